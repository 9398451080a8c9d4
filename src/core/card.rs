//! What a list of games shows about one of them.

/// What the library says of a game: its names, rules, source and examples.
///
/// ```
/// use nimscope::games::open;
///
/// let card = open("nim/3+5+7")?.card();
/// assert_eq!((card.id, card.name, card.piece, card.group), ("nim", "Nim", "token", "pile"));
/// assert_eq!(card.presets[0].notation, "nim/3+5+7");
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Debug)]
pub struct Card {
    /// The name in notations and links.
    pub id: &'static str,
    pub name: &'static str,
    /// The rule in a few words, for the gallery.
    pub short: &'static str,
    /// The shelf of the gallery, mostly one of those that other games stand on: "Stacks", "Heaps", "Rows", "Coins",
    /// "Boards", "Graphs".
    pub shelf: &'static str,
    /// What a piece and a group of pieces are called: "ball", "pile".
    pub piece: &'static str,
    pub group: &'static str,
    /// The rules in full, as headed paragraphs. A paragraph whose head ends in [`FOLDED`] is shown on demand.
    pub rules: &'static [(&'static str, &'static str)],
    /// The paper, and the place in it.
    pub source: &'static str,
    /// Named positions, as their games write them; the first is the one to start with, a plain position and no query,
    /// in which the player to move wins.
    pub presets: &'static [Preset],
    /// More words that a search should find it by.
    pub keywords: &'static str,
    /// How a position is typed, with an example.
    pub typing: &'static str,
    /// What singles it out among the games of the library.
    pub remarks: Remarks,
}

/// What singles a game out among others; of most there is nothing to remark.
///
/// ```
/// use nimscope::games::library;
///
/// let remarks = |id: &str| library().find(|brief| brief.id == id).unwrap().remarks;
/// assert_eq!(remarks("grundy").open, Some("Do the values become periodic?"));
/// assert!(remarks("nim").misere && !remarks("kayles").misere);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remarks {
    /// Only for the few games that newcomers begin with and that the puzzles of the day are taken from.
    pub beginning: Option<Beginning>,
    /// Whether play from the position to start with is over within [`SHORTEST`](crate::games::SHORTEST) moves, whatever
    /// the players do.
    pub short: bool,
    /// A question on the game that nobody has answered.
    pub open: Option<&'static str>,
    /// Whether a theorem says who wins under misère play, so that no search is needed.
    pub misere: bool,
    /// Why the game cannot be joined to others, where not every position of it has a Grundy value.
    pub alone: Option<&'static str>,
}

impl Remarks {
    pub const NONE: Self = Self { beginning: None, short: false, open: None, misere: false, alone: None };
    /// The remarks on a game with a theorem for misère play and nothing else to remark.
    pub const MISERE: Self = Self { misere: true, ..Self::NONE };
}

/// How newcomers begin with a game.
///
/// ```
/// let first = nimscope::games::first_games()[0];
/// assert_eq!(first.remarks.beginning.unwrap().notation, "colourful/r2y1+y2r1+r3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beginning {
    /// The place of the game among those that newcomers begin with, from 1.
    pub place: u8,
    /// A small position that the player to move can win, but can also lose.
    pub notation: &'static str,
}

/// The short part of a [`Card`], for lists of many games.
///
/// It is copied from the card at compile time: code that uses nothing else does without the rules and examples.
///
/// ```
/// use nimscope::games::library;
///
/// let kayles = library().find(|brief| brief.id == "kayles").unwrap();
/// assert_eq!((kayles.name, kayles.start), ("Kayles", "kayles/1.11"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Brief {
    /// The name in notations and links.
    pub id: &'static str,
    pub name: &'static str,
    /// The rule in a few words.
    pub short: &'static str,
    /// The shelf of the gallery.
    pub shelf: &'static str,
    /// The paper, and the place in it.
    pub source: &'static str,
    /// More words that a search should find it by.
    pub keywords: &'static str,
    /// The position to start with.
    pub start: &'static str,
    /// What singles it out among the games of the library.
    pub remarks: Remarks,
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
            remarks: self.remarks,
        }
    }
}

/// The short parts of several cards.
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
///
/// ```
/// use nimscope::games::open;
///
/// for preset in open("nim/3+5+7")?.card().presets {
///     assert_eq!(open(preset.position())?.notation(), preset.position());
/// }
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Debug)]
pub struct Preset {
    pub name: &'static str,
    /// The position. Or, where a convention or moves belong to it, the query of a link, which begins with `g=` and
    /// writes the position as it is: `g=nim/12+19+27&c=misere`, `g=chomp/8+8+8&m=6.2,2.3&o=friend`.
    pub notation: &'static str,
    /// What to look at there.
    pub about: &'static str,
}

impl Preset {
    /// The notation of the position that the preset starts from.
    ///
    /// ```
    /// use nimscope::core::Preset;
    ///
    /// let of = |notation| Preset { name: "", notation, about: "" }.position();
    /// assert_eq!([of("nim/3&kayles/5"), of("g=nim/12+19+27&c=misere")], ["nim/3&kayles/5", "nim/12+19+27"]);
    /// ```
    pub fn position(&self) -> &'static str {
        let query = self.query().and_then(|query| query.strip_prefix("g="));
        query.map_or(self.notation, |query| query.split('&').next().unwrap_or_default())
    }
    /// The preset as the query of a link, where it says more than a position.
    pub fn query(&self) -> Option<&'static str> {
        self.notation.starts_with("g=").then_some(self.notation)
    }
}

/// How the head of a paragraph of the rules ends that answers an exercise: the paragraph stays folded until the reader
/// opens it.
pub const FOLDED: &str = ": an exercise";
