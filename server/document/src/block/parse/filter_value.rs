//! The value of a filter leaf: which formats admit which conditions, what a value must be, and what presets mean
//! (document.md 6.6, query.md 4.3 and 4.4).

use crate::limits::MAX_PRESET_DAYS;
use serde_json::Value;

use super::Parser;
use super::members::Members;
use super::read::{self, Wrong};
use crate::issue::Issue;
use crate::place::Place;
use crate::properties::parse_date;
use crate::spelling::ResolvedProperty;
use crate::view::{Condition, DatePreset};
use crate::vocabulary::Format;

/// Stands for the hosting object, and for the calling member, when a stored view is executed.
const PLACEHOLDERS: [&str; 2] = ["_filter_template_1_", "_filter_template_2_"];

/// The members of a leaf that decide what its value must be.
pub(super) struct LeafInput {
    pub(super) property: ResolvedProperty,
    pub(super) condition: Condition,
    pub(super) date_preset: Option<DatePreset>,
    pub(super) include_time: Option<bool>,
}

/// What a leaf keeps: value, preset, `include_time`.
type LeafValue = (Option<Value>, Option<DatePreset>, bool);

impl Parser<'_> {
    /// Judges and normalises the value of a leaf.
    pub(super) fn leaf_value(&mut self, members: &Members<'_>, leaf: &LeafInput) -> LeafValue {
        let LeafInput {
            property,
            condition,
            date_preset,
            include_time,
        } = leaf;
        let format = property.format;
        if let Some(format) = format.filter(|format| !condition.fits(*format)) {
            let wrong = Wrong::new(format!(
                "a {} property has no {}",
                format.name(),
                condition.name()
            ));
            self.out.issue(
                wrong
                    .hint(conditions_of(format))
                    .at(&members.path("condition")),
            );
        }
        let explicit = include_time.unwrap_or_default();
        if let Some(preset) = *date_preset {
            return self.preset_value(members, leaf, preset, explicit);
        }
        if condition.ignores_value() {
            return (None, None, explicit);
        }
        let Some(value) = members.given("value") else {
            let wrong = Wrong::new(format!(
                "the condition {} needs a `value`",
                condition.name()
            ));
            let hint = "to find what is not set, use the condition empty";
            self.out.issue(wrong.hint(hint).at(&members.path("value")));
            return (None, None, explicit);
        };
        let (value, has_time) = self.operand(members, leaf, value);
        (value, None, include_time.unwrap_or(has_time))
    }

    /// A leaf with a preset: the preset takes the place of the value, or is inert with a warning.
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
            let bare = members.given("value").is_none() && !condition.ignores_value();
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
                .then(|| members.given("value"))
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

    /// The number of days of a counting preset.
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

    /// The operand of a condition: a scalar, or a list where the condition takes one. The flag says that a time
    /// of day was written.
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
        let refused = if values.is_empty() {
            Some(Wrong::new("the list is empty"))
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
        let mut has_time = false;
        let mut list = Vec::with_capacity(values.len());
        for value in values {
            if let Some((value, time)) = self.scalar(leaf, value, &place, members) {
                has_time |= time;
                list.push(value);
            }
        }
        self.warn_never_matching(leaf, &list, members);
        (Some(Value::Array(list)), has_time)
    }

    /// One value of the leaf's format, as it is stored.
    fn scalar(
        &mut self,
        leaf: &LeafInput,
        value: &Value,
        place: &Place<'_>,
        members: &Members<'_>,
    ) -> Option<(Value, bool)> {
        let Some(format) = leaf.property.format else {
            return Some((value.clone(), false));
        };
        let text = value.as_str();
        let is_placeholder = text.is_some_and(|text| PLACEHOLDERS.contains(&text));
        if is_placeholder && !matches!(format, Format::Objects | Format::Files) {
            let message = format!("a placeholder in a filter on a {} property", format.name());
            let warning = Issue::at(members.place().path(), message);
            self.out
                .warn(warning.hint("placeholders stand for objects and files only"));
            return Some((value.clone(), false));
        }
        let wrong = match (format, value, text) {
            (Format::Select | Format::MultiSelect, _, Some(name)) => {
                match self.cx.names.option(&leaf.property.key, name) {
                    Ok(id) => return Some((Value::String(id), false)),
                    Err(miss) => {
                        self.out.miss(&place.path(), miss);
                        return None;
                    }
                }
            }
            (Format::Date, _, Some(text)) => match parse_date(text) {
                Some(date) => return Some((Value::from(date.seconds), date.has_time)),
                None => Wrong::new(format!("{text:?} is no date"))
                    .hint("2026-07-06, 2026-07-06T15:04:05Z, or unix seconds"),
            },
            (Format::Number | Format::Date, Value::Number(_), _)
            | (Format::Checkbox, Value::Bool(_), _) => return Some((value.clone(), false)),
            (Format::Number, ..) => Wrong::kind("a number", value),
            (Format::Date, ..) => Wrong::kind("a date", value),
            (Format::Checkbox, ..) => Wrong::kind("true or false", value),
            (
                Format::Text
                | Format::Url
                | Format::Email
                | Format::Phone
                | Format::Emoji
                | Format::Objects
                | Format::Files
                | Format::Properties
                | Format::Map,
                _,
                Some(_),
            ) => return Some((value.clone(), false)),
            (_, _, None) => Wrong::kind("a string", value),
        };
        self.out.issue(wrong.at(&place.path()));
        None
    }

    /// Several values that one value would have to equal at once.
    fn warn_never_matching(&mut self, leaf: &LeafInput, list: &[Value], members: &Members<'_>) {
        let single = !matches!(
            leaf.property.format,
            None | Some(Format::MultiSelect | Format::Objects | Format::Files | Format::Properties)
        );
        let all = matches!(leaf.condition, Condition::AllIn | Condition::ExactIn);
        let several = list.windows(2).any(|pair| matches!(pair, [a, b] if a != b));
        if several && all && single {
            let message = format!(
                "{} with several values never matches here",
                leaf.condition.name()
            );
            let warning = Issue::at(members.place().path(), message);
            self.out
                .warn(warning.hint("the property holds one value; use in for any of them"));
        }
    }
}

/// The conditions that a format admits, as a hint lists them.
fn conditions_of(format: Format) -> String {
    let fitting = Condition::ALL
        .iter()
        .filter(|condition| condition.fits(format));
    let names: Vec<_> = fitting.map(|condition| condition.name()).collect();
    names.join(", ")
}

/// The conditions that presets apply under, as a hint lists them.
fn preset_conditions() -> String {
    let taking = Condition::ALL
        .iter()
        .filter(|condition| condition.takes_preset());
    let names: Vec<_> = taking.map(|condition| condition.name()).collect();
    names.join(", ")
}
