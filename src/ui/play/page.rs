//! The page of a game: reads its link, and fetches the game's rules and the code that draws it.
use super::{Match, Play, Setting, open_link};
use crate::games::{Link, LinkError, game_of_the_day, ready};
use crate::part::FetchError;
use crate::ui::{
    boards,
    lost::ShownBadLink,
    route,
    shown::{Opening, Shown},
    storage::{self, RecentGame},
};
use futures_util::future::try_join;
use std::rc::Rc;
use yew::prelude::*;

/// The setting of a path.
fn setting(path: &str) -> Option<Setting> {
    match path {
        "play" => Some(Setting::Play),
        "present" => Some(Setting::Present),
        "embed" => Some(Setting::Embed),
        _ => None,
    }
}

/// The name of the part that draws the setting of a path; none where the path is that of no game.
pub fn setting_part(path: &str) -> Option<&'static str> {
    setting(path).map(|setting| setting.part().name())
}

/// Shows the game of a link, once its rules and the code that draws it have been fetched.
pub fn open(path: &str, query: &str) -> Opening {
    let setting = setting(path).unwrap_or(Setting::Play);
    let query = query.to_string();
    Box::pin(async move {
        Ok(match read(&query, setting).await? {
            Ok(page) => Rc::new(page) as Rc<dyn Shown>,
            Err(error) => Rc::new(ShownBadLink { query, error, framed: setting == Setting::Embed }),
        })
    })
}

/// The opponent in a link that leaves this open: the computer at the strength that was played last, or at one that
/// suits newcomers.
fn usual_opponent() -> Option<String> {
    let against = |last: RecentGame| {
        let link = last.link;
        link.opponent.filter(|name| !link.asks && link.puzzle.is_none() && *name != "friend")
    };
    let last = storage::recent().into_iter().find_map(against);
    last.or_else(|| storage::get(storage::FIRST).is_none().then(|| "beginner".into()))
}

async fn read(query: &str, setting: Setting) -> Result<Result<Opened, LinkError>, FetchError> {
    let mut link = match Link::read(query) {
        Ok(link) => link,
        Err(error) => return Ok(Err(error)),
    };
    if setting == Setting::Play && link.opponent.is_none() && link.puzzle.is_none() && !link.locked {
        link.opponent = usual_opponent();
    }
    let screen = async { setting.part().load().await.map(drop) };
    let game = link.puzzle.map_or(link.game.as_str(), |day| game_of_the_day(day).id);
    try_join(ready(game), screen).await?;
    let start = match open_link(&link, route::chance()) {
        Ok(start) => Match { presented: setting == Setting::Present, ..start },
        Err(error) => return Ok(Err(error)),
    };
    boards::ready(&start.start().scene()).await?;
    Ok(Ok(Opened { start: Rc::new(start), link: Rc::new(link), setting }))
}

struct Opened {
    start: Rc<Match>,
    link: Rc<Link>,
    setting: Setting,
}

impl Shown for Opened {
    fn title(&self) -> String {
        format!("{} · Nimscope", self.start.start().card().name)
    }
    fn theme(&self) -> Option<&str> {
        self.link.theme.as_deref()
    }
    fn view(&self, visit: u32) -> Html {
        let (start, link, setting) = (self.start.clone(), self.link.clone(), self.setting);
        html! { <Play key={visit} {start} {link} {setting} /> }
    }
}
