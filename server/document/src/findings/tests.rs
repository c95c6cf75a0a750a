use super::*;

// document.md 10.1: issues in document order, members of one object by name; D-124.
#[test]
fn sorts_by_position_then_name() {
    let mut findings = Findings::default();
    #[rustfmt::skip]
    let cases = [
        "/type", "/blocks/10", "/blocks/2/type", "/blocks/2", "/blocks/2/align", "",
    ];
    for path in cases {
        findings.issue(Issue::at(path, "x"));
    }
    findings.sort();
    let paths: Vec<_> = findings.issues.iter().map(Issue::path_str).collect();
    assert_eq!(
        paths,
        [
            "",
            "/blocks/2",
            "/blocks/2/align",
            "/blocks/2/type",
            "/blocks/10",
            "/type"
        ]
    );
}

/// A key may look like a position; sorting panics on an order that contradicts itself.
#[test]
fn keys_that_look_like_positions_sort_like_any_other() {
    let mut paths = ["/p/9", "/p/10", "/p/1a"];
    for _ in 0..paths.len() {
        paths.rotate_left(1);
        let mut findings = Findings::default();
        paths
            .iter()
            .for_each(|path| findings.issue(Issue::at(*path, "x")));
        findings.sort();
        let sorted: Vec<_> = findings.issues.iter().map(Issue::path_str).collect();
        assert_eq!(sorted, ["/p/9", "/p/10", "/p/1a"]);
    }
}

// What is left out is announced, and nothing else is.
#[test]
fn a_pass_has_bounded_findings() {
    for (found, announced) in [
        (MAX_FINDINGS, false),
        (MAX_FINDINGS + 1, true),
        (MAX_FINDINGS + 9, true),
    ] {
        let mut findings = Findings::default();
        for number in 0..found {
            findings.issue(Issue::at("/x", number.to_string()));
            findings.warn(Issue::at("/x", number.to_string()));
        }
        let report = findings.into_report();
        for reported in [report.issues, report.warnings] {
            assert_eq!(reported.len(), MAX_FINDINGS + usize::from(announced));
            let says = |issue: &Issue| issue.message.contains("more than 1000");
            assert_eq!(reported.last().is_some_and(says), announced);
        }
    }
}

// document.md 10.3: one fault, one finding, also where two entries of a list are wrong in the same words.
#[test]
fn what_is_told_is_told_once() {
    let mut findings = Findings::default();
    for path in ["/labels", "/labels", "/name"] {
        findings.issue(Issue::at(path, "empty"));
        findings.warn(Issue::at(path, "odd"));
    }
    let report = findings.into_report();
    assert_eq!((report.issues.len(), report.warnings.len()), (2, 2));
}

#[test]
fn only_ambiguities_make_an_ambiguous_fault() {
    let miss = |kind| Miss {
        kind,
        issue: Issue::pathless("x"),
    };
    let mut findings = Findings::default();
    findings.miss(&Path::pointer("/type"), miss(FaultKind::Ambiguous));
    let kind = |findings: &Findings| {
        findings
            .clone()
            .into_result("refused")
            .map_err(|fault| fault.kind)
    };
    assert_eq!(kind(&findings), Err(FaultKind::Ambiguous));
    findings.miss(&Path::pointer("/kind"), miss(FaultKind::Invalid));
    assert_eq!(kind(&findings), Err(FaultKind::Invalid));
    assert_eq!(Findings::default().into_result("refused"), Ok(vec![]));
}
