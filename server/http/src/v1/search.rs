//! Search (v1.md 8).

use dropshot::{Path, RequestContext};
use rolltop_document::bundled::{CREATED_DATE, LAST_MODIFIED_DATE, LAST_OPENED_DATE, NAME};
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::limits::MAX_LIST;
use rolltop_document::view::{FilterNode, Sort, SortDirection as Direction};
use rolltop_document::wording::too_many;
use rolltop_spec::extract::Call;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::Reply;
use rolltop_spec::v1::objects::Object;
use rolltop_spec::v1::search::{
    FilterExpression, FilterItem, SearchRequest, SearchV1, SortOptions,
};
use rolltop_spec::v1::{
    Condition, Operator, PaginatedResponse, SortDirection, SortProperty, SpacePath,
};
use rolltop_workspace::Error;
use rolltop_workspace::search::{Candidates, FullRow, Surroundings, Wanted};

use super::V1;
use super::conditions::{Compiler, Operand, find_type};
use super::filters::condition;
use super::objects::page_of;
use super::shapes::Shapes;
use crate::pipeline::{Context, Request, admitted};

/// Most expressions in one another.
const DEPTH_MAX: usize = 32;

impl SearchV1 for V1 {
    type Context = Context;

    async fn search_global(
        _: RequestContext<Context>,
        call: Call<SearchRequest>,
    ) -> Result<Reply<PaginatedResponse<Object>>, ApiError> {
        let request = admitted(&call)?;
        let body: SearchRequest = request.lenient_body()?;
        let sorts = sorts(body.sort.as_ref())?;
        let found = request.read(move |workspace, request| {
            let (caller, page) = (request.caller()?, request.page());
            let found =
                workspace.find_full_anywhere(caller, page, &|space| wanted(&body, &sorts, space));
            let (rows, total) = found?;
            let rows = rows.iter().map(|row| shape(row, request));
            Ok(PaginatedResponse::new(page, rows.collect(), total))
        });
        Reply::ok(&found.await?)
    }

    async fn search_space(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<SearchRequest>,
    ) -> Result<Reply<PaginatedResponse<Object>>, ApiError> {
        let request = admitted(&call)?;
        let body: SearchRequest = request.lenient_body()?;
        let sorts = sorts(body.sort.as_ref())?;
        let found = request.read(move |workspace, request| {
            let (space, page) = (request.space()?, request.page());
            let found = workspace.find_full(space, page, &|space| wanted(&body, &sorts, space));
            Ok(page_of(found?, request)?)
        });
        Reply::ok(&found.await?)
    }
}

fn shape(row: &FullRow, request: &Request) -> Object {
    let base = request.base_url();
    let shapes = Shapes::new(&row.names, &row.object.record.space_id, &base);
    shapes.object(&row.object)
}

fn fault(message: String) -> Fault {
    Fault::invalid(Issue::pathless(message))
}

/// What a search looks for in a space.
fn wanted(body: &SearchRequest, sorts: &[Sort], space: &Surroundings<'_>) -> Result<Wanted, Error> {
    let with_snippet = |test: &dyn Fn(&str) -> bool| space.with_snippet(test);
    let compiler = Compiler::new(space.vocabulary(), Some(&with_snippet));
    let mut filters = Vec::new();
    if let Some(expression) = &body.filters {
        filters.push(group(&compiler, expression, 1)?);
    }
    let query = body.query.as_deref().map(str::trim).unwrap_or_default();
    if !query.is_empty() {
        filters.push(compiler.words(query)?);
    }
    let given = body
        .types
        .iter()
        .flatten()
        .filter(|spelled| !spelled.is_empty());
    let given: Vec<&String> = given.collect();
    if given.len() > MAX_LIST {
        let message = too_many(given.len(), "types", MAX_LIST);
        return Err(fault(format!("types: {message}")).into());
    }
    let known = given
        .iter()
        .filter_map(|spelled| find_type(space.vocabulary(), spelled));
    let known = known.map(|def| def.key.clone()).collect();
    Ok(Wanted {
        candidates: Candidates::Ordinary(Some(known).filter(|_| !given.is_empty())),
        filters,
        sorts: sorts.to_vec(),
    })
}

fn group(
    compiler: &Compiler<'_>,
    expression: &FilterExpression,
    depth: usize,
) -> Result<FilterNode, Error> {
    if depth > DEPTH_MAX {
        return Err(fault(format!("filters are nested at most {DEPTH_MAX} deep")).into());
    }
    let operator = match expression.operator.as_deref() {
        None => Operator::And,
        Some(word) => Operator::from_name(word)
            .ok_or_else(|| fault(format!("invalid filter operator: {word:?}")))?,
    };
    let mut filters = Vec::new();
    for item in expression.conditions.iter().flatten() {
        filters.push(leaf(compiler, item)?);
    }
    for nested in expression.filters.iter().flatten() {
        filters.push(group(compiler, nested, depth + 1)?);
    }
    let any = operator == Operator::Or;
    Ok(FilterNode::Group { any, filters })
}

fn leaf(compiler: &Compiler<'_>, item: &FilterItem) -> Result<FilterNode, Error> {
    let word = &item.condition;
    let condition: Condition =
        condition(word).ok_or_else(|| fault(format!("invalid filter condition: {word:?}")))?;
    let key = &item.property_key;
    let subject = compiler.subject(key);
    let subject = subject.ok_or_else(|| {
        fault(format!(
            "failed to resolve property {key:?}: bad input: property {key:?} not found"
        ))
    })?;
    compiler.node(&subject, condition, item.value().map(Operand::Json))
}

/// The order of the rows; without one the last modified come first.
fn sorts(options: Option<&SortOptions>) -> Result<Vec<Sort>, Fault> {
    let Some(options) = options else {
        return Ok(Vec::new());
    };
    let property = match options.property_key.as_deref() {
        None => SortProperty::default(),
        Some(word) => SortProperty::from_name(word)
            .ok_or_else(|| fault(format!("invalid sort property: {word:?}")))?,
    };
    let direction = match options.direction.as_deref() {
        None => SortDirection::default(),
        Some(word) => SortDirection::from_name(word)
            .ok_or_else(|| fault(format!("invalid sort direction: {word:?}")))?,
    };
    let direction = match direction {
        SortDirection::Asc => Direction::Asc,
        SortDirection::Desc => Direction::Desc,
    };
    let keys: &[&str] = match property {
        SortProperty::Name => &[NAME],
        SortProperty::CreatedDate => &[CREATED_DATE],
        SortProperty::LastModifiedDate => &[LAST_MODIFIED_DATE],
        SortProperty::LastOpenedDate => &[LAST_OPENED_DATE, LAST_MODIFIED_DATE],
    };
    let sort = |key: &&str| Sort {
        property: (*key).to_owned(),
        direction,
        custom_order: Vec::new(),
        empty_placement: None,
        include_time: true,
        no_collate: false,
    };
    Ok(keys.iter().map(sort).collect())
}
