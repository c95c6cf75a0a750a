//! The published documents hold what http.md 13 to 15 promise.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "tests"
)]

mod bindings;

use std::collections::BTreeSet;

use rolltop_document::ops::limits;
use rolltop_document::properties::MAX_NEW_OPTIONS;
use rolltop_document::schema::counts_bytes;
use rolltop_spec::bare::Bare;
use rolltop_spec::limits::DOCUMENT_BODY_BYTES;
use rolltop_spec::openapi::{Documents, descriptions};
use rolltop_spec::operations::{Answer, Class, OPERATIONS, Operation};
use serde_json::{Map, Value, json};

/// What a document says of an operation.
fn described<'a>(document: &'a Value, row: &Operation) -> &'a Value {
    let method = row.route.method.to_ascii_lowercase();
    &document["paths"][row.route.path][&method]
}

fn row(id: &str) -> &'static Operation {
    let found = OPERATIONS.iter().find(|row| row.route.id == id);
    found.expect(id)
}

fn operations(document: &Value) -> impl Iterator<Item = &Value> {
    let paths = document["paths"].as_object().unwrap();
    let items = paths.values().filter_map(Value::as_object);
    items.flat_map(Map::values).filter(|one| one.is_object())
}

/// Follows a `$ref` inside the document.
fn resolve<'a>(document: &'a Value, value: &'a Value) -> &'a Value {
    match value["$ref"].as_str() {
        Some(path) => document.pointer(path.trim_start_matches('#')).expect(path),
        None => value,
    }
}

type Visit<'v, 'a> = &'v mut dyn FnMut(&[String], &'a Map<String, Value>);

/// Every object of the document with the names of the members that lead to it. Examples are data.
fn walk<'a>(value: &'a Value, trail: &mut Vec<String>, visit: Visit<'_, 'a>) {
    match value {
        Value::Object(members) => {
            visit(trail, members);
            let holds_names = trail.last().is_some_and(|name| name == "properties");
            let is_described = |name: &str| holds_names || name != "example";
            for (name, inner) in members.iter().filter(|(name, _)| is_described(name)) {
                trail.push(name.clone());
                walk(inner, trail, visit);
                trail.pop();
            }
        }
        Value::Array(items) => items.iter().for_each(|item| walk(item, trail, visit)),
        _ => {}
    }
}

fn check_references(document: &Value) {
    walk(document, &mut Vec::new(), &mut |trail, members| {
        let reference = members.get("$ref").and_then(Value::as_str);
        let target = reference.map(|path| document.pointer(path.trim_start_matches('#')));
        assert!(target.is_none_or(|target| target.is_some()), "{trail:?}");
    });
}

// H-132
#[test]
fn each_document_has_exactly_the_served_operations() {
    let documents = Documents::build().unwrap();
    // The generator knows nothing of conditions and ranges.
    let in_client = |row: &&Operation| row.answer != Answer::Content;
    let whole: fn(&&Operation) -> bool = |_| true;
    for (document, holds) in [
        (&documents.v3_1, whole),
        (&documents.v3_0, whole),
        (&documents.client, in_client),
    ] {
        let rows: Vec<&Operation> = OPERATIONS.iter().filter(holds).collect();
        assert_eq!(operations(document).count(), rows.len());
        for row in rows {
            assert_eq!(described(document, row)["operationId"], row.route.id);
        }
    }
}

#[test]
fn each_operation_is_described_whole() {
    let document = Documents::build().unwrap().v3_1;
    for row in OPERATIONS {
        let (id, operation) = (row.route.id, described(&document, row));
        for text in ["summary", "description"] {
            let text = operation[text].as_str().unwrap_or_default();
            assert!(!text.is_empty(), "{id}");
        }
        assert_eq!(operation["tags"].as_array().unwrap().len(), 1, "{id}");
        // Without a member of its own the security of the root holds.
        let has = |member: &str| operation.get(member).is_some();
        assert_eq!(has("security"), row.class == Class::Exempt, "{id}");
        assert_eq!(has("requestBody"), row.body.is_some(), "{id}");
    }
    assert_eq!(document["security"][0]["bearer"], json!([]));
}

