//! Parses filter trees: groups, leaves and their forms (document.md 6.6, query.md 4.1). `filter_value` checks the
//! values.

use crate::limits::{
    MAX_FILTER_DEPTH, MAX_FILTER_LEAVES, MAX_GROUP_MEMBERS, MAX_NAME, MAX_TOP_FILTERS,
};
use crate::schema::forms::{FILTER_FORM, LEAF_FORM, TEXT_ADVICE};
use serde_json::Value;

use super::Parser;
use super::filter_value::LeafInput;
use crate::block::ParseContext;
use crate::findings::Findings;
use crate::issue::Issue;
use crate::kinds::Format;
use crate::members::read::{self, Wrong};
use crate::members::view_member;
use crate::members::{Members, Slot, meant_value, member};
use crate::path::Path;
use crate::place::Place;
use crate::properties::parse_date;
use crate::similar::{fold, meant_and_listed};
use crate::view::{Condition, DatePreset, FilterLeaf, FilterNode, leaf_path, unguarded_dates};
use crate::vocabulary::KeyResolver;
use crate::wire::Named;
use crate::wording::given_twice;

const GROUP_MEMBERS: [&str; 3] = ["operator", "filters", "id"];
const LEAF_MEMBERS: [&str; 7] = [
    "property",
    "condition",
    "value",
    "date_preset",
    "include_time",
    "id",
    "nested_property",
];
const EITHER_MEMBERS: [&str; 9] = [
    "operator",
    "filters",
    "property",
    "condition",
    "value",
    "date_preset",
    "include_time",
    "id",
    "nested_property",
];
const OUTPUT_ONLY: [&str; 2] = ["id", "nested_property"];
const OUTPUT_ONLY_OF_GROUPS: [&str; 1] = ["id"];
/// Members that identify a group, and members that identify a leaf.
const GROUP_ARM: [&str; 2] = ["operator", "filters"];
const LEAF_ARM: [&str; 5] = [
    "property",
    "condition",
    "value",
    "date_preset",
    "include_time",
];

/// Parses the `filters` of a query with at most `max` nodes at the top level (query.md 4.1).
pub fn parse_query_filters(
    value: &Value,
    max: usize,
    path: &Path,
    names: &dyn KeyResolver,
    out: &mut Findings,
) -> Vec<FilterNode> {
    match read::list(value, max) {
        Ok(values) => parse_filters(values, path, &ParseContext::of_query(names), out),
        Err(wrong) => {
            out.issue(wrong.at(path));
            Vec::new()
        }
    }
}

/// Parses an array of filter nodes, which are joined by AND (document.md 6.6).
pub fn parse_filters(
    values: &[Value],
    path: &Path,
    cx: &ParseContext<'_>,
    out: &mut Findings,
) -> Vec<FilterNode> {
    Parser::new(cx, out).filter_list(values, &Place::Start(path))
}

