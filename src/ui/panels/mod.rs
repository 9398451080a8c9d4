//! The analysis panel: what the solver knows of the position on the board.
mod badge;
mod beside;
mod blocks;
mod check;
mod divided;
mod elsewhere;
mod every;
mod explained;
mod figures;
pub mod map;
mod map_door;
mod nim_sum;
mod numbers;
mod pieces;
mod presenter;
mod replies;
mod seal;
mod settings;
mod values;
mod why;
mod winning;

pub use badge::Badge;
pub use check::{Check, CheckState};
pub use figures::{Figures, FiguresProps};
pub use map::{Map, MapProps};
use map_door::{MapDoor, has_map};
pub use nim_sum::{NimSum, weight};
pub use numbers::Numbers;
pub use presenter::{PresenterPanel, PresenterPanelProps};
use settings::SettingsForm;
pub use settings::SettingsFormProps;
pub use why::WhySection;
pub use winning::{Winning, WinningProps};

use super::boards::{outlined, ringed};
use super::further::Further;
use super::model::{Analysed, GameRef, Level, Preview, Progress};
use crate::core::{Card, Convention, MoveList, MoveView, Outcome, Place, Scene};
use crate::ui::lazy::Draw;
use crate::ui::rule::{cards, here, to_play};
use crate::ui::term::explaining;
use crate::ui::words::Ringed;
use std::{collections::BTreeSet, rc::Rc};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PanelProps {
    pub game: GameRef,
    pub analysed: Analysed,
    pub level: Level,
    /// Whether the level cannot be changed.
    #[prop_or_default]
    pub locked: bool,
    /// The reason in a sentence, where reasons are shown although analysis is off; empty where there is no such
    /// sentence.
    #[prop_or_default]
    pub explained: Option<String>,
    /// A move that the hints have shown in a position without a winning move.
    #[prop_or_default]
    pub hardest_move: Rc<Option<MoveView>>,
    /// The address of the lesson that teaches how such moves are found.
    #[prop_or_default]
    pub lesson: AttrValue,
    /// The result in words when play is over: "You win".
    #[prop_or_default]
    pub over: Option<String>,
    /// What more is said of the result, and what to play next.
    #[prop_or_default]
    pub result: Html,
    #[prop_or_default]
    pub preview: Option<Rc<Preview>>,
    /// Who is to move: "You", "Strong", "Team A".
    pub mover: AttrValue,
    /// Who answers; empty where no name is needed.
    #[prop_or_default]
    pub other: AttrValue,
    #[prop_or_default]
    pub check: Option<Check>,
    pub on_preview: Callback<Option<MoveView>>,
    pub on_play: Callback<MoveView>,
    /// The winning moves that the board marks.
    #[prop_or_else(|| Rc::new(MoveList::none()))]
    pub marked: Rc<MoveList<MoveView>>,
    pub on_level: Callback<Level>,
    /// Stops the search for the outcome.
    pub on_cancel: Callback<()>,
    /// Searches again with a larger budget.
    pub on_longer: Callback<()>,
    /// Asks for a check of this component by brute force; `on_cancel` stops the check.
    pub on_check: Callback<usize>,
    #[prop_or_default]
    pub on_check_cancel: Callback<()>,
    /// Whether a game is under way that going to another position would end.
    #[prop_or_default]
    pub under_way: bool,
    /// Asks for the position at this place of the map.
    pub on_go: Callback<(u64, u64)>,
}

/// The panel at the right of the board.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let analysis = &props.analysed.analysis;
    let solved = props.analysed.progress == Progress::Done && props.level != Level::Off;
    let full = props.level == Level::Full;
    let playing = props.over.is_none() && !analysis.over;
    let target = props.preview.as_ref().and_then(|preview| target(&props.game, &preview.mv));
    let questions = !props.game.workshop().questions().is_empty();
    let elsewhere = solved && playing;
    let how = use_memo((props.game.clone(), analysis.clone(), full), |(game, analysis, full)| {
        *full && why::tells_how(game, analysis)
    });
    let more = questions || elsewhere || pieces::any(&props.game.scene());
    let (part, tabs) = divided::use_divided(full && playing, *how, more);
    let panel = use_node_ref();
    html! {
        <aside ref={panel.clone()} class="panel" id="analysis" tabindex="-1" aria-label="Analysis" data-part={part}>
            if props.level == Level::Off {
                { props.result.clone() }
                { how_to_play(&props.game) }
            }
            if let Some(reason) = &props.explained {
                if reason.is_empty() {
                    <WhySection game={props.game.clone()} analysis={analysis.clone()} hardest_move={props.hardest_move.clone()} />
                } else {
                    <p class="sec derivation reason">{ explaining(reason, &blocks::TERMS) }{ " " }<a href={props.lesson.clone()}>{ "Learn to find such moves" }</a>{ "." }</p>
                    // Theory is optional reading.
                    <details class="sec fold reason"><summary>{ "Values and theory" }</summary><WhySection game={props.game.clone()} analysis={analysis.clone()} hardest_move={props.hardest_move.clone()} /></details>
                }
            }
            <Badge
                ordinal={props.game.workshop().ordinal()}
                ended={if props.game.rules().is_some() { "no move is left" } else { "the game is over" }}
                analysed={props.analysed.clone()} level={props.level} locked={props.locked} over={props.over.clone()}
                mover={props.mover.clone()} other={props.other.clone()}
                on_level={props.on_level.clone()} on_cancel={props.on_cancel.clone()}
                on_longer={props.on_longer.clone()}
            />
            if props.level != Level::Off {
                { props.result.clone() }
            }
            { tabs }
            if solved && playing && !full {
                { hints(props) }
            }
            if props.level == Level::Hints && playing {
                { how_to_play(&props.game) }
            }
            if full {
                if solved && playing {
                    <NimSum analysis={analysis.clone()} />
                }
                // Components that draw nothing would make the next ones appear in a wrong place.
                if analysis.convention == Convention::Normal && has_map(&props.game) {
                    <MapDoor game={props.game.clone()} {target} under_way={props.under_way} on_go={props.on_go.clone()} />
                }
                if solved && playing {
                    <every::Moves game={props.game.clone()} winning={winning_list(props, true)} />
                }
                if playing {
                    <WhySection
                        game={props.game.clone()} analysis={analysis.clone()} preview={props.preview.clone()}
                        check={props.check.clone()} on_check={Some(props.on_check.clone())}
                        on_cancel={props.on_check_cancel.clone()}
                    />
                }
                if questions {
                    <Numbers game={props.game.clone()} />
                }
                if elsewhere {
                    <elsewhere::Elsewhere
                        game={props.game.clone()} analysis={analysis.clone()} preview={props.preview.clone()}
                        on_preview={props.on_preview.clone()} on_play={props.on_play.clone()}
                    />
                }
            }
            if playing {
                <pieces::Pieces
                    game={props.game.clone()} marked={props.marked.clone()} preview={props.preview.clone()}
                    on_preview={props.on_preview.clone()} on_play={props.on_play.clone()}
                />
            }
            <Further {panel} />
        </aside>
    }
}

