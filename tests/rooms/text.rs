//! Reads what one file contains: its modules, imports, paths and words. Tests and comments are skipped.
use proc_macro2::{Ident, Literal, TokenStream, TokenTree};
use syn::visit::{self, Visit};

/// A path in a module, by its segments as they are written.
pub struct Said {
    /// The modules within the file that contain the path.
    pub inside: Vec<String>,
    pub path: Vec<String>,
    /// For an import, the name that it introduces.
    pub name: Option<String>,
    pub line: usize,
}

/// An identifier or a string.
pub struct Word {
    pub text: String,
    pub quoted: bool,
    pub line: usize,
}

#[derive(Default)]
pub struct Text {
    /// The modules in files of their own, each as its path from this one.
    pub children: Vec<Vec<String>>,
    /// The same for modules that exist only for tests.
    pub tests: Vec<Vec<String>>,
    /// Modules within this file.
    pub inner: Vec<Vec<String>>,
    /// Macros that are visible in the whole crate.
    pub macros: Vec<String>,
    pub said: Vec<Said>,
    pub words: Vec<Word>,
    /// Methods that are called without arguments.
    pub calls: Vec<Word>,
    /// Glob imports, each by the path of its module.
    pub globs: Vec<Word>,
    inside: Vec<String>,
}

impl Text {
    pub fn read(text: &str) -> syn::Result<Self> {
        let mut own = Self::default();
        own.visit_file(&syn::parse_file(text)?);
        Ok(own)
    }
    fn say(&mut self, path: Vec<String>, name: Option<String>, line: usize) {
        self.said.push(Said { inside: self.inside.clone(), path, name, line });
    }
    fn word(&mut self, text: String, quoted: bool, line: usize) {
        self.words.push(Word { text, quoted, line });
    }
    fn uses(&mut self, mut path: Vec<String>, tree: &syn::UseTree) {
        match tree {
            syn::UseTree::Path(tree) => {
                path.push(tree.ident.to_string());
                self.uses(path, &tree.tree);
            }
            syn::UseTree::Group(tree) => tree.items.iter().for_each(|tree| self.uses(path.clone(), tree)),
            syn::UseTree::Glob(star) => {
                let line = star.star_token.span.start().line;
                self.globs.push(Word { text: path.join("::"), quoted: false, line });
                self.say(path, None, line);
            }
            syn::UseTree::Name(tree) => self.imports(path, &tree.ident, None),
            syn::UseTree::Rename(tree) => self.imports(path, &tree.ident, Some(&tree.rename)),
        }
    }
    fn imports(&mut self, mut path: Vec<String>, ident: &Ident, rename: Option<&Ident>) {
        // `a::{self}` is `a`.
        if path.is_empty() || ident != "self" {
            path.push(ident.to_string());
        }
        let name = rename.map(Ident::to_string).or_else(|| path.last().cloned());
        self.say(path, name, line(ident));
    }
    /// The arguments of a macro are only tokens: whatever looks like a path is taken for one.
    fn tokens(&mut self, stream: TokenStream) {
        let mut colons = 0;
        let mut path: Vec<String> = Vec::new();
        let mut begin = 0;
        let mut call = Call::default();
        for tree in stream {
            let joins = std::mem::take(&mut colons);
            if let Some(method) = call.next(&tree) {
                self.call(&method);
            }
            match tree {
                TokenTree::Punct(punct) if punct.as_char() == ':' => {
                    colons = joins + 1;
                    continue;
                }
                TokenTree::Ident(ident) => {
                    self.word(ident.to_string(), false, line(&ident));
                    if joins == 2 && !path.is_empty() {
                        path.push(ident.to_string());
                        continue;
                    }
                    self.end(&mut path, begin);
                    // After `::` without a name before it, the name belongs to another crate or to a type.
                    if joins != 2 {
                        (path, begin) = (vec![ident.to_string()], line(&ident));
                    }
                    continue;
                }
                TokenTree::Group(group) => {
                    self.end(&mut path, begin);
                    self.tokens(group.stream());
                }
                TokenTree::Literal(literal) => self.literal(&literal),
                TokenTree::Punct(_) => {}
            }
            self.end(&mut path, begin);
        }
        self.end(&mut path, begin);
    }
    /// Ends a path in tokens. A single name is skipped: it is defined in the file, or imported by a path that is read.
    fn end(&mut self, path: &mut Vec<String>, begin: usize) {
        let path = std::mem::take(path);
        if path.len() > 1 {
            self.say(path, None, begin);
        }
    }
    fn literal(&mut self, literal: &Literal) {
        if let syn::Lit::Str(text) = syn::Lit::new(literal.clone()) {
            self.word(text.value(), true, literal.span().start().line);
        }
    }
    fn call(&mut self, method: &Ident) {
        self.calls.push(Word { text: method.to_string(), quoted: false, line: line(method) });
    }
}

