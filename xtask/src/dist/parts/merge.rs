//! Merges the chunks that share a file into one module, if binaryen's tools are there: a seventh less to transfer.
use super::chunks::Chunks;
use crate::project;
use crate::run::{cmd, read};
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{EntityType, ExportKind, ExportSection, ImportSection, Module};
use wasmparser::{Imports, Parser, Payload, TypeRef};

/// The name by which chunks import from the main module.
const SHARED: &str = "__wasm_split";
/// The name by which merged modules import from it.
const MAIN: &str = "m";
/// Options for smaller code, and for an order that puts functions with similar names side by side: these are alike and
/// compress better.
const SMALLER: [&str; 5] =
    ["-Oz", "--reorder-functions-by-name", "--strip-debug", "--strip-producers", "--strip-target-features"];
/// The features of WebAssembly that the module uses.
const FEATURES: [&str; 7] = [
    "--enable-simd",
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// Makes the files of a group of chunks smaller.
pub struct Merger<'c> {
    chunks: &'c Chunks,
    adapter: PathBuf,
}

impl<'c> Merger<'c> {
    /// Prepares the merging of chunks whose files are in the folder `work`.
    pub fn new(chunks: &'c Chunks, work: &Path) -> Result<Self> {
        let adapter = work.join("adapter.wasm");
        std::fs::write(&adapter, self::adapter(chunks)?)?;
        Ok(Self { chunks, adapter })
    }
    /// One module with the content of these chunks.
    pub fn merged(&self, group: &[String]) -> Result<Vec<u8>> {
        let Some(first) = group.first() else { return Ok(Vec::new()) };
        let to = self.chunks.file(first).with_extension("merged.wasm");
        let mut merge = tool("wasm-merge");
        merge.args(FEATURES).arg("-g").arg(&self.adapter).arg(SHARED);
        for chunk in group {
            // Files are named without their folder: on Windows a command line must be short.
            merge.arg(format!("{chunk}.wasm")).arg(chunk);
        }
        merge.current_dir(self.chunks.folder());
        read(merge.arg("-o").arg(&to)).context("merging chunks")?;
        smaller(&to)
    }
}

/// One of binaryen's tools. Those of the npm package are WebAssembly themselves and run for only a second or two, most
/// of which node would spend on optimising them.
fn tool(name: &str) -> Command {
    static PLAINLY: LazyLock<bool> = LazyLock::new(|| read(cmd("node").args([PLAIN, "-e", "0"])).is_ok());
    let script = project::root().join("node_modules/binaryen/bin").join(name);
    if !script.is_file() || !*PLAINLY {
        return cmd(name);
    }
    let mut node = cmd("node");
    node.arg(PLAIN).arg(script);
    node
}

/// The option that makes node run WebAssembly without optimising it; not every version of node knows it.
const PLAIN: &str = "--liftoff-only";

/// A module, optimised for size.
pub fn smaller(file: &Path) -> Result<Vec<u8>> {
    read(tool("wasm-opt").args(FEATURES).arg(file).args(SMALLER).arg("-o").arg(file))
        .context("optimising a module")?;
    Ok(std::fs::read(file)?)
}

/// A module that re-exports what all chunks import, so that a merged module imports it only once.
fn adapter(chunks: &Chunks) -> Result<Vec<u8>> {
    let mut shared: BTreeMap<String, (EntityType, ExportKind)> = BTreeMap::new();
    for (chunk, ..) in chunks.each() {
        for payload in Parser::new(0).parse_all(chunks.bytes(chunk)) {
            let Payload::ImportSection(section) = payload? else { continue };
            for import in section.into_iter() {
                let Imports::Single(_, import) = import? else { continue };
                let kind = match import.ty {
                    TypeRef::Memory(_) => ExportKind::Memory,
                    TypeRef::Table(_) => ExportKind::Table,
                    TypeRef::Global(_) => ExportKind::Global,
                    // Their types are indices into the chunk's own; `wasm-merge` passes functions through the table.
                    TypeRef::Func(_) | TypeRef::FuncExact(_) | TypeRef::Tag(_) => continue,
                };
                if import.module == SHARED {
                    shared.insert(import.name.into(), (RoundtripReencoder.entity_type(import.ty)?, kind));
                }
            }
        }
    }
    let (mut imports, mut exports) = (ImportSection::new(), ExportSection::new());
    let mut counts = BTreeMap::new();
    for (name, (entity, kind)) in &shared {
        imports.import(MAIN, name, *entity);
        let count: &mut u32 = counts.entry(*kind as u8).or_default();
        exports.export(name, *kind, *count);
        *count += 1;
    }
    let mut module = Module::new();
    module.section(&imports).section(&exports);
    Ok(module.finish())
}
