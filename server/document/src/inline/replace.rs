//! Replacing text (ops.md 7.7): the search looks at the markup source as served, the replacement is prose.

use std::ops::Range;

use super::equivalent::occurrences;
use super::escape::Dialect;
use super::marks::{Span, normalise};
use super::scan::{Piece, Role, Scan, scan};
use super::settle::settle;
use super::{MarkKind, unified, utf16_len};
use crate::limits::MAX_TEXT;

/// A text after a replacement.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Replaced {
    /// The new text: canonical source, or literal text after [`splice`].
    pub text: String,
    /// How many hits were replaced.
    pub count: usize,
}

/// Why nothing was replaced.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum ReplaceFault {
    /// No hit.
    NotFound,
    /// So many hits where only one was asked for.
    Several(usize),
    /// A hit lies inside markup that is no text (a tag, a link's destination, an escape), or holds no text at all.
    InsideMarkup,
    /// The result would have so many UTF-16 units, more than [`MAX_TEXT`].
    TooLong {
        /// Its length.
        units: usize,
    },
}

/// Replaces hits of `find` in canonical source by literal prose, which takes the marks that enclose the hit.
///
/// # Errors
/// See [`ReplaceFault`]; without `all`, more than one hit is a fault.
pub fn replace(
    source: &str,
    find: &str,
    replacement: &str,
    all: bool,
) -> Result<Replaced, ReplaceFault> {
    replace_served(source, source, find, replacement, all)
}

/// As [`replace`], where `find` is text of `served`: what [`mask_missing`](super::mask_missing) makes of the source.
/// The mentions keep the objects that the source names. Those beside one another may be served as one: a hit that
/// covers text of several belongs to the first of them.
///
/// # Errors
/// As [`replace`].
pub fn replace_served(
    source: &str,
    served: &str,
    find: &str,
    replacement: &str,
    all: bool,
) -> Result<Replaced, ReplaceFault> {
    let replacement = &*unified(replacement);
    let hits = hits(served, find, all)?;
    check_length(served, &hits, replacement)?;
    let scan = scan(served);
    let hits = locate(served, &scan, &hits)?;
    let text = spliced(
        &scan.text,
        hits.iter().map(|hit| hit.text.clone()),
        replacement,
    );
    let moves = Moves::of(&hits, replacement.len());
    let masked = if served == source {
        Vec::new()
    } else {
        mentions(source)
    };
    let spans = merged(&scan)
        .into_iter()
        .flat_map(|(span, content)| moves.mark(&span, &content, &masked));
    let source = settle(&text, spans.collect(), Dialect::Canonical).source;
    let units = utf16_len(&source);
    if units > MAX_TEXT {
        return Err(ReplaceFault::TooLong { units });
    }
    Ok(Replaced {
        text: source,
        count: hits.len(),
    })
}

/// Replaces hits of `find` in literal text, that of `code` and `embed`.
///
/// # Errors
/// As [`replace`], but nothing is markup.
pub fn splice(
    text: &str,
    find: &str,
    replacement: &str,
    all: bool,
) -> Result<Replaced, ReplaceFault> {
    let replacement = &*unified(replacement);
    let hits = hits(text, find, all)?;
    check_length(text, &hits, replacement)?;
    let count = hits.len();
    Ok(Replaced {
        text: spliced(text, hits.into_iter(), replacement),
        count,
    })
}

/// The occurrences of `find`.
fn hits(text: &str, find: &str, all: bool) -> Result<Vec<Range<usize>>, ReplaceFault> {
    let hits = occurrences(text, find);
    match hits.len() {
        0 => Err(ReplaceFault::NotFound),
        count if count > 1 && !all => Err(ReplaceFault::Several(count)),
        _ => Ok(hits),
    }
}

