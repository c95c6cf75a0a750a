use super::*;

const CID: &str = "bafyreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabcdef";

#[test]
fn short_references_are_the_end_of_the_cid_half() {
    // H-70, H-72
    let one = format!("{CID}.k1");
    let twin = format!("{}x{}.k2", "b".repeat(40), "zabcdef");
    let other = format!("{}.k3", "c".repeat(59));
    let alone = ShortReferences::among([one.as_str(), other.as_str()]);
    assert_eq!(alone.serve(&one, IdSpelling::Compact), "abcdef");
    assert_eq!(alone.serve(&one, IdSpelling::Full), one);
    let both = ShortReferences::among([one.as_str(), twin.as_str(), other.as_str()]);
    assert_eq!(both.serve(&one, IdSpelling::Compact), one);
    assert_eq!(both.serve(&twin, IdSpelling::Compact), twin);
    assert_eq!(both.serve(&other, IdSpelling::Compact), "cccccc");
}

#[test]
fn the_full_shape_is_a_cid_a_dot_and_a_replication_key() {
    for (spelled, full) in [
        (format!("{CID}.2x9q"), true),
        (format!("{}.a", "a".repeat(32)), true),
        (format!("{}.a", "a".repeat(31)), false),
        (format!("{}.a", "A".repeat(59)), false),
        (format!("{}1.a", "a".repeat(58)), false),
        (CID.to_owned(), false),
        (format!("{CID}."), false),
        (format!("{CID}.a_b"), false),
        (format!("{CID}.a.b"), false),
        ("abcdef".to_owned(), false),
    ] {
        assert_eq!(SpaceTarget::full(&spelled).is_some(), full, "{spelled}");
    }
}
