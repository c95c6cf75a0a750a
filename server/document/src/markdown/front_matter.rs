//! Parses the optional YAML block at the start of a Markdown file (document.md 12.4).

use std::fmt::Display;

use crate::issue::{Issue, Ref};
use crate::wording::shown;

/// Maximum number of keys that the warning names.
const MAX_NAMED: usize = 20;
const TITLE: &str = "title";

/// The content of a front matter.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct FrontMatter {
    /// Its `title`, if that is a string on one line.
    pub title: Option<String>,
    /// Its keys in order.
    keys: Vec<String>,
}

impl FrontMatter {
    /// Splits the front matter from a text with unified line ends: `---`, YAML lines with keys, `---` or `...`.
    pub(super) fn split(markdown: &str) -> (Self, &str) {
        let none = (Self::default(), markdown);
        let Some(body) = markdown.strip_prefix("---\n") else {
            return none;
        };
        let mut found = Self::default();
        let mut length = 0;
        for line in body.split_inclusive('\n') {
            length += line.len();
            let line = line.trim_end();
            if matches!(line, "---" | "...") {
                let rest = body.get(length..).unwrap_or_default();
                return if found.keys.is_empty() {
                    none
                } else {
                    (found, rest)
                };
            }
            // Skips comments, and lines that continue the previous key.
            let is_inner = line.starts_with([' ', '\t', '-', '}', ']']) && !found.keys.is_empty();
            if line.starts_with('#') || is_inner || (line.is_empty() && length > 1) {
                continue;
            }
            let Some((key, value)) = entry(line) else {
                return none;
            };
            if key == TITLE {
                found.title = scalar(value).filter(|title| !title.is_empty());
            }
            found.keys.push(key.to_owned());
        }
        none
    }

    /// The warning about keys that are dropped, if there are any.
    pub fn warning(&self, title_is_kept: bool, path: &dyn Display) -> Option<Issue> {
        let is_lost = |key: &&String| !(title_is_kept && *key == TITLE);
        let lost: Vec<&String> = self.keys.iter().filter(is_lost).collect();
        if lost.is_empty() {
            return None;
        }
        let named: Vec<String> = lost
            .iter()
            .take(MAX_NAMED)
            .map(|key| format!("`{}`", shown(key)))
            .collect();
        let more = match lost.len() - named.len() {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let message = format!(
            "keys of the front matter are not kept: {}, {}{more}",
            lost.len(),
            named.join(", ")
        );
        let hint = "send them as properties: {\"<key>\": <value>} in `properties` of the create, or with set_properties";
        Some(
            Issue::at(path.to_string(), message)
                .hint(hint)
                .see(Ref::op("list_properties")),
        )
    }
}

/// `key: value` at the start of a line.
fn entry(line: &str) -> Option<(&str, &str)> {
    let (key, value) = line.split_once(':')?;
    let is_key = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | ' ');
    let fits = !key.trim().is_empty() && key.chars().all(is_key);
    (fits && (value.is_empty() || value.starts_with([' ', '\t'])))
        .then(|| (key.trim(), value.trim()))
}

/// A one-line string, plain or quoted.
fn scalar(value: &str) -> Option<String> {
    if value.starts_with('"') {
        return serde_json::from_str(value).ok();
    }
    if let Some(quoted) = value.strip_prefix('\'') {
        return Some(quoted.strip_suffix('\'')?.replace("''", "'"));
    }
    let is_plain = !value.starts_with(['|', '>', '[', '{', '&', '*', '!', '#']);
    let end = value.find(" #").unwrap_or(value.len());
    is_plain.then(|| value.get(..end).unwrap_or_default().trim_end().to_owned())
}
