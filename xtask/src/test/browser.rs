//! The stages that run in headless Chromium.
use super::again;
use super::count::{Count, counted};
use crate::run::cmd;
use crate::setup::{self, Browser};
use crate::{dist, project};
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

/// Without these flags Chromium contacts its servers, which fails noisily without a network. `--no-sandbox` is needed
/// to run as root; the browser only ever opens the project's own pages.
pub const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
];

/// `tests/browser.rs` through wasm-bindgen's test runner, which reads webdriver.json where it is started.
pub fn components(browser: &Browser) -> Result<Count> {
    if !project::root().join("tests/browser.rs").is_file() {
        println!("there is no tests/browser.rs");
        return Ok(Count::default());
    }
    let flags: Vec<String> = FLAGS.iter().map(|flag| format!("{flag:?}")).collect();
    let binary = format!("{:?}", browser.chromium.to_string_lossy());
    let options =
        format!("{{\"goog:chromeOptions\":{{\"binary\":{binary},\"args\":[{}]}}}}\n", flags.join(","));
    std::fs::write(project::root().join("webdriver.json"), options)?;
    let mut cargo = cmd("cargo");
    cargo.args(["test", "--target", "wasm32-unknown-unknown", "--test", "browser"]);
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner");
    cargo.env("CHROMEDRIVER", &browser.driver).env("WASM_BINDGEN_TEST_TIMEOUT", "120");
    let build = setup::for_build()?;
    counted(build.wasm.apply(&mut cargo))
}

/// `tests/api/*.test.mjs`: the JavaScript API of the built site, in node and in a page.
pub fn api(browser: &Browser) -> Result<Count> {
    scripts("tests/api", browser)
}

/// `tests/e2e/*.test.mjs`: the built site as people use it.
pub fn end_to_end(browser: &Browser) -> Result<Count> {
    scripts("tests/e2e", browser)
}

/// `tests/e2e/sizes.test.mjs` alone: what a first visit of each page transfers.
pub fn sizes(browser: &Browser) -> Result<Count> {
    dist::ensure()?;
    run(vec!["tests/e2e/sizes.test.mjs".into()], browser)
}

/// Runs the tests of a folder with node's test runner. The files are listed one by one, since versions of node differ
/// in how they read a folder.
fn scripts(folder: &str, browser: &Browser) -> Result<Count> {
    dist::ensure()?;
    let names = dist::files(&project::root().join(folder))?.into_iter();
    let mut files: Vec<String> =
        names.filter(|name| name.ends_with(".test.mjs")).map(|name| format!("{folder}/{name}")).collect();
    // The longest file first: the others run beside it.
    files.sort_by_key(|name| !name.ends_with("/screens.test.mjs"));
    if files.is_empty() {
        println!("there are no tests in {folder}");
        return Ok(Count::default());
    }
    run(files, browser)
}

fn run(files: Vec<String>, browser: &Browser) -> Result<Count> {
    // Test files sometimes wait for their page, so one file more than there are cores keeps all cores busy.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let beside = again::beside(cores + 1);
    let server = Server::start(browser)?;
    let node = || {
        let mut node = cmd("node");
        node.args(["--test", "--test-reporter=spec"]).args(&beside);
        node.env("NIMSCOPE_BROWSER", &server.address).env("NIMSCOPE_DIST", project::dist());
        node
    };
    again::tried(node, &files)
}

/// A browser that all test files share. Ends when this is dropped.
struct Server {
    node: Child,
    address: String,
}

impl Server {
    fn start(browser: &Browser) -> Result<Self> {
        let mut node = cmd("node");
        node.arg("tests/e2e/browser.mjs").stdin(Stdio::piped()).stdout(Stdio::piped());
        node.env("NIMSCOPE_CHROMIUM", &browser.shell).env("NIMSCOPE_CHROMIUM_FLAGS", FLAGS.join(" "));
        let mut node = node.spawn().context("starting the browser")?;
        let mut address = String::new();
        if let Some(output) = node.stdout.take() {
            BufReader::new(output).read_line(&mut address)?;
        }
        let server = Self { node, address: address.trim().to_owned() };
        if server.address.is_empty() {
            bail!("the browser did not start");
        }
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.node.stdin.take());
        let _ = self.node.wait();
    }
}
