//! The framework's hooks with the types of what they keep erased: their code is in the module once, and not once for
//! each type of state, dependency and closure.
use std::{any::Any, cell::RefCell, marker::PhantomData, ops::Deref, rc::Rc};
use yew::functional::{self as plain, Hook, HookContext, Reducible, TearDown, hook};

/// A value that can be compared with one of any type.
trait Same: Any {
    fn same(&self, other: &dyn Any) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<T: PartialEq + 'static> Same for T {
    fn same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>().is_some_and(|other| self == other)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

struct Dependency(Box<dyn Same>);

impl PartialEq for Dependency {
    fn eq(&self, other: &Self) -> bool {
        self.0.same(other.0.as_any())
    }
}

type End = Box<dyn FnOnce()>;

/// As the framework's.
#[hook]
pub fn use_effect_with<D, E, F>(dependency: D, effect: F)
where
    D: PartialEq + 'static,
    E: TearDown,
    F: FnOnce(&D) -> E + 'static,
{
    let effect = move |dependency: &Dependency| {
        let end = dependency.0.as_any().downcast_ref().map(effect);
        Box::new(move || {
            if let Some(end) = end {
                end.tear_down();
            }
        }) as End
    };
    use_erased_effect(Dependency(Box::new(dependency)), Box::new(effect));
}

#[hook]
fn use_erased_effect(dependency: Dependency, effect: Box<dyn FnOnce(&Dependency) -> End>) {
    plain::use_effect_with(dependency, effect);
}

/// As the framework's.
#[hook]
pub fn use_memo<T, F, D>(dependency: D, make: F) -> Rc<T>
where
    T: 'static,
    F: FnOnce(&D) -> T,
    D: PartialEq + 'static,
{
    let kept = use_kept();
    let found = kept.borrow().as_ref().filter(|kept| kept.0.same(&dependency)).map(|kept| kept.1.clone());
    if let Some(Ok(found)) = found.map(Rc::downcast) {
        return found;
    }
    let made = Rc::new(make(&dependency));
    kept.replace(Some((Box::new(dependency), made.clone())));
    made
}

type Kept = RefCell<Option<(Box<dyn Same>, Rc<dyn Any>)>>;

#[hook]
fn use_kept() -> Rc<Kept> {
    plain::use_mut_ref(|| None)
}

/// A place for what goes on, such as a search or a clock. It is emptied when the component goes: what computes ends with
/// what shows it, whoever else still knows the place.
#[hook]
pub fn use_ongoing<T: 'static>() -> Rc<RefCell<Option<T>>> {
    let place = plain::use_mut_ref(|| None::<T>);
    let left = place.clone();
    use_effect_with((), move |()| move || drop(left.take()));
    place
}

/// A state of any type. An action is the next one.
struct State(Rc<dyn Any>);

impl Reducible for State {
    type Action = Rc<dyn Any>;
    fn reduce(self: Rc<Self>, next: Rc<dyn Any>) -> Rc<Self> {
        Rc::new(Self(next))
    }
}

/// A state: what it is now, and the means to set it.
pub struct UseStateHandle<T> {
    erased: plain::UseReducerHandle<State>,
    of: PhantomData<T>,
}

/// The means to set a state.
pub struct UseStateSetter<T> {
    erased: plain::UseReducerDispatcher<State>,
    of: PhantomData<fn(T)>,
}

impl<T: 'static> UseStateHandle<T> {
    /// Sets the state and draws again.
    pub fn set(&self, value: T) {
        self.erased.dispatch(Rc::new(value));
    }
    /// The means to set the state.
    pub fn setter(&self) -> UseStateSetter<T> {
        UseStateSetter { erased: self.erased.dispatcher(), of: PhantomData }
    }
}

impl<T: 'static> UseStateSetter<T> {
    /// Sets the state and draws again.
    pub fn set(&self, value: T) {
        self.erased.dispatch(Rc::new(value));
    }
}

impl<T: 'static> Deref for UseStateHandle<T> {
    type Target = T;
    fn deref(&self) -> &T {
        // A handle is made by `use_state` alone, whose first value is a `T`, and `set` takes no other type: nothing
        // that a person does leads to the second branch.
        let State(value) = &*self.erased;
        value.downcast_ref().unwrap_or_else(|| unreachable!("a state keeps its type"))
    }
}

impl<T> Clone for UseStateHandle<T> {
    fn clone(&self) -> Self {
        Self { erased: self.erased.clone(), of: PhantomData }
    }
}

impl<T: PartialEq + 'static> PartialEq for UseStateHandle<T> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T> Clone for UseStateSetter<T> {
    fn clone(&self) -> Self {
        Self { erased: self.erased.clone(), of: PhantomData }
    }
}

impl<T> PartialEq for UseStateSetter<T> {
    fn eq(&self, other: &Self) -> bool {
        self.erased == other.erased
    }
}

/// As the framework's.
#[hook]
pub fn use_state<T: 'static, F: FnOnce() -> T>(first: F) -> UseStateHandle<T> {
    let mut first = Some(first);
    let mut make = || match first.take() {
        Some(first) => Rc::new(first()) as Rc<dyn Any>,
        // The framework asks once, when the component is made.
        None => Rc::new(()),
    };
    UseStateHandle { erased: use_erased_state(&mut make), of: PhantomData }
}

fn use_erased_state(make: &mut dyn FnMut() -> Rc<dyn Any>) -> ErasedState<'_> {
    ErasedState(make)
}

struct ErasedState<'a>(&'a mut dyn FnMut() -> Rc<dyn Any>);

impl Hook for ErasedState<'_> {
    type Output = plain::UseReducerHandle<State>;
    fn run(self, context: &mut HookContext) -> Self::Output {
        plain::use_reducer(|| State((self.0)())).run(context)
    }
}
