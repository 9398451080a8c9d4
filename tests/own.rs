//! A game that is not in the library, written against the exports of the crate: its positions are solved, searched,
//! drawn and played like all others. Play in it may go on for ever.
use nimscope::core::{
    Board, Budget, Card, Consequence, Convention, Edit, Layout, MoveList, MoveView, NotationError, Opponent,
    Outcome, Phrase, Piece, PieceId, Place, Preset, Remarks, Sign, Span, SumContext, Verb, Why, Words,
    choose, verdict,
};
use nimscope::games::own::{self, Key, Ruleset, Scanner, Unvalued};
use std::fmt;

/// A token walks round a ring, one or two fields in a move. On field 0 it cannot move, and the player to move has lost.
#[derive(Clone, Default)]
struct Ring;

/// The number of fields, and the field of the token. Written `7.3`.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Token {
    fields: u64,
    at: u64,
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.fields, self.at)
    }
}

const MOST: u64 = 40;
static WALK: Verb = Verb::new("Walk", "walked", "walks", "move");

impl Ruleset for Ring {
    type Position = Token;
    /// The number of fields that the token moves.
    type Move = u64;
    type Theory = Unvalued;
    const CARDS: &'static [Card] = &[Card {
        id: "ring",
        name: "Ring",
        short: "Walk one or two fields.",
        shelf: "Boards",
        piece: "field",
        group: "ring",
        rules: &[("Move", "The token walks one or two fields. On field 0 it stays.")],
        source: "",
        presets: &[Preset { name: "Seven", notation: "ring/7.3", about: "" }],
        keywords: "",
        typing: "Fields and the place of the token, such as 7.3.",
        remarks: Remarks::NONE,
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        own::without_params(params)
    }
    fn read(&self, text: &str) -> Result<Token, NotationError> {
        let mut scan = Scanner::new(text);
        let fields = scan.number(MOST, "a number of fields")?;
        if fields < 3 {
            return Err(NotationError::not_allowed(0, "three fields or more"));
        }
        if !scan.eat('.') {
            return Err(NotationError::syntax(scan.at(), "a dot"));
        }
        let at = scan.number(fields - 1, "a field")?;
        if scan.done() { Ok(Token { fields, at }) } else { Err(NotationError::syntax(scan.at(), "the end")) }
    }
    fn allows(&self, position: &Token, mv: &u64) -> bool {
        position.at != 0 && (1..=2).contains(mv)
    }
    fn moves(&self, position: &Token, limit: usize) -> MoveList<u64> {
        let all = if position.at == 0 { vec![] } else { vec![1, 2] };
        MoveList { total: all.len() as u64, moves: all.into_iter().take(limit).collect() }
    }
    fn option(&self, position: &Token, mv: &u64) -> Token {
        Token { at: (position.at + mv) % position.fields, ..position.clone() }
    }
    fn read_move(&self, text: &str) -> Result<u64, NotationError> {
        Scanner::new(text).number(2, "one or two")
    }
    fn board(&self, position: &Token, seat: SumContext) -> Board {
        let piece = |n: u64| Piece {
            n: n + 1,
            at: [60 * n as i32, 0, 44, 44],
            round: 22,
            label: if n == position.at { "●".into() } else { String::new() },
            name: format!("field {n}"),
            moves: (1..=2).any(|mv| self.allows(position, &mv) && self.option(position, &mv).at == n),
            ..Piece::default()
        };
        Board::Layout(Layout {
            noun: "ring".into(),
            piece: "field".into(),
            number: seat.number(0),
            size: [60 * position.fields as u32, 44],
            pieces: (0..position.fields).map(piece).collect(),
            ..Layout::default()
        })
    }
    fn view(&self, position: &Token, mv: &u64) -> MoveView {
        let (place, to) = (Place::default(), self.option(position, mv).at + 1);
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase {
                left: Consequence::Position,
                ..Phrase::new(WALK.clone(), Sign::Take, Words::pieces("field", [mv.to_string()]))
            },
            game: 0,
            groups: vec![place],
            leaves: self.option(position, mv).to_string(),
            handles: vec![PieceId { place, n: to }],
            touches: vec![Span { place, from: to, to }],
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn move_from_pieces(&self, position: &Token, handles: &[PieceId]) -> Option<u64> {
        let [piece] = handles else { return None };
        let to = piece.n.checked_sub(1).filter(|to| *to < position.fields)?;
        Some((to + position.fields - position.at) % position.fields)
    }
    fn text(&self, position: &Token) -> String {
        format!("field {} of {}", position.at, position.fields)
    }
    fn key(&self, position: &Token) -> Key {
        vec![position.fields, position.at]
    }
    fn from_key(&self, key: &[u64]) -> Token {
        Token { fields: key[0], at: key[1] }
    }
    fn why(&self, _: &Token, _: usize, _: Convention, _: SumContext) -> Why {
        Why::default().text("By working back from field 0.")
    }
    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Token {
        let fields = 3 + u64::from(size) * rng.u64(1..4);
        Token { fields, at: rng.u64(1..fields) }
    }
    fn edit(&self, _: &Token, _: &Edit) -> Result<(Self, Token), NotationError> {
        Err(NotationError::not_allowed(0, "a change"))
    }
}

