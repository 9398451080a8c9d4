//! Products of nimbers. `cargo bench --bench nimbers`.
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kernels::nimbers::{build_tables, product_16, product_64, product_128, product_by_rules};
use nimscope::ordinal::Ordinal;
use std::{hint::black_box, time::Duration};

const PAIRS: usize = 10_000_000;

fn products(c: &mut Criterion) {
    let mut random = fastrand::Rng::with_seed(5);
    let pairs: Vec<(u64, u64)> = (0..PAIRS).map(|_| (random.u64(..), random.u64(..))).collect();
    let mut group = c.benchmark_group("nimbers");
    group.sample_size(10).measurement_time(Duration::from_secs(5));
    group.throughput(Throughput::Elements(PAIRS as u64));
    group.bench_function("64-bit products, 10^7 random pairs", |b| {
        b.iter(|| black_box(&pairs).iter().fold(0, |sum, (x, y)| sum ^ product_64(*x, *y)));
    });
    let wide = |low: u64, high: u64| u128::from(high) << 64 | u128::from(low);
    group.throughput(Throughput::Elements(PAIRS as u64 / 2));
    group.bench_function("128-bit products, half of them", |b| {
        b.iter(|| {
            let pairs = black_box(&pairs).chunks_exact(2);
            pairs.fold(0, |sum, pair| {
                sum ^ product_128(wide(pair[0].0, pair[1].0), wide(pair[0].1, pair[1].1))
            })
        });
    });
    group.throughput(Throughput::Elements(10_000));
    group.bench_function("64-bit products by the two rules, 10^4 of them", |b| {
        let rules = |(x, y): &(u64, u64)| product_by_rules((*x).into(), (*y).into());
        b.iter(|| black_box(&pairs[..10_000]).iter().fold(0, |sum, pair| sum ^ rules(pair)));
    });
    group.finish();
}

fn tables(c: &mut Criterion) {
    c.bench_function("nimbers, building the tables", |b| b.iter(build_tables));
    c.bench_function("nimbers, table 256 x 256", |b| {
        let row = |x: u16| (0..256).map(move |y| product_16(x, y) as u8);
        b.iter(|| (0..black_box(256)).flat_map(row).collect::<Vec<u8>>());
    });
}

/// An ordinal of so many terms with coefficients of 128 bits.
fn ordinal(random: &mut fastrand::Rng, terms: u128) -> Ordinal {
    (0..terms).fold(Ordinal::default(), |sum, exponent| {
        &sum ^ &Ordinal::power(Ordinal::finite(exponent), random.u128(1..))
    })
}

fn ordinals(c: &mut Criterion) {
    let mut random = fastrand::Rng::with_seed(27);
    let [a, b] = [(); 2].map(|()| ordinal(&mut random, 27));
    c.bench_function("nimbers, product of two ordinals of 27 terms", |bench| {
        bench.iter(|| black_box(&a).times(black_box(&b)));
    });
    let small = ordinal(&mut random, 9);
    c.bench_function("nimbers, inverse of an ordinal of 9 terms", |bench| {
        bench.iter(|| black_box(&small).inverse());
    });
    c.bench_function("nimbers, inverse of an ordinal of 27 terms", |bench| {
        bench.iter(|| black_box(&a).inverse());
    });
}

criterion_group!(benches, products, ordinals, tables);
criterion_main!(benches);
