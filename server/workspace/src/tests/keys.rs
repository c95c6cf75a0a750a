//! Keys, sessions and pairing over a store.

use std::time::Duration;

use super::*;
use crate::clock::rfc3339;
use crate::keys::{AuthRefusal, KeyReach, KeyRequest};

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

#[test]
fn a_key_authenticates_until_it_is_revoked() {
    // C-85
    let world = World::new();
    let made = world
        .workspace
        .create_key(&request("Notes bot", KeyReach::Unscoped))
        .unwrap();
    let caller = world.workspace.authenticate(&made.token).unwrap();
    assert_eq!(
        (caller.key_id.as_str(), caller.name.as_str()),
        (made.id.as_str(), "Notes bot")
    );
    assert_eq!(
        world.workspace.authenticate_known(&made.token),
        Some(Ok(caller))
    );
    world.workspace.revoke_key("Notes bot").unwrap();
    assert_eq!(world.workspace.authenticate_known(&made.token), None);
    assert_eq!(
        world.workspace.authenticate(&made.token),
        Err(AuthRefusal::Invalid)
    );
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
    assert!(world.workspace.authenticate(&made.token).is_ok());
    world.clock.advance(Duration::from_secs(59));
    assert!(world.workspace.authenticate(&made.token).is_ok());
    world.clock.advance(Duration::from_secs(1));
    assert_eq!(
        world.workspace.authenticate(&made.token),
        Err(AuthRefusal::Expired)
    );
}

#[test]
fn unknown_and_malformed_tokens_are_invalid() {
    // C-83
    let world = World::new();
    let unknown = format!("rolltop_{}_5dede143", "a".repeat(52));
    assert_eq!(
        world.workspace.authenticate(&unknown),
        Err(AuthRefusal::Invalid)
    );
    assert_eq!(
        world.workspace.authenticate("nonsense"),
        Err(AuthRefusal::Invalid)
    );
}

#[test]
fn a_record_that_is_not_understood_authenticates_nobody() {
    let world = World::new();
    let made = world
        .workspace
        .create_key(&request("odd", KeyReach::Unscoped))
        .unwrap();
    let mut record = world.store.key(&made.id).unwrap().unwrap();
    record.grant = Some(r#"{"v":9,"all_spaces":true,"spaces":[],"perms":"read"}"#.to_owned());
    world.commit(Write::PutKey(record));
    assert_eq!(
        world.workspace.authenticate(&made.token),
        Err(AuthRefusal::Invalid)
    );
}

#[test]
fn last_use_is_written_at_most_once_a_minute() {
    let world = World::new();
    let made = world
        .workspace
        .create_key(&request("busy", KeyReach::Unscoped))
        .unwrap();
    let written = || world.store.key(&made.id).unwrap().unwrap().last_used_at;
    world.workspace.authenticate(&made.token).unwrap();
    world.workspace.write_last_used().unwrap();
    assert_eq!(written(), START);
    world.clock.advance(Duration::from_secs(59));
    world.workspace.authenticate(&made.token).unwrap();
    world.workspace.write_last_used().unwrap();
    assert_eq!(written(), START);
    // The owner is told of it all the same.
    let listed = world.workspace.list_keys().unwrap();
    assert_eq!(listed[0].last_used_at, rfc3339(START + 59));
    world.clock.advance(Duration::from_secs(1));
    world.workspace.write_last_used().unwrap();
    assert_eq!(written(), START + 59);
}

#[test]
fn tokens_are_never_stored() {
    let world = World::new();
    let made = world
        .workspace
        .create_key(&request("secret", KeyReach::Unscoped))
        .unwrap();
    let record = world.store.key(&made.id).unwrap().unwrap();
    assert!(!format!("{record:?}").contains(&made.token));
    assert_eq!(record.created_at, START);
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
    assert_eq!(
        by_name.grant.unwrap().reach,
        Reach::Spaces(vec![one.id.clone()])
    );
    assert!(
        workspace
            .create_key(&request("by name", KeyReach::Unscoped))
            .unwrap()
            .name_is_shared
    );
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
fn a_whole_id_means_its_key_whatever_others_are_named() {
    let world = World::new();
    let make = |name: &str| {
        world
            .workspace
            .create_key(&request(name, KeyReach::Unscoped))
            .unwrap()
    };
    let first = make("one");
    let named_so = make(&first.id);
    assert_eq!(world.workspace.revoke_key(&first.id).unwrap().id, first.id);
    assert_eq!(
        world.workspace.revoke_key(&first.id).unwrap().id,
        named_so.id
    );
}

#[test]
fn keys_are_revoked_by_name_or_by_the_head_of_their_id() {
    let world = World::new();
    let make = |name: &str| {
        world
            .workspace
            .create_key(&request(name, KeyReach::Unscoped))
            .unwrap()
    };
    let (first, second, twin) = (make("one"), make("two"), make("two"));
    assert_eq!(
        refused(world.workspace.revoke_key("two")).0,
        FaultKind::Ambiguous
    );
    assert_eq!(
        refused(world.workspace.revoke_key(&second.id[..7])).0,
        FaultKind::NotFound
    );
    assert_eq!(
        world.workspace.revoke_key(&second.id[..8]).unwrap().id,
        second.id
    );
    assert_eq!(world.workspace.revoke_key("two").unwrap().id, twin.id);
    let left: Vec<String> = world
        .workspace
        .list_keys()
        .unwrap()
        .into_iter()
        .map(|key| key.id)
        .collect();
    assert_eq!(left, [first.id]);
}

// chats-files-auth.md 5.8
#[test]
fn a_created_key_is_printed_without_its_token() {
    let world = World::new();
    let request = KeyRequest {
        name: "a".to_owned(),
        scope: Scope::JsonApi,
        reach: KeyReach::Unscoped,
        expires_in: None,
    };
    let created = world.workspace.create_key(&request).unwrap();
    let printed = format!("{created:?}");
    assert!(printed.contains(&created.id), "{printed}");
    assert!(!printed.contains(&created.token), "{printed}");
}
