//! Converts a default schema to the plan of its representation in vendor dialects (ops.md 18.1, 18.2).

use rolltop_document::ops::KEEP;
use rolltop_document::schema::counts_bytes;
use serde_json::{Map, Value};

use super::payload;

/// Maximum nesting of filter groups (V2).
const FILTER_LEVELS: usize = 2;
/// The recursive definition.
const FILTER_NODE: &str = "#/$defs/filterNode";
/// The member with complete views.
const VIEWS: &str = "views";
/// The definition of a payload block.
const BLOCK: &str = "#/$defs/block";

/// The parts of a schema without references, recursion, maps and bounds.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Node {
    /// A value of a scalar type: `string`, `integer`, `number`, `boolean` or `null`.
    Scalar(&'static str),
    /// One of these strings.
    Enum(Vec<Value>),
    Array(Box<Node>),
    Object(Vec<Member>),
    /// One of these alternatives.
    Any(Vec<Node>),
    /// A map, represented as a list of pairs with a free key.
    Map(Box<Node>),
    /// An object that is merged into another, represented as a list of pairs with these keys.
    Merge(Vec<Setting>),
}

/// A member of an object.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Member {
    pub(super) name: String,
    /// Its meaning and the limits that the dialects cannot express.
    pub(super) description: Option<String>,
    pub(super) node: Node,
    pub(super) absence: Absence,
}

/// How an absent member is written.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Absence {
    /// Not possible: it is required.
    Never,
    /// As null.
    Null,
    /// As this value, if the dialect prefers it to null.
    Neutral(Value),
    /// As this word in every dialect, because null has its own meaning.
    Word(&'static str),
}

/// A member of a merged object.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Setting {
    pub(super) name: String,
    /// Like that of a [`Member`].
    pub(super) description: Option<String>,
    /// `None` if it can only be cleared.
    pub(super) node: Option<Node>,
    pub(super) clearable: bool,
}

/// A root schema with its description.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) description: Option<String>,
    pub(super) members: Vec<Member>,
}

/// The context of a member, which determines how absence is written (B2, B3).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Inside {
    /// The body of a request.
    Body,
    /// An operation.
    Op,
    /// A block, column, row or option in an operation.
    Payload,
}

impl Plan {
    pub(super) fn of(schema: &Value, is_op: bool) -> Self {
        let reader = Reader {
            definitions: schema.get("$defs"),
            levels: FILTER_LEVELS,
        };
        let inside = if is_op { Inside::Op } else { Inside::Body };
        Self {
            description: text(schema, "description"),
            members: reader.members(schema, inside),
        }
    }
}

/// Reads a default schema. The recursion is bounded by the depth of the schema.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    definitions: Option<&'a Value>,
    /// Number of filter groups that can still be nested.
    levels: usize,
}

impl<'a> Reader<'a> {
    /// The members of the converted schema.
    pub(super) fn members(&self, schema: &'a Value, inside: Inside) -> Vec<Member> {
        let Some(members) = schema.get("properties").and_then(Value::as_object) else {
            return Vec::new();
        };
        let kept = members
            .iter()
            .filter(|(name, _)| !is_left_out(name, members));
        kept.map(|(name, member)| self.member(name, member, is_required(schema, name), inside))
            .collect()
    }

    /// One member.
    pub(super) fn member(
        &self,
        name: &str,
        schema: &'a Value,
        required: bool,
        inside: Inside,
    ) -> Member {
        let target = self.target(schema);
        let node = self.node(schema, name, inside);
        let absence = if required && !accepts_null(schema) {
            Absence::Never
        } else if !required && inside == Inside::Op && accepts_null(target) {
            Absence::Word(KEEP)
        } else {
            absence(name, &node, inside)
        };
        Member {
            name: name.to_owned(),
            description: self.description(schema),
            node,
            absence,
        }
    }

    /// The description of a member and its limit (V4).
    fn description(&self, schema: &'a Value) -> Option<String> {
        let target = self.target(schema);
        let described = text(schema, "description").or_else(|| text(target, "description"));
        // If bytes are limited, a character limit would be misleading.
        let bound = bound(target).filter(|_| !counts_bytes(target));
        let description: Vec<String> = described.into_iter().chain(bound).collect();
        (!description.is_empty()).then(|| description.join(" "))
    }

