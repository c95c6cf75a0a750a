//! From text and marks to Markdown that reads back as the same.

use super::Marked;
use super::lines::{MIN_FENCE, is_special};
use crate::inline::{self, InlineText, Mark, MarkKind};

/// One line of a text, with its place in UTF-16 units.
struct Line<'t> {
    start: u32,
    end: u32,
    text: &'t str,
}

/// Writes the text.
pub(super) fn write(marked: &Marked) -> String {
    let lines = lines(&marked.text);
    let mut out: Vec<String> = Vec::new();
    let mut prose: Vec<&Line<'_>> = Vec::new();
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        let Some(fenced) = fence_at(&lines, at, &marked.marks) else {
            prose.push(line);
            at += 1;
            continue;
        };
        end_prose(&mut out, &mut prose, &marked.marks);
        out.push(fence(fenced));
        at += fenced.len();
    }
    end_prose(&mut out, &mut prose, &marked.marks);
    out.join("\n")
}

fn lines(text: &str) -> Vec<Line<'_>> {
    let mut start = 0;
    let line = |text| {
        let length = u32::try_from(inline::utf16_len(text)).unwrap_or(u32::MAX);
        let line = Line {
            start,
            end: start + length,
            text,
        };
        start = line.end + 1;
        line
    };
    text.split('\n').map(line).collect()
}

/// The lines from this one on that are code as a whole and that backticks of a line could not hold: several lines, or
/// code with two backticks in a row. Code that carries other marks is left to the inline markup.
fn fence_at<'l, 't>(lines: &'l [Line<'t>], at: usize, marks: &[Mark]) -> Option<&'l [Line<'t>]> {
    let start = lines.get(at)?.start;
    let code = marks
        .iter()
        .find(|mark| mark.kind == MarkKind::Code && mark.start == start)?;
    let count = lines
        .get(at..)?
        .iter()
        .position(|line| line.end == code.end)?
        + 1;
    let fenced = lines.get(at..at + count)?;
    let needs_fence = count > 1 || fenced.iter().any(|line| line.text.contains("``"));
    let is_plain = marks
        .iter()
        .all(|mark| mark == code || mark.end <= code.start || mark.start >= code.end);
    (needs_fence && is_plain).then_some(fenced)
}

/// A fence longer than any run of backticks in it.
fn fence(lines: &[Line<'_>]) -> String {
    let longest = lines
        .iter()
        .flat_map(|line| line.text.split(|c| c != '`'))
        .map(str::len)
        .max()
        .unwrap_or(0);
    let run = "`".repeat(MIN_FENCE.max(longest + 1));
    let code: Vec<&str> = lines.iter().map(|line| line.text).collect();
    format!("{run}\n{}\n{run}", code.join("\n"))
}

fn end_prose(out: &mut Vec<String>, prose: &mut Vec<&Line<'_>>, marks: &[Mark]) {
    let (Some(first), Some(last)) = (prose.first(), prose.last()) else {
        return;
    };
    let (start, end) = (first.start, last.end);
    let within = marks
        .iter()
        .filter(|mark| mark.start < end && mark.end > start)
        .map(|mark| Mark {
            start: mark.start.max(start) - start,
            end: mark.end.min(end) - start,
            kind: mark.kind.clone(),
        });
    let within: Vec<Mark> = within.collect();
    let text: Vec<&str> = prose.drain(..).map(|line| line.text).collect();
    let source = inline::render(&InlineText::new(&text.join("\n"), &within));
    let escaped: Vec<String> = source.split('\n').map(escape_opener).collect();
    out.push(escaped.join("\n"));
}

/// A line of prose that would read as a heading or fence gets a backslash before its first special character.
fn escape_opener(line: &str) -> String {
    if !is_special(line) {
        return line.to_owned();
    }
    let opener = line.trim_start_matches(' ');
    let indent = line.len() - opener.len();
    format!("{}\\{opener}", " ".repeat(indent))
}
