//! Wire types that several resources share (http.md 4, 27).

use std::collections::BTreeMap;

use rolltop_document::findings::reported;
use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::{Format, PropertyDef};
use schemars::JsonSchema;
use schemars::r#gen::SchemaGenerator;
use schemars::schema::{Schema, SchemaObject};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::operations::advice;
use crate::params::Page;
use crate::reply::Outcome;
use crate::wire_schema::one_of;

/// A member that is always present and whose `null` has a meaning.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq, Serialize)]
#[serde(transparent)]
pub struct OrNull<T>(pub Option<T>);

impl<T: JsonSchema> JsonSchema for OrNull<T> {
    fn is_referenceable() -> bool {
        false
    }

    fn schema_name() -> String {
        format!("{}OrNull", T::schema_name())
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = match generator.subschema_for::<T>() {
            Schema::Object(object) if object.reference.is_none() => object,
            reference => {
                let mut wrapper = SchemaObject::default();
                wrapper.subschemas().all_of = Some(vec![reference]);
                wrapper
            }
        };
        schema
            .extensions
            .insert("nullable".to_owned(), Value::Bool(true));
        schema.into()
    }
}

/// The schema of an instant: an RFC 3339 string.
pub(crate) struct Moment;

impl JsonSchema for Moment {
    fn is_referenceable() -> bool {
        false
    }

    fn schema_name() -> String {
        "Moment".to_owned()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut text = String::json_schema(generator).into_object();
        text.format = Some(DATE_TIME.to_owned());
        text.into()
    }
}

/// The format of instants.
pub(crate) const DATE_TIME: &str = "date-time";

/// One page of rows.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[schemars(rename = "ListResponse-{Row}")]
pub struct ListResponse<Row> {
    /// The rows of this page. Rows of objects end a page at 4 MiB of names and values, before its `limit`: the next
    /// `offset` is this one plus the number of rows that came.
    pub data: Vec<Row>,
    /// The number of rows on all pages.
    pub total: u64,
    /// The number of rows that were skipped.
    pub offset: u64,
    /// The maximum number of rows on a page.
    pub limit: u32,
    /// True if there are rows after this page.
    pub has_more: bool,
    /// How to narrow the request or continue; only with `has_more`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// Findings that do not make the request fail.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Issue>,
}

impl<Row> ListResponse<Row> {
    /// One page of a list of `total` rows.
    pub fn page(page: Page, data: Vec<Row>, total: u64, narrowing: Narrowing) -> Self {
        let message = next_page(page, data.len(), total, narrowing);
        Self {
            data,
            total,
            offset: page.offset,
            limit: page.limit(),
            has_more: message.is_some(),
            message,
            warnings: Vec::new(),
        }
    }

    /// The same for a list whose total is a lower bound (query.md 2).
    #[must_use]
    pub fn at_least(mut self) -> Self {
        let total = self.total;
        let message = self.message.take();
        self.message = message.map(|message| format!("at least {total} rows: {message}"));
        self
    }

    /// The same with warnings, limited to what a response reports.
    #[must_use]
    pub fn advised(mut self, warnings: Vec<Issue>) -> Self {
        self.warnings = reported(warnings);
        advice(&mut self.warnings);
        self
    }
}

/// How a client can narrow a list (http.md 4).
#[derive(Clone, Copy, Debug)]
pub enum Narrowing {
    /// By the filters of a search.
    Search,
    /// By a prefix of the name.
    Prefix,
    /// By its own words and filter.
    Filter,
    /// By the filters of a view.
    View,
    /// Not at all: only by paging.
    Offset,
}

/// The message of a list with rows after this page (http.md 4).
pub(crate) fn next_page(
    page: Page,
    shown: usize,
    total: u64,
    narrowing: Narrowing,
) -> Option<String> {
    let next = page.offset.saturating_add(shown as u64);
    let more = shown > 0 && next < total;
    let narrow = match narrowing {
        Narrowing::Search => "narrow it with the filters of a search, or ",
        Narrowing::Prefix => "narrow it with prefix, or ",
        Narrowing::Filter => "narrow it with `filter` or `query`, or ",
        Narrowing::View => "narrow it with a view that has a filter, or ",
        Narrowing::Offset => "",
    };
    more.then(|| {
        format!(
            "{shown} of {total} rows from offset {}; {narrow}send offset={next} for more",
            page.offset
        )
    })
}

