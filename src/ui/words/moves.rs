//! What is said of a move, built around the phrase that the move contains.
use crate::core::{Consequence, MoveView, Reply, Sign, list, plural};
use yew::prelude::*;

/// "2 from pile 1", "pins 4 and 5", "7 → 1 + 6": the move under a heading that says what is done.
pub fn taken(mv: &MoveView) -> String {
    let phrase = &mv.phrase;
    if phrase.signs.is_empty() { phrase.object.to_string() } else { phrase.signs.to_string() }
}

/// "Take 2 from pile 1".
pub fn take(mv: &MoveView) -> String {
    mv.phrase.to_string()
}

/// "Take 2 from pile 1", "Split 7 → 1 + 6", where there is little room.
pub fn narrow(mv: &MoveView) -> String {
    format!(
        "{} {}",
        if mv.phrase.signs.is_empty() { mv.phrase.verb.command.to_string() } else { verb(mv) },
        taken(mv)
    )
}

/// The verb of the commit button.
pub fn verb(mv: &MoveView) -> String {
    let split = mv.phrase.sign == Sign::Split;
    if split { "Split".into() } else { mv.phrase.verb.command.to_string() }
}

/// The name of the icon on that button.
pub fn sign(mv: &MoveView) -> &'static str {
    icon_of(mv.phrase.sign)
}

/// The name of the icon of a sign.
pub fn icon_of(sign: Sign) -> &'static str {
    match sign {
        Sign::Take => "take",
        Sign::Cut => "cut",
        Sign::Split => "split",
    }
}

/// "rows of 1, 3 and 7" for the groups that a move leaves.
fn groups_left(noun: &str, leaves: &str) -> String {
    let sizes: Vec<String> = leaves.split(" + ").map(String::from).collect();
    match sizes.len() {
        1 => format!("one {noun} of {leaves}"),
        _ => format!("{} of {}", plural(noun), list(&sizes)),
    }
}

/// "Take 2 from pile 1, leaving (1,2,2)", "Cut edge 7, 3 edges fall", for a screen reader.
pub fn spoken(mv: &MoveView) -> String {
    let take = take(mv);
    match &mv.phrase.left {
        Consequence::Unsaid => take,
        Consequence::Position => format!("{take}, leaving {}", mv.leaves),
        Consequence::Groups(noun) => format!("{take}, leaving {}", groups_left(noun, &mv.leaves)),
        Consequence::By(clause) | Consequence::Also(clause) => format!("{take}, {clause}"),
    }
}

/// ", leaving (1,2,2)" with the position in its type, or ", clearing the pile", or "; 8 edges fall".
pub fn then(mv: &MoveView) -> Html {
    match &mv.phrase.left {
        Consequence::Unsaid => html! {},
        Consequence::Position | Consequence::Groups(_) => {
            html! { <>{ ", leaving " }<span class="pos">{ &mv.leaves }</span></> }
        }
        Consequence::By(clause) => html! { { [", ", clause].concat() } },
        Consequence::Also(clause) => html! { { ["; ", clause].concat() } },
    }
}

/// ", leaving rows of 1, 3 and 7", where there is room for it.
pub fn then_in_words(mv: &MoveView) -> Html {
    match &mv.phrase.left {
        Consequence::Groups(noun) => html! { { [", leaving ", &groups_left(noun, &mv.leaves)].concat() } },
        _ => then(mv),
    }
}

/// What else happens: "8 edges fall".
pub fn also(mv: &MoveView) -> Option<&str> {
    if let Consequence::Also(clause) = &mv.phrase.left { Some(clause) } else { None }
}

/// "pile 3, −3", "7 → 1 + 6", "pins 4–5", for the history.
pub fn short(mv: &MoveView) -> String {
    mv.phrase.short.to_string()
}

/// "You took 2 from pile 1": the verb is the same for everyone.
pub fn made(who: &str, mv: &MoveView) -> String {
    format!("{who} {} {}", mv.phrase.verb.past, mv.phrase.object)
}

/// "Beginner takes 2 from pile 1".
pub fn takes(who: &str, mv: &MoveView) -> String {
    format!("{who} {} {}", mv.phrase.verb.present, mv.phrase.object)
}

/// The name of the player who moves, as it is written within a sentence.
pub fn you(who: &str) -> String {
    if who == "You" { "you".into() } else { who.into() }
}

/// "If you take", "If Strong takes"; where moves are of several kinds or described by signs, "If you move".
pub fn if_takes(who: &str, moves: &[Reply]) -> String {
    let [takes, take] = taking(moves);
    if who == "You" { format!("If you {take}") } else { format!("If {who} {takes}") }
}

/// "you take", "Strong takes"; `other` may be empty where the one who answers has no name.
pub fn then_takes(mover: &str, other: &str, moves: &[Reply]) -> String {
    let [takes, take] = taking(moves);
    match (other, mover) {
        ("", "You") => "answer".into(),
        ("" | "You", _) => format!("you {take}"),
        _ => format!("{other} {takes}"),
    }
}

/// "takes" and "take", if all moves have the same verb and are described in words; else "moves" and "move".
fn taking(moves: &[Reply]) -> [String; 2] {
    let mut all = moves.iter().flat_map(|reply| reply.answers.moves.iter().chain([&reply.to]));
    let verb = moves.first().map(|reply| &reply.to.phrase.verb);
    let verb = verb.filter(|verb| all.all(|mv| mv.phrase.verb == **verb && mv.phrase.signs.is_empty()));
    verb.map_or(["moves".into(), "move".into()], |verb| {
        [verb.present.to_string(), verb.command.to_lowercase()]
    })
}

/// A move without what it leaves, for a list under a heading that names the kind of move: "Cut edge 7"; none where that
/// heading would be only "moves".
pub fn listed(mv: &MoveView) -> Option<String> {
    (mv.phrase.verb.noun != "move").then(|| take(mv))
}

/// The piece of a move in a list of pieces: "Edge 7".
pub fn piece(mv: &MoveView) -> String {
    super::capital(&mv.phrase.object.to_string())
}

/// The name of one of these winning moves: "winning cut".
pub fn winning_one(moves: &[MoveView]) -> String {
    let noun = moves.first().map_or("move", |mv| &mv.phrase.verb.noun);
    let all = moves.iter().all(|mv| mv.phrase.verb.noun == noun);
    ["winning ", if all { noun } else { "move" }].concat()
}

/// The heading of a list of these winning moves: "Winning cuts".
pub fn winning_title(moves: &[MoveView]) -> String {
    super::capital(&winning_one(moves)) + "s"
}

/// A letter for each winning move that takes from several groups at once, if there are at least two such moves: it
/// tells which rings on the board belong to the same move.
pub fn letters(moves: &[MoveView]) -> Vec<Option<char>> {
    // A mark at a gap belongs to a single move, and needs no letter.
    let apart = |mv: &MoveView| {
        let mut ringed = mv.handles.iter().map(|piece| piece.place).filter(|place| !place.is_gaps());
        ringed.next().is_some_and(|first| ringed.any(|place| place != first))
    };
    // If there are more such moves than letters, letters would be of no help.
    let several = (2..=26).contains(&moves.iter().filter(|mv| apart(mv)).count());
    let mut alphabet = 'a'..='z';
    moves.iter().map(|mv| Some(mv).filter(|mv| several && apart(mv)).and_then(|_| alphabet.next())).collect()
}
