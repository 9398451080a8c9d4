//! Chromatic nim: tables, pairing and long numbers. `cargo bench --bench chromatic`.
use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use nimscope::games::chromatic::theory::{Pairing, RedLevels, ThreeStackTable, TwoStackTable, read_integer};

const SETS: [&str; 4] = ["beatty(phi^2)", "evil", "beatty(3/2)", "levels([GGGGR])"];

fn set(text: &str) -> RedLevels {
    text.parse().expect("a set")
}

/// The definition for two stacks: marks the value of every option of every position.
fn naive_two(red: &[bool]) -> Vec<Vec<usize>> {
    let n = red.len();
    let mut values = vec![vec![0; n]; n];
    let mut seen = vec![0; 2 * n + 1];
    let mut stamp = 0;
    for x in 0..n {
        for y in 0..n {
            stamp += 1;
            let mut mark = |a: usize, b: usize| seen[values[a][b]] = stamp;
            if red[x] || red[y] {
                (0..x).for_each(|a| mark(a, y));
                (0..y).for_each(|b| mark(x, b));
            } else {
                (0..x).for_each(|a| (0..=y).for_each(|b| mark(a, b)));
                (0..y).for_each(|b| mark(x, b));
            }
            values[x][y] = seen.iter().position(|mark| *mark != stamp).unwrap_or(0);
        }
    }
    values
}

/// The definition for three stacks, over all orders of the stacks.
fn naive_three(red: &[bool]) -> Vec<usize> {
    let n = red.len();
    let at = |x: usize, y: usize, z: usize| (x * n + y) * n + z;
    let mut values = vec![0; n * n * n];
    let mut seen = vec![0; 3 * n + 1];
    let mut stamp = 0;
    for x in 0..n {
        for y in 0..n {
            for z in 0..n {
                stamp += 1;
                let mut mark = |a, b, c| seen[values[at(a, b, c)]] = stamp;
                if red[x] || red[y] || red[z] {
                    (0..x).for_each(|a| mark(a, y, z));
                    (0..y).for_each(|b| mark(x, b, z));
                    (0..z).for_each(|c| mark(x, y, c));
                } else {
                    (0..x).for_each(|a| (0..=y).for_each(|b| (0..=z).for_each(|c| mark(a, b, c))));
                    (0..y).for_each(|b| (0..=z).for_each(|c| mark(x, b, c)));
                    (0..z).for_each(|c| mark(x, y, c));
                }
                values[at(x, y, z)] = seen.iter().position(|mark| *mark != stamp).unwrap_or(0);
            }
        }
    }
    values
}

fn two_stacks(c: &mut Criterion) {
    let mut group = c.benchmark_group("two stacks");
    group.throughput(Throughput::Elements(1001 * 1001));
    for text in SETS {
        let colours = set(text).colours(1000);
        group.bench_function(format!("table to 1000, {text}"), |b| {
            b.iter(|| TwoStackTable::new(black_box(&colours), 1000, 1000));
        });
    }
    group.throughput(Throughput::Elements(301 * 301));
    let colours = set("beatty(phi^2)").colours(300);
    group.bench_function("table to 300", |b| b.iter(|| TwoStackTable::new(black_box(&colours), 300, 300)));
    group.bench_function("table to 300, by definition", |b| b.iter(|| naive_two(black_box(&colours))));
    group.finish();
}

fn pairing(c: &mut Criterion) {
    let mut group = c.benchmark_group("pairing");
    let top = 10_000_000;
    group.throughput(Throughput::Elements(top as u64));
    for text in SETS {
        let levels = set(text);
        let colours = levels.colours(top);
        group.bench_function(format!("colours to 10^7, {text}"), |b| {
            b.iter(|| levels.colours(black_box(top)))
        });
        group.bench_function(format!("pairs to 10^7, {text}"), |b| {
            b.iter(|| Pairing::new(black_box(&colours)))
        });
    }
    group.throughput(Throughput::Elements(1));
    for text in SETS {
        let levels = set(text);
        let (x, y) = (999_999_999_999_999_937, 999_999_999_999_999_938);
        group.bench_function(format!("explain at 10^18, {text}"), |b| {
            b.iter(|| levels.explain_two(x, black_box(y)))
        });
        group.bench_function(format!("200 winning moves at 10^18, {text}"), |b| {
            b.iter(|| levels.winning_two(x, black_box(y), 200));
        });
    }
    group.finish();
}

fn three_stacks(c: &mut Criterion) {
    let mut group = c.benchmark_group("three stacks");
    for text in SETS {
        let colours = set(text).colours(100);
        group.bench_function(format!("table to 100, {text}"), |b| {
            b.iter(|| ThreeStackTable::new(black_box(&colours), 100));
        });
    }
    let colours = set("beatty(phi^2)").colours(48);
    group.bench_function("table to 48", |b| b.iter(|| ThreeStackTable::new(black_box(&colours), 48)));
    group.bench_function("table to 48, by definition", |b| b.iter(|| naive_three(black_box(&colours))));
    // Three green tops: 74,087 options.
    let colours = set("levels([GGGGR])").colours(41);
    let table = ThreeStackTable::new(&colours, 41).expect("a table");
    group.bench_function("winning moves from (41, 41, 41), green", |b| {
        b.iter(|| table.moves_to(black_box([41, 41, 41]), 0, 200));
    });
    group.finish();
}

fn long_numbers(c: &mut Criterion) {
    let mut group = c.benchmark_group("long numbers");
    let q = read_integer("17509^17509").expect("a number");
    for text in ["evil", "beatty(3)", "beatty(phi^2)", "beatty(phi)"] {
        let levels = set(text);
        group.bench_function(format!("the 17509^17509th pair, {text}"), |b| {
            b.iter(|| levels.nth_pair(black_box(&q)))
        });
    }
    let n = read_integer("10^9999").expect("a number");
    for text in ["beatty(pi)", "beatty(e)"] {
        let levels = set(text);
        group.bench_function(format!("the 10^9999th pair, {text}"), |b| {
            b.iter(|| levels.nth_pair(black_box(&n)))
        });
    }
    group.bench_function("reading and writing 17509^17509", |b| {
        b.iter(|| read_integer(black_box("17509^17509")).map(|q| q.to_string()));
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(800));
    targets = two_stacks, pairing, three_stacks, long_numbers
}
criterion_main!(benches);
