//! Examines the file: the engine's own checks, then the rules that our tables must keep among each other.

use rusqlite::{Connection, Result};

use super::content::content;
use super::rows;
use crate::blobs::Blobs;
use crate::report::{Finding, Report};

/// A rule of ours: `sql` gives the name of everything that breaks it.
struct Rule {
    table: &'static str,
    fault: &'static str,
    sql: &'static str,
}

/// The change log is cut at its beginning: what was written before its first entry has none.
const RULES: &[Rule] = &[
    Rule {
        table: "object",
        fault: "its document is not a JSON object",
        sql: "SELECT id FROM object
              WHERE CASE WHEN json_valid(document) THEN json_type(document) <> 'object' ELSE 1 END",
    },
    Rule {
        table: "key",
        fault: "its grant is not a JSON object",
        sql: r#"SELECT id FROM "key" WHERE "grant" IS NOT NULL
              AND CASE WHEN json_valid("grant") THEN json_type("grant") <> 'object' ELSE 1 END"#,
    },
    Rule {
        table: "space",
        fault: "the commit that wrote it is not in the change log",
        sql: "SELECT id FROM space WHERE version NOT IN (SELECT seq FROM change)
              AND version >= (SELECT coalesce(min(seq), 0) FROM change)",
    },
    Rule {
        table: "object",
        fault: "the commit that wrote it is not in the change log",
        sql: "SELECT id FROM object WHERE version NOT IN (SELECT seq FROM change)
              AND version >= (SELECT coalesce(min(seq), 0) FROM change)",
    },
    Rule {
        table: "key",
        fault: "the commit that wrote it is not in the change log",
        sql: r#"SELECT id FROM "key" WHERE version NOT IN (SELECT seq FROM change)
              AND version >= (SELECT coalesce(min(seq), 0) FROM change)"#,
    },
    Rule {
        table: "opened",
        fault: "its object is not in its space",
        sql: "SELECT object_id FROM opened WHERE NOT EXISTS
              (SELECT 1 FROM object WHERE id = opened.object_id AND space_id = opened.space_id)",
    },
    Rule {
        table: "message",
        fault: "the commit that wrote it is not in the change log",
        sql: "SELECT id FROM message WHERE version NOT IN (SELECT seq FROM change)
              AND version >= (SELECT coalesce(min(seq), 0) FROM change)",
    },
    Rule {
        table: "message",
        fault: "its attachments or reactions are not JSON arrays",
        sql: "SELECT id FROM message
              WHERE CASE WHEN json_valid(attachments) THEN json_type(attachments) <> 'array' ELSE 1 END
                 OR CASE WHEN json_valid(reactions) THEN json_type(reactions) <> 'array' ELSE 1 END",
    },
    Rule {
        table: "chat",
        fault: "its counters and marks disagree with its messages",
        sql: r#"SELECT id FROM chat WHERE messages <>
                  (SELECT count(*) FROM message WHERE message.chat = chat.number)
                OR EXISTS (SELECT 1 FROM message WHERE message.chat = chat.number
                  AND ("order" > last_order OR state_id > last_state_id))"#,
    },
    Rule {
        table: "chat_reader",
        fault: "its counters disagree with what is unread",
        sql: "SELECT chat || ' ' || member_id FROM chat_reader WHERE
                  (unread_messages, unread_mentions) <>
                  (SELECT coalesce(sum(as_message), 0), coalesce(sum(as_mention), 0) FROM unread
                   WHERE unread.chat = chat_reader.chat AND unread.member_id = chat_reader.member_id)",
    },
    Rule {
        table: "file",
        fault: "the object that it belongs to is not in its space",
        sql: "SELECT object_id FROM file WHERE NOT EXISTS (SELECT 1 FROM object
                  WHERE object.id = file.object_id AND object.space_id = file.space_id)",
    },
    Rule {
        table: "space",
        fault: "its number of listed objects is wrong",
        sql: "SELECT id FROM space WHERE listed <> (SELECT count(*) FROM object
                  WHERE space_id = space.id AND object.listed = 1 AND archived = 0)",
    },
    Rule {
        table: "space_kind",
        fault: "it is missing, or older than an object of its kind",
        sql: "SELECT object.space_id || ' ' || object.kind FROM object
              LEFT JOIN space_kind ON space_kind.space_id = object.space_id
                  AND space_kind.kind = object.kind
              WHERE object.listed = 0 GROUP BY object.space_id, object.kind
              HAVING max(object.version) > coalesce(max(space_kind.changed), 0)",
    },
];

