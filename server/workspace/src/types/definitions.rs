//! The whole property list of a type as a body writes it (document.md 7, http.md 19.1).
//!
//! The checks run in this order: formats that differ, consent to new options, then unknown and new properties.

use rolltop_document::findings::Findings;
use rolltop_document::issue::{Fault, Issue, Miss};
use rolltop_document::path::Path;
use rolltop_document::properties::{RenderContext, named_by, render_value};
use rolltop_document::type_settings::{Definition, EntryNames, format_conflict, kept_member};
use rolltop_document::vocabulary::{KeyResolver, Offers, PropertyDef, Section, meant_or_new};

use super::batch::refuse;
use super::draft::{PropertyList, TypeDraft};

/// The internal key of the property that an entry names; `None` for a new property. The error has the member that names
/// no property.
type Named = Result<Option<String>, (&'static str, Miss)>;

/// An entry of the list, its path in the body, and its property.
type Entry<'d> = (&'d Definition, Path, Named);

impl TypeDraft<'_> {
    /// Replaces the list; `path` is its path in the body.
    ///
    /// # Errors
    /// All faults of the first check that finds any. The draft is invalid after them.
    pub(super) fn replace_list(
        &mut self,
        definitions: &[Definition],
        path: &Path,
    ) -> Result<(), Fault> {
        let entries = self.entries(definitions, path);
        self.check_known(&entries, path)?;
        let before = std::mem::take(&mut self.list);
        let mut found = Findings::default();
        for (definition, path, named) in entries {
            // An earlier entry may have made what this one names.
            let named = match named {
                Ok(None) if !self.pending.is_empty() => self.named(definition, Offers::ALL),
                named => named,
            };
            let key = match named {
                Ok(Some(key)) => Some(key),
                Ok(None) => self.mint_definition(definition, &path, &mut found),
                Err((member, miss)) => {
                    found.miss(&path.key(member), miss);
                    None
                }
            };
            if let Some(key) = key {
                self.enlist(key, definition, &before, &path, &mut found);
            }
        }
        let files = before
            .iter()
            .filter(|(_, section)| *section == Section::File);
        let lost = files.filter(|(key, _)| !self.is_listed(key));
        let lost: Vec<String> = lost.map(|(key, _)| self.spelled(key)).collect();
        if !lost.is_empty() && found.is_clean() {
            found.issue(file_properties(path.clone(), &lost));
        }
        let refused = "the list of properties is invalid, nothing was changed";
        let warnings = found.into_result(refused)?;
        self.warnings.extend(warnings);
        Ok(())
    }

    /// The entries with their properties. A name means none of the properties that other entries name, because each is
    /// listed once.
    fn entries<'d>(&self, definitions: &'d [Definition], path: &Path) -> Vec<Entry<'d>> {
        let names = self.names().silent();
        let key_of = |spelling: &String| names.held_property(spelling);
        let is_listed = named_by(|| {
            definitions.iter().filter_map(|definition| {
                let property = definition.property.as_ref().and_then(key_of);
                property.or_else(|| definition.name.as_ref().and_then(key_of))
            })
        });
        let offers = Offers::beside(&is_listed);
        let entries = definitions.iter().enumerate();
        let entries = entries.map(|(position, definition)| {
            let named = self.named(definition, offers);
            (definition, path.index(position), named)
        });
        entries.collect()
    }

    fn named(&self, definition: &Definition, offers: Offers<'_>) -> Named {
        let names = EntryNames {
            property: definition.property.as_deref(),
            name: definition.name.as_deref(),
        };
        let is_removed = |key: &str| self.vocabulary.is_removed_property(key);
        let subject = names.subject(
            is_removed,
            |spelling| match names.name {
                // A name beside it may be that of a new property, which can have the key.
                Some(_) => self.find(spelling),
                None => self.find_in_list(spelling, offers),
            },
            // A built-in property with the same display name alone is not meant.
            |name| meant_or_new(self.find(name), |def| def.is_meant_by_name(name)),
        );
        match subject {
            Ok(found) => Ok(found.map(|def| def.key.clone())),
            // A list cannot restore a removed property.
            Err(("property", miss)) if names.property.is_some_and(is_removed) => {
                let issue = miss.issue.hint("leave the entry out");
                Err(("property", Miss { issue, ..miss }))
            }
            Err(missed) => Err(missed),
        }
    }

    /// Checks the entries of existing properties: a format never changes, and new options need consent.
    fn check_known(&self, entries: &[Entry<'_>], path: &Path) -> Result<(), Fault> {
        let mut formats = Findings::default();
        let mut options = Findings::default();
        for (definition, path, named) in entries {
            let known = named.as_ref().ok().and_then(Option::as_deref);
            let Some(def) = known.and_then(|key| self.property(key)) else {
                continue;
            };
            if let Some(format) = definition.format.filter(|format| *format != def.format) {
                formats.issue(format_conflict(path.key("format"), def.format, format));
            }
            // The first refusal is enough.
            let mut new = definition.options.iter();
            if let Err(miss) = new.try_for_each(|option| self.adopt_option(def, option)) {
                options.miss(&path.key("options"), miss);
            }
        }
        formats.into_result("property format conflict")?;
        options.into_result("option does not exist")?;
        refuse(self.options.over_cap(path, |key| self.spelled(key)))
    }

    /// Puts a property at the end of its section.
    fn enlist(
        &mut self,
        key: String,
        definition: &Definition,
        before: &PropertyList,
        path: &Path,
        found: &mut Findings,
    ) {
        if self.is_listed(&key) {
            let message = format!("the property {} is listed twice", self.spelled(&key));
            found.issue(Issue::at(path, message).hint("list each property once"));
            return;
        }
        let section = definition.section;
        let held = before.iter().find(|(listed, _)| *listed == key);
        let was_file = held.is_some_and(|(_, section)| *section == Section::File);
        if was_file != (section == Section::File) {
            found.issue(file_section(path.key("section")));
            return;
        }
        if let Some(def) = self.property(&key).filter(|_| !self.is_pending(&key)) {
            self.warn_of_differences(def, definition, path, found);
        }
        self.list.push((key, section));
    }
}

