//! trunk, wasm-bindgen, wasm-opt, node and the npm packages.
use super::cargo_tool::{Tool, cargo_tool, version};
use super::compiler::host;
use super::debian;
use crate::progress::{self, say};
use crate::project::{self, locked};
use crate::run::{cmd, which};
use anyhow::{Context, Result, bail};

/// The last version that Rust 1.95 compiles.
const TRUNK: &str = "0.21.14";
/// The first version of wasm-opt that supports all features which rustc uses now.
const WASM_OPT: u32 = 119;
const NODE: u32 = 18;

/// The first number in a text.
fn number(text: &str) -> Option<u32> {
    text.split(|letter: char| !letter.is_ascii_digit()).find(|part| !part.is_empty())?.parse().ok()
}

/// The bundler.
pub fn trunk() -> Result<()> {
    let (host, ending) = (host()?, if cfg!(windows) { "zip" } else { "tar.gz" });
    let address =
        format!("https://github.com/trunk-rs/trunk/releases/download/v{TRUNK}/trunk-{host}.{ending}");
    cargo_tool(&Tool {
        program: "trunk",
        package: "trunk",
        version: TRUNK,
        release: Some(address),
        others: &[],
        busy: &[],
        // Without TLS, since trunk need not download any tool here.
        options: &["--locked", "--no-default-features"],
        takes: "4 min",
    })
}

/// wasm-bindgen, which generates the JavaScript side of the module and must have the same version as the crate, and the
/// program that runs browser tests, which comes with it.
pub fn wasm_bindgen() -> Result<()> {
    let version = &locked("wasm-bindgen")?;
    let host = host()?.replace("x86_64-unknown-linux-gnu", "x86_64-unknown-linux-musl");
    let address = format!(
        "https://github.com/wasm-bindgen/wasm-bindgen/releases/download/{version}/wasm-bindgen-{version}-{host}.tar.gz"
    );
    cargo_tool(&Tool {
        program: "wasm-bindgen",
        package: "wasm-bindgen-cli",
        version,
        release: Some(address),
        others: &["wasm-bindgen-test-runner"],
        busy: &["wasm-bindgen-cli-support", "walrus", "wasmparser", "wasm-encoder", "gimli"],
        // Without TLS, since the driver is there. Not --locked: the lock file may name crates newer than a mirror of
        // the registry has.
        options: &["--no-default-features"],
        takes: "2 min",
    })
}

/// The optimiser of the module and the minifier of its JavaScript side. Returns whether they are there; the site works
/// without them.
pub fn wasm_opt() -> Result<bool> {
    let fits = || {
        let optimiser = version("wasm-opt").and_then(|text| number(&text));
        optimiser.is_some_and(|found| found >= WASM_OPT)
            && project::root().join("node_modules/terser/package.json").is_file()
    };
    if fits() {
        return Ok(true);
    }
    if node().is_ok() && npm_packages().is_ok() && fits() {
        return Ok(true);
    }
    say("no wasm-opt 119 or newer and no Node.js to run it: the module will be larger than it could be");
    Ok(false)
}

/// Node.js with npm, for wasm-opt and the end-to-end tests.
pub fn node() -> Result<()> {
    let fits = || version("node").and_then(|text| number(&text)).is_some_and(|found| found >= NODE);
    if fits() && which("npm").is_some() {
        return Ok(());
    }
    if debian::possible() {
        debian::packages(&["nodejs", "npm"], "1 min")?;
    }
    if fits() && which("npm").is_some() {
        return Ok(());
    }
    bail!("Node.js {NODE} or newer with npm is needed: https://nodejs.org")
}

/// Installs the packages of package-lock.json.
pub fn npm_packages() -> Result<()> {
    let lock =
        std::fs::read(project::root().join("package-lock.json")).context("reading package-lock.json")?;
    let stamp = project::root().join("node_modules/.installed");
    if std::fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let mut npm = cmd("npm");
    npm.args(["ci", "--no-audit", "--no-fund", "--ignore-scripts"]);
    progress::run(&mut npm, "the npm packages of package-lock.json into node_modules", "20 s")?;
    Ok(std::fs::write(stamp, lock)?)
}
