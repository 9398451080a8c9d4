//! Answering a question, wherever that happens.
use super::{Answer, Question};
use crate::core::{Budget, Convention, Lists, NotationError, Outcome, analyse, choose, open};

/// Answers `question`, telling `tick` now and then how many options were examined.
pub fn solve(question: &Question, tick: &mut dyn FnMut(u64)) -> Answer {
    answer(question, tick).unwrap_or_else(Answer::Failed)
}

fn answer(question: &Question, tick: &mut dyn FnMut(u64)) -> Result<Answer, NotationError> {
    Ok(match question {
        // Values come in pieces, from `sequence`. Without a worker there are those that the page has found.
        Question::Sequence { .. } | Question::Map { .. } => Answer::Stopped { examined: 0 },
        Question::Analyse { notation, convention, budget, winning, replies } => {
            let lists = Lists { winning: *winning, replies: *replies };
            let mut budget = Budget::with_progress(*budget, tick);
            Answer::Analysis(analyse(&*open(notation)?, *convention, lists, &mut budget))
        }
        Question::Define { notation, part, convention, budget } => {
            let game = open(notation)?;
            let mut budget = Budget::with_progress(*budget, tick);
            let found = match convention {
                Convention::Normal => game
                    .value_by_definition(*part, &mut budget)
                    .map(|value| (Outcome::of(value), Some(value))),
                Convention::Misere => game.misere_by_definition(&mut budget).map(|outcome| (outcome, None)),
            };
            let examined = budget.spent();
            match found {
                Ok((outcome, value)) => Answer::Defined { value, outcome, examined },
                Err(_) => Answer::Stopped { examined },
            }
        }
        Question::Choose { notation, convention, opponent, seed, budget } => {
            let mut budget = Budget::with_progress(*budget, tick);
            Answer::Chosen(choose(&*open(notation)?, *convention, *opponent, *seed, &mut budget))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Nimber;
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
        assert!(matches!(define(Convention::Normal, 3), Answer::Stopped { .. }));
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
        for question in [question, analyse("nim/3+5"), analyse("nim/5+5"), analyse("nim/x")] {
            let answer = solve(&question, &mut |_| {});
            let sent = packed(&answer);
            assert_eq!(unpacked::<Answer>(&sent[..sent.len() - 1]), None);
            assert_eq!(unpacked::<Answer>(&sent), Some(answer));
        }
    }
}
