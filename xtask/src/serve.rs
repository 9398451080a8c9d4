//! `cargo xtask serve`: a small static server for the site.
use crate::{dist, project, run};
use anyhow::{Context, Result, bail};
use axum::{
    Router,
    extract::Request,
    http::{HeaderValue, header},
    middleware::{Next, from_fn},
    response::Response,
};
use lexopt::prelude::*;
use std::net::TcpListener;
use std::path::Path;
use tower_http::services::ServeDir;

const HOST: &str = "127.0.0.1";
const PORT: u16 = 8080;

struct Options {
    host: String,
    port: Option<u16>,
    open: bool,
    dev: bool,
}

pub fn run(args: lexopt::Parser) -> Result<()> {
    let options = options(args)?;
    // Bound before the build, so that a port in use is reported at once.
    let listener = listen(&options)?;
    let port = listener.local_addr()?.port();
    if options.dev {
        drop(listener);
        return dist::watch(&options.host, port, options.open);
    }
    dist::ensure()?;
    let name = if options.host == HOST { "localhost" } else { &options.host };
    let address = format!("http://{name}:{port}/");
    println!("Nimscope is at {address} (Ctrl C stops it)");
    if options.open {
        open(&address);
    }
    serve_folder(listener, &project::dist())
}

/// Answers requests for the files of a folder, on all connections at the same time.
fn serve_folder(listener: TcpListener, folder: &Path) -> Result<()> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(serve(listener, folder))
}

async fn serve(listener: TcpListener, folder: &Path) -> Result<()> {
    listener.set_nonblocking(true)?;
    let files = ServeDir::new(folder);
    let site = Router::new().fallback_service(files).layer(from_fn(described));
    Ok(axum::serve(tokio::net::TcpListener::from_std(listener)?, site).await?)
}

fn options(mut args: lexopt::Parser) -> Result<Options> {
    let mut options = Options { host: HOST.into(), port: None, open: false, dev: false };
    while let Some(argument) = args.next()? {
        match argument {
            Long("port") => {
                options.port = Some(args.value()?.parse().context("--port takes a number up to 65535")?)
            }
            Long("host") => options.host = args.value()?.string()?,
            Long("open") => options.open = true,
            Long("dev") => options.dev = true,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(options)
}

/// Listens on the requested port, or else on the first free one from 8080 on.
fn listen(options: &Options) -> Result<TcpListener> {
    if let Some(port) = options.port {
        return TcpListener::bind((options.host.as_str(), port))
            .with_context(|| format!("port {port} cannot be used; choose another with --port"));
    }
    for port in PORT..PORT + 20 {
        if let Ok(listener) = TcpListener::bind((options.host.as_str(), port)) {
            if port != PORT {
                println!("Port {PORT} is taken: using {port}");
            }
            return Ok(listener);
        }
    }
    bail!("ports {PORT} to {} are taken on {}; choose another with --port", PORT + 19, options.host)
}

/// Adds a header to each answer that says how long it may be cached. A missing file may exist after the next build.
async fn described(request: Request, next: Next) -> Response {
    let (hashed, declares) = (hashed(request.uri().path()), request.uri().path().ends_with(".d.ts"));
    let mut response = next.run(request).await;
    let found = !response.status().is_client_error();
    let caching = if hashed && found { "max-age=31536000, immutable" } else { "no-cache" };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    // By their ending, type declarations would be served as a film format.
    if declares && found {
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    }
    response
}

/// Whether the name contains a hash of the content.
fn hashed(path: &str) -> bool {
    let stem = Path::new(path).file_stem().unwrap_or_default().to_string_lossy();
    let stem = ["_bg", "_parts"].into_iter().find_map(|end| stem.strip_suffix(end)).unwrap_or(&stem);
    stem.rsplit_once('-')
        .is_some_and(|(_, hash)| hash.len() >= 8 && hash.chars().all(|c| c.is_ascii_hexdigit()))
}

fn open(address: &str) {
    let programs = [("macos", "open"), ("windows", "explorer")];
    let known = programs.iter().find(|(system, _)| *system == std::env::consts::OS);
    let program = known.map_or("xdg-open", |(_, program)| program);
    if run::cmd(program).arg(address).spawn().is_err() {
        println!("No browser could be opened: {program} is missing");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::TcpStream;
    use std::time::Duration;

    /// Requests a file on a connection that stays open.
    fn ask(stream: &mut TcpStream, path: &str) {
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("the server listens");
    }

    /// Reads an answer up to and including `end`.
    fn heard(stream: &mut TcpStream, end: &str) -> String {
        let mut heard = Vec::new();
        while !String::from_utf8_lossy(&heard).contains(end) {
            let mut byte = [0];
            stream.read_exact(&mut byte).expect("the server answers");
            heard.push(byte[0]);
        }
        String::from_utf8_lossy(&heard).to_lowercase()
    }

    #[test]
    fn answers_all_connections_beside_each_other() {
        let folder = std::env::temp_dir().join(format!("nimscope-serve-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("index.html"), "<p>the start</p>").unwrap();
        std::fs::write(folder.join("nimscope-0123456789abcdef.js"), "/* the end */").unwrap();
        std::fs::write(folder.join("nimscope.d.ts"), "/* the end */").unwrap();
        let listener = TcpListener::bind((HOST, 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let served = folder.clone();
        std::thread::spawn(move || serve_folder(listener, &served));
        // Browsers keep six or more connections open, and no request may wait for another connection to close.
        let mut open: Vec<_> = (0..64).map(|_| TcpStream::connect(address).unwrap()).collect();
        for stream in &mut open {
            stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
            ask(stream, "/");
        }
        for stream in &mut open {
            let said = heard(stream, "</p>");
            assert!(
                said.contains("content-type: text/html") && said.contains("cache-control: no-cache"),
                "{said}"
            );
        }
        let stream = &mut open[0];
        ask(stream, "/nimscope-0123456789abcdef.js");
        let said = heard(stream, "*/");
        assert!(said.contains("content-type: text/javascript") && said.contains("immutable"), "{said}");
        ask(stream, "/nimscope.d.ts");
        assert!(heard(stream, "*/").contains("content-type: text/plain"));
        for path in ["/../Cargo.toml", "/%2e%2e/Cargo.toml", "/no-such-file", "/gone-0123456789abcdef.js"] {
            ask(stream, path);
            let said = heard(stream, "\r\n\r\n");
            assert!(said.starts_with("http/1.1 404") && !said.contains("immutable"), "{path}: {said}");
        }
        std::fs::remove_dir_all(folder).unwrap();
    }
}
