use super::*;
use crate::block::{BlockContent, VerticalAlign};
use crate::kinds::Align;

// Older versions have stored documents with two blocks of one id: deleting one of them is their repair.
#[test]
fn blocks_of_one_id_are_counted_somehow() {
    let block = |id: &str| Block {
        indent: 0,
        id: id.to_owned(),
        content: BlockContent::TableOfContents,
        align: Align::default(),
        vertical_align: VerticalAlign::default(),
        background_color: None,
        fields: None,
    };
    let document = |ids: &[&str]| Document {
        blocks: ids.iter().map(|id| block(id)).collect(),
        ..Document::default()
    };
    let twice = document(&["a", "d", "d", "z"]);
    for after in [
        &["a", "d", "z"][..],
        &["a", "z"],
        &["d"],
        &[],
        &["z", "d", "a"],
    ] {
        let stats = DiffStats::between(&twice, &document(after));
        assert!(
            stats.blocks_added == 0 && stats.blocks_removed <= 3,
            "{stats:?}"
        );
    }
}
