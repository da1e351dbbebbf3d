//! The connection to a table, or from a table to its guests: the network, its alarm, and the clock.

use std::rc::Rc;

use crate::alarm::Alarm;
use crate::pulse::Pulse;
use crate::remote::network::Net;

/// An open network with its alarm and clock.
pub struct Connection {
    /// The network.
    pub net: Box<dyn Net>,
    /// The alarm that rings when the network has news.
    pub alarm: Alarm,
    /// The clock.
    pub pulse: Rc<dyn Pulse>,
}
