//! Files that a lab offers to save.
use crate::ui::{export, icons::icon};
use yew::prelude::*;

/// The label of a list in the format of the On-Line Encyclopedia of Integer Sequences.
pub const B_FILE: &str = "b-file";
/// The label of a file that proves a result.
pub const CERTIFICATE: &str = "Certificate";

/// A file to save: its button's label and what saves it.
#[derive(Clone, PartialEq)]
pub struct File {
    /// The text on its button.
    pub label: &'static str,
    save: Callback<()>,
}

impl File {
    /// A file that `save` writes in its own way.
    pub fn new(label: &'static str, save: impl Fn() + 'static) -> Self {
        Self { label, save: Callback::from(move |()| save()) }
    }
    /// A file of comma-separated values, labelled `CSV`.
    pub fn csv(name: impl Into<String>, text: impl Fn() -> String + 'static) -> Self {
        Self::text("CSV", "text/csv", name, text)
    }
    /// A file of comma-separated values with another label than `CSV`.
    pub fn listed(label: &'static str, name: impl Into<String>, text: impl Fn() -> String + 'static) -> Self {
        Self::text(label, "text/csv", name, text)
    }
    /// A list in the format of the On-Line Encyclopedia of Integer Sequences.
    pub fn b_file(name: impl Into<String>, text: impl Fn() -> String + 'static) -> Self {
        Self::text(B_FILE, "text/plain", name, text)
    }
    /// A file that holds this text, with its media type.
    pub fn text(
        label: &'static str,
        media: &'static str,
        name: impl Into<String>,
        text: impl Fn() -> String + 'static,
    ) -> Self {
        let name = name.into();
        Self::new(label, move || export::save_long(&text(), media, &name))
    }
    /// The pictures on the page as SVG files, given by the ids of their `svg` elements and the names of the files.
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
    // The label of the file saved last and how many were saved, announced to screen readers.
    let saved = use_state(|| None::<(&'static str, u32)>);
    let button = |file: &File| {
        let (label, save, saved) = (file.label, file.save.clone(), saved.clone());
        let onclick = move |_: MouseEvent| {
            save.emit(());
            saved.set(Some((label, saved.map_or(1, |(_, count)| count + 1))));
        };
        html! { <button type="button" class="btn save" {onclick}>{ icon("download") }{ file.label }</button> }
    };
    // A new key for each save, since screen readers do not repeat unchanged text.
    let told = saved.map(|(label, count)| html! { <span key={count}>{ format!("{label} saved.") }</span> });
    html! { <>{ for props.files.iter().map(button) }<span class="sr" role="status">{ told }</span></> }
}
