use rolltop_spec::operations::served;

use super::*;
use crate::keys::Scope;

fn operation(id: &str) -> &'static Operation {
    served(id).unwrap()
}

fn caller(grant: Option<(Reach, Permission)>) -> Caller {
    Caller {
        key_id: "k".to_owned(),
        name: "Notes bot".to_owned(),
        scope: Scope::JsonApi,
        grant: grant.map(|(reach, permission)| Grant { reach, permission }),
        created_at: 0,
        expires_at: 0,
    }
}

fn one(id: &str) -> Reach {
    Reach::Spaces(vec![id.to_owned()])
}

fn space(id: &str) -> SpaceTarget {
    SpaceTarget {
        id: id.to_owned(),
        spelled: format!("spelled-{id}"),
    }
}

/// The verdict in one word.
fn verdict(answer: Result<()>) -> &'static str {
    match answer {
        Ok(()) => "pass",
        Err(Error::SpaceNotGranted { .. }) => "space_not_granted",
        Err(Error::WriteNotGranted { .. }) => "write_not_granted",
        Err(_) => "other",
    }
}

#[test]
fn the_space_is_judged_before_the_verb() {
    // C-102, H-61, H-63
    use Permission::{Read, ReadWrite};
    #[rustfmt::skip]
    let cases = [
        (None, "pass", "pass", "pass", "pass"),
        (Some((one("a"), Read)), "pass", "write_not_granted", "space_not_granted", "space_not_granted"),
        (Some((one("a"), ReadWrite)), "pass", "pass", "space_not_granted", "space_not_granted"),
        (Some((Reach::AllSpaces, Read)), "pass", "write_not_granted", "pass", "write_not_granted"),
        (Some((Reach::AllSpaces, ReadWrite)), "pass", "pass", "pass", "pass"),
        (Some((Reach::Spaces(Vec::new()), ReadWrite)), "space_not_granted", "space_not_granted", "space_not_granted", "space_not_granted"),
    ];
    for (grant, read_own, write_own, read_other, write_other) in cases {
        let caller = caller(grant);
        for (access, id, expected) in [
            ("get_object", "a", read_own),
            ("create_object", "a", write_own),
            ("get_object", "b", read_other),
            ("create_object", "b", write_other),
        ] {
            let answer = caller.check_grant(operation(access), Some(&space(id)));
            assert_eq!(
                verdict(answer),
                expected,
                "{:?} {} {id}",
                caller.grant,
                access
            );
        }
    }
}

#[test]
fn spaces_are_made_by_keys_that_reach_all_of_them() {
    // C-105, H-65
    use Permission::{Read, ReadWrite};
    for (grant, expected) in [
        (None, "pass"),
        (Some((one("a"), Read)), "space_not_granted"),
        (Some((one("a"), ReadWrite)), "space_not_granted"),
        (Some((Reach::AllSpaces, Read)), "write_not_granted"),
        (Some((Reach::AllSpaces, ReadWrite)), "pass"),
    ] {
        assert_eq!(
            verdict(caller(grant).check_grant(operation("create_space"), None)),
            expected
        );
    }
}

#[test]
fn refusals_name_the_space_as_spelled_the_grant_and_what_was_needed() {
    let caller = caller(Some((one("a"), Permission::Read)));
    let Err(Error::SpaceNotGranted { issue, needs }) =
        caller.check_grant(operation("create_object"), Some(&space("b")))
    else {
        unreachable!("the space is not covered");
    };
    let told = |issue: &Issue, words: [&str; 2], repair: &str| {
        let says = words.iter().all(|word| issue.message.contains(word));
        let hint = issue.hint.as_deref().unwrap_or_default();
        assert!(says && hint.contains(repair), "{issue:?}");
    };
    assert_eq!(issue.path_str(), "space_id");
    told(
        &issue,
        ["spelled-b", "spaces [a] with read access"],
        "`rolltop keys create --name NAME --space b --permission readwrite`",
    );
    assert_eq!(
        needs.unwrap(),
        Needed {
            space_id: "b".to_owned(),
            permission: Permission::ReadWrite
        }
    );
    let Err(Error::WriteNotGranted { issue, needs }) =
        caller.check_grant(operation("create_object"), Some(&space("a")))
    else {
        unreachable!("the grant is read only");
    };
    assert_eq!(issue.path_str(), "Authorization");
    told(
        &issue,
        ["create_object", "with read access"],
        "--space a --permission readwrite`",
    );
    assert_eq!(needs.unwrap().space_id, "a");
}

#[test]
fn routes_without_a_space_take_any_key() {
    let caller = caller(Some((Reach::Spaces(Vec::new()), Permission::Read)));
    for id in ["create_auth_challenge", "validate", "list_spaces"] {
        let answer = caller.check_grant(operation(id), None);
        assert_eq!(verdict(answer), "pass", "{id}");
    }
}

#[test]
fn a_space_route_without_its_space_is_refused() {
    let caller = caller(Some((Reach::AllSpaces, Permission::ReadWrite)));
    assert_eq!(
        verdict(caller.check_grant(operation("get_object"), None)),
        "other"
    );
}
