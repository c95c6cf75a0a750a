//! Parses the `properties` member of a document or of the create shortcut (document.md 3).

use std::collections::{BTreeMap, HashMap};

use serde_json::Value;
use unicode_normalization::UnicodeNormalization;

use super::keys::{Admitted, Channel, FindProperty, admit_key, named_by};
use super::value::{Slot, ValueContext, parse_value};
use crate::findings::Findings;
use crate::issue::Issue;
use crate::path::Path;
use crate::similar::is_default_ignorable;
use crate::vocabulary::Offers;
use crate::wire::JsonMap;
use crate::wording::shown;

/// Maps internal keys to stored values, for every member that the channel accepts. Faults and warnings go to
/// `findings`.
///
/// Without a space, a key that is not bundled keeps its spelling and its value. Properties in `beside` (internal keys)
/// are set elsewhere in the body and are not suggested.
pub fn parse_properties(
    members: &JsonMap,
    beside: &[&str],
    path: &Path,
    channel: Channel,
    finder: &dyn FindProperty,
    context: ValueContext<'_>,
    findings: &mut Findings,
) -> BTreeMap<String, Value> {
    let mut in_byte_order: Vec<(&String, &Value)> = members.iter().collect();
    in_byte_order.sort_unstable_by_key(|(spelling, _)| *spelling);
    let mut values = BTreeMap::new();
    let mut spelled = Spelled::default();
    let is_named = named_by(|| {
        let spelled = members.keys();
        spelled.filter_map(|spelling| finder.key_of(spelling))
    });
    let is_given = |key: &str| beside.contains(&key) || is_named(key);
    let offers = Offers::beside(&is_given);
    for (spelling, value) in in_byte_order {
        let path = path.key(spelling);
        invisible_in(spelling, || path.clone())
            .into_iter()
            .for_each(|advice| findings.warn(advice));
        let parsed = match admit_key(finder, spelling, channel, offers) {
            Err(miss) => {
                findings.miss(&path, miss);
                continue;
            }
            Ok(Admitted::Dropped) => continue,
            Ok(Admitted::Momentary) => {
                findings.warn(left_out(spelling, &path));
                continue;
            }
            Ok(Admitted::Unjudged) => {
                spelled.warn_of_twin(spelling, &path, findings);
                Some((spelling.clone(), value.clone()))
            }
            Ok(Admitted::Property(property)) => {
                if !spelled.is_first(&property.key, spelling, &path, findings) {
                    continue;
                }
                let slot = Slot {
                    property,
                    path: &path,
                    held: None,
                };
                parse_value(slot, value, context, findings)
                    .map(|value| (property.key.clone(), value))
            }
        };
        values.extend(parsed);
    }
    values
}

/// The spellings found so far.
#[derive(Default)]
struct Spelled<'m> {
    /// By internal key.
    properties: HashMap<String, &'m str>,
    /// By normalized spelling, for keys that are not checked.
    unjudged: HashMap<String, &'m str>,
}

impl<'m> Spelled<'m> {
    /// Refuses a second spelling of the same property (document.md 3.4).
    fn is_first(
        &mut self,
        key: &str,
        spelling: &'m str,
        path: &Path,
        findings: &mut Findings,
    ) -> bool {
        let Some(first) = self.properties.insert(key.to_owned(), spelling) else {
            return true;
        };
        let message = format!(
            "{first:?} and {spelling:?} are the same property",
            spelling = shown(spelling)
        );
        findings.issue(Issue::at(path, message).hint("write it once"));
        false
    }

    fn warn_of_twin(&mut self, spelling: &'m str, path: &Path, findings: &mut Findings) {
        if let Some(first) = self.unjudged.insert(spelling.nfc().collect(), spelling) {
            let message = format!(
                "{first:?} and {spelling:?} are equal up to Unicode normal form",
                spelling = shown(spelling)
            );
            findings.warn(Issue::at(path, message).hint("a space may treat them as one property"));
        }
    }
}

/// The warning for a key whose value is not stored (document.md 3.4).
fn left_out(spelling: &str, path: &Path) -> Issue {
    let spelling = shown(spelling);
    let message = format!("{spelling} was left out: the server keeps no value of it");
    Issue::at(path, message).hint("leave it out, or write the key of the property that is meant")
}

/// The warning for a key with invisible characters or white space at an edge (document.md 10.5).
pub(crate) fn invisible_in(spelling: &str, path: impl FnOnce() -> Path) -> Option<Issue> {
    let at_edges = spelling.trim() != spelling;
    let is_odd = at_edges || spelling.chars().any(is_default_ignorable);
    is_odd.then(|| {
        let message = "the key has white space at an edge or invisible characters";
        Issue::at(path(), message).hint("write the key without them")
    })
}
