//! How much of the module each crate is, by the names that rustc left in it.
use crate::dist;
use anyhow::{Context, Result};
use rustc_demangle::demangle;
use std::collections::{BTreeMap, HashMap};
use wasmparser::{KnownCustom, Name, Parser, Payload};

/// Prints the size of the code of every crate, before wasm-opt, largest first. Linear in the size of the module.
pub fn report() -> Result<()> {
    let bytes = std::fs::read(dist::raw_module()).context("reading the module that rustc made")?;
    let sizes = sizes(&bytes)?;
    let total: usize = sizes.values().sum();
    let mut rows: Vec<_> = sizes.into_iter().collect();
    rows.sort_by_key(|(_, size)| std::cmp::Reverse(*size));
    println!("{:>9} {:>6}  crate (code before wasm-opt)", "bytes", "");
    for (name, size) in rows.iter().take(30) {
        println!("{size:>9} {:>5.1}%  {name}", *size as f64 * 100.0 / total.max(1) as f64);
    }
    println!(
        "{total:>9}         total, {} bytes of it in smaller crates",
        rows.iter().skip(30).map(|row| row.1).sum::<usize>()
    );
    Ok(())
}

/// Bytes of code by crate.
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
        let name = names.get(&(imported + index)).map_or("(unnamed)".into(), |name| krate(name));
        *sizes.entry(name).or_default() += size;
    }
    Ok(sizes)
}

/// The crate of a function: of the type for a method, of the implementing type for a trait's.
fn krate(symbol: &str) -> String {
    let path = format!("{:#}", demangle(symbol));
    let start = path.trim_start_matches(['<', '&', '*', '(', '[', ' ']);
    let start = start.strip_prefix("mut ").or(start.strip_prefix("dyn ")).unwrap_or(start);
    match start.split_once("::") {
        Some((name, _)) if !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_') => {
            name.into()
        }
        _ => "(other)".into(),
    }
}
