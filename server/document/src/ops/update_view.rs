//! `update_view`: changes settings and columns of one view. `insert_view` shares the merging (ops.md 7.9).

use std::collections::HashMap;

use serde_json::{Number, Value, json};

use super::draft::Draft;
use super::lenient::from_pairs;
use super::model::UpdateView;
use super::view_schema::{ViewName, settings};
use crate::block::{
    DataviewProperty, IdRule, ParseContext, QueryFilterNames, parse_column_update,
    parse_view_update, refuse_type_leaves,
};
use crate::document::layout_of;
use crate::findings::Findings;
use crate::issue::{Fault, FaultKind, Issue, Miss};
use crate::kinds::{Align, Layout};
use crate::limits::{MAX_VIEW_COLUMNS, MAX_WIDTH};
use crate::members::view_member;
use crate::path::Path;
use crate::similar::meant_and_listed;
use crate::view::unknown::{LeafPaths, unknown_ids_of_kept};
use crate::view::{Aggregation, Column, FilterNode, View, refusal_beside_filter};
use crate::vocabulary::{KeyResolver, Offers};
use crate::wire::JsonMap;
use crate::wording::shown;

/// The setting that replaces the filters with a tree.
pub(super) const FILTERS: &str = "filters";
/// The setting that replaces the filters with a compact string.
pub(super) const FILTER: &str = "filter";

/// Members of a view that operations cannot set, each with what to do instead.
const FIXED: [(&str, &str, &str); 4] = [
    ("id", "the id of a view never changes", "leave it out"),
    (
        "columns",
        "columns are not a setting",
        r#"use the field columns, by property: {"<property>":{"hidden":false}}"#,
    ),
    ("groups", "groups are state of the editor", "leave it out"),
    (
        "object_orders",
        "object_orders are state of the editor",
        "leave it out",
    ),
];

