//! Random instances of a published schema.

use serde_json::{Map, Value, json};

use super::dice::Dice;

/// How deep a filter tree grows.
const DEEPEST: usize = 12;

/// Makes instances of one schema; strings come from words that the fixture knows, and others.
pub(crate) struct Instances<'a> {
    root: &'a Value,
    dice: Dice,
}

const TEXTS: [&str; 12] = [
    "tent",
    "Packing",
    "",
    "Packed",
    "**b** and `c`",
    "<u>x",
    "ü😀",
    "# A\n\n- [ ] b\n",
    "done = false",
    "[x](https://e.org)",
    " ",
    "2026-01-02",
];
const IDS: [&str; 9] = [
    "a41d0", "9be27", "4c0f2", "v0001", "5d2e1", "0a3c4", "ra", "ca", "nope",
];
const KEYS: [&str; 9] = [
    "name",
    "description",
    "done",
    "due_date",
    "tag",
    "status",
    "priority",
    "Due date",
    "nope",
];
const NUMBERS: [f64; 5] = [0.0, 1.0, -1.5, 1e300, 1_786_320_000.0];

impl<'a> Instances<'a> {
    pub(crate) fn new(root: &'a Value, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        // The first numbers of near seeds are near.
        (0..16).for_each(|_| {
            dice.roll(2);
        });
        Self { root, dice }
    }

    pub(crate) fn next(&mut self) -> Value {
        self.of(self.root, "", 0)
    }

    fn of(&mut self, schema: &'a Value, name: &str, depth: usize) -> Value {
        if let Some(path) = schema["$ref"].as_str() {
            let target = self.root.pointer(path.strip_prefix('#').unwrap()).unwrap();
            return self.of(target, name, depth);
        }
        if let Some(only) = schema.get("const") {
            return only.clone();
        }
        if let Some(values) = schema["enum"].as_array() {
            return self.dice.pick(values).clone();
        }
        if let Some(arms) = schema["anyOf"].as_array() {
            let arm = if depth > DEEPEST {
                &arms[0]
            } else {
                self.dice.pick(arms)
            };
            return self.of(arm, name, depth + 1);
        }
        let kind = match &schema["type"] {
            Value::Array(several) => self.dice.pick(several),
            one => one,
        };
        match kind.as_str().unwrap() {
            "null" => Value::Null,
            "boolean" => json!(self.dice.roll(2) == 0),
            "integer" => self.integer(schema),
            "number" => json!(self.dice.pick(&NUMBERS)),
            "string" => json!(self.string(schema, name)),
            "array" => self.array(schema, name, depth),
            _ => self.object(schema, name, depth),
        }
    }

    fn integer(&mut self, schema: &Value) -> Value {
        let bound = |keyword: &str, default| schema[keyword].as_u64().unwrap_or(default);
        let (least, most) = (bound("minimum", 0), bound("maximum", 50));
        match self.dice.roll(6) {
            0 => json!(most),
            other => json!((least + other as u64 - 1).min(most)),
        }
    }

    fn string(&mut self, schema: &Value, name: &str) -> String {
        let words: &[&str] = match name {
            "id" | "after" | "before" | "inside" | "table_id" | "row" | "col" | "block"
            | "view" | "copy_from" => &IDS,
            "property" | "group_by" | "unset" | "key" => &KEYS,
            "type" | "template_for" => &["page", "task", "Note", "nope"],
            _ => &TEXTS,
        };
        let least = schema["minLength"].as_u64().unwrap_or(0) as usize;
        let most = schema["maxLength"].as_u64().unwrap_or(64) as usize;
        let word: String = self.dice.pick(words).chars().take(most).collect();
        let missing = least.saturating_sub(word.chars().count());
        word + &"x".repeat(missing)
    }

    fn array(&mut self, schema: &'a Value, name: &str, depth: usize) -> Value {
        let least = schema["minItems"].as_u64().unwrap_or(0) as usize;
        let most = schema["maxItems"].as_u64().unwrap_or(3) as usize;
        let more = if depth > DEEPEST {
            0
        } else {
            self.dice.roll(3)
        };
        let count = (least + more).min(most);
        (0..count)
            .map(|_| self.of(&schema["items"], name, depth + 1))
            .collect()
    }

    fn object(&mut self, schema: &'a Value, name: &str, depth: usize) -> Value {
        let mut made = Map::new();
        let Some(members) = schema["properties"].as_object() else {
            for _ in 0..self.dice.roll(3) {
                let key = *self.dice.pick(&KEYS);
                let value = self.of(&schema["additionalProperties"], name, depth + 1);
                made.insert(key.to_owned(), value);
            }
            return Value::Object(made);
        };
        let none = Vec::new();
        let required = schema["required"].as_array().unwrap_or(&none);
        for (member, inner) in members {
            let is_required = required.iter().any(|name| name == member);
            let wanted = depth <= DEEPEST && self.dice.roll(if depth < 2 { 2 } else { 5 }) == 0;
            if is_required || wanted {
                made.insert(member.clone(), self.of(inner, member, depth + 1));
            }
        }
        if made.is_empty() && schema["minProperties"].as_u64() == Some(1) {
            let (member, inner) = members.iter().next().unwrap();
            made.insert(member.clone(), self.of(inner, member, depth + 1));
        }
        Value::Object(made)
    }
}
