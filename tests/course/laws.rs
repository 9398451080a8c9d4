//! The laws that hold for every lesson.
use crate::answers::of_ask;
use crate::read::{Claim, Read};
use crate::said;
use nimscope::core::{Convention, Outcome};
use nimscope::games::{Link, open};
use nimscope::learn::{
    Ask, Block, Choice, Figure, Lesson, Reply, RightAnswer, Setup, Span, Step, Trial, outcome_of, position,
    proof, refuted_by, right_answer, walk, walks, winning_moves,
};
use nimscope::ui::{app::PATHS, term};
use std::path::Path;

/// The most words of a step before its question.
const MOST_WORDS: usize = 75;

/// What is wrong with a lesson.
pub fn of(read: &Read) -> Vec<String> {
    let steps = read.lesson.steps.iter().flat_map(|step| {
        let name = step.title.clone();
        of_step(step).into_iter().map(move |wrong| format!("step “{name}”: {wrong}"))
    });
    steps.chain(read.claims.iter().filter_map(claim)).collect()
}

fn claim(Claim { figure, said }: &Claim) -> Option<String> {
    let true_ = match figure.split_once(' ') {
        Some(("outcome", position)) => {
            let (misere, position) =
                position.strip_prefix("misere ").map_or((false, position), |rest| (true, rest));
            outcome_of(&Setup { misere, ..Setup::of(position) }).map(|outcome| format!("{outcome:?}"))
        }
        Some(("best", position)) => {
            let board = Setup::of(position);
            nimscope::learn::position(&board).map(|game| winning_moves(&game, &board, usize::MAX).join(" "))
        }
        _ => Figure::read(figure).and_then(|figure| figure.number()).map(|n| n.to_string()),
    };
    let said = said.trim_start_matches('∗');
    match true_ {
        None => Some(format!("`{figure}` cannot be computed")),
        Some(true_) if true_ == said => None,
        Some(true_) => Some(format!("`{figure}` is {true_}, not {said}")),
    }
}

/// What is wrong with the walk to an answer: it must exist wherever it is offered, and end with the right answer.
fn walked(ask: &Ask, board: Option<&Setup>) -> Option<String> {
    if !walks(ask) {
        return None;
    }
    let board = board.cloned().unwrap_or_default();
    let lines = walk(ask, &board);
    let Some(last) = lines.last() else { return Some("there is no walk to its answer".into()) };
    if lines.iter().any(|line| line.words.is_empty()) {
        return Some(format!("a line of its walk is empty: {lines:?}"));
    }
    match (right_answer(ask, &board)?, last.answer) {
        (RightAnswer::Text(text), Some(Reply::Number(number))) if text == number.to_string() => None,
        // The answer "N: whoever moves wins" and the line "N: whoever moves wins." agree.
        (RightAnswer::Text(text), answer) if !matches!(answer, Some(Reply::Number(_))) => {
            let said = if last.comment.is_empty() { &last.words } else { &last.comment };
            let who = text.split_inclusive(':').next().unwrap_or(&text).to_lowercase();
            (!said.to_lowercase().starts_with(&who))
                .then(|| format!("its walk ends with {said}, and the answer is {text}"))
        }
        (told, _) => Some(format!("its walk ends with {last:?}, and the answer is {told:?}")),
    }
}

