#![expect(clippy::unwrap_used, reason = "tests")]

use super::*;

// C-69
#[test]
fn only_plain_web_addresses_are_targets() {
    for url in [
        "",
        "x",
        "/a",
        "ftp://a.test/",
        "file:///etc/passwd",
        "gopher://a.test",
        "data:,x",
        "http://user@a.test/",
        "http://:secret@a.test/",
        "http://",
        "http://a.test:0/",
        "http://a.test:99999/",
        "http://a b.test/",
    ] {
        let refused = Target::parse(url, 31009).unwrap_err();
        assert!(
            matches!(refused, Unfetched::Malformed(_)),
            "{url}: {refused:?}"
        );
    }
    assert_eq!(
        Target::parse("http://a.test:31009/", 31009).unwrap_err(),
        Unfetched::NotPublic
    );
}

// C-70: whatever the spelling, it is the address that it means.
#[test]
fn spellings_of_addresses() {
    let all = "127.0.0.1 127.1 0x7f.1 0x7f000001 2130706433 017700000001 0177.0.0.1 127.0.0.1. \
        １２７.0.0.1 %31%32%37.0.0.1 0X7F.0.0.01";
    for spelled in all.split(' ') {
        let target = Target::parse(&format!("http://{spelled}/"), 1).unwrap();
        assert_eq!(target.host, Host::parse("127.0.0.1").unwrap(), "{spelled}");
    }
    let target = Target::parse("http://[::ffff:127.0.0.1]:81/", 1).unwrap();
    assert_eq!(target.host, Host::parse("[::ffff:127.0.0.1]").unwrap());
}

#[test]
fn parts_of_a_target() {
    let target = Target::parse("HTTPS://A.test:443/b/c%20d.png?x=1#frag", 1).unwrap();
    assert_eq!(target.url.as_str(), "https://a.test/b/c%20d.png?x=1");
    assert_eq!((target.port, target.is_encrypted()), (443, true));
    assert_eq!(target.last_segment(), "c%20d.png");
    let next = target.join("../e", 1).unwrap();
    assert_eq!(next.url.as_str(), "https://a.test/e");
}

#[test]
fn allowed_hosts() {
    let list = " Intranet.test , 127.0.0.1:81,[::1]:82, ::1:2, [fd00::1]";
    let allowed = AllowedHosts::parse(list).unwrap();
    for (url, allows) in [
        ("http://intranet.test/", true),
        ("http://intranet.test:8080/", true),
        ("http://127.0.0.1:81/", true),
        ("http://127.0.0.1:82/", false),
        ("http://[::1]:82/", true),
        ("http://[::1]/", false),
        ("http://[::1:2]/", true),
        ("http://[fd00::1]:9/", true),
        ("http://evil.intranet.test/", false),
    ] {
        let target = Target::parse(url, 1).unwrap();
        assert_eq!(allowed.contains(&target), allows, "{url}");
    }
    let none = AllowedHosts::parse("").unwrap();
    assert!(!none.contains(&Target::parse("http://a.test", 1).unwrap()));
}

#[test]
fn an_entry_that_can_never_match_is_named() {
    for entry in [
        "::::",
        ":80",
        "a.test:",
        "a.test:x",
        "a.test:0",
        "a.test:99999",
        "http://a.test",
        "a.test/x",
        "user@a.test",
        "a b.test",
        "[::1",
        "[a.test]",
        "*.a.test:*",
    ] {
        let list = format!("good.test, {entry}");
        let unusable = AllowedHosts::parse(&list).unwrap_err();
        assert!(
            unusable.starts_with(&format!("{entry:?} in ROLLTOP")),
            "{unusable}"
        );
    }
}
