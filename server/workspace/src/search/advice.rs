//! Advice on a filter that needs the rows of the space: ids that name nothing (query.md 3.3).

use rolltop_document::issue::Issue;
use rolltop_document::path::Path;
use rolltop_document::view::FilterNode;
use rolltop_document::vocabulary::Vocabulary;
use rolltop_index::Table;
use rolltop_query::request::named_objects;

use super::prepare::{FILTER, FILTERS, FilterForm};

/// One warning for each leaf that names an object that the space does not hold.
pub(super) fn unknown_ids(
    nodes: &[FilterNode],
    form: FilterForm,
    vocabulary: &Vocabulary,
    table: &Table,
) -> Vec<Issue> {
    let mut warned: Option<Vec<usize>> = None;
    let mut warnings = Vec::new();
    for named in named_objects(nodes, vocabulary) {
        if table.row(named.id).is_some() || warned.as_ref() == Some(&named.position) {
            continue;
        }
        let message = format!(
            "the space holds no object {:?}, so that nothing matches it",
            named.id
        );
        let issue = Issue::at(path(form, &named.position), message);
        warnings.push(issue.hint("send the full id of an object of this space"));
        warned = Some(named.position);
    }
    warnings
}

fn path(form: FilterForm, position: &[usize]) -> String {
    if form == FilterForm::Text {
        return FILTER.to_owned();
    }
    let mut path = Path::pointer(FILTERS);
    for (depth, at) in position.iter().enumerate() {
        path = if depth == 0 {
            path
        } else {
            path.key("filters")
        };
        path = path.index(*at);
    }
    (&path).into()
}
