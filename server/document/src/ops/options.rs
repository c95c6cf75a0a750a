//! The guard before a batch: option names that it would create (ops.md 9).
//!
//! It runs over all operations before the first is applied, so that a refusal here comes before any other of
//! their faults. What it cannot read is left to the operation's own turn.

use serde_json::Value;

use super::decode::Elements;
use super::engine::Batch;
use super::model::{InsertView, SetProperties, UpdateView};
use super::table::Op;
use super::update_view::{FILTER, FILTERS};
use crate::block::{BlockContent, IdRule, Input, JsonMap, ParseContext};
use crate::findings::Findings;
use crate::ids::is_minted;
use crate::issue::{Fault, Issue};
use crate::limits::MAX_CUSTOM_ORDER;
use crate::path::Path;
use crate::properties::{Admitted, Channel, NewOptions, Removed, admit_key, resolve_option};
use crate::view::{SortDirection, parse_filters};
use crate::vocabulary::{Format, PropertyDef, SpaceNames};

/// The operations that may introduce options.
const CHANNELS: [&str; 3] = [SetProperties::NAME, UpdateView::NAME, InsertView::NAME];

/// Collects the options that the batch introduces.
///
/// # Errors
/// The first unknown name without consent; more than the cap with it.
pub(super) fn check(
    batch: &Batch<'_>,
    elements: &Elements<'_>,
    names: &SpaceNames<'_>,
    options: &NewOptions<'_>,
) -> Result<(), Fault> {
    let scratch = NewOptions::new(true, batch.ids);
    let guard = Guard {
        batch,
        names: &names.silent(),
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
            Op::UpdateView(op) => guard.view(&op.set, &path.key("set"))?,
            Op::InsertView(op) => guard.view(&op.set, &path.key("set"))?,
            _ => {}
        }
    }
    let spelled = |key: &str| batch.vocabulary.property_key(key).to_owned();
    match options.over_cap(&Path::pointer("/ops"), spelled) {
        Some(issue) => Err(Fault::invalid(issue)),
        None => Ok(()),
    }
}

struct Guard<'a> {
    batch: &'a Batch<'a>,
    names: &'a SpaceNames<'a>,
    /// Takes every new name, also where the caller did not consent.
    collector: &'a NewOptions<'a>,
}

impl Guard<'_> {
    fn set_properties(&self, op: &SetProperties, path: &Path) -> Result<(), Fault> {
        let mut lists = op.add.clone();
        // What is no list of entries is refused for that, whatever its name.
        lists.retain(|_, value| value.is_array());
        self.values(&op.set, op, &path.key("set"))?;
        self.values(&lists, op, &path.key("add"))
    }

    /// Whether another field of the operation names the property too, which refuses it: a key counts once.
    fn is_named_twice(&self, op: &SetProperties, key: &str) -> bool {
        let maps = [&op.set, &op.add, &op.remove];
        let named = maps.into_iter().flat_map(JsonMap::keys).chain(&op.unset);
        let same = named.filter(|name| {
            let found = self.names.find_property(name);
            found.is_ok_and(|found| found.key == key)
        });
        same.count() > 1
    }

    /// The filters and the custom orders of a view.
    fn view(&self, set: &JsonMap, path: &Path) -> Result<(), Fault> {
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
            self.custom_order(sort, &place)?;
        }
        Ok(())
    }

    /// A text has one fault at most: it is an unknown option's when the consent would mend it.
    fn filter_text(&self, text: &str, path: &Path) -> Result<(), Fault> {
        let known = self.collector.count();
        let read = |names: SpaceNames<'_>| self.batch.filter_text.read(text, &names);
        let open = read(self.names.new_options(self.collector));
        if self.collector.count() == known || self.batch.create_missing_options {
            return Ok(());
        }
        match (read(*self.names), open) {
            (Err(strict), open) if open.as_ref().err() != Some(&strict) => {
                Err(Fault::invalid(strict.issue.placed(path)))
            }
            _ => Ok(()),
        }
    }

    /// What parsing filters finds when names resolve like this.
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

    fn custom_order(&self, sort: &Value, path: &Path) -> Result<(), Fault> {
        let direction = sort.get("direction").and_then(Value::as_str);
        if direction != Some(SortDirection::Custom.name()) {
            return Ok(());
        }
        let spelling = sort.get("property").and_then(Value::as_str);
        let property = spelling.and_then(|spelling| self.names.find_property(spelling).ok());
        let order = sort.get("custom_order").and_then(Value::as_array);
        // One that is too long is refused as a whole.
        let order = order.filter(|order| order.len() <= MAX_CUSTOM_ORDER);
        let (Some(property), Some(order)) = (property, order) else {
            return Ok(());
        };
        if !matches!(property.format, Format::Select | Format::MultiSelect) {
            return Ok(());
        }
        let names = order.iter().filter_map(Value::as_str);
        let is_stored = |name: &str| self.orders_by(&property.key, name);
        for name in names.filter(|name| !is_minted(name) && !is_stored(name)) {
            self.entry(property, name, Removed::Any, path)?;
        }
        Ok(())
    }

    /// True if a stored sort by the property has this name in its order, which names no option: the order may outlive an
    /// option, and what a read serves can be sent back.
    fn orders_by(&self, key: &str, name: &str) -> bool {
        let blocks = self.batch.document.blocks.iter();
        let views = blocks.filter_map(|block| match &block.content {
            BlockContent::Dataview(dataview) => Some(&dataview.views),
            _ => None,
        });
        let mut sorts = views.flatten().flat_map(|view| &view.sorts);
        sorts.any(|sort| {
            sort.property == key && sort.custom_order.iter().any(|stored| stored == name)
        })
    }

    /// The consent is asked for where it would mend the request.
    fn values(&self, values: &JsonMap, op: &SetProperties, path: &Path) -> Result<(), Fault> {
        for (key, value) in values {
            let Ok(Admitted::Property(property)) = admit_key(self.names, key, Channel::Edit) else {
                continue;
            };
            let count = value.as_array().map_or(1, Vec::len);
            let fits = match property.format {
                Format::Select => count <= 1,
                Format::MultiSelect => true,
                _ => false,
            };
            if fits && !self.is_named_twice(op, &property.key) {
                self.entries(property, value, &path.key(key))?;
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

fn unknown(property: &PropertyDef, name: &str, held: Removed<'_>, path: &Path) -> Fault {
    let issue = match resolve_option(property, name, held, None) {
        Ok(_) => Issue::pathless("option does not exist"),
        Err(miss) => miss.issue,
    };
    Fault::invalid(issue.placed(path))
}
