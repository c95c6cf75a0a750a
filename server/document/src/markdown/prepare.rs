//! Corrects a source where the library differs from document.md 12.1: in formulas, bare URLs and single tildes.
//!
//! It runs the parser and escapes what must not be read as markup. Formulas on their own lines become fenced blocks, in
//! which blank lines and block syntax are text.

use std::borrow::Cow;
use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use super::commonmark::BLANKS;
use super::import::is_block;
use crate::inline::url;

/// Maximum number of passes, since a correction can reveal another misread. In one block, each pass fixes one price.
const ROUNDS: usize = 32;
/// The delimiter of a formula on its own lines.
const FORMULA: &str = "$$";
/// The info string of the fence that replaces a formula: a noncharacter, which ordinary texts do not contain.
pub(super) const FORMULA_INFO: &str = "\u{fdd0}";
/// Minimum length of a fence.
const MIN_FENCE: usize = 3;
/// Emphasis delimiters.
const DELIMITERS: [char; 3] = ['*', '_', '~'];
/// Characters before the content of a line inside containers.
const MARKERS: &str = " \t>-+*0123456789.)";

/// A range of the source and its replacement.
type Edit = (Range<usize>, String);

/// The corrected source for the library.
pub(super) fn prepare(markdown: &str, options: Options) -> Cow<'_, str> {
    let mut source = Cow::Borrowed(markdown);
    if !may_be_misread(markdown) {
        return source;
    }
    for _ in 0..ROUNDS {
        let edits = edits(&source, options);
        if edits.is_empty() {
            break;
        }
        let mut corrected = String::with_capacity(source.len() + 2 * edits.len());
        let mut from = 0;
        for (range, text) in edits {
            corrected.push_str(source.get(from..range.start).unwrap_or_default());
            corrected.push_str(&text);
            from = range.end;
        }
        corrected.push_str(source.get(from..).unwrap_or_default());
        source = corrected.into();
    }
    source
}

/// False for nearly every source, which then needs no additional parse.
fn may_be_misread(source: &str) -> bool {
    let before_digit = |(at, _): (usize, &str)| {
        let after = source.get(at + 1..).unwrap_or_default();
        after.starts_with(|c: char| c == '$' || c.is_ascii_digit())
    };
    let may_pair = |(at, c): (usize, &str)| {
        let is_word = |c: char| c.is_alphanumeric();
        let (before, after) = source.split_at_checked(at).unwrap_or_default();
        let inside = before.ends_with(is_word)
            && after
                .get(1..)
                .is_some_and(|after| after.starts_with(is_word));
        c != "_" || !inside
    };
    let is_single = |(at, _): &(usize, &str)| {
        let (before, after) = source.split_at_checked(*at).unwrap_or_default();
        !before.ends_with('~') && !after.starts_with("~~")
    };
    source.match_indices('$').any(before_digit)
        || source.match_indices('~').filter(is_single).nth(1).is_some()
        || url::bare(source).into_iter().any(|address| {
            let text = source.get(address.clone()).unwrap_or_default();
            let mut delimiters = text.match_indices(DELIMITERS);
            delimiters.any(|(at, c)| may_pair((address.start + at, c)))
        })
}

fn edits(source: &str, options: Options) -> Vec<Edit> {
    let addresses = url::bare(source);
    let longest = source.split(|c| c != '`').map(str::len).max();
    let fence = "`".repeat(MIN_FENCE.max(longest.unwrap_or_default() + 1));
    let mut edits: Vec<Edit> = Vec::new();
    // Dollar signs that are not formulas. They are fixed first, because they change how the following text is read.
    let mut prices: Vec<Edit> = Vec::new();
    // Pairs of single tildes, which would split overlapping emphasis.
    let mut tildes: Vec<Edit> = Vec::new();
    let mut is_literal = false;
    let mut begins_line = false;
    let mut has_price = false;
    for (event, range) in Parser::new_ext(source, options).into_offset_iter() {
        let is_break = match &event {
            Event::SoftBreak | Event::HardBreak => true,
            Event::Start(tag) if is_block(tag) => {
                has_price = false;
                true
            }
            _ => false,
        };
        match event {
            Event::Start(Tag::CodeBlock(_) | Tag::HtmlBlock) => is_literal = true,
            Event::End(TagEnd::CodeBlock | TagEnd::HtmlBlock) => is_literal = false,
            // After a correction, the following text may be read differently.
            _ if edits.last().is_some_and(|(last, _)| range.start < last.end) => {}
            Event::Start(Tag::Strikethrough) if !is_double(source, range.start) => {
                let places = [range.start, range.end.saturating_sub(1)];
                tildes.extend(places.map(|at| (at..at, "\\".to_owned())));
            }
            Event::InlineMath(_) => {
                let after = source.get(range.end..).unwrap_or_default();
                let is_price = after.starts_with(|c: char| c.is_ascii_digit());
                // The correction may change the pairing of what follows in its block.
                if is_price && !std::mem::replace(&mut has_price, true) {
                    prices.push((range.start..range.start, "\\".to_owned()));
                }
            }
            Event::Text(_) if begins_line && !is_literal => {
                edits.extend(fenced(source, range.start, &fence).into_iter().flatten());
            }
            Event::Start(Tag::Emphasis | Tag::Strong | Tag::Strikethrough) => {
                let last = range.end.saturating_sub(1);
                let touched = [range.start, last].map(|at| url::covering(&addresses, at));
                for address in touched.into_iter().flatten() {
                    edits.extend(escaped(source, address));
                }
            }
            _ => {}
        }
        begins_line = is_break;
    }
    if !prices.is_empty() {
        return prices;
    }
    edits.extend(tildes);
    edits.sort_by_key(|(range, _)| range.start);
    edits.dedup();
    edits
}

/// Whether there are two tildes at a position.
fn is_double(source: &str, at: usize) -> bool {
    source.get(at..).is_some_and(|rest| rest.starts_with("~~"))
}

/// Escapes the delimiters in a URL.
fn escaped(source: &str, address: &Range<usize>) -> Vec<Edit> {
    let text = source.get(address.clone()).unwrap_or_default();
    let places = text
        .match_indices(DELIMITERS)
        .map(|(at, _)| address.start + at);
    places.map(|at| (at..at, "\\".to_owned())).collect()
}

/// Fences for the formula whose `$$` is at a position. It must be alone on its line, and a later line in the same
/// containers must consist of the closing `$$`.
fn fenced(source: &str, at: usize, fence: &str) -> Option<[Edit; 2]> {
    let (before, after) = source.split_at_checked(at)?;
    let mut lines = after.split('\n');
    if lines.next()?.trim_end_matches(BLANKS) != FORMULA {
        return None;
    }
    let prefix = before.rsplit('\n').next()?;
    if !prefix.chars().all(|c| MARKERS.contains(c)) {
        return None;
    }
    // Further lines have spaces in place of list markers.
    let inner: String = prefix
        .chars()
        .map(|c| if c == '>' { c } else { ' ' })
        .collect();
    let mut start = at + after.split('\n').next()?.len() + 1;
    for line in lines {
        // A blank line can be shorter than the markers.
        let is_blank = line.trim_end() == inner.trim_end();
        let content = line.strip_prefix(&*inner).or(is_blank.then_some(""))?;
        if content.trim_matches(BLANKS) == FORMULA {
            let close = start + (line.len() - content.trim_start_matches(BLANKS).len());
            let open = format!("{fence}{FORMULA_INFO}");
            let length = FORMULA.len();
            return Some([
                (at..at + length, open),
                (close..close + length, fence.to_owned()),
            ]);
        }
        start += line.len() + 1;
    }
    None
}
