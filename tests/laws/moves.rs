//! The list of moves, the check for legality, and selection by pieces follow the same rule.
use crate::tried::Tried;
use crate::walk::{MANY, options, positions};
use nimscope::core::{Game, Layout, Piece, Verb};
use std::collections::HashSet;

#[test]
fn listed_moves_are_legal_and_counted() {
    for game in positions() {
        let at = game.notation();
        let listed = game.moves(MANY);
        assert_eq!(listed.total, game.move_count(), "{at}: `total` with and without a list");
        assert_eq!(
            listed.moves.len() as u64,
            listed.total.min(MANY as u64),
            "{at}: moves listed, and `total`"
        );
        assert_eq!(game.moves(3).moves[..], listed.moves[..listed.moves.len().min(3)], "{at}");
        assert!(game.moves(0).moves.is_empty(), "{at}");
        let names: HashSet<_> = listed.moves.iter().map(|mv| &mv.notation).collect();
        assert_eq!(names.len(), listed.moves.len(), "{at} lists a move twice");
        for mv in &listed.moves {
            assert_eq!(game.read_move(&mv.notation).as_ref(), Ok(mv), "{at} {}", mv.notation);
            assert!(game.play(&mv.notation).is_ok(), "{at} {}", mv.notation);
        }
    }
}

#[test]
fn moves_that_are_not_listed_are_refused() {
    let (mut refused, mut reordered) = (0, 0);
    for game in positions() {
        let Some(options) = options(&*game) else { continue };
        let drawn = game.scene().layouts().any(|board| board.pen.is_some());
        let keys: HashSet<_> = options.iter().map(|(_, option)| option.key()).collect();
        let legal: HashSet<_> = options.into_iter().map(|(mv, _)| mv).collect();
        for text in legal.iter().flat_map(|mv| perturbed(mv)).collect::<HashSet<_>>() {
            match (game.read_move(&text), game.play(&text)) {
                // If a heap can be broken into the same parts in several orders only one order is listed, and so of
                // lines that pass equally many points.
                (Ok(mv), Ok(option)) if !mv.phrase.signs.is_empty() || drawn => {
                    assert!(keys.contains(&option.key()), "{} {text}", game.notation());
                    reordered += usize::from(!legal.contains(&mv.notation));
                }
                (Ok(mv), Ok(_)) => assert!(legal.contains(&mv.notation), "{} {text}", game.notation()),
                (Err(error), Err(same)) => {
                    assert_eq!(error, same);
                    assert!(error.at <= text.len(), "{text}: {error}");
                    assert!(!legal.contains(&text), "{} lists {text}, and refuses it", game.notation());
                    refused += 1;
                }
                (read, played) => {
                    panic!("{} {text}: {read:?} but {:?}", game.notation(), played.is_ok())
                }
            }
        }
    }
    assert!(refused > 1000 && reordered > 100, "{refused}, {reordered}");
}

/// Texts similar to a move's notation: numbers off by one or ten, parts swapped, doubled or left out.
fn perturbed(notation: &str) -> Vec<String> {
    let mut all = vec![String::new(), format!("{notation}."), format!("{notation} "), format!(".{notation}")];
    for (at, c) in notation.char_indices() {
        let (head, tail) = (&notation[..at], &notation[at + c.len_utf8()..]);
        all.push(format!("{head}{tail}"));
        all.push(format!("{head}{c}{c}{tail}"));
        if let Some(digit) = c.to_digit(10) {
            all.push(format!("{head}{}{tail}", digit + 1));
            all.push(format!("{head}{}{tail}", digit.saturating_sub(1)));
            all.push(format!("{head}1{digit}{tail}"));
        }
    }
    if let Some((first, rest)) = notation.split_once('.') {
        all.push(first.to_string());
        all.push(format!("{rest}.{first}"));
    }
    all.push(format!("{notation}.{notation}"));
    all
}

