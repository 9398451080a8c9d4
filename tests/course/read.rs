//! Lessons as people write them: Markdown with fenced boards and questions. `docs/lessons.md` tells the format.
use nimscope::learn::{
    Ask, Block, Choice, Conjecture, Figure, Lesson, Listed, Revealed, Setup, Span, Step, Trial,
};
use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// A statement of a lesson that must be true, besides its questions: a figure, and the number that it is said to be.
pub struct Claim {
    pub figure: String,
    pub said: String,
}

/// A lesson and its claims.
pub struct Read {
    pub lesson: Lesson,
    pub claims: Vec<Claim>,
}

/// A piece of a step, in the order of the file.
enum Piece {
    Block(Block),
    Fence { kind: String, body: String },
}

/// Reads a lesson.
///
/// # Errors
/// What is wrong, with the heading of the step in which it is.
pub fn lesson(text: &str) -> Result<Read, String> {
    let mut claims = Vec::new();
    let mut parts = text.split("\n## ");
    let (title, source, minutes) = head(parts.next().unwrap_or_default())?;
    let mut steps = Vec::new();
    for part in parts {
        let (title, body) = part.split_once('\n').unwrap_or((part, ""));
        let read = step(title.trim(), body, &mut claims);
        steps.push(read.map_err(|wrong| format!("step “{}”: {wrong}", title.trim()))?);
    }
    if steps.is_empty() {
        return Err("a lesson has steps, each under a heading that begins with ##".into());
    }
    Ok(Read { lesson: Lesson { title, source, minutes, steps }, claims })
}

/// The title, the source and the minutes: `# Title`, and below it `Ferguson 2.3 · 6 minutes`.
fn head(text: &str) -> Result<(String, String, u32), String> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let title = lines.next().and_then(|line| line.strip_prefix("# ")).ok_or("the first line is `# Title`")?;
    let about = lines.next().ok_or("below the title stands `Source · 6 minutes`")?;
    let (source, minutes) = about.rsplit_once(" · ").ok_or("below the title stands `Source · 6 minutes`")?;
    let minutes = minutes.split(' ').next().and_then(|n| n.parse().ok()).ok_or("the minutes are a number")?;
    match lines.next() {
        Some(line) => Err(format!("text before the first step: {line}")),
        None => Ok((title.into(), source.into(), minutes)),
    }
}

fn step(title: &str, body: &str, claims: &mut Vec<Claim>) -> Result<Step, String> {
    let mut step = Step { title: title.into(), ..Step::default() };
    for piece in pieces(body, claims)? {
        match piece {
            Piece::Block(block) if step.ask.is_some() => step.after.push(block),
            Piece::Block(block) => step.text.push(block),
            Piece::Fence { kind, body } => match kind.as_str() {
                "board" if step.board.is_none() => step.board = Some(board(&body)?),
                "ask" if step.ask.is_none() => step.ask = Some(ask(body.trim())?),
                "proof" if step.ask.is_none() => step.ask = Some(Ask::Break(trial(&body)?)),
                "choose" if step.ask.is_none() => step.ask = Some(Ask::Choice(choices(&body, claims)?)),
                "hint" => step.hints.push(blocks(&body, claims)?),
                "check" => {
                    for line in body.lines().filter(|line| !line.trim().is_empty()) {
                        let (figure, said) = line.rsplit_once('=').ok_or("a check is `value nim/3 = 3`")?;
                        claims.push(Claim { figure: figure.trim().into(), said: said.trim().into() });
                    }
                }
                other => return Err(format!("a second or an unknown block `{other}`")),
            },
        }
    }
    Ok(step)
}

/// A board, one property a line: the notation, then further properties.
fn board(body: &str) -> Result<Setup, String> {
    let mut lines = body.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut board = Setup::of(lines.next().ok_or("a board begins with a notation")?);
    for line in lines {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "misere" => board.misere = true,
            "hints" => board.shown = Revealed::Hints,
            "full" => board.shown = Revealed::Full,
            "answered" => board.answered = true,
            "moves" => board.moves = rest.split_whitespace().map(Into::into).collect(),
            "next" => board.next = Some(rest.into()),
            _ => return Err(format!("a board does not know `{line}`")),
        }
    }
    Ok(board)
}

