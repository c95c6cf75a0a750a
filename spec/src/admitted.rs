//! The accepted values of a parameter, derived from the same schema that the documents publish.

use schemars::JsonSchema;
use serde_json::Value;

/// The accepted values of a query parameter of `T`: its names, or its type of value.
pub(crate) fn admitted<T: JsonSchema>(name: &str) -> Option<String> {
    let root = serde_json::to_value(schemars::schema_for!(T)).ok()?;
    let schema = root.get("properties")?.get(name)?;
    let mut allowed = Allowed::default();
    allowed.collect(schema, &root);
    match (allowed.names.as_slice(), allowed.kind) {
        ([], kind) => kind.map(str::to_owned),
        ([one], _) => Some(format!("write {one}")),
        (names, _) => Some(format!("write one of {}", names.join(", "))),
    }
}

/// The accepted values, collected from the schema of a parameter and the schemas that it references.
#[derive(Default)]
struct Allowed<'s> {
    names: Vec<&'s str>,
    kind: Option<&'static str>,
}

impl<'s> Allowed<'s> {
    fn collect(&mut self, schema: &'s Value, root: &'s Value) {
        let reference = schema.get("$ref").and_then(Value::as_str);
        let pointer = reference.and_then(|reference| reference.strip_prefix('#'));
        if let Some(target) = pointer.and_then(|pointer| root.pointer(pointer)) {
            self.collect(target, root);
        }
        for composition in ["allOf", "anyOf", "oneOf"] {
            let arms = schema.get(composition).and_then(Value::as_array);
            arms.into_iter()
                .flatten()
                .for_each(|arm| self.collect(arm, root));
        }
        let names = schema.get("enum").and_then(Value::as_array);
        let names = names.into_iter().flatten().filter_map(Value::as_str);
        self.names.extend(names);
        self.kind = self.kind.or_else(|| kind(schema.get("type")?));
    }
}

fn kind(json_type: &Value) -> Option<&'static str> {
    let is = |wanted: &str| match json_type {
        Value::Array(several) => several.iter().any(|one| one == wanted),
        one => one == wanted,
    };
    is("boolean").then_some("write true or false")
}

#[cfg(test)]
mod tests;
