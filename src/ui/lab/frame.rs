//! What the pages of the lab share: the bar with the link to the current state, the address that follows that state,
//! links between the pages, the form with its examples and files, and the progress of a calculation.
use super::{
    files::{B_FILE, CERTIFICATE, File, Files},
    form::Form,
    presenting::use_presenting,
    share,
};
use crate::labs::{Examples, Field, Kind, Values};
use crate::ui::{
    bar::lab_bar,
    cited::cited,
    further::Further,
    heard::Settled,
    icons::icon,
    reveal::reveal,
    route,
    stops::Stops,
    term::{Mark, explained, explaining},
    toast::{Toast, Toasts},
};
use gloo::timers::callback::Timeout;
use std::{cell::RefCell, rc::Rc};
use web_sys::Element;
use yew::prelude::*;

/// Milliseconds until the address is updated after a change.
const SETTLE: u32 = 250;

/// The words that labs mark and explain, each with its glossary term.
pub const TERMS: &[Mark] = &[
    ("Grundy values", "grundy-value"),
    ("P-positions", "p-position"),
    ("lost", "p-position"),
    ("period", "period"),
    ("saltus", "saltus"),
    ("exception", "exception"),
    ("exceptions", "exception"),
];

/// A page of the lab.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LabPage {
    pub path: &'static str,
    /// The short name of the page in the bar, and its full title.
    pub name: &'static str,
    pub title: &'static str,
    /// What the page is for, in one line.
    pub about: &'static str,
}

impl LabPage {
    /// The address fragment of this page in the state that `link` describes.
    pub fn hash(&self, link: &str) -> String {
        format!("#/{}?{link}", self.path)
    }
}

/// What the component of each page is given.
#[derive(Properties, PartialEq)]
pub struct LabProps {
    /// The values that the address gives when the lab is opened.
    pub link: Values,
    /// All pages of the lab.
    pub labs: &'static [LabPage],
}

/// The progress of a calculation.
#[derive(Clone, PartialEq)]
pub struct Progress {
    /// What is being done, such as "Checking n = 1000".
    pub text: Html,
    /// The part that is done, in per cent, where that is known.
    pub share: Option<usize>,
    pub on_cancel: Callback<()>,
}

#[derive(Properties, PartialEq)]
pub struct LabFrameProps {
    pub page: LabPage,
    /// All pages.
    pub labs: &'static [LabPage],
    /// A line to show in place of the page's own `about`.
    #[prop_or_default]
    pub about: Option<&'static str>,
    pub form: Form,
    pub class: &'static str,
    /// Contents to show in place of the controls of these fields; `None` leaves the field out of the form.
    #[prop_or_default]
    pub own: Vec<(&'static str, Option<Html>)>,
    /// The keys of the fields that narrow screens show below the results.
    #[prop_or(&[])]
    pub later: &'static [&'static str],
    #[prop_or(&[])]
    pub examples: Examples,
    /// The source of the examples and their numbers, as a caption.
    #[prop_or_default]
    pub examples_of: &'static str,
    #[prop_or_default]
    pub on_example: Callback<&'static str>,
    /// Further sections of the form.
    #[prop_or_default]
    pub more: Html,
    /// Buttons at the end of the form.
    #[prop_or_default]
    pub ends: Html,
    #[prop_or_default]
    pub files: Vec<File>,
    #[prop_or_default]
    pub on_submit: Callback<()>,
    #[prop_or_default]
    pub on_key: Callback<KeyboardEvent>,
    /// The title of the earlier question whose results are still shown while the current one cannot be read.
    #[prop_or_default]
    pub stale_title: Option<String>,
    /// The result in words, shown above the pictures.
    #[prop_or_default]
    pub verdict: Option<Html>,
    #[prop_or_default]
    pub progress: Option<Progress>,
    /// What screen readers announce.
    #[prop_or_default]
    pub spoken: String,
    pub children: Html,
}

/// A page of the lab.
#[component]
pub fn LabFrame(props: &LabFrameProps) -> Html {
    let onsubmit = props.on_submit.reform(|event: SubmitEvent| event.prevent_default());
    let on_key = props.on_key.clone();
    let asked = props.form.values.fields().iter().filter(|field| (field.when)(&props.form.values));
    let (asked, later): (Vec<_>, Vec<_>) = asked.partition(|field| !props.later.contains(&field.key));
    let sections = |fields: Vec<&'static Field>| {
        fields.into_iter().filter_map(|field| section(props, field)).collect::<Html>()
    };
    let examples = props.examples;
    let on_example = props.on_example.reform(move |at: usize| examples[at].1);
    let ends = props.ends != Html::default() || !props.files.is_empty();
    let former = props.stale_title.as_ref().map(|shown| format!("This cannot be read. Still shown: {shown}"));
    let head = former.is_some() || props.verdict.is_some() || props.progress.is_some();
    let side = use_node_ref();
    html! { <>
        <Top page={props.page} link={props.form.values.to_string()} labs={props.labs}/>
        <main class={classes!("lab", props.class, former.is_some().then_some("stale"))} onkeydown={move |event| on_key.emit(event)}>
            <form class="side" ref={side.clone()} {onsubmit}>
                <div class="asked">
                    <div class="sec"><h1>{ props.page.title }</h1><p class="dim">{ explaining(props.about.unwrap_or(props.page.about), TERMS) }</p></div>
                    { sections(asked) }
                </div>
                <div class="later">
                    { sections(later) }
                    if ends { <div class="sec end">{ props.ends.clone() }<Files files={props.files.clone()}/></div> }
                    { files_explained(&props.files) }
                    if !props.examples.is_empty() { <div class="sec"><h2>{ "Try" }</h2><Stops label="Try" class="presets" names={named(examples)} on_pick={on_example} />
                        if !props.examples_of.is_empty() { <p class="caption">{ cited(props.examples_of) }</p> }</div> }
                    { props.more.clone() }
                </div>
                <Further panel={side} />
            </form>
            <div class="main" role="group" aria-label="Results" tabindex="-1">
                if head { <section class="head" aria-label="Result">{ for former.map(|text| html! { <p class="former">{ icon("warn") }<span>{ text }</span></p> }) }{ props.verdict.clone() }if let Some(done) = &props.progress { { progress(done) } }</section> }
                { props.children.clone() }
            </div>
            // Announced once typing pauses, since results change with each letter that is typed.
            <Settled text={Some(props.spoken.clone())} />
        </main>
    </> }
}

