//! Lines of what is calculated with numbers.
use super::Line;
use crate::core::{Budget, Convention, winning};
use crate::games::open;
use crate::labs::nimbers::{Operation, steps};
use crate::learn::{Figure, figure::WORK, steps::named};

/// Most columns of a nim-sum, largest mex, and most moves that are gone through.
const COLUMNS: u32 = 10;
const LARGEST: u64 = 16;
const MOVES: usize = 20;

/// The lines that lead to a number; none where a number has no such lines.
pub fn of(figure: &Figure) -> Option<Vec<Line>> {
    let number = figure.number()?;
    match figure {
        Figure::NimSum(numbers) => Some(columns(numbers, number)),
        Figure::Mex(numbers) => missing(numbers, number),
        Figure::NimProduct(a, b) => by_rules(Operation::Product, *a, *b, number),
        Figure::NimQuotient(a, b) => by_rules(Operation::Quotient, *a, *b, number),
        Figure::NimRoot(a) => by_rules(Operation::Root, *a, 0, number),
        Figure::Remainder(a, b) => Some(divided(*a, *b)),
        Figure::Options(position) => moves(position, number, false),
        Figure::Winning(position) => moves(position, number, true),
        Figure::Lost(piles, most) => theorem(counted(*piles, [10, 11, 13, 15]), *piles, *most, number),
        Figure::Largest(piles, most) => theorem(counted(*piles, [9, 12, 14, 16]), *piles, *most, number),
        Figure::Born(n, 3) => theorem("theorem-17", 3, *n, number),
        Figure::Born(n, piles) => theorem("theorem-27", *piles, *n, number),
        Figure::Grown(n, piles) => theorem("theorem-28", *piles, *n, number),
        // The lines for a value are found elsewhere; the others have none.
        Figure::Value(_) | Figure::Longest(_) | Figure::Parents(_) | Figure::Children(_) => None,
    }
}

/// Values added as nimbers, one after the other; no lines for a single value.
pub fn added(values: &[u64]) -> Vec<Line> {
    let Some((first, rest)) = values.split_first() else { return Vec::new() };
    let step = |sum: &mut u64, value: &u64| {
        let line = Line::number(format!("${sum} ⊕ {value}$ = ?", sum = *sum), *sum ^ value);
        let told =
            format!("In binary ${:b}_2$ and ${value:b}_2$, without carrying: ${:b}_2$.", *sum, *sum ^ value);
        *sum ^= value;
        Some(line.then(told))
    };
    rest.iter().scan(*first, step).collect()
}

/// A nim-sum by its columns, from the highest.
fn columns(numbers: &[u64], sum: u64) -> Vec<Line> {
    let width = numbers.iter().map(|number| 64 - number.leading_zeros()).max().unwrap_or_default();
    if width > COLUMNS || numbers.len() < 2 {
        return added(numbers);
    }
    let each: Vec<String> = numbers.iter().map(|number| format!("${number} = {number:b}_2$")).collect();
    let mut lines = vec![Line::tell(format!("In binary {}.", each.join(", ")))];
    for column in (0..width).rev() {
        let worth = 1u64 << column;
        let ones = numbers.iter().filter(|number| *number & worth != 0).count() as u64;
        let told =
            if ones % 2 == 1 { format!("Odd: {worth} stands in the sum.") } else { "Even: nothing.".into() };
        lines.push(Line::number(format!("How many ones has the column of {worth}?"), ones).then(told));
    }
    lines.push(Line::number("Add what the odd columns are worth: the nim-sum?", sum));
    lines
}

fn missing(numbers: &[u64], mex: u64) -> Option<Vec<Line>> {
    let one = |number: u64| Line::whether(format!("Is {number} among them?"), numbers.contains(&number));
    let last = Line::number("So the least number that is missing?", mex);
    (mex <= LARGEST).then(|| (0..=mex).map(one).chain([last]).collect())
}

fn divided(a: u64, b: u64) -> Vec<Line> {
    vec![
        Line::number(format!("How many times does {b} go into {a}?"), a / b),
        Line::number(format!("{} · {b} = ?", a / b), a - a % b),
        Line::number(format!("What is left of {a}?"), a % b),
    ]
}

/// The steps of the nimber lab; a line that ends with a number asks for that number.
fn by_rules(operation: Operation, a: u64, b: u64, result: u64) -> Option<Vec<Line>> {
    let mut lines = Vec::new();
    for stage in steps(operation, a.into(), b.into()) {
        lines.push(Line::tell(stage.title));
        for line in stage.lines {
            let last = line.parts.last().and_then(|part| part.strip_prefix("= ")?.parse::<u64>().ok());
            let given = line.parts.len() - usize::from(last.is_some());
            let words = line.parts[..given].join(" ");
            lines.push(match last.filter(|_| given > 0) {
                Some(number) => Line::number(format!("{words} = ?"), number),
                None => Line::tell(words),
            });
        }
    }
    lines.push(Line::number("So what is the result?", result));
    Some(lines)
}

/// Each move, and how many there are; or how many of them win.
fn moves(position: &str, number: u64, win: bool) -> Option<Vec<Line>> {
    let game = open(position).ok()?;
    let all = game.moves(MOVES + 1);
    if all.total > MOVES as u64 {
        return None;
    }
    let best = || winning(&*game, Convention::Normal, MOVES, &mut Budget::new(WORK));
    let best = if win { Some(best().ok()?) } else { None };
    let line = |mv: &crate::core::MoveView| match &best {
        Some(best) => Line::whether(
            format!("{}: does that win?", mv.phrase),
            best.moves.iter().any(|best| best.notation == mv.notation),
        ),
        None => Line::tell(format!("{}.", mv.phrase)),
    };
    let last =
        Line::number(if win { "So how many moves win?" } else { "So how many moves are there?" }, number);
    Some(all.moves.iter().map(line).chain([last]).collect())
}

/// The theorem that counts P-positions of so many piles: three, four, or an odd or an even number above four.
fn counted(piles: u64, [three, four, odd, even]: [u8; 4]) -> &'static str {
    let number = match piles {
        3 => three,
        4 => four,
        piles if piles % 2 == 1 => odd,
        _ => even,
    };
    match number {
        9 => "theorem-9",
        10 => "theorem-10",
        11 => "theorem-11",
        12 => "corollary-12",
        13 => "theorem-13",
        14 => "theorem-14",
        15 => "theorem-15",
        _ => "theorem-16",
    }
}

/// The steps of a theorem with these numbers; none where they do not lead to `number`.
fn theorem(id: &str, piles: u64, n: u64, number: u64) -> Option<Vec<Line>> {
    let steps = named(id)?;
    let text = if steps.asks == "n" { n.to_string() } else { format!("{piles}, {n}") };
    let told = steps.tell(&text).ok().filter(|told| told.result == number.to_string())?;
    let last = Line::number("So how many are there?", number);
    Some(told.lines.into_iter().map(Line::tell).chain([last]).collect())
}
