//! Sprague-Grundy sequences of take-and-break games. `cargo bench --bench sequence`.
use criterion::{Criterion, criterion_group, criterion_main};
use nimscope::games::heaps::codes::{Code, Progress, Rule, Sequence, by_definition};
use std::{hint::black_box, time::Duration};

fn rule(text: &str) -> Rule {
    Rule::Code(Code::read(text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

fn run(rule: &Rule, n: usize) -> Sequence {
    let mut sequence = Sequence::new(rule);
    assert_eq!(sequence.advance(n, u64::MAX / 2), Progress::Done);
    sequence
}

fn sequences(c: &mut Criterion) {
    let mut group = c.benchmark_group("sequence");
    group.sample_size(10).measurement_time(Duration::from_secs(5));
    for (text, n) in [
        ("0.77", 1_000_000),
        ("0.07", 1_000_000),
        ("0.137", 1_000_000),
        ("0.106", 100_000),
        ("0.106", 1 << 17),
        ("0.16", 1 << 17),
        ("0.16", 1_000_000),
        ("4!.0", 100_000),
        ("4!.0", 1 << 17),
        ("0.007", 100_000),
        ("4.[3]", 30_000),
        ("0.1[7]", 10_000),
        ("0.8", 3_000),
    ] {
        let rule = rule(text);
        group.bench_function(format!("{text} to {n}"), |b| b.iter(|| run(black_box(&rule), n)));
    }
    group.finish();
}

/// Only the search for a proof, on values without a period, so that all of them are examined.
fn proofs(c: &mut Criterion) {
    let sequence = run(&rule("0.106"), 100_000);
    c.bench_function("proof tried, 0.106, 10^5 values", |b| b.iter(|| black_box(&sequence).proved_now()));
}

fn definition(c: &mut Criterion) {
    let mut group = c.benchmark_group("definition");
    group.sample_size(10);
    for text in ["0.77", "0.007", "4!.0"] {
        let rule = rule(text);
        group.bench_function(format!("{text} to 3000"), |b| b.iter(|| by_definition(black_box(&rule), 3000)));
    }
    group.finish();
}

criterion_group!(benches, sequences, proofs, definition);
criterion_main!(benches);