/// Explains the kinds of files whose labels do not explain themselves.
fn files_explained(files: &[File]) -> Html {
    let has = |label: &str| files.iter().any(|file| file.label == label);
    let list = has(B_FILE).then(
        || html! { <>{ "A b-file is a list in the " }{ explained("b-file", "form of the OEIS") }{ ". " }</> },
    );
    let proof = has(CERTIFICATE).then(|| html! { <>{ "A " }{ explained("certificate", "certificate") }{ " lets other programs check the result." }</> });
    html! { if list.is_some() || proof.is_some() { <div class="sec"><p class="dim small">{ list }{ proof }</p></div> } }
}

/// The names of the examples.
pub fn named(examples: Examples) -> Vec<&'static str> {
    examples.iter().map(|(name, _)| *name).collect()
}

/// The section of the form that holds a field. Its key keeps the focus in place when further fields appear.
fn section(props: &LabFrameProps, field: &'static Field) -> Option<Html> {
    let own = props.own.iter().find(|(key, _)| *key == field.key).map(|(_, own)| own.clone());
    let usual = || (!matches!(field.kind, Kind::Hidden)).then(|| props.form.field(field.key));
    let inside = own.unwrap_or_else(usual)?;
    Some(html! { <div key={field.key} class="sec">{ inside }</div> })
}

/// The progress of a calculation, with a button that cancels it.
pub fn progress(progress: &Progress) -> Html {
    let share = progress.share.map(|share| share.min(100).to_string());
    let onclick = progress.on_cancel.reform(|_: MouseEvent| ());
    html! {
        <div class="prog">
            <span class="dim">{ progress.text.clone() }</span>
            if let Some(share) = share {
                <span class="progress-track" role="progressbar" aria-label="Calculated" aria-valuemin="0" aria-valuemax="100" aria-valuenow={share.clone()}><i style={format!("width:{share}%")}></i></span>
                <b>{ share }{ "%" }</b>
            }
            <button type="button" class="btn" {onclick}>{ icon("close") }{ "Cancel" }</button>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct TopProps {
    pub page: LabPage,
    /// The state of the page as the query of a link.
    pub link: String,
    pub labs: &'static [LabPage],
}

/// The address to be shown next, and the timer that will show it.
#[derive(Default)]
struct PendingAddress {
    hash: Option<String>,
    timer: Option<Timeout>,
}

/// The bar of a lab, the sharing dialog and the messages. The address follows the link, except when the page has just
/// been opened.
#[component]
pub fn Top(props: &TopProps) -> Html {
    let sharing = use_state(|| false);
    let toast = use_state(|| None::<Toast>);
    let kept = use_mut_ref(PendingAddress::default);
    let present = use_presenting(props.page.title);
    let links = use_node_ref();
    // On narrow screens the row of links is wider than the bar: scroll to the current page's link.
    use_effect_with((links.clone(), props.page.path), |(links, _)| {
        let here = links.cast::<Element>().and_then(|links| links.query_selector("[aria-current]").ok()?);
        here.iter().for_each(reveal);
    });
    let hash = props.page.hash(&props.link);
    use_effect_with(hash.clone(), move |hash| follow(&kept, hash));
    let share = {
        let sharing = sharing.setter();
        Callback::from(move |()| sharing.set(true))
    };
    let on_done = {
        let toast = toast.setter();
        Callback::from(move |()| toast.set(None))
    };
    let dialog = || {
        let (sharing, toast) = (sharing.setter(), toast.setter());
        let on_toast = Callback::from(move |said: Toast| toast.set(Some(said)));
        share::dialog(&hash, on_toast, Callback::from(move |()| sharing.set(false)))
    };
    html! { <>
        { lab_bar(labs(props, &links), present, share) }
        if *sharing { { dialog() } }
        <Toasts toast={(*toast).clone()} {on_done}/>
    </> }
}

/// Updates the address after a short delay. Further changes do not restart the delay, since some pages change all the
/// time.
fn follow(kept: &Rc<RefCell<PendingAddress>>, hash: &str) {
    let first = kept.borrow_mut().hash.replace(hash.into()).is_none();
    if first || kept.borrow().timer.is_some() {
        return;
    }
    let weak = Rc::downgrade(kept);
    let timer = Timeout::new(SETTLE, move || {
        let Some(kept) = weak.upgrade() else { return };
        let _done = kept.borrow_mut().timer.take();
        if let Some(hash) = &kept.borrow().hash {
            route::replace_hash(hash);
        }
    });
    kept.borrow_mut().timer = Some(timer);
}

/// Links to the pages of the lab, the current one marked.
fn labs(props: &TopProps, links: &NodeRef) -> Html {
    let link = |page: &LabPage| {
        html! { <a href={format!("#/{}", page.path)} aria-current={(*page == props.page).then_some("page")}>{ page.name }</a> }
    };
    html! { <nav class="subnav" aria-label="Laboratories" ref={links.clone()}>{ for props.labs.iter().map(link) }</nav> }
}
