//! Boards in small pictures: without what is too small to be seen, and in few shapes, since the start page has many of them.
use crate::core::{Layout, Shape};

/// Boards of at least this width, or of the corresponding height, are drawn so small that letters are specks.
const TINY: u32 = 450;
/// The class of lines that write letters.
const WRITTEN: &str = "written";

/// Whether letters among the shapes of a board are too small to be read, so that pieces are drawn without them.
pub fn tiny(board: &Layout) -> bool {
    board.size[0] >= TINY
}

/// The board without the shapes that could not be seen.
pub fn small(board: &Layout) -> Layout {
    let mut board = board.clone();
    let written = |look: &str| look.split(' ').any(|class| class == WRITTEN);
    let specks = tiny(&board) || board.size[1] >= TINY * 3 / 7;
    let drawn = |shapes: &[Shape], names: bool| {
        let seen = |shape: &&Shape| match shape {
            Shape::Text { .. } => names,
            Shape::Line { look, .. } => !specks || !written(look),
            _ => true,
        };
        joined(shapes.iter().filter(seen))
    };
    board.shapes = drawn(&board.shapes, !tiny(&board));
    board.glyphs.iter_mut().for_each(|glyph| glyph.shapes = drawn(&glyph.shapes, true));
    board
}

/// Joins consecutive lines of the same look into one. Only paths that begin with an absolute place can be joined.
fn joined<'s>(shapes: impl Iterator<Item = &'s Shape>) -> Vec<Shape> {
    let mut all: Vec<Shape> = Vec::new();
    for shape in shapes {
        match (all.last_mut(), shape) {
            (Some(Shape::Line { path, look }), Shape::Line { path: more, look: same })
                if look == same && more.starts_with('M') =>
            {
                path.push_str(more);
            }
            _ => all.push(shape.clone()),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::super::still;
    use crate::games::open;

    fn drawn(notation: &str, most: Option<usize>) -> String {
        still(open(notation).unwrap().scene().layouts().next().unwrap(), most).0
    }

    #[test]
    fn small_pictures_have_few_shapes() {
        let graph = "graph:a>b,c;b>c;c>d/a";
        let lines = |most| drawn(graph, most).matches("board-line").count();
        assert_eq!((lines(None), lines(Some(9))), (4, 1));
        // All four arrows are on the one line.
        let small = drawn(graph, Some(9));
        let path = small.split_once("board-line").unwrap().1.split_once("/>").unwrap().0;
        assert_eq!(path.matches('M').count(), 4);
    }

    #[test]
    fn small_cards_show_suits_without_ranks() {
        let cards = |most| drawn("thirty-one/444444", most);
        let count = |most, look: &str| cards(most).matches(look).count();
        assert_eq!((count(None, "rank "), count(Some(9), "rank ")), (24, 0));
        assert_eq!((count(None, "suit "), count(Some(9), "suit ")), (24, 12));
        assert!(cards(Some(9)).len() < 6000);
    }
}
