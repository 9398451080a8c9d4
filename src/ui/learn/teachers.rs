//! The page for teachers: a list to hand out, sheets to print, and what can be shown to a class.
use super::{
    class_list::{MakeLink, MakeLinkProps},
    load,
};
use crate::learn::{Assignment, Course, SHEETS, SHOWN};
use crate::ui::{
    bar::learn_bar,
    icons::icon,
    shown::{Opening, Shown},
    toast::{Toast, Toasts},
};
use std::rc::Rc;
use yew::prelude::*;

/// Opens the page for teachers.
pub fn open(_path: &str, _query: &str) -> Opening {
    Box::pin(async { Ok(Rc::new(ForTeachers { course: load::course().await? }) as Rc<dyn Shown>) })
}

struct ForTeachers {
    course: Rc<Course>,
}

impl Shown for ForTeachers {
    fn title(&self) -> String {
        "For teachers · Nimscope".into()
    }
    fn view(&self, visit: u32) -> Html {
        html! { <TeachersPage key={visit} course={self.course.clone()} /> }
    }
}

#[derive(Properties, PartialEq)]
struct TeachersProps {
    course: Rc<Course>,
}

#[component]
fn TeachersPage(props: &TeachersProps) -> Html {
    let toast = use_state(|| None::<Toast>);
    let on_say = {
        let toast = toast.setter();
        Callback::from(move |said| toast.set(Some(said)))
    };
    let quiet = {
        let toast = toast.setter();
        Callback::from(move |()| toast.set(None))
    };
    let list = MakeLinkProps { course: props.course.clone(), handed: Assignment::default(), on_say };
    let sheet = |(game, asks, query): &(&str, &str, &str)| {
        html! { <li><a href={format!("#/worksheet?{query}")}><b>{ *game }</b><span class="dim">{ *asks }</span></a></li> }
    };
    let shown =
        |(name, to): &(&'static str, &'static str)| html! { <li><a href={*to}><b>{ *name }</b></a></li> };
    html! { <>
        { learn_bar("#/teachers") }
        <main class="teachers">
            <header><h1>{ "For teachers" }</h1><p>{ "Hand out a list, print a sheet, show a board. There are no accounts, and nothing is sent anywhere." }</p></header>
            <section class="wide" aria-labelledby="hand"><h2 id="hand">{ "A list for your class" }</h2><MakeLink ..list /></section>
            <section aria-labelledby="sheets"><h2 id="sheets">{ "Worksheets" }</h2>
                <p>{ "Positions on paper with room for answers, a key on its own page, and a QR code to each position." }</p>
                <ul class="doors-of">{ for SHEETS.iter().map(sheet) }</ul>
                <a class="btn" href="#/worksheet">{ icon("new") }{ "New worksheet" }</a></section>
            <section aria-labelledby="show"><h2 id="show">{ "On the projector" }</h2>
                <p>{ "Any game, lesson or lab in large: " }<kbd>{ "F" }</kbd>{ " begins and " }<kbd>{ "Esc" }</kbd>{ " ends it. Two teams have points and a clock. In a lesson you enter how many hands are raised for each answer." }</p>
                <ul class="doors-of">{ for SHOWN.iter().map(shown) }</ul></section>
            <section aria-labelledby="keep"><h2 id="keep">{ "What comes back" }</h2>
                <p>{ "Progress stays in each pupil’s browser. Below your list on the course page pupils open a slip: it says what is done, tried and not seen, and is printed or copied as a line. The name is typed on the slip and kept nowhere else." }</p>
                <p>{ "“Export” on the course page saves all progress as a file of a few lines; “Import” joins files." }</p>
                <a class="btn" href="#/learn">{ icon("learn") }{ "To the course" }</a></section>
            <section aria-labelledby="own"><h2 id="own">{ "On your own page" }</h2>
                <p>{ "Embed, beside any game, gives the line that puts it into a page. Share gives links that lock the analysis and the opponent." }</p>
                <a class="btn" href="embed-example.html">{ icon("embed") }{ "Three games in one page" }</a></section>
        </main>
        <Toasts toast={(*toast).clone()} on_done={quiet} />
    </> }
}
