//! Converts inline markup to Markdown (document.md 11). It drops marks that Markdown cannot express and escapes text
//! that Markdown would misread, including at line starts.

use super::MarkKind;
use super::chars::is_whitespace;
use super::code::{run_length, write_code};
use super::emit::is_link;
use super::escape::Dialect;
use super::link;
use super::marks::Span;
use super::scan::{Role, Scan, scan, scan_without_math};
use super::settle::{Settled, settle};
use super::unified;

/// The Markdown dialect of the output.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum MarkdownDialect {
    /// CommonMark with math; characters are escaped only where they would be markup (document.md 11).
    V2,
    /// CommonMark without math; every character that could be markup is escaped (v1.md 19.1).
    V1,
}

/// The place of the text in the output.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum MarkdownPlace {
    /// A paragraph or quote, which keeps line breaks.
    Lines,
    /// The same in a list item, where a task marker must be escaped.
    Item,
    /// After the `#` of a heading: one line.
    Heading,
    /// A table cell: one line, in which `|` must be escaped.
    Cell,
}

/// The Markdown destination for an object.
pub fn object_target(object_id: &str) -> String {
    link::object_address(object_id)
}

/// Empty markup that separates two characters where no escape can.
const NOTHING: &str = "<u></u>";
/// A pipe that does not end a cell.
pub(super) const ESCAPED_PIPE: &str = "\\|";

/// Converts markup source to Markdown for one block.
pub fn to_markdown(source: &str, place: MarkdownPlace, dialect: MarkdownDialect) -> String {
    let unified = unified(source);
    let Scan { text, marks, .. } = scan(&unified);
    let spans = marks.into_iter().filter_map(|mark| {
        Some(Span {
            kind: markdown_kind(mark.span.kind)?,
            ..mark.span
        })
    });
    let spans = spans.collect();
    let text = match place {
        MarkdownPlace::Heading => text.replace('\n', " "),
        MarkdownPlace::Lines | MarkdownPlace::Item | MarkdownPlace::Cell => text,
    };
    let Settled {
        source: markdown,
        spans,
    } = settle(&text, spans, Dialect::Markdown(dialect, place));
    match place {
        MarkdownPlace::Lines | MarkdownPlace::Item => {
            // The label of a footnote is written unescaped.
            let label = footnote_label(&markdown).and_then(|length| markdown.get(..length));
            let is_footnote = label.is_some_and(|label| {
                let after = markdown.get(label.len()..).unwrap_or_default();
                // A label alone on its line would not include the following lines.
                text.starts_with(label) && !label.contains('$') && !after.starts_with('\n')
            });
            let lines = escape_openers(&markdown, is_footnote);
            let is_other = label.is_some() && !is_footnote;
            let is_task = place == MarkdownPlace::Item && begins_task(&lines);
            if is_other || is_task || begins_definition(&lines) {
                // The bracket of a link cannot be escaped.
                let is_markup = spans
                    .iter()
                    .any(|span| span.start == 0 && is_link(&span.kind));
                let escape = if is_markup { NOTHING } else { "\\" };
                return format!("{escape}{lines}");
            }
            lines
        }
        MarkdownPlace::Heading => escape_closing_hashes(&markdown),
        MarkdownPlace::Cell => escape_pipes(&markdown, dialect),
    }
}

/// The Markdown equivalent of a mark, if there is one.
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

/// Escapes characters that would turn a paragraph line into another block. `is_footnote` exempts the label in the first
/// line.
fn escape_openers(lines: &str, is_footnote: bool) -> String {
    let mut out = String::with_capacity(lines.len());
    for (number, line) in lines.split('\n').enumerate() {
        if number > 0 {
            out.push('\n');
        }
        let label = match footnote_label(line) {
            // The text after the label is read like a separate line.
            Some(length) if number == 0 && is_footnote => length,
            Some(_) if number > 0 => {
                out.push('\\');
                out.push_str(line);
                continue;
            }
            _ => 0,
        };
        let (label, rest) = line.split_at_checked(label).unwrap_or(("", line));
        out.push_str(label);
        let begins_other =
            || begins_block(rest) || begins_definition(rest) || footnote_label(rest).is_some();
        if !label.is_empty() && begins_other() {
            out.push_str(NOTHING);
        }
        let at = opener_at(rest).unwrap_or(rest.len());
        let (before, after) = rest.split_at_checked(at).unwrap_or((rest, ""));
        out.push_str(before);
        if !after.is_empty() {
            out.push('\\');
        }
        out.push_str(after);
    }
    out
}

