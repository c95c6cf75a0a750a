//! Name resolution without a space, for `POST /v2/validate` (document.md 10.1).

use super::resolve::Resolution;
use super::space::Vocabulary;
use crate::issue::Miss;
use crate::vocabulary::{KeyResolver, ResolvedProperty};

/// Resolves bundled keys in every spelling and accepts other spellings unchecked.
#[derive(Clone, Copy, Debug, Default)]
pub struct BundledNames;

impl KeyResolver for BundledNames {
    fn property(&self, spelling: &str) -> Result<ResolvedProperty, Miss> {
        Ok(match Vocabulary::bundled().resolve_property(spelling) {
            Resolution::One(def) => ResolvedProperty {
                key: def.key.clone(),
                format: Some(def.format),
            },
            Resolution::Ambiguous(_) | Resolution::Removed(_) | Resolution::Unknown => {
                ResolvedProperty {
                    key: spelling.to_owned(),
                    format: None,
                }
            }
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
