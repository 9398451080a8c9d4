//! Asks the worker for a reason that rests on its own long search.
use crate::core::{Analysis, Block, Budget, Convention, Why};
use crate::ui::{model::GameRef, ongoing::use_ongoing};
use crate::worker::{Answer, Question, Task};
use std::rc::Rc;
use yew::prelude::*;

/// For positions with more components than this the page does not work out its own reason first.
const MOST_PARTS: usize = 1000;

/// The reason for the value of a component: the page's own, `why`, or that of the worker where only it knows the value.
#[hook]
pub fn use_explained(
    game: &GameRef,
    part: usize,
    convention: Convention,
    why: Rc<Why>,
    analysis: &Analysis,
) -> Rc<Why> {
    let found = analysis.parts.get(part).is_some_and(|part| part.value.is_some());
    let whole = |why: &Why| {
        why.blocks.iter().any(|block| matches!(block, Block::Options { .. } | Block::Figures { .. }))
    };
    let few = analysis.parts.len() <= MOST_PARTS;
    let wanted = convention == Convention::Normal && found && few && !whole(&why);
    let unknown = use_memo((game.clone(), part, wanted), |(game, part, wanted)| {
        let value = || game.parts(&mut Budget::new(0)).get(*part).and_then(|part| part.value);
        *wanted && value().is_none()
    });
    let heard = use_state(|| None::<((GameRef, usize), Rc<Why>)>);
    let task = use_ongoing::<Task>();
    let about = (game.clone(), part);
    {
        let heard = heard.setter();
        use_effect_with((about.clone(), *unknown), move |(about, unknown)| {
            let about = about.clone();
            *task.borrow_mut() = unknown.then(|| {
                let (game, part) = &about;
                let question = Question::Explain { notation: game.notation(), part: *part, convention };
                let about = about.clone();
                Task::ask(question, move |answer| {
                    if let Answer::Explained(why) = answer
                        && !why.blocks.is_empty()
                    {
                        heard.set(Some((about.clone(), Rc::new(why))));
                    }
                })
            });
        });
    }
    match &*heard {
        Some((of, told)) if *unknown && *of == about => told.clone(),
        _ => why,
    }
}
