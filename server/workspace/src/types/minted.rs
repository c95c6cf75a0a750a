//! New properties of the list of a type (document.md 7).

use rolltop_document::findings::Findings;
use rolltop_document::issue::{Issue, Ref};
use rolltop_document::path::Path;
use rolltop_document::properties::{Slot, ValueContext, parse_value};
use rolltop_document::type_settings::Definition;
use rolltop_document::vocabulary::{
    Format, PropertyDef, PropertyDetails, canonical_name, is_wanted_key,
};
use rolltop_document::wording::shown;

use super::draft::TypeDraft;
use crate::properties::mint::{PropertyPaths, blank_name};

impl TypeDraft<'_> {
    /// Creates the property of an entry. Returns its internal key.
    pub(super) fn mint_definition(
        &mut self,
        definition: &Definition,
        path: &Path,
        found: &mut Findings,
    ) -> Option<String> {
        let new = self.new_property(definition, path, found)?;
        let (key, name) = (path.key("property"), path.key("name"));
        let (key, name) = (String::from(key), String::from(name));
        let paths = PropertyPaths {
            key: &key,
            name: &name,
            another_key: "send another key as `property`, next to the `name`",
        };
        let mut def = match self.mint((new, &definition.options), paths) {
            Ok(def) => def,
            Err(fault) => {
                found.refusal(fault);
                return None;
            }
        };
        if let Some(value) = &definition.default_value {
            let path = path.key("default_value");
            def.details.default_value = self.stored_default(&def, value, &path, found);
            self.adopt(def.clone());
        }
        Some(def.key)
    }

    /// The new property of an entry, whose other faults the parser has found.
    fn new_property(
        &self,
        definition: &Definition,
        path: &Path,
        found: &mut Findings,
    ) -> Option<PropertyDef> {
        let before = found.issues.len();
        let name = definition.name.clone().unwrap_or_default();
        if canonical_name(&name).is_empty() {
            found.issue(blank_name(path.key("name")));
        }
        if let Some(wanted) = definition.property.as_deref()
            && !is_wanted_key(wanted)
        {
            let message = format!(
                "{:?} names no property and cannot be the key of a new one",
                shown(wanted)
            );
            let issue = Issue::at(path.key("property"), message);
            found.issue(
                issue.hint("keys match ^[a-zA-Z0-9_]+$; leave it out to derive one from the name"),
            );
        }
        let format = definition.format.unwrap_or(Format::Text);
        if !format.is_creatable() {
            // Only the server's own properties have it.
            let message = format!("no property of the format {} can be created", format.name());
            let issue = Issue::at(path.key("format"), message);
            found.issue(issue.hint(Format::creatable().join(", ")));
        }
        let object_types = self.object_types(definition, path, found);
        (found.issues.len() == before).then(|| PropertyDef {
            name,
            format,
            slug: definition.property.clone(),
            object_types,
            max_count: definition.max_count.unwrap_or_default(),
            details: PropertyDetails {
                description: definition.description.clone().unwrap_or_default(),
                readonly: definition.readonly.unwrap_or_default(),
                include_time: definition.include_time.unwrap_or_default(),
                default_value: None,
            },
            ..PropertyDef::default()
        })
    }

    /// Internal keys of the types that values may point to.
    pub(super) fn object_types(
        &self,
        definition: &Definition,
        path: &Path,
        found: &mut Findings,
    ) -> Vec<String> {
        let list = path.key("object_types");
        let mut keys = Vec::new();
        let spellings = definition.object_types.iter().flatten();
        for (position, spelling) in spellings.enumerate() {
            match self.names().find_type(spelling) {
                Ok(def) if !keys.contains(&def.key) => keys.push(def.key.clone()),
                Ok(_) => {}
                Err(miss) => found.miss(&list.index(position), miss),
            }
        }
        keys
    }

    fn stored_default(
        &self,
        def: &PropertyDef,
        value: &serde_json::Value,
        path: &Path,
        found: &mut Findings,
    ) -> Option<serde_json::Value> {
        let slot = Slot {
            property: def,
            path,
            held: None,
        };
        let context = ValueContext::Space {
            objects: self.objects,
            new_options: self.options,
        };
        let mut judged = Findings::default();
        let stored = parse_value(slot, value, context, &mut judged);
        // The property is not there yet, and so has no options that could be listed.
        for issue in &mut judged.issues {
            let lists = |one: &Ref| one.op.as_deref() == Some("list_property_options");
            issue.see_also.retain(|one| !lists(one));
        }
        found.append(judged);
        stored
    }
}
