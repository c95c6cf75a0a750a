//! Examines the file: the engine's own checks, then the rules that our tables must keep among each other.

use rusqlite::Connection;

use super::content::content;
use super::{Snapshot, log};
use crate::blobs::Blobs;
use crate::error::Result;
use crate::report::{Finding, Report};

/// Rules of ours: what is wrong with what the query names. The change log is cut at its beginning: what was written
/// before its first entry has none.
const RULES: &[(&str, &str)] = &[
    (
        "its document is not a JSON object",
        "SELECT 'object ' || id FROM object
         WHERE CASE WHEN json_valid(document) THEN json_type(document) <> 'object' ELSE 1 END",
    ),
    (
        "its grant is not a JSON object",
        r#"SELECT 'key ' || id FROM "key" WHERE "grant" IS NOT NULL
           AND CASE WHEN json_valid("grant") THEN json_type("grant") <> 'object' ELSE 1 END"#,
    ),
    (
        "its attachments or reactions are not JSON arrays",
        "SELECT 'message ' || id FROM message
         WHERE CASE WHEN json_valid(attachments) THEN json_type(attachments) <> 'array' ELSE 1 END
            OR CASE WHEN json_valid(reactions) THEN json_type(reactions) <> 'array' ELSE 1 END",
    ),
    (
        "the commit that wrote it is not in the change log",
        r#"SELECT subject FROM
             (SELECT 'space ' || id AS subject, version FROM space
              UNION ALL SELECT 'object ' || id, version FROM object
              UNION ALL SELECT 'key ' || id, version FROM "key"
              UNION ALL SELECT 'message ' || id, version FROM message)
           WHERE version NOT IN (SELECT seq FROM change)
             AND version >= (SELECT coalesce(min(seq), 0) FROM change)"#,
    ),
    (
        "its object is not in its space",
        "SELECT 'opened ' || object_id FROM opened WHERE NOT EXISTS
             (SELECT 1 FROM object WHERE id = opened.object_id AND space_id = opened.space_id)
         UNION ALL SELECT 'file ' || object_id FROM file WHERE NOT EXISTS
             (SELECT 1 FROM object WHERE id = file.object_id AND space_id = file.space_id)",
    ),
    (
        "its counters and marks disagree with its messages",
        r#"SELECT 'chat ' || id FROM chat WHERE messages <>
               (SELECT count(*) FROM message WHERE message.chat = chat.number)
             OR EXISTS (SELECT 1 FROM message WHERE message.chat = chat.number
               AND ("order" > last_order OR state_id > last_state_id))"#,
    ),
    (
        "its counters disagree with what is unread",
        "SELECT 'chat_reader ' || chat || ' ' || member_id FROM chat_reader
         WHERE (unread_messages, unread_mentions) <>
             (SELECT coalesce(sum(as_message), 0), coalesce(sum(as_mention), 0) FROM unread
              WHERE unread.chat = chat_reader.chat AND unread.member_id = chat_reader.member_id)",
    ),
    (
        "its number of listed objects is wrong",
        "SELECT 'space ' || id FROM space WHERE listed <> (SELECT count(*) FROM object
             WHERE space_id = space.id AND object.listed = 1 AND archived = 0)",
    ),
    (
        "it is missing, or older than an object of its kind",
        "SELECT 'space_kind ' || object.space_id || ' ' || object.kind FROM object
         LEFT JOIN space_kind ON space_kind.space_id = object.space_id
             AND space_kind.kind = object.kind
         WHERE object.listed = 0 GROUP BY object.space_id, object.kind
         HAVING max(object.version) > coalesce(max(space_kind.changed), 0)",
    ),
];

/// Every finding on one moment of the database.
pub(super) fn check(connection: &Connection, blobs: &Blobs) -> Report {
    let Report { mut findings } = check_engine(connection);
    let at = Snapshot::of(connection);
    for (fault, sql) in RULES {
        let sql = format!("SELECT * FROM ({sql}) LIMIT {}", Report::LIMIT);
        let broken = at.all(&sql, [], |row| {
            Ok(finding(row.get::<_, String>(0)?, *fault))
        });
        let ended = broken.map(|broken| findings.extend(broken));
        note_end(fault, ended, &mut findings);
    }
    let ended = change_log(&at, &mut findings);
    note_end("the change log", ended, &mut findings);
    content(&at, blobs, &mut findings);
    Report { findings }
}

/// What the engine itself has to say, of a database of any version.
pub(super) fn check_engine(connection: &Connection) -> Report {
    let mut findings = Vec::new();
    let ended = engine(connection, &mut findings);
    note_end("the database", ended, &mut findings);
    let ended = references(connection, &mut findings);
    note_end("references", ended, &mut findings);
    Report { findings }
}

/// An examination that a damaged file cuts short is a finding, and no reason to skip the others.
pub(super) fn note_end(examined: &str, ended: Result<()>, findings: &mut Vec<Finding>) {
    if let Err(error) = ended {
        findings.push(finding(examined, format!("cannot be examined: {error}")));
    }
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
    })?;
    Ok(())
}

fn references(connection: &Connection, findings: &mut Vec<Finding>) -> Result<()> {
    let sql = r#"SELECT "table" || coalesce(' row ' || rowid, ''), "parent"
        FROM pragma_foreign_key_check() LIMIT ?1"#;
    findings.extend(Snapshot::of(connection).all(sql, [Report::LIMIT], |row| {
        let parent: String = row.get(1)?;
        let message = format!("the {parent} that it names does not exist");
        Ok(finding(row.get::<_, String>(0)?, message))
    })?);
    Ok(())
}

/// Every entry of the change log can be read. Their order is the key of the table, which the engine has checked.
fn change_log(at: &Snapshot<'_>, findings: &mut Vec<Finding>) -> Result<()> {
    let end = findings.len() + Report::LIMIT;
    let sql = format!("SELECT {} FROM change ORDER BY seq", log::COLUMNS);
    let mut statement = at.connection.prepare(&sql)?;
    let mut entries = statement.query([])?;
    while let Some(row) = entries.next()?
        && findings.len() < end
    {
        if let Err(error) = log::entry(row) {
            let seq: i64 = row.get(0)?;
            let message = format!("cannot be read: {error}");
            findings.push(finding(format!("change {seq}"), message));
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
