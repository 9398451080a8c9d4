//! The state of the evolution lab, and what can be done with it.
use super::{
    any::AnyGame,
    geometry::{Cube, Plan, Point},
    motion::Motion,
    paint::Look,
};
use crate::labs::Values;
use crate::labs::evolution::{
    Cell, Colouring, FIELDS, Growth, Heading, ISOMETRIC, Pile3, Subject, ThreePilesError, children,
    colouring, generation, generation_of, parents, piles_text, reach, read_three, south, spoken, steps_to,
    subject, texts, turn,
};
use crate::ui::{lab::hold, words};
use gloo::timers::callback::Interval;

/// Everything that the lab shows.
pub struct Lab {
    pub subject: Subject,
    /// The texts of the three fields for the piles.
    pub piles: [String; 3],
    pub plan: Plan,
    pub generation: u16,
    pub colouring: Colouring,
    /// How far the cube is turned and tilted, in degrees.
    pub turned: f64,
    pub tilted: f64,
    /// The cell that is pointed at.
    pub hover: Option<Cell>,
    pub spoken: String,
    pub motion: Motion,
    /// The text of the field for any number of piles.
    pub many: String,
    /// Whether the P-positions born in the current generation are listed.
    pub listed: bool,
    /// Whether all of a long list is shown.
    pub all: bool,
    /// Degrees by which the picture of four piles is turned.
    pub four: f64,
    /// The timer that walks home from P-position to P-position.
    pub walk_timer: Option<Interval>,
    pub any: AnyGame,
    pub growth: Growth,
}

/// The lab and the means to draw it again.
pub type Hold = hold::Hold<Lab>;