/// How much of `.method()` has been read.
#[derive(Default)]
struct Call {
    dot: bool,
    method: Option<Ident>,
}

impl Call {
    /// The method whose call this token completes.
    fn next(&mut self, tree: &TokenTree) -> Option<Ident> {
        let was = std::mem::take(self);
        match tree {
            TokenTree::Punct(punct) => self.dot = punct.as_char() == '.',
            TokenTree::Ident(ident) if was.dot => self.method = Some(ident.clone()),
            TokenTree::Group(group) if group.stream().is_empty() => return was.method,
            _ => {}
        }
        None
    }
}

fn line(ident: &Ident) -> usize {
    ident.span().start().line
}

/// Whether an item with these attributes exists only for tests.
fn tests_only(attributes: &[syn::Attribute]) -> bool {
    let says_test = |attribute: &syn::Attribute| {
        let syn::Meta::List(list) = &attribute.meta else { return false };
        let all = list.tokens.to_string().replace(' ', "");
        let all = all.strip_prefix("all(").and_then(|all| all.strip_suffix(')')).unwrap_or(&all);
        list.path.is_ident("cfg") && all.split(',').any(|one| one == "test")
    };
    attributes.iter().any(says_test)
}

fn attributes(item: &syn::Item) -> &[syn::Attribute] {
    use syn::Item::*;
    match item {
        Const(item) => &item.attrs,
        Enum(item) => &item.attrs,
        Fn(item) => &item.attrs,
        Impl(item) => &item.attrs,
        Macro(item) => &item.attrs,
        Mod(item) => &item.attrs,
        Static(item) => &item.attrs,
        Struct(item) => &item.attrs,
        Trait(item) => &item.attrs,
        Type(item) => &item.attrs,
        Use(item) => &item.attrs,
        _ => &[],
    }
}

impl<'ast> Visit<'ast> for Text {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        if !tests_only(attributes(item)) {
            visit::visit_item(self, item);
        } else if let syn::Item::Mod(tests) = item {
            self.tests.push([&self.inside[..], &[tests.ident.to_string()]].concat());
        }
    }
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.inside.push(item.ident.to_string());
        if item.content.is_some() {
            self.inner.push(self.inside.clone());
            visit::visit_item_mod(self, item);
        } else {
            self.children.push(self.inside.clone());
        }
        self.inside.pop();
    }
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        if item.leading_colon.is_none() {
            self.uses(Vec::new(), &item.tree);
        }
        visit::visit_item_use(self, item);
    }
    fn visit_path(&mut self, path: &'ast syn::Path) {
        if let (None, Some(first)) = (&path.leading_colon, path.segments.first()) {
            let segments = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
            self.say(segments, None, line(&first.ident));
        }
        visit::visit_path(self, path);
    }
    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        if let Some(name) = &item.ident
            && item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_export"))
        {
            self.macros.push(name.to_string());
        }
        visit::visit_item_macro(self, item);
    }
    fn visit_macro(&mut self, own: &'ast syn::Macro) {
        self.visit_path(&own.path);
        self.tokens(own.tokens.clone());
    }
    fn visit_expr_method_call(&mut self, own: &'ast syn::ExprMethodCall) {
        if own.args.is_empty() {
            self.call(&own.method);
        }
        visit::visit_expr_method_call(self, own);
    }
    fn visit_ident(&mut self, ident: &'ast Ident) {
        self.word(ident.to_string(), false, line(ident));
    }
    fn visit_lit_str(&mut self, text: &'ast syn::LitStr) {
        self.word(text.value(), true, text.span().start().line);
    }
    // Attributes and visibilities do not say what the code uses.
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}
}
