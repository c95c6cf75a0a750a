//! `set_properties`: values of the object's properties (ops.md 7.1).
//!
//! The first pass checks every key, the second every value. Each pass reports all its faults. The document changes only
//! after both succeed.

use std::collections::HashMap;

use serde_json::Value;

use super::draft::{Draft, Favorite};
use super::model::SetProperties;
use crate::bundled::{DESCRIPTION, FAVORITE, KeyClass, NAME, TYPE, reserved_class, twin};
use crate::document::{Document, LAYOUT, judge_layout};
use crate::findings::Findings;
use crate::issue::{Fault, FaultKind, Issue, Miss, Ref};
use crate::names::SpaceNames;
use crate::path::Path;
use crate::properties::{
    Admitted, Channel, FindProperty, Slot, ValueContext, add_entries, admit_key, invisible_in,
    named_by, no_list_format, parse_value, remove_entries,
};
use crate::vocabulary::{Offers, PropertyDef};
use crate::wire::JsonMap;

const REFUSED: &str = "set_properties rejected";

/// The four ways to change a value, in the order in which a duplicate key is reported.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Field {
    Set,
    Unset,
    Add,
    Remove,
}

impl Field {
    const fn name(self) -> &'static str {
        match self {
            Self::Set => "set",
            Self::Unset => "unset",
            Self::Add => "add",
            Self::Remove => "remove",
        }
    }

    /// Whether its values are entries of a list.
    const fn takes_lists(self) -> bool {
        matches!(self, Self::Add | Self::Remove)
    }
}

/// One key of the operation as written.
type Given<'a> = (Field, &'a str, &'a Value);

/// One key of the operation, resolved.
struct Change<'a> {
    field: Field,
    path: Path,
    property: &'a PropertyDef,
    value: &'a Value,
}

impl Change<'_> {
    /// Whether this is an `add` with no entries, which leaves the property unchanged.
    fn adds_nothing(&self) -> bool {
        self.field == Field::Add && self.value.as_array().is_some_and(Vec::is_empty)
    }
}

/// Where a batch gave a value under a key that the object did not have, and the property name for messages.
pub(super) struct NewValue {
    /// Sequence number among the new values of the batch.
    turn: usize,
    property: String,
    path: Path,
}

/// A value after the operation; `None` removes the key.
type Assignment = (String, Option<Value>);

