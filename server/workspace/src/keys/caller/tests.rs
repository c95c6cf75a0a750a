use super::*;

fn record(scope: &str, grant: Option<&str>) -> KeyRecord {
    KeyRecord {
        id: "k".to_owned(),
        name: String::new(),
        scope: scope.to_owned(),
        grant: grant.map(str::to_owned),
        created_at: 0,
        expires_at: 0,
        last_used_at: 0,
        version: 0,
    }
}

#[test]
fn records_that_make_no_sense_authenticate_nobody() {
    let read = r#"{"v":1,"all_spaces":true,"spaces":[],"perms":"read"}"#;
    let nonsense = r#"{"v":1,"all_spaces":true,"spaces":[],"perms":"admin"}"#;
    for (scope, grant, fits) in [
        ("jsonApi", None, true),
        ("jsonApi", Some(read), true),
        ("jsonApi", Some(nonsense), false),
        ("full", None, true),
        ("full", Some(read), false),
        ("limited", None, true),
        ("limited", Some(read), false),
        ("other", None, false),
    ] {
        let caller = Caller::from_record(&record(scope, grant));
        assert_eq!(caller.is_some(), fits, "{scope} {grant:?}");
    }
}

#[test]
fn a_key_expires_with_its_second() {
    let mut caller =
        Caller::from_record(&record("jsonApi", None)).unwrap_or_else(|| unreachable!());
    assert!(!caller.is_expired(i64::MAX));
    caller.expires_at = 100;
    assert!(!caller.is_expired(99));
    assert!(caller.is_expired(100));
}
