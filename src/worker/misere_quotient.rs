//! Misère quotients of codes, and how they travel.
use super::{
    Answer,
    wire::{MessageReader, Wire},
};
use crate::labs::sequence::{Elements, LOSING_WORK, QuotientReport, Source, account};

/// Least time between two reports, in milliseconds.
const REPORT_MS: f64 = 100.0;

/// Finds what is known of the heaps of `code` up to `upto`, and tells `send` how far it is. Returns the last answer.
pub fn run(code: &str, upto: usize, now: &dyn Fn() -> f64, send: &mut dyn FnMut(Answer)) -> Answer {
    let source = match Source::read(code, true) {
        Ok(source) => source,
        Err(error) => return Answer::Failed(error),
    };
    let mut last = now();
    let found = account(&source, upto, LOSING_WORK, &mut |heap, order| {
        if now() - last >= REPORT_MS {
            last = now();
            send(Answer::Reached { heap, order });
        }
        true
    });
    found.map_or(Answer::Missing, |found| Answer::QuotientReport(Box::new(found)))
}

macro_rules! fields {
    ($type:ident $($field:ident)*) => {
        impl Wire for $type {
            fn put(&self, out: &mut Vec<u8>) {
                $(self.$field.put(out);)*
            }
            fn take(from: &mut MessageReader) -> Self {
                Self { $($field: Wire::take(from)),* }
            }
        }
    };
}

fields! { QuotientReport code title proved sure tame generators heaps relations order portion images start length lost grown orders elements }
fields! { Elements names portion values kernel regular heaps steps words }

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::wire::{packed, unpacked};

    #[test]
    fn quotients_are_found_and_travel() {
        let mut reached = Vec::new();
        let time = std::cell::Cell::new(0.0);
        let now = || time.replace(time.get() + 60.0);
        let found = run("0.77", 300, &now, &mut |answer| reached.push(answer));
        let Answer::QuotientReport(account) = &found else { panic!("{found:?}") };
        assert_eq!((account.order, account.length), (40, 12));
        assert!(
            reached.iter().any(|answer| matches!(answer, Answer::Reached { heap: 26, order: 32 })),
            "{reached:?}"
        );
        assert!(reached.iter().all(Answer::is_interim) && !found.is_interim());
        assert_eq!(unpacked::<Answer>(&packed(&found)), Some(found));
        assert!(matches!(run("0.9-", 3, &now, &mut |_| {}), Answer::Failed(_)));
    }
}
