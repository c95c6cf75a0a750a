use super::*;

// H-142
#[test]
fn the_mark_is_dropped_and_other_encodings_are_named() {
    let read = |bytes: &'static [u8]| decoded(Bytes::from_static(bytes));
    assert_eq!(read(b"\xef\xbb\xbf{}").unwrap(), "{}");
    assert_eq!(read(b"{}").unwrap(), "{}");
    assert_eq!(read(b"").unwrap(), "");
    for (bytes, name) in [
        (&b"\xff\xfe{\0}\0"[..], "UTF-16"),
        (b"\xfe\xff\0{\0}", "UTF-16"),
        (b"{\0}\0", "UTF-16"),
        (b"\0{\0}", "UTF-16"),
        (b"\xff\xfe\0\0{\0\0\0", "UTF-32"),
        (b"\0\0\0{", "UTF-32"),
    ] {
        let message = read(bytes).unwrap_err().message;
        assert!(message.ends_with(name), "{message}");
    }
}

// H-143
#[test]
fn a_content_coding_is_named() {
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_ENCODING, "identity".parse().unwrap());
    assert!(uncoded(&headers).is_ok());
    headers.append(CONTENT_ENCODING, "gzip".parse().unwrap());
    let refusal = uncoded(&headers).unwrap_err();
    assert_eq!(refusal.kind, ErrorKind::UnsupportedCoding);
    assert!(refusal.message.contains("`gzip`"), "{}", refusal.message);
}
