//! The chunks that the module is cut into.
use anyhow::{Context, Result, anyhow};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use wasm_encoder::{CustomSection, Module, RawSection};
use wasmparser::{Parser, Payload};

/// The name by which the module imports the script that fetches parts.
pub const LINK: &str = "./__wasm_split.js";
/// The name of the sections of a container, each of which holds a chunk.
const SECTION: &str = "part";

/// The pieces that the module is cut into, by the name of their file.
pub struct Chunks {
    folder: PathBuf,
    bytes: BTreeMap<String, Vec<u8>>,
    parts: BTreeMap<String, BTreeSet<String>>,
}

impl Chunks {
    /// Cuts a module, linked with its relocations kept, into chunks and `main.wasm` in the folder `work`.
    ///
    /// # Errors
    /// If the file is no such module.
    pub fn cut(module: &Path, work: &Path) -> Result<Self> {
        let module = std::fs::read(module).with_context(|| format!("reading {}", module.display()))?;
        let main = work.join("main.wasm");
        let mut options = wasm_split_cli_support::Options::new(&module);
        (options.output_dir, options.main_out_path) = (work, &main);
        (options.link_name, options.main_module) = (LINK, "./nimscope.js");
        let split = wasm_split_cli_support::transform(options)
            .map_err(|error| anyhow!("{error:#}"))
            .context("cutting the module into parts")?;
        let parts: HashMap<String, Vec<String>> = split.prefetch_map;
        let mut bytes = BTreeMap::new();
        for chunk in parts.values().flatten() {
            if !bytes.contains_key(chunk) {
                bytes.insert(chunk.clone(), plain(&std::fs::read(work.join(chunk).with_extension("wasm"))?)?);
            }
        }
        let parts = parts.into_iter().map(|(part, chunks)| (part, chunks.into_iter().collect())).collect();
        Ok(Self { folder: work.into(), bytes, parts })
    }
    /// The names of the parts.
    pub fn parts(&self) -> impl Iterator<Item = &str> {
        self.parts.keys().map(String::as_str)
    }
    /// Every chunk, with its length in bytes and the parts that need it.
    pub fn each(&self) -> impl Iterator<Item = (&str, usize, BTreeSet<&str>)> {
        self.bytes.iter().map(|(chunk, bytes)| {
            let needing = self.parts.iter().filter(|(_, chunks)| chunks.contains(chunk));
            (chunk.as_str(), bytes.len(), needing.map(|(part, _)| part.as_str()).collect())
        })
    }
    /// The folder of the chunks' files.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
    /// The file of a chunk, which still has the names of its functions.
    pub fn file(&self, chunk: &str) -> PathBuf {
        self.folder.join(chunk).with_extension("wasm")
    }
    /// A chunk as a module, without the names of its functions.
    pub fn bytes(&self, chunk: &str) -> &[u8] {
        &self.bytes[chunk]
    }
}

/// A module without its custom sections, such as the names of its functions.
pub fn plain(module: &[u8]) -> Result<Vec<u8>> {
    let mut out = Module::new();
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload?;
        if let (Some((id, range)), false) =
            (payload.as_section(), matches!(payload, Payload::CustomSection(_)))
        {
            out.section(&RawSection { id, data: &module[range.start as usize..range.end as usize] });
        }
    }
    Ok(out.finish())
}

/// One file for several chunks: a module with nothing but a custom section for each. Browsers can read the sections
/// (`WebAssembly.Module.customSections`), and hosts compress the file like any module.
pub fn container<'c>(chunks: impl Iterator<Item = &'c [u8]>) -> Vec<u8> {
    let mut module = Module::new();
    for chunk in chunks {
        module.section(&CustomSection { name: SECTION.into(), data: Cow::Borrowed(chunk) });
    }
    module.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_container_is_a_module_with_its_chunks() {
        let chunk = plain(&container([b"one".as_slice()].into_iter())).unwrap();
        assert_eq!(chunk, Module::new().finish(), "remarks go");
        let container = container([chunk.as_slice(), b"two"].into_iter());
        let found: Vec<_> = Parser::new(0)
            .parse_all(&container)
            .filter_map(|payload| match payload.unwrap() {
                Payload::CustomSection(section) => Some((section.name().to_owned(), section.data().to_vec())),
                _ => None,
            })
            .collect();
        assert_eq!(found, [(SECTION.to_owned(), chunk), (SECTION.to_owned(), b"two".to_vec())]);
    }
}
