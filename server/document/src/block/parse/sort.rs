//! The sorts of a view (document.md 6.5).

use crate::ids::is_minted;
use crate::limits::{MAX_CUSTOM_ORDER, MAX_NAME, MAX_SORT_ID, MAX_SORTS};
use crate::schema::forms::SORT_FORM;
use serde_json::Value;

use super::Parser;
use crate::block::ParseContext;
use crate::findings::Findings;
use crate::issue::{Issue, Miss};
use crate::kinds::Format;
use crate::members::read;
use crate::members::view_member;
use crate::members::{Members, Slot};
use crate::path::Path;
use crate::place::Place;
use crate::properties::parse_date;
use crate::view::{Sort, SortDirection};
use crate::vocabulary::{KeyResolver, ResolvedProperty};

const SORT_MEMBERS: [&str; 7] = [
    "property",
    "direction",
    "custom_order",
    "empty_placement",
    "include_time",
    "no_collate",
    OUTPUT_ONLY,
];
/// The id that an editor gave to a sort: accepted and dropped (ops.md 7.9, query.md 7).
const OUTPUT_ONLY: &str = "id";

/// Parses the `sorts` of a query (query.md 7).
pub fn parse_query_sorts(
    value: &Value,
    path: &Path,
    names: &dyn KeyResolver,
    out: &mut Findings,
) -> Vec<Sort> {
    match read::list(value, MAX_SORTS) {
        Ok(values) => {
            let cx = ParseContext::of_query(names);
            Parser::new(&cx, out).sort_list(values, &Place::Start(path), &[])
        }
        Err(wrong) => {
            out.issue(wrong.at(path));
            Vec::new()
        }
    }
}

/// An entry of a custom order, parsed for comparison.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ListedValue<'e> {
    /// Of a number property.
    Number(f64),
    /// Of a checkbox.
    Checkbox(bool),
    /// Of a date property, in unix seconds.
    Seconds(i64),
    /// The text of a text property, or the id of an option or object.
    Text(&'e str),
}

/// Parses an entry of a custom order; `None` if it is not a value of the format.
pub fn listed_value(entry: &str, format: Format) -> Option<ListedValue<'_>> {
    match format {
        Format::Number => entry.parse().ok().map(ListedValue::Number),
        Format::Checkbox => entry.parse().ok().map(ListedValue::Checkbox),
        Format::Date => {
            let seconds = entry.parse().ok();
            let seconds = seconds.or_else(|| parse_date(entry).map(|date| date.seconds));
            seconds.map(ListedValue::Seconds)
        }
        Format::Map => None,
        _ => Some(ListedValue::Text(entry)),
    }
}

