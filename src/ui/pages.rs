//! Long lists page by page, so that large positions stay fluid.
use super::{icons::icon, words::format_number};
use std::{cell::RefCell, ops::Range, rc::Rc};
use yew::prelude::*;

/// How many components are on a page: most games never have more.
pub const COMPONENTS: usize = 40;

/// The indices on a page of `size` items in a list of `total`.
pub fn on_page(page: usize, size: usize, total: usize) -> Range<usize> {
    (page * size).min(total)..(page * size + size).min(total)
}

/// At which page each of some lists is open.
#[derive(Default)]
struct OpenPages {
    /// The open page of each list.
    pages: Vec<usize>,
    /// The list and the page of what was pointed at last.
    followed: Option<(usize, usize)>,
}

impl OpenPages {
    fn turn(&mut self, list: usize, page: usize) {
        if self.pages.len() <= list {
            self.pages.resize(list + 1, 0);
        }
        self.pages[list] = page;
    }
}

/// Lists that are shown page by page.
pub struct Pages(UseStateHandle<Rc<RefCell<OpenPages>>>);

/// Lists that are shown page by page, at first from their start. `at`: the list and the page of the item that is
/// pointed at, which is then shown.
#[hook]
pub fn use_pages(at: Option<(usize, usize)>) -> Pages {
    let pages = Pages(use_state(Rc::default));
    {
        // Set now and not in an effect, so that the item is already in this drawing.
        let mut open = pages.0.borrow_mut();
        if let Some((list, page)) = at.filter(|_| open.followed != at) {
            open.turn(list, page);
        }
        open.followed = at;
    }
    pages
}

impl Pages {
    /// The open page of a list of this many pages.
    pub fn page(&self, list: usize, pages: usize) -> usize {
        let page = self.0.borrow().pages.get(list).copied().unwrap_or_default();
        page.min(pages.saturating_sub(1))
    }
    /// The buttons that turn the pages of a list, with the range `shown` of all `what`, counted from 0; nothing for a
    /// single page.
    pub fn buttons(&self, list: usize, pages: usize, what: &str, shown: Range<usize>, all: usize) -> Html {
        if pages < 2 {
            return Html::default();
        }
        let page = self.page(list, pages);
        let turn = |name: &'static str, label: &'static str, to: Option<usize>| {
            let open = self.0.clone();
            let turn = move |_: MouseEvent| {
                to.iter().for_each(|to| open.borrow_mut().turn(list, *to));
                // Setting the state draws the component again.
                open.set((*open).clone());
            };
            html! { <button type="button" class="btn icon" aria-label={label} disabled={to.is_none()} onclick={turn}>{ icon(name) }</button> }
        };
        let [first, last, all] = [shown.start + 1, shown.end, all].map(|n| format_number(n as u64));
        html! {
            <div class="line turn" role="group" aria-label={["Pages of ", what].concat()}>
                { turn("back", "Previous page", page.checked_sub(1)) }
                <span aria-live="polite">{ format!("{first} to {last} of {all}") }</span>
                { turn("forward", "Next page", Some(page + 1).filter(|next| *next < pages)) }
            </div>
        }
    }
}
