//! Creating a property (http.md 20.1).

use rolltop_document::decor::PaletteColor;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::path::Path;
use rolltop_document::type_settings::DefinedOption;
use rolltop_document::vocabulary::{Format, canonical_name};
use rolltop_document::wording::shown;
use rolltop_spec::properties::CreatePropertyRequest;
use rolltop_spec::shared::{CreateResult, PropertyRow, SideEffects};
use rolltop_store::Tx;

use super::mint::{
    AskedBy, NewProperty, PropertyPaths, blank_name, misplaced_options, plan_property,
    planned_receipts, property_records,
};
use crate::Workspace;
use crate::error::Result;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::mutation::Planned;
use crate::objects::Stamp;
use crate::spaces::SpaceTarget;

/// Where the members of the body stand.
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
        self.live_space_at(tx, space)?;
        let new = new_property(body);
        check(&new)?;
        let catalogue = self.names_at(tx, &space.id)?;
        let vocabulary = &catalogue.vocabulary;
        let paths = PropertyPaths {
            key: KEY,
            name: NAME,
            asked_by: AskedBy::Route,
        };
        let ids = Ids(&*self.entropy);
        let planned = plan_property(&new, vocabulary, paths, &ids)?;
        catalogue.require_whole()?;
        let stamp = Stamp::of(caller, &catalogue, tx.now());
        let first = catalogue.next_option_order;
        let def = &planned.def;
        let records = property_records(&space.id, def, first, vocabulary, stamp);
        let properties = dry_run.then(|| PropertyRow::of(def, def.spelled()));
        let outcome = CreateResult {
            id: Some(def.id.clone()),
            key: Some(def.spelled().to_owned()),
            created: SideEffects {
                options: planned_receipts(def),
                properties: properties.into_iter().collect(),
            },
            warnings: planned.warnings,
            ..CreateResult::default()
        };
        Planned { outcome, records }.put(tx)
    }
}

/// The body: its schema admits names of formats and colours only.
fn new_property(body: &CreatePropertyRequest) -> NewProperty {
    let options = body.options.iter().flatten().map(|option| DefinedOption {
        name: option.name.clone(),
        color: option.color.as_deref().and_then(PaletteColor::from_name),
    });
    NewProperty {
        name: body.name.clone(),
        format: Format::from_name(&body.format).unwrap_or_default(),
        key: body.key.clone(),
        options: options.collect(),
        ..NewProperty::default()
    }
}

/// What the schema cannot say.
fn check(new: &NewProperty) -> Result<(), Fault> {
    let mut issues = Vec::new();
    if canonical_name(&new.name).is_empty() {
        issues.push(blank_name(NAME));
    }
    issues.extend(misplaced_options(new.format, &new.options, OPTIONS));
    issues.extend(option_faults(&new.options));
    match issues.as_slice() {
        [] => Ok(()),
        [only] => Err(Fault::invalid(only.clone())),
        _ => Err(Fault::many("the property cannot be created", issues)),
    }
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
