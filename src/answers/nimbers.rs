//! The nimber lab.
use super::{
    Failure, Format, Request,
    json::{self, Whole},
    text::{plain, table},
};
use crate::labs::Values;
use crate::labs::nimbers::{
    BinarySum, Calculation as Calculated, FIELDS, Found as Outcome, Line, Stage, Table, calculate, cell,
    table as chosen,
};
use serde::Serialize;
use std::io::Write;

/// The parts of the answer: those whose keys the query has, and the calculation where it has none.
struct Found {
    /// The table that is asked about.
    of: Table,
    calculation: Option<Calculated>,
    table: Option<Table>,
    cell: Option<(u16, u16)>,
}

/// Answers a query to the nimber lab.
///
/// # Errors
/// What is wrong with the question, or those of the stream.
pub fn answer(request: &Request, output: &mut dyn Write) -> Result<(), Failure> {
    let values = request.values(FIELDS)?;
    let found = Found::of(&values)?;
    if request.is(Format::Json) {
        return json::write(&NimbersJson::of(&found), output);
    }
    if !request.is(Format::Csv) {
        return found.show(output);
    }
    match (found.table, &found.calculation) {
        (None, Some(_)) => Err(Failure::Wrong(
            "comma-separated values are of a table: t=product or t=sum asks for one".into(),
        )),
        _ => Ok(output.write_all(found.of.csv().as_bytes())?),
    }
}

impl Found {
    fn of(values: &Values) -> Result<Self, Failure> {
        let any = |keys: &[&str]| keys.iter().any(|key| values.is_given(key));
        let asked = any(&["o", "a", "b", "e", "l", "d"]) || !any(&["t", "n", "c"]);
        let calculation = if asked { Some(calculate(values)?) } else { None };
        let of = chosen(values);
        let table = any(&["t", "n"]).then_some(of);
        let cell = values.is_given("c").then(|| cell(values));
        Ok(Self { of, calculation, table, cell })
    }
    fn show(&self, output: &mut dyn Write) -> Result<(), Failure> {
        if let Some(found) = &self.calculation {
            writeln!(output, "{}", found.sentence())?;
            for (index, stage) in found.stages.iter().enumerate() {
                writeln!(output, "{}. {}", index + 1, plain(&stage.title))?;
                show(stage, output)?;
            }
            if let Some(text) = &found.definition {
                writeln!(output, "{}", plain(text))?;
            }
        }
        if let Some(table_of) = self.table {
            let head = (0..table_of.size).map(|column| column.to_string());
            let mut rows = vec![std::iter::once(table_of.sign().to_string()).chain(head).collect()];
            rows.extend((0..table_of.size).map(|row| {
                let values = (0..table_of.size).map(|column| table_of.value(row, column).to_string());
                std::iter::once(row.to_string()).chain(values).collect::<Vec<_>>()
            }));
            table(&rows, output)?;
        }
        if let Some((row, column)) = self.cell {
            writeln!(output, "{}", self.of.cell_text(row, column))?;
        }
        Ok(())
    }
}

/// The text of a line, and the rule that gives it.
fn line_text(line: &Line) -> String {
    let rule = line.rule.map(|rule| format!("  ({rule})")).unwrap_or_default();
    line.parts.join(" ") + &rule
}

fn show(stage: &Stage, output: &mut dyn Write) -> Result<(), Failure> {
    for line in &stage.lines {
        writeln!(output, "   {}", line_text(line))?;
    }
    let more = stage.more + stage.sum.as_ref().map_or(0, |sum| sum.more);
    if let Some(BinarySum { numbers, value, columns, .. }) = &stage.sum {
        let digits = *columns as usize;
        let width = numbers.iter().chain([value]).map(|number| number.to_string().len()).max().unwrap_or(0);
        for number in numbers {
            writeln!(output, "   {number:>width$}  {number:0digits$b}")?;
        }
        writeln!(output, " = {value:>width$}  {value:0digits$b}")?;
    }
    if more > 0 {
        writeln!(output, "   and {more} more")?;
    }
    Ok(())
}

#[derive(Serialize)]
struct NimbersJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    calculation: Option<Calculation>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<Rows>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cell: Option<Cell>,
}

#[derive(Serialize)]
struct Calculation {
    expression: String,
    /// One, two for the roots of a quadratic equation or for sides that differ, or none. Ordinals are texts such as `w^2*3+1`.
    values: Vec<Whole>,
    /// Of two sides without x, whether they are equal.
    #[serde(skip_serializing_if = "Option::is_none")]
    holds: Option<bool>,
    /// Why there is no value.
    #[serde(skip_serializing_if = "Option::is_none")]
    none: Option<String>,
    steps: Vec<Step>,
}

#[derive(Serialize)]
struct Step {
    title: String,
    lines: Vec<String>,
    /// The numbers that are added in binary.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sum: Vec<Whole>,
    /// How many more lines or numbers there are.
    #[serde(skip_serializing_if = "is_zero")]
    more: usize,
}

fn is_zero(n: &usize) -> bool {
    *n == 0
}

#[derive(Serialize)]
struct Rows {
    of: &'static str,
    size: u16,
    rows: Vec<Vec<u16>>,
}

#[derive(Serialize)]
struct Cell {
    row: u16,
    column: u16,
    value: u16,
}

impl NimbersJson {
    fn of(found: &Found) -> Self {
        let calculation = found.calculation.as_ref().map(|calculated| {
            let (values, holds, none) = match &calculated.found {
                Outcome::Values(values) => (values.iter().collect(), None, None),
                Outcome::Equal(both) => (vec![both], Some(true), None),
                Outcome::Different(left, right) => (vec![left, right], Some(false), None),
                Outcome::None(why) => (Vec::new(), None, Some(why.clone())),
            };
            Calculation {
                expression: calculated.expression.clone(),
                values: values.into_iter().map(Whole::of).collect(),
                holds,
                none,
                steps: calculated.stages.iter().map(Step::of).collect(),
            }
        });
        let table = found.table.map(|table| {
            let row = |row| (0..table.size).map(|column| table.value(row, column)).collect();
            let of = if table.sums { "sum" } else { "product" };
            Rows { of, size: table.size, rows: (0..table.size).map(row).collect() }
        });
        let value = |(row, column)| Cell { row, column, value: found.of.value(row, column) };
        Self { calculation, table, cell: found.cell.map(value) }
    }
}

impl Step {
    fn of(stage: &Stage) -> Self {
        let sum = stage.sum.as_ref();
        Self {
            title: plain(&stage.title),
            lines: stage.lines.iter().map(line_text).collect(),
            sum: sum.map(|sum| sum.numbers.iter().map(Whole::of).collect()).unwrap_or_default(),
            more: stage.more + sum.map_or(0, |sum| sum.more),
        }
    }
}
