use rolltop_spec::auth::Permission;

use super::*;

// A table shortens long grants; --json prints them whole.
#[test]
fn a_grant_of_many_spaces_is_told_in_short() {
    let grant = |count: usize| ApiKeyGrant {
        all_spaces: false,
        space_ids: (0..count)
            .map(|number| format!("bafy{number:0>55}.k"))
            .collect(),
        permission: Permission::Read,
    };
    assert_eq!(reaches("jsonApi", Some(&grant(2))), "000000 000001, read");
    let many = reaches("jsonApi", Some(&grant(100)));
    assert!(many.ends_with(" 000002 000003 and 96 more, read"), "{many}");
}
