//! The text files of this folder.
use crate::opened;
use nimscope::core::{Budget, Convention, Game, verdict};
use std::{fs, path::PathBuf};

/// The lines of every table, `notation = rest`, after the line that names the source.
fn lines(wanted: impl Fn(&str) -> bool) -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/reference");
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !name.ends_with(".txt") || !wanted(&name) {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("# "), "{name} does not name its source");
        for line in text.lines().skip(1).filter(|line| !line.is_empty()) {
            let Some((notation, rest)) = line.split_once(" = ") else { panic!("{name}: {line}") };
            all.push((notation.to_string(), rest.to_string()));
        }
    }
    all
}

#[test]
fn values_and_outcomes() {
    let rows = lines(|name| name != "plies.txt");
    assert!(rows.len() > 60, "{}", rows.len());
    for (notation, rest) in rows {
        let game = opened(&notation);
        let found = |convention| {
            let verdict = verdict(&*game, convention, &mut Budget::new(5_000_000));
            verdict.unwrap_or_else(|_| panic!("{notation} is not solved"))
        };
        let [value, normal, misere] = rest.split(", ").collect::<Vec<_>>()[..] else {
            panic!("{notation} = {rest}")
        };
        if value != "-" {
            let found = found(Convention::Normal).value().map(|value| value.0.to_string());
            assert_eq!(found.as_deref(), Some(value), "{notation}");
        }
        for (expected, convention) in [(normal, Convention::Normal), (misere, Convention::Misere)] {
            if expected != "-" {
                let outcome = found(convention).outcome().map(|outcome| format!("{outcome:?}"));
                assert_eq!(outcome.as_deref(), Some(expected), "{notation} {convention:?}");
            }
        }
    }
}

#[test]
fn lines_of_play() {
    let rows = lines(|name| name == "plies.txt");
    assert!(rows.len() >= 7);
    for (notation, rest) in rows {
        let game = opened(&notation);
        for (plies, count) in rest.split(' ').enumerate() {
            assert_eq!(lines_from(&*game, plies).to_string(), count, "{notation} after {plies} plies");
        }
    }
}

/// The number of ways to make this many moves.
fn lines_from(game: &dyn Game, plies: usize) -> u64 {
    match plies {
        0 => 1,
        1 => game.move_count(),
        _ => {
            let moves = game.moves(usize::MAX).moves;
            moves.iter().map(|mv| lines_from(&*game.play(&mv.notation).unwrap(), plies - 1)).sum()
        }
    }
}
