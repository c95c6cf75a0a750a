//! Renders the definition of a type in its document (document.md 7).

use serde_json::{Value, json};

use crate::issue::Issue;
use crate::kinds::Section;
use crate::limits::MAX_OPTIONS;
use crate::path::Path;
use crate::properties::{RenderContext, render_value};
use crate::vocabulary::{PropertyDef, TypeDef};
use crate::wire::JsonMap;

/// `type_settings` in the document of a type.
pub(super) fn type_settings(
    def: &TypeDef,
    context: RenderContext<'_>,
    warnings: &mut Vec<Issue>,
) -> JsonMap {
    let vocabulary = context.vocabulary;
    let mut settings = JsonMap::new();
    let mut put = |name: &str, value: Value| settings.insert(name.to_owned(), value);
    put("layout", json!(def.layout.name()));
    put("api_key", json!(vocabulary.type_key(&def.key)));
    if !def.plural_name.is_empty() {
        put("plural_name", json!(def.plural_name));
    }
    if let Some(template) = &def.default_template {
        put("default_template", json!(template));
    }
    if let Some(view) = def.default_view {
        put("default_view", json!(view.name()));
    }
    let mut listed: Vec<&(String, Section)> = def.definitions.iter().collect();
    listed.sort_by_key(|(_, section)| section.rank());
    let list = Path::pointer("/type_settings/property_definitions");
    let known = listed
        .into_iter()
        .filter_map(|(key, section)| Some((vocabulary.property(key)?, *section)));
    let definitions: Vec<Value> = known
        .enumerate()
        .map(|(at, (property, section))| {
            let path = list.index(at);
            Value::Object(definition(property, section, &path, context, warnings))
        })
        .collect();
    put("property_definitions", Value::Array(definitions));
    settings
}

fn definition(
    property: &PropertyDef,
    section: Section,
    path: &Path,
    context: RenderContext<'_>,
    warnings: &mut Vec<Issue>,
) -> JsonMap {
    let spelling = context.spelling;
    let mut entry = JsonMap::new();
    let mut put = |name: &str, value: Value| entry.insert(name.to_owned(), value);
    put("property", json!(spelling.property_key(&property.key)));
    put("name", json!(property.name));
    put("format", json!(property.format.name()));
    // Serves only as many options as a write of the same entry accepts.
    let served: Vec<Value> = property
        .options
        .live()
        .take(MAX_OPTIONS)
        .map(|option| json!({ "name": option.name, "color": option.color.name() }))
        .collect();
    let count = property.options.live().count();
    if count > served.len() {
        let message = format!("the first {MAX_OPTIONS} of {count} options are listed");
        let hint = "list_property_options lists them all; leaving some out here removes none";
        warnings.push(Issue::at(path.key("options"), message).hint(hint));
    }
    if !served.is_empty() {
        put("options", Value::Array(served));
    }
    if !property.object_types.is_empty() {
        let types = property
            .object_types
            .iter()
            .map(|key| json!(spelling.type_key(key)));
        put("object_types", types.collect());
    }
    if property.max_count > 0 {
        put("max_count", json!(property.max_count));
    }
    let details = &property.details;
    if !details.description.is_empty() {
        put("description", json!(details.description));
    }
    if details.readonly {
        put("readonly", json!(true));
    }
    if details.include_time {
        put("include_time", json!(true));
    }
    if let Some(value) = &details.default_value {
        let path = path.key("default_value");
        put(
            "default_value",
            render_value(property, value, &path, context, warnings),
        );
    }
    if section != Section::Regular {
        put("section", json!(section.name()));
    }
    entry
}
