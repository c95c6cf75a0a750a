//! The whole property list of a type as a body writes it: entries resolve, are created, or are refused
//! (document.md 7, http.md 19.1).
//!
//! The steps answer in this order: contradicting formats, consent to new options, then what resolves to nothing and
//! what is made.

use rolltop_document::findings::Findings;
use rolltop_document::issue::{Fault, Issue, Miss};
use rolltop_document::path::Path;
use rolltop_document::properties::{
    Removed, RenderContext, named_by, render_value, resolve_option,
};
use rolltop_document::type_settings::{Definition, EntryNames, format_conflict, kept_member};
use rolltop_document::vocabulary::{KeyResolver, Offers, PropertyDef, Section};

use super::draft::{PropertyList, TypeDraft};

/// What an entry names.
enum Named {
    /// A property, by internal key.
    Known(String),
    /// None: its name makes one.
    New,
    /// None, at this member.
    Missed(&'static str, Miss),
}

impl TypeDraft<'_> {
    /// Replaces the list; `path` is where it stands in the body.
    ///
    /// # Errors
    /// The first step with faults answers with all that it finds; the draft is of no use then.
    pub(super) fn replace_list(
        &mut self,
        definitions: &[Definition],
        path: &Path,
    ) -> Result<(), Fault> {
        let named = self.all_named(definitions);
        self.check_formats(definitions, &named, path)?;
        self.check_options(definitions, &named, path)?;
        let before = std::mem::take(&mut self.list);
        let mut found = Findings::default();
        for (position, (definition, named)) in definitions.iter().zip(named).enumerate() {
            let path = path.index(position);
            if let Some(key) = self.settled(definition, named, &path, &mut found) {
                self.enlist(key, definition, &before, &path, &mut found);
            }
        }
        let is_kept = |key: &String| self.list.iter().any(|(listed, _)| listed == key);
        let files = before
            .iter()
            .filter(|(_, section)| *section == Section::File);
        let lost = files.filter(|(key, _)| !is_kept(key));
        let lost: Vec<String> = lost.map(|(key, _)| self.spelled(key)).collect();
        if !lost.is_empty() && found.is_clean() {
            found.issue(file_properties(path.clone(), &lost));
        }
        let warnings = found.into_result(REFUSED)?;
        self.warnings.extend(warnings);
        Ok(())
    }

    /// The properties of all entries. What one names is not what another means: each is listed once.
    fn all_named(&self, definitions: &[Definition]) -> Vec<Named> {
        let names = self.names().silent();
        let key_of = |spelling: &String| names.held_property(spelling);
        let is_listed = named_by(|| {
            definitions.iter().filter_map(|definition| {
                let property = definition.property.as_ref().and_then(key_of);
                property.or_else(|| definition.name.as_ref().and_then(key_of))
            })
        });
        let offers = Offers::beside(&is_listed);
        let named = definitions.iter();
        named
            .map(|definition| self.named(definition, offers))
            .collect()
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

    /// The entries of properties that are there, each with its place.
    fn known<'d>(
        &'d self,
        definitions: &'d [Definition],
        named: &'d [Named],
        path: &'d Path,
    ) -> impl Iterator<Item = (Path, &'d Definition, &'d PropertyDef)> {
        let entries = definitions.iter().zip(named).enumerate();
        entries.filter_map(|(position, (definition, named))| match named {
            Named::Known(key) => Some((path.index(position), definition, self.property(key)?)),
            Named::New | Named::Missed(..) => None,
        })
    }

    /// A format never changes.
    fn check_formats(
        &self,
        definitions: &[Definition],
        named: &[Named],
        path: &Path,
    ) -> Result<(), Fault> {
        let mut found = Findings::default();
        for (path, definition, def) in self.known(definitions, named, path) {
            if let Some(format) = definition.format.filter(|format| *format != def.format) {
                found.issue(format_conflict(path.key("format"), def.format, format));
            }
        }
        found.into_result("property format conflict").map(|_| ())
    }

    /// New options of properties that exist need consent.
    fn check_options(
        &self,
        definitions: &[Definition],
        named: &[Named],
        path: &Path,
    ) -> Result<(), Fault> {
        let mut found = Findings::default();
        for (path, definition, def) in self.known(definitions, named, path) {
            self.adopt_options(def, definition, &path.key("options"), &mut found);
        }
        found.into_result("option does not exist")?;
        let spelled = |key: &str| self.spelled(key);
        match self.surroundings().options.over_cap(path, spelled) {
            Some(issue) => Err(Fault::invalid(issue)),
            None => Ok(()),
        }
    }

    /// Collects the options of an entry that its property does not have yet; the first refusal is enough.
    fn adopt_options(
        &self,
        def: &PropertyDef,
        definition: &Definition,
        path: &Path,
        found: &mut Findings,
    ) {
        let options = self.surroundings().options;
        for option in &definition.options {
            // A removed option comes back only by consent, as a new one does.
            let resolved = resolve_option(def, &option.name, Removed::HeldIn(None), Some(options));
            match (resolved, option.color) {
                (Ok(id), Some(color)) => options.paint(&id, color),
                (Ok(_), None) => {}
                (Err(miss), _) => return found.miss(path, miss),
            }
        }
    }

    /// The property that an entry comes to, made now if it has to be.
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
        if self.list.iter().any(|(listed, _)| *listed == key) {
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

/// True for a member that is given, and is not as it is held.
fn differs<T: PartialEq>(given: &Option<T>, held: &T) -> bool {
    given.as_ref().is_some_and(|given| given != held)
}

const REFUSED: &str = "the list of properties is invalid, nothing was changed";

/// Properties do not move into the section of file types or out of it.
pub(super) fn file_section(path: Path) -> Issue {
    let message = "the file section of a type is kept by the server";
    let hint = "sections are featured and hidden; leave `section` out for the plain list";
    Issue::at(path, message).hint(hint)
}

/// Nor are they taken out of the list: nothing could bring them back into their section.
pub(super) fn file_properties(path: Path, keys: &[String]) -> Issue {
    let keys = keys.join(", ");
    let message = format!("the file section of a type is kept by the server: it would lose {keys}");
    Issue::at(path, message)
        .hint("leave its entries in, with `section` file as get_type serves them")
}

/// A removed property does not come back by being listed.
fn left_out(miss: Miss) -> Miss {
    let issue = miss.issue.hint("leave the entry out");
    Miss { issue, ..miss }
}

impl TypeDraft<'_> {
    /// The list of a type says which properties it has; what a property is like is not changed by it (document.md 7).
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
        let is_recoloured = definition.options.iter().any(|option| {
            let mut held = def.options.named(&option.name);
            held.any(|held| !held.archived && differs(&option.color, &held.color))
        });
        let plain = "leave it out: the list of a type changes no property";
        for (member, differs, hint) in [
            ("name", is_renamed, "update_property renames a property"),
            (
                "description",
                differs(&definition.description, &details.description),
                plain,
            ),
            (
                "readonly",
                differs(&definition.readonly, &details.readonly),
                plain,
            ),
            (
                "include_time",
                differs(&definition.include_time, &details.include_time),
                plain,
            ),
            (
                "max_count",
                differs(&definition.max_count, &def.max_count),
                plain,
            ),
            (
                "object_types",
                has_other_types || !unresolved.is_clean(),
                plain,
            ),
            ("default_value", has_other_default, plain),
            (
                "options",
                is_recoloured,
                "update_property_option changes a colour",
            ),
        ] {
            if differs {
                found.warn(kept_member(&self.spelled(&def.key), member, path, hint));
            }
        }
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
