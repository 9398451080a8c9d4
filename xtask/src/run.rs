//! Running other programs.
use crate::project;
use anyhow::{Context, Result, bail};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A command in the repository's root that finds the project's own tools before any others.
pub fn cmd(program: &str) -> Command {
    let mut command = Command::new(which(program).unwrap_or_else(|| program.into()));
    command.current_dir(project::root()).env("PATH", path());
    // The variables that `cargo run` sets for xtask must not reach the builds that xtask starts.
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text == "CARGO" || text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    command
}

/// The folders in which programs are looked for, in order.
fn folders() -> Vec<PathBuf> {
    let mut folders = vec![project::tools().join("bin"), project::root().join("node_modules/.bin")];
    folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    folders
}

fn path() -> OsString {
    std::env::join_paths(folders()).unwrap_or_else(|_| std::env::var_os("PATH").unwrap_or_default())
}

/// The path of a program; none where it is not found.
pub fn which(program: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) { &[".exe", ".cmd", ".bat"] } else { &[""] };
    let candidates = folders()
        .into_iter()
        .flat_map(|folder| endings.iter().map(move |ending| folder.join(format!("{program}{ending}"))));
    candidates.into_iter().find(|file| file.is_file())
}

/// Runs a command to the end, showing its output.
pub fn show(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", name(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", name(command));
    }
    Ok(())
}

/// Runs a command to the end and returns its output; if it fails, the error holds what it wrote to its error stream.
pub fn read(command: &mut Command) -> Result<String> {
    let output =
        command.stdin(Stdio::null()).output().with_context(|| format!("cannot start {}", name(command)))?;
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() {
        let complaint = String::from_utf8_lossy(&output.stderr);
        bail!("{} failed ({})\n{printed}{}", name(command), output.status, complaint.trim_end());
    }
    Ok(printed)
}

/// The command as a person would type it, cut short where it is long.
pub fn name(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let program = program.file_stem().unwrap_or(command.get_program()).to_string_lossy().into_owned();
    let arguments: Vec<_> = command.get_args().map(|argument| argument.to_string_lossy()).collect();
    let rest = if arguments.len() > 12 { " …" } else { "" };
    arguments.iter().take(12).fold(program, |text, argument| text + " " + argument) + rest
}
