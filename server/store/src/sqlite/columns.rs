//! Records whose fields are named as the columns of their table, read and written by those names.

use std::sync::Arc;

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Params, Row};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Snapshot;
use crate::error::Result;

/// What can be read from a row of a table.
pub(crate) trait Columns: Sized {
    const TABLE: &'static str;
    /// The columns, for SELECT.
    const COLUMNS: &'static str;

    fn read(row: &Row<'_>) -> rusqlite::Result<Self>;
}

impl<R: Columns> Columns for Arc<R> {
    const TABLE: &'static str = R::TABLE;
    const COLUMNS: &'static str = R::COLUMNS;

    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        R::read(row).map(Self::new)
    }
}

/// A record that is a whole row.
pub(crate) trait Table: Columns {
    /// Inserts a row, or replaces what may change of the row with this first column.
    const PUT: &'static str;

    fn values(&self) -> Vec<&dyn ToSql>;
}

/// `columns! { Record in "table" { id, fixed; first, changing } }` implements both traits, and without the semicolon
/// [`Columns`] alone.
macro_rules! columns {
    ($record:ident in $table:literal { $first:ident $(, $field:ident)* $(,)? }) => {
        impl $crate::sqlite::columns::Columns for $record {
            const TABLE: &'static str = concat!("\"", $table, "\"");
            const COLUMNS: &'static str =
                concat!("\"", stringify!($first), "\"" $(, ", \"", stringify!($field), "\"")*);

            fn read(row: &rusqlite::Row<'_>) -> rusqlite::Result<Self> {
                let mut columns = 0..;
                let mut next = || columns.next().unwrap_or_default();
                Ok(Self {
                    $first: row.get(next())?,
                    $($field: row.get(next())?,)*
                })
            }
        }
    };
    ($record:ident in $table:literal {
        $key:ident $(, $fixed:ident)*; $first:ident $(, $field:ident)* $(,)?
    }) => {
        columns! { $record in $table { $key $(, $fixed)*, $first $(, $field)* } }

        impl $crate::sqlite::columns::Table for $record {
            const PUT: &'static str = concat!(
                "INSERT INTO \"", $table, "\" (", stringify!($key) $(, ", ", stringify!($fixed))*,
                ", \"", stringify!($first), "\"" $(, ", \"", stringify!($field), "\"")*,
                ") VALUES (:", stringify!($key) $(, ", :", stringify!($fixed))*,
                ", :", stringify!($first) $(, ", :", stringify!($field))*,
                ") ON CONFLICT (", stringify!($key), ") DO UPDATE SET ",
                "\"", stringify!($first), "\" = :", stringify!($first)
                $(, ", \"", stringify!($field), "\" = :", stringify!($field))*
            );

            fn values(&self) -> Vec<&dyn rusqlite::ToSql> {
                vec![&self.$key $(, &self.$fixed)*, &self.$first $(, &self.$field)*]
            }
        }
    };
}

pub(crate) use columns;

/// The query for records that a condition selects.
pub(crate) fn select<R: Columns>(condition: &str) -> String {
    format!("SELECT {} FROM {} {condition}", R::COLUMNS, R::TABLE)
}

impl Snapshot<'_> {
    /// The first record that a condition selects.
    pub(crate) fn find<R: Columns>(
        &self,
        condition: &str,
        params: impl Params,
    ) -> Result<Option<R>> {
        self.first(&select::<R>(condition), params, R::read)
    }

    /// Every record that a condition selects, in its order.
    pub(crate) fn list<R: Columns>(&self, condition: &str, params: impl Params) -> Result<Vec<R>> {
        self.all(&select::<R>(condition), params, R::read)
    }
}

/// A value that is kept as JSON text.
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned> FromSql for Json<T> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let value = serde_json::from_str(value.as_str()?);
        value.map(Self).map_err(FromSqlError::other)
    }
}

impl<T: Serialize> ToSql for Json<T> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let text = serde_json::to_string(&self.0);
        text.map(Into::into)
            .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))
    }
}
