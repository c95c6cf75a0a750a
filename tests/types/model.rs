//! A naive model of the operations that only types have, and random batches that it and the server must answer alike:
//! the same refusal, or the same lists, columns and receipts (http.md 19.2, ops.md 15).

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::plant;
use crate::support::World;
use crate::support::dice::Dice;

/// The parts of a list that callers can choose, in its order; the plain one has no name.
const SECTIONS: [&str; 3] = ["featured", "", "hidden"];
/// What batches name: properties of the type and of the space, and names that nothing has at first.
const NAMES: [&str; 11] = [
    "watered", "stage", "due_date", "tag", "links", "creator", "alpha", "beta", "gamma", "delta",
    "rho",
];
/// The format of all that batches make.
const FORMAT: &str = "text";

/// A refusal: its code and its path.
type Refused = (&'static str, String);

#[derive(Clone, Debug, PartialEq)]
struct Model {
    /// The properties of the space, by key; true where they have the format of what batches make.
    space: BTreeMap<String, bool>,
    /// The list of the type, by section.
    lists: [Vec<String>; 3],
    /// The columns of each of its views.
    columns: Vec<Vec<String>>,
    /// The view that sorts by `stage`.
    sorted: usize,
    /// What the batch makes.
    made: Vec<String>,
}

fn invalid(path: String) -> Refused {
    ("validation_failed", path)
}

impl Model {
    fn apply(&mut self, ops: &[Value]) -> Result<(), Refused> {
        for (index, op) in ops.iter().enumerate() {
            let path = format!("ops[{index}]");
            match op["op"].as_str().unwrap() {
                "add_property" => self.add(op, &path)?,
                "remove_property" => self.remove(op, &path)?,
                _ => self.shift(op, &path)?,
            }
        }
        for made in &self.made {
            self.space.insert(made.clone(), true);
        }
        Ok(())
    }

    fn section_of(&self, key: &str) -> Option<usize> {
        let has = |list: &Vec<String>| list.iter().any(|listed| listed == key);
        self.lists.iter().position(has)
    }

    fn add(&mut self, op: &Value, path: &str) -> Result<(), Refused> {
        let key = op["property"].as_str().unwrap().to_owned();
        let is_made = self.made.contains(&key);
        let fits = self.space.get(&key).copied().or(is_made.then_some(true));
        match (fits, op.get("format")) {
            (None, None) | (Some(false), Some(_)) => return Err(invalid(format!("{path}.format"))),
            (None, Some(_)) => self.made.push(key.clone()),
            (Some(_), _) => {}
        }
        let held = self.section_of(&key);
        let section = match op.get("section") {
            Some(name) => {
                let name = name.as_str().unwrap_or_default();
                SECTIONS.iter().position(|known| *known == name).unwrap()
            }
            None => held.unwrap_or(1),
        };
        let goes = ["after", "before", "position"]
            .iter()
            .any(|to| op.get(to).is_some());
        if held == Some(section) && !goes {
            return Ok(());
        }
        self.place(&key, section, op, path)?;
        if held.is_none() {
            for columns in self.columns.iter_mut().filter(|has| !has.contains(&key)) {
                columns.push(key.clone());
            }
        }
        Ok(())
    }

    fn remove(&mut self, op: &Value, path: &str) -> Result<(), Refused> {
        let key = self.listed(op, "property", path)?;
        self.lists
            .iter_mut()
            .for_each(|list| list.retain(|listed| *listed != key));
        self.made.retain(|made| *made != key);
        for (at, columns) in self.columns.iter_mut().enumerate() {
            let works_by = at == self.sorted && key == "stage";
            columns.retain(|shown| works_by || *shown != key);
        }
        Ok(())
    }

    fn shift(&mut self, op: &Value, path: &str) -> Result<(), Refused> {
        let key = self.listed(op, "property", path)?;
        let to = ["after", "before", "position"];
        if to.iter().all(|to| op.get(to).is_none()) {
            return Err(invalid(path.to_owned()));
        }
        let section = self.section_of(&key).unwrap();
        self.place(&key, section, op, path)
    }

    /// The property of the list that a field names.
    fn listed(&self, op: &Value, field: &str, path: &str) -> Result<String, Refused> {
        let key = op[field].as_str().unwrap();
        match self.section_of(key) {
            Some(_) => Ok(key.to_owned()),
            None => Err(invalid(format!("{path}.{field}"))),
        }
    }

    fn place(&mut self, key: &str, section: usize, op: &Value, path: &str) -> Result<(), Refused> {
        let to: Vec<&str> = ["after", "before", "position"]
            .into_iter()
            .filter(|to| op.get(to).is_some())
            .collect();
        if to.len() > 1 {
            return Err(("ambiguous_input", path.to_owned()));
        }
        let mut anchor = None;
        if let Some(field) = to.first().filter(|to| **to != "position") {
            let named = self.listed(op, field, path)?;
            if named == key || self.section_of(&named) != Some(section) {
                return Err(invalid(format!("{path}.{field}")));
            }
            anchor = Some((named, *field));
        }
        self.lists
            .iter_mut()
            .for_each(|list| list.retain(|listed| listed != key));
        let list = &mut self.lists[section];
        let at = match anchor {
            Some((named, field)) => {
                let at = list.iter().position(|listed| *listed == named).unwrap();
                at + usize::from(field == "after")
            }
            None if op["position"] == "first" => 0,
            None => list.len(),
        };
        list.insert(at, key.to_owned());
        Ok(())
    }
}

fn drawn(dice: &mut Dice) -> Value {
    let mut op = json!({"property": dice.pick(&NAMES)});
    match dice.roll(5) {
        0 => op["op"] = json!("remove_property"),
        1 | 2 => op["op"] = json!("move_property"),
        _ => {
            op["op"] = json!("add_property");
            if dice.roll(3) > 0 {
                op["format"] = json!(FORMAT);
            }
            match dice.roll(6) {
                0 | 1 => op["section"] = json!("featured"),
                2 => op["section"] = json!("hidden"),
                3 => op["section"] = Value::Null,
                _ => {}
            }
        }
    }
    if op["op"] == "remove_property" {
        return op;
    }
    for _ in 0..[0, 1, 1, 1, 1, 2][dice.roll(6)] {
        match dice.roll(3) {
            0 => op["position"] = json!(dice.pick(&["first", "last"])),
            1 => op["after"] = json!(dice.pick(&NAMES)),
            _ => op["before"] = json!(dice.pick(&NAMES)),
        }
    }
    op
}

/// The lists and the columns that the type is served with.
async fn served(world: &World) -> ([Vec<String>; 3], Vec<Vec<String>>) {
    let document = world.get(&world.type_path("plant")).await.body(200);
    let entries = document["type_settings"]["property_definitions"].as_array();
    let entries = entries.unwrap();
    let keys = |entries: &mut dyn Iterator<Item = &Value>| -> Vec<String> {
        let keys = entries.map(|entry| entry["property"].as_str().unwrap().to_owned());
        keys.collect()
    };
    let lists = SECTIONS.map(|section| {
        let here = |entry: &&Value| entry["section"].as_str().unwrap_or_default() == section;
        keys(&mut entries.iter().filter(here))
    });
    let views = document["blocks"][0]["views"].as_array().unwrap().iter();
    let columns = views.map(|view| keys(&mut view["columns"].as_array().unwrap().iter()));
    (lists, columns.collect())
}

fn keys(rows: &Value) -> Vec<&str> {
    let rows = rows.as_array().into_iter().flatten();
    rows.map(|row| row["key"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn the_server_does_what_the_model_does() {
    let world = World::new().await;
    plant(&world).await;
    let path = world.type_path("plant");
    let sorted =
        json!({"op": "insert_view", "name": "Sorted", "set": {"sorts": [{"property": "stage"}]}});
    world.patch(&path, json!({"ops": [sorted]})).await.is(200);
    let (lists, columns) = served(&world).await;
    let known = NAMES[..6].iter().map(|key| ((*key).to_owned(), false));
    let mut model = Model {
        space: known.collect(),
        lists,
        sorted: columns.len() - 1,
        columns,
        made: Vec::new(),
    };
    let mut dice = Dice::new(19);
    let mut reached = BTreeSet::new();
    for _ in 0..400 {
        let ops: Vec<Value> = (0..1 + dice.roll(4)).map(|_| drawn(&mut dice)).collect();
        let body = json!({ "ops": ops });
        let dry = world
            .patch(&format!("{path}?dry_run=true"), body.clone())
            .await;
        let run = world.patch(&path, body.clone()).await;
        let mut after = Model {
            made: Vec::new(),
            ..model.clone()
        };
        let names = || ops.iter().map(|op| op["op"].as_str().unwrap().to_owned());
        match after.apply(&ops) {
            Ok(()) => {
                run.is(200);
                assert_eq!(
                    keys(&run.json["created"]["properties"]),
                    after.made,
                    "{body}"
                );
                let mut removed: Vec<&String> = model.lists.iter().flatten().collect();
                removed.retain(|key| after.section_of(key).is_none());
                removed.sort_unstable();
                assert_eq!(keys(&run.json["removed"]["properties"]), removed, "{body}");
                let told =
                    |reply: &Value| ["created", "removed", "warnings"].map(|it| reply[it].clone());
                assert_eq!(told(&dry.json), told(&run.json), "{body}");
                model = after;
                reached.extend(names().map(|name| (name, true)));
            }
            Err((code, place)) => {
                run.refused(400, code, &[&place]);
                assert_eq!((dry.status, &dry.json), (400, &run.json));
                reached.extend(names().map(|name| (name, false)));
            }
        }
        let (lists, columns) = served(&world).await;
        assert_eq!((&lists, &columns), (&model.lists, &model.columns), "{body}");
    }
    // Every operation succeeds and is refused, and what is made is made.
    assert_eq!(reached.len(), 6, "{reached:?}");
    assert!(model.space.len() > NAMES.len() - 2, "{:?}", model.space);
}
