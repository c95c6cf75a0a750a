//! Views that a payload sends back as a read served them (ops.md 6.1).
//!
//! A read may spell a view so that its words resolve no longer: an option that is gone by its id, two options by
//! one name. Such a view is taken out of the payload before it is parsed and put back as it was stored.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::block::{Block, BlockContent, ExistingParts, JsonMap, MintedKind};
use crate::view::{View, render_view};
use crate::vocabulary::{KeysMode, SpaceNames};

const VIEWS: &str = "views";

/// The views of a payload that are as stored, by full id.
#[derive(Default)]
pub(super) struct EchoedViews {
    stored: HashMap<String, View>,
}

impl EchoedViews {
    /// Whether the members of a block carry views at all.
    pub(super) fn may_be_in(block: &Value) -> bool {
        block.get(VIEWS).is_some_and(Value::is_array)
    }

    /// Leaves of every echoed view in the members of a block only its id.
    pub(super) fn take(
        &mut self,
        block: &mut JsonMap,
        parts: &dyn ExistingParts,
        names: SpaceNames<'_>,
    ) {
        let views = block.get_mut(VIEWS).and_then(Value::as_array_mut);
        for written in views.into_iter().flatten() {
            let Some(spelling) = written.get("id").and_then(Value::as_str) else {
                continue;
            };
            let Ok(id) = parts.resolve(spelling, MintedKind::View) else {
                continue;
            };
            let Some(view) = parts.view(&id) else {
                continue;
            };
            if is_echo(written, view, names) {
                *written = json!({ "id": id });
                self.stored.insert(id, view.clone());
            }
        }
    }

    /// Puts the stored views in the place of what was parsed of them.
    pub(super) fn restore(&mut self, block: &mut Block) {
        if let BlockContent::Dataview(dataview) = &mut block.content {
            for view in &mut dataview.views {
                if let Some(stored) = self.stored.remove(&view.id) {
                    *view = stored;
                }
            }
        }
    }
}

/// Whether a read serves the stored view like this, whatever the spelling of ids and keys.
fn is_echo(written: &Value, stored: &View, names: SpaceNames<'_>) -> bool {
    let Some(written) = written.as_object() else {
        return false;
    };
    let same = |served: &JsonMap| {
        served.len() == written.len()
            && served
                .iter()
                .all(|(name, value)| name == "id" || written.get(name) == Some(value))
    };
    [KeysMode::Slug, KeysMode::Name]
        .into_iter()
        .any(|mode| same(&render_view(stored, &names.keys(mode))))
}
