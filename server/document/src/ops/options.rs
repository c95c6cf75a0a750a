//! Checks before a batch whether it would create options (ops.md 9).
//!
//! It checks all operations before the first is applied, so its refusal precedes their other faults. It skips what it
//! cannot parse: applying the operation reports that.

use std::cell::LazyCell;
use std::collections::HashMap;

use serde_json::Value;

use super::decode::Elements;
use super::draft::Draft;
use super::engine::Batch;
use super::model::{BlockRef, InsertView, SetProperties, UpdateView};
use super::table::Op;
use super::update_view::{FILTER, FILTERS};
use super::view_place::Views;
use crate::block::{IdRule, Input, ParseContext, parse_filters};
use crate::findings::Findings;
use crate::ids::is_minted;
use crate::issue::{Fault, Issue};
use crate::kinds::Format;
use crate::limits::MAX_CUSTOM_ORDER;
use crate::names::SpaceNames;
use crate::path::Path;
use crate::properties::{
    Admitted, Channel, NewOptions, Removed, admit_key, is_one_name, resolve_option,
};
use crate::view::{INVALID_FILTER, Sort, SortDirection, View};
use crate::vocabulary::{Offers, PropertyDef};
use crate::wire::JsonMap;

/// The operations that may introduce options.
const CHANNELS: [&str; 3] = [SetProperties::NAME, UpdateView::NAME, InsertView::NAME];

/// Collects the options that the batch introduces.
///
/// # Errors
/// The first unknown name without consent, or too many new options with consent.
pub(super) fn check(
    batch: &Batch<'_>,
    elements: &Elements<'_>,
    draft: &Draft<'_>,
) -> Result<(), Fault> {
    let options = draft.cx.new_options;
    let scratch = NewOptions::new(true, batch.ids);
    let guard = Guard {
        batch,
        draft,
        names: &draft.cx.names.silent(),
        collector: if batch.create_missing_options {
            options
        } else {
            &scratch
        },
    };
    for (index, op) in elements.named(&CHANNELS) {
        let path = Path::op(index);
        match op {
            Op::SetProperties(op) => guard.set_properties(op, &path)?,
            Op::UpdateView(op) => guard.update_view(op, &path)?,
            Op::InsertView(op) => guard.insert_view(op, &path)?,
            _ => {}
        }
    }
    check_cap(batch, options)
}

/// Refuses a batch that would create more options than one request can. It runs again after the operations, because new
/// options can depend on each other.
///
/// # Errors
/// The counts by property, at the batch.
pub(super) fn check_cap(batch: &Batch<'_>, options: &NewOptions<'_>) -> Result<(), Fault> {
    let spelled = |key: &str| batch.vocabulary.property_key(key).to_owned();
    match options.over_cap(&Path::pointer("/ops"), spelled) {
        Some(issue) => Err(Fault::invalid(issue)),
        None => Ok(()),
    }
}

struct Guard<'a> {
    batch: &'a Batch<'a>,
    /// The document before the first operation.
    draft: &'a Draft<'a>,
    names: &'a SpaceNames<'a>,
    /// Collects every new name, even if the caller did not consent.
    collector: &'a NewOptions<'a>,
}

