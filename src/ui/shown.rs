//! What every page is to the application that shows it.
use crate::part::{Coming, Missing};
use std::rc::Rc;
use yew::Html;

/// What an address shows.
pub trait Shown {
    /// The title of the page.
    fn title(&self) -> String;
    /// The theme that the link asks for.
    fn theme(&self) -> Option<&str> {
        None
    }
    /// The page, begun anew for each visit.
    fn view(&self, visit: u32) -> Html;
}

/// A page under way.
pub type Opening = Coming<Result<Rc<dyn Shown>, Missing>>;
/// Opens the page of a path and a query, once the parts of the program that it needs are here.
pub type Open = fn(path: &str, query: &str) -> Opening;

/// A page that needs no more than its own part.
pub fn opened(page: impl Shown + 'static) -> Opening {
    Box::pin(std::future::ready(Ok(Rc::new(page) as Rc<dyn Shown>)))
}
