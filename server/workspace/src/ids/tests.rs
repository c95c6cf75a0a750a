use rolltop_document::ids::OBJECT_ID_LENGTH;

use super::*;

#[test]
fn an_option_has_the_id_of_an_object_too() {
    let option = "0123456789abcdef01234567";
    let tag = tag_id(option);
    assert_eq!((tag.len(), &tag[..7]), (OBJECT_ID_LENGTH, "bafyrei"));
    assert_eq!(option_id(&tag), option);
    let object = Ids(&SystemEntropy).object();
    for other in [object.as_str(), "f1", "x", ""] {
        assert_eq!(
            (tag_id(other), option_id(other)),
            (other.to_owned(), other.to_owned())
        );
    }
}
use crate::testing::SeededEntropy;

#[test]
fn object_ids_have_the_published_shape() {
    // H-138
    for seed in 0..50 {
        let id = Ids(&SeededEntropy::new(seed)).object();
        assert_eq!(id.len(), OBJECT_ID_LENGTH);
        let tail = id.strip_prefix("bafyrei").unwrap();
        assert!(
            tail.bytes()
                .all(|c| c.is_ascii_lowercase() || (b'2'..=b'7').contains(&c)),
            "{id}"
        );
    }
}

#[test]
fn space_ids_are_a_cid_and_a_replication_key() {
    // H-138
    for seed in 0..50 {
        let id = Ids(&SeededEntropy::new(seed)).space();
        let (cid, key) = id.split_once('.').unwrap();
        assert_eq!(cid.len(), OBJECT_ID_LENGTH);
        assert!((1..=13).contains(&key.len()), "{id}");
        assert!(
            key.bytes()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()),
            "{id}"
        );
    }
}

#[test]
fn ids_that_are_made_together_begin_alike_and_differ() {
    let millis = |digest: [u8; CID_DIGEST]| {
        let mut bytes = [0; 8];
        bytes[8 - CID_TIME..].copy_from_slice(&digest[..CID_TIME]);
        u64::from_be_bytes(bytes)
    };
    let [one, other] = [SystemEntropy.digest(), SystemEntropy.digest()];
    assert!((0..60_000).contains(&(millis(other) - millis(one))));
    assert_ne!(one[CID_TIME..], other[CID_TIME..]);
    let ids = Ids(&SystemEntropy);
    let begin = |id: String| id[..12].to_owned();
    assert_eq!(begin(ids.object()), begin(ids.object()));
}

#[test]
fn two_ids_of_one_source_differ() {
    let entropy = SeededEntropy::new(1);
    let ids = Ids(&entropy);
    assert_ne!(ids.object(), ids.object());
    assert!(rolltop_document::ids::is_minted(&ids.mint()));
}

#[test]
fn numbers_stay_below_their_bound() {
    let entropy = SeededEntropy::new(7);
    assert!((0..1000).all(|_| Ids(&entropy).below(10) < 10));
}

#[test]
fn the_operating_system_gives_randomness() {
    assert_ne!(Ids(&SystemEntropy).bytes::<32>(), [0; 32]);
}
