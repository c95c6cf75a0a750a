//! Replacing text (ops.md 7.7): the search looks at the markup source as served, the replacement is prose.

use std::ops::Range;

use super::escape::Dialect;
use super::marks::{Span, normalise};
use super::scan::{Piece, Role, Scan, scan};
use super::settle::settle;
use super::tag::MENTION_OPENING;
use super::{unified, utf16_len};
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

/// As [`replace`], where `find` is text of `served`: the source with the objects of some mentions under other names.
/// Mentions that no hit covers keep the objects that the source names.
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
    let mut hits = hits(served, find, all)?;
    check_length(served, find, replacement, hits.len())?;
    let scan = scan(source);
    if served != source {
        let tags = Tags::of(source, &scan, served)?;
        for hit in &mut hits {
            *hit = tags.place(hit.start)..tags.place(hit.end);
        }
    }
    let hits = locate(source, &scan, &hits)?;
    let text = spliced(
        &scan.text,
        hits.iter().map(|hit| hit.text.clone()),
        replacement,
    );
    let spans = moved_marks(&scan, &hits, replacement.len());
    let source = settle(&text, spans, Dialect::Canonical).source;
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
    check_length(text, find, replacement, hits.len())?;
    let count = hits.len();
    Ok(Replaced {
        text: spliced(text, hits.into_iter(), replacement),
        count,
    })
}

/// The non-overlapping occurrences of `find`; an empty one is found nowhere.
fn hits(text: &str, find: &str, all: bool) -> Result<Vec<Range<usize>>, ReplaceFault> {
    if find.is_empty() {
        return Err(ReplaceFault::NotFound);
    }
    let hits: Vec<Range<usize>> = text
        .match_indices(find)
        .map(|(at, hit)| at..at + hit.len())
        .collect();
    match hits.len() {
        0 => Err(ReplaceFault::NotFound),
        count if count > 1 && !all => Err(ReplaceFault::Several(count)),
        _ => Ok(hits),
    }
}

/// Judges the length before anything is built; escaping can only add to it.
fn check_length(
    text: &str,
    find: &str,
    replacement: &str,
    hits: usize,
) -> Result<(), ReplaceFault> {
    let kept = utf16_len(text).saturating_sub(hits.saturating_mul(utf16_len(find)));
    let units = kept.saturating_add(hits.saturating_mul(utf16_len(replacement)));
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

/// The opening tags of mentions, each in the served and in the stored source. All else of the two is the same.
struct Tags {
    both: Vec<(Range<usize>, Range<usize>)>,
}

impl Tags {
    /// # Errors
    /// Mentions beside one another are served as one where both objects are gone: nobody can tell which is meant.
    fn of(source: &str, stored: &Scan, served: &str) -> Result<Self, ReplaceFault> {
        let stored = mention_tags(source, stored);
        let served = mention_tags(served, &scan(served));
        if stored.len() != served.len() {
            return Err(ReplaceFault::InsideMarkup);
        }
        let both = served.into_iter().zip(stored).collect();
        Ok(Self { both })
    }

    /// Where a place of the served source is in the stored one; what lies inside of a tag stays inside of it.
    fn place(&self, at: usize) -> usize {
        let begun = self.both.partition_point(|(served, _)| served.start < at);
        let last = begun.checked_sub(1).and_then(|last| self.both.get(last));
        last.map_or(at, |(served, stored)| match at.checked_sub(served.end) {
            Some(behind) => stored.end + behind,
            None => stored.start + 1,
        })
    }
}

fn mention_tags(source: &str, scan: &Scan) -> Vec<Range<usize>> {
    let is_opening = |piece: &&Piece| {
        let written = source.get(piece.source.clone()).unwrap_or_default();
        matches!(piece.role, Role::Metadata) && written.starts_with(MENTION_OPENING)
    };
    let tags = scan.pieces.iter().filter(is_opening);
    tags.map(|piece| piece.source.clone()).collect()
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
        Role::Literal => piece.source.clone(),
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

/// The marks over the new text: those that enclose a hit in the source take its replacement, the others end before
/// it or begin after it.
fn moved_marks(scan: &Scan, hits: &[Hit], replacement: usize) -> Vec<Span> {
    // Where each hit begins in the new text; the last entry is the shift behind all of them.
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
    let after = |count: usize| shifts.get(count).copied().unwrap_or(shift);
    merged(scan)
        .into_iter()
        .filter_map(|(span, content)| {
            // Hits that begin before the content stay before the mark, those that end behind it stay behind.
            let before = hits.partition_point(|hit| hit.source.start < content.start);
            let inside = hits.partition_point(|hit| hit.source.end <= content.end);
            let straddled = before.checked_sub(1).and_then(|last| hits.get(last));
            let start = straddled.map_or(span.start, |hit| span.start.max(hit.text.end));
            let end = hits
                .get(inside)
                .map_or(span.end, |hit| span.end.min(hit.text.start));
            let span = Span {
                start: after(before).apply(start),
                end: after(inside).apply(end),
                kind: span.kind,
            };
            (span.start < span.end).then_some(span)
        })
        .collect()
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
