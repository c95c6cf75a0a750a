//! What an entry of a type's list says otherwise of its property, which the list does not change (document.md 7).

use rolltop_document::findings::Findings;
use rolltop_document::path::Path;
use rolltop_document::properties::{RenderContext, render_value};
use rolltop_document::type_settings::{Definition, kept_member};
use rolltop_document::vocabulary::PropertyDef;

use super::draft::TypeDraft;

impl TypeDraft<'_> {
    /// The list of a type says which properties it has; what a property is like is not changed by it.
    pub(super) fn warn_of_differences(
        &self,
        def: &PropertyDef,
        definition: &Definition,
        path: &Path,
        found: &mut Findings,
    ) {
        let mut differ = |member: &str, differs: bool, hint: &'static str| {
            if differs {
                found.warn(kept_member(&self.spelled(&def.key), member, path, hint));
            }
        };
        let plain = "leave it out: the list of a type changes no property";
        let name = definition
            .name
            .as_ref()
            .filter(|_| definition.property.is_some());
        differ(
            "name",
            name.is_some_and(|name| *name != def.name),
            "update_property renames a property",
        );
        let details = &def.details;
        let differs = definition.description.as_ref();
        differ(
            "description",
            differs.is_some_and(|text| *text != details.description),
            plain,
        );
        let differs = definition.readonly;
        differ(
            "readonly",
            differs.is_some_and(|flag| flag != details.readonly),
            plain,
        );
        let differs = definition.include_time;
        differ(
            "include_time",
            differs.is_some_and(|flag| flag != details.include_time),
            plain,
        );
        let differs = definition.max_count;
        differ(
            "max_count",
            differs.is_some_and(|count| count != def.max_count),
            plain,
        );
        let mut unresolved = Findings::default();
        let types = self.object_types(definition, path, &mut unresolved);
        let differs = definition.object_types.is_some() && types != def.object_types;
        differ("object_types", differs || !unresolved.is_clean(), plain);
        let differs = definition.default_value.as_ref();
        differ(
            "default_value",
            differs.is_some_and(|value| *value != self.served_default(def)),
            plain,
        );
        let recoloured = definition.options.iter().any(|option| {
            let mut held = def
                .options
                .named(&option.name)
                .filter(|held| !held.archived);
            held.any(|held| option.color.is_some_and(|color| color != held.color))
        });
        differ(
            "options",
            recoloured,
            "update_property_option changes a colour",
        );
    }

    /// The default value as a read of the type serves it.
    fn served_default(&self, def: &PropertyDef) -> serde_json::Value {
        let names = self.names();
        let context = RenderContext {
            vocabulary: &self.vocabulary,
            spelling: &names,
            objects: self.surroundings().objects,
        };
        let stored = def.details.default_value.as_ref();
        stored.map_or(serde_json::Value::Null, |stored| {
            render_value(def, stored, &Path::root(), context, &mut Vec::new())
        })
    }
}
