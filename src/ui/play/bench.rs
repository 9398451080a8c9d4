//! A board beside a text: a position to try moves on, which the text may change. The text decides what stands below it.
use super::{
    Action, Ending, Match, Rival, Side, keyboard, keys, open_link, paper::PaperBoard, remark, rival::moment,
    screen, session::Session, sitting::use_session,
};
use crate::core::{Convention, format_number};
use crate::games::{Link, open, ready};
use crate::learn::{Revealed, Setup};
use crate::ui::{after_paint::after_paint, boards, lazy, model::Level, reveal::reveal, toast::Toasts};
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// Answers moves instead of the computer: given a game in which it is not the person's turn, returns the notation of a
/// move.
pub type Answers = Option<Callback<Rc<Match>, Option<String>>>;

#[derive(Properties, PartialEq)]
pub struct BenchProps {
    /// The position on the board. For another position give the component another key.
    pub board: Setup,
    /// Whether the board is scrolled into sight once it is drawn.
    #[prop_or_default]
    pub scroll_into_sight: bool,
    /// A move that the text points at, by its notation.
    #[prop_or_default]
    pub pointed: Option<AttrValue>,
    /// What stands above the board.
    pub head: Html,
    /// What stands below the board while no move is in preview and no game against the computer has ended there.
    pub line: Html,
    /// What stands beside that.
    #[prop_or_default]
    pub tools: Html,
    /// Whether no moves can be made.
    #[prop_or_default]
    pub still: bool,
    /// Called with the game after each move, the computer's, too.
    pub on_move: Callback<Rc<Match>>,
    /// Answers each move of the person, if set.
    #[prop_or_default]
    pub answers: Answers,
}

/// The link of a board.
fn link(board: &Setup) -> Link {
    let level = match board.shown {
        Revealed::Off => "off",
        Revealed::Hints => "hints",
        Revealed::Full => "full",
    };
    let rival = if board.answered { "perfect" } else { "friend" };
    Link {
        moves: board.moves.clone(),
        convention: board.convention(),
        opponent: Some(rival.into()),
        // The reader makes the next move.
        first: board.moves.len().is_multiple_of(2),
        analysis: Some(level.into()),
        ..Link::new(board.position.clone())
    }
}

/// The board, once the rules of its game and the code that draws it have been fetched.
#[component]
pub fn Bench(props: &BenchProps) -> Html {
    let position = props.board.position.clone();
    let here = use_state(|| None::<String>);
    let fetched = {
        let (wanted, set) = (position.clone(), here.setter());
        lazy::use_fetched(position.clone(), here.as_ref() == Some(&position), move || {
            Box::pin(async move {
                ready(&wanted).await?;
                if let Ok(game) = open(&wanted) {
                    boards::ready(&game.scene()).await?;
                }
                set.set(Some(wanted));
                Ok(())
            })
        })
    };
    let by_proof = props.answers.is_some();
    let start = use_memo((props.board.clone(), here.is_some(), by_proof), |(board, here, by_proof)| {
        let mut start = here.then(|| open_link(&link(board), 0).ok()).flatten()?;
        start.plain = true;
        if *by_proof {
            start.rival = Rival::Proof;
        }
        Some(Rc::new(start))
    });
    match (fetched, &*start) {
        (lazy::Fetched::Here, Some(start)) => {
            let (start, props) = (start.clone(), BenchContents::of(props));
            html! { <OpenBench {start} {props} /> }
        }
        (lazy::Fetched::Here, None) => Html::default(),
        (waiting, _) => {
            html! { <section class="stage" aria-label="Board" tabindex="-1">{ props.head.clone() }{ lazy::waiting(waiting) }</section> }
        }
    }
}

/// The properties of a bench whose game has been opened.
#[derive(Clone, PartialEq)]
struct BenchContents {
    board: Setup,
    scroll_into_sight: bool,
    pointed: Option<AttrValue>,
    head: Html,
    line: Html,
    tools: Html,
    still: bool,
    on_move: Callback<Rc<Match>>,
    answers: Answers,
}

impl BenchContents {
    fn of(props: &BenchProps) -> Self {
        Self {
            board: props.board.clone(),
            scroll_into_sight: props.scroll_into_sight,
            pointed: props.pointed.clone(),
            head: props.head.clone(),
            line: props.line.clone(),
            tools: props.tools.clone(),
            still: props.still,
            on_move: props.on_move.clone(),
            answers: props.answers.clone(),
        }
    }
}

#[derive(Properties, PartialEq)]
struct OpenBenchProps {
    start: Rc<Match>,
    props: BenchContents,
}

