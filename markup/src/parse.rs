//! From the tokens of markup to the code that makes it.
use proc_macro::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use std::iter::Peekable;

type Tokens = Peekable<proc_macro::token_stream::IntoIter>;
type Parsed<T = ()> = Result<T, String>;

/// Attributes that are there or not.
const FLAGS: &[&str] =
    &["autofocus", "disabled", "hidden", "multiple", "open", "readonly", "required", "selected"];
/// What stands for a value.
const HOLE: &str = "\u{1}";

/// A template under way: literals to be joined, and the calls that collect the values.
#[derive(Default)]
struct Template {
    text: Vec<Literal>,
    calls: TokenStream,
}

/// The expression that makes the markup.
pub fn template(input: TokenStream) -> Parsed<TokenStream> {
    let mut template = Template::default();
    let mut tokens = input.into_iter().peekable();
    let words = matches!(tokens.peek(), Some(TokenTree::Ident(word)) if word.to_string() != "if");
    if words {
        template.push(HOLE);
        template.call("node", tokens.by_ref().collect());
    }
    while tokens.peek().is_some() {
        template.node(&mut tokens)?;
    }
    Ok(template.code())
}

impl Template {
    /// `{ let mut values = Values::default(); values.…; values.fill(concat!(…)) }`
    fn code(self) -> TokenStream {
        let (text, calls) = (self.text, self.calls);
        let mut joined = TokenStream::new();
        for literal in text {
            joined.extend([TokenTree::Literal(literal), punct(',')]);
        }
        let mut code = source("let mut");
        code.extend([values()]);
        code.extend(source("= crate::ui::markup::Values::default();"));
        code.extend(calls);
        code.extend([values()]);
        code.extend(source(".fill"));
        let mut all = source("concat!");
        all.extend([group(Delimiter::Parenthesis, joined)]);
        code.extend([group(Delimiter::Parenthesis, all)]);
        [group(Delimiter::Brace, code)].into_iter().collect()
    }

    fn push(&mut self, text: &str) {
        self.text.push(Literal::string(text));
    }

    /// `values.method(argument);`
    fn call(&mut self, method: &str, argument: TokenStream) {
        self.calls.extend([
            values(),
            punct('.'),
            Ident::new(method, Span::call_site()).into(),
            group(Delimiter::Parenthesis, argument),
            punct(';'),
        ]);
    }

    fn node(&mut self, tokens: &mut Tokens) -> Parsed {
        match tokens.peek() {
            Some(TokenTree::Punct(p)) if p.as_char() == '<' => {
                tokens.next();
                self.element(tokens)
            }
            Some(TokenTree::Group(g)) if g.delimiter() == Delimiter::Brace => {
                let inner = g.stream();
                tokens.next();
                self.value(inner);
                Ok(())
            }
            Some(TokenTree::Ident(i)) if i.to_string() == "if" => {
                let condition = condition(tokens)?;
                self.push(HOLE);
                self.call("node", condition);
                Ok(())
            }
            Some(TokenTree::Literal(_)) => {
                let literal = tokens.next();
                self.value(literal.into_iter().collect());
                Ok(())
            }
            other => Err(format!("expected markup, found {other:?}")),
        }
    }

    /// A child in braces: a literal, `for` items, or anything that can be shown.
    fn value(&mut self, inner: TokenStream) {
        let mut parts = inner.clone().into_iter();
        match (parts.next(), parts.next()) {
            (Some(TokenTree::Literal(literal)), None) if fits(&literal, '<') => self.text.push(literal),
            (Some(TokenTree::Ident(word)), Some(_)) if word.to_string() == "for" => {
                self.push(HOLE);
                self.call("each", inner.into_iter().skip(1).collect());
            }
            (None, _) => {}
            _ => {
                self.push(HOLE);
                self.call("node", block(inner));
            }
        }
    }

    /// What follows `<`.
    fn element(&mut self, tokens: &mut Tokens) -> Parsed {
        if eat(tokens, '>') {
            return self.children(tokens, "");
        }
        let name = name(tokens)?;
        self.push(&format!("<{name}"));
        loop {
            if eat(tokens, '/') {
                expect(tokens, '>')?;
                self.push("></>");
                return Ok(());
            }
            if eat(tokens, '>') {
                self.push(">");
                self.children(tokens, &name)?;
                self.push("</>");
                return Ok(());
            }
            self.attribute(tokens)?;
        }
    }

    /// Children up to and with the closing tag.
    fn children(&mut self, tokens: &mut Tokens, of: &str) -> Parsed {
        loop {
            let mut ahead = tokens.clone();
            if eat(&mut ahead, '<') && eat(&mut ahead, '/') {
                *tokens = ahead;
                let end = if of.is_empty() { String::new() } else { name(tokens)? };
                expect(tokens, '>')?;
                return if end == of { Ok(()) } else { Err(format!("<{of}> is closed by </{end}>")) };
            }
            self.node(tokens)?;
        }
    }

