//! The fixture of query.md 16: a clock, the properties of the space, and five tasks.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use jiff::tz::TimeZone;
use rolltop_document::decor::PaletteColor;
use rolltop_document::issue::Issue;
use rolltop_document::properties::parse_date;
use rolltop_document::view::{Condition, DatePreset, FilterLeaf, FilterNode};
use rolltop_document::vocabulary::{Format, OptionDef, PropertyDef, SpaceNames, Vocabulary};
use rolltop_query::cells::{Cells, HeldBy, Tag};
use rolltop_query::dates::Moment;
use rolltop_query::filter::{Filter, QueryContext};
use rolltop_query::lowered;
use rolltop_query::rows::{BLOCK, Column, RowSet, Rows};
use rolltop_query::text::{TextFault, parse};
use rolltop_query::value::{FieldRef, FieldValue, Fields, Row, Symbol, Symbols};

/// The properties that are no bundled ones: key, name, format.
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

/// The space of the cases.
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

/// A leaf about the days that a preset means, yet without a condition.
pub(crate) fn of_preset(space: &Space, preset: DatePreset, count: u32) -> FilterLeaf {
    FilterLeaf {
        date_preset: Some(preset),
        ..of_day(space, count.into())
    }
}

/// A leaf about the day of an instant, yet without a condition.
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
pub(crate) enum Held {
    Null,
    Text(String),
    Number(f64),
    Checkbox(bool),
    Date(i64),
    List(Vec<Symbol>),
}

impl Held {
    fn lend(&self) -> FieldValue<'_> {
        match self {
            Self::Null => FieldValue::Null,
            Self::Text(text) => FieldValue::Text(text),
            Self::Number(number) => FieldValue::Number(*number),
            Self::Checkbox(flag) => FieldValue::Checkbox(*flag),
            Self::Date(seconds) => FieldValue::Date(*seconds),
            Self::List(symbols) => FieldValue::List(symbols),
        }
    }
}

/// Gives every id that is asked for a number.
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
}

impl Interner {
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
pub(crate) type Object = HashMap<String, Held>;

/// A row over an object, its fields found by key.
pub(crate) struct ObjectRow<'a> {
    pub(crate) object: &'a Object,
    pub(crate) fields: &'a Fields,
}

impl Row for ObjectRow<'_> {
    fn value(&self, field: FieldRef) -> FieldValue<'_> {
        let held = self.object.get(&self.fields.keys()[field.index()]);
        held.map_or(FieldValue::Missing, Held::lend)
    }
}

/// Rows over objects.
pub(crate) struct ObjectRows<'a> {
    pub(crate) objects: Vec<&'a Object>,
    pub(crate) fields: Fields,
    pub(crate) form: Form,
}

/// How values are lent to filters.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Form {
    /// One by one.
    #[default]
    Values,
    /// As cells of all rows.
    Dense,
    /// As cells of those rows that have a value.
    Sparse,
}

impl Rows for ObjectRows<'_> {
    type Column<'c>
        = ObjectColumn<'c>
    where
        Self: 'c;

    fn column(&self, field: FieldRef) -> ObjectColumn<'_> {
        let key = self.fields.keys()[field.index()].as_str();
        let objects = self.objects.iter();
        ObjectColumn::of(objects.map(|object| object.get(key)).collect(), self.form)
    }
}

fn cell(value: FieldValue<'_>) -> (Tag, u64) {
    match value {
        FieldValue::Missing => (Tag::Absent, 0),
        FieldValue::Null => (Tag::Null, 0),
        FieldValue::Text("") => (Tag::Blank, 0),
        FieldValue::Text(text) if text.is_ascii() => (Tag::Text, 0),
        FieldValue::Text(text) if lowered(text) == text => (Tag::Low, 0),
        FieldValue::Text(_) => (Tag::Wide, 0),
        FieldValue::Number(number) => (Tag::Number, number.to_bits()),
        FieldValue::Date(seconds) => (Tag::Number, (seconds as f64).to_bits()),
        FieldValue::Checkbox(false) => (Tag::False, 0),
        FieldValue::Checkbox(true) => (Tag::True, 0),
        FieldValue::List([]) => (Tag::Nothing, 0),
        FieldValue::List([one]) => (Tag::One, one.0.into()),
        FieldValue::List(_) => (Tag::Many, 0),
    }
}

