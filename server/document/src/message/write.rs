//! Renders text and marks as Markdown that reads back as the same.

use super::Marked;
use super::lines::{MIN_FENCE, is_special};
use crate::inline::{self, InlineText, Mark, MarkKind};

/// One line of a text, with its position in UTF-16 units.
struct Line<'t> {
    start: u32,
    end: u32,
    text: &'t str,
}

/// Marks sorted by start, with an index to find those of a line.
struct Marks<'m> {
    marks: &'m [Mark],
    /// For each mark, the maximum end of this and all earlier marks.
    reach: Vec<u32>,
}

impl<'m> Marks<'m> {
    fn new(marks: &'m [Mark]) -> Self {
        let reach = marks.iter().scan(0, |reach, mark| {
            *reach = mark.end.max(*reach);
            Some(*reach)
        });
        Self {
            marks,
            reach: reach.collect(),
        }
    }

    /// The code mark that begins here.
    fn code_at(&self, start: u32) -> Option<&'m Mark> {
        let first = self.marks.partition_point(|mark| mark.start < start);
        let mut here = self
            .marks
            .iter()
            .skip(first)
            .take_while(|mark| mark.start == start);
        here.find(|mark| mark.kind == MarkKind::Code)
    }

    /// The marks that overlap a range.
    fn within(&self, start: u32, end: u32) -> impl Iterator<Item = &'m Mark> {
        let first = self.reach.partition_point(|reach| *reach <= start);
        let marks = self.marks.iter().skip(first);
        marks
            .take_while(move |mark| mark.start < end)
            .filter(move |mark| mark.end > start)
    }
}

/// Writes the text.
pub(super) fn write(marked: &Marked) -> String {
    let lines = lines(&marked.text);
    let marks = Marks::new(&marked.marks);
    let mut out: Vec<String> = Vec::new();
    let mut prose: Vec<&Line<'_>> = Vec::new();
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        let Some(fenced) = fence_at(&lines, at, &marks) else {
            prose.push(line);
            at += 1;
            continue;
        };
        end_prose(&mut out, &mut prose, &marks);
        out.push(fence(fenced));
        at += fenced.len();
    }
    end_prose(&mut out, &mut prose, &marks);
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

/// The lines from this one on that must be written as a fence: code that covers whole lines and has several lines or
/// two backticks in a row. Code with other marks is written as inline markup.
fn fence_at<'l, 't>(lines: &'l [Line<'t>], at: usize, marks: &Marks<'_>) -> Option<&'l [Line<'t>]> {
    let code = marks.code_at(lines.get(at)?.start)?;
    let mut from_here = lines.get(at..)?.iter();
    let last = from_here.position(|line| line.end >= code.end)?;
    let fenced = lines.get(at..=at + last)?;
    let is_whole = fenced.last()?.end == code.end;
    let needs_fence = last > 0 || fenced.iter().any(|line| line.text.contains("``"));
    let is_plain = || {
        let mut within = marks.within(code.start, code.end);
        within.all(|mark| mark == code)
    };
    (is_whole && needs_fence && is_plain()).then_some(fenced)
}

/// Writes a fence that is longer than any run of backticks in it.
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

fn end_prose(out: &mut Vec<String>, prose: &mut Vec<&Line<'_>>, marks: &Marks<'_>) {
    let (Some(first), Some(last)) = (prose.first(), prose.last()) else {
        return;
    };
    let (start, end) = (first.start, last.end);
    let within = marks.within(start, end).map(|mark| Mark {
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

/// Adds a backslash before the first special character of a prose line that would be read as a heading or fence.
fn escape_opener(line: &str) -> String {
    if !is_special(line) {
        return line.to_owned();
    }
    let opener = line.trim_start_matches(' ');
    let indent = line.len() - opener.len();
    format!("{}\\{opener}", " ".repeat(indent))
}
