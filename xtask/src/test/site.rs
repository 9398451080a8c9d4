//! Builds the site beside the stages that do not need it: the slowest part of each keeps only one core busy.
use crate::dist;
use anyhow::Result;
use std::thread::JoinHandle;

/// A build in progress.
pub struct Site(Option<JoinHandle<Result<()>>>);

impl Site {
    /// Begins to build the site if it is `wanted`.
    pub fn new(wanted: bool) -> Self {
        Self(wanted.then(|| std::thread::spawn(dist::ensure)))
    }

    /// Waits until the site is built.
    ///
    /// # Errors
    /// Those of the build, at the first call only.
    pub fn wait(&mut self) -> Result<()> {
        match self.0.take() {
            None => Ok(()),
            Some(build) => build.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
        }
    }
}
