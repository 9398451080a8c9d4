use super::*;
use crate::core::notation::Mistake;
use proptest::prelude::*;

fn full() -> Link {
    Link {
        game: "nim/3+5&colourful/(1,2),(3)".into(),
        puzzle: None,
        moves: vec!["1:1-2".into(), "2:1-1".into()],
        shown: Some(1),
        sides: vec![
            SideLine { from: 0, moves: vec!["2:1-1".into(), "1:2-5".into()] },
            SideLine { from: 1, moves: vec!["1:2-1".into()] },
        ],
        convention: Convention::Misere,
        opponent: Some("perfect".into()),
        first: false,
        seed: Some(u64::MAX),
        analysis: Some("hints".into()),
        theme: Some("dark".into()),
        names: ["Team A".into(), "Grün, Weiß".into()],
        locked: true,
        asks: true,
        origin: Some("https://example.org:8080".into()),
    }
}

#[test]
fn a_link_is_readable() {
    assert_eq!(Link::new("nim/3+5+7").to_string(), "v=1&g=nim/3+5+7");
    assert_eq!(
        full().to_string(),
        "v=1&g=nim/3+5%26colourful/(1,2),(3)&m=1:1-2,2:1-1&p=1&x=0,2:1-1,1:2-5&x=1,1:2-1&c=misere&o=perfect&a=hints&t=dark&f=other\
         &s=18446744073709551615&n=Team%20A,Gr%C3%BCn%2C%20Wei%C3%9F&l=1&q=1&to=https://example.org:8080"
    );
    assert_eq!(Link::read(&full().to_string()), Ok(full()));
}

#[test]
fn a_game_alone_begins_with_its_first_position() {
    let start = |text: &str| Link::read(text).unwrap().replay().map(|(start, _)| start.notation());
    assert_eq!(start("g=nim&o=strong"), Ok("nim/3+5+7".into()));
    assert_eq!(start("g=chomp"), Ok("chomp/8+8+8".into()));
    assert!(start("g=no-game").is_err());
}

#[test]
fn a_day_stands_for_its_puzzle() {
    let day = "2026-11-22".parse().unwrap();
    let link = Link { analysis: Some("off".into()), ..Link::of_puzzle(day) };
    assert_eq!(link.to_string(), "v=1&puzzle=2026-11-22&a=off");
    assert_eq!(Link::read(&link.to_string()), Ok(link.clone()));
    assert_eq!(link.replay().unwrap().0.notation(), puzzle_of_the_day(day).unwrap().notation());
    // A link that holds a notation needs no day.
    assert_eq!(Link::read("g=nim/3&puzzle=2026-11-22"), Ok(Link::new("nim/3")));
}

#[test]
fn replaying_gives_every_position() {
    let link = Link { moves: vec!["1-2".into(), "3-7".into()], ..Link::new("nim/3+5+7") };
    let (start, played) = link.replay().unwrap();
    assert_eq!(start.notation(), "nim/3+5+7");
    let told: Vec<_> = played.iter().map(|(mv, after)| (mv.leaves.clone(), after.notation())).collect();
    assert_eq!(
        told,
        [("1", "nim/1+5+7"), ("", "nim/1+5+0")].map(|(left, after)| (left.into(), after.into()))
    );
}

#[test]
fn side_lines_begin_in_the_game() {
    let link = Link::read("g=nim/3+5+7&m=1-2,3-7&x=0,2-5&x=2,1-1,2-5").unwrap();
    let replayed = link.replay().unwrap();
    let ends = |link: &Link| -> Result<Vec<String>, LinkError> {
        let lines = link.replay_sides(&replayed)?;
        Ok(lines.iter().map(|line| line.last().unwrap().1.notation()).collect())
    };
    assert_eq!(ends(&link).unwrap(), ["nim/3+0+7", "nim/0+0+0"]);
    let wrong = |query: &str| {
        let error = ends(&Link::read(&format!("g=nim/3+5+7&m=1-2,3-7&{query}")).unwrap()).unwrap_err();
        (error.part, error.error.kind)
    };
    assert_eq!(wrong("x=0,2-5&x=3,1-1"), (LinkPart::Side(1), Mistake::NotAllowed));
    assert_eq!(wrong("x=1,1-2"), (LinkPart::Side(0), Mistake::NotAllowed));
    let long = ["1-1"; 200].join(",");
    let many: Vec<String> = (0..100).map(|_| format!("x=0,{long}")).collect();
    assert_eq!(wrong(&many.join("&")), (LinkPart::Side(0), Mistake::TooLarge));
    for query in ["x=", "x=1", "x=two,1-1", "x=-1,1-1"] {
        let error = Link::read(&format!("g=nim/3&{query}")).unwrap_err();
        assert_eq!((error.part, error.error.kind), (LinkPart::Side(0), Mistake::Syntax), "{query}");
    }
    let crowd = "&x=0,1-1".repeat(SideLine::MOST + 1);
    assert_eq!(Link::read(&format!("g=nim/3{crowd}")).unwrap_err().error.kind, Mistake::TooLarge);
}

