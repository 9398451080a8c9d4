//! The file of the start page with what it shows of each game besides its card.
use super::current::current;
use nimscope::core::Card;
use nimscope::core::Scene;
use nimscope::games::{cards, open};
use nimscope::ui::boards::thumb_markup;
use nimscope::ui::home;

/// The file as it should be: for each game a line with the picture of the start position and the names of the examples.
fn sheet() -> String {
    let line = |card: &Card| {
        let start = open(card.brief().start).expect(card.id);
        let examples: Vec<_> = card.presets.iter().map(|preset| preset.name).collect();
        let entry =
            serde_json::json!({ "examples": examples.join(" "), "picture": thumb_markup(&start.scene()) });
        format!("{:?}: {entry}", card.id)
    };
    format!("{{\n{}\n}}\n", cards().map(line).collect::<Vec<_>>().join(",\n"))
}

#[test]
fn the_file_of_the_cards_is_current() {
    current("static/cards.json", &sheet());
}

#[test]
fn pictures_are_of_one_shape_and_hidden() {
    let places: Vec<_> =
        cards().map(|card| thumb_markup(&open(card.brief().start).unwrap().scene())).collect();
    for picture in places.iter().map(String::as_str).chain([home::EMPTY]) {
        let size = picture.split('"').nth(1).unwrap().split(' ').map(|side| side.parse::<i64>().unwrap());
        let [_, _, width, height] = size.collect::<Vec<_>>()[..] else { panic!("{picture}") };
        assert_eq!(height, width * 3 / 7, "{picture}");
        assert!(picture.contains(r#"aria-hidden="true""#) && !picture.contains(" id="), "{picture}");
    }
    assert_eq!(
        home::EMPTY,
        thumb_markup(&Scene { boards: Vec::new() }).replace("<g transform=\"translate(140 106)\"></g>", "")
    );
}
