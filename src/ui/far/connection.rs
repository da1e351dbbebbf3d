//! The connection to a table, or to the guests of one: the network, what rings when it has news, and the time in which that is.

use std::rc::Rc;

use crate::alarm::Alarm;
use crate::pulse::Pulse;
use crate::remote::network::Net;

/// A network that is open.
pub struct Connection {
    /// The network.
    pub net: Box<dyn Net>,
    /// Rings when the network has something.
    pub alarm: Alarm,
    /// The time.
    pub pulse: Rc<dyn Pulse>,
}
