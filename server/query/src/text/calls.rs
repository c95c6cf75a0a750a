//! Parser of date functions in a filter: their names and their day counts (query.md 3.4).

use rolltop_document::limits::MAX_PRESET_DAYS;
use rolltop_document::view::{Condition, DatePreset};
use rolltop_document::vocabulary::{did_you_mean, similar};

use super::fault::TextFault;
use super::syntax::{Operand, Parser, VALUES};
use super::token::Token;
use super::words::{FUNCTIONS, function_meant, preset};

/// Functions that create dates in other languages.
const DATES: [&str; 4] = ["date", "datetime", "timestamp", "todate"];
/// Where a date function may appear.
pub(super) const RANGE: &str = "a date function can only follow =, >, <, >= and <=; otherwise write a range: x < today() OR x > today()";

impl<'t> Parser<'t> {
    /// The date function that the next word names, with this word.
    pub(super) fn function_name(&self) -> Result<(DatePreset, &'t str), TextFault> {
        let Token::Word(word) = self.peek() else {
            return Err(self.fault("expected a date function").hint(VALUES));
        };
        if let Some(preset) = preset(word) {
            return Ok((preset, word));
        }
        let names: Vec<&str> = FUNCTIONS.iter().map(|(name, _)| *name).collect();
        if DATES.iter().any(|other| word.eq_ignore_ascii_case(other)) {
            let fault = self.fault("unknown function");
            return Err(fault.hint("write a date alone, in double quotes: \"2026-07-06\""));
        }
        let meant = match function_meant(word) {
            Some(meant) => vec![meant.to_owned()],
            None => similar(word, names.iter().copied()),
        };
        let hint = did_you_mean(&meant)
            .unwrap_or_else(|| format!("the functions are {}", names.join(", ")));
        Err(self.fault("unknown function").hint(hint))
    }

    pub(super) fn function(&mut self, condition: Condition) -> Result<Operand, TextFault> {
        let (preset, name) = self.function_name()?;
        if !condition.takes_preset() {
            let message = format!(
                "{name}() is a range of days, which {} does not take",
                condition.name()
            );
            return Err(self.fault(&message).hint(RANGE));
        }
        let span = self.advance();
        self.advance();
        let count = if preset.counts_days() {
            Some(self.day_count(name)?)
        } else {
            if self.peek() != &Token::Close {
                let message = format!("{name}() takes no argument");
                return Err(self.fault(&message).hint(format!("write {name}()")));
            }
            None
        };
        if !self.take(&Token::Close) {
            let message = format!("expected ) after the day count of {name}");
            return Err(self
                .fault(&message)
                .hint(format!("write it as in {name}(7)")));
        }
        Ok(Operand::Function(preset, span, count))
    }

    fn day_count(&mut self, name: &str) -> Result<u64, TextFault> {
        let hint = format!("a whole number of days from 0 to {MAX_PRESET_DAYS}, as in {name}(7)");
        let whole = match self.peek() {
            Token::Number(number) => whole_days(*number),
            _ => {
                let message = format!("{name}() needs a day count");
                return Err(self.fault(&message).hint(hint));
            }
        };
        let Some(days) = whole else {
            let message = format!("a day count is a whole number from 0 to {MAX_PRESET_DAYS}");
            return Err(self.fault(&message).hint(hint));
        };
        self.advance();
        Ok(days)
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the range is checked"
)]
fn whole_days(number: f64) -> Option<u64> {
    let in_range = (0.0..=MAX_PRESET_DAYS as f64).contains(&number);
    (in_range && number.fract() == 0.0).then_some(number as u64)
}
