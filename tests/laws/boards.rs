//! The boards agree with the play.
use crate::walk::{MANY, positions, presets};
use nimscope::core::{Board, Budget, MIXED, MoveList, MoveView, PieceId, Place, Scene, Span, Stack, Word};
use std::collections::{HashMap, HashSet};

/// The colour of the token at a level, counted from 1.
fn colour(stack: &Stack, level: u64) -> Option<u8> {
    let mut top = 0;
    let run = stack.runs.iter().find(|run| {
        top += run.len;
        level <= top
    });
    run.filter(|_| level > 0).map(|run| run.colour)
}

/// The levels to check: all of a small stack, the ends of the runs of a tall one.
fn levels(stack: &Stack) -> Vec<u64> {
    if stack.height() <= 120 {
        return (1..=stack.height()).collect();
    }
    let mut top = 0;
    let ends = stack.runs.iter().flat_map(|run| {
        top += run.len;
        [top - run.len + 1, top]
    });
    ends.collect()
}

fn touched(touches: &[Span], stack: &Stack, level: u64) -> bool {
    touches.iter().any(|span| span.place == stack.place && (span.from..=span.to).contains(&level))
}

/// Whether a move is the pass that lets the winner of one game begin the next; it points at a piece without moving it.
fn is_pass(mv: &MoveView) -> bool {
    let pass = mv.notation == "pass";
    assert!(!pass || mv.touches.is_empty() && mv.groups.is_empty(), "{mv:?}");
    pass
}

/// Whether a move is made on stacks; for other boards there are other laws.
fn on_stacks(scene: &Scene, mv: &MoveView) -> bool {
    if is_pass(mv) {
        return false;
    }
    let home = mv.handles[0].place.home();
    scene.stacks().any(|stack| stack.place == home)
}

#[test]
fn scenes_are_sound() {
    for game in positions() {
        let scene = game.scene();
        let at = game.notation();
        let places: HashSet<_> = scene.places().into_iter().collect();
        assert_eq!(places.len(), scene.groups().len(), "{at}");
        // Coins have numbers of their own; all other groups are numbered consecutively over all boards.
        let named =
            |board: &Board| board.coins().is_some() || board.layout().is_some_and(|board| board.apart);
        let counted = scene.boards.iter().filter(|board| !named(board)).flat_map(Board::groups);
        let numbers: Vec<_> = counted.map(|(_, number)| number).collect();
        assert_eq!(numbers, (1..=numbers.len() as u32).collect::<Vec<_>>(), "{at}");
        for stack in scene.stacks() {
            assert!(stack.runs.iter().all(|run| run.len > 0), "{at} has an empty run");
            assert!(stack.runs.windows(2).all(|pair| pair[0].colour != pair[1].colour), "{at} splits a run");
            assert!(stack.reach <= stack.height(), "{at}");
            let gaps: Vec<_> = stack.cuts().iter().map(|cut| cut.below).collect();
            assert!(
                gaps.is_sorted_by(|a, b| a < b) && gaps.iter().all(|n| (1..stack.height()).contains(n)),
                "{at}: {gaps:?}"
            );
            for cut in stack.cuts() {
                let mv = game.select(&[PieceId { place: stack.place.gaps(), n: cut.below }]).unwrap();
                let take = &mv.stack_changes()[0];
                assert_eq!((take.count, &take.parts), (cut.take, &cut.parts), "{at} gap {}", cut.below);
                assert_eq!(
                    (take.place, take.parts.last()),
                    (stack.place, mv.touches[0].from.checked_sub(1).as_ref())
                );
            }
        }
        let again: Scene = serde_json::from_str(&serde_json::to_string(&*scene).unwrap()).unwrap();
        assert_eq!(again, *scene, "{at}");
        for part in game.parts(&mut Budget::new(0)) {
            assert!(part.places.iter().all(|place| places.contains(place)), "{at} {}", part.name);
            // A coin needs no further text than its name.
            let own = |place: &Place| scene.boards.get(usize::from(place.part)).is_some_and(named);
            let coin = part.places.iter().all(own);
            assert!(!part.name.is_empty() && (coin || !part.text.is_empty()), "{at}");
        }
    }
}

#[test]
fn every_place_belongs_to_one_part() {
    for game in positions() {
        let mut places: Vec<_> =
            game.parts(&mut Budget::new(0)).into_iter().flat_map(|part| part.places).collect();
        places.sort();
        assert_eq!(places, game.scene().places(), "{}", game.notation());
    }
}

