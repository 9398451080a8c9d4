//! The answer to one position, as data.
use super::Solve;
use nimscope::core::{
    Budget, Convention, ListLimits, Nimber, NotationError, OutOfBudget, Outcome, Verdict, analyse, wide,
};
use nimscope::games::open;
use serde::Serialize;

/// The answer as `--batch` writes it, on one line.
#[derive(Serialize)]
pub struct Answer {
    /// The position in the program's own notation, or the text as given where it cannot be read.
    pub notation: String,
    pub convention: Convention,
    pub outcome: Option<Outcome>,
    /// The Grundy value; null under misère play, and where only the outcome is known.
    pub value: Option<Nimber>,
    /// The value as people write it where it is an ordinal, such as `ω·2+3`; then `value` is null.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ordinal: Option<String>,
    pub winning: Vec<Winning>,
    /// The number of winning moves, including those not listed; saturates.
    #[serde(with = "wide")]
    pub total: u64,
    /// Whether the budget ended before all moves were examined, so that there may be more.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cut: bool,
    /// How many options were examined, where no outcome was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub examined: Option<u64>,
    /// What ended the search, where no outcome was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<OutOfBudget>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<NotationError>,
}

#[derive(Serialize)]
pub struct Winning {
    #[serde(rename = "move")]
    pub mv: String,
    pub option: String,
}

impl Solve {
    /// Solves a position.
    pub fn solve(&self, notation: &str) -> Answer {
        let convention = self.convention;
        let mut answer = Answer {
            notation: notation.to_string(),
            convention,
            outcome: None,
            value: None,
            ordinal: None,
            winning: vec![],
            total: 0,
            cut: false,
            examined: None,
            limit: None,
            error: None,
        };
        let game = match open(notation) {
            Ok(game) => game,
            Err(error) => return Answer { error: Some(error.counted(notation)), ..answer },
        };
        answer.notation = game.notation();
        let lists = ListLimits { winning: self.limit, replies: 0 };
        let found = analyse(&*game, convention, lists, &mut Budget::new(self.budget));
        match found.verdict {
            Verdict::Solved { outcome, value } => {
                (answer.outcome, answer.value) = (Some(outcome), value);
                answer.ordinal = game.workshop().ordinal().filter(|_| convention == Convention::Normal);
            }
            Verdict::Unknown { examined, limit } => {
                (answer.examined, answer.limit) = (Some(examined), Some(limit));
            }
        }
        (answer.total, answer.cut) = (found.winning.total, found.cut);
        for mv in found.winning.moves {
            let option = game.make(&mv).map(|option| option.notation()).unwrap_or_default();
            answer.winning.push(Winning { mv: mv.notation, option });
        }
        answer
    }
}
