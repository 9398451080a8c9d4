//! Learn: the course and its lessons.
mod answer;
mod answer_verdict;
mod begins;
mod beside;
mod cases;
mod chapters;
mod class_list;
mod conjectures;
mod course;
mod course_keys;
mod drill;
mod formula;
mod given_answer;
mod handed;
mod helps;
mod here;
mod item;
mod lesson;
mod load;
mod moved;
mod papers;
mod printed;
mod record;
mod results;
mod room;
mod slip;
mod stage;
mod step;
mod step_board;
mod step_keys;
mod tabs;
mod teachers;
mod text;
mod trial;
mod unfold;
mod unknown;
mod vote;
mod walk;
mod worksheet;

pub use teachers::open as open_teachers;

use super::{
    route,
    shown::{Opening, Shown, opened},
};
use crate::core::NotationError;
use crate::learn::{
    Assignment, CHAPTERS, Conjecture, Course, Help, Item, Place, Sheet, Texts,
    formula::{Checking, begin},
    proof::{self, Proof},
};
use futures_util::future::join;
use std::rc::Rc;
use yew::prelude::*;

/// Finds a proof by its id.
type Find = fn(&str) -> Option<&'static dyn Proof>;
/// Begins to check a formula.
type Begin = fn(&Conjecture, &str) -> Result<Box<dyn Checking>, NotationError>;

crate::parts! {
    static PROOFS in proofs: Find = proof::named;
    static FORMULAS in formulas: Begin = begin;
}

/// The parts of the program that these pages fetch on demand: the proofs that play, the language of formulas, and the
/// form for lists.
pub fn asked_parts() -> Vec<&'static str> {
    vec![PROOFS.name(), FORMULAS.name(), class_list::part(), walk::part()]
}

/// Opens the course page.
pub fn open(_path: &str, query: &str) -> Opening {
    let given =
        query.split('&').find_map(|field| field.strip_prefix("t=")).map(Assignment::each).unwrap_or_default();
    let help = Assignment::read(query).help;
    Box::pin(async move {
        Ok(Rc::new(ShownCourse { course: load::course().await?, given, help }) as Rc<dyn Shown>)
    })
}

/// Opens a drill.
pub fn open_drill(_path: &str, query: &str) -> Opening {
    opened(Practice(drill::DrillSettings::read(query, route::chance())))
}

/// Opens a worksheet.
pub fn open_worksheet(_path: &str, query: &str) -> Opening {
    opened(Printable(Sheet::read(query)))
}

/// Opens a lesson or an exercise.
pub fn open_lesson(_path: &str, query: &str) -> Opening {
    let field =
        |name: &str| query.split('&').find_map(|field| field.strip_prefix(name)).map(ToString::to_string);
    let (named, step) = (field("l=").unwrap_or_default(), field("s="));
    let handed = Assignment::read(query);
    let presented = field("p=").is_some();
    Box::pin(async move {
        let place: Option<Place> = named.parse().ok();
        // The list of chapters and the text of this chapter are fetched together, since neither request depends on the
        // other. A chapter that does not exist is not requested.
        let texts = async {
            match place.filter(|place| place.chapter <= CHAPTERS) {
                Some(place) => load::texts(place.chapter).await.map(Some),
                None => Ok(None),
            }
        };
        let (course, texts) = join(load::course(), texts).await;
        let course = course?;
        let Some(place) = place.filter(|place| course.brief(*place).is_some()) else {
            return unknown::open(named, course).await;
        };
        let Some(texts) = texts? else { return unknown::open(named, course).await };
        let step = step.and_then(|text| text.parse::<usize>().ok()).and_then(|step| step.checked_sub(1));
        Ok(Rc::new(ShownLesson { course, texts, place, step, handed, presented }) as Rc<dyn Shown>)
    })
}

/// The page of a drill.
struct Practice(drill::DrillSettings);

impl Shown for Practice {
    fn title(&self) -> String {
        "Drills · Nimscope".into()
    }
    fn view(&self, visit: u32) -> Html {
        html! { <drill::DrillPage key={visit} asked={self.0.clone()} /> }
    }
}

/// The page of a worksheet.
struct Printable(Sheet);

impl Shown for Printable {
    fn title(&self) -> String {
        "Worksheet · Nimscope".into()
    }
    fn view(&self, visit: u32) -> Html {
        html! { <worksheet::WorksheetPage key={visit} sheet={self.0.clone()} /> }
    }
}

/// The course page, with the list in its address.
struct ShownCourse {
    course: Rc<Course>,
    given: Vec<Result<Item, String>>,
    help: Help,
}

impl Shown for ShownCourse {
    fn title(&self) -> String {
        "Course · Nimscope".into()
    }
    fn view(&self, visit: u32) -> Html {
        html! { <course::CoursePage key={visit} course={self.course.clone()} given={self.given.clone()} help={self.help} /> }
    }
}

/// The page of a lesson, with the step that the address names.
struct ShownLesson {
    course: Rc<Course>,
    texts: Rc<Texts>,
    place: Place,
    step: Option<usize>,
    /// The list that the lesson belongs to; empty where it was not handed out.
    handed: Assignment,
    /// Whether the lesson begins as a presentation.
    presented: bool,
}

impl Shown for ShownLesson {
    fn title(&self) -> String {
        let title = self.course.brief(self.place).map_or("Lesson", |brief| &brief.title);
        format!("{title} · Nimscope")
    }
    fn view(&self, visit: u32) -> Html {
        let (course, texts) = (self.course.clone(), self.texts.clone());
        html! { <lesson::LessonPage key={visit} {course} {texts} place={self.place} step={self.step} handed={self.handed.clone()} presented={self.presented} /> }
    }
}

/// The address of a lesson.
fn address(place: Place) -> String {
    format!("#/lesson?l={place}")
}