impl Lab {
    /// The state that the values of a link ask for.
    pub fn new(link: &Values) -> Self {
        let mut growth = Growth::default();
        let (turned, tilted) = turn(link);
        growth.reach(reach(link).into());
        Self {
            subject: subject(link),
            piles: texts(link),
            plan: Plan { reach: reach(link), south: south(link) },
            generation: generation(link),
            colouring: colouring(link),
            turned: turned.into(),
            tilted: tilted.into(),
            hover: None,
            spoken: String::new(),
            motion: Motion::default(),
            many: link.text("q").into(),
            listed: false,
            all: false,
            four: 20.0,
            walk_timer: None,
            any: AnyGame::new(link.text("a").into()),
            growth,
        }
    }
    pub fn link(&self) -> Values {
        let mut link = Values::new(FIELDS);
        let subject = match self.subject {
            Subject::Three => "three",
            Subject::Piles => "piles",
            Subject::Game => "game",
        };
        link.set("w", subject);
        link.set("q", &self.many);
        link.set("a", &self.any.text);
        link.set("p", self.piles.each_ref().map(|pile| pile.trim()).join(","));
        link.set("n", self.plan.reach.to_string());
        link.set("g", self.generation.to_string());
        link.set("c", if self.colouring == Colouring::Direction { "direction" } else { "generation" });
        link.set("b", if self.plan.south { "4" } else { "3" });
        link.set("r", format!("{}.{}", self.turned.round(), self.tilted.round()));
        link
    }
    pub fn look(&self) -> Look {
        let Self { plan, colouring, generation, turned, .. } = *self;
        Look { plan, colouring, generation, turned, tilted: self.tilt() }
    }
    /// The tilt in degrees; the isometric one is exact rather than rounded.
    pub fn tilt(&self) -> f64 {
        if self.tilted == f64::from(ISOMETRIC) { 35.2644 } else { self.tilted }
    }
    pub fn cube(&self) -> Cube {
        Cube::new(self.plan.reach, self.turned, self.tilt())
    }
    /// The P-position in the three fields.
    pub fn selected(&self) -> Result<Pile3, ThreePilesError> {
        read_three(&self.piles)
    }
    /// Selects a P-position and announces it; the slider advances to its generation if need be.
    pub fn select(&mut self, piles: Pile3) {
        self.piles = piles.map(|pile| pile.to_string());
        let generation = generation_of(piles);
        if generation <= self.plan.reach.into() {
            self.generation = self.generation.max(generation as u16);
        }
        self.spoken = spoken(piles);
    }
    /// Selects a P-position of any number of piles and announces it.
    pub fn select_piles(&mut self, piles: &[u64]) {
        let all = piles_text(piles);
        let (above, below) = (words::count(parents(piles).len() as u64, "parent"), children(piles).len());
        let below = if below == 1 { "1 child".into() } else { format!("{below} children") };
        self.spoken = format!("{all}: {above}, {below}.");
        self.many = all.trim_matches(['(', ')']).into();
        self.all = false;
    }
    /// Turns and tilts the cube by degrees.
    pub fn turn(&mut self, by: f64, up: f64) {
        self.turned = (self.turned + by + 180.0).rem_euclid(360.0) - 180.0;
        self.tilted = (self.tilted + up).clamp(-85.0, 85.0);
    }
    /// Returns the cube to the isometric view.
    pub fn isometric(&mut self) {
        (self.turned, self.tilted) = (0.0, ISOMETRIC.into());
        self.motion.turning = false;
    }
    /// Applies the query of an example to the pictures.
    pub fn show(&mut self, query: &str) {
        let mut link = self.link();
        link.load(query);
        self.set_reach(reach(&link));
        let (turned, tilted) = turn(&link);
        (self.turned, self.tilted) = (turned.into(), tilted.into());
        (self.piles, self.plan.south, self.colouring) = (texts(&link), south(&link), colouring(&link));
        self.generation = generation(&link);
        self.motion = Motion::default();
        if let Ok(piles) = self.selected() {
            self.spoken = spoken(piles);
        }
    }
    /// Changes the number of generations that the slider spans.
    pub fn set_reach(&mut self, reach: u16) {
        self.growth.reach(reach.into());
        let whole = self.generation == self.plan.reach;
        self.plan.reach = reach;
        self.generation = if whole { reach } else { self.generation.min(reach) };
        self.hover = None;
    }
    /// Whether a P-position is born by the current generation, and so is in the pictures.
    pub fn shows(&self, piles: Pile3) -> bool {
        generation_of(piles) <= self.generation.into()
    }
    /// The live cell of the automaton at this point of its picture.
    pub fn cell_at(&self, point: Point) -> Option<Cell> {
        let cell = self.plan.cell(point);
        let legs = steps_to(cell)?;
        let born = legs.iter().map(|leg| leg.0).sum::<u64>();
        let south = legs.first().is_some_and(|leg| leg.1 == Heading::South);
        (born <= self.generation.into() && (self.plan.south || !south)).then_some(cell)
    }
    /// The cell of the P-position nearest to this point of the cube's picture, if one is near.
    pub fn point_at(&self, (x, y): Point) -> Option<Cell> {
        let cube = self.cube();
        let mut best = (16.0f64.max(cube.pitch() * 0.7), None);
        for n in 0..=u32::from(self.generation) {
            for seed in self.growth.generation(n) {
                let at = cube.at(seed.piles.map(u64::from));
                let far = (at.0 - x).abs() + (at.1 - y).abs();
                // Among points at the same place the one born last is drawn on top.
                if far <= best.0 {
                    best = (far, Some((seed.cell.0.into(), seed.cell.1.into())));
                }
            }
        }
        best.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labs::evolution::{FIGURES, position_of};

    fn lab(piles: [&str; 3]) -> Lab {
        let mut values = Values::new(FIELDS);
        values.set("p", piles.join(","));
        Lab::new(&values)
    }

    #[test]
    fn the_slider_follows_what_is_selected() {
        let mut lab = lab(["14", "11", "5"]);
        lab.generation = 3;
        assert!(!lab.shows([14, 11, 5]));
        lab.select([14, 11, 5]);
        assert_eq!((lab.generation, lab.shows([14, 11, 5])), (15, true));
        lab.select([300, 300, 0]);
        assert_eq!(lab.generation, 15);
        lab.set_reach(512);
        assert!(lab.growth.len() == 513 && lab.generation == 15);
    }
    #[test]
    fn figures_are_shown_as_the_paper_has_them() {
        let mut lab = lab(["14", "11", "5"]);
        lab.plan.south = true;
        lab.show(FIGURES[0].1);
        assert_eq!((lab.generation, lab.plan.reach, lab.plan.south), (6, 16, false));
        let cells: usize = (0..=6).map(|n| lab.growth.generation(n).len()).sum();
        assert_eq!(cells, 37);
        lab.show("p=14,11,5&g=16");
        assert_eq!((lab.selected(), lab.generation), (Ok([14, 11, 5]), 16));
    }
    #[test]
    fn both_pictures_point_at_the_same() {
        let lab = lab(["0", "0", "0"]);
        let cube = lab.cube();
        for n in 0..=16 {
            for seed in lab.growth.generation(n) {
                let cell = (seed.cell.0.into(), seed.cell.1.into());
                assert_eq!(lab.cell_at(lab.plan.at(cell)), Some(cell));
                let found = lab.point_at(cube.at(seed.piles.map(u64::from))).unwrap();
                let (x, y) = cube.at(position_of(found).unwrap());
                let (px, py) = cube.at(seed.piles.map(u64::from));
                assert!((x - px).abs() + (y - py).abs() < 0.01);
            }
        }
        assert_eq!(lab.cell_at(lab.plan.at((0, -3))), None);
    }
}