/// Judges the length before anything is built; escaping can only add to it.
fn check_length(text: &str, hits: &[Range<usize>], replacement: &str) -> Result<(), ReplaceFault> {
    let hit = |hit: &Range<usize>| utf16_len(text.get(hit.clone()).unwrap_or_default());
    let kept = utf16_len(text).saturating_sub(hits.iter().map(hit).sum());
    let units = kept.saturating_add(hits.len().saturating_mul(utf16_len(replacement)));
    if units > MAX_TEXT {
        Err(ReplaceFault::TooLong { units })
    } else {
        Ok(())
    }
}

fn spliced(text: &str, hits: impl Iterator<Item = Range<usize>>, replacement: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut from = 0;
    for hit in hits {
        out.push_str(text.get(from..hit.start).unwrap_or_default());
        out.push_str(replacement);
        from = hit.end;
    }
    out.push_str(text.get(from..).unwrap_or_default());
    out
}

/// The mentions of a source, by the place of their text, which no mask changes.
fn mentions(source: &str) -> Vec<Span> {
    let all = merged(&scan(source)).into_iter().map(|(span, _)| span);
    let is_mention = |span: &Span| matches!(span.kind, MarkKind::Mention { .. });
    all.filter(is_mention).collect()
}

/// A hit in the source and the text that it covers.
struct Hit {
    source: Range<usize>,
    text: Range<usize>,
}

/// Finds the text under every hit.
fn locate(source: &str, scan: &Scan, hits: &[Range<usize>]) -> Result<Vec<Hit>, ReplaceFault> {
    hits.iter()
        .map(|hit| {
            let first = scan
                .pieces
                .partition_point(|piece| piece.source.end <= hit.start);
            let under = scan
                .pieces
                .iter()
                .skip(first)
                .take_while(|piece| piece.source.start < hit.end);
            let mut covered: Option<Range<usize>> = None;
            for piece in under {
                let text = text_under(source, scan, piece, hit)?;
                if text.is_empty() {
                    continue;
                }
                let start = covered.map_or(text.start, |covered| covered.start);
                covered = Some(start..text.end);
            }
            let text = covered.ok_or(ReplaceFault::InsideMarkup)?;
            Ok(Hit {
                source: hit.clone(),
                text,
            })
        })
        .collect()
}

/// The text of one piece that a hit covers, in bytes of the whole text.
fn text_under(
    source: &str,
    scan: &Scan,
    piece: &Piece,
    hit: &Range<usize>,
) -> Result<Range<usize>, ReplaceFault> {
    let nothing = piece.text_start..piece.text_start;
    let literal = match &piece.role {
        Role::Literal | Role::Formula => piece.source.clone(),
        Role::Run(run) => scan
            .runs
            .get(*run)
            .map(super::delimiters::Run::literal)
            .unwrap_or_default(),
        Role::Code(content) => content.clone(),
        Role::Bracket => return Ok(nothing),
        Role::Metadata => {
            let covers = hit.start <= piece.source.start && piece.source.end <= hit.end;
            return if covers {
                Ok(nothing)
            } else {
                Err(ReplaceFault::InsideMarkup)
            };
        }
        Role::Spelled(c) => {
            // The character itself may be hit, its backslash alone may not.
            let is_escape = source
                .get(piece.source.clone())
                .is_some_and(|s| s.starts_with('\\'));
            let starts = hit.start <= piece.source.start
                || (is_escape && hit.start + c.len_utf8() == piece.source.end);
            if !starts || hit.end < piece.source.end {
                return Err(ReplaceFault::InsideMarkup);
            }
            return Ok(piece.text_start..piece.text_start + c.len_utf8());
        }
    };
    let start = hit.start.clamp(literal.start, literal.end) - literal.start;
    let end = hit.end.clamp(literal.start, literal.end) - literal.start;
    Ok(piece.text_start + start..piece.text_start + end)
}

/// Where text and marks are after the replacements.
struct Moves<'h> {
    hits: &'h [Hit],
    /// How far text moves behind so many hits.
    shifts: Vec<Shift>,
}

