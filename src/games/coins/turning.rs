//! Coin-turning games on a row: a move turns a set of coins, the rightmost of them from heads to tails.
use crate::core::{
    card::Card,
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::{NotationError, Scanner},
    outcome::Convention,
    phrase::{Phrase, Sign, Words},
    ruleset::{Component, Ruleset, Valued, Workshop},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::coins::{
    TURN,
    heads::{CoinRow, MOST_COINS},
    line::{self, LINE, Spot},
    theory::{Code, Turning, Values},
};
use std::{cell::RefCell, fmt};

mod cards;
mod params;
mod single;
mod why;

/// The values of so many codes are kept.
const KEPT: usize = 8;

/// Most moves of a head in a random row, so that misère play can be searched.
const MOST_MOVES: u64 = 256;

thread_local! {
    /// The last games used, since every link and every edit opens its position anew.
    static RECENT: RefCell<Vec<Turning>> = const { RefCell::new(Vec::new()) };
}

/// The rules of a coin-turning game on a row (Ferguson, Part I, 5.1; Winning Ways, chapter 14).
#[derive(Clone)]
pub struct TurningRow {
    card: &'static Card,
    /// The number of the leftmost coin.
    origin: u64,
    turning: Turning,
}

/// The coins to turn, by the numbers that people call them, ascending. Written `3` or `1.2.5`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn(Vec<u64>);

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .enumerate()
            .try_for_each(|(n, coin)| write!(f, "{}{coin}", if n == 0 { "" } else { "." }))
    }
}

impl TurningRow {
    /// The coins of a move, counted from 0; none if one is before the first coin.
    fn coins(&self, mv: &Turn) -> Option<Vec<u64>> {
        mv.0.iter().map(|coin| coin.checked_sub(self.origin)).collect()
    }
    fn turn(&self, coins: &[u64]) -> Turn {
        Turn(coins.iter().map(|coin| coin + self.origin).collect())
    }
}

impl Ruleset for TurningRow {
    type Position = CoinRow;
    type Move = Turn;
    type Theory = Valued;
    const CARDS: &'static [Card] = cards::CARDS;
    const WHOLE: bool = true;

