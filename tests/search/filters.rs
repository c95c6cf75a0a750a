//! The compact filter string over the tasks of the fixture (query.md 16.1).

use std::collections::BTreeSet;

use serde_json::json;

use super::cases::{FOUND, REFUSED};
use super::fixture::{Fixture, ids};

fn set(ids: impl IntoIterator<Item = impl Into<String>>) -> BTreeSet<String> {
    ids.into_iter().map(Into::into).collect()
}

// Q-001 to Q-127, Q-163 to Q-165, Q-169
#[tokio::test]
pub(crate) async fn every_operator_on_every_format() {
    let fixture = Fixture::new().await;
    for (case, filter, expected, warns) in FOUND {
        let reply = fixture
            .search(json!({"type": "task", "filter": filter}))
            .await;
        reply.is(200);
        assert_eq!(
            set(ids(&reply.json)),
            set(expected.split(',').filter(|id| !id.is_empty())),
            "{case} {filter}"
        );
        let expected: &[&str] = if *warns { &["/filter"] } else { &[] };
        assert_eq!(reply.warnings(), expected, "{case} {filter}");
    }
}

// Q-055, Q-128 to Q-162, Q-166 to Q-168
#[tokio::test]
pub(crate) async fn faults_say_where_and_what() {
    let fixture = Fixture::new().await;
    for (case, filter, offset, token, says) in REFUSED {
        let reply = fixture
            .search(json!({"type": "task", "filter": filter}))
            .await;
        reply.invalid(&["/filter"]);
        assert_eq!(reply.json["message"], "invalid filter", "{case}");
        let message = reply.json["issues"][0]["message"].as_str().unwrap();
        let place = match *token {
            "" => "at end of input".to_owned(),
            token => format!("token '{token}'"),
        };
        let start = format!("parse error at offset {offset}, {place}: ");
        assert!(message.starts_with(&start), "{case} {filter}: {message}");
        assert!(message.contains(says), "{case} {filter}: {message}");
    }
    for (filter, hint) in [
        ("doen = true", "done"),
        (r#"name = "é" AND doen = true"#, "done"),
        (r#"status = "Dne""#, "Done"),
        (r#"status = "done""#, "Done"),
        ("due_date = todya()", "today"),
        (r#"type IN ("tusk")"#, "task"),
    ] {
        let reply = fixture.search(json!({"filter": filter})).await;
        let issue = &reply.invalid(&["/filter"]).json["issues"][0];
        assert!(issue["hint"].as_str().unwrap().contains(hint), "{issue}");
    }
}

// query.md 3.6: the size is checked before everything else.
#[tokio::test]
pub(crate) async fn a_long_filter_is_told_in_bytes() {
    let fixture = Fixture::new().await;
    let long = format!("name = \"{}\"", "é".repeat(2050));
    let reply = fixture.search(json!({"filter": long})).await;
    reply
        .invalid(&["/filter"])
        .mentions(&["offset 4096", "4096"]);
    for blank in [" ", "\n"] {
        let reply = fixture.search(json!({"filter": blank})).await;
        reply.invalid(&["/filter"]).mentions(&["empty filter"]);
    }
    let all = fixture.ids(json!({"filter": ""})).await;
    assert_eq!(all, ["A", "B", "C", "D", "G", "E"]);
}
