use super::*;

/// The path and the message of a fault.
fn fault<T: fmt::Debug>(read: Result<T, Issue>) -> (String, String) {
    let issue = read.unwrap_err();
    (issue.path_str().to_owned(), issue.message)
}

fn duplicate(path: &str) -> (String, String) {
    (path.to_owned(), "duplicate member".to_owned())
}

// H-23, C-111
#[test]
fn one_strict_value() {
    for text in ["", " \r\n\t"] {
        assert_eq!(parse(text.as_bytes()), Ok(None), "{text}");
    }
    for (text, path) in [
        (r#"{"a":1,"a":2}"#, "/a"),
        (r#"{"a":[{"b/c":1,"b/c":1}]}"#, "/a/0/b~1c"),
    ] {
        assert_eq!(fault(parse(text.as_bytes())), duplicate(path), "{text}");
    }
    for text in [
        r#"{"name":"#,
        "{} {}",
        "{},",
        "nul",
        "\u{feff}{}",
        "1e999",
        "[1,]",
    ] {
        let (_, message) = fault(parse(text.as_bytes()));
        assert!(message.contains("not valid JSON"), "{text}: {message}");
    }
    let (_, message) = fault(parse(b"\"\xff\""));
    assert!(message.contains("not valid JSON"), "{message}");
}

#[test]
fn depth_is_bounded() {
    let nested = |depth: usize| parse(("[".repeat(depth) + &"]".repeat(depth)).as_bytes());
    assert!(nested(DEPTH_MAX).is_ok());
    let place = "/0".repeat(DEPTH_MAX);
    for depth in [DEPTH_MAX + 1, 100_000] {
        let (path, message) = fault(nested(depth));
        assert_eq!(path, place, "{depth}");
        assert!(message.contains("deeper than 127 levels"), "{message}");
    }
    // Siblings of what is too deep, and an object in the place of an array.
    let inner = format!(r#"{}[1],{{"b/c":{{}}}}"#, "[".repeat(DEPTH_MAX - 2));
    let text = format!(r#"{{"a":{inner}]}}"#);
    let place = format!("/a{}/1/b~1c", "/0".repeat(DEPTH_MAX - 3));
    assert_eq!(fault(parse(text.as_bytes())).0, place);
}

fn values_in(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(values_in).sum(),
        Value::Object(members) => members.values().map(values_in).sum(),
        _ => 0,
    }
}

#[test]
fn values_are_counted_before_they_are_made() {
    for text in [
        "0",
        "[ ]",
        "{\n}",
        "[0]",
        "[[],{},[{}],0]",
        r#"{"a":{"b":[1,2]},"c":""}"#,
        r#"["[,{","\"","\\","\\\",[",{"\\\"],":",,"}, "," ]"#,
        r#" {"z":[1,-2,3.5,true,null,"é\n",{}],"a":{"z":1}} "#,
    ] {
        let made = parse(text.as_bytes()).map(|value| values_in(&value.unwrap()));
        assert!(made.is_ok(), "{text}");
        assert_eq!(count(text.as_bytes()), made, "{text}");
    }
    // No JSON, but no harm.
    for text in ["", "]", "\"", "\"\\", "[}", ",", "}{"] {
        assert!(count(text.as_bytes()).is_ok(), "{text}");
    }
}

#[test]
fn values_are_bounded() {
    let of = |values: usize| format!("[{}0]", "0,".repeat(values - 2));
    assert_eq!(count(of(BODY_VALUES_MAX).as_bytes()), Ok(BODY_VALUES_MAX));
    let (_, message) = fault(count(of(BODY_VALUES_MAX + 1).as_bytes()));
    let many = (BODY_VALUES_MAX + 1).to_string();
    assert!(message.contains(&many), "{message}");
}

// H-23: the same value that serde_json reads, members in their order, those of each object its own.
#[test]
fn values_are_those_of_the_text() {
    let text = r#" {"z":[1,-2,3.5,true,null,"é\n",{}],"a":{"z":{"z":1,"y":{}},"a":[{"z":2},{"z":3}]},"b":{"z":4}} "#;
    let ours = parse(text.as_bytes()).unwrap().unwrap().to_string();
    assert_eq!(ours, text.trim());
}

// H-23: a member that comes again behind objects that have it too; what is no text is told of where it stands.
#[test]
fn faults_stand_where_they_are() {
    let twice = br#"{"a":{"b":{"a":1}},"b":[{"a":2}],"a":3}"#;
    assert_eq!(fault(parse(twice)), duplicate("/a"));
    let (_, message) = fault(parse(b"{\"a\":\"\xff\"}"));
    let column = "invalid unicode code point at line 1 column 7";
    assert!(message.ends_with(column), "{message}");
}
