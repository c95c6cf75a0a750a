use super::*;

// 4.2: both lists are comma separated and empty by default.
#[test]
fn lists_are_read() {
    let hosts = listed_hosts("rolltop.example, Box.Local:9,,my_host.").unwrap();
    let list =
        "https://App.example/, http://app.example:8080,chrome-extension://abc,http://[::2]:1,";
    let origins = listed_origins(list).unwrap();
    let sorted = |set: HashSet<String>| {
        let mut entries: Vec<String> = set.into_iter().collect();
        entries.sort_unstable();
        entries
    };
    assert_eq!(sorted(hosts), ["box.local", "my_host", "rolltop.example"]);
    assert_eq!(
        sorted(origins),
        [
            "chrome-extension://abc",
            "http://[::2]:1",
            "http://app.example:8080",
            "https://app.example"
        ]
    );
    assert!(listed_origins(" , ").unwrap().is_empty());
}

#[test]
fn an_entry_that_can_never_match_is_named() {
    for host in [
        "http://x",
        "x/path",
        "*.example.com",
        "a b",
        "user@host",
        "[evil]",
        "host:port",
        ".",
        "bücher.example",
    ] {
        let fault = listed_hosts(&format!("good.example,{host}")).unwrap_err();
        assert!(
            fault.starts_with(&format!("{host:?} in ROLLTOP")),
            "{fault}"
        );
    }
    let all = "null * app.example https://app.example/path https://*.example https://user@app.example \
        https://app.example?x https://app.example:443 http://app.example:80/ file:// ://x";
    for origin in all.split(' ') {
        let fault = listed_origins(&format!("https://a.b,{origin}")).unwrap_err();
        assert!(
            fault.starts_with(&format!("{origin:?} in ROLLTOP")),
            "{fault}"
        );
    }
}