#[test]
fn a_move_that_cannot_be_made_is_named() {
    let link = Link { moves: vec!["1-2".into(), "1-2".into()], ..Link::new("nim/3+5+7") };
    let error = link.replay().err().unwrap();
    assert_eq!((error.part, error.text.as_str()), (LinkPart::Move(1), "1-2"));
    assert_eq!(error.error.kind, Mistake::NotAllowed);
    let error = Link::new("nim/3+x").replay().err().unwrap();
    assert_eq!((error.part, error.error.at), (LinkPart::Game, 6));
}

#[test]
fn what_is_wrong_with_a_link() {
    let long = format!("g=nim/1&n={}", "x".repeat(41));
    let table: &[(&str, LinkPart, usize)] = &[
        ("", LinkPart::Game, 0),
        ("v=1", LinkPart::Game, 3),
        ("v=2&g=nim/3&c=never", LinkPart::Version, 2),
        ("c=never&v=2", LinkPart::Version, 10),
        ("v=&g=nim/3", LinkPart::Version, 2),
        ("g=%ff", LinkPart::Game, 2),
        ("v=1&puzzle=2026-02-30", LinkPart::Puzzle, 11),
        ("puzzle=", LinkPart::Puzzle, 7),
        ("g=nim/3&c=never", LinkPart::Convention, 10),
        ("g=nim/3&o=god", LinkPart::Opponent, 10),
        ("g=nim/3&a", LinkPart::Analysis, 9),
        ("g=nim/3&t=blue", LinkPart::Theme, 10),
        ("g=nim/3&f=me", LinkPart::First, 10),
        ("g=nim/3&s=-1", LinkPart::Seed, 10),
        ("g=nim/3&s=+1", LinkPart::Seed, 10),
        ("g=nim/3&s=18446744073709551616", LinkPart::Seed, 10),
        ("g=nim/3&p=x", LinkPart::Shown, 10),
        ("g=nim/3&l=yes", LinkPart::Locked, 10),
        ("g=nim/3&n=a,b,c", LinkPart::Names, 10),
        (&long, LinkPart::Names, 10),
        ("g=nim/3&to=*", LinkPart::Origin, 11),
        ("g=nim/3&to=https://example.org/path", LinkPart::Origin, 11),
        ("g=nim/3&to=javascript://x", LinkPart::Origin, 11),
    ];
    for (query, part, at) in table {
        let error = Link::read(query).unwrap_err();
        assert_eq!((error.part, error.at), (*part, *at), "{query}");
    }
}

#[test]
fn unknown_keys_are_ignored_and_the_version_may_be_left_out() {
    assert_eq!(Link::read("utm=x&g=nim/3+5&&=&zz"), Ok(Link::new("nim/3+5")));
}

#[test]
fn too_many_moves_are_refused() {
    let moves = vec!["1-1"; MOST_MOVES + 1].join(",");
    assert_eq!(Link::read(&format!("g=nim/3&m={moves}")).unwrap_err().part, LinkPart::Moves);
    let long = Link { moves: vec!["1-1".into(); 2000], ..Link::new(format!("nim/{}", "0".repeat(50_000))) };
    assert_eq!(long.replay().err().unwrap().error.kind, Mistake::TooLarge);
    assert_eq!(Link::read(&"x".repeat(LONGEST_LINK + 1)).unwrap_err().part, LinkPart::Link);
}

proptest! {
    #[test]
    fn no_text_makes_a_link_panic(query in "([vgmpcofsatnl]|to)=[ -~é%]{0,12}(&.{0,12}){0,4}") {
        if let Ok(link) = Link::read(&query) {
            let _ = link.replay();
        }
    }

    #[test]
    fn round_trip(
        game in ".{1,20}", moves in proptest::collection::vec(".{1,6}", 0..4), shown: Option<usize>,
        misere: bool, first: bool, seed: Option<u64>, a in ".{1,10}", b in ".{0,10}", locked: bool,
    ) {
        let convention = if misere { Convention::Misere } else { Convention::Normal };
        let link = Link { moves, shown, convention, first, seed, names: [a, b], locked, ..Link::new(game) };
        prop_assert_eq!(Link::read(&link.to_string()), Ok(link));
    }
}
