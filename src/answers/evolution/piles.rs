//! Parents and children of P-positions of any number of piles.
use super::super::{
    Failure, Format, Request,
    json::{self, Whole},
    query::wrong,
};
use crate::labs::Values;
use crate::labs::evolution::{Relative, children, nim_sum, parents, piles_text, read_piles};
use serde::Serialize;
use std::io::Write;

/// Answers a query about any number of piles.
///
/// # Errors
/// What is wrong with the piles, or those of the stream.
pub fn run(values: &Values, request: &Request, output: &mut dyn Write) -> Result<(), Failure> {
    let typed = values.text("q");
    let piles = read_piles(typed).map_err(|error| wrong("q", typed, &error))?;
    let sum = nim_sum(&piles);
    if sum != 0 {
        return Err(Failure::Wrong(format!("q={typed}: not a P-position, its nim-sum is {sum}")));
    }
    let generation = piles.iter().map(|pile| u128::from(*pile)).sum::<u128>() / 2;
    let all = [("parent", parents(&piles)), ("child", children(&piles))];
    if request.is(Format::Json) {
        let [parents, children] = all.map(|(_, all)| all.iter().map(Kin::of).collect());
        let found =
            RelativesJson { piles: whole(&piles), generation: Whole::of(generation), parents, children };
        return json::write(&found, output);
    }
    if request.is(Format::Csv) {
        writeln!(output, "relation,piles,i,j")?;
        for (name, Relative { piles, pair: (i, j) }) in rows(&all) {
            writeln!(output, "{name},\"{}\",{},{}", piles_text(piles), i + 1, j + 1)?;
        }
        return Ok(());
    }
    let [parents, children] = [&all[0].1, &all[1].1].map(Vec::len);
    writeln!(
        output,
        "{}, generation {generation}, parents: {parents}, children: {children}",
        piles_text(&piles)
    )?;
    for (name, Relative { piles, pair: (i, j) }) in rows(&all) {
        writeln!(output, "  {name} {}, piles {} and {}", piles_text(piles), i + 1, j + 1)?;
    }
    Ok(())
}

fn rows<'a>(all: &'a [(&'static str, Vec<Relative>)]) -> impl Iterator<Item = (&'static str, &'a Relative)> {
    all.iter().flat_map(|(name, all)| all.iter().map(|relative| (*name, relative)))
}

fn whole(piles: &[u64]) -> Vec<Whole> {
    piles.iter().map(Whole::of).collect()
}

#[derive(Serialize)]
struct RelativesJson {
    piles: Vec<Whole>,
    generation: Whole,
    parents: Vec<Kin>,
    children: Vec<Kin>,
}

/// A parent or a child, and the two piles that differ, counted from 1.
#[derive(Serialize)]
struct Kin {
    piles: Vec<Whole>,
    pair: [usize; 2],
}

impl Kin {
    fn of(relative: &Relative) -> Self {
        let (i, j) = relative.pair;
        Self { piles: whole(&relative.piles), pair: [i + 1, j + 1] }
    }
}
