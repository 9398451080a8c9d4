//! The other browser engines for the tests of the main flows: Firefox with geckodriver, and WebKitGTK, the engine of
//! Safari, with its driver.
use super::cargo_tool::{Tool, cargo_tool};
use super::debian;
use crate::run::{cmd, read, which};
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The version of the driver for Firefox from 115 on.
const GECKODRIVER: &str = "0.36.0";

/// A browser engine that was found, and the variables that tell the tests about it.
pub struct Engine {
    /// Its name in `tests/engines`.
    pub name: &'static str,
    /// The environment variables that hold the paths of its programs.
    programs: Vec<(&'static str, PathBuf)>,
}

impl Engine {
    /// Sets these variables for a command.
    pub fn tell(&self, command: &mut Command) {
        command.envs(self.programs.iter().map(|(name, program)| (name, program)));
    }
}

/// Finds or installs Firefox and WebKitGTK.
///
/// # Errors
/// If one of them is missing on Debian or its like, where both can be installed, or in CI (`CI` is set). Elsewhere the
/// reason is printed, and that engine left out.
pub fn ensure() -> Result<Vec<Engine>> {
    let must = debian::possible() || std::env::var_os("CI").is_some();
    let mut found = Vec::new();
    for (name, engine) in [("WebKitGTK", webkit()), ("Firefox", firefox())] {
        match engine {
            Ok(engine) => found.push(engine),
            Err(error) if must => bail!("{name} is needed for the flows in every engine: {error:#}"),
            Err(error) => println!("NOT tested on this machine: {name}: {error:#}"),
        }
    }
    Ok(found)
}

/// The program named by a variable, or else the first that exists among these commands and these fixed paths.
fn program(variable: &str, names: &[&str], fixed: &[&str]) -> Option<PathBuf> {
    let named = std::env::var_os(variable).map(PathBuf::from);
    let found = names.iter().filter_map(|name| which(name));
    let fixed = fixed.iter().map(PathBuf::from);
    named.into_iter().chain(found).chain(fixed).find(|file| file.is_file())
}

fn firefox() -> Result<Engine> {
    let here = || {
        let fixed = [
            "/Applications/Firefox.app/Contents/MacOS/firefox",
            r"C:\Program Files\Mozilla Firefox\firefox.exe",
        ];
        program("NIMSCOPE_FIREFOX", &["firefox-esr", "firefox"], &fixed)
    };
    // Ubuntu's package has another name, and is installed on its desktops.
    if here().is_none() && debian::possible() {
        debian::packages(&["firefox-esr"], "1 min")?;
    }
    let Some(browser) = here() else { bail!("no Firefox was found: https://www.mozilla.org/firefox") };
    Ok(Engine {
        name: "firefox",
        programs: vec![("NIMSCOPE_FIREFOX", browser), ("NIMSCOPE_GECKODRIVER", geckodriver()?)],
    })
}

fn geckodriver() -> Result<PathBuf> {
    let here = || {
        let found = program("NIMSCOPE_GECKODRIVER", &["geckodriver"], &[])?;
        read(cmd(found.to_str()?).arg("--version")).ok().map(|_| found)
    };
    if let Some(driver) = here() {
        return Ok(driver);
    }
    let system = match (std::env::consts::OS, std::env::consts::ARCH) {
        ("linux", "x86_64") => "linux64.tar.gz",
        ("linux", "aarch64") => "linux-aarch64.tar.gz",
        ("macos", "aarch64") => "macos-aarch64.tar.gz",
        ("macos", _) => "macos.tar.gz",
        ("windows", _) => "win64.zip",
        _ => "unknown",
    };
    let address = format!(
        "https://github.com/mozilla/geckodriver/releases/download/v{GECKODRIVER}/geckodriver-v{GECKODRIVER}-{system}"
    );
    cargo_tool(&Tool {
        program: "geckodriver",
        package: "geckodriver",
        version: GECKODRIVER,
        release: Some(address),
        others: &[],
        busy: &[],
        options: &[],
        takes: "3 min",
    })?;
    match here() {
        Some(driver) => Ok(driver),
        None => bail!("geckodriver was installed but does not run"),
    }
}

fn webkit() -> Result<Engine> {
    let here = || {
        Some(vec![
            ("NIMSCOPE_WEBKIT_DRIVER", program("NIMSCOPE_WEBKIT_DRIVER", &["WebKitWebDriver"], &[])?),
            ("NIMSCOPE_WEBKIT", mini_browser()?),
            ("NIMSCOPE_XVFB", program("NIMSCOPE_XVFB", &["Xvfb"], &[])?),
        ])
    };
    if here().is_none() && debian::possible() {
        debian::packages(&["webkit2gtk-driver", "xvfb"], "1 min")?;
    }
    match here() {
        Some(programs) => Ok(Engine { name: "webkit", programs }),
        None => bail!("WebKitWebDriver, its MiniBrowser and Xvfb come as packages of Linux systems only"),
    }
}

/// The browser that WebKitGTK's driver opens. It lies beside the library: in a folder for the system's architecture
/// where there is one, named after the version of the interface.
fn mini_browser() -> Option<PathBuf> {
    if let Some(named) = program("NIMSCOPE_WEBKIT", &[], &[]) {
        return Some(named);
    }
    let entries = |folder: &Path| {
        let all = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let mut all: Vec<PathBuf> = all.map(|entry| entry.path()).collect();
        all.sort();
        all
    };
    let folders = ["/usr/lib", "/usr/lib64", "/usr/libexec"].map(PathBuf::from);
    let triples =
        entries(Path::new("/usr/lib")).into_iter().filter(|path| path.to_string_lossy().contains("-linux-"));
    let within: Vec<PathBuf> = folders.into_iter().chain(triples).collect();
    within
        .iter()
        .flat_map(|folder| entries(folder))
        .filter(|path| {
            path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("webkit2gtk-4"))
        })
        .map(|folder| folder.join("MiniBrowser"))
        .find(|file| file.is_file())
}
