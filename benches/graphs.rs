//! Values, counters, outcomes and remoteness of large graphs. `cargo bench --bench graphs`.
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kernels::digraph::{Acyclic, Cycles, Digraph, Labels, fates};
use std::{fmt::Write, hint::black_box};

const VERTICES: u32 = 100_000;
const ARROWS: usize = 400_000;

/// Random arrows; without cycles each arrow leads to a smaller number.
fn arrows(cycles: bool) -> Vec<(u32, u32)> {
    let mut random = fastrand::Rng::with_seed(9);
    let arrow = |_| {
        let from = random.u32(1..VERTICES);
        (from, if cycles { random.u32(0..VERTICES) } else { random.u32(0..from) })
    };
    (0..ARROWS).map(arrow).collect()
}

fn graphs(c: &mut Criterion) {
    let (loopy, acyclic) = (arrows(true), arrows(false));
    let [with, without] = [&loopy, &acyclic].map(|arrows| Digraph::new(VERTICES as usize, arrows));
    let mut group = c.benchmark_group("graphs of 10^5 vertices and 4·10^5 arrows");
    group.throughput(Throughput::Elements(ARROWS as u64));
    group.bench_function("rows of followers", |b| {
        b.iter(|| Digraph::new(VERTICES as usize, black_box(&loopy)))
    });
    group.bench_function("without cycles, values", |b| b.iter(|| Acyclic::of(black_box(&without))));
    group.bench_function("with cycles, values and counters", |b| b.iter(|| Labels::of(black_box(&with))));
    group.bench_function("with cycles, outcomes and remoteness", |b| {
        b.iter(|| fates(black_box(&with), false))
    });
    group.bench_function("with cycles, these", |b| b.iter(|| Cycles::of(black_box(&with))));
    let mut list = String::new();
    for (from, to) in &loopy {
        let _ = writeln!(list, "{from}>{to}");
    }
    group.sample_size(10);
    group.bench_function("all of a list, reading included", |b| {
        b.iter(|| nimscope::labs::graphs::Found::read(black_box(&list)).map(|found| found.len()));
    });
    group.finish();
}

criterion_group!(benches, graphs);
criterion_main!(benches);
