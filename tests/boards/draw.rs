//! Draws boards as text.
use crate::markup::{self, text};
use nimscope::core::{Analysis, Budget, Convention, Game, ListLimits, MoveList, Scene, analyse};
use nimscope::ui::boards::{Boards, BoardsProps};
use nimscope::ui::{
    model::{GameRef, Level, Preview},
    panels::{Panel, PanelProps},
};
use std::rc::Rc;
use yew::Callback;

/// The full analysis of a position.
pub fn analysed(game: &dyn Game) -> Analysis {
    let lists = ListLimits { winning: 200, replies: 0 };
    analyse(game, Convention::Normal, lists, &mut Budget::new(1_000_000))
}

/// The properties that show a position with all marks.
pub fn full(game: &dyn Game) -> BoardsProps {
    known(game, analysed(game))
}

/// The same with the analysis already given.
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
        winning: Rc::new(MoveList::none()),
        draws: false,
        choices: Rc::default(),
        preview: None,
        shown: None,
        before: None,
        last: None,
        beats: Rc::default(),
        arrangement: Default::default(),
        picked: Rc::default(),
        by_hand: false,
        open: Rc::default(),
        hinted: Rc::default(),
        line: None,
        disabled: false,
        present: false,
        numbered: false,
        recolours: false,
        on: Callback::noop(),
    }
}

/// A move in preview; `wins` tells whether it wins.
pub fn preview(game: &dyn Game, notation: &str, wins: Option<bool>) -> Preview {
    let after = game.play(notation).expect("a legal move");
    let parts = after.parts(&mut Budget::new(1_000_000));
    Preview { mv: game.read_move(notation).expect("a legal move"), wins, parts, value: None }
}

/// The boards as HTML.
pub fn html(props: BoardsProps) -> String {
    markup::draw::<Boards>(props)
}

/// The panel beside a board as text, where the board marks all winning moves.
pub fn panel(game: &Rc<dyn Game>, analysis: &Rc<Analysis>, level: Level) -> String {
    let marked = Rc::new(analysis.winning.clone());
    let props = PanelProps { marked, ..markup::panel(GameRef(game.clone()), analysis.clone(), level) };
    text(&markup::draw::<Panel>(props))
}

/// How often `part` occurs in `text`.
pub fn times(text: &str, part: &str) -> usize {
    text.matches(part).count()
}
