//! A game on the table, in three settings: the play screen, the presenter, and the frame in another page.
mod actions;
mod address;
mod aim;
mod analysis;
mod arranged;
mod aside;
mod bar;
mod beats;
mod because;
mod begin;
mod bench;
mod blunder;
mod browser_history;
mod check;
mod choices;
mod count;
mod embed;
mod ended;
mod entry;
mod first;
mod game;
mod hint;
mod idle;
mod in_words;
mod keep_previous;
mod keyboard;
mod keys;
mod kinds;
mod last_moves;
mod line;
mod page;
mod paper;
mod parts;
mod present;
mod puzzle;
mod remark;
mod rival;
mod score;
mod screen;
mod session;
mod sheet;
mod sides;
mod sitting;
mod speech;
mod stage;
mod state;
mod table;
mod team;
mod times;
mod walk;
mod wide;
mod won;

pub use address::{link, open_link};
pub use bench::{Answers, Bench, BenchProps, show_beside_text};
pub use choices::choices;
pub use keyboard::{Key, focus, read as key_of, return_to_board};
pub use keys::use_pressed;
pub use page::{open, setting_part};
pub use parts::{dialog_parts, keys_of};
pub use score::Clock;
pub use state::{Action, Ending, Match, Rival, Side};
pub use times::use_clock;
pub use wide::use_wide;

use crate::games::Link;
use crate::ui::{
    dialogs::{
        embed::EmbedProps, keys::Keyboard, new_game::NewGameDialogProps, rules::RulesProps, share::ShareProps,
    },
    embed_messages,
    heard::Spoken,
    lazy::{lazy_dialog, use_part},
    model::Level,
    route::{self, Page},
    toast::{Toast, Toasts},
};
use bar::PlayDialog;
use begin::{restart, starting};
use parts::{EMBED, NEW_GAME, RULES, SHARE};
use session::Session;
use sitting::use_session;
use std::rc::Rc;
use table::DrawContext;
use yew::{prelude::*, props};

/// Where the game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    Play,
    Present,
    Embed,
}

