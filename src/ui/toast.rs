//! Short messages at the lower left: one at a time, for five seconds.
use crate::ui::icons::icon;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

const MILLISECONDS: u32 = 5_000;

/// One message.
#[derive(Clone, PartialEq, Debug)]
pub struct Toast {
    pub text: String,
    /// The name of its icon.
    pub icon: &'static str,
    /// Whether the message reports a failure.
    pub bad: bool,
    /// The label of a button, and what it does.
    pub action: Option<(String, Callback<()>)>,
    pub audience: Audience,
    /// Whether the message follows one with the same text: screen readers would not announce it again.
    pub again: bool,
}

/// Whom a message is for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Audience {
    All,
    /// Only for people who see the page: others hear something else instead.
    Seen,
    /// Those who do not see what the page shows.
    Heard,
}

impl Toast {
    /// A message that something was done.
    pub fn info(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            icon: "check",
            bad: false,
            action: None,
            audience: Audience::All,
            again: false,
        }
    }
    /// A message that something cannot be done.
    pub fn error(text: impl Into<String>) -> Self {
        Self { icon: "warn", bad: true, ..Self::info(text) }
    }
    pub fn icon(self, icon: &'static str) -> Self {
        Self { icon, ..self }
    }
    pub fn for_audience(self, audience: Audience) -> Self {
        Self { audience, ..self }
    }
    /// This message, to be shown after `before`.
    pub fn after(self, before: &Self) -> Self {
        Self { again: self.text == before.text && !before.again, ..self }
    }
    /// The text that is shown; an invisible blank at the end makes a repeated text a new one.
    fn written(&self) -> String {
        if self.again { format!("{}\u{a0}", self.text) } else { self.text.clone() }
    }
    pub fn action(self, label: &str, act: Callback<()>) -> Self {
        Self { action: Some((label.into(), act)), ..self }
    }
}

#[derive(Properties, PartialEq)]
pub struct ToastsProps {
    pub toast: Option<Toast>,
    /// Called when the time is over or the action was taken.
    pub on_done: Callback<()>,
}

/// The place of messages; always in the page, so that screen readers announce new messages.
#[component]
pub fn Toasts(props: &ToastsProps) -> Html {
    let ToastsProps { toast, on_done } = props;
    {
        let on_done = on_done.clone();
        use_effect_with(toast.clone(), move |toast| {
            let timer = toast.as_ref().map(|_| Timeout::new(MILLISECONDS, move || on_done.emit(())));
            move || drop(timer)
        });
    }
    let shown = |toast: &Toast| {
        if toast.audience == Audience::Heard {
            return html! { <span class="sr">{ toast.written() }</span> };
        }
        let action = toast.action.clone().map(|(label, act)| {
            let on_done = on_done.clone();
            let onclick = move |_: MouseEvent| {
                on_done.emit(());
                act.emit(());
            };
            html! { <button {onclick}>{ label }</button> }
        });
        html! {
            <div class={classes!("toast", toast.bad.then_some("bad"))}>
                { icon(toast.icon) }<span>{ toast.written() }</span>{ " " }{ action }
            </div>
        }
    };
    let (seen, heard) = toast.iter().partition::<Vec<_>, _>(|toast| toast.audience == Audience::Seen);
    html! {
        <div class="toasts">
            <div role="status" aria-live="polite">{ for heard.into_iter().map(shown) }</div>
            { for seen.into_iter().map(shown) }
        </div>
    }
}
