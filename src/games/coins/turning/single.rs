//! Single heads of a row, by the numbers that people call the coins.
use super::TurningRow;
use crate::core::{notation::NotationError, ruleset::Ruleset};
use crate::games::coins::{
    heads::{CoinRow, MOST_COINS},
    theory::{Form, Values},
};
use std::fmt;

impl TurningRow {
    /// The rules of this name: that of a card, and its parameters after a colon. None if it is no game of coins in a row.
    ///
    /// # Errors
    /// What was expected where the parameters stop making sense.
    pub(crate) fn named(text: &str) -> Result<Option<Self>, NotationError> {
        let (id, params) = text.split_once(':').unwrap_or((text, ""));
        match Self::CARDS.iter().any(|card| card.id == id) {
            false => Ok(None),
            true => {
                let shifted = |error: NotationError| error.shifted(text.len() - params.len());
                Self::with_params(id, params).map(Some).map_err(shifted)
            }
        }
    }
    /// The name on its card.
    pub(crate) fn name(&self) -> &'static str {
        self.card.name
    }
    /// The value of a head on the coin of this number; 0 before the first coin, none where finding it takes too long.
    pub(crate) fn single(&self, coin: u64) -> Option<u64> {
        coin.checked_sub(self.origin).map_or(Some(0), |coin| self.turning.value(coin))
    }
    /// Whether the values of single heads come from a formula.
    pub(crate) fn has_form(&self) -> bool {
        matches!(self.turning.values(), Values::Form(..))
    }
    /// Whether the values that a formula gives are periodic.
    pub(crate) fn form_repeats(&self) -> bool {
        matches!(self.turning.values(), Values::Form(Form::One | Form::First, _))
    }
    /// The period of the values, and the coin from which it holds, where the values found so far prove it.
    pub(crate) fn proved_period(&self) -> Option<(u64, u64)> {
        self.turning.values().period().map(|(length, start)| (length, start + self.origin))
    }
    /// The formula for single heads, and where it is proved.
    pub(crate) fn formula(&self) -> Option<(String, &'static str)> {
        let Values::Form(form, zeros) = *self.turning.values() else { return None };
        // After coins of value 0 at the left, the others are counted from 0.
        let (words, place) = form.words(if zeros == 0 { self.origin } else { 0 });
        let zeros = match zeros {
            0 => String::new(),
            _ => format!(", after {zeros} coins of value 0, *x* being counted from 0 after them"),
        };
        Some((format!("a head on coin *x* is worth {words}{zeros}"), place))
    }
    /// The rules in words.
    pub(crate) fn words(&self) -> String {
        format!("{} Coins are counted from {}.", self.turning.code.words(), self.origin)
    }
    /// The other coins that moves of a single head turn, move by move, at most `limit` of them listed.
    pub(crate) fn turned_with(&self, coin: u64, limit: usize) -> Vec<Vec<u64>> {
        let Some(head) = coin.checked_sub(self.origin) else { return Vec::new() };
        let others = |coins: Vec<u64>| {
            coins.into_iter().filter(|other| *other != head).map(|other| other + self.origin).collect()
        };
        self.turning.moves(&[head], limit).moves.into_iter().map(others).collect()
    }
    /// The heaps that a row is in disguise (Ferguson, Part I, 5.1), where its heads are heaps of Nim, of Grundy's game or of a
    /// subtraction game.
    pub(super) fn heaps(&self, position: &CoinRow) -> Option<String> {
        let (game, more) = match self.turning.values() {
            Values::Form(Form::Next, zeros) => ("nim".to_string(), 1i64.checked_sub_unsigned(*zeros)?),
            Values::Grundy(_) => ("grundy".into(), 0),
            Values::Heap { more, plus: 0, .. } => {
                let set = self.turning.code.only()?.pairs.as_deref()?;
                let set: Vec<String> = set.iter().map(u64::to_string).collect();
                (format!("subtraction:{}", set.join(",")), i64::try_from(*more).ok()?)
            }
            _ => return None,
        };
        let heap = |head: &u64| head.checked_add_signed(more).filter(|size| *size > 0);
        let sizes: Vec<String> =
            position.heads().iter().filter_map(heap).map(|size| size.to_string()).collect();
        (!sizes.is_empty()).then(|| format!("{game}/{}", sizes.join("+")))
    }
    /// The row with heads on these coins, as text; none where it is too long. A coin that is named twice shows tails.
    pub(crate) fn row(&self, coins: &[u64]) -> Option<String> {
        let mut heads = Vec::new();
        for coin in coins {
            let head = coin.checked_sub(self.origin).filter(|head| *head < MOST_COINS as u64)?;
            match heads.iter().position(|other| *other == head) {
                Some(at) => drop(heads.remove(at)),
                None => heads.push(head),
            }
        }
        heads.sort_unstable();
        let row = CoinRow::of(&heads);
        Some(if heads.is_empty() { "T".into() } else { row.to_string() })
    }
}

/// The name of the card, and the parameters after a colon.
impl fmt::Display for TurningRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let params = self.params();
        write!(f, "{}{}{params}", self.card.id, if params.is_empty() { "" } else { ":" })
    }
}

impl fmt::Debug for TurningRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
