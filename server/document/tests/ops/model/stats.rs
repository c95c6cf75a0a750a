//! The counters of an edit, by their definitions (ops.md 11).

use std::collections::HashSet;

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
        blocks_moved: moved(old, new),
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

/// The blocks of both documents that no longest chain of children in their old order holds.
fn moved(old: &[Node], new: &[Node]) -> usize {
    let kept: Vec<_> = new
        .iter()
        .filter_map(|node| {
            let at = old.iter().position(|other| other.id == node.id)?;
            Some((at, parent(old, &node.id), parent(new, &node.id)))
        })
        .collect();
    let stays = |(_, before, after): &&(usize, Option<&str>, Option<&str>)| before == after;
    // Of each child that stays: how many elder ones at most can stay with it, itself included.
    let mut chains: Vec<(Option<&str>, usize, usize)> = Vec::new();
    for (at, _, parent) in kept.iter().filter(stays) {
        let elder = chains
            .iter()
            .filter(|(of, before, _)| of == parent && before < at);
        let longest = elder.map(|(.., length)| length + 1).max();
        chains.push((*parent, *at, longest.unwrap_or(1)));
    }
    let parents: HashSet<_> = chains.iter().map(|(parent, ..)| *parent).collect();
    let longest = |parent: &Option<&str>| {
        let of = chains.iter().filter(|(of, ..)| of == parent);
        of.map(|(.., length)| *length).max().unwrap()
    };
    kept.len() - parents.iter().map(longest).sum::<usize>()
}

fn parent<'n>(nodes: &'n [Node], id: &str) -> Option<&'n str> {
    let at = nodes.iter().position(|node| node.id == id).unwrap();
    let level = nodes[at].indent;
    let above = nodes[..at].iter().rev();
    above
        .map(|node| (node.id.as_str(), node.indent))
        .find(|(_, indent)| *indent < level)
        .map(|(id, _)| id)
}
