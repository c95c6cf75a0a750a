//! A batch of operations on a type, one after the other on a private copy (http.md 19.2, ops.md 15).

use rolltop_document::bundled::bundled_property;
use rolltop_document::findings::Findings;
use rolltop_document::issue::{Fault, Issue, Miss};
use rolltop_document::limits::{MAX_DEFINITION_NAME, MAX_DEFINITIONS};
use rolltop_document::ops::{
    AddProperty, Context, Decoded, Destination, KEEP, MoveProperty, RemoveProperty, TypeOp,
    apply_view_op, decode_type_op,
};
use rolltop_document::path::Path;
use rolltop_document::type_settings::{DefinedOption, format_conflict, parse_options};
use rolltop_document::vocabulary::{
    Format, Offers, PropertyDef, Resolution, Section, canonical_name, meant_or_new,
};
use rolltop_document::wording::shown;
use rolltop_query::text::StoredFilterText;
use serde_json::Value;

use super::definitions::{file_properties, file_section};
use super::draft::TypeDraft;
use super::views::prune_columns;
use crate::properties::mint::{PropertyPaths, misplaced_options, new_option};

/// The warning about `section: null`, which a program that writes every member may not intend.
fn left_section(property: &str, held: Section, path: &Path) -> Issue {
    let held = held.name();
    let message =
        format!("{property} leaves the section {held} for the plain list: section is null");
    let hint = format!("to keep it there leave section out, or send \"section\":\"{KEEP}\"");
    Issue::at(path.key("section"), message).hint(hint)
}

