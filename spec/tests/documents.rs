//! The published documents hold what http.md 13 to 15 promise.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

use std::collections::BTreeSet;

use rolltop_document::ops::limits;
use rolltop_document::properties::MAX_NEW_OPTIONS;
use rolltop_document::schema::counts_bytes;
use rolltop_spec::bare::Bare;
use rolltop_spec::limits::DOCUMENT_BODY_BYTES;
use rolltop_spec::openapi::{Documents, descriptions};
use rolltop_spec::operations::{Answer, Class, OPERATIONS, Operation};
use serde_json::{Map, Value};

fn operation<'a>(document: &'a Value, path: &str, method: &str) -> Option<&'a Value> {
    document
        .get("paths")?
        .get(path)?
        .get(method.to_ascii_lowercase())
}

fn operations(document: &Value) -> Vec<&Map<String, Value>> {
    let paths = document.get("paths").and_then(Value::as_object).unwrap();
    let items = paths.values().filter_map(Value::as_object);
    items
        .flat_map(Map::values)
        .filter_map(Value::as_object)
        .collect()
}

/// Follows a `$ref` inside the document.
fn resolve<'a>(document: &'a Value, value: &'a Value) -> &'a Value {
    match value.get("$ref").and_then(Value::as_str) {
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
            let described = |name: &str| holds_names || name != "example";
            for (name, inner) in members.iter().filter(|(name, _)| described(name)) {
                trail.push(name.clone());
                walk(inner, trail, visit);
                trail.pop();
            }
        }
        Value::Array(items) => items.iter().for_each(|item| walk(item, trail, visit)),
        _ => {}
    }
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
        let served: BTreeSet<&str> = rows.iter().map(|row| row.route.id).collect();
        let ids: Vec<&str> = operations(document)
            .into_iter()
            .map(|operation| {
                operation
                    .get("operationId")
                    .and_then(Value::as_str)
                    .unwrap()
            })
            .collect();
        assert_eq!(ids.len(), rows.len());
        assert_eq!(ids.into_iter().collect::<BTreeSet<_>>(), served);
        for row in rows {
            let described =
                operation(document, row.route.path, row.route.method).expect(row.route.id);
            assert_eq!(described.get("operationId").unwrap(), row.route.id);
        }
    }
}

#[test]
fn each_operation_is_described_whole() {
    let document = Documents::build().unwrap().v3_1;
    for row in OPERATIONS {
        let id = row.route.id;
        let described = operation(&document, row.route.path, row.route.method).unwrap();
        for text in ["summary", "description"] {
            assert!(
                described
                    .get(text)
                    .and_then(Value::as_str)
                    .is_some_and(|text| !text.is_empty()),
                "{id} {text}"
            );
        }
        assert_eq!(
            described
                .get("tags")
                .and_then(Value::as_array)
                .unwrap()
                .len(),
            1,
            "{id}"
        );
        // Without a member of its own the security of the root holds.
        assert_eq!(
            described.get("security").is_some(),
            row.class == Class::Exempt,
            "{id}"
        );
        assert_eq!(
            described.get("requestBody").is_some(),
            row.body.is_some(),
            "{id}"
        );
    }
    assert_eq!(
        document.pointer("/security/0/bearer"),
        Some(&Value::Array(Vec::new()))
    );
}

