//! Whether the servers answer by which programs find each other.

use std::time::Duration;

use iroh::Endpoint;
use tokio::time::timeout;

/// How long they may take before it is told that they do not answer.
const PATIENCE: Duration = Duration::from_secs(8);

/// Tells once that no server answers, and once that one does again.
pub(super) async fn watch(endpoint: Endpoint, tell: impl Fn(bool)) {
    if timeout(PATIENCE, endpoint.online()).await.is_err() {
        tell(false);
        endpoint.online().await;
        tell(true);
    }
}
