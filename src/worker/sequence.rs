//! Long sequences: the values as they are found, and their period. Maps.
use super::Answer;
use crate::core::{Budget, Convention, misere_map};
use crate::labs::sequence::Progress;
use crate::labs::{
    maps::{MISERE_WORK, read_game},
    sequence::{Run, Source},
};

/// Options looked at between two looks at the clock; some milliseconds.
const SLICE: u64 = 4_000_000;
/// Least time between two reports, in milliseconds.
const REPORT_MS: f64 = 100.0;
/// Most values of one message: the page must not wait long for any of them.
const MOST: usize = 1 << 17;

/// Finds the values of `code` up to g(`upto`) and tells `send` of those from `from` on, of each survey, and of the period
/// each time that the values have doubled. Returns the last answer.
pub fn run(
    code: &str,
    from: usize,
    upto: usize,
    now: &dyn Fn() -> f64,
    send: &mut dyn FnMut(Answer),
) -> Answer {
    let source = match Source::read(code, true) {
        Ok(source) => source,
        Err(error) => return Answer::Failed(error),
    };
    let mut run = Run::new(&source);
    let (mut sent, mut last, mut look_at, mut proved, mut told) = (from, now(), 2 * from, false, None);
    loop {
        let progress = run.advance(upto, SLICE);
        let over = progress != Progress::Paused;
        if !over && now() - last < REPORT_MS {
            continue;
        }
        let known = run.values().len();
        for values in run.values().get(sent..).unwrap_or_default().chunks(MOST) {
            send(Answer::Values(values.to_vec()));
        }
        sent = sent.max(known);
        let survey = run.survey();
        if survey != told {
            told = survey;
            survey.into_iter().for_each(|survey| send(Answer::Survey(survey)));
        }
        if over || known >= look_at || run.proved() != proved {
            proved = run.proved();
            look_at = known.saturating_mul(2);
            send(Answer::Period(run.period()));
        }
        if over {
            return Answer::Ran { full: progress == Progress::Full };
        }
        last = now();
    }
}

/// Tells `send` of the values of a map, or of its outcomes under misère play, row by row. Returns the last answer, which is
/// full where the map is smaller than was asked for.
pub fn map(
    notation: &str,
    side: usize,
    convention: Convention,
    now: &dyn Fn() -> f64,
    send: &mut dyn FnMut(Answer),
) -> Answer {
    let mut last = now();
    let mut tick = |examined| {
        if now() - last >= REPORT_MS {
            last = now();
            send(Answer::Progress { examined });
        }
    };
    let found = read_game(notation).map(|game| match convention {
        Convention::Normal => game.workshop().map(side),
        Convention::Misere => misere_map(&*game, side, &mut Budget::with_progress(MISERE_WORK, &mut tick)),
    });
    match found {
        Ok(Some(map)) => {
            for values in map.values.chunks(MOST) {
                send(Answer::Values(values.to_vec()));
            }
            Answer::Ran { full: map.side < side }
        }
        // More than the game can be solved for.
        Ok(None) => Answer::Stopped { examined: 0, limit: None },
        Err(error) => Answer::Failed(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    fn ask(code: &str, from: usize, upto: usize) -> (Vec<u16>, Vec<Answer>) {
        // Each look at the clock finds that 60 milliseconds have passed.
        let clock = Cell::new(0.0);
        let now = || clock.replace(clock.get() + 60.0);
        let (mut values, mut rest) = (Vec::new(), Vec::new());
        let last = run(code, from, upto, &now, &mut |answer| match answer {
            Answer::Values(more) => values.extend(more),
            other => rest.push(other),
        });
        rest.push(last);
        (values, rest)
    }

    #[test]
    fn values_come_from_where_they_are_wanted() {
        let (all, rest) = ask("0.77", 0, 600_000);
        assert_eq!((all.len(), &all[..5]), (600_001, &[0, 1, 2, 3, 1][..]));
        let Some(Answer::Period(Some(period))) = rest.first() else { panic!("{rest:?}") };
        assert_eq!((period.start, period.length, rest.last()), (71, 12, Some(&Answer::Ran { full: false })));
        assert_eq!(ask("0.77", 100, 130).0, all[100..=130]);
        assert_eq!(ask("0.77", 200, 130).0, [0; 0]);
        assert_eq!(ask("0.[3]", 0, 100_000).1.last(), Some(&Answer::Ran { full: true }));
        assert!(matches!(ask("0.x-", 0, 9).1[0], Answer::Failed(_)));
    }

    #[test]
    fn maps_come_in_pieces() {
        let ask = |notation: &str| {
            let mut pieces = Vec::new();
            let last = map(notation, 1000, Convention::Normal, &|| 0.0, &mut |answer| match answer {
                Answer::Values(values) => pieces.push(values.len()),
                other => panic!("{other:?}"),
            });
            (pieces.len(), pieces.iter().sum::<usize>(), last)
        };
        let whole = (8, 1_000_000, Answer::Ran { full: false });
        assert_eq!(ask("nim/3+5"), whole);
        assert_eq!(ask("chromatic:evil/3+5"), whole);
        assert_eq!(ask("grundy/3+5"), whole);
        assert!(matches!(ask("nim/3").2, Answer::Failed(_)));
        // The map is smaller where the board of the game ends.
        assert_eq!(ask("wythoff-queen/5.8"), (1, 144, Answer::Ran { full: true }));
    }

    #[test]
    fn misere_maps_end_with_their_budget() {
        let ask = |notation: &str, side: usize| {
            let mut values = Vec::new();
            let last = map(notation, side, Convention::Misere, &|| 0.0, &mut |answer| match answer {
                Answer::Values(more) => values.extend(more),
                other => panic!("{other:?}"),
            });
            (values, last)
        };
        let (values, last) = ask("wythoff/4+2", 300);
        assert_eq!((values.len(), last), (90_000, Answer::Ran { full: false }));
        let (values, last) = ask("chromatic:evil/4+2+3", 101);
        assert_eq!(last, Answer::Ran { full: values.len() < 101 * 101 });
    }

    #[test]
    fn a_hard_game_is_reported_on_its_way() {
        let (values, rest) = ask("0.007", 0, 9_000);
        assert_eq!(values.len(), 9_001);
        assert!(rest.len() > 2, "{rest:?}");
    }
}
