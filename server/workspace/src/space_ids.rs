//! The ids of spaces and how they are spelled: in full, and as a short reference (http.md 9).

use std::collections::HashMap;

use rolltop_document::envelope::IdSpelling;

/// Full id of the space that is the server's own, should it ever need one. No grant reaches it and no key hears of it,
/// so that what is granted today reaches nothing more tomorrow (chats-files-auth.md 3.6).
pub const TECHNICAL_SPACE: &str = "bafyreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.0";

/// Characters of a short reference.
const SHORT_LENGTH: usize = 6;

/// The half of a full id before the dot; the whole of anything else.
pub(crate) fn cid_half(id: &str) -> &str {
    id.split_once('.').map_or(id, |(cid, _)| cid)
}

/// A resolved space reference. Whether the space exists is another question.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SpaceTarget {
    /// Full id.
    pub id: String,
    /// As the caller wrote it: what refusals quote.
    pub spelled: String,
}

/// Which spaces of a set their last characters identify.
#[derive(Clone, Debug)]
pub struct ShortReferences {
    holders: HashMap<String, usize>,
}

impl ShortReferences {
    /// Counts the endings of all spaces that a reader sees, by full id.
    pub fn among<'a>(ids: impl IntoIterator<Item = &'a str>) -> Self {
        let mut holders = HashMap::new();
        for id in ids {
            *holders.entry(short(id).to_owned()).or_default() += 1;
        }
        Self { holders }
    }

    /// The spelling of a space: short where no other of the set ends alike.
    pub fn serve(&self, id: &str, spelling: IdSpelling) -> String {
        let short = short(id);
        let unique = self.holders.get(short).is_none_or(|&count| count == 1);
        match spelling {
            IdSpelling::Compact if unique => short.to_owned(),
            IdSpelling::Compact | IdSpelling::Full => id.to_owned(),
        }
    }
}

/// The last characters of the cid half.
fn short(id: &str) -> &str {
    let cid = cid_half(id);
    let start = cid.len().saturating_sub(SHORT_LENGTH);
    cid.get(start..).unwrap_or(cid)
}

#[cfg(test)]
mod tests;
