use super::*;
use crate::keys::Scope;

fn session() -> Arc<Session> {
    let caller = Caller {
        key_id: "k".to_owned(),
        name: String::new(),
        scope: Scope::JsonApi,
        grant: None,
        created_at: 0,
        expires_at: 0,
    };
    Arc::new(Session {
        caller: Arc::new(caller),
        has_expired: AtomicBool::new(false),
        used_at: AtomicI64::new(0),
        written_at: AtomicI64::new(0),
        noted_at: AtomicI64::new(0),
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
