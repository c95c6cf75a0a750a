//! One condition of v1, compiled to nodes of the one filter tree (v1.md 7, 8).

use std::cell::Cell;

use rolltop_document::bundled::{NAME, TYPE};
use rolltop_document::issue::Fault;
use rolltop_document::limits::MAX_FILTER_LEAVES;
use rolltop_document::properties::parse_date;
use rolltop_document::view::{Condition as TreeCondition, FilterLeaf, FilterNode};
use rolltop_document::vocabulary::{PropertyDef, TypeDef, Vocabulary};
use rolltop_spec::v1::{Condition, PropertyFormat};
use rolltop_workspace::Error;
use serde_json::{Value, json};

use super::given::fault;
use super::operand::Operand;
use super::tags::option_of;
use super::values;

/// Internal key of an object's own id as a property.
const ID: &str = "id";
/// Keys that are no properties of objects in v1.
const GLOBAL_NAME: &str = "global_name";
pub(super) const SNIPPET: &str = "snippet";

/// What a condition is about.
pub(super) enum Subject<'v> {
    Property(&'v PropertyDef, PropertyFormat),
    Type,
    Snippet,
    /// What nothing has.
    GlobalName,
}

/// What the filters of one request are compiled against.
pub(super) struct Compiler<'a> {
    pub(super) vocabulary: &'a Vocabulary,
    /// The ids of the objects whose snippet passes a test; `None` where rows are no objects.
    with_snippet: Option<&'a Snippets<'a>>,
    /// How many conditions there were: every row pays for each.
    conditions: Cell<usize>,
    /// How many of them were about snippets: each goes through the space.
    snippets: Cell<usize>,
}

/// Most conditions of a request about snippets.
pub(super) const SNIPPETS_MAX: usize = 16;

/// Reads snippets.
pub(super) type Snippets<'a> = dyn Fn(&dyn Fn(&str) -> bool) -> Result<Vec<String>, Error> + 'a;

/// The property with this id, served key or stored key, exactly; of several one that was not removed.
pub(super) fn find_property<'v>(vocabulary: &'v Vocabulary, key: &str) -> Option<&'v PropertyDef> {
    let all = vocabulary.properties().iter().filter(|def| {
        !def.id.is_empty()
            && (def.id == key || def.key == key || vocabulary.property_key(&def.key) == key)
    });
    all.min_by_key(|def| def.archived)
}

/// The type with this id, served key or stored key, exactly; of several one that was not removed.
pub(super) fn find_type<'v>(vocabulary: &'v Vocabulary, key: &str) -> Option<&'v TypeDef> {
    let all = vocabulary.types().iter().filter(|def| {
        !def.id.is_empty()
            && (def.id == key || def.key == key || vocabulary.type_key(&def.key) == key)
    });
    all.min_by_key(|def| def.archived)
}

/// No row passes.
pub(super) fn never() -> FilterNode {
    leaf(ID, TreeCondition::In, json!([""]))
}

/// Every row passes.
fn always() -> FilterNode {
    leaf(ID, TreeCondition::NotIn, json!([""]))
}

fn leaf(property: &str, condition: TreeCondition, value: Value) -> FilterNode {
    dated(property, condition, value, false)
}

fn dated(property: &str, condition: TreeCondition, value: Value, include_time: bool) -> FilterNode {
    FilterNode::Leaf(Box::new(FilterLeaf {
        property: property.to_owned(),
        condition: Some(condition),
        value: Some(value),
        date_preset: None,
        include_time,
    }))
}

fn emptiness(property: &str, is_empty: bool) -> FilterNode {
    let condition = if is_empty {
        TreeCondition::Empty
    } else {
        TreeCondition::NotEmpty
    };
    leaf(property, condition, Value::Null)
}

