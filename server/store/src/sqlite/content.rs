//! Examines the blobs against the records: content without a record, records without their content, and content that is
//! not what it was.

use rusqlite::Connection;

use super::check::{finding, note_end};
use super::files;
use crate::blobs::{Blobs, ContentId};
use crate::error::StorageError;
use crate::report::{Finding, Report};

const EXAMINING: &str = "examining the blobs";

/// Adds what is wrong between blobs and records.
pub(super) fn content(connection: &Connection, blobs: &Blobs, findings: &mut Vec<Finding>) {
    let ended = missing(connection, blobs, findings);
    note_end("file", ended, findings);
    let ended = stored(connection, blobs, findings);
    note_end("blobs", ended, findings);
}

/// What is named and not there.
fn missing(
    connection: &Connection,
    blobs: &Blobs,
    findings: &mut Vec<Finding>,
) -> Result<(), StorageError> {
    let failed = |error: rusqlite::Error| StorageError::new(EXAMINING, error);
    let mut statement = connection
        .prepare(
            "SELECT 'object ' || object_id, content FROM file
             UNION ALL SELECT 'space ' || id, icon_image FROM space WHERE icon_image IS NOT NULL",
        )
        .map_err(failed)?;
    let mut named = statement.query([]).map_err(failed)?;
    let mut room = Report::LIMIT;
    while room > 0
        && let Some(row) = named.next().map_err(failed)?
    {
        let subject: String = row.get(0).map_err(failed)?;
        let content: String = row.get(1).map_err(failed)?;
        let there = match ContentId::parse(&content) {
            Some(content) => blobs.exists(&content)?,
            None => false,
        };
        if !there {
            findings.push(finding(
                subject,
                format!("its content {content} is missing; upload the same file again"),
            ));
            room -= 1;
        }
    }
    Ok(())
}

/// What is there and not named, or not what its name says.
fn stored(
    connection: &Connection,
    blobs: &Blobs,
    findings: &mut Vec<Finding>,
) -> Result<(), StorageError> {
    let mut room = Report::LIMIT;
    let mut failure = None;
    blobs.list(|found, size| {
        let fault = match &found {
            Ok(content) => fault(connection, blobs, content, size),
            Err(_) => Ok(Some("it is no content of this store".to_owned())),
        };
        let message = match fault {
            Ok(None) => return,
            Ok(Some(message)) => message,
            Err(error) => {
                failure.get_or_insert(error);
                return;
            }
        };
        if room > 0 {
            let name = found.map_or_else(|name| name, |content| content.to_string());
            findings.push(finding(format!("blob {name}"), message));
            room -= 1;
        }
    })?;
    failure.map_or(Ok(()), Err)
}

/// What is wrong with a blob that is there.
fn fault(
    connection: &Connection,
    blobs: &Blobs,
    content: &ContentId,
    size: u64,
) -> Result<Option<String>, StorageError> {
    let used = files::is_used(connection, content);
    if !used.map_err(|error| StorageError::new(EXAMINING, error))? {
        return Ok(Some(format!(
            "no object shows it ({size} bytes); it can be removed"
        )));
    }
    let whole = blobs.is_whole(content)?;
    Ok((!whole).then(|| {
        "its bytes have changed since they were stored; upload the same file again".to_owned()
    }))
}