crate::parts! {
    static FIGURES in graphs: Draw<FiguresProps> = |props| html! { <Figures ..(*props).clone() /> };
    /// The form with the parameters of a game.
    pub static SETTINGS in screen: Draw<SettingsFormProps> = |props| html! { <SettingsForm ..(*props).clone() /> };
}

/// The names of the parts with panels that not every game shows.
pub fn parts() -> Vec<&'static str> {
    vec![map_door::MAP.name(), elsewhere::ELSEWHERE.name(), FIGURES.name(), SETTINGS.name()]
}

/// The rules of the game, for those who play without analysis.
fn how_to_play(game: &GameRef) -> Html {
    let cards = cards(game);
    let several = cards.len() > 1;
    let one = |(at, card): (usize, &&'static Card)| {
        html! { <>if several { <h3>{ card.name }</h3> }{ to_play(card, at > 0) }</> }
    };
    html! { <section class="sec rule-text"><h2>{ "How to play" }</h2>{ here(game) }{ for cards.iter().enumerate().map(one) }</section> }
}

/// How many moves win, if the board rings them all; else which moves win.
fn hints(props: &PanelProps) -> Html {
    let analysis = &props.analysed.analysis;
    let (found, scene) = (&analysis.winning, props.game.scene());
    // The board rings only the moves of a human player.
    let marked = &props.marked.moves;
    if analysis.cut {
        return html! { <p class="sec">{ super::words::cut_short(found.total) }</p> };
    }
    if analysis.verdict.outcome() == Some(Outcome::D) {
        return html! { <p class="sec">{ super::words::keep_the_draw(found.total) }</p> };
    }
    if !marked.is_empty() && (props.marked.is_truncated() || !marked.iter().all(|mv| ringed(&scene, mv))) {
        return html! { <Winning ..winning_list(props, false) /> };
    }
    let count = super::words::hint(found.total, rings(props.game.card().piece, &scene, marked));
    html! { <p class="sec">{ count }{ super::words::in_games(&games(&scene, marked)) }</p> }
}

/// What the board marks of these moves.
fn rings<'a>(piece: &'a str, scene: &Scene, marked: &[MoveView]) -> Ringed<'a> {
    match marked {
        [] => Ringed::Nothing,
        _ if marked.iter().any(|mv| mv.handles.iter().any(|piece| piece.place.is_gaps())) => Ringed::Ticks,
        _ if marked.iter().all(|mv| mv.handles.len() == 1) => Ringed::Piece,
        _ if marked.iter().all(|mv| outlined(scene, mv)) => Ringed::Every(piece),
        _ => Ringed::Last(piece),
    }
}

/// The games of a sum in which these moves are, as the board heads them.
fn games(scene: &Scene, moves: &[MoveView]) -> Vec<String> {
    let games: BTreeSet<u32> = moves.iter().map(|mv| mv.game).filter(|game| *game > 0).collect();
    let name = |game: u32| {
        let board = scene.boards.get(game as usize - 1).filter(|_| scene.boards.len() > 1)?;
        Some(format!("game {game} ({})", board.game()))
    };
    games.into_iter().filter_map(name).collect()
}

fn winning_list(props: &PanelProps, values: bool) -> WinningProps {
    yew::props!(WinningProps {
        analysis: props.analysed.analysis.clone(),
        values,
        preview: props.preview.clone(),
        mover: props.mover.clone(),
        other: props.other.clone(),
        on_preview: props.on_preview.clone(),
        on_play: props.on_play.clone(),
        on_longer: props.on_longer.clone(),
    })
}

/// The cell of the map of two groups to which a move leads.
fn target(game: &GameRef, mv: &MoveView) -> Option<(u64, u64)> {
    let left = |(place, height): (Place, u64)| height - mv.stack_change(place).map_or(0, |done| done.count);
    match game.scene().heights().into_iter().map(left).collect::<Vec<_>>()[..] {
        [x, y] => Some((x, y)),
        _ => None,
    }
}
