//! The play screen, drawn natively from links.
#![cfg(feature = "ssr")]
mod markup;

use markup::{draw, text};
use nimscope::games::Link;
use nimscope::ui::play::{Play, PlayProps, Setting, open_link};
use std::rc::Rc;

/// The play screen of a link, as markup.
fn page(query: &str) -> String {
    let link = Link::read(query).unwrap_or_else(|error| panic!("{query}: {error:?}"));
    let start = Rc::new(open_link(&link, 0).unwrap_or_else(|error| panic!("{query}: {error:?}")));
    let props = PlayProps { start, link: Rc::new(link), setting: Setting::Play };
    draw::<Play>(props)
}

/// The markup from the first element of this class on.
fn from<'a>(markup: &'a str, class: &str) -> &'a str {
    let name = format!(r#"class="{class}""#);
    markup.split_once(&name).unwrap_or_else(|| panic!("no {class} in {markup}")).1
}

/// The text of the line below the board, with its buttons.
fn line(query: &str) -> String {
    let page = page(query);
    let line = from(&page, "say").split("<nav").next().unwrap_or_default();
    text(&format!("<{line}"))
}

/// The text of the result of a game that has ended, with its buttons.
fn result(query: &str) -> String {
    let page = page(query);
    let over = from(&page, "over").split(r#"class="board""#).next().unwrap_or_default();
    text(&format!("<{over}"))
}

#[test]
fn without_analysis_a_person_hears_how_their_own_move_was() {
    let off = |rest: &str| line(&format!("g=nim/3+5+7&s=1&a=off&{rest}"));
    let blunder = off("o=perfect&m=2-2,3-7");
    assert!(
        blunder.starts_with("Your move was a blunder. It was better to take 1 from pile 1."),
        "{blunder}"
    );
    assert!(blunder.contains("Take back") && blunder.ends_with("Hint"), "{blunder}");
    // How good the answer was would tell how the position stands.
    let good = off("o=strong&m=1-1,1-1");
    assert_eq!(good, "Your move was good. It left no winning reply.Hint");
    assert!(off("o=strong&m=1-1").starts_with("Your move was good."));
    let lost = line("g=nim/1+2+3&s=1&a=off&o=strong&m=1-1,2-1");
    assert!(lost.starts_with("Your last move did no harm: none would have won."), "{lost}");
}

#[test]
fn without_analysis_nobody_hears_of_the_moves_of_others() {
    let rule = "Take any number from one pile.";
    for rest in ["o=friend&m=2-2", "o=perfect&f=other&m=2-1", "o=perfect&m=2-2,3-7&l=1"] {
        let said = line(&format!("g=nim/3+5+7&s=1&a=off&{rest}"));
        assert!(said.starts_with(rule), "{rest}: {said}");
        assert!(!said.contains("Take back"), "{rest}: {said}");
    }
}

#[test]
fn what_is_of_somebody_ends_like_the_name() {
    let said = |names: &str| line(&format!("g=nim/3+5+7&s=1&o=friend&a=full&m=2-2&n={names}"));
    assert!(said("Ada,Bo").starts_with("Ada’s move was a blunder."), "{}", said("Ada,Bo"));
    assert!(said("Owls,Foxes").starts_with("Owls’ move was a blunder."), "{}", said("Owls,Foxes"));
    // A name is not read as markup, and may be any text.
    let odd = said("*blunder* $x,Bo");
    assert!(odd.starts_with("*blunder* $x’s move was a blunder."), "{odd}");
}

#[test]
fn the_end_says_what_decided_unless_the_link_locks_that() {
    let lost = |rest: &str| result(&format!("g=nim/1+3&s=1&o=perfect&m=1-1,2-3&{rest}"));
    let off = lost("a=off");
    assert!(
        off.contains("Perfect wins") && off.contains("Move 1 decided it: you took 1 from pile 1."),
        "{off}"
    );
    assert!(off.contains("Go back to my mistake"), "{off}");
    let locked = lost("a=off&l=1");
    assert!(!locked.contains("decided") && !locked.contains("Go back"), "{locked}");
    let full = lost("a=full&l=1");
    assert!(full.contains("Move 1 decided it") && full.contains("Go back to my mistake"), "{full}");
}

#[test]
fn all_blunders_can_be_tried_again() {
    // The first and the third move gave the win away, and so did Strong's first reply.
    let over = result("g=nim/1+2+4&s=1&o=strong&a=full&m=1-1,3-1,3-3,2-2");
    assert!(over.contains("Go back to move13"), "{over}");
}

#[test]
fn a_first_visit_shows_the_rule_and_hints_for_the_asking() {
    let query = "g=nim/3+5+7&o=beginner";
    let page = text(&page(query));
    assert!(page.contains("How to play") && !page.contains('∗') && !page.contains("N-position"), "{page}");
    assert!(line(query).ends_with("Hint"), "{}", line(query));
}

/// Whether the winning condition and the opponent can be chosen.
fn choosable(query: &str) -> [bool; 2] {
    let page = page(query);
    let after = |name: &str| page.split_once(name).unwrap_or_else(|| panic!("{name}: {page}"));
    let condition = after("Last move").0.rsplit("<fieldset").next().unwrap_or_default();
    let opponent = after("Opponent</span>").1.split_once('>').unwrap_or_default().0;
    [condition, opponent].map(|tag| !tag.contains("disabled"))
}

#[test]
fn what_a_game_is_played_by_waits_for_a_new_game() {
    assert_eq!(choosable("g=nim/3+5+7&o=strong"), [true; 2]);
    assert_eq!(choosable("g=nim/3+5+7&o=strong&m=1-1,1-1"), [false; 2]);
    // With all moves taken back, another choice loses nothing.
    assert_eq!(choosable("g=nim/3+5+7&o=strong&m=1-1,1-1&p=0"), [true; 2]);
    assert_eq!(choosable("g=nim/3+5+7&o=strong&l=1"), [false; 2]);
    assert!(page("g=nim/3+5+7&m=1-1").contains("New game changes it."));
}

/// The contents of each live region, which screen readers announce when they change.
fn live(markup: &str) -> Vec<String> {
    let (mut open, mut found) = (Vec::<bool>::new(), Vec::<String>::new());
    for piece in markup.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').unwrap_or((piece, ""));
        let void =
            tag.ends_with('/') || tag.starts_with("input") || tag.starts_with("br") || tag.starts_with('!');
        if tag.starts_with('/') {
            open.pop();
        } else if !void {
            let live = tag.contains(r#"role="status""#) || tag.contains("aria-live=");
            if live {
                found.push(String::new());
            }
            open.push(live);
        }
        if open.contains(&true)
            && let Some(last) = found.last_mut()
        {
            last.push_str(text);
        }
    }
    found
}

#[test]
fn nothing_is_read_out_twice() {
    for (query, said) in [
        ("g=nim/1+3&o=perfect&s=1&m=1-1,2-3&a=full", "Perfect wins"),
        ("g=nim/1+3&o=perfect&s=1&m=1-1,2-3&a=off", "Perfect wins"),
        ("g=nim/3+5+7&o=friend&m=1-1&a=full", "P-position"),
        ("g=nim/3+5+7&o=friend&m=1-1&a=hints", "P-position"),
        ("g=nim/1+3&o=friend&q=1&m=2-2&a=off", "took 2 from pile 2"),
        ("g=nim/1+3&o=friend&q=1&m=2-1&a=off", "took 1 from pile 2"),
    ] {
        let regions = live(&page(query));
        let times = regions.iter().filter(|region| region.contains(said)).count();
        assert_eq!(times, 1, "{query}: {regions:?}");
    }
}

#[test]
fn a_move_that_nothing_stands_for_can_be_typed() {
    let drawn = page("g=ordinal-nim/w,w&o=friend");
    assert!(drawn.contains("Type a move") && drawn.contains("1-w*2+5"), "{drawn}");
    assert!(!page("g=nim/3+5+7&o=friend").contains("Type a move"));
    // No move is asked for where play is over.
    assert!(!page("g=ordinal-nim/0,0&o=friend").contains("Type a move"));
    // The winning move is named, since the board cannot ring it.
    assert!(page("g=ordinal-nim/w^2,w*3,7&o=friend&a=full").contains("ω·3+7"));
}

#[test]
fn values_that_need_not_be_finite_stand_in_the_badge() {
    let badge = |query: &str| {
        let page = page(query);
        let badge =
            from(&page, "grundy-value ordinal").split("</div>").next().unwrap_or_default().to_string();
        text(&format!("<div{badge}"))
    };
    assert!(badge("g=two-dimensional-nim:8x4/5.2+3.3&o=friend&a=full").starts_with("ω+6"));
    assert!(badge("g=ordinal-nim/w*2%2B3&o=friend&a=full").starts_with("ω·2+3"));
    for query in ["g=ordinal-nim/w&o=friend&a=hints", "g=ordinal-nim/w&o=friend&a=full&c=misere"] {
        assert!(!page(query).contains("grundy-value ordinal"), "{query}");
    }
    // A move can be made by picking its squares, or typed.
    let added = page("g=two-dimensional-nim:8x4,add/3.3%2B5.2%2B4.0&o=friend&a=full");
    assert!(added.contains("Pick a counter") && added.contains("Type a move"), "{added}");
    assert!(added.contains("ω³·8+ω²·32+8") && added.contains("Square (3,3), 1 counter"), "{added}");
}
