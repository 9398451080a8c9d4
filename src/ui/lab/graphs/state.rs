//! The state of the graph lab, and what can be done with it.
use crate::core::{Mistake, NotationError};
use crate::labs::Values;
use crate::labs::graphs::{
    DRAWN, FIELDS, Found, LINKED, LabelKind, LabelVerdict, Picture, Steps, is_listed, is_ready, judge,
    label_kind, labelled, located, picture, read_position, step, vertex_order,
};
use crate::ui::lab::{form::Change, hold};
use std::rc::Rc;

/// The most bytes of a list that the field shows.
const TYPED: usize = 20_000;

/// Why a graph cannot be labelled.
#[derive(Clone, PartialEq)]
pub enum LabellingError {
    /// An error in the list of arrows: line, column, and the error.
    Mistake(usize, usize, NotationError),
    /// An error in the position, or a position that has no graph.
    Position(NotationError),
    Reason(String),
}

/// Everything that the page shows.
pub struct Lab {
    pub values: Values,
    /// The list of arrows where it is too long for the field.
    pub long: Option<Rc<str>>,
    /// The graph that was last read.
    pub found: Option<Rc<Found>>,
    pub unread: Option<LabellingError>,
    /// Whether the rules of the game are still being fetched.
    pub late: bool,
    pub steps: Option<Steps>,
    pub picture: Option<Picture>,
    /// What the lab said of the last label that the reader gave.
    pub judged: Option<LabelVerdict>,
    pub spoken: String,
    /// The first row of the table.
    pub row: usize,
}

pub type Hold = hold::Hold<Lab>;

