//! Dataviews: the known properties and the views (document.md 6.5).

use super::Parser;
use super::members::{Members, Slot};
use super::read;
use super::reference::Echo;
use crate::block::{Dataview, DataviewProperty};
use crate::limits::{MAX_LIST, MAX_VIEWS};
use crate::view::View;
use crate::vocabulary::Format;

/// A known property and a view, as repairs show them.
const PROPERTY_FORM: &str = r#"{"property":"name"}"#;
const VIEW_FORM: &str = r#"{"name":"All","type":"table"}"#;
const PROPERTY_MEMBERS: [&str; 2] = ["property", "format"];

impl Parser<'_> {
    /// The dataview of a block; `source` is output-only and dropped.
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
            Slot::Given(_) => self.dataview_properties(members),
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

    fn dataview_properties(&mut self, dataview: &Members<'_>) -> Vec<DataviewProperty> {
        let values = dataview
            .array("properties", MAX_LIST, self.out)
            .unwrap_or_default();
        let list = dataview.place().key("properties");
        let mut properties = Vec::with_capacity(values.len());
        for (position, value) in values.iter().enumerate() {
            let place = list.index(position);
            let Some(members) = self.open(value, &place, PROPERTY_FORM) else {
                continue;
            };
            members.close("a property of a dataview", &PROPERTY_MEMBERS, self.out);
            let format: Option<Format> = members.read("format", (None, None), self.out, |value| {
                read::name(value).map(Some)
            });
            let Some(found) = self.required_property(&members) else {
                continue;
            };
            let format = found
                .format
                .or(format)
                .map(|format| format.name().to_owned());
            properties.push(DataviewProperty {
                property: found.key,
                format,
            });
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
                continue;
            };
            views.push(self.view(&members, echo.views));
        }
        views
    }
}
