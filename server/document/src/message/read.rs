//! Parses Markdown into text and marks.

use std::collections::HashSet;

use super::Marked;
use super::lines::{Opener, heading};
use crate::inline::{self, InlineError, Mark, MarkKind, utf16_len};

/// The result of parsing.
pub(super) struct Reading {
    pub(super) marked: Marked,
    pub(super) unknown_tags: Vec<String>,
}

/// Parses lines that are separated by `\n`.
pub(super) fn read(source: &str) -> Result<Reading, InlineError> {
    let mut reader = Reader::default();
    let mut lines = source.split('\n');
    while let Some(line) = lines.next() {
        if let Some(opener) = Opener::of(line) {
            reader.end_prose()?;
            let inner: Vec<&str> = lines
                .by_ref()
                .take_while(|line| !opener.is_closed_by(line))
                .map(|line| opener.inner(line))
                .collect();
            reader.fence(&inner);
        } else if let Some(content) = heading(line) {
            reader.end_prose()?;
            reader.heading(content)?;
        } else {
            reader.prose.push(line);
        }
    }
    reader.end_prose()?;
    Ok(Reading {
        marked: reader.marked,
        unknown_tags: reader.unknown_tags,
    })
}

#[derive(Default)]
struct Reader<'s> {
    marked: Marked,
    /// The length of the text so far, in UTF-16 units.
    units: u32,
    has_lines: bool,
    /// Prose lines that are parsed together, because emphasis and links can continue on the next line.
    prose: Vec<&'s str>,
    unknown_tags: Vec<String>,
    unknown_seen: HashSet<String>,
}

impl Reader<'_> {
    fn end_prose(&mut self) -> Result<(), InlineError> {
        if self.prose.is_empty() {
            return Ok(());
        }
        let lines = std::mem::take(&mut self.prose).join("\n");
        let (text, marks) = self.inline(&lines)?;
        self.append(&text, marks);
        Ok(())
    }

    /// Adds a heading as a bold line; inner bold marks are merged into it.
    fn heading(&mut self, content: &str) -> Result<(), InlineError> {
        let (text, mut marks) = self.inline(content)?;
        marks.retain(|mark| mark.kind != MarkKind::Bold);
        marks.push(Mark {
            start: 0,
            end: units(&text),
            kind: MarkKind::Bold,
        });
        let line = inline::InlineText::new(&text, &marks);
        self.append(line.text(), line.marks().to_vec());
        Ok(())
    }

    /// Adds the lines of a fence as code. An empty fence adds nothing, not even a line.
    fn fence(&mut self, inner: &[&str]) {
        if inner.is_empty() {
            return;
        }
        let code = inner.join("\n");
        let mark = Mark {
            start: 0,
            end: units(&code),
            kind: MarkKind::Code,
        };
        let marks = if code.is_empty() {
            Vec::new()
        } else {
            vec![mark]
        };
        self.append(&code, marks);
    }

    fn inline(&mut self, source: &str) -> Result<(String, Vec<Mark>), InlineError> {
        let parsed = inline::parse(source)?;
        for tag in parsed.unknown_tags {
            if self.unknown_seen.insert(tag.clone()) {
                self.unknown_tags.push(tag);
            }
        }
        let text = parsed.text;
        Ok((text.text().to_owned(), text.marks().to_vec()))
    }

    /// Appends lines after the existing ones.
    fn append(&mut self, text: &str, marks: Vec<Mark>) {
        let marked = &mut self.marked;
        if std::mem::replace(&mut self.has_lines, true) {
            marked.text.push('\n');
            self.units = self.units.saturating_add(1);
        }
        let shift = self.units;
        marked.text.push_str(text);
        self.units = shift.saturating_add(units(text));
        marked.marks.extend(marks.into_iter().map(|mark| Mark {
            start: mark.start + shift,
            end: mark.end + shift,
            ..mark
        }));
    }
}

fn units(text: &str) -> u32 {
    u32::try_from(utf16_len(text)).unwrap_or(u32::MAX)
}
