//! The name of a file, and its extension (chats-files-auth.md 2.2).

use super::sniff::is_known;

/// The name of a file without a usable name.
const NAMELESS: &str = "upload";
/// Longest extension in characters; a longer one belongs to the name.
const MAX_EXTENSION: usize = 16;

/// A name and an extension, which are two properties of the object.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct FileName {
    /// Without the extension and its dot.
    pub stem: String,
    /// Without the dot; may be empty.
    pub extension: String,
}

impl FileName {
    /// Divides a name at its last dot, if an extension follows it.
    pub fn of(name: &str) -> Self {
        let is_extension = |text: &str| {
            (1..=MAX_EXTENSION).contains(&text.len())
                && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
        };
        let divided = name.rsplit_once('.');
        let divided = divided.filter(|(stem, end)| !stem.is_empty() && is_extension(end));
        let (stem, extension) = divided.unwrap_or((name, ""));
        Self {
            stem: stem.to_owned(),
            extension: extension.to_owned(),
        }
    }

    /// The name that the caller gave, or that of the source. The part after its last dot counts as its extension if the
    /// source has the same one, or if it is a known one; otherwise the extension of the source is added.
    pub(super) fn choose(given: Option<&str>, source: &str) -> Self {
        let source = Self::of(source);
        let given = given.map(|name| without_controls(name).trim().to_owned());
        let Some(name) = given.filter(|name| !name.is_empty()) else {
            return source;
        };
        let divided = Self::of(&name);
        let is_meant = source.extension.is_empty()
            || divided.extension.eq_ignore_ascii_case(&source.extension)
            || is_known(&divided.extension);
        if is_meant {
            return divided;
        }
        Self {
            stem: name,
            extension: source.extension,
        }
    }

    /// The name cut to at most so many characters as a whole, its extension kept. `most` is larger than any extension.
    #[must_use]
    pub fn within(self, most: usize) -> Self {
        let extension = match self.extension.len() {
            0 => 0,
            length => length + 1,
        };
        let room = most.saturating_sub(extension);
        if self.stem.chars().count() <= room {
            return self;
        }
        let stem: String = self.stem.chars().take(room).collect();
        Self {
            stem: stem.trim_end().to_owned(),
            ..self
        }
    }

    /// The whole name.
    pub fn whole(&self) -> String {
        match self.extension.as_str() {
            "" => self.stem.clone(),
            extension => format!("{}.{extension}", self.stem),
        }
    }
}

/// The base name of a file as a foreign system spells it: without folders and control characters.
pub fn source_name(sent: &str) -> String {
    let base = sent.rsplit(['/', '\\']).next().unwrap_or_default();
    if base.contains('\0') {
        return NAMELESS.to_owned();
    }
    match without_controls(base).trim() {
        "" | "." | ".." => NAMELESS.to_owned(),
        name => name.to_owned(),
    }
}

fn without_controls(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}

#[cfg(test)]
mod tests;