// http.md 13, with the columns of 14.
#[test]
fn statuses_follow_from_the_class_of_the_operation() {
    let document = Documents::build().unwrap().v3_1;
    let is_bare = |status: &u16| Bare::ALL.iter().any(|bare| bare.status() == *status);
    let statuses = |id: &str| -> Vec<u16> {
        let row = OPERATIONS.iter().find(|row| row.route.id == id).unwrap();
        let described = operation(&document, row.route.path, row.route.method).unwrap();
        let responses = described
            .get("responses")
            .and_then(Value::as_object)
            .unwrap();
        responses
            .keys()
            .map(|status| status.parse().unwrap())
            .filter(|status| !is_bare(status))
            .collect()
    };
    for (id, expected) in [
        ("create_auth_challenge", &[201, 400, 403, 413, 500][..]),
        ("create_api_key", &[201, 400, 403, 413, 500]),
        ("auth_whoami", &[200, 400, 401, 403, 500]),
        ("list_schemas", &[200, 400, 401, 403, 500]),
        ("get_schema", &[200, 400, 401, 403, 404, 500]),
        ("get_op_schema", &[200, 400, 401, 403, 404, 500]),
        ("validate", &[200, 400, 401, 403, 409, 413, 415, 500]),
        ("list_spaces", &[200, 400, 401, 403, 500]),
        (
            "create_space",
            &[200, 201, 400, 401, 403, 409, 413, 415, 429, 500],
        ),
        ("get_space", &[200, 400, 401, 403, 404, 500]),
        (
            "update_space",
            &[200, 400, 401, 403, 404, 409, 413, 415, 429, 500],
        ),
        (
            "create_object",
            &[200, 201, 400, 401, 403, 404, 409, 413, 415, 429, 500],
        ),
        ("get_object", &[200, 304, 400, 401, 403, 404, 500]),
        ("get_type", &[200, 304, 400, 401, 403, 404, 500]),
        (
            "patch_object",
            &[200, 400, 401, 403, 404, 409, 413, 415, 429, 500],
        ),
        ("delete_object", &[200, 400, 401, 403, 404, 409, 429, 500]),
        (
            "upload_file",
            &[200, 201, 400, 401, 403, 404, 409, 413, 415, 429, 500],
        ),
        ("delete_file", &[200, 400, 401, 403, 404, 409, 429, 500]),
        (
            "download_file",
            &[200, 206, 304, 400, 401, 403, 404, 412, 416, 500],
        ),
        ("head_file", &[200, 304, 400, 401, 403, 404, 412, 500]),
    ] {
        let mut found = statuses(id);
        found.sort_unstable();
        assert_eq!(found, expected, "{id}");
    }
}

// chats-files-auth.md 4.4: what is refused without an envelope may be met everywhere, or by every body.
#[test]
fn refusals_without_an_envelope_are_described_where_they_are_met() {
    let document = Documents::build().unwrap().v3_1;
    for row in OPERATIONS {
        let described = operation(&document, row.route.path, row.route.method).unwrap();
        for bare in Bare::ALL {
            let response = described.pointer(&format!("/responses/{}", bare.status()));
            let is_met = row.body.is_some() || !bare.is_of_body() || bare.has_envelope_too();
            assert_eq!(response.is_some(), is_met, "{} {bare}", row.route.id);
            let Some(response) = response else { continue };
            let told = resolve(&document, response).get("description").unwrap();
            assert!(told.as_str().unwrap().contains(bare.repair()), "{told}");
        }
    }
    let told = document
        .pointer("/info/description")
        .unwrap()
        .as_str()
        .unwrap();
    for bare in Bare::ALL {
        assert!(told.contains(&bare.fault()), "{told}");
    }
}

#[test]
fn headers_and_parameters_follow_from_the_row() {
    let document = Documents::build().unwrap().v3_1;
    let names = |id: &str| -> Vec<String> {
        let row = OPERATIONS.iter().find(|row| row.route.id == id).unwrap();
        let described = operation(&document, row.route.path, row.route.method).unwrap();
        let parameters = described
            .get("parameters")
            .and_then(Value::as_array)
            .unwrap();
        parameters
            .iter()
            .map(|parameter| parameter.get("name").unwrap().as_str().unwrap().to_owned())
            .collect()
    };
    for (id, expected) in [
        ("create_api_key", &["Service-Version"][..]),
        ("auth_whoami", &["spaces", "ids"]),
        ("validate", &["Idempotency-Key"]),
        ("list_spaces", &["offset", "limit", "ids"]),
        ("create_space", &["ids", "dry_run", "Idempotency-Key"]),
        (
            "list_objects",
            &["space_id", "fields", "offset", "limit", "keys"],
        ),
        (
            "create_object",
            &[
                "space_id",
                "dry_run",
                "create_missing_options",
                "Idempotency-Key",
            ],
        ),
        (
            "get_object",
            &[
                "space_id",
                "object_id",
                "include",
                "outline",
                "block",
                "format",
                "ids",
                "keys",
                "If-None-Match",
            ],
        ),
        (
            "delete_object",
            &[
                "space_id",
                "object_id",
                "dry_run",
                "If-Match",
                "Idempotency-Key",
            ],
        ),
    ] {
        assert_eq!(names(id), expected, "{id}");
    }
    let created = "/paths/~1v2~1spaces~1{space_id}~1objects/post/responses";
    let headers = |status: &str| {
        document
            .pointer(&format!("{created}/{status}/headers"))
            .unwrap()
    };
    assert!(headers("201").get("ETag").is_some(), "H-53");
    assert!(headers("200").get("ETag").is_none(), "H-53");
    assert!(headers("201").get("Idempotency-Replayed").is_some());
    let limit = "/paths/~1v2~1spaces/get/parameters/1/schema";
    assert_eq!(document.pointer(limit).unwrap().get("default").unwrap(), 25);
}

