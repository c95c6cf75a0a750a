use super::*;

#[test]
fn grants_survive_their_stored_form() {
    for reach in [
        Reach::AllSpaces,
        Reach::Spaces(vec!["a.b".to_owned(), "c.d".to_owned()]),
    ] {
        for &permission in Permission::ALL {
            let grant = Grant {
                reach: reach.clone(),
                permission,
            };
            assert_eq!(Grant::from_stored(&grant.to_stored()), Some(grant));
        }
    }
}

// http.md 11: a refusal quotes the grant, which may be long.
#[test]
fn a_sentence_names_few_spaces() {
    let told = |count: usize| {
        let spaces = (0..count).map(|number| format!("s{number}")).collect();
        let grant = Grant {
            reach: Reach::Spaces(spaces),
            permission: Permission::Read,
        };
        grant.to_string()
    };
    assert_eq!(told(2), "spaces [s0, s1] with read access");
    assert!(told(8).ends_with("s7] with read access"));
    assert!(told(100).ends_with("s6, s7] and 92 more with read access"));
}

#[test]
fn what_is_not_understood_grants_nothing() {
    for stored in [
        "",
        "{}",
        r#"{"v":2,"all_spaces":true,"spaces":[],"perms":"read"}"#,
        r#"{"v":1,"all_spaces":true,"spaces":[],"perms":"admin"}"#,
        r#"{"v":1,"all_spaces":true,"spaces":["a.b"],"perms":"read"}"#,
        r#"{"v":1,"all_spaces":false,"spaces":[],"perms":"read"}"#,
        r#"{"v":1,"spaces":[],"perms":"read"}"#,
        r#"{"v":1,"all_spaces":true,"spaces":[],"perms":"read","until":5}"#,
    ] {
        assert_eq!(Grant::from_stored(stored), None, "{stored}");
    }
}
