//! The stage that runs the main flows in every engine.
use super::browser::FLAGS;
use super::count::{Count, counted};
use crate::run::{cmd, read};
use crate::setup::{self, Browser};
use crate::{dist, project};
use anyhow::Result;

/// `tests/engines`: each engine in a process of its own, two at a time, the slowest first.
pub fn flows(browser: &Browser) -> Result<Count> {
    let engines = setup::engines::ensure()?;
    dist::ensure()?;
    let mut node = cmd("node");
    node.args(["--test", "--test-reporter=spec"]);
    // Old versions of node know no number, and take as many as there are cores less one.
    if read(cmd("node").args(["--test-concurrency=2", "-e", "0"])).is_ok() {
        node.arg("--test-concurrency=2");
    }
    for engine in &engines {
        engine.tell(&mut node);
        node.arg(format!("tests/engines/{}.test.mjs", engine.name));
    }
    node.arg("tests/engines/chromium.test.mjs");
    node.env("NIMSCOPE_CHROMIUM", &browser.chromium).env("CHROMEDRIVER", &browser.driver);
    node.env("NIMSCOPE_CHROMIUM_FLAGS", FLAGS.join(" ")).env("NIMSCOPE_DIST", project::dist());
    counted(&mut node)
}
