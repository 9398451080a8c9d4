//! A position and its nim-sum table in LaTeX.
use super::{
    analysis::{Analysis, ComponentView, Convention, Outcome},
    game::Game,
    nimber::Nimber,
};

/// Widest table with one column per binary digit; beyond it the digits stand in one column.
const COLUMNS: usize = 16;

/// The position as a displayed formula, and under normal play its nim-sum table where all values are known. Needs no
/// packages, except TikZ for pictures of edges.
///
/// ```
/// use nimscope::{core::{Budget, Convention, ListLimits, analyse, latex}, games::open};
///
/// let game = open("nim/3+5")?;
/// let found = analyse(&*game, Convention::Normal, ListLimits::NONE, &mut Budget::new(1000));
/// let text = latex(&*game, &found);
/// assert!(text.starts_with("\\[ (3,5) \\]"));
/// assert!(text.contains(r"Nim-sum & ${\ast}6$ & 1 & 1 & 0 \\"));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn latex(game: &dyn Game, analysis: &Analysis) -> String {
    let mut text = format!("\\[ {} \\]\n", game.latex());
    if let Some(outcome) = analysis.verdict.outcome() {
        text += &sentence(outcome, analysis);
    }
    if analysis.convention == Convention::Normal
        && let Some(values) = analysis.parts.iter().map(|part| part.value).collect::<Option<Vec<_>>>()
        && !values.is_empty()
    {
        text += &table(&analysis.parts, &values);
    }
    text
}

fn sentence(outcome: Outcome, analysis: &Analysis) -> String {
    let class = match outcome {
        Outcome::P => "$\\mathcal P$",
        Outcome::N => "$\\mathcal N$",
        Outcome::D => "$\\mathcal D$",
    };
    let play = if analysis.convention == Convention::Misere { "mis\\`ere" } else { "normal" };
    let value = (analysis.verdict.value()).map(|value| format!(", Grundy value ${}$", nimber(value)));
    format!("A {class}-position under {play} play{}.\n\n", value.unwrap_or_default())
}

fn nimber(value: Nimber) -> String {
    format!("{{\\ast}}{}", value.0)
}

fn table(parts: &[ComponentView], values: &[Nimber]) -> String {
    let widest = values.iter().map(|value| 64 - value.0.leading_zeros() as usize).max().unwrap_or(0).max(1);
    let apart = widest <= COLUMNS;
    let digits = |value: Nimber| {
        if apart {
            let digit = |bit: usize| ((value.0 >> bit) & 1).to_string();
            (0..widest).rev().map(digit).collect::<Vec<_>>().join(" & ")
        } else {
            format!("\\texttt{{{:0widest$b}}}", value.0)
        }
    };
    let (columns, head) = if apart {
        let weights = (0..widest).rev().map(|bit| (1u64 << bit).to_string()).collect::<Vec<_>>();
        ("c".repeat(widest), weights.join(" & "))
    } else {
        ("r".into(), "binary".into())
    };
    let mut text = format!("\\begin{{tabular}}{{lr|{columns}}}\n & value & {head} \\\\ \\hline\n");
    for (part, value) in parts.iter().zip(values) {
        let name = escaped([&part.name, " ", &part.text].concat().trim_end());
        text += &format!("{name} & ${}$ & {} \\\\\n", nimber(*value), digits(*value));
    }
    let sum: Nimber = values.iter().copied().sum();
    text + &format!("\\hline\nNim-sum & ${}$ & {} \\\\\n\\end{{tabular}}\n", nimber(sum), digits(sum))
}

