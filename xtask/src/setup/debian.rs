//! A compiler for wasm from Debian's packages, where rustup's server is out of reach: Debian carries a compiler
//! and the source of its library, which is built once and linked as a rustup toolchain.
use super::compiler::{TARGET, Wasm, has_std};
use super::say;
use crate::project;
use crate::run::{cmd, read, show, which};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

/// The toolchain's name for rustup.
pub const WASM: Wasm = Wasm::Toolchain("debian-wasm");

const RUSTC: &str = "/usr/bin/rustc";
const LIBRARY: &str = "/usr/lib/rustlib";

/// Whether the toolchain is linked and its library fits its compiler.
pub fn ready() -> bool {
    Path::new(RUSTC).is_file()
        && has_std(WASM)
        && std::fs::read_to_string(stamp()).is_ok_and(|built| version().is_ok_and(|now| now == built))
}

/// Notes the compiler that the library was built by: an upgrade of the package makes it useless.
fn stamp() -> PathBuf {
    Path::new(LIBRARY).join(TARGET).join("built-by")
}

fn version() -> Result<String> {
    read(cmd(RUSTC).arg("-vV"))
}

/// Whether this is Debian and its packages can be installed without asking.
pub fn possible() -> bool {
    let release = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    let debian = release
        .lines()
        .any(|line| line == "ID=debian" || line.starts_with("ID_LIKE=") && line.contains("debian"));
    debian && which("apt-get").is_some() && (is_root() || read(cmd("sudo").args(["-n", "true"])).is_ok())
}

fn is_root() -> bool {
    read(cmd("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// Runs as root. Only called where [`possible`] said that this works without a password.
fn as_root(program: &str, arguments: &[&str]) -> Result<()> {
    let mut command = cmd(if is_root() { program } else { "sudo" });
    if !is_root() {
        command.args(["-n", program]);
    }
    read(command.args(arguments)).map(drop)
}

/// Installs packages, refreshing the list of packages only if that is needed.
pub fn packages(names: &[&str]) -> Result<()> {
    let install = [["install", "-y", "-q", "--no-install-recommends"].as_slice(), names].concat();
    let quiet = [["DEBIAN_FRONTEND=noninteractive", "apt-get"].as_slice(), &install].concat();
    if as_root("env", &quiet).is_ok() {
        return Ok(());
    }
    as_root("apt-get", &["update", "-q"])?;
    as_root("env", &quiet)
}

/// Installs the compiler, builds the library, links both.
pub fn install() -> Result<()> {
    let source = Path::new(LIBRARY).join("src/rust/library/std/Cargo.toml");
    if !(source.is_file() && Path::new(RUSTC).is_file() && Path::new("/usr/bin/cargo").is_file()) {
        say("Debian packages rustc-web, cargo-web and rust-web-src", "30 s");
        packages(&["rustc-web", "cargo-web", "rust-web-src"])?;
    }
    let linker = linker()?;
    say("building the standard library for wasm, once, into /usr/lib/rustlib", "1 min");
    let folder = project::tools().join("wasm-std");
    let built = build(&folder, &linker)?;
    let library = Path::new(LIBRARY).join(TARGET).join("lib");
    let library = library.to_str().context("path of the library")?;
    as_root("rm", &["-rf", library])?;
    as_root("mkdir", &["-p", library])?;
    for file in &built {
        as_root("cp", &[file, library])?;
    }
    std::fs::write(folder.join("built-by"), version()?)?;
    let stamp = stamp();
    as_root("cp", &[&folder.join("built-by").to_string_lossy(), &stamp.to_string_lossy()])?;
    std::fs::remove_dir_all(&folder)?;
    show(cmd("rustup").args(["-q", "toolchain", "link", "debian-wasm", "/usr"]))?;
    if !ready() {
        bail!("the wasm toolchain made from Debian's compiler does not work");
    }
    Ok(())
}

/// rustup's linker serves Debian's compiler too, as a link: a copy would not find its own libraries.
fn linker() -> Result<String> {
    let host = read(cmd("rustc").args(["--print", "host-tuple"]))?;
    let bin = format!("rustlib/{}/bin/rust-lld", host.trim());
    let sysroot = read(cmd("rustc").args(["--print", "sysroot"]))?;
    let theirs = Path::new(sysroot.trim()).join("lib").join(&bin);
    if !theirs.is_file() {
        bail!("rustup's Rust has no rust-lld at {}", theirs.display());
    }
    let ours = Path::new("/usr/lib").join(&bin);
    let theirs = theirs.to_string_lossy().into_owned();
    if !ours.is_file() {
        let folder = ours.parent().unwrap_or(&ours).to_string_lossy();
        as_root("mkdir", &["-p", &folder])?;
        as_root("ln", &["-sfn", &theirs, &ours.to_string_lossy()])?;
    }
    Ok(theirs)
}

/// Builds the library by way of an empty crate and returns its files.
fn build(folder: &Path, linker: &str) -> Result<Vec<String>> {
    std::fs::create_dir_all(folder.join("src"))?;
    let manifest = "[package]\nname = \"empty\"\nversion = \"0.0.0\"\nedition = \"2021\"\n\n[workspace]\n";
    std::fs::write(folder.join("Cargo.toml"), manifest)?;
    std::fs::write(folder.join("src/lib.rs"), "")?;
    let target = folder.join("target");
    let mut cargo = cmd("/usr/bin/cargo");
    cargo.args(["build", "--release", "--target", TARGET]);
    // `test` is for the browser tests; bitcode is what link-time optimisation reads.
    cargo.args(["-Z", "build-std=std,panic_abort,panic_unwind,proc_macro,test"]);
    cargo.current_dir(folder).env("RUSTC", RUSTC).env("RUSTC_BOOTSTRAP", "1");
    cargo.env("RUSTFLAGS", "-Cembed-bitcode=yes").env("CARGO_TARGET_DIR", &target);
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker).env_remove("RUSTUP_TOOLCHAIN");
    read(&mut cargo).context("building the standard library for wasm")?;
    let mut files = Vec::new();
    for file in std::fs::read_dir(target.join(TARGET).join("release/deps"))? {
        let file = file?.path().to_string_lossy().into_owned();
        if file.ends_with(".rlib") && !file.contains("libempty-") {
            files.push(file);
        }
    }
    Ok(files)
}
