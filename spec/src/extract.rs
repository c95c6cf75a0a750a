//! What an endpoint receives, and what of it the documents show.
//!
//! An endpoint takes `Path<...>` (Dropshot's, strings only), a [`Parameters`] with the query parameters of its own
//! route, and a [`Call`] that carries whatever the pipeline attached to the request: the caller, the group-wide
//! parameters, the body as it was read, the idempotency slot. Neither group-wide parameters nor headers appear in
//! a signature: the pipeline checks them in the order of http.md 1, and the documents take them from
//! [`crate::operations`].
//!
//! The body of a request is raw bytes until the handler asks for it, because an `Idempotency-Key` is compared over
//! exact bytes and because several refusals come before the first look at the JSON (http.md 1, 6).

use std::collections::HashSet;
use std::marker::PhantomData;

use async_trait::async_trait;
use dropshot::{
    ApiEndpointBodyContentType, Body, ExclusiveExtractor, ExtensionMode, ExtractorMetadata,
    HttpError, Query, RequestContext, ServerContext, SharedExtractor, TypedBody,
};
use http::{Extensions, Request};
use rolltop_document::issue::Issue;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;

use crate::admitted::admitted;
use crate::errors::ErrorKind;
use crate::refusal::{ApiError, refuse_extraction};

/// What the documents say about the body of a request.
pub trait DocumentedBody: Send + Sync + 'static {
    /// The body parameter, if there is one.
    fn metadata(content_type: ApiEndpointBodyContentType) -> ExtractorMetadata;
}

/// The operation takes no body.
#[derive(Debug)]
pub struct NoBody;

impl DocumentedBody for NoBody {
    fn metadata(_: ApiEndpointBodyContentType) -> ExtractorMetadata {
        ExtractorMetadata {
            extension_mode: ExtensionMode::None,
            parameters: Vec::new(),
        }
    }
}

impl<T> DocumentedBody for T
where
    T: JsonSchema + DeserializeOwned + Send + Sync + 'static,
{
    fn metadata(content_type: ApiEndpointBodyContentType) -> ExtractorMetadata {
        <TypedBody<T> as ExclusiveExtractor>::metadata(content_type)
    }
}

/// The rest of a request: what the pipeline attached to it, documented with the body `B`.
#[derive(Debug)]
pub struct Call<B = NoBody> {
    attached: Extensions,
    documents: PhantomData<fn() -> B>,
}

impl<B> Call<B> {
    /// What the pipeline attached under this type.
    pub fn get<T: Clone + Send + Sync + 'static>(&self) -> Option<&T> {
        self.attached.get()
    }
}

#[async_trait]
impl<B: DocumentedBody> ExclusiveExtractor for Call<B> {
    async fn from_request<Context: ServerContext>(
        _: &RequestContext<Context>,
        request: Request<Body>,
    ) -> Result<Self, HttpError> {
        Ok(Self {
            attached: request.into_parts().0.extensions,
            documents: PhantomData,
        })
    }

    fn metadata(content_type: ApiEndpointBodyContentType) -> ExtractorMetadata {
        B::metadata(content_type)
    }
}

/// The query parameters of one route. Unknown ones are ignored, an empty one counts as absent, a repeated one is
/// ambiguous and an illegal value is refused at the name of its parameter (http.md 2).
#[derive(Debug)]
pub struct Parameters<T>(pub T);

#[async_trait]
impl<T> SharedExtractor for Parameters<T>
where
    T: DeserializeOwned + JsonSchema + Send + Sync + 'static,
{
    async fn from_request<Context: ServerContext>(
        rqctx: &RequestContext<Context>,
    ) -> Result<Self, HttpError> {
        parse(rqctx.request.uri().query().unwrap_or_default())
            .map(Self)
            .map_err(refuse_extraction)
    }

    fn metadata(content_type: ApiEndpointBodyContentType) -> ExtractorMetadata {
        <Query<T> as SharedExtractor>::metadata(content_type)
    }
}