impl TypeDraft<'_> {
    /// Applies the operations in order.
    ///
    /// # Errors
    /// The first refusal. The edit is invalid after it.
    pub(super) fn apply_batch(&mut self, ops: &[Value]) -> Result<(), Fault> {
        let mut taken_out: Vec<(String, Path)> = Vec::new();
        for (index, element) in ops.iter().enumerate() {
            let path = Path::op(index);
            match decode_type_op(index, element)? {
                TypeOp::AddProperty(op) => self.add_property(&op, &path)?,
                TypeOp::RemoveProperty(op) => {
                    let key = self.remove_property(&op, &path)?;
                    taken_out.retain(|(known, _)| *known != key);
                    taken_out.push((key, path.key("property")));
                }
                TypeOp::MoveProperty(op) => self.move_property(&op, &path)?,
                TypeOp::View(op) => self.edit_view(&op, &path, index)?,
            }
        }
        let was_listed = |key: &str| self.list_before.iter().any(|(listed, _)| listed == key);
        taken_out.retain(|(key, _)| was_listed(key));
        self.tell_detached(taken_out);
        let spelled = |key: &str| self.spelled(key);
        refuse(self.options.over_cap(&Path::pointer("/ops"), spelled))
    }

    fn edit_view(&mut self, op: &Decoded, path: &Path, index: usize) -> Result<(), Fault> {
        let cx = Context {
            names: self.names(),
            ids: &self.ids,
            objects: self.objects,
            new_options: self.options,
            filter_text: &StoredFilterText,
        };
        let outcome = apply_view_op(&self.document, op, path, cx, &self.made)?;
        self.document = outcome.document;
        self.warnings.extend(outcome.warnings);
        if let Some(view) = outcome.created {
            self.views.insert(format!("/ops/{index}"), view.id.clone());
            self.made.push(view);
        }
        Ok(())
    }

    fn add_property(&mut self, op: &AddProperty, path: &Path) -> Result<(), Fault> {
        let format = op.format.as_deref().and_then(Format::from_name);
        let mut found = Findings::default();
        let options = parse_options(&op.options, &path.key("options"), &mut found);
        found.into_result("the options are invalid")?;
        let key = self.existing_or_new(op, format, &options, path)?;
        let held = self.section_of(&key);
        let section = match (&op.section, held) {
            (None, Some(held)) => held,
            (None | Some(None), _) => Section::Regular,
            (Some(Some(name)), _) => Section::from_name(name).unwrap_or_default(),
        };
        let is_file = |section: Section| section == Section::File;
        if held.is_some_and(|held| is_file(held) != is_file(section)) {
            return Err(Fault::invalid(file_section(path.key("section"))));
        }
        let destination = Destination {
            after: op.after.as_deref(),
            before: op.before.as_deref(),
            position: op.position,
        };
        match held {
            Some(held) if held == section && destination.is_empty() => {
                if op.options.is_empty() {
                    self.tell_namesakes(&op.property, &key, path);
                }
            }
            Some(held) => {
                if op.section == Some(None) && held != section {
                    let warning = left_section(&self.spelled(&key), held, path);
                    self.warnings.push(warning);
                }
                self.place(&key, section, &destination, path)?;
            }
            None if self.list.len() >= MAX_DEFINITIONS => {
                let message = format!("a type lists at most {MAX_DEFINITIONS} properties");
                let issue = Issue::at(path, message);
                return Err(Fault::invalid(issue.hint("remove one of them first")));
            }
            None => {
                self.place(&key, section, &destination, path)?;
                self.show([key], path);
            }
        }
        Ok(())
    }

    /// Warns where several properties share the name. It means the one that the type lists (document.md 4.2), but the
    /// caller may want another one.
    fn tell_namesakes(&mut self, spelling: &str, key: &str, path: &Path) {
        let Resolution::Ambiguous(all) = self.vocabulary.resolve_property(spelling) else {
            return;
        };
        let others = all.into_iter().filter(|def| def.key != key);
        let others: Vec<String> = others.map(|def| self.spelled(&def.key)).collect();
        if others.is_empty() {
            return;
        }
        let others = others.join(", ");
        let message = format!(
            "{key} is listed already; {spelling:?} also means {others}",
            key = self.spelled(key),
            spelling = shown(spelling)
        );
        let hint = format!("to add one of the others write its key: {others}");
        let warning = Issue::at(path.key("property"), message).hint(hint);
        self.warnings.push(warning);
    }

    /// The property that an operation names. It is created now if its name is new and a format is given.
    fn existing_or_new(
        &mut self,
        op: &AddProperty,
        format: Option<Format>,
        options: &[DefinedOption],
        path: &Path,
    ) -> Result<String, Fault> {
        let place = path.key("property");
        let found = match format {
            // With a format the name may be that of a new property. An exact key also names a hidden property; a built-in
            // property with the same display name alone is not meant.
            Some(_) => meant_or_new(self.find(&op.property), |def| {
                def.hidden || def.is_meant_by_name(&op.property)
            }),
            None => match self.find_in_list(&op.property, Offers::ALL) {
                Ok(def) => Ok(Some(def)),
                Err(miss) if miss.is_ambiguous() => Err(miss),
                Err(miss) => match self.vocabulary.resolve_property(&op.property) {
                    // Its key stays taken, so that a format does not help.
                    Resolution::Removed(def) if bundled_property(&def.key).is_some() => Err(miss),
                    found => {
                        let is_removed = matches!(found, Resolution::Removed(_));
                        return Err(no_format(&op.property, is_removed, miss, path));
                    }
                },
            },
        };
        match found.map_err(|miss| miss.at(&place))? {
            Some(def) => {
                let def = def.clone();
                if let Some(format) = format.filter(|format| *format != def.format) {
                    let issue = format_conflict(path.key("format"), def.format, format);
                    return Err(Fault::invalid(issue));
                }
                refuse(misplaced_options(def.format, options, path.key("options")))?;
                let key = def.key.clone();
                self.extend_options(def, options, path)?;
                Ok(key)
            }
            None => self.mint_property(op, format.unwrap_or_default(), options, path),
        }
    }

    fn mint_property(
        &mut self,
        op: &AddProperty,
        format: Format,
        options: &[DefinedOption],
        path: &Path,
    ) -> Result<String, Fault> {
        let place = String::from(path.key("property"));
        let length = op.property.chars().count();
        let is_blank = canonical_name(&op.property).is_empty();
        if length > MAX_DEFINITION_NAME || is_blank {
            let message = if is_blank {
                "the name of a new property is blank".to_owned()
            } else {
                format!(
                    "a new property has a name of 1 to {MAX_DEFINITION_NAME} characters, not {length}"
                )
            };
            let issue = Issue::at(place, message);
            return Err(Fault::invalid(issue.hint("send another name")));
        }
        refuse(misplaced_options(format, options, path.key("options")))?;
        let new = PropertyDef {
            name: op.property.clone(),
            format,
            ..PropertyDef::default()
        };
        let paths = PropertyPaths {
            key: &place,
            name: &place,
            another_key: "send another name as `property`",
        };
        Ok(self.mint((new, options), paths)?.key)
    }

    /// Adds options to a property. Those of a property that the batch creates need no consent.
    fn extend_options(
        &mut self,
        mut def: PropertyDef,
        options: &[DefinedOption],
        path: &Path,
    ) -> Result<(), Fault> {
        if self.is_pending(&def.key) {
            for option in options {
                if def.options.named(&option.name).next().is_none() {
                    def.options
                        .push(new_option(option, &def.options, &self.ids));
                }
            }
            self.adopt(def);
            return Ok(());
        }
        for option in options {
            let adopted = self.adopt_option(&def, option);
            adopted.map_err(|miss| miss.at(path.key("options")))?;
        }
        Ok(())
    }

    /// Takes a property out of the list and out of the views. Returns its internal key.
    fn remove_property(&mut self, op: &RemoveProperty, path: &Path) -> Result<String, Fault> {
        let place = path.key("property");
        let key = self.listed(&op.property, &place)?;
        if self.section_of(&key) == Some(Section::File) {
            let spelled = self.spelled(&key);
            return Err(Fault::invalid(file_properties(place, &[spelled])));
        }
        self.list.retain(|(listed, _)| *listed != key);
        let kept = prune_columns(&mut self.document, &key);
        if self.is_pending(&key) {
            if !kept.is_empty() {
                let message = format!(
                    "{} would not be created, and {} depends on it",
                    self.spelled(&key),
                    kept.join(", ")
                );
                let issue = Issue::at(place, message);
                return Err(Fault::invalid(issue.hint("change the view first")));
            }
            self.forget(&key);
        }
        if kept.is_empty() {
            self.let_go(&key);
        }
        Ok(key)
    }

    fn move_property(&mut self, op: &MoveProperty, path: &Path) -> Result<(), Fault> {
        let key = self.listed(&op.property, &path.key("property"))?;
        let destination = Destination {
            after: op.after.as_deref(),
            before: op.before.as_deref(),
            position: op.position,
        };
        if destination.is_empty() {
            let issue = Issue::at(path, "the position of the property is missing");
            return Err(Fault::invalid(issue.hint("give after, before or position")));
        }
        let section = self.section_of(&key).unwrap_or_default();
        self.place(&key, section, &destination, path)
    }
}

/// The refusal of a new name, or the name of a removed property, without a format.
fn no_format(name: &str, is_removed: bool, miss: Miss, path: &Path) -> Fault {
    let others = miss.issue.hint.clone().unwrap_or_default();
    let name = shown(name);
    let (message, hint) = if is_removed {
        (
            format!("{name:?} was removed from the space: a new one needs a `format`"),
            "send a format to make another property of this name",
        )
    } else {
        (
            format!("{name:?} is not a property yet: a new one needs a `format`"),
            "send a format to make it",
        )
    };
    let issue = miss.issue.placed(path.key("format")).reworded(message);
    Fault::invalid(issue.hint(format!("{hint}; {others}")))
}

pub(super) fn refuse(issue: Option<Issue>) -> Result<(), Fault> {
    match issue {
        Some(issue) => Err(Fault::invalid(issue)),
        None => Ok(()),
    }
}
