//! Parses one view of a dataview and its columns (document.md 6.5).

use std::collections::HashMap;

use crate::limits::{MAX_KEY, MAX_LIST, MAX_NAME, MAX_PAGE_SIZE, MAX_VIEW_COLUMNS, MAX_WIDTH};
use crate::schema::forms::LEAF_FORM;
use crate::vocabulary::Offers;
use serde_json::Value;

use super::Parser;
use crate::block::{MintedKind, ParseContext};
use crate::findings::Findings;
use crate::ids::DATAVIEW_ID;
use crate::issue::Issue;
use crate::kinds::{Format, ViewType};
use crate::members::read::{self, Wrong};
use crate::members::view_member;
use crate::members::{Members, Slot, Writer};
use crate::path::Path;
use crate::place::Place;
use crate::properties::named_by;
use crate::schema::verbatim::{self, Verbatim};
use crate::view::{Column, Sort, View};
use crate::wire::JsonMap;
use crate::wording::shown;

/// The members of a view, in canonical order.
const VIEW_MEMBERS: [&str; 21] = [
    "id",
    "type",
    "name",
    "group_by",
    "cover_property",
    "end_property",
    "hide_icon",
    "card_size",
    "cover_fit",
    "colored_groups",
    "page_size",
    "default_template_id",
    "default_type_id",
    "wrap_content",
    "list_size",
    "alternate_rows",
    "sorts",
    "filters",
    "columns",
    "groups",
    "object_orders",
];
/// The formats that views can group by, for hints.
const KANBAN_GROUPS: &str = "select, multi_select, checkbox";
const CALENDAR_GROUPS: &str = "date";
/// A column, as hints show it.
const COLUMN_FORM: &str = r#"{"property":"name"}"#;
const COLUMN_MEMBERS: [&str; 5] = ["property", "hidden", "width", "aggregation", "align"];

/// Merges the members of `set` into a view (ops.md 7.9). An absent member keeps its value, `null` sets the default;
/// `sorts`, `filters` and `columns` are replaced completely. The id of the view stays.
pub fn parse_view_update(
    base: View,
    set: &JsonMap,
    path: &Path,
    cx: &ParseContext<'_>,
    out: &mut Findings,
) -> View {
    let place = Place::Start(path);
    let members = Members::of(set, &place, Writer::Operation);
    let held = base.sorts.clone();
    let mut parser = Parser::new(cx, out);
    let view = parser.view_over(&members, base, &held);
    parser.judge_grouping(&members, &view);
    view
}

/// Parses the views of a new query (http.md 23). Each gets a valid id, and their dataview has its fixed id (document.md
/// 9.5, 9.6).
pub(crate) fn parse_query_views<'v>(
    views: impl IntoIterator<Item = (usize, &'v JsonMap)>,
    list: &Path,
    cx: &ParseContext<'_>,
    out: &mut Findings,
) -> Vec<(usize, View)> {
    let mut parser = Parser::new(cx, out);
    let mut read: Vec<(usize, View)> = Vec::new();
    for (position, map) in views {
        let path = list.index(position);
        let place = Place::Start(&path);
        let own = Members::of(map, &place, Writer::Caller);
        let id = parser.local_id(&own, MintedKind::View);
        let is_given = own.given("id").and_then(Value::as_str) == Some(&*id);
        let taken = if id == DATAVIEW_ID {
            Some("the id of the query's own dataview")
        } else if is_given && read.iter().any(|(_, earlier)| earlier.id == id) {
            Some("the id of an earlier view")
        } else {
            None
        };
        if let Some(taken) = taken {
            let message = format!("{:?} is {taken}", shown(&id));
            let hint = "leave it out, and the view gets an id of its own";
            let issue = Issue::at(path.key("id"), message).hint(hint);
            parser.out.issue(issue);
        }
        let members = Members::of(map, &place, Writer::Operation);
        let base = View {
            id,
            ..View::default()
        };
        let view = parser.view_over(&members, base, &[]);
        parser.judge_grouping(&members, &view);
        read.push((position, view));
    }
    parser.warn_of_labels(list);
    read
}

