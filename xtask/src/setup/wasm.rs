//! A standard library for wasm32-unknown-unknown.
use super::compiler::{TARGET, Wasm, has_std};
use super::debian;
use crate::progress::{Step, say};
use crate::run::{cmd, read, which};
use anyhow::{Result, bail};
use std::path::Path;

/// Finds or installs a compiler with a standard library for wasm.
pub fn ensure() -> Result<Wasm> {
    if has_std(Wasm::Default) {
        return Ok(Wasm::Default);
    }
    if debian::ready() {
        return Ok(debian::WASM);
    }
    if which("rustup").is_none() {
        bail!("this Rust has no standard library for {TARGET}: install Rust from https://rustup.rs");
    }
    let added = {
        let _step = Step::begin(&format!("adding the target {TARGET}"), "20 s");
        read(cmd("rustup").args(["target", "add", TARGET]))
    };
    match added {
        Ok(_) if has_std(Wasm::Default) => return Ok(Wasm::Default),
        Ok(_) => bail!("rustup added {TARGET}, but rustc does not find it"),
        Err(error) if !debian::possible() => return Err(error),
        Err(_) => say("rustup cannot add it: taking Debian's compiler and library source instead"),
    }
    debian::install()?;
    Ok(debian::WASM)
}

/// The first minor version of the compiler that can abort at a panic without a message, as [`Wasm::spare`] asks.
const SPARING: u32 = 92;

/// Finds or installs the source of the standard library, from which a smaller one is built. Returns whether it is
/// there; the site works without it.
pub fn source(wasm: Wasm) -> bool {
    let there = || {
        read(wasm.apply(cmd("rustc").args(["--print", "sysroot"]))).is_ok_and(|root| {
            Path::new(root.trim()).join("lib/rustlib/src/rust/library/Cargo.lock").is_file()
        })
    };
    let minor = |text: String| text.split('.').nth(1)?.parse::<u32>().ok();
    let version = read(wasm.apply(cmd("rustc").arg("--version"))).ok().and_then(minor);
    if version.is_none_or(|minor| minor < SPARING) {
        return false;
    }
    if !there() && wasm == Wasm::Default && which("rustup").is_some() {
        let _step = Step::begin("adding the source of the standard library, for a smaller module", "20 s");
        let _ = read(cmd("rustup").args(["component", "add", "rust-src"]));
    }
    there()
}