/// The name of a format as refusals have it; those of subjects that are no properties are these.
fn format_name(subject: &Subject<'_>) -> &'static str {
    match subject {
        Subject::Property(_, format) => format.name(),
        Subject::Type => PropertyFormat::Objects.name(),
        Subject::Snippet | Subject::GlobalName => PropertyFormat::Text.name(),
    }
}

const fn is_text_like(format: PropertyFormat) -> bool {
    matches!(
        format,
        PropertyFormat::Text | PropertyFormat::Url | PropertyFormat::Email | PropertyFormat::Phone
    )
}

impl Subject<'_> {
    /// How a parameter without a condition compares (v1.md 7).
    pub(super) fn usual(&self) -> Condition {
        match self {
            Self::Property(_, format) if !is_text_like(*format) => Condition::Eq,
            Self::Type => Condition::Eq,
            Self::Property(..) | Self::Snippet | Self::GlobalName => Condition::Contains,
        }
    }

    fn admits(&self, condition: Condition) -> bool {
        use Condition as C;
        let emptiness = matches!(condition, C::Empty | C::NotEmpty);
        match self {
            Self::Property(_, PropertyFormat::Number) => {
                emptiness || matches!(condition, C::Eq | C::Ne | C::Gt | C::Gte | C::Lt | C::Lte)
            }
            Self::Property(_, PropertyFormat::Date) => {
                emptiness || matches!(condition, C::Eq | C::Gt | C::Gte | C::Lt | C::Lte | C::In)
            }
            Self::Property(_, PropertyFormat::Checkbox) => matches!(condition, C::Eq | C::Ne),
            Self::Property(
                _,
                PropertyFormat::Select
                | PropertyFormat::MultiSelect
                | PropertyFormat::Files
                | PropertyFormat::Objects,
            ) => emptiness || matches!(condition, C::Eq | C::In | C::NotIn | C::All),
            Self::Type => matches!(condition, C::Eq | C::Ne | C::In | C::NotIn),
            Self::Property(..) | Self::Snippet | Self::GlobalName => {
                emptiness || matches!(condition, C::Eq | C::Ne | C::Contains | C::NotContains)
            }
        }
    }
}

impl<'a> Compiler<'a> {
    pub(super) fn new(vocabulary: &'a Vocabulary, with_snippet: Option<&'a Snippets<'a>>) -> Self {
        Self {
            vocabulary,
            with_snippet,
            conditions: Cell::default(),
            snippets: Cell::default(),
        }
    }