impl Setting {
    fn page(self) -> Page {
        match self {
            Self::Play => Page::Play,
            Self::Present => Page::Present,
            Self::Embed => Page::Embed,
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct PlayProps {
    /// The game as the link gave it.
    pub start: Rc<Match>,
    pub link: Rc<Link>,
    pub setting: Setting,
}

/// One game; give the component a key, so that another link begins anew.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    // On the play screen hints are on request; pages with a game in them show everything.
    let usual = if props.setting == Setting::Play { Level::Off } else { Level::Full };
    let level = props.link.analysis.as_deref().and_then(address::level_named);
    let session = use_session(&props.start, level, usual, props.link.locked);
    let (setting, present, way) = browser_history::use_setting(props.setting);
    let open = use_state(|| None::<PlayDialog>);
    let why = use_state(|| false);
    let sheet = sheet::use_sheet(&session);
    let checks = check::use_checks(session.position(), session.game.convention);
    {
        let game = session.game.dispatcher();
        use_effect_with(*setting == Setting::Present, move |on| game.dispatch(Action::Present(*on)));
    }
    browser_history::use_address(&session, *setting, &props.link, &way);
    use_embed_events(&session, *setting);
    puzzle::use_record(&session.game);
    keys::use_keys(&session, *setting, &open, &present, &why);

    let on_open = {
        let open = open.clone();
        Callback::from(move |what: PlayDialog| open.set(Some(what)))
    };
    let table = DrawContext {
        session: &session,
        checks: &checks,
        link: &props.link,
        sheet: &sheet,
        on_open: &on_open,
        present: &present,
        why: &why,
        wide: wide::use_wide(),
    };
    // The old setting stays on the screen until the code of the new one has been fetched.
    let here = props.setting.part().get().map(|draw| draw(&table));
    let view = match use_part(setting.part()) {
        Ok(draw) => draw(&table),
        Err(waiting) => html! { <>{ waiting }{ for here }</> },
    };
    let quiet = {
        let session = session.clone();
        Callback::from(move |()| session.quiet())
    };
    let told = *setting != Setting::Embed && session.game.notice == Some(state::Notice::SideLine);
    html! { <>
        { view }
        <Spoken text={session.spoken.clone()} />
        { dialog(&session, &open, &present, *setting) }
        <Toasts toast={session.toast.clone().filter(|_| !told)} on_done={quiet} />
    </> }
}

/// The dialog that is open.
fn dialog(
    session: &Session,
    open: &UseStateHandle<Option<PlayDialog>>,
    present: &Callback<bool>,
    setting: Setting,
) -> Html {
    let close = {
        let open = open.clone();
        Callback::from(move |()| open.set(None))
    };
    let on_toast = {
        let session = session.clone();
        Callback::from(move |toast: Toast| session.say(toast))
    };
    let game = session.position().clone();
    let link = || {
        let link = Link { locked: session.locked, ..address::link(&session.game, session.chosen) };
        route::absolute(Page::Play, &link)
    };
    match **open {
        None => Html::default(),
        Some(PlayDialog::Rules) => {
            let guide = first::guide(session).filter(|_| setting == Setting::Play);
            let on_guide = guide.map(|guide| {
                let close = close.clone();
                Callback::from(move |()| {
                    close.emit(());
                    guide.emit(());
                })
            });
            lazy_dialog(
                &RULES,
                "Rules",
                close.clone(),
                props!(RulesProps { game, on_guide, on_close: close }),
            )
        }
        Some(PlayDialog::Keys) => keys_of(Keyboard::Game, close),
        Some(PlayDialog::Share) => {
            let analysis = session.study.analysed.analysis.clone();
            let share =
                props!(ShareProps { game, analysis, link: link(), on_toast, on_close: close.clone() });
            lazy_dialog(&SHARE, "Share", close, share)
        }
        Some(PlayDialog::Embed) => {
            let embed = props!(EmbedProps { game, link: link(), on_toast, on_close: close.clone() });
            lazy_dialog(&EMBED, "Embed", close, embed)
        }
        Some(PlayDialog::NewGame) => {
            let on_start = starting(session, setting, close.clone());
            let counts = session.game.presented && score::begun(session.game.rival);
            let on_reset = counts.then(|| {
                let (session, close) = (session.clone(), close.clone());
                Callback::from(move |()| {
                    close.emit(());
                    score::reset(&session);
                })
            });
            let new_game = props!(NewGameDialogProps {
                game,
                start: session.game.start().clone(),
                convention: session.game.convention,
                opponent: session.game.rival.name().to_ascii_lowercase(),
                first: session.game.first,
                names: score::teams(&session.game),
                nameless: session.game.nameless(),
                level: session.chosen,
                others: session.game.presented,
                on_reset,
                on_start,
                on_close: close.clone()
            });
            lazy_dialog(&NEW_GAME, "New game", close, new_game)
        }
        Some(PlayDialog::More) => screen::more(session, open, present, close),
        Some(PlayDialog::Menu) => screen::menu(close),
    }
}

/// Tells the page around the frame of moves and of the end.
#[hook]
fn use_embed_events(session: &Session, setting: Setting) {
    let session = session.clone();
    let told = use_mut_ref(|| session.game.live);
    use_effect_with((session.game.live, session.game.last_position().notation()), move |(live, _)| {
        if setting == Setting::Embed && *live > *told.borrow() {
            embed_messages::post_move(
                &session.game.main.moves[*live - 1],
                session.game.main.positions[*live].notation(),
                *live,
            );
            match session.game.ending() {
                Some(state::Ending::Won(winner)) => {
                    embed_messages::post_win(&session.game.side_name(winner), *live)
                }
                Some(state::Ending::Drawn) => embed_messages::post_draw(*live),
                None => {}
            }
        }
        *told.borrow_mut() = *live;
    });
}
