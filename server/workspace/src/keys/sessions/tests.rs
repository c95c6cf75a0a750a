use super::*;
use crate::keys::Scope;

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
