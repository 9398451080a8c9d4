//! The play screen.
use super::{
    arranged,
    bar::{self, PlayDialog},
    beats,
    begin::Restart,
    check::Checks,
    ended,
    entry::MoveEntry,
    first::{self, FirstSteps},
    keep_previous::{self, KeepPrevious},
    paper::Paper,
    puzzle, remark, restart,
    session::Session,
    sheet::{Sheet, tabs},
    stage,
    state::Line,
    table::DrawContext,
};
use crate::core::{Day, MoveView, NotationError, Scene};
use crate::ui::lazy::lazy_part;
use crate::ui::{
    bar::{Tools, bar as top_bar},
    boards::{Arrangement, Boards, has_ruler},
    dialog::Dialog,
    history::History,
    icons::icon,
    late::Late,
    model::*,
    panels::{Panel, SETTINGS, SettingsFormProps},
    storage, voice, words,
};
use std::rc::Rc;
use yew::{prelude::*, props};

/// The whole screen.
pub fn view(table: &DrawContext<'_>) -> Html {
    let DrawContext { session, checks, sheet, on_open: open, present, wide, .. } = *table;
    let emit = |what: PlayDialog| {
        let open = open.clone();
        Callback::from(move |()| open.emit(what))
    };
    let tools = Tools {
        share: emit(PlayDialog::Share),
        embed: emit(PlayDialog::Embed),
        present: present.reform(|()| true),
        menu: emit(PlayDialog::Menu),
        rules: emit(PlayDialog::Rules),
        keys: emit(PlayDialog::Keys),
        guide: first::guide(session),
    };
    let about = about(session);
    let next_puzzle = session.game.day.filter(|_| session.game.asks).and_then(storage::unsolved_before);
    let result = ended::over(session, next_puzzle);
    // The result stands beside the board where there is room, else above it.
    let (above, beside) = if wide { (Html::default(), result) } else { (result, Html::default()) };
    let plies = session.plies.clone();
    let (at, live) = (session.game.at, session.game.end());
    let shown = Sheet::shown(**sheet, session);
    let read = shown.is_some_and(|sheet| sheet != Sheet::Settings);
    let arrangement = if read { Arrangement::SidewaysOnPhones } else { Arrangement::Upright };
    html! {
        <div class="play" data-sheet={shown.map(Sheet::name)}>
            { top_bar(Some(&tools)) }
            { bar::game_bar(session, open) }
            <main class="frame">
                <div class="left">
                    { board_and_line(session, arrangement, above, next_puzzle) }
                    { tabs(session, sheet) }
                    <Late about={about.clone()}><History
                        {plies} {at} {live} level={history_level(session)} lines={lines(session)} line={session.game.side}
                        on_go={session.actions.look.clone()} on_line={session.actions.line.clone()}
                        on_drop={session.actions.drop_line.clone()}
                    /></Late>
                </div>
                <Late {about}><KeepPrevious about={keep_previous::about(session)} waits={keep_previous::waits(session)}>{ panel(session, checks, beside) }</KeepPrevious></Late>
            </main>
            { bar::action_bar(session, open) }
            <Paper session={session.clone()} />
        </div>
    }
}

/// How much the marks of the moves show: once the game is over also how good the moves were.
fn history_level(session: &Session) -> Level {
    let judged = session.game.over() && remark::may_judge(session);
    if judged && session.level == Level::Off { Level::Hints } else { session.level }
}

/// The names of the side lines.
fn lines(session: &Session) -> Vec<String> {
    let game = &session.game;
    let name = |line: &Rc<Line>| {
        let from = line.shared(&game.main).min(line.len().saturating_sub(1));
        let first = line.moves.get(from).map(words::short).unwrap_or_default();
        let moves = words::count_of_moves((line.len() - from) as u64);
        let after = if from == 0 { "from the start".to_string() } else { format!("after move {from}") };
        format!("{} ({moves})", words::capital(&format!("{after}: {first}")))
    };
    game.sides.iter().map(name).collect()
}

/// A text that identifies what the board shows.
fn about(session: &Session) -> String {
    format!("{} {}", session.game.at, session.position().notation())
}

