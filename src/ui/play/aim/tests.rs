use super::*;
use crate::core::Place;
use crate::games::open;

fn piece(group: u16, n: u64) -> PieceId {
    PieceId { place: Place { part: 0, group }, n }
}
fn walk(game: &dyn Game, events: &[BoardEvent]) -> (Aim, AimRequest) {
    let mut state = (Aim::default(), AimRequest::Nothing);
    for event in events {
        state = state.0.after(game, event);
    }
    state
}
fn made(ask: AimRequest) -> Option<String> {
    if let AimRequest::Make(mv) = ask { Some(mv.notation) } else { None }
}

#[test]
fn a_click_takes_and_a_first_tap_previews() {
    let game = open("colourful/r1y2").unwrap();
    let click = |touch| {
        [
            BoardEvent::Press { piece: piece(0, 2), touch },
            BoardEvent::Release { piece: Some(piece(0, 2)), touch },
        ]
    };
    assert_eq!(made(walk(&*game, &click(false)).1).as_deref(), Some("1-2"));
    let (aim, ask) = walk(&*game, &click(true));
    assert_eq!((aim.mv.map(|mv| mv.notation).as_deref(), ask), (Some("1-2"), AimRequest::Nothing));
    let twice = [click(true), click(true)].concat();
    assert_eq!(made(walk(&*game, &twice).1).as_deref(), Some("1-2"));
}

#[test]
fn a_drag_stays_within_the_legal_set() {
    let game = open("colourful/r1y2").unwrap();
    let drag = |to| {
        [
            BoardEvent::Press { piece: piece(0, 3), touch: false },
            BoardEvent::Drag(piece(0, 2)),
            BoardEvent::Drag(piece(0, 1)),
            BoardEvent::Release { piece: to, touch: false },
        ]
    };
    assert_eq!(made(walk(&*game, &drag(Some(piece(0, 1)))).1).as_deref(), Some("1-2"));
    assert_eq!(walk(&*game, &drag(None)).1, AimRequest::Nothing);
    let press = BoardEvent::Press { piece: piece(0, 1), touch: false };
    assert_eq!(walk(&*game, &[press]).1, AimRequest::Refuse);
}

#[test]
fn only_boards_in_play_gather() {
    let gathers = |notation| gathers(&open(notation).unwrap().scene());
    for notation in ["moore:2/1+1", "wythoff/3+5", "chromatic:none/4+3", "octal:0.77/9", "nim/3&moore:2/1+1"]
    {
        assert!(gathers(notation), "{notation}");
    }
    for notation in ["nim/3+5", "lasker/7", "moore:2/3", "chromatic:all/4+3", "twins/TH", "nim/3|moore:2/1+1"]
    {
        assert!(!gathers(notation), "{notation}");
    }
}

#[test]
fn coins_are_picked_one_by_one() {
    let game = open("mock-turtles/TTHTHHTTH").unwrap();
    let (aim, ask) = walk(&*game, &[BoardEvent::Activate(piece(0, 4)), BoardEvent::Activate(piece(0, 9))]);
    assert_eq!((aim.mv.map(|mv| mv.notation).as_deref(), ask), (Some("3.8"), AimRequest::Nothing));
    let (aim, _) = walk(&*game, &[BoardEvent::Activate(piece(0, 4)), BoardEvent::Activate(piece(0, 4))]);
    assert_eq!(aim.picked, []);
    // On other boards of the sum piles are pointed at as ever.
    let sum = open("mock-turtles/TTH&nim/3").unwrap();
    let token = PieceId { place: Place { part: 1, group: 0 }, n: 2 };
    let click = [
        BoardEvent::Press { piece: token, touch: false },
        BoardEvent::Release { piece: Some(token), touch: false },
    ];
    assert_eq!(made(walk(&*sum, &click).1).as_deref(), Some("2:1-2"));
}

#[test]
fn typing_chooses_how_many() {
    let game = open("nim/1000000000000").unwrap();
    let typed = |count| BoardEvent::Typed { place: Place { part: 0, group: 0 }, count, off: None };
    assert_eq!(walk(&*game, &[typed(Some(7))]).0.mv.map(|mv| mv.notation).as_deref(), Some("1-7"));
    assert_eq!(walk(&*game, &[typed(Some(u64::MAX))]).0.mv, None);
    assert_eq!(walk(&*game, &[typed(Some(0))]).0.mv, None);
    assert_eq!(walk(&*game, &[typed(Some(7)), typed(None)]).0.mv, None);
}

#[test]
fn typing_breaks_tall_heaps() {
    let shown = |notation, count, off| {
        let typed = BoardEvent::Typed { place: Place { part: 0, group: 0 }, count, off };
        walk(&*open(notation).unwrap(), &[typed]).0.mv.map(|mv| mv.notation)
    };
    assert_eq!(shown("lasker/1000000", None, Some(7)).as_deref(), Some("1s7"));
    assert_eq!(shown("lasker/1000000", Some(7), None).as_deref(), Some("1-7"));
    assert_eq!(shown("lasker/1000000", Some(7), Some(7)), None);
    assert_eq!(shown("octal:0.137/1000", Some(3), Some(400)).as_deref(), Some("1-3s400"));
    assert_eq!(shown("lasker/1000000", Some(3), Some(1_000_000)), None);
    assert_eq!(shown("lasker/1000000", None, None), None);
}

