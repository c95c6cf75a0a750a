//! Normalizes marks, as byte ranges of the text, and converts them from and to UTF-16 offsets.

use super::chars::is_whitespace;
use super::{Mark, MarkKind, line_ends, link};

/// A mark as a byte range of the text.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Span {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) kind: MarkKind,
}

/// The nesting order, outermost first (document.md 6.9).
pub(super) fn rank(kind: &MarkKind) -> usize {
    match kind {
        MarkKind::Mention { .. } => 0,
        MarkKind::ObjectLink { .. } => 1,
        MarkKind::Link { .. } => 2,
        MarkKind::Color(_) => 3,
        MarkKind::Background(_) => 4,
        MarkKind::Underline => 5,
        MarkKind::Strikethrough => 6,
        MarkKind::Bold => 7,
        MarkKind::Italic => 8,
        MarkKind::Code => 9,
    }
}

/// The group of marks that cannot overlap: those of one type, and links together with object links, because links
/// cannot be nested.
fn family(kind: &MarkKind) -> usize {
    match kind {
        MarkKind::ObjectLink { .. } => rank(&MarkKind::Link {
            destination: String::new(),
        }),
        other => rank(other),
    }
}

/// True for the marks that are written with delimiter runs.
pub(super) fn is_emphasis(kind: &MarkKind) -> bool {
    matches!(
        kind,
        MarkKind::Strikethrough | MarkKind::Bold | MarkKind::Italic
    )
}

/// Normalizes marks: drops those that cannot be written, resolves overlaps of one type in favor of the earlier start,
/// and merges adjacent equal ones. Emphasis excludes surrounding whitespace, code excludes line breaks. The result is
/// sorted.
pub(super) fn normalise(text: &str, spans: Vec<Span>) -> Vec<Span> {
    let fitting = spans.into_iter().filter_map(|span| {
        let is_text = text
            .get(span.start..span.end)
            .is_some_and(|content| !content.is_empty());
        let kind = is_text.then_some(span.kind).and_then(representable)?;
        Some(Span { kind, ..span })
    });
    let mut out = Vec::new();
    for span in disjoint(fitting.collect()) {
        trim(text, span, &mut out);
    }
    out.sort_by_key(|span| (span.start, rank(&span.kind)));
    out
}

/// Merges and cuts the spans of each family so that they do not overlap.
fn disjoint(mut spans: Vec<Span>) -> Vec<Span> {
    spans.sort_by(|a, b| {
        let key = |span: &Span| (family(&span.kind), span.start, usize::MAX - span.end);
        key(a).cmp(&key(b)).then_with(|| a.kind.cmp(&b.kind))
    });
    let mut out: Vec<Span> = Vec::with_capacity(spans.len());
    for mut span in spans {
        if let Some(last) = out.last_mut()
            && family(&last.kind) == family(&span.kind)
            && span.start <= last.end
        {
            if last.kind == span.kind {
                last.end = last.end.max(span.end);
                continue;
            }
            span.start = last.end;
        }
        if span.start < span.end {
            out.push(span);
        }
    }
    out
}

/// Removes whitespace from the edges of emphasis and line breaks from code, which cannot contain them.
fn trim(text: &str, span: Span, out: &mut Vec<Span>) {
    let content = text.get(span.start..span.end).unwrap_or_default();
    if is_emphasis(&span.kind) {
        let end = span.start + content.trim_end_matches(is_whitespace).len();
        let start = span.end - content.trim_start_matches(is_whitespace).len();
        if start < end {
            out.push(Span { start, end, ..span });
        }
        return;
    }
    if span.kind != MarkKind::Code {
        out.push(span);
        return;
    }
    let mut start = span.start;
    for line in content.split('\n') {
        if !line.is_empty() {
            out.push(Span {
                start,
                end: start + line.len(),
                kind: MarkKind::Code,
            });
        }
        start += line.len() + 1;
    }
}

/// The mark as it would be read back; `None` if it cannot be written.
fn representable(kind: MarkKind) -> Option<MarkKind> {
    let kind = match kind {
        MarkKind::Link { destination } => link::classify(&destination),
        other => other,
    };
    let fits = match &kind {
        MarkKind::Mention { object_id } => !object_id.is_empty(),
        MarkKind::Color(color) | MarkKind::Background(color) => !color.is_empty(),
        MarkKind::ObjectLink { object_id } if object_id.is_empty() => false,
        MarkKind::ObjectLink { .. } | MarkKind::Link { .. } => {
            link::destination_of(&kind).is_some_and(|destination| link::fits(&destination))
        }
        MarkKind::Underline
        | MarkKind::Strikethrough
        | MarkKind::Bold
        | MarkKind::Italic
        | MarkKind::Code => true,
    };
    fits.then_some(kind)
}

/// Converts marks to spans.
pub(super) fn to_spans(text: &str, marks: &[Mark]) -> Vec<Span> {
    let mut ends: Vec<u32> = marks
        .iter()
        .flat_map(|mark| [mark.start, mark.end])
        .collect();
    ends.sort_unstable();
    ends.dedup();
    let mut bytes = Vec::with_capacity(ends.len());
    let mut units = 0;
    let mut chars = text.char_indices().peekable();
    for end in &ends {
        while let Some((_, c)) = chars.next_if(|(_, c)| units + width(*c) <= *end) {
            units += width(c);
        }
        bytes.push(chars.peek().map_or(text.len(), |(at, _)| *at));
    }
    let byte_of = |unit: u32| {
        let found = ends.binary_search(&unit).ok().and_then(|at| bytes.get(at));
        found.copied().unwrap_or(text.len())
    };
    let span = |mark: &Mark| Span {
        start: byte_of(mark.start),
        end: byte_of(mark.end),
        kind: mark.kind.clone(),
    };
    marks.iter().map(span).collect()
}

/// Converts spans to marks.
pub(super) fn from_spans(text: &str, spans: &[Span]) -> Vec<Mark> {
    let mut ends: Vec<usize> = spans
        .iter()
        .flat_map(|span| [span.start, span.end])
        .collect();
    ends.sort_unstable();
    ends.dedup();
    let mut units = Vec::with_capacity(ends.len());
    let mut passed = 0;
    let mut chars = text.char_indices().peekable();
    for end in &ends {
        while let Some((_, c)) = chars.next_if(|(at, _)| at < end) {
            passed += width(c);
        }
        units.push(passed);
    }
    let unit_of = |byte: usize| {
        let found = ends.binary_search(&byte).ok().and_then(|at| units.get(at));
        found.copied().unwrap_or(passed)
    };
    let mark = |span: &Span| Mark {
        start: unit_of(span.start),
        end: unit_of(span.end),
        kind: span.kind.clone(),
    };
    spans.iter().map(mark).collect()
}

/// UTF-16 units of a character.
fn width(c: char) -> u32 {
    if c.len_utf16() == 1 { 1 } else { 2 }
}

/// Normalizes line ends to `\n` and shifts the spans accordingly (document.md 6.8).
pub(super) fn unify_line_ends(text: &str, mut spans: Vec<Span>) -> (String, Vec<Span>) {
    let left_out = line_ends::left_out(text);
    for span in &mut spans {
        for end in [&mut span.start, &mut span.end] {
            *end -= left_out.partition_point(|at| *at < *end);
        }
    }
    (line_ends::unified(text).into_owned(), spans)
}
