//! The full analysis of every preset, for which a page has 16 ms, and all piles of Colourful Nim that the piles lab
//! knows. `cargo bench --bench presets`.
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use nimscope::core::{Budget, ListLimits, analyse};
use nimscope::games::{Link, cards, open};
use nimscope::labs::piles::{MOST, PileValues};
use std::time::{Duration, Instant};

/// The lists that the page asks for, and the options that it examines before it hands the search to the worker.
const FULL: ListLimits = ListLimits { winning: 60, replies: 30 };
const PAGE: u64 = 20_000;
/// The duration of a frame.
const FRAME: Duration = Duration::from_millis(16);

/// Analyses every preset once, opened anew; those that take longer than a frame are printed, the slowest first.
fn presets(c: &mut Criterion) {
    let starts: Vec<(&str, &str, Link)> = cards()
        .flat_map(|card| card.presets.iter().map(move |preset| (card.id, preset)))
        .filter_map(|(id, preset)| Some((id, preset.name, Link::of_preset(preset).ok()?)))
        .collect();
    let full = |link: &Link| {
        let game = open(&link.game).unwrap_or_else(|error| panic!("{}: {error}", link.game));
        let clock = Instant::now();
        let _ = analyse(&*game, link.convention, FULL, &mut Budget::on_page(PAGE));
        clock.elapsed()
    };
    let mut all: Vec<_> = starts.iter().map(|(id, name, link)| (full(link), *id, *name)).collect();
    all.sort_by_key(|(took, ..)| std::cmp::Reverse(*took));
    let over = all.iter().filter(|(took, ..)| *took > FRAME).count();
    println!("{} presets, {over} of them over {FRAME:?}; the slowest:", all.len());
    all.iter().take(12).for_each(|(took, id, name)| println!("    {took:>10.2?}  {id}, {name}"));
    let mut group = c.benchmark_group("presets");
    group.sample_size(10);
    group.bench_function("full analysis of all of them", |b| {
        b.iter(|| starts.iter().map(|(.., link)| full(link)).sum::<Duration>());
    });
    group.finish();
}

fn piles(c: &mut Criterion) {
    let mut group = c.benchmark_group("piles");
    group.sample_size(10);
    for balls in [14, 20, MOST] {
        group.bench_function(format!("all piles of up to {balls} balls, both kinds of play"), |b| {
            b.iter_batched(
                PileValues::default,
                |mut known| {
                    while known.advance(balls, 1 << 16) {}
                    known
                },
                BatchSize::PerIteration,
            );
        });
    }
    group.finish();
}

criterion_group!(benches, presets, piles);
criterion_main!(benches);