#[test]
fn touched_pieces_exist_and_untouched_pieces_stay() {
    for game in positions() {
        let scene = game.scene();
        let stacks: HashMap<_, _> = scene.stacks().map(|stack| (stack.place, stack)).collect();
        for mv in game.moves(MANY).moves.into_iter().filter(|mv| on_stacks(&scene, mv)) {
            let at = format!("{} {}", game.notation(), mv.notation);
            for span in &mv.touches {
                let stack = stacks[&span.place];
                assert!(1 <= span.from && span.from <= span.to && span.to <= stack.height(), "{at}");
            }
            for piece in &mv.handles {
                // The token above a gap is part of the move.
                let token = match piece.place.is_gaps() {
                    true => PieceId { place: piece.place.home(), n: piece.n + 1 },
                    false => *piece,
                };
                assert!(mv.touches.iter().any(|span| span.contains(token)), "{at} points at a stranger");
                if piece.place.is_gaps() && stacks[&token.place].height() <= 60 {
                    assert!(stacks[&token.place].holds(*piece), "{at} points at no gap");
                }
            }
            let after = game.play(&mv.notation).unwrap().scene();
            let length = |spans: &[Span], stack: &Stack| -> u64 {
                let own = spans.iter().filter(|span| span.place == stack.place);
                own.map(|span| span.to - span.from + 1).sum()
            };
            // New stacks come after the others of their board, and hold what is added.
            let (old, made): (Vec<_>, Vec<_>) =
                after.stacks().partition(|stack| stacks.contains_key(&stack.place));
            for stack in made {
                assert_eq!(stack.height(), length(&mv.adds, stack), "{at}");
            }
            for span in &mv.adds {
                let stack = after.stacks().find(|stack| stack.place == span.place);
                assert!(stack.is_some_and(|stack| span.from >= 1 && span.to == stack.height()), "{at}");
            }
            // Of the parts into which a heap is broken, the lowest stays and the others become other heaps.
            let off = mv
                .stack_changes()
                .iter()
                .flat_map(|take| take.parts.iter().rev().skip(1).copied())
                .collect::<Vec<_>>();
            let added: u64 = mv.adds.iter().map(|span| span.to - span.from + 1).sum();
            assert!(off.is_empty() || added == off.iter().sum::<u64>(), "{at}");
            let places = scene.stacks().map(|stack| stack.place).collect::<Vec<_>>();
            assert_eq!(old.iter().map(|stack| stack.place).collect::<Vec<_>>(), places, "{at} moves a stack");
            for (before, after) in scene.stacks().zip(old) {
                for level in levels(before) {
                    if !touched(&mv.touches, before, level) && colour(before, level) != Some(MIXED) {
                        assert_eq!(colour(before, level), colour(after, level), "{at} level {level}");
                    }
                }
                let left = before.height() - length(&mv.touches, before);
                assert_eq!(after.height(), left + length(&mv.adds, before), "{at}");
            }
        }
    }
}

#[test]
fn takes_say_what_is_touched() {
    for game in positions() {
        let scene = game.scene();
        let listed: MoveList<MoveView> = game.moves(MANY);
        let mut most = HashMap::new();
        for mv in listed.moves.iter().filter(|mv| on_stacks(&scene, mv)) {
            let at = format!("{} {}", game.notation(), mv.notation);
            let takes = mv.stack_changes();
            assert_eq!(takes.len(), mv.touches.len(), "{at}");
            for (take, span) in takes.iter().zip(&mv.touches) {
                let off: u64 = take.parts.iter().rev().skip(1).sum();
                assert_eq!((take.place, take.count + off), (span.place, span.to - span.from + 1), "{at}");
                if !take.parts.is_empty() {
                    let whole = scene.stacks().find(|stack| stack.place == take.place).unwrap().height();
                    assert_eq!(take.count + take.parts.iter().sum::<u64>(), whole, "{at}");
                    continue;
                }
                let stack = scene.stacks().find(|stack| stack.place == take.place).unwrap();
                let named =
                    |word: &Word| matches!(word, Word::Group { number, .. } if *number == stack.number);
                assert!(mv.phrase.object.0.iter().any(named), "{at}");
                let seen = most.entry(take.place).or_insert(0);
                *seen = take.count.max(*seen);
            }
        }
        if !listed.is_truncated() && !listed.moves.iter().any(is_pass) {
            for stack in scene.stacks() {
                let most = most.get(&stack.place).copied().unwrap_or(0);
                assert_eq!(stack.reach, most, "{} stack {}", game.notation(), stack.number);
            }
        }
    }
}

#[test]
fn heads_are_told_of_coins_alone() {
    let mut told = 0;
    for game in presets() {
        for board in &game.scene().boards {
            if let Some(words) = board.plane().in_words().filter(|words| words.contains("head")) {
                assert_eq!(board.plane().noun(), "coin", "{}: {words}", game.notation());
                told += 1;
            }
        }
    }
    assert!(told > 0);
}
