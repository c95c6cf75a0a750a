//! Every condition on every format: what it finds, written by hand from query.md 5.

use rolltop_document::findings::Findings;
use rolltop_document::path::Path;
use rolltop_document::view::{Condition, FilterNode};
use rolltop_document::vocabulary::{Format, KeysMode};
use rolltop_query::names::QueryNames;
use rolltop_query::request::parse_filters;
use serde_json::{Value, json};

use crate::fixture::{Held, Object, Space, seconds};
use crate::formats::spelled;

/// A property of each format.
const PROPERTIES: [(&str, Format); 12] = [
    ("notes", Format::Text),
    ("link", Format::Url),
    ("mail", Format::Email),
    ("phone", Format::Phone),
    ("priority", Format::Number),
    ("due_date", Format::Date),
    ("done", Format::Checkbox),
    ("status", Format::Select),
    ("tags", Format::MultiSelect),
    ("assignee", Format::Objects),
    ("attachments", Format::Files),
    ("type", Format::Objects),
];

/// For each of them: what a comparison with one value compares with, the second value where there are two, and what
/// `contains` looks for. The first is the value of A.
const OPERANDS: [[&str; 3]; 12] = [
    [r#""beta""#, r#""delta""#, r#""BET""#],
    [r#""https://b.org""#, r#""https://d.org""#, r#""/B.O""#],
    [r#""bo@ex.org""#, r#""di@ex.org""#, r#""BO@""#],
    [r#""+2 ext a""#, r#""+4 ext d""#, r#""2 EXT""#],
    ["2", "4", ""],
    [r#""2026-08-10""#, r#""2026-08-12""#, ""],
    ["true", "false", ""],
    [r#""Done""#, r#""Blocked""#, r#""Done""#],
    [r#""q3""#, r#""urgent""#, r#""q3""#],
    [r#""m1""#, r#""m2""#, ""],
    [r#""f1""#, r#""f2""#, ""],
    [r#""task""#, r#""page""#, ""],
];

/// What the second column compares with.
#[derive(Clone, Copy, Debug, PartialEq)]
enum With {
    Nothing,
    One,
    Two,
    Part,
}

/// Condition, what it compares with, and what it finds of each property, in their order: A has the first value, B the
/// second, and where a property holds several A has both and B the first; E has an empty value and M none. `-` is
/// nothing, and `x` a condition that the format does not admit.
#[rustfmt::skip]
const FOUND: [(Condition, With, &str); 23] = {
    use Condition as C;
    use With::{Nothing, One, Part, Two};
    [
        //                          text link mail phone number date check select multi objects files type
        (C::Equal, One,            "A    A    A    A     A      A    A     A      AB    AB      AB    A"),
        (C::NotEqual, One,         "BEM  BEM  BEM  BEM   BEM    BEM  BEM   BEM    EM    EM      EM    BEM"),
        (C::Greater, One,          "B    B    B    B     B      B    x     x      x     x       x     x"),
        (C::Less, One,             "EM   EM   EM   EM    EM     EM   x     x      x     x       x     x"),
        (C::GreaterOrEqual, One,   "AB   AB   AB   AB    AB     AB   x     x      x     x       x     x"),
        (C::LessOrEqual, One,      "AEM  AEM  AEM  AEM   AEM    AEM  x     x      x     x       x     x"),
        (C::Contains, Part,        "A    A    A    A     x      x    x     A      AB    x       x     x"),
        (C::NotContains, Part,     "BEM  BEM  BEM  BEM   x      x    x     BEM    EM    x       x     x"),
        (C::In, One,               "A    A    A    A     A      A    A     A      AB    AB      AB    A"),
        (C::In, Two,               "AB   AB   AB   AB    AB     AB   ABEM  AB     AB    AB      AB    AB"),
        (C::NotIn, One,            "BEM  BEM  BEM  BEM   BEM    BEM  BEM   BEM    EM    EM      EM    BEM"),
        (C::NotIn, Two,            "EM   EM   EM   EM    EM     EM   -     EM     EM    EM      EM    EM"),
        (C::AllIn, One,            "A    A    A    A     A      A    x     A      AB    AB      AB    A"),
        (C::AllIn, Two,            "-    -    -    -     -      -    x     -      A     A       A     -"),
        (C::NotAllIn, One,         "BEM  BEM  BEM  BEM   BEM    BEM  x     BEM    EM    EM      EM    BEM"),
        (C::NotAllIn, Two,         "ABEM ABEM ABEM ABEM  ABEM   ABEM x     ABEM   BEM   BEM     BEM   ABEM"),
        (C::ExactIn, One,          "A    A    A    A     A      A    x     A      B     B       B     A"),
        (C::ExactIn, Two,          "-    -    -    -     -      -    x     -      A     A       A     -"),
        (C::NotExactIn, One,       "BEM  BEM  BEM  BEM   BEM    BEM  x     BEM    AEM   AEM     AEM   BEM"),
        (C::NotExactIn, Two,       "ABEM ABEM ABEM ABEM  ABEM   ABEM x     ABEM   BEM   BEM     BEM   ABEM"),
        (C::Empty, Nothing,        "EM   EM   EM   EM    EM     EM   BEM   EM     EM    EM      EM    EM"),
        (C::NotEmpty, Nothing,     "AB   AB   AB   AB    AB     AB   A     AB     AB    AB      AB    AB"),
        (C::Exists, Nothing,       "ABE  ABE  ABE  ABE   ABE    ABE  ABE   ABE    ABE   ABE     ABE   ABE"),
    ]
};

/// The four objects, of every property.
fn four_objects() -> Space {
    let mut space = Space::tasks();
    let text = Held::text;
    let ids = |ids: &[&str]| Held::List(ids.iter().map(|id| space.symbols.intern(id)).collect());
    // A date has no empty value but null.
    let values: [[Held; 3]; 12] = [
        [text("beta"), text("delta"), text("")],
        [text("https://b.org"), text("https://d.org"), text("")],
        [text("bo@ex.org"), text("di@ex.org"), text("")],
        [text("+2 ext a"), text("+4 ext d"), text("")],
        [Held::Number(2.0), Held::Number(4.0), Held::Number(0.0)],
        [
            Held::Date(seconds("2026-08-10T09:00:00Z")),
            Held::Date(seconds("2026-08-12")),
            Held::Null,
        ],
        [Held::Checkbox(true), Held::Checkbox(false), Held::Null],
        [ids(&["option Done"]), ids(&["option Blocked"]), ids(&[])],
        [
            ids(&["option urgent", "option q3"]),
            ids(&["option q3"]),
            ids(&[]),
        ],
        [ids(&["m1", "m2"]), ids(&["m1"]), ids(&[])],
        [ids(&["f1", "f2"]), ids(&["f1"]), ids(&[])],
        [ids(&["task"]), ids(&["page"]), ids(&[])],
    ];
    let mut objects = ["A", "B", "E", "M"].map(|name| (name, Object::new()));
    for ((slug, format), values) in PROPERTIES.iter().zip(values) {
        let key = space.key(slug);
        let property = space.vocabulary.property(&key).expect(slug);
        assert_eq!(property.format, *format, "{slug}");
        for ((_, object), value) in objects.iter_mut().zip(values) {
            object.insert(key.clone(), value);
        }
    }
    space.objects = objects.into();
    space
}

/// The nodes of the structured form, unless it is refused at its condition.
fn structured(space: &Space, leaf: &Value) -> Option<Vec<FilterNode>> {
    let mut found = Findings::default();
    let names = QueryNames::new(&space.vocabulary, KeysMode::Slug);
    let nodes = parse_filters(
        &json!([leaf]),
        &Path::pointer("/filters"),
        &names,
        &mut found,
    );
    let paths: Vec<&str> = found.issues.iter().map(|issue| issue.path_str()).collect();
    if paths.is_empty() {
        return Some(nodes);
    }
    assert_eq!(paths, ["/filters/0/condition"], "{leaf}");
    None
}

// query.md 4.2, 4.4, 5: seventeen conditions on twelve formats, in both forms.
#[test]
fn every_condition_on_every_format_finds_what_it_says() {
    let space = four_objects();
    for (condition, with, found) in FOUND {
        let found: Vec<&str> = found.split_whitespace().collect();
        assert_eq!(found.len(), PROPERTIES.len(), "{condition:?}");
        for (((key, _), [one, two, part]), expected) in PROPERTIES.iter().zip(OPERANDS).zip(found) {
            let sign = spelled(condition);
            let (text, value) = match with {
                With::Nothing => (String::new(), None),
                With::One if condition.takes_list() => {
                    (format!("({one})"), Some(format!("[{one}]")))
                }
                With::One => (one.to_owned(), Some(one.to_owned())),
                With::Two => (format!("({one}, {two})"), Some(format!("[{one}, {two}]"))),
                // Of a format without parts the condition is refused before its value.
                With::Part if part.is_empty() => (one.to_owned(), Some(one.to_owned())),
                With::Part => (part.to_owned(), Some(part.to_owned())),
            };
            let text = format!("{key} {sign} {text}");
            let mut leaf = json!({"property": key, "condition": condition.name()});
            if let Some(value) = value {
                leaf["value"] = serde_json::from_str(&value).expect("JSON");
            }
            let forms = [
                space.parse(&text).ok().map(|(nodes, _)| nodes),
                structured(&space, &leaf),
            ];
            for nodes in forms {
                let found = match nodes {
                    None => "x".to_owned(),
                    Some(nodes) => match space.matching(&nodes).replace(',', "") {
                        none if none.is_empty() => "-".to_owned(),
                        some => some,
                    },
                };
                assert_eq!(found, expected, "{text} {leaf}");
            }
        }
    }
}
