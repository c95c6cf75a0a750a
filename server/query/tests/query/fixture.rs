//! The fixture of query.md 16: a clock, the properties of the space, and five tasks.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, MutexGuard};

use jiff::tz::TimeZone;
use rolltop_document::decor::PaletteColor;
use rolltop_document::issue::Issue;
use rolltop_document::properties::parse_date;
use rolltop_document::view::{Condition, DatePreset, FilterLeaf, FilterNode, Sort};
use rolltop_document::vocabulary::{Format, KeysMode, OptionDef, PropertyDef, Vocabulary};
use rolltop_query::dates::Moment;
use rolltop_query::filter::{Filter, QueryContext};
use rolltop_query::names::QueryNames;
use rolltop_query::sort::Sorts;
use rolltop_query::text::{TextFault, parse};
use rolltop_query::value::{FieldRef, FieldValue, Fields, Row, Symbol, Symbols, Text, TextRef};

/// The custom properties: key, name, format.
const CUSTOM: [(&str, &str, Format); 5] = [
    ("notes", "Notes", Format::Text),
    ("tags", "Tags", Format::MultiSelect),
    ("link", "Link", Format::Url),
    ("mail", "Mail", Format::Email),
    ("attachments", "Attachments", Format::Files),
];

pub(crate) fn option(name: &str) -> OptionDef {
    OptionDef {
        id: format!("option {name}"),
        slug: None,
        name: name.to_owned(),
        color: PaletteColor::Grey,
        archived: false,
    }
}

fn property(position: usize, slug: &str, name: &str, format: Format) -> PropertyDef {
    PropertyDef {
        id: format!("id {slug}"),
        key: format!("{:024x}", 0xabc_0000 + position),
        slug: Some(slug.to_owned()),
        name: name.to_owned(),
        format,
        ..bundled("name")
    }
}

pub(crate) fn bundled(key: &str) -> PropertyDef {
    Vocabulary::bundled().property(key).expect(key).clone()
}

pub(crate) fn properties() -> Vec<PropertyDef> {
    let custom = CUSTOM.iter().enumerate();
    let mut properties: Vec<PropertyDef> = custom
        .map(|(position, (slug, name, format))| property(position, slug, name, *format))
        .collect();
    if let Some(tags) = properties.get_mut(1) {
        tags.options = ["urgent", "q3", "home", "legal"]
            .map(option)
            .into_iter()
            .collect();
    }
    properties.push(PropertyDef {
        id: "id status".to_owned(),
        options: ["In progress", "Done", "Blocked"]
            .map(option)
            .into_iter()
            .collect(),
        ..bundled("status")
    });
    properties
}

/// The vocabulary of the cases.
pub(crate) fn vocabulary() -> Vocabulary {
    Vocabulary::new(properties(), Vec::new())
}

/// 2026-08-12T10:00:00Z, a Wednesday.
pub(crate) fn now() -> Moment {
    Moment {
        now: seconds("2026-08-12T10:00:00Z"),
        zone: TimeZone::UTC,
    }
}

pub(crate) fn seconds(text: &str) -> i64 {
    parse_date(text).expect(text).seconds
}

/// A leaf with the days of a preset, but without a condition.
pub(crate) fn of_preset(space: &Space, preset: DatePreset, count: u32) -> FilterLeaf {
    FilterLeaf {
        date_preset: Some(preset),
        ..of_day(space, count.into())
    }
}

/// A leaf with the day of an instant, but without a condition.
pub(crate) fn of_day(space: &Space, seconds: i64) -> FilterLeaf {
    FilterLeaf {
        property: space.key("due_date"),
        condition: None,
        value: Some(seconds.into()),
        date_preset: None,
        include_time: false,
    }
}

/// An owned value of a row.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Owned {
    Null,
    Text(Text),
    Number(f64),
    Checkbox(bool),
    Date(i64),
    List(Vec<Symbol>),
}

impl Owned {
    pub(crate) fn text(text: &str) -> Self {
        Self::Text(Text::new(text))
    }

    fn borrow(&self) -> FieldValue<'_> {
        match self {
            Self::Null => FieldValue::Null,
            Self::Text(text) => FieldValue::Text(text.lent()),
            Self::Number(number) => FieldValue::Number(*number),
            Self::Checkbox(flag) => FieldValue::Checkbox(*flag),
            Self::Date(seconds) => FieldValue::Date(*seconds),
            Self::List(symbols) => FieldValue::List(symbols),
        }
    }
}

/// Assigns a number to each id.
#[derive(Default)]
pub(crate) struct Interner(Mutex<HashMap<String, Symbol>>);