/// The same for a route that has something to say before its parameters are judged.
#[derive(Debug)]
pub struct LaterParameters<T>(Result<T, ApiError>);

impl<T> LaterParameters<T> {
    /// Judges them now.
    ///
    /// # Errors
    /// What [`Parameters`] refuses.
    pub fn judge(self) -> Result<T, ApiError> {
        self.0
    }
}

#[async_trait]
impl<T> SharedExtractor for LaterParameters<T>
where
    T: DeserializeOwned + JsonSchema + Send + Sync + 'static,
{
    async fn from_request<Context: ServerContext>(
        rqctx: &RequestContext<Context>,
    ) -> Result<Self, HttpError> {
        Ok(Self(parse(rqctx.request.uri().query().unwrap_or_default())))
    }

    fn metadata(content_type: ApiEndpointBodyContentType) -> ExtractorMetadata {
        <Query<T> as SharedExtractor>::metadata(content_type)
    }
}

fn parse<T: DeserializeOwned + JsonSchema>(query: &str) -> Result<T, ApiError> {
    let mut seen = HashSet::new();
    let mut given = Vec::new();
    for (name, value) in
        form_urlencoded::parse(query.as_bytes()).filter(|(_, value)| !value.is_empty())
    {
        if !seen.insert(name.clone()) && is_refused_twice::<T>(&name, &value) {
            let issue = Issue::at(
                name.as_ref(),
                format!("the query parameter {name} is given twice"),
            )
            .hint("send it once");
            return Err(ApiError::at(ErrorKind::Ambiguous, issue));
        }
        given.push((name, value));
    }
    decode(&given).map_err(|error| {
        let name = error.path().to_string();
        let issue = Issue::at(
            &name,
            format!("illegal value of the query parameter {name}"),
        );
        let hint = admitted::<T>(&name).unwrap_or_else(|| error.inner().to_string());
        ApiError::at(ErrorKind::Invalid, issue.hint(hint))
    })
}

/// True for a parameter that `T` has, whatever its value: one that it has not may be given as often as one likes, and is
/// ignored.
fn is_refused_twice<T: DeserializeOwned>(name: &str, value: &str) -> bool {
    decode::<T>(&[(name, value), (name, value)]).is_err()
}

fn decode<T: DeserializeOwned>(
    pairs: &[(impl AsRef<str>, impl AsRef<str>)],
) -> Result<T, serde_path_to_error::Error<serde_urlencoded::de::Error>> {
    let mut encoded = form_urlencoded::Serializer::new(String::new());
    encoded.extend_pairs(pairs);
    let encoded = encoded.finish();
    let pairs = serde_urlencoded::Deserializer::new(form_urlencoded::parse(encoded.as_bytes()));
    serde_path_to_error::deserialize(pairs)
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize, Eq, JsonSchema, PartialEq)]
    struct Given {
        #[serde(default)]
        outline: bool,
        block: Option<String>,
    }

    // http.md 2: unknown parameters are ignored, empty ones count as absent.
    #[test]
    fn parameters_are_read() {
        for (query, outline, block) in [
            ("", false, None),
            ("outline=true&foo=1&foo=2", true, None),
            ("outline=&block=", false, None),
            ("block=a%20b", false, Some("a b")),
            ("block=&block=x", false, Some("x")),
        ] {
            let given: Given = parse(query).unwrap();
            assert_eq!(
                given,
                Given {
                    outline,
                    block: block.map(str::to_owned)
                },
                "{query}"
            );
        }
    }

    #[test]
    fn a_wrong_parameter_is_named() {
        for (query, kind, path) in [
            ("outline=maybe", ErrorKind::Invalid, "outline"),
            ("block=a&block=b", ErrorKind::Ambiguous, "block"), // H-19
            (
                "outline=true&outline=maybe",
                ErrorKind::Ambiguous,
                "outline",
            ),
        ] {
            let error = parse::<Given>(query).unwrap_err();
            assert_eq!(
                (error.kind, error.issues.first().unwrap().path_str()),
                (kind, path),
                "{query}"
            );
        }
    }
}
