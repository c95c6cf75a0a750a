use super::*;

#[test]
fn three_operations_write_an_object() {
    let writing = OPERATIONS
        .iter()
        .filter(|operation| operation.writes_object());
    assert_eq!(writing.count(), 3);
}

// H-137
#[test]
fn a_reference_is_rendered_as_a_request() {
    let here = Ref::op("get_object")
        .param("space_id", "k3x9ab")
        .param("object_id", "o1");
    for (reference, rendered) in [
        (Ref::op("list_spaces"), "GET /v2/spaces"),
        (Ref::op("list_types"), "GET /v2/spaces/{space_id}/types"),
        (
            Ref::op("get_type").param("space_id", "a b"),
            "GET /v2/spaces/a b/types/{type}",
        ),
        (
            Ref::op("list_objects")
                .param("space_id", "{object_id}")
                .query("offset", "25")
                .query("limit", "5"),
            "GET /v2/spaces/{object_id}/objects?limit=5&offset=25",
        ),
        (
            Ref::same_request().query("outline", "true"),
            "GET /v2/spaces/k3x9ab/objects/o1?outline=true",
        ),
    ] {
        assert_eq!(render_ref(&reference, &here).as_deref(), Some(rendered));
    }
    assert_eq!(render_ref(&Ref::op("no_such_operation"), &here), None);
}

// H-137: the hint holds every request it speaks of, each once.
#[test]
fn a_hint_holds_its_references() {
    let here = Ref::default();
    let complete = |mut issue: Issue| {
        complete_hint(&mut issue, &here);
        complete_hint(&mut issue, &here);
        issue.hint.unwrap_or_default()
    };
    let bare = Issue::pathless("m").see(Ref::op("list_spaces"));
    assert_eq!(complete(bare.clone()), "see GET /v2/spaces");
    assert_eq!(
        complete(bare.clone().hint("list them")),
        "list them (GET /v2/spaces)"
    );
    assert_eq!(
        complete(bare.hint("ask GET /v2/spaces")),
        "ask GET /v2/spaces"
    );
    assert_eq!(complete(Issue::pathless("m")), "");
}

// http.md 9: the caller's own spelling of the space, in the hint and in `see_also`.
#[test]
fn references_stay_in_the_space_of_the_request() {
    let here = Ref::op("patch_object")
        .param("space_id", "k3x9ab")
        .param("object_id", "o1");
    let complete = |reference: Ref| {
        let mut issue = Issue::pathless("m").see(reference);
        complete_hint(&mut issue, &here);
        (issue.hint.unwrap_or_default(), issue.see_also)
    };
    let list = Ref::op("list_properties");
    assert_eq!(
        complete(list.clone()),
        (
            "see GET /v2/spaces/k3x9ab/properties".to_owned(),
            vec![list.param("space_id", "k3x9ab")]
        )
    );
    let other = Ref::op("get_object").param("object_id", "o2");
    assert_eq!(
        complete(other).0,
        "see GET /v2/spaces/k3x9ab/objects/o2".to_owned()
    );
}

#[test]
fn routes_have_one_row_each() {
    let mut ids: Vec<&str> = OPERATIONS
        .iter()
        .map(|operation| operation.route.id)
        .collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), OPERATIONS.len());
    for operation in OPERATIONS {
        assert_eq!(find(operation.route.id), Some(&operation.route));
        assert_eq!(
            operation.has_space(),
            operation.route.path.contains("{space_id}")
        );
    }
}
