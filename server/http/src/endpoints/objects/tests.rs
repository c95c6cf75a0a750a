use rolltop_spec::errors::ErrorKind;
use rolltop_spec::extract::QueryPairs;
use rolltop_spec::refusal::ApiError;

use super::*;

fn read(query: &[(&str, &str)]) -> Result<Part, ApiError> {
    let pairs = query.iter().map(|(name, value)| format!("{name}={value}"));
    let query = QueryPairs::parse(&pairs.collect::<Vec<_>>().join("&")).decode()?;
    Ok(read_options(query, IdSpelling::Compact, KeysMode::Slug)?.part)
}

fn document(properties: bool, body: Body) -> Part {
    Part::Document { properties, body }
}

#[test]
fn options_choose_the_part() {
    // D-2, D-3, D-4, D-5
    let subtree = || Body::Subtree("p".to_owned());
    #[rustfmt::skip]
    let cases = [
        (vec![], document(true, Body::Blocks)),
        (vec![("include", "properties")], document(true, Body::Nothing)),
        (vec![("include", "blocks")], document(false, Body::Blocks)),
        (vec![("include", " properties ,,blocks")], document(true, Body::Blocks)),
        (vec![("include", "")], document(true, Body::Blocks)),
        (vec![("outline", "true")], document(false, Body::Outline)),
        (vec![("outline", "false")], document(true, Body::Blocks)),
        (vec![("outline", "true"), ("include", "properties")], document(true, Body::Outline)),
        (vec![("outline", "true"), ("include", "blocks")], document(false, Body::Outline)),
        (vec![("block", "p")], document(true, subtree())),
        (vec![("block", "p"), ("include", "blocks")], document(false, subtree())),
        (vec![("block", "p"), ("include", "blocks,properties")], document(true, subtree())),
        (vec![("block", "")], document(true, Body::Blocks)),
        (vec![("format", "md"), ("include", " ,")], Part::Markdown),
        (vec![("format", "anyblock")], document(true, Body::Blocks)),
    ];
    for (query, part) in cases {
        assert_eq!(read(&query).unwrap(), part, "{query:?}");
    }
}

#[test]
fn unknown_values_are_refused_at_their_parameter() {
    // D-2, D-3, D-7
    for (name, value) in [("include", "foo"), ("outline", "maybe"), ("format", "pdf")] {
        let fault = read(&[(name, value)]).map_err(|fault| (fault.kind, fault.issues));
        let Err((ErrorKind::Invalid, issues)) = fault else {
            unreachable!("{name}={value} is illegal")
        };
        assert_eq!(issues.first().map(Issue::path_str), Some(name));
    }
}

#[test]
fn options_that_exclude_each_other_are_each_named() {
    // D-6, H-119
    for query in [
        [("outline", "true"), ("block", "p")],
        [("format", "md"), ("outline", "true")],
        [("format", "md"), ("block", "p")],
        [("format", "md"), ("include", "blocks")],
        [("block", "p"), ("include", "properties")],
    ] {
        let Err(fault) = read(&query) else {
            unreachable!("{query:?} is ambiguous")
        };
        assert_eq!(fault.kind, ErrorKind::Ambiguous);
        let mut paths: Vec<&str> = fault.issues.iter().map(Issue::path_str).collect();
        let mut names: Vec<&str> = query.iter().map(|(name, _)| *name).collect();
        paths.sort_unstable();
        names.sort_unstable();
        assert_eq!(paths, names);
    }
}