    fn attribute(&mut self, tokens: &mut Tokens) -> Parsed {
        // `{name}` stands for `name={name}`.
        if let Some(TokenTree::Group(g)) = tokens.peek() {
            let inner = g.stream();
            tokens.next();
            let name = inner.to_string();
            self.dynamic(&name, inner);
            return Ok(());
        }
        let name = name(tokens)?;
        expect(tokens, '=')?;
        match tokens.next() {
            Some(TokenTree::Literal(literal)) if fits(&literal, '"') => {
                self.push(&format!(" {name}=\""));
                self.text.push(literal);
                self.push("\"");
            }
            Some(TokenTree::Group(g)) => self.dynamic(&name, block(g.stream())),
            Some(other) if other.to_string() == "true" => self.push(&format!(" {name}=\"{name}\"")),
            Some(other) => self.dynamic(&name, [other].into_iter().collect()),
            None => return Err(format!("{name} has no value")),
        }
        Ok(())
    }

    fn dynamic(&mut self, name: &str, value: TokenStream) {
        if name == "key" || name == "ref" {
            self.push(&format!(" {HOLE}"));
            self.call(if name == "key" { "key" } else { "reference" }, value);
        } else if let Some(event) = name.strip_prefix("on") {
            self.push(&format!(" {HOLE}"));
            let mut wrapped = source(&format!("::yew::html::on{event}::Wrapper::__macro_new"));
            wrapped.extend([group(Delimiter::Parenthesis, value)]);
            self.call("listener", wrapped);
        } else {
            self.push(&format!(" {name}={HOLE}"));
            match name {
                "class" => self.call("class", value),
                "checked" => self.call("checked", value),
                flag if FLAGS.contains(&flag) => {
                    let mut pair = source(&format!("{flag:?},"));
                    pair.extend(value);
                    self.call("flag", pair);
                }
                _ => self.call("attribute", value),
            }
        }
    }
}

/// `if condition { markup } else { markup }`, as an expression.
fn condition(tokens: &mut Tokens) -> Parsed<TokenStream> {
    let mut code = TokenStream::new();
    loop {
        match tokens.next() {
            Some(TokenTree::Group(g)) if g.delimiter() == Delimiter::Brace => {
                code.extend([group(Delimiter::Brace, template(g.stream())?)]);
                break;
            }
            Some(token) => code.extend([token]),
            None => return Err("a condition has no markup".into()),
        }
    }
    code.extend(source("else"));
    let otherwise = matches!(tokens.peek(), Some(TokenTree::Ident(word)) if word.to_string() == "else");
    if !otherwise {
        code.extend(source("{ ::yew::Html::default() }"));
        return Ok(code);
    }
    tokens.next();
    match tokens.peek() {
        Some(TokenTree::Group(g)) => {
            let inner = template(g.stream())?;
            tokens.next();
            code.extend([group(Delimiter::Brace, inner)]);
        }
        _ => code.extend(condition(tokens)?),
    }
    Ok(code)
}

/// A name of an element or attribute, with its dashes.
fn name(tokens: &mut Tokens) -> Parsed<String> {
    let mut name = String::new();
    loop {
        match tokens.next() {
            Some(TokenTree::Ident(word)) => name += word.to_string().trim_start_matches("r#"),
            other => return Err(format!("expected a name, found {other:?}")),
        }
        if !eat(tokens, '-') {
            return Ok(name);
        }
        name.push('-');
    }
}

fn eat(tokens: &mut Tokens, wanted: char) -> bool {
    let there = matches!(tokens.peek(), Some(TokenTree::Punct(p)) if p.as_char() == wanted);
    if there {
        tokens.next();
    }
    there
}

fn expect(tokens: &mut Tokens, wanted: char) -> Parsed {
    if eat(tokens, wanted) { Ok(()) } else { Err(format!("expected {wanted}, found {:?}", tokens.peek())) }
}

/// Whether a literal is a text that can stand in the template, where `end` would end it.
fn fits(literal: &Literal, end: char) -> bool {
    let text = literal.to_string();
    let inner = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    inner.is_some_and(|inner| !inner.contains(end))
}

fn block(inner: TokenStream) -> TokenStream {
    [group(Delimiter::Brace, inner)].into_iter().collect()
}

fn group(delimiter: Delimiter, inner: TokenStream) -> TokenTree {
    Group::new(delimiter, inner).into()
}

fn punct(character: char) -> TokenTree {
    Punct::new(character, Spacing::Alone).into()
}

/// The variable that collects the values; out of sight of the code within.
fn values() -> TokenTree {
    Ident::new("values", Span::mixed_site()).into()
}

fn source(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}
