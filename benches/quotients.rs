//! Misère quotients of octal codes, and positions solved with them. `cargo bench --bench quotients`.
use criterion::{Criterion, criterion_group, criterion_main};
use kernels::quotients::{Limits, Meter, Quotient, Tame};
use nimscope::{
    core::Budget,
    games::{heaps::codes::Code, open},
};
use std::{hint::black_box, time::Duration};

fn code(text: &str) -> Code {
    Code::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The quotient of heaps up to `upto`, or until its period is proved.
fn quotient(code: &Code, upto: usize) -> Quotient {
    let mut tick = |_| true;
    let mut found = Quotient::new();
    let done = found.advance(code, upto, Limits::default(), &mut Meter::new(u64::MAX, &mut tick));
    assert_eq!(done, Ok(()));
    found
}

fn quotients(c: &mut Criterion) {
    let mut group = c.benchmark_group("quotient");
    group.sample_size(10).measurement_time(Duration::from_secs(3));
    for text in ["0.77", "0.123", "0.75", "0.71", "0.72", "0.34", "0.53", "0.15", "0.115", "0.152", "0.153"] {
        let code = code(text);
        assert!(quotient(&code, 400).period().is_some());
        group
            .bench_function(format!("{text} with its proof"), |b| b.iter(|| quotient(black_box(&code), 400)));
    }
    for (text, upto) in [("0.07", 24), ("0.07", 27), ("4!.0", 20)] {
        let code = code(text);
        group.bench_function(format!("{text} to heap {upto}"), |b| {
            b.iter(|| quotient(black_box(&code), upto))
        });
    }
    group.finish();
}

fn tame(c: &mut Criterion) {
    let mut group = c.benchmark_group("tame");
    group.sample_size(10);
    let code = code("0.156");
    let run = || {
        let mut tick = |_| true;
        let mut found = Tame::new();
        assert_eq!(found.advance(&code, 2000, &mut Meter::new(u64::MAX, &mut tick)), Ok(()));
        found
    };
    group.bench_function("0.156 to heap 2000", |b| b.iter(run));
    group.finish();
}

/// Solves positions once the quotient is known.
fn positions(c: &mut Criterion) {
    let heaps: Vec<String> =
        (0..3996_u64).map(|at| (1_000_000_000_000_000_000 - at * at).to_string()).collect();
    let game = open(&format!("octal:0.77/{}", heaps.join("+"))).unwrap_or_else(|error| panic!("{error}"));
    let mut group = c.benchmark_group("misere");
    group.sample_size(20);
    group.bench_function("3996 heaps of Kayles to 10^18, all winning moves counted, 100 listed", |b| {
        b.iter(|| black_box(&game).misere_winning(100, &mut Budget::new(10_000_000)));
    });
    group.finish();
}

criterion_group!(benches, quotients, tame, positions);
criterion_main!(benches);
