//! The counters of an edit, by their definitions (ops.md 11).

use rolltop_document::ops::DiffStats;

use super::state::{Model, Node};

pub(super) fn between(before: &Model, after: &Model) -> DiffStats {
    let (old, new) = (&before.blocks, &after.blocks);
    let absent = |from: &[Node], other: &[Node]| {
        from.iter()
            .filter(|node| held(other, &node.id).is_none())
            .count()
    };
    let common = || {
        new.iter()
            .filter_map(|node| Some((held(old, &node.id)?, node)))
    };
    let keys = || {
        before.properties.keys().chain(
            after
                .properties
                .keys()
                .filter(|key| !before.properties.contains_key(*key)),
        )
    };
    let gone = |from: &[String], other: &[String]| {
        from.iter().filter(|item| !other.contains(item)).count()
    };
    DiffStats {
        blocks_added: absent(new, old),
        blocks_removed: absent(old, new),
        blocks_changed: common()
            .filter(|(old, new)| old.members != new.members)
            .count(),
        blocks_moved: common()
            .filter(|(one, _)| family(old, new, &one.id) != family(new, old, &one.id))
            .count(),
        properties_changed: keys()
            .filter(|key| before.properties.get(*key) != after.properties.get(*key))
            .count(),
        items_added: gone(&after.items, &before.items),
        items_removed: gone(&before.items, &after.items),
    }
}

fn held<'n>(nodes: &'n [Node], id: &str) -> Option<&'n Node> {
    nodes.iter().find(|node| node.id == id)
}

/// The parent, and the nearest sibling before that the other document has, too.
fn family<'n>(nodes: &'n [Node], other: &[Node], id: &str) -> (Option<&'n str>, Option<&'n str>) {
    let at = nodes.iter().position(|node| node.id == id).unwrap();
    let level = nodes[at].indent;
    let parent = (0..at).rev().find(|above| nodes[*above].indent < level);
    let from = parent.map_or(0, |parent| parent + 1);
    let sibling = (from..at)
        .rev()
        .find(|before| nodes[*before].indent == level && held(other, &nodes[*before].id).is_some());
    let id = |at: usize| nodes[at].id.as_str();
    (parent.map(id), sibling.map(id))
}
