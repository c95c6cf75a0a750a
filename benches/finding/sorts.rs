//! Every kind of sort of the large space.

use rolltop_document::limits::MAX_CUSTOM_ORDER;
use serde_json::{Value, json};

use super::filters::mail;
use crate::workspace::Made;

/// Every kind of sort.
pub(super) fn sorts(made: &Made) -> [(&'static str, Value); 14] {
    let listed: Vec<String> = (0..MAX_CUSTOM_ORDER).map(|at| mail(made, at)).collect();
    [
        ("by default", json!([])),
        ("by name", json!([{"property": "name"}])),
        (
            "by long text",
            json!([{"property": "notes", "direction": "desc"}]),
        ),
        ("by bytes", json!([{"property": "mail"}])),
        (
            "by number",
            json!([{"property": "amount", "direction": "desc"}]),
        ),
        (
            "by date",
            json!([{"property": "due_date", "empty_placement": "end"}]),
        ),
        (
            "by day",
            json!([{"property": "due_date", "include_time": false}]),
        ),
        ("by checkbox", json!([{"property": "done"}])),
        ("by options", json!([{"property": "labels"}])),
        (
            "by option, then date",
            json!([{"property": "status"}, {"property": "due_date", "direction": "desc"}]),
        ),
        ("by target names", json!([{"property": "assignee"}])),
        (
            "by type, then name",
            json!([{"property": "type"}, {"property": "name"}]),
        ),
        (
            "custom",
            json!([{"property": "status", "direction": "custom", "custom_order": ["Waiting", "Open"]}]),
        ),
        (
            "custom, as many texts as it takes",
            json!([{"property": "mail", "direction": "custom", "custom_order": listed}]),
        ),
    ]
}
