//! The options of a property: listed, made, renamed, recoloured and archived (http.md 20.4, 20.5).
//!
//! An option is an object of its own whose id is what values hold, so that a rename reaches every value at once.

use rolltop_document::decor::PaletteColor;
use rolltop_document::document::Document;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::properties::{check_room, find_option};
use rolltop_document::type_settings::DefinedOption;
use rolltop_document::vocabulary::{Format, OptionDef, PropertyDef, canonical_name, composed};
use rolltop_document::wording::shown;
use rolltop_spec::properties::{CreateOptionRequest, OptionResult, OptionRow, UpdateOptionRequest};
use rolltop_spec::shared::{ListResponse, Narrowing};
use rolltop_store::Tx;

use super::holders::option_holders;
use super::mint::new_option;
use super::{By, KEY, PropertyRef, property_at};
use crate::Workspace;
use crate::catalog::{Catalogue, set_name, set_option_color, set_slug};
use crate::error::Result;
use crate::etag::IfMatch;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::objects::{Stamp, option_record};
use crate::refusals::missing;
use crate::spaces::{Page, SpaceTarget};

/// The path parameter that names an option.
pub(super) const OPTION: &str = "option";
/// The path of a name in a body.
const NAME: &str = "/name";

impl Workspace {
    /// A page of the options of a select property, by name in byte order. `prefix` ignores case.
    pub fn list_options(
        &self,
        space: &SpaceTarget,
        property: PropertyRef<'_>,
        prefix: Option<&str>,
        page: Page,
    ) -> Result<ListResponse<OptionRow>> {
        let catalogue = self.names_of(space)?;
        let def = select_at(&catalogue, property)?;
        let lower = |name: &str| composed(name).to_lowercase();
        let prefix = lower(prefix.unwrap_or_default());
        let begins = |option: &&OptionDef| lower(&option.name).starts_with(&prefix);
        let mut found: Vec<&OptionDef> = def.options.live().filter(begins).collect();
        found.sort_unstable_by_key(|option| &option.name);
        let total = found.len() as u64;
        let rows = page.of(found).map(|option| OptionRow {
            name: option.name.clone(),
            color: Some(option.color.name().to_owned()),
        });
        let list = ListResponse::page(page, rows.collect(), total, Narrowing::Prefix);
        Ok(list.advised(catalogue.warning().into_iter().collect()))
    }

    /// Creates an option, or restores the archived one of its name. An invalid body is refused only after the property was
    /// found (http.md 1, orders c to e).
    pub fn create_option(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        property: PropertyRef<'_>,
        body: Result<CreateOptionRequest>,
    ) -> Result<OptionResult> {
        let catalogue = self.live_names_at(tx, space)?;
        let def = select_at(&catalogue, property)?;
        let body = body?;
        let name = &*canonical_name(&body.name);
        let wanted = color(body.color.as_deref());
        check_name(def, name, None)?;
        if let Err(issue) = check_room(def, 1) {
            return Err(Fault::invalid(issue.placed(NAME)).into());
        }
        let by = (caller, space, &*catalogue);
        let color = if let Some(removed) = def.options.named(name).next() {
            let color = wanted.unwrap_or(removed.color);
            let revive = set_option(name, color, None);
            self.put_live(tx, by, &removed.id, revive)?;
            color
        } else {
            let new = DefinedOption {
                name: name.to_owned(),
                color: wanted,
                slug: None,
            };
            self.put_new_option(tx, by, def, &new)?.color
        };
        Ok(changed(&catalogue, def, name, color))
    }

