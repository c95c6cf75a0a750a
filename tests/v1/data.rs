//! Every answer of v1 in these tests beside the shapes as data (V-112).

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use jsonschema::Validator;
use serde_json::{Value, json};

static DATA: LazyLock<Value> = LazyLock::new(|| {
    let mut data = serde_json::from_str(include_str!("../../docs/spec/v1_schemas.json")).unwrap();
    close(&mut data);
    data
});

/// Answers carry no members beyond those that are documented. Ids of fixtures are shorter than others.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(members) => {
            members.values_mut().for_each(close);
            members.remove("pattern");
            let properties = members.get("properties");
            if properties.is_some_and(Value::is_object) && members.contains_key("type") {
                members.insert("additionalProperties".to_owned(), json!(false));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(close),
        _ => {}
    }
}

/// The route that a request names.
fn route(method: &str, path: &str) -> Option<&'static Value> {
    let path = path.split('?').next().unwrap();
    let is_named = |route: &&Value| {
        let (known, sent) = (route["path"].as_str().unwrap().split('/'), path.split('/'));
        route["method"] == method
            && known.clone().count() == sent.clone().count()
            && known
                .zip(sent)
                .all(|(known, sent)| known == sent || known.starts_with('{'))
    };
    DATA["routes"].as_array().unwrap().iter().find(is_named)
}

/// The body of an answer is what the data says of its route and status.
pub(crate) fn check(method: &str, path: &str, status: u16, body: &Value) {
    static VALIDATORS: LazyLock<Mutex<HashMap<String, Validator>>> = LazyLock::new(Mutex::default);
    if body.is_null() {
        return;
    }
    let Some(route) = route(method, path) else {
        return;
    };
    let name = match status {
        400 if body.get("error").is_some() => "PagingError",
        403 if body.get("issues").is_some() => "ScopedKeyError",
        400.. => "Error",
        // Bytes of a file.
        _ if route["success"].get("binary").is_some() => return,
        _ => route["success"]["schema"].as_str().expect("a body"),
    };
    if status < 400 {
        assert_eq!(route["success"]["status"], status, "{method} {path}");
    } else {
        assert!(
            route["errors"].as_array().unwrap().contains(&json!(status)),
            "{method} {path} {status}"
        );
    }
    let mut validators = VALIDATORS
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    let validator = validators.entry(name.to_owned()).or_insert_with(|| {
        let schema = json!({"$ref": format!("#/schemas/{name}"), "schemas": DATA["schemas"]});
        jsonschema::validator_for(&schema).unwrap()
    });
    if let Err(error) = validator.validate(body) {
        panic!(
            "{method} {path} {status}: {error} at {}\n{body}",
            error.instance_path()
        );
    }
}