impl Draft<'_> {
    pub(super) fn set_properties(&mut self, op: &SetProperties, path: &Path) -> Result<(), Fault> {
        let written = [&op.set, &op.add, &op.remove];
        if op.unset.is_empty() && written.iter().all(|map| map.is_empty()) {
            let issue = Issue::at(path, "nothing to change");
            return Err(Fault::invalid(
                issue.hint("give at least one of set, unset, add, remove"),
            ));
        }
        let names = self.cx.names;
        let keys = keys(op);
        let changes = self.judge_keys(&keys, path, &names)?;
        let assignments = self.judge_values(&changes)?;
        self.remember_new(&changes);
        let odd = keys
            .iter()
            .filter_map(|(field, key, _)| invisible_in(key, || path.key(field.name()).key(key)));
        self.warnings.extend(odd);
        let name = changes.iter().find(|change| change.property.key == NAME);
        if let Some(change) = name {
            self.name_written = Some(change.path.clone());
        }
        for (key, value) in assignments {
            self.assign(key, value);
        }
        Ok(())
    }

    /// Resolves and checks every key of the operation.
    fn judge_keys<'o>(
        &self,
        keys: &[Given<'o>],
        path: &Path,
        names: &'o SpaceNames<'_>,
    ) -> Result<Vec<Change<'o>>, Fault> {
        let mut judge = Judge::default();
        let is_named = named_by(|| {
            let spelled = keys.iter();
            spelled.filter_map(|(_, key, _)| names.key_of(key))
        });
        for &(field, key, value) in keys {
            let path = path.key(field.name()).key(key);
            let offers = Offers {
                is_given: &is_named,
                takes: &|property| !field.takes_lists() || property.format.is_list(),
            };
            match self.admit(field, key, names, offers) {
                Ok(property) => {
                    judge.take(
                        Change {
                            field,
                            path,
                            property,
                            value,
                        },
                        key,
                    )?;
                }
                Err(miss) if miss.is_ambiguous() => {
                    return Err(miss.at(&path));
                }
                Err(miss) => judge.found.miss(&path, miss),
            }
        }
        judge.found.into_result(REFUSED)?;
        Ok(judge.changes)
    }

    fn admit<'n>(
        &self,
        field: Field,
        key: &str,
        names: &'n SpaceNames<'_>,
        offers: Offers<'_>,
    ) -> Result<&'n PropertyDef, Miss> {
        if field == Field::Unset && reserved_class(key) == Some(KeyClass::Envelope) {
            let message = format!("{key} cannot be unset: an object always has one");
            let issue = if twin(key) == TYPE {
                Issue::pathless(message)
                    .hint("leave it out; the operation set_type gives another type")
                    .see(Ref::op("get_op_schema").param("op", "set_type"))
            } else {
                Issue::pathless(message).hint("leave it out")
            };
            return Err(Miss {
                kind: FaultKind::Invalid,
                issue,
            });
        }
        match admit_key(names, key, Channel::Edit, offers)? {
            // A property that was removed from the space can get values only while the object still has one. An earlier
            // operation of the batch may have unset it.
            Admitted::Property(property)
                if property.archived
                    && matches!(field, Field::Set | Field::Add)
                    && !self.document.properties.contains_key(&property.key) =>
            {
                names.of_space().find_valued_property(key, offers)
            }
            Admitted::Property(property) => Ok(property),
            Admitted::Dropped | Admitted::Momentary | Admitted::Unjudged => {
                let issue = Issue::pathless(format!("{key} cannot be edited")).hint("leave it out");
                Err(Miss {
                    kind: FaultKind::Invalid,
                    issue,
                })
            }
        }
    }

    /// Computes the new value of every key.
    fn judge_values(&self, changes: &[Change<'_>]) -> Result<Vec<Assignment>, Fault> {
        let context = ValueContext::Space {
            objects: self.cx.objects,
            new_options: self.cx.new_options,
        };
        let mut found = Findings::default();
        let mut assignments = Vec::with_capacity(changes.len());
        for change in changes {
            let held = self.document.properties.get(&change.property.key);
            let slot = Slot {
                property: change.property,
                path: &change.path,
                held,
            };
            let value = match change.field {
                Field::Set => parse_value(slot, change.value, context, &mut found).map(Some),
                Field::Unset => Some(None),
                Field::Add if change.adds_nothing() => None,
                Field::Add => add_entries(slot, change.value, context, &mut found).map(Some),
                Field::Remove => remove_entries(slot, change.value, &mut found),
            };
            if change.property.key == LAYOUT
                && let Some(Some(value)) = &value
                && held != Some(value)
            {
                let issue = self.judge_layout(value, change);
                issue.into_iter().for_each(|issue| found.issue(issue));
            }
            assignments.extend(value.map(|value| (change.property.key.clone(), value)));
        }
        found.into_result(REFUSED)?;
        Ok(assignments)
    }

    fn judge_layout(&self, value: &Value, change: &Change<'_>) -> Option<Issue> {
        let of_type = self
            .cx
            .names
            .vocabulary()
            .type_def(&self.document.type_key)?;
        judge_layout(value, Some(of_type.layout), &change.path)
    }

    /// Remembers values under keys that the object does not have. If its type does not list the property, the value is
    /// kept with a warning.
    fn remember_new(&mut self, changes: &[Change<'_>]) {
        for change in changes {
            let key = &change.property.key;
            let gives = matches!(change.field, Field::Set | Field::Add) && !change.adds_nothing();
            if gives && !self.document.properties.contains_key(key) {
                let turn = self.new_values.len();
                let first = || NewValue {
                    turn,
                    property: change.property.spelled().to_owned(),
                    path: change.path.clone(),
                };
                self.new_values.entry(key.clone()).or_insert_with(first);
            }
        }
    }

    /// Warnings for values that are new in this batch and that the object's final type does not list.
    pub(super) fn unlisted(&self, before: &Document) -> Vec<Issue> {
        let type_def = self.cx.names.vocabulary().type_def(&self.document.type_key);
        let is_listed = |key: &str| {
            [NAME, DESCRIPTION, FAVORITE].contains(&key)
                || type_def
                    .is_some_and(|def| def.definitions.iter().any(|(listed, _)| listed == key))
        };
        let is_new = |key: &str| {
            self.document.properties.contains_key(key) && !before.properties.contains_key(key)
        };
        let unlisted = self.new_values.iter();
        let unlisted = unlisted.filter(|(key, _)| is_new(key) && !is_listed(key));
        let mut unlisted: Vec<&NewValue> = unlisted.map(|(_, written)| written).collect();
        unlisted.sort_unstable_by_key(|written| written.turn);
        let warn = |written: &NewValue| {
            let message = format!("the object's type does not list {}", written.property);
            let hint = "the value is stored; add the property to the type to show it everywhere";
            Issue::at(&written.path, message).hint(hint)
        };
        unlisted.into_iter().map(warn).collect()
    }

    fn assign(&mut self, key: String, value: Option<Value>) {
        if key == FAVORITE {
            self.favorite = Some(match value {
                Some(value) => Favorite::Set(value == Value::Bool(true)),
                None => Favorite::Unset,
            });
            return;
        }
        match value {
            Some(value) => self.document.properties.insert(key, value),
            None => self.document.properties.remove(&key),
        };
    }
}

/// The keys of an operation by field, each field in byte order. Of two spellings of one property, the later is refused.
fn keys(op: &SetProperties) -> Vec<Given<'_>> {
    let map = |field: Field, map| {
        sorted(map)
            .into_iter()
            .map(move |(key, value)| (field, key, value))
    };
    let mut unset: Vec<&str> = op.unset.iter().map(String::as_str).collect();
    unset.sort_unstable();
    let unset = unset
        .into_iter()
        .map(|key| (Field::Unset, key, &Value::Null));
    map(Field::Set, &op.set)
        .chain(unset)
        .chain(map(Field::Add, &op.add))
        .chain(map(Field::Remove, &op.remove))
        .collect()
}

