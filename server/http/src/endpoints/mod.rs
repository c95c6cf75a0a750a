//! The endpoints: each reads its parameters from the request, calls one use case, and answers with what that returns.
//! No endpoint touches the store.

mod auth;
pub(crate) mod chats;
pub(crate) mod files;
mod members;
mod objects;
mod pages;
mod properties;
mod queries;
mod schemas;
mod search;
mod spaces;
mod templates;
mod types;
mod validation;

pub(crate) use auth::{ask_for_key, exchange_code};

use dropshot::{ApiDescription, RequestContext};
use rolltop_spec::auth::auth_api_mod;
use rolltop_spec::chats::chats_api_mod;
use rolltop_spec::files::files_api_mod;
use rolltop_spec::members::members_api_mod;
use rolltop_spec::objects::objects_api_mod;
use rolltop_spec::properties::properties_api_mod;
use rolltop_spec::queries::queries_api_mod;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::schemas::schemas_api_mod;
use rolltop_spec::search::search_api_mod;
use rolltop_spec::spaces::spaces_api_mod;
use rolltop_spec::templates::templates_api_mod;
use rolltop_spec::types::types_api_mod;
use rolltop_spec::validation::validation_api_mod;

use crate::pipeline::{BadApi, Context};

/// What Dropshot knows of a request.
type Cx = RequestContext<Context>;
/// The answer of an endpoint, or its refusal.
type Replied<T> = Result<Reply<T>, ApiError>;
/// The same of an endpoint that creates something.
type Made<T> = Result<Created<T>, ApiError>;

/// The type that implements the API traits.
pub(crate) enum Endpoints {}

/// The endpoints of the API, and those that describe it.
pub(crate) fn all() -> Result<(Vec<ApiDescription<Context>>, ApiDescription<Context>), BadApi> {
    let api = vec![
        auth_api_mod::api_description::<Endpoints>()?,
        schemas_api_mod::api_description::<Endpoints>()?,
        validation_api_mod::api_description::<Endpoints>()?,
        spaces_api_mod::api_description::<Endpoints>()?,
        objects_api_mod::api_description::<Endpoints>()?,
        files_api_mod::api_description::<Endpoints>()?,
        types_api_mod::api_description::<Endpoints>()?,
        properties_api_mod::api_description::<Endpoints>()?,
        members_api_mod::api_description::<Endpoints>()?,
        templates_api_mod::api_description::<Endpoints>()?,
        chats_api_mod::api_description::<Endpoints>()?,
        search_api_mod::api_description::<Endpoints>()?,
        queries_api_mod::api_description::<Endpoints>()?,
    ];
    Ok((api, pages::endpoints()?))
}