fn of_step(step: &Step) -> Vec<String> {
    let mut wrong = said::of(step);
    let words = words(&step.text);
    if words > MOST_WORDS {
        wrong.push(format!("{words} words, {MOST_WORDS} are allowed"));
    }
    if step.title.is_empty() || step.text.is_empty() {
        wrong.push("it has no title or no text".into());
    }
    wrong.extend(step.board.iter().filter_map(of_board));
    wrong.extend(step.ask.as_ref().and_then(|ask| walked(ask, step.board.as_ref())));
    let texts = [&step.text, &step.after].into_iter().chain(&step.hints).flatten();
    for span in texts.flat_map(spans_of) {
        wrong.extend(of_span(span, step.board.as_ref()));
    }
    if let Some(ask) = &step.ask {
        let lays = |span: &&Span| matches!(span, Span::Board { .. } | Span::Move { .. });
        if matches!(ask, Ask::Break(_))
            && (step.board.is_some()
                || !step.after.is_empty()
                || step.text.iter().flat_map(spans_of).any(|span| lays(&span)))
        {
            wrong.push("a proof has its own board, and nothing is told after it".into());
        }
        match (&step.board, ask) {
            (None, Ask::Value | Ask::Outcome | Ask::Ending | Ask::Move | Ask::Moves | Ask::Win) => {
                wrong.push("it asks about a board that is not there".into());
            }
            (board, ask) => wrong.extend(of_ask(ask, &board.clone().unwrap_or_default())),
        }
    }
    wrong
}

/// Checks that a board can be opened and described, that its moves are legal, and that the computer finds who wins.
pub fn of_board(board: &Setup) -> Option<String> {
    let Some(game) = position(board) else {
        let why = open(&board.position)
            .err()
            .map_or("its moves are not legal".to_string(), |error| error.to_string());
        return Some(format!("board {}: {why}", board.position));
    };
    if let Some(next) = &board.next
        && let Err(error) = game.play(next)
    {
        return Some(format!("board {}: {next}: {error}", board.position));
    }
    if game.text().trim().is_empty() {
        return Some(format!("board {}: nothing says in words what lies there", board.position));
    }
    outcome_of(board).is_none().then(|| format!("board {}: too large to solve", board.position))
}

/// All spans in a block of text.
pub fn spans_of(block: &Block) -> Vec<&Span> {
    match block {
        Block::Text(spans) => spans.iter().collect(),
        Block::List(items) => items.iter().flatten().collect(),
        Block::Table(rows) => rows.iter().flatten().flatten().collect(),
    }
}

fn of_span(span: &Span, board: Option<&Setup>) -> Option<String> {
    match span {
        Span::Move { text, notation } => {
            let game = board.and_then(position);
            let legal = game.is_some_and(|game| game.play(notation).is_ok());
            (!legal).then(|| format!("“{text}” is no move on the board: {notation}"))
        }
        Span::Board { notation, .. } => of_board(&Setup::of(notation.clone())),
        Span::Term { id, .. } => term::find(id).is_none().then(|| format!("no term {id}")),
        Span::Link { to, .. } => leads_nowhere(to),
        Span::Text(_) | Span::Em(_) | Span::Strong(_) | Span::Code(_) => None,
    }
}

fn leads_nowhere(to: &str) -> Option<String> {
    let Some(hash) = to.strip_prefix("#/") else { return Some(format!("{to} leads out of the site")) };
    let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
    if !PATHS.contains(&path) {
        return Some(format!("{to}: no such page"));
    }
    if path == "play" {
        let link = Link::read(query).and_then(|link| link.replay().map(drop));
        return link.err().map(|error| format!("{to}: {error}"));
    }
    None
}

fn words(text: &[Block]) -> usize {
    let text = text.iter().filter(|block| !matches!(block, Block::Table(_)));
    let all: String = text.flat_map(spans_of).map(plain).collect();
    all.split_whitespace().count()
}

/// The text of a span, without the target of its link.
pub fn plain(span: &Span) -> String {
    match span {
        Span::Text(text) | Span::Em(text) | Span::Strong(text) | Span::Code(text) => text.clone(),
        Span::Move { text, .. }
        | Span::Board { text, .. }
        | Span::Term { text, .. }
        | Span::Link { text, .. } => text.clone(),
    }
}

