//! Creating a property (http.md 20.1).

use rolltop_document::decor::PaletteColor;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::path::Path;
use rolltop_document::type_settings::DefinedOption;
use rolltop_document::vocabulary::{Format, PropertyDef, canonical_name};
use rolltop_document::wording::shown;
use rolltop_spec::properties::CreatePropertyRequest;
use rolltop_spec::shared::{CreateResult, PropertyRow, SideEffects};
use rolltop_store::Tx;

use super::By;
use super::mint::{
    PropertyPaths, blank_name, misplaced_options, plan_property, planned_receipts, property_records,
};
use crate::Workspace;
use crate::error::Result;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::objects::Stamp;
use crate::spaces::SpaceTarget;

/// The paths of the members of the body.
const KEY: &str = "/key";
const NAME: &str = "/name";
const OPTIONS: &str = "/options";

impl Workspace {
    /// Creates a property with its options, in one commit. Only a dry run returns its row (http.md 20.1).
    pub fn create_property(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        body: &CreatePropertyRequest,
        dry_run: bool,
    ) -> Result<CreateResult> {
        let catalogue = self.live_names_at(tx, space)?;
        let (new, options) = new_property(body);
        check(&new, &options)?;
        let vocabulary = &catalogue.vocabulary;
        let paths = PropertyPaths {
            key: KEY,
            name: NAME,
            another_key: "send another `key`",
        };
        let ids = Ids(&*self.entropy);
        let (def, warning) = plan_property((new, &options), vocabulary, paths, &ids)?;
        self.put_new_property(tx, (caller, space, &catalogue), &def)?;
        let properties = dry_run.then(|| PropertyRow::of(&def, def.spelled()));
        Ok(CreateResult {
            id: Some(def.id.clone()),
            key: Some(def.spelled().to_owned()),
            created: SideEffects {
                options: planned_receipts(&def),
                properties: properties.into_iter().collect(),
            },
            warnings: warning.into_iter().collect(),
            ..CreateResult::default()
        })
    }

    /// Stores a new property and its options.
    pub(super) fn put_new_property(
        &self,
        tx: &mut Tx<'_>,
        (caller, space, catalogue): By<'_>,
        def: &PropertyDef,
    ) -> Result<()> {
        catalogue.require_whole()?;
        let stamp = Stamp::of(caller, catalogue, tx.now());
        let (vocabulary, first) = (&catalogue.vocabulary, catalogue.next_option_order);
        for record in property_records(&space.id, def, first, vocabulary, stamp) {
            tx.put_object(record)?;
        }
        Ok(())
    }
}

/// Reads the body. Its schema admits only names of formats and colors.
fn new_property(body: &CreatePropertyRequest) -> (PropertyDef, Vec<DefinedOption>) {
    let options = body.options.iter().flatten().map(|option| DefinedOption {
        name: option.name.clone(),
        color: option.color.as_deref().and_then(PaletteColor::from_name),
        slug: None,
    });
    let new = PropertyDef {
        name: body.name.clone(),
        format: Format::from_name(&body.format).unwrap_or_default(),
        slug: body.key.clone(),
        ..PropertyDef::default()
    };
    (new, options.collect())
}

/// What the schema cannot say.
fn check(new: &PropertyDef, options: &[DefinedOption]) -> Result<(), Fault> {
    let mut issues = Vec::new();
    if canonical_name(&new.name).is_empty() {
        issues.push(blank_name(NAME));
    }
    issues.extend(misplaced_options(new.format, options, OPTIONS));
    issues.extend(option_faults(options));
    Fault::refuse(issues, "the property cannot be created")
}

/// Names are identities: not blank, and each once.
fn option_faults(options: &[DefinedOption]) -> Vec<Issue> {
    let list = Path::pointer(OPTIONS);
    let mut seen = std::collections::HashSet::new();
    let faults = options.iter().enumerate().filter_map(|(position, option)| {
        let path = list.index(position);
        let name = canonical_name(&option.name);
        if name.is_empty() {
            let issue = Issue::at(path.key("name"), "an option name is blank");
            return Some(issue.hint("send a name"));
        }
        let message = format!("the option {:?} is listed twice", shown(&option.name));
        (!seen.insert(name))
            .then(|| Issue::at(path, message).hint("option names are identities: leave one out"))
    });
    faults.collect()
}
