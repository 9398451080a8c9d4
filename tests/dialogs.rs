//! The history and the dialogs, drawn natively.
#![cfg(feature = "ssr")]
mod markup;

use markup::draw;
use nimscope::core::{Budget, Convention, Game, ListLimits, analyse, verdict};
use nimscope::games::Link;
use nimscope::games::open;
use nimscope::ui::{
    dialogs::{embed::*, keys::*, new_game::*, rules::*, share::*},
    history::*,
    model::*,
};
use std::rc::Rc;
use yew::prelude::*;

fn game(notation: &str) -> GameRef {
    GameRef(open(notation).unwrap_or_else(|error| panic!("{notation}: {error}")))
}

/// The moves of a game: a good one by the person, then one by a player who could no longer win.
fn plies() -> Rc<Vec<Ply>> {
    let mut game = open("nim/3+5").unwrap();
    let verdict = |game: &dyn Game| verdict(game, Convention::Normal, &mut Budget::new(1000)).unwrap();
    let mut plies = vec![Ply { who: String::new(), mv: None, verdict: verdict(&*game), quality: None }];
    for (who, mv, quality) in [("You", "2-2", Quality::Good), ("Strong", "1-1", Quality::NoWinningMove)] {
        let view = game.read_move(mv).unwrap();
        game = game.play(mv).unwrap();
        plies.push(Ply { who: who.into(), mv: Some(view), verdict: verdict(&*game), quality: Some(quality) });
    }
    Rc::new(plies)
}

fn history(level: Level) -> String {
    let (lines, line) = (vec!["After move 1: pile 3, −2 (1 move)".into()], None);
    let (on_go, on_line, on_drop) = (Callback::noop(), Callback::noop(), Callback::noop());
    draw::<History>(HistoryProps {
        plies: plies(),
        at: 1,
        live: 2,
        level,
        lines,
        line,
        on_go,
        on_line,
        on_drop,
    })
}

#[test]
fn history_tells_every_move() {
    let markup = history(Level::Full);
    for said in [
        "Start, Grundy value 6",
        "Move 1, You: pile 2, −2, good, Grundy value 0",
        "Move 2, Strong: pile 1, −1",
    ] {
        assert!(markup.contains(said), "{said} in {markup}");
    }
    assert_eq!(markup.matches("tabindex=\"0\"").count(), 1);
    assert_eq!(markup.matches("aria-current=\"true\"").count(), 1);
}

#[test]
fn history_gives_nothing_away_when_analysis_is_off() {
    let markup = history(Level::Off);
    for hidden in ["Grundy", "good", "winning", "#mg", "#mn", "-position", "∗"] {
        assert!(!markup.contains(hidden), "{hidden} in {markup}");
    }
    assert!(markup.contains("Move 1, You: pile 2, −2"));
    let hints = history(Level::Hints);
    assert!(hints.contains("good, P-position") && !hints.contains("Grundy") && !hints.contains('∗'));
}

#[test]
fn dialogs_draw_every_game() {
    let sum = "nim/3+5&colourful/r2y1".to_string();
    let presets = nimscope::games::cards().flat_map(|card| card.presets);
    for notation in presets.map(|preset| preset.position().to_string()).chain([sum, "nim/0".into()]) {
        let game = game(&notation);
        let analysis = analyse(&*game.0, Convention::Normal, ListLimits::NONE, &mut Budget::new(1000));
        let close = Callback::noop();
        let link = AttrValue::from(format!("https://example.org/#/play?{}", Link::new(&notation)));
        let share = draw::<Share>(ShareProps {
            game: game.clone(),
            analysis: Rc::new(analysis),
            link: link.clone(),
            on_toast: Callback::noop(),
            on_close: close.clone(),
        });
        assert!(share.contains("<dialog") && share.contains("nimscope-game"), "{notation}");
        let rules = draw::<Rules>(RulesProps { game: game.clone(), on_guide: None, on_close: close.clone() });
        assert!(rules.contains(game.card().name), "{notation}");
        let new = draw::<NewGameDialog>(NewGameDialogProps {
            start: game.clone(),
            game: game.clone(),
            convention: Convention::Normal,
            opponent: "strong".into(),
            first: true,
            names: Default::default(),
            nameless: Default::default(),
            level: Level::Full,
            others: false,
            on_reset: None,
            on_start: Callback::noop(),
            on_close: close.clone(),
        });
        assert!(new.contains("Who starts") && new.contains("role=\"tab\""), "{notation}");
        let embed = draw::<Embed>(EmbedProps { game, link, on_toast: Callback::noop(), on_close: close });
        assert!(embed.contains("iframe"), "{notation}");
    }
}

#[test]
fn keys_are_listed() {
    assert!(
        draw::<Keys>(KeysProps { of: Keyboard::Game, on_close: Callback::noop() })
            .contains("next winning move")
    );
}

