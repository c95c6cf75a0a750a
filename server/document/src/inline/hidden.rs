//! Tracks mentions with masked objects (document.md 3.6) while the source around them is rewritten.
//!
//! A read serves all of them with the same id. Each opening tag gets a number, so that each mention in the new source
//! is mapped back to its object.

use std::ops::Range;

use super::MarkKind;
use super::marks::Span;
use super::scan::Scan;
use crate::ids::MISSING_OBJECT;

/// The masked mentions of a served source.
pub(super) struct Hidden<'s> {
    mentions: Vec<Mention<'s>>,
}

struct Mention<'s> {
    /// Its opening tag in the served source.
    opening: Range<usize>,
    /// Its text.
    text: Range<usize>,
    /// The stored mentions that it represents.
    parts: &'s [Span],
}

fn opening(object_id: &str) -> String {
    format!("<mention object_id=\"{object_id}\">")
}

impl<'s> Hidden<'s> {
    /// The masked mentions of `served` with its scan. `stored` are the stored mentions, sorted by text position.
    pub(super) fn of(served: &str, scan: &Scan, stored: &'s [Span]) -> Self {
        let tag = opening(MISSING_OBJECT);
        let mut mentions = Vec::new();
        for mark in &scan.marks {
            let end = mark.content.start;
            let opening = end.saturating_sub(tag.len())..end;
            let text = mark.span.start..mark.span.end;
            let first = stored.partition_point(|part| part.end <= text.start);
            let behind = stored.partition_point(|part| part.start < text.end);
            let parts = stored.get(first..behind).unwrap_or_default();
            if served.get(opening.clone()) == Some(&*tag) && !parts.is_empty() {
                mentions.push(Mention {
                    opening,
                    text,
                    parts,
                });
            }
        }
        mentions.sort_by_key(|mention| mention.opening.start);
        Self { mentions }
    }

    /// The mentions whose opening tag is in a range of the served source, with their numbers.
    fn inside(&self, range: &Range<usize>) -> impl Iterator<Item = (usize, &Mention<'s>)> {
        let mentions = &self.mentions;
        let first = mentions.partition_point(|it| it.opening.start < range.start);
        let behind = mentions.partition_point(|it| it.opening.end <= range.end);
        (first..behind).zip(mentions.get(first..behind).unwrap_or_default())
    }

    /// A range of the served source with numbered tags.
    pub(super) fn marked(&self, served: &str, range: Range<usize>) -> String {
        let mut out = String::new();
        let mut from = range.start;
        for (number, mention) in self.inside(&range) {
            out.push_str(served.get(from..mention.opening.start).unwrap_or_default());
            out.push_str(&opening(&numbered(number)));
            from = mention.opening.end;
        }
        out.push_str(served.get(from..range.end).unwrap_or_default());
        out
    }

    /// The replacement for a match. Its mention tags get the numbers of those in the match, in order.
    pub(super) fn replacement(&self, hit: &Range<usize>, replacement: &str) -> String {
        let tag = opening(MISSING_OBJECT);
        let mut numbers = self.inside(hit).map(|(number, _)| number);
        let mut parts = replacement.split(&*tag);
        let mut out = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            match numbers.next() {
                Some(number) => out.push_str(&opening(&numbered(number))),
                None => out.push_str(&tag),
            }
            out.push_str(part);
        }
        out
    }

    /// The marks with the objects of their mentions; `None` if the mapping is ambiguous.
    pub(super) fn restored(&self, spans: impl Iterator<Item = Span>) -> Option<Vec<Span>> {
        let mut out = Vec::new();
        for span in spans {
            let number = match &span.kind {
                MarkKind::Mention { object_id } => number_of(object_id),
                _ => None,
            };
            match number.and_then(|number| self.mentions.get(number)) {
                None => out.push(span),
                Some(Mention { text, parts, .. }) => match parts {
                    [one] => out.push(Span {
                        kind: one.kind.clone(),
                        ..span
                    }),
                    _ if span.end - span.start != text.end - text.start => return None,
                    several => out.extend(several.iter().map(|part| Span {
                        start: span.start + part.start.max(text.start) - text.start,
                        end: span.start + part.end.min(text.end) - text.start,
                        kind: part.kind.clone(),
                    })),
                },
            }
        }
        Some(out)
    }
}

fn numbered(number: usize) -> String {
    format!("{MISSING_OBJECT}#{number}")
}

fn number_of(object_id: &str) -> Option<usize> {
    let number = object_id.strip_prefix(MISSING_OBJECT)?.strip_prefix('#')?;
    number.parse().ok()
}
