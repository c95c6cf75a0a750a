//! Parses the identity of a document: its kind, its type, and the target type of a template.

use super::{BodyContext, DEFAULT_TYPE, TEMPLATE_TYPE};
use crate::bundled::twin;
use crate::findings::Findings;
use crate::issue::{Issue, Miss};
use crate::kinds::Kind;
use crate::members::Members;
use crate::members::read::{self, Wrong};
use crate::place::Place;
use crate::vocabulary::KeyResolver;

/// The kind; `None` if it is invalid, so nothing is derived from it.
pub(super) fn kind(
    members: &Members<'_>,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> Option<Kind> {
    let Some(value) = members.given("kind") else {
        return Some(Kind::Page);
    };
    let names: Vec<_> = cx.kinds.iter().map(|kind| kind.name()).collect();
    let kind = read::name_of_offered::<Kind>(value, &names).and_then(|kind| {
        if cx.kinds.contains(&kind) {
            return Ok(kind);
        }
        let message = format!("the kind {} is not accepted here", kind.name());
        Err(Wrong::new(message).hint(names.join(", ")))
    });
    kind.map_err(|wrong| out.issue(wrong.at(&members.path("kind"))))
        .ok()
}

/// The internal key of the type, or the default type of the kind.
pub(super) fn type_key(
    members: &Members<'_>,
    kind: Option<Kind>,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> String {
    // The type of a page must allow creation. A template has its own type; its target type is checked in
    // `template_for`.
    let resolve: Resolve = match kind {
        Some(Kind::Page) => CREATED,
        _ => ANY,
    };
    let Some(found) = type_reference(members, "type", resolve, cx, out) else {
        return match kind {
            Some(Kind::ObjectType) => twin(Kind::ObjectType.name()),
            _ => DEFAULT_TYPE.to_owned(),
        };
    };
    if kind == Some(Kind::Template) && found != TEMPLATE_TYPE {
        let message = "a document of kind template is of type template";
        let hint =
            "write \"template\"; the type of the objects that it makes is named by `template_for`";
        out.issue(Issue::at(members.path("type"), message).hint(hint));
    }
    found
}

/// The target type of a template, allowed only on templates (document.md 8).
pub(super) fn template_for(
    members: &Members<'_>,
    kind: Option<Kind>,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> Option<String> {
    let given = members.given("template_for").is_some();
    let refused = match kind {
        Some(Kind::Template) if !given => "a template needs `template_for`, the type it is for",
        Some(Kind::Template) if members.given("type").is_none() => {
            "`template_for` needs `\"type\":\"template\"` too"
        }
        Some(Kind::Template) | None => {
            return type_reference(members, "template_for", CREATED, cx, out);
        }
        Some(_) if given => "`template_for` belongs to documents of kind template",
        Some(_) => return None,
    };
    let issue = Issue::at(members.path("template_for"), refused);
    out.issue(
        issue.hint("\"kind\":\"template\",\"type\":\"template\",\"template_for\":\"<type key>\""),
    );
    None
}

/// Resolves the spelling of a type to its internal key.
pub(super) type Resolve = fn(&dyn KeyResolver, &str) -> Result<String, Miss>;
/// Any type.
pub(super) const ANY: Resolve = |names, spelling| names.type_key(spelling);
/// Types that new objects can have.
const CREATED: Resolve = |names, spelling| names.created_type(spelling);

/// The type that a member names.
fn type_reference(
    members: &Members<'_>,
    name: &str,
    resolve: Resolve,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> Option<String> {
    let value = members.given(name)?;
    match read::key(value) {
        Ok(spelling) => {
            let place = members.place().key(name);
            resolve_type(spelling, &place, resolve, cx, out)
        }
        Err(wrong) => {
            out.issue(wrong.at(&members.path(name)));
            None
        }
    }
}

pub(super) fn resolve_type(
    spelling: &str,
    place: &Place<'_>,
    resolve: Resolve,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> Option<String> {
    resolve(cx.content.names, spelling)
        .map_err(|miss| out.miss(&place.path(), miss))
        .ok()
}
