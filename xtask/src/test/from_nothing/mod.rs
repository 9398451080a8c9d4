//! `cargo xtask test --from-nothing`: runs the two commands of the README in a fresh clone of what is committed,
//! without anything from this user's cargo and rustup, once for each way of set-up.
mod home;
mod log;

use crate::run::{cmd, read};
use crate::{project, setup};
use anyhow::{Context, Result, bail};
use home::{Home, Way};
use lexopt::prelude::*;
use log::Logged;
use std::path::Path;
use std::time::Duration;

/// The most time for the first command, far more than it takes.
const PATIENCE: Duration = Duration::from_secs(40 * 60);
/// Lines of each log that are shown at the end.
const SHOWN: usize = 4;

/// Reads the remaining arguments: the ways (none for all), and whether to leave out the tests. Then runs them.
pub fn run(mut args: lexopt::Parser) -> Result<()> {
    let (mut ways, mut tests) = (Vec::new(), true);
    while let Some(argument) = args.next()? {
        match argument {
            Long("build-only") => tests = false,
            Value(name) => match Way::ALL.into_iter().find(|way| name == way.name()) {
                Some(way) => ways.push(way),
                None => bail!("there is no way {}: rustup or debian", name.to_string_lossy()),
            },
            other => return Err(other.unexpected().into()),
        }
    }
    if ways.is_empty() {
        ways = Way::ALL.to_vec();
    }
    if !read(cmd("git").args(["status", "--porcelain"]))?.is_empty() {
        println!("What is not committed takes no part.");
    }
    let browser = setup::for_tests()?;
    let mut reports = Vec::new();
    let mut failed = 0;
    for way in ways {
        println!("\n=== {}, from nothing", way.name());
        let home = Home::new(way)?;
        println!("in {}", home.folder().display());
        let mut all = vec![serve(&home, &browser)?];
        if tests && all[0].worked {
            all.push(test(&home)?);
        }
        failed += all.iter().filter(|part| !part.worked).count();
        reports.extend(all);
    }
    println!();
    reports.iter().for_each(Report::print);
    if failed > 0 { bail!("{failed} of {} commands failed", reports.len()) } else { Ok(()) }
}

/// The result of a command.
struct Report {
    title: String,
    worked: bool,
    took: Duration,
    last: Vec<String>,
}

impl Report {
    fn new(home: &Home, command: &str, worked: bool, log: &Logged) -> Result<Self> {
        let title = format!("{}: {command}", home.way().name());
        Ok(Self { title, worked, took: log.took(), last: log.last(SHOWN)? })
    }

    fn print(&self) {
        let (seconds, result) = (self.took.as_secs(), if self.worked { "ok" } else { "FAILED" });
        println!("{} {result}, {} min {:02} s", self.title, seconds / 60, seconds % 60);
        self.last.iter().for_each(|line| println!("    {line}"));
    }
}

/// Runs the first command until the served page has drawn itself in a browser.
fn serve(home: &Home, browser: &setup::Browser) -> Result<Report> {
    const ANSWER: &str = "Nimscope is at ";
    println!("cargo xtask serve");
    let mut log = Logged::start(home.cargo(&["xtask", "serve"]), &home.folder().join("serve.log"))?;
    let painted = match log.wait_for(ANSWER, PATIENCE)? {
        None => false,
        Some(line) => {
            let address = line.split(ANSWER).nth(1).and_then(|rest| rest.split(' ').next());
            painted(address.context("the server gave no address")?, browser, &mut log)
        }
    };
    let report = Report::new(home, "cargo xtask serve", painted, &log);
    log.stop()?;
    report
}

/// Whether a browser draws the page; the browser's output goes to the log.
fn painted(address: &str, browser: &setup::Browser, log: &mut Logged) -> bool {
    let script = project::root().join("xtask/src/test/from_nothing/paint.mjs");
    let result = read(cmd("node").arg(script).arg(address).arg(&browser.chromium));
    let worked = result.is_ok();
    log.note(&result.unwrap_or_else(|error| format!("{error:#}")));
    worked
}

/// Runs the second command.
fn test(home: &Home) -> Result<Report> {
    println!("cargo xtask test");
    let mut log = Logged::start(home.cargo(&["xtask", "test"]), &home.folder().join("test.log"))?;
    let worked = log.finish()?;
    Report::new(home, "cargo xtask test", worked, &log)
}

/// Clones what is committed here.
fn clone(to: &Path) -> Result<()> {
    read(cmd("git").args(["clone", "--quiet", "--no-hardlinks"]).arg(project::root()).arg(to)).map(drop)
}
