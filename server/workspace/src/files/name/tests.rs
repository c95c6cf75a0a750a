use super::*;

#[test]
fn a_cut_name_keeps_its_extension() {
    for (name, most, cut) in [
        ("üabc.txt", 8, "üabc.txt"),
        ("üabc.txt", 7, "üab.txt"),
        ("a bcd.txt", 6, "a.txt"),
        ("abcdef", 3, "abc"),
        ("abc", 3, "abc"),
    ] {
        assert_eq!(FileName::of(name).within(most).whole(), cut, "{name}");
    }
}

// C-68
#[test]
fn base_names() {
    for (sent, kept) in [
        ("a.txt", "a.txt"),
        ("../../a.txt", "a.txt"),
        (r"C:\Users\me\a.txt", "a.txt"),
        ("a\u{7}\n.txt", "a.txt"),
        ("a\0.txt", "upload"),
        ("", "upload"),
        ("..", "upload"),
        ("folder/", "upload"),
        (" ", "upload"),
        ("Süß ?.md", "Süß ?.md"),
    ] {
        assert_eq!(source_name(sent), kept, "{sent:?}");
    }
}

#[test]
fn a_name_is_divided_at_its_last_dot() {
    for (name, stem, extension) in [
        ("a.txt", "a", "txt"),
        ("a.tar.gz", "a.tar", "gz"),
        (".bashrc", ".bashrc", ""),
        ("a.", "a.", ""),
        ("Report v1.2 final", "Report v1.2 final", ""),
        ("a", "a", ""),
    ] {
        let divided = FileName::of(name);
        assert_eq!(
            (divided.stem.as_str(), divided.extension.as_str()),
            (stem, extension)
        );
        assert_eq!(divided.whole(), name);
    }
}

// C-130
#[test]
fn a_given_name_gets_the_extension_of_the_source() {
    for (given, source, whole) in [
        (None, "b.png", "b.png"),
        (Some("a"), "b.png", "a.png"),
        (Some("a.jpg"), "b.png", "a.jpg"),
        (Some("a.JPEG"), "b.jpg", "a.JPEG"),
        (Some("a.xyz"), "b.XYZ", "a.xyz"),
        (Some("Report v1.2"), "b.pdf", "Report v1.2.pdf"),
        (Some("Minutes 3.May"), "b.docx", "Minutes 3.May.docx"),
        (Some("report.pdf"), "download.php", "report.pdf"),
        (Some("a.xyz"), "b", "a.xyz"),
        (Some(" "), "b.png", "b.png"),
        (Some("a/b"), "c", "a/b"),
    ] {
        assert_eq!(FileName::choose(given, source).whole(), whole);
    }
}