/// Checks a trial: the proof covers each position, which is lost, and answers every move; its first moves can be
/// counted.
pub fn of_trial(Trial { proof: id, positions }: &Trial) -> Vec<String> {
    let Some(proof) = proof::named(id) else { return vec![format!("no proof {id}")] };
    let misere = proof.convention() == Convention::Misere;
    let one = |notation: &String| {
        let board = Setup { misere, ..Setup::of(notation.clone()) };
        let Some(game) = position(&board) else { return of_board(&board) };
        if let Err(refused) = proof.covers(&*game) {
            return Some(format!("{notation}: {refused}"));
        }
        let answered = |notation: &String| matches!(proof.reply(&*game, notation), Ok(Some(_)));
        let moves: Vec<String> = game.moves(200).moves.into_iter().map(|mv| mv.notation).collect();
        if let Some(mv) = moves.iter().find(|mv| !answered(mv)) {
            return Some(format!("{notation}: {mv} is not answered"));
        }
        let counted = proof::open_cases(proof, &*game).is_some_and(|cases| !cases.is_empty());
        // A strategy-stealing proof shows that a position is won; its outcome need not be found here.
        let again = moves
            .first()
            .is_some_and(|mv| matches!(proof.reply(&*game, mv), Ok(Some(reply)) if reply.from.is_some()));
        let lost = again || outcome_of(&board) == Some(Outcome::P);
        (!counted || !lost).then(|| format!("{notation} cannot be tried"))
    };
    let none = positions.is_empty().then(|| format!("no positions for {id}"));
    positions.iter().filter_map(one).chain(none).collect()
}

/// Checks that the board can be won, and that each other move is refuted.
pub fn on_board(board: &Setup) -> Vec<String> {
    let Some(game) = position(board) else { return Vec::new() };
    if outcome_of(board) != Some(Outcome::N) {
        return vec!["no move wins on the board".into()];
    }
    let own = winning_moves(&game, board, usize::MAX);
    let one = |notation: String| match (own.contains(&notation), refuted_by(board, &notation)) {
        (true, None) => None,
        (false, Some(after)) => of_board(&after).or_else(|| wins(&after)),
        _ => Some(format!("{notation} is judged wrongly")),
    };
    game.moves(200).moves.into_iter().filter_map(|mv| one(mv.notation)).collect()
}

/// Checks that the move shown on a board wins.
pub fn wins(board: &Setup) -> Option<String> {
    let next = board.next.as_ref()?;
    let after = position(board).and_then(|game| game.play(next).ok())?;
    let after = Setup { position: after.notation(), moves: Vec::new(), next: None, ..board.clone() };
    (outcome_of(&after) == Some(Outcome::N)).then(|| format!("{}: {next} does not win", board.position))
}

pub fn of_choice(choice: &Choice) -> Vec<String> {
    let spans =
        choice.text.iter().chain(&choice.reply).filter_map(|span| of_span(span, choice.board.as_ref()));
    let silent = choice.reply.is_empty().then(|| "a choice without a reply".to_string());
    let board = choice.board.iter().filter_map(|board| of_board(board).or_else(|| wins(board)));
    spans.chain(silent).chain(board).collect()
}

/// What is missing in a lesson.
pub fn lacks(path: &Path, lesson: &Lesson) -> Vec<String> {
    let asks: Vec<&Ask> = lesson.steps.iter().filter_map(|step| step.ask.as_ref()).collect();
    let guess = |ask: &&Ask| {
        matches!(
            ask,
            Ask::Value | Ask::Outcome | Ask::Ending | Ask::Number(_) | Ask::Sizes { .. } | Ask::Values(_)
        )
    };
    let idea = |ask: &&Ask| match ask {
        Ask::Choice(choices) => choices.iter().any(|choice| !choice.right && choice.board.is_some()),
        _ => false,
    };
    let play = |ask: &&Ask| ask.on_board();
    let lacking = [
        (!asks.iter().copied().any(|ask| guess(&ask)), "nothing to predict"),
        (!asks.iter().copied().any(|ask| idea(&ask)), "no wrong idea that the board refutes"),
        (!asks.iter().copied().any(|ask| play(&ask)), "nothing to play"),
        (!(5..=8).contains(&lesson.minutes), "5 to 8 minutes"),
    ];
    lacking
        .iter()
        .filter(|(lacks, _)| *lacks)
        .map(|(_, what)| format!("{}: {what}", path.display()))
        .collect()
}
