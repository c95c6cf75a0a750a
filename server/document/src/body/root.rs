//! The members of a document's root: current, export-only and historical ones (document.md 1.1).

use super::gate::MEMBER;
use super::misplaced::{Form, Root};
use crate::block::Input;
use crate::findings::Findings;
use crate::issue::Issue;
use crate::kinds::Kind;
use crate::members::Members;
use crate::properties::{Channel, FindProperty};
use crate::similar::fold;

/// Members that callers can write.
pub(crate) const WRITTEN: [&str; 10] = [
    "kind",
    "type",
    "template_for",
    "icon",
    "cover",
    "properties",
    "type_settings",
    "query_source",
    "blocks",
    "collection_items",
];
/// A create body can name a template next to the document (document.md 10.7).
pub(crate) const TEMPLATE: &str = "template";
/// Members whose value is ignored on input. The gate checks `formatVersion` and `version`.
pub(crate) const IGNORED: [&str; 8] = [
    "$schema",
    "formatVersion",
    "version",
    "etag",
    "id",
    "internal_key",
    "warnings",
    "discussion",
];
/// Members of export files: creates refuse them, and validation accepts any value.
pub(crate) const EXPORT_ONLY: [&str; 8] = [
    "property_internal_keys",
    "option_ids",
    "type_internal_key",
    "property_settings",
    "root",
    "store",
    "file_remote",
    "uninstalled",
];
/// The only export-only member that is specific to one kind.
const PROPERTY_SETTINGS: &str = "property_settings";

/// Members of reads that cannot be written back.
pub(crate) const READ_ONLY: [&str; 4] = ["outline", "subtree", "partial", "markdown"];

/// Members that are refused with a special hint.
const REPAIRS: [(&str, &str); 8] = [
    (
        "items",
        "the members of a collection are `collection_items`",
    ),
    ("refs", "references are full ids inline, leave it out"),
    (
        "type_properties",
        "a type's properties are `type_settings.property_definitions`",
    ),
    (
        "type_internal_keys",
        "types are named by their key, leave it out",
    ),
    (
        "outline",
        "an outline cannot be written back; read the object without `outline`",
    ),
    (
        "subtree",
        "a part cannot be written back; read the object whole, without `block`",
    ),
    (
        "partial",
        "a part cannot be written back; read the object whole, without `include`",
    ),
    (
        "children",
        "content is the flat array `blocks`, nested by `indent`",
    ),
];

/// Checks which members the root has.
pub(super) fn close(
    members: &Members<'_>,
    kind: Kind,
    input: Input<'_>,
    properties: &dyn FindProperty,
    out: &mut Findings,
) {
    let creates = matches!(input, Input::Create);
    let form = if creates {
        Form::New(kind)
    } else {
        Form::Judged(kind)
    };
    let template = creates.then_some(TEMPLATE);
    let known: Vec<&str> = [MEMBER]
        .iter()
        .chain(&WRITTEN)
        .copied()
        .chain(template)
        .collect();
    let root = Root::new(members, form);
    let is_known = |name: &str| known.contains(&name) || IGNORED.contains(&name);
    members.each_unknown(is_known, out, |name, out| {
        // Null is allowed for every known member (document.md 3.1): programs write all members that they know.
        let is_known = [&READ_ONLY[..], &EXPORT_ONLY, &[TEMPLATE]]
            .concat()
            .contains(&name);
        if is_known && members.given(name).is_none() {
            return;
        }
        if EXPORT_ONLY.contains(&name) {
            if creates || (name == PROPERTY_SETTINGS && kind != Kind::Property) {
                let message = format!("{name:?} is a member of export files");
                out.issue(Issue::at(members.path(name), message).hint("leave it out"));
            }
            return;
        }
        if name == TEMPLATE {
            let message = "`template` belongs to the body of a create, not to the document";
            out.issue(Issue::at(members.path(name), message).hint("leave it out"));
            return;
        }
        // The properties of a type differ from those of its objects, and read-only members are not properties.
        let may_be_property = kind != Kind::ObjectType && !READ_ONLY.contains(&name);
        let property = may_be_property
            .then(|| root.as_property(name, Channel::Document, properties))
            .flatten();
        let history = repair(name).filter(|_| property.is_none());
        let of_form = ("a document", known.as_slice());
        let issue = root.unknown_or(name, of_form, property);
        out.issue(match history {
            Some(repair) => issue.hint(repair),
            None => issue,
        });
    });
}

/// The hint for a historical or misspelled ignored member.
fn repair(name: &str) -> Option<&'static str> {
    let history = REPAIRS.iter().find(|(member, _)| *member == name);
    let ignored = || {
        IGNORED
            .iter()
            .any(|member| *member != MEMBER && fold(member) == fold(name))
    };
    match history {
        Some((_, repair)) => Some(repair),
        None => ignored().then_some("leave it out"),
    }
}
