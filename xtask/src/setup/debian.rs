//! A compiler for wasm from Debian's packages, for machines that cannot reach rustup's server. Debian has a compiler
//! and the source of its standard library, which is built once; both are linked as a rustup toolchain.
use super::compiler::{TARGET, Wasm, has_std, host};
use crate::progress::{self, Step};
use crate::project;
use crate::run::{cmd, read, show, which};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

/// The toolchain's name for rustup.
pub const WASM: Wasm = Wasm::Toolchain("debian-wasm");

const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";
const LIBRARY: &str = "/usr/lib/rustlib";

/// Whether rustup knows the toolchain, and its standard library and linker belong to its compiler.
pub fn ready() -> bool {
    Path::new(RUSTC).is_file() && has_std(WASM) && built() && linker().is_ok_and(|file| file.is_file())
}

/// Whether the library was built by the compiler that is installed now.
fn built() -> bool {
    std::fs::read_to_string(stamp()).is_ok_and(|built| version().is_ok_and(|now| now == built))
}

/// The file that records which compiler has built the library, which an upgrade of the package makes useless.
fn stamp() -> PathBuf {
    Path::new(LIBRARY).join(TARGET).join("built-by")
}

fn version() -> Result<String> {
    read(cmd(RUSTC).arg("-vV"))
}

/// The oldest version of Rust that compiles the project, such as `1.95`.
const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");

/// Whether a compiler with this version line, such as `rustc 1.96.0 (…)`, compiles the project.
fn new_enough(version: &str) -> bool {
    let numbers = |text: &str| -> Option<(u32, u32)> {
        let (major, rest) = text.split_once('.')?;
        Some((major.parse().ok()?, rest.split('.').next()?.parse().ok()?))
    };
    version.split_whitespace().nth(1).and_then(numbers) >= numbers(OLDEST)
}

/// Whether this is Debian, or a system like it, and packages can be installed without a password.
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

/// Runs a command as root. Only called after [`possible`] has found that this needs no password.
fn as_root(program: &str, arguments: &[&str]) -> Result<()> {
    let mut command = cmd(if is_root() { program } else { "sudo" });
    if !is_root() {
        command.args(["-n", program]);
    }
    read(command.args(arguments)).map(drop)
}

/// Installs or upgrades packages, after refreshing the package lists, which may name outdated versions.
pub fn packages(names: &[&str], takes: &str) -> Result<()> {
    let _step = Step::begin(&format!("Debian packages {}", names.join(", ")), takes);
    // A package source that does not answer, such as one added by the user, is no reason to stop.
    let _ = as_root("apt-get", &["update", "-q"]);
    let patient = "DPkg::Lock::Timeout=300";
    let install = ["DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "-q", "-o", patient];
    let install = [install.as_slice(), &["--no-install-recommends"]].concat();
    as_root("env", &[install.as_slice(), names].concat())
}

/// Installs the compiler, builds the library, links both.
pub fn install() -> Result<()> {
    let source = Path::new(LIBRARY).join("src/rust/library/std/Cargo.toml");
    let there = || source.is_file() && [RUSTC, CARGO].iter().all(|file| Path::new(file).is_file());
    if !there() || !new_enough(&version()?) {
        packages(&["rustc-web", "cargo-web", "rust-web-src"], "30 s")?;
    }
    let version = version()?;
    if !new_enough(&version) {
        let found = version.lines().next().unwrap_or_default();
        bail!("Debian's package rustc-web gives {found}, and Rust {OLDEST} or newer is needed");
    }
    link()?;
    if !built() {
        library(&version)?;
    }
    show(cmd("rustup").args(["-q", "toolchain", "link", "debian-wasm", "/usr"]))?;
    if !ready() {
        bail!("the wasm toolchain made from Debian's compiler does not work");
    }
    Ok(())
}

/// Builds the library and puts it beside that of the compiler.
fn library(version: &str) -> Result<()> {
    let folder = project::tools().join("wasm-std");
    let built = build(&folder)?;
    let library = Path::new(LIBRARY).join(TARGET).join("lib");
    let library = library.to_str().context("path of the library")?;
    as_root("rm", &["-rf", library])?;
    as_root("mkdir", &["-p", library])?;
    let files: Vec<&str> = built.iter().map(String::as_str).chain([library]).collect();
    as_root("cp", &files)?;
    std::fs::write(folder.join("built-by"), version)?;
    as_root("cp", &[&folder.join("built-by").to_string_lossy(), &stamp().to_string_lossy()])?;
    Ok(std::fs::remove_dir_all(&folder)?)
}

/// Where Debian's compiler looks for its linker.
fn linker() -> Result<PathBuf> {
    Ok(Path::new(LIBRARY).join(host()?).join("bin/rust-lld"))
}

/// Links rustup's linker for Debian's compiler. It must be a link: a copy would not find its own libraries.
fn link() -> Result<()> {
    let ours = linker()?;
    if ours.is_file() {
        return Ok(());
    }
    let sysroot = read(cmd("rustc").args(["--print", "sysroot"]))?;
    let theirs = Path::new(sysroot.trim()).join("lib/rustlib").join(host()?).join("bin/rust-lld");
    if !theirs.is_file() {
        bail!("rustup's Rust has no rust-lld at {}", theirs.display());
    }
    let folder = ours.parent().unwrap_or(&ours).to_string_lossy();
    as_root("mkdir", &["-p", &folder])?;
    as_root("ln", &["-sfn", &theirs.to_string_lossy(), &ours.to_string_lossy()])
}

/// Builds the library by way of an empty crate and returns its files.
fn build(folder: &Path) -> Result<Vec<String>> {
    std::fs::create_dir_all(folder.join("src"))?;
    let manifest = "[package]\nname = \"empty\"\nversion = \"0.0.0\"\nedition = \"2021\"\n\n[workspace]\n";
    std::fs::write(folder.join("Cargo.toml"), manifest)?;
    std::fs::write(folder.join("src/lib.rs"), "")?;
    let target = folder.join("target");
    let mut cargo = cmd(CARGO);
    cargo.args(["build", "--release", "--target", TARGET]);
    // `test` is for the browser tests; bitcode is what link-time optimisation reads.
    cargo.args(["-Z", "build-std=std,panic_abort,panic_unwind,proc_macro,test"]);
    cargo.current_dir(folder).env("RUSTC", RUSTC).env("RUSTC_BOOTSTRAP", "1");
    cargo.env("RUSTFLAGS", "-Cembed-bitcode=yes").env("CARGO_TARGET_DIR", &target);
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?).env_remove("RUSTUP_TOOLCHAIN");
    progress::run(
        &mut cargo,
        "building the standard library for wasm, once, into /usr/lib/rustlib",
        "1 min",
    )?;
    let mut files = Vec::new();
    for file in std::fs::read_dir(target.join(TARGET).join("release/deps"))? {
        let file = file?.path().to_string_lossy().into_owned();
        if file.ends_with(".rlib") && !file.contains("libempty-") {
            files.push(file);
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::new_enough;

    #[test]
    fn tells_old_compilers() {
        assert!(new_enough(
            "rustc 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)\nbinary: rustc"
        ));
        assert!(new_enough("rustc 1.95.0"));
        assert!(new_enough("rustc 2.1.0-nightly (abc)"));
        assert!(!new_enough("rustc 1.85.0 (4d91de4e4 2025-02-17)"));
        assert!(!new_enough("rustc"));
    }
}