impl Interner {
    fn known(&self) -> MutexGuard<'_, HashMap<String, Symbol>> {
        self.0.lock().expect("no other test has it")
    }

    pub(crate) fn intern(&self, id: &str) -> Symbol {
        let mut known = self.known();
        let next = Symbol(u32::try_from(known.len()).expect("few ids"));
        *known.entry(id.to_owned()).or_insert(next)
    }

    pub(crate) fn symbol_text(&self, symbol: Symbol) -> String {
        let known = self.known();
        let found = known.iter().find(|(_, known)| **known == symbol);
        found.map(|(text, _)| text.clone()).unwrap_or_default()
    }
}

impl Symbols for Interner {
    fn symbol(&self, id: &str) -> Option<Symbol> {
        self.known().get(id).copied()
    }
}

/// An object: internal key to value.
pub(crate) type Object = HashMap<String, Owned>;

/// The names of objects by id, in another order than the ids. Other objects have no name.
pub(crate) static NAMES: LazyLock<[(&str, Text); 3]> = LazyLock::new(|| {
    [("m1", "Zoe"), ("m2", "adam"), ("m3", "\u{1}")].map(|(id, name)| (id, Text::new(name)))
});

/// A row of an object.
pub(crate) struct ObjectRow<'a> {
    pub(crate) space: &'a Space,
    pub(crate) id: &'a str,
    pub(crate) object: &'a Object,
    pub(crate) fields: &'a Fields,
}

impl Row for ObjectRow<'_> {
    fn value(&self, field: FieldRef) -> FieldValue<'_> {
        let held = self.object.get(&self.fields.keys()[field.index()]);
        held.map_or(FieldValue::Missing, Owned::borrow)
    }

    fn title(&self) -> TextRef<'_> {
        match self.object.get(&self.space.key("name")) {
            Some(Owned::Text(name)) => name.lent(),
            _ => TextRef::default(),
        }
    }

    fn target_name(&self, target: Symbol) -> Option<TextRef<'_>> {
        let id = self.space.symbols.symbol_text(target);
        let found = NAMES.iter().find(|(known, _)| *known == id);
        found.map(|(_, name)| name.lent())
    }
}

/// A row with one date.
struct DateRow(i64);

impl Row for DateRow {
    fn value(&self, _: FieldRef) -> FieldValue<'_> {
        FieldValue::Date(self.0)
    }

    fn title(&self) -> TextRef<'_> {
        TextRef::default()
    }

    fn target_name(&self, _: Symbol) -> Option<TextRef<'_>> {
        None
    }
}

/// A space with its objects.
pub(crate) struct Space {
    pub(crate) vocabulary: Vocabulary,
    pub(crate) symbols: Interner,
    pub(crate) objects: Vec<(&'static str, Object)>,
    pub(crate) moment: Moment,
}

impl Space {
    /// The tasks of query.md 16.
    pub(crate) fn tasks() -> Self {
        let mut space = Self {
            vocabulary: vocabulary(),
            symbols: Interner::default(),
            objects: Vec::new(),
            moment: now(),
        };
        let text = Owned::text;
        let date = |text: &str| Owned::Date(seconds(text));
        let a = space.object(&[
            ("name", text("Write Report")),
            ("notes", text("quarterly numbers")),
            ("priority", Owned::Number(3.0)),
            ("status", space.options(&["In progress"])),
            ("tags", space.options(&["urgent", "q3"])),
            ("due_date", date("2026-08-10T09:00:00Z")),
            ("done", Owned::Checkbox(false)),
            ("link", text("https://ex.org/a")),
            ("mail", text("ann@ex.org")),
            ("phone", text("+1 555 0100")),
            ("assignee", space.ids(&["m1"])),
            ("attachments", space.ids(&["f1"])),
            ("last_modified_date", date("2026-08-12T09:00:00Z")),
        ]);
        let b = space.object(&[
            ("name", text("fix sink")),
            ("notes", text("")),
            ("priority", Owned::Number(1.0)),
            ("status", space.options(&["Done"])),
            ("tags", space.options(&["home"])),
            ("due_date", date("2026-08-12T23:30:00Z")),
            ("done", Owned::Checkbox(true)),
            ("mail", text("bob@ex.org")),
            ("assignee", space.ids(&["m2"])),
            ("last_modified_date", date("2026-08-11T09:00:00Z")),
        ]);
        let c = space.object(&[
            ("name", text("Plan trip")),
            ("priority", Owned::Number(0.0)),
            ("tags", space.options(&[])),
            ("assignee", space.ids(&[])),
            ("last_modified_date", date("2026-08-05T09:00:00Z")),
        ]);
        let d = space.object(&[
            ("name", text("report archive")),
            ("notes", text("old Report")),
            ("priority", Owned::Number(7.0)),
            ("status", space.options(&["Blocked"])),
            ("tags", space.options(&["urgent", "q3", "legal"])),
            ("due_date", date("2026-07-31T12:00:00Z")),
            ("done", Owned::Checkbox(true)),
            ("link", text("https://ex.org/d")),
            ("assignee", space.ids(&["m1", "m2"])),
            ("attachments", space.ids(&["f1", "f2"])),
            ("last_modified_date", date("2026-08-01T09:00:00Z")),
        ]);
        let g = space.object(&[
            ("name", text("Empty one")),
            ("last_modified_date", date("2026-07-01T09:00:00Z")),
        ]);
        space.objects = vec![("A", a), ("B", b), ("C", c), ("D", d), ("G", g)];
        space
    }

