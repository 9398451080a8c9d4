//! How many moves a heap has, without listing them.
use super::code::Code;
use kernels::sequences::Kind;

/// Beyond these sizes the number of ways to break a heap into 4 or 5 exceeds 2^64.
const FOUR: u64 = 1 << 24;
const FIVE: u64 = 1 << 20;
/// Beyond these sizes the number of moves exceeds 2^64 where repeating digits break into two heaps, or into more.
const TAIL_TWO: u64 = 1 << 38;
const TAIL_MORE: u64 = 1 << 26;

impl Code {
    /// The number of moves of a heap; saturates. O(d) for d digits, however large the heap.
    pub fn count(&self, size: u64) -> u64 {
        let tail = self.tail();
        let end = tail.map_or(self.digits().len() as u64, |(_, start)| start).min(size);
        let mut total = u64::from(size > 0 && self.digit(size).allows(0));
        for take in 0..end {
            let digit = self.digit(take);
            let ways = digit.kinds().map(|kind| ways(size - take, kind)).fold(0, u64::saturating_add);
            total = total.saturating_add(ways).saturating_add(digit.allows(1).into());
        }
        let Some((period, start)) = tail else { return total };
        for take in (start..start + period).take_while(|take| *take < size) {
            let digit = self.digit(take);
            let one = if digit.allows(1) { (size - take - 1) / period + 1 } else { 0 };
            let more = digit.kinds().map(|kind| ways_by_steps(size - take, period, kind));
            total = more.fold(total.saturating_add(one), u64::saturating_add);
        }
        total
    }
}

/// The ways to write `left` as a sum of so many parts, in any order: round(n^2/12) of three and so on, with n less
/// by 0 + 1 + 2 + ... where they must differ.
fn ways(left: u64, kind: Kind) -> u64 {
    let heaps = u64::from(kind.heaps);
    let Some(left) = left.checked_sub(if kind.unequal { heaps * (heaps - 1) / 2 } else { 0 }) else {
        return 0;
    };
    let n = u128::from(left);
    let ways = match heaps {
        2 => n / 2,
        3 => (n * n + 6) / 12,
        4 if left <= FOUR => (n * n * n + 3 * n * n + 72 - 9 * n * (n % 2)) / 144,
        5 if left <= FIVE => {
            let less = if n % 2 == 1 { 30 * n } else { 120 * n };
            (n * n * n * n + 10 * (n * n * n + n * n) + 1440 - less) / 2880
        }
        _ => u128::MAX,
    };
    u64::try_from(ways).unwrap_or(u64::MAX)
}

/// The sum of the ways for `left`, `left` - `step` and so on, as long as something is left. The ways are a polynomial
/// on each class of sizes modulo 60, so that their sums over whole rounds of classes are one as well: the first few
/// such sums give all others.
fn ways_by_steps(left: u64, step: u64, kind: Kind) -> u64 {
    let far = if kind.heaps == 2 { TAIL_TWO } else { TAIL_MORE };
    if left > far {
        return u64::MAX;
    }
    let (lowest, terms) = ((left - 1) % step + 1, (left - 1) / step + 1);
    let sum =
        |from: u64, to: u64| (from..to).map(|i| i128::from(ways(lowest + i * step, kind))).sum::<i128>();
    const ROUND: u64 = 60;
    let (rounds, known) = (terms / ROUND, u64::from(kind.heaps));
    if rounds <= known {
        return u64::try_from(sum(0, terms)).unwrap_or(u64::MAX);
    }
    // Newton's forward differences of the sums up to round 0, 1, ...
    let mut row: Vec<i128> = (0..=known)
        .scan(0, |total, round| {
            let before = *total;
            *total += sum(round * ROUND, (round + 1) * ROUND);
            Some(before)
        })
        .collect();
    let (mut total, mut choose) = (sum(rounds * ROUND, terms), Some(1_i128));
    for m in 0..=i128::from(known) {
        let term = choose.and_then(|choose| choose.checked_mul(row[0]));
        let Some(next) = term.and_then(|term| total.checked_add(term)) else { return u64::MAX };
        total = next;
        choose = choose
            .and_then(|choose| choose.checked_mul(i128::from(rounds) - m))
            .map(|choose| choose / (m + 1));
        row = row.windows(2).map(|pair| pair[1] - pair[0]).collect();
        if row.is_empty() {
            break;
        }
    }
    u64::try_from(total).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ops::ControlFlow;

    fn listed(code: &Code, size: u64) -> u64 {
        let mut count = 0;
        let _ = code.each(size, &mut |take, parts| {
            assert!(code.allows(take, parts) && take + parts.iter().sum::<u64>() == size, "{code} {size}");
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    #[test]
    fn moves_are_counted_as_they_are_listed() {
        for text in [
            "4.[3]", "0.77", "4!.0", "0.137", "0.1[7]", "0.[700]", "4.7", "8.4", "0.8!", "G.0", "W.G",
            "0.W!W!", "C!.4[30]", "0.[1]", "0.[01]", "0.0",
        ] {
            let code = Code::read(text).unwrap();
            for size in 0..=60 {
                assert_eq!(code.count(size), listed(&code, size), "{text}, {size}");
            }
        }
    }
    #[test]
    fn long_sums_are_what_they_should_be() {
        for (text, size) in [
            ("0.[4]", 1500),
            ("0.[04!]", 1999),
            ("0.[700]", 1731),
            ("0.[8]", 460),
            ("0.[08!0]", 1200),
            ("0.[0G]", 780),
        ] {
            let code = Code::read(text).unwrap();
            let kinds = |take| code.digit(take).kinds().map(move |kind| ways(size - take, kind)).sum::<u64>();
            let plain: u64 = (1..size).map(|take| kinds(take) + u64::from(code.digit(take).allows(1))).sum();
            assert_eq!(code.count(size) - u64::from(code.digit(size).allows(0)), plain, "{text}, {size}");
        }
        let tall = 1_000_000_000_000_000_000;
        let count = |text| Code::read(text).unwrap().count(tall);
        assert_eq!(count("4.[3]"), tall + tall / 2);
        assert_eq!(count("4!.0"), (tall - 1) / 2);
        assert_eq!(count("0.77"), 2 + (tall - 1) / 2 + (tall - 2) / 2);
        assert_eq!([count("0.[7]"), count("G.0"), count("0.[8]")], [u64::MAX; 3]);
    }
    #[test]
    fn the_most_that_may_be_taken() {
        for text in ["4.[3]", "0.77", "4!.0", "0.137", "0.1[7]", "0.[700]", "0.04", "0.[1]", "0.[30]"] {
            let code = Code::read(text).unwrap();
            for size in 0..=300 {
                let most = (1..=size).rev().find(|take| code.digit(*take).allows(u32::from(*take < size)));
                assert_eq!(code.reach(size), most.unwrap_or(0), "{text}, {size}");
            }
        }
    }
}