    /// The representation of a schema; `name` is that of its member.
    pub(super) fn node(&self, schema: &'a Value, name: &str, inside: Inside) -> Node {
        if name == "icon" {
            return payload::emoji_icon(self, schema);
        }
        if schema.get("$ref").and_then(Value::as_str) == Some(FILTER_NODE) {
            return self.filter(inside);
        }
        let schema = self.target(schema);
        if let Some(only) = schema.get("const") {
            return Node::Enum(vec![only.clone()]);
        }
        if let Some(values) = schema.get("enum").and_then(Value::as_array) {
            let named = values.iter().filter(|value| !value.is_null());
            return Node::Enum(named.cloned().collect());
        }
        if let Some(arms) = schema.get("anyOf").and_then(Value::as_array) {
            if name == "cells" {
                return Node::Scalar("string");
            }
            if name == "value" && inside == Inside::Op && payload::is_cell(arms) {
                return payload::cell_value(self, arms);
            }
            let arms = arms.iter().map(|arm| self.node(arm, name, inside));
            let mut arms: Vec<Node> = arms.collect();
            // Null always comes last.
            arms.sort_by_key(|arm| *arm == Node::Scalar("null"));
            return Node::Any(arms);
        }
        match type_of(schema) {
            "array" => Node::Array(Box::new(self.items(schema, name, inside))),
            "object" => self.object(schema, name, inside),
            scalar => Node::Scalar(scalar),
        }
    }

    fn items(&self, schema: &'a Value, name: &str, inside: Inside) -> Node {
        let Some(items) = schema.get("items") else {
            return Node::Scalar("string");
        };
        if items.get("$ref").and_then(Value::as_str) == Some(BLOCK) {
            return payload::families(self, self.target(items));
        }
        let inside = match (inside, name) {
            (Inside::Op, "columns" | "rows" | "options") => Inside::Payload,
            _ => inside,
        };
        self.node(items, name, inside)
    }

    fn object(&self, schema: &'a Value, name: &str, inside: Inside) -> Node {
        if let Some(values) = schema
            .get("additionalProperties")
            .filter(|it| it.is_object())
        {
            let value = self.node(values, name, inside);
            let cleared = accepts_null(values) && !matches!(value, Node::Any(_));
            return Node::Map(Box::new(if cleared {
                Node::Any(vec![value, Node::Scalar("null")])
            } else {
                value
            }));
        }
        let members = schema.get("properties").and_then(Value::as_object);
        match members.filter(|members| is_merged(schema, members)) {
            Some(members) => self.merge(members, inside),
            None => Node::Object(self.members(schema, inside)),
        }
    }

    /// A node of a filter tree with a few nested levels; the innermost level has only comparisons.
    fn filter(&self, inside: Inside) -> Node {
        let definition = self.definitions.and_then(|all| all.get("filterNode"));
        let arms = definition
            .and_then(|node| node.get("anyOf"))
            .and_then(Value::as_array)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let deeper = self.levels.checked_sub(1);
        let reader = Reader {
            levels: deeper.unwrap_or_default(),
            ..*self
        };
        let is_group = |arm: &&Value| arm.pointer("/properties/filters").is_some();
        let kept = arms.iter().filter(|arm| deeper.is_some() || !is_group(arm));
        let mut nodes: Vec<Node> = kept
            .map(|arm| Node::Object(reader.members(arm, inside)))
            .collect();
        match nodes.pop() {
            Some(only) if nodes.is_empty() => only,
            last => {
                nodes.extend(last);
                Node::Any(nodes)
            }
        }
    }

    fn merge(&self, members: &'a Map<String, Value>, inside: Inside) -> Node {
        /// Members that other operations write (ops.md 18.1).
        const LEFT_OUT: [&str; 3] = ["rows", "columns", VIEWS];
        let settings = members
            .iter()
            .filter(|(name, _)| !LEFT_OUT.contains(&name.as_str()))
            .map(|(name, schema)| {
                // The compact string expresses the filter; the list can only be cleared.
                let is_written = name != "filters";
                Setting {
                    name: name.clone(),
                    description: self.description(schema).filter(|_| is_written),
                    node: is_written.then(|| self.node(schema, name, inside)),
                    clearable: accepts_null(schema),
                }
            });
        Node::Merge(settings.collect())
    }

