//! Views: what a page is put together from. All of them are drawn by one component, so that the framework's code for
//! components is in the module once and not once for each.
use std::{any::Any, rc::Rc};
use yew::{functional::HookContext, prelude::*, virtual_dom::Key};

/// Something to draw, given by its properties; drawn again when they change or when a hook asks for it.
/// Written as a hook that returns what to show, and made a view of by [`view!`](crate::view).
pub trait View: PartialEq + 'static {
    /// Runs the hook.
    fn draw(&self, context: &mut HookContext) -> Html;
}

/// A view whose type is forgotten.
trait Erased {
    fn draw(&self, context: &mut HookContext) -> Html;
    fn same(&self, other: &dyn Erased) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<V: View> Erased for V {
    fn draw(&self, context: &mut HookContext) -> Html {
        View::draw(self, context)
    }
    fn same(&self, other: &dyn Erased) -> bool {
        other.as_any().downcast_ref::<V>().is_some_and(|other| self == other)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// The properties of [`Frame`].
#[derive(Properties, Clone)]
pub struct FrameProps {
    view: Rc<dyn Erased>,
}

impl FrameProps {
    /// A frame around a view.
    pub fn of<V: View>(view: V) -> Self {
        Self { view: Rc::new(view) }
    }
}

impl PartialEq for FrameProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.view, &other.view) || self.view.same(&*other.view)
    }
}

/// The one component. It must not pass from a view of one type to one of another: [`show`] sees to it with a key.
#[component]
pub fn Frame(props: &FrameProps) -> Html {
    use_view(&*props.view)
}

fn use_view(view: &dyn Erased) -> impl Hook<Output = Html> + '_ {
    Run(view)
}

struct Run<'a>(&'a dyn Erased);

impl Hook for Run<'_> {
    type Output = Html;
    fn run(self, context: &mut HookContext) -> Html {
        self.0.draw(context)
    }
}

/// Shows a view.
pub fn show<V: View>(view: V) -> Html {
    frame(FrameProps::of(view), std::any::type_name::<V>().into(), None)
}

/// Shows a view that is shared.
pub fn show_rc<V: View>(view: Rc<V>) -> Html {
    frame(FrameProps { view }, std::any::type_name::<V>().into(), None)
}

/// Shows a view known by its key, among its neighbours in a list and in its place: under another key it starts
/// anew.
pub fn show_keyed<V: View>(key: impl ToString, view: V) -> Html {
    let key = key.to_string();
    let kind = std::any::type_name::<V>().to_string() + "#" + &key;
    frame(FrameProps::of(view), kind.into(), Some(key.into()))
}

/// Shows a view whose type is forgotten but for this name.
pub fn frame_of(props: FrameProps, kind: &'static str) -> Html {
    frame(props, kind.into(), None)
}

/// The type is the key of the component, in a list of its own so that neighbours may be of the same type.
fn frame(props: FrameProps, kind: Key, key: Option<Key>) -> Html {
    let frame = yew::html! { <Frame key={kind} ..props /> };
    yew::virtual_dom::VList::with_children(vec![frame], key).into()
}

/// Makes the properties `$properties` a view that is drawn by the hook `$hook`.
#[macro_export]
macro_rules! view {
    ($properties:ident, $hook:ident) => {
        impl $crate::ui::view::View for $properties {
            fn draw(&self, context: &mut ::yew::functional::HookContext) -> ::yew::Html {
                ::yew::functional::Hook::run($hook(self), context)
            }
        }
    };
}

/// Shows a view, its properties written as in `yew::props!`.
#[macro_export]
macro_rules! show {
    ($($properties:tt)*) => { $crate::ui::view::show(::yew::props!($($properties)*)) };
}
