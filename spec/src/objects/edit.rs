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
    /// Nothing was committed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dry_run: bool,
    /// Advice that needs no retry.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Issue>,
    /// What was created beside the object.
    #[serde(default, skip_serializing_if = "SideEffects::is_empty")]
    pub created: SideEffects,
    /// What was detached; an edit of an object detaches nothing.
    #[serde(default, skip_serializing_if = "SideEffects::is_empty")]
    pub removed: SideEffects,
    /// The ids of new blocks, rows and columns, by their position in the payload, such as `ops[0].blocks[1]`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub created_blocks: BTreeMap<String, String>,
    /// The ids of new views, by position, such as `ops[0]` or `ops[0].set.views[1]`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub created_views: BTreeMap<String, String>,
    /// How much changed.
    pub diff_stats: DiffStats,
    /// The type was changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub type_changed: Option<TypeChanged>,
}

/// How much an edit changed.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct DiffStats {
    /// Blocks that are new.
    pub blocks_added: u32,
    /// Blocks whose content differs.
    pub blocks_changed: u32,
    /// The fewest blocks whose move explains the order: one move_block counts 1, whatever it takes along.
    pub blocks_moved: u32,
    /// Blocks that are gone.
    pub blocks_removed: u32,
    /// Properties whose presence or value differs.
    pub properties_changed: u32,
    /// Members that a collection gained; absent when none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub items_added: Option<u32>,
    /// Members that a collection lost; absent when none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub items_removed: Option<u32>,
}

/// A change of type, in type keys.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct TypeChanged {
    /// The type before.
    pub from: String,
    /// The type after.
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
