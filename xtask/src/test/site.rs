//! The build of the site, beside the stages that do not need it: what is long in either keeps one core busy.
use crate::dist;
use anyhow::Result;
use std::thread::JoinHandle;

/// A build under way.
pub struct Site(Option<JoinHandle<Result<()>>>);

impl Site {
    /// Begins to build, if the site is `wanted`.
    pub fn new(wanted: bool) -> Self {
        Self(wanted.then(|| std::thread::spawn(dist::ensure)))
    }

    /// Waits until the site is there.
    ///
    /// # Errors
    /// Those of the build, once.
    pub fn wait(&mut self) -> Result<()> {
        match self.0.take() {
            None => Ok(()),
            Some(build) => build.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
        }
    }
}
