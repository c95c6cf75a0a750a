//! Puts the descriptions of the traits together.

use serde_json::{Map, Value};

use super::DescriptionError;

/// The paths and component schemas of all traits.
pub(super) struct Merged {
    /// By path.
    pub(super) paths: Map<String, Value>,
    /// By name.
    pub(super) schemas: Map<String, Value>,
}

/// Equal components are one; a different one under the same name is a fault.
pub(super) fn merge(traits: impl IntoIterator<Item = Value>) -> Result<Merged, DescriptionError> {
    let mut merged = Merged {
        paths: Map::new(),
        schemas: Map::new(),
    };
    for description in traits {
        absorb(&mut merged.paths, description.pointer("/paths"))?;
        absorb(
            &mut merged.schemas,
            description.pointer("/components/schemas"),
        )?;
    }
    Ok(merged)
}

fn absorb(all: &mut Map<String, Value>, some: Option<&Value>) -> Result<(), DescriptionError> {
    for (name, value) in some.and_then(Value::as_object).into_iter().flatten() {
        match all.get(name) {
            Some(known) if known != value => {
                return Err(DescriptionError::Disagreement(name.clone()));
            }
            Some(_) => {}
            None => {
                all.insert(name.clone(), value.clone());
            }
        }
    }
    Ok(())
}
