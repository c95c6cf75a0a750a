//! The property list of a type in its document: one list of internal keys per section (document.md 3.4).

use serde_json::Value;

use super::Document;
use crate::kinds::Section;

/// The internal key of the list for each section.
pub const SECTION_LISTS: [(Section, &str); 4] = [
    (Section::Featured, "recommendedFeaturedRelations"),
    (Section::Regular, "recommendedRelations"),
    (Section::File, "recommendedFileRelations"),
    (Section::Hidden, "recommendedHiddenRelations"),
];

/// The properties listed in the document of a type, by internal key, in served order. Empty for other documents.
pub fn listed_properties(document: &Document) -> impl Iterator<Item = (&str, Section)> {
    SECTION_LISTS.into_iter().flat_map(|(section, list)| {
        let entries = document.properties.get(list).and_then(Value::as_array);
        let entries = entries.map(Vec::as_slice).unwrap_or_default();
        let keys = entries.iter().filter_map(Value::as_str);
        keys.map(move |key| (key, section))
    })
}
