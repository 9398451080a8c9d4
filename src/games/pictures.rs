//! Green Hackenbush: cut an edge, and what no longer hangs on the ground falls.
use crate::core::{
    analysis::Convention,
    card::Card,
    extras::{Edit, Order, Orders},
    grouped::format_number,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::{NotationError, Scanner},
    phrase::{Consequence, Phrase, Sign, Verb, Words},
    ruleset::{Component, Ruleset, Valued, Workshop, without_params},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::pictures::picture::{MOST_NUMBER, Picture, RootedEdge};
use std::fmt;

mod cards;
pub(crate) mod picture;
mod random;
mod tikz;
mod why;

pub use random::{PictureGoal, Shape, random_picture};

/// Green Hackenbush: any standing edge may be cut (Ferguson, Part I, chapter 6).
#[derive(Clone, Default)]
pub struct Hackenbush;

/// The cut of the edge of this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut(pub u64);

static CUT: Verb = Verb::new("Cut", "cut", "cuts", "cut");

/// The place of the edges.
const LINE: Place = Place { part: 0, group: 0 };

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The spans of ascending numbers.
fn spans(numbers: &[u64]) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for &n in numbers {
        match spans.last_mut() {
            Some(last) if last.to + 1 == n => last.to = n,
            _ => spans.push(Span { place: LINE, from: n, to: n }),
        }
    }
    spans
}

/// "1 edge", "12 edges".
pub fn edges(count: u64) -> String {
    if count == 1 { "1 edge".into() } else { format!("{count} edges") }
}

/// The length of a part that is a stalk.
fn stalk(position: &Picture, part: &[RootedEdge]) -> Option<usize> {
    let free = |dot: u32| !position.drawing().dots[dot as usize].grounded();
    let mut below = None;
    part.iter()
        .all(|hung| {
            let [lower, upper] = hung.ends;
            lower != upper && free(upper) && below.replace(upper).is_none_or(|below| below == lower)
        })
        .then_some(part.len())
}

