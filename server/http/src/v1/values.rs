//! From stored values to those of v1 (v1.md 11), and which properties v1 knows at all.

use rolltop_document::bundled::DESCRIPTION;
use rolltop_document::properties::render_date;
use rolltop_document::vocabulary::{Format, PropertyDef};
use rolltop_spec::v1::{PropertyFormat, PropertyWithValue as Value, Tag};
use rolltop_workspace::objects::FullObject;
use serde_json::Value as Json;

use super::shapes::Shapes;

/// Properties that are never listed, served or written (v1.md 11), by their served key.
#[rustfmt::skip]
const SYSTEM: [&str; 39] = [
    "id", "space_id", "name", "type", "icon_emoji", "icon_image", "icon_name", "icon_option", "layout",
    "resolved_layout", "layout_align", "is_favorite", "is_archived", "is_deleted", "is_hidden",
    "is_hidden_discovery", "is_readonly", "internal_flags", "restrictions", "origin", "snippet", "sync_status",
    "sync_error", "sync_date", "cover_id", "cover_type", "cover_scale", "cover_x", "cover_y", "mentions",
    "source_file_path", "import_type", "target_object_type", "featured_relations", "set_of", "source_object",
    "participant_status", "participant_permissions", "picture",
];

/// The format of a property as v1 has it; `None` for those that only the server has.
pub(super) fn format(format: Format) -> Option<PropertyFormat> {
    PropertyFormat::from_name(format.name())
}

/// True for a property that v1 lists and serves, unless it was removed.
pub(super) fn is_known(def: &PropertyDef) -> bool {
    let key = def.slug.as_deref().unwrap_or(&def.key);
    def.is_installed() && !def.hidden && format(def.format).is_some() && !is_system(key)
}

/// True for the served key of a property that v1 has nothing to do with.
pub(super) fn is_system(key: &str) -> bool {
    SYSTEM.contains(&key)
}

impl Shapes<'_> {
    /// Every value that an object holds and v1 can show: the description first, then by key.
    pub(super) fn values(&self, object: &FullObject) -> Vec<Value> {
        let vocabulary = &self.names.vocabulary;
        let mut shown: Vec<(bool, &str, Value)> = Vec::new();
        for (key, stored) in &object.values {
            let def = vocabulary.property(key);
            let Some(def) = def.filter(|def| is_known(def) && !def.archived) else {
                continue;
            };
            if let Some(value) = self.value(def, stored) {
                shown.push((def.key != DESCRIPTION, vocabulary.property_key(key), value));
            }
        }
        shown.sort_by(|a, b| (a.0, a.1).cmp(&(b.0, b.1)));
        shown.into_iter().map(|(.., value)| value).collect()
    }

    /// `None` for null, a select without a live tag, and what the format does not fit.
    fn value(&self, def: &PropertyDef, stored: &Json) -> Option<Value> {
        let property = self.property(def)?;
        let text = || stored.as_str().map(str::to_owned);
        Some(match property.format {
            PropertyFormat::Text => Value::text(property, text()?),
            PropertyFormat::Url => Value::url(property, text()?),
            PropertyFormat::Email => Value::email(property, text()?),
            PropertyFormat::Phone => Value::phone(property, text()?),
            PropertyFormat::Number => Value::number(property, stored.as_number()?.clone()),
            PropertyFormat::Checkbox => Value::checkbox(property, stored.as_bool()?),
            PropertyFormat::Date => Value::date(property, render_date(stored.as_i64()?)?),
            PropertyFormat::Select => Value::select(property, self.live_tags(def, stored).next()?),
            PropertyFormat::MultiSelect => {
                stored.as_array()?;
                Value::multi_select(property, self.live_tags(def, stored).collect())
            }
            PropertyFormat::Files => Value::files(property, ids(stored)?),
            PropertyFormat::Objects => Value::objects(property, ids(stored)?),
        })
    }

    fn live_tags(&self, def: &PropertyDef, stored: &Json) -> impl Iterator<Item = Tag> {
        let entries = stored.as_array().into_iter().flatten();
        let options = entries.filter_map(|entry| def.options.by_id(entry.as_str()?));
        options.filter(|option| !option.archived).map(Self::tag)
    }
}

fn ids(stored: &Json) -> Option<Vec<String>> {
    let ids = stored.as_array()?.iter().filter_map(Json::as_str);
    Some(ids.map(str::to_owned).collect())
}
