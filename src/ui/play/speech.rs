//! What screen readers announce of a game: what has happened last, and nothing twice.
use super::{in_words, puzzle, state::*};
use crate::core::{Convention, MoveView};
use crate::ui::{model::*, words};
use yew::prelude::*;

/// What can be spoken of.
pub struct SpeechContext<'a> {
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

/// What the last announcement was based on.
#[derive(PartialEq)]
struct SpokenState {
    live: usize,
    at: usize,
    side: Option<usize>,
    level: Level,
    convention: Convention,
    solved: bool,
    /// The names of the two sides.
    sides: [String; 2],
}

impl SpeechContext<'_> {
    fn spoken_state(&self) -> SpokenState {
        let Self { game, level, .. } = *self;
        SpokenState {
            live: game.live,
            at: game.at,
            side: game.side,
            level,
            convention: game.convention,
            solved: self.verdict().is_some(),
            sides: [Side::You, Side::Rival].map(|side| game.side_name(side)),
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
    /// The outcome and value, and who wins.
    fn verdict_in_full(&self) -> Option<String> {
        let outcome = self.plies.get(self.game.at)?.verdict.outcome()?;
        let plain = words::outcome_sentence(outcome, self.game.convention);
        self.verdict().map(|verdict| format!("{verdict}: {plain}"))
    }
    /// The outcome and value, and which of the two players that favours: it is spoken after every move.
    fn stands(&self) -> Option<String> {
        let game = self.game;
        let outcome = self.plies.get(game.at)?.verdict.outcome()?;
        let sides = match game.side_to_move(game.at) {
            Side::You => [Side::You, Side::Rival],
            Side::Rival => [Side::Rival, Side::You],
        };
        let [to_move, other] = sides.map(|side| game.side_name(side));
        self.verdict().map(|verdict| words::who_can_win(&verdict, outcome, &to_move, &other))
    }
    /// Whose turn it is, or how the game has ended.
    fn next(&self) -> String {
        let game = self.game;
        match game.ending_here() {
            Some(ending) => game.ended(ending),
            // In a side line the person moves for the computer, too.
            None if game.side.is_some()
                && game.rival != Rival::Friend
                && game.side_to_move(game.at) == Side::Rival =>
            {
                format!("Your move for {}", game.side_name(Side::Rival))
            }
            None => words::to_move(&game.side_name(game.side_to_move(game.at))),
        }
    }
    /// The move that led to the position being looked at, and the state of the game after it.
    fn made(&self) -> String {
        let game = self.game;
        let Some(Ply { who, mv: Some(mv), .. }) = self.plies.get(game.at) else {
            return String::new();
        };
        let next = self.next();
        let puzzle = puzzle::answered(game).filter(|_| game.at == 1 && game.side.is_none());
        if let Some(answer) = puzzle {
            let verdict =
                if answer.missed.is_none() { "Solved." } else { "Not solved: there is a winning reply." };
            return format!("{verdict} {}. {next}.", words::made(who, mv));
        }
        let aside = game.fork().is_some_and(|fork| game.at > fork);
        let line = match game.fork() {
            Some(fork) if game.at == fork + 1 && game.rival != Rival::Friend => {
                "Side line: you move for both players, Escape leads back to the game. "
            }
            _ if aside => "Side line. ",
            _ => "",
        };
        let guess = if self.guessed { words::guessed(who) + " " } else { String::new() };
        let judged = self
            .own_move_remark()
            .or_else(|| self.reviewed_move_remark())
            .or_else(|| self.two_player_remark());
        let judged = judged.map(|judged| format!(" {judged}")).unwrap_or_default();
        // The result tells the outcome already.
        let stands = self.stands().filter(|_| game.ending_here().is_none());
        line.to_string() + &guess + &words::announce(who, mv, stands, &next) + &judged
    }
    /// How the person's own move was, told with the answer to it.
    fn own_move_remark(&self) -> Option<String> {
        let game = self.game;
        let turn = game.rival != Rival::Friend && game.side_to_move(game.at) == Side::You;
        // At the end the result says what decided the game.
        let tells = self.judges && turn && !game.reviewing() && game.ending().is_none();
        let own = game.at.checked_sub(1).filter(|own| tells && *own > 0)?;
        if let Some(answer) = puzzle::answered(game).filter(|_| own == 1) {
            return Some(words::puzzle_result(answer.missed.is_none()).into());
        }
        words::own_move(self.plies.get(own)?.quality?, self.better)
    }
    /// That a move in a game of two people was a blunder, where they may see it; before a class, which sees it in large
    /// letters, also that a move was good.
    fn two_player_remark(&self) -> Option<String> {
        let game = self.game;
        let shown = game.rival == Rival::Friend && self.level != Level::Off && self.judges;
        let ply = self.plies.get(game.at).filter(|_| shown && game.ending_here().is_none())?;
        let (strong, _) = words::judged(&ply.who, &game.move_name(game.at), ply.quality?, self.better)?;
        let told = match ply.quality? {
            Quality::Blunder => true,
            Quality::Good => game.presented,
            Quality::NoWinningMove | Quality::Unknown => false,
        };
        told.then_some(strong)
    }
    /// How good the move was that led to an earlier position or to one of a side line, as the line below the board
    /// says. A judgement of the opponent's move would reveal who can win.
    fn reviewed_move_remark(&self) -> Option<String> {
        let game = self.game;
        let ply = self.plies.get(game.at).filter(|_| self.judges && game.reviewing())?;
        let own = game.rival != Rival::Friend && game.side_to_move(game.at.checked_sub(1)?) == Side::You;
        if !own && self.level == Level::Off && game.ending().is_none() {
            return None;
        }
        let (strong, text) = words::judged(&ply.who, &game.move_name(game.at), ply.quality?, self.better)?;
        // In an earlier position advice for the next move is of no use.
        let text = if ply.quality == Some(Quality::NoWinningMove) { String::new() } else { text };
        Some(format!("{strong} {text}").trim_end().to_string())
    }
    /// The game that is played, and its start.
    fn opening(&self) -> String {
        let asks = if self.game.asks { " Find the winning move." } else { "" };
        self.standing(self.game.start()) + asks
    }
    /// The game that is played, and a position of it.
    pub fn standing(&self, position: &GameRef) -> String {
        let here = in_words::position(position).map(|text| format!(", {text}")).unwrap_or_default();
        let verdict = self.verdict_in_full().map(|verdict| format!(" {verdict}.")).unwrap_or_default();
        let misere = if self.game.convention == Convention::Misere { ", misère play" } else { "" };
        format!("{}{misere}{here}. {}.{verdict}", position.card().name, self.next())
    }
    /// What is new since `before`; none where there is nothing to say.
    fn since(&self, before: &SpokenState) -> Option<String> {
        let game = self.game;
        let with = |text: String, verdict: Option<String>| match verdict {
            Some(verdict) => format!("{text} {verdict}."),
            None => text,
        };
        let with_verdict = |text: String| with(text, self.stands());
        if game.convention != before.convention {
            let misere = game.convention == Convention::Misere;
            let text = if misere { "Misère play." } else { "Normal play." };
            return Some(with(text.into(), self.verdict_in_full()));
        }
        if self.level != before.level {
            let text = match self.level {
                Level::Off => "Analysis off.",
                Level::Hints => "Analysis: hints.",
                Level::Full => "Analysis: full.",
            };
            return Some(with(text.into(), self.verdict_in_full()));
        }
        let looks = |before: &SpokenState| (before.live, before.at, before.side);
        if looks(before) == (game.live, game.at, game.side) {
            // The sides have new names, or the game is now presented.
            if before.sides != self.spoken_state().sides {
                return Some(format!("{}.", self.next()));
            }
            // The position has been solved.
            return self.stands().map(|stands| format!("{stands}."));
        }
        if game.side.is_none() && game.live < before.live && !game.reviewing() {
            // The game went on at once from an earlier position with another move; when moves are only taken back they
            // can be made again.
            let former = game.former.as_ref().filter(|former| former.live >= before.live && !game.can_redo());
            if former.is_some_and(|former| game.live == former.at + 1) {
                return Some(self.made());
            }
            let here = in_words::position(game.position()).unwrap_or_else(|| match game.at {
                0 => "the start".into(),
                at => format!("the position after move {at}"),
            });
            // Going on from an earlier position leads to that position, too.
            let on =
                game.former.as_ref().is_some_and(|former| former.at == game.at && former.live >= before.live);
            let what = if on { "Play goes on from" } else { "Move taken back:" };
            return Some(format!("{} {}.", with_verdict(format!("{what} {here}.")), self.next()));
        }
        let again = !game.reviewing() && game.live > before.live + 1 && before.side.is_none();
        if again {
            // Several moves made at once are moves that had been taken back.
            let earlier = (before.live + 1..game.live).filter_map(|at| self.plies.get(at));
            let earlier = earlier.filter_map(|ply| Some(words::made(&ply.who, ply.mv.as_ref()?) + ". "));
            return Some(earlier.collect::<String>() + &self.made());
        }
        if game.at == 0 {
            let here =
                in_words::position(game.position()).map(|text| format!(": {text}")).unwrap_or_default();
            return Some(format!("{} {}.", with_verdict(format!("The start{here}.")), self.next()));
        }
        let steps = game.reviewing() && game.side == before.side && game.at <= before.live.max(game.live);
        let tried = game.side.is_some() && game.at == before.at + 1;
        if steps && !tried {
            return Some(format!("Move {} of {}: {}", game.at, game.end(), self.made()));
        }
        Some(self.made())
    }
}

/// What a screen reader is told of the game. It stays until there is something new to say.
#[hook]
pub fn use_speech(now: &SpeechContext<'_>) -> AttrValue {
    let heard = use_mut_ref(|| None::<(SpokenState, AttrValue)>);
    let mut heard = heard.borrow_mut();
    let next = now.spoken_state();
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
mod tests;
