//! `cargo xtask test`: stages, fast ones first; the first that fails ends the run.
mod again;
mod browser;
mod count;
mod engines;
mod from_nothing;
mod native;
mod site;

pub use browser::sizes;

use crate::setup;
use anyhow::{Result, bail};
use count::Count;
use lexopt::prelude::*;
use site::Site;
use std::time::Instant;

/// A stage of the tests.
struct Stage {
    name: &'static str,
    about: &'static str,
    run: fn(&Machine) -> Result<Count>,
    /// Whether the stage needs the built site.
    site: bool,
}

/// What the stages share.
struct Machine {
    browser: setup::Browser,
    site: Site,
}

const STAGES: &[Stage] = &[
    stage("format", "rustfmt on the tracked files", |_| native::format()),
    stage("scripts", "JavaScript and JSON files parse", |_| native::scripts()),
    stage("lint", "clippy, for all targets and for the core alone", |_| native::lint()),
    stage("docs", "the documentation builds without a warning", |_| native::docs()),
    stage("native", "unit, integration and documentation tests", |_| native::tests()),
    stage("browser", "components in a headless browser", |machine| browser::components(&machine.browser)),
    site("dist", "the site builds", |_| Ok(Count::ONE)),
    site("api", "the JavaScript API of the built site", |machine| browser::api(&machine.browser)),
    site("e2e", "the built site, end to end", |machine| browser::end_to_end(&machine.browser)),
    site("engines", "the main flows in Chromium, Firefox and WebKitGTK", |machine| {
        engines::flows(&machine.browser)
    }),
];

const fn stage(name: &'static str, about: &'static str, run: fn(&Machine) -> Result<Count>) -> Stage {
    Stage { name, about, run, site: false }
}

const fn site(name: &'static str, about: &'static str, run: fn(&Machine) -> Result<Count>) -> Stage {
    Stage { name, about, run, site: true }
}

pub fn run(args: lexopt::Parser) -> Result<()> {
    let Some(stages) = chosen(args)? else { return Ok(()) };
    let begin = Instant::now();
    setup::for_build()?;
    let browser = setup::for_tests()?;
    let mut machine = Machine { browser, site: Site::new(stages.iter().any(|stage| stage.site)) };
    let mut total = Count::default();
    for (index, stage) in stages.iter().enumerate() {
        println!("\n=== {}: {}", stage.name, stage.about);
        let start = Instant::now();
        let ready = if stage.site { machine.site.wait() } else { Ok(()) };
        let result = ready.and_then(|()| (stage.run)(&machine));
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
            // Let the build finish, which would otherwise continue after this process ends.
            let _ = machine.site.wait();
            bail!("stage {} failed", stage.name);
        }
        println!("=== {} ok, {seconds:.1} s", stage.name);
    }
    println!("\nAll stages took {:.0} s", begin.elapsed().as_secs_f64());
    println!("{total}");
    Ok(())
}

/// The stages named in the arguments, or all; none if the arguments ask for something else, which this has then done.
fn chosen(mut args: lexopt::Parser) -> Result<Option<Vec<&'static Stage>>> {
    let mut chosen = Vec::new();
    while let Some(argument) = args.next()? {
        match argument {
            Long("list") => {
                STAGES.iter().for_each(|stage| println!("{:<8} {}", stage.name, stage.about));
                return Ok(None);
            }
            Long("from-nothing") => {
                from_nothing::run(args)?;
                return Ok(None);
            }
            Long("engines") => chosen.extend(STAGES.iter().filter(|stage| stage.name == "engines")),
            Value(name) => match STAGES.iter().find(|stage| name == stage.name) {
                Some(stage) => chosen.push(stage),
                None => bail!("there is no stage {}; --list names them", name.to_string_lossy()),
            },
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(if chosen.is_empty() { STAGES.iter().collect() } else { chosen }))
}
