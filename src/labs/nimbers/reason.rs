//! The steps of the operations other than the product.
use super::{
    operation::Operation,
    product::{self, term},
    steps::{Line, Stage},
};
use kernels::nimbers::{
    PRIMES, Roots, inverse, order, power, product as times, quotient, roots, square_root, subfield,
};

/// How a result is found; nothing where there is none.
pub fn steps(operation: Operation, a: u128, b: u128) -> Vec<Stage> {
    match operation {
        Operation::Sum => vec![Stage::split(&[a, b]), Stage::add(&[a, b])],
        Operation::Product => product::steps(a, b),
        Operation::Quotient => divided(a, b),
        Operation::Power => powered(a, b),
        Operation::Inverse => inverted(a),
        Operation::Root => rooted(a),
        Operation::Quadratic => solved(a, b),
        Operation::Order => ordered(a),
    }
}

/// A product in one line; where no rule gives it, its steps can be asked for.
fn line(a: u128, b: u128) -> Line {
    term(a, b, times(a, b))
}

/// `{0, …, 15}`: the smallest subfield of a number.
fn field(a: u128) -> String {
    match subfield(a) {
        1 => "{0, 1}".into(),
        bits @ ..16 => format!("{{0, …, {}}}", (1 << bits) - 1),
        bits => format!("{{0, …, 2^{bits} − 1}}"),
    }
}

fn divided(a: u128, b: u128) -> Vec<Stage> {
    let Some(inverse) = inverse(b) else { return Vec::new() };
    vec![
        Stage::new("Find the inverse of the divisor.", [line(b, inverse)]),
        Stage::new("Multiply by it.", [line(a, inverse)]),
    ]
}

fn inverted(a: u128) -> Vec<Stage> {
    let (bits, Some(result)) = (subfield(a), inverse(a)) else { return Vec::new() };
    let check = Stage::new("Check.", [line(a, result)]);
    if bits == 1 {
        return vec![check];
    }
    let half = bits / 2;
    let (fermat, high, low) = (1u128 << half, a >> half, a & ((1 << half) - 1));
    let conjugate = high << half | (high ^ low);
    let norm = times(a, conjugate);
    let small = inverse(norm).unwrap_or_default();
    let parts =
        |number: u128, low: u128| Line::of([number.to_string(), format!("= {high} ⊗ {fermat} ⊕ {low}")]);
    vec![
        Stage::new(
            format!("The conjugate over the Fermat 2-power {fermat} has the first part added to the second."),
            [parts(a, low), parts(conjugate, high ^ low)],
        ),
        Stage::new(format!("The product of both lies below {fermat}."), [line(a, conjugate)]),
        Stage::new("Find its inverse there.", [line(norm, small)]),
        Stage::new("Multiply the conjugate by it.", [line(conjugate, small)]),
        check,
    ]
}

/// a to the powers 1, 2, 4, …, each the square of the one before.
fn squares(a: u128) -> impl Iterator<Item = (u32, u128)> {
    (0..128).zip(std::iter::successors(Some(a), |square| Some(times(*square, *square))))
}

fn exponent(bit: u32) -> String {
    if bit > 20 { format!("(2^{bit})") } else { (1u32 << bit).to_string() }
}

fn powered(a: u128, n: u128) -> Vec<Stage> {
    if n == 0 {
        return vec![Stage::new("The power 0 is 1.", [Line::of([format!("{a}^0"), "= 1".into()])])];
    }
    let used: Vec<(u32, u128)> = squares(a).filter(|(bit, _)| n >> bit & 1 == 1).collect();
    let last = n.ilog2() as usize;
    let lines = squares(a).take(last + 1).map(|(bit, value)| {
        let line = Line::of([format!("{a}^{}", exponent(bit)), format!("= {value}")]);
        if n >> bit & 1 == 1 { line.ruled("used") } else { line }
    });
    let mut stages = vec![Stage::new("Square again and again.", lines)];
    if let [(_, first), rest @ ..] = &used[..]
        && !rest.is_empty()
    {
        let mut so_far = *first;
        let products = rest.iter().map(|(_, value)| {
            let line = line(so_far, *value);
            so_far = times(so_far, *value);
            line
        });
        let title = format!("Multiply those whose exponents add up to {n}.");
        stages.push(Stage::new(title, products.collect::<Vec<_>>()));
    }
    stages
}

fn rooted(a: u128) -> Vec<Stage> {
    let (bits, root) = (subfield(a), square_root(a));
    let check = Stage::new("Check.", [line(root, root)]);
    if bits == 1 {
        return vec![check];
    }
    let title = format!(
        "{a} lies in the field {}, where squaring {bits} times changes nothing: square {} times.",
        field(a),
        bits - 1
    );
    let lines = squares(a).take(bits as usize);
    let lines = lines.map(|(bit, value)| Line::of([format!("{a}^{}", exponent(bit)), format!("= {value}")]));
    vec![Stage::new(title, lines.skip(1)), check]
}

fn solved(a: u128, b: u128) -> Vec<Stage> {
    let check = |x: u128| {
        let (square, linear) = (times(x, x), times(a, x));
        Line::of([format!("{x} ⊗ {x} ⊕ {a} ⊗ {x} ⊕ {b}"), format!("= {square} ⊕ {linear} ⊕ {b} = 0")])
    };
    let (found, c) = (roots(a, b), quotient(b, times(a, a)));
    let Some(c) = c else {
        let Roots::One(root) = found else { return Vec::new() };
        let first = Line::of([format!("√{b}"), format!("= {root}")]);
        return vec![
            Stage::new("Without *a* it is a square root.", [first]),
            Stage::new("Check.", [check(root)]),
        ];
    };
    let reduced = Line::of([format!("{b} ÷ ({a} ⊗ {a})"), format!("= {c}")]);
    let mut stages = vec![Stage::new("With *x* = *a* ⊗ *y* it reads *y* ⊗ *y* ⊕ *y* = *c*.", [reduced])];
    if let Roots::Two(less, more) = found {
        let of = |x| quotient(x, a).unwrap_or_default();
        let lines = [line(a, of(less)), line(a, of(more))];
        stages.push(Stage::new("The two *y* differ by 1; multiply them by *a*.", lines));
        stages.push(Stage::new("Check.", [check(less), check(more)]));
    }
    stages
}

fn ordered(a: u128) -> Vec<Stage> {
    let Some(found) = order(a) else { return Vec::new() };
    let units = u128::MAX >> (128 - subfield(a));
    let title = format!(
        "{a} lies in the field {}: its order, the least *n* with *aⁿ* = 1, divides the number of the others.",
        field(a)
    );
    let divides = Line::of([units.to_string(), format!("= {found} · {}", units / found)]);
    let primes = PRIMES.into_iter().filter(|prime| found.is_multiple_of(*prime));
    let less =
        primes.map(|p| Line::of([format!("{a}^({found} ÷ {p})"), format!("= {}", power(a, found / p))]));
    let lines = [Line::of([format!("{a}^{found}"), "= 1".into()])].into_iter().chain(less);
    vec![Stage::new(title, [divides]), Stage::new("No smaller power is 1.", lines)]
}
