//! Serves the page, the program in a browser, from a folder of this machine to this machine only.

use std::convert::Infallible;
use std::ffi::OsStr;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpListener;
use tokio::runtime::Builder;

use crate::text::message::Message;
use crate::ui::desk::{Desk, Trouble};

/// The port of the page: always the same, because a browser stores games by address.
const PORT: u16 = 7_626;

/// The resources that the page may load, as in the page itself; workers only get this policy from headers.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; \
     style-src 'self'; img-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The script of the worker that connects to other players, through any servers that they choose.
const NET: &str = "net.js";

/// The resources that it may load.
const NET_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src https: wss: http: ws:";

/// Serves the page from this folder or from its usual place, says the address, and opens a browser. Runs until the
/// program is ended.
///
/// # Errors
/// When there is no page, or the port is taken.
pub fn serve_page(desk: &mut Desk, folder: Option<&str>) -> Result<Infallible, Trouble> {
    let folder = match folder {
        Some(folder) => PathBuf::from(folder),
        None => places().into_iter().find(|place| is_page(place)).ok_or_else(|| Message::new("page-nowhere"))?,
    };
    if !is_page(&folder) {
        return Err(Message::new("page-not-there").text("file", folder.display()));
    }
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, PORT));
    let told = |url: &str| {
        desk.console.say(&Message::new("page-served").text("address", url));
        desk.console.finish();
        // Without a browser here, the address can still be typed into another one.
        let _ = open::that_detached(url);
    };
    serve(&folder, address, told).map_err(|_| Message::new("page-port").count("port", PORT))
}

/// Where the page may be: beside the program, where packages install it, or where it is built.
fn places() -> Vec<PathBuf> {
    let program = std::env::current_exe().unwrap_or_default();
    let beside = program.parent().map(Path::to_path_buf).unwrap_or_default();
    vec![beside.join("page"), beside.join("../share/snuffel/page"), PathBuf::from("target/page")]
}

/// Whether this folder contains the page.
fn is_page(folder: &Path) -> bool {
    folder.join("index.html").is_file() && folder.join("snuffel_bg.wasm").is_file()
}

/// Serves the files of a folder at an address, and calls `told` with the URL once it does.
///
/// # Errors
/// When the address is taken.
pub fn serve(folder: &Path, address: SocketAddr, told: impl FnOnce(&str)) -> io::Result<Infallible> {
    let runtime = Builder::new_current_thread().enable_io().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(address).await?;
        told(&format!("http://{}/", listener.local_addr()?));
        let (folder, host) = (Arc::<Path>::from(folder), Arc::<str>::from(listener.local_addr()?.to_string()));
        loop {
            let (stream, _) = listener.accept().await?;
            let (folder, host) = (Arc::clone(&folder), Arc::clone(&host));
            let service = service_fn(move |request| {
                let answer = answer(&folder, &host, &request);
                async move { Ok::<_, Infallible>(answer) }
            });
            // An error here is only a connection that the browser has closed.
            tokio::spawn(async move { http1::Builder::new().serve_connection(TokioIo::new(stream), service).await });
        }
    })
}

/// The response to a request: a file directly in the folder. A request with any other host name was sent by another
/// site's page, and is refused.
fn answer<B>(folder: &Path, host: &str, request: &Request<B>) -> Response<Full<Bytes>> {
    let is_asked_here = request.headers().get("host").is_some_and(|asked| asked.as_bytes() == host.as_bytes());
    if request.method() != Method::GET || !is_asked_here {
        return refused(StatusCode::FORBIDDEN);
    }
    let name = match request.uri().path().trim_start_matches('/') {
        "" => "index.html",
        name => name,
    };
    let is_plain =
        name.chars().all(|sign| sign.is_ascii_alphanumeric() || "._-".contains(sign)) && !name.starts_with('.');
    match is_plain.then(|| std::fs::read(folder.join(name))) {
        Some(Ok(bytes)) => file(name, bytes),
        Some(Err(_)) | None => refused(StatusCode::NOT_FOUND),
    }
}

fn file(name: &str, bytes: Vec<u8>) -> Response<Full<Bytes>> {
    let answer = Response::builder()
        .header(CONTENT_TYPE, kind(name))
        .header(CONTENT_SECURITY_POLICY, if name == NET { NET_POLICY } else { POLICY })
        .header(X_CONTENT_TYPE_OPTIONS, "nosniff")
        .body(Full::from(bytes));
    answer.unwrap_or_else(|_| refused(StatusCode::INTERNAL_SERVER_ERROR))
}

/// The content type of a file.
fn kind(name: &str) -> &'static str {
    match Path::new(name).extension().and_then(OsStr::to_str) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css",
        Some("js") => "text/javascript",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn refused(status: StatusCode) -> Response<Full<Bytes>> {
    let mut answer = Response::new(Full::default());
    *answer.status_mut() = status;
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(method: &str, path: &str, host: &str) -> (u16, String) {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("index.html"), "page").unwrap();
        std::fs::write(folder.path().join("net.js"), "net").unwrap();
        std::fs::create_dir(folder.path().join("inner")).unwrap();
        std::fs::write(folder.path().join("inner/secret.txt"), "secret").unwrap();
        std::fs::write(folder.path().join(".hidden"), "hidden").unwrap();
        let request = Request::builder().method(method).uri(path).header("host", host).body(()).unwrap();
        let answer = answer(folder.path(), "127.0.0.1:7626", &request);
        let policy = answer.headers().get(CONTENT_SECURITY_POLICY).map(|policy| policy.to_str().unwrap().to_owned());
        (answer.status().as_u16(), policy.unwrap_or_default())
    }

    #[test]
    fn the_files_of_the_folder_are_given_with_their_policy_and_nothing_else() {
        for path in ["/", "/index.html", "/?seed=5"] {
            assert_eq!(asked("GET", path, "127.0.0.1:7626"), (200, POLICY.to_owned()), "{path}");
        }
        assert_eq!(asked("GET", "/net.js", "127.0.0.1:7626"), (200, NET_POLICY.to_owned()));
        for path in ["/inner/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/.hidden", "/nothing", "/inner"] {
            assert_eq!(asked("GET", path, "127.0.0.1:7626").0, 404, "{path}");
        }
        assert_eq!(asked("POST", "/", "127.0.0.1:7626").0, 403);
    }

    #[test]
    fn who_comes_by_another_name_is_refused() {
        assert_eq!(asked("GET", "/", "evil.example:7626").0, 403);
    }
}
