//! The rules: what a phrase of a refusal asks for. None knows a particular request.

use serde_json::{Map, Value, json};

use super::Patch;
use super::finding::{Finding, Step, at, at_mut, holder_mut, object_mut, rename, take};

/// Puts one finding right, or answers that its text does not call for this rule.
pub(super) type Rule = fn(&mut Patch, &Finding<'_>) -> Option<()>;

/// In the order in which they are tried.
pub(super) const ALL: &[Rule] = &[
    header,
    whole_body,
    another_operation,
    entry,
    group,
    unwrapping,
    one_each,
    columns,
    suggestion,
    renaming,
    moving,
    another_field,
    flattening,
    conversion,
    batches,
    range,
    quoted_date,
    limit,
    candidate,
    flag,
    another_anchor,
    leaving_out,
    one_of_several,
    closing_tag,
    first_possible,
];

fn header(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    finding
        .hint
        .contains("is the header If-Match")
        .then_some(())?;
    let etag = take(&mut patch.body, &finding.place)?;
    patch.if_match = Some(etag.as_str()?.to_owned());
    Some(())
}

/// `{"ops":[...]}` around what was sent, or around a member that is no list.
fn whole_body(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let list = |value: Value| match value {
        Value::Array(_) => value,
        one => json!([one]),
    };
    if finding.hint.contains(r#"{"ops":[...]}"#) {
        let sent = patch.body.take();
        patch.body = json!({ "ops": list(sent) });
        return Some(());
    }
    finding.message.contains("must be a list").then_some(())?;
    let value = at_mut(&mut patch.body, &finding.place)?;
    (!value.is_array()).then_some(())?;
    *value = list(value.take());
    Some(())
}

/// The hint writes an operation with a place for the value: the value moves there.
fn another_operation(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let (_, template) = finding.hint.split_once(r#"{"op":"#)?;
    let template = format!(
        r#"{{"op":{}"#,
        template.split_inclusive('}').take_while_balanced()
    );
    let value = take(&mut patch.body, &finding.place)?;
    let operation = template.replace(":...", &format!(":{value}"));
    let operation: Value = serde_json::from_str(&operation).ok()?;
    let body = patch.body.as_object_mut()?;
    let ops = body
        .entry("ops")
        .or_insert_with(|| json!([]))
        .as_array_mut()?;
    ops.push(operation);
    drop_idle(ops);
    Some(())
}

trait Balanced<'s> {
    /// The pieces up to the one that closes the object which was opened before the first.
    fn take_while_balanced(self) -> String;
}

impl<'s, I: Iterator<Item = &'s str>> Balanced<'s> for I {
    fn take_while_balanced(self) -> String {
        let mut open = 1_usize;
        let mut taken = String::new();
        for piece in self {
            if open == 0 {
                break;
            }
            open = open + piece.matches('{').count() - piece.matches('}').count();
            taken.push_str(piece);
        }
        taken
    }
}

/// Operations that have lost all that they said.
fn drop_idle(ops: &mut Vec<Value>) {
    ops.retain(|op| {
        let members = op.as_object().unwrap();
        let says = |(name, value): (&String, &Value)| {
            name != "op" && value.as_object().is_none_or(|map| !map.is_empty())
        };
        members.iter().any(says)
    });
}

/// `did you mean X?`: the value, an entry of it, or the name of the member, whichever the message speaks of. `leave Y
/// out` behind it is of another member.
fn suggestion(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let meant = finding.after("did you mean ", &['?', ','])?;
    if let Some(other) = finding.after("? leave ", &[' ']) {
        holder_mut(&mut patch.body, &finding.place)?.shift_remove(other);
    }
    let speaks_of = |word: &str| {
        finding.message.contains(&format!("{word:?}"))
            || finding.message.starts_with(&format!("{word} "))
    };
    if let Some(Value::Object(members)) = at_mut(&mut patch.body, &finding.place) {
        let wrong = members.keys().find(|name| speaks_of(name));
        if let Some(wrong) = wrong.cloned() {
            return rename(members, &wrong, meant);
        }
    }
    match at_mut(&mut patch.body, &finding.place) {
        Some(Value::String(word)) if speaks_of(word) => {
            *word = meant.to_owned();
            return Some(());
        }
        Some(Value::Array(entries)) => {
            let spoken = |entry: &&mut Value| entry.as_str().is_some_and(speaks_of);
            if let Some(entry) = entries.iter_mut().find(spoken) {
                *entry = json!(meant);
                return Some(());
            }
        }
        _ => {}
    }
    let member = finding.member()?;
    let holder = holder_mut(&mut patch.body, &finding.place)?;
    if speaks_of(member) && holder.contains_key(member) {
        return rename(holder, member, meant);
    }
    holder.insert(member.to_owned(), json!(meant));
    Some(())
}

