//! The operands of conditions, as texts of a query string or JSON values of a body (v1.md 7, 8).

use rolltop_document::issue::Fault;
use serde_json::{Value, json};

use super::given::fault;

/// An operand as the request has it.
#[derive(Clone, Copy)]
pub(super) enum Operand<'a> {
    /// From a query string; lists have commas.
    Text(&'a str),
    /// From a body.
    Json(&'a Value),
}

impl<'a> Operand<'a> {
    /// The operand of a test for emptiness: false for the opposite test. Without a value it is true.
    pub(super) fn is_empty_wanted(self) -> Result<bool, Fault> {
        match self {
            Self::Text("") => Ok(true),
            Self::Text(_) => self.boolean(),
            Self::Json(value) => Ok(value.as_bool().unwrap_or(true)),
        }
    }

    fn wrong(self, wanted: &str) -> Fault {
        let written = match self {
            Self::Text(text) => json!(text).to_string(),
            Self::Json(value) => value.to_string(),
        };
        fault(format!("{written} is no {wanted}"))
    }

    pub(super) fn text(self) -> Result<&'a str, Fault> {
        match self {
            Self::Text(text) => Ok(text),
            Self::Json(value) => value.as_str().ok_or_else(|| self.wrong("text")),
        }
    }

    pub(super) fn number(self) -> Result<f64, Fault> {
        let number = match self {
            Self::Text(text) => text
                .trim()
                .parse()
                .ok()
                .filter(|number: &f64| number.is_finite()),
            Self::Json(value) => value.as_f64(),
        };
        number.ok_or_else(|| self.wrong("number"))
    }

    pub(super) fn boolean(self) -> Result<bool, Fault> {
        let flag = match self {
            Self::Text(text) => text.parse().ok(),
            Self::Json(value) => value.as_bool(),
        };
        flag.ok_or_else(|| self.wrong("boolean"))
    }

    /// The entries of a list; texts are trimmed. Without a list, the only entry.
    pub(super) fn entries(self, is_list: bool) -> Result<Vec<String>, Fault> {
        let wrong = || self.wrong("list of texts");
        let text = match self {
            Self::Json(Value::Array(entries)) => {
                let texts = entries.iter().map(Value::as_str);
                let texts = texts.map(|text| text.map(str::to_owned).ok_or_else(wrong));
                return texts.collect();
            }
            Self::Json(value) => value.as_str().ok_or_else(wrong)?,
            Self::Text(text) => text,
        };
        if !is_list {
            return Ok(vec![text.trim().to_owned()]);
        }
        let entries = text.split(',').map(str::trim);
        let entries = entries.filter(|entry| !entry.is_empty());
        Ok(entries.map(str::to_owned).collect())
    }
}
