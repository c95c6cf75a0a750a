//! Modules that import one another cannot be read one at a time: the top-level modules of a crate form no circle of
//! imports.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The sources of each crate.
const ROOTS: [&str; 7] = [
    "spec/src",
    "server/document/src",
    "server/query/src",
    "server/search/src",
    "server/store/src",
    "server/workspace/src",
    "server/http/src",
];

type Imports = BTreeMap<String, BTreeSet<String>>;

/// The sources of a module: its file and all files below its folder, without tests.
fn sources(path: &Path, found: &mut Vec<PathBuf>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            sources(&entry.unwrap().path(), found);
        }
    } else if path.extension().is_some_and(|ending| ending == "rs") && !path.ends_with("tests.rs") {
        found.push(path.to_owned());
    }
}

/// A file up to its module of tests. Other items that only tests see cut nothing off.
fn without_tests(text: &str) -> &str {
    const ONLY_TESTS: &str = "#[cfg(test)]";
    for (start, _) in text.match_indices(ONLY_TESTS) {
        let mut item = text[start..].trim_start();
        while let Some(attribute) = item.strip_prefix("#[") {
            item = attribute.split_once("]\n").map_or("", |(_, rest)| rest);
            item = item.trim_start();
        }
        let line = item.lines().next().unwrap_or_default();
        if line.starts_with("mod ") && line.ends_with('{') {
            return &text[..start];
        }
    }
    text
}

/// What each top-level module of a crate imports of the others.
fn imports(root: &Path) -> Imports {
    let mut files: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for entry in fs::read_dir(root).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if !["lib", "main", "tests"].contains(&name.as_str()) {
            sources(&path, files.entry(name).or_default());
        }
    }
    let import = |(name, paths): (&String, &Vec<PathBuf>)| {
        let mut imported = BTreeSet::new();
        for path in paths
            .iter()
            .filter(|path| !path.iter().any(|part| part == "tests"))
        {
            let text = fs::read_to_string(path).unwrap();
            let code = without_tests(&text)
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"));
            for line in code {
                let named = line.split("crate::").skip(1);
                let named = named.map(|rest| {
                    rest.split(|c: char| !(c.is_alphanumeric() || c == '_'))
                        .next()
                        .unwrap()
                });
                imported.extend(
                    named
                        .filter(|it| *it != name && files.contains_key(*it))
                        .map(str::to_owned),
                );
            }
        }
        (name.clone(), imported)
    };
    files.iter().map(import).collect()
}

/// Whether imports lead from one module to another.
fn leads(imports: &Imports, from: &str, to: &str) -> bool {
    let (mut seen, mut next) = (BTreeSet::new(), vec![from]);
    while let Some(module) = next.pop() {
        for imported in &imports[module] {
            if imported == to {
                return true;
            }
            if seen.insert(imported.as_str()) {
                next.push(imported);
            }
        }
    }
    false
}

#[test]
fn no_circle_of_imports() {
    for root in ROOTS {
        let imports = imports(&Path::new(env!("CARGO_MANIFEST_DIR")).join(root));
        for module in imports.keys() {
            assert!(
                !leads(&imports, module, module),
                "{root}: {module} imports what imports it"
            );
        }
    }
}
