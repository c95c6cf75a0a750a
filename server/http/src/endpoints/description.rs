//! The API description (http.md 15.3), served without a key.

use dropshot::{
    ApiDescription, ApiEndpoint, ApiEndpointVersions, Body, CONTENT_TYPE_JSON, HttpError,
    RequestContext,
};
use http::header::{CONTENT_TYPE, HeaderValue};
use http::{Method, Response};
use rolltop_spec::openapi::{Description, descriptions};

use super::BadApi;
use crate::app::Context;

/// One endpoint for each document.
pub(super) fn endpoints() -> Result<ApiDescription<Context>, BadApi> {
    let mut api = ApiDescription::new();
    for Description {
        path,
        media_type,
        body,
    } in descriptions()?
    {
        let serve = move |_: RequestContext<Context>| {
            let mut response = Response::new(Body::from(body.clone()));
            response
                .headers_mut()
                .insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
            async move { Ok::<_, HttpError>(response) }
        };
        let endpoint = ApiEndpoint::new(
            path.to_owned(),
            serve,
            Method::GET,
            CONTENT_TYPE_JSON,
            path,
            ApiEndpointVersions::All,
        );
        api.register(endpoint.visible(false))?;
    }
    Ok(api)
}
