//! Translates a query into the words that cards use.

/// Words that say nothing about a game: a game need not match them.
const SMALL: &str = "a an and at by do for from game games how i in is it me my no of on or play rule rules strategies strategy the to what which win winner winning wins with without one two three four five six seven eight nine ten";
/// Words about age: together with a number beside them they are replaced by [`YOUNG`].
const AGE: &str = "age aged ages old olds";
/// Words that mean an age only together with a number.
const AGE_BY_NUMBER: &str = "year years grade class";
const YOUNG: &str = "kids";
/// Words typed for games, each with the word that cards use instead.
const SYNONYMS: &[(&str, &str)] = &[
    ("flip", "turn"),
    ("flips", "turn"),
    ("flipping", "turn"),
    ("tossing", "turn"),
    ("tik", "tic"),
    ("tak", "tac"),
    ("tick", "tic"),
    ("tack", "tac"),
    ("nimsum", "nim-sum"),
    ("multiplication", "product"),
    ("multiply", "product"),
    ("addition", "sum"),
    ("hardest", "problem"),
    ("difficult", "problem"),
    ("quick", "short"),
    ("unsolved", "problem"),
    ("unknown", "problem"),
    ("research", "problem"),
    ("university", "problem"),
    ("hard", "problem"),
    ("grid", "board"),
    ("license", "licence"),
    ("errata", "erratum"),
    ("quiz", "exercises"),
    ("homework", "exercises"),
    ("curriculum", "lesson"),
];
/// The most characters of a query that are read: a text as long as a book would block the page for seconds.
const LONGEST: usize = 200;

/// A query in plain letters and in the words of the cards; an age becomes a word: "age 8", "10+", "for a 7 year old".
pub fn normalized_query(query: &str) -> String {
    let query = plain(&query.chars().take(LONGEST).collect::<String>());
    let query: Vec<String> = query.split_whitespace().map(spelt).collect();
    let query = query.join(" ");
    let is = |all: &str, word: &str| all.split(' ').any(|one| one == word);
    let number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit());
    let counted = query.split_whitespace().any(number);
    let old = |word: &str| {
        is(AGE, word) || (number(word) && word.ends_with('+')) || (counted && is(AGE_BY_NUMBER, word))
    };
    let aged = query.split_whitespace().any(old);
    let kept = query.split_whitespace().filter(|word| !aged || !old(word) && !number(word));
    let other = |word| SYNONYMS.iter().find(|(typed, _)| *typed == word).map_or(word, |(_, said)| *said);
    kept.map(other).chain(aged.then_some(YOUNG)).collect::<Vec<_>>().join(" ")
}

/// A word without the points between its letters: S.O.S. becomes SOS.
fn spelt(word: &str) -> String {
    let letters = word.split('.').all(|letter| letter.len() <= 1 && letter.chars().all(char::is_alphabetic));
    if letters { word.replace('.', "") } else { word.into() }
}

/// The words of a query that are not in `SMALL`; all its words if these are none.
pub fn weighty<'a>(query: &'a str) -> Vec<&'a str> {
    let small = |word: &str| SMALL.split(' ').any(|small| small == word);
    let own = |word: &'a str| word.strip_suffix("'s").unwrap_or(word).trim_end_matches([',', ';', '!', '?']);
    let said = query.split_whitespace().map(own).filter(|word| word.contains(char::is_alphanumeric));
    let words: Vec<&str> = said.filter(|word| !small(word)).collect();
    if words.is_empty() { query.split_whitespace().collect() } else { words }
}

/// The text in lower case, without accents.
pub fn plain(text: &str) -> String {
    let letter = |c: char| match c {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        '’' => '\'',
        other => other,
    };
    text.to_lowercase().chars().map(letter).collect()
}
