use super::*;

// H-41
#[test]
fn keys_are_visible_ascii_once() {
    let read = |values: &[&[u8]]| {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append(
                IDEMPOTENCY_KEY,
                http::HeaderValue::from_bytes(value).unwrap(),
            );
        }
        key(&headers).map(|key| key.map(str::to_owned))
    };
    assert_eq!(read(&[]).unwrap(), None);
    assert_eq!(read(&[b"a!~"]).unwrap().unwrap(), "a!~");
    assert!(read(&[&[b'a'; 255]]).is_ok());
    for bad in [&b""[..], &[b'a'; 256], b"a b", b"\xc3\xa9", b"a\tb"] {
        assert!(read(&[bad]).is_err(), "{bad:?}");
    }
    assert!(read(&[b"a", b"a"]).is_err());
}

// H-33: every part counts, and no part can be moved into the next one.
#[test]
fn identities_differ_in_every_part() {
    let requests = [
        (["a", "b"], ""),
        (["b", "a"], ""),
        (["ab", ""], ""),
        (["a", ""], "b"),
        (["", ""], "ab"),
        (["", ""], "ab "),
    ];
    let mut seen: Vec<[u8; 32]> = requests
        .iter()
        .map(|(asked, body)| identity(asked, body.as_bytes()))
        .collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), requests.len());
}

// H-33: the order of members and white space do not count; that of lists, types and numbers do.
#[test]
fn canonical_json_has_one_spelling() {
    let canon = |text: &str| canonical(&serde_json::from_str(text).unwrap());
    let plain = canon(r#"{"a":[1,{"b":"x","c":null}],"d":""}"#);
    let spaced = canon("{ \"d\" : \"\", \"a\":[1, {\"c\":null,\n\"b\":\"\\u0078\"}]}");
    assert_eq!(plain, spaced);
    for other in [
        r#"{"a":[{"b":"x","c":null},1],"d":""}"#,
        r#"{"a":[1,{"b":"x"}],"d":""}"#,
        r#"{"a":["1",{"b":"x","c":null}],"d":""}"#,
        r#"{"a":[1.5,{"b":"x","c":null}],"d":""}"#,
    ] {
        assert_ne!(plain, canon(other), "{other}");
    }
}

// H-36, H-37: the twin waits until the first one is gone, whatever became of it.
#[tokio::test]
async fn a_twin_waits_for_the_first() {
    let flights = Arc::new(InFlight::default());
    let scope = ReplayScope {
        key_id: "k".into(),
        space_id: String::new(),
        idempotency_key: "i".into(),
    };
    let other = ReplayScope {
        space_id: "s".into(),
        ..scope.clone()
    };
    let first = flights.reserve(&scope).await;
    let _unrelated = flights.reserve(&other).await;
    let twin = tokio::spawn({
        let flights = Arc::clone(&flights);
        let scope = scope.clone();
        async move { flights.reserve(&scope).await }
    });
    tokio::task::yield_now().await;
    assert!(!twin.is_finished());
    drop(first);
    drop(twin.await.unwrap());
    // Keys that no request holds are forgotten.
    let third = ReplayScope {
        space_id: "t".into(),
        ..scope
    };
    let _third = flights.reserve(&third).await;
    assert_eq!(flights.0.lock().len(), 2);
}
