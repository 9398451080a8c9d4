//! `cargo xtask serve`: a small static server for the site.
use crate::{dist, project, run};
use anyhow::{Context, Result, bail};
use lexopt::prelude::*;
use std::fs::File;
use std::net::TcpListener;
use std::path::Path;
use std::sync::Arc;
use tiny_http::{Header, Request, Response, Server};

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
    // Asked before the build, so that a taken port is known at once.
    let listener = listen(&options)?;
    let port = listener.local_addr()?.port();
    if options.dev {
        drop(listener);
        return dist::watch(&options.host, port, options.open);
    }
    dist::ensure()?;
    let server =
        Server::from_listener(listener, None).map_err(|error| anyhow::anyhow!("serving: {error}"))?;
    let name = if options.host == HOST { "localhost" } else { &options.host };
    let address = format!("http://{name}:{port}/");
    println!("Nimscope is at {address} (Ctrl C stops it)");
    if options.open {
        open(&address);
    }
    let server = Arc::new(server);
    for _ in 1..4 {
        let server = Arc::clone(&server);
        std::thread::spawn(move || server.incoming_requests().for_each(answer));
    }
    server.incoming_requests().for_each(answer);
    Ok(())
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

/// Takes the port asked for, or else the first free one from 8080.
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

fn answer(request: Request) {
    let path = request.url().split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let inside =
        path.split('/').all(|part| !part.is_empty() && part != ".." && !part.contains(['\\', ':', '%']));
    let file = if inside { File::open(project::dist().join(path)).ok() } else { None };
    // A browser that went away is no concern of the others.
    let _ = match file.filter(|file| file.metadata().is_ok_and(|found| found.is_file())) {
        Some(file) => {
            let caching = if hashed(path) { "max-age=31536000, immutable" } else { "no-cache" };
            let response = Response::from_file(file);
            let response = response.with_header(header("Content-Type", media(path)));
            request.respond(response.with_header(header("Cache-Control", caching)))
        }
        None => request.respond(Response::from_string("There is no such file.").with_status_code(404)),
    };
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("header names and values here are plain ASCII")
}

/// Whether a hash of the content stands in the name.
fn hashed(path: &str) -> bool {
    let stem = Path::new(path).file_stem().unwrap_or_default().to_string_lossy();
    let stem = ["_bg", "_parts"].into_iter().find_map(|end| stem.strip_suffix(end)).unwrap_or(&stem);
    stem.rsplit_once('-')
        .is_some_and(|(_, hash)| hash.len() >= 8 && hash.chars().all(|c| c.is_ascii_hexdigit()))
}

fn media(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "ts" => "text/plain; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

fn open(address: &str) {
    let programs = [("macos", "open"), ("windows", "explorer")];
    let known = programs.iter().find(|(system, _)| *system == std::env::consts::OS);
    let program = known.map_or("xdg-open", |(_, program)| program);
    if run::cmd(program).arg(address).spawn().is_err() {
        println!("No browser could be opened: {program} is missing");
    }
}
