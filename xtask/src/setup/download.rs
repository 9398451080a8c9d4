//! Downloads released binaries on machines that reach GitHub, which takes seconds instead of minutes of compiling.
use crate::project;
use crate::run::{cmd, read, which};
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// Set once a download has failed: no further one is then tried.
static OUT_OF_REACH: AtomicBool = AtomicBool::new(false);

/// Whether a download is worth trying.
pub fn possible() -> bool {
    !OUT_OF_REACH.load(Ordering::Relaxed) && which("curl").is_some() && which("tar").is_some()
}

/// Fetches an archive and copies the named programs out of it into the project's own tools.
///
/// # Errors
/// If the server is out of reach, has no such file, or the archive lacks a program. Callers then compile.
pub fn release(address: &str, programs: &[&str]) -> Result<()> {
    let folder = project::tools().join("download").join(programs.join("-"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder)?;
    let result = fetch(address, &folder, programs);
    std::fs::remove_dir_all(&folder)?;
    OUT_OF_REACH.store(result.is_err(), Ordering::Relaxed);
    result
}

fn fetch(address: &str, folder: &Path, programs: &[&str]) -> Result<()> {
    let archive = folder.join("archive");
    let mut curl = cmd("curl");
    curl.args(["--fail", "--silent", "--show-error", "--location", "--proto", "=https"]);
    curl.args(["--connect-timeout", "5", "--max-time", "180", "--output"]).arg(&archive).arg(address);
    read(&mut curl)?;
    // bsdtar, the `tar` of Windows and macOS, reads zip files as well.
    read(cmd("tar").arg("-xf").arg(&archive).arg("-C").arg(folder))?;
    let bin = project::tools().join("bin");
    std::fs::create_dir_all(&bin)?;
    for program in programs {
        let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
        let found = find(folder, &file).with_context(|| format!("{address} holds no {file}"))?;
        std::fs::copy(found, bin.join(file))?;
    }
    Ok(())
}

/// The file with this name in a folder or its subfolders.
fn find(folder: &Path, name: &str) -> Option<PathBuf> {
    let entries: Vec<PathBuf> = std::fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path()).collect();
    let here =
        entries.iter().find(|path| path.is_file() && path.file_name().is_some_and(|file| file == name));
    here.cloned().or_else(|| entries.iter().filter(|path| path.is_dir()).find_map(|path| find(path, name)))
}