/// Outcomes by definition: a field is won if a move leads to a lost field, lost if all moves lead to won fields, and
/// drawn if neither ever follows.
fn by_definition(fields: usize) -> Vec<Outcome> {
    let mut known = vec![None; fields];
    known[0] = Some(Outcome::P);
    for _ in 0..2 * fields {
        for at in 1..fields {
            let after = [1, 2].map(|mv| known[(at + mv) % fields]);
            if after.contains(&Some(Outcome::P)) {
                known[at] = Some(Outcome::N);
            } else if after == [Some(Outcome::N); 2] {
                known[at] = Some(Outcome::P);
            }
        }
    }
    known.into_iter().map(|outcome| outcome.unwrap_or(Outcome::D)).collect()
}

#[test]
fn outcomes_are_those_of_the_definition() {
    for fields in 3..=MOST as usize {
        for (at, expected) in by_definition(fields).into_iter().enumerate() {
            let game = own::open::<Ring>("ring", "", &format!("{fields}.{at}")).unwrap();
            let mut budget = Budget::new(100_000);
            let found = verdict(&*game, Convention::Normal, &mut budget).unwrap().outcome();
            assert_eq!(found, Some(expected), "{fields}.{at}");
            // The game has no Grundy values.
            assert!(game.value(&mut budget).is_err());
        }
    }
}

#[test]
fn it_is_pointed_at_and_played_to_its_end() {
    let mut game = own::open::<Ring>("ring", "", "9.4").unwrap();
    let mut moves = 0;
    while game.move_count() > 0 {
        let best =
            choose(&*game, Convention::Normal, Opponent::Perfect, 1, &mut Budget::new(10_000)).unwrap();
        // Selecting the pieces of a move, or reading its notation, gives that move.
        assert_eq!(game.select(&best.handles).unwrap().notation, best.notation);
        let scene = game.scene();
        let board = scene.layouts().next().unwrap();
        assert!(best.handles.iter().all(|piece| board.holds(*piece)));
        assert_eq!(game.play(&best.notation).unwrap().notation(), game.make(&best).unwrap().notation());
        game = game.make(&best).unwrap();
        moves += 1;
        assert!(moves < 99, "best play goes round");
    }
    assert_eq!(game.notation(), "ring/9.0");
}

#[test]
fn a_mistake_says_in_which_text_and_where_it_is() {
    let error = own::open::<Ring>("ring", "", "7/3").err().unwrap();
    assert!(matches!(&error, own::OpenError::Position(error) if error.at == 1));
    let error = own::open::<Ring>("ring", "x", "7.3").err().unwrap();
    assert!(matches!(error, own::OpenError::Params(_)));
}
