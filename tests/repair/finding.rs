//! One issue of a refusal, read as an agent reads it, and places in a request.

use serde_json::{Map, Value};

/// A step of a path.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Step {
    Key(String),
    At(usize),
}

/// One issue.
#[derive(Debug)]
pub(super) struct Finding<'r> {
    pub(super) place: Vec<Step>,
    pub(super) message: &'r str,
    pub(super) hint: &'r str,
    pub(super) see_also: Vec<&'r Value>,
}

impl<'r> Finding<'r> {
    pub(super) fn of(issue: &'r Value) -> Self {
        let text = |member: &str| issue[member].as_str().unwrap_or_default();
        Self {
            place: steps(text("path")),
            message: text("message"),
            hint: text("hint"),
            see_also: issue["see_also"].as_array().into_iter().flatten().collect(),
        }
    }

    /// What follows a phrase of the hint, up to one of these ends.
    pub(super) fn after(&self, phrase: &str, ends: &[char]) -> Option<&'r str> {
        let (_, rest) = self.hint.split_once(phrase)?;
        let end = rest.find(ends).unwrap_or(rest.len());
        Some(rest[..end].trim())
    }

    /// What the message or the hint lists behind its last colon: ids, with their labels in quotes.
    pub(super) fn candidates(&self) -> Vec<(String, String)> {
        let Some((_, list)) = self.message.split_once([':', ';']) else {
            return Vec::new();
        };
        let list = list.split_once("it has ").map_or(list, |(_, list)| list);
        let list = list
            .split_once("its views: ")
            .map_or(list, |(_, list)| list);
        let entry = |entry: &str| {
            let (id, label) = entry.trim().split_once(' ').unwrap_or((entry.trim(), ""));
            (id.to_owned(), label.trim_matches('"').to_owned())
        };
        list.split(", ").map(entry).collect()
    }

    /// The last member name of the place.
    pub(super) fn member(&self) -> Option<&str> {
        match self.place.last()? {
            Step::Key(name) => Some(name),
            Step::At(_) => None,
        }
    }

    /// The place of the operation.
    pub(super) fn operation(&self) -> Option<&[Step]> {
        self.place.get(..2)
    }
}

/// `ops[0].set.name`, `/ops/1` or a bare name.
fn steps(path: &str) -> Vec<Step> {
    let pointer = path.starts_with('/');
    path.split(['/', '.', '[', ']'])
        .filter(|segment| !segment.is_empty())
        .map(|segment| match segment.parse() {
            Ok(position) if !pointer || segment != "0" || path.starts_with("/ops/") => {
                Step::At(position)
            }
            _ => Step::Key(segment.to_owned()),
        })
        .collect()
}

/// The value at a place.
pub(super) fn at<'b>(body: &'b Value, place: &[Step]) -> Option<&'b Value> {
    place.iter().try_fold(body, |value, step| match step {
        Step::Key(name) => value.get(name),
        Step::At(position) => value.get(position),
    })
}

/// The value at a place, to change it.
pub(super) fn at_mut<'b>(body: &'b mut Value, place: &[Step]) -> Option<&'b mut Value> {
    place.iter().try_fold(body, |value, step| match step {
        Step::Key(name) => value.get_mut(name),
        Step::At(position) => value.get_mut(position),
    })
}

/// The object at a place, to change it.
pub(super) fn object_mut<'b>(
    body: &'b mut Value,
    place: &[Step],
) -> Option<&'b mut Map<String, Value>> {
    at_mut(body, place)?.as_object_mut()
}

/// The object that holds the last member of a place.
pub(super) fn holder_mut<'b>(
    body: &'b mut Value,
    place: &[Step],
) -> Option<&'b mut Map<String, Value>> {
    object_mut(body, place.split_last()?.1)
}

/// Takes the value at a place out of the request.
pub(super) fn take(body: &mut Value, place: &[Step]) -> Option<Value> {
    let (last, holder) = place.split_last()?;
    match (at_mut(body, holder)?, last) {
        (Value::Object(members), Step::Key(name)) => members.shift_remove(name),
        (Value::Array(elements), Step::At(position)) if *position < elements.len() => {
            Some(elements.remove(*position))
        }
        (Value::Array(entries), Step::Key(name)) => {
            let position = entries.iter().position(|entry| entry == name)?;
            Some(entries.remove(position))
        }
        _ => None,
    }
}

/// Renames a member, which keeps its position.
pub(super) fn rename(members: &mut Map<String, Value>, from: &str, to: &str) -> Option<()> {
    let renamed = members.iter().map(|(name, value)| {
        (
            if name == from { to } else { name }.to_owned(),
            value.clone(),
        )
    });
    let renamed: Map<String, Value> = renamed.collect();
    let held = members.contains_key(from);
    *members = renamed;
    held.then_some(())
}
