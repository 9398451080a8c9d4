//! Answering a question, wherever that happens.
use super::{Answer, Question, misere_quotient, sequence};
#[cfg(target_arch = "wasm32")]
use crate::core::PAGE_MEMORY;
use crate::core::{Budget, Convention, Game, ListLimits, NotationError, Outcome, analyse, outlook, weigh};
use crate::games::{misere_ready, open, ready};
use crate::part::FetchError;
use std::{cell::RefCell, rc::Rc};

/// Least time between two reports of progress, in milliseconds.
const REPORT_MS: f64 = 100.0;

type Run = fn(&Question, &mut dyn FnMut(Answer));

crate::parts! {
    static SOLVER in solver: Run = run;
    static SEQUENCES in sequences: Run = run_long;
}

/// The names of the parts that answer.
pub fn parts() -> Vec<&'static str> {
    vec![SOLVER.name(), SEQUENCES.name()]
}

/// The name of the part that answers with sequences and maps.
pub fn sequence_part() -> &'static str {
    SEQUENCES.name()
}

/// Answers a question to the end, once the parts of the program that it needs are here.
///
/// # Errors
/// If a part of the program could not be fetched this time: then nothing has been answered.
pub async fn answer_all(question: &Question, send: &mut dyn FnMut(Answer)) -> Result<(), FetchError> {
    if let Some(notation) = question.notation() {
        ready(notation).await?;
    }
    if question.convention() == Some(Convention::Misere) {
        // Without this part outcomes are found by search.
        let _ = misere_ready().await;
    }
    let run = match question {
        Question::Sequence { .. } | Question::Losing { .. } | Question::Map { .. } => {
            SEQUENCES.load().await?
        }
        _ => SOLVER.load().await?,
    };
    run(question, send);
    Ok(())
}

fn run(question: &Question, send: &mut dyn FnMut(Answer)) {
    let mut last = now();
    let answer = solve(question, &mut |examined| {
        let now = now();
        if now - last >= REPORT_MS {
            last = now;
            send(Answer::Progress { examined });
        }
    });
    send(answer);
}

fn run_long(question: &Question, send: &mut dyn FnMut(Answer)) {
    let last = match question {
        Question::Sequence { code, from, upto } => sequence::run(code, *from, *upto, &now, send),
        Question::Losing { code, upto } => misere_quotient::run(code, *upto, &now, send),
        Question::Map { notation, side, convention } => {
            sequence::map(notation, *side, *convention, &now, send)
        }
        _ => return,
    };
    send(last);
}

/// The clock in milliseconds; natively there is nobody to report to.
fn now() -> f64 {
    #[cfg(target_arch = "wasm32")]
    return js_sys::Date::now();
    #[cfg(not(target_arch = "wasm32"))]
    0.0
}

/// Answers `question`, telling `tick` now and then how many options were examined.
pub fn solve(question: &Question, tick: &mut dyn FnMut(u64)) -> Answer {
    answer(question, tick).unwrap_or_else(Answer::Failed)
}

fn answer(question: &Question, tick: &mut dyn FnMut(u64)) -> Result<Answer, NotationError> {
    Ok(match question {
        // Values come in pieces, from `sequence`. Without a worker there are those that the page has found.
        Question::Sequence { .. } | Question::Losing { .. } | Question::Map { .. } => {
            Answer::Stopped { examined: 0, limit: None }
        }
        Question::Analyse { notation, convention, budget, winning, replies } => {
            let lists = ListLimits { winning: *winning, replies: *replies };
            let game = opened(notation)?;
            let mut budget = going_on(&*game, *budget, tick);
            Answer::Analysis(analyse(&*game, *convention, lists, &mut budget))
        }
        Question::Foresee { notation, convention, budget, limit } => {
            let game = opened(notation)?;
            let mut budget = going_on(&*game, *budget, tick);
            Answer::Foreseen(outlook(&*game, *convention, *limit, &mut budget))
        }
        Question::Explain { notation, part, convention } => {
            Answer::Explained(opened(notation)?.why(*part, *convention))
        }
        Question::Define { notation, part, convention, budget } => {
            let game = open(notation)?;
            let mut budget = self::budget(*budget, tick);
            let found = match convention {
                Convention::Normal if game.rules().is_some() => game
                    .value_by_definition(*part, &mut budget)
                    .map(|value| (Outcome::of(value), Some(value))),
                _ => game.outcome_by_definition(*convention, &mut budget).map(|outcome| (outcome, None)),
            };
            let examined = budget.spent();
            match found {
                Ok((outcome, value)) => Answer::Defined { value, outcome, examined },
                Err(limit) => Answer::Stopped { examined, limit: Some(limit) },
            }
        }
        Question::Choose { notation, convention, opponent, seed, budget } => {
            let game = opened(notation)?;
            let mut budget = going_on(&*game, *budget, tick);
            Answer::Chosen(weigh(&*game, *convention, *opponent, *seed, &mut budget).map(Box::new))
        }
    })
}

thread_local! {
    /// The last position that was asked about: the next question may be about it, too, and what was found serves both.
    static LAST: RefCell<Option<Rc<dyn Game>>> = const { RefCell::new(None) };
}

/// A position with what is known of it, if it was the last one.
fn opened(notation: &str) -> Result<Rc<dyn Game>, NotationError> {
    let game = open(notation)?;
    let last = LAST.take().filter(|last| last.notation() == game.notation()).unwrap_or(game);
    LAST.set(Some(last.clone()));
    Ok(last)
}