/// `rename A to B, C to D and write it in brackets`.
fn renaming(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let advised = finding.after("rename ", &[';', '('])?;
    let mut steps = advised
        .split(", ")
        .map_while(|step| step.split_once(" to "));
    let first = renaming_one(patch, finding, steps.next()?);
    steps.fold(first, |done, step| {
        done.and(renaming_one(patch, finding, step))
    })
}

fn renaming_one(patch: &mut Patch, finding: &Finding<'_>, (from, to): (&str, &str)) -> Option<()> {
    let bracketed = to.strip_suffix(" and write it in brackets");
    let to = bracketed.unwrap_or(to);
    let inside = at(&patch.body, &finding.place).is_some_and(|value| value.get(from).is_some());
    let holder = if inside {
        object_mut(&mut patch.body, &finding.place)?
    } else {
        holder_mut(&mut patch.body, &finding.place)?
    };
    if let Some((_, rest)) = finding.hint.split_once("; leave ") {
        let (other, _) = rest.split_once(" out")?;
        holder.shift_remove(other);
    }
    if bracketed.is_some() {
        let one = holder.get_mut(from)?;
        *one = json!([one.take()]);
    }
    rename(holder, from, to)
}

/// `write {"set":{"X":...}} instead of A and B`, or `put {"X":...} into set instead of A and B`: the value of B is the
/// entry of A.
fn entry(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let advised = finding.after("write {", &[';']);
    let (form, members) = match advised {
        Some(whole) => whole.split_once(" instead of ")?,
        None => finding.after("put {", &[';'])?.split_once(" instead of ")?,
    };
    let form = match form.strip_suffix(" into set") {
        Some(entry) => format!("\"set\":{{{entry}}}"),
        None => form.to_owned(),
    };
    let (key, value) = members.split_once(" and ")?;
    let operation = object_mut(&mut patch.body, finding.operation()?)?;
    operation.shift_remove(key);
    let value = operation.shift_remove(value)?;
    let form = format!("{{{form}").replace(":...", &format!(":{value}"));
    let form: Map<String, Value> = serde_json::from_str(&form).ok()?;
    for (field, entries) in form {
        let field = operation.entry(field).or_insert_with(|| json!({}));
        field.as_object_mut()?.extend(entries.as_object()?.clone());
    }
    Some(())
}

/// `write {"operator":"and","filters":[...]} with its list`.
fn group(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let form = finding.after("write ", &[' '])?;
    let (operator, _) = form.split_once("[...]")?;
    let list = take(&mut patch.body, &finding.place)?;
    let (_, node) = finding.place.split_last()?;
    *at_mut(&mut patch.body, node)? = serde_json::from_str(&format!("{operator}{list}}}")).ok()?;
    Some(())
}

/// `write what it holds in its place`.
fn unwrapping(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    finding
        .hint
        .contains("write what it holds in its place")
        .then_some(())?;
    let held = take(&mut patch.body, &finding.place)?;
    let holder = holder_mut(&mut patch.body, &finding.place)?;
    holder.extend(held.as_object()?.clone());
    Some(())
}

/// `write one operation for each of them`, where the list stands in its field or `with A in place of B`.
fn one_each(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    finding
        .hint
        .contains("write one operation for each of them")
        .then_some(())?;
    let (field, given) = match finding.after("with ", &[';']) {
        Some(named) => named.split_once(" in place of ")?,
        None => {
            let (name, _) = finding.message.split_once(' ')?;
            (name, name)
        }
    };
    let operation = finding.operation()?;
    let mut whole = take(&mut patch.body, operation)?;
    let Some(Step::At(position)) = operation.last() else {
        return None;
    };
    let ops = patch.body["ops"].as_array_mut()?;
    let several = whole.as_object_mut()?.shift_remove(given)?;
    for (offset, id) in several.as_array()?.iter().enumerate() {
        let mut one = whole.clone();
        one[field] = id.clone();
        ops.insert(position + offset, one);
    }
    Some(())
}

/// `give `columns` N entries in all, such as {}`, or with the list of them, in the table of the row.
fn columns(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let most = number(finding.hint, "give `columns` ")?;
    let [table @ .., _, Step::At(_), _] = finding.place.as_slice() else {
        return None;
    };
    let table = object_mut(&mut patch.body, table)?;
    if let Some((_, listed)) = finding.hint.split_once("in all: ") {
        let mut values = serde_json::Deserializer::from_str(listed).into_iter();
        table.insert("columns".to_owned(), values.next()?.ok()?);
        return Some(());
    }
    let columns = table.entry("columns").or_insert_with(|| json!([]));
    let columns = columns.as_array_mut()?;
    columns.resize(columns.len().max(most), json!({}));
    Some(())
}

