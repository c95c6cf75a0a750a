//! Combines the descriptions of the traits.

use serde_json::{Map, Value};

use super::DescriptionError;
use crate::operations::LITERAL;

/// The paths and component schemas of all traits.
pub(super) struct Merged {
    /// By path.
    pub(super) paths: Map<String, Value>,
    /// By name.
    pub(super) schemas: Map<String, Value>,
}

/// Combines equal components; different components with the same name are an error.
pub(super) fn merge(traits: impl IntoIterator<Item = Value>) -> Result<Merged, DescriptionError> {
    let mut merged = Merged {
        paths: Map::new(),
        schemas: Map::new(),
    };
    for description in traits {
        let described = description.pointer("/paths").and_then(Value::as_object);
        let (literal, other): (Vec<_>, Vec<_>) = described
            .into_iter()
            .flatten()
            .partition(|(path, _)| path.starts_with(LITERAL));
        for (path, value) in other.into_iter().chain(literal) {
            let path = path.strip_prefix(LITERAL).unwrap_or(path);
            merged.paths.insert(path.to_owned(), value.clone());
        }
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
