//! How many counters lie on each square.
use crate::core::{extras::Edit, notation::NotationError, scene::Place, solver::Key};
use crate::games::two_dimensional::square::Size;
use std::fmt;

/// Most counters on a square. No play from a board set by hand comes there: a move puts at most one on each square.
pub const FULL: u64 = 1_000_000_000;
/// The most counters that pressing a square in the editor puts on it.
const SET: u64 = 4;

/// The counters on each square, by the squares' numbers; there is one at least. Written `3.3*2+5.2`, from the last square down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counts {
    pub size: Size,
    /// How many counters lie on each square of the board.
    pub on: Vec<u64>,
}

impl Counts {
    pub fn read(text: &str, size: Size) -> Result<Self, NotationError> {
        let mut on = vec![0; size.squares() as usize];
        size.counters(text, FULL, |number, many, at| {
            let own: &mut u64 = &mut on[number as usize];
            *own += many;
            let expected = || format!("at most {FULL} counters on a square");
            if *own > FULL { Err(NotationError::too_large(at, expected())) } else { Ok(()) }
        })?;
        Ok(Self { size, on })
    }
    /// One counter on each of these squares.
    pub fn of(size: Size, squares: impl IntoIterator<Item = u64>) -> Self {
        let mut on = vec![0; size.squares() as usize];
        squares.into_iter().for_each(|square| on[square as usize] += 1);
        Self { size, on }
    }
    /// The squares with counters and how many there are, the last square first.
    pub fn taken(&self) -> impl Iterator<Item = (u64, u64)> {
        let taken = self.on.iter().enumerate().rev().filter(|(_, many)| **many > 0);
        taken.map(|(square, many)| (square as u64, *many))
    }
    /// The last square with a counter.
    pub fn last(&self) -> u64 {
        self.taken().next().map_or(0, |(square, _)| square)
    }
    /// The squares where another counter may be put, each as a bit.
    pub fn free(&self) -> u64 {
        (0..).zip(&self.on).filter(|(_, many)| **many < FULL).fold(0, |all, (square, _)| all | 1 << square)
    }
    /// Whether a square before a counter is full, so that some moves of the rules cannot be made.
    pub fn limited(&self) -> bool {
        let before = (1 << self.last()) - 1;
        self.free() & before != before
    }
    /// The most moves that are left: each counter may leave one on every square before it. Saturates.
    pub fn most_moves_left(&self) -> u64 {
        let moves = |(square, many): (u64, u64)| many.saturating_mul((1 << square) - 1);
        self.taken().map(moves).fold(0, u64::saturating_add)
    }
    pub fn key(&self) -> Key {
        let own = self.taken().filter(|(square, _)| *square > 0).flat_map(|(square, many)| [square, many]);
        [self.size.columns, self.size.rows].into_iter().chain(own).collect()
    }
    pub fn from_key(size: Size, key: &[u64]) -> Self {
        let mut on = vec![0; size.squares() as usize];
        for pair in key.get(2..).unwrap_or(&[]).chunks(2) {
            if let [square, many] = pair
                && let Some(own) = on.get_mut(*square as usize)
            {
                *own = *many;
            }
        }
        if on.iter().all(|many| *many == 0) {
            on[0] = 1;
        }
        Self { size, on }
    }
    /// As people write it: "(3,3)×2, (5,2)".
    pub fn text(&self) -> String {
        let said = |(square, many): (u64, u64)| {
            let times = if many > 1 { format!("×{many}") } else { String::new() };
            self.size.square(square).text() + &times
        };
        self.taken().map(said).collect::<Vec<_>>().join(", ")
    }
    /// The counters after a change in the editor: one more on the square that is pressed, or none after the fourth; one
    /// more on the last square, or one less on the last that has any; a row more or less.
    pub fn edited(&self, edit: &Edit) -> Result<Self, NotationError> {
        let refused = || NotationError::not_allowed(0, "a square of the board");
        let mut after = self.clone();
        match edit {
            Edit::Recolour { piece } if piece.place == Place::default() => {
                let at = piece.n.checked_sub(1).ok_or_else(refused)?;
                let own = after.on.get_mut(at as usize).ok_or_else(refused)?;
                *own = if *own < SET { *own + 1 } else { 0 };
            }
            Edit::Add { place, .. } if place.group == 0 => {
                let last = self.on.len() - 1;
                after.on[last] = (after.on[last] + 1).min(FULL);
            }
            Edit::Remove { place } if place.group == 0 => after.on[self.last() as usize] -= 1,
            Edit::AddGroup { .. } => after.size.rows += 1,
            Edit::RemoveGroup { place } if place.group == 0 && self.size.rows > 1 => after.size.rows -= 1,
            _ => return Err(refused()),
        }
        after.size = after.size.checked()?;
        // What lay on a row that is gone goes to the last square.
        let squares = after.size.squares() as usize;
        let gone: u64 = after.on.iter().skip(squares).sum();
        after.on.resize(squares, 0);
        after.on[squares - 1] = (after.on[squares - 1] + gone).min(FULL);
        if after.on.iter().all(|many| *many == 0) {
            return Err(NotationError::not_allowed(0, "at least one counter"));
        }
        Ok(after)
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = |(square, many): (u64, u64)| {
            let times = if many > 1 { format!("*{many}") } else { String::new() };
            self.size.square(square).to_string() + &times
        };
        f.write_str(&self.taken().map(written).collect::<Vec<_>>().join("+"))
    }
}
