//! Filters by query parameters (v1.md 7).

use crate::search::fixture::{Fixture, ids};

async fn sorted(fixture: &Fixture, query: &str) -> Vec<String> {
    let path = fixture.world.v1(&format!("/objects?{query}"));
    let mut found = ids(&fixture.world.get(&path).await.body(200));
    found.sort();
    found
}

// V-21, V-22, V-23, V-24, V-25, V-27, V-28, V-29, V-30, V-33
#[tokio::test]
async fn objects_are_filtered() {
    let fixture = Fixture::new().await;
    for (query, expected) in [
        ("name=report", "ADE"),
        ("name[eq]=Write%20Report", "A"),
        ("name[eq]=write%20report", ""),
        ("type=task&name[ncontains]=report", "BCG"),
        ("type=task&priority[gte]=1", "ABD"),
        ("type=task&priority=0", "CG"),
        ("type=task&priority[lt]=1", "CG"),
        ("type=task&priority[lt]=0", ""),
        ("type=task&priority[ne]=0", "ABD"),
        ("type=task&priority[ne]=3", "BCDG"),
        ("tags[in]=home,legal", "BD"),
        ("tags[all]=urgent,q3", "AD"),
        ("tags[all_in]=urgent,%20q3", "AD"),
        ("type=task&tags[nin]=home,legal", "ACG"),
        ("tags[in]=", ""),
        ("type=task&due_date[empty]=", "CG"),
        ("type=task&due_date[empty]=false", "ABD"),
        ("due_date=2026-08-10", "A"),
        ("due_date[lt]=2026-08-10&due_date[nempty]=true", "D"),
        ("due_date[in]=2026-08-10,2026-07-31", "AD"),
        ("type=task&done=true", "BD"),
        ("type=task&done=false", "ACG"),
        ("type=task&done[ne]=true", "ACG"),
        ("status=Done", "B"),
        ("status=status_done", "B"),
        ("status=nosuch", ""),
        ("property_notes=numbers", "A"),
        ("type[ne]=task", "E"),
        ("type[nin]=task,page", ""),
        ("type=nosuch", ""),
        ("name%5Bcontains%5D=REPORT&name%5Bcontains%5D=zzz", "ADE"),
        ("NAME[contains]=x&name=report", "!"),
        ("created_date[gte]=2024-01-01&type=page", "E"),
        ("assignee=m2", "BD"),
        ("global_name=x", ""),
        ("global_name[ne]=x&type=page", "E"),
    ] {
        if expected == "!" {
            let path = fixture.world.v1(&format!("/objects?{query}"));
            fixture.world.get(&path).await.is(400);
            continue;
        }
        let expected: Vec<String> = expected.chars().map(String::from).collect();
        assert_eq!(sorted(&fixture, query).await, expected, "{query}");
    }
    let types = fixture
        .world
        .get(&fixture.world.v1("/types?name[eq]=Task"))
        .await
        .body(200);
    let task = types["data"][0]["id"].as_str().unwrap();
    assert_eq!(
        sorted(&fixture, &format!("type={task}")).await,
        ["A", "B", "C", "D", "G"]
    );
}

// V-24, V-26, V-27
#[tokio::test]
async fn what_is_no_filter_is_refused() {
    let fixture = Fixture::new().await;
    for (query, said) in [
        (
            "priority[contains]=3",
            "bad input: condition \"contains\" is not valid for property type \"number\"",
        ),
        (
            "name[like]=x",
            "bad input: invalid filter key \"name[like]\": bad input: unsupported condition: \"like\"",
        ),
        (
            "name=a&nosuch=1",
            "bad input: invalid filter at index 1: failed to resolve property \"nosuch\": bad input: property \
             \"nosuch\" not found",
        ),
        (
            "due_date[empty]=maybe",
            "bad input: \"maybe\" is no boolean",
        ),
        ("done=maybe", "bad input: \"maybe\" is no boolean"),
        ("priority=many", "bad input: \"many\" is no number"),
        (
            "due_date=10.08.2026",
            "bad input: invalid date format: \"10.08.2026\"",
        ),
    ] {
        let path = fixture.world.v1(&format!("/objects?{query}"));
        fixture.world.get(&path).await.old(400, "bad_request", said);
    }
}
