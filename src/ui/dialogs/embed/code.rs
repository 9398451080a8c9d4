//! The addresses and the markup of an embedded game.
use crate::core::Convention;
use crate::games::Link;
use crate::ui::{boards::escaped, model::GameRef};

/// The code that shows the game in another page, in two forms: a frame and an element.
pub struct Code {
    /// The address of the frame.
    pub address: String,
    pub frame: String,
    pub element: String,
}

/// The link in an address; a link without a game where the address has none.
fn read(address: &str) -> Link {
    let query = address.split_once('?').map_or("", |(_, query)| query);
    Link::read(query).unwrap_or_else(|_| Link::new(""))
}

/// The positions from which the embedded game may begin: the one on the board, and the start of the game of that
/// address.
pub fn starts(game: &GameRef, address: &str) -> [String; 2] {
    let here = game.notation();
    let start = read(address).replay().map_or_else(|_| here.clone(), |(start, _)| start.notation());
    [here, start]
}

/// The initial options: those of the game, beginning at its position, or at its start where play is over.
pub fn begin(game: &GameRef, address: &str) -> Link {
    let [position, start] = starts(game, address);
    let here = read(address);
    Link {
        convention: here.convention,
        opponent: here.opponent,
        analysis: here.analysis.or(Some("hints".into())),
        ..Link::new(if game.move_count() == 0 { start } else { position })
    }
}

impl Code {
    /// The code for an embedded game with this name and these options; `address` is the address of the current page.
    pub fn new(link: &Link, address: &str, name: &str, size: (u32, u32)) -> Self {
        let page = address.split('#').next().unwrap_or_default();
        let folder = page.rfind('/').map_or("", |slash| &page[..=slash]);
        let (width, height) = size;
        let address = format!("{page}#/embed?{link}");
        let frame = format!(
            "<iframe src=\"{}\" width=\"{width}\" height=\"{height}\" title=\"{}\" loading=\"lazy\" \
             style=\"border:0;max-width:100%\"></iframe>",
            escaped(&address),
            escaped(name)
        );
        let element = format!(
            "<script type=\"module\" src=\"{}embed.js\"></script>\n<nimscope-game game=\"{}\"{} height=\"{height}\"{}></nimscope-game>",
            escaped(folder),
            escaped(&link.game),
            attributes(link),
            if width == 480 { String::new() } else { format!(" style=\"max-width:{width}px\"") }
        );
        Self { address, frame, element }
    }
}

fn attributes(link: &Link) -> String {
    let misere = (link.convention == Convention::Misere).then_some("misere");
    let first = (!link.first).then_some("other");
    let theme = link.theme.as_deref().filter(|theme| *theme != "auto");
    let words = [
        ("opponent", link.opponent.as_deref()),
        ("analysis", link.analysis.as_deref()),
        ("theme", theme),
        ("convention", misere),
        ("first", first),
    ];
    let mut text = String::new();
    for (name, word) in words {
        if let Some(word) = word {
            text += &format!(" {name}=\"{}\"", escaped(word));
        }
    }
    text + if link.locked { " locked" } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    const PAGE: &str = "https://example.org/nim/index.html#/play?v=1&g=nim/3+5&m=1-2&c=misere&o=strong";

    #[test]
    fn code_of_a_game() {
        let game = GameRef(open("nim/1+5").unwrap());
        let link = Link { locked: true, ..begin(&game, PAGE) };
        let code = Code::new(&link, PAGE, "Nim", (640, 480));
        assert_eq!(code.address, format!("https://example.org/nim/index.html#/embed?{link}"));
        assert!(Link::read(code.address.split_once('?').unwrap().1) == Ok(link));
        assert!(code.frame.contains("&amp;g=") && code.frame.contains("width=\"640\""));
        assert_eq!(
            code.element,
            "<script type=\"module\" src=\"https://example.org/nim/embed.js\"></script>\n<nimscope-game game=\"nim/1+5\" \
             opponent=\"strong\" analysis=\"hints\" convention=\"misere\" locked height=\"480\" \
             style=\"max-width:640px\"></nimscope-game>"
        );
    }

    #[test]
    fn a_game_that_is_over_begins_anew() {
        let begun = |position: &str| begin(&GameRef(open(position).unwrap()), PAGE).game;
        assert_eq!((begun("nim/1+5"), begun("nim/0+0")), ("nim/1+5".into(), "nim/3+5".into()));
    }

    #[test]
    fn sums_are_escaped() {
        let game = GameRef(open("nim/1&nim/2").unwrap());
        let code = Code::new(&begin(&game, ""), "", "Sum", (480, 360));
        assert!(code.element.contains("game=\"nim/1&amp;nim/2\"") && !code.frame.contains("nim/1&nim"));
    }
}
