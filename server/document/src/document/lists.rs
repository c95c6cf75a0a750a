//! The property list of a type as its document stores it: one list of internal keys a section (document.md 3.4).

use serde_json::Value;

use super::Document;
use crate::kinds::Section;

/// The internal key under which each section is stored.
pub const SECTION_LISTS: [(Section, &str); 4] = [
    (Section::Featured, "recommendedFeaturedRelations"),
    (Section::Regular, "recommendedRelations"),
    (Section::File, "recommendedFileRelations"),
    (Section::Hidden, "recommendedHiddenRelations"),
];

/// The properties that the document of a type lists, by internal key, in served order; of any other document none.
pub fn listed_properties(document: &Document) -> impl Iterator<Item = (&str, Section)> {
    SECTION_LISTS.into_iter().flat_map(|(section, list)| {
        let entries = document.properties.get(list).and_then(Value::as_array);
        let entries = entries.map(Vec::as_slice).unwrap_or_default();
        let keys = entries.iter().filter_map(Value::as_str);
        keys.map(move |key| (key, section))
    })
}