/// A compact row of an object.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ObjectRow {
    /// Full object id.
    pub id: String,
    /// The name; may be empty.
    pub name: String,
    /// The type key.
    #[serde(rename = "type")]
    pub type_key: String,
    /// The space of the object; only when searching all spaces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub space_id: Option<String>,
    /// The values of the requested `fields`, by property key.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub properties: Map<String, Value>,
}

/// A row of list_properties.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct PropertyRow {
    /// The stable key.
    pub key: String,
    /// The display name.
    pub name: String,
    /// The format of its values.
    #[schemars(schema_with = "formats")]
    pub format: String,
}

impl PropertyRow {
    /// The row of a property with this key.
    pub fn of(def: &PropertyDef, key: &str) -> Self {
        Self {
            key: key.to_owned(),
            name: def.name.clone(),
            format: def.format.name().to_owned(),
        }
    }
}

/// A select option that a write created.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct CreatedOption {
    /// The name of the option.
    pub name: String,
    /// The key of its property.
    pub property: String,
}

/// What a write created or removed in addition to the resource itself.
#[derive(Clone, Debug, Default, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct SideEffects {
    /// Select options.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<CreatedOption>,
    /// Properties.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub properties: Vec<PropertyRow>,
}

impl SideEffects {
    /// True if nothing was created or removed.
    pub fn is_empty(&self) -> bool {
        self.options.is_empty() && self.properties.is_empty()
    }
}

/// How the template of a new object was chosen.
#[derive(Clone, Copy, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TemplateSource {
    /// The request named it.
    Request,
    /// It is the default template of the type.
    TypeDefault,
}

/// The template that a new object was made from.
#[derive(Clone, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct AppliedTemplate {
    /// The template object.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How the template was chosen.
    pub source: TemplateSource,
    /// The number of blocks from the template; absent on a dry run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blocks_added: Option<u32>,
    /// True if the object has the blocks of the template and those of the request.
    pub combined: bool,
}

/// The result of creating, updating or archiving a resource.
#[derive(Clone, Debug, Default, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
pub struct CreateResult {
    /// Full id; absent on a dry run of a create.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The type key of the object.
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    pub type_key: Option<String>,
    /// The identity key of a type or property.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The etag after the write; absent on a dry run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub etag: Option<String>,
    /// The number of items in a new collection.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub items: Option<u32>,
    /// What the write created in addition to the resource.
    #[serde(default, skip_serializing_if = "SideEffects::is_empty")]
    pub created: SideEffects,
    /// Options and properties that the write detached.
    #[serde(default, skip_serializing_if = "SideEffects::is_empty")]
    pub removed: SideEffects,
    /// The ids of new views. The key is the position of the operation, such as `/ops/0`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub created_views: BTreeMap<String, String>,
    /// The template that was applied.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub template: Option<AppliedTemplate>,
    /// Reserved; errors use the error envelope.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub issues: Vec<Issue>,
    /// Findings that do not make the request fail.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Issue>,
    /// True if nothing was written.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dry_run: bool,
}

impl Outcome for CreateResult {
    fn etag(&self) -> Option<&str> {
        self.etag.as_deref()
    }

    fn warnings(&mut self) -> Option<&mut Vec<Issue>> {
        Some(&mut self.warnings)
    }

    fn mark_dry_run(&mut self, creates: bool) {
        self.dry_run = true;
        self.etag = None;
        if creates {
            self.id = None;
        }
        if let Some(template) = &mut self.template {
            template.blocks_added = None;
        }
    }
}

/// Every property format, including those of built-in properties.
pub(crate) fn formats(_: &mut SchemaGenerator) -> Schema {
    one_of(Format::ALL.iter().map(|format| format.name()))
}
