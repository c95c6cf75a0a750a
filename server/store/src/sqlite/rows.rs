//! Rows into records. The column lists stand beside the functions that read them.

use std::sync::Arc;

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, Type, ValueRef};
use rusqlite::{Result, Row};

use crate::blobs::ContentId;
use crate::change::Change;
use crate::records::{KeyRecord, ObjectRecord, ReplayRecord, ReplayScope, SpaceRecord, SpaceState};

impl FromSql for SpaceState {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Self::parse(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

impl ToSql for SpaceState {
    fn to_sql(&self) -> Result<ToSqlOutput<'_>> {
        Ok(self.as_str().into())
    }
}

pub(super) const SPACE: &str = "id, name, description, icon_image, state, created_at, version";

pub(super) fn space(row: &Row<'_>) -> Result<SpaceRecord> {
    Ok(SpaceRecord {
        id: row.get(0)?,
        name: row.get(1)?,
        description: row.get(2)?,
        icon_image: row.get(3)?,
        state: row.get(4)?,
        created_at: row.get(5)?,
        version: row.get(6)?,
    })
}

impl FromSql for ContentId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Self::parse(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

impl ToSql for ContentId {
    fn to_sql(&self) -> Result<ToSqlOutput<'_>> {
        Ok(self.as_str().into())
    }
}

pub(super) const OBJECT: &str = "id, space_id, kind, type_key, name, snippet, listed, archived, created_at, \
     modified_at, creator, modified_by, app_name, etag, document, version";

pub(super) fn object(row: &Row<'_>) -> Result<Arc<ObjectRecord>> {
    Ok(Arc::new(ObjectRecord {
        id: row.get(0)?,
        space_id: row.get(1)?,
        kind: row.get(2)?,
        type_key: row.get(3)?,
        name: row.get(4)?,
        snippet: row.get(5)?,
        listed: row.get(6)?,
        archived: row.get(7)?,
        created_at: row.get(8)?,
        modified_at: row.get(9)?,
        creator: row.get(10)?,
        modified_by: row.get(11)?,
        app_name: row.get(12)?,
        etag: row.get(13)?,
        document: row.get(14)?,
        version: row.get(15)?,
    }))
}

pub(super) const KEY: &str =
    r#"id, name, scope, "grant", created_at, expires_at, last_used_at, version"#;

pub(super) fn key(row: &Row<'_>) -> Result<KeyRecord> {
    Ok(KeyRecord {
        id: row.get(0)?,
        name: row.get(1)?,
        scope: row.get(2)?,
        grant: row.get(3)?,
        created_at: row.get(4)?,
        expires_at: row.get(5)?,
        last_used_at: row.get(6)?,
        version: row.get(7)?,
    })
}

pub(super) const REPLAY: &str = "identity, status, content_type, etag, body, created_at";

pub(super) fn replay(scope: &ReplayScope, row: &Row<'_>) -> Result<ReplayRecord> {
    Ok(ReplayRecord {
        scope: scope.clone(),
        identity: row.get(0)?,
        status: row.get(1)?,
        content_type: row.get(2)?,
        etag: row.get(3)?,
        body: row.get(4)?,
        created_at: row.get(5)?,
    })
}

pub(super) const CHANGE: &str = "seq, time, touched";

pub(super) fn change(row: &Row<'_>) -> Result<Change> {
    const TOUCHED: usize = 2;
    let touched = serde_json::from_str(row.get_ref(TOUCHED)?.as_str()?).map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(TOUCHED, Type::Text, error.into())
    })?;
    Ok(Change {
        seq: row.get(0)?,
        time: row.get(1)?,
        touched,
    })
}
