//! Drawing as text.
use nimscope::core::{Budget, Convention, Found, Game, Lists, Scene, analyse};
use nimscope::ui::boards::{Boards, BoardsProps};
use nimscope::ui::model::{Level, Preview};
use std::future::Future;
use std::pin::pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};
use yew::Callback;

/// The properties that show a position with everything on.
pub fn full(game: &dyn Game) -> BoardsProps {
    let lists = Lists { winning: 200, replies: 0 };
    let found = analyse(game, Convention::Normal, lists, &mut Budget::new(1_000_000));
    let mut props = bare(game.scene());
    props.parts = Rc::new(found.parts);
    props.winning = Rc::new(found.winning);
    props.choices = nimscope::ui::play::choices(game, true);
    props
}

/// The properties that show a scene and nothing else.
pub fn bare(scene: impl Into<Rc<Scene>>) -> BoardsProps {
    BoardsProps {
        scene: scene.into(),
        parts: Rc::default(),
        level: Level::Full,
        winning: Rc::new(Found::none()),
        choices: Rc::default(),
        preview: None,
        shown: None,
        before: None,
        arrangement: Default::default(),
        picked: Rc::default(),
        open: Rc::default(),
        disabled: false,
        present: false,
        recolours: false,
        on: Callback::noop(),
    }
}

/// The preview of a move.
pub fn preview(game: &dyn Game, notation: &str, wins: Option<bool>) -> Preview {
    let after = game.play(notation).expect("a legal move");
    let parts = after.parts(&mut Budget::new(1_000_000));
    Preview { mv: game.read_move(notation).expect("a legal move"), wins, parts, value: None }
}

/// The boards as HTML.
pub fn html(props: BoardsProps) -> String {
    let renderer = yew::LocalServerRenderer::<Boards>::with_props(props).hydratable(false);
    let mut drawing = pin!(renderer.render());
    // Nothing on a board waits for anything.
    let mut context = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(html) = drawing.as_mut().poll(&mut context) {
            return html;
        }
    }
}

/// How often `part` occurs in `text`.
pub fn times(text: &str, part: &str) -> usize {
    text.matches(part).count()
}
