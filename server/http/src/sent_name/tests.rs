use super::*;

// C-68
#[test]
fn names_in_heads_of_parts() {
    #[rustfmt::skip]
    let cases = [
        ("form-data; name=\"file\"; filename=\"a.txt\"", "file", "a.txt"),
        ("form-data; NAME=file; FileName=a.txt", "file", "a.txt"),
        ("form-data; name=\"file\"; filename*=UTF-8''%C3%BC.txt; filename=\"u.txt\"", "file", "ü.txt"),
        ("form-data; filename*=latin1''x; filename=\"a; b.txt\"; name=\"file\"", "file", "a; b.txt"),
        ("form-data; name=\"file\"; filename*=UTF-8''; filename=\"b.txt\"", "file", "b.txt"),
        (r#"form-data; name="file"; filename="C:\Users\me\a.txt""#, "file", r"C:\Users\me\a.txt"),
        (r#"form-data; name="file"; filename="a\"b\\c.txt""#, "file", r#"a"b\c.txt"#),
    ];
    for (header, name, file) in cases {
        assert_eq!(parameter(header, "name").as_deref(), Some(name), "{header}");
        assert_eq!(file_name(header).as_deref(), Some(file), "{header}");
    }
    // C-128
    let sent = r#"form-data; name="file"; filename="50%25 of %22a%22 \"b\" 100%.txt""#;
    let meant = r#"50%25 of "a" "b" 100%.txt"#;
    assert_eq!(form_file_name(sent).as_deref(), Some(meant));
    let sent = "form-data; filename*=UTF-8''a%2522.txt";
    assert_eq!(form_file_name(sent).as_deref(), Some("a%22.txt"));
    assert_eq!(parameter("form-data", "name"), None);
    assert_eq!(file_name("form-data; name=\"file\"; filename=\"\""), None);
}
