//! What a query asks for, in the words of the cards.

/// Words that say nothing of a game by themselves: none is lost for lack of them.
const SMALL: &str = "a an and at by do for from game games how i in is it me my no of on or play rule rules strategies strategy the to what which win winner winning wins with without one two three four five six seven eight nine ten";
/// Words that tell how old somebody is, and what they are taken for with the number beside them.
const AGE: &str = "age aged ages old olds";
/// The same beside a number alone.
const AGE_BY_NUMBER: &str = "year years grade class";
const YOUNG: &str = "kids";
/// Other words for what the cards say.
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
/// Nobody asks for more than is in so many letters, and a text as long as a book would hold the page for seconds.
const LONGEST: usize = 200;

/// A query in plain letters; an age is asked as a word: "age 8", "10+", "for a 7 year old".
pub fn asked(query: &str) -> String {
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

/// A word that is spelt with points, as S.O.S., without them.
fn spelt(word: &str) -> String {
    let letters = word.split('.').all(|letter| letter.len() <= 1 && letter.chars().all(char::is_alphabetic));
    if letters { word.replace('.', "") } else { word.into() }
}

/// The words of a query that are not small; all of them where none is more.
pub fn weighty<'a>(query: &'a str) -> Vec<&'a str> {
    let small = |word: &str| SMALL.split(' ').any(|small| small == word);
    let own = |word: &'a str| word.strip_suffix("'s").unwrap_or(word).trim_end_matches([',', ';', '!', '?']);
    let said = query.split_whitespace().map(own).filter(|word| word.contains(char::is_alphanumeric));
    let words: Vec<&str> = said.filter(|word| !small(word)).collect();
    if words.is_empty() { query.split_whitespace().collect() } else { words }
}

/// In small letters, without accents.
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
