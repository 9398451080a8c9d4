//! `cargo xtask size`: what a first visit transfers, compressed.
use crate::{crates, dist, project};
use anyhow::{Result, bail};
use flate2::{Compression, write::GzEncoder};
use std::io::Write;

/// The most that a first visit may transfer before the start page can be used, in bytes (kB is 1000 bytes). The rest
/// of the program follows while that page is read.
pub const GOAL: usize = 200_000;

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

/// Builds if needed, prints the sizes, and fails if a first visit transfers too much.
pub fn run() -> Result<()> {
    dist::ensure()?;
    let total = table()?;
    if total > GOAL {
        bail!("a first visit transfers {total} bytes, more than {GOAL}");
    }
    Ok(())
}

/// Prints the table and returns the total in bytes.
pub fn table() -> Result<usize> {
    let folder = project::dist();
    let page = std::fs::read_to_string(folder.join("index.html"))?;
    // Loaded by the page are the files that it names; the service worker then fetches the rest.
    let sizes = |first: bool| -> Result<Vec<(String, usize, usize)>> {
        let names = dist::files(&folder)?.into_iter().filter(|name| {
            let named = name == "index.html" || name == "sw.js" || page.contains(name.as_str());
            named == first
        });
        names
            .map(|name| {
                let bytes = std::fs::read(folder.join(&name))?;
                Ok((name, bytes.len(), gzip(&bytes)?))
            })
            .collect()
    };
    let (first, later) = (sizes(true)?, sizes(false)?);
    println!("{:>9} {:>9}  first visit ({})", "bytes", "gzip -9", dist::revision());
    let total = print(&first);
    println!("{:>9} {total:>9}  total, {:.1} kB of {} kB", "", total as f64 / 1000.0, GOAL / 1000);
    println!("{:>9} {:>9}  kept for use without a network, after the page has loaded", "", "");
    print(&later);
    let rest = later.iter().filter(|(name, ..)| name.ends_with("_rest.wasm")).map(|(_, _, packed)| packed);
    let whole = total + rest.sum::<usize>();
    println!("{:>9} {whole:>9}  for a game that is opened directly", "");
    Ok(total)
}

fn print(files: &[(String, usize, usize)]) -> usize {
    for (name, plain, packed) in files {
        println!("{plain:>9} {packed:>9}  {name}");
    }
    files.iter().map(|(_, _, packed)| packed).sum()
}

fn gzip(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(9));
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}