    /// What a key names (v1.md 7).
    pub(super) fn subject(&self, key: &str) -> Option<Subject<'a>> {
        match key {
            GLOBAL_NAME => return Some(Subject::GlobalName),
            SNIPPET => return Some(Subject::Snippet),
            TYPE if self.with_snippet.is_some() => return Some(Subject::Type),
            _ => {}
        }
        let vocabulary = self.vocabulary;
        let def = match key {
            NAME => vocabulary.property(NAME),
            // The names that every space has are of no space.
            key => {
                find_property(vocabulary, key).filter(|def| values::is_known(def) && !def.archived)
            }
        };
        let def = def?;
        Some(Subject::Property(def, values::format(def.format)?))
    }

    /// Compiles a condition; `None` for an operand that was not given.
    pub(super) fn node(
        &self,
        subject: &Subject<'_>,
        condition: Condition,
        operand: Option<Operand<'_>>,
    ) -> Result<FilterNode, Error> {
        count(&self.conditions, 1, MAX_FILTER_LEAVES)?;
        if !subject.admits(condition) {
            let (condition, format) = (condition.name(), format_name(subject));
            let message =
                format!("condition {condition:?} is not valid for property type {format:?}");
            return Err(fault(message).into());
        }
        if matches!(condition, Condition::Empty | Condition::NotEmpty) {
            let is_asked = operand.map_or(Ok(true), Operand::is_empty_wanted)?;
            return self.emptiness(subject, (condition == Condition::Empty) == is_asked);
        }
        let operand = operand.ok_or_else(|| missing_value(condition))?;
        match subject {
            Subject::Type => self.of_type(condition, operand),
            Subject::GlobalName => Ok(of_nothing(condition)),
            Subject::Snippet => self.snippet(condition, operand.text()?),
            Subject::Property(def, format) => {
                let node = property(def, *format, condition, operand)?;
                // Each date of a list is a condition.
                if let (PropertyFormat::Date, FilterNode::Group { filters, .. }) = (format, &node) {
                    count(&self.conditions, filters.len(), MAX_FILTER_LEAVES)?;
                }
                Ok(node)
            }
        }
    }

    fn emptiness(&self, subject: &Subject<'_>, is_empty: bool) -> Result<FilterNode, Error> {
        match subject {
            Subject::Property(def, _) => Ok(emptiness(&def.key, is_empty)),
            Subject::Snippet => self.snippets(&|snippet| snippet.is_empty() == is_empty, is_empty),
            Subject::GlobalName | Subject::Type => Ok(if is_empty { always() } else { never() }),
        }
    }

    fn of_type(&self, condition: Condition, operand: Operand<'_>) -> Result<FilterNode, Error> {
        let is_list = matches!(condition, Condition::In | Condition::NotIn);
        let internal = |spelled: String| {
            find_type(self.vocabulary, &spelled).map_or(spelled, |def| def.key.clone())
        };
        let keys: Vec<String> = operand
            .entries(is_list)?
            .into_iter()
            .map(internal)
            .collect();
        let is_negated = matches!(condition, Condition::Ne | Condition::NotIn);
        let condition = if is_negated {
            TreeCondition::NotIn
        } else {
            TreeCondition::In
        };
        Ok(leaf(TYPE, condition, listed(keys)))
    }

    fn snippet(&self, condition: Condition, wanted: &str) -> Result<FilterNode, Error> {
        let lower = wanted.to_lowercase();
        let contains = |snippet: &str| snippet.to_lowercase().contains(&lower);
        match condition {
            Condition::Eq => self.snippets(&|snippet| snippet == wanted, false),
            Condition::Ne => self.snippets(&|snippet| snippet != wanted, true),
            Condition::NotContains => self.snippets(&|snippet| !contains(snippet), true),
            _ => self.snippets(&contains, false),
        }
    }

    /// The objects whose snippet passes. What is no object has none, which passes or not.
    fn snippets(&self, test: &dyn Fn(&str) -> bool, of_none: bool) -> Result<FilterNode, Error> {
        count(&self.snippets, 1, SNIPPETS_MAX)?;
        match self.with_snippet {
            Some(with_snippet) => Ok(leaf(ID, TreeCondition::In, listed(with_snippet(test)?))),
            None if of_none => Ok(always()),
            None => Ok(never()),
        }
    }

    /// Objects whose name or snippet holds this text, in any case of letters (v1.md 8).
    pub(super) fn words(&self, text: &str) -> Result<FilterNode, Error> {
        let name = leaf(NAME, TreeCondition::Contains, json!(text));
        let snippet = self.snippet(Condition::Contains, text)?;
        Ok(any(vec![name, snippet]))
    }
}

/// A condition that compares with a value has none.
pub(super) fn missing_value(condition: Condition) -> Fault {
    let name = condition.name();
    fault(format!("a value is missing for the condition {name:?}"))
}

/// Counts `more` conditions.
fn count(counted: &Cell<usize>, more: usize, most: usize) -> Result<(), Fault> {
    counted.set(counted.get() + more);
    check_count(counted.get(), most)
}

/// Refuses more conditions than a request may have, of all or of those on snippets.
pub(super) fn check_count(count: usize, most: usize) -> Result<(), Fault> {
    if count <= most {
        return Ok(());
    }
    Err(fault(match most {
        SNIPPETS_MAX => format!("a request has at most {most} conditions on \"snippet\""),
        _ => format!("a request has at most {most} conditions"),
    }))
}

fn any(filters: Vec<FilterNode>) -> FilterNode {
    FilterNode::Group { any: true, filters }
}

