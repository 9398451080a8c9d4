//! Any graph as a game: a token goes along the arrows until there is none to follow.
use crate::core::{
    analysis::Convention,
    arrangements::Arrangements,
    budget::Budget,
    card::{Card, Preset, Remarks},
    extras::*,
    loopy::LoopyValue,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    partly::{PartlyValued, PartlyValuedRules},
    phrase::{Phrase, Sign, Verb, Words},
    ruleset::{Ruleset, SolveResult, Workshop},
    scene::*,
    solver::Key,
    why::Why,
};
use labels::labels;
use std::rc::Rc;
use tokens::{Step, Tokens};
use ways::WAYS;

mod drawing;
mod editing;
mod labels;
mod listed;
mod picture;
mod places;
mod sketch;
#[cfg(test)]
mod tests;
mod tokens;
mod unfold;
mod ways;
mod why;

pub use drawing::{Drawing, VertexOrder};
pub use listed::{FARTHEST, Limits, Listed, Spot};
pub use sketch::{Curve, Sketch, WIDE};
pub use unfold::{GraphGame, NoGraph, Unfolded, position_graph, unfold};
pub use ways::ranks;

static MOVE: Verb = Verb::new("Move", "moved", "moves", "move");

/// A graph game (Ferguson, Part I, 3.1 and 3.4): tokens on the vertices of any directed graph, cycles included.
#[derive(Clone)]
pub struct TokenGame {
    graph: Rc<Drawing>,
    labels: Rc<[LoopyValue]>,
    names: Rc<[String]>,
    /// Whether this graph is one component of a larger game.
    joined: bool,
}

impl TokenGame {
    fn on(graph: Drawing) -> Self {
        let (labels, names) = (labels(&graph).into(), graph.names.clone().into());
        Self { labels, names, graph: Rc::new(graph), joined: false }
    }
    fn label(&self, position: &Tokens) -> LoopyValue {
        LoopyValue::sum(position.at.iter().map(|at| &self.labels[*at]))
    }
    /// These rules with tokens on the named vertices; a token whose vertex is missing goes to the first one.
    fn carried(self, names: &[String]) -> (Self, Tokens) {
        let place = |name: &String| self.names.iter().position(|own| own == name).unwrap_or(0);
        let tokens = Tokens::new(names.iter().map(place).collect(), self.names.clone());
        (self, tokens)
    }
}

