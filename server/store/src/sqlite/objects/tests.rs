#![expect(clippy::unwrap_used, reason = "tests")]

use rusqlite::Connection;

use super::*;
use crate::sqlite::migrations::MIGRATIONS;

#[test]
fn lists_and_kinds_are_read_in_order_from_an_index() {
    const OF_LISTS: &str =
        "SEARCH object USING COVERING INDEX object_list (space_id=? AND listed=? AND archived=?)";
    let connection = Connection::open_in_memory().unwrap();
    connection.execute_batch(&MIGRATIONS.concat()).unwrap();
    let cases: [(&str, &[&str]); 4] = [
        // Only those of one moment are sorted.
        (
            LIST_PAGE,
            &[
                "SEARCH object USING COVERING INDEX object_list \
                     (space_id=? AND listed=? AND archived=? AND modified_at<?)",
                "USE TEMP B-TREE FOR LAST TERM OF ORDER BY",
            ],
        ),
        (LIST_SKIP, &[OF_LISTS]),
        (
            LIST_SAME,
            &["SEARCH object USING COVERING INDEX object_list \
                   (space_id=? AND listed=? AND archived=? AND modified_at=? AND id>?)"],
        ),
        (
            &select::<ObjectRecord>(OF_KIND),
            &["SEARCH object USING INDEX object_kind (space_id=? AND kind=?)"],
        ),
    ];
    for (sql, expected) in cases {
        let mut plan = connection
            .prepare(&format!("EXPLAIN QUERY PLAN {sql}"))
            .unwrap();
        let steps: Vec<String> = plan
            .raw_query()
            .mapped(|row| row.get(3))
            .collect::<rusqlite::Result<_>>()
            .unwrap();
        assert_eq!(steps, expected);
    }
}
