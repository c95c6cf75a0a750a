//! What a search for words needs to know of a space: which properties are text, and the names of its options and
//! types (query.md 9).

use rolltop_document::bundled::KeyClass;
use rolltop_document::vocabulary::{Format, Vocabulary};
use rolltop_index::{NameHits, Names, TextKeys};

use crate::catalog::Catalogue;

/// The properties whose texts are found: visible, writable ones of format text.
pub(crate) fn text_keys(catalogue: &Catalogue) -> TextKeys {
    let found = catalogue.vocabulary.properties().iter().filter(|def| {
        def.format == Format::Text
            && !def.hidden
            && !def.archived
            && def.class() == KeyClass::Settable
    });
    TextKeys {
        keys: found.map(|def| def.key.clone()).collect(),
        seq: catalogue.seq,
    }
}

/// The options and types of a space.
pub(crate) struct SpaceWords<'c>(pub(crate) &'c Vocabulary);

impl Names for SpaceWords<'_> {
    fn holding(&self, bits_of: &mut dyn FnMut(&str) -> u64) -> NameHits {
        let mut held = |name: &str| Some(bits_of(name)).filter(|bits| *bits != 0);
        let mut hits = NameHits::default();
        for property in self.0.properties().iter().filter(|def| !def.archived) {
            for option in property.options.iter() {
                if let Some(bits) = held(&option.name) {
                    let key = property.key.clone();
                    hits.options.push((key, option.id.clone(), bits));
                }
            }
        }
        let types = self.0.types().iter();
        hits.types = types
            .filter_map(|def| Some((def.key.clone(), held(&def.name)?)))
            .collect();
        hits
    }
}
