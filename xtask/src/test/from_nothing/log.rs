//! Runs a program in the background and writes its output, with times, to a file.
use anyhow::{Context, Result};
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// A running program. Each line of its output goes to the file with the seconds since its start, and none to the
/// terminal.
pub struct Logged {
    child: Child,
    file: PathBuf,
    start: Instant,
    lines: Receiver<String>,
    writer: File,
    end: Option<Instant>,
}

impl Logged {
    pub fn start(mut command: Command, file: &Path) -> Result<Self> {
        let writer = File::create(file).with_context(|| format!("writing {}", file.display()))?;
        println!("  log: {}", file.display());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let start = Instant::now();
        let mut child = command.spawn().context("starting cargo")?;
        let (sender, lines) = channel();
        if let (Some(output), Some(errors)) = (child.stdout.take(), child.stderr.take()) {
            listen(output, sender.clone());
            listen(errors, sender);
        }
        Ok(Self { child, file: file.to_owned(), start, lines, writer, end: None })
    }

    /// Waits for the first line that contains `text`; none if the program ends or `patience` runs out before.
    pub fn wait_for(&mut self, text: &str, patience: Duration) -> Result<Option<String>> {
        loop {
            let left = patience.saturating_sub(self.start.elapsed());
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    self.note(&line);
                    if line.contains(text) {
                        return Ok(Some(line));
                    }
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return Ok(None),
            }
        }
    }

    /// Waits for the program to end; returns whether it succeeded.
    pub fn finish(&mut self) -> Result<bool> {
        while let Ok(line) = self.lines.recv() {
            self.note(&line);
        }
        let status = self.child.wait()?;
        self.end = Some(Instant::now());
        self.note(&status.to_string());
        Ok(status.success())
    }

    /// Ends the program.
    pub fn stop(mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Adds a line to the file.
    pub fn note(&mut self, text: &str) {
        for line in text.lines() {
            // If the disk is full the watched program fails, too.
            let _ = writeln!(self.writer, "{:7.1} {line}", self.start.elapsed().as_secs_f64());
        }
    }

    /// The time since the start, or until the end.
    pub fn took(&self) -> Duration {
        self.end.map_or_else(|| self.start.elapsed(), |end| end - self.start)
    }

    /// The last lines of the file.
    pub fn last(&self, count: usize) -> Result<Vec<String>> {
        let text = std::fs::read_to_string(&self.file)?;
        let lines: Vec<&str> = text.lines().filter(|line| line.len() > 8).collect();
        Ok(lines[lines.len().saturating_sub(count)..].iter().map(|line| (*line).to_owned()).collect())
    }
}

/// Sends the lines of a stream.
fn listen(stream: impl Read + Send + 'static, to: Sender<String>) {
    std::thread::spawn(move || {
        let mut reader = BufReader::new(stream);
        let mut line = Vec::new();
        while reader.read_until(b'\n', &mut line).is_ok_and(|length| length > 0) {
            let _ = to.send(String::from_utf8_lossy(&line).trim_end().to_owned());
            line.clear();
        }
    });
}
