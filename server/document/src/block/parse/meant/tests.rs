use super::*;
use crate::block::DividerStyle;
use crate::kinds::{Align, ViewType};
use crate::members::meant::{VALUES, meant_value};
use crate::view::{Condition, DatePreset, SortDirection};

#[test]
fn suggestions_are_types_that_exist() {
    let names: Vec<&str> = BlockType::ALL.iter().map(|found| found.name()).collect();
    for (other, ours) in TYPES {
        assert_eq!(fold(other), *other);
        assert!(names.contains(ours), "{ours}");
        assert!(!names.contains(other), "{other}");
    }
}

fn names<E: Named>() -> Vec<&'static str> {
    E::EVERY.iter().map(|value| value.wire_name()).collect()
}

// ops.md 19: each is suggested wherever what it means is allowed.
#[test]
fn suggestions_are_values_that_exist() {
    let lists = [
        names::<Condition>(),
        names::<DatePreset>(),
        names::<ViewType>(),
        names::<Align>(),
        names::<DividerStyle>(),
        names::<SortDirection>(),
        vec!["first", "last"],
    ];
    for (other, ours) in VALUES {
        assert_eq!(fold(other), *other);
        let mut holding = lists.iter().filter(|list| list.contains(ours)).peekable();
        assert!(holding.peek().is_some(), "{ours}");
        for list in holding {
            assert!(!list.contains(other), "{other}");
            assert_eq!(meant_value(other, list).as_deref(), Some(*ours));
        }
    }
}

#[test]
fn every_type_is_found_in_camel_case() {
    let names: Vec<&str> = BlockType::ALL.iter().map(|found| found.name()).collect();
    for name in &names {
        let squeezed = name.replace('_', "").to_uppercase();
        assert_eq!(block_type(&squeezed, &names).as_deref(), Some(*name));
    }
    for (wanted, meant) in [
        ("to_do", "checkbox"),
        ("Bullet List", "bulleted_list_item"),
        ("heading", "heading_1"),
        ("paragrpah", "paragraph"),
    ] {
        assert_eq!(block_type(wanted, &names).as_deref(), Some(meant));
    }
    assert_eq!(block_type("zzzzzz", &names), None);
}
