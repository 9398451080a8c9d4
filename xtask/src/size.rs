//! `cargo xtask size`: what the first visit of each page transfers, counted by a browser.
use crate::{crates, dist, setup, test};
use anyhow::{Result, bail};

pub fn verb(mut args: lexopt::Parser) -> Result<()> {
    match args.next()? {
        None => run(),
        Some(lexopt::Arg::Long("crates")) => {
            dist::ensure()?;
            crates::report()?;
            run()
        }
        Some(other) => Err(other.unexpected().into()),
    }
}

/// Builds if needed, prints the sizes, and fails if a page transfers too much.
pub fn run() -> Result<()> {
    let count = test::sizes(&setup::for_tests()?)?;
    if count.failed > 0 {
        bail!("{} pages transfer more than they may", count.failed);
    }
    Ok(())
}
