//! Writes the site: trunk's bundle with hashed names, and beside it the files whose names never change.
mod entries;
mod inputs;
mod parts;
mod worker;

use crate::progress::{self, Step};
use crate::project;
use crate::run::{cmd, read};
use crate::setup;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant, SystemTime};

/// `cargo xtask dist`
pub fn run() -> Result<()> {
    ensure()?;
    println!("The site is in {}", project::dist().display());
    Ok(())
}

/// Builds the site unless it was built from the present inputs.
pub fn ensure() -> Result<()> {
    let stamp = project::tools().join("dist.stamp");
    let inputs = inputs::digest()?;
    let complete = ["index.html", "sw.js"].iter().all(|name| project::dist().join(name).is_file());
    if complete && std::fs::read_to_string(&stamp).is_ok_and(|built| built == inputs) {
        return Ok(());
    }
    let _ = std::fs::remove_file(&stamp);
    let start = Instant::now();
    bundle(&project::dist())?;
    finish(&project::dist())?;
    std::fs::create_dir_all(project::tools())?;
    std::fs::write(stamp, inputs)?;
    println!("Built in {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Has trunk write its bundle to a folder, and cuts the program in the bundle into parts.
fn bundle(to: &Path) -> Result<()> {
    // cargo compiles the program while the tools are still being set up; trunk then only puts the results together.
    let mut spare = false;
    let build = setup::for_build_beside(|wasm, source| {
        spare = source && crates(wasm, true).is_ok();
        if !spare {
            crates(wasm, false)?;
        }
        let mut cargo = cmd("cargo");
        cargo.args(["build", "--release", "--offline", "--features", "split", "--target", setup::TARGET]);
        progress::run(compiler(&mut cargo, wasm, spare), "compiling the program", "3 min")
    })?;
    std::fs::create_dir_all(to)?;
    let mut trunk = trunk("build", build.wasm);
    trunk.args(["--release", "--features", "split", "--dist"]).arg(to);
    progress::run(compiler(&mut trunk, build.wasm, spare), "putting the page together", "10 s")?;
    let _step = Step::begin("cutting the program into parts", "1 min");
    parts::write(to, build.wasm_opt)
}

/// Makes a command use this compiler and, if `spare`, a standard library built for size.
fn compiler(command: &mut Command, wasm: setup::Wasm, spare: bool) -> &mut Command {
    wasm.apply(command);
    if spare { setup::Wasm::spare(command) } else { command }
}

/// Rebuilds and serves as files change, until stopped.
pub fn watch(address: &str, port: u16, open: bool) -> Result<()> {
    let build = setup::for_build()?;
    crates(build.wasm, false)?;
    let dist = project::tools().join("dist-dev");
    std::fs::create_dir_all(&dist)?;
    let mut trunk = trunk("serve", build.wasm);
    trunk
        .args(["--features", "page", "--address", address, "--port", &port.to_string(), "--dist"])
        .arg(&dist);
    if open {
        trunk.arg("--open");
    }
    let mut trunk = trunk.spawn().context("starting trunk")?;
    let mut finished = None;
    loop {
        if let Some(status) = trunk.try_wait()? {
            bail!("trunk stopped ({status})");
        }
        let built = modified(&dist.join("index.html"));
        if built.is_some() && built != finished {
            match finish(&dist) {
                Ok(()) => finished = built,
                Err(error) => eprintln!("warning: {error:#}"),
            }
        }
        std::thread::sleep(Duration::from_millis(250));
    }
}

fn modified(file: &Path) -> Option<SystemTime> {
    std::fs::metadata(file).ok()?.modified().ok()
}

/// Fetches the crates that trunk, which runs offline, has cargo compile; with `library` also those of the standard
/// library.
fn crates(wasm: setup::Wasm, library: bool) -> Result<()> {
    // For the target, and for all targets: cargo also needs the crates of the native tests.
    for target in [["--target", setup::TARGET].as_slice(), &[]] {
        let mut cargo = cmd("cargo");
        cargo.args(["fetch", "--quiet", "--locked"]).args(target);
        if library {
            setup::Wasm::spare(&mut cargo);
        }
        read(wasm.apply(&mut cargo)).context("fetching the crates")?;
    }
    Ok(())
}

fn trunk(verb: &str, wasm: setup::Wasm) -> Command {
    let mut trunk = cmd("trunk");
    // trunk needs to fetch nothing. Its warning that it cannot minify the JavaScript glue is hidden: that is done
    // later.
    trunk.args([verb, "--offline", "--skip-version-check", "--log", "error"]);
    wasm.apply(&mut trunk);
    trunk
}

/// Adds to a bundle the files that trunk does not make.
fn finish(dist: &Path) -> Result<()> {
    entries::write(dist)?;
    worker::write(dist)
}

/// The one file of a site whose name has this start and this end.
pub fn hashed(dist: &Path, start: &str, end: &str) -> Result<String> {
    let names = files(dist)?;
    let mut found = names.into_iter().filter(|name| name.starts_with(start) && name.ends_with(end));
    match (found.next(), found.next()) {
        (Some(name), None) => Ok(name),
        (None, _) => bail!("the site has no file {start}*{end}"),
        (Some(_), Some(_)) => bail!("the site has more than one file {start}*{end}"),
    }
}

/// The files of a site, as paths with slashes relative to it, sorted.
pub fn files(dist: &Path) -> Result<Vec<String>> {
    fn walk(folder: &Path, prefix: &str, into: &mut Vec<String>) -> Result<()> {
        for entry in std::fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))? {
            let path: PathBuf = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let name = format!("{prefix}{name}");
            if path.is_dir() { walk(&path, &format!("{name}/"), into)? } else { into.push(name) }
        }
        Ok(())
    }
    let mut names = Vec::new();
    walk(dist, "", &mut names)?;
    names.sort();
    Ok(names)
}

/// The raw module as rustc left it, with the names of its functions.
pub fn raw_module() -> PathBuf {
    project::target().join("wasm32-unknown-unknown/release/nimscope.wasm")
}
