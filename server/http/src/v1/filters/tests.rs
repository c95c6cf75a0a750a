use super::*;

// V-26, V-30
#[test]
fn parameters_are_keys_with_conditions() {
    let read = |name| parted(name).map_err(|fault| fault.message.into_owned());
    assert_eq!(read("name"), Ok(("name", None)));
    assert_eq!(read("name[NE]"), Ok(("name", Some(Condition::Ne))));
    assert_eq!(read("tags[all_in]"), Ok(("tags", Some(Condition::All))));
    assert_eq!(read("[eq]"), Ok(("[eq]", None)));
    assert_eq!(read("a[b][eq]"), Ok(("a[b][eq]", None)));
    let said = "invalid filter key \"name[like]\": bad input: unsupported condition: \"like\"";
    assert_eq!(read("name[like]"), Err(said.to_owned()));
    let pairs = [("name", "a"), ("name", "b"), ("name[eq]", "c")];
    let Filters(read) = Filters::read(pairs.into_iter()).unwrap();
    assert_eq!(read.len(), 2);
    assert_eq!(read.first().unwrap().value, "a");
}
