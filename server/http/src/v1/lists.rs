//! Queries, collections and types as lists (v1.md 17).

use dropshot::{Path, RequestContext};
use rolltop_document::properties::render_date;
use rolltop_document::view::{self as tree, FilterLeaf, FilterNode, SortDirection, ViewType};
use rolltop_document::vocabulary::{Format, PropertyDef, Vocabulary};
use rolltop_spec::extract::Call;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::Reply;
use rolltop_spec::v1::lists::{
    AddObjectsToListRequest, Filter, ListChange, ListObjectPath, ListPath, ListsV1, Sort, SortType,
    View, ViewPath,
};
use rolltop_spec::v1::objects::Object;
use rolltop_spec::v1::{Condition, PaginatedResponse, ViewLayout};
use rolltop_workspace::ids::tag_id;
use rolltop_workspace::objects::WriteOptions;
use serde_json::{Value, json};

use super::filters::Filters;
use super::objects::page_of;
use super::{V1, values};
use crate::pipeline::{Context, admitted};

impl ListsV1 for V1 {
    type Context = Context;

    async fn add_list_objects(
        _: RequestContext<Context>,
        path: Path<ListPath>,
        call: Call<AddObjectsToListRequest>,
    ) -> Result<Reply<ListChange>, ApiError> {
        let list = path.into_inner().list_id;
        let body: AddObjectsToListRequest = admitted(&call)?.lenient_body()?;
        change(&call, list, "add_items", body.objects).await?;
        Reply::ok(&ListChange::Added)
    }

    async fn remove_list_object(
        _: RequestContext<Context>,
        path: Path<ListObjectPath>,
        call: Call,
    ) -> Result<Reply<ListChange>, ApiError> {
        let ListObjectPath {
            list_id, object_id, ..
        } = path.into_inner();
        change(&call, list_id, "remove_items", vec![object_id]).await?;
        Reply::ok(&ListChange::Removed)
    }

    async fn get_list_views(
        _: RequestContext<Context>,
        path: Path<ListPath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<View>>, ApiError> {
        let list = path.into_inner().list_id;
        let found = admitted(&call)?.read(move |workspace, request| {
            let (views, names) = workspace.full_views(request.space()?, &list)?;
            let views = views.iter().map(|view| shape(view, &names.vocabulary));
            Ok(PaginatedResponse::of(request.page(), views.collect()))
        });
        Reply::ok(&found.await?)
    }

    async fn get_list_objects(
        _: RequestContext<Context>,
        path: Path<ViewPath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Object>>, ApiError> {
        let ViewPath {
            list_id, view_id, ..
        } = path.into_inner();
        let found = admitted(&call)?.read(move |workspace, request| {
            let filters = Filters::of(request)?;
            let (space, page) = (request.space()?, request.page());
            let found = workspace.full_list_rows(space, (&list_id, &view_id), page, &|space| {
                filters.of_objects(space)
            });
            page_of(found?, request)
        });
        Reply::ok(&found.await?)
    }
}

/// Adds members to a collection, or removes them, by the edit operation of that name.
async fn change<B>(
    call: &Call<B>,
    list: String,
    op: &'static str,
    items: Vec<String>,
) -> Result<(), ApiError> {
    let changed = admitted(call)?.commit(move |workspace, tx, request| {
        let (caller, space) = (request.caller()?, request.space()?);
        workspace.check_collection(tx, space, &list)?;
        if items.is_empty() {
            return Ok(());
        }
        let body = json!({ "ops": [{ "op": op, "items": items }] });
        let options = WriteOptions::default();
        workspace.patch_object(tx, caller, space, &list, &body, &options)?;
        Ok(())
    });
    changed.await
}

fn shape(view: &tree::View, vocabulary: &Vocabulary) -> View {
    let filters = view.filters.iter().filter_map(|node| match node {
        FilterNode::Leaf(leaf) => filter(leaf, vocabulary),
        FilterNode::Group { .. } => None,
    });
    let sorts = view.sorts.iter().filter_map(|sort| {
        let def = vocabulary.property(&sort.property)?;
        Some(Sort {
            id: String::new(),
            property_key: vocabulary.property_key(&sort.property).to_owned(),
            format: values::format(def.format)?,
            sort_type: match sort.direction {
                SortDirection::Asc => SortType::Asc,
                SortDirection::Desc => SortType::Desc,
                SortDirection::Custom => SortType::Custom,
            },
        })
    });
    View {
        id: view.id.clone(),
        name: view.name.clone(),
        layout: match view.view_type {
            ViewType::Table => ViewLayout::Grid,
            ViewType::List => ViewLayout::List,
            ViewType::Gallery => ViewLayout::Gallery,
            ViewType::Kanban => ViewLayout::Kanban,
            ViewType::Calendar => ViewLayout::Calendar,
            ViewType::Graph => ViewLayout::Graph,
        },
        filters: filters.collect(),
        sorts: sorts.collect(),
    }
}

/// A leaf whose condition v1 can spell.
fn filter(leaf: &FilterLeaf, vocabulary: &Vocabulary) -> Option<Filter> {
    let def = vocabulary.property(&leaf.property)?;
    let value = match leaf.date_preset {
        Some(preset) => preset.name().to_owned(),
        None => leaf
            .value
            .as_ref()
            .map_or_else(String::new, |value| text(value, def)),
    };
    Some(Filter {
        id: String::new(),
        property_key: vocabulary.property_key(&leaf.property).to_owned(),
        format: values::format(def.format)?,
        condition: condition(leaf.condition?)?,
        value,
    })
}

const fn condition(condition: tree::Condition) -> Option<Condition> {
    use tree::Condition as T;
    Some(match condition {
        T::Equal => Condition::Eq,
        T::NotEqual => Condition::Ne,
        T::Greater => Condition::Gt,
        T::Less => Condition::Lt,
        T::GreaterOrEqual => Condition::Gte,
        T::LessOrEqual => Condition::Lte,
        T::Contains => Condition::Contains,
        T::NotContains => Condition::NotContains,
        T::In => Condition::In,
        T::NotIn => Condition::NotIn,
        T::AllIn => Condition::All,
        T::Empty => Condition::Empty,
        T::NotEmpty => Condition::NotEmpty,
        T::NotAllIn | T::ExactIn | T::NotExactIn | T::Exists => return None,
    })
}

/// A stored value as text: dates in RFC 3339, tags by id, lists with commas.
fn text(value: &Value, def: &PropertyDef) -> String {
    match (value, def.format) {
        (Value::Array(entries), _) => {
            let entries: Vec<String> = entries.iter().map(|entry| text(entry, def)).collect();
            entries.join(",")
        }
        (Value::Number(number), Format::Date) => {
            number.as_i64().and_then(render_date).unwrap_or_default()
        }
        (Value::String(id), Format::Select | Format::MultiSelect) => tag_id(id),
        (Value::String(text), _) => text.clone(),
        (Value::Null, _) => String::new(),
        (other, _) => other.to_string(),
    }
}
