//! Parses dataviews: the known properties and the views (document.md 6.5).

use std::collections::HashSet;

use super::Parser;
use super::reference::Echo;
use crate::block::{Dataview, DataviewProperty, Minted, MintedKind};
use crate::kinds::Format;
use crate::limits::{MAX_LIST, MAX_VIEWS};
use crate::members::read;
use crate::members::view_member;
use crate::members::{Members, Slot};
use crate::schema::forms::VIEW_FORM;
use crate::view::{DEFAULT_VIEW_NAME, View};

/// A known property, as hints show it.
const PROPERTY_FORM: &str = r#"{"property":"name"}"#;
const PROPERTY_MEMBERS: [&str; 2] = ["property", "format"];

impl Parser<'_> {
    /// The dataview of a block. `source` is output-only and dropped.
    pub(super) fn dataview(
        &mut self,
        members: &Members<'_>,
        object_id: Option<String>,
        base: Dataview,
        echo: &Echo<'_>,
    ) -> Dataview {
        let is_collection = members.flag("is_collection", base.is_collection, self.out);
        let properties = match members.slot("properties") {
            Slot::Absent => base.properties,
            Slot::Cleared => Vec::new(),
            Slot::Given(_) => self.dataview_properties(members, echo),
        };
        let views = match members.slot("views") {
            Slot::Absent => base.views,
            Slot::Cleared => Vec::new(),
            Slot::Given(_) => self.views(members, echo),
        };
        Dataview {
            object_id,
            is_collection,
            properties,
            views,
        }
    }

    /// Adds a default view to a new dataview without views (ops.md 6). The request did not write the view, so its path
    /// is that of the list.
    pub(super) fn give_view(&mut self, members: &Members<'_>, dataview: &mut Dataview) {
        if dataview.views.is_empty() {
            let (name, id) = (DEFAULT_VIEW_NAME.to_owned(), self.cx.ids.mint());
            self.minted.push(Minted {
                path: members.place().key("views").path(),
                id: id.clone(),
                kind: MintedKind::View,
            });
            let view = View::of_dataview(dataview, name, id, &[]);
            dataview.views.push(view);
        }
    }

    /// The known properties without duplicates. An echo of a stored list may contain duplicates.
    fn dataview_properties(
        &mut self,
        dataview: &Members<'_>,
        echo: &Echo<'_>,
    ) -> Vec<DataviewProperty> {
        let values = dataview
            .array("properties", MAX_LIST, self.out)
            .unwrap_or_default();
        let list = dataview.place().key("properties");
        let held = echo.dataview.map_or(&[][..], |held| &held.properties);
        let mut is_echo = held.len() == values.len();
        let mut properties = Vec::with_capacity(values.len());
        for (position, value) in values.iter().enumerate() {
            let place = list.index(position);
            let Some(members) = self.open(value, &place, PROPERTY_FORM) else {
                continue;
            };
            let what = "a property of a dataview";
            let meant = members.close_meaning(what, &PROPERTY_MEMBERS, view_member, self.out);
            let format: Option<Format> = members.read("format", (None, None), self.out, |value| {
                read::name(value).map(Some)
            });
            let Some(found) = self.required_property_unless(&members, &meant) else {
                continue;
            };
            let current = found.format.map(Format::name);
            let known = DataviewProperty {
                property: found.key,
                format: current.or(format.map(Format::name)).map(str::to_owned),
            };
            is_echo &= held.get(position).is_some_and(|held| {
                let served = current.or(held.format.as_deref());
                held.property == known.property && known.format.as_deref() == served
            });
            properties.push(known);
        }
        if is_echo {
            return held.to_vec();
        }
        if !self.is_stored() {
            let mut listed = HashSet::with_capacity(properties.len());
            properties.retain(|known| listed.insert(known.clone()));
        }
        properties
    }

    fn views(&mut self, dataview: &Members<'_>, echo: &Echo<'_>) -> Vec<View> {
        let values = dataview
            .array("views", self.cap(MAX_VIEWS, MAX_LIST), self.out)
            .unwrap_or_default();
        let list = dataview.place().key("views");
        let mut views = Vec::with_capacity(values.len());
        for (position, value) in values.iter().enumerate() {
            let place = list.index(position);
            let Some(members) = self.open(value, &place, VIEW_FORM) else {
                // A placeholder keeps the positions of the following views.
                views.push(View::default());
                continue;
            };
            let held = echo.dataview.map_or(&[][..], |held| &held.views);
            views.push(self.view(&members, held));
        }
        views
    }
}
