//! The data for panels agrees with the game.
use crate::walk::{EFFORT, positions};
use nimscope::core::{Analysis, Block, Budget, Convention, Game, ListLimits, Nimber, Outcome, Why, analyse};
use nimscope::games::open;

const BOTH: [Convention; 2] = [Convention::Normal, Convention::Misere];
const FULL: ListLimits = ListLimits { winning: 100, replies: 40 };

fn analysed(game: &dyn Game, convention: Convention) -> Analysis {
    analyse(game, convention, FULL, &mut Budget::new(EFFORT))
}

#[test]
fn an_analysis_is_consistent() {
    for game in positions() {
        for convention in BOTH {
            let found = analysed(&*game, convention);
            let at = format!("{} {convention:?}", game.notation());
            assert_eq!(found.over, game.move_count() == 0, "{at}");
            assert_eq!(found.moves, game.move_count(), "{at}");
            match found.verdict.outcome() {
                Some(Outcome::N) => {
                    let misere_end = convention == Convention::Misere && found.over;
                    // If there are very many moves, not all are examined.
                    assert!(found.winning.total > 0 || found.cut || misere_end, "{at}");
                    assert_eq!(found.replies.total, 0, "{at}");
                }
                Some(Outcome::P) => assert_eq!(found.winning.total, 0, "{at}"),
                Some(Outcome::D) => assert_eq!(found.winning.total > 0, !found.over, "{at}"),
                None => {}
            }
            if let Some(value) = found.verdict.value() {
                assert_eq!(found.verdict.outcome(), Some(Outcome::of(value)), "{at}");
            }
        }
    }
}

#[test]
fn winning_moves_and_answers_reach_p_positions() {
    for game in positions() {
        for convention in BOTH {
            let found = analysed(&*game, convention);
            // Where nobody can win, the listed moves keep the draw.
            let drawn = found.verdict.outcome() == Some(Outcome::D);
            let wanted = if drawn { Outcome::D } else { Outcome::P };
            for mv in found.winning.moves.iter().take(5) {
                has(wanted, &*game.play(&mv.notation).unwrap(), convention);
            }
            for reply in found.replies.moves.iter().take(8) {
                let after = game.play(&reply.to.notation).unwrap();
                let over = after.move_count() == 0 && convention == Convention::Misere;
                assert!(reply.answers.total > 0 || over, "{} {}", game.notation(), reply.to.notation);
                for answer in &reply.answers.moves {
                    has(Outcome::P, &*after.play(&answer.notation).unwrap(), convention);
                }
            }
        }
    }
}

fn has(wanted: Outcome, game: &dyn Game, convention: Convention) {
    let lists = ListLimits { winning: 0, replies: 0 };
    if let Some(outcome) = analyse(game, convention, lists, &mut Budget::new(EFFORT)).verdict.outcome() {
        assert_eq!(outcome, wanted, "{} {convention:?}", game.notation());
    }
}

#[test]
fn a_small_budget_is_kept_and_never_misleads() {
    for game in positions() {
        for convention in BOTH {
            let full = analysed(&*game, convention);
            for limit in [0, 1, 17, 400] {
                let mut budget = Budget::new(limit);
                let found = analyse(&*game, convention, FULL, &mut budget);
                assert!(budget.spent() <= limit);
                if let (Some(now), Some(then)) = (found.verdict.outcome(), full.verdict.outcome()) {
                    assert_eq!(now, then, "{} {convention:?} within {limit}", game.notation());
                }
            }
        }
    }
}

#[test]
fn a_list_that_is_cut_short_keeps_what_is_known() {
    let (mut cut, mut listed) = (0, 0);
    for notation in
        ["colourful/r3y2r2+y3r1y2+r2y2+y3", "nim/4+5&colourful/r2y3r1+y2r3", "chromatic:evil/7+6+5+4"]
    {
        let game = open(notation).unwrap();
        let full = analyse(&*game, Convention::Misere, FULL, &mut Budget::new(30_000));
        assert!(!full.cut, "{notation}");
        for limit in (0..40).map(|step| 2 * step * step * step) {
            let game = open(notation).unwrap();
            let found = analyse(&*game, Convention::Misere, FULL, &mut Budget::new(limit));
            if found.cut {
                assert_eq!(found.verdict, full.verdict, "{notation} within {limit}");
                assert!(found.winning.moves.iter().all(|mv| full.winning.moves.contains(mv)), "{notation}");
                (cut, listed) = (cut + 1, listed + found.winning.moves.len());
            } else if found.verdict.outcome().is_some() {
                assert!(found.winning == full.winning, "{notation} within {limit}");
            }
        }
    }
    assert!(cut > 0 && listed > 0, "{cut} lists were cut short, with {listed} moves");
}

#[test]
fn reasons_state_the_value() {
    let mut stated = 0;
    for game in positions() {
        let parts = game.parts(&mut Budget::new(EFFORT));
        for part in 0..parts.len() + 2 {
            for convention in BOTH {
                let why = game.why(part, convention);
                let text = serde_json::to_string(&why).unwrap();
                assert_eq!(serde_json::from_str::<Why>(&text).unwrap(), why);
                let Some(part) = parts.get(part) else { continue };
                assert!(!why.blocks.is_empty(), "{} {}", game.notation(), part.name);
                well_formed(&why);
                if convention == Convention::Normal
                    && let (Some(said), Some(value)) = (stated_value(&why), part.value)
                {
                    assert_eq!(said, value.0, "{} {}", game.notation(), part.name);
                    stated += 1;
                }
            }
        }
    }
    assert!(stated > 100, "{stated}");
}

