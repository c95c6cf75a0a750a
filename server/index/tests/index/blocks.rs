//! Filters and words over the rows of several blocks.

use jiff::tz::TimeZone;
use rolltop_document::view::{Condition, FilterLeaf, FilterNode};
use rolltop_document::vocabulary::{Format, OptionDef, PropertyDef, Vocabulary};
use rolltop_index::{Reader, Table, Values};
use rolltop_query::dates::Moment;
use rolltop_query::filter::{Filter, QueryContext};
use rolltop_query::rows::{BLOCK, Column, RowSet, Rows};
use rolltop_query::value::{FieldRef, FieldValue, Fields};
use rolltop_store::ObjectRecord;
use rolltop_store::testing::Write;
use serde_json::{Value, json};

use crate::support::{SPACE, World, page};
use crate::words::{Known, find_with, keys};

/// Two whole blocks and the beginning of a third.
const ROWS: usize = 2 * BLOCK + 150;
/// One row in so many has the rare properties, which are kept as lists of those that have them.
const RARE: usize = 50;

/// The stored values of each format.
fn formats() -> [(&'static str, Format, Vec<Value>); 6] {
    let text = [
        "",
        "plain",
        "Plain text",
        "bä",
        "BÄ",
        "İx",
        "日本",
        "walrus",
        "a walrus",
    ];
    let number = [-2.5, 0.0, 1.0, 7.0];
    let date = [-1, 0, 86_399, 86_400, 172_800];
    let tags = [
        json!([]),
        json!(["u"]),
        json!(["q"]),
        json!(["u", "q"]),
        json!(["gone"]),
        json!(["q", "gone"]),
    ];
    let people = [json!([]), json!(["m1"]), json!(["m2", "m1"]), json!(["m2"])];
    [
        ("text", Format::Text, text.map(Value::from).into()),
        ("number", Format::Number, number.map(Value::from).into()),
        (
            "flag",
            Format::Checkbox,
            [true, false].map(Value::from).into(),
        ),
        ("date", Format::Date, date.map(Value::from).into()),
        ("tags", Format::MultiSelect, tags.into()),
        ("people", Format::Objects, people.into()),
    ]
}

fn rare(key: &str) -> String {
    format!("rare_{key}")
}

/// The properties: each format twice, once for all rows and once for few.
fn vocabulary() -> Vocabulary {
    let name = Vocabulary::bundled().property("name").unwrap();
    let option = |id: &str| OptionDef {
        id: id.to_owned(),
        name: id.to_owned(),
        color: Default::default(),
        archived: false,
    };
    let def = |key: String, format: Format| PropertyDef {
        id: format!("id {key}"),
        slug: Some(key.clone()),
        name: key.clone(),
        key,
        format,
        options: ["u", "q"].map(option).into_iter().collect(),
        ..name.clone()
    };
    let all = formats().into_iter();
    let defs =
        all.flat_map(|(key, format, _)| [key.to_owned(), rare(key)].map(|key| def(key, format)));
    Vocabulary::new(defs.collect(), Vec::new())
}

/// The value of a row: null and none among them, others in every word of every block.
fn value(row: usize, values: &[Value]) -> Option<Value> {
    let at = (row + row / 64 + 3 * (row / BLOCK)) % (values.len() + 2);
    at.checked_sub(1)
        .map(|at| values.get(at).cloned().unwrap_or(Value::Null))
}

fn object(row: usize, seed: usize) -> ObjectRecord {
    let mut properties = json!({});
    for (key, _, values) in formats() {
        let mut put = |key: &str, value: Option<Value>| {
            if let Some(value) = value {
                properties[key] = value;
            }
        };
        put(key, value(row + seed, &values));
        if row.is_multiple_of(RARE) {
            put(&rare(key), value(row / RARE + seed, &values));
        }
    }
    page(&format!("o{row:05}"), properties)
}

/// Rows whose values are asked for one by one.
struct OneByOne<'r, 't>(&'r Reader<'t>);

/// A column that shows nothing but its values.
struct Behind<'t>(Values<'t>);

impl<'t> Rows for OneByOne<'_, 't> {
    type Column<'c>
        = Behind<'t>
    where
        Self: 'c;

    fn column(&self, field: FieldRef) -> Behind<'t> {
        Behind(self.0.column(field))
    }
}

impl Column for Behind<'_> {
    fn value(&self, row: u32) -> FieldValue<'_> {
        self.0.value(row)
    }
}

/// Every condition on every property, with each of its values and with all of them.
fn leaves() -> Vec<FilterLeaf> {
    let mut leaves = Vec::new();
    for (key, format, values) in formats() {
        let entries = values.iter().flat_map(|value| match value {
            Value::Array(entries) => entries.clone(),
            one => vec![one.clone()],
        });
        let entries: Vec<Value> = entries.collect();
        let operands = |condition: Condition| -> Vec<Option<Value>> {
            if condition.ignores_value() {
                return vec![None];
            }
            let each = entries.iter().cloned().map(Some);
            let all = condition.takes_list().then(|| Some(json!(entries)));
            each.chain(all).collect()
        };
        let units: &[bool] = if format == Format::Date {
            &[false, true]
        } else {
            &[false]
        };
        for condition in Condition::ALL.iter().copied() {
            for value in operands(condition) {
                for include_time in units {
                    for property in [key.to_owned(), rare(key)] {
                        leaves.push(FilterLeaf {
                            property,
                            condition: Some(condition),
                            value: value.clone(),
                            date_preset: None,
                            include_time: *include_time,
                        });
                    }
                }
            }
        }
    }
    leaves
}

