//! The pairs of filter and sort beside the same questions as SQL over a JSON column, in one process and over the same
//! data.

use std::path::Path;

use rolltop_workspace::search::SearchRequest;
use rusqlite::Connection;

use super::local::Local;
use super::pairs::{filters, sorts};
use super::{LARGE, ROUNDS, timed};
use crate::load::median;
use crate::verdict::verdict;
use crate::workspace::make;

/// SQL takes tenths of a second: few rounds suffice.
const SQL_ROUNDS: usize = 3;
/// The least factor between the medians.
const FACTOR: f64 = 4.0;

/// Measures every pair in both ways.
pub(crate) fn sql(data: &Path) {
    let made = make(data, LARGE);
    let database = database(data);
    let local = Local::open(data, &made);
    println!(
        "{} objects, a page of 25 and the exact total, in this process:",
        LARGE.objects
    );
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for filter in filters(&made) {
        let count = format!("SELECT count(*) FROM object WHERE {}", filter.sql);
        let mut count = database.prepare(&count).unwrap();
        for sort in sorts(&made) {
            let request = SearchRequest {
                filter: Some(filter.text.clone()),
                sorts: Some(sort.sorts.clone()),
                ..SearchRequest::default()
            };
            let page = format!(
                "SELECT id FROM object WHERE {} ORDER BY {}, id LIMIT 25",
                filter.sql, sort.sql
            );
            let mut page = database.prepare(&page).unwrap();
            let what = format!("{}, {}", filter.what, sort.what);
            let found = local.find(&request).total;
            let mut by_sql = 0;
            let time = median(
                (0..SQL_ROUNDS)
                    .map(|_| {
                        timed(|| {
                            let ids = page.query_map([], |row| row.get::<_, String>(0)).unwrap();
                            assert!(ids.collect::<Result<Vec<String>, _>>().unwrap().len() <= 25);
                            by_sql = count.query_row([], |row| row.get::<_, u64>(0)).unwrap();
                        })
                    })
                    .collect(),
            );
            assert_eq!(found, by_sql, "{what}");
            theirs.push((time, what.clone()));
            let time = median(
                (0..ROUNDS)
                    .map(|_| timed(|| drop(local.find(&request))))
                    .collect(),
            );
            ours.push((time, what));
        }
    }
    local.close();
    for (whose, times) in [("search", &mut ours), ("SQL over JSON", &mut theirs)] {
        times.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (time, what) in times.iter().take(3) {
            println!("  slow, {whose}: {what}: {time:.2} ms");
        }
    }
    let of = |times: &[(f64, String)]| median(times.iter().map(|(time, _)| *time).collect());
    let (our_median, their_median) = (of(&ours), of(&theirs));
    let factor = their_median / our_median;
    println!(
        "  {} pairs: median {our_median:.2} ms, slowest {:.2} ms; as SQL over JSON {their_median:.2} ms, slowest {:.2} ms: \
         {factor:.1} times (target {FACTOR}){}",
        ours.len(),
        ours[0].0,
        theirs[0].0,
        verdict(factor >= FACTOR)
    );
}

/// The objects as one table in memory with a JSON column, read from the store's database.
fn database(data: &Path) -> Connection {
    let database = Connection::open_in_memory().unwrap();
    let store = data.join("rolltop.db");
    let attach = "ATTACH ?1 AS store";
    database.execute(attach, [store.to_str().unwrap()]).unwrap();
    database
        .execute_batch(
            "CREATE TABLE object (id TEXT PRIMARY KEY, type TEXT, modified INTEGER, properties TEXT) WITHOUT ROWID;
             INSERT INTO object SELECT id, type_key, modified_at, json_extract(document, '$.properties')
                 FROM store.object WHERE kind = 'page';
             CREATE INDEX latest ON object (modified DESC, id);
             DETACH store;
             ANALYZE;",
        )
        .unwrap();
    database
}
