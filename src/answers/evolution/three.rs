//! Three piles of Nim and the automaton.
use super::{
    super::{
        Failure, Format, Request,
        json::{self, Whole},
        query::wrong,
        text::table,
    },
    ENTRIES,
};
use crate::labs::Values;
use crate::labs::evolution::{
    Cell, Growth, PAIRS, Pile3, Seed, Step, ThreePilesError, at, born_of, cell_of, generation, generation_of,
    parent, piles, piles_text, south, spoken, texts, walk,
};
use serde::Serialize;
use std::io::Write;

/// Answers a query about three piles.
///
/// # Errors
/// What is wrong with the piles, or those of the stream.
pub fn run(values: &Values, request: &Request, output: &mut dyn Write) -> Result<(), Failure> {
    let piles = piles(values).map_err(|error| mistake(values, error))?;
    let mut growth = Growth::default();
    growth.reach(generation(values).into());
    let found = Found { piles, generation: generation(values), south: south(values), growth };
    if request.is(Format::Json) {
        json::write(&ThreePilesJson::of(&found), output)
    } else if request.is(Format::Csv) {
        found.csv(output)
    } else {
        found.show(output)
    }
}

fn mistake(values: &Values, error: ThreePilesError) -> Failure {
    let (typed, texts) = (values.text("p"), texts(values));
    match error {
        ThreePilesError::Pile(index, error) => {
            // The text of this pile begins after the earlier piles and the comma after each.
            let before = texts.iter().take(index).map(|pile| pile.len() + 1).sum();
            wrong("p", typed, &error.shifted(before))
        }
        ThreePilesError::NimSum { sum, pile, size } => Failure::Wrong(format!(
            "p={typed}: not a P-position, its nim-sum is {sum}; with pile {} of {size} it is one",
            pile + 1
        )),
    }
}

struct Found {
    piles: Pile3,
    generation: u16,
    /// Whether the automaton has its south branch.
    south: bool,
    growth: Growth,
}

/// A cell of the automaton, and its P-position unless the cell belongs to the south branch.
#[derive(Serialize)]
struct Born {
    #[serde(skip_serializing_if = "Option::is_none")]
    piles: Option<[u16; 3]>,
    cell: Cell,
}

impl Found {
    /// The cells born in this generation.
    fn born(&self, generation: u32) -> impl Iterator<Item = Born> {
        let place = |seed: &Seed| (Cell::from((seed.cell.0.into(), seed.cell.1.into())), seed.piles);
        let seeds = self.growth.generation(generation);
        let south = seeds.iter().filter(|seed| self.south && seed.is_north()).map(move |seed| {
            let (x, y) = place(seed).0;
            Born { piles: None, cell: (-x, -y) }
        });
        let own = seeds.iter().map(move |seed| Born { piles: Some(seed.piles), cell: place(seed).0 });
        own.chain(south)
    }
    /// How many cells are alive at the generation that is asked for.
    fn alive(&self) -> usize {
        (0..=u32::from(self.generation)).map(|n| self.born(n).count()).sum()
    }
    fn csv(&self, output: &mut dyn Write) -> Result<(), Failure> {
        writeln!(output, "generation,p1,p2,p3,x,y")?;
        for generation in 0..=u32::from(self.generation) {
            for Born { piles, cell: (x, y) } in self.born(generation) {
                let piles = piles.map_or(",,".into(), |[a, b, c]| format!("{a},{b},{c}"));
                writeln!(output, "{generation},{piles},{x},{y}")?;
            }
        }
        Ok(())
    }
    fn show(&self, output: &mut dyn Write) -> Result<(), Failure> {
        writeln!(output, "{}", spoken(self.piles))?;
        let legs = walk(self.piles).unwrap_or_default();
        if !legs.is_empty() {
            let mut rows =
                vec![["pair", "turn", "steps", "heading", "reaches", "P-position"].map(String::from)];
            rows.extend(legs.iter().map(|leg| {
                let (turn, heading) = (leg.turn.word().into(), leg.heading.word().into());
                [
                    piles_text(&PAIRS[leg.pair]),
                    turn,
                    leg.steps.to_string(),
                    heading,
                    at(leg.cell),
                    piles_text(&leg.piles),
                ]
            }));
            let rows: Vec<_> = rows.into_iter().map(Vec::from).collect();
            table(&rows, output)?;
        }
        let born: Vec<Born> = self.born(self.generation.into()).collect();
        writeln!(output, "generation {}: {} born, {} alive", self.generation, born.len(), self.alive())?;
        for Born { piles, cell } in born.iter().take(ENTRIES) {
            let piles = piles.map_or("south branch".into(), |piles| piles_text(&piles.map(u64::from)));
            writeln!(output, "  {piles} at {}", at(*cell))?;
        }
        if born.len() > ENTRIES {
            writeln!(output, "  and {} more; --csv has all", born.len() - ENTRIES)?;
        }
        Ok(())
    }
}

#[derive(Serialize)]
struct ThreePilesJson {
    piles: [Whole; 3],
    generation: Whole,
    cell: Option<[Whole; 2]>,
    parent: Option<[Whole; 3]>,
    children: Vec<[Whole; 3]>,
    walk: Vec<Leg>,
    /// The generation that is listed.
    listed: u16,
    alive: usize,
    born: Vec<Born>,
}

#[derive(Serialize)]
struct Leg {
    pair: Pile3,
    turn: &'static str,
    steps: Whole,
    heading: &'static str,
    cell: [Whole; 2],
    piles: [Whole; 3],
}

fn whole(piles: Pile3) -> [Whole; 3] {
    piles.map(Whole::of)
}

fn place((x, y): Cell) -> [Whole; 2] {
    [x, y].map(Whole::of)
}

impl ThreePilesJson {
    fn of(found: &Found) -> Self {
        let piles = found.piles;
        let leg = |leg: Step| Leg {
            pair: PAIRS[leg.pair],
            turn: leg.turn.word(),
            steps: Whole::of(leg.steps),
            heading: leg.heading.word(),
            cell: place(leg.cell),
            piles: whole(leg.piles),
        };
        Self {
            piles: whole(piles),
            generation: Whole::of(generation_of(piles)),
            cell: cell_of(piles).map(place),
            parent: parent(piles).map(whole),
            children: born_of(piles).into_iter().map(whole).collect(),
            walk: walk(piles).unwrap_or_default().into_iter().map(leg).collect(),
            listed: found.generation,
            alive: found.alive(),
            born: found.born(found.generation.into()).collect(),
        }
    }
}
