//! What a list of games shows about one of them.

/// A ruleset's entry in the library: the start of every list, page and test.
#[derive(Debug)]
pub struct Card {
    /// The name in notations and links.
    pub id: &'static str,
    pub name: &'static str,
    /// The rule in a few words, for the gallery.
    pub short: &'static str,
    /// The shelf of the gallery.
    pub shelf: &'static str,
    /// A piece and a group of pieces: "ball", "pile".
    pub piece: &'static str,
    pub group: &'static str,
    /// The rules in full, as headed paragraphs.
    pub rules: &'static [(&'static str, &'static str)],
    /// Paper and place.
    pub source: &'static str,
    /// Named positions; the first is the one to start with.
    pub presets: &'static [Preset],
    /// More words that a search should find it by.
    pub keywords: &'static str,
    /// How a position is typed, with an example.
    pub typing: &'static str,
}

/// The little of a card that lists of many games show. It is copied out of the card when the program is compiled: whoever
/// names it alone does without the rules and examples.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Brief {
    /// The name in notations and links.
    pub id: &'static str,
    pub name: &'static str,
    /// The rule in a few words.
    pub short: &'static str,
    /// The shelf of the gallery.
    pub shelf: &'static str,
    /// Paper and place.
    pub source: &'static str,
    /// More words that a search should find it by.
    pub keywords: &'static str,
    /// The position to start with.
    pub start: &'static str,
}

impl Card {
    /// What lists of many games show. A card without a preset does not compile.
    pub const fn brief(&self) -> Brief {
        Brief {
            id: self.id,
            name: self.name,
            short: self.short,
            shelf: self.shelf,
            source: self.source,
            keywords: self.keywords,
            start: self.presets[0].notation,
        }
    }
}

/// The same of several cards.
pub const fn briefs<const N: usize>(cards: &[Card]) -> [Brief; N] {
    let mut all = [cards[0].brief(); N];
    let mut index = 0;
    while index < N {
        all[index] = cards[index].brief();
        index += 1;
    }
    all
}

/// A position with a name, such as a figure or an example of a paper.
#[derive(Debug)]
pub struct Preset {
    pub name: &'static str,
    pub notation: &'static str,
    /// What to look at there.
    pub about: &'static str,
}
