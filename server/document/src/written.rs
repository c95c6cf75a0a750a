//! Writes objects member by member, into memory or directly as JSON text.

use std::borrow::Cow;

use serde::Serialize;
use serde_json::Value;

use crate::vocabulary::Spelling;
use crate::wire::{JsonMap, Named};

/// The target of written members.
pub(crate) trait Members {
    /// Adds a string.
    fn add_string(&mut self, name: &str, text: Cow<'_, str>);

    /// Adds any value.
    fn add(&mut self, name: &str, value: Value);
}

impl Members for JsonMap {
    fn add_string(&mut self, name: &str, text: Cow<'_, str>) {
        self.insert(name.to_owned(), Value::String(text.into_owned()));
    }

    fn add(&mut self, name: &str, value: Value) {
        self.insert(name.to_owned(), value);
    }
}

/// Compact JSON text of an object that is not closed yet.
pub(crate) struct JsonText<'t> {
    text: &'t mut String,
    is_empty: bool,
}

impl<'t> JsonText<'t> {
    pub(crate) fn open(text: &'t mut String) -> Self {
        text.push('{');
        Self {
            text,
            is_empty: true,
        }
    }

    pub(crate) fn close(self) {
        self.text.push('}');
    }

    /// Adds a serializable value of strings, numbers, lists and maps.
    pub(crate) fn json(&mut self, name: &str, value: &impl Serialize) {
        self.written(name, |text| {
            // Serialization of such values cannot fail.
            text.push_str(&serde_json::to_string(value).unwrap_or_default());
        });
    }

    /// Adds a value written by `write`.
    pub(crate) fn written(&mut self, name: &str, write: impl FnOnce(&mut String)) {
        self.name(name);
        write(self.text);
    }

    /// Member names of the format need no escapes.
    fn name(&mut self, name: &str) {
        if !self.is_empty {
            self.text.push(',');
        }
        self.is_empty = false;
        self.text.push('"');
        self.text.push_str(name);
        self.text.push_str("\":");
    }
}

impl Members for JsonText<'_> {
    fn add_string(&mut self, name: &str, text: Cow<'_, str>) {
        self.name(name);
        let needs_escape = |byte: u8| byte < b' ' || byte == b'"' || byte == b'\\';
        if text.bytes().any(needs_escape) {
            self.text
                .push_str(&Value::String(text.into_owned()).to_string());
        } else {
            self.text.push('"');
            self.text.push_str(&text);
            self.text.push('"');
        }
    }

    fn add(&mut self, name: &str, value: Value) {
        self.json(name, &value);
    }
}

/// The members of an object in the order they are written.
#[derive(Default)]
pub(crate) struct Written<M = JsonMap>(pub(crate) M);

impl<M: Members> Written<M> {
    pub(crate) fn put(&mut self, name: &str, value: impl Into<Value>) {
        self.0.add(name, value.into());
    }

    pub(crate) fn string<'s>(&mut self, name: &str, text: impl Into<Cow<'s, str>>) {
        self.0.add_string(name, text.into());
    }

    /// Adds a string unless it is empty.
    pub(crate) fn text(&mut self, name: &str, text: Option<&str>) {
        if let Some(text) = text.filter(|text| !text.is_empty()) {
            self.string(name, text);
        }
    }

    pub(crate) fn flag(&mut self, name: &str, flag: bool) {
        if flag {
            self.put(name, true);
        }
    }

    pub(crate) fn number(&mut self, name: &str, number: u32) {
        if number > 0 {
            self.put(name, number);
        }
    }

    /// Adds an enum unless it has its default value.
    pub(crate) fn name<E: Named>(&mut self, name: &str, value: E) {
        if !value.is_default() {
            self.string(name, value.wire_name());
        }
    }

    pub(crate) fn object(&mut self, name: &str, id: Option<&str>, spelling: &dyn Spelling) {
        if let Some(id) = id {
            self.string(name, spelling.object_ref(id));
        }
    }

    pub(crate) fn bag(&mut self, name: &str, bag: Option<&JsonMap>) {
        if let Some(bag) = bag.filter(|bag| !bag.is_empty()) {
            self.put(name, bag.clone());
        }
    }

    pub(crate) fn array(&mut self, name: &str, values: Vec<Value>) {
        if !values.is_empty() {
            self.put(name, values);
        }
    }

    pub(crate) fn list<T>(&mut self, name: &str, items: &[T], write: impl Fn(&T) -> Value) {
        self.array(name, items.iter().map(write).collect());
    }
}