#[test]
fn pictures_leave_the_page_as_text() {
    let game = game("hackenbush/0-a-b,a-a");
    let analysis = Rc::new(analyse(&*game.0, Convention::Normal, ListLimits::NONE, &mut Budget::new(1000)));
    let markup = draw::<Share>(ShareProps {
        game,
        analysis,
        link: "https://example.org/".into(),
        on_toast: Callback::noop(),
        on_close: Callback::noop(),
    });
    for shown in ["Edge list", "JSON", "TikZ", "<code>0 a\n", "\na b\n", "\na a\n"] {
        assert!(markup.contains(shown), "{shown} in {markup}");
    }
}

#[test]
fn the_same_start_again_is_the_start() {
    // The markup of the first choice, in a game that began at `start` and is now at `now`.
    let first = |start: &str, now: &str| {
        let markup = draw::<NewGameDialog>(NewGameDialogProps {
            game: game(now),
            start: game(start),
            convention: Convention::Normal,
            opponent: "strong".into(),
            first: true,
            names: Default::default(),
            nameless: Default::default(),
            level: Level::Full,
            others: false,
            on_reset: None,
            on_start: Callback::noop(),
            on_close: Callback::noop(),
        });
        let (before, _) = markup.split_once("Same start again").expect("the choice is there");
        before.split("picks").last().unwrap_or_default().to_string()
    };
    let start = first("nim/2+6+7", "nim/2+6+7");
    assert_eq!(first("nim/2+6+7", "nim/2+6+1"), start);
    assert_ne!(first("nim/2+6+1", "nim/2+6+1"), start);
}

#[test]
fn examples_say_which_paper_they_mean() {
    for preset in nimscope::games::cards().flat_map(|card| card.presets) {
        for unnamed in ["Section", "Figure", "Theorem", "Exercise"] {
            assert!(!preset.about.starts_with(unnamed), "{}: {}", preset.position(), preset.about);
        }
        for aside in ["figure is lost", "drawing is lost", "drawings are lost", "Our drawing", "is ours"] {
            assert!(!preset.about.contains(aside), "{}: {}", preset.position(), preset.about);
        }
    }
}

#[test]
fn words_of_the_dialogs_say_what_is_done() {
    let keys = draw::<Keys>(KeysProps { of: Keyboard::Game, on_close: Callback::noop() });
    for said in ["zoom in, zoom out, fit", "switch between taking and splitting", "add to the selection"] {
        assert!(keys.contains(said), "{said} in {keys}");
    }
    let rules = draw::<Rules>(RulesProps { game: game("nim/3"), on_guide: None, on_close: Callback::noop() });
    assert!(rules.contains("To type a position: "), "{rules}");
    assert!(rules.contains(r#"href="https://www.math.ucla.edu/~tom/Game_Theory/comb.pdf""#), "{rules}");
}

#[test]
fn the_length_of_a_board_is_changed_by_named_buttons() {
    let editor = |notation: &str| {
        let (from, level, on_position) = (game(notation), Level::Off, Callback::noop());
        draw::<Editor>(EditorProps { from, level, on_position })
    };
    for (notation, more, less) in [
        ("twins/TTHTH", "One coin more at the right end", "One coin less at the right end"),
        ("nimble/..1", "One square more at the right end", "One square less at the right end"),
        ("kayles/5", "One pin more at the right end", "One pin less at the right end"),
        ("turning-corners/3x3:1,1", "One row and one column more", "One row and one column less"),
    ] {
        let markup = editor(notation);
        for name in [more, less] {
            assert!(markup.contains(&format!(r#"aria-label="{name}""#)), "{notation}: {name} in {markup}");
        }
    }
}

#[test]
fn presets_say_the_play_and_the_moves_that_belong_to_them() {
    let presets = |notation: &str| {
        draw::<NewGameDialog>(NewGameDialogProps {
            start: game(notation),
            game: game(notation),
            convention: Convention::Normal,
            opponent: "strong".into(),
            first: true,
            names: Default::default(),
            nameless: Default::default(),
            level: Level::Full,
            others: false,
            on_reset: None,
            on_start: Callback::noop(),
            on_close: Callback::noop(),
        })
    };
    let nim = presets("nim/3+5+7");
    let of = |name: &str| nim.split(name).nth(1).unwrap().split("</li>").next().unwrap().to_string();
    assert!(of("Exercise 2.6.2 (c), misère: three piles").contains("Misère play."));
    assert!(!of("Exercise 2.6.2 (a)").contains("Misère play."));
    let chomp = presets("chomp/8+5+1");
    assert!(chomp.contains("2 moves to step through."), "{chomp}");
}

#[test]
fn the_answer_of_an_exercise_stays_folded_in_the_rules() {
    let rules = |notation: &str| {
        draw::<Rules>(RulesProps { game: game(notation), on_guide: None, on_close: Callback::noop() })
    };
    let folded = rules("at-most-half/6");
    let (before, fold) = folded.split_once("<details").unwrap();
    assert!(before.contains("at most half of its chips") && !before.contains("if <i>n</i> is even"));
    assert!(fold.contains("<summary>Value: an exercise</summary>") && !fold.starts_with(" open"));
    assert!(!rules("nim/3").contains("<details"));
}