/// A trial: the name of a proof, and below it the positions to try it on.
fn trial(body: &str) -> Result<Trial, String> {
    let mut lines = body.lines().map(str::trim).filter(|line| !line.is_empty()).map(String::from);
    let proof = lines.next().ok_or("a proof begins with its name")?;
    Ok(Trial { proof, positions: lines.collect() })
}

fn ask(body: &str) -> Result<Ask, String> {
    let (word, rest) = body.split_once(' ').unwrap_or((body, ""));
    Ok(match word {
        "value" => Ask::Value,
        "outcome" => Ask::Outcome,
        "ending" => Ask::Ending,
        "move" => Ask::Move,
        "moves" => Ask::Moves,
        "win" => Ask::Win,
        "number" => Ask::Number(Figure::read(rest).ok_or_else(|| format!("no figure: {rest}"))?),
        "values" => Ask::Values(Listed::read(rest).ok_or("values are `family/{n} from 1 to 13`")?),
        "roots" => Ask::Roots(rest.trim().parse().map_err(|_| "roots are those of a number")?),
        "formula" => Ask::Formula(formula(rest)?),
        "sizes" => {
            let (rest, misere) = rest.strip_suffix(" misere").map_or((rest, false), |rest| (rest, true));
            let (family, last) = rest.split_once(" to ").ok_or("sizes are `family/{n} to 20`")?;
            Ask::Sizes {
                family: family.into(),
                last: last.parse().map_err(|_| "sizes go to a number")?,
                misere,
            }
        }
        _ => return Err(format!("nothing can be asked by `{body}`")),
    })
}

/// A question about a formula: the game, and below it a right formula.
fn formula(body: &str) -> Result<Conjecture, String> {
    let (line, answer) = body.split_once('\n').ok_or("below a formula stands `answer g(n) = …`")?;
    let asked = Conjecture::read(line).ok_or("a formula is for `family/{n} to 1000`")?;
    let answer = answer.trim().strip_prefix("answer ").ok_or("below a formula stands `answer g(n) = …`")?;
    Ok(Conjecture { answer: answer.into(), ..asked })
}

/// Answers to choose from: `+` before the right one, `-` before the others, and below each what is said of it.
fn choices(body: &str, claims: &mut Vec<Claim>) -> Result<Vec<Choice>, String> {
    let mut choices: Vec<Choice> = Vec::new();
    for line in body.lines().filter(|line| !line.trim().is_empty()) {
        if let Some(text) = line.strip_prefix("+ ").or_else(|| line.strip_prefix("- ")) {
            let right = line.starts_with('+');
            choices.push(Choice { text: spans(text, claims)?, right, board: None, reply: Vec::new() });
            continue;
        }
        let choice = choices.last_mut().ok_or("an answer begins with + or -")?;
        let (word, rest) = line.trim().split_once(": ").ok_or_else(|| format!("what is `{line}`?"))?;
        match (word, &mut choice.board) {
            ("reply", _) => choice.reply = spans(rest, claims)?,
            ("board", place) => *place = Some(Setup::of(rest)),
            ("misere", Some(board)) => board.misere = rest == "yes",
            ("moves", Some(board)) => board.moves = rest.split_whitespace().map(Into::into).collect(),
            ("next", Some(board)) => board.next = Some(rest.into()),
            _ => return Err(format!("an answer does not know `{line}`")),
        }
    }
    Ok(choices)
}

/// Text that holds no fences.
fn blocks(text: &str, claims: &mut Vec<Claim>) -> Result<Vec<Block>, String> {
    let block = |piece| match piece {
        Piece::Block(block) => Ok(block),
        Piece::Fence { kind, .. } => Err(format!("a block `{kind}` within another")),
    };
    pieces(text, claims)?.into_iter().map(block).collect()
}

/// One line of text.
fn spans(text: &str, claims: &mut Vec<Claim>) -> Result<Vec<Span>, String> {
    match blocks(text, claims)?.as_slice() {
        [Block::Text(spans)] => Ok(spans.clone()),
        _ => Err(format!("one line of text, not `{text}`")),
    }
}

/// What a link began with, until its end is read.
struct Opened {
    to: String,
    text: String,
}

