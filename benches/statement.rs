//! Statements about values, checked for ten million n. `cargo bench --bench statement`.
use criterion::{Criterion, criterion_group, criterion_main};
use nimscope::labs::statement::{MapStatement, Statement, Values};
use std::{hint::black_box, time::Duration};

const N: i64 = 10_000_000;

/// Each statement holds for all n of its values, so that no check ends early.
const STATEMENTS: [&str; 8] = [
    "g(n) = n mod 12",
    "n < 83 or g(n) = g(n - 12)",
    "g(n) + wt(n) >= (if n mod 3 = 0 then n mod 12 else wt(n) xor 0) or g(n) = n mod 12",
    "g(n) = (n * 7 + 5) mod 12 * 7 mod 12 xor wt(n) xor wt(n) or g(n) < 12 and (if n mod 5 = 1 then 3 else v2(n + 1)) < 64",
    "floor(n * phi) + n = floor(n * (phi + 1))",
    "n = 0 or n = 2 ** v2(n) * oddpart(n)",
    "P iff n mod 12 = 0",
    "n = 0 or zeck(n) <= n",
];

fn statements(c: &mut Criterion) {
    let held: Vec<u16> = (0..N).map(|n| (n % 12) as u16).collect();
    let games = [Values::of(&held)];
    let mut group = c.benchmark_group("statement to 10^7");
    group.sample_size(10).measurement_time(Duration::from_secs(4));
    for text in STATEMENTS {
        let statement = Statement::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        group.bench_function(text, |b| {
            b.iter(|| assert_eq!(black_box(&statement).first_failure(0, N, &games), None));
        });
    }
    group.finish();
    let pairs = Statement::read("P iff (x xor y) mod 12 = 0 and x mod 12 = y mod 12 or x mod 12 = y mod 12")
        .unwrap_or_else(|error| panic!("{error}"));
    c.bench_function("pairs to 1000", |b| {
        b.iter(|| assert_eq!(black_box(&pairs).first_pair(1000, &games), None))
    });
    // A million positions, of which none is a mirror image.
    let map: Vec<u16> = (0..1_000_000u32).map(|at| ((at % 1000) ^ (at / 1000)) as u16).collect();
    for text in ["g(x, y) = (x xor y)", "P iff x = y", "x != floor((y - x) * phi) or x <= y"] {
        let statement = MapStatement::read(text, 1000).unwrap_or_else(|error| panic!("{text}: {error}"));
        c.bench_function(&format!("map of 1000²: {text}"), |b| {
            b.iter(|| assert_eq!(black_box(&statement).first_failure(&map, false), None));
        });
    }
}

criterion_group!(benches, statements);
criterion_main!(benches);
