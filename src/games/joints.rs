//! What joins games: the signs between their notations.
use crate::core::Starter;

/// How a game is joined to the one after it.
///
/// ```
/// use nimscope::{core::Starter, games::{Joint, joints}};
///
/// // The first arrow is part of a graph, the other one goes from game to game, as | does.
/// let found = joints("graph:a>b/a>nim/1&nim/2~nim/3");
/// let [loser, winner] = [Starter::Loser, Starter::Winner].map(Joint::Then);
/// assert_eq!(found, [(11, loser), (17, Joint::And), (23, winner)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joint {
    /// The games are played side by side.
    And,
    /// The games are played one after the other.
    Then(Starter),
}

impl Joint {
    /// Its sign.
    pub fn sign(self) -> char {
        match self {
            Self::And => '&',
            Self::Then(starter) => starter.sign(),
        }
    }
}

/// The joints of a notation, in order, with the place of the byte that each takes. Beside the signs themselves `>` is
/// read for `|`. But `>` also stands in graphs, for arrows, and `~` in pictures, for curved edges: these are joints
/// only where the text before them is of a whole game, and that after them begins with the name of a game. Linear in
/// the length of the text.
pub fn joints(notation: &str) -> Vec<(usize, Joint)> {
    let mut found = Vec::new();
    // Whether the position of a game has begun.
    let mut whole = false;
    for (at, sign) in notation.char_indices() {
        let between = || whole && begins(&notation[at + 1..]);
        let joint = match sign {
            '&' => Some(Joint::And),
            '|' => Some(Joint::Then(Starter::Loser)),
            '>' if between() => Some(Joint::Then(Starter::Loser)),
            '~' if between() => Some(Joint::Then(Starter::Winner)),
            _ => None,
        };
        whole = (whole || sign == '/') && joint.is_none();
        found.extend(joint.map(|joint| (at, joint)));
    }
    found
}

/// Whether a text begins with what may be the name of a game.
fn begins(text: &str) -> bool {
    let text = text.trim_start();
    let name = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    name.is_some_and(|end| end > 0 && text[end..].starts_with([':', '/']))
}

/// The texts between those joints that fit, each with its place.
pub fn divided(notation: &str, fits: impl Fn(Joint) -> bool) -> Vec<(usize, &str)> {
    let (mut texts, mut from) = (Vec::new(), 0);
    for (at, _) in joints(notation).into_iter().filter(|(_, joint)| fits(*joint)) {
        texts.push((from, &notation[from..at]));
        from = at + 1;
    }
    texts.push((from, &notation[from..]));
    texts
}

/// Whether a notation is of games one after the other.
///
/// ```
/// use nimscope::games::is_sequence;
///
/// let texts = ["nim/3", "nim/3&nim/4", "nim/3|nim/4", "nim/3~nim/4", "nim/3>nim/4", "graph:a>b/a"];
/// assert_eq!(texts.map(is_sequence), [false, false, true, true, true, false]);
/// ```
pub fn is_sequence(notation: &str) -> bool {
    joints(notation).iter().any(|(_, joint)| *joint != Joint::And)
}

/// The notations of the single games that a notation joins.
///
/// ```
/// use nimscope::games::singles;
///
/// assert_eq!(singles("nim/3&kayles/5|nim/1~nim/2").collect::<Vec<_>>(), ["nim/3", "kayles/5", "nim/1", "nim/2"]);
/// ```
pub fn singles(notation: &str) -> impl Iterator<Item = &str> {
    divided(notation, |_| true).into_iter().map(|(_, text)| text)
}