/// Merges the members of `set` into a column (ops.md 7.9). Its property stays and is not a member of `set`.
pub fn parse_column_update(base: Column, set: &JsonMap, path: &Path, out: &mut Findings) -> Column {
    let place = Place::Start(path);
    let members = Members::of(set, &place, Writer::Operation);
    let [_, patchable @ ..] = COLUMN_MEMBERS;
    members.close("a column patch", &patchable, out);
    column_over(&members, base, out)
}

/// The filter of a view as text, which only operations accept.
const FILTER_TEXT: &str = "filter";

impl Parser<'_> {
    /// A view of a document or a payload; `held` are the previous views of its dataview. An existing view keeps its
    /// stored form if it is sent back as read. Otherwise it keeps its editor state unless the input sets it (ops.md
    /// 6.1).
    pub(super) fn view(&mut self, members: &Members<'_>, held: &[View]) -> View {
        let id = self.local_id(members, MintedKind::View);
        let parts = self.existing();
        let own = held.iter().find(|view| view.id == id);
        let kept = own.or_else(|| parts?.view(&id));
        if let Some((parts, kept)) = parts.zip(kept)
            && parts.is_echo(members.map(), kept)
        {
            return kept.clone();
        }
        let (groups, object_orders) = kept
            .map(|view| (view.groups.clone(), view.object_orders.clone()))
            .unwrap_or_default();
        let base = View {
            id,
            groups,
            object_orders,
            ..View::default()
        };
        self.view_over(members, base, kept.map_or(&[], |view| &view.sorts))
    }

    /// Merges the members into a view: an absent member keeps its value, `null` sets the default. `held` are the sorts
    /// of the stored view.
    pub(super) fn view_over(&mut self, members: &Members<'_>, base: View, held: &[Sort]) -> View {
        let is_known = |name: &str| VIEW_MEMBERS.contains(&name);
        members.each_unknown(is_known, self.out, |name, out| {
            let meant = view_member(name, &members.not_given(&VIEW_MEMBERS));
            let issue =
                members.unknown_but_meant(name, "a view", &VIEW_MEMBERS, meant.as_deref());
            out.issue(if name == FILTER_TEXT {
                issue.hint(format!(
                    "write the tests as `filters`, such as [{LEAF_FORM}]; only update_view and insert_view accept \
                     them as text"
                ))
            } else {
                issue
            });
        });
        self.judge_state(members, "groups", &verbatim::GROUP);
        self.judge_state(members, "object_orders", &verbatim::OBJECT_ORDER);
        let writer = self.writer();
        let out = &mut *self.out;
        let view = View {
            id: base.id,
            view_type: members.name("type", base.view_type, out),
            name: members
                .string("name", MAX_NAME, Some(base.name), out)
                .unwrap_or_default(),
            hide_icon: members.flag("hide_icon", base.hide_icon, out),
            card_size: members.name("card_size", base.card_size, out),
            cover_fit: members.flag("cover_fit", base.cover_fit, out),
            colored_groups: members.flag("colored_groups", base.colored_groups, out),
            page_size: members.count("page_size", base.page_size, MAX_PAGE_SIZE, out),
            default_template_id: members.string(
                "default_template_id",
                MAX_KEY,
                base.default_template_id,
                out,
            ),
            default_type_id: members.string("default_type_id", MAX_KEY, base.default_type_id, out),
            wrap_content: members.flag("wrap_content", base.wrap_content, out),
            list_size: members.name("list_size", base.list_size, out),
            alternate_rows: members.flag("alternate_rows", base.alternate_rows, out),
            groups: bags(members, "groups", base.groups, writer, out),
            object_orders: bags(members, "object_orders", base.object_orders, writer, out),
            group_by: None,
            cover_property: None,
            end_property: None,
            sorts: Vec::new(),
            filters: Vec::new(),
            columns: Vec::new(),
        };
        View {
            group_by: self.group_by(members, view.view_type, base.group_by),
            cover_property: self.view_property(members, "cover_property", base.cover_property),
            end_property: self.view_property(members, "end_property", base.end_property),
            sorts: self.sorts(members, base.sorts, held),
            filters: self.filters(members, base.filters),
            columns: self.view_columns(members, base.columns),
            ..view
        }
    }

    /// Checks the limits of editor state, which is otherwise kept as it is.
    fn judge_state(&mut self, members: &Members<'_>, name: &str, schema: &Verbatim) {
        if self.is_stored() {
            return;
        }
        let list = members.place().key(name);
        let values = members.given(name).and_then(Value::as_array);
        for (position, value) in values.into_iter().flatten().enumerate() {
            schema.bounds(value, &list.index(position).path(), self.out);
        }
    }

    /// A property key of a view without further checks.
    fn view_property(
        &mut self,
        members: &Members<'_>,
        name: &str,
        base: Option<String>,
    ) -> Option<String> {
        match members.slot(name) {
            Slot::Absent => base,
            Slot::Cleared => None,
            Slot::Given(_) => self.property(members, name).map(|found| found.key),
        }
    }

    /// `group_by` is kept for every view type, but only two types group by it: the others get a warning.
    fn group_by(
        &mut self,
        members: &Members<'_>,
        view_type: ViewType,
        base: Option<String>,
    ) -> Option<String> {
        let found = match members.slot("group_by") {
            Slot::Absent => {
                self.judge_held_group(members, view_type, base.as_deref());
                return base;
            }
            Slot::Cleared => return None,
            Slot::Given(_) => self.property(members, "group_by")?,
        };
        if let Some(message) = ungroupable(view_type, found.format).filter(|_| !self.is_stored()) {
            let hint = format!("kanban: {KANBAN_GROUPS}; calendar: {CALENDAR_GROUPS}");
            self.out
                .warn(Issue::at(members.path("group_by"), message).hint(hint));
        }
        Some(found.key)
    }

    /// Checks that a new type of the view can group by the existing `group_by` property.
    fn judge_held_group(&mut self, members: &Members<'_>, view_type: ViewType, held: Option<&str>) {
        // Null means the default type.
        if matches!(members.slot("type"), Slot::Absent) || self.is_stored() {
            return;
        }
        let format = held.and_then(|key| self.cx.names.property(key).ok()?.format);
        if let Some(message) = held.and_then(|_| ungroupable(view_type, format)) {
            let hint = "set group_by to a property that fits, or to null";
            let place = members.path("group_by");
            self.out.warn(Issue::at(place, message).hint(hint));
        }
    }

    /// Warns if a view gets a type that needs `group_by` and has none.
    fn judge_grouping(&mut self, members: &Members<'_>, view: &View) {
        if view.group_by.is_some() || members.given("type").is_none() {
            return;
        }
        let wanted = match view.view_type {
            ViewType::Kanban => KANBAN_GROUPS,
            ViewType::Calendar => CALENDAR_GROUPS,
            ViewType::Table | ViewType::List | ViewType::Gallery | ViewType::Graph => return,
        };
        let message = format!("a {} view without `group_by`", view.view_type.name());
        let hint = format!("set group_by to a property of the format {wanted}");
        let place = members.path("group_by");
        self.out.warn(Issue::at(place, message).hint(hint));
    }

    /// The columns of a view.
    fn view_columns(&mut self, view: &Members<'_>, base: Vec<Column>) -> Vec<Column> {
        if matches!(view.slot("columns"), Slot::Absent) {
            return base;
        }
        let values = view
            .array("columns", MAX_VIEW_COLUMNS, self.out)
            .unwrap_or_default();
        let list = view.place().key("columns");
        let mut columns: Vec<Column> = Vec::with_capacity(values.len());
        let mut spelled: HashMap<String, String> = HashMap::new();
        let names = self.cx.names;
        // A property that already has a column is not suggested.
        let is_shown = named_by(|| {
            let spelled = values
                .iter()
                .filter_map(|value| value.get("property")?.as_str());
            spelled.filter_map(|spelling| names.held_property(spelling))
        });
        let offers = Offers::beside(&is_shown);
        for (position, value) in values.iter().enumerate() {
            let place = list.index(position);
            let Some(members) = self.open(value, &place, COLUMN_FORM) else {
                continue;
            };
            let what = "a column of a view";
            members.close_meaning(what, &COLUMN_MEMBERS, view_member, self.out);
            let found = self.required_property_among(&members, offers);
            let property = found.map(|found| found.key);
            let base = Column::of(property.clone().unwrap_or_default());
            let column = column_over(&members, base, self.out);
            let (Some(property), Some(Value::String(spelling))) =
                (property, members.given("property"))
            else {
                columns.push(column);
                continue;
            };
            match spelled.get(&property) {
                Some(_) if self.is_stored() => columns.push(column),
                // A read of older content can serve duplicate columns, so they are accepted when they are sent back.
                Some(first) if first == spelling => {
                    let message = format!("{first} is a column already, and the first one counts");
                    let advice = Issue::at(members.path("property"), message);
                    self.out.warn(advice.hint("write it once"));
                }
                Some(first) => {
                    let message = format!(
                        "duplicate property key: {first} and {spelling} are the same property",
                        spelling = shown(spelling)
                    );
                    let issue = Issue::at(members.path("property"), message);
                    self.out.issue(issue.hint("write it once"));
                }
                None => {
                    spelled.insert(property, spelling.clone());
                    columns.push(column);
                }
            }
        }
        columns
    }
}