impl Parser<'_> {
    /// The filters of a view. Given filters replace those of `base` completely.
    pub(super) fn filters(&mut self, view: &Members<'_>, base: Vec<FilterNode>) -> Vec<FilterNode> {
        if matches!(view.slot("filters"), Slot::Absent) {
            return base;
        }
        let values = self.listed(view, MAX_TOP_FILTERS).unwrap_or_default();
        self.filter_list(values, &view.place().key("filters"))
    }

    /// The nodes in `filters`. If the value is a string, the hint shows the form of a node.
    fn listed<'m>(&mut self, members: &Members<'m>, max: usize) -> Option<&'m [Value]> {
        let most = self.most(max);
        members.read("filters", (None, None), self.out, |value| {
            let list = read::list(value, most).map(Some);
            list.map_err(|wrong| {
                if value.is_string() {
                    let form = format!("write a list of filters, such as [{LEAF_FORM}]");
                    wrong.hint(format!("{form}; {TEXT_ADVICE}"))
                } else {
                    wrong
                }
            })
        })
    }

    /// Parses top-level nodes, joined by AND. Each leaf costs time for every row, so new filters have a limit on their
    /// total number of leaves. Stored filters are exempt.
    pub(super) fn filter_list(&mut self, values: &[Value], place: &Place<'_>) -> Vec<FilterNode> {
        let leaves = if self.is_stored() { 0 } else { leaves(values) };
        if leaves > MAX_FILTER_LEAVES {
            let wrong = Wrong::count(leaves, "leaves at all depths", MAX_FILTER_LEAVES);
            let wrong = wrong.hint("compare one property with several values by `in`");
            self.out.issue(wrong.at(&place.path()));
            return Vec::new();
        }
        let faults = self.out.issues.len();
        let nodes = self.nodes(values, place, 0);
        // After a fault, the positions of the nodes no longer match those in the input.
        if !self.is_stored() && self.out.issues.len() == faults {
            self.warn_unguarded(&nodes, place);
        }
        nodes
    }

    /// Warns at every date leaf that also matches objects without a date.
    fn warn_unguarded(&mut self, nodes: &[FilterNode], place: &Place<'_>) {
        let format = |key: &str| self.cx.names.property(key).ok()?.format;
        let found = unguarded_dates(nodes, &|key| format(key) == Some(Format::Date));
        for unguarded in found {
            let path = leaf_path(place.path(), &unguarded.position);
            self.out
                .warn(unguarded.advice(Condition::name).placed(path));
        }
    }

    fn nodes(&mut self, values: &[Value], list: &Place<'_>, depth: usize) -> Vec<FilterNode> {
        let mut nodes = Vec::with_capacity(values.len());
        for (position, value) in values.iter().enumerate() {
            let place = list.index(position);
            nodes.extend(self.node(value, &place, depth));
        }
        nodes
    }

    fn node(&mut self, value: &Value, place: &Place<'_>, depth: usize) -> Option<FilterNode> {
        let members = self.open(value, place, FILTER_FORM)?;
        if let Some(word) = operator_as_member(&members).filter(|_| !self.is_stored()) {
            let message = format!("`{word}` is not a member of a filter node");
            let operator = fold(word);
            let hint =
                format!(r#"write {{"operator":"{operator}","filters":[...]}} with its list"#);
            self.out
                .issue(Issue::at(members.path(word), message).hint(hint));
            return None;
        }
        let any = |arm: &[&str]| {
            let mut names = members.names().map(String::as_str);
            names.any(|name| arm.contains(&name) && members.given(name).is_some())
        };
        let (group, leaf) = (any(&GROUP_ARM), any(&LEAF_ARM));
        // A misspelled member causes misleading follow-up faults, so unknown members are checked first.
        let faults = self.out.issues.len();
        match (group, leaf) {
            (true, true) => members.close("a filter node", &EITHER_MEMBERS, self.out),
            (true, false) => members.close("a filter group", &GROUP_MEMBERS, self.out),
            (false, _) => {
                let meant = |name: &str, open: &[&str]| {
                    // A member that joins filters is not a misspelled `condition`.
                    let joins = members
                        .raw(name)
                        .is_some_and(|value| joining(value).is_some());
                    view_member(name, open).filter(|meant| !joins || meant != "condition")
                };
                members.close_meaning("a filter leaf", &LEAF_MEMBERS, meant, self.out);
            }
        }
        if self.out.issues.len() > faults {
            return None;
        }
        if group && leaf {
            let issue = Issue::at(place.path(), "a filter node is a group or a leaf, not both");
            self.out.issue(issue.hint(group_or_leaf(&members)));
            return None;
        }
        if group {
            self.group(&members, depth)
        } else {
            self.leaf(&members)
        }
    }

    fn group(&mut self, members: &Members<'_>, depth: usize) -> Option<FilterNode> {
        if depth >= self.most(MAX_FILTER_DEPTH) {
            let message = format!("filter groups are nested deeper than {MAX_FILTER_DEPTH}");
            let issue = Issue::at(members.place().path(), message);
            self.out
                .issue(issue.hint("draw groups of one operator together"));
            return None;
        }
        let any = self.operator(members);
        let values = self.listed(members, MAX_GROUP_MEMBERS);
        let list = members.place().key("filters");
        if values.is_none_or(<[Value]>::is_empty) && !self.is_stored() {
            if values.is_some() || members.given("filters").is_none() {
                let issue = Issue::at(list.path(), "a filter group needs at least one member");
                self.out
                    .issue(issue.hint("an empty group would match everything; leave it out"));
            }
            return None;
        }
        let filters = self.nodes(values.unwrap_or_default(), &list, depth + 1);
        self.output_only(members, &OUTPUT_ONLY_OF_GROUPS);
        Some(FilterNode::Group { any: any?, filters })
    }

    /// True for `or`.
    fn operator(&mut self, members: &Members<'_>) -> Option<bool> {
        let wrong = match members.given("operator") {
            Some(Value::String(operator)) if operator == "and" => return Some(false),
            Some(Value::String(operator)) if operator == "or" => return Some(true),
            Some(_) => Wrong::new("the operator of a filter group is `and` or `or`"),
            None => Wrong::new("a filter group needs an `operator`"),
        };
        self.out
            .issue(wrong.hint("and, or").at(&members.path("operator")));
        None
    }

    fn leaf(&mut self, members: &Members<'_>) -> Option<FilterNode> {
        let property = self.required_property(members);
        let condition = self.condition(members);
        let date_preset = members.read("date_preset", (None, None), self.out, |value| {
            preset(value, members).map(Some)
        });
        let include_time = members.read("include_time", (None, None), self.out, |value| {
            read::boolean(value).map(Some)
        });
        self.output_only(members, &OUTPUT_ONLY);
        let property = property?;
        if self.is_stored() {
            return Some(FilterNode::Leaf(Box::new(FilterLeaf {
                property: property.key,
                condition,
                value: members.raw("value").cloned(),
                date_preset,
                include_time: include_time.unwrap_or_default(),
            })));
        }
        // If the preset is invalid, the value cannot be checked.
        if date_preset.is_none() && members.given("date_preset").is_some() {
            return None;
        }
        let input = LeafInput {
            property,
            condition: condition?,
            date_preset,
            include_time,
        };
        let (value, date_preset, include_time) = self.leaf_value(members, &input);
        Some(FilterNode::Leaf(Box::new(FilterLeaf {
            property: input.property.key,
            condition,
            value,
            date_preset,
            include_time,
        })))
    }

    /// Members that an editor stored in a filter: accepted, checked and dropped (document.md 6.6, query.md 4.1).
    fn output_only(&mut self, members: &Members<'_>, names: &[&str]) {
        for name in names {
            members.string(name, MAX_NAME, None, self.out);
        }
    }

    /// The condition, required except on stored leaves (document.md 6.6).
    fn condition(&mut self, members: &Members<'_>) -> Option<Condition> {
        let wrong = match members.given("condition") {
            Some(value) => match alias_name(value) {
                Ok(condition) => return Some(condition),
                Err(wrong) => wrong,
            },
            None if self.is_stored() => return None,
            None => {
                Wrong::new("a filter leaf needs a `condition`").hint(read::names::<Condition>())
            }
        };
        self.out.issue(wrong.at(&members.path("condition")));
        None
    }
}

