//! The analysis panel, drawn natively.
#![cfg(feature = "ssr")]
#[path = "panels/hints.rs"]
mod hints;
mod markup;

use markup::{draw, text};
use nimscope::core::{Block, Budget, Convention, Figure, ListLimits, OutOfBudget, Why, analyse};
use nimscope::games::open;
use nimscope::ui::{model::*, panels::*};
use std::rc::Rc;
use yew::prelude::*;

fn props(notation: &str, convention: Convention, level: Level) -> PanelProps {
    let game = open(notation).unwrap_or_else(|error| panic!("{notation}: {error}"));
    let lists = ListLimits { winning: 200, replies: 60 };
    let analysis = analyse(&*game, convention, lists, &mut Budget::new(1_000_000));
    markup::panel(GameRef(game), Rc::new(analysis), level)
}

const FOUR_PILES: &str = "colourful/r1y2r2y2+y3+y2r2y1+r1y1r1y1r2";

#[test]
fn a_position_to_win() {
    let markup = draw::<Panel>(props(FOUR_PILES, Convention::Normal, Level::Full));
    let text = text(&markup);
    for expected in [
        "N-positionthe player to move wins∗3Grundy value",
        "value42 odd1 odd",
        "Pile 1 (1,2,2,2)∗2010",
        "Nim-sum∗3011",
        "Winning moves 3",
        "Take 2 from pile 1, leaving (1,2,2)",
        "Take 3 from pile 2, clearing the pile",
        "no: not met",
        "value 2No answer is yes, so the value is the top run: 2.",
        "To win, this pile must become one of value 1: take 2, which leaves (1,2,2).",
        "Check by brute force",
    ] {
        assert!(text.contains(expected), "{expected} is not in {text}");
    }
    assert_eq!(markup.matches(r#"class="move-row""#).count(), 3);
    assert!(markup.contains(r##"href="#by""##), "runs are drawn");
}

#[test]
fn a_position_without_a_winning_move() {
    let mut props = props("colourful/r1y2r2y2+y3r1+y2r2y1+r1y1r1y1r2", Convention::Normal, Level::Full);
    props.check =
        // The check begins with the longest pile.
        Some(Check { part: 3, state: CheckState::Agrees { found: "value ∗2".into(), examined: 12_345 } });
    let text = text(&draw::<Panel>(props));
    for expected in [
        "P-positionthe player who just moved wins∗0",
        "None. Each of the 6 moves has an answer.",
        "If Strong takesvalueyou take",
        "2 from pile 1∗32 from pile 1 or 2 other moves",
        "Brute force agrees: value ∗2, 12\u{202f}345 options examined.",
    ] {
        assert!(text.contains(expected), "{expected} is not in {text}");
    }
}

#[test]
fn misere_play_has_outcomes_without_values() {
    let text = text(&draw::<Panel>(props("nim/1+1+1", Convention::Misere, Level::Full)));
    assert!(text.contains("P-positionthe player who just moved wins at misère play"), "{text}");
    assert!(!text.contains("Grundy value"), "{text}");
}

#[test]
fn a_theorem_leads_to_its_paper() {
    const PHI: &str = "chromatic:beatty(phi^2)/6+9";
    let sources = [
        (FOUR_PILES, "ollybritton.com/blog/colourful-nim", "Liu and Britton", "liu&amp;i=theorem-3.4"),
        ("nim/3+5", "www.math.ucla.edu/~tom/Game_Theory/comb.pdf", "Ferguson", "ferguson&amp;i=theorem-1"),
        (PHI, "arxiv.org/abs/1601.03034", "Fisher and Larsson", "fisher&amp;i=theorem-1"),
    ];
    for (notation, address, cited, companion) in sources {
        let markup = draw::<Panel>(props(notation, Convention::Normal, Level::Full));
        for part in
            [format!("href=\"https://{address}\""), format!("{cited}</a>"), format!("p={companion}\"")]
        {
            assert!(markup.contains(&part), "{notation} lacks {part}: {markup}");
        }
    }
}

#[test]
fn terms_are_explained_where_they_stand() {
    let explains = |markup: &str, term: &str| markup.matches(&format!(r#"data-term="{term}""#)).count();
    let full = draw::<Panel>(props("nim/3+5+7", Convention::Normal, Level::Full));
    for term in ["n-position", "nimber", "grundy-value", "nim-sum", "odd-column", "mex"] {
        assert_eq!(explains(&full, term), 1, "{term} in {full}");
    }
    let lost = draw::<Panel>(props("nim/3+5+6", Convention::Normal, Level::Hints));
    assert_eq!((explains(&lost, "p-position"), explains(&lost, "nim-sum")), (1, 0), "{lost}");
    let walk = draw::<Panel>(props(FOUR_PILES, Convention::Normal, Level::Full));
    assert_eq!(explains(&walk, "eeny-meeny"), 1, "{walk}");
    let off = draw::<Panel>(props("nim/3+5+7", Convention::Normal, Level::Off));
    assert!(!off.contains("data-term"), "{off}");
    // The reason for a hint must explain its terms, since no value has been shown yet.
    let reason =
        "This wins: take 1 from pile 1. It leaves pile 1 worth 2, pile 2 worth 5 and pile 3 worth 7; the nim-sum of these values is 0.".to_string();
    let hinted = PanelProps { explained: Some(reason), ..props("nim/3+5+7", Convention::Normal, Level::Off) };
    let hinted = draw::<Panel>(hinted);
    let (sentence, derived) = hinted.split_once("Why?").unwrap();
    for part in [sentence, derived] {
        assert_eq!((explains(part, "grundy-value"), explains(part, "nim-sum")), (1, 1), "{part}");
    }
    let analysed = props("nim/3+5+7", Convention::Normal, Level::Full).analysed;
    let large = draw::<PresenterPanel>(PresenterPanelProps {
        at: 0,
        valued: true,
        analysed,
        over: None,
        rule: Default::default(),
        unmarked: vec![],
        why: None,
    });
    for term in ["n-position", "grundy-value", "odd-column"] {
        assert_eq!(explains(&large, term), 1, "{term} in {large}");
    }
}

#[test]
fn reasons_begin_with_the_part_of_the_winning_move() {
    // The coin farthest to the right that the first winning move turns.
    for (notation, chosen) in [("mock-turtles/HHTHT", "Coin 3"), ("nim/1+2+4", "Pile 3")] {
        let markup = draw::<Panel>(props(notation, Convention::Normal, Level::Full));
        let tab = markup.split_once(r#"aria-selected="true""#).and_then(|(_, rest)| rest.split_once('>'));
        let name = tab.and_then(|(_, rest)| rest.split_once('<')).map(|(name, _)| name);
        assert_eq!(name, Some(chosen), "{notation}");
    }
}

#[test]
fn a_nim_sum_is_no_help_in_misere_play() {
    let text = text(&draw::<Panel>(props("nim/1+2&kayles/3", Convention::Misere, Level::Full)));
    assert!(text.contains("In misère play the nim-sum alone does not decide who wins."), "{text}");
}

#[test]
fn misere_play_tells_of_no_values_beside_moves() {
    let mut shown = 0;
    for notation in ["nim/3+5+7", "nim/3+9", "colourful/r1y2r2y2+y3+y2r2y1", "lasker/2+5", "kayles/1.11"] {
        let listed = |convention| {
            let panel = text(&draw::<Panel>(props(notation, convention, Level::Full)));
            let (_, rest) =
                panel.split_once("Winning moves").unwrap_or_else(|| panic!("{notation}: {panel}"));
            rest.split("Why?").next().unwrap_or_default().to_string()
        };
        shown += listed(Convention::Normal).matches('→').count();
        let misere = listed(Convention::Misere);
        assert!(!misere.contains('→') && !misere.contains('∗'), "{notation}: {misere}");
    }
    assert!(shown > 0);
}

#[test]
fn to_one_who_stands_lost_the_badge_says_so() {
    let said = |notation, mover: &str, other: &str| {
        let mut props = props(notation, Convention::Normal, Level::Hints);
        (props.mover, props.other) = (mover.to_string().into(), other.to_string().into());
        text(&draw::<Panel>(props))
    };
    let lost = said("nim/4+4", "You", "Strong");
    assert!(
        lost.contains("P-positionthe player who just moved wins: you are losing unless Strong errs"),
        "{lost}"
    );
    for (notation, mover, other) in
        [("nim/4+4", "Strong", "You"), ("nim/4+4", "Player 1", "Player 2"), ("nim/4+5", "You", "Strong")]
    {
        let said = said(notation, mover, other);
        assert!(!said.contains("losing"), "{said}");
    }
}

#[test]
fn hints_and_off_show_less() {
    let hints = text(&draw::<Panel>(props(FOUR_PILES, Convention::Normal, Level::Hints)));
    assert!(hints.contains("N-position") && hints.contains("3 winning moves"), "{hints}");
    assert!(!hints.contains('∗') && !hints.contains("Take 2"), "{hints}");
    let off = text(&draw::<Panel>(props(FOUR_PILES, Convention::Normal, Level::Off)));
    let tail = "Analysis is offHints mark winning moves. Full shows every value.HintsFull";
    assert!(off.starts_with("How to play") && off.ends_with(tail), "{off}");
    for (head, _) in open(FOUR_PILES).unwrap().card().rules {
        assert_eq!(off.contains(&format!("{head}. ")), !head.starts_with("Value"), "{head}: {off}");
    }
    assert!(!off.contains('∗') && !off.contains("position, "), "{off}");
}

#[test]
fn searches_that_run_or_stopped_say_how_far_they_came() {
    let mut running = props(FOUR_PILES, Convention::Misere, Level::Hints);
    running.analysed.progress = Progress::Computing { examined: 2140 };
    assert!(text(&draw::<Panel>(running)).contains("Computing2\u{202f}140 positions so farCancel"));
    let mut stopped = props(FOUR_PILES, Convention::Misere, Level::Hints);
    stopped.analysed.progress = Progress::TooLarge { examined: 5_000_000, limit: Some(OutOfBudget::Memory) };
    let said = text(&draw::<Panel>(stopped));
    assert!(said.contains("Stopped at 5\u{202f}000\u{202f}000 positions, the limit of memory"), "{said}");
    assert!(said.contains("Try longer"));
}

#[test]
fn the_end_shows_who_won() {
    let mut props = props("nim/0", Convention::Normal, Level::Full);
    props.over = Some("You win".into());
    let text = text(&draw::<Panel>(props));
    assert!(text.contains("You winno move is left"), "{text}");
    assert!(!text.contains("Winning moves"), "{text}");
}

#[test]
fn sixty_columns_and_forty_rows() {
    let sizes: Vec<String> = (0..40u64).map(|i| (1_000_000_000_000_000_000 - i).to_string()).collect();
    let markup = draw::<Panel>(props(&format!("nim/{}", sizes.join("+")), Convention::Normal, Level::Full));
    assert_eq!(markup.matches(r#"<th scope="row""#).count(), 41);
    assert!(markup.contains("2<sup>59</sup>"));
}

#[test]
fn thousands_of_components_come_page_by_page() {
    let line = format!("kayles/{}", ["1.2.1.3"; 500].join("."));
    let drawn = draw::<Panel>(props(&line, Convention::Normal, Level::Full));
    assert_eq!(drawn.matches(r#"role="tab""#).count(), 40);
    let table =
        drawn.split(r#"<table class="binary-sum""#).nth(1).and_then(|rest| rest.split("</table>").next());
    assert_eq!(table.map(|table| table.matches(r#"<th scope="row""#).count()), Some(41));
    assert_eq!(drawn.matches("1 to 40 of 2\u{202f}000").count(), 2);
    // The 41st row is the nim-sum of all rows. A short position has a single page.
    let few = draw::<Panel>(props("kayles/1.2.1.3", Convention::Normal, Level::Full));
    assert!(!few.contains("Next page") && few.contains("Row 4"), "{few}");
    assert!(drawn.len() < 200_000, "{}", drawn.len());
}

#[test]
fn two_piles_have_a_map() {
    let panel = text(&draw::<Panel>(props("nim/4+2", Convention::Normal, Level::Full)));
    assert!(panel.contains("Show the map"), "{panel}");
    assert!(
        !text(&draw::<Panel>(props("nim/4+2+1", Convention::Normal, Level::Full))).contains("Show the map")
    );
    let game = GameRef(open("nim/4+2").unwrap());
    let markup =
        draw::<Map>(MapProps { game, target: Some((2, 2)), under_way: false, on_go: Callback::noop() });
    assert_eq!(markup.matches(r#"class="cell outcome-p""#).count(), 11 + 1, "11 P-positions and the legend");
    assert!(markup.contains(r#"class="map-target""#) && markup.contains(r#"class="map-arrow""#));
    assert!(text(&markup).contains("(4,2), Grundy value 6"));
}

#[test]
fn pictures_of_a_reduction_are_stepped_through() {
    let game = open("hackenbush/0a-a-b-0b,a-a").unwrap();
    let graph = game.scene().graphs().next().cloned().unwrap();
    let figure = |title: &str, marked: Vec<u64>| Figure {
        title: title.into(),
        text: "*Legs* and skirt.".into(),
        graph: graph.clone(),
        marked,
        values: vec![(1, 4)],
        bamboo: false,
    };
    let figures = vec![figure("Picture", vec![]), figure("Fuse", vec![1, 4])];
    let why = Rc::new(Why { blocks: vec![Block::Figures { figures }] });
    for large in [false, true] {
        let markup = draw::<Figures>(FiguresProps { why: why.clone(), block: 0, large });
        assert!(text(&markup).contains("1 Picture2 Fuse4Step 1 of 2, Picture: Legs and skirt."), "{markup}");
        // Two small pictures and a large one.
        assert_eq!(markup.matches(r#"class="graph-edge"#).count(), 3 * 4);
        assert_eq!(markup.matches(r#"class="graph-edge marked""#).count(), 2);
        assert_eq!(markup.matches(r#"class="figure-value""#).count(), 1);
        assert_eq!(markup.matches(r#"tabindex="0""#).count(), 1);
    }
    assert_eq!(draw::<Figures>(FiguresProps { why, block: 1, large: false }), "");
}

#[test]
fn a_reduction_ends_with_a_bamboo_stalk() {
    for (notation, length) in [("hackenbush/0a-a-b-0b,a-a,b-c", 1), ("hackenbush/0-a-b-c-d-e,a-f,a-g", 5)] {
        let game = open(notation).unwrap();
        let why = game.why(0, Convention::Normal);
        let Block::Figures { figures } = &why.blocks[0] else { panic!("{why:?}") };
        assert_eq!(figures.iter().filter(|figure| figure.bamboo).count(), 1);
        let last = figures.last().unwrap();
        assert!(last.bamboo && last.graph.edges.len() == length);
        let figures = vec![last.clone()];
        let markup = draw::<Figures>(FiguresProps {
            why: Rc::new(Why { blocks: vec![Block::Figures { figures }] }),
            block: 0,
            large: false,
        });
        // The small and the large picture: each has this many segments, with leaves, and the value.
        assert_eq!(markup.matches(r#"<rect class="bamboo""#).count(), 2 * length, "{markup}");
        assert!(markup.contains(r#"<path class="bamboo""#));
        assert_eq!(markup.matches(&format!(">∗{length}</text>")).count(), 2);
    }
}