/// `put A, B as D into C`.
fn moving(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let (members, into) = finding.after("put ", &[';', '('])?.split_once(" into ")?;
    let operation = object_mut(&mut patch.body, finding.operation()?)?;
    let moved: Map<String, Value> = members
        .split(", ")
        .map(|member| {
            let (given, ours) = member.split_once(" as ").unwrap_or((member, member));
            Some((ours.to_owned(), operation.shift_remove(given)?))
        })
        .collect::<Option<_>>()?;
    let target = operation.entry(into).or_insert_with(|| json!({}));
    target.as_object_mut()?.extend(moved);
    Some(())
}

/// `use the field X`: the member moves up to it, or into it; `by property` makes a list a map.
fn another_field(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let field = finding.after("use the field ", &[',', ' ', ';'])?;
    let member = finding.member()?;
    let value = take(&mut patch.body, &finding.place)?;
    let value = match value {
        Value::Array(entries) if finding.hint.contains("by property") => by_property(entries),
        other => other,
    };
    let (_, holder) = finding.place.split_last()?;
    if at(&patch.body, holder)?.as_object()?.is_empty() {
        take(&mut patch.body, holder)?;
    }
    let operation = object_mut(&mut patch.body, finding.operation()?)?;
    if member == field {
        operation.insert(field.to_owned(), value);
    } else {
        let target = operation.entry(field).or_insert_with(|| json!({}));
        target.as_object_mut()?.insert(member.to_owned(), value);
    }
    Some(())
}

fn by_property(entries: Vec<Value>) -> Value {
    let keyed = entries.into_iter().filter_map(|mut entry| {
        let property = entry.as_object_mut()?.shift_remove("property")?;
        Some((property.as_str()?.to_owned(), entry))
    });
    Value::Object(keyed.collect())
}

/// `put the children behind their parent, each with its parent's indent + 1`.
fn flattening(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    finding
        .hint
        .contains("put the children behind their parent")
        .then_some(())?;
    let children = take(&mut patch.body, &finding.place)?;
    let [run @ .., Step::At(parent), _] = finding.place.as_slice() else {
        return None;
    };
    let run = at_mut(&mut patch.body, run)?.as_array_mut()?;
    let level = run.get(*parent)?["indent"].as_u64().unwrap_or_default() + 1;
    for (position, mut child) in children.as_array()?.clone().into_iter().enumerate() {
        child["indent"] = json!(level);
        run.insert(parent + 1 + position, child);
    }
    Some(())
}

/// `write a JSON number`, `write true or false` ...: the same value in the form that is asked for.
fn conversion(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let value = at_mut(&mut patch.body, &finding.place)?;
    let wants = |form: &str| finding.hint.contains(form) || finding.message.contains(form);
    let converted = match value {
        Value::String(text) if wants("write a JSON number") => json!(text.parse::<f64>().ok()?),
        Value::String(text) if wants("write true or false") => {
            json!(matches!(text.as_str(), "yes" | "true" | "1"))
        }
        Value::String(_) if wants("write the entries in brackets") => json!([value]),
        Value::Number(number) if wants("write it in quotes") => json!(number.to_string()),
        Value::Array(entries)
            if entries.len() == 1 && (wants("write a string") || wants("write a date")) =>
        {
            entries.first()?.clone()
        }
        _ => return None,
    };
    *value = converted;
    Some(())
}

/// The number behind a phrase.
fn number(text: &str, phrase: &str) -> Option<usize> {
    let (_, rest) = text.split_once(phrase)?;
    let end = rest
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(rest.len());
    rest[..end].parse().ok()
}

/// `split it into batches of at most N`: the same operation several times, each with a part of the list or map.
fn batches(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let most = number(finding.hint, "into batches of at most ")?;
    let (field, operation) = (finding.member()?, finding.operation()?);
    let parts: Vec<Value> = match at(&patch.body, &finding.place)? {
        Value::Array(entries) => entries.chunks(most).map(|part| json!(part)).collect(),
        Value::Object(members) => {
            let members: Vec<_> = members.clone().into_iter().collect();
            let parts = members.chunks(most);
            parts
                .map(|part| Value::Object(part.iter().cloned().collect()))
                .collect()
        }
        _ => return None,
    };
    let whole = take(&mut patch.body, operation)?;
    let Some(Step::At(position)) = operation.last() else {
        return None;
    };
    let ops = patch.body["ops"].as_array_mut()?;
    for (offset, part) in parts.into_iter().enumerate() {
        let mut one = whole.clone();
        one[field] = part;
        ops.insert(position + offset, one);
    }
    Some(())
}

