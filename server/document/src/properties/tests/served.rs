//! The served form (document.md 3.3 to 3.6; case D-32).

use super::*;

// D-32: name and description, then by served spelling.
#[test]
fn order_of_served_properties() {
    let vocabulary = case_vocabulary();
    let objects = objects();
    let keys = ["when", "name", "effort", "description", "due_date"]
        .map(|slug| property(&vocabulary, slug).key.clone());
    let document = DocumentKeys::new(&vocabulary, keys.iter().map(String::as_str), []);
    let order = |mode| {
        let names = SpaceNames::new(&vocabulary)
            .keys(mode)
            .in_document(&document);
        let context = RenderContext {
            vocabulary: &vocabulary,
            spelling: &names,
            objects: &objects,
        };
        let values = keys.iter().map(|key| (key.as_str(), &Value::Null));
        let served = render_properties(values, &Path::root(), context, &mut Vec::new());
        served.keys().cloned().collect::<Vec<_>>()
    };
    assert_eq!(
        order(KeysMode::Slug),
        ["name", "description", "due_date", "effort", "when"]
    );
    assert_eq!(
        order(KeysMode::Name),
        ["Name", "Description", "Due date", "Effort", "When"]
    );
}

// document.md 3.4: creators are one member; 3.6: dangling entries are left out with a warning.
#[test]
fn references_as_served() {
    let vocabulary = case_vocabulary();
    let (objects, names) = (objects(), SpaceNames::new(&vocabulary));
    let context = RenderContext {
        vocabulary: &vocabulary,
        spelling: &names,
        objects: &objects,
    };
    let people = property(&vocabulary, "people").key.clone();
    let stored: BTreeMap<&str, Value> = BTreeMap::from([
        ("creator", json!(["M"])),
        ("origin", json!(9)),
        ("resolvedLayout", json!(77)),
        (people.as_str(), json!(["gone"])),
        ("backlinks", json!(["O"])),
        ("spaceId", json!("x")),
    ]);
    let mut warnings = Vec::new();
    let values = stored
        .iter()
        .filter(|(key, _)| **key != "spaceId")
        .map(|(key, value)| (*key, value));
    let served = render_properties(
        values,
        &Path::pointer("/properties"),
        context,
        &mut warnings,
    );
    let expected = json!({"creator": "M", "origin": "api", "people": [], "resolved_layout": 77});
    assert_eq!(Value::Object(served), expected);
    let paths: Vec<_> = warnings.iter().map(Issue::path_str).collect();
    assert_eq!(paths, ["/properties/people"]);
}
