//! Everything that a text from outside can reach, and what must hold for any text. The fuzz target shares this file.
use nimscope::core::{
    Board, Budget, Convention, Edge, Edit, Game, ListLimits, NotationError, Opponent, Outcome, PieceId,
    Place, Scene, Stack, Verdict, Vertex, analyse, choose, point,
};
use nimscope::games::{Link, open};

/// The number of ways to use a text.
pub const WAYS: u8 = 9;
/// A budget small enough for thousands of texts a second.
const BUDGET: u64 = 100;

/// Uses `text` in one of the ways, with `more` as a second text where that way needs one.
///
/// # Panics
/// Where the program is wrong.
pub fn exercise(way: u8, text: &str, more: &str) {
    if way.is_multiple_of(WAYS) {
        return link(text);
    }
    let Some(game) = checked(open(text), text) else { return };
    match way % WAYS {
        1 => reopened(&*game),
        2 => moved(&*game, more),
        3 => pointed(&*game, more.as_bytes()),
        4 => edited(&*game, more.as_bytes()),
        5 => chosen(&*game, more),
        6 => asked(&*game, more),
        7 => analysed(&*game, Convention::Normal),
        _ => analysed(&*game, Convention::Misere),
    }
}

/// The result; an error must point into the text and say what was expected.
fn checked<T>(result: Result<T, NotationError>, text: &str) -> Option<T> {
    result.map_err(|error| placed(&error, text)).ok()
}

fn placed(error: &NotationError, text: &str) {
    assert!(text.is_char_boundary(error.at), "{error:?} is not at a place of {text:?}");
    assert!(!error.expected.is_empty(), "{error:?}");
}

fn link(text: &str) {
    match Link::read(text) {
        Err(error) => placed(&error.error, &error.text),
        Ok(link) => {
            assert_eq!(Link::read(&link.to_string()).as_ref(), Ok(&link));
            match link.replay() {
                Ok((_, after)) => assert_eq!(after.len(), link.moves.len()),
                Err(error) => placed(&error.error, &error.text),
            }
        }
    }
}

fn reopened(game: &dyn Game) {
    let notation = game.notation();
    let again = open(&notation).unwrap_or_else(|error| panic!("{notation:?}: {error}"));
    assert_eq!(again.notation(), notation);
    assert_eq!(pens_laid_down(&again.scene()), pens_laid_down(&game.scene()));
    assert_eq!(again.text(), game.text());
    game.latex();
}

/// The scene without the pens of editors, which notations do not hold.
fn pens_laid_down(scene: &Scene) -> Scene {
    let mut scene = scene.clone();
    let drawings = scene.boards.iter_mut().filter_map(|board| match board {
        Board::Layout(layout) if layout.draws.is_some() => Some(layout),
        _ => None,
    });
    for piece in drawings.flat_map(|drawing| &mut drawing.pieces) {
        piece.look = piece.look.replace(" token", "");
        piece.name = piece.name.replace(", with the pen", "");
    }
    scene
}

fn moved(game: &dyn Game, text: &str) {
    if let Some(mv) = checked(game.read_move(text), text) {
        assert_eq!(
            game.select(&mv.handles).as_ref(),
            Some(&mv),
            "handles of {} in {}",
            mv.notation,
            game.notation()
        );
        let after = game.play(text).expect("a move that can be read can be made");
        reopened(&*after);
    }
    for mv in game.moves(3).moves {
        assert_eq!(game.read_move(&mv.notation).as_ref(), Ok(&mv));
    }
}

/// The piece that the bytes name, on the board or near it.
fn piece(game: &dyn Game, bytes: &[u8]) -> PieceId {
    let byte = |index: usize| bytes.get(index).copied().unwrap_or(b'1');
    let place = Place { part: byte(0) % 3, group: u16::from(byte(1) % 8) };
    let tall = game.scene().stacks().find(|stack| stack.place == place).map_or(0, Stack::height);
    let n =
        if byte(2) % 2 == 0 { u64::from(byte(3) % 8) } else { tall.saturating_sub(u64::from(byte(3) % 4)) };
    let place = if byte(4).is_multiple_of(3) { place.gaps() } else { place };
    PieceId { place, n: if byte(4) == b'9' { u64::MAX } else { n } }
}

