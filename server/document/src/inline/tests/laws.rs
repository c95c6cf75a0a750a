//! The laws: what is written reads back, what is read and written is stable, and no input is too hostile.

use proptest::prelude::*;

use crate::inline::{
    InlineText, Mark, MarkKind, MarkdownDialect, MarkdownPlace, canonical, parse, plain,
    references, render, replace, to_markdown, unified, utf16_len,
};
use crate::limits::MAX_TEXT;

/// Text made of the characters that matter, and a few that do not.
fn tricky_text() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        4 => "[a-c ]{1,3}".boxed(),
        3 => "[*_~`\\[\\]()<>&\\\\!\"'#.$\n -]{1,4}".boxed(),
        1 => prop::sample::select(vec![
            "🧭", "é", "\u{a0}", "&lt;", "<u>", "</u>", "<sub>", "](u)", "**", "~~", "```", "\u{2028}", "€",
            "<font color=\"red\">", "</font>", "<mention object_id='M'>", "</mention>", "&#13;", "\r\n", "\r",
            "[x](<a b>)", "\\*", "[", "](rolltop://object?objectId=a)", "$", "$a", "b$", "$$", "{", "}", "<br>",
            "https://e.org/_a", "http://", "[^1]",
        ]).prop_map(str::to_owned).boxed(),
    ];
    prop::collection::vec(part, 0..12).prop_map(|parts| parts.concat())
}

fn mark_kind() -> impl Strategy<Value = MarkKind> {
    let value = || prop::sample::select(vec!["a", "b c", "x\"&lt;y", "e(f)[g]\\", "\n", "é"]);
    prop_oneof![
        1 => value().prop_map(|id| MarkKind::Mention { object_id: id.to_owned() }),
        1 => value().prop_map(|id| MarkKind::ObjectLink { object_id: id.to_owned() }),
        1 => value().prop_map(|to| MarkKind::Link { destination: to.to_owned() }),
        1 => value().prop_map(|color| MarkKind::Color(color.to_owned())),
        1 => value().prop_map(|color| MarkKind::Background(color.to_owned())),
        1 => Just(MarkKind::Underline),
        1 => Just(MarkKind::Strikethrough),
        3 => Just(MarkKind::Bold),
        3 => Just(MarkKind::Italic),
        2 => Just(MarkKind::Code),
    ]
}