// http.md 13, with the columns of 14.
#[test]
fn statuses_follow_from_the_class_of_the_operation() {
    let document = Documents::build().unwrap().v3_1;
    #[rustfmt::skip]
    let cases = [
        ("create_auth_challenge", "201 400 403 413 500"),
        ("create_api_key", "201 400 403 413 500"),
        ("auth_whoami", "200 400 401 403 500"),
        ("list_schemas", "200 400 401 403 500"),
        ("get_schema", "200 400 401 403 404 500"),
        ("get_op_schema", "200 400 401 403 404 500"),
        ("validate", "200 400 401 403 409 413 415 500"),
        ("list_spaces", "200 400 401 403 500"),
        ("create_space", "200 201 400 401 403 409 413 415 429 500"),
        ("get_space", "200 400 401 403 404 500"),
        ("update_space", "200 400 401 403 404 409 413 415 429 500"),
        ("create_object", "200 201 400 401 403 404 409 413 415 429 500"),
        ("get_object", "200 304 400 401 403 404 500"),
        ("get_type", "200 304 400 401 403 404 500"),
        ("patch_object", "200 400 401 403 404 409 413 415 429 500"),
        ("delete_object", "200 400 401 403 404 409 429 500"),
        ("upload_file", "200 201 400 401 403 404 409 413 415 429 500"),
        ("delete_file", "200 400 401 403 404 409 429 500"),
        ("download_file", "200 206 304 400 401 403 404 412 416 500"),
        ("head_file", "200 304 400 401 403 404 412 500"),
    ];
    let is_bare = |status: &str| {
        Bare::ALL
            .iter()
            .any(|bare| bare.status().to_string() == status)
    };
    for (id, expected) in cases {
        let responses = described(&document, row(id))["responses"]
            .as_object()
            .unwrap();
        let statuses = responses.keys().map(String::as_str);
        let mut found: Vec<&str> = statuses.filter(|status| !is_bare(status)).collect();
        found.sort_unstable();
        assert_eq!(found.join(" "), expected, "{id}");
    }
}

// chats-files-auth.md 4.4: what is refused without an envelope may be met everywhere, or by every body.
#[test]
fn refusals_without_an_envelope_are_described_where_they_are_met() {
    let document = Documents::build().unwrap().v3_1;
    for row in OPERATIONS {
        for bare in Bare::ALL {
            let responses = &described(&document, row)["responses"];
            let response = responses.get(bare.status().to_string());
            let is_met = row.body.is_some() || !bare.is_of_body() || bare.has_envelope_too();
            assert_eq!(response.is_some(), is_met, "{} {bare}", row.route.id);
            let Some(response) = response else { continue };
            let said = &resolve(&document, response)["description"];
            assert!(said.as_str().unwrap().contains(bare.repair()), "{said}");
        }
    }
    let said = document["info"]["description"].as_str().unwrap();
    for bare in Bare::ALL {
        assert!(said.contains(&bare.fault()), "{said}");
    }
}

#[test]
fn headers_and_parameters_follow_from_the_row() {
    let document = Documents::build().unwrap().v3_1;
    #[rustfmt::skip]
    let cases = [
        ("create_api_key", "Service-Version"),
        ("auth_whoami", "spaces ids"),
        ("validate", "Idempotency-Key"),
        ("list_spaces", "offset limit ids"),
        ("create_space", "ids dry_run Idempotency-Key"),
        ("list_objects", "space_id fields offset limit keys"),
        ("create_object", "space_id dry_run create_missing_options Idempotency-Key"),
        ("get_object", "space_id object_id include outline block format ids keys If-None-Match"),
        ("delete_object", "space_id object_id dry_run If-Match Idempotency-Key"),
    ];
    for (id, expected) in cases {
        let parameters = described(&document, row(id))["parameters"]
            .as_array()
            .unwrap();
        let names = parameters.iter().map(|it| it["name"].as_str().unwrap());
        assert_eq!(names.collect::<Vec<_>>().join(" "), expected, "{id}");
    }
    let responses = &described(&document, row("create_object"))["responses"];
    let has = |status: &str, header: &str| responses[status]["headers"].get(header).is_some();
    assert!(has("201", "ETag") && !has("200", "ETag"), "H-53");
    assert!(has("201", "Idempotency-Replayed"));
    let limit = &described(&document, row("list_spaces"))["parameters"][1];
    assert_eq!(limit["schema"]["default"], 25);
}

