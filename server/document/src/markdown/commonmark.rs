//! The CommonMark parser, with corrections for heading lines.
//!
//! In heading lines the library treats vertical tabs and form feeds as whitespace, and a tab before the closing `#`s as
//! text. CommonMark allows only spaces and tabs, in both places (document.md 12.1).

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::{Range, RangeInclusive};

use pulldown_cmark::{CodeBlockKind, CowStr, Event, Options, Parser, Tag, TagEnd};

use super::prepare::prepare;

/// CommonMark with tables, task lists, strikethrough and footnotes, for v1 (v1.md 19.2).
pub(super) const WITHOUT_MATH: Options = Options::ENABLE_TABLES
    .union(Options::ENABLE_TASKLISTS)
    .union(Options::ENABLE_STRIKETHROUGH)
    .union(Options::ENABLE_FOOTNOTES);
/// The same with math (document.md 12.1).
pub(super) const OPTIONS: Options = WITHOUT_MATH.union(Options::ENABLE_MATH);
/// Characters that the library treats as whitespace, but CommonMark does not.
const NO_BLANKS: [char; 2] = ['\u{b}', '\u{c}'];
/// The whitespace characters of CommonMark within a line.
pub(super) const BLANKS: [char; 2] = [' ', '\t'];
/// Noncharacters, reserved for internal use in programs; one of them serves as a marker.
const MARKS: RangeInclusive<char> = '\u{fdd0}'..='\u{fdef}';

/// The source position of an event.
#[derive(Clone)]
pub(super) struct Spot<'s> {
    source: &'s str,
    /// Its byte range in the source.
    pub(super) range: Range<usize>,
}

impl<'s> Spot<'s> {
    /// Its source.
    pub(super) fn raw(&self) -> &'s str {
        self.between(self.range.start, self.range.end)
    }

    /// The source between two bytes.
    pub(super) fn between(&self, start: usize, end: usize) -> &'s str {
        self.source.get(start..end).unwrap_or_default()
    }

    /// Whether only whitespace follows on its line.
    pub(super) fn ends_line(&self) -> bool {
        let rest = self.between(self.range.end, self.source.len());
        let line = rest.split('\n').next().unwrap_or_default();
        line.trim_start_matches(BLANKS).is_empty()
    }
}

/// Parses a text with unified line ends. `take` receives each event with its source position. Returns the labels of
/// unused link definitions.
pub(super) fn read(
    markdown: &str,
    options: Options,
    mut take: impl FnMut(Event<'_>, &Spot<'_>),
) -> Vec<String> {
    let prepared = prepare(markdown, options);
    let Parted { source, mark } = part(&prepared);
    // End of the text of an open heading in the source.
    let mut heading_end: Option<usize> = None;
    let mut used = BTreeSet::new();
    let mut events = Parser::new_ext(&source, options).into_offset_iter();
    while let Some((mut event, range)) = events.next() {
        let spot = Spot {
            source: &source,
            range: range.clone(),
        };
        let raw = spot.raw();
        if let Event::Start(Tag::Link { id, .. } | Tag::Image { id, .. }) = &event
            && !id.is_empty()
            && let Some(definition) = events.reference_definitions().get(id)
        {
            used.insert(definition.span.start);
        }
        match &mut event {
            Event::Start(Tag::Heading { .. }) => {
                heading_end = text_end(raw).map(|end| range.start + end);
            }
            Event::End(TagEnd::Heading(_)) => heading_end = None,
            Event::Text(text) => {
                if let Some(end) = heading_end.filter(|end| *end < range.end) {
                    let kept = text.get(..end.saturating_sub(range.start));
                    *text = kept.unwrap_or_default().to_owned().into();
                }
            }
            _ => {}
        }
        if let Some(mark) = mark {
            join(&mut event, mark);
        }
        take(event, &spot);
    }
    let definitions = events.reference_definitions().iter();
    let mut unused: Vec<(usize, String)> = definitions
        .filter(|(_, definition)| !used.contains(&definition.span.start))
        .map(|(label, definition)| (definition.span.start, label.to_owned()))
        .collect();
    unused.sort_unstable();
    let mut labels: Vec<String> = unused.into_iter().map(|(_, label)| label).collect();
    let spans = events.reference_definitions().iter();
    labels.extend(repeated(&source, spans.map(|(_, it)| it.span.clone())));
    labels
}

/// Maximum number of passes that search for repeated definitions of a label.
const REPEATS: usize = 8;

