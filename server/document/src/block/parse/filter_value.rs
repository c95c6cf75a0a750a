//! Parses the value of a filter leaf: which conditions a format allows, which values a condition takes, and presets
//! (document.md 6.6, query.md 4.3 and 4.4).

use crate::limits::{MAX_LIST, MAX_NAME, MAX_PRESET_DAYS};
use serde_json::Value;

use super::Parser;
use crate::issue::Issue;
use crate::kinds::Format;
use crate::members::Members;
use crate::members::read::{self, Wrong};
use crate::place::Place;
use crate::view::{Condition, DatePreset, comparison_advice, mixed_dates_advice, operand};
use crate::vocabulary::ResolvedProperty;

/// The members of a leaf that determine its valid values.
pub(super) struct LeafInput {
    pub(super) property: ResolvedProperty,
    pub(super) condition: Condition,
    pub(super) date_preset: Option<DatePreset>,
    pub(super) include_time: Option<bool>,
}

/// The parsed members of a leaf: value, preset, `include_time`.
type LeafValue = (Option<Value>, Option<DatePreset>, bool);

impl Parser<'_> {
    /// Validates and normalizes the value of a leaf.
    pub(super) fn leaf_value(&mut self, members: &Members<'_>, leaf: &LeafInput) -> LeafValue {
        let LeafInput {
            property,
            condition,
            date_preset,
            include_time,
        } = leaf;
        let format = property.format;
        if let Some(misfit) = format.and_then(|format| condition.misfit(format)) {
            self.out.issue(misfit.placed(members.path("condition")));
        }
        let explicit = include_time.unwrap_or_default();
        if let Some(preset) = *date_preset {
            return self.preset_value(members, leaf, preset, explicit);
        }
        if condition.ignores_value() {
            return (None, None, explicit);
        }
        let Some(value) = members.valued("value") else {
            let wrong = Wrong::new(format!(
                "the condition {} needs a `value`",
                condition.name()
            ));
            let hint = "to find what is not set, use the condition empty";
            self.out.issue(wrong.hint(hint).at(&members.path("value")));
            return (None, None, explicit);
        };
        let (value, has_time) = self.operand(members, leaf, value);
        let values = value.as_ref().map(list_of).unwrap_or_default();
        let has_time = include_time.unwrap_or(has_time);
        if let Some(advice) =
            comparison_advice(property, *condition, values, !has_time, Condition::name)
        {
            self.out.warn(advice.placed(members.place().path()));
        }
        (value, None, has_time)
    }

    /// A leaf with a preset: the preset replaces the value, or is ignored with a warning.
    fn preset_value(
        &mut self,
        members: &Members<'_>,
        leaf: &LeafInput,
        preset: DatePreset,
        explicit: bool,
    ) -> LeafValue {
        let condition = leaf.condition;
        let on_date = leaf
            .property
            .format
            .is_none_or(|format| format == Format::Date);
        if !condition.takes_preset() || !on_date {
            let bare = members.valued("value").is_none() && !condition.ignores_value();
            let rest = if bare {
                "; without a value it constrains nothing"
            } else {
                ""
            };
            let message = format!("the preset {} is ignored here{rest}", preset.name());
            let hint = format!(
                "presets apply to date properties under {}",
                preset_conditions()
            );
            self.out
                .warn(Issue::at(members.place().path(), message).hint(hint));
            let value = (!bare && !condition.ignores_value())
                .then(|| members.valued("value"))
                .flatten();
            let Some(value) = value else {
                return (None, Some(preset), explicit);
            };
            let (value, has_time) = self.operand(members, leaf, value);
            return (value, Some(preset), leaf.include_time.unwrap_or(has_time));
        }
        let value = preset
            .counts_days()
            .then(|| self.day_count(members, preset))
            .flatten();
        (value, Some(preset), explicit)
    }

    /// The number of days of a preset that takes one.
    fn day_count(&mut self, members: &Members<'_>, preset: DatePreset) -> Option<Value> {
        let hint = format!("a whole number of days from 0 to {MAX_PRESET_DAYS}");
        let Some(value) = members.raw("value") else {
            let message = format!("the preset {} needs a day count in `value`", preset.name());
            self.out
                .issue(Issue::at(members.place().path(), message).hint(hint));
            return None;
        };
        match read::whole(value, MAX_PRESET_DAYS as u64) {
            Ok(days) => Some(Value::from(days)),
            Err(wrong) => {
                self.out.issue(wrong.hint(hint).at(&members.path("value")));
                None
            }
        }
    }

    /// The operand of a condition: a scalar, or a list if the condition takes one. The flag is true if the operand
    /// contains a time of day.
    fn operand(
        &mut self,
        members: &Members<'_>,
        leaf: &LeafInput,
        value: &Value,
    ) -> (Option<Value>, bool) {
        let place = members.place().key("value");
        let Value::Array(values) = value else {
            let found = self.scalar(leaf, value, &place, members);
            return found.map_or((None, false), |(value, time)| (Some(value), time));
        };
        let refused = if values.len() > MAX_LIST {
            Some(Wrong::count(values.len(), "values", MAX_LIST).hint(
                "compare with fewer values, or with a part of them in each leaf of an `or` group",
            ))
        } else if values.is_empty() {
            Some(
                Wrong::new("the list is empty")
                    .hint("to find what is not set, use the condition empty"),
            )
        } else if values.len() > 1 && !leaf.condition.takes_list() {
            let wrong = Wrong::new(format!(
                "the condition {} takes one value",
                leaf.condition.name()
            ));
            Some(wrong.hint("in: any of them; all_in: all of them; exact_in: exactly these"))
        } else {
            None
        };
        if let Some(wrong) = refused {
            self.out.issue(wrong.at(&place.path()));
            return (None, false);
        }
        let mut timed = 0;
        let mut list = Vec::with_capacity(values.len());
        for value in values {
            if let Some((value, has_time)) = self.scalar(leaf, value, &place, members) {
                timed += usize::from(has_time);
                list.push(value);
            }
        }
        if timed > 0 && timed < list.len() && leaf.include_time.is_none() {
            self.out
                .warn(mixed_dates_advice().placed(members.place().path()));
        }
        let has_time = timed == list.len();
        (Some(Value::Array(list)), has_time)
    }

    /// Parses one value of the property's format into its stored form.
    fn scalar(
        &mut self,
        leaf: &LeafInput,
        value: &Value,
        place: &Place<'_>,
        members: &Members<'_>,
    ) -> Option<(Value, bool)> {
        if value.is_string()
            && let Err(wrong) = read::string(value, self.most(MAX_NAME))
        {
            self.out.issue(wrong.at(&place.path()));
            return None;
        }
        match operand(self.cx.names, &leaf.property, value) {
            Ok(read) => {
                if let Some(advice) = read.advice {
                    self.out.warn(advice.placed(members.place().path()));
                }
                Some((read.value, read.has_time))
            }
            Err(miss) => {
                self.out.miss(&place.path(), miss);
                None
            }
        }
    }
}

/// The values of an operand: the elements of a list, or the single value.
fn list_of(value: &Value) -> &[Value] {
    value
        .as_array()
        .map_or(std::slice::from_ref(value), Vec::as_slice)
}

/// The conditions that accept a preset, for hints.
fn preset_conditions() -> String {
    let taking = Condition::ALL
        .iter()
        .filter(|condition| condition.takes_preset());
    let names: Vec<_> = taking.map(|condition| condition.name()).collect();
    names.join(", ")
}