    fn card(&self) -> &'static Card {
        self.card
    }
    fn label(&self) -> String {
        params::label(self.card, self)
    }
    fn with_params(id: &str, params: &str) -> Result<Self, NotationError> {
        let card = Self::CARDS.iter().find(|card| card.id == id).unwrap_or(&Self::CARDS[0]);
        let (code, origin) = params::read(card.id, params)?;
        Ok(Self { card, origin, turning: kept(code) })
    }
    fn params(&self) -> String {
        params::write(self)
    }
    fn read(&self, text: &str) -> Result<CoinRow, NotationError> {
        CoinRow::read(text)
    }
    fn allows(&self, position: &CoinRow, mv: &Turn) -> bool {
        self.coins(mv).is_some_and(|coins| self.turning.allows(position.heads(), &coins))
    }
    fn moves(&self, position: &CoinRow, limit: usize) -> MoveList<Turn> {
        self.turning.moves(position.heads(), limit).map(|coins| self.turn(&coins))
    }
    fn option(&self, position: &CoinRow, mv: &Turn) -> CoinRow {
        position.turned(&self.coins(mv).unwrap_or_default())
    }
    fn read_move(&self, text: &str) -> Result<Turn, NotationError> {
        let mut scan = Scanner::new(text);
        let mut coins: Vec<u64> = Vec::new();
        loop {
            let at = scan.at();
            let coin = scan.number(MOST_COINS as u64, "the number of a coin")?;
            if coin < self.origin || coins.last().is_some_and(|last| *last >= coin) {
                return Err(NotationError::syntax(at, "the numbers of the coins in rising order"));
            }
            coins.push(coin);
            if scan.done() {
                return Ok(Turn(coins));
            }
            if !scan.eat('.') {
                return Err(NotationError::syntax(scan.at(), "a dot or the end"));
            }
        }
    }

    fn board(&self, position: &CoinRow, _: SumContext) -> Board {
        let spot = |coin: u64| {
            let heads = position.heads().binary_search(&coin).is_ok();
            let [look, label, state] =
                if heads { ["coin heads", "H", "heads"] } else { ["coin tails", "T", "tails"] };
            Spot {
                look,
                label: label.into(),
                state: state.into(),
                tokens: None,
                value: self.turning.value(coin).map(Nimber),
                counts: heads,
                moves: heads && self.turning.allows(position.heads(), &[coin]),
            }
        };
        let names = [self.card.group, self.card.piece];
        line::turned(names, self.origin as u32, (0..position.len()).map(spot))
    }
    fn view(&self, position: &CoinRow, mv: &Turn) -> MoveView {
        let coins = self.coins(mv).unwrap_or_default();
        let object = Words::pieces(self.card.piece, mv.0.iter().map(u64::to_string));
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase::new(TURN.clone(), Sign::Take, object.game()),
            game: 0,
            groups: Vec::new(),
            leaves: self.option(position, mv).to_string(),
            handles: coins.iter().map(|coin| PieceId { place: LINE, n: coin + 1 }).collect(),
            touches: coins.iter().map(|coin| Span { place: LINE, from: coin + 1, to: coin + 1 }).collect(),
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn move_from_pieces(&self, _: &CoinRow, handles: &[PieceId]) -> Option<Turn> {
        let own = |piece: &PieceId| (piece.place == LINE).then(|| piece.n.checked_sub(1)).flatten();
        let mut coins: Vec<u64> = handles.iter().map(own).collect::<Option<_>>()?;
        coins.sort_unstable();
        let apart =
            coins.windows(2).all(|pair| pair[0] < pair[1]) && coins.iter().all(|n| *n < MOST_COINS as u64);
        apart.then(|| self.turn(&coins))
    }
    fn next_picks(&self, position: &CoinRow, picked: &[PieceId]) -> Vec<PieceId> {
        if picked.iter().any(|piece| piece.place != LINE) {
            return Vec::new();
        }
        let coins: Vec<u64> = picked.iter().map(|piece| piece.n.saturating_sub(1)).collect();
        let open = self.turning.open(position.heads(), &coins);
        open.into_iter().map(|coin| PieceId { place: LINE, n: coin + 1 }).collect()
    }
    fn text(&self, position: &CoinRow) -> String {
        // A head alone is written as its number.
        match position.heads() {
            [head] if position.len() == 0 => (head + self.origin).to_string(),
            _ => position.to_string(),
        }
    }
    fn title(&self, component: &CoinRow) -> String {
        component.heads().first().map_or(String::new(), |head| format!("Coin {}", head + self.origin))
    }
    fn latex(&self, position: &CoinRow) -> String {
        format!("\\mathrm{{{position}}}")
    }

    fn move_bytes(&self, position: &CoinRow) -> u64 {
        48 + 8 * (position.heads().last().copied().unwrap_or(0) + 1)
    }
    fn key(&self, position: &CoinRow) -> Key {
        position.heads().to_vec()
    }
    fn from_key(&self, key: &[u64]) -> CoinRow {
        CoinRow::of(key)
    }
    fn components(&self, position: &CoinRow) -> Vec<Component<CoinRow>> {
        let alone = |head: &u64| Component { position: CoinRow::alone(*head), groups: vec![*head as u16] };
        position.heads().iter().map(alone).collect()
    }
    fn theorem(&self, component: &CoinRow) -> Option<Nimber> {
        self.turning.sum(component.heads()).map(Nimber)
    }
    fn is_mex_of_options(&self, _: &CoinRow) -> bool {
        matches!(self.turning.values(), Values::Table(..))
    }
    fn moves_to(&self, component: &CoinRow, target: Nimber, limit: usize) -> Option<MoveList<Turn>> {
        Some(self.turning.moves_to(component.heads(), target.0, limit)?.map(|coins| self.turn(&coins)))
    }
    fn why(&self, position: &CoinRow, part: usize, convention: Convention, seat: SumContext) -> Why {
        match convention {
            Convention::Normal => why::why(self, position, part, seat),
            Convention::Misere => Why::default().text(why::MISERE).searched(),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> CoinRow {
        let most = [6, 10, 14][usize::from(size.clamp(1, 3)) - 1];
        // The last head can be turned, so that play is not over at once.
        let moves = |head: &u64| (1..=MOST_MOVES).contains(&self.turning.code.count(*head));
        let least = (0..MOST_COINS as u64).find(moves).unwrap_or(0);
        let lasts: Vec<u64> = (least..most.max(least + 4)).filter(moves).collect();
        let last = rng.choice(lasts).unwrap_or(least);
        let heads: Vec<u64> = (0..last).filter(|_| rng.bool()).chain([last]).collect();
        let row = CoinRow::of(&heads);
        // P-positions are rare where values are large, so that some of the rows are made P-positions.
        let wins = self.turning.moves_to(&heads, 0, 8).filter(|_| rng.u64(0..3) == 0);
        let mv = wins.and_then(|wins| rng.choice(wins.moves));
        let won = mv.map(|coins| row.turned(&coins)).filter(|row| self.turning.count(row.heads()) > 0);
        won.unwrap_or(row)
    }
    fn edit(&self, position: &CoinRow, edit: &Edit) -> Result<(Self, CoinRow), NotationError> {
        Ok((self.clone(), position.edited(edit)?))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

impl Workshop<Self> for TurningRow {
    fn sequence(&self) -> Option<String> {
        Some(self.to_string())
    }
    fn twin(&self, position: &CoinRow) -> Option<String> {
        self.heaps(position)
    }
    /// The map is of two heads, by their numbers.
    fn map(&self, position: &CoinRow, side: usize) -> Option<ValueMap> {
        let [x, y] = position.heads()[..] else { return None };
        let side = side.min(MOST_COINS + self.origin as usize);
        let values: Vec<u64> =
            (0..side as u64).map(|coin| self.turning.value(coin)).collect::<Option<_>>()?;
        let value = |x: u64, y: u64| {
            let [x, y] = [x, y].map(|coin| coin.checked_sub(self.origin));
            x.zip(y).filter(|(x, y)| x != y).map(|(x, y)| values[x as usize] ^ values[y as usize])
        };
        let own = *position == CoinRow::of(&[x, y]);
        let here = if own { [x, y].map(|head| head + self.origin) } else { [u64::MAX; 2] };
        Some(ValueMap::of(side, here, value))
    }
    fn at(&self, _: &CoinRow, x: u64, y: u64) -> Option<CoinRow> {
        let [x, y] = [x.checked_sub(self.origin)?, y.checked_sub(self.origin)?];
        (x != y && x.max(y) < MOST_COINS as u64).then(|| CoinRow::of(&[x, y]))
    }
    fn axes(&self) -> Option<[&'static str; 2]> {
        Some(["number of one head", "number of the other"])
    }
    fn settings(&self, _: &CoinRow) -> Option<Settings> {
        params::settings(self)
    }
    fn choose(&self, choice: usize, value: &str) -> Result<Self, NotationError> {
        params::chosen(self, choice, value)
    }
}

/// The game of a code with the values found so far, for as long as it is among the last ones used.
fn kept(code: Code) -> Turning {
    RECENT.with_borrow_mut(|recent| {
        let known = recent.iter().position(|turning| turning.code == code).map(|at| recent.remove(at));
        let turning = known.unwrap_or_else(|| Turning::new(code));
        recent.truncate(KEPT - 1);
        recent.insert(0, turning.clone());
        turning
    })
}

#[cfg(test)]
mod tests;
