//! The members of a document's root: which exist, which are only exported, which are history (document.md 1.1).

use std::borrow::Cow;

use crate::block::Input;
use crate::block::parse::members::Members;
use crate::document::Kind;
use crate::findings::Findings;
use crate::issue::Issue;
use crate::wording::shown;

/// Members that are written.
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
/// A create may name a template beside the document (document.md 10.7).
pub(crate) const TEMPLATE: &str = "template";
/// Members whose value says nothing on input. `formatVersion` and `version` are judged by the gate.
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
/// Members of export files: a create refuses them, validation takes any value.
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
/// The one export-only member that belongs to one kind.
const PROPERTY_SETTINGS: &str = "property_settings";

/// Members that are refused with a repair.
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
        "markdown",
        "a document has `blocks`; a body of `type` and `markdown` needs no formatVersion",
    ),
    (
        "children",
        "content is the flat array `blocks`, nested by `indent`",
    ),
];

/// Judges which members the root has.
pub(super) fn close(members: &Members<'_>, kind: Kind, input: Input<'_>, out: &mut Findings) {
    let creates = matches!(input, Input::Create);
    for name in members.names() {
        if let Some((message, hint)) = refusal(name, kind, creates) {
            let message = format!("{:?} is {message}", shown(name));
            out.issue(Issue::at(members.path(name), message).hint(hint));
        }
    }
}

/// What is wrong with a member and how to repair it; `None` when it may stand here.
fn refusal(name: &str, kind: Kind, creates: bool) -> Option<(&'static str, Cow<'static, str>)> {
    const UNKNOWN: &str = "no member of a document";
    if let Some((_, repair)) = REPAIRS.iter().find(|(member, _)| *member == name) {
        return Some((UNKNOWN, Cow::Borrowed(repair)));
    }
    if EXPORT_ONLY.contains(&name) {
        let admitted = !creates && (name != PROPERTY_SETTINGS || kind == Kind::Property);
        return (!admitted).then_some(("a member of export files", Cow::Borrowed("leave it out")));
    }
    let known = WRITTEN.contains(&name) || IGNORED.contains(&name) || (creates && name == TEMPLATE);
    (!known).then(|| (UNKNOWN, Cow::Owned(WRITTEN.join(", "))))
}
