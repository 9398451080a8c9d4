//! `cargo xtask test`: stages, fast ones first; the first that fails ends the run.
mod browser;
mod count;
mod native;

use crate::{dist, setup, size};
use anyhow::{Result, bail};
use count::Count;
use lexopt::prelude::*;
use std::time::Instant;

/// One part of the tests.
struct Stage {
    name: &'static str,
    about: &'static str,
    run: fn(&setup::Browser) -> Result<Count>,
}

const STAGES: &[Stage] = &[
    Stage { name: "format", about: "rustfmt on the tracked files", run: |_| native::format() },
    Stage { name: "scripts", about: "JavaScript and JSON files parse", run: |_| native::scripts() },
    Stage { name: "lint", about: "clippy, for all targets and for the core alone", run: |_| native::lint() },
    Stage { name: "docs", about: "the documentation builds without a warning", run: |_| native::docs() },
    Stage { name: "native", about: "unit, integration and documentation tests", run: |_| native::tests() },
    Stage { name: "browser", about: "components in a headless browser", run: browser::components },
    Stage { name: "dist", about: "the site builds", run: |_| dist::ensure().map(|()| Count::ONE) },
    Stage {
        name: "size",
        about: "a first visit stays within its limit",
        run: |_| size::run().map(|()| Count::ONE),
    },
    Stage { name: "api", about: "the JavaScript API of the built site", run: browser::api },
    Stage { name: "e2e", about: "the built site, end to end", run: browser::end_to_end },
];

pub fn run(args: lexopt::Parser) -> Result<()> {
    let Some(stages) = chosen(args)? else { return Ok(()) };
    let begin = Instant::now();
    setup::for_build()?;
    let browser = setup::for_tests()?;
    let mut total = Count::default();
    for (index, stage) in stages.iter().enumerate() {
        println!("\n=== {}: {}", stage.name, stage.about);
        let start = Instant::now();
        let result = (stage.run)(&browser);
        let seconds = start.elapsed().as_secs_f64();
        let error = match result {
            Ok(count) => {
                total += count;
                (count.failed > 0).then(|| format!("{} failed", count.failed))
            }
            Err(error) => {
                total.failed += 1;
                Some(format!("{error:#}"))
            }
        };
        if let Some(error) = error {
            println!("=== {} FAILED after {seconds:.1} s: {error}", stage.name);
            let rest: Vec<_> = stages[index + 1..].iter().map(|stage| stage.name).collect();
            if !rest.is_empty() {
                println!("=== not run: {}", rest.join(", "));
            }
            println!("\n{total}");
            bail!("stage {} failed", stage.name);
        }
        println!("=== {} ok, {seconds:.1} s", stage.name);
    }
    println!("\nAll stages took {:.0} s", begin.elapsed().as_secs_f64());
    println!("{total}");
    Ok(())
}

/// The stages named, or all; none if only their list was asked for.
fn chosen(mut args: lexopt::Parser) -> Result<Option<Vec<&'static Stage>>> {
    let mut chosen = Vec::new();
    while let Some(argument) = args.next()? {
        match argument {
            Long("list") => {
                STAGES.iter().for_each(|stage| println!("{:<8} {}", stage.name, stage.about));
                return Ok(None);
            }
            Value(name) => match STAGES.iter().find(|stage| name == stage.name) {
                Some(stage) => chosen.push(stage),
                None => bail!("there is no stage {}; --list names them", name.to_string_lossy()),
            },
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(if chosen.is_empty() { STAGES.iter().collect() } else { chosen }))
}