impl Guard<'_> {
    fn set_properties(&self, op: &SetProperties, path: &Path) -> Result<(), Fault> {
        let named = LazyCell::new(|| self.named(op));
        let is_named_once = |key: &str| named.get(key).is_none_or(|count| *count == 1);
        self.values(&op.set, &is_named_once, || path.key("set"))?;
        // A value that is not a list is refused later for that reason.
        let lists = op.add.iter().filter(|(_, value)| value.is_array());
        self.values(lists, &is_named_once, || path.key("add"))
    }

    /// How often the operation names each property, by key. Naming one twice is a fault of its own.
    fn named(&self, op: &SetProperties) -> HashMap<&str, usize> {
        let maps = [&op.set, &op.add, &op.remove];
        let spellings = maps.into_iter().flat_map(JsonMap::keys).chain(&op.unset);
        let mut named = HashMap::new();
        for property in spellings.filter_map(|spelling| self.names.find_property(spelling).ok()) {
            *named.entry(property.key.as_str()).or_default() += 1;
        }
        named
    }

    fn update_view(&self, op: &UpdateView, path: &Path) -> Result<(), Fault> {
        let view = LazyCell::new(|| {
            let views = self.views(op.block.as_ref(), path)?;
            let at = views.find_only(op.view.as_deref(), path).ok()?;
            views.all.get(at)
        });
        self.view(&op.set, &view, &path.key("set"))
    }

    fn insert_view(&self, op: &InsertView, path: &Path) -> Result<(), Fault> {
        let view = LazyCell::new(|| {
            let from = op.copy_from.as_deref()?;
            let views = self.views(op.block.as_ref(), path)?;
            views.all.get(views.find(from, path).ok()?)
        });
        self.view(&op.set, &view, &path.key("set"))
    }

    /// The views of the dataview that an operation names, if it exists before the batch.
    fn views(&self, block: Option<&BlockRef>, path: &Path) -> Option<Views<'_>> {
        let at = self.draft.find_dataview(block, path).ok()?;
        Some(self.draft.views(at))
    }

    /// Checks the filters and custom orders of a view. `stored` is the view before the operation; it is looked up only
    /// if needed.
    fn view<'v>(
        &self,
        set: &JsonMap,
        stored: &LazyCell<Option<&'v View>, impl FnOnce() -> Option<&'v View>>,
        path: &Path,
    ) -> Result<(), Fault> {
        if let Some(Value::Array(filters)) = set.get(FILTERS) {
            let path = path.key(FILTERS);
            let known = self.collector.count();
            let open = self.parsed(filters, &path, self.names.new_options(self.collector));
            if self.collector.count() > known && !self.batch.create_missing_options {
                let strict = self.parsed(filters, &path, *self.names);
                let refused = strict.issues.into_iter();
                let mut refused = refused.filter(|issue| !open.issues.contains(issue));
                if let Some(issue) = refused.next() {
                    return Err(Fault::invalid(issue));
                }
            }
        }
        if let Some(Value::String(text)) = set.get(FILTER) {
            self.filter_text(text, &path.key(FILTER))?;
        }
        let sorts = set.get("sorts").and_then(Value::as_array);
        for (position, sort) in sorts.into_iter().flatten().enumerate() {
            let place = path.key("sorts").index(position).key("custom_order");
            let held = || stored.map_or(&[][..], |view| &view.sorts);
            self.custom_order(sort, held, &place)?;
        }
        Ok(())
    }

    /// Asks for consent if an unknown option is the fault of the text, that is, if creating the option fixes it.
    fn filter_text(&self, text: &str, path: &Path) -> Result<(), Fault> {
        let known = self.collector.count();
        let read = |names: SpaceNames<'_>| self.batch.filter_text.read(text, &names);
        let open = read(self.names.new_options(self.collector));
        if self.collector.count() == known || self.batch.create_missing_options {
            return Ok(());
        }
        match (read(*self.names), open) {
            (Err(strict), open) if open.as_ref().err() != Some(&strict) => {
                let refused = Fault::invalid(strict.issue.placed(path));
                Err(Fault {
                    message: INVALID_FILTER.into(),
                    ..refused
                })
            }
            _ => Ok(()),
        }
    }

    /// The findings of parsing filters with these names.
    fn parsed(&self, filters: &[Value], path: &Path, names: SpaceNames<'_>) -> Findings {
        let cx = ParseContext {
            names: &names,
            ids: self.batch.ids,
            objects: Some(self.batch.objects),
            input: Input::Payload(IdRule::New),
            rebase: 0,
        };
        let mut found = Findings::default();
        parse_filters(filters, path, &cx, &mut found);
        found
    }

    fn custom_order<'v>(
        &self,
        sort: &Value,
        held: impl Fn() -> &'v [Sort],
        path: &Path,
    ) -> Result<(), Fault> {
        let direction = sort.get("direction").and_then(Value::as_str);
        if direction != Some(SortDirection::Custom.name()) {
            return Ok(());
        }
        let spelling = sort.get("property").and_then(Value::as_str);
        let property = spelling.and_then(|spelling| self.names.find_property(spelling).ok());
        let order = sort.get("custom_order").and_then(Value::as_array);
        // A list that is too long is refused as a whole.
        let order = order.filter(|order| order.len() <= MAX_CUSTOM_ORDER);
        let (Some(property), Some(order)) = (property, order) else {
            return Ok(());
        };
        if !matches!(property.format, Format::Select | Format::MultiSelect) {
            return Ok(());
        }
        let names = order.iter().filter_map(Value::as_str);
        let is_held = |name: &str| orders_by(held(), &property.key, name);
        for name in names.filter(|name| !is_minted(name) && !is_held(name)) {
            self.entry(property, name, Removed::Any, path)?;
        }
        Ok(())
    }

    /// Asks for consent only where creating the option would fix the request.
    fn values<'v>(
        &self,
        values: impl IntoIterator<Item = (&'v String, &'v Value)>,
        is_named_once: &dyn Fn(&str) -> bool,
        path: impl Fn() -> Path,
    ) -> Result<(), Fault> {
        for (key, value) in values {
            let admitted = admit_key(self.names, key, Channel::Edit, Offers::ALL);
            let Ok(Admitted::Property(property)) = admitted else {
                continue;
            };
            let fits = match property.format {
                Format::Select => value.as_array().is_none_or(|entries| is_one_name(entries)),
                Format::MultiSelect => true,
                _ => false,
            };
            if fits && is_named_once(&property.key) {
                self.entries(property, value, &path().key(key))?;
            }
        }
        Ok(())
    }

    fn entries(&self, property: &PropertyDef, value: &Value, path: &Path) -> Result<(), Fault> {
        let entries = value
            .as_array()
            .map_or(std::slice::from_ref(value), Vec::as_slice);
        let held = Removed::HeldIn(self.batch.document.properties.get(&property.key));
        let mut names = entries.iter().filter_map(Value::as_str);
        names.try_for_each(|name| self.entry(property, name, held, path))
    }

    fn entry(
        &self,
        property: &PropertyDef,
        name: &str,
        held: Removed<'_>,
        path: &Path,
    ) -> Result<(), Fault> {
        let known = self.collector.count();
        let resolved = resolve_option(property, name, held, Some(self.collector));
        let is_new = resolved.is_ok() && self.collector.count() > known;
        if is_new && !self.batch.create_missing_options {
            return Err(unknown(property, name, held, path));
        }
        Ok(())
    }
}

/// Whether a stored custom order of the property contains this name although no option has it. An order can outlive an
/// option, and a served view must be accepted when it is sent back.
fn orders_by(sorts: &[Sort], key: &str, name: &str) -> bool {
    let counts = |sort: &&Sort| sort.direction == SortDirection::Custom;
    let mut sorts = sorts
        .iter()
        .filter(counts)
        .filter(|sort| sort.property == key);
    sorts.any(|sort| sort.custom_order.iter().any(|stored| stored == name))
}

fn unknown(property: &PropertyDef, name: &str, held: Removed<'_>, path: &Path) -> Fault {
    let issue = match resolve_option(property, name, held, None) {
        Ok(_) => Issue::pathless("option does not exist"),
        Err(miss) => miss.issue,
    };
    Fault::invalid(issue.placed(path))
}