/// The number of leaves of a tree. Everything that is not a group counts as one.
fn leaves(values: &[Value]) -> usize {
    let mut left: Vec<&Value> = values.iter().collect();
    let mut count = 0;
    while let Some(node) = left.pop() {
        let filters = node.as_object().and_then(|node| member(node, "filters"));
        match filters.and_then(Value::as_array) {
            Some(inner) => left.extend(inner),
            None => count += 1,
        }
    }
    count
}

/// A name of an enum, or its camelCase spelling (query.md 4.2).
fn alias_name<E: Named>(value: &Value) -> Result<E, Wrong> {
    let Value::String(name) = value else {
        return read::name(value);
    };
    let mut every = E::EVERY.iter().copied();
    let exact = every.clone().find(|known| known.wire_name() == name);
    let known = exact.or_else(|| every.find(|known| is_camel_of(name, known.wire_name())));
    known.map_or_else(|| read::name(value), Ok)
}

/// A date preset. A date in its place gets a hint to use `value`.
fn preset(value: &Value, leaf: &Members<'_>) -> Result<DatePreset, Wrong> {
    match value.as_str().filter(|text| parse_date(text).is_some()) {
        Some(date) => {
            let hint = if leaf.valued("value").is_some() {
                given_twice("date_preset", "value")
            } else if leaf.raw("value").is_some() {
                format!("give {date} as value, in place of null, and leave date_preset out")
            } else {
                "rename date_preset to value".to_owned()
            };
            let wrong = Wrong::new(format!("{date} is a date, not a range of days"));
            Err(wrong.hint(hint))
        }
        None => alias_name(value),
    }
}

