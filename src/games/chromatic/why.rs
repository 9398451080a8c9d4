//! Why stacks have their outcome: the strongest published result that applies, and where it needs correcting.
use super::form::hint;
use crate::core::{scene::SumContext, why::Why};
use crate::games::{
    chromatic::theory::{RedLevels, StackFacts, Strongest, TwoStacks},
    stacks::heaps::Heaps,
};
use crate::integer::{BigInt, Zero};

const PAPER: &str = "Fisher and Larsson";

/// The derivation for a position; where all levels are red, for one of its stacks.
pub fn why(levels: &RedLevels, position: &Heaps, part: usize, seat: SumContext) -> Why {
    let tall: Vec<u64> = position.0.iter().copied().filter(|height| *height > 0).collect();
    let why = Why::default();
    match levels.strongest(&tall) {
        Strongest::Bouton => {
            let height = position.size(part);
            why.text(format!("All tokens are red: this is Nim. Stack {} has value {height}; the value of the position is the nim-sum of its stacks.", seat.number(part)))
                .source("Bouton’s theorem", "Ferguson, Part I, 2.2, Theorem 1")
        }
        Strongest::OnePile if tall.len() > 1 => {
            let total = tall.iter().fold(BigInt::zero(), |sum, height| sum + *height);
            why.text(format!("All tokens are green, so any may be taken from any stacks: one Nim pile of {total} tokens."))
                .source("Section 2", PAPER)
        }
        Strongest::OnePile => {
            let height = tall.first().copied().unwrap_or(0);
            why.text("With one stack left every smaller height can be reached: a Nim pile.").result(format!("value {height}"), "The number of tokens.")
        }
        Strongest::Table => many(why, levels, position).text(
            "Three and four stacks: the Grundy value comes from a table of all smaller positions; no closed form is known.",
        ),
        Strongest::Search => many(why, levels, position)
            .text("The Grundy value is found by search: the mex over all options, down to the end."),
        _ => match tall[..] {
            [x, y] => two(why, levels, &levels.explain_two(x, y), seat.alone),
            _ => why,
        },
    }
}

fn many(why: Why, levels: &RedLevels, position: &Heaps) -> Why {
    if position.0.iter().any(|height| levels.is_red(*height)) {
        why
    } else {
        why.text("Every top is green, so everything can be taken at once: an N-position.")
    }
}

fn two(why: Why, levels: &RedLevels, facts: &TwoStacks, alone: bool) -> Why {
    let why = match facts.strongest {
        Strongest::Theorem1 => why
            .text(format!("The P-positions are $(a_n, b_n)$ with $a_n = ⌊nα⌋$, $b_n = ⌊nβ⌋$ and $1/α + 1/β = 1$: {}.{}", pairs(levels), numbers(levels)))
            .source("Theorem 1", PAPER),
        Strongest::Theorem2 => why
            .text(format!("The *n*-th level that is no multiple of β goes with the *n*-th multiple: {}.", pairs(levels)))
            .source("Theorem 2", PAPER)
            .correction("The printed proof uses one $t$ for both stacks; number the green levels instead. The theorem is right."),
        Strongest::Theorem14 => why
            .text(format!("The *n*-th odious level goes with the *n*-th evil one, $b_n = 2n$ or $2n + 1$ as *n* is evil or odious, and $a_n$ is 1, 2 or 3 less: {}.", pairs(levels)))
            .source("Theorem 14", PAPER)
            .correction("Theorem 13 takes the smallest evil number above $a_n$: read “not yet used”."),
        Strongest::Lemma3 => why
            .text(format!("The greens lead at every height, so the *n*-th green level goes with the *n*-th red one: {}.", pairs(levels)))
            .source("Lemma 3", PAPER),
        Strongest::Proposition6 => why
            .text(format!("The reds lead. A red level *d* plays Nim, $(d, d)$ is P, unless the greens lead locally there; then pairs form as in Lemma 3 from the lowest such level on: {}.", pairs(levels)))
            .source("Proposition 6", PAPER)
            .correction("The proposition is printed for every *d*; it holds for red *d*. For green *d* the position $(d, d)$ is N."),
        _ => why
            .text(format!("Go up the levels. A green level joins the end of a queue; a red level takes the oldest green one from its front as partner, or itself if the queue is empty: {}.", pairs(levels)))
            .source("Pairing of levels", "holds for every S; extends Fisher and Larsson, Lemma 3"),
    };
    conclusion(why, facts, alone)
}

