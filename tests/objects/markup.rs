//! Inline markup is stored and served in canonical form (document.md 6.9).

use serde_json::json;

use crate::support::World;

/// T of document.md 18 for many texts at once: one paragraph each.
async fn served(world: &World, texts: &[&str]) -> (String, Vec<String>) {
    let blocks = texts
        .iter()
        .map(|text| json!({"type": "paragraph", "text": text}))
        .collect();
    let id = world.page("T", blocks).await;
    let document = world.read(&id).await;
    let blocks = document["blocks"].as_array().unwrap();
    let texts = blocks
        .iter()
        .map(|block| block["text"].as_str().unwrap_or_default().to_owned())
        .collect();
    (id, texts)
}

const CANONICAL: &[(&str, &str)] = &[
    // D-84
    ("__b__ and _i_", "**b** and *i*"),
    ("***x***", "***x***"),
    ("*a **b** c*", "*a **b** c*"),
    ("snake_case_name", "snake_case_name"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    ("a < b", "a < b"),
    ("AT&T", "AT&T"),
    ("~x~", "~x~"),
    // D-85
    ("a*b", "a*b"),
    (r"5\*3", "5*3"),
    ("it`s", "it`s"),
    ("[a]", "[a]"),
    ("a <b", "a <b"),
    ("**bold **", "**bold **"),
    // D-86
    ("`` a`b ``", "``a`b``"),
    ("`**x**`", "`**x**`"),
    ("~~s~~", "~~s~~"),
    // D-87
    ("&lt;u>", r"\<u>"),
    ("&#65;", "A"),
    ("&amp;lt;", r"\&lt;"),
    // D-88
    ("[x]( https://e.org )", "[x](https://e.org)"),
    ("[x](https://e.org/a_(b))", r"[x](https://e.org/a_\(b\))"),
    ("[x](<https://e.org/a b>)", "[x](<https://e.org/a b>)"),
    ("**[x](https://e.org)**", "[**x**](https://e.org)"),
    // D-89
    (
        "[x](anytype://object?objectId=abc)",
        "[x](rolltop://object?objectId=abc)",
    ),
    (
        "[x](anytype://object?objectId=abc&spaceId=x)",
        "[x](anytype://object?objectId=abc&spaceId=x)",
    ),
    (
        "[x](rolltop://object?objectId=abc&spaceId=x)",
        "[x](rolltop://object?objectId=abc&spaceId=x)",
    ),
    // D-90
    ("<u></u>", ""),
    (
        "<font background='yellow' color='red'>x</font>",
        r#"<font color="red" background="yellow">x</font>"#,
    ),
    ("<u>a</u><u>b</u>", "<u>ab</u>"),
    // D-94
    ("a\nb", "a\nb"),
    ("a\r\nb", "a\nb"),
    ("a\rb", "a\nb"),
    ("# x", "# x"),
    ("- x", "- x"),
    ("![a](https://e.org)", "![a](https://e.org)"),
];

// D-84 to D-90, D-94, D-95
#[tokio::test]
async fn texts_are_served_in_canonical_form() {
    let world = World::new().await;
    let given: Vec<&str> = CANONICAL.iter().map(|(given, _)| *given).collect();
    let expected: Vec<&str> = CANONICAL.iter().map(|(_, expected)| *expected).collect();
    let (id, texts) = served(&world, &given).await;
    assert_eq!(texts, expected);

    let document = world.read(&id).await;
    for (block, text) in document["blocks"].as_array().unwrap().iter().zip(&expected) {
        assert_eq!(block.get("text").is_none(), text.is_empty(), "{block}");
    }
    let ops: serde_json::Value = document["blocks"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|block| block.get("text").is_some())
        .map(|block| json!({"op": "update_block", "id": block["id"], "set": {"text": block["text"]}}))
        .collect();
    let result = world.edit(&id, ops).await.body(200);
    assert_eq!(
        (&result["etag"], &result["diff_stats"]["blocks_changed"]),
        (&document["etag"], &json!(0))
    );
}

// D-91
#[tokio::test]
async fn unknown_tags_are_text() {
    let world = World::new().await;
    let blocks = json!([{"type": "paragraph", "text": "<sub>2</sub>"}]);
    let created = world
        .post(
            &world.objects(),
            json!({"formatVersion": "2.0", "blocks": blocks}),
        )
        .await;
    assert!(
        !created.warnings().is_empty()
            && created
                .warnings()
                .iter()
                .all(|path| path == "/blocks/0/text")
    );
    let id = created.body(201)["id"].as_str().unwrap().to_owned();
    assert_eq!(
        world.read(&id).await["blocks"][0]["text"],
        r"\<sub>2\</sub>"
    );
    let again = json!([{"type": "paragraph", "text": r"\<sub>2\</sub>"}]);
    let created = world
        .post(
            &world.objects(),
            json!({"formatVersion": "2.0", "blocks": again}),
        )
        .await;
    assert!(created.warnings().is_empty(), "{}", created.text);
}

// D-92
#[tokio::test]
async fn faults_of_tags() {
    let world = World::new().await;
    for text in [
        "<u>x",
        r#"<u>a<font color="red">b</u></font>"#,
        r#"<u class="a">x</u>"#,
        "<mention>x</mention>",
    ] {
        let blocks = json!([{"type": "paragraph", "text": text}]);
        let body = json!({"formatVersion": "2.0", "blocks": blocks});
        world
            .post(&world.objects(), body)
            .await
            .invalid(&["/blocks/0/text"]);
    }
}

// D-93
#[tokio::test]
async fn mentions() {
    let world = World::new().await;
    let target = world.create(json!({"type": "page", "name": "O"})).await;
    let mention = |id: &str| format!(r#"<mention object_id="{id}">Ada</mention>"#);
    let old = format!(r#"<mention objectId="{target}">Ada</mention>"#);
    let (_, texts) = served(&world, &[&mention(&target), &old]).await;
    assert_eq!(texts, [mention(&target), mention(&target)]);
    let unknown = format!("bafyrei{}", "a".repeat(52));
    let (id, texts) = served(&world, &[&mention(&unknown)]).await;
    assert_eq!(texts, [mention("_missing_object")]);
    let reply = world.get(&world.object(&id)).await;
    assert_eq!(reply.warnings(), ["/blocks/0/text"]);
}

// 3.6: a mention of an unknown object is masked by reads, a link to one is not; the advice says which.
#[tokio::test]
async fn unknown_objects_of_a_text() {
    let world = World::new().await;
    let link = "[x](rolltop://object?objectId=gone)";
    let mention = r#"<mention object_id="gone">x</mention>"#;
    for (text, masked) in [(link, false), (mention, true)] {
        let blocks = json!([{"type": "paragraph", "text": text}]);
        let body = json!({"formatVersion": "2.0", "type": "page", "blocks": blocks});
        let created = world.post(&world.objects(), body).await;
        assert_eq!(created.warnings(), ["/blocks/0/text"]);
        assert_eq!(
            created.text.contains("_missing_object"),
            masked,
            "{}",
            created.text
        );
        let read = world.read(created.body(201)["id"].as_str().unwrap()).await;
        let served = read["blocks"][0]["text"].as_str().unwrap();
        assert_eq!(served.contains("_missing_object"), masked, "{served}");
    }
}
