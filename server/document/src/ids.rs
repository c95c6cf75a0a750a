//! Ids inside a document, and the source of new ones.

/// Length of a generated block, row, column or view id: 12 random bytes in lowercase hex (document.md 9.1).
pub const MINTED_ID_LENGTH: usize = 24;
/// Length of a label, the short form of a generated id (document.md 9.2).
pub const LABEL_LENGTH: usize = 5;
/// Maximum length of a block, row, column or view id (document.md 10.6).
pub const MAX_LOCAL_ID: usize = 64;
/// Length of an object id (document.md 9.1).
pub const OBJECT_ID_LENGTH: usize = 59;
/// The fixed id of the own dataview block of queries, collections and types (document.md 6.5).
pub const DATAVIEW_ID: &str = "dataview";
/// The served form of a reference to an object that the space does not contain (document.md 3.6).
pub const MISSING_OBJECT: &str = "_missing_object";

/// Generates document-local ids. It is injected, because this crate has no randomness.
pub trait IdSource {
    /// A new id of [`MINTED_ID_LENGTH`] lowercase hex characters.
    fn mint(&self) -> String;
}

/// True for the two forms of generated ids that reads can shorten: 24 lowercase hex characters, or a lowercase
/// 8-4-4-4-12 UUID (document.md 9.2).
pub fn is_minted(id: &str) -> bool {
    let hex = |c: u8| c.is_ascii_digit() || (b'a'..=b'f').contains(&c);
    let bytes = id.as_bytes();
    match bytes.len() {
        MINTED_ID_LENGTH => bytes.iter().all(|&c| hex(c)),
        36 => bytes.iter().enumerate().all(|(i, &c)| match i {
            8 | 13 | 18 | 23 => c == b'-',
            _ => hex(c),
        }),
        _ => false,
    }
}

/// True for a spelling that looks like a label: five lowercase hex characters (document.md 9.6).
pub fn is_label_shaped(id: &str) -> bool {
    id.len() == LABEL_LENGTH
        && id
            .bytes()
            .all(|c| c.is_ascii_digit() || (b'a'..=b'f').contains(&c))
}

/// True for the shape of an object id: 59 characters, `bafyrei` and 52 of `a-z2-7` (document.md 9.1).
pub fn is_object_id_shaped(id: &str) -> bool {
    let base32 = |c: u8| c.is_ascii_lowercase() || (b'2'..=b'7').contains(&c);
    id.len() == OBJECT_ID_LENGTH && id.starts_with("bafyrei") && id.bytes().all(base32)
}