impl Ruleset for Hackenbush {
    type Position = Picture;
    type Move = Cut;
    type Theory = Valued;
    const CARDS: &'static [Card] = cards::CARDS;

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        without_params(params)
    }
    fn read(&self, text: &str) -> Result<Picture, NotationError> {
        Picture::read(text)
    }
    fn allows(&self, position: &Picture, mv: &Cut) -> bool {
        position.holds(mv.0)
    }
    fn moves(&self, position: &Picture, limit: usize) -> MoveList<Cut> {
        let moves = if limit == 0 { vec![] } else { position.order().take(limit).map(Cut).collect() };
        MoveList { moves, total: position.len() as u64 }
    }
    fn option(&self, position: &Picture, mv: &Cut) -> Picture {
        position.without(mv.0)
    }
    fn read_move(&self, text: &str) -> Result<Cut, NotationError> {
        let mut scan = Scanner::new(text);
        let number = scan.number(MOST_NUMBER, "the number of an edge")?;
        if scan.done() { Ok(Cut(number)) } else { Err(NotationError::syntax(scan.at(), "the end")) }
    }

    fn board(&self, position: &Picture, seat: SumContext) -> Board {
        let card = self.card();
        Board::Graph(position.graph(card.group, card.piece, seat))
    }
    fn view(&self, position: &Picture, mv: &Cut) -> MoveView {
        let gone = position.gone(mv.0);
        let part = position.part_of(mv.0).unwrap_or(0);
        let standing = position.parts().get(part).map_or(0, Vec::len).saturating_sub(gone.len());
        let falls = gone.len().saturating_sub(1) as u64;
        let object = match position.name(mv.0) {
            "" => Words::pieces(self.card().piece, [format_number(mv.0)]),
            name => Words::text(name),
        };
        let left = match falls {
            0 => Consequence::Unsaid,
            1 => Consequence::Also("1 edge falls".into()),
            _ => Consequence::Also(format!("{} edges fall", format_number(falls))),
        };
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase { left, ..Phrase::new(CUT.clone(), Sign::Cut, object.game()) },
            game: 0,
            groups: vec![Place { part: 0, group: part as u16 }],
            leaves: if standing == 0 { String::new() } else { format!("({})", edges(standing as u64)) },
            handles: vec![PieceId { place: LINE, n: mv.0 }],
            touches: spans(&gone),
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn move_from_pieces(&self, _: &Picture, handles: &[PieceId]) -> Option<Cut> {
        let &[PieceId { place, n }] = handles else { return None };
        (place == LINE).then_some(Cut(n))
    }
    fn text(&self, position: &Picture) -> String {
        let parts = position.parts();
        let stalks: Option<Vec<String>> = parts
            .iter()
            .take(13)
            .map(|part| stalk(position, part).map(|length| length.to_string()))
            .collect();
        let titles = (0..parts.len().min(13)).map(|part| position.title(part)).collect::<Vec<_>>();
        match (parts.len(), stalks) {
            (0, _) => "(no edges)".into(),
            (1, Some(stalks)) => format!("(stalk {})", stalks.concat()),
            (2..=12, Some(stalks)) => format!("(stalks {})", stalks.join(", ")),
            (1, None) => format!("({})", edges(position.len() as u64)),
            (2..=12, None) if titles.iter().all(|title| !title.is_empty()) => {
                format!("({})", titles.join(", "))
            }
            _ => format!("({} in {} parts)", edges(position.len() as u64), parts.len()),
        }
    }
    fn title(&self, component: &Picture) -> String {
        component.title(0).into()
    }
    fn latex(&self, position: &Picture) -> String {
        tikz::tikz(&position.graph("", "", SumContext::ALONE))
    }

    fn weight(&self, position: &Picture) -> u64 {
        1 + position.len() as u64 / 4
    }
    fn key(&self, position: &Picture) -> Key {
        position.key()
    }
    fn from_key(&self, key: &[u64]) -> Picture {
        Picture::from_key(key)
    }
    fn components(&self, position: &Picture) -> Vec<Component<Picture>> {
        let one = |(group, position)| Component { position, groups: vec![group as u16] };
        position.separate().into_iter().enumerate().map(one).collect()
    }
    fn theorem(&self, component: &Picture) -> Option<Nimber> {
        Some(Nimber(component.solution().value().into()))
    }
    fn moves_to(&self, component: &Picture, target: Nimber, limit: usize) -> Option<MoveList<Cut>> {
        let Ok(target) = u32::try_from(target.0) else { return Some(MoveList::none()) };
        let cuts = component.solution().cuts_to(target);
        let total = cuts.edges().len() as u64;
        // The cuts are found in the order of the edges, but listed from the ground up.
        let numbers: Vec<u64> = cuts.edges().iter().map(|edge| component.number(*edge)).collect();
        let wins = |n: &u64| numbers.binary_search(n).is_ok();
        let moves =
            if limit == 0 { vec![] } else { component.order().filter(wins).take(limit).map(Cut).collect() };
        Some(MoveList { moves, total })
    }
    fn why(&self, position: &Picture, part: usize, convention: Convention, seat: SumContext) -> Why {
        match convention {
            Convention::Normal => why::why(position, part, seat.number(part)),
            Convention::Misere => Why::default()
                .text(
                    "In misère play values do not add, and neither the colon nor the fusion principle holds.",
                )
                .searched(),
        }
    }
    fn why_move(&self, position: &Picture, mv: &Cut, total: Nimber) -> Option<Why> {
        why::winning(position, mv.0, u32::try_from(total.0).ok()?)
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Picture {
        random::picture(rng, size)
    }
    fn edit(&self, position: &Picture, edit: &Edit) -> Result<(Self, Picture), NotationError> {
        match edit {
            Edit::Draw { part: 0, graph } => Ok((Self, Picture::drawn(graph)?)),
            Edit::Arrange { part: 0 } => Ok((Self, position.arranged()?)),
            _ => Err(NotationError::not_allowed(0, "a drawing")),
        }
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

impl Workshop<Self> for Hackenbush {
    fn orders(&self) -> Option<&'static Orders> {
        Some(&random::ORDERS)
    }
    fn order(&self, seed: u64, order: &Order) -> Option<Picture> {
        Some(random::ordered(seed, order))
    }
}