#[test]
fn handles_tell_moves_apart_and_give_them_back() {
    for game in positions() {
        let at = game.notation();
        assert_eq!(game.select(&[]), None, "{at}");
        let listed = game.moves(MANY).moves;
        let mut seen = HashSet::new();
        for mv in &listed {
            let mut handles = mv.handles.clone();
            assert!(!handles.is_empty(), "{at} {}", mv.notation);
            assert_eq!(
                game.select(&handles).as_ref(),
                Some(mv),
                "{at} {}: pointed at, and listed",
                mv.notation
            );
            handles.reverse();
            assert_eq!(game.select(&handles).as_ref(), Some(mv), "{at} {} reversed", mv.notation);
            handles.sort();
            assert!(seen.insert(handles.clone()), "{at} {} shares its handles", mv.notation);
            let mut twice = mv.handles.clone();
            twice.push(mv.handles[0]);
            assert_eq!(game.select(&twice), None, "{at} {} pointed at twice", mv.notation);
            let mut strange = mv.handles.clone();
            strange[0].place.group = 999;
            assert_eq!(game.select(&strange), None, "{at}");
            strange[0] = mv.handles[0];
            strange[0].n = u64::MAX;
            assert_eq!(game.select(&strange), None, "{at}");
        }
    }
}

#[test]
fn play_ends() {
    let mut ended = Tried::default();
    // Games in which positions may repeat need not end.
    for game in positions().into_iter().filter(|game| game.rules().is_some()) {
        let mut here = game.clone();
        let mut left = size(&*here);
        ended.meet(&*game);
        let mut plies = 0;
        while let Some(mv) = here.moves(1).moves.pop() {
            let Ok(next) = here.play(&mv.notation) else { panic!("{} {}", here.notation(), mv.notation) };
            // A move that takes nothing breaks a heap.
            let broken = mv.phrase.verb == Verb::SPLIT;
            // A move may turn several coins, but the last of them from heads to tails.
            let turned = size(&*next) == left && heads(&*next) < heads(&*here);
            // Tokens that are not removed move to an earlier stack.
            let down = size(&*next) == left && !mv.adds.is_empty() && far(&*next) < far(&*here);
            let less = size(&*next) < left || down || turned;
            let more_heaps = size(&*next) == left && standing(&*next) > standing(&*here);
            assert!(if broken { more_heaps } else { less }, "{} {}", here.notation(), mv.notation);
            (left, here) = (size(&*next), next);
            plies += 1;
            // Coins can be turned for a very long time.
            if left > 1000 || plies == 300 {
                break;
            }
        }
        if left <= 1000 && plies < 300 {
            assert_eq!(here.move_count(), 0);
            assert!(here.moves(1).moves.is_empty(), "{}", here.notation());
            ended.add(&*game);
        }
    }
    ended.enough(15);
}

fn size(game: &dyn Game) -> u128 {
    let scene = game.scene();
    // On a line, pieces that are removed leave their places empty.
    let pieces = scene.layouts().map(|board| match &board.strip {
        Some(strip) => strip.stretches.iter().map(|stretch| u128::from(stretch.len())).sum(),
        // Pieces that slide come nearer to the left edge; pieces that are picked and turned stay.
        None if board.picks.is_some() => {
            let far = |piece: &Piece| u128::from(piece.tokens.unwrap_or(0)) * u128::from(piece.n - 1);
            board.pieces.iter().map(far).sum()
        }
        // A column of cards is one piece, whose label counts them.
        None => board.pieces.iter().map(|piece| piece.label.parse().unwrap_or(1)).sum(),
    });
    let edges = scene.graphs().map(|graph| graph.edges.len() as u128);
    scene.stacks().map(|stack| u128::from(stack.height())).chain(edges).chain(pieces).sum()
}

/// The sum over all stacks of the number of tokens times the number of the stack.
fn far(game: &dyn Game) -> u128 {
    game.scene().stacks().map(|stack| u128::from(stack.height()) * u128::from(stack.number)).sum()
}

fn standing(game: &dyn Game) -> usize {
    game.scene().stacks().filter(|stack| stack.height() > 0).count()
}

/// The heads of each board of coins, the last one first. Lexicographically less if, at the first difference, the last
/// coin turned now shows tails.
fn heads(game: &dyn Game) -> Vec<Vec<u64>> {
    let scene = game.scene();
    let sheets = scene.coins().map(|board| board.heads.iter().rev().copied().collect());
    let own = |board: &Layout| {
        let heads = board.pieces.iter().filter(|piece| piece.group.is_some()).map(|piece| piece.n);
        heads.rev().collect()
    };
    sheets.chain(scene.layouts().filter(|board| board.apart).map(own)).collect()
}
