//! Installs what is missing: first as on any machine, then from package registries alone.
mod browser;
mod compiler;
mod debian;
mod download;
mod tools;
mod wasm;

pub use browser::Browser;
pub use compiler::{TARGET, Wasm};

use anyhow::Result;

/// What a build of the site uses.
pub struct Build {
    /// The compiler that has a standard library for wasm.
    pub wasm: Wasm,
    /// Whether wasm-opt was found. Without it the site works but is larger.
    pub wasm_opt: bool,
    /// Whether the source of the standard library was found. Without it, too.
    pub source: bool,
}

/// Sets up what building and serving the site needs.
///
/// # Errors
/// If something is missing that cannot be installed; the message says what to do.
pub fn for_build() -> Result<Build> {
    // Compiling tools and fetching packages at once is what keeps the first set-up short.
    let compiled = std::thread::spawn(|| tools::wasm_bindgen().and_then(|()| tools::trunk()));
    let wasm = wasm::ensure()?;
    let source = wasm::source(wasm);
    let wasm_opt = tools::wasm_opt()?;
    match compiled.join() {
        Ok(result) => result?,
        Err(panic) => std::panic::resume_unwind(panic),
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
    tools::test_runner()?;
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
    Ok(())
}

/// Says what is about to be installed and roughly how long it takes on two cores.
fn say(what: &str, duration: &str) {
    println!("Set-up: {what} ({duration})");
}
