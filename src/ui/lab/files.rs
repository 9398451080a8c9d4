//! Files to take away.
use crate::ui::{export, icons::icon};
use yew::prelude::*;

/// What a list is called that the On-Line Encyclopedia of Integer Sequences takes.
pub const B_FILE: &str = "b-file";
/// What a file is called that proves a result.
pub const CERTIFICATE: &str = "Certificate";

/// A file, and how it is made.
#[derive(Clone, PartialEq)]
pub struct File {
    /// What its button says.
    pub label: &'static str,
    save: Callback<()>,
}

impl File {
    /// Saved in a way of its own.
    pub fn new(label: &'static str, save: impl Fn() + 'static) -> Self {
        Self { label, save: Callback::from(move |()| save()) }
    }
    /// Comma-separated values.
    pub fn csv(name: impl Into<String>, text: impl Fn() -> String + 'static) -> Self {
        Self::text("CSV", "text/csv", name, text)
    }
    /// Comma-separated values under another name than `CSV`.
    pub fn listed(label: &'static str, name: impl Into<String>, text: impl Fn() -> String + 'static) -> Self {
        Self::text(label, "text/csv", name, text)
    }
    /// A list as the On-Line Encyclopedia of Integer Sequences takes it.
    pub fn b_file(name: impl Into<String>, text: impl Fn() -> String + 'static) -> Self {
        Self::text(B_FILE, "text/plain", name, text)
    }
    /// A text as it is.
    pub fn text(
        label: &'static str,
        media: &'static str,
        name: impl Into<String>,
        text: impl Fn() -> String + 'static,
    ) -> Self {
        let name = name.into();
        Self::new(label, move || export::save_long(&text(), media, &name))
    }
    /// Pictures that are on the page: the ids of `svg` elements and the names of their files.
    pub fn drawn(pictures: &'static [(&'static str, &'static str)]) -> Self {
        Self::new("SVG", move || {
            for (id, name) in pictures {
                if let Some(element) = gloo::utils::document().get_element_by_id(id) {
                    export::save_drawn(&element, name);
                }
            }
        })
    }
}

#[derive(Properties, PartialEq)]
pub struct FilesProps {
    pub files: Vec<File>,
}

/// A button for each file.
#[component]
pub fn Files(props: &FilesProps) -> Html {
    // What was saved last, for those who do not see what the browser shows of it.
    let saved = use_state(|| None::<(&'static str, u32)>);
    let button = |file: &File| {
        let (label, save, saved) = (file.label, file.save.clone(), saved.clone());
        let onclick = move |_: MouseEvent| {
            save.emit(());
            saved.set(Some((label, saved.map_or(1, |(_, count)| count + 1))));
        };
        html! { <button type="button" class="btn save" {onclick}>{ icon("download") }{ file.label }</button> }
    };
    // The same words would not be heard a second time.
    let told = saved.map(|(label, count)| html! { <span key={count}>{ format!("{label} saved.") }</span> });
    html! { <>{ for props.files.iter().map(button) }<span class="sr" role="status">{ told }</span></> }
}
