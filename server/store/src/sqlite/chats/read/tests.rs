#![expect(clippy::unwrap_used, reason = "tests")]

use rusqlite::Connection;

use super::*;
use crate::sqlite::migrations::MIGRATIONS;

#[test]
fn a_page_of_messages_is_read_in_order_from_an_index() {
    let connection = Connection::open_in_memory().unwrap();
    connection.execute_batch(&MIGRATIONS.concat()).unwrap();
    for oldest_first in [false, true] {
        let steps: Vec<String> = connection
            .prepare(&format!("EXPLAIN QUERY PLAN {}", walk(oldest_first)))
            .unwrap()
            .raw_query()
            .mapped(|row| row.get(3))
            .collect::<rusqlite::Result<_>>()
            .unwrap();
        // No step is a sort.
        assert_eq!(
            steps,
            [
                "SEARCH message USING INDEX message_order (chat=? AND order>? AND order<?)",
                "CORRELATED SCALAR SUBQUERY 1",
                "SEARCH chat USING INTEGER PRIMARY KEY (rowid=?)"
            ]
        );
    }
}