/// Makes a schema of the document stand alone: its references lead into the components that it carries along.
fn standing_alone(document: &Value, schema: &Value) -> Value {
    let mut alone = schema.as_object().unwrap().clone();
    alone.insert(
        "components".to_owned(),
        document.get("components").unwrap().clone(),
    );
    Value::Object(alone)
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
        let example = media
            .get("example")
            .unwrap_or_else(|| panic!("{trail:?} has no example"));
        let schema = standing_alone(&document, media.get("schema").unwrap());
        let validator = jsonschema::draft202012::new(&schema).unwrap();
        let faults: Vec<String> = validator
            .iter_errors(example)
            .map(|fault| fault.to_string())
            .collect();
        assert!(faults.is_empty(), "{trail:?}: {faults:?}");
        seen += 1;
    });
    let bodies = OPERATIONS.iter().filter(|row| row.body.is_some()).count();
    assert!(seen > bodies + OPERATIONS.len(), "{seen}");
}

#[test]
fn each_reference_leads_somewhere() {
    let documents = Documents::build().unwrap();
    for document in [&documents.v3_1, &documents.v3_0, &documents.client] {
        walk(document, &mut Vec::new(), &mut |_, object| {
            if let Some(path) = object.get("$ref").and_then(Value::as_str) {
                assert!(
                    document.pointer(path.trim_start_matches('#')).is_some(),
                    "{path}"
                );
            }
        });
    }
}

#[test]
fn the_older_version_is_openapi_3_0() {
    let documents = Documents::build().unwrap();
    for document in [documents.v3_0, documents.client] {
        walk(&document, &mut Vec::new(), &mut |trail, object| {
            let is_schema = trail.last().is_none_or(|name| name != "properties");
            assert!(!is_schema || !object.contains_key("const"), "{trail:?}");
            assert!(
                !is_schema || !object.get("type").is_some_and(Value::is_array),
                "{trail:?}"
            );
        });
        let parsed: openapiv3::OpenAPI = serde_json::from_value(document).unwrap();
        assert_eq!(parsed.openapi, "3.0.3");
    }
}

#[test]
fn the_newer_version_has_no_word_of_the_older_one() {
    let document = Documents::build().unwrap().v3_1;
    assert_eq!(document.get("openapi").unwrap(), "3.1.0");
    walk(&document, &mut Vec::new(), &mut |trail, object| {
        assert!(!object.contains_key("nullable"), "{trail:?}");
    });
}

