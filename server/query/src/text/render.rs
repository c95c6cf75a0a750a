//! From the filter tree back to the compact string, in its one canonical spelling.

use rolltop_document::bundled::TYPE;
use rolltop_document::properties::render_date;
use rolltop_document::view::{FilterLeaf, FilterNode};
use rolltop_document::vocabulary::{Format, Spelling};
use serde_json::Value;

use super::token::is_word;
use super::words::{Keyword, function_of, sign_of};

/// The compact string of nodes joined by AND; parsing it gives an equal filter.
///
/// `None` for what the string cannot say: no nodes, a key that is no word or a reserved one, a leaf without a
/// condition or with an inert preset, a day that is given as an instant within it.
pub fn render(nodes: &[FilterNode], spelling: &dyn Spelling) -> Option<String> {
    Renderer { spelling }.joined(nodes, false)
}

struct Renderer<'a> {
    spelling: &'a dyn Spelling,
}

impl Renderer<'_> {
    fn joined(&self, nodes: &[FilterNode], any: bool) -> Option<String> {
        let word = if any { " OR " } else { " AND " };
        let is_alone = nodes.len() == 1;
        let parts: Option<Vec<String>> = nodes
            .iter()
            .map(|node| self.node(node, any || is_alone))
            .collect();
        parts
            .filter(|parts| !parts.is_empty())
            .map(|parts| parts.join(word))
    }

    /// AND binds tighter than OR, so that only an OR among others of an AND stands in parentheses.
    fn node(&self, node: &FilterNode, is_loose: bool) -> Option<String> {
        match node {
            FilterNode::Leaf(leaf) => self.leaf(leaf),
            FilterNode::Group { any, filters, .. } => {
                let inner = self.joined(filters, *any)?;
                let needs_none = is_loose || !*any || filters.len() == 1;
                Some(if needs_none {
                    inner
                } else {
                    format!("({inner})")
                })
            }
        }
    }

    fn leaf(&self, leaf: &FilterLeaf) -> Option<String> {
        let key = self.spelling.property_key(&leaf.property);
        if !is_word(&key) || Keyword::of(&key).is_some() {
            return None;
        }
        let condition = leaf.condition?;
        let operator = sign_of(condition);
        if condition.ignores_value() {
            return Some(format!("{key} {operator}"));
        }
        let operand = self.operand(leaf)?;
        Some(format!("{key} {operator} {operand}"))
    }

    fn operand(&self, leaf: &FilterLeaf) -> Option<String> {
        let condition = leaf.condition?;
        if let Some(preset) = leaf.date_preset {
            // `in` takes a preset in the tree, where the string has `=` for the same.
            let says_so = condition.takes_preset() && !condition.takes_list();
            let is_date = self.spelling.property_format(&leaf.property) == Some(Format::Date);
            let function = function_of(preset);
            return match &leaf.value {
                _ if !says_so || !is_date => None,
                Some(count) if preset.counts_days() => {
                    Some(format!("{function}({})", count.as_u64()?))
                }
                _ => (!preset.counts_days()).then(|| format!("{function}()")),
            };
        }
        let value = leaf.value.as_ref()?;
        if !condition.takes_list() {
            return match value {
                Value::Array(values) => match values.as_slice() {
                    [one] => self.scalar(leaf, one),
                    _ => None,
                },
                one => self.scalar(leaf, one),
            };
        }
        let values = value
            .as_array()
            .map_or(std::slice::from_ref(value), Vec::as_slice);
        let values: Option<Vec<String>> = values
            .iter()
            .map(|value| self.scalar(leaf, value))
            .collect();
        let values = values.filter(|values| !values.is_empty())?;
        Some(format!("({})", values.join(", ")))
    }

    fn scalar(&self, leaf: &FilterLeaf, value: &Value) -> Option<String> {
        let format = self.spelling.property_format(&leaf.property);
        match (value, format) {
            (Value::Number(seconds), Some(Format::Date)) => {
                date(seconds.as_i64()?, leaf.include_time).map(|text| quoted(&text))
            }
            // Never an exponent, which the string does not know.
            (Value::Number(number), _) => number.as_f64().map(|number| number.to_string()),
            (Value::Bool(flag), _) => Some(flag.to_string()),
            (Value::String(id), Some(Format::Select | Format::MultiSelect)) => {
                Some(quoted(&self.spelling.option(&leaf.property, id)))
            }
            (Value::String(key), Some(Format::Objects)) if leaf.property == TYPE => {
                Some(quoted(&self.spelling.type_key(key)))
            }
            (Value::String(text), _) => Some(quoted(text)),
            (Value::Null | Value::Array(_) | Value::Object(_), _) => None,
        }
    }
}

/// An instant, or the day that begins at this midnight.
fn date(seconds: i64, include_time: bool) -> Option<String> {
    let instant = render_date(seconds)?;
    if include_time {
        return Some(instant);
    }
    instant.strip_suffix("T00:00:00Z").map(str::to_owned)
}

/// A string as the text writes it.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for c in text.chars() {
        match c {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            _ => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
