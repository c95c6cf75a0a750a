//! The body and the result of a batch of edit operations (ops.md 1, 10, 11).

use std::collections::BTreeMap;

use rolltop_document::issue::Issue;
use rolltop_document::ops::{self, limits};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::reply::Outcome;
use crate::shared::SideEffects;

/// Body of patch_object.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PatchObjectRequest {
    /// The operations, applied in order.
    #[schemars(length(min = 1, max = "limits::MAX_OPS"))]
    pub ops: Vec<EditOperation>,
}

/// One edit operation; `op` names it. The documents show the schema of each.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct EditOperation(pub Map<String, Value>);

/// The result of patch_object.
#[derive(Clone, Debug, Default, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct EditResult {
    /// The etag after the edit; absent on a dry run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub etag: Option<String>,
    /// True if nothing was written.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dry_run: bool,
    /// Findings that do not make the request fail.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Issue>,
    /// What the write created in addition to the edit.
    #[serde(default, skip_serializing_if = "SideEffects::is_empty")]
    pub created: SideEffects,
    /// Always absent: an edit of an object detaches nothing.
    #[serde(default, skip_serializing_if = "SideEffects::is_empty")]
    pub removed: SideEffects,
    /// The ids of new blocks, rows and columns. The key is the position in the request, such as `ops[0].blocks[1]`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub created_blocks: BTreeMap<String, String>,
    /// The ids of new views. The key is the position, such as `ops[0]` or `ops[0].set.views[1]`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub created_views: BTreeMap<String, String>,
    /// The size of the change.
    pub diff_stats: DiffStats,
    /// The old and new type, if the type changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub type_changed: Option<TypeChanged>,
}

/// The size of a change.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct DiffStats {
    /// New blocks.
    pub blocks_added: u32,
    /// Blocks with changed content.
    pub blocks_changed: u32,
    /// The fewest moves of blocks that explain the new order. One move_block counts 1, with all the descendants that it
    /// moves.
    pub blocks_moved: u32,
    /// Deleted blocks.
    pub blocks_removed: u32,
    /// Properties that were added, removed or changed.
    pub properties_changed: u32,
    /// New items of a collection; absent if there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub items_added: Option<u32>,
    /// Removed items of a collection; absent if there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub items_removed: Option<u32>,
}

/// The old and new type key of an object.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct TypeChanged {
    /// The old type.
    pub from: String,
    /// The new type.
    pub to: String,
}

impl Outcome for EditResult {
    fn etag(&self) -> Option<&str> {
        self.etag.as_deref()
    }

    fn warnings(&mut self) -> Option<&mut Vec<Issue>> {
        Some(&mut self.warnings)
    }

    fn mark_dry_run(&mut self, _: bool) {
        self.dry_run = true;
        self.etag = None;
    }
}

impl From<ops::DiffStats> for DiffStats {
    fn from(stats: ops::DiffStats) -> Self {
        let some = |number: usize| (number > 0).then(|| count(number));
        Self {
            blocks_added: count(stats.blocks_added),
            blocks_changed: count(stats.blocks_changed),
            blocks_moved: count(stats.blocks_moved),
            blocks_removed: count(stats.blocks_removed),
            properties_changed: count(stats.properties_changed),
            items_added: some(stats.items_added),
            items_removed: some(stats.items_removed),
        }
    }
}

impl From<ops::TypeChange> for TypeChanged {
    fn from(change: ops::TypeChange) -> Self {
        Self {
            from: change.from,
            to: change.to,
        }
    }
}

/// Converts a count to its wire type. The body size limit prevents larger counts.
pub fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
