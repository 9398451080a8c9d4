//! Where in the course something is.
use super::{Brief, Chapter, Course, Lesson, Texts};
use std::{fmt, str::FromStr};

/// How many chapters the course has.
pub const CHAPTERS: usize = 9;

/// A lesson or an exercise: `2.3` is the third lesson of the second chapter, `2e3` the third exercise.
///
/// ```
/// use nimscope::learn::Place;
///
/// let place: Place = "2e3".parse().unwrap();
/// assert_eq!((place.chapter, place.exercise, place.number, place.to_string()), (2, true, 3, "2e3".into()));
/// assert!("2.0".parse::<Place>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// From 1.
    pub chapter: usize,
    pub exercise: bool,
    /// Within the chapter, from 1.
    pub number: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.chapter, if self.exercise { 'e' } else { '.' }, self.number)
    }
}

/// The error of a text that is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPlace;

impl FromStr for Place {
    type Err = NoPlace;
    fn from_str(text: &str) -> Result<Self, NoPlace> {
        let (chapter, number) = text.split_once(['.', 'e']).ok_or(NoPlace)?;
        let read = |text: &str| text.parse().ok().filter(|n: &usize| (1..1000).contains(n)).ok_or(NoPlace);
        Ok(Self { chapter: read(chapter)?, exercise: text.contains('e'), number: read(number)? })
    }
}

impl Brief {
    /// The number that its author gave an exercise: 2 for `Ferguson 2.6.2`.
    pub fn number(&self) -> Option<u32> {
        self.source.rsplit_once('.')?.1.parse().ok()
    }
}

impl Chapter {
    /// Its lessons, or its exercises.
    pub fn briefs(&self, exercises: bool) -> &[Brief] {
        if exercises { &self.exercises } else { &self.lessons }
    }
}

impl Course {
    pub fn chapter(&self, number: usize) -> Option<&Chapter> {
        self.chapters.get(number.checked_sub(1)?)
    }
    pub fn brief(&self, place: Place) -> Option<&Brief> {
        self.chapter(place.chapter)?.briefs(place.exercise).get(place.number.checked_sub(1)?)
    }
    /// All lessons of the course in order.
    pub fn lessons(&self) -> impl Iterator<Item = Place> {
        self.chapters
            .iter()
            .zip(1..)
            .flat_map(|(chapter, number)| places(number, false, chapter.lessons.len()))
    }
    pub fn exercises(&self) -> impl Iterator<Item = Place> {
        self.chapters
            .iter()
            .zip(1..)
            .flat_map(|(chapter, number)| places(number, true, chapter.exercises.len()))
    }
    /// The next lesson after a lesson, the next exercise after an exercise; at the end of a chapter, in a later one.
    pub fn after(&self, place: Place) -> Option<Place> {
        let all: Vec<Place> =
            if place.exercise { self.exercises().collect() } else { self.lessons().collect() };
        all.into_iter().find(|next| *next > place)
    }
}

fn places(chapter: usize, exercise: bool, count: usize) -> impl Iterator<Item = Place> {
    (1..=count).map(move |number| Place { chapter, exercise, number })
}

impl Texts {
    pub fn lesson(&self, place: Place) -> Option<&Lesson> {
        let all = if place.exercise { &self.exercises } else { &self.lessons };
        all.get(place.number.checked_sub(1)?)
    }
}
