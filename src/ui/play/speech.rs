//! What is heard of a game by those who do not see it: what has happened last, and nothing a second time.
use super::{puzzle, state::*};
use crate::core::{Convention, MoveView};
use crate::ui::{model::*, words};
use yew::prelude::*;

/// What there is to speak of.
pub struct Now<'a> {
    pub game: &'a Match,
    pub plies: &'a [Ply],
    pub level: Level,
    /// Whether the computer made the last move without knowing what it is worth.
    pub guessed: bool,
    /// Whether the person's own moves are judged although analysis is off.
    pub judges: bool,
    /// A move that would have won instead of the person's last one.
    pub better: Option<&'a MoveView>,
}

/// What was spoken of last.
#[derive(PartialEq)]
struct Heard {
    live: usize,
    at: usize,
    side: Option<usize>,
    level: Level,
    convention: Convention,
    solved: bool,
}

impl Now<'_> {
    fn heard(&self) -> Heard {
        let Self { game, level, .. } = *self;
        Heard {
            live: game.live,
            at: game.at,
            side: game.side,
            level,
            convention: game.convention,
            solved: self.verdict().is_some(),
        }
    }
    /// The outcome and value of the position being looked at, as far as they are shown.
    fn verdict(&self) -> Option<String> {
        let verdict = self.plies.get(self.game.at)?.verdict;
        let text = match self.level {
            Level::Off => None,
            Level::Hints => verdict.outcome().map(|outcome| words::outcome_title(outcome).to_string()),
            Level::Full => Some(words::verdict_text(verdict)),
        };
        text.filter(|text| !text.is_empty())
    }
    /// Whose turn it is, or how the game has ended.
    fn next(&self) -> String {
        let game = self.game;
        match game.ending_here() {
            Some(ending) => game.ended(ending),
            None => words::to_move(&game.side_name(game.side_to_move(game.at))),
        }
    }
    /// The move that led to the position being looked at, and what holds now.
    fn made(&self) -> String {
        let game = self.game;
        let Some(Ply { who, mv: Some(mv), verdict, .. }) = self.plies.get(game.at) else {
            return String::new();
        };
        let next = self.next();
        let puzzle = puzzle::answered(game).filter(|_| game.at == 1 && game.side.is_none());
        if let Some(answer) = puzzle {
            let solved = answer.missed.is_none();
            let verdict = if solved { "Solved." } else { "Not solved: there is a winning reply." };
            return format!("{verdict} {}. {next}.", words::made(who, mv));
        }
        let line = if game.side.is_some() { "Side line. " } else { "" };
        let guess = if self.guessed { words::guessed(who) + " " } else { String::new() };
        let judged = self.own().or_else(|| self.looked_at()).or_else(|| self.of_friends());
        let judged = judged.map(|judged| format!(" {judged}")).unwrap_or_default();
        // Who has won says how the position stands.
        let level = if game.ending_here().is_some() { Level::Off } else { self.level };
        line.to_string() + &guess + &words::announce(who, mv, *verdict, level, &next) + &judged
    }
    /// How the person's own move was, told with the answer to it.
    fn own(&self) -> Option<String> {
        let game = self.game;
        let turn = game.rival != Rival::Friend && game.side_to_move(game.at) == Side::You;
        // At the end it is told what decided the game.
        let tells = self.judges && turn && !game.reviewing() && game.ending().is_none();
        let own = game.at.checked_sub(1).filter(|own| tells && *own > 0)?;
        if own == 1 && puzzle::answered(game).is_some() {
            return None;
        }
        words::own_move(self.plies.get(own)?.quality?, self.better)
    }
    /// That a move of two people was a blunder, where they may see it.
    fn of_friends(&self) -> Option<String> {
        let game = self.game;
        let shown = game.rival == Rival::Friend && self.level != Level::Off && self.judges;
        let ply = self.plies.get(game.at).filter(|_| shown && game.ending_here().is_none())?;
        let (strong, _) = words::judged(&ply.who, &game.move_name(game.at), ply.quality?, self.better)?;
        (ply.quality == Some(Quality::Blunder)).then_some(strong)
    }
    /// How the move was that led to an earlier position, or to one of a side line, as the line below the board says. Of anybody
    /// else's that tells how the position stands.
    fn looked_at(&self) -> Option<String> {
        let game = self.game;
        let ply = self.plies.get(game.at).filter(|_| self.judges && game.reviewing())?;
        let own = game.rival != Rival::Friend && game.side_to_move(game.at.checked_sub(1)?) == Side::You;
        if !own && self.level == Level::Off {
            return None;
        }
        let (strong, text) = words::judged(&ply.who, &game.move_name(game.at), ply.quality?, self.better)?;
        // What is advised for the next move is past where one looks back.
        let text = if ply.quality == Some(Quality::NoWinningMove) { String::new() } else { text };
        Some(format!("{strong} {text}").trim_end().to_string())
    }
    /// What is played, and how it stands.
    fn opening(&self) -> String {
        let start = self.game.start();
        // Sizes are heard as they are written; a picture in letters and brackets is not.
        let sizes = |text: &String| text.chars().all(|c| c.is_ascii_digit() || "(), +".contains(c));
        let here = Some(start.text()).filter(|text| (1..=SHORT).contains(&text.len()) && sizes(text));
        let here = here.map(|text| format!(", {text}")).unwrap_or_default();
        let verdict = self.verdict().map(|verdict| format!(" {verdict}.")).unwrap_or_default();
        format!("{}{here}. {}.{verdict}", start.card().name, self.next())
    }
    /// What is new since then; none where there is nothing to say.
    fn since(&self, before: &Heard) -> Option<String> {
        let game = self.game;
        let with_verdict = |text: String| match self.verdict() {
            Some(verdict) => format!("{text} {verdict}."),
            None => text,
        };
        if game.convention != before.convention {
            let misere = game.convention == Convention::Misere;
            return Some(with_verdict(if misere { "Misère play." } else { "Normal play." }.into()));
        }
        if self.level != before.level {
            let text = match self.level {
                Level::Off => "Analysis off.",
                Level::Hints => "Analysis: hints.",
                Level::Full => "Analysis: full.",
            };
            return Some(with_verdict(text.into()));
        }
        let looks = |before: &Heard| (before.live, before.at, before.side);
        if looks(before) == (game.live, game.at, game.side) {
            // The solution has come.
            return self.verdict().map(|verdict| format!("{verdict}."));
        }
        if game.side.is_none() && game.live < before.live && !game.reviewing() {
            let text = game.game().text();
            let short = text.chars().count() <= SHORT;
            let here = match game.at {
                _ if short => text,
                0 => "the start".into(),
                at => format!("the position after move {at}"),
            };
            // Going on from there leads there as well.
            let on =
                game.former.as_ref().is_some_and(|former| former.at == game.at && former.live >= before.live);
            let what = if on { "Play goes on from" } else { "Move taken back:" };
            return Some(format!("{} {}.", with_verdict(format!("{what} {here}.")), self.next()));
        }
        let again = !game.reviewing() && game.live > before.live + 1 && before.side.is_none();
        if again {
            // Several moves made at once: those that had been taken back.
            let earlier = (before.live + 1..game.live).filter_map(|at| self.plies.get(at));
            let earlier = earlier.filter_map(|ply| Some(words::made(&ply.who, ply.mv.as_ref()?) + ". "));
            return Some(earlier.collect::<String>() + &self.made());
        }
        if game.at == 0 {
            return Some("The start.".into());
        }
        let steps = game.reviewing() && game.side == before.side && game.at <= before.live.max(game.live);
        let tried = game.side.is_some() && game.at == before.at + 1;
        if steps && !tried {
            return Some(format!("Move {} of {}: {}", game.at, game.end(), self.made()));
        }
        Some(self.made())
    }
}

