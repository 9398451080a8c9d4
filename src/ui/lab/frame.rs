//! What the pages of the lab have in common: the bar with the link to what is studied, the address that follows it,
//! and the way from one page to the others.
use super::{presenting::use_presenting, share};
use crate::ui::{
    bar::lab_bar,
    route,
    toast::{Toast, Toasts},
};
use gloo::timers::callback::Timeout;
use std::{cell::RefCell, rc::Rc};
use yew::prelude::*;

/// Milliseconds until the address follows.
const SETTLE: u32 = 250;

/// A page of the lab.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LabPage {
    pub path: &'static str,
    /// What it is called among the others, and by itself.
    pub name: &'static str,
    pub title: &'static str,
}

impl LabPage {
    /// The fragment of the address of what is studied on it.
    pub fn hash(&self, link: &str) -> String {
        format!("#/{}?{link}", self.path)
    }
}

/// The state of a lab and the means to draw it again.
pub struct Hold<L> {
    pub lab: Rc<RefCell<L>>,
    pub redraw: UseStateSetter<()>,
}

impl<L> Hold<L> {
    /// Changes something and draws.
    pub fn change(&self, change: &dyn Fn(&mut L)) {
        change(&mut self.lab.borrow_mut());
        self.redraw.set(());
    }
}

impl<L> Clone for Hold<L> {
    fn clone(&self) -> Self {
        Self { lab: self.lab.clone(), redraw: self.redraw.clone() }
    }
}

impl<L> PartialEq for Hold<L> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.lab, &other.lab)
    }
}

/// The bar of a lab, the dialog that it opens and the messages. The address follows the link, except when the page
/// has just been opened.
#[derive(Properties, PartialEq)]
pub struct TopProps {
    pub page: LabPage,
    /// What is shown on it.
    pub link: String,
    /// All pages.
    pub labs: &'static [LabPage],
}

/// An address to come, and when.
#[derive(Default)]
struct Follow {
    hash: Option<String>,
    timer: Option<Timeout>,
}

#[component]
pub fn Top(props: &TopProps) -> Html {
    let sharing = use_state(|| false);
    let toast = use_state(|| None::<Toast>);
    let kept = use_mut_ref(Follow::default);
    let present = use_presenting(props.page.title);
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
        { lab_bar(labs(props), present, share) }
        if *sharing { { dialog() } }
        <Toasts toast={(*toast).clone()} {on_done} />
    </> }
}

/// Changes the address in a moment. It is not put off by what comes before then: some pages change all the time.
fn follow(kept: &Rc<RefCell<Follow>>, hash: &str) {
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

/// Links to the pages of the lab, this one being marked.
fn labs(props: &TopProps) -> Html {
    let link = |page: &LabPage| {
        html! { <a href={format!("#/{}", page.path)} aria-current={(*page == props.page).then_some("page")}>{ page.name }</a> }
    };
    html! { <nav class="labs" aria-label="Laboratories">{ for props.labs.iter().map(link) }</nav> }
}
