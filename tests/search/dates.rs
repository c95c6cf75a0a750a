//! Days and times of day as a search compares them (query.md 3.4, 3.5).

use jiff::tz::TimeZone;
use rolltop_http::testing::Options;
use serde_json::{Value, json};

use super::fixture::{Fixture, ids};
use crate::support::World;

/// A task that is due at this instant, and called so.
fn due(fixture: &Fixture, at: &str) -> rolltop_store::ObjectRecord {
    let seconds = at.parse::<jiff::Timestamp>().unwrap().as_second();
    let properties = json!({"name": at, "dueDate": seconds});
    fixture.record(
        at,
        0,
        json!({"kind": "page", "type": "task", "properties": properties}),
    )
}

async fn found(fixture: &Fixture, filter: Value) -> Vec<String> {
    let body = json!({"type": "task", "filters": [filter], "sorts": [{"property": "due_date"}]});
    ids(&fixture.search(body).await.body(200))
}

// query.md 3.5: an explicit `include_time` wins over the shape of the literal; beside a preset it is ignored.
#[tokio::test]
async fn include_time_wins_over_the_shape_of_a_literal() {
    const DAY: &str = "2026-08-10T00:00:00Z";
    let fixture = Fixture::new().await;
    fixture.put(vec![due(&fixture, DAY)]);
    for (value, include_time, expected) in [
        (json!("2026-08-10"), None, vec![DAY, "A"]),
        (json!("2026-08-10"), Some(false), vec![DAY, "A"]),
        (json!("2026-08-10"), Some(true), vec![DAY]),
        (json!("2026-08-10T09:00:00Z"), None, vec!["A"]),
        (json!("2026-08-10T09:00:00Z"), Some(true), vec!["A"]),
        (json!("2026-08-10T09:00:00Z"), Some(false), vec![DAY, "A"]),
        (json!("2026-08-10T10:00:00Z"), None, vec![]),
        (json!("2026-08-10T10:00:00Z"), Some(false), vec![DAY, "A"]),
    ] {
        let mut leaf = json!({"property": "due_date", "condition": "equal", "value": value});
        if let Some(include_time) = include_time {
            leaf["include_time"] = json!(include_time);
        }
        assert_eq!(found(&fixture, leaf.clone()).await, expected, "{leaf}");
    }
    for include_time in [None, Some(true), Some(false)] {
        let mut leaf =
            json!({"property": "due_date", "condition": "equal", "date_preset": "today"});
        if let Some(include_time) = include_time {
            leaf["include_time"] = json!(include_time);
        }
        assert_eq!(found(&fixture, leaf.clone()).await, ["B"], "{leaf}");
    }
}

// query.md 3.4, 3.5: a midnight that is missing, and one that comes twice. The clock says 2026-08-12.
#[tokio::test]
async fn days_begin_where_the_clock_of_the_zone_says() {
    for (zone, days, inside, outside) in [
        // 2026-09-06 begins at one o'clock.
        (
            "America/Santiago",
            25,
            [
                "2026-09-06T00:00:00Z",
                "2026-09-06T04:00:00Z",
                "2026-09-07T02:59:59Z",
            ],
            [
                "2026-09-06T03:59:59Z",
                "2026-09-07T00:00:00Z",
                "2026-09-07T03:00:00Z",
            ],
        ),
        // The last hour of 2026-10-29 comes twice.
        (
            "Africa/Cairo",
            79,
            [
                "2026-10-29T22:00:00Z",
                "2026-10-30T00:00:00Z",
                "2026-10-30T21:59:59Z",
            ],
            [
                "2026-10-29T20:59:59Z",
                "2026-10-29T21:00:00Z",
                "2026-10-30T22:00:00Z",
            ],
        ),
    ] {
        let options = Options {
            zone: TimeZone::get(zone).unwrap(),
            ..Options::default()
        };
        let fixture = Fixture::over(World::with(options).await);
        let all = inside.iter().chain(&outside);
        fixture.put(all.map(|at| due(&fixture, at)).collect());
        let leaf = json!({"property": "due_date", "condition": "equal",
            "date_preset": "number_of_days_now", "value": days});
        assert_eq!(found(&fixture, leaf).await, inside, "{zone}");
        let text = format!("due_date = daysFromNow({days})");
        let mut same = fixture.ids(json!({"type": "task", "filter": text})).await;
        same.sort();
        assert_eq!(same, inside, "{zone}");
    }
}
