//! Invariant games: what may be taken from two heaps is a list of vectors, the same everywhere.
use super::{exactly, whole};
use crate::core::{
    analysis::{Convention, Outcome},
    card::Card,
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    ruleset::{Component, Ruleset, Valued, Workshop},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::stacks::{chips, heaps::Heaps, takes::Takes};
use std::rc::Rc;
use tables::{Table, Tables};
use vectors::{Rules, Step};

mod card;
mod grid;
mod tables;
mod vectors;
mod why;

/// The tallest heap: with the ⋆-operator moves are known as far as a table goes.
const MOST: u64 = 255;

/// Take-away games on two heaps by vectors (Golomb 1966; Duchêne and Rigo 2010), with the ⋆-operator (Larsson, Hegarty and
/// Fraenkel 2011).
#[derive(Clone)]
pub struct Invariant {
    rules: Rc<Rules>,
    tables: Rc<Tables>,
}

const TWO: &str = "two heaps, such as 3+5";

fn sizes(position: &Heaps) -> [u64; 2] {
    [position.size(0), position.size(1)]
}

/// Taking this much from each heap.
fn take([dx, dy]: [u64; 2]) -> Takes {
    Takes([(0, dx), (1, dy)].into_iter().filter(|(_, count)| *count > 0).collect())
}

/// What a move takes from each heap; none if it names others.
fn vector(mv: &Takes) -> Option<[u64; 2]> {
    let mut vector = [0; 2];
    for (heap, count) in &mv.0 {
        *vector.get_mut(usize::from(*heap))? = *count;
    }
    Some(vector)
}

fn limited(heaps: Heaps) -> Result<Heaps, NotationError> {
    match heaps.0.iter().all(|size| *size <= MOST) {
        true => exactly(heaps, 2, TWO),
        false => Err(NotationError::too_large(0, format!("heaps of at most {MOST}"))),
    }
}

impl Invariant {
    fn table(&self, position: &Heaps) -> Rc<Table> {
        self.tables.upto(&self.rules, position.size(0).max(position.size(1)))
    }
    /// The moves to options that are wanted.
    fn to(&self, position: &Heaps, limit: usize, wanted: impl Fn([u64; 2]) -> bool) -> MoveList<Takes> {
        let [x, y] = sizes(position);
        let mut found = MoveList::none();
        for [dx, dy] in self.table(position).takes([x, y]).filter(|[dx, dy]| wanted([x - dx, y - dy])) {
            found.total += 1;
            if found.moves.len() < limit {
                found.moves.push(take([dx, dy]));
            }
        }
        found
    }
    fn of(rules: Rules) -> Self {
        Self { rules: Rc::new(rules), tables: Rc::default() }
    }
}

impl Ruleset for Invariant {
    type Position = Heaps;
    type Move = Takes;
    type Theory = Valued;
    const CARDS: &'static [Card] = card::CARDS;

    fn label(&self) -> String {
        format!("Invariant {}", self.rules)
    }
    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        Ok(Self::of(Rules::read(params)?))
    }
    fn params(&self) -> String {
        self.rules.to_string()
    }
    fn read(&self, text: &str) -> Result<Heaps, NotationError> {
        limited(Heaps::read(text, "a heap size")?)
    }
    fn allows(&self, position: &Heaps, mv: &Takes) -> bool {
        let at = sizes(position);
        let fits = |vector: [u64; 2]| vector.iter().zip(at).all(|(count, size)| *count <= size);
        vector(mv).is_some_and(|vector| {
            fits(vector) && take(vector) == *mv && self.table(position).moves.has(vector)
        })
    }
    fn moves(&self, position: &Heaps, limit: usize) -> MoveList<Takes> {
        self.to(position, limit, |_| true)
    }
    fn option(&self, position: &Heaps, mv: &Takes) -> Heaps {
        position.without(mv)
    }
    fn read_move(&self, text: &str) -> Result<Takes, NotationError> {
        Takes::read(text)
    }

    fn board(&self, position: &Heaps, seat: SumContext) -> Board {
        let mut board = chips::stacks(position, "heap", seat, &|size| (size, vec![]));
        let takes: Vec<[u64; 2]> = self.table(position).takes(sizes(position)).collect();
        for (heap, stack) in board.stacks.iter_mut().enumerate() {
            let taken = |count: u64| takes.iter().any(|take| take[heap] == count);
            stack.reach = takes.iter().map(|take| take[heap]).max().unwrap_or(0);
            stack.gaps = (1..stack.reach).filter(|count| !taken(*count)).collect();
        }
        board.gathers = true;
        let text = "Choose chips in one heap or in both.".into();
        board.note =
            Some(Note { open: true, strong: format!("{}.", self.rules.words()), text, colours: vec![] });
        Board::Stacks(board)
    }
    fn view(&self, position: &Heaps, mv: &Takes) -> MoveView {
        mv.view("heap", &|heap| position.size(heap), self.option(position, mv).text())
    }
    /// Chips in both heaps tell the move. Chips of one heap that are no move by themselves stand for the move that
    /// takes them and the fewest from the other heap.
    fn move_from_pieces(&self, position: &Heaps, handles: &[PieceId]) -> Option<Takes> {
        let mv = chips::pointed(position, handles)?;
        match mv.single() {
            Some((heap, count)) if !self.allows(position, &mv) => {
                let table = self.table(position);
                let takes = table.takes(sizes(position)).filter(|take| take[heap] == count);
                takes.min_by_key(|take| take[1 - heap]).map(take)
            }
            _ => Some(mv),
        }
    }
    fn text(&self, position: &Heaps) -> String {
        position.text()
    }

    fn key(&self, position: &Heaps) -> Key {
        sizes(position).to_vec()
    }
    fn from_key(&self, key: &[u64]) -> Heaps {
        Heaps(vec![key.first().copied().unwrap_or(0), key.get(1).copied().unwrap_or(0)])
    }
    fn components(&self, position: &Heaps) -> Vec<Component<Heaps>> {
        whole(position)
    }
    fn lift(&self, component: &Component<Heaps>, mv: &Takes) -> Takes {
        mv.lifted(&component.groups)
    }
    fn least_search(&self, component: &Heaps) -> u64 {
        let [x, y] = sizes(component);
        let known = self.table(component).value([x, y]).is_some();
        if known { 0 } else { (x + 1) * (y + 1) }
    }
    fn theorem(&self, component: &Heaps) -> Option<Nimber> {
        self.table(component).value(sizes(component)).map(Nimber)
    }
    fn is_mex_of_options(&self, component: &Heaps) -> bool {
        self.theorem(component).is_some()
    }
    fn moves_to(&self, component: &Heaps, target: Nimber, limit: usize) -> Option<MoveList<Takes>> {
        let table = self.table(component);
        if target == Nimber(0) {
            return Some(self.to(component, limit, |left| table.lost[0].has(left)));
        }
        table.value(sizes(component))?;
        Some(self.to(component, limit, |left| table.value(left) == Some(target.0)))
    }
    fn outcome(&self, position: &Heaps) -> Option<Outcome> {
        let lost = self.table(position).lost[0].has(sizes(position));
        Some(if lost { Outcome::P } else { Outcome::N })
    }
    fn misere(&self, position: &Heaps, limit: usize) -> Option<(Outcome, MoveList<Takes>)> {
        let table = self.table(position);
        match table.lost[1].has(sizes(position)) {
            true => Some((Outcome::P, MoveList::none())),
            false => Some((Outcome::N, self.to(position, limit, |left| table.lost[1].has(left)))),
        }
    }
    fn why(&self, position: &Heaps, _: usize, convention: Convention, _: SumContext) -> Why {
        why::why(&self.rules, &self.table(position), sizes(position), convention)
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Heaps {
        let most = [8, 14, 24][usize::from(size.clamp(1, 3)) - 1];
        let drawn = |rng: &mut fastrand::Rng| Heaps(vec![rng.u64(1..=most), rng.u64(1..=most)]);
        // Where little can be taken, many positions are over.
        let open = (0..20).map(|_| drawn(rng)).find(|heaps| self.moves(heaps, 0).total > 0);
        open.unwrap_or_else(|| Heaps(vec![most, most]))
    }
    fn edit(&self, position: &Heaps, edit: &Edit) -> Result<(Self, Heaps), NotationError> {
        Ok((self.clone(), limited(position.edited(edit)?)?))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

impl Workshop<Self> for Invariant {
    fn settings(&self, _: &Heaps) -> Option<Settings> {
        Some(Settings {
            title: "What may be taken",
            choices: vec![Choice {
                label: "Pairs",
                value: Some(("*M*", self.rules.to_string())),
                hint: format!(
                    "{}. k(1,0) is every multiple, * the ⋆-game, +P its P-positions as moves, too.",
                    self.rules.words()
                ),
            }],
            chosen: 0,
            sizes_title: "",
            sizes: vec![],
        })
    }
    fn choose(&self, _: usize, value: &str) -> Result<Self, NotationError> {
        Self::with_params("", value)
    }
    fn map(&self, position: &Heaps, side: usize) -> Option<ValueMap> {
        let side = side.min(MOST as usize + 1);
        let table = self.tables.upto(&self.rules, side as u64 - 1);
        // Where values are not known, the map shows who wins.
        let value = |at: [u64; 2]| match table.value(at).filter(|_| side <= tables::VALUED) {
            Some(value) => value,
            None if table.lost[0].has(at) => 0,
            None => ValueMap::N.into(),
        };
        position.map(side, |x, y| value([x as u64, y as u64]))
    }
    fn at(&self, position: &Heaps, x: u64, y: u64) -> Option<Heaps> {
        Some(position.at(x, y, MOST))
    }
    /// Nim, and Wythoff's game, however it was made.
    fn twin(&self, position: &Heaps) -> Option<String> {
        let game = match self.params().as_str() {
            "k(1,0)k(0,1)" => "nim",
            "k(1,0)k(0,1)+P" | "k(1,0)k(0,1)k(1,1)" => "wythoff",
            _ => return None,
        };
        Some(format!("{game}/{position}"))
    }
    fn related_games(&self, position: &Heaps) -> Vec<(&'static str, String, &'static str)> {
        let made = |step| self.rules.then(step).map(|rules| format!("invariant:{rules}/{position}"));
        let star = made(Step::Star).map(|star| ("Its ⋆-game", star, "the P-positions are what may be taken"));
        let more = made(Step::Adjoin).map(|more| ("With +P", more, "the P-positions may be taken, too"));
        let before = self.rules.before().map(|(rules, _)| {
            ("Made from", format!("invariant:{rules}/{position}"), "the game of whose P-positions it is made")
        });
        star.into_iter().chain(more).chain(before).collect()
    }
}

#[cfg(test)]
mod tests;
