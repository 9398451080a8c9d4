//! Games one after the other: whoever finds no move in one begins the next.
use super::{
    analysis::{verdict, winning},
    budget::{Budget, OutOfBudget},
    card::Card,
    component::ComponentView,
    extras::Edit,
    game::Game,
    moves::{Found, MoveRef, MoveView},
    nimber::Nimber,
    notation::NotationError,
    outcome::{Convention, Outcome},
    scene::{Beat, Board, PieceId, Place, Plane, Scene, Seat, Stray},
    solver::{Key, Memo, Options, Rules, release},
    why::Why,
};
use std::{cell::OnceCell, cmp::Ordering, rc::Rc};

mod card;
mod told;
pub use card::CARD;

/// A sequence of two games or more (Liu and Britton, section 4.3). The loser of each game, who finds no move in it, begins
/// the next; who loses the last game has lost. Games that are over stay on the table, so that pieces keep their names.
///
/// **Folding.** Let *o* be the outcome of the empty rest: P in normal play, N in misère play. Going up from the last game,
/// a game is played normally if the rest after it is P, since then its last mover wins, and misère if the rest is N. So
/// its own outcome in that kind of play is the outcome of the sequence from there on, and the winning moves are those of
/// the game in play.
pub struct SequenceOf {
    games: Vec<Rc<dyn Game>>,
    /// Which of them is in play: the first with a move, or the last where none is left.
    at: usize,
    scene: OnceCell<Rc<Scene>>,
}

/// A search that a reason may pay for: what it tells has been found before.
const TELLING: u64 = 1_000_000;

impl SequenceOf {
    /// These, one after the other.
    pub fn of(games: Vec<Rc<dyn Game>>) -> Rc<dyn Game> {
        let over = games.iter().take_while(|game| game.move_count() == 0).count();
        let at = over.min(games.len().saturating_sub(1));
        Rc::new(Self { games, at, scene: OnceCell::new() })
    }
    /// The game in play and those after it.
    fn left(&self) -> &[Rc<dyn Game>] {
        &self.games[self.at..]
    }
    fn top(&self) -> &dyn Game {
        &*self.games[self.at]
    }
    /// How many boards, and how many numbered groups, the games have that are over.
    fn before(&self) -> (u8, u32) {
        let scenes = self.games[..self.at].iter().map(|game| game.scene());
        scenes.fold((0, 0), |(boards, groups), scene| {
            let counted: u32 = scene.planes().map(Plane::counted).sum();
            (boards + scene.boards.len() as u8, groups + counted)
        })
    }
    /// A move of the game in play, as a move of the sequence.
    fn lift(&self) -> impl Fn(MoveView) -> MoveView + use<> {
        let (boards, groups) = self.before();
        move |mut mv| {
            // A game alone has no number among summands.
            mv.game += if mv.game > 0 { u32::from(boards) } else { 0 };
            mv.phrase = mv.phrase.after(groups);
            mv.groups.iter_mut().for_each(|place| place.part += boards);
            mv.handles.iter_mut().for_each(|piece| piece.place.part += boards);
            mv.touches.iter_mut().chain(&mut mv.adds).for_each(|span| span.place.part += boards);
            mv
        }
    }
    /// Pieces of the sequence as pieces of the game in play; none where one of them lies elsewhere.
    fn lowered(&self, pieces: &[PieceId]) -> Option<Vec<PieceId>> {
        let boards = self.before().0;
        let own = |piece: &PieceId| {
            let part = piece.place.part.checked_sub(boards)?;
            Some(PieceId { place: Place { part, ..piece.place }, ..*piece })
        };
        pieces.iter().map(own).collect()
    }
    /// How each game is to be played, from the last one up: by the folding of those after it.
    fn folded(&self, convention: Convention, budget: &mut Budget) -> Result<Vec<Convention>, OutOfBudget> {
        let mut ways = Vec::with_capacity(self.left().len());
        let mut rest = if convention == Convention::Normal { Outcome::P } else { Outcome::N };
        for (index, game) in self.left().iter().enumerate().rev() {
            let way = if rest == Outcome::P { Convention::Normal } else { Convention::Misere };
            ways.push(way);
            if index > 0 {
                rest = verdict(&**game, way, budget)?.outcome().unwrap_or(Outcome::D);
            }
        }
        ways.reverse();
        Ok(ways)
    }
    /// How the game in play is to be played.
    fn way(&self, convention: Convention, budget: &mut Budget) -> Result<Convention, OutOfBudget> {
        Ok(self.folded(convention, budget)?[0])
    }
    /// The canonical form of a position with `left` games, the first of this form: where it is over, of the next.
    fn settled(&self, left: usize, key: Key, budget: &mut Budget) -> Result<Key, OutOfBudget> {
        let (mut left, mut key) = (left, key);
        while left > 1 {
            let options = self.games[self.games.len() - left].options(&key, budget)?;
            release(&options, budget);
            if !options.is_empty() {
                break;
            }
            left -= 1;
            key = self.games[self.games.len() - left].key();
        }
        key.insert(0, left as u64);
        Ok(key)
    }
}

