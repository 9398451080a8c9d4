//! The form in which a teacher puts a list for a class together and gets its link. It is a separate part of the
//! program, with the code that draws QR codes, since few visitors of the course open it.
use super::{handed::link, item::named};
use crate::learn::{Assignment, Course, Help, Item, MOST_HANDED, Place};
use crate::ui::{
    copy::CopyButton,
    dialog::Dialog,
    dialogs::form::segment,
    icons::icon,
    lazy::{Draw, lazy_part},
    qr::Qr,
    route,
    toast::Toast,
};
use std::rc::Rc;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

crate::parts! {
    static CLASS_LIST in class_list: Draw<MakeLinkProps> = draw;
}

/// The part of the program with the form.
pub fn part() -> &'static str {
    CLASS_LIST.name()
}

fn draw(props: Rc<MakeLinkProps>) -> Html {
    html! { <MakeLink ..(*props).clone() /> }
}

/// The place of the form, which is fetched when the reader opens it.
#[component]
pub fn ClassList(props: &MakeLinkProps) -> Html {
    let open = {
        let first = !props.handed.is_empty();
        use_state(move || first)
    };
    let ontoggle = {
        let open = open.setter();
        move |event: Event| open.set(event.target_unchecked_into::<web_sys::Element>().has_attribute("open"))
    };
    html! {
        <details class="make-link" open={*open} {ontoggle}>
            <summary>{ icon("forward") }{ "A list for your class" }</summary>
            if *open { { lazy_part(&CLASS_LIST, props.clone()) } }
        </details>
    }
}

#[derive(Clone, Properties, PartialEq)]
pub struct MakeLinkProps {
    pub course: Rc<Course>,
    /// The list in the address, to edit further.
    pub handed: Assignment,
    pub on_say: Callback<Toast>,
}

/// The choices of how many hints a question offers.
const HINTS: [(&str, usize); 3] = [("None", 0), ("The first", 1), ("All", usize::MAX)];

#[derive(Properties, PartialEq)]
struct LargeProps {
    address: String,
    on_close: Callback<()>,
}

/// The QR code of a list as large as the window, with its address, for the projector.
#[component]
fn Large(props: &LargeProps) -> Html {
    html! {
        <Dialog title="Open this list" on_close={props.on_close.clone()} wide={true}>
            <div class="large-code"><Qr text={props.address.clone()} /><p>{ props.address.clone() }</p></div>
        </Dialog>
    }
}

/// The form that puts a list together and gives its link.
#[component]
pub fn MakeLink(props: &MakeLinkProps) -> Html {
    let MakeLinkProps { course, handed, on_say } = props;
    let chosen = use_state(|| handed.clone());
    let is_large = use_state(|| false);
    let node = use_node_ref();
    let units: Vec<Item> = course.lessons().chain(course.exercises()).map(Item::Lesson).collect();
    let drills: Vec<Item> = crate::learn::Drill::ALL
        .iter()
        .map(|drill| Item::Drill { drill: *drill, seed: 0, level: None })
        .collect();
    let all: Vec<Item> = units.into_iter().chain(drills).collect();
    let option = |item: &Item| {
        let name = match item {
            Item::Drill { drill, .. } => format!("Drill: {}", drill.name()),
            Item::Lesson(_) => named(course, *item).map_or_else(String::new, |(name, _)| name),
        };
        html! { <option selected={all.first() == Some(item)}>{ name }</option> }
    };
    let group = |label: &'static str, of: &dyn Fn(&Item) -> bool| {
        html! { <optgroup {label}>{ for all.iter().filter(|item| of(item)).map(option) }</optgroup> }
    };
    let exercise = |item: &Item| matches!(item, Item::Lesson(Place { exercise: true, .. }));
    let lesson = |item: &Item| matches!(item, Item::Lesson(Place { exercise: false, .. }));
    let add = {
        let (node, chosen, all) = (node.clone(), chosen.clone(), all.clone());
        move |_: MouseEvent| {
            let at = node.cast::<HtmlSelectElement>().map(|select| select.selected_index());
            let Some(item) = at.and_then(|at| all.get(usize::try_from(at).ok()?)) else { return };
            let item = match *item {
                // A fixed seed gives everyone the same questions.
                Item::Drill { drill, level, .. } => {
                    Item::Drill { drill, seed: route::chance() % 10_000, level }
                }
                lesson => lesson,
            };
            if !chosen.items.contains(&item) {
                chosen.set(chosen.toggled(item));
            }
        }
    };
    let row = |item: &Item| {
        let name = named(course, *item).map_or_else(String::new, |(name, _)| name);
        let (chosen, item) = (chosen.clone(), *item);
        html! {
            <li><span class="title">{ name.clone() }</span>
                <button class="btn icon quiet" aria-label={format!("Remove {name}")} onclick={move |_| chosen.set(chosen.toggled(item))}>{ icon("close") }</button></li>
        }
    };
    let address = route::whole(&link(&chosen));
    let large = {
        let large = is_large.setter();
        Callback::from(move |on: bool| large.set(on))
    };
    let Help { hints, answers } = chosen.help;
    let helps = {
        let chosen = chosen.clone();
        move |help: Help| chosen.set(Assignment { help, ..(*chosen).clone() })
    };
    let (on_hints, on_answers) = (helps.clone(), helps);
    let some = HINTS.map(|(name, _)| name.to_string());
    let at = HINTS.iter().position(|(_, most)| *most == hints).unwrap_or(HINTS.len() - 1);
    let on_hints = Callback::from(move |at: usize| on_hints(Help { hints: HINTS[at].1, answers }));
    let hidden = ["Hidden", "On request"].map(String::from);
    let on_answers = Callback::from(move |at: usize| on_answers(Help { hints, answers: at == 1 }));
    html! {
        <>
            <p class="dim">{ "Put lessons, exercises and drills in order. The link holds the list; a drill has the same questions for all." }</p>
            <div class="line">
                <select ref={node} aria-label="Lesson, exercise or drill">
                    { group("Lessons", &lesson) }{ group("Exercises", &exercise) }{ group("Drills", &|item| matches!(item, Item::Drill { .. })) }
                </select>
                <button class="btn" onclick={add} disabled={chosen.items.len() >= MOST_HANDED}>{ "Add" }</button>
            </div>
            if !chosen.items.is_empty() {
                <div class="hand-out">
                    <div>
                        <ol class="chosen" aria-label="In the list">{ for chosen.items.iter().map(row) }</ol>
                        <div class="line helps-of">
                            { segment("Hints", "hints-of", &some, at, on_hints) }
                            { segment("Answers", "answers-of", &hidden, usize::from(answers), on_answers) }
                        </div>
                        <div class="line">
                            <CopyButton text={address.clone()} label="Copy link" what="Link" on_toast={on_say.clone()} />
                            <a class="btn" href={link(&chosen)}>{ "Open" }</a>
                            <button class="btn" onclick={large.reform(|_: MouseEvent| true)}>{ icon("present") }{ "Show large" }</button>
                        </div>
                    </div>
                    <Qr text={address.clone()} />
                </div>
                if *is_large { <Large {address} on_close={large.reform(|()| false)} /> }
            }
        </>
    }
}