impl Draft<'_> {
    pub(super) fn update_view(&mut self, op: &UpdateView, path: &Path) -> Result<(), Fault> {
        if op.set.is_empty() && op.columns.is_empty() {
            let issue = Issue::at(path, "the operation changes nothing");
            return Err(Fault::invalid(issue.hint("give set, columns or both")));
        }
        let at = self.find_dataview(op.block.as_ref(), path)?;
        let views = self.views(at);
        let position = views.find_only(op.view.as_deref(), path)?;
        let base = views.all.get(position).cloned().unwrap_or_default();
        let view = self.merged_view(at, base, &op.set, &op.columns, (ViewName::Settable, path))?;
        let views = self.dataview_mut(at).map(|found| &mut found.views);
        if let Some(place) = views.and_then(|views| views.get_mut(position)) {
            *place = view;
        }
        Ok(())
    }

    /// Merges settings and columns into a view. Adds the properties that they name to the dataview at `at`.
    ///
    /// # Errors
    /// Every fault in settings and columns.
    pub(super) fn merged_view(
        &mut self,
        at: usize,
        base: View,
        set: &JsonMap,
        columns: &JsonMap,
        (name, path): (ViewName, &Path),
    ) -> Result<View, Fault> {
        let mut found = Findings::default();
        let path_of_set = path.key("set");
        let mut set = settable(set, name, &path_of_set, &mut found);
        let filters = self.filter_text(&mut set, &path_of_set, &mut found);
        let cx = ParseContext {
            names: &self.cx.names,
            ..self.payload(IdRule::New)
        };
        let named_before = all_named(&base);
        // A view of older content may exceed the column limit.
        let most_columns = MAX_VIEW_COLUMNS.max(base.columns.len());
        let mut view = parse_view_update(base, &set, &path_of_set, &cx, &mut found);
        if self.is_query() && set.contains_key(FILTERS) && found.is_clean() {
            refuse_type_leaves(&view.filters, &path_of_set.key(FILTERS), &mut found);
        }
        let reads_text = filters.is_some();
        if let Some(filters) = filters {
            view.filters = filters;
        }
        let is_given = |member: &str| set.contains_key(member) || (reads_text && member == FILTERS);
        let mut named = named_by(is_given, &view);
        // Properties that the view named before are not new to its dataview, so an echo changes nothing.
        named.retain(|property| !named_before.contains(property));
        self.warn_of_unknown_ids(
            &view,
            is_given(FILTERS),
            reads_text,
            &path_of_set,
            &mut found,
        );
        let path_of_columns = path.key("columns");
        let given = self.check_spelled_once(columns, &path_of_columns, &mut found);
        let is_given = |key: &str| given.contains_key(key);
        let offers = Offers::beside(&is_given);
        for (key, patch) in columns {
            let place = path_of_columns.key(key);
            let resolved = self.cx.names.find_property_among(key, offers);
            let resolved = resolved.map(|def| def.key.clone());
            named.extend(put_column(&mut view, resolved, patch, &place, &mut found));
        }
        if view.columns.len() > most_columns {
            let message = format!(
                "the view would have {} columns, at most {MAX_VIEW_COLUMNS} are allowed",
                view.columns.len()
            );
            found.issue(Issue::at(path_of_columns, message).hint("remove some with null"));
        }
        let found = self.with_bounds(found);
        let message = refusal_beside_filter(&found, &path_of_set.key(FILTER), name.refused());
        let warnings = found.into_result(message)?;
        self.warnings.extend(warnings);
        self.acquaint(at, named);
        Ok(view)
    }

    /// Removes `filter` from the settings and parses it. `filters` is its tree form; giving both is ambiguous (ops.md
    /// 7.9).
    fn filter_text(
        &self,
        set: &mut JsonMap,
        path: &Path,
        found: &mut Findings,
    ) -> Option<Vec<FilterNode>> {
        let given = set.shift_remove(FILTER)?;
        let place = path.key(FILTER);
        if set.contains_key(FILTERS) {
            for member in [FILTER, FILTERS] {
                let issue = Issue::pathless("`filter` and `filters` are both given");
                let miss = Miss {
                    kind: FaultKind::Ambiguous,
                    issue: issue.hint("write one of them"),
                };
                found.miss(&path.key(member), miss);
            }
            set.shift_remove(FILTERS);
            return None;
        }
        let text = match given.as_str() {
            Some(text) if !text.is_empty() => text,
            empty => {
                let wrong = match (empty, &given) {
                    (None, Value::Null) | (Some(_), _) => "a filter string has at least one test",
                    (None, _) => "must be a string; filters takes the structured form",
                };
                let hint = match &given {
                    Value::Array(_) => "rename filter to filters",
                    Value::Object(_) => "rename filter to filters; its node goes into a list",
                    _ => "to clear the filters set filters to null",
                };
                found.issue(Issue::at(place, wrong).hint(hint));
                return None;
            }
        };
        let of_query = QueryFilterNames(&self.cx.names);
        let names: &dyn KeyResolver = if self.is_query() {
            &of_query
        } else {
            &self.cx.names
        };
        match self.cx.filter_text.read(text, names) {
            Ok(read) => {
                for warning in read.warnings {
                    found.warn(warning.placed(&place));
                }
                Some(read.nodes)
            }
            Err(miss) => {
                found.miss(&place, miss);
                None
            }
        }
    }

    /// Warns about ids in new filters that no object of the space has (query.md 3.3).
    fn warn_of_unknown_ids(
        &self,
        view: &View,
        is_new: bool,
        is_text: bool,
        path: &Path,
        found: &mut Findings,
    ) {
        if !is_new || !found.is_clean() {
            return;
        }
        let paths = if is_text {
            LeafPaths::Text(path.key(FILTER))
        } else {
            LeafPaths::Tree(path.key(FILTERS))
        };
        let holds = |id: &str| self.cx.objects.object(id).is_some();
        let vocabulary = self.cx.names.vocabulary();
        let unknown = unknown_ids_of_kept(&view.filters, &paths, vocabulary, holds);
        unknown.into_iter().for_each(|warning| found.warn(warning));
    }

    /// Whether the view belongs to a query, which is restricted to its type.
    fn is_query(&self) -> bool {
        layout_of(&self.document, self.cx.names.vocabulary()) == Layout::Set
    }

    /// The column spellings by property. Refuses two spellings of one property, at the later one in byte order (http.md
    /// 10).
    fn check_spelled_once<'c>(
        &self,
        columns: &'c JsonMap,
        path: &Path,
        found: &mut Findings,
    ) -> HashMap<String, &'c str> {
        let mut spellings: Vec<&str> = columns.keys().map(String::as_str).collect();
        spellings.sort_unstable();
        let mut first: HashMap<String, &str> = HashMap::new();
        let names = self.cx.names.silent();
        for spelling in spellings {
            let Ok(property) = names.property(spelling) else {
                continue;
            };
            if let Some(earlier) = first.insert(property.key, spelling) {
                let message = format!(
                    "duplicate property key: {earlier} and {spelling} are the same property",
                    spelling = shown(spelling)
                );
                found.issue(Issue::at(path.key(spelling), message).hint("write it once"));
            }
        }
        first
    }

    /// Adds properties to the known properties of a dataview.
    fn acquaint(&mut self, at: usize, named: Vec<String>) {
        let vocabulary = self.cx.names.vocabulary();
        let Some(dataview) = self.dataview_mut(at) else {
            return;
        };
        for key in named {
            let known = dataview.properties.iter().any(|it| it.property == key);
            if !known {
                let format = vocabulary.property(&key).map(|def| def.format.name());
                dataview.properties.push(DataviewProperty {
                    property: key,
                    format: format.map(str::to_owned),
                });
            }
        }
    }
}