/// A budget of `work` units, with the memory of whoever answers: a worker, or the page where there is none.
fn budget(work: u64, tick: &mut dyn FnMut(u64)) -> Budget<'_> {
    let budget = Budget::with_progress(work, tick);
    #[cfg(target_arch = "wasm32")]
    if super::role() == super::Role::Page {
        return budget.with_memory(PAGE_MEMORY);
    }
    budget
}

/// A budget that is charged for what earlier searches of this game have kept, so that it stays.
fn going_on<'t>(game: &dyn Game, work: u64, tick: &'t mut dyn FnMut(u64)) -> Budget<'t> {
    let mut budget = self::budget(work, tick);
    // Where it does not fit the search begins anew.
    let _ = budget.hold(game.memo_bytes());
    budget
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Nimber, OutOfBudget};
    use crate::worker::wire::{packed, unpacked};

    fn define(convention: Convention, budget: u64) -> Answer {
        solve(&Question::Define { notation: "nim/3+5".into(), part: 1, convention, budget }, &mut |_| {})
    }

    #[test]
    fn by_definition() {
        let Answer::Defined { value, outcome, examined } = define(Convention::Normal, 1000) else { panic!() };
        assert_eq!((value, outcome), (Some(Nimber(5)), Outcome::N));
        assert!(examined > 0);
        let Answer::Defined { value: None, outcome: Outcome::N, .. } = define(Convention::Misere, 1000)
        else {
            panic!()
        };
        let limit = Some(OutOfBudget::Work);
        assert!(
            matches!(define(Convention::Normal, 3), Answer::Stopped { limit: found, .. } if found == limit)
        );
    }

    #[test]
    fn one_search_serves_both_questions() {
        let notation = "grundy/13+12+11&nim/1";
        let convention = Convention::Misere;
        let examined = |question: Question| {
            let mut most = 0;
            let answer = solve(&question, &mut |examined| most = examined);
            assert!(!matches!(answer, Answer::Stopped { .. } | Answer::Failed(_)), "{answer:?}");
            most
        };
        let budget = 50_000_000;
        let choose = |seed| {
            let opponent = crate::core::Opponent::Perfect;
            Question::Choose { notation: notation.into(), convention, opponent, seed, budget }
        };
        let analyse =
            Question::Analyse { notation: notation.into(), convention, budget, winning: 60, replies: 30 };
        let (alone, first) = (examined(choose(1)), examined(choose(2)));
        assert!(alone > 0 && first < alone, "{alone}, {first}");
        LAST.take();
        assert!(examined(analyse) > 0);
        assert_eq!(examined(choose(1)), first);
    }

    /// The value of a tall heap takes a search, which a reason may use where it was made.
    #[test]
    fn what_was_learned_is_explained() {
        let notation = "octal:0.16/60000";
        let explain = || {
            let question =
                Question::Explain { notation: notation.into(), part: 0, convention: Convention::Normal };
            let Answer::Explained(why) = solve(&question, &mut |_| {}) else { panic!() };
            why.blocks.into_iter().find_map(|block| match block {
                crate::core::Block::Options { rows, .. } => Some(rows),
                _ => None,
            })
        };
        LAST.take();
        assert_eq!(explain(), None);
        let analyse = Question::Analyse {
            notation: notation.into(),
            convention: Convention::Normal,
            budget: 1 << 30,
            winning: 1,
            replies: 1,
        };
        let Answer::Analysis(found) = solve(&analyse, &mut |_| {}) else { panic!() };
        let value = found.verdict.value().unwrap().0;
        let rows = explain().unwrap();
        assert!(value > 0 && rows.len() as u64 > value, "{rows:?}");
        assert!(rows[..value as usize].iter().all(|row| row[1] != "0"), "{rows:?}");
        assert_eq!(rows[value as usize][1], "**0**");
    }

    #[test]
    fn mistakes_are_answers() {
        let question = Question::Analyse {
            notation: "nim/3+x".into(),
            convention: Convention::Normal,
            budget: 10,
            winning: 1,
            replies: 1,
        };
        let Answer::Failed(error) = solve(&question, &mut |_| {}) else { panic!() };
        assert_eq!(error.at, 6);
    }

    #[test]
    fn messages_survive_their_journey() {
        let question = Question::Choose {
            notation: "nim/3+5".into(),
            convention: Convention::Misere,
            opponent: crate::core::Opponent::Perfect,
            seed: u64::MAX,
            budget: 1 << 60,
        };
        assert_eq!(unpacked::<Question>(&packed(&question)), Some(question.clone()));
        let analyse = |notation: &str| Question::Analyse {
            notation: notation.into(),
            convention: Convention::Normal,
            budget: 1000,
            winning: 9,
            replies: 9,
        };
        let foresee = Question::Foresee {
            notation: "nim/2+1".into(),
            convention: Convention::Normal,
            budget: 1000,
            limit: 9,
        };
        let explain = |notation: &str| Question::Explain {
            notation: notation.into(),
            part: 0,
            convention: Convention::Normal,
        };
        assert_eq!(unpacked(&packed(&explain("nim/3"))), Some(explain("nim/3")));
        for question in [explain("kayles/5"), explain("nim/3+5"), explain("wythoff/3+4"), explain("0.77/5")] {
            let answer = solve(&question, &mut |_| {});
            assert_eq!(unpacked(&packed(&answer)), Some(answer));
        }
        for question in [question, foresee, analyse("nim/3+5"), analyse("nim/5+5"), analyse("nim/x")] {
            let answer = solve(&question, &mut |_| {});
            let sent = packed(&answer);
            assert_eq!(unpacked::<Answer>(&sent[..sent.len() - 1]), None);
            assert_eq!(unpacked::<Answer>(&sent), Some(answer));
        }
    }
}
