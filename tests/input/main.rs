//! Wrong texts: each gives an error with its place, or else a position.
mod exercise;
mod generate;

use exercise::{WAYS, exercise};
use fastrand::Rng;
use generate::Seeds;

/// How many texts are tried, unless `NIMSCOPE_FUZZ` gives another number.
const TEXTS: u64 = 200_000;

/// Set NIMSCOPE_FUZZ to try that many texts, and NIMSCOPE_FUZZ_SEED for different ones.
#[test]
fn no_text_breaks_the_program() {
    let number = |name| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let texts = number("NIMSCOPE_FUZZ").unwrap_or(TEXTS);
    let seed = number("NIMSCOPE_FUZZ_SEED").unwrap_or(1);
    let workers = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    std::thread::scope(|scope| {
        for worker in 0..workers {
            scope.spawn(move || {
                let seeds = Seeds::new();
                for index in (worker..texts).step_by(workers as usize) {
                    // Each text depends on its index alone, so that a failure can be repeated.
                    let mut rng =
                        Rng::with_seed(seed.wrapping_add(index.wrapping_mul(0x9E37_79B9_7F4A_7C15)));
                    // The last two ways analyse, which takes a hundred times as long as the others.
                    let ways = if rng.u8(..32) == 0 { WAYS } else { WAYS - 2 };
                    let way = rng.u8(..ways);
                    let (text, more) = seeds.texts(&mut rng, way);
                    let tried = std::panic::catch_unwind(|| exercise(way, &text, &more));
                    assert!(tried.is_ok(), "text {index}, way {way}: {text:?} and {more:?}");
                }
            });
        }
    });
}
