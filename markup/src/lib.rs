//! `html!` as the framework's, for elements, fragments, expressions and conditions, compiled to a template and the
//! values that fill it.
//!
//! The framework's own macro builds every element in code of its own, which is most of what a page would load. Here
//! what does not change is a text, `<b class="x">text</>`, with U+0001 where a value comes in; the values are
//! collected in order, and `crate::ui::markup` puts both together.
mod parse;

use proc_macro::TokenStream;

/// Markup as an `Html`.
#[proc_macro]
pub fn html(input: TokenStream) -> TokenStream {
    parse::template(input).unwrap_or_else(|error| {
        let text = format!("compile_error!({error:?})");
        text.parse().unwrap_or_default()
    })
}
