//! Reports the progress of slow steps: on a terminal with one line for each step, kept up to date; elsewhere with a
//! line now and then.
use crate::run::name;
use anyhow::{Context, Result, bail};
use indicatif::{MultiProgress, ProgressBar, ProgressStyle};
use std::collections::VecDeque;
use std::io::{BufReader, Read};
use std::process::{Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, LazyLock, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The interval between two lines about a step in a log.
const QUIET: Duration = Duration::from_secs(20);
/// The last lines of a program's output that are kept, to be shown if it fails.
const KEPT: usize = 200;

/// The progress lines: steps that run at the same time have a line each.
static LINES: LazyLock<MultiProgress> = LazyLock::new(MultiProgress::new);

/// A step in progress, which ends when this is dropped.
pub struct Step {
    what: String,
    start: Instant,
    line: ProgressBar,
    /// The progress last noted, such as "17/120, ".
    far: Arc<Mutex<String>>,
    /// The thread that reports to a log, and the channel that ends it.
    teller: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Step {
    /// Begins a step that takes roughly `expected` on two cores.
    pub fn begin(what: &str, expected: &str) -> Self {
        say(&format!("{what} ({expected})"));
        let (start, far) = (Instant::now(), Arc::new(Mutex::new(String::new())));
        let line = LINES.add(ProgressBar::new_spinner());
        line.set_style(style());
        line.set_message(what.to_owned());
        line.enable_steady_tick(Duration::from_millis(200));
        let teller = LINES.is_hidden().then(|| {
            let (end, ended) = channel();
            let (what, far) = (what.to_owned(), Arc::clone(&far));
            let told = std::thread::spawn(move || {
                while ended.recv_timeout(QUIET) == Err(RecvTimeoutError::Timeout) {
                    let far = far.lock().map(|far| far.clone()).unwrap_or_default();
                    say(&format!("  {what}: {far}{}", seconds(start)));
                }
            });
            (end, told)
        });
        Self { what: what.to_owned(), start, line, far, teller }
    }

    /// Notes how far the step is, for example "17/120".
    pub fn at(&self, far: &str) {
        self.line.set_prefix(format!("{far} "));
        if let Ok(mut noted) = self.far.lock() {
            *noted = format!("{far}, ");
        }
    }
}

impl Drop for Step {
    fn drop(&mut self) {
        self.line.finish_and_clear();
        if let Some((end, told)) = self.teller.take() {
            drop(end);
            let _ = told.join();
        }
        say(&format!("  {}: {}", self.what, seconds(self.start)));
    }
}

fn style() -> ProgressStyle {
    let style = ProgressStyle::with_template("{spinner} {msg}: {prefix}{elapsed_precise}");
    style.unwrap_or_else(|_| ProgressStyle::default_spinner())
}

fn seconds(start: Instant) -> String {
    format!("{} s", start.elapsed().as_secs())
}

/// Prints a line above those of the steps under way.
pub fn say(line: &str) {
    LINES.suspend(|| println!("{line}"));
}

/// Runs a program to the end as a step. For cargo, and for programs that start cargo, the progress is shown too.
///
/// # Errors
/// If it cannot be started or fails; the error holds the last lines of its output.
pub fn run(command: &mut Command, what: &str, expected: &str) -> Result<()> {
    let step = Step::begin(what, expected);
    // Without a terminal cargo shows its progress only on request.
    command.env("CARGO_TERM_PROGRESS_WHEN", "always").env("CARGO_TERM_PROGRESS_WIDTH", "100");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().with_context(|| format!("cannot start {}", name(command)))?;
    let (output, errors) = (child.stdout.take(), child.stderr.take());
    let said = Mutex::new(VecDeque::new());
    std::thread::scope(|scope| {
        scope.spawn(|| output.map(|stream| listen(stream, &step, &said)));
        errors.map(|stream| listen(stream, &step, &said))
    });
    let status = child.wait()?;
    drop(step);
    if !status.success() {
        let said: Vec<String> = said.into_inner().unwrap_or_default().into();
        bail!("{} failed ({status})\n{}", name(command), said.join("\n"));
    }
    Ok(())
}

/// Collects the lines of a stream, except cargo's progress, which is shown with the step.
fn listen(stream: impl Read, step: &Step, said: &Mutex<VecDeque<String>>) {
    let mut line = Vec::new();
    for byte in BufReader::new(stream).bytes() {
        let Ok(byte) = byte else { return };
        if byte != b'\n' && byte != b'\r' {
            line.push(byte);
            continue;
        }
        let text = String::from_utf8_lossy(&line).trim_end().to_owned();
        line.clear();
        match counted(&text) {
            Some(count) => step.at(count),
            None if text.is_empty() => {}
            None => {
                if let Ok(mut said) = said.lock() {
                    said.push_back(text);
                    let more = said.len().saturating_sub(KEPT);
                    said.drain(..more);
                }
            }
        }
    }
}

/// The count in one of cargo's lines of progress, such as `    Building [====>     ] 17/120: syn`.
fn counted(line: &str) -> Option<&str> {
    let (bar, rest) = line.split_once("] ")?;
    let count = rest.split([':', ' ']).next()?;
    let (done, all) = count.split_once('/')?;
    let numbers = [done, all].iter().all(|part| part.parse::<u32>().is_ok());
    (numbers && bar.contains('[')).then_some(count)
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn reads_how_far_cargo_is() {
        assert_eq!(counted("    Building [====>     ] 17/120: syn, serde"), Some("17/120"));
        assert_eq!(counted("    Building [==========] 120/120"), Some("120/120"));
        assert_eq!(counted("warning: [see] 3/4x"), None);
        assert_eq!(counted("   Compiling syn v2.0.119"), None);
    }
}
