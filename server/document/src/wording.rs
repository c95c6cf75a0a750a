//! Phrases for messages of several layers: size limits, and quoting of long names.

use std::borrow::Cow;
use std::fmt::{self, Display, Write};
use std::ops::Deref;

/// Maximum length of a name in a message, in characters.
const MAX_SHOWN: usize = 80;
/// Maximum length of a message, in characters; it fits every list in a finding.
const MAX_SENTENCE: usize = 2_000;
/// Length of the end that is kept of a longer message: what it says after the quoted text.
const KEPT_END: usize = 400;

/// The hint for damaged data, addressed to the operator.
pub const PUT_BACK: &str = "the owner of the server can find the damage with `rolltop check`, and restore it from a \
    backup";

/// The hint for a name that is too long.
pub(crate) const SHORTER_NAME: &str = "shorten the name";

/// More than allowed: `5 entries, at most 3 are allowed`.
pub fn too_many(found: impl Display, units: &str, most: impl Display) -> String {
    let (found, most) = (found.to_string(), most.to_string());
    let be = verb(&most);
    format!("{}, at most {most} {be} allowed", counted(&found, units))
}

/// Fewer than required: `2 entries, at least 3 are required`, or `is empty, at least 1 entry is required`.
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

/// The candidates of an ambiguity, and the number of further ones.
pub fn list(candidates: Vec<String>, total: usize) -> String {
    let more = match total.saturating_sub(candidates.len()) {
        0 => String::new(),
        more => format!(", and {more} more"),
    };
    format!("{}{more}", candidates.join(", "))
}

/// A count with its unit, which is given in the plural: `1 entry`, `2 entries`.
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

/// The hint for a member that repeats a given one in another spelling.
pub(crate) fn given_twice(name: &str, ours: &str) -> String {
    format!("leave {} out: {ours} is given", shown(name))
}

/// A noun with its indefinite article: `an image`, `a url`.
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

/// Bounds the length of a message: of a long one, the beginning and the end are kept.
pub fn bounded(sentence: String) -> String {
    // The byte length is an upper bound of the character count, so most messages need no counting.
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

/// The message for a name that is not one of the allowed values.
pub fn not_allowed(name: &str) -> String {
    format!("{:?} is not one of the allowed values", shown(name))
}

/// A text for use in a message; a long one is truncated.
pub fn shown(text: &str) -> Shown<'_> {
    Shown(cut(text, MAX_SHOWN))
}

/// A text that a message quotes. `{:?}` adds quotes and escapes unreadable characters like Rust's `Debug`, but keeps
/// combining marks on their letters.
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
        // Only a combining mark without a letter is escaped. Splitting avoids escaping single quotes, which need no
        // escape in a string.
        for (position, piece) in self.split('\'').enumerate() {
            let quote = if position == 0 { "" } else { "'" };
            write!(out, "{quote}{}", piece.escape_debug())?;
        }
        out.write_char('"')
    }
}

/// The first characters of a text, with an ellipsis if it is longer.
pub(crate) fn cut(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        None => Cow::Borrowed(text),
        Some((end, _)) => Cow::Owned(format!("{}…", text.get(..end).unwrap_or_default())),
    }
}

#[cfg(test)]
mod tests;
