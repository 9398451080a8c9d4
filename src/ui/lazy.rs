//! Components whose code is in a part of the program that is fetched when the component is first shown.
use super::{dialog::Dialog, heard::Settled};
use crate::part::{BoxedFuture, FetchError, Part};
use gloo::utils::window;
use std::rc::Rc;
use yew::prelude::*;

/// How far the fetching of something has come.
pub enum Fetched {
    Here,
    Coming,
    /// It could not be fetched this time; the callback tries again.
    Missing(Callback<()>),
}

/// Fetches what has this name unless it is `here`; draws the view again when it has arrived, or failed to.
#[hook]
pub fn use_fetched(
    name: String,
    here: bool,
    fetch: impl FnOnce() -> BoxedFuture<Result<(), FetchError>> + 'static,
) -> Fetched {
    let tries = use_state(|| 0u32);
    let failed = use_state(|| None);
    let drawn = use_state(|| ());
    let attempt = (name, *tries);
    {
        let (failed, drawn) = (failed.setter(), drawn.setter());
        use_effect_with((attempt.clone(), here), move |(attempt, here)| {
            if !*here {
                let attempt = attempt.clone();
                wasm_bindgen_futures::spawn_local(async move {
                    // A late answer to an earlier attempt is told apart by the attempt's number.
                    match fetch().await {
                        Ok(()) => drawn.set(()),
                        Err(FetchError) => failed.set(Some(attempt)),
                    }
                });
            }
        });
    }
    if here {
        Fetched::Here
    } else if *failed == Some(attempt) {
        Fetched::Missing(Callback::from(move |()| tries.set(*tries + 1)))
    } else {
        Fetched::Coming
    }
}

/// Fetches a part unless it has been fetched before.
#[hook]
fn use_code<F: Copy + 'static>(part: &'static Part<F>) -> Fetched {
    // Parts of one name are in the same files, so either will do.
    use_fetched(part.name().into(), part.get().is_some(), move || {
        Box::pin(async move { part.load().await.map(drop) })
    })
}

/// The function of a part.
///
/// # Errors
/// What to show until the part has been fetched: that it is loading, or that it could not be fetched and can be tried
/// again.
#[hook]
pub fn use_part<F: Copy + 'static>(part: &'static Part<F>) -> Result<F, Html> {
    let fetched = use_code(part);
    part.get().ok_or_else(|| waiting(fetched))
}

/// Says that something is loading. It is announced if that takes a while.
fn coming(class: &'static str) -> Html {
    html! { <p {class}><span aria-hidden="true">{ "Loading" }</span><Settled text="Loading" /></p> }
}

/// What to show in the place of something that is fetched.
pub fn waiting(fetched: Fetched) -> Html {
    match fetched {
        Fetched::Here => Html::default(),
        Fetched::Coming => coming("state"),
        Fetched::Missing(again) => missing(again),
    }
}

/// Says that a part is missing, and what can be done.
pub fn missing(again: Callback<()>) -> Html {
    let again = again.reform(|_: MouseEvent| ());
    // The address holds the game, so that nothing is lost.
    let reload = |_: MouseEvent| drop(window().location().reload());
    html! {
        <div class="state" role="alert">
            <p><b>{ "A part of Nimscope could not be fetched." }</b></p>
            <p class="dim">{ "The network may be down, or a newer version has replaced this one. Nothing is lost: the address holds the game." }</p>
            <div class="line">
                <button class="btn pri" onclick={again}>{ "Try again" }</button>
                <button class="btn" onclick={reload}>{ "Reload" }</button>
            </div>
        </div>
    }
}

/// Draws something from its properties. They are shared, since they are kept until the drawing code has been fetched.
pub type Draw<P> = fn(Rc<P>) -> Html;

#[derive(Properties)]
struct LazyPartProps<P: PartialEq + 'static> {
    part: &'static Part<Draw<P>>,
    /// The properties with which the part is drawn.
    inner: Rc<P>,
    /// The title and the close callback, if the component is a dialog.
    #[prop_or_default]
    dialog: Option<(&'static str, Callback<()>)>,
}

impl<P: PartialEq> PartialEq for LazyPartProps<P> {
    fn eq(&self, other: &Self) -> bool {
        self.inner == other.inner && self.dialog == other.dialog
    }
}

/// A component whose code is in a part of the program.
#[component]
fn LazyPart<P: PartialEq + 'static>(props: &LazyPartProps<P>) -> Html {
    let fetched = use_code(props.part);
    match (props.part.get(), props.dialog.clone()) {
        (Some(draw), _) => draw(props.inner.clone()),
        (None, None) => waiting(fetched),
        // While it loads no dialog is shown: the real dialog would replace it and not know where the focus came from.
        (None, Some(_)) if matches!(fetched, Fetched::Coming) => coming("coming"),
        (None, Some((title, on_close))) => {
            html! { <Dialog {title} {on_close}>{ waiting(fetched) }</Dialog> }
        }
    }
}

/// Shows a component whose code is in a part of the program; until that has been fetched, that it is loading.
pub fn lazy_part<P: PartialEq + 'static>(part: &'static Part<Draw<P>>, props: P) -> Html {
    html! { <LazyPart<P> {part} inner={Rc::new(props)} /> }
}

/// Shows a dialog whose code is in a part of the program; if that could not be fetched, a dialog that says so under its
/// title.
pub fn lazy_dialog<P: PartialEq + 'static>(
    part: &'static Part<Draw<P>>,
    title: &'static str,
    on_close: Callback<()>,
    props: P,
) -> Html {
    html! { <LazyPart<P> {part} inner={Rc::new(props)} dialog={(title, on_close)} /> }
}
