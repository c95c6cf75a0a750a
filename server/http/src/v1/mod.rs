//! The endpoints of v1 (v1.md): each reads its parameters, calls one use case, and answers with what v1 makes of it.

mod auth;
mod chats;
mod conditions;
mod files;
mod filters;
mod given;
mod given_icons;
mod given_objects;
mod given_values;
mod lists;
mod members;
mod objects;
mod operand;
mod properties;
mod search;
mod shapes;
mod spaces;
mod tags;
mod templates;
mod types;
mod values;

use dropshot::{ApiDescription, ApiDescriptionBuildErrors};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::v1::auth::auth_v1_mod;
use rolltop_spec::v1::chats::chats_v1_mod;
use rolltop_spec::v1::files::files_v1_mod;
use rolltop_spec::v1::lists::lists_v1_mod;
use rolltop_spec::v1::members::members_v1_mod;
use rolltop_spec::v1::objects::objects_v1_mod;
use rolltop_spec::v1::properties::properties_v1_mod;
use rolltop_spec::v1::search::search_v1_mod;
use rolltop_spec::v1::spaces::spaces_v1_mod;
use rolltop_spec::v1::tags::tags_v1_mod;
use rolltop_spec::v1::templates::templates_v1_mod;
use rolltop_spec::v1::types::types_v1_mod;

use crate::pipeline::Context;

/// The type that implements the API traits of v1.
pub(crate) enum V1 {}

/// The endpoints of v1.
pub(crate) fn all() -> Result<Vec<ApiDescription<Context>>, ApiDescriptionBuildErrors> {
    Ok(vec![
        auth_v1_mod::api_description::<V1>()?,
        search_v1_mod::api_description::<V1>()?,
        spaces_v1_mod::api_description::<V1>()?,
        objects_v1_mod::api_description::<V1>()?,
        properties_v1_mod::api_description::<V1>()?,
        tags_v1_mod::api_description::<V1>()?,
        types_v1_mod::api_description::<V1>()?,
        templates_v1_mod::api_description::<V1>()?,
        members_v1_mod::api_description::<V1>()?,
        lists_v1_mod::api_description::<V1>()?,
        chats_v1_mod::api_description::<V1>()?,
        files_v1_mod::api_description::<V1>()?,
    ])
}

/// What a path names does not exist: `what` is said in one of the sentences of v1.md 5.
fn not_found(what: &'static str) -> ApiError {
    ApiError::new(ErrorKind::ObjectNotFound, what)
}

/// What a path names is gone for good.
fn gone(what: &'static str) -> ApiError {
    ApiError::new(ErrorKind::ResourceGone, what)
}
