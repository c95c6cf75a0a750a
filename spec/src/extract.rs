//! The arguments of an endpoint, and how the documents describe them.
//!
//! An endpoint takes `Path<...>` (Dropshot's, strings only), [`Parameters`] for the query parameters of its route, and
//! a [`Call`] with what the pipeline attached to the request. Group-wide parameters and headers are not part of a
//! signature: the pipeline reads them from the [`QueryPairs`] in the order of http.md 1, and the documents take them
//! from [`crate::operations`].
//!
//! The body stays raw bytes until the handler parses it: an `Idempotency-Key` compares its canonical form, and
//! several refusals precede its validation (http.md 1, 6).

use std::collections::HashSet;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use async_trait::async_trait;
use dropshot::{
    ApiEndpointBodyContentType, Body, ExclusiveExtractor, ExtensionMode, ExtractorMetadata,
    HttpError, Query, RequestContext, ServerContext, SharedExtractor, TypedBody,
};
use http::{Extensions, Request};
use rolltop_document::envelope::IdSpelling;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::vocabulary::KeysMode;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;

use crate::admitted::admitted;
use crate::errors::ErrorKind;
use crate::limits::{INTEGER_MAX, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX};
use crate::params::Page;
use crate::refusal::ApiError;

/// How the documents describe the body of a request.
pub trait DocumentedBody: Send + Sync + 'static {
    /// The body parameter, if there is one.
    fn metadata(content_type: ApiEndpointBodyContentType) -> ExtractorMetadata;
}

/// The operation has no body.
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

/// The rest of a request: the extensions attached by the pipeline, documented with the body `B`.
#[derive(Debug)]
pub struct Call<B = NoBody> {
    attached: Extensions,
    documents: PhantomData<fn() -> B>,
}

impl<B> Call<B> {
    /// The attached extension of this type.
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

/// Documents the query parameters of one route. The handler decodes them later from the pairs that the pipeline parsed,
/// at their position in the order of checks.
#[derive(Debug)]
pub struct Parameters<T>(PhantomData<fn() -> T>);

#[async_trait]
impl<T> SharedExtractor for Parameters<T>
where
    T: DeserializeOwned + JsonSchema + Send + Sync + 'static,
{
    async fn from_request<Context: ServerContext>(
        _: &RequestContext<Context>,
    ) -> Result<Self, HttpError> {
        Ok(Self(PhantomData))
    }

    fn metadata(content_type: ApiEndpointBodyContentType) -> ExtractorMetadata {
        <Query<T> as SharedExtractor>::metadata(content_type)
    }
}

/// The decoded pairs of a query string, in order.
#[derive(Debug, Default)]
pub struct QueryPairs(Vec<(String, String)>);

impl QueryPairs {
    /// Decodes a raw query string.
    pub fn parse(raw: &str) -> Self {
        Self(
            form_urlencoded::parse(raw.as_bytes())
                .into_owned()
                .collect(),
        )
    }

    /// The values of a name, including empty ones.
    pub fn values<'p>(&'p self, name: &'p str) -> impl Iterator<Item = &'p str> {
        let named = self.0.iter().filter(move |(key, _)| key == name);
        named.map(|(_, value)| value.as_str())
    }

