//! Components drawn natively, as markup and as text.
// Each test takes what it needs.
#![allow(dead_code)]
use nimscope::core::{Analysis, MoveList};
use nimscope::ui::model::{Analysed, GameRef, Level, Progress};
use nimscope::ui::panels::PanelProps;
use std::{
    pin::pin,
    rc::Rc,
    task::{Context, Poll, Waker},
};
use yew::prelude::*;

/// A component as markup. Drawing never waits for anything.
pub fn draw<C: BaseComponent>(props: C::Properties) -> String {
    let mut future = pin!(yew::LocalServerRenderer::<C>::with_props(props).hydratable(false).render());
    let mut context = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(markup) = future.as_mut().poll(&mut context) {
            return markup;
        }
    }
}

/// The text between the tags.
pub fn text(markup: &str) -> String {
    let mut inside = false;
    let keep = |c: &char| {
        let tag = inside || *c == '<';
        inside = tag && *c != '>';
        !tag
    };
    markup.chars().filter(keep).collect()
}

/// The panel beside a board with the full analysis and no marks.
pub fn panel(game: GameRef, analysis: Rc<Analysis>, level: Level) -> PanelProps {
    PanelProps {
        game,
        analysed: Analysed { progress: Progress::Done, analysis },
        level,
        locked: false,
        explained: None,
        hardest_move: Default::default(),
        lesson: "#/learn".into(),
        over: None,
        result: Html::default(),
        preview: None,
        mover: "Strong".into(),
        other: "You".into(),
        check: None,
        marked: Rc::new(MoveList::none()),
        on_preview: Callback::noop(),
        on_play: Callback::noop(),
        on_level: Callback::noop(),
        on_cancel: Callback::noop(),
        on_longer: Callback::noop(),
        on_check: Callback::noop(),
        on_check_cancel: Callback::noop(),
        under_way: false,
        on_go: Callback::noop(),
    }
}
