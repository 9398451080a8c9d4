//! Installs what is missing, in the usual way if that works, otherwise from package registries alone.
mod browser;
mod cargo_tool;
mod compiler;
mod debian;
mod download;
pub mod engines;
mod tools;
mod wasm;

pub use browser::Browser;
pub use compiler::{TARGET, Wasm};

use anyhow::Result;

/// What building the site uses.
pub struct Build {
    /// The compiler that has a standard library for wasm.
    pub wasm: Wasm,
    /// Whether wasm-opt was found. Without it the site works but is larger.
    pub wasm_opt: bool,
    /// Whether the source of the standard library was found. Without it, too, the site is larger.
    pub source: bool,
}

/// Sets up what building and serving the site needs.
///
/// # Errors
/// If something is missing that cannot be installed; the message says what to do.
pub fn for_build() -> Result<Build> {
    for_build_beside(|_, _| Ok(()))
}

/// Like [`for_build`], but calls `work` as soon as the compiler is there, while tools may still be compiled. `work` is
/// given the compiler, and whether the source of its standard library is there.
///
/// # Errors
/// As for [`for_build`], or those of `work`.
pub fn for_build_beside(work: impl FnOnce(Wasm, bool) -> Result<()>) -> Result<Build> {
    // All run at once, which shortens the first set-up: near its end each compilation leaves a core idle.
    let tools = [std::thread::spawn(tools::wasm_bindgen), std::thread::spawn(tools::trunk)];
    let wasm = wasm::ensure()?;
    let source = wasm::source(wasm);
    let wasm_opt = tools::wasm_opt()?;
    work(wasm, source)?;
    for tool in tools {
        tool.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
    }
    Ok(Build { wasm, wasm_opt, source })
}

/// Sets up what the tests need beyond a build.
///
/// # Errors
/// As for [`for_build`].
pub fn for_tests() -> Result<Browser> {
    tools::node()?;
    tools::npm_packages()?;
    browser::ensure()
}

/// `cargo xtask setup`
pub fn run() -> Result<()> {
    let build = for_build()?;
    let browser = for_tests()?;
    println!("Everything is here.");
    println!("  wasm compiler  {}", build.wasm);
    println!("  wasm-opt       {}", if build.wasm_opt { "yes" } else { "no: the module will be larger" });
    println!("  library        {}", if build.source { "built for size" } else { "as it comes: likewise" });
    println!("  browser        {}", browser.chromium.display());
    println!("  its driver     {}", browser.driver.display());
    println!("  for the site   {}", browser.shell.display());
    Ok(())
}