impl Ruleset for TokenGame {
    type Position = Tokens;
    type Move = Step;
    type Theory = PartlyValued;
    const CARDS: &'static [Card] = &[Card {
        id: "graph",
        name: "Draw a Game",
        short: "Move a token along the arrows of any graph.",
        shelf: "Graphs",
        piece: "vertex",
        group: "graph",
        rules: &[
            (
                "Move",
                "Move a token along an arrow to the vertex where it ends. With several tokens, move one of them. There may be several on a vertex.",
            ),
            (
                "End",
                "When no token can move, play is over. In normal play the player who made the last move wins; in misère play that player loses. If play never ends, it is a draw.",
            ),
            (
                "Value",
                "A vertex without arrows has value 0. Any other has the least number that is not the value of a vertex one arrow on. Where arrows go round in a cycle, some vertices have no value and are marked ∞ (Smith, Fraenkel); play from there may be a draw.",
            ),
            (
                "Editor",
                "To make a graph of your own, open New game and Editor. Arrows start at the first token, the pen. Press another vertex to add an arrow to it or remove it; press the pen’s own vertex for a loop. Choose Pen to put the pen elsewhere. Drag a vertex to move it. Keys: arrow keys go to the nearest vertex, Enter adds or removes an arrow, P puts the pen there, Alt and an arrow key move the vertex, Delete removes it. You can also type the arrows: a>b,c leads from a to b and c, and a@3_7 puts a 3 squares to the right and 7 down.",
            ),
        ],
        source: "Ferguson, Part I, 3.1 and 3.4",
        presets: &[
            Preset {
                name: "Figure 3.2: sixteen positions",
                notation: "graph:a>t1;b>a,t1;c>a;d>c,t2;e>b,c,d;f>t3;g>d,f;h>e,g;i>b,e;j>d,f,g;k>h,i;l>j,k;m>k,l/m",
                about: "After Ferguson 3.3.1: values are found from the ends on.",
            },
            Preset {
                name: "Figure 3.4: a cycle",
                notation: "graph:a>b;b>c;c>a,d;d>e/a",
                about: "Ferguson 3.4: the token goes round for ever, since whoever leaves it loses.",
            },
            Preset {
                name: "Figure 3.4 of Ferguson, and a second cycle",
                notation: "graph:a>b;b>c;c>a,d;d>e;p>q;q>p,r;s>a,p;u>d,s/c+q",
                about: "Two tokens. Alone, the one on c is drawn; beside the other one it wins.",
            },
            Preset {
                name: "Figure 3.1: take-away from ten",
                notation: "graph:1>0;2>0,1;3>0,1,2;4>1,2,3;5>2,3,4;6>3,4,5;7>4,5,6;8>5,6,7;9>6,7,8;10>7,8,9/10",
                about: "Ferguson 3.1: taking 1, 2 or 3 from ten chips. From *k* chips one comes to *k* − 3, *k* − 2 and *k* − 1 if *k* is at least 3, where the text prints 2.",
            },
            Preset {
                name: "Exercise 3.5.9: two in a cycle",
                notation: "graph:a>b,t;b>a/b",
                about: "After Ferguson 3.5, exercise 9: which vertices have a value?",
            },
            Preset {
                name: "Exercise 3.5.9 (a)",
                notation: "graph:a>b;b>c;c>a,d,e;d>e/a",
                about: "After Ferguson 3.5, exercise 9: three in a cycle. Which vertices are P, which N, and what are their values?",
            },
            Preset {
                name: "Exercise 3.5.9 (b)",
                notation: "graph:a>b,e;b>c;c>d,e;d>a/b",
                about: "After Ferguson 3.5, exercise 9: the same with four in a cycle.",
            },
            Preset {
                name: "Exercise 3.5.1, figure 3.5",
                notation: "graph:a>b,c;b>d,e;c>b,e,f;d>g;e>d,g,h;f>e,h;g>h,i;h>i/a",
                about: "After Ferguson 3.5, exercise 1: what is the value of each vertex?",
            },
            Preset {
                name: "Exercise 3.5.9 (c)",
                notation: "graph:a>b;b>c;c>a,d;d>b,e;e>f/a",
                about: "After Ferguson 3.5, exercise 9: two cycles that share an edge. What can be said of the vertices?",
            },
        ],
        keywords: "draw graph digraph arrows vertices vertex cycle loop loopy smith fraenkel token mex",
        typing: "The arrows before the token: graph:a>b;b>a,c/a has arrows from a to b and from b to a and c, and a token on a; several tokens as a+c. A vertex may have a place: a@3_7>b. With @remoteness; or @value; before the arrows the vertices stand in columns. A graph can be joined to other games.",
        remarks: Remarks {
            alone: Some("play may go on for ever where the arrows make a cycle, as these do"),
            ..Remarks::NONE
        },
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        Ok(Self::on(Drawing::read(params)?))
    }
    fn params(&self) -> String {
        self.graph.to_string()
    }
    fn read(&self, text: &str) -> Result<Tokens, NotationError> {
        Tokens::read(text, &self.graph, self.names.clone())
    }
    fn allows(&self, position: &Tokens, mv: &Step) -> bool {
        position.count(mv.from) > 0 && self.graph.followers[mv.from].contains(&mv.to)
    }
    fn moves(&self, position: &Tokens, limit: usize) -> MoveList<Step> {
        let of =
            |from: usize| self.graph.followers[from].iter().map(move |to| Step::new(from, *to, &self.graph));
        let found = MoveList::all(position.places().into_iter().flat_map(of).collect::<Vec<_>>());
        MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total }
    }
    fn theorem(&self, position: &Tokens) -> Option<Nimber> {
        self.label(position).value().map(Nimber)
    }
    fn option(&self, position: &Tokens, mv: &Step) -> Tokens {
        position.moved(mv.from, mv.to)
    }
    fn read_move(&self, text: &str) -> Result<Step, NotationError> {
        Step::read(text, &self.graph)
    }

    fn board(&self, position: &Tokens, seat: SumContext) -> Board {
        Board::Layout(picture::layout(&self.graph, &self.labels, position, seat))
    }
    fn view(&self, position: &Tokens, mv: &Step) -> MoveView {
        let place = Place::default();
        let after = self.option(position, mv);
        let names = &self.graph.names;
        let several = position.at.len() > 1;
        let from = if several { format!("from {} ", names[mv.from]) } else { String::new() };
        let object = Words::text(format!("the token {from}to {}", names[mv.to])).game();
        let one = |n: u64| Span { place, from: n, to: n };
        let mut touches = Vec::new();
        if mv.from != mv.to {
            touches.extend([mv.from, mv.to].map(|at| one(picture::vertex(at))));
            if several && position.count(mv.from) == 1 {
                let arrows = self.graph.followers[mv.from].iter();
                touches.extend(arrows.map(|to| one(picture::arrow(mv.from, *to))));
            }
        }
        let n = if several { picture::arrow(mv.from, mv.to) } else { picture::vertex(mv.to) };
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase {
                short: Words::text(mv.text.replace('-', " → ")),
                ..Phrase::new(MOVE.clone(), Sign::Take, object)
            },
            game: 0,
            groups: vec![place],
            leaves: self.text(&after),
            handles: vec![PieceId { place, n }],
            touches,
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn move_from_pieces(&self, position: &Tokens, handles: &[PieceId]) -> Option<Step> {
        let [piece] = handles else { return None };
        let (from, to) = match picture::read(piece.n)? {
            (None, to) => (position.at.first().copied().filter(|_| position.at.len() == 1)?, to),
            (Some(from), to) => (from, to),
        };
        let there = piece.place == Place::default() && from.max(to) < self.graph.len();
        let step = there.then(|| Step::new(from, to, &self.graph))?;
        self.allows(position, &step).then_some(step)
    }
    fn text(&self, position: &Tokens) -> String {
        let noun = if position.at.len() > 1 { "tokens" } else { "token" };
        format!("{noun} on {}", position.to_string().replace('+', ", "))
    }
    fn latex(&self, position: &Tokens) -> String {
        format!("\\text{{{}}}", self.text(position))
    }

    fn key(&self, position: &Tokens) -> Key {
        position.at.iter().map(|at| *at as u64).collect()
    }
    fn from_key(&self, key: &[u64]) -> Tokens {
        Tokens::new(key.iter().map(|at| *at as usize).collect(), self.names.clone())
    }
    fn solve(&self, position: &Tokens, convention: Convention, _: &mut Budget) -> SolveResult {
        (convention == Convention::Normal).then(|| Ok(self.label(position).outcome()))
    }
    fn distance_to_end(&self, position: &Tokens, convention: Convention) -> Option<u64> {
        let order = || match self.label(position) {
            LoopyValue::Value { found_at: order, .. } => order,
            LoopyValue::Endless(_) => u64::MAX,
        };
        (convention == Convention::Normal).then(order)
    }
    fn why(&self, position: &Tokens, _: usize, convention: Convention, _: SumContext) -> Why {
        match convention {
            Convention::Normal => why::normal(&self.graph, &self.labels, position),
            Convention::Misere => why::misere(),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Tokens {
        let leaves: Vec<usize> =
            (0..self.graph.len()).filter(|at| !self.graph.followers[*at].is_empty()).collect();
        let tokens = rng.usize(1..=usize::from(size.clamp(1, 3)));
        let at = (0..tokens).map(|_| rng.choice(&leaves).copied().unwrap_or(0));
        Tokens::new(at.collect(), self.names.clone())
    }
    fn edit(&self, position: &Tokens, edit: &Edit) -> Result<(Self, Tokens), NotationError> {
        let (graph, names) = editing::edited(&self.graph, &position.at, edit)?;
        let joined = self.joined && graph.is_acyclic();
        let after = Self { joined, ..Self::on(graph) };
        Ok(after.carried(&names))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

impl PartlyValuedRules for TokenGame {
    fn valued(&self, _: &Tokens) -> Option<Self> {
        self.graph.is_acyclic().then(|| Self { joined: true, ..self.clone() })
    }
    fn are_for_sums(&self) -> bool {
        self.joined
    }
    fn loopy(&self, position: &Tokens) -> Option<LoopyValue> {
        (!self.joined).then(|| self.label(position))
    }
}

impl Workshop<Self> for TokenGame {
    fn arrangements(&self) -> Option<Arrangements> {
        let chosen = WAYS.iter().position(|way| *way == self.graph.way);
        chosen.map(|chosen| Arrangements { title: "Vertices", names: ways::NAMES, chosen })
    }
    fn with_arrangement(&self, way: usize) -> Option<Self> {
        let graph = Drawing { way: *WAYS.get(way)?, ..Drawing::clone(&self.graph) };
        Some(Self { graph: Rc::new(graph), ..self.clone() })
    }
}
