//! Keys, sessions and pairing over a store.

use std::time::Duration;

use super::*;
use crate::clock::rfc3339;
use crate::keys::{AuthRefusal, CreatedKey, KeyReach, KeyRequest};

fn request(name: &str, reach: KeyReach) -> KeyRequest {
    KeyRequest {
        name: name.to_owned(),
        scope: Scope::JsonApi,
        reach,
        expires_in: None,
    }
}

fn read(spaces: &[&str]) -> KeyReach {
    KeyReach::Spaces(
        spaces.iter().map(|space| (*space).to_owned()).collect(),
        Permission::Read,
    )
}

impl World {
    /// A new key without a grant.
    fn unscoped(&self, name: &str) -> CreatedKey {
        let request = request(name, KeyReach::Unscoped);
        self.workspace.create_key(&request).unwrap()
    }
}

#[test]
fn a_key_authenticates_until_it_is_revoked() {
    // C-83, C-85
    let world = World::new();
    let made = world.unscoped("Notes bot");
    let caller = world.workspace.authenticate(&made.token.0).unwrap();
    assert_eq!((&caller.key_id, &*caller.name), (&made.id, "Notes bot"));
    let known = || world.workspace.authenticate_known(&made.token.0);
    assert_eq!(known(), Some(Ok(caller)));
    world.workspace.revoke_key("Notes bot").unwrap();
    assert_eq!(known(), None);
    let unknown = format!("rolltop_{}_5dede143", "a".repeat(52));
    for token in [&made.token.0, &unknown, "nonsense"] {
        let refused = world.workspace.authenticate(token);
        assert_eq!(refused, Err(AuthRefusal::Invalid), "{token}");
    }
}

#[test]
fn expiry_is_checked_on_every_request() {
    // C-85
    let world = World::new();
    let expiring = KeyRequest {
        expires_in: Some(Duration::from_secs(60)),
        ..request("short", KeyReach::Unscoped)
    };
    let made = world.workspace.create_key(&expiring).unwrap();
    for (seconds, refusal) in [(0, None), (59, None), (1, Some(AuthRefusal::Expired))] {
        world.clock.advance(Duration::from_secs(seconds));
        let answer = world.workspace.authenticate(&made.token.0);
        assert_eq!(answer.err(), refusal);
    }
}

#[test]
fn a_record_that_is_not_understood_authenticates_no_caller() {
    let world = World::new();
    let made = world.unscoped("odd");
    let mut record = world.store.key(&made.id).unwrap().unwrap();
    record.grant = Some(r#"{"v":9,"all_spaces":true,"spaces":[],"perms":"read"}"#.to_owned());
    world.commit(Write::PutKey(record));
    let refused = world.workspace.authenticate(&made.token.0);
    assert_eq!(refused, Err(AuthRefusal::Invalid));
}

#[test]
fn last_use_is_written_at_most_once_a_minute() {
    let world = World::new();
    let made = world.unscoped("busy");
    let written = || world.store.key(&made.id).unwrap().unwrap().last_used_at;
    world.workspace.authenticate(&made.token.0).unwrap();
    world.workspace.write_last_used().unwrap();
    assert_eq!(written(), START);
    world.clock.advance(Duration::from_secs(59));
    world.workspace.authenticate(&made.token.0).unwrap();
    world.workspace.write_last_used().unwrap();
    assert_eq!(written(), START);
    // The owner sees it all the same.
    let listed = world.workspace.list_keys().unwrap();
    assert_eq!(listed[0].last_used_at, rfc3339(START + 59));
    world.clock.advance(Duration::from_secs(1));
    world.workspace.write_last_used().unwrap();
    assert_eq!(written(), START + 59);
}

// chats-files-auth.md 5.8: a token is neither stored nor printed.
#[test]
fn a_token_is_shown_once() {
    let world = World::new();
    let made = world.unscoped("secret");
    let record = world.store.key(&made.id).unwrap().unwrap();
    assert_eq!(record.created_at, START);
    let printed = format!("{made:?}");
    assert!(printed.contains(&made.id), "{printed}");
    for text in [printed, format!("{record:?}")] {
        assert!(!text.contains(&made.token.0), "{text}");
    }
}

#[test]
fn keys_take_what_the_rules_allow() {
    let world = World::new();
    let one = world.space("One");
    let workspace = &world.workspace;
    for (name, fits) in [
        ("", false),
        (&*"x".repeat(128), true),
        (&*"x".repeat(129), false),
    ] {
        let made = workspace.create_key(&request(name, KeyReach::Unscoped));
        assert_eq!(made.is_ok(), fits, "{} bytes", name.len());
    }
    let full = KeyRequest {
        scope: Scope::Full,
        ..request("full", read(&["One"]))
    };
    invalid_at(workspace.create_key(&full), "scope");
    invalid_at(workspace.create_key(&request("none", read(&[]))), "space");
    let by_name = workspace
        .create_key(&request("by name", read(&["One", &one.id])))
        .unwrap();
    assert_eq!(by_name.grant.unwrap().space_ids, [one.id.as_str()]);
    assert!(world.unscoped("by name").name_is_shared);
    let unknown = workspace.create_key(&request("x", read(&["Nowhere"])));
    assert_eq!(refused(unknown).0, FaultKind::NotFound);
}

#[test]
fn a_name_is_shared_among_keys_that_work() {
    // chats-files-auth.md 3.2
    let world = World::new();
    let make = |expires_in| {
        let request = KeyRequest {
            expires_in,
            ..request("same", KeyReach::Unscoped)
        };
        world.workspace.create_key(&request).unwrap()
    };
    assert!(!make(Some(Duration::from_secs(60))).name_is_shared);
    world.clock.advance(Duration::from_secs(60));
    assert!(!make(None).name_is_shared, "the other one has expired");
    assert!(make(None).name_is_shared);
}

#[test]
fn a_whole_id_means_its_key_whatever_the_names_of_others() {
    let world = World::new();
    let first = world.unscoped("one");
    let named_so = world.unscoped(&first.id);
    for id in [&first.id, &named_so.id] {
        assert_eq!(&world.workspace.revoke_key(&first.id).unwrap().id, id);
    }
}

#[test]
fn keys_are_revoked_by_name_or_by_the_head_of_their_id() {
    let world = World::new();
    let [first, second, twin] = ["one", "two", "two"].map(|name| world.unscoped(name));
    let revoke = |reference: &str| world.workspace.revoke_key(reference);
    assert_eq!(refused(revoke("two")).0, FaultKind::Ambiguous);
    assert_eq!(refused(revoke(&second.id[..7])).0, FaultKind::NotFound);
    assert_eq!(revoke(&second.id[..8]).unwrap().id, second.id);
    assert_eq!(revoke("two").unwrap().id, twin.id);
    let left = world.workspace.list_keys().unwrap().into_iter();
    assert_eq!(left.map(|key| key.id).collect::<Vec<_>>(), [first.id]);
}
