//! What changes a game: moves, and going back and forth among its positions. Each says whether anything has changed.
use super::Match;
use crate::games::SideLine;
use crate::ui::play::line::{Line, MoveAndPosition};
use std::rc::Rc;

impl Match {
    /// Plays a move from the position being looked at. In the last position of the game the move is made; elsewhere it
    /// is tried in a side line, and the game stays as it is.
    pub fn play(&mut self, moved: &MoveAndPosition) -> bool {
        if self.reviewing() { self.attempt(moved) } else { self.make(moved) }
    }
    /// Makes a move in the game. Moves that were taken back become a side line, unless this move repeats them.
    pub fn make(&mut self, moved: &MoveAndPosition) -> bool {
        let Some(main) = self.main.with(self.live, moved) else { return false };
        let looking = self.reviewing();
        let before = std::mem::replace(&mut self.main, Rc::new(main));
        self.live += 1;
        if self.main.begins(&before) {
            // The move that was taken back is made again, so those after it can be, too.
            self.main = before;
        } else {
            self.keep(before);
        }
        if !looking {
            self.at = self.live;
        }
        true
    }
    /// Tries a move from the position being looked at.
    fn attempt(&mut self, moved: &MoveAndPosition) -> bool {
        let Some(tried) = self.line().with(self.at, moved) else { return false };
        self.at += 1;
        let leads = |line: &Rc<Line>| tried.begins(line);
        if self.stands(&tried) {
            self.side = None;
        } else if self.side.is_none_or(|side| !leads(&self.sides[side])) {
            match self.sides.iter().position(leads) {
                Some(known) => self.side = Some(known),
                None => {
                    self.keep(Rc::new(tried));
                    self.side = self.sides.len().checked_sub(1);
                }
            }
        }
        true
    }
    /// Whether the game as it stands begins with all of this line.
    fn stands(&self, line: &Line) -> bool {
        line.len() <= self.live && line.begins(&self.main)
    }
    /// Keeps a line as a side line, unless the game or another side line begins with it. Side lines with which it
    /// begins are removed, and the oldest one if there are too many.
    pub fn keep(&mut self, line: Rc<Line>) {
        let shown = self.side.and_then(|side| self.sides.get(side)).cloned();
        let mut sides = std::mem::take(&mut self.sides);
        if !sides.iter().any(|side| line.begins(side)) {
            sides.retain(|side| !side.begins(&line));
            sides.push(line);
        }
        sides.retain(|side| !self.stands(side));
        if sides.len() > SideLine::MOST {
            sides.remove(0);
        }
        self.side = shown.and_then(|shown| sides.iter().position(|side| shown.begins(side)));
        self.sides = sides;
    }

    /// Goes on from the position being looked at: the moves up to it become the game, and the old game becomes a side
    /// line.
    pub fn branch(&mut self) -> bool {
        if !self.reviewing() {
            return false;
        }
        let former = Rc::new(self.clone());
        let main = self.side.map_or_else(|| self.main.clone(), |side| self.sides.remove(side));
        let before = std::mem::replace(&mut self.main, main);
        (self.live, self.side) = (self.at, None);
        // The new game's later moves can be made again.
        if !Rc::ptr_eq(&self.main, &before) {
            self.keep(before);
        }
        self.former = Some(former);
        true
    }
    /// Takes back one turn of the person; while an earlier position or a side line is looked at, steps back one move,
    /// and the game stays.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        if self.reviewing() {
            self.at -= 1;
        } else if let Some(former) = self.before_branch().cloned() {
            let now = std::mem::replace(self, (*former).clone());
            for line in now.sides.into_iter().chain([now.main]) {
                self.keep(line);
            }
        } else {
            self.live = self.undone();
            self.at = self.live;
        }
        true
    }
    /// Makes one turn of the person again that was taken back; while an earlier position or a side line is looked at,
    /// steps forward one move.
    pub fn redo(&mut self) -> bool {
        let before = (self.live, self.at);
        if self.reviewing() {
            self.at = (self.at + 1).min(self.end());
        } else {
            self.live = self.redone();
            self.at = self.live;
        }
        before != (self.live, self.at)
    }
    /// Looks at the position after `ply` moves of the line.
    pub fn look(&mut self, ply: usize) -> bool {
        let before = self.at;
        self.at = ply.min(self.end());
        self.at != before
    }
    /// Looks at a side line, where it leaves the game, or at the last position of the game.
    pub fn show(&mut self, side: Option<usize>) -> bool {
        let at = match side {
            None => self.live,
            Some(side) => match self.sides.get(side) {
                Some(line) => line.shared(&self.main) + 1,
                None => return false,
            },
        };
        let before = (self.side, self.at);
        (self.side, self.at) = (side, at);
        before != (side, at)
    }
    /// Removes a side line.
    pub fn forget(&mut self, side: usize) -> bool {
        if side >= self.sides.len() {
            return false;
        }
        let fork = self.fork().unwrap_or(self.at);
        self.sides.remove(side);
        match self.side {
            Some(shown) if shown == side => (self.side, self.at) = (None, fork.min(self.live)),
            Some(shown) if shown > side => self.side = Some(shown - 1),
            _ => {}
        }
        true
    }
    /// Brings back a side line that was removed, and shows it.
    pub fn bring_back(&mut self, line: &Rc<Line>) -> bool {
        self.keep(line.clone());
        let back = self.sides.iter().position(|side| **side == **line);
        if back.is_some() {
            self.at = line.shared(&self.main) + 1;
            self.side = back;
        }
        true
    }
    /// Calls one of the sides by this name in presenter mode.
    pub fn name(&mut self, index: usize, name: String) -> bool {
        let Some(slot) = self.names.get_mut(index).filter(|slot| **slot != name) else { return false };
        *slot = name;
        true
    }
}