/// Longest text of a position that is read out, in characters.
const SHORT: usize = 60;

/// What a screen reader is told of the game. It stays until there is something new to say.
#[hook]
pub fn use_speech(now: &Now<'_>) -> AttrValue {
    let heard = use_mut_ref(|| None::<(Heard, AttrValue)>);
    let mut heard = heard.borrow_mut();
    let next = now.heard();
    let text = match &*heard {
        Some((before, text)) if *before == next => return text.clone(),
        Some((before, text)) => now.since(before).map_or_else(|| text.clone(), AttrValue::from),
        // A page that has just come says what is played on it.
        None if now.game.at == 0 => now.opening().into(),
        None => now.made().into(),
    };
    *heard = Some((next, text.clone()));
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Link;
    use crate::ui::play::{analysis::Verdicts, open_link, sitting::plies};
    use std::rc::Rc;
    use yew::Reducible;

    fn game(query: &str) -> Rc<Match> {
        Rc::new(open_link(&Link::read(query).unwrap(), 1).unwrap())
    }
    /// The game after an action.
    fn after(game: &Rc<Match>, action: Action) -> Rc<Match> {
        Rc::new(State::new(game.clone())).reduce(action).game.clone()
    }
    /// What is said where one state follows another, each a game and its level.
    fn said(before: (&Rc<Match>, Level), after: (&Rc<Match>, Level), judges: bool) -> Option<String> {
        let verdicts = Verdicts::default();
        let [old, new] = [before.0, after.0].map(|game| plies(game, &verdicts));
        let better = new
            .len()
            .checked_sub(3)
            .and_then(|at| crate::ui::play::remark::best(&after.0.main.positions[at], after.0.convention));
        let now =
            |game, plies, level| Now { game, plies, level, guessed: false, judges, better: better.as_ref() };
        let heard = now(before.0, &old, before.1).heard();
        now(after.0, &new, after.1).since(&heard)
    }

    #[test]
    fn another_level_is_told_and_not_the_last_move() {
        let game = self::game("g=nim/3+5+7&o=strong&m=1-1,1-1");
        let to = |from, to| said((&game, from), (&game, to), true);
        assert_eq!(to(Level::Full, Level::Off).as_deref(), Some("Analysis off."));
        assert_eq!(to(Level::Off, Level::Hints).as_deref(), Some("Analysis: hints. N-position."));
        assert_eq!(
            to(Level::Hints, Level::Full).as_deref(),
            Some("Analysis: full. N-position, Grundy value 3.")
        );
    }

    #[test]
    fn after_undoing_the_position_is_told() {
        let game = self::game("g=nim/3+5+7&o=strong&m=1-1,1-1");
        let back = after(&game, Action::Undo);
        let told = said((&game, Level::Hints), (&back, Level::Hints), true);
        assert_eq!(told.as_deref(), Some("Move taken back: (3,5,7). N-position. Your move."));
        // Both moves are made again.
        let again = after(&back, Action::Redo);
        let told = said((&back, Level::Off), (&again, Level::Off), false);
        assert_eq!(told.as_deref(), Some("You took 1 from pile 1. Strong took 1 from pile 1. Your move."));
    }

    #[test]
    fn a_move_is_told_and_how_the_own_one_was() {
        let before = game("g=nim/3+5+7&o=strong&m=2-2");
        let mv = before.table().read_move("3-7").unwrap();
        let after = after(&before, Action::Reply { ply: 1, mv });
        let told = |level, judges| said((&before, level), (&after, level), judges).unwrap();
        let move_ = "Strong took 7 from pile 3.";
        let judged = "Your last move was a blunder. It was better to take 1 from pile 1.";
        let valued = format!("{move_} P-position, Grundy value 0. Your move.");
        assert_eq!(told(Level::Full, true), format!("{valued} {judged}"));
        assert_eq!(told(Level::Full, false), valued);
        assert_eq!(told(Level::Off, false), format!("{move_} Your move."));
        assert_eq!(told(Level::Off, true), format!("{move_} Your move. {judged}"));
        // Of two people the one hears nothing of the other's.
        let friends = [game("g=nim/3+5+7&o=friend&m=2-2"), game("g=nim/3+5+7&o=friend&m=2-2,3-7")];
        let told = said((&friends[0], Level::Off), (&friends[1], Level::Off), true);
        assert_eq!(told.as_deref(), Some("Player 2 took 7 from pile 3. Player 1 to move."));
    }

    #[test]
    fn earlier_positions_and_a_puzzles_first_move_are_told_once() {
        let game = self::game("g=nim/3+5+7&o=friend&m=1-1,2-1");
        let look = |at| after(&game, Action::Look(at));
        let told = said((&game, Level::Off), (&look(1), Level::Off), true);
        assert_eq!(told.as_deref(), Some("Move 1 of 2: Player 1 took 1 from pile 1. Player 2 to move."));
        assert_eq!(said((&look(1), Level::Off), (&look(0), Level::Off), true).as_deref(), Some("The start."));
        // The own one is judged there, too.
        let game = self::game("g=nim/3+5+7&o=strong&m=1-1,2-1");
        let look = after(&game, Action::Look(1));
        let told = said((&game, Level::Off), (&look, Level::Off), true).unwrap();
        assert!(told.ends_with("Strong to move. Your move was good. It left no winning reply."), "{told}");
        assert_eq!(said((&game, Level::Off), (&game, Level::Off), true), None);
        let [puzzle, solved] =
            ["", "&m=2-2"].map(|moves| self::game(&format!("g=nim/1+3&o=perfect&q=1{moves}")));
        let told = said((&puzzle, Level::Off), (&solved, Level::Off), true);
        assert_eq!(told.as_deref(), Some("Solved. You took 2 from pile 2. Perfect to move."));
    }
}
