//! Lowering from syntax to the filter tree. Checks keys, conditions and values from left to right, with the rules of
//! the structured form (query.md 3.3, 4.3, 4.4).

use rolltop_document::bundled::TYPE;
use rolltop_document::issue::{FaultKind, Issue};
use rolltop_document::view::{
    Condition, DatePreset, FilterLeaf, FilterNode, MeantOptions, ReadFilter, comparison_advice,
    mixed_dates_advice, operand, unguarded_dates,
};
use rolltop_document::vocabulary::{Format, KeyResolver, ResolvedProperty};
use serde_json::Value;

use super::fault::TextFault;
use super::syntax::{Operand, Span, Syntax, Test};
use super::words::{function_of, sign_of, signs_of};

/// The filter tree of a parsed text, and advice on it.
///
/// # Errors
/// The leftmost key, condition or value that does not resolve.
pub(super) fn lower(
    text: &str,
    syntax: Syntax,
    names: &dyn KeyResolver,
) -> Result<ReadFilter, TextFault> {
    let mut lowering = Lowering {
        text,
        names,
        warnings: Vec::new(),
    };
    let nodes = match syntax {
        Syntax::Group {
            any: false,
            members,
        } => lowering.nodes(members)?,
        other => vec![lowering.node(other)?],
    };
    let mut warnings = lowering.warnings;
    let format = |key: &str| names.property(key).ok()?.format;
    let unguarded = unguarded_dates(&nodes, &|key| format(key) == Some(Format::Date));
    warnings.extend(unguarded.iter().map(|found| found.advice(sign_of)));
    Ok(ReadFilter { nodes, warnings })
}

struct Lowering<'a> {
    text: &'a str,
    names: &'a dyn KeyResolver,
    warnings: Vec<Issue>,
}

impl Lowering<'_> {
    fn nodes(&mut self, members: Vec<Syntax>) -> Result<Vec<FilterNode>, TextFault> {
        members.into_iter().map(|node| self.node(node)).collect()
    }

    fn node(&mut self, node: Syntax) -> Result<FilterNode, TextFault> {
        Ok(match node {
            Syntax::Group { any, members } => FilterNode::Group {
                any,
                filters: self.nodes(members)?,
            },
            Syntax::Test(test) => FilterNode::Leaf(Box::new(self.leaf(test)?)),
        })
    }

    fn leaf(&mut self, test: Test) -> Result<FilterLeaf, TextFault> {
        let (spelling, key_span) = test.key;
        let property = self.names.property(&spelling);
        let property =
            property.map_err(|miss| TextFault::unknown_key(self.text, key_span, miss))?;
        let (condition, condition_span) = test.condition;
        if let Some(format) = property.format.filter(|format| !condition.fits(*format)) {
            let what = property_of(&property.key, format);
            let message = format!("{what} has no {}", sign_of(condition));
            let fault = TextFault::at_token(self.text, condition_span, message);
            return Err(fault.hint(format!("it has {}", signs_of(format))));
        }
        let mut leaf = FilterLeaf {
            property: property.key.clone(),
            condition: Some(condition),
            value: None,
            date_preset: None,
            include_time: false,
        };
        match test.operand {
            Operand::Nothing => {}
            Operand::One(written, span) => {
                let (value, has_time) = self.value(&property, &written, span)?;
                self.advise(
                    &property,
                    condition,
                    std::slice::from_ref(&value),
                    !has_time,
                );
                (leaf.value, leaf.include_time) = (Some(value), has_time);
            }
            Operand::List(written) => {
                let (values, has_time) = self.values(&property, written)?;
                self.advise(&property, condition, &values, !has_time);
                (leaf.value, leaf.include_time) = (Some(Value::Array(values)), has_time);
            }
            Operand::Function(preset, span, count) => {
                self.check_function(&property, preset, span)?;
                (leaf.value, leaf.date_preset) = (count.map(Value::from), Some(preset));
            }
        }
        Ok(leaf)
    }

    fn advise(
        &mut self,
        property: &ResolvedProperty,
        condition: Condition,
        values: &[Value],
        by_day: bool,
    ) {
        self.warnings.extend(comparison_advice(
            property, condition, values, by_day, sign_of,
        ));
    }

    /// One value, and whether it is a date with a time of day.
    fn value(
        &mut self,
        property: &ResolvedProperty,
        written: &Value,
        span: Span,
    ) -> Result<(Value, bool), TextFault> {
        // In a text, dates are strings and functions; a bare number of seconds is an error.
        if property.format == Some(Format::Date) && !written.is_string() {
            return Err(TextFault::at_token(self.text, span, "expected a date").hint(DATES));
        }
        let read = operand(self.names, property, written).map_err(|miss| {
            let is_unknown = miss.kind == FaultKind::Invalid;
            let fault = TextFault::unresolved(self.text, span, miss);
            let meant = MeantOptions::by(self.names, property, written);
            match (property.format, meant.filter(|_| is_unknown)) {
                (Some(Format::Date), _) => fault.hint(DATES),
                (_, Some(meant)) => fault.hint(options_written(&meant)),
                _ => fault,
            }
        })?;
        self.warnings.extend(read.advice);
        Ok((read.value, read.has_time))
    }

    /// A list does not mix days and instants: it compares by day unless every value has a time.
    fn values(
        &mut self,
        property: &ResolvedProperty,
        written: Vec<(Value, Span)>,
    ) -> Result<(Vec<Value>, bool), TextFault> {
        let mut values = Vec::with_capacity(written.len());
        let mut timed = 0;
        for (written, span) in written {
            let (value, has_time) = self.value(property, &written, span)?;
            timed += usize::from(has_time);
            values.push(value);
        }
        if timed > 0 && timed < values.len() {
            self.warnings.push(mixed_dates_advice());
        }
        let has_time = timed == values.len();
        Ok((values, has_time))
    }

    fn check_function(
        &self,
        property: &ResolvedProperty,
        preset: DatePreset,
        span: Span,
    ) -> Result<(), TextFault> {
        let Some(format) = property.format.filter(|format| *format != Format::Date) else {
            return Ok(());
        };
        let message = format!(
            "{}() is a range of days, and {} holds no date",
            function_of(preset),
            property_of(&property.key, format)
        );
        let fault = TextFault::at_token(self.text, span, message);
        Err(fault.hint("write a plain value; only date properties take date functions"))
    }
}

/// Hint: the spellings of a date in the text.
const DATES: &str =
    "a date is \"2026-07-06\", \"2026-07-06T15:04:05Z\" or a function such as today()";

/// A string literal with its quotes and escapes.
fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{}\"", escaped.replace('\n', "\\n").replace('\t', "\\t"))
}

/// Hint: how the text form writes the options that a value probably means.
fn options_written(meant: &MeantOptions) -> String {
    match meant {
        MeantOptions::None => "IS EMPTY finds what has no option".to_owned(),
        MeantOptions::Several(options) => {
            let options: Vec<String> = options.iter().map(|option| quoted(option)).collect();
            format!(
                "write each option as a value of its own, in a list behind IN, NOT IN, HAS ALL, = or !=: ({})",
                options.join(", ")
            )
        }
    }
}

/// How messages describe a property.
fn property_of(key: &str, format: Format) -> String {
    if key == TYPE {
        return "the type of an object".to_owned();
    }
    format!("{} property", format.one())
}
