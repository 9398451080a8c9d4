//! The page of worksheets: the choices of what to print, and the sheets in their printed form.
use super::printed::{key, pages};
use crate::games::{library, ready};
use crate::learn::{Sheet, SheetTask, Sizes};
use crate::ui::{
    bar::learn_bar,
    boards,
    copy::CopyButton,
    icons::icon,
    lazy::{self, Fetched},
    route,
};
use futures_util::future::try_join_all;
use gloo::utils::window;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct WorksheetProps {
    pub sheet: Sheet,
}

/// The choices for the number of positions.
const COUNTS: &[usize] = &[4, 8, 12];

/// The choices for new positions.
#[derive(Clone, PartialEq)]
struct Form {
    game: String,
    /// Another game on the same sheet, after the first; empty for none.
    other: String,
    count: usize,
    sizes: Sizes,
}

/// The page of a worksheet.
#[component]
pub fn WorksheetPage(props: &WorksheetProps) -> Html {
    let sheet = use_state(|| props.sheet.clone());
    let form = use_state(|| {
        // An address may hold texts that are no positions.
        let known = |position: &String| {
            let id = position.split(['/', ':']).next().unwrap_or_default();
            library().find(|brief| brief.id == id).map(|brief| brief.id.to_string())
        };
        let mut games = props.sheet.positions.iter().filter_map(known);
        let game = games.next().or_else(|| library().next().map(|brief| brief.id.to_string()));
        let game = game.unwrap_or_default();
        let last = games.next_back().unwrap_or_default();
        let other = if last == game { String::new() } else { last };
        let count = COUNTS.iter().copied().find(|count| *count >= props.sheet.positions.len()).unwrap_or(8);
        let count = if props.sheet.positions.is_empty() { 8 } else { count };
        let count = if other.is_empty() { count } else { count / 2 };
        Form { game, other, count, sizes: Sizes::default() }
    });
    let address = format!("#/worksheet?{}", *sheet);
    use_effect_with(address.clone(), |address| route::replace_hash(address));
    // The number of positions chosen here; none where the address brought a sheet, which is kept as it is.
    let wanted = use_state(|| None::<usize>);
    let make = {
        let (sheet, wanted) = (sheet.clone(), wanted.setter());
        Callback::from(move |form: Form| {
            let (sheet, seed) = (sheet.clone(), route::chance());
            wanted.set(Some(form.count * if form.other.is_empty() { 1 } else { 2 }));
            wasm_bindgen_futures::spawn_local(async move {
                let chosen = [&form.game, &form.other].map(|id| library().find(|brief| brief.id == *id));
                let starts = || chosen.iter().flatten().map(|brief| brief.start);
                if try_join_all(starts().map(ready)).await.is_ok() {
                    let of = |start| Sheet::positions(start, form.sizes, form.count, seed);
                    sheet.set(Sheet { positions: starts().flat_map(of).collect(), ..(*sheet).clone() });
                }
            });
        })
    };
    {
        // A sheet without positions is filled at once.
        let (make, form, empty) = (make.clone(), (*form).clone(), sheet.positions.is_empty());
        use_effect_with((), move |()| {
            if empty {
                make.emit(form);
            }
        });
    }
    let choose = {
        let (form, make) = (form.clone(), make.clone());
        Callback::from(move |new: Form| {
            form.set(new.clone());
            make.emit(new);
        })
    };
    let fetched = use_sheet_rules(&sheet.positions);
    let fresh = {
        let (make, form) = (make.clone(), (*form).clone());
        move |_: MouseEvent| make.emit(form.clone())
    };
    let print = |_: MouseEvent| drop(window().print());
    let few = wanted.is_some_and(|count| (1..count).contains(&sheet.positions.len()));
    html! { <>
        { learn_bar("#/worksheet") }
        <main class="worksheet">
            <section class="worksheet-form" aria-label="Worksheet">
                <h1>{ "Worksheet" }</h1>
                { fields(&form, &choose) }
                { asked(&sheet) }
                <div class="line">
                    <button class="btn pri" onclick={print} disabled={sheet.positions.is_empty()}>{ "Print" }</button>
                    <button class="btn" onclick={fresh}>{ icon("redo") }{ "Other positions" }</button>
                    <CopyButton text={route::whole(&address)} label="Copy link" what="Link" on_toast={Callback::noop()} />
                </div>
                if few { <p role="status">{ format!("Only {} such positions were found.", sheet.positions.len()) }</p> }
                <p class="dim">{ "A4 or Letter, black on white. The link holds the positions: the same sheet for ever." }</p>
            </section>
            <div class="sheets">
                { match fetched {
                    Fetched::Here => html! { <>{ pages(&sheet) }if sheet.key { { key(&sheet) } }</> },
                    waiting => lazy::waiting(waiting),
                } }
            </div>
        </main>
    </> }
}

