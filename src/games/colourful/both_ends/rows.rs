//! Piles of balls that lie on their side, with the places from which balls were taken at the ground.
use super::take::{End, LONGEST, PILES, Take};
use crate::core::{colours::BALLS, extras::Edit, notation::NotationError, scene::Run};
use crate::games::stacks::piles::{self, Pile, Piles};
use std::fmt;

/// The number of a place is the index of its pile times this, plus its level, plus 1.
const STEP: u64 = 64;

/// A pile: how many of its places at the ground are empty, and the runs on them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
    pub gone: u64,
    pub runs: Pile,
}

/// Piles, each from the ground on. Written `r2y1r2+y3`; after two balls are taken at the ground of the first `..y1r2+y3`, so
/// that the others keep their places. An empty pile is `0`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rows(pub Vec<Row>);

impl Row {
    /// The colours of its balls from the ground up.
    pub fn colours(&self) -> Vec<u8> {
        self.runs.iter().flat_map(|run| (0..run.len).map(|_| run.colour)).collect()
    }
    /// The lengths of its runs.
    pub fn lengths(&self) -> Vec<u64> {
        self.runs.iter().map(|run| run.len).collect()
    }
    /// How many balls it has.
    pub fn height(&self) -> u64 {
        piles::height(&self.runs)
    }
    /// How many balls one move may take from an end. A single run is taken from the top alone, since its ends are alike.
    pub fn reach(&self, end: End) -> u64 {
        match (&self.runs[..], end) {
            ([], _) | ([_], End::Ground) => 0,
            ([first, ..], End::Ground) => first.len,
            ([.., last], End::Top) => last.len,
        }
    }
    /// What is left after balls of the run at an end are taken.
    pub fn without(&self, end: End, count: u64) -> Self {
        let left = match end {
            End::Top => Self { gone: self.gone, runs: piles::take(&self.runs, count) },
            End::Ground => {
                let mut runs = self.runs.clone();
                runs.reverse();
                let mut runs = piles::take(&runs, count);
                runs.reverse();
                Self { gone: self.gone + count, runs }
            }
        };
        if left.runs.is_empty() { Self::default() } else { left }
    }
    /// Whether each of its runs is one ball; true of the empty pile too.
    pub fn alternates(&self) -> bool {
        self.runs.iter().all(|run| run.len == 1)
    }
    /// The lengths of its runs, from the end where that gives the lesser list.
    fn key(&self) -> Vec<u64> {
        let (lengths, mut turned) = (self.lengths(), self.lengths());
        turned.reverse();
        lengths.min(turned)
    }
}