/// The length of `[^label]: `, including spaces, at the start of a line: the definition of a footnote.
pub(crate) fn footnote_label(line: &str) -> Option<usize> {
    let label = line.strip_prefix("[^")?;
    let (label, text) = label.split_once("]:")?;
    let text = text.trim_start_matches([' ', '\t']);
    let is_label = !label.trim().is_empty() && !label.contains(['[', ']', '\n']);
    is_label.then(|| line.len() - text.len())
}

/// Whether a line that begins with a delimiter, backtick, dollar sign or angle bracket would read as a list item,
/// thematic break, fence or HTML.
pub(super) fn begins_block(line: &str) -> bool {
    let Some(c) = line.chars().next() else {
        return false;
    };
    let run = run_length(line, c);
    let is_break = || {
        let mut all = line.chars().filter(|other| !matches!(other, ' ' | '\t'));
        line.matches(c).count() >= 3 && all.all(|other| other == c)
    };
    let rest = line.get(run..).unwrap_or_default();
    match c {
        '*' => (run == 1 && (rest.is_empty() || rest.starts_with([' ', '\t']))) || is_break(),
        '_' => is_break(),
        '$' => line.trim_end() == "$$",
        '`' | '~' => run >= 3,
        '<' => rest.starts_with(|c: char| c.is_ascii_alphabetic() || "/!?".contains(c)),
        _ => false,
    }
}

/// The position of the required backslash, if the line would open a block.
pub(super) fn opener_at(line: &str) -> Option<usize> {
    let first = line.chars().next()?;
    let ends_marker = |rest: &str| rest.is_empty() || rest.starts_with([' ', '\t']);
    let consists_of = |set: &str| line.chars().all(|c| set.contains(c));
    let opens = match first {
        '>' => true,
        '#' => {
            let rest = line.trim_start_matches('#');
            line.len() - rest.len() <= 6 && ends_marker(rest)
        }
        '-' | '+' if ends_marker(line.get(1..).unwrap_or_default()) => true,
        // Thematic breaks, underlines of setext headings and delimiter rows of tables.
        '-' | '|' | ':' => line.contains('-') && consists_of("-|: \t"),
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

/// Whether a text would read as a link definition. The label can contain a code span with `]:`, which cannot be
/// escaped.
fn begins_definition(text: &str) -> bool {
    let Some(label) = text.strip_prefix('[') else {
        return false;
    };
    if footnote_label(text).is_some() {
        return false;
    }
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

/// Whether the text of a list item would make it a task.
fn begins_task(text: &str) -> bool {
    let marker = ["[ ]", "[x]", "[X]"];
    let rest = marker.iter().find_map(|marker| text.strip_prefix(marker));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(is_whitespace))
}

/// Escapes pipes, which would end a cell. In a code span, a backslash before a pipe cannot be escaped, so the span is
/// split between the two.
fn escape_pipes(line: &str, dialect: MarkdownDialect) -> String {
    if !line.contains(ESCAPED_PIPE) {
        return line.replace('|', ESCAPED_PIPE);
    }
    let scan = match dialect {
        MarkdownDialect::V2 => scan(line),
        MarkdownDialect::V1 => scan_without_math(line),
    };
    let mut out = String::with_capacity(line.len());
    for piece in scan.pieces {
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

/// Writes code as several spans, so that none contains a backslash before a pipe.
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

/// Escapes trailing hashes of a heading, which CommonMark would drop.
fn escape_closing_hashes(line: &str) -> String {
    let body = line.trim_end_matches('#');
    if body.len() == line.len() || !(body.is_empty() || body.ends_with([' ', '\t'])) {
        return line.to_owned();
    }
    let hashes = line.get(body.len()..).unwrap_or_default();
    format!("{body}\\{hashes}")
}
