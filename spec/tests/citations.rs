//! Lint: every file, section and case of the specification that is cited exists in `docs/spec/`.

#![expect(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use regex::Regex;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
const EXTENSIONS: [&str; 5] = ["rs", "md", "py", "toml", "sql"];
/// Folders that hold no sources.
const SKIPPED: [&str; 5] = [".git", "target", "generated", "corpus", "artifacts"];

/// A file with the section numbers after it, which may begin the next line of a comment; or a case.
static CITATION: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?:^|[^A-Za-z0-9_./-])(?:(?<file>[a-z][a-z0-9-]*\.md)(?<sections>(?:(?:[,;-]| to| and)?(?:\n *//[/!]?)? ?[0-9]+(?:\.[0-9]+)*(?-u:\b))*)|(?<case>[HDOQCV]-[0-9]+)(?-u:\b))").unwrap()
});
/// A heading, a numbered paragraph, an item of a numbered list, or a case.
const DEFINITION: &str = r"(?m)^(?:#+ (?<heading>[\d.]*\d)[. ]|(?<paragraph>\d+\.\d+) \*\*|(?<item>\d+)\. |[-|] (?<case>[A-Z]-\d+) )";

/// Each citation as `http.md 13` or `H-41`, with its line.
fn citations(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for groups in CITATION.captures_iter(text) {
        let name = groups.name("file").or(groups.name("case")).unwrap();
        let (before, _) = text.split_at(name.start());
        let line = before.matches('\n').count() + 1;
        let sections = groups.name("sections").map_or("", |group| group.as_str());
        for section in sections.split([' ', '\n', '/', '!', ',', ';', '-']) {
            if section.starts_with(|first: char| first.is_ascii_digit()) {
                found.push((line, format!("{} {section}", name.as_str())));
            }
        }
        // A file name alone may be data in code; in a comment it is a citation.
        let start = before.rsplit('\n').next().unwrap_or_default().trim_start();
        if groups.name("case").is_some() || (sections.is_empty() && start.starts_with("//")) {
            found.push((line, name.as_str().to_owned()));
        }
    }
    found
}

/// All that `docs/spec/` defines, in the spelling of [`citations`].
fn definitions() -> BTreeSet<String> {
    let definition = Regex::new(DEFINITION).unwrap();
    let mut defined = BTreeSet::new();
    for path in sources(&Path::new(ROOT).join("docs/spec")) {
        let file = path.file_name().unwrap().display();
        let mut section = String::new();
        defined.insert(file.to_string());
        for groups in definition.captures_iter(&fs::read_to_string(&path).unwrap()) {
            if let Some(case) = groups.name("case") {
                let case = case.as_str().to_owned();
                assert!(defined.insert(case.clone()), "{case} is defined twice");
            } else if let Some(item) = groups.name("item") {
                defined.insert(format!("{file} {section}.{}", item.as_str()));
            } else if let Some(number) = groups.name("heading").or(groups.name("paragraph")) {
                number.as_str().clone_into(&mut section);
                defined.insert(format!("{file} {section}"));
            }
        }
    }
    defined
}

/// The source files in a folder and in the folders below it.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let is_one_of = |names: &[&str], name: Option<&OsStr>| {
        names.iter().any(|known| name == Some(known.as_ref()))
    };
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !is_one_of(&SKIPPED, path.file_name()) {
            paths.extend(sources(&path));
        } else if is_one_of(&EXTENSIONS, path.extension()) {
            paths.push(path);
        }
    }
    paths
}

#[test]
fn citations_resolve() {
    let defined = definitions();
    let mut count = 0;
    let mut wrong = String::new();
    for path in sources(Path::new(ROOT)) {
        for (line, citation) in citations(&fs::read_to_string(&path).unwrap()) {
            count += 1;
            if !defined.contains(&citation) {
                wrong += &format!("\n{}:{line}: {citation}", path.display());
            }
        }
    }
    assert!(wrong.is_empty(), "docs/spec does not define:{wrong}");
    assert!(count >= 1500, "only {count} citations were found");
}

#[test]
fn what_is_not_defined_is_reported() {
    let none = 999;
    let text = format!(
        "//! (ops.md 7.7, {none}; document.md 3,\n//! {none}) O-37,\n// O-{none} v{none}.md UTF-8 X-D-{none}"
    );
    let mut found = citations(&text);
    assert_eq!(found.len(), 7, "{found:?}");
    let defined = definitions();
    found.retain(|(_, citation)| !defined.contains(citation));
    let expected = [
        (1, format!("ops.md {none}")),
        (1, format!("document.md {none}")),
        (3, format!("O-{none}")),
        (3, format!("v{none}.md")),
    ];
    assert_eq!(found, expected);
}