#[component]
fn OpenBench(OpenBenchProps { start, props }: &OpenBenchProps) -> Html {
    let level = match props.board.shown {
        Revealed::Off => Level::Off,
        Revealed::Hints => Level::Hints,
        Revealed::Full => Level::Full,
    };
    let session = use_session(start, Some(level), level, true);
    use_shown(&session, props);
    use_on_move(&session, &props.on_move);
    use_kept_focus(session.game.over());
    use_scroll_into_sight(props.scroll_into_sight);
    use_answers(&session, &props.answers);
    {
        let (session, still) = (session.clone(), props.still);
        keys::use_pressed(Rc::new(move |event| {
            !still && keyboard::read(event).and_then(|key| keys::on_board(key, &session)).unwrap_or(false)
        }));
    }
    let quiet = {
        let session = session.clone();
        Callback::from(move |()| session.quiet())
    };
    let below = match &session.preview {
        Some(_) => remark::say(&session, false),
        None if session.game.computer_to_move().is_some() => {
            html! { <div class="say" role="status"><div class="dim">{ "The computer answers." }</div></div> }
        }
        // `answers`, where set, announces its answer itself, whether or not a move is in preview.
        None => {
            let line = ended(&session).unwrap_or_else(|| props.line.clone());
            html! { <div class="say"><div role={props.answers.is_none().then_some("status")}>{ line }</div>{ props.tools.clone() }</div> }
        }
    };
    // Moves that came with the board are announced by the text that made them.
    let laid = session.game.main.len() <= props.board.moves.len();
    let spoken = if laid { AttrValue::default() } else { session.spoken.clone() };
    // The arrangement is that of the start, so that it does not change while tokens are taken.
    let lies = boards::beside_text(&start.start().scene());
    html! {
        <section class="stage" aria-label="Board" tabindex="-1">
            { props.head.clone() }
            <p class="sr">{ described(&session) }</p>
            if props.still {
                <div class="still" inert={true}>{ screen::board(&session, false, lies) }</div>
            } else {
                { screen::board(&session, false, lies) }
            }
            <PaperBoard session={session.clone()} />
            { below }
            <div class="sr" aria-live="assertive">{ spoken }</div>
            <Toasts toast={session.toast.clone()} on_done={quiet} />
        </section>
    }
}

/// How a game against the computer has ended, for whoever looks at the board.
fn ended(session: &Session) -> Option<Html> {
    let ending = session.game.ending().filter(|_| matches!(session.game.rival, Rival::Computer(_)))?;
    Some(match ending {
        Ending::Won(Side::You) => html! { <div><b>{ "You have won." }</b></div> },
        Ending::Won(_) => {
            html! { <div><b>{ "The computer has won." }</b>{ " Put the board back to try another move." }</div> }
        }
        Ending::Drawn => html! { <div><b>{ "A draw." }</b></div> },
    })
}

/// Moves the focus to the board when the game is over and the last piece that had the focus is gone.
#[hook]
fn use_kept_focus(over: bool) {
    use_effect_with(over, move |over| {
        let nowhere =
            || gloo::utils::document().active_element().is_none_or(|active| active.tag_name() == "BODY");
        if *over && nowhere() {
            keyboard::focus("[aria-label=Board]");
        }
    });
}

/// Scrolls the board into sight once, if `sought`.
#[hook]
fn use_scroll_into_sight(sought: bool) {
    use_effect_with((), move |()| {
        if sought {
            after_paint(show_beside_text);
        }
    });
}

/// Scrolls the board beside a text into sight: on a phone it lies below the text.
pub fn show_beside_text() {
    let board =
        gloo::utils::document().query_selector(".lesson-board > .stage > :is(.board, .lying)").ok().flatten();
    board.iter().for_each(reveal);
}

/// The position on the board in words, for screen readers.
fn described(session: &Session) -> String {
    let game = session.position();
    let moves = match game.move_count() {
        0 => "No move is left.".to_string(),
        1 => "One move is possible.".into(),
        count => format!("{} moves are possible.", format_number(count)),
    };
    let misere = if session.game.convention == Convention::Misere {
        " Whoever makes the last move loses."
    } else {
        ""
    };
    format!("{}: {}. {moves}{misere}", game.card().name, game.text())
}

/// Shows the move that the board or the text points at.
#[hook]
fn use_shown(session: &Session, props: &BenchContents) {
    let wanted = props.pointed.clone().or_else(|| {
        let next = props.board.next.clone().map(AttrValue::from);
        next.filter(|_| session.game.live == props.board.moves.len())
    });
    let session = session.clone();
    use_effect_with((wanted, session.game.live), move |(wanted, _)| {
        let game = session.position().clone();
        let mv = wanted.as_ref().and_then(|notation| game.read_move(notation).ok());
        session.game.dispatch(Action::Point(mv));
    });
}

/// Makes the moves of `answers`, each after a moment. A move that is taken back before that is not answered.
#[hook]
fn use_answers(session: &Session, answers: &Answers) {
    let (game, answers) = (session.game.clone(), answers.clone());
    use_effect_with((session.game.live, session.game.last_position().clone()), move |_| {
        let (ply, table) = (game.live, game.last_position().clone());
        let asked =
            answers.filter(|_| game.is_answered()).and_then(|answers| answers.emit(game.game.clone()));
        let game = game.dispatcher();
        let turn = asked
            .and_then(|notation| table.read_move(&notation).ok())
            .map(|mv| Timeout::new(moment(), move || game.dispatch(Action::Reply { ply, mv })));
        move || drop(turn)
    });
}

/// Calls `on_move` after every move.
#[hook]
fn use_on_move(session: &Session, on_move: &Callback<Rc<Match>>) {
    let (game, on_move) = (session.game.clone(), on_move.clone());
    let begun = use_mut_ref(|| game.live);
    use_effect_with(session.game.live, move |live| {
        if begun.replace(*live) != *live {
            on_move.emit(game.game.clone());
        }
        // The text speaks of the new position, so a reader who looks back is brought to it.
        if game.reviewing() {
            game.dispatch(Action::Look(*live));
        }
    });
}
