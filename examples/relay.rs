//! A relay on this machine, through which the tests of the page let programs and pages meet. Its first line is its URL;
//! it runs until its input ends.

use std::error::Error;
use std::io;
use std::net::SocketAddr;

use iroh_relay::server::{RelayConfig, Server, ServerConfig};

fn main() -> Result<(), Box<dyn Error>> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let mut config = ServerConfig::default();
    config.relay = Some(RelayConfig::new(SocketAddr::from(([127, 0, 0, 1], 0))));
    let server = runtime.block_on(Server::spawn(config))?;
    println!("http://{}", server.http_addr().ok_or("no address")?);
    io::copy(&mut io::stdin(), &mut io::sink())?;
    Ok(())
}