/// " Here α = … and β = …."
fn numbers(levels: &RedLevels) -> String {
    let RedLevels::Beatty(beta) = levels else { return String::new() };
    beta.both().map(|both| format!(" Here {both}.")).unwrap_or_default()
}

/// The first P-positions.
fn pairs(levels: &RedLevels) -> String {
    let mut list: Vec<(u64, u64)> = Vec::new();
    for red in levels.first(6) {
        match levels.partner(red) {
            Some(other) if list.len() < 4 => list.push((other.min(red), other.max(red))),
            _ => {}
        }
    }
    if list.is_empty() {
        return format!("only ~(0,0)~, since the red levels are {}", hint(levels));
    }
    let text = list.iter().map(|(a, b)| format!("~({a},{b})~")).collect::<Vec<_>>().join(", ");
    format!("{text} and so on")
}

/// What follows for this position. In a sum a move to value 0 need not win, and so is not called winning.
fn conclusion(why: Why, facts: &TwoStacks, alone: bool) -> Why {
    let [x, y] = &facts.stacks;
    let position = format!("~({},{})~", x.height, y.height);
    if facts.is_p {
        return why.text(format!(
            "{position} is such a pair: its top colours have the same count, {} and {}.",
            count(x),
            count(y)
        ));
    }
    if facts.green {
        let reached = if alone { "move to ~(0,0)~, or to" } else { "value 0 is reached by ~(0,0)~ and" };
        return why.text(format!("{position} is green: {reached} any P-position below."));
    }
    let Some((a, b)) = facts.advice else { return why };
    let rule = match (x.red, y.red) {
        (true, true) => {
            "Both tops are red: lower one stack until its top is the partner of the other.".to_string()
        }
        _ if x.height.min(y.height) == 0 => "One stack is empty: empty the other.".to_string(),
        _ => format!(
            "One top is green, one red; count tokens of the colour of each top: {} and {}. Lower the stack with the greater count until they agree.",
            count(x),
            count(y)
        ),
    };
    let window = [x, y].into_iter().find_map(|stack| stack.window.filter(|window| window.from > 1));
    let why = match window {
        Some(window) => why.text(format!(
            "The greens lead locally from level {} on, so counting starts there.",
            window.from
        )),
        None => why,
    };
    let why = if x.height.min(y.height) > 0
        && x.red != y.red
        && matches!(facts.strongest, Strongest::Queue | Strongest::Proposition6)
    {
        why.text(partner(x)).text(partner(y))
    } else {
        why.text(rule)
    };
    let named = matches!(
        facts.strongest,
        Strongest::Theorem1 | Strongest::Theorem2 | Strongest::Theorem14 | Strongest::Lemma3
    );
    let why = why.result(if alone { "winning" } else { "to value 0" }, format!("{position} → ~({a},{b})~"));
    if named { why.source("Proposition 4", PAPER) } else { why }
}

/// "3 red".
fn count(stack: &StackFacts) -> String {
    let inside = stack.window.map_or(stack.count, |window| window.count);
    format!("{inside} {}", if stack.red { "red" } else { "green" })
}

fn partner(stack: &StackFacts) -> String {
    let colour = if stack.red { "red" } else { "green" };
    match stack.partner {
        Some(partner) => format!("Level {}, {colour}, goes with level {partner}.", stack.height),
        None => format!(
            "Level {}, {colour}, is never taken from the queue: it stands in no P-position.",
            stack.height
        ),
    }
}
