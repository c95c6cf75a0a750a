//! Corrects a source where the library reads it otherwise than document.md 12.1: in formulas, bare addresses and single
//! tildes.
//!
//! The library is asked what it would read; what it must not read is escaped, and formulas on lines of their own become
//! fenced blocks, in which blank lines and block syntax are text.

use std::borrow::Cow;
use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use super::commonmark::BLANKS;
use super::import::is_block;
use crate::inline::url;

/// A correction may show what another one hid: most prices in one block that are set right.
const ROUNDS: usize = 32;
/// What encloses a formula on lines of its own.
const FORMULA: &str = "$$";
/// The info string of the fence that stands for it: no character, so that no text of people has it.
pub(super) const FORMULA_INFO: &str = "\u{fdd0}";
/// Shortest fence.
const MIN_FENCE: usize = 3;
/// What emphasis is written with.
const DELIMITERS: [char; 3] = ['*', '_', '~'];
/// What stands before the content of a line inside of containers.
const MARKERS: &str = " \t>-+*0123456789.)";

/// A part of the source and what takes its place.
type Edit = (Range<usize>, String);

/// The source as the library must get it.
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

/// False for nearly every source, which is then not read twice.
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
    // Dollar signs that are no formulas; before these are gone, nothing behind them is read as it will be.
    let mut prices: Vec<Edit> = Vec::new();
    // Pairs of single tildes, which would part what they cross.
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
            // Behind what was corrected, everything may be read otherwise.
            _ if edits.last().is_some_and(|(last, _)| range.start < last.end) => {}
            Event::Start(Tag::Strikethrough) if !is_double(source, range.start) => {
                let places = [range.start, range.end.saturating_sub(1)];
                tildes.extend(places.map(|at| (at..at, "\\".to_owned())));
            }
            Event::InlineMath(_) => {
                let after = source.get(range.end..).unwrap_or_default();
                let is_price = after.starts_with(|c: char| c.is_ascii_digit());
                // What follows in its block may pair otherwise then.
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

/// Whether two tildes stand at a place.
fn is_double(source: &str, at: usize) -> bool {
    source.get(at..).is_some_and(|rest| rest.starts_with("~~"))
}

/// Escapes the delimiters of an address.
fn escaped(source: &str, address: &Range<usize>) -> Vec<Edit> {
    let text = source.get(address.clone()).unwrap_or_default();
    let places = text
        .match_indices(DELIMITERS)
        .map(|(at, _)| address.start + at);
    places.map(|at| (at..at, "\\".to_owned())).collect()
}

/// Fences for the formula whose `$$` stands at a place, if it stands alone on its line and another one below it, in the
/// same containers, ends the formula.
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
    // Further lines have blanks in place of the markers of lists.
    let inner: String = prefix
        .chars()
        .map(|c| if c == '>' { c } else { ' ' })
        .collect();
    let mut start = at + after.split('\n').next()?.len() + 1;
    for line in lines {
        // A blank line may be shorter than the markers.
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
