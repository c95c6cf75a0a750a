//! From the filter tree to tests on fields: names, options and dates are looked up here, once.

use std::collections::HashMap;
use std::sync::Arc;

use rolltop_document::view::{
    CALLER_PLACEHOLDER, Condition, FilterLeaf, FilterNode, HOST_PLACEHOLDER, PLACEHOLDER_PREFIX,
};
use rolltop_document::vocabulary::{Format, PropertyDef};
use serde_json::Value;

use super::fold::joined;
use super::place::placed;
use super::ranges::{Ranges, Relation, Scalar};
use super::test::{Leaf, SymbolSet, Test};
use super::{Filter, LiveOptions, Node, QueryContext, Unusable};
use crate::contains::{NeedleSet, Sought, lowered};
use crate::value::{Fields, Symbol};

pub(super) fn filter(nodes: &[FilterNode], cx: &QueryContext<'_>, fields: &mut Fields) -> Filter {
    let mut compiler = Compiler {
        cx,
        fields,
        needles: Vec::new(),
        live: HashMap::new(),
        unusable: Vec::new(),
    };
    let root = compiler.group(false, nodes);
    let placed = placed(root.unwrap_or(Node::All(Vec::new())));
    let sets = compiler.needles.len();
    let needles = (0..).zip(compiler.needles);
    let needles = needles.map(|(set, (_, texts))| {
        let mut texts: Vec<(String, usize)> = texts.into_iter().collect();
        texts.sort_unstable_by_key(|(_, at)| *at);
        let texts = texts.into_iter().map(|(text, _)| text).collect();
        let questions = placed.questions.get(&set);
        let questions = questions.map_or(&[][..], Vec::as_slice);
        NeedleSet::new(texts, questions, sets)
    });
    Filter {
        root: placed.root,
        scales: placed.scales,
        fields: compiler.fields.keys().len(),
        needles: needles.collect(),
        unusable: compiler.unusable,
    }
}

struct Compiler<'c, 'v> {
    cx: &'c QueryContext<'v>,
    fields: &'c mut Fields,
    /// By internal key, the distinct texts that its values are to contain, with their positions.
    needles: Vec<(String, HashMap<String, usize>)>,
    /// By internal key, what counts in exact comparisons with a property.
    live: HashMap<String, Arc<LiveOptions>>,
    unusable: Vec<Unusable>,
}

/// Why a leaf is left out, as the end of a sentence.
type Reason = &'static str;

