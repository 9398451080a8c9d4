//! Lists of pairs as P-positions. `cargo bench --bench solution`.
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use nimscope::games::chromatic::theory::RedLevels;
use nimscope::labs::solution::{Pair, judge};
use std::hint::black_box;

const PAIRS: usize = 1_000_000;

/// The first pairs of the golden ratio, in the order of their levels.
fn pairs() -> Vec<Pair> {
    let levels: RedLevels = "beatty(phi^2)".parse().expect("a set");
    let colours = levels.colours(PAIRS * 3);
    let of = |red: bool| {
        (1..=PAIRS as u32 * 3).filter(|level| colours[*level as usize] == red).collect::<Vec<_>>()
    };
    of(false).into_iter().zip(of(true)).take(PAIRS).collect()
}

fn solution(c: &mut Criterion) {
    let ordered = pairs();
    let mut mixed = ordered.clone();
    fastrand::Rng::with_seed(9).shuffle(&mut mixed);
    let mut group = c.benchmark_group("a game for 10^6 pairs");
    group.throughput(Throughput::Elements(PAIRS as u64));
    group.bench_function("in order", |b| b.iter(|| judge(black_box(&ordered), false)));
    group.bench_function("in any order", |b| b.iter(|| judge(black_box(&mixed), false)));
    group.finish();
}

criterion_group!(benches, solution);
criterion_main!(benches);
