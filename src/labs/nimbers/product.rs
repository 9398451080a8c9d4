//! The steps of a product, as Ferguson finds 24 ⊗ 17 and 8 ⊗ 8 (Game Theory, Part I, 5.3).
use super::steps::{Line, Stage};
use kernels::nimbers::{Explanation, Rule, Step, Term, explain};

/// The steps of a ⊗ b.
pub fn steps(a: u128, b: u128) -> Vec<Stage> {
    let found = explain(a, b);
    match &found.step {
        Step::Rule(_) => vec![Stage::new("A rule gives it at once.", [term(a, b, found.value)])],
        Step::Expand(terms) => expanded(a, b, terms),
        Step::Factor { a: of_a, b: of_b, factors, products } => {
            factored(&found, [of_a, of_b], factors, products)
        }
    }
}

fn expanded(a: u128, b: u128, terms: &[Term]) -> Vec<Stage> {
    let products = terms.iter().map(|term| format!("({} ⊗ {})", term.a, term.b));
    let shown = products.take(super::MOST_LINES).collect::<Vec<_>>().join(" ⊕ ");
    let dots = if terms.len() > super::MOST_LINES { " ⊕ …" } else { "" };
    let lines = terms.iter().map(|one| term(one.a, one.b, one.value));
    let values: Vec<u128> = terms.iter().map(|term| term.value).collect();
    vec![
        Stage::split(&[a, b]),
        Stage::new("Multiply out: ⊗ distributes over ⊕.", [Line::of([shown + dots])]),
        Stage::new("Apply the rules to each product.", lines),
        Stage::add(&values),
    ]
}

fn factored(
    found: &Explanation,
    parts: [&Vec<u128>; 2],
    factors: &[u128],
    products: &[Explanation],
) -> Vec<Stage> {
    let joined = |numbers: &[u128]| numbers.iter().map(u128::to_string).collect::<Vec<_>>().join(" ⊗ ");
    let split = [found.a, found.b].into_iter().zip(parts).map(|(number, parts)| {
        let line = Line::of([number.to_string(), format!("= {}", joined(parts))]);
        if parts.len() > 1 { line.ruled("rule i") } else { line }
    });
    let twice = parts[0].iter().filter(|part| parts[1].contains(part));
    let mut lines: Vec<Line> = twice.map(|part| term(*part, *part, part ^ (part >> 1))).collect();
    let once = parts[0].iter().filter(|part| !parts[1].contains(part));
    let mut once: Vec<u128> =
        once.chain(parts[1].iter().filter(|part| !parts[0].contains(part))).copied().collect();
    once.sort_unstable();
    if let (true, Some(value)) = (once.len() > 1, factors.last()) {
        lines.push(Line::of([joined(&once), format!("= {value}")]).ruled("rule i"));
    }
    let mut stages = vec![
        Stage::new("Write both as products of Fermat 2-powers.", split),
        Stage::new("Put equal factors together.", lines),
    ];
    if !products.is_empty() {
        let chain = products.iter().map(|one| {
            let lines = one.lines(4).into_iter().enumerate();
            let parts = lines.map(|(at, text)| if at == 0 { text } else { format!("= {text}") });
            let line = term(one.a, one.b, one.value);
            Line { parts: if line.rule.is_some() { line.parts } else { parts.collect() }, ..line }
        });
        stages.push(Stage::new("Multiply the results.", chain));
    }
    stages
}

/// A product with the rule that gives it; without one, its steps can be asked for.
pub fn term(a: u128, b: u128, value: u128) -> Line {
    let product = format!("{a} ⊗ {b}");
    let equal = format!("= {value}");
    match kernels::nimbers::rule(a, b).map(|(rule, _)| rule) {
        Some(Rule::Square) => Line::of([product, format!("= 3/2 · {a}"), equal]).ruled("rule ii"),
        Some(Rule::Smaller) => Line::of([product, format!("= {a} · {b}"), equal]).ruled("rule i"),
        Some(Rule::One) => Line::of([product, equal]).ruled("times 1"),
        Some(Rule::Zero) => Line::of([product, equal]).ruled("zero"),
        None => Line { product: Some((a, b)), ..Line::of([product, equal]) },
    }
}

/// A product by its definition, in a sentence; none where the values are too many to count.
pub fn by_definition(a: u128, b: u128) -> Option<String> {
    let count = a.checked_mul(b).filter(|count| *count > 1)?;
    let value = kernels::nimbers::product(a, b);
    Some(format!(
        "{a} ⊗ {b} by definition: the least number not among the {} values *x* ⊗ {b} ⊕ {a} ⊗ *y* ⊕ *x* ⊗ *y* with \
         *x* < {a}, *y* < {b}. It is {value}.",
        crate::core::grouped::group_digits(&count.to_string())
    ))
}
