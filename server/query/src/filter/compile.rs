//! Compilation of a filter tree: names, options and dates are resolved once per query.

use std::collections::HashMap;
use std::sync::Arc;

use aho_corasick::AhoCorasick;
use memchr::memmem::Finder;
use rolltop_document::view::{
    CALLER_PLACEHOLDER, Condition, FilterLeaf, FilterNode, HOST_PLACEHOLDER, PLACEHOLDER_PREFIX,
};
use rolltop_document::vocabulary::{Format, PropertyDef, composed};
use serde_json::Value;

use super::condition::{Leaf, Relation, Scalar, ScalarSet, SymbolSet, Test};
use super::{Filter, Node, QueryContext, Unusable};
use crate::dates::TimeRange;
use crate::value::{FieldRef, Fields, Symbol, lowered};

impl Filter {
    /// Compiles nodes that are joined by AND; adds the properties that they read to `fields`. No nodes match every row.
    pub fn compile(nodes: &[FilterNode], cx: &QueryContext<'_>, fields: &mut Fields) -> Self {
        let mut compiler = Compiler {
            cx,
            fields,
            live: HashMap::new(),
            unusable: Vec::new(),
        };
        let root = compiler.group(false, nodes);
        Self {
            root: root.unwrap_or(Node::All(Vec::new())),
            unusable: compiler.unusable,
        }
    }
}

struct Compiler<'c, 'v> {
    cx: &'c QueryContext<'v>,
    fields: &'c mut Fields,
    /// The existing options by internal key of their property.
    live: HashMap<String, Arc<SymbolSet>>,
    unusable: Vec<Unusable>,
}

/// Why a leaf is ignored, as the end of a sentence.
type Reason = &'static str;

