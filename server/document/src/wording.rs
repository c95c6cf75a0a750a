//! Sentences that refusals of several layers share: what is too large or too small, and long names that are repeated.

use std::borrow::Cow;
use std::fmt::{self, Display, Write};
use std::ops::Deref;

/// Longest name that a message repeats, in characters.
const MAX_SHOWN: usize = 80;
/// Longest sentence of a finding, in characters: room for every list that a finding gives.
const MAX_SENTENCE: usize = 2_000;
/// What is kept of the end of a longer sentence: what it says of the text that it quotes.
const KEPT_END: usize = 400;

/// What helps where data is damaged, for who has it.
pub const PUT_BACK: &str = "whoever runs the server finds what is damaged with `rolltop check`, and puts it back from a \
                            copy of the data";

/// The repair of a name that is too long.
pub(crate) const SHORTER_NAME: &str = "shorten the name";

/// More than there may be: `5 entries, at most 3 are allowed`.
pub fn too_many(found: impl Display, units: &str, most: impl Display) -> String {
    let (found, most) = (found.to_string(), most.to_string());
    let be = verb(&most);
    format!("{}, at most {most} {be} allowed", counted(&found, units))
}

/// Fewer than there must be: `2 entries, at least 3 are required`, or `is empty, at least 1 entry is required`.
pub fn too_few(found: impl Display, units: &str, least: impl Display) -> String {
    let (found, least) = (found.to_string(), least.to_string());
    let be = verb(&least);
    match found.as_str() {
        "0" => format!(
            "is empty, at least {} {be} required",
            counted(&least, units)
        ),
        _ => format!("{}, at least {least} {be} required", counted(&found, units)),
    }
}

/// The candidates that an ambiguity lists, and how many more there are.
pub fn list(candidates: Vec<String>, total: usize) -> String {
    let more = match total.saturating_sub(candidates.len()) {
        0 => String::new(),
        more => format!(", and {more} more"),
    };
    format!("{}{more}", candidates.join(", "))
}

/// A number of things, whose name is given in the plural: `1 entry`, `2 entries`.
pub fn counted(count: impl Display, units: &str) -> String {
    let count = count.to_string();
    if count != "1" {
        return format!("{count} {units}");
    }
    let one = match units.strip_suffix("ies") {
        Some(stem) => format!("{stem}y"),
        None => units.strip_suffix('s').unwrap_or(units).to_owned(),
    };
    format!("{count} {one}")
}

/// What to do about a member that spells a given one once more: nothing else is meant by it.
pub(crate) fn given_twice(name: &str, ours: &str) -> String {
    format!("leave {} out: {ours} is given", shown(name))
}

/// A noun with its article, as a sentence speaks of one: `an image`, `a url`.
pub(crate) fn one(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o']) {
        "an"
    } else {
        "a"
    };
    format!("{article} {noun}")
}

fn verb(count: &str) -> &'static str {
    if count == "1" { "is" } else { "are" }
}

/// A sentence of a finding, whatever it quotes: of a very long one the beginning and the end.
pub fn bounded(sentence: String) -> String {
    // A sentence has at most as many characters as bytes: most are judged without counting.
    if sentence.len() <= MAX_SENTENCE {
        return sentence;
    }
    let length = sentence.chars().count();
    if length <= MAX_SENTENCE {
        return sentence;
    }
    let beginning = cut(&sentence, MAX_SENTENCE - KEPT_END);
    let end = sentence.chars().skip(length - KEPT_END);
    beginning.chars().chain(end).collect()
}

/// What is said of a name that is none of those which a place takes.
pub fn not_allowed(name: &str) -> String {
    format!("{:?} is not one of the allowed values", shown(name))
}

/// A text as a message repeats it: a long one is cut.
pub fn shown(text: &str) -> Shown<'_> {
    Shown(cut(text, MAX_SHOWN))
}

/// A text that a message repeats. `{:?}` writes it in quotes, with escapes for what cannot be read, as Rust does for a
/// string; but a letter keeps its combining marks, as whoever wrote it sees them.
#[derive(Clone, Eq, PartialEq)]
pub struct Shown<'t>(Cow<'t, str>);

impl Deref for Shown<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Display for Shown<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self)
    }
}

impl fmt::Debug for Shown<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_char('"')?;
        // Within a text only a mark without a letter is escaped. Single quotes would be too, which need it in no string.
        for (position, piece) in self.split('\'').enumerate() {
            let quote = if position == 0 { "" } else { "'" };
            write!(out, "{quote}{}", piece.escape_debug())?;
        }
        out.write_char('"')
    }
}

/// The first characters of a text, and an ellipsis where there are more.
pub(crate) fn cut(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        None => Cow::Borrowed(text),
        Some((end, _)) => Cow::Owned(format!("{}…", text.get(..end).unwrap_or_default())),
    }
}

#[cfg(test)]
mod tests;