impl<'v> Compiler<'_, 'v> {
    /// `None` for what constrains nothing: it holds no more than leaves that are left out.
    fn group(&mut self, any: bool, nodes: &[FilterNode]) -> Option<Node> {
        let mut members = Vec::with_capacity(nodes.len());
        self.add_members(any, nodes, &mut members);
        (!members.is_empty()).then(|| joined(any, members))
    }

    /// Adds nodes to those that they are joined with, and in the place of a group of one kind with these what is in it: a
    /// group is joined once.
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

    /// `None` for a leaf that says nothing by the rules.
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
            let days = Scalar::Days(self.cx.moment.preset(preset, count));
            return Ok(Some(scalar_test(condition, &[days])));
        }
        let values = match &leaf.value {
            Some(Value::Array(values)) => values.as_slice(),
            Some(value) => std::slice::from_ref(value),
            // An inert preset in the place of a value (query.md 4.3).
            None if leaf.date_preset.is_some() => return Ok(None),
            None => return Err("it has no value"),
        };
        if values.is_empty() {
            return Err("its list of values is empty");
        }
        let unreadable = "its value does not fit the format of the property";
        match property.format {
            Format::Text | Format::Url | Format::Email | Format::Phone | Format::Emoji => {
                let texts = values.iter().map(|value| value.as_str().map(Scalar::Text));
                let texts: Option<Vec<Scalar<'_>>> = texts.collect();
                let texts = texts.ok_or(unreadable)?;
                if let (Condition::Contains, Some(Scalar::Text(text))) = (condition, texts.first())
                {
                    let text = lowered(text);
                    return Ok(Some(match text.as_str() {
                        "" => Test::Text,
                        _ => Test::Contains(self.sought(&property.key, text)),
                    }));
                }
                Ok(Some(scalar_test(condition, &texts)))
            }
            Format::Number => {
                let numbers = values
                    .iter()
                    .map(|value| value.as_f64().map(Scalar::Number));
                let numbers: Option<Vec<Scalar<'_>>> = numbers.collect();
                Ok(Some(scalar_test(condition, &numbers.ok_or(unreadable)?)))
            }
            Format::Date => {
                let instants: Option<Vec<i64>> = values.iter().map(Value::as_i64).collect();
                let instants = instants.ok_or(unreadable)?;
                let dates: Vec<Scalar<'_>> = if leaf.include_time {
                    instants.into_iter().map(Scalar::Instant).collect()
                } else {
                    let days = self.cx.moment.days_of(&instants).into_iter();
                    days.map(Scalar::Days).collect()
                };
                Ok(Some(scalar_test(condition, &dates)))
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

    /// A text to look for in a property: each is looked for once.
    fn sought(&mut self, key: &str, text: String) -> Sought {
        let set = self.needles.iter().position(|(known, _)| known == key);
        let set = set.unwrap_or_else(|| {
            self.needles.push((key.to_owned(), HashMap::new()));
            self.needles.len() - 1
        });
        let mut at = 0;
        if let Some((_, texts)) = self.needles.get_mut(set) {
            let count = texts.len();
            at = *texts.entry(text).or_insert(count);
        }
        Sought::one(set, at)
    }

    /// Ids with what their placeholders stand for; in a search they are ids like any other.
    fn substituted<'i>(&self, ids: Vec<&'i str>, format: Format) -> Result<Vec<&'i str>, Reason>
    where
        'v: 'i,
    {
        let Some(stand_for) = self.cx.placeholders else {
            return Ok(ids);
        };
        if !matches!(format, Format::Objects | Format::Files) {
            return Ok(ids);
        }
        let substitute = |id: &'i str| match id {
            HOST_PLACEHOLDER => stand_for.host,
            CALLER_PLACEHOLDER => stand_for.caller,
            _ if id.starts_with(PLACEHOLDER_PREFIX) => None,
            _ => Some(id),
        };
        let ids: Option<Vec<&str>> = ids.into_iter().map(substitute).collect();
        ids.ok_or("its placeholder stands for nothing here")
    }

    fn list_test(&mut self, property: &PropertyDef, condition: Condition, ids: &[&str]) -> Test {
        let symbols = |ids: &[&str]| -> Vec<Option<Symbol>> {
            ids.iter().map(|id| self.cx.symbols.symbol(id)).collect()
        };
        let found = symbols(ids);
        let every: Option<Vec<Symbol>> = found.iter().copied().collect();
        match condition {
            Condition::AllIn => every.map_or(Test::Nothing, |wanted| {
                Test::has_all(SymbolSet::new(wanted))
            }),
            Condition::ExactIn => every.map_or(Test::Nothing, |wanted| Test::HasExactly {
                live: self.live_options(property),
                wanted: SymbolSet::new(wanted),
            }),
            _ => Test::HasAny(SymbolSet::new(found.into_iter().flatten().collect())),
        }
    }

    /// Only selects hold options.
    fn live_options(&mut self, property: &PropertyDef) -> Option<Arc<LiveOptions>> {
        if !matches!(property.format, Format::Select | Format::MultiSelect) {
            return None;
        }
        if let Some(live) = self.live.get(&property.key) {
            return Some(Arc::clone(live));
        }
        let live = property.options.live();
        let symbols = live.filter_map(|option| self.cx.symbols.symbol(&option.id));
        let live: Arc<LiveOptions> = Arc::new(symbols.collect());
        self.live.insert(property.key.clone(), Arc::clone(&live));
        Some(live)
    }
}

/// The leaf of a property that is gone, and whether every object matches it: none has a value, and none compares with
/// anything.
fn without_value(condition: Condition) -> (Leaf, bool) {
    let (positive, negated) = condition.positive();
    let is_empty = positive == Condition::Empty;
    let leaf = Leaf {
        field: None,
        test: if is_empty { Test::Empty } else { Test::Nothing },
        negated,
    };
    (leaf, is_empty != negated)
}

/// A condition on a property that holds one value.
fn scalar_test(condition: Condition, scalars: &[Scalar<'_>]) -> Test {
    let relation = match condition {
        Condition::Less => Relation::Less,
        Condition::LessOrEqual => Relation::LessOrEqual,
        Condition::Greater => Relation::Greater,
        Condition::GreaterOrEqual => Relation::GreaterOrEqual,
        _ => Relation::Equal,
    };
    let ranges = match condition {
        Condition::ExactIn => Ranges::exactly(scalars),
        Condition::In => Ranges::one_of(scalars),
        _ => {
            let any = condition != Condition::AllIn;
            let each = scalars.iter().map(|one| Ranges::of(relation, *one));
            Ranges::joined(any, each)
        }
    };
    ranges.map_or(Test::Nothing, Test::Within)
}
