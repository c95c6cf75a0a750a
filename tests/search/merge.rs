//! Sorts over several spaces: one comparison for all of them (query.md 7, 10).

use std::collections::HashMap;

use serde_json::{Value, json};

use super::fixture::ids;
use crate::support::World;
use crate::support::dice::Dice;

/// Objects of each space.
const OBJECTS: usize = 14;

/// The options of each space, in the order of its own.
const OPTIONS: [[&str; 3]; 2] = [["b", "a", "c"], ["a", "c", "b"]];

/// What one space holds.
struct Filled {
    path: String,
    /// By object: its option.
    options: HashMap<String, Option<&'static str>>,
}

/// A type of the same names in both spaces, with objects of drawn values.
async fn fill(world: &World) -> [Filled; 2] {
    let mut dice = Dice::new(10);
    let mut filled = Vec::new();
    for (space, options) in [&world.one, &world.two].into_iter().zip(&OPTIONS) {
        let path = format!("/v2/spaces/{}", space.short);
        let kind = json!({"name": "Item", "property_definitions": [
            {"name": "Stage", "format": "select", "options": options},
            {"name": "Num", "format": "number"},
            {"name": "Day", "format": "date"},
        ]});
        world.post(&format!("{path}/types"), kind).await.is(201);
        let mut of_objects = HashMap::new();
        for _ in 0..OBJECTS {
            let mut properties = json!({});
            let stage = (dice.roll(5) > 0).then(|| *dice.pick(options));
            if let Some(stage) = stage {
                properties["stage"] = json!(stage);
            }
            if dice.roll(5) > 0 {
                properties["num"] = json!(*dice.pick(&[-1, 0, 1, 2]));
            }
            if dice.roll(4) > 0 {
                let days = [
                    "2026-01-01",
                    "2026-01-02",
                    "2026-01-01T09:00:00Z",
                    "2026-01-01T23:59:59Z",
                ];
                properties["day"] = json!(*dice.pick(&days));
            }
            let name = *dice.pick(&["Äb", "ab", "Ab", "b 2", "B10", "zz", "Z"]);
            let body = json!({"type": "item", "name": name, "properties": properties});
            let made = world.post(&format!("{path}/objects"), body).await.body(201);
            of_objects.insert(made["id"].as_str().unwrap().to_owned(), stage);
        }
        filled.push(Filled {
            path,
            options: of_objects,
        });
    }
    filled.try_into().ok().unwrap()
}

// query.md 10: pages are parts of one order, in which the rows of a space stand as they do in its own search.
#[tokio::test]
async fn rows_of_spaces_are_merged_by_one_comparison() {
    let world = World::new().await;
    let spaces = fill(&world).await;
    for sorts in [
        json!([]),
        json!([{"property": "stage"}]),
        json!([{"property": "stage", "direction": "desc"}]),
        json!([{"property": "stage", "empty_placement": "end"}]),
        json!([{"property": "stage", "direction": "custom", "custom_order": ["c", "a"]}]),
        json!([{"property": "num", "direction": "desc", "empty_placement": "start"}]),
        json!([{"property": "num", "empty_placement": "end"}, {"property": "name"}]),
        json!([{"property": "day", "include_time": false}, {"property": "num"}]),
        json!([{"property": "day", "direction": "desc"}]),
        json!([{"property": "name"}]),
        json!([{"property": "name", "no_collate": true, "direction": "desc"}]),
        json!([{"property": "name", "direction": "custom", "custom_order": ["zz", "ab"]}]),
    ] {
        let body = json!({"type": "item", "sorts": sorts});
        let page = async |parameters: &str| {
            world
                .post(&format!("/v2/search?{parameters}"), body.clone())
                .await
                .body(200)
        };
        let whole = page("limit=100").await;
        let all = ids(&whole);
        assert_eq!(
            (all.len(), &whole["total"]),
            (2 * OBJECTS, &json!(2 * OBJECTS))
        );
        let mut paged = Vec::new();
        for offset in (0..2 * OBJECTS).step_by(9) {
            paged.extend(ids(&page(&format!("limit=9&offset={offset}")).await));
        }
        assert_eq!(paged, all, "{sorts}");
        for space in &spaces {
            let own = world
                .post(&format!("{}/search?limit=100", space.path), body.clone())
                .await;
            let of_space = all.iter().filter(|id| space.options.contains_key(*id));
            assert_eq!(
                of_space.cloned().collect::<Vec<_>>(),
                ids(&own.body(200)),
                "{sorts}"
            );
        }
    }
}

