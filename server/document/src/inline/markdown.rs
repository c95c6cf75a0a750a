//! Inline markup as Markdown (document.md 11): what Markdown cannot say is dropped, and what it would misread is
//! escaped, at the start of lines too.

use super::MarkKind;
use super::chars::is_whitespace;
use super::code::write_code;
use super::escape::Dialect;
use super::link;
use super::marks::Span;
use super::scan::{Role, scan};
use super::settle::settle;
use super::unified;

/// Where the text will stand.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum MarkdownPlace {
    /// A paragraph, quote or list item: lines stay lines.
    Lines,
    /// Behind the `#` of a heading: one line.
    Heading,
    /// A cell of a table: one line, and `|` would end it.
    Cell,
}

/// The destination of Markdown links to an object.
pub fn object_target(object_id: &str) -> String {
    link::object_address(object_id)
}

/// Markup that both Markdown and the format read as nothing. It parts what no escape can part.
const NOTHING: &str = "<u></u>";
/// A pipe that ends no cell.
const ESCAPED_PIPE: &str = "\\|";

/// Markup source as Markdown for one block.
pub fn to_markdown(source: &str, place: MarkdownPlace) -> String {
    let unified = unified(source);
    let scan = scan(&unified);
    let spans = scan.marks.into_iter().filter_map(|mark| {
        Some(Span {
            kind: markdown_kind(mark.span.kind)?,
            ..mark.span
        })
    });
    let spans = spans.collect();
    match place {
        MarkdownPlace::Lines => {
            let markdown = settle(&scan.text, spans, Dialect::Markdown).source;
            let lines = join_lines(
                markdown
                    .split('\n')
                    .map(|line| keep_edges(&escape_opener(line))),
            );
            if begins_definition(&lines) {
                return format!("{NOTHING}{lines}");
            }
            lines
        }
        MarkdownPlace::Heading => {
            let line = one_line(&scan.text, spans);
            keep_edges(&escape_closing_hashes(&line))
        }
        MarkdownPlace::Cell => keep_edges(&escape_pipes(&one_line(&scan.text, spans))),
    }
}

/// What a mark is in Markdown.
fn markdown_kind(kind: MarkKind) -> Option<MarkKind> {
    match kind {
        MarkKind::Mention { object_id } => Some(MarkKind::ObjectLink { object_id }),
        MarkKind::Color(_) | MarkKind::Background(_) | MarkKind::Underline => None,
        kind @ (MarkKind::ObjectLink { .. }
        | MarkKind::Link { .. }
        | MarkKind::Strikethrough
        | MarkKind::Bold
        | MarkKind::Italic
        | MarkKind::Code) => Some(kind),
    }
}

fn one_line(text: &str, spans: Vec<Span>) -> String {
    settle(&text.replace('\n', " "), spans, Dialect::Markdown).source
}

/// Joins the lines of one block. Markdown would end the block at an empty line, so breaks beside one are spelled as
/// references.
fn join_lines(lines: impl Iterator<Item = String>) -> String {
    let mut out = String::new();
    let mut previous: Option<bool> = None;
    for line in lines {
        match previous {
            Some(false) if !line.is_empty() => {
                out.push('\n');
                out.push_str(&line);
            }
            Some(_) => {
                escape_stranded_end(&mut out);
                out.push_str("&#10;");
                out.push_str(&escape_stranded_start(&line));
            }
            None => out.push_str(&line),
        }
        previous = Some(line.is_empty());
    }
    out
}

/// Spells the outermost blank on either side of a line as a reference: Markdown would drop it.
fn keep_edges(line: &str) -> String {
    let mut inner = line.chars();
    let (before, rest) = match edge(inner.next()) {
        Some(reference) => (reference, escape_stranded_start(inner.as_str())),
        None => (String::new(), line.to_owned()),
    };
    let mut out = format!("{before}{rest}");
    if let Some(reference) = edge(rest.chars().next_back()) {
        out.pop();
        escape_stranded_end(&mut out);
        out.push_str(&reference);
    }
    out
}

/// How a blank at the edge of a line is spelled.
fn edge(c: Option<char>) -> Option<String> {
    // Some are no blanks to CommonMark, but to readers of it.
    let blank = c?;
    (is_whitespace(blank) && blank != '\n').then(|| format!("&#{};", u32::from(blank)))
}

/// What emphasis is written with.
const DELIMITERS: [char; 3] = ['*', '_', '~'];

