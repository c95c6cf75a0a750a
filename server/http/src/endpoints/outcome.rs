//! From what the use cases of objects come to, to wire types.

use rolltop_spec::objects::{DiffStats, EditResult, TypeChanged};
use rolltop_spec::shared::{
    AppliedTemplate, CreateResult, CreatedOption, ObjectRow, SideEffects, TemplateSource,
};
use rolltop_workspace::objects::{self, ArchivedObject, CreatedObject, EditedObject, UsedTemplate};
use rolltop_workspace::properties::CreatedProperty;

use super::properties;
use super::reply::advice;

pub(super) fn object_row(row: objects::ObjectRow) -> ObjectRow {
    ObjectRow {
        id: row.id,
        name: row.name,
        type_key: row.type_key,
        space_id: None,
        properties: row.properties,
    }
}

/// A dry run tells neither id nor etag, and does not count the blocks of a template (http.md 5).
pub(super) fn create_result(created: &CreatedObject, dry_run: bool) -> CreateResult {
    let real = |text: &String| (!dry_run).then(|| text.clone());
    CreateResult {
        id: real(&created.id),
        type_key: Some(created.type_key.clone()),
        etag: real(&created.etag),
        items: created.items.map(count),
        created: new_options(&created.created_options),
        template: created
            .template
            .as_ref()
            .map(|template| applied(template, dry_run)),
        warnings: advice(created.warnings.clone()),
        dry_run,
        ..CreateResult::default()
    }
}

/// The property itself is a side effect of a dry run only (http.md 20.1).
pub(super) fn created_property(made: &CreatedProperty, dry_run: bool) -> CreateResult {
    let properties = dry_run.then(|| properties::row(&made.property));
    CreateResult {
        id: (!dry_run).then(|| made.property.id.clone()),
        key: Some(made.property.key.clone()),
        created: SideEffects {
            properties: properties.into_iter().collect(),
            ..new_options(&made.created_options)
        },
        warnings: advice(made.warnings.clone()),
        dry_run,
        ..CreateResult::default()
    }
}

pub(super) fn archive_result(archived: &ArchivedObject, dry_run: bool) -> CreateResult {
    CreateResult {
        id: Some(archived.id.clone()),
        type_key: Some(archived.type_key.clone()),
        warnings: advice(archived.warnings.clone()),
        dry_run,
        ..CreateResult::default()
    }
}

pub(super) fn edit_result(edited: &EditedObject, dry_run: bool) -> EditResult {
    let stats = edited.diff_stats;
    EditResult {
        etag: (!dry_run).then(|| edited.etag.clone()),
        dry_run,
        warnings: advice(edited.warnings.clone()),
        created: new_options(&edited.created_options),
        removed: SideEffects::default(),
        created_blocks: edited.created_blocks.clone(),
        created_views: edited.created_views.clone(),
        diff_stats: DiffStats {
            blocks_added: count(stats.blocks_added),
            blocks_changed: count(stats.blocks_changed),
            blocks_moved: count(stats.blocks_moved),
            blocks_removed: count(stats.blocks_removed),
            properties_changed: count(stats.properties_changed),
            items_added: some(stats.items_added),
            items_removed: some(stats.items_removed),
        },
        type_changed: edited.type_changed.as_ref().map(|change| TypeChanged {
            from: change.from.clone(),
            to: change.to.clone(),
        }),
    }
}

fn new_options(options: &[objects::CreatedOption]) -> SideEffects {
    SideEffects {
        options: options.iter().map(created_option).collect(),
        properties: Vec::new(),
    }
}

pub(super) fn created_option(option: &objects::CreatedOption) -> CreatedOption {
    CreatedOption {
        name: option.name.clone(),
        property: option.property.clone(),
    }
}

fn applied(template: &UsedTemplate, dry_run: bool) -> AppliedTemplate {
    AppliedTemplate {
        id: template.id.clone(),
        name: template.name.clone(),
        source: match template.source {
            objects::TemplateSource::Request => TemplateSource::Request,
            objects::TemplateSource::TypeDefault => TemplateSource::TypeDefault,
        },
        blocks_added: (!dry_run).then(|| count(template.blocks_added)),
        combined: template.combined,
    }
}

/// Counts on the wire; a document of this many parts does not fit through the body cap.
fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// A count that is left out when there is nothing to count.
fn some(number: usize) -> Option<u32> {
    (number > 0).then(|| count(number))
}
