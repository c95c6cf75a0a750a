use super::*;

#[test]
fn every_spelling_of_the_current_etag_matches() {
    // H-47, H-48, O-19
    for (header, matches) in [
        ("3fa09c1e", true),
        ("\"3fa09c1e\"", true),
        ("W/\"3fa09c1e\"", true),
        ("\"00000000\", \"3fa09c1e\"", true),
        ("*", true),
        ("\"00000000\"", false),
        ("3FA09C1E", false),
        ("no etag at all", false),
        (",", false),
    ] {
        let verdict = IfMatch::parse(header).map(|condition| condition.matches("3fa09c1e"));
        assert_eq!(verdict, Some(matches), "{header}");
    }
    assert_eq!(IfMatch::parse("  "), None);
}

#[test]
fn a_mismatch_tells_the_current_etag() {
    let stale = IfMatch::parse("00000000");
    let refusal = check(stale.as_ref(), "3fa09c1e", || Ref::op("get_object"));
    let Err(Error::EtagMismatch { current, issue }) = refusal else {
        unreachable!("the etag is stale");
    };
    assert_eq!(current, "3fa09c1e");
    assert_eq!(issue.path_str(), "If-Match");
    assert!(issue.message.contains("3fa09c1e"));
    assert!(check(None, "3fa09c1e", || Ref::op("get_object")).is_ok());
}
