//! The API description (http.md 15.3) and the pages for browsers (15.5), served without a key.

use dropshot::{
    ApiDescription, ApiDescriptionRegisterError, ApiEndpoint, ApiEndpointVersions, Body,
    CONTENT_TYPE_JSON, HttpError, RequestContext,
};
use http::header::{CONTENT_TYPE, HeaderValue};
use http::{Method, Response};
use rolltop_spec::openapi::{Description, descriptions};

use super::pages;
use crate::pipeline::Context;

/// One endpoint for each document and page.
pub(super) fn endpoints() -> Result<ApiDescription<Context>, ApiDescriptionRegisterError> {
    let mut api = ApiDescription::new();
    for description in descriptions() {
        let path = description.path;
        let endpoint = ApiEndpoint::new(
            path.to_owned(),
            move |rqctx: RequestContext<Context>| serve(rqctx, description),
            Method::GET,
            CONTENT_TYPE_JSON,
            path,
            ApiEndpointVersions::All,
        );
        api.register(endpoint.visible(false))?;
    }
    pages::register(&mut api)?;
    Ok(api)
}

async fn serve(
    rqctx: RequestContext<Context>,
    description: Description,
) -> Result<Response<Body>, HttpError> {
    let body = rqctx.context().blocking(move |_| description.body()).await;
    let body = body.map_err(|error| HttpError::for_internal_error(error.to_string()))?;
    let mut response = Response::new(Body::from(body));
    let media_type = HeaderValue::from_static(description.media_type);
    response.headers_mut().insert(CONTENT_TYPE, media_type);
    Ok(response)
}
