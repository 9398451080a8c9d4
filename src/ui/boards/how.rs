//! How a move is made on the boards, in words. Where pieces are too many to be drawn, moves are typed.
use super::{is_too_tall, layout::drawn};
use crate::core::{Game, Layout, Pointing, Stack};

/// How a move is made: with a mouse, and by touch.
pub fn move_instructions(game: &dyn Game) -> [String; 2] {
    let scene = game.scene();
    let several = scene.boards.len() > 1;
    let first = game.moves(1).moves.pop().filter(|_| !several);
    let verb = first.map_or_else(|| "Move".to_string(), |mv| mv.phrase.verb.command.to_string());
    let splits = scene.stacks().any(|stack| stack.splits.is_some());
    let low = verb.to_lowercase();
    let picks = scene.planes().find_map(|board| Some((board.picking_hint()?, board.picked_noun()?)));
    if let (Some((how, _)), false) = (picks, several) {
        return [how; 2].map(String::from);
    }
    if scene.points(Pointing::Drawn) && !several {
        return [
            "Draw it with the mouse from a dot on, or pick: once what the line passes, twice what it encloses.".into(),
            "Draw it with the finger from a dot on, or tap: once to pass, twice to enclose.".into(),
        ];
    }
    let both = |text: String| [text.clone(), text];
    let pairs = scene.layouts().find(|board| board.strip.as_ref().is_some_and(|strip| strip.double));
    let written = scene.layouts().any(|board| !drawn(&scene, board));
    if let (Some(board), false) = (pairs, several || written) {
        return pointed(board, &low, &verb);
    }
    let (tall, low_ones): (Vec<_>, Vec<_>) =
        scene.stacks().filter(|stack| stack.moves()).partition(|stack| is_too_tall(stack));
    match (tall.is_empty(), low_ones.is_empty()) {
        _ if written && !several => both(format!("Type which, then press {verb}.")),
        (false, true) if !several && splits && tall.iter().any(|stack| stack.reach > 0) => {
            both("Type how many to take or to split off, then press the button.".into())
        }
        (false, true) if !several => both(format!("Type how many, then press {verb}.")),
        (false, _) => [
            format!("Point to preview, click to {low}; type how many of what is not drawn."),
            format!("Tap to preview; tap again or press {verb}; type how many of what is not drawn."),
        ],
        _ if picks.is_some() => {
            let piece = picks.map_or("piece", |(_, piece)| piece);
            [
                format!("Point to preview, click to {low}; pick {piece}s one by one."),
                format!("Tap to preview; tap again or press {verb}; pick {piece}s one by one."),
            ]
        }
        _ if splits && scene.stacks().all(|stack| stack.reach == 0) => {
            ["Point at a mark between chips to split there.", "Tap a mark between chips to split there."]
                .map(String::from)
        }
        _ if splits && !scene.stacks().any(Stack::takes_some) => {
            ["Point at a gap between chips.", "Tap a gap between chips."].map(String::from)
        }
        _ if splits => {
            ["Point at a chip to take, at a mark to split.", "Tap a chip to take, a mark to split."]
                .map(String::from)
        }
        _ => [
            format!("Point to preview, click to {low}."),
            format!("Tap to preview; tap again or press {verb}."),
        ],
    }
}

/// How a move is made on a line with two neighbouring pieces, or with one piece where the rules have such moves.
fn pointed(board: &Layout, low: &str, verb: &str) -> [String; 2] {
    let piece = &board.piece;
    let at = if board.strip.as_ref().is_some_and(|strip| strip.single) {
        format!("a {piece}, or the bracket below two")
    } else {
        format!("the bracket below two {piece}s")
    };
    [format!("Point at {at}; click to {low}."), format!("Tap {at}, then {verb}.")]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    #[test]
    fn what_is_said_of_making_a_move_holds_on_this_board() {
        for (notation, mouse) in [
            ("nim/3+5+7", "Point to preview, click to take."),
            ("kayles/9", "Point at a pin, or the bracket below two; click to knock down."),
            ("dawson-kayles/9", "Point at the bracket below two pins; click to knock down."),
            ("treblecross/9", "Point to preview, click to mark."),
            ("lasker/2+5", "Point at a chip to take, at a mark to split."),
            ("grundy/5+8", "Point at a mark between chips to split there."),
            ("empty-and-divide/3+5", "Point at a gap between chips."),
            ("mock-turtles/TTHTH", "Pick the coins one by one."),
            ("acrostic-twins/3x3:2,2", "Pick the coins one by one."),
            ("turning-corners/3x3:2,2", "Pick coins: all turn where their rows and columns meet."),
            ("nimble/..1..1.2", "Pick a coin, and the square that it goes to."),
            (
                "moore-nimble:2/..1..1.2",
                "Pick a coin, and the square that it goes to; then the next, up to 2 coins.",
            ),
            ("nim/1000000", "Type how many, then press Take."),
            ("lasker/1000000", "Type how many to take or to split off, then press the button."),
            ("grundy/1000000", "Type how many, then press Split."),
            ("nim/1000000+5", "Point to preview, click to take; type how many of what is not drawn."),
            ("kayles/1000", "Type which, then press Knock down."),
            ("nim/3&mock-turtles/TH", "Point to preview, click to move; pick coins one by one."),
            ("nim/1000&kayles/7", "Point to preview, click to move; type how many of what is not drawn."),
            ("nim/0", "Point to preview, click to move."),
            (
                "rims/1-5",
                "Draw it with the mouse from a dot on, or pick: once what the line passes, twice what it encloses.",
            ),
        ] {
            let game = open(notation).unwrap();
            let [said, tapped] = move_instructions(&*game);
            assert_eq!(said, mouse, "{notation}");
            assert_eq!(tapped.contains("Tap"), said.contains("Point"), "{notation}: {tapped}");
            assert_eq!(tapped.contains("finger"), said.contains("mouse"), "{notation}: {tapped}");
        }
    }
}
