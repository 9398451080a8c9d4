//! The stage that runs the main flows in every browser engine.
use super::again;
use super::browser::FLAGS;
use super::count::Count;
use crate::run::cmd;
use crate::setup::{self, Browser};
use crate::{dist, project};
use anyhow::Result;

/// `tests/engines`: each engine in a process of its own, two at a time, the slowest first.
pub fn flows(browser: &Browser) -> Result<Count> {
    let engines = setup::engines::ensure()?;
    dist::ensure()?;
    let beside = again::beside(2);
    let node = || {
        let mut node = cmd("node");
        node.args(["--test", "--test-reporter=spec"]).args(&beside);
        engines.iter().for_each(|engine| engine.tell(&mut node));
        node.env("NIMSCOPE_CHROMIUM", &browser.chromium).env("CHROMEDRIVER", &browser.driver);
        node.env("NIMSCOPE_CHROMIUM_FLAGS", FLAGS.join(" ")).env("NIMSCOPE_DIST", project::dist());
        node
    };
    let names = engines.iter().map(|engine| engine.name).chain(["chromium"]);
    let files: Vec<String> = names.map(|name| format!("tests/engines/{name}.test.mjs")).collect();
    again::tried(node, &files)
}