impl Options for SequenceOf {
    fn options(&self, key: &[u64], budget: &mut Budget) -> Result<Vec<Key>, OutOfBudget> {
        let Some((&left, own)) = key.split_first() else { return Ok(Vec::new()) };
        let left = (left as usize).clamp(1, self.games.len());
        let options = self.games[self.games.len() - left].options(own, budget)?;
        options.into_iter().map(|option| self.settled(left, option, budget)).collect()
    }
}

impl Game for SequenceOf {
    /// None: a sequence has Grundy values, but they are no function of those of its games.
    fn rules(&self) -> Option<&dyn Rules> {
        None
    }
    fn card(&self) -> &'static Card {
        &CARD
    }
    fn notation(&self) -> String {
        self.games.iter().map(|game| game.notation()).collect::<Vec<_>>().join("|")
    }
    fn text(&self) -> String {
        let one = |game: &Rc<dyn Game>| format!("{} {}", game.card().name, game.text());
        self.left().iter().map(one).collect::<Vec<_>>().join(", then ")
    }
    fn latex(&self) -> String {
        self.left().iter().map(|game| game.latex()).collect::<Vec<_>>().join("\\text{, then }")
    }
    fn scene(&self) -> Rc<Scene> {
        self.scene.get_or_init(|| Rc::new(self.seen_at(Seat::ALONE))).clone()
    }
    fn seen_at(&self, seat: Seat) -> Scene {
        let (mut boards, mut first): (Vec<Board>, u32) = (Vec::new(), seat.first);
        for (index, game) in self.games.iter().enumerate() {
            let when = match index.cmp(&self.at) {
                Ordering::Less => "over",
                Ordering::Equal => "now",
                Ordering::Greater => "later",
            };
            for mut board in game.seen_at(Seat { first, alone: false }).boards {
                if index != self.at {
                    board.plane_mut().rest();
                }
                // The summands of a sum have names of their own.
                let name =
                    if board.plane().game().is_empty() { game.label() } else { board.plane().game().into() };
                board.plane_mut().seat(boards.len() as u8, format!("{name}, {when}"));
                first += board.plane().counted();
                boards.push(board);
            }
        }
        Scene { boards }
    }
    fn key(&self) -> Key {
        std::iter::once(self.left().len() as u64).chain(self.top().key()).collect()
    }

    fn move_count(&self) -> u64 {
        self.top().move_count()
    }
    fn moves(&self, limit: usize) -> Found<MoveView> {
        self.top().moves(limit).map(self.lift())
    }
    fn select(&self, handles: &[PieceId]) -> Option<MoveView> {
        self.top().select(&self.lowered(handles)?).map(self.lift())
    }
    fn open(&self, picked: &[PieceId]) -> Vec<PieceId> {
        let boards = self.before().0;
        let Some(picked) = self.lowered(picked) else { return Vec::new() };
        let mut open = self.top().open(&picked);
        open.iter_mut().for_each(|piece| piece.place.part += boards);
        open
    }
    fn traced(&self, board: Place, line: &[[i32; 2]]) -> Result<Vec<PieceId>, Stray> {
        let boards = self.before().0;
        let part = board.part.checked_sub(boards).ok_or(Stray::Nowhere)?;
        let mut handles = self.top().traced(Place { part, ..board }, line)?;
        handles.iter_mut().for_each(|piece| piece.place.part += boards);
        Ok(handles)
    }
    fn read_move(&self, notation: &str) -> Result<MoveView, NotationError> {
        self.top().read_move(notation).map(self.lift())
    }
    /// A move of the sequence has the notation of the game in play, and carries the move of that game.
    fn option(&self, mv: MoveRef) -> Result<Rc<dyn Game>, NotationError> {
        let mut games = self.games.clone();
        games[self.at] = self.top().option(mv)?;
        Ok(Self::of(games))
    }
    fn beats(&self, mv: MoveRef) -> Vec<Beat> {
        let (boards, mut beats) = (self.before().0, self.top().beats(mv));
        beats.iter_mut().for_each(|beat| beat.board.part += boards);
        beats
    }

    fn outcome_without_values(
        &self,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, OutOfBudget> {
        let way = self.way(convention, budget)?;
        Ok(verdict(self.top(), way, budget)?.outcome().unwrap_or(Outcome::D))
    }
    fn winning_without_values(
        &self,
        convention: Convention,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<Found<MoveView>, OutOfBudget> {
        let way = self.way(convention, budget)?;
        match verdict(self.top(), way, budget)?.outcome() {
            Some(Outcome::N) => Ok(winning(self.top(), way, limit, budget)?.map(self.lift())),
            _ => Ok(Found::none()),
        }
    }
    fn far(&self, convention: Convention, budget: &mut Budget) -> u64 {
        let rest =
            self.left()[1..].iter().map(|game| game.far(convention, budget)).fold(0, u64::saturating_add);
        self.top().far(convention, budget).saturating_add(rest)
    }

    fn kept(&self) -> u64 {
        self.games.iter().map(|game| game.kept()).sum()
    }
    /// All of it as a whole: the values of components say nothing where a game is to be lost.
    fn parts(&self, _: &mut Budget) -> Vec<ComponentView> {
        let places = self.scene().places();
        vec![ComponentView { name: self.top().label(), text: self.top().text(), places, value: None }]
    }
    fn value(&self, _: &mut Budget) -> Result<Nimber, OutOfBudget> {
        Err(OutOfBudget::Work)
    }
    fn moves_to(&self, _: Nimber, _: usize, _: &mut Budget) -> Result<Found<MoveView>, OutOfBudget> {
        Err(OutOfBudget::Work)
    }
    fn misere(&self, budget: &mut Budget) -> Result<Outcome, OutOfBudget> {
        self.outcome_without_values(Convention::Misere, budget)
    }
    fn misere_winning(&self, limit: usize, budget: &mut Budget) -> Result<Found<MoveView>, OutOfBudget> {
        self.winning_without_values(Convention::Misere, limit, budget)
    }
    fn why_at(&self, _: usize, convention: Convention, seat: Seat) -> Why {
        let Ok(ways) = self.folded(convention, &mut Budget::on_page(TELLING)) else { return told::unknown() };
        let mut why = told::folding(self.left(), &ways, convention);
        // Of one component there is one reason; of several each has its own, in a game alone.
        if ways[0] == Convention::Misere || self.top().parts(&mut Budget::new(0)).len() == 1 {
            let first = seat.first + self.before().1;
            why.blocks.extend(self.top().why_at(0, ways[0], Seat { first, ..seat }).blocks);
        }
        why
    }
    fn value_by_definition(&self, _: usize, _: &mut Budget) -> Result<Nimber, OutOfBudget> {
        Err(OutOfBudget::Work)
    }
    fn outcome_by_definition(
        &self,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, OutOfBudget> {
        Memo::default().rank(self, &self.key(), convention, budget).map(|rank| rank.outcome)
    }

    fn random(&self, seed: u64, size: u8) -> Rc<dyn Game> {
        let games = self.games.iter().zip(0..);
        Self::of(games.map(|(game, n)| game.random(seed.wrapping_add(n), size.min(2))).collect())
    }
    fn edit(&self, edit: &Edit) -> Result<Rc<dyn Game>, NotationError> {
        let part = edit.to_part().0;
        let mut before = 0;
        for (index, game) in self.games.iter().enumerate() {
            let boards = game.scene().boards.len();
            if part < before + boards {
                let mut games = self.games.clone();
                games[index] = game.edit(&edit.in_part(part - before))?;
                return Ok(Self::of(games));
            }
            before += boards;
        }
        Err(NotationError::not_allowed(0, "a game of this sequence"))
    }
}
