//! Operands of filters: parses one value by the format of its property, and warns about comparisons with surprising
//! results (query.md 4.3, 4.4). The structured form and the compact string share this module.

use serde_json::{Value, json};

use crate::bundled::{TYPE, bundled_property};
use crate::issue::{FaultKind, Issue, Miss};
use crate::kinds::Format;
use crate::members::read::Wrong;
use crate::number::nearest_number;
use crate::properties::{NoDate, parse_date, parse_seconds};
use crate::view::{Condition, ConditionWord, DatePreset};
use crate::vocabulary::{KeyResolver, ResolvedProperty};
use crate::wording::shown;

/// Placeholder for the object that contains a stored view; replaced when the view is executed (query.md 12).
pub const HOST_PLACEHOLDER: &str = "_filter_template_1_";
/// Prefix of all placeholders of stored views.
pub const PLACEHOLDER_PREFIX: &str = "_filter_template_";
/// Placeholder for the calling member; replaced when the view is executed (query.md 12).
pub const CALLER_PLACEHOLDER: &str = "_filter_template_2_";

/// A filter value in stored form: option ids, internal type keys, Unix seconds.
#[derive(Clone, Debug, PartialEq)]
pub struct Operand {
    /// The stored value.
    pub value: Value,
    /// The date was written with a time of day.
    pub has_time: bool,
    /// A warning about the value, without a path.
    pub advice: Option<Issue>,
}

impl Operand {
    fn plain(value: Value) -> Self {
        Self {
            value,
            has_time: false,
            advice: None,
        }
    }
}

/// Parses one value of a leaf into its stored form. If the format is unknown, the value is not checked.
///
/// # Errors
/// A value of a wrong type for the format, an invalid date, or an unknown option or type.
pub fn operand(
    names: &dyn KeyResolver,
    property: &ResolvedProperty,
    value: &Value,
) -> Result<Operand, Miss> {
    let Some(format) = property.format else {
        return Ok(Operand::plain(value.clone()));
    };
    let text = value.as_str();
    let is_placeholder = text.is_some_and(|text| text.starts_with(PLACEHOLDER_PREFIX));
    let is_placeholder = is_placeholder && names.takes_placeholders();
    if is_placeholder && !matches!(format, Format::Objects | Format::Files) {
        let message = format!("a placeholder in a filter on {} property", format.one());
        let advice = Issue::pathless(message).hint("placeholders stand for objects and files only");
        return Ok(Operand {
            advice: Some(advice),
            ..Operand::plain(value.clone())
        });
    }
    let names_of = || bundled_property(&property.key)?.numbers;
    if let (Format::Number, Some(name)) = (format, text)
        && let Some(names) = names_of()
    {
        let number = names
            .number(name)
            .map(|number| Operand::plain(number.into()));
        return number.ok_or_else(|| {
            let issue = Issue::pathless(format!("the property has no value {:?}", shown(name)));
            invalid(issue.hint(format!("one of: {}", names.names().join(", "))))
        });
    }
    let expected = match (format, value, text) {
        (Format::Select | Format::MultiSelect, _, Some(name)) => {
            let id = names
                .option(&property.key, name)
                .map_err(|miss| no_option(names, property, value, miss))?;
            return Ok(Operand::plain(Value::String(id)));
        }
        (Format::Objects, _, Some(spelling)) if property.key == TYPE => {
            let key = names.type_key(spelling)?;
            return Ok(Operand::plain(Value::String(key)));
        }
        (Format::Date, _, Some(text)) => return date(text),
        // An instant outside of the valid range would never match.
        (Format::Date, Value::Number(number), _) => {
            return match parse_seconds(number) {
                Ok(seconds) => Ok(Operand::plain(Value::from(seconds))),
                Err(no_date) => {
                    let issue = Issue::pathless(NoDate::WRONG);
                    let hint = no_date.hint();
                    Err(invalid(
                        issue.hint(hint.unwrap_or_else(|| DATE_SHAPES.to_owned())),
                    ))
                }
            };
        }
        (Format::Number, Value::Number(number), _) => {
            nearest_number(number).ok_or("a 64-bit float")
        }
        (Format::Checkbox, Value::Bool(_), _) => return Ok(Operand::plain(value.clone())),
        (Format::Number, ..) => Err("a number"),
        (Format::Date, ..) => Err("a date"),
        (Format::Checkbox, ..) => Err("true or false"),
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
        ) => return Ok(Operand::plain(value.clone())),
        (_, _, None) => Err("a string"),
    };
    match expected {
        Ok(number) => Ok(Operand::plain(Value::Number(number))),
        Err(expected) => {
            let wrong = Wrong::kind(expected, value).pathless();
            let message = format!("{} on {} property", wrong.message, format.one());
            Err(invalid(wrong.reworded(message)))
        }
    }
}

