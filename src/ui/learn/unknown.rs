//! The page for a link to a lesson that does not exist.
use crate::learn::Course;
use crate::ui::shown::{Opening, Shown, opened};
use crate::ui::{bar::learn_bar, icons::reticle64, route};
use std::rc::Rc;
use yew::prelude::*;

/// The most characters of the name that the page repeats.
const LONGEST_NAME: usize = 40;

/// Says which lesson is unknown, and links to the existing ones.
pub fn open(named: String, course: Rc<Course>) -> Opening {
    opened(ShownUnknownLesson { named: route::plain(&named).chars().take(LONGEST_NAME).collect(), course })
}

struct ShownUnknownLesson {
    named: String,
    course: Rc<Course>,
}

impl Shown for ShownUnknownLesson {
    fn title(&self) -> String {
        "Not found · Nimscope".into()
    }
    fn view(&self, _visit: u32) -> Html {
        let said = match self.named.as_str() {
            "" => "The link names no lesson.".to_string(),
            named => format!("There is no lesson or exercise “{named}”."),
        };
        let (lessons, exercises) = (self.course.lessons().count(), self.course.exercises().count());
        html! { <>
            { learn_bar("#/learn") }
            <main><div class="state page" role="alert">
                { reticle64("reticle dash") }
                <h1>{ "This link names a lesson that we do not know" }</h1>
                <p>{ said }</p>
                <p class="dim">{ format!("There are {lessons} lessons, such as 2.3, and {exercises} exercises, such as 2e3.") }</p>
                <div class="line"><a class="btn pri" href="#/learn">{ "All lessons" }</a></div>
            </div></main>
        </> }
    }
}
