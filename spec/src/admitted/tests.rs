use serde::Deserialize;

use super::*;

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Spelling {
    /// With a description of its own.
    Short,
    Full,
}

#[derive(Deserialize, JsonSchema)]
#[expect(dead_code, reason = "only its schema counts")]
struct Query {
    ids: Option<Spelling>,
    #[serde(default)]
    outline: bool,
    limit: Option<u32>,
    block: Option<String>,
}

#[test]
fn a_parameter_tells_what_it_admits() {
    for (name, hint) in [
        ("ids", Some("write one of full, short")),
        ("outline", Some("write true or false")),
        // Its own reader says what it counts.
        ("limit", None),
        ("block", None),
        ("other", None),
    ] {
        let found = admitted::<Query>(name);
        assert_eq!(found.as_deref(), hint, "{name}");
    }
}