/// Parts of the texts, several at a time: joined either way, some of them excluded, alone and beside another property.
fn joined() -> Vec<FilterNode> {
    let leaf = |property: &str, condition: Condition, value: Value| {
        FilterNode::Leaf(Box::new(FilterLeaf {
            property: property.to_owned(),
            condition: Some(condition),
            value: Some(value),
            date_preset: None,
            include_time: false,
        }))
    };
    let long: Vec<String> = ["y", "z"].map(|letter| letter.repeat(9_000)).into();
    let long: Vec<&str> = long.iter().map(String::as_str).collect();
    let parts: [&[&str]; 6] = [
        &["a", "wal"],
        &["al", "walrus", "ain", "A W"],
        &["b", "ä", "日", "i"],
        &["plain", "n t", "xt", "no", "us", "x"],
        &["q", "nowhere"],
        &["lain", "rus", "本"],
    ];
    let mut joined = Vec::new();
    // None of them excluded, every other one, all; and with texts that are too long for a table of states.
    let ways: [(usize, &[&str]); 4] = [(0, &[]), (1, &[]), (3, &[]), (1, &long)];
    for (at, parts) in parts.into_iter().enumerate() {
        for any in [true, false] {
            for (excluded, more) in ways {
                let property = if at == 0 {
                    rare("text")
                } else {
                    "text".to_owned()
                };
                let parts = parts.iter().chain(more).enumerate();
                let leaves = parts.map(|(at, part)| {
                    let condition = match excluded >> (at % 2) & 1 {
                        0 => Condition::Contains,
                        _ => Condition::NotContains,
                    };
                    leaf(&property, condition, json!(part))
                });
                let filters: Vec<FilterNode> = leaves.collect();
                let group = FilterNode::Group { any, filters };
                let other = leaf("number", Condition::Greater, json!(0));
                joined.push(if excluded == 3 {
                    let filters = vec![other, group];
                    FilterNode::Group { any: !any, filters }
                } else {
                    group
                });
            }
        }
    }
    joined
}

/// Every leaf and group finds by cells what it finds value by value; how many have found something in every block.
fn check(table: &Table) -> usize {
    let vocabulary = vocabulary();
    let context = QueryContext {
        vocabulary: &vocabulary,
        symbols: table.symbols(),
        moment: &Moment {
            now: 86_400,
            zone: TimeZone::UTC,
        },
        placeholders: None,
    };
    let format = |key: &str| vocabulary.property(key).map(|def| def.format);
    let mut everywhere = 0;
    let leaves = leaves()
        .into_iter()
        .map(|leaf| FilterNode::Leaf(Box::new(leaf)));
    for node in leaves.chain(joined()) {
        let nodes = [node];
        let mut fields = Fields::default();
        let filter = Filter::compile(&nodes, &context, &mut fields);
        let reader = Reader::new(table, &fields, &format, std::iter::empty());
        let (mut rows, mut expected) = (table.listed(), table.listed());
        filter.narrow(&mut rows, &reader);
        filter.narrow(&mut expected, &OneByOne(&reader));
        assert!(rows.iter().eq(expected.iter()), "{nodes:?}");
        let blocks = |rows: &RowSet| {
            (0..3).all(|block| rows.iter().any(|row| row as usize / BLOCK == block))
        };
        everywhere += usize::from(blocks(&rows));
    }
    everywhere
}

// query.md 5: whatever a cell says by itself, and in whatever block it is, the value says it too; so it stays as rows
// change, come and go.
#[test]
fn cells_say_what_values_say_in_every_block() {
    let world = World::new();
    let objects = (0..ROWS).map(|row| object(row, 0));
    world.commit(objects.map(Write::PutObject).collect());
    let table = || world.index.view(SPACE).unwrap().table();
    let all = leaves().len() + joined().len();
    let everywhere = check(&table());
    assert!(everywhere > all / 2, "{everywhere} of {all}");
    let changed = (0..ROWS).step_by(7).map(|row| object(row, row % 5));
    let changed = changed.map(Write::PutObject);
    let gone = (0..ROWS).step_by(31).map(|row| Write::DeleteObject {
        id: format!("o{row:05}"),
    });
    world.commit(changed.chain(gone).collect());
    world.put("late", json!({"text": "walrus", "rare_number": 7}));
    check(&table());
}

// query.md 9: words of texts and names of options are found in every block.
#[test]
fn words_are_found_in_every_block() {
    let world = World::new();
    let object = |row: usize| {
        let mut properties =
            json!({"tags": (if row.is_multiple_of(3) { json!(["q"]) } else { json!([]) })});
        if row % BLOCK < 2 || row % BLOCK > BLOCK - 3 || row.is_multiple_of(64) {
            properties["text"] = json!("walrus");
        }
        if row.is_multiple_of(101) {
            properties["rare_tags"] = json!(["x", "u"]);
        }
        properties
    };
    let objects = (0..ROWS).map(|row| page(&format!("o{row:05}"), object(row)));
    world.commit(objects.map(Write::PutObject).collect());
    let names = Known {
        options: vec![("tags", "q", "tern"), ("rare_tags", "u", "gannet")],
        ..Known::default()
    };
    let expect = |query: &str, holds: &dyn Fn(&Value) -> bool| {
        let mut found = find_with(&world.index, keys(&["text"]), &names, query);
        found.sort();
        let expected = (0..ROWS).filter(|row| holds(&object(*row)));
        let expected: Vec<String> = expected.map(|row| format!("o{row:05}")).collect();
        assert!(
            found == expected,
            "{query}: {} of {}",
            found.len(),
            expected.len()
        );
    };
    expect("walrus", &|object| object["text"] == "walrus");
    expect("tern", &|object| object["tags"] == json!(["q"]));
    expect("gannet", &|object| object["rare_tags"].is_array());
    expect("walrus gannet", &|object| {
        object["text"] == "walrus" || object["rare_tags"].is_array()
    });
}
