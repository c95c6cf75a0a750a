//! The sorts of a view (document.md 6.5).

use crate::ids::is_minted;
use crate::limits::{MAX_CUSTOM_ORDER, MAX_NAME, MAX_SORTS};
use serde_json::Value;

use super::Parser;
use super::members::{Members, Slot};
use super::read;
use crate::block::ParseContext;
use crate::findings::Findings;
use crate::path::Path;
use crate::place::Place;
use crate::spelling::{KeyResolver, ResolvedProperty};
use crate::view::Sort;
use crate::vocabulary::Format;

const SORT_MEMBERS: [&str; 7] = [
    "property",
    "direction",
    "custom_order",
    "empty_placement",
    "include_time",
    "no_collate",
    "id",
];

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
            Parser::new(&cx, out).sort_list(values, &Place::Start(path))
        }
        Err(wrong) => {
            out.issue(wrong.at(path));
            Vec::new()
        }
    }
}

impl Parser<'_> {
    /// The sorts of a view; given ones replace those of `base` whole.
    pub(super) fn sorts(&mut self, view: &Members<'_>, base: Vec<Sort>) -> Vec<Sort> {
        if matches!(view.slot("sorts"), Slot::Absent) {
            return base;
        }
        let values = view.array("sorts", MAX_SORTS, self.out).unwrap_or_default();
        self.sort_list(values, &view.place().key("sorts"))
    }

    fn sort_list(&mut self, values: &[Value], list: &Place<'_>) -> Vec<Sort> {
        let mut sorts = Vec::with_capacity(values.len());
        for (position, value) in values.iter().enumerate() {
            let place = list.index(position);
            let Some(members) = self.open(value, &place) else {
                continue;
            };
            sorts.extend(self.sort(&members));
        }
        sorts
    }

    fn sort(&mut self, members: &Members<'_>) -> Option<Sort> {
        members.close("a sort", &SORT_MEMBERS, self.out);
        let property = self.required_property(members);
        let custom_order = self.custom_order(members, property.as_ref());
        let out = &mut *self.out;
        let direction = members.name("direction", Default::default(), out);
        let empty_placement = members.optional_name("empty_placement", None, out);
        let include_time = members.read("include_time", (true, true), out, read::boolean);
        let no_collate = members.flag("no_collate", false, out);
        let id = members.string("id", MAX_NAME, None, out);
        let property = property?.key;
        Some(Sort {
            property,
            direction,
            custom_order,
            empty_placement,
            include_time,
            no_collate,
            id,
        })
    }

    /// Option names or ids; what names no option is kept as it is, the order may outlive an option.
    fn custom_order(
        &mut self,
        members: &Members<'_>,
        property: Option<&ResolvedProperty>,
    ) -> Vec<String> {
        let values = members
            .array("custom_order", MAX_CUSTOM_ORDER, self.out)
            .unwrap_or_default();
        let list = members.place().key("custom_order");
        let selects = |found: &&ResolvedProperty| {
            matches!(found.format, Some(Format::Select | Format::MultiSelect))
        };
        let options = property.filter(selects);
        let mut order = Vec::with_capacity(values.len());
        for (position, value) in values.iter().enumerate() {
            let name = match read::string(value, self.most(MAX_NAME)) {
                Ok(name) => name,
                Err(wrong) => {
                    self.out.issue(wrong.at(&list.index(position).path()));
                    continue;
                }
            };
            let by_name = options.filter(|_| !is_minted(name));
            let id = by_name.and_then(|found| self.cx.names.option(&found.key, name).ok());
            order.push(id.unwrap_or_else(|| name.to_owned()));
        }
        order
    }
}