/// A list of ids; an empty one would be no condition at all.
fn listed(ids: Vec<String>) -> Value {
    if ids.is_empty() {
        json!([""])
    } else {
        json!(ids)
    }
}

/// What a text that nothing has compares to.
fn of_nothing(condition: Condition) -> FilterNode {
    match condition {
        Condition::Ne | Condition::NotContains => always(),
        _ => never(),
    }
}

fn property(
    def: &PropertyDef,
    format: PropertyFormat,
    condition: Condition,
    operand: Operand<'_>,
) -> Result<FilterNode, Error> {
    let key = def.key.as_str();
    Ok(match format {
        PropertyFormat::Text
        | PropertyFormat::Url
        | PropertyFormat::Email
        | PropertyFormat::Phone => leaf(key, scalar(condition), json!(operand.text()?)),
        PropertyFormat::Number => number(key, condition, operand.number()?),
        PropertyFormat::Checkbox => leaf(key, scalar(condition), json!(operand.boolean()?)),
        PropertyFormat::Date => {
            let is_list = condition == Condition::In;
            let dates = operand.entries(is_list)?.into_iter().map(|text| {
                let date = parse_date(&text);
                let date = date.ok_or_else(|| fault(format!("invalid date format: {text:?}")))?;
                Ok(dated(
                    key,
                    scalar(condition),
                    json!(date.seconds),
                    date.has_time,
                ))
            });
            let dates: Result<Vec<FilterNode>, Fault> = dates.collect();
            match dates?.as_slice() {
                [] => never(),
                [only] => only.clone(),
                several => any(several.to_vec()),
            }
        }
        PropertyFormat::Select
        | PropertyFormat::MultiSelect
        | PropertyFormat::Files
        | PropertyFormat::Objects => {
            let is_list = condition != Condition::Eq;
            let entries = operand.entries(is_list)?;
            let entries = match format {
                PropertyFormat::Select | PropertyFormat::MultiSelect => options(def, entries),
                _ => entries,
            };
            let condition = match condition {
                Condition::NotIn => TreeCondition::NotIn,
                Condition::All => TreeCondition::AllIn,
                _ => TreeCondition::In,
            };
            leaf(key, condition, listed(entries))
        }
    })
}

/// Options by tag id, tag key or name; what names none is held by no object.
fn options(def: &PropertyDef, spelled: Vec<String>) -> Vec<String> {
    let option = |spelled: String| {
        let by_id = option_of(def, &spelled).filter(|option| !option.archived);
        let named = || def.options.named(&spelled).find(|option| !option.archived);
        by_id
            .or_else(named)
            .map_or(spelled.clone(), |option| option.id.clone())
    };
    spelled.into_iter().map(option).collect()
}

/// A missing number compares as 0 (v1.md 7).
fn number(key: &str, condition: Condition, wanted: f64) -> FilterNode {
    let zero_passes = match condition {
        Condition::Ne => wanted != 0.0,
        Condition::Gt => 0.0 > wanted,
        Condition::Gte => 0.0 >= wanted,
        Condition::Lt => 0.0 < wanted,
        Condition::Lte => 0.0 <= wanted,
        _ => wanted == 0.0,
    };
    let compared = leaf(key, scalar(condition), json!(wanted));
    FilterNode::Group {
        any: zero_passes,
        filters: vec![compared, emptiness(key, zero_passes)],
    }
}

const fn scalar(condition: Condition) -> TreeCondition {
    match condition {
        Condition::Ne => TreeCondition::NotEqual,
        Condition::Gt => TreeCondition::Greater,
        Condition::Gte => TreeCondition::GreaterOrEqual,
        Condition::Lt => TreeCondition::Less,
        Condition::Lte => TreeCondition::LessOrEqual,
        Condition::Contains => TreeCondition::Contains,
        Condition::NotContains => TreeCondition::NotContains,
        _ => TreeCondition::Equal,
    }
}
