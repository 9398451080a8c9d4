//! Drawing as text.
use nimscope::core::{Analysis, Budget, Convention, Found, Game, Lists, Scene, analyse};
use nimscope::ui::boards::{Boards, BoardsProps};
use nimscope::ui::{
    model::{Analysed, GameRef, Level, Preview, Progress},
    panels::{Panel, PanelProps},
};
use std::future::Future;
use std::pin::pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};
use yew::Callback;

/// What is known of a position.
pub fn analysed(game: &dyn Game) -> Analysis {
    let lists = Lists { winning: 200, replies: 0 };
    analyse(game, Convention::Normal, lists, &mut Budget::new(1_000_000))
}

/// The properties that show a position with everything on.
pub fn full(game: &dyn Game) -> BoardsProps {
    known(game, analysed(game))
}

/// The same with what is known of it already.
pub fn known(game: &dyn Game, found: Analysis) -> BoardsProps {
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
    drawn(yew::LocalServerRenderer::<Boards>::with_props(props).hydratable(false).render())
}

/// Waits for markup, though nothing that is drawn here waits for anything.
fn drawn(drawing: impl Future<Output = String>) -> String {
    let mut drawing = pin!(drawing);
    let mut context = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(html) = drawing.as_mut().poll(&mut context) {
            return html;
        }
    }
}

/// The panel beside a board as text, where the board marks all winning moves.
pub fn panel(game: &Rc<dyn Game>, analysis: &Rc<Analysis>, level: Level) -> String {
    let props = PanelProps {
        game: GameRef(game.clone()),
        analysed: Analysed { progress: Progress::Done, analysis: analysis.clone() },
        level,
        locked: false,
        explained: false,
        over: None,
        preview: None,
        mover: "You".into(),
        other: "Strong".into(),
        check: None,
        marked: Rc::new(analysis.winning.clone()),
        on_preview: Callback::noop(),
        on_play: Callback::noop(),
        on_level: Callback::noop(),
        on_cancel: Callback::noop(),
        on_longer: Callback::noop(),
        on_check: Callback::noop(),
        on_check_cancel: Callback::noop(),
        under_way: false,
        on_go: Callback::noop(),
    };
    let markup = drawn(yew::LocalServerRenderer::<Panel>::with_props(props).hydratable(false).render());
    let mut inside = false;
    let keep = |c: &char| {
        let tag = inside || *c == '<';
        inside = tag && *c != '>';
        !tag
    };
    markup.chars().filter(keep).collect()
}

/// How often `part` occurs in `text`.
pub fn times(text: &str, part: &str) -> usize {
    text.matches(part).count()
}