/// The meaning of a filter text that is not an option name.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum MeantOptions {
    /// An empty selection.
    None,
    /// Each of these options.
    Several(Vec<String>),
}

impl MeantOptions {
    /// The meaning of a leaf value on this property, derived from its words.
    pub fn by(names: &dyn KeyResolver, property: &ResolvedProperty, value: &Value) -> Option<Self> {
        let selects = matches!(property.format, Some(Format::Select | Format::MultiSelect));
        let name = value.as_str().filter(|_| selects)?;
        if name.trim().is_empty() {
            return Some(Self::None);
        }
        let options = names.options_apart(&property.key, name)?;
        Some(Self::Several(options))
    }
}

/// The miss of an option name. If the text has another meaning, the hint gives that instead of creating an option.
fn no_option(
    names: &dyn KeyResolver,
    property: &ResolvedProperty,
    value: &Value,
    mut miss: Miss,
) -> Miss {
    let meant = MeantOptions::by(names, property, value);
    let hint = match meant.filter(|_| miss.kind == FaultKind::Invalid) {
        None => return miss,
        Some(MeantOptions::None) => "the condition empty finds what has no option".to_owned(),
        Some(MeantOptions::Several(options)) => format!(
            "write each option as a value of its own, in a list: {}; in, all_in, exact_in and their negations take one",
            json!(options)
        ),
    };
    miss.issue.see_also.retain(|see| see.op.is_some());
    miss.issue = miss.issue.hint(hint);
    miss
}

fn date(text: &str) -> Result<Operand, Miss> {
    let Some(date) = parse_date(text) else {
        let issue = Issue::pathless(format!("{:?} is not a date", shown(text)));
        let preset = DatePreset::from_name(&text.to_lowercase());
        return Err(invalid(
            match preset.filter(|preset| !preset.counts_days()) {
                Some(_) => issue.hint(format!(
                    "write it as `date_preset` in place of `value`; a date is {DATE_SHAPES}"
                )),
                None => issue.hint(DATE_SHAPES),
            },
        ));
    };
    Ok(Operand {
        has_time: date.has_time,
        ..Operand::plain(Value::from(date.seconds))
    })
}

/// The forms of a date in a filter, for hints.
const DATE_SHAPES: &str = "2026-07-06, 2026-07-06T15:04:05Z, or in `filters` unix seconds";

fn invalid(issue: Issue) -> Miss {
    Miss {
        kind: FaultKind::Invalid,
        issue,
    }
}

/// True if two instants are on different days in every time zone. An instant at midnight UTC is the same date in all
/// zones.
fn are_other_days(one: i64, other: i64) -> bool {
    const DAY: i64 = 24 * 60 * 60;
    let are_dates = one % DAY == 0 && other % DAY == 0;
    let apart = one.saturating_sub(other).saturating_abs();
    apart >= if are_dates { DAY } else { 2 * DAY }
}

/// The warning, without a path, for a valid comparison with a surprising result. `word` renders conditions in the
/// caller's form. `by_day` compares dates by day.
pub fn comparison_advice(
    property: &ResolvedProperty,
    condition: Condition,
    values: &[Value],
    by_day: bool,
    word: ConditionWord,
) -> Option<Issue> {
    let format = property.format?;
    if matches!(condition, Condition::Contains | Condition::NotContains)
        && matches!(format, Format::Select | Format::MultiSelect)
    {
        let message = format!(
            "{} on {} property compares whole options, never parts of their names",
            word(condition),
            format.one()
        );
        let plain = match condition {
            Condition::NotContains => Condition::NotIn,
            _ => Condition::In,
        };
        let hint = format!("{} says the same more plainly", word(plain));
        return Some(Issue::pathless(message).hint(hint));
    }
    let holds_several = matches!(
        format,
        Format::MultiSelect | Format::Objects | Format::Files | Format::Properties
    );
    let wants_all = matches!(condition, Condition::AllIn | Condition::ExactIn);
    let differs = |one: &Value, other: &Value| match (one.as_i64(), other.as_i64()) {
        (Some(one), Some(other)) if by_day && format == Format::Date => are_other_days(one, other),
        _ => one != other,
    };
    let distinct = values
        .first()
        .is_some_and(|first| values.iter().any(|value| differs(first, value)));
    if !wants_all || holds_several || !distinct {
        return None;
    }
    let message = format!(
        "{} with several values never matches: {} property holds one value",
        word(condition),
        format.one()
    );
    Some(Issue::pathless(message).hint(format!("use {} for any of them", word(Condition::In))))
}

/// The warning, without a path, for a leaf whose list mixes days and instants.
pub fn mixed_dates_advice() -> Issue {
    Issue::pathless("the list mixes days and times of day: all are compared by calendar day")
        .hint("write every value with a time, or none")
}