fn sorted(map: &JsonMap) -> Vec<(&str, &Value)> {
    let mut members: Vec<(&str, &Value)> = map
        .iter()
        .map(|(key, value)| (key.as_str(), value))
        .collect();
    members.sort_unstable_by_key(|(key, _)| *key);
    members
}

/// State of the pass over the keys: which properties were named where.
#[derive(Default)]
struct Judge<'a> {
    found: Findings,
    changes: Vec<Change<'a>>,
    /// Internal key → the field and the spelling that named it.
    named: HashMap<String, (Field, String)>,
}

impl<'a> Judge<'a> {
    fn take(&mut self, change: Change<'a>, spelling: &str) -> Result<(), Fault> {
        let (field, key) = (change.field, &change.property.key);
        let mark = (field, spelling.to_owned());
        if let Some((earlier, first)) = self.named.insert(key.clone(), mark) {
            if earlier == field && first == spelling {
                // The same key twice in `unset` is harmless.
                return Ok(());
            }
            if earlier == field {
                let message =
                    format!("duplicate property key: {first} and {spelling} are the same property");
                return Err(Fault::invalid(
                    Issue::at(&change.path, message).hint("write it once"),
                ));
            }
            let (one, two) = (earlier.name(), field.name());
            let message = format!("both {one} and {two} have {spelling}");
            self.found
                .issue(Issue::at(&change.path, message).hint("leave it out of one of them"));
            return Ok(());
        }
        if let Some(issue) = entries_fault(&change) {
            self.found.issue(issue);
        }
        self.changes.push(change);
        Ok(())
    }
}

/// `add` and `remove` require an array of entries and a property that holds a list.
fn entries_fault(change: &Change<'_>) -> Option<Issue> {
    if !change.field.takes_lists() {
        return None;
    }
    let slot = Slot {
        property: change.property,
        path: &change.path,
        held: None,
    };
    no_list_format(slot, change.field.name()).or_else(|| {
        let message = format!("{} takes an array of entries", change.field.name());
        let hint = match change.value {
            // Null and objects are not entries, so brackets would not help.
            Value::Null | Value::Object(_) => "write an array of entries, or leave it out",
            _ => "write the entries in brackets",
        };
        (!change.value.is_array()).then(|| Issue::at(&change.path, message).hint(hint))
    })
}