/// Fetches the rules and the boards of all positions.
#[hook]
fn use_sheet_rules(positions: &[String]) -> Fetched {
    let name = positions.join(";");
    let here = use_state(|| None::<String>);
    let (all, set, known) = (positions.to_vec(), here.setter(), here.as_ref() == Some(&name));
    lazy::use_fetched(name.clone(), known, move || {
        Box::pin(async move {
            try_join_all(all.iter().map(|text| ready(text))).await?;
            let games = all.iter().filter_map(|text| crate::games::open(text).ok());
            for game in games {
                boards::ready(&game.scene()).await?;
            }
            set.set(Some(name));
            Ok(())
        })
    })
}

/// A labelled drop-down list.
fn list(label: &'static str, options: Vec<(String, bool)>, on: impl Fn(usize) + 'static) -> Html {
    let onchange = move |event: Event| {
        let at = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
        usize::try_from(at).ok().into_iter().for_each(&on);
    };
    html! { <label class="field"><span>{ label }</span><select {onchange}>
        { for options.into_iter().map(|(name, selected)| html! { <option {selected}>{ name }</option> }) }
    </select></label> }
}

/// The choices of games, number of positions and size.
fn fields(form: &Form, choose: &Callback<Form>) -> Html {
    let game = {
        let (form, choose) = (form.clone(), choose.clone());
        let options = library().map(|brief| (brief.name.to_string(), brief.id == form.game)).collect();
        list("Game", options, move |at| {
            let id = library().nth(at).map_or("", |brief| brief.id);
            let other = if form.other == id { String::new() } else { form.other.clone() };
            choose.emit(Form { game: id.into(), other, ..form.clone() });
        })
    };
    let other = {
        let (form, choose) = (form.clone(), choose.clone());
        let others = || {
            library().filter({
                let first = form.game.clone();
                move |brief| brief.id != first
            })
        };
        let ids: Vec<&'static str> = others().map(|brief| brief.id).collect();
        let games = others().map(|brief| (brief.name.to_string(), brief.id == form.other));
        let options = std::iter::once(("none".to_string(), form.other.is_empty())).chain(games).collect();
        list("Second game", options, move |at| {
            let id = at.checked_sub(1).and_then(|at| ids.get(at)).copied().unwrap_or_default();
            choose.emit(Form { other: id.into(), ..form.clone() });
        })
    };
    let count = {
        let (form, choose) = (form.clone(), choose.clone());
        let options = COUNTS.iter().map(|count| (count.to_string(), *count == form.count)).collect();
        list(if form.other.is_empty() { "How many" } else { "How many of each" }, options, move |at| {
            choose.emit(Form { count: COUNTS[at.min(COUNTS.len() - 1)], ..form.clone() })
        })
    };
    let sizes = {
        let (form, choose) = (form.clone(), choose.clone());
        let options =
            Sizes::ALL.iter().map(|sizes| (sizes.name().to_string(), *sizes == form.sizes)).collect();
        list("Size", options, move |at| {
            let sizes = Sizes::ALL.get(at).copied().unwrap_or_default();
            choose.emit(Form { sizes, ..form.clone() });
        })
    };
    html! { <>{ game }{ other }{ count }{ sizes }</> }
}

/// The choices of what to ask and what else to print.
fn asked(sheet: &UseStateHandle<Sheet>) -> Html {
    let wants = {
        let sheet = sheet.clone();
        let options =
            SheetTask::ALL.iter().map(|wants| (wants.name().to_string(), *wants == sheet.wants)).collect();
        list("Question", options, move |at| {
            let wants = SheetTask::ALL.get(at).copied().unwrap_or_default();
            sheet.set(Sheet { wants, ..(*sheet).clone() });
        })
    };
    let check = |label: &'static str, checked: bool, with: fn(&mut Sheet, bool)| {
        let sheet = sheet.clone();
        let onchange = move |event: Event| {
            let mut new = (*sheet).clone();
            with(&mut new, event.target_unchecked_into::<HtmlInputElement>().checked());
            sheet.set(new);
        };
        html! { <label class="check"><input type="checkbox" {checked} {onchange} />{ label }</label> }
    };
    html! { <>
        { wants }
        { check("Answers on their own page", sheet.key, |sheet, on| sheet.key = on) }
        { check("QR codes", sheet.codes, |sheet, on| sheet.codes = on) }
    </> }
}