/// True when `camel` is the camelCase spelling of a snake_case name.
fn is_camel_of(camel: &str, snake: &str) -> bool {
    let mut rest = camel.chars();
    for (position, word) in snake.split('_').enumerate() {
        let mut letters = word.chars();
        let first = letters.next().map(|c| {
            if position == 0 {
                c
            } else {
                c.to_ascii_uppercase()
            }
        });
        if !first
            .into_iter()
            .chain(letters)
            .all(|c| rest.next() == Some(c))
        {
            return false;
        }
    }
    rest.next().is_none()
}

/// The hint for a node that has members of a group and of a leaf.
fn group_or_leaf(members: &Members<'_>) -> String {
    let arms = "a group has `operator` and `filters`, a leaf has `property` and `condition`";
    let is_leaf = members.given("filters").is_none();
    let Some(operator) = members.given("operator").filter(|_| is_leaf) else {
        return arms.to_owned();
    };
    let joined = joining(operator);
    let conditions = || {
        let names = Condition::EVERY.iter().map(|known| known.wire_name());
        let names: Vec<&str> = names.collect();
        let word = operator.as_str().filter(|_| joined.is_none());
        let meant = word.and_then(|word| meant_value(word, &names));
        meant_and_listed(meant.as_deref(), &names)
    };
    let leave_out = match joined {
        Some(Joined::ByOr) => {
            r#"leave operator out: a leaf has none; to match one of several leaves, put them into a group, {"operator":"or","filters":[…]}"#
        }
        Some(Joined::ByAnd) | None => "leave operator out: a leaf has none",
    };
    match (members.given("condition"), joined) {
        (Some(_), Some(_)) => format!("{leave_out}; {arms}"),
        (Some(_), None) => given_twice("operator", "condition"),
        (None, None) if alias_name::<Condition>(operator).is_ok() => {
            format!("rename operator to condition; {arms}")
        }
        (None, _) => format!("{leave_out}; it needs a condition: {}", conditions()),
    }
}

/// How filters are joined.
#[derive(Clone, Copy)]
enum Joined {
    ByAnd,
    ByOr,
}

/// How a value joins filters, including names from other APIs.
fn joining(value: &Value) -> Option<Joined> {
    match fold(value.as_str()?).as_str() {
        "and" | "all" => Some(Joined::ByAnd),
        "or" | "any" => Some(Joined::ByOr),
        _ => None,
    }
}

/// The only member of a node, if it is an operator name from another API with a non-empty list. With other members
/// present, following the hint would drop them.
fn operator_as_member<'m>(members: &Members<'m>) -> Option<&'m str> {
    let mut given = members.names().filter(|name| members.given(name).is_some());
    let only = given.next().filter(|_| given.next().is_none())?;
    let list = members.given(only)?.as_array()?;
    let is_operator = matches!(fold(only).as_str(), "and" | "or") && !list.is_empty();
    is_operator.then_some(only)
}
