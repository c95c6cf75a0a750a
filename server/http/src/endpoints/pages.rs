//! The API description (http.md 15.3) and the pages for browsers (15.5), served without a key: a first answer at `/`, and
//! the API reference at `/docs`.
//!
//! The reference is Swagger UI, which a crate ships as a zip archive. The pages load nothing from another host, and a
//! Content-Security-Policy tells the browser so.

use std::io::{Cursor, Read};
use std::sync::LazyLock;

use bytes::Bytes;
use dropshot::{
    ApiDescription, ApiDescriptionRegisterError, ApiEndpoint, ApiEndpointVersions, Body,
    CONTENT_TYPE_JSON, HttpError, RequestContext,
};
use http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use http::{Method, Response};
use rolltop_spec::openapi::{Description, descriptions};
use utoipa_swagger_ui_vendored::SWAGGER_UI_VENDORED;
use zip::ZipArchive;
use zip::result::ZipError;

use crate::pipeline::{Context, NOSNIFF};

/// Swagger UI sets styles by script, draws icons from `data:` addresses, and calls the API of its own origin.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
     connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);
const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";

type Unpacked = LazyLock<Result<Bytes, ZipError>>;

static SWAGGER_SCRIPT: Unpacked = LazyLock::new(|| unpack("swagger-ui-bundle.js"));
static SWAGGER_STYLE: Unpacked = LazyLock::new(|| unpack("swagger-ui.css"));

/// Where the content of a page comes from.
#[derive(Clone, Copy)]
enum Content {
    Own(&'static str),
    /// A file of Swagger UI. Unpacking the larger one takes some 10 ms.
    Swagger(&'static Unpacked),
    Described(Description),
}

use Content::{Described, Own, Swagger};

/// Path, media type and content of each page.
const PAGES: [(&str, &str, Content); 8] = [
    ("/", HTML, Own(include_str!("pages/home.html"))),
    ("/docs", HTML, Own(include_str!("pages/reference.html"))),
    ("/docs/pages.css", CSS, Own(include_str!("pages/pages.css"))),
    // The quickstart is plain text and names no icon. A browser asks for this path then.
    (
        "/favicon.ico",
        "image/svg+xml",
        Own(include_str!("pages/icon.svg")),
    ),
    (
        "/docs/reference.js",
        SCRIPT,
        Own(include_str!("pages/reference.js")),
    ),
    (
        "/docs/quickstart.md",
        TEXT,
        Own(include_str!("../../../../docs/quickstart.md")),
    ),
    (
        "/docs/swagger-ui-bundle.js",
        SCRIPT,
        Swagger(&SWAGGER_SCRIPT),
    ),
    ("/docs/swagger-ui.css", CSS, Swagger(&SWAGGER_STYLE)),
];

/// One endpoint for each document and page.
pub(super) fn endpoints() -> Result<ApiDescription<Context>, ApiDescriptionRegisterError> {
    let described = descriptions().map(|it| (it.path, it.media_type, Described(it)));
    let mut api = ApiDescription::new();
    for (path, media_type, content) in described.into_iter().chain(PAGES) {
        let endpoint = ApiEndpoint::new(
            path.to_owned(),
            move |rqctx: RequestContext<Context>| serve(rqctx, media_type, content),
            Method::GET,
            CONTENT_TYPE_JSON,
            path,
            ApiEndpointVersions::All,
        );
        api.register(endpoint.visible(false))?;
    }
    Ok(api)
}

async fn serve(
    rqctx: RequestContext<Context>,
    media_type: &'static str,
    content: Content,
) -> Result<Response<Body>, HttpError> {
    let body = rqctx.context().blocking(move |_| body(content)).await;
    let body = body.map_err(HttpError::for_internal_error)?;
    let mut response = Response::new(Body::from(body));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
    if !matches!(content, Described(_)) {
        headers.insert(CONTENT_SECURITY_POLICY, POLICY);
        headers.insert(X_CONTENT_TYPE_OPTIONS, NOSNIFF);
        headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    }
    Ok(response)
}

/// Unpacks or renders the content on its first use.
fn body(content: Content) -> Result<Bytes, String> {
    match content {
        Own(text) => Ok(text.replace("{version}", env!("CARGO_PKG_VERSION")).into()),
        Swagger(unpacked) => unpacked.as_ref().cloned().map_err(ToString::to_string),
        Described(description) => description.body().map_err(ToString::to_string),
    }
}

fn unpack(name: &str) -> Result<Bytes, ZipError> {
    let mut archive = ZipArchive::new(Cursor::new(SWAGGER_UI_VENDORED))?;
    // The archive's folder is named for the version.
    let ending = format!("/dist/{name}");
    let path = archive
        .file_names()
        .flatten()
        .find(|path| path.ends_with(&ending));
    let path = path.ok_or(ZipError::FileNotFound)?.into_owned();
    let mut content = Vec::new();
    archive.by_name(&path)?.read_to_end(&mut content)?;
    Ok(content.into())
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
