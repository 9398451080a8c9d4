//! Graphs with cycles in sums with other games: who wins, which moves win, and that the winner comes to an end; checked
//! by retrograde analysis of the whole sum.
use nimscope::core::{Budget, Convention, Game, Outcome, Verdict, verdict, winning};
use nimscope::games::open;
use std::rc::Rc;

const WORK: u64 = 10_000_000;

fn opened(text: &str) -> Rc<dyn Game> {
    open(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn plain(game: &dyn Game, convention: Convention) -> Outcome {
    game.outcome_by_definition(convention, &mut Budget::new(WORK)).unwrap()
}

/// A random graph of up to five vertices with one or two tokens, in notation.
fn graph(rng: &mut fastrand::Rng) -> String {
    let count = rng.usize(2..=5);
    let name = |at: usize| ["a", "b", "c", "d", "e"][at];
    let mut rows = Vec::new();
    for from in 0..count {
        // Most arrows lead to later vertices, so that not everything is drawn.
        let likely = |to: usize| if to > from { 6 } else { u32::from(to < from) + 1 };
        let to: Vec<&str> = (0..count).filter(|to| rng.u32(0..10) < likely(*to)).map(name).collect();
        rows.push(format!("{}{}{}", name(from), if to.is_empty() { "" } else { ">" }, to.join(",")));
    }
    let tokens: Vec<&str> = (0..rng.usize(1..=2)).map(|_| name(rng.usize(0..count))).collect();
    format!("graph:{}/{}", rows.join(";"), tokens.join("+"))
}

const OTHERS: &[&str] = &[
    "nim/2",
    "nim/1+3",
    "kayles/3",
    "subtraction:1,2/4",
    "mock-turtles/THH",
    "nim/1&kayles/2",
    "lasker/3",
    "nim/0",
];

/// Fact 316, beside games of every kind.
#[test]
fn outcomes_and_winning_moves_are_those_of_the_definition() {
    let mut rng = fastrand::Rng::with_seed(23);
    let mut seen = [[0; 3]; 2];
    for _ in 0..1500 {
        let own = graph(&mut rng);
        let other = if rng.bool() { OTHERS[rng.usize(0..OTHERS.len())].into() } else { graph(&mut rng) };
        let text = if rng.bool() { format!("{own}&{other}") } else { format!("{other}&{own}") };
        let game = opened(&text);
        if game.rules().is_some() {
            continue;
        }
        for convention in [Convention::Normal, Convention::Misere] {
            let outcome = plain(&*game, convention);
            let found = verdict(&*game, convention, &mut Budget::new(WORK));
            assert_eq!(found, Ok(Verdict::Solved { outcome, value: None }), "{text} {convention:?}");
            seen[convention as usize][outcome as usize] += 1;
            let moves = game.moves(usize::MAX).moves;
            let wanted = if outcome == Outcome::D { Outcome::D } else { Outcome::P };
            let wins = moves
                .iter()
                .filter(|mv| outcome != Outcome::P && plain(&*game.make(mv).unwrap(), convention) == wanted);
            let wins: Vec<&str> = wins.map(|mv| &*mv.notation).collect();
            let all = winning(&*game, convention, 99, &mut Budget::new(WORK)).unwrap();
            let told: Vec<&str> = all.moves.iter().map(|mv| &*mv.notation).collect();
            assert_eq!((all.total as usize, told.len()), (wins.len(), wins.len()), "{text} {convention:?}");
            assert!(wins.iter().all(|mv| told.contains(mv)), "{text} {convention:?}: {told:?}, not {wins:?}");
            let few = winning(&*game, convention, 1, &mut Budget::new(WORK)).unwrap();
            assert_eq!((few.total, few.moves.len()), (all.total, wins.len().min(1)), "{text}");
        }
    }
    assert!(seen.iter().flatten().all(|seen| *seen > 8), "{seen:?}");
}

#[test]
fn whoever_wins_comes_to_an_end() {
    let mut rng = fastrand::Rng::with_seed(29);
    let mut played = 0;
    for _ in 0..1200 {
        let text = format!("{}&{}&{}", graph(&mut rng), OTHERS[rng.usize(0..OTHERS.len())], graph(&mut rng));
        let mut game = opened(&text);
        if game.rules().is_some() || plain(&*game, Convention::Normal) != Outcome::N {
            continue;
        }
        for moves in 0.. {
            assert!(moves < 100, "{text}, at last {}", game.notation());
            let found = winning(&*game, Convention::Normal, 99, &mut Budget::new(WORK)).unwrap();
            let after = found.moves.iter().map(|mv| game.make(mv).unwrap());
            game = after
                .min_by_key(|after| after.distance_to_end(Convention::Normal, &mut Budget::new(WORK)))
                .unwrap();
            let Some(answer) = rng.choice(game.moves(usize::MAX).moves) else { break };
            game = game.make(&answer).unwrap();
        }
        played += 1;
    }
    assert!(played > 50, "{played}");
}

/// Figure 3.4 beside a pile: the player leaves its cycle for a vertex of value 1.
#[test]
fn figure_3_4_beside_a_pile() {
    let own = "graph:a>b;b>c;c>a,d;d>e/c";
    let outcome =
        |text: &str| verdict(&*opened(text), Convention::Normal, &mut Budget::new(0)).unwrap().outcome();
    use Outcome::{D, N, P};
    for (text, expected) in [
        (own.to_string(), D),
        (format!("{own}&nim/1"), N),
        (format!("{own}&nim/1+3"), D),
        (format!("nim/3+2&{own}"), N),
        (format!("{own}&{own}&nim/1"), D),
        ("graph:a>b,t;b>a/b&nim/0".into(), P),
        ("graph:a>b,t;b>a/a&nim/1".into(), P),
        (format!("{own}&nim/1000000000000000000"), D),
    ] {
        assert_eq!(outcome(&text), Some(expected), "{text}");
    }
    let won =
        winning(&*opened(&format!("{own}&nim/1")), Convention::Normal, 9, &mut Budget::new(1000)).unwrap();
    let won: Vec<String> = won.moves.iter().map(|mv| mv.phrase.to_string()).collect();
    assert_eq!(won, ["Move the token to d in Draw a Game"]);
    // All but one of very many moves on the pile keep the draw, and so does the move to d.
    let tall = opened(&format!("{own}&nim/1000000000000000000"));
    let kept = winning(&*tall, Convention::Normal, 5, &mut Budget::new(100_000)).unwrap();
    assert_eq!((kept.total, kept.moves.len()), (1_000_000_000_000_000_000 - 1 + 1, 5));
    let why = format!("{:?}", opened(&format!("{own}&nim/1")).why(0, Convention::Normal));
    assert!(why.contains("∞(1)") && why.contains("∞(0)") && why.contains("Nim (1)"), "{why}");
}