#[test]
fn each_example_is_valid_against_its_schema() {
    let document = Documents::build().unwrap().v3_1;
    let mut seen = 0;
    walk(&document, &mut Vec::new(), &mut |trail, media| {
        let is_shown =
            |name: &String| ["application/json", "multipart/form-data"].contains(&name.as_str());
        if !trail.last().is_some_and(is_shown) {
            return;
        }
        let example = media.get("example");
        let example = example.unwrap_or_else(|| panic!("{trail:?} has no example"));
        // The schema stands alone: its references lead into the components that it carries along.
        let mut schema = media["schema"].clone();
        schema["components"] = document["components"].clone();
        let validator = jsonschema::draft202012::new(&schema).unwrap();
        let faults = validator
            .iter_errors(example)
            .map(|fault| fault.to_string());
        assert_eq!(faults.collect::<Vec<_>>(), [""; 0], "{trail:?}");
        seen += 1;
    });
    let bodies = OPERATIONS.iter().filter(|row| row.body.is_some()).count();
    assert!(seen > bodies + OPERATIONS.len(), "{seen}");
}

#[test]
fn the_older_version_is_openapi_3_0() {
    let documents = Documents::build().unwrap();
    for document in [documents.v3_0, documents.client] {
        check_references(&document);
        walk(&document, &mut Vec::new(), &mut |trail, object| {
            let is_schema = trail.last().is_none_or(|name| name != "properties");
            let has_types = object.get("type").is_some_and(Value::is_array);
            let is_newer = object.contains_key("const") || has_types;
            assert!(!is_schema || !is_newer, "{trail:?}");
        });
        let parsed: openapiv3::OpenAPI = serde_json::from_value(document).unwrap();
        assert_eq!(parsed.openapi, "3.0.3");
    }
}

#[test]
fn the_newer_version_has_no_word_of_the_older_one() {
    let document = Documents::build().unwrap().v3_1;
    check_references(&document);
    assert_eq!(document["openapi"], "3.1.0");
    walk(&document, &mut Vec::new(), &mut |trail, object| {
        assert!(!object.contains_key("nullable"), "{trail:?}");
    });
}

// H-139
#[test]
fn names_are_snake_case() {
    const EXCEPTIONS: &[&str] = &["formatVersion", "$schema"];
    let is_snake = |name: &str| {
        let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(is_part)
    };
    let document = Documents::build().unwrap().v3_1;
    walk(&document, &mut Vec::new(), &mut |trail, object| {
        let [.., parent, last] = trail else { return };
        let is_member_map = last == "properties" && parent != "properties";
        if is_member_map && !trail.iter().any(|name| name == "example") {
            for name in object.keys().filter(|name| !EXCEPTIONS.contains(&&***name)) {
                assert!(is_snake(name), "{trail:?} {name}");
            }
        }
        if object
            .get("in")
            .is_some_and(|place| place == "query" || place == "path")
        {
            assert!(is_snake(object["name"].as_str().unwrap()), "{trail:?}");
        }
    });
    for operation in rolltop_spec::schema::ops() {
        assert!(is_snake(&operation.kind));
    }
}

// http.md 14: the tags in their order, each with a description and in use.
#[test]
fn every_tag_is_described_and_in_use() {
    let document = Documents::build().unwrap().v3_1;
    let tags = document["tags"].as_array().unwrap().iter();
    let tags = tags.filter(|tag| tag.get("description").is_some());
    let names: Vec<&str> = tags.filter_map(|tag| tag["name"].as_str()).collect();
    assert_eq!(
        names.join(", "),
        "Auth, Spaces, Objects, Search, Types, Properties, Lists, Chat, Members, Files, Templates, Schemas"
    );
    let used = operations(&document).filter_map(|operation| operation["tags"][0].as_str());
    assert_eq!(used.collect::<BTreeSet<_>>(), names.into_iter().collect());
}

// The client generator stops at two success or two error types.
#[test]
fn the_client_profile_has_one_success_and_one_error_type() {
    let document = Documents::build().unwrap().client;
    check_references(&document);
    for operation in operations(&document) {
        let responses = operation["responses"].as_object().unwrap();
        let types = |first: char| -> BTreeSet<String> {
            let of_kind = responses
                .iter()
                .filter(|(status, _)| status.starts_with(first));
            let schemas = of_kind.map(|(_, response)| {
                let content = &resolve(&document, response)["content"];
                let json = content.get("application/json");
                let content = json.or(content.get("text/event-stream")).unwrap();
                content["schema"].to_string()
            });
            schemas.collect()
        };
        assert_eq!((types('2').len(), types('4').len()), (1, 1));
        assert_eq!(types('4'), types('5'));
        assert!(responses.keys().all(|status| !status.starts_with('3')));
    }
}