fn pieces(text: &str, claims: &mut Vec<Claim>) -> Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let mut spans: Vec<Span> = Vec::new();
    let mut items: Vec<Vec<Span>> = Vec::new();
    let mut rows: Vec<Vec<Vec<Span>>> = Vec::new();
    let mut fence: Option<(String, String)> = None;
    let mut link: Option<Opened> = None;
    // 0: plain, 1: italic, 2: bold.
    let mut style = 0;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))) => {
                fence = Some((kind.to_string(), String::new()))
            }
            Event::End(TagEnd::CodeBlock) => {
                let (kind, body) = fence.take().ok_or("a fence that was not opened")?;
                pieces.push(Piece::Fence { kind, body });
            }
            Event::Text(text) => match (&mut fence, &mut link) {
                (Some((_, body)), _) => body.push_str(&text),
                (None, Some(link)) => link.text.push_str(&text),
                (None, None) => put(&mut spans, &text, style),
            },
            Event::Code(text) => spans.push(Span::Code(text.to_string())),
            Event::SoftBreak | Event::HardBreak => match &mut link {
                Some(link) => link.text.push(' '),
                None => put(&mut spans, " ", 0),
            },
            Event::Start(Tag::Emphasis) => style = 1,
            Event::Start(Tag::Strong) => style = 2,
            Event::End(TagEnd::Emphasis | TagEnd::Strong) => style = 0,
            Event::Start(Tag::Link { dest_url, .. }) => {
                link = Some(Opened { to: dest_url.to_string(), text: String::new() });
            }
            Event::End(TagEnd::Link) => {
                let opened = link.take().ok_or("a link that was not opened")?;
                leads(opened, &mut spans, claims);
            }
            Event::Start(Tag::Paragraph | Tag::Item | Tag::TableCell) => {}
            Event::Start(Tag::List(None)) => items.clear(),
            Event::Start(Tag::Table(_) | Tag::TableHead | Tag::TableRow) => {
                if matches!(event, Event::Start(Tag::Table(_))) {
                    rows.clear();
                } else {
                    rows.push(Vec::new());
                }
            }
            Event::End(TagEnd::TableCell) => {
                rows.last_mut().ok_or("a cell outside a table")?.push(std::mem::take(&mut spans));
            }
            Event::End(TagEnd::TableHead | TagEnd::TableRow) => {}
            Event::End(TagEnd::Table) => pieces.push(Piece::Block(Block::Table(std::mem::take(&mut rows)))),
            Event::End(TagEnd::Item) => items.push(std::mem::take(&mut spans)),
            Event::End(TagEnd::List(_)) => pieces.push(Piece::Block(Block::List(std::mem::take(&mut items)))),
            Event::End(TagEnd::Paragraph) => {
                pieces.push(Piece::Block(Block::Text(std::mem::take(&mut spans))))
            }
            Event::Start(Tag::Heading { level: HeadingLevel::H2 | HeadingLevel::H1, .. }) => {
                return Err("a heading within a step".into());
            }
            other => return Err(format!("lessons do not use this: {other:?}")),
        }
    }
    Ok(pieces)
}

/// Adds text, joined to the last span if that is of the same style.
fn put(spans: &mut Vec<Span>, text: &str, style: u8) {
    match (spans.last_mut(), style) {
        (Some(Span::Text(last)), 0) | (Some(Span::Em(last)), 1) | (Some(Span::Strong(last)), 2) => {
            last.push_str(text)
        }
        (_, 0) => spans.push(Span::Text(text.into())),
        (_, 1) => spans.push(Span::Em(text.into())),
        _ => spans.push(Span::Strong(text.into())),
    }
}

/// What a link becomes: `move:`, `board:`, `term:`, `is:` for a claim, or an address of the site.
fn leads(Opened { to, text }: Opened, spans: &mut Vec<Span>, claims: &mut Vec<Claim>) {
    match to.split_once(':') {
        Some(("move", notation)) => spans.push(Span::Move { text, notation: notation.into() }),
        Some(("board", notation)) => spans.push(Span::Board { text, notation: notation.into() }),
        Some(("term", id)) => spans.push(Span::Term { text, id: id.into() }),
        Some(("is", figure)) => {
            put(spans, &text, 0);
            claims.push(Claim { figure: figure.into(), said: text });
        }
        _ => spans.push(Span::Link { text, to }),
    }
}
