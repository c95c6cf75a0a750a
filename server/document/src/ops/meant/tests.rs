use super::*;

#[rustfmt::skip]
const KNOWN: [&str; 9] = [
    "set_properties", "update_block", "insert_blocks", "move_block", "delete_block", "replace_text", "add_items",
    "remove_items", "set_type",
];

#[test]
fn a_verb_and_a_noun_lead_to_an_operation() {
    for (written, meant) in [
        ("setProperties", Some("set_properties")),
        ("set-properties", Some("set_properties")),
        ("set_property", Some("set_properties")),
        ("updateProperties", Some("set_properties")),
        ("addBlock", Some("insert_blocks")),
        ("append_blocks", Some("insert_blocks")),
        // The spelling is nearest to move_block, the meaning is not.
        ("remove_block", Some("delete_block")),
        ("deleteItem", Some("remove_items")),
        ("insert_items", Some("add_items")),
        ("change_type", Some("set_type")),
        ("edit_block", Some("update_block")),
        ("movebloc", Some("move_block")),
        ("replace_block", Some("update_block")),
        ("setTitle", Some("set_properties")),
        ("findReplace", Some("replace_text")),
        ("FindAndReplace", Some("replace_text")),
        ("InsertBlocks", Some("insert_blocks")),
        ("frobnicate", None),
        ("", None),
    ] {
        assert_eq!(operation(written, KNOWN).as_deref(), meant, "{written}");
    }
    for name in KNOWN {
        assert_eq!(operation(name, KNOWN).as_deref(), Some(name));
    }
}