    /// The schema with its reference resolved.
    pub(super) fn target(&self, schema: &'a Value) -> &'a Value {
        let reference = schema.get("$ref").and_then(Value::as_str);
        reference
            .and_then(|path| path.strip_prefix("#/$defs/"))
            .and_then(|name| self.definitions?.get(name))
            .unwrap_or(schema)
    }
}

/// Whether a member is omitted: a filter list next to the equivalent string (V2), read-only members, and complete
/// views, which the view operations write (ops.md 18.6).
fn is_left_out(name: &str, members: &Map<String, Value>) -> bool {
    let is_sort = members.contains_key("direction") && members.contains_key("property");
    (name == "filters" && members.contains_key("filter"))
        || (name == "id" && is_sort)
        || name == VIEWS
}

/// Whether the members of an object are merged one by one: none is required, and null clears one.
fn is_merged(schema: &Value, members: &Map<String, Value>) -> bool {
    schema.get("required").is_none() && members.values().any(accepts_null)
}

fn is_required(schema: &Value, name: &str) -> bool {
    let required = schema.get("required").and_then(Value::as_array);
    required.is_some_and(|all| all.iter().any(|one| one == name))
}

fn accepts_null(schema: &Value) -> bool {
    let types = schema.get("type").and_then(Value::as_array);
    types.is_some_and(|types| types.iter().any(|one| one == "null"))
}

/// The only type other than null.
fn type_of(schema: &Value) -> &'static str {
    let named = match schema.get("type") {
        Some(Value::Array(several)) => several.iter().find(|one| *one != "null"),
        one => one,
    };
    match named.and_then(Value::as_str) {
        Some("array") => "array",
        Some("object") => "object",
        Some("integer") => "integer",
        Some("number") => "number",
        Some("boolean") => "boolean",
        Some("null") => "null",
        _ => "string",
    }
}

fn text(schema: &Value, name: &str) -> Option<String> {
    schema.get(name).and_then(Value::as_str).map(str::to_owned)
}

/// The upper limit of a member in words, if it is specific to it (V4).
fn bound(schema: &Value) -> Option<String> {
    use rolltop_document::limits::{MAX_LIST, MAX_TEXT};
    let of = |keyword| schema.get(keyword).and_then(Value::as_u64);
    let own = |keyword, default: usize| of(keyword).filter(|bound| *bound < default as u64);
    if let Some(most) = own("maxLength", MAX_TEXT) {
        return Some(format!("At most {most} characters."));
    }
    if let Some(most) = own("maxItems", MAX_LIST).or_else(|| of("maxProperties")) {
        return Some(format!("At most {most} entries."));
    }
    of("maximum").map(|most| format!("At most {most}."))
}

/// How absence is written (B2, B3).
fn absence(name: &str, node: &Node, inside: Inside) -> Absence {
    let neutral = |value: Value| Absence::Neutral(value);
    if inside == Inside::Body {
        return Absence::Null;
    }
    match (node, name) {
        // The default of this member in a sort is true.
        (Node::Scalar("boolean"), "include_time") => Absence::Null,
        (Node::Scalar("boolean"), _) => neutral(false.into()),
        (Node::Scalar("integer"), "indent" | "width") => neutral(0.into()),
        (Node::Scalar("string"), _) if inside == Inside::Payload => neutral("".into()),
        (Node::Enum(_), "color") if inside == Inside::Payload => neutral("".into()),
        (Node::Enum(_), "align") => neutral("left".into()),
        (Node::Enum(values), "style") => values.first().cloned().map_or(Absence::Null, neutral),
        (Node::Enum(_), "card_style") => neutral("text".into()),
        (Node::Enum(_), "icon_size") => neutral("none".into()),
        (Node::Enum(_), "direction") => neutral("asc".into()),
        (Node::Array(_) | Node::Map(_) | Node::Merge(_), _) => neutral(Value::Array(Vec::new())),
        _ => Absence::Null,
    }
}