impl Lab {
    /// The state that the values of a link ask for.
    pub fn new(link: &Values) -> Self {
        let (values, spoken) = (link.clone(), String::new());
        let mut lab = Self {
            values,
            long: None,
            found: None,
            unread: None,
            late: false,
            steps: None,
            picture: None,
            judged: None,
            spoken,
            row: 0,
        };
        lab.read();
        lab
    }
    pub fn label_kind(&self) -> LabelKind {
        label_kind(&self.values)
    }
    /// Reads the list or the position anew.
    pub fn read(&mut self) {
        let read = if is_listed(&self.values) {
            let text = self.long.clone().unwrap_or_else(|| self.values.text("g").into());
            Found::read(&text).map_err(|error| {
                let (line, column) = located(&text, error.at);
                LabellingError::Mistake(line, column, error)
            })
        } else {
            let game = read_position(self.values.text("p")).map_err(LabellingError::Position);
            game.and_then(|game| Found::unfolded(&game).map_err(LabellingError::Reason))
        };
        (self.row, self.judged, self.late) = (0, None, false);
        match read {
            Ok(found) => (self.found, self.unread) = (Some(Rc::new(found)), None),
            // Other errors are shown; that the rules of a game are still being fetched is no error.
            Err(LabellingError::Position(error)) if error.kind == Mistake::NotLoaded => {
                (self.late, self.unread) = (true, None);
            }
            // The earlier graph stays, and the page says that it is an earlier one.
            Err(unread) => self.unread = Some(unread),
        }
        self.label();
    }
    /// Finds the order of the labels anew.
    fn label(&mut self) {
        let kind = self.label_kind();
        self.steps = self.found.as_ref().map(|found| Steps::of(found, kind));
        self.draw();
    }
    fn draw(&mut self) {
        let (kind, order, around) =
            (self.label_kind(), vertex_order(&self.values), self.chosen().unwrap_or(0));
        self.picture = self.found.as_ref().map(|found| picture(found, kind, order, around));
    }
    /// Whether the graph is small enough to be labelled vertex by vertex.
    pub fn is_small(&self) -> bool {
        self.found.as_ref().is_some_and(|found| found.len() <= DRAWN)
    }
    /// The vertex that is chosen.
    pub fn chosen(&self) -> Option<usize> {
        self.found.as_ref()?.find(self.values.text("x"))
    }
    /// How many steps the program has made, and how many there are.
    pub fn made(&self) -> (usize, usize) {
        let most = self.steps.as_ref().map_or(0, Steps::len);
        (if self.is_small() { step(&self.values, most) } else { most }, most)
    }
    /// The vertices that are labelled.
    pub fn labelled(&self) -> Vec<bool> {
        let (Some(found), Some(steps)) = (&self.found, &self.steps) else { return Vec::new() };
        let mut all = vec![false; found.len()];
        steps.upto(self.made().0).iter().for_each(|at| all[*at as usize] = true);
        labelled(&self.values, found).into_iter().for_each(|at| all[at] = true);
        all
    }
    /// Changes values, and finds anew what depends on them.
    pub fn set(&mut self, change: &dyn Fn(&mut Values)) {
        let before = self.values.clone();
        change(&mut self.values);
        let changed = |keys: &[&str]| keys.iter().any(|key| !self.values.is(key, before.text(key)));
        if changed(&["o", "g", "p"]) {
            if changed(&["g"]) {
                self.long = None;
            }
            // Labels and the chosen vertex belong to the old graph, unless the change sets them too.
            let stale = |key: &&str| self.values.is(key, before.text(key));
            let stale: Vec<&str> = ["d", "x"].into_iter().filter(|key| stale(key)).collect();
            stale.into_iter().for_each(|key| self.values.set(key, ""));
            if self.values.text("g").len() > TYPED {
                self.long = Some(self.values.text("g").into());
                self.values.set("g", "");
            }
            self.read();
        } else if changed(&["w", "c"]) {
            if self.values.is("s", before.text("s")) && !self.values.is("s", "all") {
                self.values.set("s", "0");
            }
            self.values.set("d", "");
            self.judged = None;
            self.label();
        } else if changed(&["a", "x"]) {
            self.draw();
        }
    }
    /// Takes the text of a file as the list of arrows.
    pub fn open(&mut self, text: &str) {
        self.values.set("o", "arrows");
        if text.len() > TYPED {
            self.set(&|values| values.set("g", ""));
            self.long = Some(text.into());
            self.read();
        } else {
            self.set(&|values| values.set("g", text));
        }
    }
    /// Whether a link can hold the graph.
    pub fn is_linked(&self) -> bool {
        self.long.is_none() && self.values.text("g").len() <= LINKED || !is_listed(&self.values)
    }
    /// Shows the first `steps` steps of the program, and drops the labels of the reader that these steps give.
    pub fn show_steps(&mut self, steps: usize) {
        let (Some(found), Some(all)) = (self.found.clone(), &self.steps) else { return };
        let most = all.len();
        let made = all.upto(steps);
        let kept = labelled(&self.values, &found).into_iter().filter(|at| !made.contains(&(*at as u32)));
        let kept: Vec<String> = kept.map(|at| found.names[at].clone()).collect();
        let said = all.step_text(&found, self.label_kind(), steps);
        let last = all.step(steps).first().map(|at| found.names[*at as usize].clone());
        self.spoken =
            std::iter::once(said.title).chain(said.lines).collect::<Vec<_>>().join(" ").replace('*', "");
        self.judged = None;
        self.values.set("d", kept.join(","));
        self.values.set("s", if steps >= most { "all".into() } else { steps.to_string() });
        // Where a step labels a vertex alone, that vertex is chosen.
        if let Some(name) = last.filter(|_| self.label_kind().values) {
            self.values.set("x", name);
        }
    }
    /// The next step in which there is something to label.
    pub fn step(&mut self) {
        let labelled = self.labelled();
        let (made, most) = self.made();
        let Some(steps) = &self.steps else { return };
        let open = |step: &usize| steps.step(*step).iter().any(|at| !labelled[*at as usize]);
        let next = (made + 1..=most).find(open);
        self.show_steps(next.unwrap_or(most));
    }
    /// Takes back the reader's last label, or else the program's last step.
    pub fn back(&mut self) {
        let own = self.values.text("d").to_string();
        if own.is_empty() {
            return self.show_steps(self.made().0.saturating_sub(1));
        }
        let rest = own.rsplit_once(',').map_or("", |(rest, _)| rest);
        self.values.set("d", rest);
        self.judged = None;
        self.spoken = "Taken back.".into();
    }
    /// Removes all labels.
    pub fn clear(&mut self) {
        self.values.set("d", "");
        self.show_steps(0);
        self.spoken = "All labels are taken away.".into();
    }
    pub fn choose(&mut self, at: usize) {
        let Some(found) = self.found.clone() else { return };
        let name = found.names[at].clone();
        self.judged = None;
        self.spoken = self.vertex_in_words(&found, at);
        self.set(&|values| values.set("x", name.clone()));
    }
    /// A vertex with its label and its followers, as screen readers hear it.
    fn vertex_in_words(&self, found: &Found, at: usize) -> String {
        let labelled = self.labelled();
        let label = |at: usize| match labelled[at] {
            true => found.label(at, self.label_kind()),
            false => "no label".into(),
        };
        let own = |to: &u32| format!("{} {}", found.names[*to as usize], label(*to as usize));
        let followers: Vec<String> = found.graph.followers(at).iter().take(8).map(own).collect();
        let leads = if followers.is_empty() { "no arrow leads on".into() } else { followers.join(", ") };
        let ready = if is_ready(found, self.label_kind(), &labelled, at) { ", ready" } else { "" };
        format!("Vertex {}, {}{ready}; followers: {leads}", found.names[at], label(at))
    }
    /// Chooses the next vertex whose label follows from the present labels.
    pub fn next_ready(&mut self) {
        let (Some(found), labelled) = (self.found.clone(), self.labelled()) else { return };
        let from = self.chosen().map_or(0, |at| at + 1);
        let mut all = (from..found.len()).chain(0..from);
        match all.find(|at| is_ready(&found, self.label_kind(), &labelled, *at)) {
            Some(at) => self.choose(at),
            None => self.spoken = "No vertex is ready.".into(),
        }
    }
    /// Judges the label that the reader gives to the chosen vertex, and keeps it if it is right.
    pub fn answer(&mut self, answer: &str) {
        let (Some(found), Some(at)) = (self.found.clone(), self.chosen()) else { return };
        let judged = judge(&found, self.label_kind(), &self.labelled(), at, answer);
        self.spoken = judged.text().replace('*', "");
        if matches!(judged, LabelVerdict::Right(_)) {
            let own = self.values.text("d");
            let comma = if own.is_empty() { "" } else { "," };
            let own = format!("{own}{comma}{}", found.names[at]);
            self.values.set("d", own);
        }
        self.judged = Some(judged);
    }
}

impl Hold {
    pub fn ask(&self, change: &dyn Fn(&mut Values)) {
        self.change(&|lab| lab.set(change));
    }
    pub fn set(&self, (key, text): Change) {
        self.ask(&|values| values.set(key, text.clone()));
    }
    /// Loads an example in place of the current question.
    pub fn load(&self, query: &'static str) {
        self.ask(&|values| {
            let mut fresh = Values::new(FIELDS);
            fresh.load(query);
            for field in FIELDS.iter().filter(|field| field.key != "a") {
                values.set(field.key, fresh.text(field.key));
            }
        });
    }
}
