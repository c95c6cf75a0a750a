//! Replaces text (ops.md 7.7). The search runs on the markup source as served. The replacement is plain text if the
//! match contains no markup, else markup source.

use std::ops::Range;

use super::equivalent::occurrences;
use super::error::InlineError;
use super::escape::Dialect;
use super::hidden::Hidden;
use super::hit::{Hit, locate, text_at};
use super::marks::{Span, normalise};
use super::scan::{Piece, Role, Scan, is_special, scan};
use super::settle::settle;
use super::{MarkKind, unified, utf16_len};
use crate::limits::MAX_TEXT;

/// The result of a replacement.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Replaced {
    /// The new text: canonical source, or literal text after [`splice`].
    pub text: String,
    /// The number of replaced matches.
    pub count: usize,
    /// The number of characters in the replacements that had to be escaped to stay text.
    pub escaped: usize,
    /// As [`Parsed::unknown_tags`](super::Parsed::unknown_tags), for the replacement.
    pub unknown_tags: Vec<String>,
}

/// Why nothing was replaced.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum ReplaceFault {
    /// No match.
    NotFound,
    /// This number of matches, although only one is allowed.
    Several(usize),
    /// A match lies inside markup that is not text (a tag, a link's destination, an escape), or contains no text.
    InsideMarkup,
    /// The result would exceed [`MAX_TEXT`].
    TooLong {
        /// Its length in UTF-16 units.
        units: usize,
    },
    /// The replacement is markup source with a faulty tag.
    Unreadable(InlineError),
}

/// Replaces matches of `find` in canonical source. If no match contains markup, the replacement is plain text with the
/// marks that enclose the match. Otherwise it is source and replaces the match in the source, if the surrounding text
/// still reads the same. If not, it is parsed separately, and marks that the match cuts end there.
///
/// # Errors
/// See [`ReplaceFault`]; without `all`, more than one match is a fault.
pub fn replace(
    source: &str,
    find: &str,
    replacement: &str,
    all: bool,
) -> Result<Replaced, ReplaceFault> {
    replace_served(source, source, find, replacement, all)
}

/// As [`replace`], with `find` as text of `served`, which is the source after [`mask_missing`](super::mask_missing).
/// Mentions keep their objects. Adjacent mentions may be served as one: a match over several of them belongs to the
/// first.
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
    let masked = if served == source {
        Vec::new()
    } else {
        mentions(source)
    };
    let is_source = hits.iter().any(|hit| hit.holds_markup);
    let replaced = match is_source.then(|| rewritten(served, &scan, &hits, replacement, &masked)) {
        Some(Some(replaced)) => replaced,
        None => respelled(&scan, &hits, &Fragment::prose(replacement), &masked),
        Some(None) => respelled(&scan, &hits, &Fragment::source(replacement)?, &masked),
    };
    let units = utf16_len(&replaced.text);
    if units > MAX_TEXT {
        return Err(ReplaceFault::TooLong { units });
    }
    Ok(replaced)
}

/// The replacement of a match: text and its marks.
struct Fragment {
    text: String,
    spans: Vec<Span>,
    /// The number of characters that are already escaped.
    spelled: usize,
    unknown_tags: Vec<String>,
}

impl Fragment {
    fn prose(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            spans: Vec::new(),
            spelled: 0,
            unknown_tags: Vec::new(),
        }
    }

    fn source(source: &str) -> Result<Self, ReplaceFault> {
        let scan = scan(source);
        if let Some(error) = scan.errors.into_iter().next() {
            return Err(ReplaceFault::Unreadable(error));
        }
        let is_spelled = |piece: &&Piece| matches!(piece.role, Role::Spelled(_));
        Ok(Self {
            spelled: scan.pieces.iter().filter(is_spelled).count(),
            text: scan.text,
            spans: scan.marks.into_iter().map(|mark| mark.span).collect(),
            unknown_tags: scan.unknown_tags,
        })
    }
}

/// Inserts the fragment into the text and writes the source from text and marks.
fn respelled(scan: &Scan, hits: &[Hit], fragment: &Fragment, masked: &[Span]) -> Replaced {
    let texts = hits.iter().map(|hit| hit.text.clone());
    let text = spliced(&scan.text, texts, &fragment.text);
    let moves = Moves::of(hits, fragment.text.len());
    let spans = merged(scan)
        .into_iter()
        .flat_map(|(span, content)| moves.mark(&span, &content, masked));
    let starts: Vec<usize> = (0..)
        .zip(hits)
        .map(|(before, hit)| moves.shifted(hit.text.start, before))
        .collect();
    let own = starts.iter().flat_map(|start| {
        fragment.spans.iter().map(move |span| Span {
            start: start + span.start,
            end: start + span.end,
            kind: span.kind.clone(),
        })
    });
    let text = settle(&text, spans.chain(own).collect(), Dialect::Canonical).source;
    let spelled = spelled_in(&text, &starts, fragment);
    Replaced {
        count: hits.len(),
        escaped: spelled.saturating_sub(fragment.spelled * hits.len()),
        unknown_tags: fragment.unknown_tags.clone(),
        text,
    }
}