fn marked_text() -> impl Strategy<Value = (String, Vec<Mark>)> {
    tricky_text().prop_flat_map(|text| {
        let units = u32::try_from(utf16_len(&text)).unwrap();
        let mark = (0..=units, 0..=units, mark_kind()).prop_map(|(a, b, kind)| Mark {
            start: a.min(b),
            end: a.max(b),
            kind,
        });
        (Just(text), prop::collection::vec(mark, 0..8))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn what_is_written_reads_back((text, marks) in marked_text()) {
        let inline = InlineText::new(&text, &marks);
        prop_assert_eq!(inline.text(), unified(&text));
        let source = render(&inline);
        let parsed = parse(&source).map_err(|error| TestCaseError::fail(format!("{source:?}: {error}")))?;
        prop_assert!(parsed.unknown_tags.is_empty());
        prop_assert_eq!(&parsed.text, &inline, "source {:?}", source);
        prop_assert_eq!(InlineText::new(inline.text(), inline.marks()), inline);
    }

    #[test]
    fn only_emphasis_is_ever_given_up((text, marks) in marked_text()) {
        let mut marks = marks;
        marks.retain(|mark| matches!(mark.kind, MarkKind::Underline | MarkKind::Mention { .. }));
        let inline = InlineText::new(&text, &marks);
        let covered = |marks: &[Mark]| {
            let mut units: Vec<u32> = marks
                .iter()
                .filter(|mark| mark.kind == MarkKind::Underline)
                .flat_map(|mark| mark.start..mark.end)
                .collect();
            units.sort_unstable();
            units.dedup();
            units.len()
        };
        if !text.contains('\r') && text.is_ascii() {
            prop_assert_eq!(covered(inline.marks()), covered(&marks));
        }
    }

    #[test]
    fn canonical_source_is_stable(source in tricky_text()) {
        if let Ok(first) = canonical(&source) {
            let second = canonical(&first.source).unwrap();
            prop_assert_eq!(&second.source, &first.source);
            prop_assert!(second.unknown_tags.is_empty());
            prop_assert_eq!(plain(&first.source), plain(&source));
            let parsed = parse(&source).unwrap();
            prop_assert_eq!(render(&parsed.text), first.source);
        }
    }

    #[test]
    fn replacing_text_is_prose(source in tricky_text(), find in "[a-c*\\[ ]{1,2}", with in tricky_text()) {
        let Ok(canonical_source) = canonical(&source) else { return Ok(()) };
        if let Ok(replaced) = replace(&canonical_source.source, &find, &with, true) {
            prop_assert_eq!(&canonical(&replaced.text).unwrap().source, &replaced.text);
            // A hit of letters holds no markup.
            let units = utf16_len(&unified(&with));
            let is_prose = find.chars().all(|c| c.is_alphabetic());
            prop_assert!(!is_prose || utf16_len(&plain(&replaced.text)) >= units);
        }
    }

    // O-107, O-180: markup and text that stand for themselves change nothing.
    #[test]
    fn replacing_by_the_same_changes_nothing(
        source in tricky_text(),
        start in any::<prop::sample::Index>(),
        length in 1..12_usize,
    ) {
        let Ok(canonical_source) = canonical(&source) else { return Ok(()) };
        let source = canonical_source.source;
        let places: Vec<usize> = source.char_indices().map(|(at, _)| at).collect();
        if places.is_empty() {
            return Ok(());
        }
        let find: String = source[places[start.index(places.len())]..].chars().take(length).collect();
        if let Ok(replaced) = replace(&source, &find, &find, true) {
            prop_assert_eq!(replaced.text, source, "{:?}", find);
            prop_assert_eq!(replaced.unknown_tags, Vec::<String>::new());
        }
    }

    #[test]
    fn nothing_panics(source in any::<String>(), text in "[*_~`\\[\\]()<>/u=${}\"'&;#\\\\ a\r\n]{0,60}") {
        for source in [source, text] {
            let _ = canonical(&source);
            let _ = references(&source);
            for place in [MarkdownPlace::Lines, MarkdownPlace::Heading, MarkdownPlace::Cell] {
                let _ = to_markdown(&source, place, MarkdownDialect::V2);
                let _ = to_markdown(&source, place, MarkdownDialect::V1);
            }
            let _ = replace(&source, "a", "b", true);
        }
    }
}

/// Length of hostile texts: the longest that there are, less in slow builds. Anything quadratic takes minutes at either.
const HOSTILE: usize = if cfg!(debug_assertions) {
    MAX_TEXT / 8
} else {
    MAX_TEXT
};

/// Repeats a pattern up to the length of hostile texts.
fn hostile(pattern: &str) -> String {
    pattern.repeat(HOSTILE / pattern.len())
}

#[test]
fn hostile_texts_end() {
    let mut ticks = String::new();
    for length in 1.. {
        if ticks.len() > HOSTILE {
            break;
        }
        ticks.push_str(&"`".repeat(length % 1400 + 1));
        ticks.push('a');
    }
    let patterns = [
        "*",
        "* ",
        "a*",
        "**a *b",
        "_a",
        "~~a",
        "*a_b~~",
        "a***b**",
        "[",
        "]",
        "[a](",
        "[](<b",
        "[](a \"",
        "[[a](u)",
        "`a``",
        "<",
        "<u>",
        "</u>",
        "<a b=\"",
        "<a b=\"<a x=\" c=\" y=\" ",
        "&#",
        "\\",
        "<u>*a",
        "*a</u>",
        "<b>",
        "!\u{1f9ed}**",
        "$",
        "$a",
        "$a{",
        "{$a}",
        "$a$b",
        "$a\n",
        "https://e_",
        "http://(",
        "*a_b*c~~",
        "[a](u*",
    ];
    for source in patterns
        .iter()
        .map(|pattern| hostile(pattern))
        .chain([ticks])
    {
        if let Ok(first) = canonical(&source) {
            assert!(!first.source.is_empty());
        }
        let part = source.get(..1 << 16).unwrap_or_default();
        let _ = replace(part, "a", "*b", true);
    }
}

#[test]
fn hostile_marks_end() {
    let text = hostile("ab\"c ");
    let units = u32::try_from(text.len()).unwrap();
    let marks: Vec<Mark> = (0..units)
        .step_by(3)
        .flat_map(|at| {
            let kinds = [
                MarkKind::Bold,
                MarkKind::Italic,
                MarkKind::Strikethrough,
                MarkKind::Underline,
            ];
            let kind = kinds[at as usize % 4].clone();
            [
                Mark {
                    start: at,
                    end: (at + 7).min(units),
                    kind,
                },
                Mark {
                    start: at,
                    end: at + 1,
                    kind: MarkKind::Code,
                },
            ]
        })
        .collect();
    let inline = InlineText::new(&text, &marks);
    assert!(
        parse(&render(&inline)).unwrap().text == inline,
        "what is written reads back"
    );
}
