//! Name resolution without a space, for `POST /v2/validate` (document.md 10.1).

use super::resolve::Resolution;
use super::space::Vocabulary;
use crate::bundled::is_reserved_property_key;
use crate::issue::Miss;
use crate::vocabulary::{KeyResolver, PropertyDef, ResolvedProperty};

/// Resolves bundled keys in every spelling and accepts other spellings unchecked.
#[derive(Clone, Copy, Debug, Default)]
pub struct BundledNames;

impl BundledNames {
    /// The bundled property that has this spelling in every space. A display name is not enough: a space may have a
    /// property of its own with that key.
    pub(crate) fn bundled(spelling: &str) -> Option<&'static PropertyDef> {
        match Vocabulary::bundled().resolve_property(spelling) {
            Resolution::One(def) if is_reserved_property_key(spelling) => Some(def),
            _ => None,
        }
    }
}

impl KeyResolver for BundledNames {
    fn property(&self, spelling: &str) -> Result<ResolvedProperty, Miss> {
        let found = Self::bundled(spelling);
        Ok(ResolvedProperty {
            key: found.map_or(spelling, |def| &def.key).to_owned(),
            format: found.map(|def| def.format),
        })
    }

    fn type_key(&self, spelling: &str) -> Result<String, Miss> {
        Ok(match Vocabulary::bundled().resolve_type(spelling) {
            Resolution::One(def) => def.key.clone(),
            Resolution::Ambiguous(_) | Resolution::Removed(_) | Resolution::Unknown => {
                spelling.to_owned()
            }
        })
    }

    fn option(&self, _property: &str, name: &str) -> Result<String, Miss> {
        Ok(name.to_owned())
    }

    fn knows_space(&self) -> bool {
        false
    }
}
