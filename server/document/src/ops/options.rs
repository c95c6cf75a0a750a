//! The guard before a batch: option names that it would create (ops.md 9).
//!
//! It runs over all operations before the first is applied, so that a refusal here comes before any other of
//! their faults. What it cannot read is left to the operation's own turn.

use serde_json::Value;

use super::decode::decode;
use super::engine::Batch;
use super::model::SetProperties;
use super::table::{OP_MEMBER, Op};
use crate::block::JsonMap;
use crate::issue::{Fault, Issue};
use crate::path::Path;
use crate::properties::{Admitted, Channel, NewOptions, Removed, admit_key, resolve_option};
use crate::vocabulary::{Format, PropertyDef, SpaceNames};

/// Collects the options that the batch introduces.
///
/// # Errors
/// The first unknown name without consent; more than the cap with it.
pub(super) fn check(
    batch: &Batch<'_>,
    names: &SpaceNames<'_>,
    options: &NewOptions<'_>,
) -> Result<(), Fault> {
    let scratch = NewOptions::new(true, batch.ids);
    let guard = Guard {
        batch,
        names,
        collector: if batch.create_missing_options {
            options
        } else {
            &scratch
        },
    };
    for (index, element) in batch.ops.iter().enumerate() {
        if element.get(OP_MEMBER).and_then(Value::as_str) != Some(SetProperties::NAME) {
            continue;
        }
        if let Ok(Op::SetProperties(op)) = decode(index, element) {
            guard.set_properties(&op, &Path::op(index))?;
        }
    }
    let spelled = |key: &str| batch.vocabulary.property_key(key).to_owned();
    match options.over_cap(&Path::pointer("/ops"), spelled) {
        Some(issue) => Err(Fault::invalid(issue)),
        None => Ok(()),
    }
}

struct Guard<'a> {
    batch: &'a Batch<'a>,
    names: &'a SpaceNames<'a>,
    /// Takes every new name, also where the caller did not consent.
    collector: &'a NewOptions<'a>,
}

impl Guard<'_> {
    fn set_properties(&self, op: &SetProperties, path: &Path) -> Result<(), Fault> {
        self.values(&op.set, &path.key("set"))?;
        self.values(&op.add, &path.key("add"))
    }

    fn values(&self, values: &JsonMap, path: &Path) -> Result<(), Fault> {
        for (key, value) in values {
            let Ok(Admitted::Property(property)) = admit_key(self.names, key, Channel::Edit) else {
                continue;
            };
            if matches!(property.format, Format::Select | Format::MultiSelect) {
                self.entries(property, value, &path.key(key))?;
            }
        }
        Ok(())
    }

    fn entries(&self, property: &PropertyDef, value: &Value, path: &Path) -> Result<(), Fault> {
        let entries = value
            .as_array()
            .map_or(std::slice::from_ref(value), Vec::as_slice);
        let held = Removed::HeldIn(self.batch.document.properties.get(&property.key));
        for name in entries.iter().filter_map(Value::as_str) {
            let known = self.collector.count();
            let resolved = resolve_option(property, name, held, Some(self.collector));
            let is_new = resolved.is_ok() && self.collector.count() > known;
            if is_new && !self.batch.create_missing_options {
                return Err(unknown(property, name, held, path));
            }
        }
        Ok(())
    }
}

fn unknown(property: &PropertyDef, name: &str, held: Removed<'_>, path: &Path) -> Fault {
    let issue = match resolve_option(property, name, held, None) {
        Ok(_) => Issue::pathless("option does not exist"),
        Err(miss) => miss.issue,
    };
    Fault::invalid(Issue {
        path: Some(path.into()),
        ..issue
    })
}
