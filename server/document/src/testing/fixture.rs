//! The space of the conformance cases (document.md 18), for the tests of this crate.

pub(crate) use super::CountingIds;
use crate::bundled::{BUNDLED_PROPERTIES, BUNDLED_TYPES};
use crate::kinds::{Format, PaletteColor};
use crate::vocabulary::{OptionDef, Options, PropertyDef, PropertyDetails, TypeDef, Vocabulary};

/// A live custom property. Its internal key is derived from its position.
pub(crate) fn custom(position: u64, slug: &str, name: &str, format: Format) -> PropertyDef {
    PropertyDef {
        id: format!("id-{slug}"),
        key: format!("{:024x}", 0xabc0_0000 + position),
        slug: Some(slug.to_owned()),
        name: name.to_owned(),
        format,
        hidden: false,
        archived: false,
        max_count: 0,
        object_types: Vec::new(),
        options: Options::default(),
        details: PropertyDetails::default(),
    }
}

/// An option with the id `opt-` plus its name.
pub(crate) fn option(name: &str, color: PaletteColor) -> OptionDef {
    OptionDef {
        id: format!("opt-{name}"),
        slug: None,
        name: name.to_owned(),
        color,
        archived: false,
    }
}

/// The bundled properties, installed, and the custom ones of the cases.
pub(crate) fn case_properties() -> Vec<PropertyDef> {
    let bundled = BUNDLED_PROPERTIES.iter().map(|property| PropertyDef {
        id: format!("id-{}", property.key),
        ..PropertyDef::uninstalled(property)
    });
    let severity = vec![
        option("High", PaletteColor::Red),
        option("Low", PaletteColor::Grey),
    ];
    let labels = vec![
        option("a", PaletteColor::Blue),
        option("b", PaletteColor::Lime),
    ];
    #[rustfmt::skip]
    let own = [
        PropertyDef { options: severity.into(), ..custom(1, "severity", "Severity", Format::Select) },
        PropertyDef { options: labels.into(), ..custom(2, "labels", "Labels", Format::MultiSelect) },
        custom(3, "effort", "Effort", Format::Number),
        custom(4, "reviewed", "Reviewed", Format::Checkbox),
        custom(5, "when", "When", Format::Date),
        custom(6, "site", "Site", Format::Url),
        custom(7, "people", "People", Format::Objects),
        custom(8, "docs", "Docs", Format::Files),
        custom(9, "stage_a", "Stage", Format::Text),
        custom(10, "stage_b", "Stage", Format::Text),
    ];
    bundled.chain(own).collect()
}

/// The bundled types, installed.
pub(crate) fn case_types() -> Vec<TypeDef> {
    let installed = |bundled| {
        let def = TypeDef::uninstalled(bundled);
        TypeDef {
            id: format!("id-{}", def.key),
            ..def
        }
    };
    BUNDLED_TYPES.iter().map(installed).collect()
}

/// The vocabulary of the cases.
pub(crate) fn case_vocabulary() -> Vocabulary {
    Vocabulary::new(case_properties(), case_types())
}

/// The vocabulary of the cases after a change to the property with this served key.
pub(crate) fn with_changed(slug: &str, change: impl Fn(&mut PropertyDef)) -> Vocabulary {
    let mut properties = case_properties();
    properties
        .iter_mut()
        .filter(|def| def.slug.as_deref() == Some(slug))
        .for_each(change);
    Vocabulary::new(properties, case_types())
}
