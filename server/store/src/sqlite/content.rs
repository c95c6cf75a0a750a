//! Examines the blobs against the records: content without a record, and records without their content.

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
    let ended = unused(connection, blobs, findings);
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
                format!("its content {content} is missing"),
            ));
            room -= 1;
        }
    }
    Ok(())
}

/// What is there and not named.
fn unused(
    connection: &Connection,
    blobs: &Blobs,
    findings: &mut Vec<Finding>,
) -> Result<(), StorageError> {
    let mut room = Report::LIMIT;
    let mut failure = None;
    blobs.list(|found, size| {
        let message = match &found {
            Ok(content) => match files::is_used(connection, content) {
                Ok(true) => return,
                Ok(false) => format!("no object shows it ({size} bytes)"),
                Err(error) => {
                    failure.get_or_insert(error);
                    return;
                }
            },
            Err(_) => "it is no content of this store".to_owned(),
        };
        if room > 0 {
            let name = found.map_or_else(|name| name, |content| content.to_string());
            findings.push(finding(format!("blob {name}"), message));
            room -= 1;
        }
    })?;
    failure.map_or(Ok(()), |error| Err(StorageError::new(EXAMINING, error)))
}
