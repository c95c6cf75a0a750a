//! The bounds of a stored filter (query.md 4.1).

use rolltop_document::limits::{MAX_FILTER_DEPTH, MAX_GROUP_MEMBERS, MAX_TOP_FILTERS};

use super::fault::TextFault;
use super::syntax::{Span, Syntax};

/// The tree to store: the members of a top-level AND become top-level filters, or one group if there are too many.
///
/// # Errors
/// A group with too many members, at the first excess member; groups nested too deeply, at the first leaf below.
pub(super) fn within_stored(text: &str, tree: Syntax) -> Result<Syntax, TextFault> {
    let tree = match tree {
        Syntax::Group {
            any: false,
            members,
        } if members.len() > MAX_TOP_FILTERS => Syntax::Group {
            any: false,
            members: vec![Syntax::Group {
                any: false,
                members,
            }],
        },
        other => other,
    };
    let top = match &tree {
        Syntax::Group {
            any: false,
            members,
        } => members.as_slice(),
        other => std::slice::from_ref(other),
    };
    top.iter().try_for_each(|node| check(text, node, 0))?;
    Ok(tree)
}

/// The nesting of parentheses bounds the recursion.
fn check(text: &str, node: &Syntax, depth: usize) -> Result<(), TextFault> {
    let Syntax::Group { members, .. } = node else {
        return Ok(());
    };
    if depth >= MAX_FILTER_DEPTH {
        let message = format!("groups are nested deeper than {MAX_FILTER_DEPTH}");
        let fault = TextFault::at_token(text, first_token(node), message);
        return Err(fault.hint("flatten the filter: AND binds tighter than OR"));
    }
    if let Some(excess) = members.get(MAX_GROUP_MEMBERS) {
        let count = members.len();
        let message =
            format!("{count} tests are in one group, at most {MAX_GROUP_MEMBERS} are stored");
        let fault = TextFault::at_token(text, first_token(excess), message);
        return Err(
            fault.hint("compare one property with several values by IN, or filter a search")
        );
    }
    members
        .iter()
        .try_for_each(|member| check(text, member, depth + 1))
}

/// The key of the first test in a node.
fn first_token(node: &Syntax) -> Span {
    let mut node = node;
    loop {
        match node {
            Syntax::Test(test) => return test.key.1.clone(),
            Syntax::Group { members, .. } => match members.first() {
                Some(first) => node = first,
                None => return 0..0,
            },
        }
    }
}