/// Every finding on one moment of the database.
pub(super) fn check(connection: &Connection, blobs: &Blobs) -> Report {
    let Report { mut findings } = check_engine(connection);
    for rule in RULES {
        let ended = ours(connection, rule, &mut findings);
        note_end(rule.table, ended, &mut findings);
    }
    let ended = change_log(connection, &mut findings);
    note_end("change log", ended, &mut findings);
    content(connection, blobs, &mut findings);
    Report { findings }
}

/// What the engine itself has to say, of a database of any version.
pub(super) fn check_engine(connection: &Connection) -> Report {
    let mut findings = Vec::new();
    let ended = engine(connection, &mut findings);
    note_end("database", ended, &mut findings);
    let ended = references(connection, &mut findings);
    note_end("references", ended, &mut findings);
    Report { findings }
}

/// An examination that a damaged file cuts short is a finding, and no reason to skip the others.
pub(super) fn note_end(
    subject: &str,
    ended: std::result::Result<(), impl std::fmt::Display>,
    findings: &mut Vec<Finding>,
) {
    if let Err(error) = ended {
        findings.push(finding(subject, format!("cannot be examined: {error}")));
    }
}

fn ours(connection: &Connection, rule: &Rule, findings: &mut Vec<Finding>) -> Result<()> {
    let mut statement = connection.prepare(rule.sql)?;
    let mut broken = statement.query([])?;
    let mut room = Report::LIMIT;
    while room > 0
        && let Some(row) = broken.next()?
    {
        let name: String = row.get(0)?;
        findings.push(finding(format!("{} {name}", rule.table), rule.fault));
        room -= 1;
    }
    Ok(())
}

/// The engine's view: pages, indexes, and the CHECK constraints of every row.
fn engine(connection: &Connection, findings: &mut Vec<Finding>) -> Result<()> {
    connection.pragma(None, "integrity_check", Report::LIMIT, |row| {
        let message: String = row.get(0)?;
        // One row may tell of several faults, below a line that names the database.
        let told = message.lines().filter(|line| *line != "ok");
        let faults = told.filter(|line| !line.starts_with("*** in database "));
        findings.extend(faults.map(|fault| finding("database", fault)));
        Ok(())
    })
}

fn references(connection: &Connection, findings: &mut Vec<Finding>) -> Result<()> {
    let mut statement = connection
        .prepare(r#"SELECT "table", rowid, "parent" FROM pragma_foreign_key_check() LIMIT ?1"#)?;
    let mut broken = statement.query([Report::LIMIT])?;
    while let Some(row) = broken.next()? {
        let (table, row_id, parent): (String, Option<i64>, String) =
            (row.get(0)?, row.get(1)?, row.get(2)?);
        let place = row_id.map_or(table.clone(), |row_id| format!("{table} row {row_id}"));
        findings.push(finding(
            place,
            format!("the {parent} that it names does not exist"),
        ));
    }
    Ok(())
}

/// Every entry of the change log can be read. Their order is the key of the table, which the engine has checked.
fn change_log(connection: &Connection, findings: &mut Vec<Finding>) -> Result<()> {
    let sql = format!("SELECT {} FROM change ORDER BY seq", rows::CHANGE);
    let mut statement = connection.prepare(&sql)?;
    let mut entries = statement.query([])?;
    let mut room = Report::LIMIT;
    while room > 0
        && let Some(row) = entries.next()?
    {
        if let Err(error) = rows::change(row) {
            let seq: i64 = row.get(0)?;
            findings.push(finding(
                format!("change {seq}"),
                format!("cannot be read: {error}"),
            ));
            room -= 1;
        }
    }
    Ok(())
}

pub(super) fn finding(subject: impl Into<String>, message: impl Into<String>) -> Finding {
    Finding {
        subject: subject.into(),
        message: message.into(),
    }
}