/// The number of escaped characters in the fragments that begin at these text positions.
fn spelled_in(source: &str, starts: &[usize], fragment: &Fragment) -> usize {
    let length = fragment.text.len();
    if !fragment.text.contains(is_special) {
        return 0;
    }
    let is_inside = |place: usize| {
        let begun = starts.partition_point(|start| *start <= place);
        let last = begun.checked_sub(1).and_then(|last| starts.get(last));
        last.is_some_and(|start| place < start + length)
    };
    let pieces = scan(source).pieces;
    let spelled = pieces
        .iter()
        .filter(|piece| matches!(piece.role, Role::Spelled(_)) && is_inside(piece.text_start));
    spelled.count()
}

/// Inserts the replacement into the source, if the surrounding text then reads the same.
fn rewritten(
    served: &str,
    old: &Scan,
    hits: &[Hit],
    replacement: &str,
    masked: &[Span],
) -> Option<Replaced> {
    let hidden = Hidden::of(served, old, masked);
    let mut source = String::with_capacity(served.len());
    // The text between the matches, and its range in the new source.
    let mut around = Vec::with_capacity(hits.len() + 1);
    let mut from = 0;
    let ends = hits.iter().map(|hit| hit.source.start);
    for (end, hit) in ends
        .chain([served.len()])
        .zip(hits.iter().map(Some).chain([None]))
    {
        let start = source.len();
        source.push_str(&hidden.marked(served, from..end));
        let text = old.text.get(text_at(old, from)..text_at(old, end))?;
        around.push((text, start..source.len()));
        if let Some(hit) = hit {
            source.push_str(&hidden.replacement(&hit.source, replacement));
            from = hit.source.end;
        }
    }
    let new = scan(&source);
    let reads_as_before = |(text, place): &(&str, Range<usize>)| {
        let now = text_at(&new, place.start)..text_at(&new, place.end);
        new.text.get(now) == Some(*text)
    };
    if !new.errors.is_empty() || !around.iter().all(reads_as_before) {
        return None;
    }
    let spans = hidden.restored(new.marks.into_iter().map(|mark| mark.span))?;
    Some(Replaced {
        text: settle(&new.text, spans, Dialect::Canonical).source,
        count: hits.len(),
        escaped: 0,
        unknown_tags: new.unknown_tags,
    })
}

/// Replaces matches of `find` in literal text, that of `code` and `embed`.
///
/// # Errors
/// As [`replace`], without markup.
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
        escaped: 0,
        unknown_tags: Vec::new(),
    })
}

/// The matches of `find`.
fn hits(text: &str, find: &str, all: bool) -> Result<Vec<Range<usize>>, ReplaceFault> {
    let hits = occurrences(text, find);
    match hits.len() {
        0 => Err(ReplaceFault::NotFound),
        count if count > 1 && !all => Err(ReplaceFault::Several(count)),
        _ => Ok(hits),
    }
}

/// Checks the length before building the text; escaping can only increase it.
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

/// The mentions of a source, sorted by text position. Masking does not change these positions.
fn mentions(source: &str) -> Vec<Span> {
    let all = merged(&scan(source)).into_iter().map(|(span, _)| span);
    let is_mention = |span: &Span| matches!(span.kind, MarkKind::Mention { .. });
    all.filter(is_mention).collect()
}

/// Maps text positions and marks to the text after the replacements.
struct Moves<'h> {
    hits: &'h [Hit],
    /// The shift of the text after each number of matches.
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

    /// A new text position, given the number of matches before it.
    fn shifted(&self, place: usize, count: usize) -> usize {
        let last = self.shifts.last();
        let shift = self.shifts.get(count).or(last);
        shift.map_or(place, |shift| shift.apply(place))
    }

    /// A new text position. If a match covers it, the position moves to the end of the replacement.
    fn place(&self, place: usize) -> usize {
        let begun = self.hits.partition_point(|hit| hit.text.start < place);
        let last = begun.checked_sub(1).and_then(|last| self.hits.get(last));
        let place = last.map_or(place, |hit| place.max(hit.text.end));
        self.shifted(place, begun)
    }

    /// The new range of a mark, if it is not empty. A mark that encloses a match in the source includes its
    /// replacement. Otherwise it ends before or begins after it. A mention that represents several masked ones is split
    /// again.
    fn mark(&self, span: &Span, content: &Range<usize>, masked: &[Span]) -> Vec<Span> {
        // A match that begins before the content stays before the mark; one that ends after the content stays after it.
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

/// The shift of the text after a number of matches.
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

/// The marks of a source, each with its enclosed source range. A mark that was written in parts is merged.
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
