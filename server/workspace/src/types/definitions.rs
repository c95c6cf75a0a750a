//! The whole property list of a type as a body writes it (document.md 7, http.md 19.1).
//!
//! The checks run in this order: formats that differ, consent to new options, then unknown and new properties.

use rolltop_document::findings::Findings;
use rolltop_document::issue::{Fault, Issue, Miss};
use rolltop_document::path::Path;
use rolltop_document::properties::{RenderContext, named_by, render_value};
use rolltop_document::type_settings::{Definition, EntryNames, format_conflict, kept_member};
use rolltop_document::vocabulary::{KeyResolver, Offers, PropertyDef, Section};

use super::batch::refuse;
use super::draft::{PropertyList, TypeDraft};

/// The property that an entry names.
enum Named {
    /// An existing property, by internal key.
    Known(String),
    /// A new property.
    New,
    /// None, because of this member.
    Missed(&'static str, Miss),
}

/// An entry of the list, at its path in the body.
struct Entry<'d> {
    definition: &'d Definition,
    named: Named,
    path: Path,
}

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
        self.check_formats(&entries)?;
        self.check_options(&entries, path)?;
        let before = std::mem::take(&mut self.list);
        let mut found = Findings::default();
        for entry in entries {
            let Entry {
                definition,
                named,
                path,
            } = entry;
            if let Some(key) = self.settled(definition, named, &path, &mut found) {
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
        let warnings = found.into_result(REFUSED)?;
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
        let entries = entries.map(|(position, definition)| Entry {
            definition,
            named: self.named(definition, offers),
            path: path.index(position),
        });
        entries.collect()
    }

    /// The property of an entry.
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
            |name| self.find_named(name),
        );
        match subject {
            Ok(Some(def)) => Named::Known(def.key.clone()),
            Ok(None) => Named::New,
            Err(("property", miss)) if names.property.is_some_and(is_removed) => {
                Named::Missed("property", left_out(miss))
            }
            Err((member, miss)) => Named::Missed(member, miss),
        }
    }

    /// The entries of existing properties.
    fn known<'d>(
        &'d self,
        entries: &'d [Entry<'_>],
    ) -> impl Iterator<Item = (&'d Entry<'d>, &'d PropertyDef)> {
        entries.iter().filter_map(|entry| match &entry.named {
            Named::Known(key) => Some((entry, self.property(key)?)),
            Named::New | Named::Missed(..) => None,
        })
    }

    /// A format never changes.
    fn check_formats(&self, entries: &[Entry<'_>]) -> Result<(), Fault> {
        let mut found = Findings::default();
        for (entry, def) in self.known(entries) {
            let format = entry.definition.format;
            if let Some(format) = format.filter(|format| *format != def.format) {
                let path = entry.path.key("format");
                found.issue(format_conflict(path, def.format, format));
            }
        }
        found.into_result("property format conflict").map(|_| ())
    }

    /// New options of existing properties need consent.
    fn check_options(&self, entries: &[Entry<'_>], path: &Path) -> Result<(), Fault> {
        let mut found = Findings::default();
        for (entry, def) in self.known(entries) {
            if let Err(miss) = self.adopt_options(def, entry.definition) {
                found.miss(&entry.path.key("options"), miss);
            }
        }
        found.into_result("option does not exist")?;
        let spelled = |key: &str| self.spelled(key);
        refuse(self.surroundings().options.over_cap(path, spelled))
    }

    /// Collects the options of an entry that its property does not have yet. The first refusal is enough.
    fn adopt_options(&self, def: &PropertyDef, definition: &Definition) -> Result<(), Miss> {
        definition
            .options
            .iter()
            .try_for_each(|option| self.adopt_option(def, option))
    }

    /// The property of an entry, created now if it is new.
    fn settled(
        &mut self,
        definition: &Definition,
        named: Named,
        path: &Path,
        found: &mut Findings,
    ) -> Option<String> {
        // An earlier entry may have made what this one names.
        let named = match named {
            Named::New if !self.pending.is_empty() => self.named(definition, Offers::ALL),
            named => named,
        };
        match named {
            Named::Known(key) => Some(key),
            Named::Missed(member, miss) => {
                found.miss(&path.key(member), miss);
                None
            }
            Named::New => self.mint_definition(definition, path, found),
        }
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

const REFUSED: &str = "the list of properties is invalid, nothing was changed";

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

/// The miss of a removed property, which a list cannot restore.
fn left_out(miss: Miss) -> Miss {
    let issue = miss.issue.hint("leave the entry out");
    Miss { issue, ..miss }
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
            objects: self.surroundings().objects,
        };
        let stored = def.details.default_value.as_ref();
        stored.map_or(serde_json::Value::Null, |stored| {
            render_value(def, stored, &Path::root(), context, &mut Vec::new())
        })
    }
}