/// The values of one key, by row.
pub(crate) struct ObjectColumn<'a> {
    values: Vec<Option<&'a Held>>,
    form: Form,
    rows: Vec<u32>,
    tags: Vec<Tag>,
    numbers: Vec<u64>,
    is_date: bool,
}

impl<'a> ObjectColumn<'a> {
    pub(crate) fn of(values: Vec<Option<&'a Held>>, form: Form) -> Self {
        let is_date = |held: &&Held| matches!(held, Held::Date(_));
        let mut column = Self {
            is_date: values.iter().flatten().any(is_date),
            values,
            form,
            rows: Vec::new(),
            tags: Vec::new(),
            numbers: Vec::new(),
        };
        for row in 0..column.values.len() as u32 {
            let (tag, number) = cell(column.value(row));
            if form == Form::Dense || tag != Tag::Absent {
                column.rows.push(row);
                column.tags.push(tag);
                column.numbers.push(number);
            }
        }
        // Of the last rows, which have no value, nothing need be said.
        while column.tags.last() == Some(&Tag::Absent) {
            column.tags.pop();
            column.numbers.pop();
        }
        column
    }
}

impl Column for ObjectColumn<'_> {
    fn value(&self, row: u32) -> FieldValue<'_> {
        self.values[row as usize].map_or(FieldValue::Missing, Held::lend)
    }

    fn cells(&self, first: u32) -> Option<Cells<'_>> {
        assert!((first as usize).is_multiple_of(BLOCK), "a block begins");
        let end = first + BLOCK as u32;
        let (held, range) = match self.form {
            Form::Values => return None,
            Form::Dense => {
                let at = |row: u32| self.tags.len().min(row as usize);
                (HeldBy::Each, at(first)..at(end))
            }
            Form::Sparse => {
                let at = |row: u32| self.rows.partition_point(|held| *held < row);
                let range = at(first)..at(end);
                (HeldBy::These(&self.rows[range.clone()]), range)
            }
        };
        Some(Cells {
            held,
            tags: &self.tags[range.clone()],
            numbers: &self.numbers[range],
            is_date: self.is_date,
        })
    }
}

impl Column for &ObjectColumn<'_> {
    fn value(&self, row: u32) -> FieldValue<'_> {
        (**self).value(row)
    }

    fn cells(&self, first: u32) -> Option<Cells<'_>> {
        (**self).cells(first)
    }
}

/// One column for all fields.
pub(crate) struct Only<'c>(pub(crate) ObjectColumn<'c>);

impl<'o> Rows for Only<'o> {
    type Column<'c>
        = &'c ObjectColumn<'o>
    where
        Self: 'c;

    fn column(&self, _: FieldRef) -> &ObjectColumn<'o> {
        &self.0
    }
}

/// The positions of the rows that pass.
pub(crate) fn passing(filter: &Filter, rows: &ObjectRows<'_>) -> Vec<usize> {
    let mut set = RowSet::of(rows.objects.len());
    (0..rows.objects.len() as u32).for_each(|row| set.insert(row));
    filter.narrow(&mut set, rows);
    set.iter().map(|row| row as usize).collect()
}