    /// All pairs.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Decodes the query parameters of one route.
    ///
    /// # Errors
    /// A parameter is repeated or has an invalid value; the error names it. Unknown parameters are ignored, and an
    /// empty value counts as absent (http.md 2).
    pub fn decode<T: DeserializeOwned + JsonSchema>(&self) -> Result<T, ApiError> {
        let mut seen = HashSet::new();
        let mut given = Vec::new();
        for (name, value) in self.0.iter().filter(|(_, value)| !value.is_empty()) {
            if !seen.insert(name) && is_refused_twice::<T>(name, value) {
                let message = format!("the query parameter {name} is given twice");
                let issue = Issue::at(name, message).hint("send it once");
                return Err(ApiError::at(ErrorKind::Ambiguous, issue));
            }
            given.push((name, value));
        }
        decode(&given).map_err(|error| {
            let name = error.path().to_string();
            let message = format!("illegal value of the query parameter {name}");
            let hint = admitted::<T>(&name).unwrap_or_else(|| error.inner().to_string());
            ApiError::at(ErrorKind::Invalid, Issue::at(&name, message).hint(hint))
        })
    }
}

/// The parameters of steps 7 to 9 (http.md 2).
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadParams {
    /// `offset` and `limit`.
    pub page: Page,
    /// The spelling of ids in the response.
    pub ids: IdSpelling,
    /// The spelling of keys in the response.
    pub keys: KeysMode,
}

/// The parameters of steps 12 and 13 (http.md 2).
#[derive(Clone, Copy, Debug, Default)]
pub struct WriteParams {
    /// Validate and report without a commit.
    pub dry_run: bool,
    /// The request can create options with unknown names.
    pub create_missing_options: bool,
}

impl QueryPairs {
    /// Reads the parameters of steps 7 to 9, in their order.
    ///
    /// # Errors
    /// The first one that is repeated or has an invalid value.
    pub fn read_params(&self) -> Result<ReadParams, Fault> {
        let offset = self.integer("offset", 0..=INTEGER_MAX)?;
        let limit = self.integer("limit", 1..=u64::from(PAGE_LIMIT_MAX))?;
        let page = Page {
            offset: offset.unwrap_or_default(),
            limit: limit.unwrap_or(PAGE_LIMIT_DEFAULT.into()),
        };
        let ids = self.choice("ids", IdSpelling::NAMES, IdSpelling::from_name)?;
        let keys = self.choice("keys", KeysMode::NAMES, KeysMode::from_name)?;
        Ok(ReadParams { page, ids, keys })
    }

    /// Reads the parameters of steps 12 and 13, in their order.
    ///
    /// # Errors
    /// As those of [`Self::read_params`].
    pub fn write_params(&self) -> Result<WriteParams, Fault> {
        let boolean = |name| self.choice(name, &["true", "false"], |text| text.parse().ok());
        Ok(WriteParams {
            dry_run: boolean("dry_run")?,
            create_missing_options: boolean("create_missing_options")?,
        })
    }

    /// The value of a group-wide parameter. An empty one counts as absent; a repeated one is refused.
    fn one<'q>(&'q self, name: &'q str) -> Result<Option<&'q str>, Fault> {
        let mut values = self.values(name);
        let first = values.next();
        if values.next().is_some() {
            let message = format!("query parameter {name:?} is given more than once");
            let issue = Issue::at(name, message).hint(format!("send {name} once"));
            return Err(Fault::ambiguous(issue));
        }
        Ok(first.filter(|value| !value.is_empty()))
    }

    fn integer(&self, name: &str, range: RangeInclusive<u64>) -> Result<Option<u64>, Fault> {
        let Some(text) = self.one(name)? else {
            return Ok(None);
        };
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
        let value = text.parse().ok().filter(|_| is_number);
        if let Some(value) = value.filter(|value| range.contains(value)) {
            return Ok(Some(value));
        }
        let bounds = match *range.end() {
            INTEGER_MAX if !is_number => format!("an integer of at least {}", range.start()),
            most => format!("an integer from {} to {most}", range.start()),
        };
        let issue = Issue::at(name, format!("{name} must be {bounds}"));
        Err(Fault::invalid(
            issue.hint(format!("send {name} as {bounds}")),
        ))
    }

    /// A parameter with a closed set of values.
    fn choice<T: Default>(
        &self,
        name: &str,
        names: &[&str],
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Fault> {
        let Some(text) = self.one(name)? else {
            return Ok(T::default());
        };
        parse(text).ok_or_else(|| {
            let legal = names.join(", ");
            let issue = Issue::at(name, format!("{name} must be one of: {legal}"));
            Fault::invalid(issue.hint(format!("allowed values: {legal}")))
        })
    }
}

/// True if `T` has the parameter, whatever its value. Unknown parameters are ignored and may be repeated.
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
mod tests;
