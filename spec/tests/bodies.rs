//! What is answered to a wrong request body (http.md 3, 11).

#![expect(clippy::unwrap_used, reason = "tests")]

use rolltop_document::findings::MAX_FINDINGS;
use rolltop_document::issue::Fault;
use rolltop_document::limits::MAX_NAME;
use rolltop_spec::auth::{CreateApiKeyRequest, CreateChallengeRequest};
use rolltop_spec::limits::QUERY_VIEWS_MAX;
use rolltop_spec::queries::CreateQueryRequest;
use rolltop_spec::spaces::{CreateSpaceRequest, UpdateSpaceRequest};
use rolltop_spec::validate::{RequestBody, read};
use serde_json::{Value, json};

fn refused<T: RequestBody + std::fmt::Debug>(body: &Value) -> Fault {
    read::<T>(body).unwrap_err()
}

/// Path, part of the message, part of the hint of the only issue.
#[track_caller]
fn check<T: RequestBody + std::fmt::Debug>(body: &Value, path: &str, message: &str, hint: &str) {
    let fault = refused::<T>(body);
    let [issue] = fault.issues.as_slice() else {
        panic!("{fault:?}")
    };
    assert_eq!(issue.path_str(), path, "{issue:?}");
    assert!(issue.message.contains(message), "{issue:?}");
    assert!(
        issue.hint.as_deref().unwrap_or_default().contains(hint),
        "{issue:?}"
    );
}

// H-24
#[test]
#[rustfmt::skip]
fn an_unknown_member_is_named_with_the_members_there_are() {
    check::<CreateSpaceRequest>(&json!({ "name": "A", "zz": 1 }), "/zz", "zz is an unknown member", "members: name, description");
    check::<CreateSpaceRequest>(&json!({ "name": "A", "desc": "x" }), "/desc", "unknown", "did you mean description?");
    check::<CreateSpaceRequest>(&json!({ "name": "A", "icon_image": "x" }), "/icon_image", "unknown", "members"); // H-79
    check::<CreateChallengeRequest>(&json!({ "app_name": "A", "scope": "full" }), "/scope", "unknown", "app_name");
}

#[test]
#[rustfmt::skip]
fn a_missing_member_is_named() {
    check::<CreateChallengeRequest>(&json!({}), "/app_name", "app_name is required", "add app_name: a string");
}

#[test]
fn every_fault_is_told_at_once() {
    let fault = refused::<CreateApiKeyRequest>(&json!({ "challenge_id": 5, "zz": 1 }));
    let mut paths: Vec<&str> = fault.issues.iter().map(|issue| issue.path_str()).collect();
    paths.sort_unstable();
    assert_eq!(paths, ["/challenge_id", "/code", "/zz"]);
}

// H-28: code points count, not bytes or UTF-16 units.
#[test]
#[rustfmt::skip]
fn lengths_are_measured_in_characters() {
    let of = |count: usize| json!({ "name": "𝄞".repeat(count) });
    assert!(read::<CreateSpaceRequest>(&of(MAX_NAME)).is_ok());
    check::<CreateSpaceRequest>(&of(MAX_NAME + 1), "/name", "4097 characters, at most 4096", "shorten it to 4096 characters at most");
    check::<UpdateSpaceRequest>(&of(0), "/name", "is empty, at least 1 character is required", "a string of 1 to 4096 characters");
}

#[test]
#[rustfmt::skip]
fn types_and_patterns_are_told_without_the_value() {
    check::<CreateChallengeRequest>(&json!([]), "", "must be an object, not an array", "an object with app_name"); // H-23
    check::<UpdateSpaceRequest>(&json!({ "name": true }), "/name", "must be a string, not a boolean", "in quotes, \"true\"");
    let body = json!({ "challenge_id": "66f0a1b2c3d4e5f60718293a", "code": "12a4" });
    check::<CreateApiKeyRequest>(&body, "/code", "does not match ^[0-9]{4}$", "characters of 0-9");
    let secret = "s".repeat(5000);
    let fault = refused::<CreateSpaceRequest>(&json!({ "name": secret, (secret.as_str()): 1 }));
    assert!(
        fault
            .issues
            .iter()
            .all(|issue| format!("{issue:?}").len() < 1000)
    );
}

// H-25
#[test]
#[rustfmt::skip]
fn null_counts_as_absent_where_a_member_is_optional() {
    let space: CreateSpaceRequest = read(&json!({ "name": "A", "description": null })).unwrap();
    assert_eq!(space.description, None);
    check::<CreateChallengeRequest>(&json!({ "app_name": null }), "/app_name", "must be a string, not null", "a string");
    check::<CreateSpaceRequest>(&json!({ "name": "A", "zz": null }), "/zz", "unknown", "");
}

// query.md 11: what is no view never comes to the parser of views.
#[test]
#[rustfmt::skip]
fn entries_that_are_no_objects_are_told_of_by_the_schema() {
    let body = json!({ "name": "Q", "type": "task", "views": [null] });
    check::<CreateQueryRequest>(&body, "/views/0", "must be an object, not null", "write an object");
}

// A hostile body is refused with a bounded answer, as a document is.
#[test]
fn the_faults_that_are_reported_are_bounded() {
    for more in [0, 1, 100] {
        let members = (1..MAX_FINDINGS + more).map(|number| (number.to_string(), json!(1)));
        // The name that is missing is one more.
        let fault = refused::<CreateChallengeRequest>(&Value::Object(members.collect()));
        let left_out = fault
            .issues
            .last()
            .is_some_and(|last| last.message.contains("left out"));
        assert_eq!(fault.issues.len(), MAX_FINDINGS + usize::from(left_out));
        assert_eq!(left_out, more > 0, "{more}");
    }
}

// Of a list that is too long, the entries that it may have are judged, and no others: a body holds hundreds of thousands.
#[test]
fn no_more_entries_are_judged_than_a_list_may_have() {
    let refusal = |faulty: [usize; 2]| -> Vec<String> {
        let mut views = vec![json!({}); QUERY_VIEWS_MAX + 2];
        for at in faulty {
            *views.get_mut(at).unwrap() = json!({"id": "a b"});
        }
        let body = json!({"name": "Q", "type": "task", "views": views});
        let issues = refused::<CreateQueryRequest>(&body).issues;
        issues
            .iter()
            .map(|issue| issue.path_str().to_owned())
            .collect()
    };
    assert_eq!(refusal([QUERY_VIEWS_MAX, QUERY_VIEWS_MAX + 1]), ["/views"]);
    // Neither is a faulty id taken for one that another view has.
    assert_eq!(refusal([0, 1]), ["/views", "/views/0/id", "/views/1/id"]);
}
