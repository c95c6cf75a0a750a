//! Laws of the codec over random documents.

use proptest::prelude::*;

use super::*;
use crate::block::{Input, ParseContext, parse_blocks, render_block};
use crate::findings::Findings;
use crate::path::Path;
use crate::testing::{CountingIds, generate};
use crate::vocabulary::{BundledNames, KeysMode, SpaceNames, Vocabulary};

fn context<'a>(ids: &'a CountingIds, input: Input<'a>) -> ParseContext<'a> {
    ParseContext {
        names: &BundledNames,
        ids,
        objects: None,
        input,
        rebase: 0,
    }
}

proptest! {
    // document.md 13: reading what was written gives the same document, and the same text again.
    #[test]
    fn stored_text_is_read_back(document in generate::document()) {
        let stored = document.to_stored();
        let read = Document::from_stored(&stored);
        prop_assert_eq!(read.as_ref(), Ok(&document));
        prop_assert_eq!(read.map(|read| read.to_stored()), Ok(stored));
    }

    // document.md 13: what a full read serves, a create takes as it is, under both spellings of keys.
    #[test]
    fn served_blocks_are_valid_input(blocks in generate::blocks(12)) {
        for keys in [KeysMode::Slug, KeysMode::Name] {
            let spelling = SpaceNames::new(Vocabulary::bundled()).keys(keys);
            let served: Vec<_> =
                blocks.iter().map(|block| Value::Object(render_block(block, &spelling))).collect();
            let ids = CountingIds::default();
            let mut out = Findings::default();
            let path = Path::pointer("/blocks");
            let parsed = parse_blocks(&served, &path, &context(&ids, Input::Create), &mut out);
            prop_assert_eq!(&out.issues, &[]);
            prop_assert_eq!(&parsed.blocks, &blocks);
        }
    }
}
