use super::*;
use crate::kinds::PaletteColor;

fn option(id: &str, name: &str, archived: bool) -> OptionDef {
    OptionDef {
        id: id.to_owned(),
        slug: None,
        name: name.to_owned(),
        color: PaletteColor::default(),
        archived,
    }
}

#[test]
fn options_are_found_by_name_and_by_identity() {
    let options = Options::from(vec![
        option("1", "High", false),
        option("2", "Low", true),
        option("3", "High", false),
    ]);
    let ids = |found: Vec<&OptionDef>| -> Vec<String> {
        found.into_iter().map(|option| option.id.clone()).collect()
    };
    assert_eq!(ids(options.named("High").collect()), ["1", "3"]);
    assert_eq!(ids(options.named("high").collect()), [""; 0]);
    assert_eq!(ids(options.live().collect()), ["1", "3"]);
    assert_eq!(
        options.by_id("2").map(|option| option.name.as_str()),
        Some("Low")
    );
    assert_eq!((options.by_id("4"), options.len()), (None, 3));
}

// document.md 4.2: canonical equivalence; what was stored in two forms stays two options.
#[test]
fn equivalent_names_find_each_other() {
    let options = Options::from(vec![
        option("1", "Cafe\u{301}", false),
        option("2", "Caf\u{e9}", false),
        option("3", "Tee ", false),
    ]);
    for name in ["Cafe\u{301}", "Caf\u{e9}", " Caf\u{e9}\u{200b}"] {
        assert_eq!(options.named(name).count(), 2, "{name:?}");
    }
    assert_eq!(options.named("Tee").count(), 1);
}
