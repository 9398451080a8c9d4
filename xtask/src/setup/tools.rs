//! trunk, wasm-bindgen, wasm-opt, node and the npm packages.
use super::{debian, download, say};
use crate::project::{self, locked};
use crate::run::{cmd, read, show, which};
use anyhow::{Context, Result, bail};

/// The last that Rust 1.88 compiles.
const TRUNK: &str = "0.21.14";
/// The first wasm-opt that knows all that rustc emits now.
const WASM_OPT: u32 = 119;
const NODE: u32 = 18;

/// What `program --version` says, if the program is there.
fn version(program: &str) -> Option<String> {
    which(program)?;
    read(cmd(program).arg("--version")).ok()
}

/// The first number in a text.
fn number(text: &str) -> Option<u32> {
    text.split(|letter: char| !letter.is_ascii_digit()).find(|part| !part.is_empty())?.parse().ok()
}

/// Whether a program of exactly this version is there.
fn is_at(program: &str, wanted: &str) -> bool {
    version(program).is_some_and(|text| text.split_whitespace().any(|word| word == wanted))
}

/// The host as release files name it.
fn host() -> Result<String> {
    Ok(read(cmd("rustc").args(["--print", "host-tuple"]))?.trim().to_owned())
}

/// The bundler.
pub fn trunk() -> Result<()> {
    if is_at("trunk", TRUNK) {
        return Ok(());
    }
    let (host, ending) = (host()?, if cfg!(windows) { "zip" } else { "tar.gz" });
    let address =
        format!("https://github.com/trunk-rs/trunk/releases/download/v{TRUNK}/trunk-{host}.{ending}");
    say(&format!("trunk {TRUNK} into .tools"), "a few seconds, or 3 min where it must be compiled");
    if download::release(&address, &["trunk"]).is_ok() && is_at("trunk", TRUNK) {
        return Ok(());
    }
    // Without TLS, since every tool that trunk would download is there; not optimised, since it hardly computes.
    install("trunk", TRUNK, "0", &["--locked", "--no-default-features"])
}

/// The generator of the module's JavaScript side, which must be of the version that the crate is built with.
pub fn wasm_bindgen() -> Result<()> {
    let wanted = locked("wasm-bindgen")?;
    if is_at("wasm-bindgen", &wanted) { Ok(()) } else { bindgen(&wanted) }
}

/// The program that runs browser tests, which comes with wasm-bindgen.
pub fn test_runner() -> Result<()> {
    let wanted = locked("wasm-bindgen")?;
    if is_at("wasm-bindgen-test-runner", &wanted) { Ok(()) } else { bindgen(&wanted) }
}

fn bindgen(wanted: &str) -> Result<()> {
    let host = host()?.replace("x86_64-unknown-linux-gnu", "x86_64-unknown-linux-musl");
    let address = format!(
        "https://github.com/wasm-bindgen/wasm-bindgen/releases/download/{wanted}/wasm-bindgen-{wanted}-{host}.tar.gz"
    );
    say(&format!("wasm-bindgen {wanted} into .tools"), "a few seconds, or 2 min where it must be compiled");
    let programs = ["wasm-bindgen", "wasm-bindgen-test-runner"];
    if download::release(&address, &programs).is_ok() && is_at("wasm-bindgen", wanted) {
        return Ok(());
    }
    // Not --locked: its lock file can name crates newer than a registry's mirror shows.
    install("wasm-bindgen-cli", wanted, "1", &[])
}

/// Compiles a tool from crates.io, for a quick build rather than quick code.
fn install(name: &str, wanted: &str, level: &str, options: &[&str]) -> Result<()> {
    println!("  compiling {name}");
    let mut cargo = cmd("cargo");
    cargo.args(["install", "--quiet", "--force", name, "--version", wanted]).args(options);
    cargo.arg("--root").arg(project::tools()).env("CARGO_TARGET_DIR", project::tools().join("build"));
    cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", level).env("CARGO_PROFILE_RELEASE_LTO", "off");
    cargo.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16").env("CARGO_PROFILE_RELEASE_DEBUG", "0");
    show(&mut cargo)?;
    std::fs::remove_dir_all(project::tools().join("build")).context("clearing .tools/build")
}

/// The optimiser of the module and the shortener of its JavaScript side. Says whether they are there: the site can do
/// without.
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
    println!(
        "Set-up: no wasm-opt 119 or newer and no Node.js to run it: the module will be larger than it could be"
    );
    Ok(false)
}

/// Node.js with npm, for wasm-opt and the end-to-end tests.
pub fn node() -> Result<()> {
    let fits = || version("node").and_then(|text| number(&text)).is_some_and(|found| found >= NODE);
    if fits() && which("npm").is_some() {
        return Ok(());
    }
    if debian::possible() {
        say("Debian packages nodejs and npm", "1 min");
        debian::packages(&["nodejs", "npm"])?;
    }
    if fits() && which("npm").is_some() {
        return Ok(());
    }
    bail!("Node.js {NODE} or newer with npm is needed: https://nodejs.org")
}

/// The packages of package-lock.json.
pub fn npm_packages() -> Result<()> {
    let lock =
        std::fs::read(project::root().join("package-lock.json")).context("reading package-lock.json")?;
    let stamp = project::root().join("node_modules/.installed");
    if std::fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    say("the npm packages of package-lock.json into node_modules", "20 s");
    read(cmd("npm").args(["ci", "--no-audit", "--no-fund", "--ignore-scripts"]))?;
    Ok(std::fs::write(stamp, lock)?)
}
