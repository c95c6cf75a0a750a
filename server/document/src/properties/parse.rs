//! The `properties` member of a document or of the create shortcut (document.md 3).

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

/// Internal key → stored value of every member that the channel takes; faults and advice go to `findings`.
///
/// Under validation a key that no bundled property has keeps its spelling and its value. What the body says `beside` the
/// member, by internal keys, is not suggested.
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

/// The spellings met so far.
#[derive(Default)]
struct Spelled<'m> {
    /// By internal key.
    properties: HashMap<String, &'m str>,
    /// By normal form, of keys that are not judged.
    unjudged: HashMap<String, &'m str>,
}

impl<'m> Spelled<'m> {
    /// Refuses a second spelling of one property (document.md 3.4).
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
            findings.warn(Issue::at(path, message).hint("a space may take them for one property"));
        }
    }
}

/// Advice on a key whose value is not kept (document.md 3.4).
fn left_out(spelling: &str, path: &Path) -> Issue {
    let spelling = shown(spelling);
    let message = format!("{spelling} was left out: the server keeps no value of it");
    Issue::at(path, message).hint("leave it out, or write the key of the property that is meant")
}

/// Advice on a key that holds more than is seen of it (document.md 10.5).
pub(crate) fn invisible_in(spelling: &str, path: impl FnOnce() -> Path) -> Option<Issue> {
    let at_edges = spelling.trim() != spelling;
    let is_odd = at_edges || spelling.chars().any(is_default_ignorable);
    is_odd.then(|| {
        let message = "the key has white space at an edge or invisible characters";
        Issue::at(path(), message).hint("write the key without them")
    })
}