/// The board with its head, its settings and the line below.
fn board_and_line(
    session: &Session,
    arrangement: Arrangement,
    result: Html,
    next_puzzle: Option<Day>,
) -> Html {
    let settings = session.position().workshop().settings();
    let again = {
        let session = session.clone();
        Callback::from(move |()| restart(&session, Restart::Same))
    };
    let board = board(session, false, arrangement);
    html! {
        <section class="stage" aria-label="Board" tabindex="-1">
            { stage::head(session, settings.is_some()) }
            { stage::past(session) }
            { result }
            { puzzle::answer(session, next_puzzle, again) }
            if settings.is_some() {
                <div class="beside-settings"><Settings game={session.position().clone()} session={session.clone()} /><div class="settings-board">{ board }</div></div>
            } else {
                { board }
                <>{ for super::kinds::kinds(&session.position().scene()) }</>
                { arranged::choice(session) }
            }
            { beats::list(session) }
            <MoveEntry session={session.clone()} />
            <FirstSteps session={session.clone()} />
            { remark::say(session, true) }
        </section>
    }
}

/// The board itself.
pub fn board(session: &Session, present: bool, arrangement: Arrangement) -> Html {
    html! {
        <Boards
            scene={session.position().scene()} parts={session.values.clone()} level={session.level}
            winning={session.marked_moves()} draws={session.is_draw()} choices={session.choices.clone()} picked={session.picked()} by_hand={session.aim.by_hand} line={session.line()}
            open={session.open()} hinted={session.hinted()} preview={session.preview.clone()} shown={session.shown.clone()}
            before={before(session)} last={last(session)} beats={beats::made(session)} disabled={!session.may_move()} {present} {arrangement} numbered={true}
            recolours={!present && !session.locked && session.game.main.moves.is_empty()} on={session.actions.board.clone()}
        />
    }
}

/// The scene before the last move.
pub fn before(session: &Session) -> Option<Rc<Scene>> {
    let ply = session.game.at.checked_sub(1)?;
    session.game.line().positions.get(ply).map(|game| game.scene())
}

/// The move that led to the position being looked at.
pub fn last(session: &Session) -> Option<MoveView> {
    let ply = session.game.at.checked_sub(1)?;
    session.game.line().moves.get(ply).cloned()
}

fn panel(session: &Session, checks: &Checks, result: Html) -> Html {
    let game = &session.game;
    let over = game.ending().filter(|_| !game.reviewing()).map(|ending| game.ended(ending));
    let actions = &session.actions;
    html! {
        <Panel
            game={session.position().clone()} analysed={session.study.analysed.clone()} level={session.level}
            explained={super::hint::in_a_sentence(session)} hardest_move={session.hardest_move.clone()} lesson={super::hint::lesson(session)} locked={session.locked} {over} {result} preview={session.preview.clone()} marked={session.marked_moves()}
            mover={game.side_name(game.side_to_move(game.at))} other={game.side_name(game.side_to_move(game.at + 1))} check={checks.state.clone()}
            under_way={!game.main.moves.is_empty()}
            on_preview={actions.preview.clone()} on_play={actions.play.clone()} on_level={actions.level.clone()}
            on_cancel={session.study.cancel.clone()} on_longer={session.study.longer.clone()} on_check={checks.run.clone()}
            on_check_cancel={checks.cancel.clone()} on_go={actions.go.clone()}
        />
    }
}

/// Why the settings cannot be changed.
const FIXED: &str = "The rule stays as it is during a game. New game changes it.";

#[derive(Properties, PartialEq)]
struct SettingsProps {
    game: GameRef,
    session: Session,
}