/// Escapes delimiters that begin a text and stand before a blank: with a blank on the other side they are text, with
/// a reference in its place they could close a mark.
fn escape_stranded_start(text: &str) -> String {
    let rest = text.trim_start_matches(DELIMITERS);
    if !(rest.is_empty() || rest.starts_with(is_whitespace)) {
        return text.to_owned();
    }
    let run = text.get(..text.len() - rest.len()).unwrap_or_default();
    format!("{}{rest}", escaped(run))
}

/// Escapes delimiters that end a text and stand behind a blank: with a reference behind them they could open a mark.
fn escape_stranded_end(text: &mut String) {
    let before = text.trim_end_matches(DELIMITERS);
    if !(before.is_empty() || before.ends_with(is_whitespace)) {
        return;
    }
    let run = escaped(text.get(before.len()..).unwrap_or_default());
    text.truncate(before.len());
    text.push_str(&run);
}

fn escaped(run: &str) -> String {
    run.chars().flat_map(|c| ['\\', c]).collect()
}

/// Escapes what would make a line something else than a line of text.
fn escape_opener(line: &str) -> String {
    let Some(at) = opener_at(line) else {
        return line.to_owned();
    };
    let (before, after) = line.split_at_checked(at).unwrap_or((line, ""));
    format!("{before}\\{after}")
}

/// Where the backslash must go.
fn opener_at(line: &str) -> Option<usize> {
    let first = line.chars().next()?;
    let ends_marker = |rest: &str| rest.is_empty() || rest.starts_with([' ', '\t']);
    let consists_of = |set: &str| line.chars().all(|c| set.contains(c));
    let opens = match first {
        '>' => true,
        '#' => {
            let rest = line.trim_start_matches('#');
            line.len() - rest.len() <= 6 && ends_marker(rest)
        }
        '-' | '+' | '*' if ends_marker(line.get(1..).unwrap_or_default()) => true,
        // Thematic breaks, underlines of setext headings and delimiter rows of tables.
        '-' | '|' | ':' => line.contains('-') && consists_of("-|: \t"),
        '_' => line.matches('_').count() >= 3 && consists_of("_ \t"),
        '=' => consists_of("= \t"),
        '0'..='9' => {
            let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
            let digits = line.len() - rest.len();
            let marker = rest.strip_prefix(['.', ')']);
            return (digits <= 9 && marker.is_some_and(ends_marker)).then_some(digits);
        }
        _ => false,
    };
    opens.then_some(0)
}

/// Whether a text would read as the definition of a link: the label of a link may hold a code span with `]:`, and no
/// escape reaches into code.
fn begins_definition(text: &str) -> bool {
    let Some(label) = text.strip_prefix('[') else {
        return false;
    };
    let mut chars = label.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => _ = chars.next(),
            ']' => return chars.next() == Some(':'),
            _ => {}
        }
    }
    false
}

/// Escapes what would end a cell. In a code span a backslash cannot be escaped and would take that of the pipe behind
/// it: such a span is divided between the two.
fn escape_pipes(line: &str) -> String {
    if !line.contains(ESCAPED_PIPE) {
        return line.replace('|', ESCAPED_PIPE);
    }
    let mut out = String::with_capacity(line.len());
    for piece in scan(line).pieces {
        match piece.role {
            Role::Code(content) => {
                let code = line.get(content).unwrap_or_default();
                write_divided(&mut out, code);
            }
            _ => out.push_str(line.get(piece.source).unwrap_or_default()),
        }
    }
    out.replace('|', ESCAPED_PIPE)
}

/// Writes code as several spans, none of which holds a backslash before a pipe.
fn write_divided(out: &mut String, code: &str) {
    let mut rest = code;
    while let Some(at) = rest.find(ESCAPED_PIPE) {
        let (before, after) = rest.split_at(at + 1);
        write_code(out, before);
        out.push_str(NOTHING);
        rest = after;
    }
    write_code(out, rest);
}

/// A heading may end in hashes that do not count; ours do.
fn escape_closing_hashes(line: &str) -> String {
    let body = line.trim_end_matches('#');
    if body.len() == line.len() || !(body.is_empty() || body.ends_with([' ', '\t'])) {
        return line.to_owned();
    }
    let hashes = line.get(body.len()..).unwrap_or_default();
    format!("{body}\\{hashes}")
}