// query.md 7, 10: an option stands where its own space has it; at one place its name decides.
#[tokio::test]
async fn options_stand_where_their_space_has_them() {
    let world = World::new().await;
    let spaces = fill(&world).await;
    let rank = |id: &String| -> Option<(usize, &str)> {
        let (space, options) = spaces
            .iter()
            .zip(&OPTIONS)
            .find(|(space, _)| space.options.contains_key(id))
            .unwrap();
        let name = space.options[id]?;
        Some((
            options.iter().position(|option| *option == name).unwrap(),
            name,
        ))
    };
    let sorted = async |more: Value| {
        let mut sort = json!({"property": "stage"});
        sort.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        let body = json!({"type": "item", "sorts": [sort]});
        ids(&world.post("/v2/search?limit=100", body).await.body(200))
    };
    let ranks: Vec<_> = sorted(json!({})).await.iter().map(rank).collect();
    assert!(ranks.is_sorted(), "{ranks:?}");
    let down = sorted(json!({"direction": "desc", "empty_placement": "start"})).await;
    let down: Vec<_> = down.iter().map(rank).collect();
    let empty = down.iter().take_while(|rank| rank.is_none()).count();
    assert!(
        empty > 0 && down[empty..].iter().rev().is_sorted(),
        "{down:?}"
    );
    // The names of a custom order are those of each space.
    let custom = json!({"direction": "custom", "custom_order": ["c", "a"]});
    let names = sorted(custom)
        .await
        .iter()
        .map(|id| rank(id).map(|(_, name)| name))
        .collect::<Vec<_>>();
    let first = |name: &str| names.iter().position(|found| *found == Some(name)).unwrap();
    let last = |name: &str| {
        names
            .iter()
            .rposition(|found| *found == Some(name))
            .unwrap()
    };
    assert_eq!(first("c"), 0);
    assert_eq!(last("c") + 1, first("a"));
    assert!(
        names[first("a")..=last("a")]
            .iter()
            .all(|name| *name == Some("a")),
        "{names:?}"
    );
}

// query.md 7, 10: values of one place of a custom order are equal, wherever the options of their spaces stand, and the next
// sort decides.
#[tokio::test]
async fn the_next_sort_orders_what_a_custom_order_lists_in_one_place() {
    let world = World::new().await;
    let spaces = fill(&world).await;
    let body = json!({"type": "item", "fields": ["num"], "sorts": [
        {"property": "stage", "direction": "custom", "custom_order": ["c", "a"]},
        {"property": "num"},
    ]});
    let found = world.post("/v2/search?limit=100", body).await.body(200);
    let rows = found["data"].as_array().unwrap();
    let mut is_mixed = false;
    for listed in ["c", "a"] {
        let of_stage = rows.iter().filter_map(|row| {
            let id = row["id"].as_str().unwrap();
            let at = spaces
                .iter()
                .position(|space| space.options.contains_key(id))?;
            (spaces[at].options[id] == Some(listed))
                .then(|| (at, row["properties"]["num"].as_i64()))
        });
        let (spaces, nums): (Vec<usize>, Vec<Option<i64>>) = of_stage.unzip();
        assert!(nums.is_sorted(), "{listed}: {nums:?}");
        is_mixed |= !spaces.is_sorted() && !spaces.iter().rev().is_sorted();
    }
    assert!(is_mixed, "rows of both spaces lie among one another");
}