/// Merges the members into a column (ops.md 7.9).
fn column_over(members: &Members<'_>, base: Column, out: &mut Findings) -> Column {
    Column {
        property: base.property,
        hidden: members.flag("hidden", base.hidden, out),
        width: members.count("width", base.width, MAX_WIDTH, out),
        aggregation: members.optional_name("aggregation", base.aggregation, out),
        align: members.name("align", base.align, out),
    }
}

/// Why a view of this type cannot group by a property of this format. An unknown format is accepted.
fn ungroupable(view_type: ViewType, format: Option<Format>) -> Option<String> {
    let fits = match view_type {
        ViewType::Kanban => {
            matches!(
                format,
                None | Some(Format::Select | Format::MultiSelect | Format::Checkbox)
            )
        }
        ViewType::Calendar => matches!(format, None | Some(Format::Date)),
        ViewType::Table | ViewType::List | ViewType::Gallery | ViewType::Graph => {
            return Some(format!("a {} view ignores `group_by`", view_type.name()));
        }
    };
    let format = format.map_or_else(|| "this".to_owned(), Format::one);
    (!fits).then(|| {
        format!(
            "a {} view cannot group by {format} property",
            view_type.name()
        )
    })
}

/// Editor state, kept verbatim: an array of objects.
fn bags(
    members: &Members<'_>,
    name: &str,
    base: Vec<JsonMap>,
    writer: Writer,
    out: &mut Findings,
) -> Vec<JsonMap> {
    members.read(name, (base, Vec::new()), out, |value| {
        let Value::Array(values) = value else {
            return Err(Wrong::kind("an array of objects", value));
        };
        let most = writer.most(MAX_LIST);
        if values.len() > most {
            return Err(Wrong::count(values.len(), "entries", most));
        }
        if writer != Writer::Store {
            read::check_depth(value)?;
        }
        let bag = |value: &Value| match value {
            Value::Object(map) => Ok(map.clone()),
            _ => Err(Wrong::kind("an array of objects", value)),
        };
        values.iter().map(bag).collect()
    })
}

impl Column {
    /// A visible column with the default width.
    pub fn of(property: String) -> Self {
        let (hidden, width, aggregation, align) = Default::default();
        Self {
            property,
            hidden,
            width,
            aggregation,
            align,
        }
    }
}
