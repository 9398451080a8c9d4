//! The looks of balls as coats of paint, one over the other, so that one path can paint a coat of many balls.
use crate::core::{BALLS, SLABS};

/// The letters of all balls that the page defines as `#br`, `#by` and so on: those of piles, those that stand for slabs in
/// texts, and `x` for a colour without a look of its own.
pub fn letters() -> impl Iterator<Item = char> {
    let others = SLABS.iter().filter(|slab| BALLS.iter().all(|ball| ball.letter != slab.letter));
    BALLS.iter().chain(others).map(|colour| colour.letter).chain(['x'])
}

/// One coat: attributes, and a path from the middle of the ball, to be put after a place such as `M46 20`.
pub struct Coat(pub &'static str, pub &'static str);

/// A disc of a radius and a diameter, in pixels.
macro_rules! disc {
    ($r:literal, $d:literal) => {
        concat!("m-", $r, " 0a", $r, " ", $r, " 0 1 0 ", $d, " 0a", $r, " ", $r, " 0 1 0-", $d, " 0z")
    };
}

const WHOLE: &str = disc!("23.5", "47");
const RING: &str = disc!("17.9", "35.8");
const OUTLINE: Coat = Coat(r#"fill="none" stroke="var(--ball-o)" stroke-width="2.07""#, WHOLE);
const BONE: Coat = Coat(r#"fill="var(--bone)""#, disc!("11.75", "23.5"));
const SHADE: Coat = Coat(
    r#"fill-opacity=".15""#,
    "m-16 17.2a23.5 23.5 0 0 0 39.5-17.2 23.5 23.5 0 0 0-7.5-17.2 23.5 23.5 0 0 1-32 34.4z",
);

/// The coats of the ball with this letter, the lowest first; a letter without coats gets those of a hatched ball.
pub fn coats(letter: char) -> &'static [Coat] {
    match letter {
        'r' => &[
            Coat(r#"fill="var(--red)""#, WHOLE),
            SHADE,
            Coat(
                r##"fill="#fff" fill-opacity=".55""##,
                "m-5.9-16.6a5.64 3.38-38 1 1-8.9 6.9 5.64 3.38-38 1 1 8.9-6.9z",
            ),
            OUTLINE,
            BONE,
        ],
        'y' => &[
            Coat(r#"fill="var(--bone)""#, WHOLE),
            Coat(
                r#"fill="var(--yel)""#,
                "m-19.2-13.6h38.4a23.5 23.5 0 0 1 0 27.2h-38.4a23.5 23.5 0 0 1 0-27.2z",
            ),
            Coat(r##"fill="none" stroke="#5A3D00" stroke-width="1.5""##, "m-19.2-13.6h38.4m-38.4 27.2h38.4"),
            SHADE,
            OUTLINE,
            Coat(r##"fill="var(--bone)" stroke="#5A3D00" stroke-width="1.13""##, disc!("11.3", "22.6")),
        ],
        'g' => &[
            Coat(r#"fill="var(--grn-fill)""#, WHOLE),
            Coat(r#"fill="none" stroke="var(--bone)" stroke-width="4.7""#, "m-16-17.2v34.4m32-34.4v34.4"),
            OUTLINE,
            BONE,
        ],
        'w' => &[
            Coat(r##"fill="#fff""##, WHOLE),
            Coat(r##"fill="none" stroke="#8A7F90" stroke-width="1.32""##, RING),
            OUTLINE,
            BONE,
        ],
        'k' => &[
            Coat(r##"fill="#2B2731""##, WHOLE),
            Coat(r##"fill="none" stroke="#F7F0E1" stroke-width="1.5""##, RING),
            Coat(r##"fill="none" stroke="#8A7F90" stroke-width="2.07""##, WHOLE),
            BONE,
        ],
        'p' => &[
            Coat(r##"fill="#EFA3BE""##, WHOLE),
            Coat(
                r##"fill="none" stroke="#7C1F45" stroke-width="4.7" stroke-linecap="round""##,
                concat!(
                    "m0-17.9h.1m12.5 5.3h.1m5.2 12.6h.1m-5.4 12.6h.1",
                    "m-12.7 5.3h.1m-12.7-5.3h.1m-5.4-12.6h.1m5.2-12.6h.1"
                ),
            ),
            OUTLINE,
            BONE,
        ],
        'c' => &[
            Coat(r##"fill="#8EDAD6""##, WHOLE),
            Coat(
                r##"fill="#0F6A6A""##,
                concat!(
                    "m-7.8-7.8v-14.4a23.5 23.5 0 0 0-14.4 14.4zm15.6 0v-14.4a23.5 23.5 0 0 1 14.4 14.4z",
                    "m0 15.6v14.4a23.5 23.5 0 0 0 14.4-14.4zm-15.6 0v14.4a23.5 23.5 0 0 1-14.4-14.4z",
                    "h15.6v-15.6h-15.6z"
                ),
            ),
            OUTLINE,
            BONE,
        ],
        'b' => &[
            Coat(r##"fill="#3F74D1""##, WHOLE),
            Coat(
                r#"fill="none" stroke="var(--bone)" stroke-width="4.7""#,
                "m-16.6-16.6l33.2 33.2m0-33.2l-33.2 33.2",
            ),
            OUTLINE,
            BONE,
        ],
        _ => &[
            Coat(r##"fill="#CFC6D2""##, WHOLE),
            Coat(
                r##"fill="none" stroke="#463E4E" stroke-width="1.5""##,
                concat!(
                    "m-22.9-5.3l17.6-17.6m-17.8 27.2l27.4-27.4m-24.9 34.3l31.8-31.8m-27.8 37.2l33.2-33.2",
                    "m-27.8 37.2l31.8-31.8m-24.9 34.3l27.4-27.4m-17.8 27.2l17.6-17.6"
                ),
            ),
            OUTLINE,
            BONE,
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_has_a_coat_of_its_own() {
        let mut seen = Vec::new();
        for letter in letters() {
            let base = coats(letter).iter().map(|coat| (coat.0, coat.1)).collect::<Vec<_>>();
            assert!(!seen.contains(&base), "{letter} looks like another");
            seen.push(base);
        }
        assert_eq!(letters().count(), 9);
    }
}