impl<'v> Compiler<'_, 'v> {
    /// `None` for a group whose leaves are all ignored.
    fn group(&mut self, any: bool, nodes: &[FilterNode]) -> Option<Node> {
        let mut members = Vec::with_capacity(nodes.len());
        self.add_members(any, nodes, &mut members);
        let mut members = with_joined_patterns(any, members);
        members.sort_by_key(Node::cost);
        if members.len() < 2 {
            return members.pop();
        }
        Some(if any {
            Node::Any(members)
        } else {
            Node::All(members)
        })
    }

    /// Adds nodes to the members of a group. Nested groups of the same operator are flattened.
    fn add_members(&mut self, any: bool, nodes: &[FilterNode], members: &mut Vec<Node>) {
        for node in nodes {
            match node {
                FilterNode::Group { any: of, filters } if *of == any => {
                    self.add_members(any, filters, members);
                }
                FilterNode::Group { any, filters } => members.extend(self.group(*any, filters)),
                FilterNode::Leaf(leaf) => match self.leaf(leaf) {
                    Ok(leaf) => members.extend(leaf.map(Node::Leaf)),
                    Err(reason) => self.unusable.push(Unusable::Ignored {
                        key: leaf.property.clone(),
                        reason,
                    }),
                },
            }
        }
    }

    /// `None` for a leaf without effect (query.md 4.3).
    fn leaf(&mut self, leaf: &FilterLeaf) -> Result<Option<Leaf>, Reason> {
        let condition = leaf.condition.ok_or("it has no condition")?;
        let vocabulary = self.cx.vocabulary;
        let known = vocabulary.property(&leaf.property);
        let Some(property) = known.filter(|property| !property.archived) else {
            let (leaf_of_none, matches) = without_value(condition);
            self.unusable.push(Unusable::Gone {
                key: leaf.property.clone(),
                matches,
            });
            return Ok(Some(leaf_of_none));
        };
        if !condition.fits(property.format) {
            return Err("its condition does not fit the format of the property");
        }
        let (positive, negated) = condition.positive();
        let Some(test) = self.test(property, positive, leaf)? else {
            return Ok(None);
        };
        Ok(Some(Leaf {
            field: Some(self.fields.field(&property.key)),
            test,
            negated,
        }))
    }

    fn test(
        &mut self,
        property: &PropertyDef,
        condition: Condition,
        leaf: &FilterLeaf,
    ) -> Result<Option<Test>, Reason> {
        match condition {
            Condition::Empty => return Ok(Some(Test::Empty)),
            Condition::Exists => return Ok(Some(Test::Exists)),
            _ => {}
        }
        let takes_preset = leaf.condition.is_some_and(Condition::takes_preset);
        let preset = leaf
            .date_preset
            .filter(|_| takes_preset && property.format == Format::Date);
        if let Some(preset) = preset {
            let count = leaf.value.as_ref().and_then(Value::as_u64);
            if preset.counts_days() && count.is_none() {
                return Err("its preset has no day count");
            }
            let count = u32::try_from(count.unwrap_or(0)).unwrap_or(u32::MAX);
            let days = Scalar::Date(self.cx.moment.preset(preset, count));
            return Ok(Some(scalar_test(condition, vec![days])));
        }
        let values = match &leaf.value {
            Some(Value::Array(values)) => values.as_slice(),
            Some(value) => std::slice::from_ref(value),
            // The format ignores the preset, and the leaf has no value (query.md 4.3).
            None if leaf.date_preset.is_some() => return Ok(None),
            None => return Err("it has no value"),
        };
        if values.is_empty() {
            return Err("its list of values is empty");
        }
        let unreadable = "its value does not fit the format of the property";
        match property.format {
            Format::Text | Format::Url | Format::Email | Format::Phone | Format::Emoji => {
                let texts: Option<Vec<&str>> = values.iter().map(Value::as_str).collect();
                let texts = texts.ok_or(unreadable)?.into_iter();
                let mut texts = texts.map(|text| Box::<str>::from(composed(text)));
                if condition == Condition::Contains {
                    let text = texts.next().unwrap_or_default();
                    return Ok(Some(contains_test(&text)));
                }
                Ok(Some(scalar_test(
                    condition,
                    texts.map(Scalar::Text).collect(),
                )))
            }
            Format::Number => {
                let numbers = values
                    .iter()
                    .map(|value| value.as_f64().map(Scalar::Number));
                let numbers: Option<Vec<Scalar>> = numbers.collect();
                Ok(Some(scalar_test(condition, numbers.ok_or(unreadable)?)))
            }
            Format::Date => {
                let instants: Option<Vec<i64>> = values.iter().map(Value::as_i64).collect();
                let instants = instants.ok_or(unreadable)?.into_iter();
                let ranges = instants.map(|seconds| {
                    if leaf.include_time {
                        TimeRange::of_instant(seconds)
                    } else {
                        self.cx.moment.day_of(seconds)
                    }
                });
                let dates = ranges.map(Scalar::Date).collect();
                Ok(Some(scalar_test(condition, dates)))
            }
            Format::Checkbox => {
                let flags: Option<Vec<bool>> = values.iter().map(Value::as_bool).collect();
                let flags = flags.ok_or(unreadable)?;
                Ok(Some(
                    match (flags.contains(&true), flags.contains(&false)) {
                        (true, true) => Test::AnyCheckbox,
                        (wanted, _) => Test::Checkbox(wanted),
                    },
                ))
            }
            Format::Select
            | Format::MultiSelect
            | Format::Objects
            | Format::Files
            | Format::Properties => {
                let ids: Option<Vec<&str>> = values.iter().map(Value::as_str).collect();
                let ids = self.substituted(ids.ok_or(unreadable)?, property.format)?;
                Ok(Some(self.list_test(property, condition, &ids)))
            }
            Format::Map => Err(unreadable),
        }
    }

    /// Replaces placeholders by their values. In a search, placeholders are plain ids.
    fn substituted<'i>(&self, ids: Vec<&'i str>, format: Format) -> Result<Vec<&'i str>, Reason>
    where
        'v: 'i,
    {
        let Some(placeholders) = self.cx.placeholders else {
            return Ok(ids);
        };
        if !matches!(format, Format::Objects | Format::Files) {
            return Ok(ids);
        }
        let substitute = |id: &'i str| match id {
            HOST_PLACEHOLDER => placeholders.host,
            CALLER_PLACEHOLDER => placeholders.caller,
            _ if id.starts_with(PLACEHOLDER_PREFIX) => None,
            _ => Some(id),
        };
        let ids: Option<Vec<&str>> = ids.into_iter().map(substitute).collect();
        ids.ok_or("its placeholder has no meaning here")
    }

    fn list_test(&mut self, property: &PropertyDef, condition: Condition, ids: &[&str]) -> Test {
        let symbols = ids.iter().map(|id| self.cx.symbols.symbol(id));
        if !matches!(condition, Condition::AllIn | Condition::ExactIn) {
            return Test::HasAny(SymbolSet::new(symbols.flatten().collect()));
        }
        let Some(wanted) = symbols.collect::<Option<Vec<Symbol>>>() else {
            return Test::Never;
        };
        let wanted = SymbolSet::new(wanted);
        match condition {
            Condition::AllIn => Test::HasAll(wanted),
            _ => Test::HasExactly {
                live: self.live_options(property),
                wanted,
            },
        }
    }

    /// The existing options of a select or multi_select property; `None` for other formats.
    fn live_options(&mut self, property: &PropertyDef) -> Option<Arc<SymbolSet>> {
        if !matches!(property.format, Format::Select | Format::MultiSelect) {
            return None;
        }
        if let Some(live) = self.live.get(&property.key) {
            return Some(Arc::clone(live));
        }
        let live = property.options.live();
        let symbols = live.filter_map(|option| self.cx.symbols.symbol(&option.id));
        let live = Arc::new(SymbolSet::new(symbols.collect()));
        self.live.insert(property.key.clone(), Arc::clone(&live));
        Some(live)
    }
}