impl<'h> Moves<'h> {
    fn of(hits: &'h [Hit], replacement: usize) -> Self {
        let mut shift = Shift {
            removed: 0,
            added: 0,
        };
        let mut shifts = vec![shift];
        for hit in hits {
            shift.removed += hit.text.len();
            shift.added += replacement;
            shifts.push(shift);
        }
        Self { hits, shifts }
    }

    /// A place of the text that so many hits begin before.
    fn shifted(&self, place: usize, count: usize) -> usize {
        let last = self.shifts.last();
        let shift = self.shifts.get(count).or(last);
        shift.map_or(place, |shift| shift.apply(place))
    }

    /// A place of the text; behind the replacement where a hit covers what is around it.
    fn place(&self, place: usize) -> usize {
        let begun = self.hits.partition_point(|hit| hit.text.start < place);
        let last = begun.checked_sub(1).and_then(|last| self.hits.get(last));
        let place = last.map_or(place, |hit| place.max(hit.text.end));
        self.shifted(place, begun)
    }

    /// A mark, if something is left of it: one that encloses a hit in the source takes its replacement, others end
    /// before it or begin after it. A mention that stands for `masked` ones is those again.
    fn mark(&self, span: &Span, content: &Range<usize>, masked: &[Span]) -> Vec<Span> {
        // Hits that begin before the content stay before the mark, those that end behind it stay behind.
        let hits = self.hits;
        let before = hits.partition_point(|hit| hit.source.start < content.start);
        let inside = hits.partition_point(|hit| hit.source.end <= content.end);
        let straddled = before.checked_sub(1).and_then(|last| hits.get(last));
        let start = straddled.map_or(span.start, |hit| span.start.max(hit.text.end));
        let end = hits
            .get(inside)
            .map_or(span.end, |hit| span.end.min(hit.text.start));
        let (start, end) = (self.shifted(start, before), self.shifted(end, inside));

        let first = masked.partition_point(|part| part.start < span.start);
        let behind = masked.partition_point(|part| part.start < span.end);
        let is_mention = matches!(span.kind, MarkKind::Mention { .. });
        let parts = masked.get(first..behind).filter(|_| is_mention);
        let parts = parts.unwrap_or_default();
        let mut spans = Vec::with_capacity(parts.len().max(1));
        let mut begin = start;
        for (position, part) in parts.iter().enumerate() {
            let next = parts.get(position + 1);
            let until = next.map_or(end, |next| {
                self.place(next.start).clamp(begin, end.max(begin))
            });
            spans.push(Span {
                start: begin,
                end: until,
                kind: part.kind.clone(),
            });
            begin = until;
        }
        if spans.is_empty() {
            spans.push(Span {
                start,
                end,
                kind: span.kind.clone(),
            });
        }
        spans.retain(|span| span.start < span.end);
        spans
    }
}

/// How far text moves behind some of the hits.
#[derive(Clone, Copy)]
struct Shift {
    removed: usize,
    added: usize,
}

impl Shift {
    fn apply(self, position: usize) -> usize {
        (position + self.added).saturating_sub(self.removed)
    }
}

/// The marks of a source, each with the source that it encloses; a mark that was written in parts counts as one.
fn merged(scan: &Scan) -> Vec<(Span, Range<usize>)> {
    let spans = scan.marks.iter().map(|mark| mark.span.clone()).collect();
    let mut marks: Vec<_> = scan.marks.iter().collect();
    marks.sort_by(|a, b| (&a.span.kind, a.span.start).cmp(&(&b.span.kind, b.span.start)));
    normalise(&scan.text, spans)
        .into_iter()
        .filter_map(|span| {
            let first = marks.partition_point(|mark| {
                (&mark.span.kind, mark.span.start) < (&span.kind, span.start)
            });
            let parts = marks
                .iter()
                .skip(first)
                .take_while(|mark| mark.span.kind == span.kind && mark.span.start < span.end);
            let contents = parts.map(|mark| mark.content.clone());
            let whole = contents.reduce(|a, b| a.start.min(b.start)..a.end.max(b.end))?;
            Some((span, whole))
        })
        .collect()
}
