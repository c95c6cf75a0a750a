//! Rows into records whose fields are named as the columns are.

/// Declares the list of the columns of a record, for SELECT, and the function that reads a row of them.
macro_rules! columns {
    (const $columns:ident; fn $read:ident -> $record:ident { $first:ident $(, $field:ident)* $(,)? }) => {
        const $columns: &str =
            concat!("\"", stringify!($first), "\"" $(, ", \"", stringify!($field), "\"")*);

        fn $read(row: &rusqlite::Row<'_>) -> rusqlite::Result<$record> {
            let mut column = 0;
            let mut next = || {
                column += 1;
                column - 1
            };
            Ok($record {
                $first: row.get(next())?,
                $($field: row.get(next())?,)*
            })
        }
    };
}

pub(crate) use columns;
