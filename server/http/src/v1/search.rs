//! Search (v1.md 8).

use dropshot::{Path, RequestContext};
use rolltop_document::bundled::{CREATED_DATE, LAST_MODIFIED_DATE, LAST_OPENED_DATE, NAME};
use rolltop_document::issue::Fault;
use rolltop_document::limits::{MAX_FILTER_LEAVES, MAX_LIST};
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
use rolltop_workspace::search::{Candidates, FullRow, SpaceSnapshot, Wanted};

use super::V1;
use super::conditions::{Compiler, SNIPPET, SNIPPETS_MAX, check_count, find_type, missing_value};
use super::filters::condition;
use super::given::fault;
use super::objects::page_of;
use super::operand::Operand;
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
        let search = Search::read(body)?;
        let found = request.read(move |workspace, request| {
            let (caller, page) = (request.caller()?, request.page());
            let found = workspace.find_full_anywhere(caller, page, &|space| search.wanted(space));
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
        let search = Search::read(body)?;
        let found = request.read(move |workspace, request| {
            let (space, page) = (request.space()?, request.page());
            let found = workspace.find_full(space, page, &|space| search.wanted(space));
            page_of(found?, request)
        });
        Reply::ok(&found.await?)
    }
}

fn shape(row: &FullRow, request: &Request) -> Object {
    let base = request.base_url();
    let shapes = Shapes::new(&row.names, &row.object.record.space_id, &base);
    shapes.object(&row.object)
}

/// A search, as far as it is the same in every space.
struct Search {
    query: String,
    /// Types as they are spelled.
    types: Vec<String>,
    filters: Option<Group>,
    sorts: Vec<Sort>,
}

/// A filter expression whose words are known.
struct Group {
    operator: Operator,
    conditions: Vec<(FilterItem, Condition)>,
    groups: Vec<Group>,
}

impl Search {
    /// # Errors
    /// What is wrong in every space: such a search asks no space.
    fn read(body: SearchRequest) -> Result<Self, Fault> {
        let sorts = sorts(body.sort.as_ref())?;
        let filters = body.filters.map(|expression| Group::read(expression, 1));
        let filters = filters.transpose()?;
        let count = |test: &dyn Fn(&FilterItem) -> bool| match &filters {
            Some(group) => group.count(test),
            None => 0,
        };
        check_count(count(&|_| true), MAX_FILTER_LEAVES)?;
        check_count(count(&|item| item.property_key == SNIPPET), SNIPPETS_MAX)?;
        let given = body.types.unwrap_or_default().into_iter();
        let types: Vec<String> = given.filter(|spelled| !spelled.is_empty()).collect();
        if types.len() > MAX_LIST {
            let message = too_many(types.len(), "types", MAX_LIST);
            return Err(fault(format!("types: {message}")));
        }
        Ok(Self {
            query: body.query.unwrap_or_default().trim().to_owned(),
            types,
            filters,
            sorts,
        })
    }

    /// What it looks for in a space.
    fn wanted(&self, space: &SpaceSnapshot<'_>) -> Result<Wanted, Error> {
        let with_snippet = |test: &dyn Fn(&str) -> bool| space.with_snippet(test);
        let compiler = Compiler::new(space.vocabulary(), Some(&with_snippet));
        let mut filters = Vec::new();
        if let Some(group) = &self.filters {
            filters.push(group.compile(&compiler)?);
        }
        if !self.query.is_empty() {
            filters.push(compiler.words(&self.query)?);
        }
        let known = self.types.iter();
        let known = known.filter_map(|spelled| find_type(space.vocabulary(), spelled));
        let known = known.map(|def| def.key.clone()).collect();
        Ok(Wanted {
            candidates: Candidates::Ordinary(Some(known).filter(|_| !self.types.is_empty())),
            filters,
            sorts: self.sorts.clone(),
        })
    }
}

impl Group {
    fn read(expression: FilterExpression, depth: usize) -> Result<Self, Fault> {
        if depth > DEPTH_MAX {
            return Err(fault(format!(
                "filters are nested at most {DEPTH_MAX} deep"
            )));
        }
        let operator = match expression.operator.as_deref() {
            None => Operator::And,
            Some(word) => Operator::from_name(word)
                .ok_or_else(|| fault(format!("invalid filter operator: {word:?}")))?,
        };
        let conditions = expression.conditions.into_iter().flatten().map(|item| {
            let word = &item.condition;
            let condition = condition(word)
                .ok_or_else(|| fault(format!("invalid filter condition: {word:?}")))?;
            let needs_value = !matches!(condition, Condition::Empty | Condition::NotEmpty);
            if needs_value && item.value().is_none() {
                return Err(missing_value(condition));
            }
            Ok((item, condition))
        });
        let conditions: Result<Vec<_>, Fault> = conditions.collect();
        let groups = expression.filters.into_iter().flatten();
        let groups = groups.map(|nested| Self::read(nested, depth + 1));
        Ok(Self {
            operator,
            conditions: conditions?,
            groups: groups.collect::<Result<_, _>>()?,
        })
    }

    fn count(&self, test: &dyn Fn(&FilterItem) -> bool) -> usize {
        let own = self.conditions.iter().filter(|(item, _)| test(item));
        let nested = self.groups.iter().map(|group| group.count(test));
        own.count() + nested.sum::<usize>()
    }

    fn compile(&self, compiler: &Compiler<'_>) -> Result<FilterNode, Error> {
        let mut filters = Vec::new();
        for (item, condition) in &self.conditions {
            let key = &item.property_key;
            let subject = compiler.subject(key);
            let subject = subject.ok_or_else(|| {
                fault(format!(
                    "failed to resolve property {key:?}: bad input: property {key:?} not found"
                ))
            })?;
            let operand = item.value().map(Operand::Json);
            filters.push(compiler.node(&subject, *condition, operand)?);
        }
        for group in &self.groups {
            filters.push(group.compile(compiler)?);
        }
        let any = self.operator == Operator::Or;
        Ok(FilterNode::Group { any, filters })
    }
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