#[test]
fn only_winning_moves_are_explained() {
    let mut explained = 0;
    for game in positions() {
        let Ok(total) = game.value(&mut Budget::new(EFFORT)) else { continue };
        for mv in game.moves(300).moves {
            let Some(why) = game.why_move((&mv).into(), total) else { continue };
            well_formed(&why);
            let value = game.play(&mv.notation).unwrap().value(&mut Budget::new(EFFORT)).unwrap();
            assert_eq!(value, Nimber(0), "{} {}", game.notation(), mv.notation);
            explained += 1;
        }
    }
    assert!(explained > 20, "{explained}");
}

#[test]
fn a_winning_move_of_a_sum_is_explained_by_the_others() {
    let sum = open("nim/3+5&kayles/7").unwrap();
    let mv = sum.read_move("1:2-4").unwrap();
    let why = format!("{:?}", sum.why_move((&mv).into(), Nimber(4)).unwrap());
    assert!(why.contains("$6 ⊕ 2 = 4$") && why.contains("Nim must go from value 6 to $6 ⊕ 4 = 2$"), "{why}");
    assert!(why.contains("**Take 4 from pile 2**"), "{why}");
    assert!(sum.why_move("1:1-1".into(), Nimber(4)).is_none());
}

/// For whichever part the reason is asked, that for a lost sum begins with the balance of its games; that for a won sum
/// does not.
#[test]
fn a_lost_sum_says_why() {
    let balance = |notation: &str| {
        let sum = open(notation).unwrap();
        let says = |part| {
            format!("{:?}", sum.why(part, Convention::Normal).blocks.first()).contains("nim-sum of the games")
        };
        (0..3).map(says).collect::<Vec<_>>()
    };
    assert_eq!(balance("nim/3+1&kayles/7"), [true; 3]);
    assert_eq!(balance("nim/3+5&kayles/7"), [false; 3]);
    // Games of value 0 each have nothing to balance.
    assert_eq!(balance("nim/3+3&kayles/0"), [false; 3]);
}

#[test]
fn remarks_and_reasons_in_sums_speak_the_numbers_of_the_sum() {
    let sum = open("nim/3+5&colourful/r2y1&chromatic:all/2+2").unwrap();
    let scene = sum.scene();
    let note = scene.boards.iter().find_map(|board| board.stacks()?.note.as_ref()).unwrap();
    assert_eq!(note.strong, "Red on top of stacks 4 and 5.");
    let names: Vec<String> = sum.parts(&mut Budget::new(EFFORT)).into_iter().map(|part| part.name).collect();
    assert_eq!(names, ["Pile 1", "Pile 2", "Pile 3", "Stack 4", "Stack 5"]);
    let said = |sum: &dyn Game, part| format!("{:?}", sum.why(part, Convention::Normal));
    assert!(said(&*sum, 4).contains("Stack 5 has value 2"), "{}", said(&*sum, 4));
    // A statement about a pile among its own kind need not be true in the sum.
    assert!(said(&*sum, 1).contains("Pile 2 has value 5") && !said(&*sum, 1).contains("take"));
    let sum = open("colourful/r2y1&nim/3+5&chromatic:beatty(phi^2)/4+2").unwrap();
    assert!(said(&*sum, 1).contains("Pile 2 has value 3"));
    assert!(said(&*sum, 3).contains("to value 0") && !said(&*sum, 3).contains("winning"));
    let names: Vec<String> = sum.parts(&mut Budget::new(EFFORT)).into_iter().map(|part| part.name).collect();
    assert_eq!(names[3], "Stacks 4 and 5");
}

#[test]
fn a_coin_is_said_to_be_in_a_game_where_several_have_coins() {
    let names = |text: &str| -> Vec<String> {
        open(text).unwrap().parts(&mut Budget::new(EFFORT)).into_iter().map(|part| part.name).collect()
    };
    assert_eq!(names("nim/3&mock-turtles/THT"), ["Pile 1", "Coin 1"]);
    let both = names("ruler/HT&mock-turtles/THT");
    assert!(both[0].ends_with(" in Ruler") && both[1] == "Coin 1 in Mock Turtles", "{both:?}");
}

fn stated_value(why: &Why) -> Option<u64> {
    why.blocks.iter().find_map(|block| match block {
        Block::Result { chip, .. } => chip.strip_prefix("value ")?.parse().ok(),
        _ => None,
    })
}

/// Checks that rows fit their tables and markup is closed.
fn well_formed(why: &Why) {
    let closed = |text: &String| {
        for mark in ["$", "**", "~"] {
            assert!(text.matches(mark).count().is_multiple_of(2), "{mark} is left open in: {text}");
        }
    };
    for block in &why.blocks {
        match block {
            Block::Text { text } | Block::Correction { text } | Block::Result { text, .. } => closed(text),
            Block::Table { head, rows, .. } => {
                for row in rows {
                    assert!(!row.is_empty() && row.len() <= head.len(), "{row:?}");
                    row.iter().for_each(closed);
                }
            }
            Block::Options { title, rows } => {
                closed(title);
                for row in rows {
                    assert_eq!(row.len(), 3, "{row:?}");
                    row.iter().for_each(closed);
                }
            }
            Block::Values(table) => {
                let known = table.values.len() as u64;
                assert!(known.is_multiple_of(table.columns) && known <= 200);
                assert!(table.used.iter().chain(&table.exceptions).all(|n| *n < known));
            }
            Block::Figures { figures } => {
                for figure in figures {
                    let vertices = figure.graph.vertices.len() as u32;
                    let ends = figure.graph.edges.iter().flat_map(|edge| edge.ends);
                    let at = figure.values.iter().map(|(vertex, _)| *vertex);
                    assert!(ends.chain(at).all(|vertex| vertex < vertices), "{}", figure.title);
                    closed(&figure.text);
                }
            }
            Block::Source { name, place } => assert!(!name.is_empty() && !place.is_empty()),
        }
    }
}