// H-139
#[test]
fn names_are_snake_case() {
    const EXCEPTIONS: &[&str] = &["formatVersion", "$schema"];
    let is_snake = |name: &str| {
        name.starts_with(|c: char| c.is_ascii_lowercase())
            && name
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
    };
    let document = Documents::build().unwrap().v3_1;
    walk(&document, &mut Vec::new(), &mut |trail, object| {
        let [.., parent, last] = trail else { return };
        let is_member_map = last == "properties" && parent != "properties";
        if is_member_map && !trail.iter().any(|name| name == "example") {
            for name in object
                .keys()
                .filter(|name| !EXCEPTIONS.contains(&name.as_str()))
            {
                assert!(is_snake(name), "{trail:?} {name}");
            }
        }
        let located = |place: &str| object.get("in").is_some_and(|found| found == place);
        if located("query") || located("path") {
            assert!(
                is_snake(object.get("name").and_then(Value::as_str).unwrap()),
                "{trail:?}"
            );
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
    let tags = document.get("tags").and_then(Value::as_array).unwrap();
    let names: Vec<&str> = tags
        .iter()
        .filter(|tag| tag.get("description").is_some())
        .filter_map(|tag| tag.get("name")?.as_str())
        .collect();
    assert_eq!(
        names.join(", "),
        "Auth, Spaces, Objects, Search, Types, Properties, Lists, Chat, Members, Files, Templates, Schemas"
    );
    let used: BTreeSet<&str> = operations(&document)
        .into_iter()
        .filter_map(|operation| operation.get("tags")?.get(0)?.as_str())
        .collect();
    assert_eq!(used, names.into_iter().collect());
}

// The client generator stops at two success or two error types.
#[test]
fn the_client_profile_has_one_success_and_one_error_type() {
    let document = Documents::build().unwrap().client;
    for operation in operations(&document) {
        let responses = operation
            .get("responses")
            .and_then(Value::as_object)
            .unwrap();
        let types = |first: char| -> BTreeSet<String> {
            let of_kind = responses
                .iter()
                .filter(|(status, _)| status.starts_with(first));
            let schemas = of_kind.map(|(_, response)| {
                let response = resolve(&document, response);
                let json = response.pointer("/content/application~1json/schema");
                let events = response.pointer("/content/text~1event-stream/schema");
                json.or(events).unwrap().to_string()
            });
            schemas.collect()
        };
        assert_eq!(types('2').len(), 1);
        assert_eq!(types('4').len(), 1);
        assert_eq!(types('4'), types('5'));
        assert!(responses.keys().all(|status| !status.starts_with('3')));
    }
}

// http.md 15.3; that the committed documents are those of the traits is for the golden tests.
#[test]
fn the_pages_of_the_description_are_the_committed_documents() {
    let pages = descriptions();
    let page = |path: &str| pages.iter().find(|page| page.path == path).expect(path);
    let v3_1 = include_str!("../openapi.json");
    let v1 = include_str!("../openapi.v1.json");
    for (path, document) in [
        ("/v2/docs/openapi.json", v3_1),
        ("/v1/docs/openapi.json", v1),
    ] {
        let body = page(path).body().unwrap();
        assert_eq!(
            serde_json::from_slice::<Value>(&body).unwrap(),
            serde_json::from_str::<Value>(document).unwrap(),
            "{path}"
        );
        assert!(body.len() < document.len(), "{path} is not compact");
        assert_eq!(page(path).media_type, "application/json");
    }
    for path in [
        "/docs/openapi.yaml",
        "/v1/docs/openapi.yaml",
        "/v2/docs/openapi.yaml",
    ] {
        assert!(
            page(path)
                .body()
                .unwrap()
                .starts_with(b"\"openapi\": \"3.1.0\"\n"),
            "{path}"
        );
    }
}

// http.md 15.3: the document of both majors has every operation once, and refers to what it holds.
#[test]
fn one_document_describes_both_majors() {
    let pages = descriptions();
    for (path, [v2, v1]) in [
        (
            "/docs/openapi.json",
            [
                include_str!("../openapi.json"),
                include_str!("../openapi.v1.json"),
            ],
        ),
        (
            "/docs/openapi-3.0.json",
            [
                include_str!("../openapi-3.0.json"),
                include_str!("../openapi-3.0.v1.json"),
            ],
        ),
    ] {
        let page = pages.iter().find(|page| page.path == path).unwrap();
        let both: Value = serde_json::from_slice(&page.body().unwrap()).unwrap();
        let ids = |document: &Value| -> BTreeSet<String> {
            let all = operations(document).into_iter();
            all.map(|one| one.get("operationId").unwrap().to_string())
                .collect()
        };
        let [v2, v1] = [v2, v1].map(|text| ids(&serde_json::from_str(text).unwrap()));
        let v1 = v1.iter().map(|id| id.replacen('"', "\"v1_", 1));
        assert_eq!(ids(&both), v1.chain(v2).collect(), "{path}");
        walk(&both, &mut Vec::new(), &mut |trail, members| {
            let reference = members.get("$ref").and_then(Value::as_str);
            let target = reference.map(|reference| both.pointer(reference.trim_start_matches('#')));
            assert!(target.is_none_or(|target| target.is_some()), "{trail:?}");
        });
    }
}

// ops.md 13: the bounds of a batch that no schema can say are in the description, and are those that hold.
#[test]
fn the_description_of_an_edit_names_the_bounds_of_a_batch() {
    const MIB: usize = 1024 * 1024;
    let document = Documents::build().unwrap().v3_1;
    let path = "/v2/spaces/{space_id}/objects/{object_id}";
    let edit = operation(&document, path, "PATCH").unwrap();
    let said = edit.get("description").and_then(Value::as_str).unwrap();
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