fn pointed(game: &dyn Game, bytes: &[u8]) {
    let pieces: Vec<_> = bytes.chunks(5).take(4).map(|chunk| piece(game, chunk)).collect();
    if let Some(mv) = game.select(&pieces) {
        game.play(&mv.notation).expect("a move that is pointed at can be made");
    }
    if let Some((last, rest)) = pieces.split_last()
        && let Some((picked, mv)) = point(game, rest, *last)
    {
        assert_eq!(game.select(&picked).as_ref(), Some(&mv));
    }
}

fn edited(game: &dyn Game, bytes: &[u8]) {
    let piece = piece(game, bytes);
    let (place, colour) = (piece.place, bytes.last().copied().unwrap_or(0));
    let edit = match bytes.first().map_or(0, |byte| byte % 6) {
        5 => drawn(game, bytes),
        0 => Edit::Add { place, colour },
        1 => Edit::Remove { place },
        2 => Edit::Recolour { piece },
        3 => Edit::AddGroup { part: place.part },
        _ => Edit::RemoveGroup { place },
    };
    match game.edit(&edit) {
        Ok(after) => reopened(&*after),
        Err(error) => assert!(!error.expected.is_empty()),
    }
}

/// The picture on the board, changed as the bytes say.
fn drawn(game: &dyn Game, bytes: &[u8]) -> Edit {
    let scene = game.scene();
    let mut graph = scene.graphs().next().cloned().unwrap_or_default();
    let byte = |index: usize| bytes.get(index).copied().unwrap_or(b'1');
    if byte(1).is_multiple_of(2) {
        let name = String::from_utf8_lossy(bytes).into_owned();
        graph.vertices.push(Vertex { name, x: i32::from(byte(2)) << (byte(3) % 24), y: 0 });
    }
    for chunk in bytes.chunks_exact(4).take(3) {
        let ends = [chunk[0] % 8, chunk[1] % 8].map(u32::from);
        let bend = [i32::from(chunk[2]), i32::MIN.wrapping_add(i32::from(chunk[3])) / 9];
        graph.edges.push(Edge { n: u64::from(chunk[2]) % 30, ends, bend, ..Edge::default() });
    }
    Edit::Draw { part: graph.line.part, graph: Box::new(graph) }
}

fn chosen(game: &dyn Game, text: &str) {
    let choices = game.workshop().settings().map_or(1, |settings| settings.choices.len());
    let (value, sizes) = text.split_once('/').unwrap_or((text, "4+2"));
    for choice in 0..=choices {
        if let Ok(after) = game.workshop().choose(choice, value, sizes) {
            reopened(&*after);
        }
    }
    if let Some(map) = game.workshop().map(5) {
        assert!(map.side <= 5 && map.values.len() == map.side * map.side && map.red.len() == map.side);
        if let Some(there) = game.workshop().at(3, 4) {
            reopened(&*there);
        }
    }
}

fn asked(game: &dyn Game, text: &str) {
    for question in 0..=game.workshop().questions().len() {
        checked(game.workshop().answer(question, text), text);
    }
}

fn analysed(game: &dyn Game, convention: Convention) {
    let lists = ListLimits { winning: 2, replies: 2 };
    let found = analyse(game, convention, lists, &mut Budget::new(BUDGET));
    if let Verdict::Solved { outcome, .. } = found.verdict {
        let wins = found.winning.total > 0 || (found.over && convention == Convention::Misere);
        // In a heap with very many moves the winning ones may not be found.
        let expected = match outcome {
            Outcome::P => found.winning.total == 0,
            Outcome::N => wins || found.cut,
            Outcome::D => found.over || found.winning.total > 0 || found.cut,
        };
        assert!(expected, "{} {convention:?}", game.notation());
    }
    for mv in &found.winning.moves {
        game.play(&mv.notation).expect("a winning move can be made");
    }
    for part in 0..found.parts.len().min(2) + 1 {
        game.why(part, convention);
    }
    choose(game, convention, Opponent::Beginner, 1, &mut Budget::new(BUDGET));
}
