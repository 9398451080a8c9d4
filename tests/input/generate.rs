//! Generates texts that are nearly right: valid ones with a few changes.
use fastrand::Rng;
use nimscope::games::cards;

const NOTATIONS: &[&str] = &[
    "nim/3+5+7",
    "nim/1000000000000000000+2",
    "nim/(3, 5 7)",
    "colourful/r1y2r2y2+y3",
    "colourful/(1,2,2), (3)",
    "colourful/ryyrr yyy",
    "colourful/r2y1w2+0",
    "nim/3+5&colourful/r2y1",
    "nim/2+3&kayles/3|nim/1|colourful/r2y1",
    "chromatic:levels(GR[GGR])/2+0&nim/1",
    "octal:4!.7F[3]/9+5&lasker/1000000000000000000",
    "octal:8.W[03!]/12+5",
    "grundy/13+1000000",
    "kayles/1.11..3",
    "dawson/3.x.4&nim/3",
    "treblecross/..x..7",
    "hackenbush/3,(()())(),0-a-b,-2_3",
    "hackenbush/0-a~3_-4'Left arm'-b,7:a-a~0_20,0@5'House',a@0_30,b@9_60&nim/2",
    "hackenbush/0 a\na b",
    "hackenbush/{\"edges\":[[\"0\",\"a\"],[1,0]],\"ground\":[0]}",
];
const LINKS: &[&str] = &[
    "v=1&g=nim/3+5+7&m=1-2,2-3&c=misere&o=perfect&a=full&s=7&f=other",
    "v=1&g=colourful/(1,2),(3)&m=1-1&p=0&n=Team%20A,B&l=1&t=dark&to=https://example.org",
    "v=1&g=nim/3%26nim/4&m=2:1-1",
    "v=1&g=lasker/2+5+7&m=3s1,4-1,2s2&c=misere",
];
const MORE: &[&str] = &[
    "6",
    "4-5",
    "2:7",
    "1-1",
    "1-2.2-1",
    "1s1",
    "1-1s2",
    "2-1s1s3",
    "2:1-1",
    "3-7",
    "10",
    "17^17",
    "3,5",
    "phi^2/4+2",
    "2+sqrt(2)",
    "GR[GGR]/3+3",
];
const SCRAPS: &[&str] = &[
    "",
    "/",
    ":",
    "&",
    "|",
    "+",
    "-",
    ".",
    ",",
    "(",
    ")",
    "[",
    "]",
    "^",
    "=",
    "%",
    "%2",
    "%00",
    " ",
    "0",
    "1",
    "9",
    "40",
    "18446744073709551615",
    "99999999999999999999",
    "r",
    "y",
    "w",
    "G",
    "R",
    "phi",
    "pi",
    "e",
    "sqrt(",
    "beatty(",
    "list(",
    "levels(",
    "hackenbush/",
    "'",
    "~",
    "_",
    "@",
    "0-",
    "-7",
    "evil",
    "octal:",
    "0.[3]",
    "!",
    "s1",
    "Z",
    "nim/",
    "colourful/",
    "chromatic:",
    "\u{0}",
    "é",
    "😀",
    "∗",
    "\u{2003}",
    "٣",
];

/// The texts to begin with.
pub struct Seeds {
    notations: Vec<&'static str>,
}

impl Seeds {
    /// The examples above and every preset that is short enough to be opened often.
    pub fn new() -> Self {
        let presets = cards().flat_map(|card| card.presets).map(|preset| preset.position());
        Self { notations: presets.filter(|text| text.len() < 60).chain(NOTATIONS.iter().copied()).collect() }
    }
    /// A text, and a second one, for one of the ways of `exercise`; most of them are wrong.
    pub fn texts(&self, rng: &mut Rng, way: u8) -> (String, String) {
        let starts = if way == 0 { LINKS } else { &self.notations };
        let text = changed(rng, starts);
        (text, changed(rng, MORE))
    }
}

fn pick<'t>(rng: &mut Rng, texts: &[&'t str]) -> &'t str {
    texts[rng.usize(..texts.len())]
}

/// One of the texts with up to three changes, often with none.
fn changed(rng: &mut Rng, starts: &[&str]) -> String {
    let mut text = pick(rng, starts).to_string();
    for _ in 0..rng.usize(0..4) {
        let (from, to) = (place(rng, &text), place(rng, &text));
        let (from, to) = (from.min(to), from.max(to));
        match rng.u8(0..5) {
            0 => text.insert_str(from, pick(rng, SCRAPS)),
            1 => text.replace_range(from..next(&text, from), pick(rng, SCRAPS)),
            2 => drop(text.drain(from..to)),
            3 if text.len() < 200 => {
                let part = text[from..to].to_string();
                text.insert_str(from, &part);
            }
            _ => text = text[..from].to_string() + pick(rng, starts),
        }
    }
    text
}

/// A random place between two characters.
fn place(rng: &mut Rng, text: &str) -> usize {
    let at = rng.usize(0..=text.len());
    (at..=text.len()).find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}

/// The place after the character at `at`.
fn next(text: &str, at: usize) -> usize {
    at + text[at..].chars().next().map_or(0, char::len_utf8)
}
