//! Twenty filters and fourteen sorts, as members of a search and as SQL over a JSON column.
//!
//! The SQL reads `object (id, type, modified, properties)`, where `properties` is the JSON text of the stored values.

use rolltop_document::limits::MAX_CUSTOM_ORDER;
use serde_json::{Value, json};

use crate::ground::NOW;
use crate::workspace::{Made, label_id, status_id};

/// A filter.
pub(super) struct Filter {
    pub(super) what: &'static str,
    /// The compact form; empty for no filter.
    pub(super) text: String,
    pub(super) sql: String,
}

/// A sort.
pub(super) struct Sort {
    pub(super) what: &'static str,
    pub(super) sorts: Value,
    pub(super) sql: String,
}

/// The SQL of a property.
fn read(key: &str) -> String {
    format!("json_extract(properties, '$.{key}')")
}

/// Every kind of filter; the first is none.
pub(super) fn filters(made: &Made) -> Vec<Filter> {
    const DAY: i64 = 86_400;
    let [common, usual, _] = &made.words;
    let (common, usual) = (common.to_lowercase(), usual.to_lowercase());
    let part: String = usual.chars().skip(1).take(3).collect();
    let target = &made.ids[0];
    let [name, notes, mail, amount] = ["name", "notes", "mail", "amount"].map(read);
    let [done, status, due, link] = ["done", "status[0]", "dueDate", "link"].map(read);
    let contains = |text: &str, part: &str| format!("instr(lower({text}), '{part}') > 0");
    let lacks = |text: &str, part: &str| format!("coalesce(instr(lower({text}), '{part}'), 0) = 0");
    let holds = |key: &str, ids: &[String]| {
        let ids: Vec<String> = ids.iter().map(|id| format!("'{id}'")).collect();
        let ids = ids.join(", ");
        format!("EXISTS (SELECT 1 FROM json_each(properties, '$.{key}') WHERE value IN ({ids}))")
    };
    let label = |at: usize| (&*made.labels[at], label_id(at));
    let ((first, first_id), (second, second_id)) = (label(1), label(2));
    let (open, waiting, closed) = (status_id(0), status_id(2), status_id(3));
    let today = NOW - NOW.rem_euclid(DAY);
    let mails: Vec<String> = (0..20).map(|at| super::mail(made, at)).collect();
    let (in_text, in_sql) = (mails.join("\", \""), mails.join("', '"));
    let filter = |what, text: &str, sql: String| Filter {
        what,
        text: text.to_owned(),
        sql,
    };
    vec![
        filter("no filter", "", "true".to_owned()),
        filter(
            "text contains",
            &format!(r#"name CONTAINS "{part}""#),
            contains(&name, &part),
        ),
        filter(
            "long text lacks",
            &format!(r#"notes NOT CONTAINS "{part}""#),
            lacks(&notes, &part),
        ),
        filter(
            "either of two parts",
            &format!(r#"notes CONTAINS "{part}" OR notes CONTAINS "{common}""#),
            format!(
                "({} OR {})",
                contains(&notes, &part),
                contains(&notes, &common)
            ),
        ),
        filter(
            "one part, not another",
            &format!(r#"notes CONTAINS "{part}" AND notes NOT CONTAINS "{common}""#),
            format!("{} AND {}", contains(&notes, &part), lacks(&notes, &common)),
        ),
        filter("number", "amount > 2500", format!("{amount} > 2500")),
        filter(
            "range of numbers",
            "amount >= 1000 AND amount < 2000",
            format!("{amount} >= 1000 AND {amount} < 2000"),
        ),
        filter(
            "checkbox and select",
            r#"done = true AND status IN ("Open", "Waiting")"#,
            format!("{done} AND {status} IN ('{open}', '{waiting}')"),
        ),
        filter(
            "labels",
            r#"labels IS NOT EMPTY AND status != "Done""#,
            format!(
                "json_array_length(properties, '$.labels') > 0 AND coalesce({status} != '{closed}', true)"
            ),
        ),
        filter(
            "one of two labels",
            &format!(r#"labels IN ("{first}", "{second}")"#),
            holds("labels", &[first_id.clone(), second_id.clone()]),
        ),
        filter(
            "both labels",
            &format!(r#"labels HAS ALL ("{first}", "{second}")"#),
            format!(
                "{} AND {}",
                holds("labels", std::slice::from_ref(&first_id)),
                holds("labels", &[second_id])
            ),
        ),
        filter(
            "exactly one label",
            &format!(r#"labels = ("{first}")"#),
            format!(
                "{} AND NOT EXISTS (SELECT 1 FROM json_each(properties, '$.labels') WHERE value != '{first_id}')",
                holds("labels", std::slice::from_ref(&first_id))
            ),
        ),
        filter(
            "dates",
            "due_date >= daysAgo(90) AND due_date < daysFromNow(200)",
            format!(
                "{due} >= {} AND {due} < {}",
                today - 90 * DAY,
                today + 200 * DAY
            ),
        ),
        filter("no date", "due_date IS EMPTY", format!("{due} IS NULL")),
        filter(
            "an object",
            &format!(r#"assignee = "{target}""#),
            holds("assignee", std::slice::from_ref(target)),
        ),
        filter(
            "text equals",
            &format!(r#"mail = "{}""#, mails[0]),
            format!("{mail} = '{}'", mails[0]),
        ),
        filter(
            "one of twenty texts",
            &format!(r#"mail IN ("{in_text}")"#),
            format!("{mail} IN ('{in_sql}')"),
        ),
        filter(
            "type and checkbox",
            r#"type = "task" AND done = false"#,
            format!("type = 'task' AND NOT coalesce({done}, false)"),
        ),
        filter(
            "two groups",
            r#"(status = "Open" AND amount > 9000) OR (status = "Done" AND amount < 1000)"#,
            format!(
                "({status} = '{open}' AND {amount} > 9000 OR {status} = '{closed}' AND coalesce({amount} < 1000, true))"
            ),
        ),
        filter(
            "eight tests",
            &format!(
                r#"(name CONTAINS "{common}" OR notes CONTAINS "{common}" OR mail CONTAINS "{part}")
                 AND amount < 9000 AND (done = false OR due_date > today() OR assignee = "{target}") AND link IS NOT EMPTY"#
            ),
            format!(
                "({} OR {} OR {}) AND coalesce({amount} < 9000, true) \
                 AND (NOT coalesce({done}, false) OR {due} >= {} OR {}) AND {link} != ''",
                contains(&name, &common),
                contains(&notes, &common),
                contains(&mail, &part),
                today + DAY,
                holds("assignee", std::slice::from_ref(target)),
            ),
        ),
    ]
}

/// Every kind of sort.
pub(super) fn sorts(made: &Made) -> Vec<Sort> {
    let sort = |what, sorts, sql: &str| Sort {
        what,
        sorts,
        sql: sql.to_owned(),
    };
    let listed: Vec<String> = (0..MAX_CUSTOM_ORDER)
        .map(|at| super::mail(made, at))
        .collect();
    let cases = (0..).zip(&listed);
    let cases: Vec<String> = cases
        .map(|(at, mail)| format!("WHEN '{mail}' THEN {at}"))
        .collect();
    let [name, mail, due, status] = ["name", "mail", "dueDate", "status[0]"].map(read);
    let options = "(SELECT group_concat(printf('%03d', substr(value, 15)), '/') FROM json_each(properties, '$.labels'))";
    let targets = "(SELECT group_concat(json_extract(target.properties, '$.name'), '/') \
                   FROM json_each(object.properties, '$.assignee') JOIN object AS target ON target.id = value)";
    vec![
        sort("by default", json!([]), "modified DESC"),
        sort(
            "by name",
            json!([{"property": "name"}]),
            &format!("{name} COLLATE NOCASE"),
        ),
        sort(
            "by long text",
            json!([{"property": "notes", "direction": "desc"}]),
            &format!("{} COLLATE NOCASE DESC", read("notes")),
        ),
        sort("by bytes", json!([{"property": "mail"}]), &mail),
        sort(
            "by number",
            json!([{"property": "amount", "direction": "desc"}]),
            &format!("{} DESC", read("amount")),
        ),
        sort(
            "by date",
            json!([{"property": "due_date", "empty_placement": "end"}]),
            &format!("{due} NULLS LAST"),
        ),
        sort(
            "by day",
            json!([{"property": "due_date", "include_time": false}]),
            &format!("{due} / 86400"),
        ),
        sort(
            "by checkbox",
            json!([{"property": "done"}]),
            &format!("coalesce({}, false)", read("done")),
        ),
        sort("by options", json!([{"property": "labels"}]), options),
        sort(
            "by option, then date",
            json!([{"property": "status"}, {"property": "due_date", "direction": "desc"}]),
            &format!("{status}, {due} DESC"),
        ),
        sort(
            "by target names",
            json!([{"property": "assignee"}]),
            &format!("{targets} COLLATE NOCASE"),
        ),
        sort(
            "by type, then name",
            json!([{"property": "type"}, {"property": "name"}]),
            &format!("type, {name} COLLATE NOCASE"),
        ),
        sort(
            "custom",
            json!([{"property": "status", "direction": "custom", "custom_order": ["Waiting", "Open"]}]),
            &format!(
                "CASE {status} WHEN '{}' THEN 0 WHEN '{}' THEN 1 ELSE 2 END, {status}",
                status_id(2),
                status_id(0)
            ),
        ),
        sort(
            "custom, as many texts as possible",
            json!([{"property": "mail", "direction": "custom", "custom_order": listed}]),
            &format!("CASE {mail} {} ELSE 999 END, {mail}", cases.join(" ")),
        ),
    ]
}
