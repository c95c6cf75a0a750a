//! Rows of several blocks are judged as those of the first one are, by every comparison, whatever lies in which block.

use proptest::prelude::*;
use rolltop_document::view::{Condition, FilterLeaf, FilterNode};
use rolltop_query::filter::Filter;
use rolltop_query::rows::{BLOCK, RowSet};
use rolltop_query::value::Fields;
use serde_json::{Value, json};

use crate::fixture::{
    Form, Held, Object, ObjectColumn, ObjectRows, Only, Space, passing, passing_in_every_form,
};
use crate::reference::{
    Of, PROPERTIES, Values, admits, as_held, as_row, holds, keyed, large_tree_of, object, operands,
    passes, pool, tree,
};

/// Two whole blocks and the beginning of a third.
const ROWS: usize = 2 * BLOCK + 150;

/// Every comparison of a property with every value, and with two values where it takes several.
fn leaves(key: &str, of: Of) -> Vec<FilterLeaf> {
    let operands = operands(of);
    let conditions = Condition::ALL.iter().copied();
    let conditions = conditions.filter(|condition| admits(of, *condition));
    let values = |condition: Condition| -> Vec<Option<Value>> {
        if condition.ignores_value() {
            return vec![None];
        }
        let each = operands.iter().cloned();
        if !condition.takes_list() {
            return each.map(Some).collect();
        }
        let pairs = operands.windows(2).map(|pair| json!(pair));
        let alone = each.map(|value| json!([value]));
        alone.chain(pairs).map(Some).collect()
    };
    let forms = |(condition, value): (Condition, Option<Value>)| {
        let units: &[bool] = if of == Of::Date {
            &[false, true]
        } else {
            &[false]
        };
        units.iter().map(move |include_time| FilterLeaf {
            property: key.to_owned(),
            condition: Some(condition),
            value: value.clone(),
            date_preset: None,
            include_time: *include_time,
        })
    };
    let pairs = conditions.flat_map(|condition| {
        let values = values(condition).into_iter();
        values.map(move |value| (condition, value))
    });
    pairs.flat_map(forms).collect()
}

/// Which value a row has: other ones in every word of every block, and at the ends of a block others than beside them.
fn choice(row: usize, of: usize) -> usize {
    (row + row / 64 + 3 * (row / BLOCK)) % of
}

