//! Measures how much of the module each crate takes, by the function names that rustc left in it.
use crate::dist;
use anyhow::{Context, Result};
use rustc_demangle::demangle;
use std::collections::{BTreeMap, HashMap};
use wasmparser::{KnownCustom, Name, Parser, Payload};

/// Prints the size of the code of every crate, and of every module of this one, before wasm-opt, largest first.
/// Linear in the size of the module.
pub fn report() -> Result<()> {
    let bytes = std::fs::read(dist::raw_module()).context("reading the module that rustc made")?;
    let sizes = sizes(&bytes)?;
    let total: usize = sizes.values().sum();
    println!("{:>9} {:>6}  crate ({total} bytes of code before wasm-opt)", "bytes", "");
    print(by(&sizes, |path| path.split("::").next().unwrap_or_default().to_owned()), total);
    println!("{:>9} {:>6}  module of nimscope", "bytes", "");
    let own = sizes.into_iter().filter(|(path, _)| path.starts_with("nimscope::")).collect();
    print(by(&own, |path| path.split("::").take(4).collect::<Vec<_>>().join("::")), total);
    Ok(())
}

fn by(sizes: &BTreeMap<String, usize>, group: fn(&str) -> String) -> BTreeMap<String, usize> {
    let mut groups = BTreeMap::new();
    for (path, size) in sizes {
        *groups.entry(group(path)).or_default() += size;
    }
    groups
}

fn print(sizes: BTreeMap<String, usize>, total: usize) {
    const ROWS: usize = 40;
    let mut rows: Vec<_> = sizes.into_iter().collect();
    rows.sort_by_key(|(_, size)| std::cmp::Reverse(*size));
    for (name, size) in rows.iter().take(ROWS) {
        println!("{size:>9} {:>5.1}%  {name}", *size as f64 * 100.0 / total.max(1) as f64);
    }
    println!(
        "{:>9}         in {} smaller ones",
        rows.iter().skip(ROWS).map(|row| row.1).sum::<usize>(),
        rows.len().saturating_sub(ROWS)
    );
}

/// Bytes of code by the path of the function.
fn sizes(bytes: &[u8]) -> Result<BTreeMap<String, usize>> {
    let mut imported = 0;
    let mut bodies = Vec::new();
    let mut names = HashMap::new();
    for payload in Parser::new(0).parse_all(bytes) {
        match payload? {
            Payload::ImportSection(section) => {
                let imports = section.into_imports().collect::<Result<Vec<_>, _>>()?;
                imported =
                    imports.iter().filter(|import| matches!(import.ty, wasmparser::TypeRef::Func(_))).count();
            }
            Payload::CodeSectionEntry(body) => {
                let range = body.range();
                bodies.push(usize::try_from(range.end - range.start)?);
            }
            Payload::CustomSection(section) => {
                let KnownCustom::Name(subsections) = section.as_known() else { continue };
                for subsection in subsections {
                    let Name::Function(functions) = subsection? else { continue };
                    for function in functions {
                        let function = function?;
                        names.insert(function.index as usize, function.name);
                    }
                }
            }
            _ => {}
        }
    }
    let mut sizes = BTreeMap::new();
    for (index, size) in bodies.into_iter().enumerate() {
        let name = names.get(&(imported + index)).map_or("(unnamed)".into(), |name| path(name));
        *sizes.entry(name).or_default() += size;
    }
    Ok(sizes)
}

/// The path of a function from its mangled name: for a method that of the type, for a trait's method that of the
/// implementing type.
fn path(symbol: &str) -> String {
    let path = format!("{:#}", demangle(symbol));
    let mut start = path.trim_start_matches(['<', '&', '*', '(', '[', ' ']);
    for word in ["mut ", "dyn ", "const "] {
        start = start.strip_prefix(word).unwrap_or(start);
    }
    let end = start.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':')).unwrap_or(start.len());
    let path = start[..end].trim_end_matches(':');
    if path.contains("::") { path.to_owned() } else { "(other)".into() }
}
