//! Whether the servers through which programs find each other respond.

use std::time::Duration;

use iroh::Endpoint;
use n0_future::time::timeout;

/// The time without a response after which the servers are reported unreachable.
const PATIENCE: Duration = Duration::from_secs(8);

/// Reports once if no server responds, and once when one responds again.
pub(super) async fn watch(endpoint: Endpoint, tell: impl Fn(bool)) {
    if timeout(PATIENCE, endpoint.online()).await.is_err() {
        tell(false);
        endpoint.online().await;
        tell(true);
    }
}