/// The leaf of a removed property, and whether every object matches the leaf. The property is missing on every row, and
/// no comparison holds.
fn without_value(condition: Condition) -> (Leaf, bool) {
    let (positive, negated) = condition.positive();
    let is_empty = positive == Condition::Empty;
    let leaf = Leaf {
        field: None,
        test: if is_empty { Test::Empty } else { Test::Never },
        negated,
    };
    (leaf, is_empty != negated)
}

fn contains_test(text: &str) -> Test {
    match lowered(text).as_str() {
        "" => Test::AnyText,
        text => Test::Contains(Box::new(Finder::new(text).into_owned())),
    }
}

/// The test of a condition on a single-valued property.
fn scalar_test(condition: Condition, scalars: Vec<Scalar>) -> Test {
    let relation = match condition {
        Condition::Less => Relation::Less,
        Condition::LessOrEqual => Relation::LessOrEqual,
        Condition::Greater => Relation::Greater,
        Condition::GreaterOrEqual => Relation::GreaterOrEqual,
        _ => {
            let wanted = ScalarSet::new(scalars);
            return match condition {
                // One value never equals several.
                Condition::AllIn | Condition::ExactIn if wanted.len() > 1 => Test::Never,
                Condition::ExactIn => Test::EqualNotEmpty(wanted),
                _ => Test::Equal(wanted),
            };
        }
    };
    Test::Compare(relation, scalars)
}

/// From this many patterns on, one pass of an automaton beats separate searches; measured on texts of 60 bytes.
const MANY_PATTERNS: usize = 6;

/// Replaces many `contains` of one property under OR, and many `not_contains` under AND, by one multi-pattern search.
fn with_joined_patterns(any: bool, members: Vec<Node>) -> Vec<Node> {
    let mut patterns: Vec<(FieldRef, Vec<Node>)> = Vec::new();
    let mut joined = Vec::with_capacity(members.len());
    for member in members {
        let field = match &member {
            Node::Leaf(leaf) if leaf.negated != any && matches!(leaf.test, Test::Contains(_)) => {
                leaf.field
            }
            _ => None,
        };
        let Some(field) = field else {
            joined.push(member);
            continue;
        };
        match patterns.iter_mut().find(|(known, _)| *known == field) {
            Some((_, leaves)) => leaves.push(member),
            None => patterns.push((field, vec![member])),
        }
    }
    for (field, leaves) in patterns {
        let needles = leaves.iter().filter_map(|leaf| match leaf {
            Node::Leaf(Leaf {
                test: Test::Contains(finder),
                ..
            }) => Some(finder.needle()),
            _ => None,
        });
        // Texts are short: a prefilter costs more than it saves.
        let automaton = match leaves.len() {
            ..MANY_PATTERNS => None,
            _ => AhoCorasick::builder().prefilter(false).build(needles).ok(),
        };
        match automaton {
            Some(automaton) => joined.push(Node::Leaf(Leaf {
                field: Some(field),
                test: Test::ContainsAny(automaton),
                negated: !any,
            })),
            None => joined.extend(leaves),
        }
    }
    joined
}
