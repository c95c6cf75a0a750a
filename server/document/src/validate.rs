//! `POST /v2/validate`: the findings of a write about a document's form, without a space (document.md 10.1).

use serde_json::Value;

use crate::block::{Input, ParseContext};
use crate::body::{BodyContext, gate, parse_body};
use crate::document_schemas::guard;
use crate::findings::Findings;
use crate::ids::IdSource;
use crate::issue::Issue;
use crate::kinds::Kind;
use crate::properties::ValueContext;
use crate::vocabulary::BundledNames;

/// Validates a document and returns all findings in document order. A document that fails the version gate is not
/// checked further. Generated ids are discarded.
pub fn document(value: &Value, ids: &dyn IdSource) -> Findings {
    let mut out = parsed(value, ids);
    guard::ANY_DOCUMENT.judge(value, &mut out);
    out.into_report()
}

/// The findings of the guard alone, that is, of the served and relaxed document schema.
pub fn guard(value: &Value) -> Findings {
    let mut out = Findings::default();
    guard::ANY_DOCUMENT.judge(value, &mut out);
    out
}

/// The findings of the parser alone.
pub(crate) fn parsed(value: &Value, ids: &dyn IdSource) -> Findings {
    let mut out = Findings::default();
    let Value::Object(document) = value else {
        out.issue(
            Issue::at("", "a document is a JSON object")
                .hint("send the document itself: {\"formatVersion\":\"2.0\", …}"),
        );
        return out;
    };
    match gate::pass(document, true) {
        Ok(warning) => out.warnings.extend(warning),
        Err(fault) => {
            out.issues = fault.issues;
            return out;
        }
    }
    let content = ParseContext {
        names: &BundledNames,
        ids,
        objects: None,
        input: Input::Validate,
        rebase: 0,
    };
    let cx = BodyContext {
        content,
        properties: &BundledNames,
        values: ValueContext::NoSpace,
        vocabulary: None,
        kinds: Kind::ALL,
    };
    parse_body(document, &cx, &mut out);
    out
}
