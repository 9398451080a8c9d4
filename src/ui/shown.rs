//! The interface between pages and the application that shows them.
use crate::part::{BoxedFuture, FetchError};
use std::rc::Rc;
use yew::Html;

/// A page that the application can show.
pub trait Shown {
    /// The title of the page.
    fn title(&self) -> String;
    /// The theme that the link asks for.
    fn theme(&self) -> Option<&str> {
        None
    }
    /// The page's elements, created anew for each visit.
    fn view(&self, visit: u32) -> Html;
}

/// A page that is being loaded.
pub type Opening = BoxedFuture<Result<Rc<dyn Shown>, FetchError>>;
/// Opens the page of a path and a query, once the parts of the program that it needs have been fetched.
pub type Open = fn(path: &str, query: &str) -> Opening;

/// A page that needs no further parts of the program.
pub fn opened(page: impl Shown + 'static) -> Opening {
    Box::pin(std::future::ready(Ok(Rc::new(page) as Rc<dyn Shown>)))
}