/// `write a whole number from A to B`.
fn range(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let least = number(finding.hint, "write a whole number from ")?;
    let (_, rest) = finding.hint.split_once("write a whole number from ")?;
    let most = number(rest, " to ")?;
    let value = at_mut(&mut patch.body, &finding.place)?;
    let nearest = if value.as_f64()? < least as f64 {
        least
    } else {
        most
    };
    *value = json!(nearest);
    Some(())
}

/// `a date stands in double quotes: "2026-07-06"`.
fn quoted_date(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let quoted = finding.after("stands in double quotes: ", &[';', ' '])?;
    let value = at_mut(&mut patch.body, &finding.place)?;
    let text = value.as_str()?.replace(quoted.trim_matches('"'), quoted);
    *value = json!(text);
    Some(())
}

/// `at most N`, `it must be N`, `leave N entry`.
fn limit(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let most = number(finding.message, "at most ")
        .or_else(|| number(finding.message, "it must be "))
        .or_else(|| number(finding.hint, "leave "))?;
    match at_mut(&mut patch.body, &finding.place)? {
        Value::Number(found) => *found = most.into(),
        Value::Array(entries) => entries.truncate(most),
        _ => return None,
    }
    Some(())
}

/// The message lists candidates: the one whose label was written, else the first.
fn candidate(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let asks = |phrase: &str| finding.hint.contains(phrase);
    let by_id = asks("or give the id");
    let listed = asks("use the full id")
        || asks("name one of them")
        || asks("views are named by their ids")
        || asks("or its whole text");
    let located = by_id && finding.message.contains(": ");
    if !(listed || located) {
        return None;
    }
    let written = at(&patch.body, &finding.place)
        .and_then(Value::as_str)
        .unwrap_or_default()
        .to_lowercase();
    let candidates = finding.candidates();
    let alike = |label: &str| {
        let label = label.to_lowercase();
        label == written
            || (!label.is_empty() && (written.starts_with(&label) || label.starts_with(&written)))
    };
    let named = candidates
        .iter()
        .find(|(_, label)| !written.is_empty() && alike(label));
    let (id, _) = named.or(candidates.first())?.clone();
    let member = finding.member()?;
    let holder = holder_mut(&mut patch.body, &finding.place)?;
    if by_id {
        if member == "match" {
            holder.shift_remove(member);
        }
        holder.insert("id".to_owned(), json!(id));
    } else {
        holder.insert(member.to_owned(), json!(id));
    }
    Some(())
}

/// `set recursive to ...`.
fn flag(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let name = finding.after("or set ", &[' '])?;
    let operation = object_mut(&mut patch.body, finding.operation()?)?;
    operation.insert(name.to_owned(), json!(true));
    Some(())
}

/// `use after or before`.
fn another_anchor(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let (anchor, _) = finding.after("use ", &[','])?.split_once(" or ")?;
    let holder = holder_mut(&mut patch.body, &finding.place)?;
    rename(holder, finding.member()?, anchor)
}

/// `leave it out`, `leave the operation out`, `leave X out` of the object.
fn leaving_out(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let member = finding.after("leave ", &[' ']);
    if let (Some(member), Some(Value::Object(members))) =
        (member, at_mut(&mut patch.body, &finding.place))
        && members.shift_remove(member).is_some()
    {
        return Some(());
    }
    let asked = ["leave it out", "leave the operation out"];
    asked
        .iter()
        .any(|phrase| finding.hint.contains(phrase))
        .then_some(())?;
    take(&mut patch.body, &finding.place)?;
    let (_, holder) = finding.place.split_last()?;
    let emptied = at(&patch.body, holder)
        .and_then(Value::as_object)
        .is_some_and(Map::is_empty);
    if emptied {
        take(&mut patch.body, holder);
    }
    Some(())
}

/// `give one of them`: of the members that the message names, the first stays.
fn one_of_several(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let asked = ["give one of them", "give at most one of them"];
    asked
        .iter()
        .any(|phrase| finding.hint.contains(phrase))
        .then_some(())?;
    let operation = object_mut(&mut patch.body, finding.operation()?)?;
    let words: Vec<&str> = finding.message.split([' ', ',', ':']).collect();
    let named = |name: &&String| words.contains(&name.as_str());
    let named: Vec<String> = operation.keys().filter(named).cloned().collect();
    for name in named.get(1..)? {
        operation.shift_remove(name);
    }
    Some(())
}

/// `add </u>`.
fn closing_tag(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let tag = finding.after("add ", &[','])?;
    let Value::String(text) = at_mut(&mut patch.body, &finding.place)? else {
        return None;
    };
    text.push_str(tag);
    Some(())
}

/// `possible types: a, b`.
fn first_possible(patch: &mut Patch, finding: &Finding<'_>) -> Option<()> {
    let first = finding.after("possible types: ", &[',', ' '])?;
    *at_mut(&mut patch.body, &finding.place)? = json!(first);
    Some(())
}