/// Plain text for the text mode of LaTeX.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' => safe += "\\textbackslash{}",
            '~' => safe += "\\textasciitilde{}",
            '^' => safe += "\\textasciicircum{}",
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => safe.extend(['\\', c]),
            '∗' => safe += "$\\ast$",
            '⊕' => safe += "$\\oplus$",
            '⊗' => safe += "$\\otimes$",
            '×' => safe += "$\\times$",
            '–' => safe += "--",
            '−' => safe += "$-$",
            '≤' => safe += "$\\le$",
            '≥' => safe += "$\\ge$",
            '⌊' => safe += "$\\lfloor$",
            '⌋' => safe += "$\\rfloor$",
            '…' => safe += "\\dots{}",
            'φ' => safe += "$\\varphi$",
            'β' => safe += "$\\beta$",
            'π' => safe += "$\\pi$",
            '√' => safe += "$\\surd$",
            '²' => safe += "$^2$",
            '∅' => safe += "$\\emptyset$",
            _ => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Budget, ListLimits, analyse};
    use crate::games::{cards, open};

    fn text(notation: &str, convention: Convention) -> String {
        let game = open(notation).unwrap();
        latex(&*game, &analyse(&*game, convention, ListLimits::NONE, &mut Budget::new(100_000)))
    }

    #[test]
    fn table_of_nim() {
        let expected = "\\[ (3,5) \\]\nA $\\mathcal N$-position under normal play, Grundy value ${\\ast}6$.\n\n\
            \\begin{tabular}{lr|ccc}\n & value & 4 & 2 & 1 \\\\ \\hline\n\
            Pile 1 (3) & ${\\ast}3$ & 0 & 1 & 1 \\\\\nPile 2 (5) & ${\\ast}5$ & 1 & 0 & 1 \\\\\n\
            \\hline\nNim-sum & ${\\ast}6$ & 1 & 1 & 0 \\\\\n\\end{tabular}\n";
        assert_eq!(text("nim/3+5", Convention::Normal), expected);
    }

    #[test]
    fn no_table_without_values() {
        let misere = text("nim/1+1", Convention::Misere);
        assert!(
            misere.contains("\\mathcal N") && misere.contains("mis\\`ere") && !misere.contains("tabular")
        );
    }

    #[test]
    fn tables_are_well_formed() {
        let presets = cards().flat_map(|card| card.presets).map(|preset| preset.position());
        for notation in presets.chain(["nim/0", "nim/1000000000000+5", "nim/3+5&colourful/r2y1"]) {
            let text = text(notation, Convention::Normal);
            let open = |c| text.matches(c).count();
            assert_eq!(open('{'), open('}'), "{text}");
            assert_eq!(open('$') % 2, 0, "{text}");
            assert!(text.is_ascii(), "{text}");
            let rows: Vec<_> = text.lines().filter(|line| line.contains(" & ")).collect();
            let cells = |row: &str| row.matches(" & ").count();
            assert!(rows.iter().all(|row| cells(row) == cells(rows[0])), "{text}");
            assert!(text.lines().all(|line| line.len() < 2000), "{text}");
        }
    }

    /// What a compiler would stumble over: groups, formulas and tables that are not closed, and characters that mean
    /// something elsewhere.
    fn compiles(text: &str) -> Result<(), String> {
        let (mut depth, mut inline, mut display, mut table) = (0, false, false, false);
        let mut chars = text.chars().peekable();
        while let Some(c) = chars.next() {
            let math = inline || display;
            match c {
                '\\' => {
                    let name: String = match chars.next_if(|c| !c.is_ascii_alphabetic()) {
                        Some(sign) => sign.into(),
                        None => std::iter::from_fn(|| chars.next_if(char::is_ascii_alphabetic)).collect(),
                    };
                    match name.as_str() {
                        "[" | "]" if inline || display == (name == "[") => return Err(format!("\\{name}")),
                        "[" | "]" => display = !display,
                        // A picture may stand in a formula.
                        "begin" | "end" if chars.clone().take(13).eq("{tikzpicture}".chars()) => {}
                        "begin" | "end" if math || table == (name == "begin") => return Err(name),
                        "begin" | "end" => table = !table,
                        "\\" | "hline" if !table => return Err(name),
                        "ast" | "oplus" | "mathcal" | "cdots" | "le" if !math => return Err(name),
                        _ => {}
                    }
                }
                '{' => depth += 1,
                '}' if depth == 0 => return Err("a group too many is closed".into()),
                '}' => depth -= 1,
                '$' if display => return Err("$ in a display".into()),
                '$' => inline = !inline,
                '&' if !table || math || depth > 0 => return Err("&".into()),
                '_' | '^' if !math => return Err(c.into()),
                '#' | '%' | '~' => return Err(c.into()),
                _ if !c.is_ascii() => return Err(c.into()),
                _ => {}
            }
        }
        if depth > 0 || inline || display || table { Err("something is left open".into()) } else { Ok(()) }
    }

    #[test]
    fn what_is_shared_compiles() {
        let presets = cards().flat_map(|card| card.presets).map(|preset| preset.position().to_string());
        let others = [
            "nim/1000000000000000000+999999999999999999+1&colourful/r2y1w3+k2&chromatic:beatty(phi^2)/4+2",
            "chromatic:beatty((3+sqrt(5))/2)/1000000000000+3&nim/0",
            "chromatic:levels(RG[GGR])/4+3+5&colourful/r1000000000000y7",
            "colourful/(1,2,2,2),(3)&nim/1",
        ];
        let long = [format!("nim/{}", vec!["40"; 40].join("+")), format!("colourful/{}", "r1y2".repeat(400))];
        for notation in presets.chain(others.map(String::from)).chain(long) {
            for convention in [Convention::Normal, Convention::Misere] {
                let text = text(&notation, convention);
                assert_eq!(compiles(&text), Ok(()), "{notation}: {text}");
            }
        }
        for wrong in ["a_b", "$a", "{", "}", "a & b", "\\[ $x$ \\]", "50%", "\\begin{tabular}", "∗"] {
            assert!(compiles(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn special_characters_are_escaped() {
        assert_eq!(escaped("a_b & 50% ∗3 ⊕ {x}"), "a\\_b \\& 50\\% $\\ast$3 $\\oplus$ \\{x\\}");
    }
}