/// The parameters of the game beside the board. Before the first move another choice begins another game; after it they
/// only show what is played.
#[component]
fn Settings(props: &SettingsProps) -> Html {
    let error = use_state(|| None::<NotationError>);
    let Some(settings) = props.game.workshop().settings() else { return Html::default() };
    let on_choose = {
        let (game, session, error) = (props.game.clone(), props.session.clone(), error.setter());
        Callback::from(move |(choice, value, sizes): (usize, String, String)| {
            match game.workshop().choose(choice, &value, &sizes) {
                Ok(chosen) => {
                    error.set(None);
                    session.begin(&*chosen);
                }
                Err(wrong) => error.set(Some(wrong)),
            }
        })
    };
    let attempt = {
        let game = props.game.clone();
        Callback::from(move |(choice, value): (usize, String)| {
            let sizes = game.workshop().settings().map(|settings| settings.sizes).unwrap_or_default();
            let sizes: Vec<String> = sizes.iter().map(u64::to_string).collect();
            let tried = game.workshop().choose(choice, &value, &sizes.join("+"))?.workshop().settings();
            Ok(tried
                .and_then(|mut tried| {
                    tried.choices.get_mut(choice).map(|choice| std::mem::take(&mut choice.hint))
                })
                .unwrap_or_default())
        })
    };
    let fixed = props.session.locked || !props.session.game.main.moves.is_empty();
    let about = match has_ruler(&props.game.scene()) {
        _ if props.session.locked => None,
        _ if fixed => Some(FIXED),
        true => Some("Or choose a level on the board."),
        false => None,
    };
    lazy_part(
        &SETTINGS,
        props!(SettingsFormProps { settings, about, fixed, error: (*error).clone(), attempt, on_choose }),
    )
}

/// What narrow screens keep behind More: how the game is played and shown, and ways to take it along.
pub fn more(
    session: &Session,
    open: &UseStateHandle<Option<PlayDialog>>,
    present: &Callback<bool>,
    close: Callback<()>,
) -> Html {
    let row = |name: &'static str, label: &'static str, what: PlayDialog| {
        let open = open.clone();
        html! { <li><button class="btn quiet" onclick={move |_| open.set(Some(what))}>{ icon(name) }{ label }</button></li> }
    };
    let keys = {
        let open = open.clone();
        move |_: MouseEvent| open.set(Some(PlayDialog::Keys))
    };
    let (present, shut) = (present.clone(), close.clone());
    let start = move |_: MouseEvent| {
        shut.emit(());
        present.emit(true);
    };
    let children = html! { <>
        <div class="form">
            { bar::convention(session, "play-more") }
            { bar::rival(session) }
            if let Some(fixed) = bar::both_fixed(session) { <p class="small dim">{ fixed }</p> }
            <div class="field"><span>{ "Analysis" }</span>{ bar::level(session, "an-more") }</div>
        </div>
        <ul class="rows">
            { row("rules", "Rules", PlayDialog::Rules) }
            if let Some(guide) = first::guide(session) { <li><button class="btn quiet" onclick={guide.reform(|_: MouseEvent| ())}>{ icon("play") }{ "First steps" }</button></li> }
            { row("share", "Share", PlayDialog::Share) }
            { row("embed", "Embed", PlayDialog::Embed) }
            <li><button class="btn quiet" onclick={start}>{ icon("present") }{ "Present" }</button></li>
            <li class="for-keys"><button class="btn quiet" onclick={keys}>{ icon("dots") }{ "Keyboard" }</button></li>
        </ul>
    </> };
    html! { <Dialog title="More" on_close={close} sheet={true} {children} /> }
}

/// The links to the other pages.
const PAGES: [(&str, &str, &str); 6] = [
    ("#/", "play", "All games"),
    ("#/lab/sequence", "lab", "Lab"),
    ("#/learn", "learn", "Learn"),
    ("#/puzzles", "clock", "Puzzles"),
    ("#/glossary", "rules", "Glossary"),
    ("#/about", "search", "About Nimscope"),
];

/// What narrow screens keep behind the menu.
pub fn menu(close: Callback<()>) -> Html {
    let page = |(href, name, label): (&'static str, &'static str, &'static str)| {
        html! { <li><a class="btn quiet" {href}>{ icon(name) }{ label }</a></li> }
    };
    let children = html! { <>
        <nav aria-label="Pages"><ul class="rows">{ for PAGES.into_iter().map(page) }</ul></nav>
        <ul class="rows" aria-label="Sound">{ voice::switches() }</ul>
        <p class="install small dim">{ "Nimscope can be installed, and then works without a network: choose “Add to Home Screen” or “Install” in the menu of your browser." }</p>
    </> };
    html! { <Dialog title="Menu" on_close={close} sheet={true} {children} /> }
}
