//! How far somebody has come.
use super::{Course, Place};
use std::{collections::BTreeMap, fmt};

/// What has become of a step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Mark {
    #[default]
    New,
    /// Answered wrongly, or the answer was shown.
    Tried,
    Done,
}

impl Mark {
    fn letter(self) -> char {
        match self {
            Self::New => '-',
            Self::Tried => 't',
            Self::Done => 'd',
        }
    }
    fn of(letter: char) -> Option<Self> {
        [Self::New, Self::Tried, Self::Done].into_iter().find(|mark| mark.letter() == letter)
    }
}

/// What has become of the steps of all lessons. It is kept as text, a line for each: `2.3 ddt--`.
///
/// ```
/// use nimscope::learn::{Mark, Place, Progress};
///
/// let mut progress = Progress::read("2.3 dt\nwhatever\n");
/// let place: Place = "2.3".parse().unwrap();
/// progress.note(place, 1, Mark::Done);
/// assert_eq!(progress.to_string(), "2.3 dd\n");
/// assert_eq!(progress.of(place, 2), Mark::Done);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress(BTreeMap<Place, Vec<Mark>>);

/// Most steps that are remembered of a lesson.
const MOST: usize = 40;

impl Progress {
    /// Reads lines; those that cannot be read are passed over.
    pub fn read(text: &str) -> Self {
        let line = |line: &str| {
            let (place, marks) = line.trim().split_once(' ')?;
            let marks: Option<Vec<Mark>> = marks.chars().take(MOST).map(Mark::of).collect();
            Some((place.parse().ok()?, marks?))
        };
        Self(text.lines().filter_map(line).collect())
    }
    /// Notes what became of a step, counted from 0; a better mark that it had stays.
    pub fn note(&mut self, place: Place, step: usize, mark: Mark) {
        if step >= MOST {
            return;
        }
        let marks = self.0.entry(place).or_default();
        if marks.len() <= step {
            marks.resize(step + 1, Mark::New);
        }
        marks[step] = marks[step].max(mark);
    }
    /// Takes over the better marks of another progress.
    pub fn join(&mut self, other: &Self) {
        for (place, marks) in &other.0 {
            marks.iter().enumerate().for_each(|(step, mark)| self.note(*place, step, *mark));
        }
    }
    pub fn step(&self, place: Place, step: usize) -> Mark {
        self.0.get(&place).and_then(|marks| marks.get(step)).copied().unwrap_or_default()
    }
    /// What has become of a lesson of so many steps.
    pub fn of(&self, place: Place, steps: usize) -> Mark {
        let marks = (0..steps).map(|step| self.step(place, step));
        if marks.clone().all(|mark| mark == Mark::Done) {
            Mark::Done
        } else if marks.clone().any(|mark| mark != Mark::New) {
            Mark::Tried
        } else {
            Mark::New
        }
    }
    /// The first step that is not done; 0 where all are.
    pub fn next_step(&self, place: Place, steps: usize) -> usize {
        (0..steps).find(|step| self.step(place, *step) != Mark::Done).unwrap_or(0)
    }
    /// Whether nothing was done yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// The lesson to go on with: the first that was begun and not finished, else the first that was not begun.
    pub fn next(&self, course: &Course) -> Option<Place> {
        let steps = |place: &Place| course.brief(*place).map_or(0, |brief| brief.steps);
        let find = |mark: Mark| course.lessons().find(|place| self.of(*place, steps(place)) == mark);
        find(Mark::Tried).or_else(|| find(Mark::New))
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, marks) in &self.0 {
            let marks: String = marks.iter().map(|mark| mark.letter()).collect();
            writeln!(f, "{place} {marks}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::{Brief, Chapter};

    fn place(text: &str) -> Place {
        text.parse().unwrap()
    }

    #[test]
    fn the_better_state_wins() {
        let mut progress = Progress::read("1.1 dt-\n1e1 t");
        progress.join(&Progress::read("1.1 -dt\n2.1 d"));
        assert_eq!(progress.to_string(), "1.1 ddt\n1e1 t\n2.1 d\n");
        assert_eq!(progress.of(place("1.1"), 3), Mark::Tried);
        assert_eq!((progress.of(place("2.1"), 1), progress.of(place("2.1"), 2)), (Mark::Done, Mark::Tried));
        assert_eq!(progress.next_step(place("1.1"), 3), 2);
    }

    #[test]
    fn what_is_no_progress_is_passed_over() {
        let text = "\n1.1\n1.1 x\n0.1 d\n1.1000 d\nabc d\n1.2 d\n";
        assert_eq!(Progress::read(text).to_string(), "1.2 d\n");
        let mut progress = Progress::default();
        progress.note(place("1.1"), 1_000_000, Mark::Done);
        assert!(progress.is_empty());
    }

    #[test]
    fn one_goes_on_where_one_was() {
        let brief = |title: &str| Brief {
            title: title.into(),
            source: "Ferguson 1.5.2".into(),
            minutes: 5,
            steps: 2,
        };
        let chapter = Chapter {
            title: String::new(),
            aim: String::new(),
            source: String::new(),
            lessons: vec![brief("a"), brief("b")],
            exercises: vec![brief("c")],
        };
        let course = Course { chapters: vec![chapter.clone(), chapter] };
        let next = |text| Progress::read(text).next(&course).map(|place| place.to_string());
        assert_eq!(next(""), Some("1.1".into()));
        assert_eq!(next("1.1 dd"), Some("1.2".into()));
        assert_eq!(next("2.1 d"), Some("2.1".into()));
        assert_eq!(next("1.1 dd\n1.2 dd\n2.1 dd\n2.2 dd"), None);
        assert_eq!(course.brief(place("1e1")).and_then(Brief::number), Some(2));
        assert_eq!(course.after(place("1.2")), Some(place("2.1")));
        assert_eq!(course.after(place("1e1")), Some(place("2e1")));
        assert_eq!(course.after(place("2.2")), None);
    }
}
