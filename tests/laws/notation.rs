//! Notations name exactly one position each.
use crate::walk::{opened, options, positions, presets};
use nimscope::games::{cards, open};
use std::collections::HashSet;

#[test]
fn a_notation_opens_the_position_it_names() {
    for game in positions() {
        let again = opened(&game.notation());
        assert_eq!(again.notation(), game.notation());
        assert_eq!(again.key(), game.key(), "{}", game.notation());
        assert_eq!(again.scene(), game.scene(), "{}", game.notation());
        assert_eq!(again.card().id, game.card().id);
    }
}

#[test]
fn options_are_positions_of_the_same_game() {
    for game in positions() {
        for (mv, option) in options(&*game).unwrap_or_default() {
            let again = opened(&option.notation());
            assert_eq!(again.notation(), option.notation(), "{} {mv}", game.notation());
            assert_eq!(again.key(), option.key(), "{} {mv}", game.notation());
            assert_eq!(again.card().id, game.card().id);
            assert_ne!(option.key(), game.key(), "{} {mv} changes nothing", game.notation());
        }
    }
}

#[test]
fn texts_for_people_are_not_empty() {
    for game in positions() {
        assert!(!game.text().is_empty() && !game.latex().is_empty(), "{}", game.notation());
        assert!(!game.latex().contains('$'), "{}", game.latex());
    }
}

#[test]
fn cards_are_complete() {
    let mut ids = HashSet::new();
    for card in cards() {
        assert!(ids.insert(card.id), "{} twice", card.id);
        let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        assert!(card.id.bytes().all(plain), "{}: small letters, digits and - alone", card.id);
        let texts = [card.name, card.short, card.shelf, card.piece, card.group, card.source, card.typing];
        assert!(texts.iter().all(|text| !text.is_empty()), "{}: a text of its card is empty", card.id);
        assert!(!card.presets.is_empty() && !card.rules.is_empty(), "{}: no presets or no rules", card.id);
        let mut names = HashSet::new();
        for preset in card.presets {
            assert!(names.insert(preset.name), "{}: {} twice", card.id, preset.name);
            assert_eq!(opened(preset.position()).notation(), preset.position(), "presets are canonical");
        }
    }
}

#[test]
fn a_text_with_too_much_or_too_little_is_refused_at_its_place() {
    for game in presets() {
        let notation = game.notation();
        let id = game.card().id;
        for bad in [
            format!("{notation}&"),
            format!("{notation}!"),
            format!("{notation}/"),
            format!("&{notation}"),
            format!("x{notation}"),
            id.to_string(),
            format!("{id}/"),
            format!("{id}/1/{}", notation.rsplit('/').next().unwrap_or_default()),
        ] {
            let Err(error) = open(&bad) else { panic!("{bad} opens") };
            assert!(error.at <= bad.len() && bad.is_char_boundary(error.at), "{bad}: {error}");
            assert!(!error.expected.is_empty() && !error.expected.ends_with('.'), "{bad}: {error}");
        }
    }
}