#[test]
fn a_coin_that_does_not_fit_leaves_what_is_picked() {
    let game = open("mock-turtles/TTHTHHTTH").unwrap();
    let coin = |n| piece(0, n);
    let click = |n| {
        [
            BoardEvent::Press { piece: coin(n), touch: false },
            BoardEvent::Release { piece: Some(coin(n)), touch: false },
        ]
    };
    let three = [click(3), click(5), click(6)].concat();
    let (aim, ask) = walk(&*game, &three);
    assert_eq!((aim.picked.len(), aim.mv.is_some(), ask), (3, true, AimRequest::Nothing));
    for event in [click(9)[0].clone(), BoardEvent::Activate(coin(9))] {
        assert_eq!(aim.after(&*game, &event), (aim.clone(), AimRequest::Apart));
    }
    // A drag goes on past a coin that fits no move, and a picked coin can be let go.
    let dragged = [&three[..5], &[BoardEvent::Drag(coin(9))]].concat();
    assert_eq!(walk(&*game, &dragged).1, AimRequest::Nothing);
    assert_eq!(walk(&*game, &[three, click(5).to_vec()].concat()).0.picked, [coin(3), coin(6)]);
}

#[test]
fn a_chip_and_a_gap_make_one_move() {
    let click = |piece| {
        [BoardEvent::Press { piece, touch: false }, BoardEvent::Release { piece: Some(piece), touch: false }]
    };
    let gap = |n| PieceId { place: Place { part: 0, group: 0 }.gaps(), n };
    let game = open("lasker/7").unwrap();
    assert_eq!(made(walk(&*game, &click(gap(5))).1).as_deref(), Some("1s2"));
    let game = open("octal:0.77/9").unwrap();
    let (aim, ask) = walk(&*game, &[click(piece(0, 8)), click(gap(3))].concat());
    assert_eq!((aim.mv.map(|mv| mv.notation).as_deref(), ask), (Some("1-2s4"), AimRequest::Nothing));
    let again = [click(piece(0, 8)), click(gap(3)), click(gap(3))].concat();
    assert_eq!(made(walk(&*game, &again).1).as_deref(), Some("1-2s4"));
    // A gap alone takes as little as it can.
    assert_eq!(walk(&*game, &click(gap(3))).0.mv.map(|mv| mv.notation).as_deref(), Some("1-1s5"));
}

#[test]
fn a_line_makes_a_move_or_is_refused_with_the_reason() {
    let game = open("rayles/1-9").unwrap();
    let scene = game.scene();
    let board = scene.layouts().next().unwrap().clone();
    let at = |n: u64| {
        let [x, y, width, height] = board.pieces.iter().find(|piece| piece.n == n).unwrap().at;
        [x + width / 2, y + height / 2]
    };
    let drawn = |points: &[[i32; 2]]| BoardEvent::Drawn { board: board.line, line: points.into() };
    let [[x, y], second] = [at(1), at(2)];
    let good = drawn(&[[x, y], second, [second[0], second[1] - 20], [x, y - 20]]);
    let (aim, ask) = walk(&*game, std::slice::from_ref(&good));
    assert_eq!((aim.mv.as_ref().map(|mv| &*mv.notation), ask), (Some("1.2"), AimRequest::Nothing));
    assert_eq!(aim.line.as_ref().map(|line| line.len()), Some(4));
    // A refused line leaves the earlier one.
    let bad = drawn(&[[x, y], second, at(6), [x, y]]);
    let reason = "The line may pass through at most 2 dots.".to_string();
    assert_eq!(aim.after(&*game, &bad), (aim.clone(), AimRequest::Stray(reason)));
    // Tapping a dot lets go of it, and of the drawn line.
    let dot = |n| BoardEvent::Activate(piece(0, n));
    let (turned, _) = walk(&*game, &[good.clone(), dot(2)]);
    assert_eq!((turned.line, turned.mv.map(|mv| mv.notation).as_deref()), (None, Some("1-2")));
    // In Rayles a third dot can only be enclosed; tapping it again lets go of it.
    let three = walk(&*game, &[dot(1), dot(2), dot(3)]).0;
    assert_eq!(three.mv.map(|mv| mv.notation).as_deref(), Some("1.2-3"));
    let again = walk(&*game, &[dot(1), dot(2), dot(3), dot(3)]).0;
    assert_eq!(again.mv.map(|mv| mv.notation).as_deref(), Some("1.2"));
    // In a sum the line is that of its board.
    let sum = open("nim/3&rims/1-9").unwrap();
    let within = BoardEvent::Drawn {
        board: Place { part: 1, group: 0 },
        line: match &good {
            BoardEvent::Drawn { line, .. } => line.clone(),
            _ => unreachable!(),
        },
    };
    assert_eq!(walk(&*sum, &[within]).0.mv.map(|mv| mv.notation).as_deref(), Some("2:1.2"));
}
