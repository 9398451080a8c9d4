//! An empty environment: homes of cargo and rustup, a target folder and a clone, separate from this user's.
use super::clone;
use crate::run::{cmd, read, which};
use crate::setup::TARGET;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A way to get a compiler for wasm.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// rustup adds the target.
    Rustup,
    /// rustup's server is out of reach: Debian's compiler is used.
    Debian,
}

impl Way {
    pub const ALL: [Self; 2] = [Self::Rustup, Self::Debian];

    pub fn name(self) -> &'static str {
        match self {
            Self::Rustup => "rustup",
            Self::Debian => "debian",
        }
    }
}

/// An address at which no server answers.
const NOWHERE: &str = "http://127.0.0.1:9";

/// The commands that rustup provides.
const PROXIES: &[&str] = &["cargo", "cargo-clippy", "clippy-driver", "rustc", "rustdoc", "rustfmt", "rustup"];

pub struct Home {
    way: Way,
    folder: PathBuf,
}

impl Home {
    /// Clears the folder and prepares it for the first command.
    pub fn new(way: Way) -> Result<Self> {
        let folder = std::env::temp_dir().join("nimscope-from-nothing").join(way.name());
        if folder.exists() {
            std::fs::remove_dir_all(&folder).with_context(|| format!("clearing {}", folder.display()))?;
        }
        let home = Self { way, folder };
        for name in ["cargo/bin", "rustup/toolchains", "target"] {
            std::fs::create_dir_all(home.folder.join(name))?;
        }
        clone(&home.folder.join("clone"))?;
        home.registries()?;
        home.proxies()?;
        home.toolchain()?;
        Ok(home)
    }

    pub fn way(&self) -> Way {
        self.way
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// A cargo command as a new user would run it.
    pub fn cargo(&self, arguments: &[&str]) -> Command {
        self.command("cargo", arguments)
    }

    fn command(&self, program: &str, arguments: &[&str]) -> Command {
        let bin = self.folder.join("cargo/bin");
        let mut command = Command::new(bin.join(program));
        for (name, _) in std::env::vars_os() {
            if ours(&name.to_string_lossy()) {
                command.env_remove(&name);
            }
        }
        // A new user lacks the tools that this user has installed with cargo.
        let path = std::env::var_os("PATH").unwrap_or_default();
        let theirs = cargo_home().map(|home| home.join("bin")).unwrap_or_default();
        let known = std::env::split_paths(&path).filter(|folder| *folder != theirs);
        let folders = std::iter::once(bin.clone()).chain(known);
        command.env("PATH", std::env::join_paths(folders).unwrap_or(path));
        command.env("CARGO_HOME", self.folder.join("cargo")).env("RUSTUP_HOME", self.folder.join("rustup"));
        command.env("CARGO_TARGET_DIR", self.folder.join("target"));
        if self.way == Way::Debian {
            command.env("RUSTUP_DIST_SERVER", NOWHERE);
        }
        command.current_dir(self.folder.join("clone")).args(arguments);
        command
    }

    /// Copies cargo's configuration: where crates come from depends on the machine, not on the user.
    fn registries(&self) -> Result<()> {
        let from = cargo_home()?;
        for name in ["config.toml", "config"] {
            if from.join(name).is_file() {
                std::fs::copy(from.join(name), self.folder.join("cargo").join(name))?;
            }
        }
        Ok(())
    }

    /// Copies rustup under all its command names.
    fn proxies(&self) -> Result<()> {
        let rustup = which("rustup").context("rustup is needed: https://rustup.rs")?.canonicalize()?;
        for name in PROXIES {
            let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
            std::fs::copy(&rustup, self.folder.join("cargo/bin").join(file))?;
        }
        Ok(())
    }

    /// Installs the compiler that is in use here, without a standard library for wasm: from rustup's server if that
    /// delivers it completely, otherwise as a copy.
    fn toolchain(&self) -> Result<()> {
        let version = read(cmd("rustc").arg("--version"))?;
        let version = version.split_whitespace().nth(1).context("rustc tells no version")?.to_owned();
        let fresh = ["toolchain", "install", &version, "--profile", "default", "--no-self-update"];
        if self.way == Way::Rustup && read(&mut self.command("rustup", &fresh)).is_ok() {
            read(&mut self.command("rustup", &["default", &version]))?;
            return Ok(());
        }
        let from = PathBuf::from(read(cmd("rustc").args(["--print", "sysroot"]))?.trim());
        let name = from.file_name().context("the toolchain has no name")?.to_string_lossy().into_owned();
        let to = self.folder.join("rustup/toolchains").join(&name);
        println!("copying {}", from.display());
        copy(&from, &to)?;
        read(&mut self.command("rustup", &["default", &name]))?;
        // A toolchain that rustup has installed lists its components; a copied one has no list.
        let _ = read(&mut self.command("rustup", &["target", "remove", TARGET]));
        let library = to.join("lib/rustlib").join(TARGET);
        if library.exists() {
            std::fs::remove_dir_all(library)?;
        }
        Ok(())
    }
}

/// Whether a variable belongs to this project's build or this user's compilers, rather than to the machine.
fn ours(name: &str) -> bool {
    let machine = ["CARGO_HTTP", "CARGO_NET", "CARGO_REGISTR", "CARGO_SOURCE"];
    let apart =
        ["CARGO", "RUSTUP_TOOLCHAIN", "RUSTC", "RUSTFLAGS", "RUSTDOC", "NIMSCOPE_", "TRUNK_", "CHROMEDRIVER"];
    apart.iter().any(|start| name.starts_with(start)) && !machine.iter().any(|start| name.starts_with(start))
}

fn cargo_home() -> Result<PathBuf> {
    if let Some(home) = std::env::var_os("CARGO_HOME") {
        return Ok(home.into());
    }
    Ok(std::env::home_dir().context("this user has no home")?.join(".cargo"))
}

/// Copies a toolchain, without its documentation.
fn copy(from: &Path, to: &Path) -> Result<()> {
    if from.ends_with("share/doc") {
        return Ok(());
    }
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy(&from, &to)?;
        } else {
            std::fs::copy(from, to)?;
        }
    }
    Ok(())
}
