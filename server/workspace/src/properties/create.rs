//! Creating a property (http.md 20.1).

use rolltop_document::issue::{Fault, Issue};
use rolltop_document::path::Path;
use rolltop_document::type_settings::DefinedOption;
use rolltop_document::vocabulary::{Format, canonical_name};
use rolltop_document::wording::shown;
use rolltop_store::Tx;

use super::PropertyRow;
use super::mint::{
    AskedBy, NewProperty, PropertyPaths, plan_property, planned_receipts, property_records,
};
use crate::Workspace;
use crate::error::Result;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::mutation::{Mutation, Planned, Reply};
use crate::objects::{CreatedOption, Stamp};
use crate::spaces::SpaceTarget;

/// Where the members of the body stand.
const KEY: &str = "/key";
const NAME: &str = "/name";
const OPTIONS: &str = "/options";

/// The body of a create, held against its schema.
#[derive(Clone, Debug, Default)]
pub struct PropertyBody {
    /// Display name, 1..=4096 characters.
    pub name: String,
    /// One of the formats that callers can create.
    pub format: Format,
    /// The wanted key, `^[a-zA-Z0-9_]+$`.
    pub key: Option<String>,
    /// At most 100 options, in display order.
    pub options: Vec<DefinedOption>,
}

/// What a create comes to.
#[derive(Clone, Debug)]
pub struct CreatedProperty {
    /// The property; its id is of no meaning on a dry run.
    pub property: PropertyRow,
    /// Its options.
    pub created_options: Vec<CreatedOption>,
    /// Advice.
    pub warnings: Vec<Issue>,
}

impl Workspace {
    /// Creates a property with its options, in one commit.
    pub fn create_property(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        body: &PropertyBody,
        mutation: &Mutation<'_, CreatedProperty>,
    ) -> Result<Reply> {
        self.mutate(tx, mutation, |tx| {
            self.live_space_at(tx, space)?;
            body.check()?;
            let catalogue = self.names_at(tx, &space.id)?;
            let vocabulary = &catalogue.vocabulary;
            let paths = PropertyPaths {
                key: KEY,
                name: NAME,
                asked_by: AskedBy::Route,
            };
            let ids = Ids(&*self.entropy);
            let planned = plan_property(&body.to_plan(), vocabulary, paths, &ids)?;
            catalogue.require_whole()?;
            let stamp = Stamp::of(caller, &catalogue, tx.now());
            let first = catalogue.next_option_order;
            let def = &planned.def;
            let records = property_records(&space.id, def, first, vocabulary, stamp);
            let outcome = CreatedProperty {
                property: PropertyRow::of(def, def.spelled()),
                created_options: planned_receipts(def),
                warnings: planned.warnings,
            };
            Planned { outcome, records }.put(tx)
        })
    }
}

impl PropertyBody {
    /// What the schema cannot say.
    fn check(&self) -> Result<(), Fault> {
        let mut issues = Vec::new();
        if canonical_name(&self.name).is_empty() {
            issues.push(Issue::at(NAME, "the name of a property is blank").hint("send a name"));
        }
        let has_options = matches!(self.format, Format::Select | Format::MultiSelect);
        if !has_options && !self.options.is_empty() {
            let message = format!("{} property has no options", self.format.one());
            let select = [Format::Select.name(), Format::MultiSelect.name()];
            let hint = format!("only with the formats {}", select.join(", "));
            issues.push(Issue::at(OPTIONS, message).hint(hint));
        }
        issues.extend(option_faults(&self.options));
        match issues.as_slice() {
            [] => Ok(()),
            [only] => Err(Fault::invalid(only.clone())),
            _ => Err(Fault::many("the property cannot be created", issues)),
        }
    }

    fn to_plan(&self) -> NewProperty {
        NewProperty {
            name: self.name.clone(),
            format: self.format,
            key: self.key.clone(),
            options: self.options.clone(),
            ..NewProperty::default()
        }
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
