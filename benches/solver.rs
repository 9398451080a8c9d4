//! The solver's speed on the host: what a panel, a search and a sum cost. See benches/README.md.
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use nimscope::core::{Budget, Convention, Game, ListLimits, Nimber, analyse};
use nimscope::games::open;
use std::{hint::black_box, rc::Rc, time::Duration};

/// The lists that the panel asks for at the level Full.
const FULL: ListLimits = ListLimits { winning: 200, replies: 200 };
const ENOUGH: u64 = 1_000_000;

fn opened(notation: &str) -> Rc<dyn Game> {
    open(notation).unwrap_or_else(|error| panic!("{notation}: {error}"))
}

/// Twelve piles of forty, the preset; and the same with the first pile twice, so that the nim-sum is 0 and
/// every move is listed with its answer.
fn twelve_piles() -> [(&'static str, String); 2] {
    let n = "colourful/r9y4r7y8r5y7+y9r4y7r8y5r7+r8y5r6y9r4y8+y8r5y6r9y4r8+r7y6r5y9r3y10+y7r6y5r9y3r10";
    let p: Vec<&str> = n["colourful/".len()..].split('+').collect();
    let balanced = format!("colourful/{}+{}", p.join("+"), p.join("+"));
    let tail = "+r6y7r8r5r9y5+y6r7y8r5y9r5+r5y8r7y6r4y10+y5r8y7r6y4r10+r4y9r6y7r5y9+y4r9y6r7y5r9";
    [("N", format!("{n}{tail}")), ("P", balanced)]
}

fn panels(c: &mut Criterion) {
    let mut group = c.benchmark_group("analysis");
    let mut full = |name: &str, notation: &str, convention| {
        // Opened anew each time: nothing is remembered from the last round.
        group.bench_function(name, |b| {
            b.iter_batched(
                || opened(notation),
                |game| analyse(&*game, convention, FULL, &mut Budget::new(ENOUGH)),
                BatchSize::SmallInput,
            );
        });
    };
    for (outcome, notation) in twelve_piles() {
        full(&format!("colourful, 12 piles of 40, {outcome}"), &notation, Convention::Normal);
    }
    let huge = format!("nim/{}", ["999999999999999999", "1000000000000000000"].repeat(20).join("+"));
    full("nim, 40 piles of 10^18", &huge, Convention::Normal);
    full("nim, 40 piles of 10^18, misère", &huge, Convention::Misere);
    full("sum of nim and colourful", "nim/13+12+8&colourful/r1y2r2y2+y3+y2r2y1", Convention::Normal);
    group.finish();
}

/// Heaps too tall for each option to be examined: finds 100 winning moves, and how many there are.
fn tall_heaps(c: &mut Criterion) {
    let mut group = c.benchmark_group("tall heaps");
    let lists = ListLimits { winning: 100, replies: 0 };
    for notation in [
        "lasker/10000000+1000",
        "two-or-more/10000+1000",
        "one-four-seven/10000+1000",
        "two-or-more/1000000000000000000",
        "one-four-seven/1000000000000000000",
        "octal:0.77/1000000000000000000",
        "octal:0.137/1000000000000000000",
        "octal:0.[7]/1000000000000000000+5",
        "octal:0.156/1000000000000000000",
        "at-least-half/1000000000000000000+3",
        "at-most-half/1000000000000000000+3",
        "dim-plus/1000000000000000000+3",
        "even-not-all/1000000000000000000+3",
        "even-or-one/1000000000000000000+3",
        "threes/1000000000000000000+3",
        "subtraction:1,3,4/1000000000000000000+5",
        "subtraction:7,1000000000007/1000000000000000000+5",
        "subtraction:1,2,999999999999/1000000000000000000",
        "subtraction:6,35,1000,99999999999999/1000000000000000000",
        "subtraction:7,31,1000000007,1000000000000000000/1000000000000000000",
        "subtraction:powers/1000000000000000000+5",
        "subtraction:but(1,4)/1000000000000000000+5",
        "impatient:but(2,3)/1000000000000000000+5",
    ] {
        group.bench_function(notation, |b| {
            b.iter_batched(
                || opened(notation),
                |game| analyse(&*game, Convention::Normal, lists, &mut Budget::new(ENOUGH)),
                BatchSize::SmallInput,
            );
        });
    }
    for prefix in ["lasker", "two-or-more", "one-four-seven"] {
        let heaps: Vec<String> = (0..40).map(|i: u64| (10_u64.pow(18) - i * i * i).to_string()).collect();
        let notation = format!("{prefix}/{}", heaps.join("+"));
        group.bench_function(format!("{prefix}, 40 heaps of about 10^18"), |b| {
            b.iter_batched(
                || opened(&notation),
                |game| analyse(&*game, Convention::Normal, lists, &mut Budget::new(ENOUGH)),
                BatchSize::SmallInput,
            );
        });
    }
    // A period of 149,459 from 105,351 on, which is proved at the first query and then kept.
    let long = "octal:0.16/1000000000000000000";
    let (kept, enough) = (opened(long), 5 * ENOUGH);
    assert!(kept.value(&mut Budget::new(enough)).is_ok());
    group.bench_function(long, |b| {
        b.iter(|| analyse(&*kept, Convention::Normal, lists, &mut Budget::new(enough)));
    });
    // Twice the product of two primes, a different number each time so that no result is remembered.
    let prime = |n: &u64| (3..).step_by(2).take_while(|d| d * d <= *n).all(|d| !n.is_multiple_of(d));
    let primes: Vec<u64> = (500_000_000..707_000_000).rev().step_by(2).filter(prime).take(200).collect();
    let mut products = primes.windows(2).map(|two| 2 * two[0] * two[1]).cycle();
    group.bench_function("aliquot, two great primes", |b| {
        b.iter_batched(
            || opened(&format!("aliquot/{}", products.next().unwrap_or(2))),
            |game| analyse(&*game, Convention::Normal, lists, &mut Budget::new(ENOUGH)),
            BatchSize::SmallInput,
        );
    });
    group.finish();
}

fn searches(c: &mut Criterion) {
    let mut group = c.benchmark_group("search");
    group.sample_size(10).measurement_time(Duration::from_secs(8));
    // Positions with about 10^6 options each; the budget stops those that are not finished before.
    let misere = |notation: &'static str| {
        move |b: &mut criterion::Bencher| {
            b.iter_batched(
                || opened(notation),
                |game| black_box(game.misere_outcome(&mut Budget::new(ENOUGH))),
                BatchSize::PerIteration,
            );
        }
    };
    group.bench_function("misère Grundy’s game, 10^6 options", misere("grundy/40+39+38+37"));
    group.bench_function("misère sum, 10^6 options", misere("nim/40+30+20&colourful/(9,8,7,9)+(8,9,7,8)"));
    group.bench_function("value by definition, nim/1400", |b| {
        b.iter_batched(
            || opened("nim/1400"),
            |game| assert_eq!(game.value_by_definition(0, &mut Budget::new(ENOUGH)), Ok(Nimber(1400))),
            BatchSize::PerIteration,
        );
    });
    group.finish();
}

criterion_group!(benches, panels, tall_heaps, searches);
criterion_main!(benches);
