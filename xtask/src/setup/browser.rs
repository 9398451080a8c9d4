//! Chromium, or Chrome, with the driver of the same version.
use super::debian;
use crate::progress::{Step, say};
use crate::project;
use crate::run::{cmd, read, which};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

/// The programs that run browser tests.
pub struct Browser {
    /// Chromium or Chrome.
    pub chromium: PathBuf,
    /// chromedriver of the same major version.
    pub driver: PathBuf,
    /// Chromium's headless shell, which opens a page in a third of the time; the same as `chromium` where there is no
    /// shell.
    pub shell: PathBuf,
}

/// Finds a browser with its driver, or installs both.
pub fn ensure() -> Result<Browser> {
    let apt = debian::possible() && is_debian();
    if present().is_none() {
        if apt {
            debian::packages(&["chromium", "chromium-driver"], "1 min")?;
        } else {
            let _step = Step::begin("Chrome for Testing with its driver into .tools/browsers", "1 min");
            fetch("chrome")?;
            fetch("chromedriver")?;
        }
    }
    let (chromium, driver) =
        present().context("no Chrome or Chromium with a chromedriver of the same version was found")?;
    if shell().is_none() {
        let installed = if apt {
            debian::packages(&["chromium-headless-shell"], "20 s")
        } else {
            let _step = Step::begin("Chrome's shell without windows into .tools/browsers", "20 s");
            fetch("chrome-headless-shell")
        };
        if installed.is_err() {
            say("it is not to be had: the tests take Chromium itself, which is slower");
        }
    }
    let shell = shell().unwrap_or_else(|| chromium.clone());
    Ok(Browser { chromium, driver, shell })
}

/// The browser that the environment names, or else a headless shell.
fn shell() -> Option<PathBuf> {
    let named = std::env::var_os("NIMSCOPE_CHROMIUM").map(PathBuf::from);
    let found = ["chromium-headless-shell", "chrome-headless-shell"].into_iter().find_map(which);
    named.into_iter().chain(own("chrome-headless-shell")).chain(found).find(|file| file.is_file())
}

/// Ubuntu's package of this name is a stub that wants snap.
fn is_debian() -> bool {
    std::fs::read_to_string("/etc/os-release").is_ok_and(|text| text.lines().any(|line| line == "ID=debian"))
}

fn present() -> Option<(PathBuf, PathBuf)> {
    let drivers =
        [std::env::var_os("CHROMEDRIVER").map(PathBuf::from), own("chromedriver"), which("chromedriver")];
    let drivers: Vec<PathBuf> = drivers.into_iter().flatten().filter(|file| file.is_file()).collect();
    chromiums().into_iter().filter(|file| file.is_file()).find_map(|chromium| {
        let version = major(&chromium)?;
        let driver = drivers.iter().find(|driver| major(driver) == Some(version))?.clone();
        Some((chromium, driver))
    })
}

fn chromiums() -> Vec<PathBuf> {
    let named = std::env::var_os("NIMSCOPE_CHROMIUM").map(PathBuf::from);
    let found = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
    let fixed = [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    ];
    let found = found.into_iter().filter_map(which);
    named.into_iter().chain(own("chrome")).chain(found).chain(fixed.map(PathBuf::from)).collect()
}

/// The major version. On Windows Chrome does not print its version, so it is taken from the folder's name or the
/// driver.
fn major(program: &Path) -> Option<u32> {
    let text = read(cmd(program.to_str()?).arg("--version")).ok()?;
    let version =
        text.split_whitespace().find(|word| word.starts_with(|letter: char| letter.is_ascii_digit()))?;
    version.split('.').next()?.parse().ok()
}

/// The file that records where [`fetch`] has put a program.
fn note(name: &str) -> PathBuf {
    project::tools().join("browsers").join(format!("{name}.path"))
}

fn own(name: &str) -> Option<PathBuf> {
    Some(PathBuf::from(std::fs::read_to_string(note(name)).ok()?))
}

/// Fetches a program of Chrome for Testing.
fn fetch(name: &str) -> Result<()> {
    let folder = project::tools().join("browsers");
    std::fs::create_dir_all(&folder)?;
    let mut npx = cmd("npx");
    npx.args(["--yes", "@puppeteer/browsers@3", "install", &format!("{name}@stable"), "--path"]).arg(&folder);
    // The tool prints one line: name, @, version, blank, path.
    let printed = read(&mut npx)?;
    let Some((_, path)) = printed.trim().lines().last().and_then(|line| line.split_once(' ')) else {
        bail!("@puppeteer/browsers did not say where it put {name}");
    };
    Ok(std::fs::write(note(name), path)?)
}
