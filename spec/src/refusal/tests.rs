#![expect(clippy::unwrap_used, reason = "tests")]

use serde_json::{Value, json};

use super::*;

fn body(error: &ApiError) -> Value {
    serde_json::from_slice(&error.body(&Ref::default()).unwrap()).unwrap()
}

// H-29
#[test]
fn a_v2_error_has_its_four_members() {
    let bare = ApiError::new(ErrorKind::NotFound, "no such object");
    let expected =
        json!({ "status": 404, "code": "not_found", "message": "no such object", "issues": [] });
    assert_eq!(body(&bare), expected);
    let issue = Issue::at("space_id", "no such space").see(Ref::op("list_spaces"));
    let answer = body(&ApiError::at(ErrorKind::NotFound, issue));
    assert_eq!(
        answer.pointer("/issues/0/hint").unwrap(),
        "see GET /v2/spaces"
    );
    assert_eq!(
        answer.pointer("/issues/0/see_also/0/op").unwrap(),
        "list_spaces"
    );
}

// http.md 11: no issue has an empty path; the next step stands in the message then.
#[test]
fn what_no_path_names_is_told_in_the_message() {
    let whole = Issue::at("", "the body is blank").hint("send one");
    let answer = body(&ApiError::at(ErrorKind::Invalid, whole.clone()));
    assert_eq!(
        answer.pointer("/message").unwrap(),
        "the body is blank; send one"
    );
    assert_eq!(answer.pointer("/issues").unwrap(), &json!([]));
    let at = Issue::at("/name", "too long").hint("shorten it");
    let fault = Fault::many("two faults", vec![whole, at]);
    let answer = body(&fault.into());
    assert_eq!(
        answer.pointer("/message").unwrap(),
        "two faults; the body is blank; send one"
    );
    assert_eq!(answer.pointer("/issues/0/path").unwrap(), "/name");
    assert!(answer.pointer("/issues/1").is_none());
}

#[test]
fn an_older_error_has_no_issues() {
    let error = ApiError::at(ErrorKind::Unauthorized, Issue::pathless("invalid api key"));
    let expected = json!({ "object": "error", "status": 401, "code": "unauthorized", "message": "invalid api key" });
    assert_eq!(body(&error), expected);
}

// The field is named, in an envelope that has no list of findings too.
#[test]
fn an_older_error_tells_its_findings() {
    let issues = (0..10).map(|number| {
        let issue = Issue::at(format!("/m{number}"), "unknown member");
        if number == 0 {
            issue.hint("leave it out")
        } else {
            issue
        }
    });
    let error = ApiError {
        issues: issues.collect(),
        ..ApiError::new(ErrorKind::BadRequest, "the request body is invalid")
    };
    let answer = body(&error);
    let message = answer.get("message").and_then(Value::as_str).unwrap();
    assert!(
        message.starts_with("/m0: unknown member; leave it out. /m1: unknown member. "),
        "{message}"
    );
    assert!(
        message.ends_with("/m7: unknown member. and 2 more"),
        "{message}"
    );
    assert_eq!(answer.as_object().unwrap().len(), 4);
}

#[test]
fn an_internal_detail_is_logged_and_never_sent() {
    let error = ApiError::internal("disk /dev/sda1 is full");
    assert!(!body(&error).to_string().contains("sda1"));
    assert!(error.to_string().contains("sda1"));
}