impl Rows {
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut rows = Vec::new();
        let mut at = 0;
        for part in text.split('+') {
            let body = part.trim_start().trim_start_matches('.');
            let lead = part.len() - body.len();
            let gone = part.trim_start().len() - body.len();
            let read = Piles::read(body).map_err(|error| error.shifted(at + lead))?;
            // Dots belong to the first of several piles in brackets.
            for (index, runs) in read.0.into_iter().enumerate() {
                let gone = if index == 0 && !runs.is_empty() { gone as u64 } else { 0 };
                rows.push(Row { gone, runs });
            }
            if rows.iter().any(|row: &Row| row.gone.saturating_add(row.height()) > LONGEST) {
                return Err(NotationError::too_large(at, format!("at most {LONGEST} balls in a pile")));
            }
            if rows.len() > PILES {
                return Err(NotationError::too_large(at, format!("at most {PILES} piles")));
            }
            at += part.len() + 1;
        }
        Ok(Self(rows))
    }
    /// The number of a place on the board, both counted from 0.
    pub fn place(pile: usize, level: u64) -> u64 {
        pile as u64 * STEP + level + 1
    }
    /// The pile and the level of the ball at this place; none if there is no ball.
    fn level(&self, number: u64) -> Option<(usize, u64)> {
        let at = number.checked_sub(1)?;
        let pile = usize::try_from(at / STEP).ok()?;
        let row = self.0.get(pile)?;
        let level = (at % STEP).checked_sub(row.gone)?;
        (level < row.height()).then_some((pile, level))
    }
    /// The take that pointing at a ball means: this ball and all between it and the end whose run it lies in.
    pub fn pointed(&self, number: u64) -> Option<Take> {
        let (pile, level) = self.level(number)?;
        let row = &self.0[pile];
        let from_top = row.height() - level;
        let top = from_top <= row.reach(End::Top);
        let ground = level < row.reach(End::Ground);
        let (end, count) = if top { (End::Top, from_top) } else { (End::Ground, level + 1) };
        (top || ground).then_some(Take { pile, end, count })
    }
    /// The levels that a take removes, the first and the last, as numbers of places.
    pub fn taken(&self, take: &Take) -> [u64; 2] {
        let row = &self.0[take.pile];
        let height = row.height();
        let (first, last) = match take.end {
            End::Ground => (0, take.count - 1),
            End::Top => (height - take.count, height - 1),
        };
        [first, last].map(|level| Self::place(take.pile, row.gone + level))
    }
    pub fn allows(&self, take: &Take) -> bool {
        self.0.get(take.pile).is_some_and(|row| (1..=row.reach(take.end)).contains(&take.count))
    }
    pub fn after(&self, take: &Take) -> Self {
        let mut rows = self.clone();
        if let Some(row) = rows.0.get_mut(take.pile) {
            *row = row.without(take.end, take.count);
        }
        rows
    }
    /// All takes, pile by pile, from the top first.
    pub fn takes(&self) -> impl Iterator<Item = Take> {
        let of = |(pile, row): (usize, &Row)| {
            let counts = [End::Top, End::Ground].map(|end| (end, row.reach(end)));
            counts
                .into_iter()
                .flat_map(move |(end, reach)| (1..=reach).map(move |count| Take { pile, end, count }))
        };
        self.0.iter().enumerate().flat_map(of)
    }
    /// As people write it: `(2,1,2), (3)`.
    pub fn text(&self) -> String {
        self.0.iter().map(|row| piles::text(&row.runs)).collect::<Vec<_>>().join(", ")
    }
    /// For each pile that is left, the number of its runs and then their lengths; the piles are sorted.
    pub fn key(&self) -> Vec<u64> {
        let mut keys: Vec<Vec<u64>> = self.0.iter().map(Row::key).filter(|key| !key.is_empty()).collect();
        keys.sort_unstable();
        keys.iter().flat_map(|key| std::iter::once(key.len() as u64).chain(key.iter().copied())).collect()
    }
    pub fn from_key(key: &[u64]) -> Self {
        let mut rows = Vec::new();
        let mut rest = key;
        while let Some((&count, tail)) = rest.split_first() {
            let (lengths, tail) = tail.split_at((count as usize).min(tail.len()));
            let mut runs = Pile::new();
            for (length, colour) in lengths.iter().zip([0, 1].into_iter().cycle()) {
                piles::put(&mut runs, colour, *length);
            }
            rows.push(Row { gone: 0, runs });
            rest = tail;
        }
        Self(rows)
    }
    /// After a change in the editor: a ball in the next colour, a ball more or less on the last pile, a pile more or less.
    pub fn edited(&self, edit: &Edit) -> Result<Self, NotationError> {
        let refused = || NotationError::not_allowed(0, "a ball on the board");
        let mut rows = self.clone();
        match edit {
            Edit::Recolour { piece } if piece.place.group == 0 => {
                let (pile, level) = self.level(piece.n).ok_or_else(refused)?;
                let mut colours = rows.0[pile].colours();
                colours[level as usize] = (colours[level as usize] + 1) % BALLS.len() as u8;
                rows.0[pile].runs = Pile::new();
                colours.iter().for_each(|colour| piles::put(&mut rows.0[pile].runs, *colour, 1));
            }
            Edit::Add { place, colour } if place.group == 0 => {
                let last = rows.0.last_mut().ok_or_else(refused)?;
                piles::put(&mut last.runs, colour % BALLS.len() as u8, 1);
                if last.gone + last.height() > LONGEST {
                    return Err(NotationError::too_large(0, format!("at most {LONGEST} balls in a pile")));
                }
            }
            Edit::Remove { place } if place.group == 0 => {
                let last = rows.0.last_mut().ok_or_else(refused)?;
                *last = last.without(End::Top, 1);
            }
            Edit::AddGroup { .. } if rows.0.len() == PILES => {
                return Err(NotationError::too_large(0, format!("at most {PILES} piles")));
            }
            Edit::AddGroup { .. } => {
                rows.0.push(Row { gone: 0, runs: vec![Run { colour: 0, len: 1 }] });
            }
            Edit::RemoveGroup { place } if place.group == 0 && rows.0.len() > 1 => drop(rows.0.pop()),
            _ => return Err(refused()),
        }
        Ok(rows)
    }
}

impl fmt::Display for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |row: &Row| {
            let dots = ".".repeat(row.gone as usize);
            format!("{dots}{}", Piles(vec![row.runs.clone()]))
        };
        f.write_str(&self.0.iter().map(row).collect::<Vec<_>>().join("+"))
    }
}
