use super::*;

fn texts(rows: u32, every: usize) -> Column {
    let mut column = Column::default();
    for row in (0..rows).step_by(every) {
        column.put_text(row, &format!("row {row}"), rows as usize);
    }
    column.shrink();
    column
}

// The bytes of a column include the keys that sorts cache, because the cache of rows is bounded by them.
#[test]
fn the_size_of_a_column_includes_its_collation_keys() {
    let column = texts(1000, 1);
    let before = column.bytes();
    column.collate();
    assert_eq!(column.bytes(), before);
    let sparse = texts(1000, 100);
    let before = sparse.bytes();
    sparse.collate();
    assert_eq!(sparse.bytes() - before, 901 * size_of::<(u32, u32)>());
}
