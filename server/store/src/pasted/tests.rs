use super::*;

#[test]
fn a_pasted_path_is_one_word() {
    for (path, word) in [
        ("/srv/rolltop", "/srv/rolltop"),
        ("/home/ann/Übersicht-2", "/home/ann/Übersicht-2"),
        ("/sp ace", "'/sp ace'"),
        ("/it's", r"'/it'\''s'"),
        ("/a$HOME;`x`", "'/a$HOME;`x`'"),
        ("/~/*", "'/~/*'"),
    ] {
        assert_eq!(pasted(Path::new(path)), word);
    }
    let here = pasted(Path::new("data"));
    assert!(
        here.trim_matches('\'').starts_with('/') && here.contains("/data"),
        "{here}"
    );
}
