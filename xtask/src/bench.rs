//! `cargo xtask bench`: the benchmarks of the core, then the sizes.
use crate::{crates, dist, run, size};
use anyhow::Result;

pub fn run() -> Result<()> {
    run::show(run::cmd("cargo").args(["bench", "--package", "nimscope", "--no-default-features"]))?;
    dist::ensure()?;
    size::run()?;
    crates::report()
}