/// Merges a patch into the column of a property, or appends or removes it. Returns the property if the column is new.
/// `resolved` is the internal key.
fn put_column(
    view: &mut View,
    resolved: Result<String, Miss>,
    patch: &Value,
    path: &Path,
    found: &mut Findings,
) -> Option<String> {
    let patch = match patch {
        Value::Null => {
            match resolved {
                Ok(property) => view.columns.retain(|column| column.property != property),
                Err(miss) if miss.is_ambiguous() => found.miss(path, miss),
                // Removing the column of an unknown property has no effect.
                Err(_) => {}
            }
            return None;
        }
        Value::Object(patch) => Ok(patch.clone()),
        Value::Array(pairs) => from_pairs(pairs, path).map_err(|fault| fault.issues),
        Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            let issue = Issue::at(path, "the settings of a column are an object");
            let hint = format!(
                "write {}; null removes the column",
                settings_for_value(patch)
            );
            Err(vec![issue.hint(hint)])
        }
    };
    let patch = match patch {
        Ok(patch) => patch,
        Err(issues) => {
            issues.into_iter().for_each(|issue| found.issue(issue));
            return None;
        }
    };
    let property = match resolved {
        Ok(property) => property,
        Err(miss) => {
            found.miss(path, miss);
            return None;
        }
    };
    let held = view
        .columns
        .iter_mut()
        .find(|column| column.property == property);
    if let Some(column) = held {
        *column = parse_column_update(column.clone(), &patch, path, found);
        return None;
    }
    let column = Column::of(property.clone());
    view.columns
        .push(parse_column_update(column, &patch, path, found));
    Some(property)
}

/// The settings of a view that can be set; each other one is an issue.
fn settable(set: &JsonMap, name: ViewName, path: &Path, found: &mut Findings) -> JsonMap {
    let allowed = settings(name);
    let open = allowed.iter().filter(|ours| !set.contains_key(**ours));
    let open: Vec<&str> = open.copied().collect();
    let mut kept = JsonMap::with_capacity(set.len());
    for (member, value) in set {
        if allowed.contains(&member.as_str()) {
            kept.insert(member.clone(), value.clone());
        } else {
            let suggestion =
                view_member(member, &open).map(|suggestion| match suggestion.as_str() {
                    "filters" if value.is_string() && open.contains(&FILTER) => FILTER.to_owned(),
                    _ => suggestion,
                });
            found.issue(not_settable(member, name, (&allowed, suggestion), path));
        }
    }
    kept
}

fn not_settable(
    member: &str,
    name: ViewName,
    (allowed, suggestion): (&[&str], Option<String>),
    path: &Path,
) -> Issue {
    let path = path.key(member);
    if name == ViewName::Given && member == "name" {
        return Issue::at(path, "the name is a field of the operation")
            .hint("leave it out: the field name says it");
    }
    if let Some((_, message, hint)) = FIXED.iter().find(|(fixed, ..)| *fixed == member) {
        return Issue::at(path, *message).hint(*hint);
    }
    let hint = meant_and_listed(suggestion.as_deref(), allowed);
    Issue::at(
        path,
        format!(
            "{member:?} is not a member of a view here",
            member = shown(member)
        ),
    )
    .hint(hint)
}

/// Every property that a view names, its columns included.
fn all_named(view: &View) -> Vec<String> {
    let columns = view.columns.iter().map(|column| column.property.clone());
    columns.chain(named_by(|_| true, view)).collect()
}

/// The properties that the given settings of a view name.
fn named_by(given: impl Fn(&str) -> bool, view: &View) -> Vec<String> {
    let mut named = Vec::new();
    let single = [
        ("group_by", &view.group_by),
        ("cover_property", &view.cover_property),
        ("end_property", &view.end_property),
    ];
    for (member, property) in single {
        if given(member) {
            named.extend(property.clone());
        }
    }
    if given("sorts") {
        named.extend(view.sorts.iter().map(|sort| sort.property.clone()));
    }
    if given(FILTERS) {
        let mut nodes: Vec<&FilterNode> = view.filters.iter().rev().collect();
        while let Some(node) = nodes.pop() {
            match node {
                FilterNode::Leaf(leaf) => named.push(leaf.property.clone()),
                FilterNode::Group { filters, .. } => nodes.extend(filters.iter().rev()),
            }
        }
    }
    named
}

/// The column settings that a bare value stands for, as a hint.
fn settings_for_value(value: &Value) -> String {
    let most = u64::try_from(MAX_WIDTH).unwrap_or(u64::MAX);
    let is_width = |width: &Number| width.as_u64().is_some_and(|width| width <= most);
    match value {
        Value::Bool(shown) => json!({"hidden": !shown}).to_string(),
        Value::Number(width) if is_width(width) => json!({ "width": width }).to_string(),
        Value::String(name) if Align::from_name(name).is_some() => {
            json!({ "align": name }).to_string()
        }
        Value::String(name) if Aggregation::from_name(name).is_some() => {
            json!({ "aggregation": name }).to_string()
        }
        _ => r#"them as members, such as {"width":120} or {"align":"left"}"#.to_owned(),
    }
}
