use rolltop_document::issue::Issue;
use rolltop_spec::operations::served;

use super::*;
use crate::error::Needed;

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
            let grant = &caller.grant;
            assert_eq!(verdict(answer), expected, "{grant:?} {access} {id}");
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
        let answer = caller(grant).check_grant(operation("create_space"), None);
        assert_eq!(verdict(answer), expected);
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
    let answer = caller.check_grant(operation("get_object"), None);
    assert_eq!(verdict(answer), "other");
}

/// The published vectors: raw bytes, token body, checksum, id, legacy spelling.
fn vectors() -> [([u8; 32], String, &'static str, String); 3] {
    let counting = std::array::from_fn(|i| u8::try_from(i).unwrap());
    [
        (
            [0; 32],
            format!("rolltop_{}_5dede143", "a".repeat(52)),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
            format!("{}=", "A".repeat(43)),
        ),
        (
            counting,
            "rolltop_aaaqeayeaudaocajbifqydiob4ibceqtcqkrmfyydenbwha5dypq_1af9a790".to_owned(),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
            "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=".to_owned(),
        ),
        (
            [0xff; 32],
            format!("rolltop_{}q_69042431", "7".repeat(51)),
            "af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051",
            format!("{}8=", "/".repeat(42)),
        ),
    ]
}

#[test]
fn the_published_vectors_hold_in_both_spellings() {
    // C-84
    for (raw, token, id, legacy) in vectors() {
        assert_eq!(KeyBytes(raw).token(), token);
        assert_eq!(KeyBytes(raw).id(), id);
        assert_eq!(KeyBytes::parse(&token).unwrap().id(), id);
        assert_eq!(KeyBytes::parse(&legacy).unwrap().id(), id);
    }
}

#[test]
fn every_flipped_character_is_refused() {
    // C-83
    let (_, token, ..) = &vectors()[1];
    for position in 0..token.len() {
        let mut flipped = token.clone().into_bytes();
        flipped[position] = if flipped[position] == b'b' {
            b'c'
        } else {
            b'b'
        };
        let flipped = String::from_utf8(flipped).unwrap();
        assert_eq!(KeyBytes::parse(&flipped), None, "{flipped}");
    }
}

#[test]
fn spellings_with_a_right_checksum_may_still_be_refused() {
    // C-83
    let upper = format!("rolltop_{}_3d691ed6", "A".repeat(52));
    let short = format!("rolltop_{}_a9dbccb1", "a".repeat(40));
    let spare = "rolltop_aaaqeayeaudaocajbifqydiob4ibceqtcqkrmfyydenbwha5dypr_83f0f62a";
    for token in [upper.as_str(), short.as_str(), spare] {
        let (signed, checksum) = token.rsplit_once('_').unwrap();
        assert_eq!(checksum_of(signed), checksum, "{token}");
        assert_eq!(KeyBytes::parse(token), None, "{token}");
    }
}

#[test]
fn other_tokens_are_refused() {
    let unpadded = "A".repeat(43);
    let spare_bits = format!("{}B=", "A".repeat(42));
    for token in [
        "",
        "rolltop_",
        "rolltop__",
        "AAAA",
        &unpadded,
        &spare_bits,
        " ",
        "é",
    ] {
        assert_eq!(KeyBytes::parse(token), None, "{token:?}");
    }
}

#[test]
fn a_secret_is_not_printed() {
    assert_eq!(format!("{:?}", KeyBytes([7; 32])), "KeyBytes(..)");
}

fn session() -> Arc<Session> {
    Arc::new(Session {
        caller: Arc::new(caller(None)),
        usage: Mutex::default(),
    })
}

// chats-files-auth.md 3.4: persist first, then sweep; a look-up in flight must not re-cache the old grant.
#[test]
fn a_look_up_that_an_eviction_overtook_is_not_kept() {
    let sessions = Sessions::default();
    let begun = sessions.evictions.load(Ordering::SeqCst);
    sessions.put(&session(), begun);
    assert_eq!(sessions.get("k").unwrap().caller.key_id, "k");
    sessions.evict("k");
    assert!(sessions.get("k").is_none());
    sessions.put(&session(), begun);
    assert!(sessions.get("k").is_none(), "it read the record of before");
    sessions.put(&session(), sessions.evictions.load(Ordering::SeqCst));
    assert!(sessions.get("k").is_some());
}