// http.md 15.3; that the committed documents are those of the traits is for the golden tests.
#[test]
fn the_pages_of_the_description_are_the_committed_documents() {
    let pages = descriptions();
    let page = |path: &str| pages.iter().find(|page| page.path == path).expect(path);
    for (path, document) in [
        ("/v2/docs/openapi.json", include_str!("../../openapi.json")),
        (
            "/v1/docs/openapi.json",
            include_str!("../../openapi.v1.json"),
        ),
    ] {
        let body = page(path).body().unwrap();
        let served: Value = serde_json::from_slice(&body).unwrap();
        let committed: Value = serde_json::from_str(document).unwrap();
        assert_eq!(served, committed, "{path}");
        assert!(body.len() < document.len(), "{path} is not compact");
        assert_eq!(page(path).media_type, "application/json");
    }
    for major in ["", "/v1", "/v2"] {
        let body = page(&format!("{major}/docs/openapi.yaml")).body().unwrap();
        assert!(body.starts_with(b"\"openapi\": \"3.1.0\"\n"), "{major}");
    }
}

// http.md 15.3: the document of both majors has every operation once, and refers to what it holds.
#[test]
fn one_document_describes_both_majors() {
    let pages = descriptions();
    let newer = [
        include_str!("../../openapi.json"),
        include_str!("../../openapi.v1.json"),
    ];
    let older = [
        include_str!("../../openapi-3.0.json"),
        include_str!("../../openapi-3.0.v1.json"),
    ];
    for (path, majors) in [
        ("/docs/openapi.json", newer),
        ("/docs/openapi-3.0.json", older),
    ] {
        let page = pages.iter().find(|page| page.path == path).unwrap();
        let both: Value = serde_json::from_slice(&page.body().unwrap()).unwrap();
        let ids = |document: &Value| -> BTreeSet<String> {
            let ids = operations(document).map(|one| one["operationId"].to_string());
            ids.collect()
        };
        let [v2, v1] = majors.map(|text| ids(&serde_json::from_str(text).unwrap()));
        let v1 = v1.iter().map(|id| id.replacen('"', "\"v1_", 1));
        assert_eq!(ids(&both), v1.chain(v2).collect(), "{path}");
        check_references(&both);
    }
}

// ops.md 13: the bounds of a batch that no schema can say are in the description, and are those that hold.
#[test]
fn the_description_of_an_edit_names_the_bounds_of_a_batch() {
    const MIB: usize = 1024 * 1024;
    let document = Documents::build().unwrap().v3_1;
    let edit = described(&document, row("patch_object"));
    let said = edit["description"].as_str().unwrap();
    for bound in [
        format!("1 to {} operations", limits::MAX_OPS),
        format!("at most {} MiB", DOCUMENT_BODY_BYTES / MIB),
        format!("at most {} blocks", limits::MAX_PAYLOAD_BLOCKS),
        format!("at most {MAX_NEW_OPTIONS} select options"),
        format!("Markdown counts {}", limits::MAX_PAYLOAD_BLOCKS),
        format!("at most {}.", limits::MAX_WORK),
        format!("at most {} MiB, each", limits::MAX_TEXT_WORK / MIB),
        format!("a {}th of its bytes", limits::SEARCHED_TEXT_PART),
    ] {
        assert!(said.contains(&bound), "{bound}: {said}");
    }
}

// ops.md 17 G1: where a bound counts bytes the description says so, in the form that refusals know it by; no keyword does.
#[test]
fn what_counts_bytes_says_so() {
    let document = Documents::build().unwrap().v3_1;
    let mut counting = BTreeSet::new();
    walk(&document, &mut Vec::new(), &mut |trail, members| {
        assert!(!members.contains_key("x-maxBytes"), "{trail:?}");
        if let [_, _, component, .., name] = trail
            && counts_bytes(&Value::Object(members.clone()))
        {
            counting.insert(format!("{component} {name}"));
        }
    });
    let expected = [
        "CreateChallengeRequest app_name",
        "CreateQueryRequest filter",
        "Op-insert_view filter",
        "Op-update_view filter",
        "SearchRequestDoc filter",
    ];
    assert_eq!(counting, expected.map(str::to_owned).into());
}