impl Parser<'_> {
    /// The sorts of a view. Given sorts replace those of `base` completely. `held` are the sorts of the stored view.
    pub(super) fn sorts(
        &mut self,
        view: &Members<'_>,
        base: Vec<Sort>,
        held: &[Sort],
    ) -> Vec<Sort> {
        if matches!(view.slot("sorts"), Slot::Absent) {
            return base;
        }
        let values = view.array("sorts", MAX_SORTS, self.out).unwrap_or_default();
        self.sort_list(values, &view.place().key("sorts"), held)
    }

    fn sort_list(&mut self, values: &[Value], list: &Place<'_>, held: &[Sort]) -> Vec<Sort> {
        let mut sorts = Vec::with_capacity(values.len());
        for (position, value) in values.iter().enumerate() {
            let place = list.index(position);
            let Some(members) = self.open(value, &place, SORT_FORM) else {
                continue;
            };
            sorts.extend(self.sort(&members, held));
        }
        sorts
    }

    fn sort(&mut self, members: &Members<'_>, held: &[Sort]) -> Option<Sort> {
        let meant = members.close_meaning("a sort", &SORT_MEMBERS, view_member, self.out);
        let property = self.required_property_unless(members, &meant);
        let direction = members.name("direction", Default::default(), self.out);
        let listing = Listing {
            property: property.as_ref(),
            counts: direction == SortDirection::Custom,
            held,
        };
        let custom_order = self.custom_order(members, &listing);
        let out = &mut *self.out;
        let empty_placement = members.optional_name("empty_placement", None, out);
        let include_time = members.read("include_time", (true, true), out, read::boolean);
        let no_collate = members.flag("no_collate", false, out);
        members.string(OUTPUT_ONLY, MAX_SORT_ID, None, out);
        let property = property?;
        if direction == SortDirection::Custom {
            self.warn_of_unreadable(&custom_order, &property, members);
        }
        Some(Sort {
            property: property.key,
            direction,
            custom_order,
            empty_placement,
            include_time,
            no_collate,
        })
    }

    /// Warns about entries that are not values of the property's format.
    fn warn_of_unreadable(
        &mut self,
        order: &[String],
        property: &ResolvedProperty,
        members: &Members<'_>,
    ) {
        let Some(format) = property.format.filter(|_| !self.is_stored()) else {
            return;
        };
        let list = members.place().key("custom_order");
        let unreadable = |entry: &&String| listed_value(entry, format).is_none();
        if let Some(entry) = order.iter().find(unreadable) {
            let name = format.name();
            let message =
                format!("no value of the {name} property is {entry:?}: it orders nothing");
            let hint = match format {
                Format::Number => "write numbers as strings, such as \"3\"",
                Format::Checkbox => "write \"true\" and \"false\"",
                Format::Date => "write \"2026-07-06\" or \"2026-07-06T15:04:05Z\"",
                _ => "leave it out",
            };
            self.out.warn(Issue::at(list.path(), message).hint(hint));
        }
    }

    /// Option names or ids. The options may have been deleted since. An unknown name is refused if the order is active
    /// (query.md 7), unless a stored active order already contains it.
    fn custom_order(&mut self, members: &Members<'_>, listing: &Listing<'_>) -> Vec<String> {
        let values = members
            .array("custom_order", MAX_CUSTOM_ORDER, self.out)
            .unwrap_or_default();
        let list = members.place().key("custom_order");
        let mut order = Vec::with_capacity(values.len());
        let mut unknown = None;
        for (position, value) in values.iter().enumerate() {
            match read::string(value, self.most(MAX_NAME)) {
                Ok(name) => match listing.entry(name, self.cx.names) {
                    Ok(entry) => order.push(entry),
                    Err(miss) => {
                        unknown.get_or_insert(miss);
                    }
                },
                Err(wrong) => self.out.issue(wrong.at(&list.index(position).path())),
            }
        }
        if let Some(miss) = unknown {
            self.out.miss(&list.path(), miss);
        }
        order
    }
}

/// The context for the entries of a custom order.
struct Listing<'l> {
    property: Option<&'l ResolvedProperty>,
    /// Whether the order is active: the direction of its sort is `custom`.
    counts: bool,
    /// The sorts of the view as it is stored.
    held: &'l [Sort],
}

impl Listing<'_> {
    /// An entry in stored form: an option name becomes its id.
    fn entry(&self, name: &str, names: &dyn KeyResolver) -> Result<String, Miss> {
        let selects = |found: &&ResolvedProperty| {
            matches!(found.format, Some(Format::Select | Format::MultiSelect))
        };
        let Some(property) = self.property.filter(selects) else {
            return Ok(name.to_owned());
        };
        if is_minted(name) {
            return Ok(name.to_owned());
        }
        // This applies even if an option has the name by now: an echo changes nothing.
        if self.holds(property, name) {
            return Ok(name.to_owned());
        }
        match names.held_option(&property.key, name) {
            Some(id) => Ok(id),
            None if !self.counts => Ok(name.to_owned()),
            None => names.option(&property.key, name),
        }
    }

    /// Whether a stored order of the same activity contains this entry. If an inactive order becomes active, its names
    /// are checked.
    fn holds(&self, property: &ResolvedProperty, name: &str) -> bool {
        let mut held = self.held.iter();
        held.any(|sort| {
            sort.property == property.key
                && (sort.direction == SortDirection::Custom) == self.counts
                && sort.custom_order.iter().any(|entry| entry == name)
        })
    }
}
