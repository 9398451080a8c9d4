//! Compares two parts of a sequence, stretch against stretch.
use super::list::{Pattern, Stretch, around, end};

/// The work done, in about one unit for each option examined, and the most that is allowed.
pub(super) struct Meter {
    pub spent: u64,
    pub most: u64,
}

impl Meter {
    pub fn is_out(&self) -> bool {
        self.spent > self.most
    }
}

/// The first member from `n` on and before `upto` that differs from the one `shift` before it; `upto` where there is
/// none, and less if the meter runs out. `shift` is at most `n`.
pub(super) fn same_until(list: &[Stretch], n: u64, shift: u64, upto: u64, meter: &mut Meter) -> u64 {
    let (mut i, mut j) = (around(list, n), around(list, n - shift));
    let mut n = n;
    while n < upto {
        let (a, b) = (&list[i], &list[j]);
        let both = upto.min(a.end).min(b.end + shift) - n;
        let same = agree((a, n), (b, n - shift), both, meter);
        n += same;
        if same < both {
            return n;
        }
        i += usize::from(n == a.end);
        j += usize::from(n - shift == b.end);
    }
    upto
}

/// How many of the next `most` members of two stretches agree before the first that do not.
fn agree((a, x): (&Stretch, u64), (b, y): (&Stretch, u64), most: u64, meter: &mut Meter) -> u64 {
    // Two sequences that agree over the sum of their periods agree for ever.
    let enough = most.min(a.period() + b.period());
    meter.spent += 1;
    if meter.is_out() {
        return 0;
    }
    let same = match (&a.pattern, &b.pattern) {
        (Pattern::Values(values), Pattern::Values(others)) => {
            let (i, j) = (x - a.start, y - b.start);
            let (i, j) = ((i % a.period()) as usize, (j % b.period()) as usize);
            let same = matching((values, i), (others, j), enough);
            meter.spent += same;
            same
        }
        // The greater pattern is taken apart: taking the smaller one apart would visit its parts again and again.
        (Pattern::Stretches(inner), other)
            if a.period() >= b.period() || matches!(other, Pattern::Values(_)) =>
        {
            inside(inner, x - a.start, (b, y), enough, meter)
        }
        (_, Pattern::Stretches(inner)) => inside(inner, y - b.start, (a, x), enough, meter),
        (Pattern::Stretches(inner), _) => inside(inner, x - a.start, (b, y), enough, meter),
    };
    if same == enough { most } else { same }
}

/// The number of equal values of two patterns, from places in them on.
fn matching((values, i): (&[u8], usize), (others, j): (&[u8], usize), most: u64) -> u64 {
    let (mut i, mut j, mut same) = (i, j, 0);
    while same < most && values[i] == others[j] {
        i = if i + 1 == values.len() { 0 } else { i + 1 };
        j = if j + 1 == others.len() { 0 } else { j + 1 };
        same += 1;
    }
    same
}

/// The number of equal members where one of the stretches consists of others, from its place `x` on.
fn inside(inner: &[Stretch], x: u64, (b, y): (&Stretch, u64), most: u64, meter: &mut Meter) -> u64 {
    let mut done = 0;
    while done < most {
        let at = (x + done) % end(inner);
        let a = &inner[around(inner, at)];
        let piece = (a.end - at).min(most - done);
        let same = agree((a, at), (b, y + done), piece, meter);
        done += same;
        if same < piece {
            break;
        }
    }
    done
}