/// The positions of the objects that pass, in whatever form their values are lent.
pub(crate) fn passing_in_every_form(
    nodes: &[FilterNode],
    context: &QueryContext<'_>,
    objects: Vec<&Object>,
) -> Vec<usize> {
    let mut fields = Fields::default();
    let filter = Filter::compile(nodes, context, &mut fields);
    assert_eq!(filter.unusable(), []);
    let mut rows = ObjectRows {
        objects,
        fields,
        form: Form::Values,
    };
    let found = passing(&filter, &rows);
    for form in [Form::Dense, Form::Sparse] {
        rows.form = form;
        assert_eq!(passing(&filter, &rows), found, "{form:?} {nodes:?}");
    }
    found
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
        let text = |text: &str| Held::Text(text.to_owned());
        let date = |text: &str| Held::Date(seconds(text));
        let a = space.object(&[
            ("name", text("Write Report")),
            ("notes", text("quarterly numbers")),
            ("priority", Held::Number(3.0)),
            ("status", space.options(&["In progress"])),
            ("tags", space.options(&["urgent", "q3"])),
            ("due_date", date("2026-08-10T09:00:00Z")),
            ("done", Held::Checkbox(false)),
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
            ("priority", Held::Number(1.0)),
            ("status", space.options(&["Done"])),
            ("tags", space.options(&["home"])),
            ("due_date", date("2026-08-12T23:30:00Z")),
            ("done", Held::Checkbox(true)),
            ("mail", text("bob@ex.org")),
            ("assignee", space.ids(&["m2"])),
            ("last_modified_date", date("2026-08-11T09:00:00Z")),
        ]);
        let c = space.object(&[
            ("name", text("Plan trip")),
            ("priority", Held::Number(0.0)),
            ("tags", space.options(&[])),
            ("assignee", space.ids(&[])),
            ("last_modified_date", date("2026-08-05T09:00:00Z")),
        ]);
        let d = space.object(&[
            ("name", text("report archive")),
            ("notes", text("old Report")),
            ("priority", Held::Number(7.0)),
            ("status", space.options(&["Blocked"])),
            ("tags", space.options(&["urgent", "q3", "legal"])),
            ("due_date", date("2026-07-31T12:00:00Z")),
            ("done", Held::Checkbox(true)),
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

    fn options(&self, names: &[&str]) -> Held {
        let ids = names.iter().map(|name| option(name).id);
        Held::List(ids.map(|id| self.symbols.intern(&id)).collect())
    }

    fn ids(&self, ids: &[&str]) -> Held {
        Held::List(ids.iter().map(|id| self.symbols.intern(id)).collect())
    }

    fn object(&self, values: &[(&str, Held)]) -> Object {
        let values = values.iter();
        values
            .map(|(slug, value)| (self.key(slug), value.clone()))
            .collect()
    }

    pub(crate) fn key(&self, slug: &str) -> String {
        let found = self.vocabulary.find_property(slug, Default::default());
        found.expect(slug).key.clone()
    }

    /// Parses a text in this space.
    pub(crate) fn parse(&self, text: &str) -> Result<(Vec<FilterNode>, Vec<Issue>), TextFault> {
        let read = parse(text, &SpaceNames::new(&self.vocabulary))?;
        Ok((read.nodes, read.warnings))
    }

    /// The names of the objects that pass, joined.
    pub(crate) fn matching(&self, nodes: &[FilterNode]) -> String {
        let objects = self.objects.iter().map(|(_, object)| object).collect();
        let found = passing_in_every_form(nodes, &self.context(), objects);
        let names: Vec<&str> = found.into_iter().map(|at| self.objects[at].0).collect();
        names.join(",")
    }

    /// Where instants lie to the days of a leaf: before, in or after them, as comparisons with the days find them in
    /// whatever form they are lent.
    pub(crate) fn located(&self, days: &FilterLeaf, instants: &[i64]) -> Vec<Ordering> {
        // Enough rows for cells to be looked at as a whole: the instants again and again.
        let count = instants.len().max(BLOCK / 4);
        let again = instants.iter().copied().cycle().take(count);
        let held: Vec<Held> = again.map(Held::Date).collect();
        let rows = [Form::Values, Form::Dense, Form::Sparse]
            .map(|form| Only(ObjectColumn::of(held.iter().map(Some).collect(), form)));
        let mut located = vec![None; instants.len()];
        for (condition, order) in [
            (Condition::Less, Ordering::Less),
            (Condition::Equal, Ordering::Equal),
            (Condition::Greater, Ordering::Greater),
        ] {
            let leaf = FilterLeaf {
                condition: Some(condition),
                ..days.clone()
            };
            let mut fields = Fields::default();
            let leaf = [FilterNode::Leaf(Box::new(leaf))];
            let filter = Filter::compile(&leaf, &self.context(), &mut fields);
            assert_eq!(filter.unusable(), []);
            let [found, dense, sparse] = rows.each_ref().map(|rows| {
                let mut found = RowSet::of(count);
                (0..count as u32).for_each(|row| found.insert(row));
                filter.narrow(&mut found, rows);
                found
            });
            assert!(found.iter().eq(dense.iter()), "{leaf:?}");
            assert!(found.iter().eq(sparse.iter()), "{leaf:?}");
            for row in found
                .iter()
                .take_while(|row| (*row as usize) < instants.len())
            {
                let place = located[row as usize].replace(order);
                assert_eq!(place, None, "{} {leaf:?}", instants[row as usize]);
            }
        }
        let places = located.into_iter().zip(instants);
        let places = places.map(|(place, at)| place.unwrap_or_else(|| panic!("{at} {days:?}")));
        places.collect()
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