/// True for a member that is given and differs from the stored one.
fn differs<T: PartialEq>(given: &Option<T>, held: &T) -> bool {
    given.as_ref().is_some_and(|given| given != held)
}

/// The refusal of a property that moves into or out of the file section.
pub(super) fn file_section(path: Path) -> Issue {
    let message = "the file section of a type is kept by the server";
    let hint = "sections are featured and hidden; leave `section` out for the plain list";
    Issue::at(path, message).hint(hint)
}

/// The refusal of a list without these properties of the file section, because no request could add them again.
pub(super) fn file_properties(path: Path, keys: &[String]) -> Issue {
    let keys = keys.join(", ");
    let message = format!("the file section of a type is kept by the server: it would lose {keys}");
    Issue::at(path, message)
        .hint("leave its entries in, with `section` file as get_type serves them")
}

impl TypeDraft<'_> {
    /// Warns about members that differ from the property: the list of a type changes no property (document.md 7).
    fn warn_of_differences(
        &self,
        def: &PropertyDef,
        definition: &Definition,
        path: &Path,
        found: &mut Findings,
    ) {
        let details = &def.details;
        let is_renamed = definition.property.is_some() && differs(&definition.name, &def.name);
        let mut unresolved = Findings::default();
        let types = self.object_types(definition, path, &mut unresolved);
        let has_other_types = definition.object_types.is_some() && types != def.object_types;
        let default = definition.default_value.as_ref();
        let has_other_default = default.is_some_and(|value| *value != self.served_default(def));
        let is_recolored = definition.options.iter().any(|option| {
            let mut held = def.options.named(&option.name);
            held.any(|held| !held.archived && differs(&option.color, &held.color))
        });
        let spelled = self.spelled(&def.key);
        let mut warn = |member: &str, differs: bool, hint: &'static str| {
            if differs {
                found.warn(kept_member(&spelled, member, path, hint));
            }
        };
        let described = differs(&definition.description, &details.description);
        let readonly = differs(&definition.readonly, &details.readonly);
        let timed = differs(&definition.include_time, &details.include_time);
        let counted = differs(&definition.max_count, &def.max_count);
        let types = has_other_types || !unresolved.is_clean();
        let plain = "leave it out: the list of a type changes no property";
        warn("name", is_renamed, "update_property renames a property");
        warn("description", described, plain);
        warn("readonly", readonly, plain);
        warn("include_time", timed, plain);
        warn("max_count", counted, plain);
        warn("object_types", types, plain);
        warn("default_value", has_other_default, plain);
        let recolor = "update_property_option changes a colour";
        warn("options", is_recolored, recolor);
    }

    /// The default value as a read of the type serves it.
    fn served_default(&self, def: &PropertyDef) -> serde_json::Value {
        let names = self.names();
        let context = RenderContext {
            vocabulary: &self.vocabulary,
            spelling: &names,
            objects: self.objects,
        };
        let stored = def.details.default_value.as_ref();
        stored.map_or(serde_json::Value::Null, |stored| {
            render_value(def, stored, &Path::root(), context, &mut Vec::new())
        })
    }
}
