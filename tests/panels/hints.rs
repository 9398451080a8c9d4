//! What hints say about the marks on the board.
use super::{
    markup::{draw, text},
    props,
};
use nimscope::core::Convention;
use nimscope::ui::{model::Level, panels::Panel};
use std::rc::Rc;

/// The hints where the board marks all winning moves.
fn hinted(notation: &str) -> String {
    let mut props = props(notation, Convention::Normal, Level::Hints);
    props.marked = Rc::new(props.analysed.analysis.winning.clone());
    text(&draw::<Panel>(props))
}

#[test]
fn hints_say_that_moves_are_ringed_only_where_they_are() {
    assert!(hinted("nim/3+5+7").contains("3 winning moves, ringed on the board."));
    assert!(hinted("nim/1+3").contains("One winning move, ringed on the board."));
    assert!(hinted("nim/4+4").contains("No winning move."));
    let corners = hinted("turning-corners/5x5:3,3");
    assert!(
        corners.contains("their coins are outlined on the board, the last of each with dashes."),
        "{corners}"
    );
    assert!(
        hinted("mock-turtles/TTHH").contains("its coins are outlined on the board, the last with dashes.")
    );
    // Moves on several stacks, and moves on stacks too tall to be drawn, have no ring and are listed.
    for (notation, listed) in [
        ("chromatic:beatty(phi^2)/4+3", "Take 4 from stack 1 and 3 from stack 2"),
        ("nim/1000+5", "Take 995 from pile 1"),
    ] {
        let text = hinted(notation);
        assert!(!text.contains("ringed") && text.contains("Winning moves"), "{notation}: {text}");
        assert!(text.contains(listed) && !text.contains('∗'), "{notation}: {text}");
    }
    // While the other player is to move the board has no rings.
    let other = draw::<Panel>(props("nim/3+5+7", Convention::Normal, Level::Hints));
    assert!(text(&other).contains("3 winning moves.") && !other.contains("ringed"));
}