/// The labels of link definitions that repeat an earlier one. `first` are the positions of the first definitions.
fn repeated(source: &str, first: impl Iterator<Item = Range<usize>>) -> Vec<String> {
    let mut labels = Vec::new();
    let mut spans: Vec<Range<usize>> = first.collect();
    let may_repeat = |known: usize| known > 0 && source.matches("]:").count() > known;
    if !may_repeat(spans.len()) {
        return labels;
    }
    let mut rest = source.to_owned();
    for _ in 0..REPEATS {
        for span in spans.drain(..) {
            let definition = rest.get(span.clone()).unwrap_or_default();
            let blank: String = definition
                .bytes()
                .map(|byte| if byte == b'\n' { '\n' } else { ' ' })
                .collect();
            rest.replace_range(span, &blank);
        }
        let parser = Parser::new_ext(&rest, OPTIONS);
        for (label, definition) in parser.reference_definitions().iter() {
            labels.push(label.to_owned());
            spans.push(definition.span.clone());
        }
        if spans.is_empty() {
            break;
        }
    }
    labels
}

/// The end of the text of an ATX heading; `None` for a setext heading.
fn text_end(raw: &str) -> Option<usize> {
    let line = raw.strip_suffix('\n').unwrap_or(raw);
    if !line.starts_with('#') || line.contains('\n') {
        return None;
    }
    let line = line.trim_end_matches(BLANKS);
    let before = line.trim_end_matches('#');
    let text = before.trim_end_matches(BLANKS);
    // The closing `#`s must be separated from the text.
    let closed = text.len() < before.len();
    Some(if closed { text.len() } else { line.len() })
}

/// A source with a marker before each character that the library would misread in a heading line.
struct Parted<'s> {
    source: Cow<'s, str>,
    /// The marker, if one was inserted: a character that neither occurs in the source nor is written by a reference.
    mark: Option<char>,
}

fn part(markdown: &str) -> Parted<'_> {
    let plain = Parted {
        source: markdown.into(),
        mark: None,
    };
    if !markdown.contains(NO_BLANKS) {
        return plain;
    }
    // A text that contains all of the marker characters is parsed unchanged.
    let meant = markdown.chars().chain(spelled(markdown));
    let meant: BTreeSet<char> = meant.filter(|c| MARKS.contains(c)).collect();
    let Some(mark) = { MARKS }.find(|mark| !meant.contains(mark)) else {
        return plain;
    };
    let mut source = String::with_capacity(markdown.len() + markdown.len() / 8);
    let mut is_marked = false;
    for line in markdown.split_inclusive('\n') {
        let underline = underline_end(line);
        let mut may_open_heading = false;
        for (at, c) in line.char_indices() {
            // The end of the line is marked too, because the library would strip the characters there.
            let ends_underline = underline.is_some() && c == '\n';
            let begins_heading = may_open_heading && NO_BLANKS.contains(&c);
            if begins_heading || underline == Some(at) || ends_underline {
                source.push(mark);
                is_marked = true;
            }
            source.push(c);
            may_open_heading = c == '#' || (may_open_heading && BLANKS.contains(&c));
        }
        if underline.is_some() && !line.ends_with('\n') {
            source.push(mark);
        }
    }
    Parted {
        source: source.into(),
        mark: is_marked.then_some(mark),
    }
}

/// The characters written by numeric references, including invalid ones.
fn spelled(markdown: &str) -> impl Iterator<Item = char> {
    markdown.split("&#").skip(1).filter_map(|number| {
        let (digits, radix) = match number.strip_prefix(['x', 'X']) {
            Some(hexadecimal) => (hexadecimal, 16),
            None => (number, 10),
        };
        let end = digits.find(|c: char| !c.is_digit(radix));
        let digits = digits.get(..end.unwrap_or(digits.len()))?;
        char::from_u32(u32::from_str_radix(digits, radix).ok()?)
    })
}

/// The position of the first character that prevents a line from being a heading underline, although the library treats
/// it as one.
fn underline_end(line: &str) -> Option<usize> {
    // This also applies inside quotes and list items.
    let own = line.trim_start_matches([' ', '\t', '>']);
    let c = own.chars().next().filter(|c| matches!(c, '=' | '-'))?;
    let after = own.trim_start_matches(c).trim_start_matches(BLANKS);
    let is_blank = |c| c == '\n' || BLANKS.contains(&c) || NO_BLANKS.contains(&c);
    (after.starts_with(NO_BLANKS) && after.chars().all(is_blank)).then(|| line.len() - after.len())
}

/// Removes the markers from an event.
fn join(event: &mut Event<'_>, mark: char) {
    let text = match event {
        Event::Text(text)
        | Event::Code(text)
        | Event::Html(text)
        | Event::InlineHtml(text)
        | Event::InlineMath(text)
        | Event::DisplayMath(text) => text,
        Event::Start(
            Tag::Link { dest_url: text, .. }
            | Tag::Image { dest_url: text, .. }
            | Tag::CodeBlock(CodeBlockKind::Fenced(text)),
        ) => text,
        _ => return,
    };
    if text.contains(mark) {
        *text = CowStr::from(text.replace(mark, ""));
    }
}
