//! Suggestions for names of members and values in other APIs.

use crate::similar::meant_by;

/// Folded values in other APIs, and our value, if it is allowed.
pub(crate) const VALUES: &[(&str, &str)] = &[
    ("board", "kanban"),
    ("kanbanboard", "kanban"),
    ("cards", "gallery"),
    ("start", "first"),
    ("beginning", "first"),
    ("top", "first"),
    ("end", "last"),
    ("bottom", "last"),
    ("start", "left"),
    ("end", "right"),
    ("solid", "line"),
    ("dotted", "dots"),
    ("dashed", "dots"),
    ("is", "equal"),
    ("eq", "equal"),
    ("=", "equal"),
    ("==", "equal"),
    ("isnot", "not_equal"),
    ("ne", "not_equal"),
    ("neq", "not_equal"),
    ("!=", "not_equal"),
    ("<>", "not_equal"),
    ("unequal", "not_equal"),
    ("notequals", "not_equal"),
    ("isnotequal", "not_equal"),
    ("isnotequalto", "not_equal"),
    ("notequalto", "not_equal"),
    ("equalto", "equal"),
    ("isequalto", "equal"),
    ("gt", "greater"),
    ("greaterthan", "greater"),
    ("isgreaterthan", "greater"),
    ("lessthan", "less"),
    ("islessthan", "less"),
    (">", "greater"),
    ("after", "greater"),
    ("lt", "less"),
    ("<", "less"),
    ("before", "less"),
    ("gte", "greater_or_equal"),
    ("ge", "greater_or_equal"),
    ("greaterequal", "greater_or_equal"),
    ("greaterthanorequal", "greater_or_equal"),
    ("greaterthanorequalto", "greater_or_equal"),
    ("equalorgreater", "greater_or_equal"),
    ("onorafter", "greater_or_equal"),
    (">=", "greater_or_equal"),
    ("lte", "less_or_equal"),
    ("le", "less_or_equal"),
    ("lessequal", "less_or_equal"),
    ("lessthanorequal", "less_or_equal"),
    ("lessthanorequalto", "less_or_equal"),
    ("equalorless", "less_or_equal"),
    ("onorbefore", "less_or_equal"),
    ("<=", "less_or_equal"),
    ("like", "contains"),
    ("notlike", "not_contains"),
    ("doesnotcontain", "not_contains"),
    ("isempty", "empty"),
    ("isnull", "empty"),
    ("isnotempty", "not_empty"),
    ("isntempty", "not_empty"),
    ("nonempty", "not_empty"),
    ("isnotnull", "not_empty"),
    ("nin", "not_in"),
    ("isin", "in"),
    ("ascending", "asc"),
    ("descending", "desc"),
    ("thisweek", "current_week"),
    ("thismonth", "current_month"),
    ("thisyear", "current_year"),
];

/// The allowed value that a foreign value means.
pub(crate) fn meant_value(name: &str, allowed: &[&str]) -> Option<String> {
    meant_by(VALUES, name, allowed)
}

/// Folded names of sort and filter members in other APIs, and our member.
const OF_VIEWS: &[(&str, &str)] = &[
    ("field", "property"),
    ("key", "property"),
    ("column", "property"),
    ("order", "direction"),
    ("dir", "direction"),
    ("op", "condition"),
    ("comparison", "condition"),
    ("val", "value"),
    ("propertykey", "property"),
    ("name", "property"),
    ("title", "name"),
    ("label", "name"),
    ("displayname", "name"),
    ("group", "group_by"),
    ("orderby", "sorts"),
    ("sortby", "sorts"),
    ("where", "filters"),
    ("conditions", "filters"),
    ("cols", "columns"),
    ("fields", "columns"),
    ("conjunction", "operator"),
    ("logic", "operator"),
];

/// Folded names of body members in other APIs, and our member.
const OF_BODIES: &[(&str, &str)] = &[
    ("title", "name"),
    ("label", "name"),
    ("displayname", "name"),
    ("content", "text"),
    ("body", "text"),
    ("message", "text"),
    ("where", "filter"),
    ("conditions", "filters"),
    ("sort", "sorts"),
    ("sortby", "sorts"),
    ("orderby", "sorts"),
    ("select", "fields"),
    ("q", "query"),
    ("members", "items"),
    ("objects", "items"),
    ("objectids", "items"),
    ("ids", "items"),
    ("link", "url"),
    ("href", "url"),
    ("type", "format"),
    ("apikey", "key"),
    ("collectionitems", "items"),
    ("files", "attachments"),
    ("reaction", "emoji"),
    ("src", "url"),
    ("search", "query"),
    ("columns", "fields"),
    ("properties", "fields"),
    ("markdown", "text"),
];

/// Suggests a member of a sort or filter for an unknown one.
pub(crate) fn view_member(name: &str, admitted: &[&str]) -> Option<String> {
    meant_by(OF_VIEWS, name, admitted)
}

/// Suggests a member of a request body for an unknown one.
pub(crate) fn body_member(name: &str, admitted: &[&str]) -> Option<String> {
    meant_by(OF_BODIES, name, admitted)
}