    fn options(&self, names: &[&str]) -> Owned {
        let ids = names.iter().map(|name| option(name).id);
        Owned::List(ids.map(|id| self.symbols.intern(&id)).collect())
    }

    fn ids(&self, ids: &[&str]) -> Owned {
        Owned::List(ids.iter().map(|id| self.symbols.intern(id)).collect())
    }

    fn object(&self, values: &[(&str, Owned)]) -> Object {
        let values = values.iter();
        values
            .map(|(slug, value)| (self.key(slug), value.clone()))
            .collect()
    }

    pub(crate) fn key(&self, slug: &str) -> String {
        let found = self.vocabulary.find_property(slug, Default::default());
        found.expect(slug).key.clone()
    }

    /// Parses a filter text in this space.
    pub(crate) fn parse(&self, text: &str) -> Result<(Vec<FilterNode>, Vec<Issue>), TextFault> {
        let read = parse(text, &QueryNames::new(&self.vocabulary, KeysMode::Slug))?;
        Ok((read.nodes, read.warnings))
    }

    /// The rows of the objects, in the same order.
    pub(crate) fn rows<'s>(&'s self, fields: &'s Fields) -> impl Iterator<Item = ObjectRow<'s>> {
        self.objects.iter().map(move |(id, object)| ObjectRow {
            space: self,
            id,
            object,
            fields,
        })
    }

    /// The names of the objects that match, joined.
    pub(crate) fn matching(&self, nodes: &[FilterNode]) -> String {
        let mut fields = Fields::default();
        let filter = Filter::compile(nodes, &self.context(), &mut fields);
        assert_eq!(filter.unusable(), []);
        let passing = self.rows(&fields).filter(|row| filter.matches(row));
        let names: Vec<&str> = passing.map(|row| row.id).collect();
        names.join(",")
    }

    /// The sort key of each object.
    pub(crate) fn keys(&self, sorts: &[Sort]) -> Vec<Vec<u8>> {
        let mut fields = Fields::default();
        let sorts = Sorts::compile(sorts, &self.context(), &mut fields);
        assert_eq!(sorts.unusable(), []);
        let key = |row: ObjectRow<'_>| {
            let mut key = Vec::new();
            sorts.write_order(&row, None, &mut key);
            key.extend(row.id.bytes());
            key
        };
        self.rows(&fields).map(key).collect()
    }

    /// Compares instants with the days of a leaf (before, in or after), by the conditions that match them.
    pub(crate) fn located(&self, days: &FilterLeaf, instants: &[i64]) -> Vec<Ordering> {
        let orders = [
            (Condition::Less, Ordering::Less),
            (Condition::Equal, Ordering::Equal),
            (Condition::Greater, Ordering::Greater),
        ];
        let mut fields = Fields::default();
        let filters = orders.map(|(condition, order)| {
            let leaf = FilterLeaf {
                condition: Some(condition),
                ..days.clone()
            };
            let leaf = [FilterNode::Leaf(Box::new(leaf))];
            (Filter::compile(&leaf, &self.context(), &mut fields), order)
        });
        let locate = |seconds: &i64| {
            let row = DateRow(*seconds);
            let matching = filters.iter().filter(|(filter, _)| filter.matches(&row));
            let found: Vec<Ordering> = matching.map(|(_, order)| *order).collect();
            assert_eq!(found.len(), 1, "{seconds} {days:?}");
            found[0]
        };
        instants.iter().map(locate).collect()
    }

    pub(crate) fn context(&self) -> QueryContext<'_> {
        QueryContext {
            vocabulary: &self.vocabulary,
            symbols: &self.symbols,
            moment: &self.moment,
            placeholders: None,
        }
    }
}