    /// Renames or recolors an option. Values and stored filters hold its identity. An invalid body is refused only after
    /// the option was found and its etag checked (http.md 1, orders c to e).
    pub fn update_option(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        (property, option): (PropertyRef<'_>, &str),
        if_match: Option<&IfMatch>,
        body: Result<UpdateOptionRequest>,
    ) -> Result<OptionResult> {
        let catalogue = self.live_names_at(tx, space)?;
        let def = select_at(&catalogue, property)?;
        let option = option_at(def, option)?;
        self.check_definition(tx, space, &option.id, if_match)?;
        let body = body?;
        if body.name.is_none() && body.color.is_none() {
            let issue = Issue::at("", "nothing to update").hint("send name, color or both");
            return Err(Fault::invalid(issue).into());
        }
        let name = body.name.as_deref().map(canonical_name);
        let name = name.as_deref().unwrap_or(&option.name);
        check_name(def, name, Some(option))?;
        let color = color(body.color.as_deref()).unwrap_or(option.color);
        let change = set_option(name, color, None);
        self.put_live(tx, (caller, space, &catalogue), &option.id, change)?;
        Ok(changed(&catalogue, def, name, color))
    }

    /// Advice on the objects that hold an option, where it can be found. Counting takes long: it is done before the
    /// transaction that archives the option.
    pub fn option_advice(
        &self,
        space: &SpaceTarget,
        property: PropertyRef<'_>,
        option: &str,
    ) -> Result<Option<Issue>> {
        self.projection.read(&space.id, |at, rows| {
            let catalogue = self.names_at(at, &space.id)?;
            let found = select_at(&catalogue, property)
                .and_then(|def| option_at(def, option).map(|option| (def, option)));
            let found = found.ok();
            Ok(found.and_then(|(def, option)| option_holders(rows, def, &option.id)))
        })
    }

    /// Archives an option: objects that hold it keep it, no other object can get it. `advice` is that of
    /// [`Self::option_advice`].
    pub fn delete_option(
        &self,
        tx: &mut Tx<'_>,
        space: &SpaceTarget,
        property: PropertyRef<'_>,
        option: &str,
        if_match: Option<&IfMatch>,
        advice: Option<Issue>,
    ) -> Result<OptionResult> {
        let catalogue = self.live_names_at(tx, space)?;
        let def = select_at(&catalogue, property)?;
        let option = option_at(def, option)?;
        self.check_definition(tx, space, &option.id, if_match)?;
        self.put_archived(tx, space, &catalogue, &option.id)?;
        Ok(OptionResult {
            warnings: advice.into_iter().collect(),
            ..changed(&catalogue, def, &option.name, option.color)
        })
    }
}

impl Workspace {
    /// Stores a new option as the last one of its property.
    pub(super) fn put_new_option(
        &self,
        tx: &mut Tx<'_>,
        (caller, space, catalogue): By<'_>,
        def: &PropertyDef,
        new: &DefinedOption,
    ) -> Result<OptionDef> {
        catalogue.require_whole()?;
        let option = new_option(new, &def.options, &Ids(&*self.entropy));
        let (vocabulary, order) = (&catalogue.vocabulary, catalogue.next_option_order);
        let stamp = Stamp::of(caller, catalogue, tx.now());
        let record = option_record(&space.id, (&def.key, &option), order, vocabulary, stamp);
        tx.put_object(record)?;
        Ok(option)
    }
}

/// A color of a body, whose schema admits only names of colors.
fn color(name: Option<&str>) -> Option<PaletteColor> {
    PaletteColor::from_name(name?)
}

/// Gives the document of an option a name, a color and, if there is one, a key.
pub(super) fn set_option(
    name: &str,
    color: PaletteColor,
    slug: Option<&str>,
) -> impl FnOnce(&mut Document) {
    move |document| {
        set_name(document, name);
        set_option_color(document, color);
        if let Some(slug) = slug {
            set_slug(document, slug);
        }
    }
}

fn changed(
    catalogue: &Catalogue,
    def: &PropertyDef,
    name: &str,
    color: PaletteColor,
) -> OptionResult {
    OptionResult {
        property: catalogue.vocabulary.property_key(&def.key).to_owned(),
        name: name.to_owned(),
        color: Some(color.name().to_owned()),
        warnings: Vec::new(),
        dry_run: false,
    }
}

/// The property of a path, if it has options.
fn select_at<'c>(catalogue: &'c Catalogue, property: PropertyRef<'_>) -> Result<&'c PropertyDef> {
    let def = property_at(catalogue, property)?;
    if matches!(def.format, Format::Select | Format::MultiSelect) {
        return Ok(def);
    }
    let message = format!(
        "{} has the format {}, which has no options",
        def.spelled(),
        def.format.name()
    );
    let issue = Issue::at(KEY, message).hint("name a select or multi_select property");
    Err(Fault::invalid(issue.see(Ref::op("list_properties"))).into())
}

/// The option of a path, by name.
fn option_at<'p>(def: &'p PropertyDef, name: &str) -> Result<&'p OptionDef> {
    Ok(find_option(def, name).map_err(|miss| missing(OPTION, miss))?)
}

/// A name must say something, and no other option may have it; the option itself may keep its own.
fn check_name(def: &PropertyDef, name: &str, own: Option<&OptionDef>) -> Result<(), Fault> {
    if name.trim().is_empty() {
        let issue = Issue::at(NAME, "the name of an option is blank").hint("send a name");
        return Err(Fault::invalid(issue));
    }
    let named = def.options.named(name);
    let others = named.filter(|option| own.is_none_or(|own| own.id != option.id));
    let (removed, live): (Vec<_>, Vec<_>) = others.partition(|option| option.archived);
    let (key, name) = (def.spelled(), shown(name));
    let (taken, hint, see) = if !live.is_empty() {
        (
            format!("{key} has {name:?}"),
            "use it as it is, or send another name",
            "list_property_options",
        )
    } else if own.is_some() && !removed.is_empty() {
        // A new option of the name is the removed one come back; another one would be shown like what still holds it.
        (
            format!("{key} had {name:?}, and objects may still show it"),
            "create the option to bring it back, or send another name",
            "create_property_option",
        )
    } else {
        return Ok(());
    };
    let issue = Issue::at(NAME, format!("option already exists: {taken}")).hint(hint);
    Err(Fault::invalid(issue.see(Ref::op(see).param("key", key))))
}