// query.md 5: of each comparison the naive reading says for each value whether it passes; whatever the block, so do the
// rows that have it, and no row comes in that was not asked for.
#[test]
fn every_comparison_is_the_naive_one_in_every_block() {
    let space = Space::tasks();
    for (key, of) in PROPERTIES {
        let stored: Vec<Option<Value>> = pool(of).into_iter().map(Some).collect();
        let stored = [vec![None, Some(Value::Null)], stored].concat();
        let held = stored
            .iter()
            .map(|value| Some(as_held(&space, of, value.as_ref()?)));
        let held: Vec<Option<Held>> = held.collect();
        // Every row has one, or one in fifty, so that words and all but a whole block have none.
        for every in [1, 50] {
            let chosen = |row: usize| match row {
                row if row.is_multiple_of(every) => choice(row / every, stored.len()),
                _ => 0,
            };
            let columns = [Form::Values, Form::Dense, Form::Sparse].map(|form| {
                let values = (0..ROWS).map(|row| held[chosen(row)].as_ref());
                Only(ObjectColumn::of(values.collect(), form))
            });
            // Once every row is asked for; once neither the last words of a block are, nor every seventh row.
            let all: Vec<usize> = (0..ROWS).collect();
            let some = all.iter().copied();
            let some = some.filter(|row| row % BLOCK < BLOCK - 130 && row % 7 != 0);
            let some: Vec<usize> = some.collect();
            for leaf in leaves(key, of) {
                let passes = stored.iter().map(|value| holds(&leaf, of, value.as_ref()));
                let passes: Vec<bool> = passes.collect();
                let node = [keyed(&space, &FilterNode::Leaf(Box::new(leaf)))];
                let mut fields = Fields::default();
                let filter = Filter::compile(&node, &space.context(), &mut fields);
                for (column, asked) in columns.iter().zip([&some, &all, &some]) {
                    let mut rows = RowSet::of(ROWS);
                    asked.iter().for_each(|row| rows.insert(*row as u32));
                    filter.narrow(&mut rows, column);
                    let expected = asked.iter().copied().filter(|row| passes[chosen(*row)]);
                    let expected: Vec<usize> = expected.collect();
                    let found: Vec<usize> = rows.iter().map(|row| row as usize).collect();
                    assert!(found == expected, "{node:?} of {every}");
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]
    // query.md 5: so do trees of comparisons, of few and of many.
    #[test]
    fn trees_are_the_naive_ones_in_every_block(
        nodes in prop_oneof![
            prop::collection::vec(tree(), 1..3),
            (0..PROPERTIES.len() - 1).prop_flat_map(|from| {
                prop::collection::vec(large_tree_of(&PROPERTIES[from..from + 2]), 1..3)
            }),
        ],
        objects in prop::collection::vec(object(), 12),
        seed in 0_usize..1_000,
    ) {
        let space = Space::tasks();
        let absent: Values = PROPERTIES.map(|(key, of)| (key, of, None)).into();
        let objects = [objects, vec![absent]].concat();
        let rows: Vec<Object> = objects.iter().map(|values| as_row(&space, values)).collect();
        let at = |row: usize| choice(row + seed, objects.len());
        let passes = objects.iter().map(|object| nodes.iter().all(|node| passes(node, object)));
        let passes: Vec<bool> = passes.collect();
        let expected: Vec<usize> = (0..ROWS).filter(|row| passes[at(*row)]).collect();
        let keyed: Vec<FilterNode> = nodes.iter().map(|node| keyed(&space, node)).collect();
        let all = (0..ROWS).map(|row| &rows[at(row)]).collect();
        let found = passing_in_every_form(&keyed, &space.context(), all);
        prop_assert_eq!(found, expected, "{:?} {:?}", nodes, objects);
    }

    // query.md 5: whoever goes through which blocks, and whenever they began, they find what one finds who goes through all.
    #[test]
    fn blocks_are_narrowed_alike_by_several(
        nodes in prop_oneof![
            prop::collection::vec(tree(), 1..4),
            (0..PROPERTIES.len() - 1).prop_flat_map(|from| {
                prop::collection::vec(large_tree_of(&PROPERTIES[from..from + 2]), 1..3)
            }),
        ],
        objects in prop::collection::vec(object(), 12),
        seed in 0_usize..1_000,
        turns in prop::collection::vec(0_usize..3, 6),
    ) {
        let space = Space::tasks();
        let rows: Vec<Object> = objects.iter().map(|values| as_row(&space, values)).collect();
        // What lies in each block differs: all of the objects, or but a few of them.
        let at = |row: usize| choice(row + seed, objects.len() - 2 * (row / BLOCK));
        let count = turns.len() * BLOCK - 100;
        let nodes: Vec<FilterNode> = nodes.iter().map(|node| keyed(&space, node)).collect();
        let mut fields = Fields::default();
        let filter = Filter::compile(&nodes, &space.context(), &mut fields);
        let keeper = ObjectRows {
            objects: (0..count).map(|row| &rows[at(row)]).collect(),
            fields,
            form: Form::Dense,
        };
        let expected = passing(&filter, &keeper);
        let mut found = RowSet::of(count);
        (0..count).for_each(|row| found.insert(row as u32));
        let mut several: Vec<_> = filter.narrowing(turns.len(), &keeper).into_iter().collect();
        for (block, turn) in found.blocks_mut().zip(turns) {
            if let Some(first) = several.first().filter(|_| turn >= several.len()) {
                several.push(first.another());
            }
            let last = several.len().saturating_sub(1);
            if let Some(narrowing) = several.get_mut(turn.min(last)) {
                narrowing.narrow(block);
            }
        }
        let found: Vec<usize> = found.iter().map(|row| row as usize).collect();
        prop_assert!(found == expected, "{:?} {:?}", nodes, objects);
    }
}
