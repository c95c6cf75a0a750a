// Made from spec/client.json by `EXPECTORATE=overwrite cargo test -p rolltop-spec`. Do not edit.
#![allow(clippy::all, clippy::pedantic, clippy::unwrap_used, clippy::expect_used, clippy::allow_attributes)]
#![allow(clippy::indexing_slicing, clippy::print_stdout, missing_docs, unreachable_pub, unused)]

pub mod operations {
    //! [`When`](::httpmock::When) and [`Then`](::httpmock::Then)
    //! wrappers for each operation. Each can be converted to
    //! its inner type with a call to `into_inner()`. This can
    //! be used to explicitly deviate from permitted values.
    use crate::*;
    pub struct CreateApiKeyWhen(::httpmock::When);
    impl CreateApiKeyWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(regex::Regex::new("^/v2/auth/api_keys$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn body(self, value: &types::CreateApiKeyRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct CreateApiKeyThen(::httpmock::Then);
    impl CreateApiKeyThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn created(self, value: &types::CreateApiKeyResponse) -> Self {
            Self(
                self
                    .0
                    .status(201u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct CreateAuthChallengeWhen(::httpmock::When);
    impl CreateAuthChallengeWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(regex::Regex::new("^/v2/auth/challenges$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn body(self, value: &types::CreateChallengeRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct CreateAuthChallengeThen(::httpmock::Then);
    impl CreateAuthChallengeThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn created(self, value: &types::CreateChallengeResponse) -> Self {
            Self(
                self
                    .0
                    .status(201u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct AuthWhoamiWhen(::httpmock::When);
    impl AuthWhoamiWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(regex::Regex::new("^/v2/auth/whoami$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn ids<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Ids>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("ids", value.to_string()))
            } else {
                Self(self.0.query_param_missing("ids"))
            }
        }
        pub fn spaces<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("spaces", value.to_string()))
            } else {
                Self(self.0.query_param_missing("spaces"))
            }
        }
    }
    pub struct AuthWhoamiThen(::httpmock::Then);
    impl AuthWhoamiThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::WhoamiResponse) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct ListSchemasWhen(::httpmock::When);
    impl ListSchemasWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(regex::Regex::new("^/v2/schemas$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
    }
    pub struct ListSchemasThen(::httpmock::Then);
    impl ListSchemasThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::SchemaIndex) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct GetSchemaWhen(::httpmock::When);
    impl GetSchemaWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(regex::Regex::new("^/v2/schemas/[^/]*$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn kind(self, value: &str) -> Self {
            let re = regex::Regex::new(&format!("^/v2/schemas/{}$", value.to_string()))
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dialect<T>(self, value: T) -> Self
        where
            T: Into<Option<types::GetSchemaDialect>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dialect", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dialect"))
            }
        }
    }
    pub struct GetSchemaThen(::httpmock::Then);
    impl GetSchemaThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::SchemaEntry) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct GetOpSchemaWhen(::httpmock::When);
    impl GetOpSchemaWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(regex::Regex::new("^/v2/schemas/ops/[^/]*$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn op(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/schemas/ops/{}$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dialect<T>(self, value: T) -> Self
        where
            T: Into<Option<types::GetOpSchemaDialect>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dialect", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dialect"))
            }
        }
    }
    pub struct GetOpSchemaThen(::httpmock::Then);
    impl GetOpSchemaThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::SchemaEntry) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct ValidateWhen(::httpmock::When);
    impl ValidateWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(regex::Regex::new("^/v2/validate$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::AnyDocument) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct ValidateThen(::httpmock::Then);
    impl ValidateThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ValidateResponse) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct ListSpacesWhen(::httpmock::When);
    impl ListSpacesWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(regex::Regex::new("^/v2/spaces$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn ids<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Ids>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("ids", value.to_string()))
            } else {
                Self(self.0.query_param_missing("ids"))
            }
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn offset<T>(self, value: T) -> Self
        where
            T: Into<Option<i64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("offset", value.to_string()))
            } else {
                Self(self.0.query_param_missing("offset"))
            }
        }
    }
    pub struct ListSpacesThen(::httpmock::Then);
    impl ListSpacesThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ListSpacesResponse) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct CreateSpaceWhen(::httpmock::When);
    impl CreateSpaceWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(regex::Regex::new("^/v2/spaces$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn ids<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Ids>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("ids", value.to_string()))
            } else {
                Self(self.0.query_param_missing("ids"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::CreateSpaceRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct CreateSpaceThen(::httpmock::Then);
    impl CreateSpaceThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::Space) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn created(self, value: &types::Space) -> Self {
            Self(
                self
                    .0
                    .status(201u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct GetSpaceWhen(::httpmock::When);
    impl GetSpaceWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(regex::Regex::new("^/v2/spaces/[^/]*$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(&format!("^/v2/spaces/{}$", value.to_string()))
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn ids<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Ids>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("ids", value.to_string()))
            } else {
                Self(self.0.query_param_missing("ids"))
            }
        }
    }
    pub struct GetSpaceThen(::httpmock::Then);
    impl GetSpaceThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::Space) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct UpdateSpaceWhen(::httpmock::When);
    impl UpdateSpaceWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::PATCH)
                    .path_matches(regex::Regex::new("^/v2/spaces/[^/]*$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(&format!("^/v2/spaces/{}$", value.to_string()))
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn ids<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Ids>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("ids", value.to_string()))
            } else {
                Self(self.0.query_param_missing("ids"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::UpdateSpaceRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct UpdateSpaceThen(::httpmock::Then);
    impl UpdateSpaceThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::Space) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct ListObjectsWhen(::httpmock::When);
    impl ListObjectsWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/objects$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/objects$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn fields<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("fields", value.to_string()))
            } else {
                Self(self.0.query_param_missing("fields"))
            }
        }
        pub fn keys<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Keys>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("keys", value.to_string()))
            } else {
                Self(self.0.query_param_missing("keys"))
            }
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn offset<T>(self, value: T) -> Self
        where
            T: Into<Option<i64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("offset", value.to_string()))
            } else {
                Self(self.0.query_param_missing("offset"))
            }
        }
    }
    pub struct ListObjectsThen(::httpmock::Then);
    impl ListObjectsThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ListResponseObjectRow) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct CreateObjectWhen(::httpmock::When);
    impl CreateObjectWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/objects$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/objects$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn create_missing_options<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("create_missing_options", value.to_string()))
            } else {
                Self(self.0.query_param_missing("create_missing_options"))
            }
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::CreateObjectRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct CreateObjectThen(::httpmock::Then);
    impl CreateObjectThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn created(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(201u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct GetObjectWhen(::httpmock::When);
    impl GetObjectWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/objects/[^/]*$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/objects/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn object_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/objects/{}$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn block<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("block", value.to_string()))
            } else {
                Self(self.0.query_param_missing("block"))
            }
        }
        pub fn format<T>(self, value: T) -> Self
        where
            T: Into<Option<types::GetObjectFormat>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("format", value.to_string()))
            } else {
                Self(self.0.query_param_missing("format"))
            }
        }
        pub fn ids<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Ids>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("ids", value.to_string()))
            } else {
                Self(self.0.query_param_missing("ids"))
            }
        }
        pub fn include<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("include", value.to_string()))
            } else {
                Self(self.0.query_param_missing("include"))
            }
        }
        pub fn keys<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Keys>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("keys", value.to_string()))
            } else {
                Self(self.0.query_param_missing("keys"))
            }
        }
        pub fn outline<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("outline", value.to_string()))
            } else {
                Self(self.0.query_param_missing("outline"))
            }
        }
    }
    pub struct GetObjectThen(::httpmock::Then);
    impl GetObjectThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ObjectRead) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct DeleteObjectWhen(::httpmock::When);
    impl DeleteObjectWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::DELETE)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/objects/[^/]*$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/objects/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn object_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/objects/{}$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn if_match<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("If-Match", value.to_string()))
            } else {
                Self(self.0.header_missing("If-Match"))
            }
        }
    }
    pub struct DeleteObjectThen(::httpmock::Then);
    impl DeleteObjectThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct PatchObjectWhen(::httpmock::When);
    impl PatchObjectWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::PATCH)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/objects/[^/]*$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/objects/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn object_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/objects/{}$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn create_missing_options<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("create_missing_options", value.to_string()))
            } else {
                Self(self.0.query_param_missing("create_missing_options"))
            }
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn ids<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Ids>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("ids", value.to_string()))
            } else {
                Self(self.0.query_param_missing("ids"))
            }
        }
        pub fn keys<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Keys>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("keys", value.to_string()))
            } else {
                Self(self.0.query_param_missing("keys"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn if_match<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("If-Match", value.to_string()))
            } else {
                Self(self.0.header_missing("If-Match"))
            }
        }
        pub fn body(self, value: &types::PatchObjectRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct PatchObjectThen(::httpmock::Then);
    impl PatchObjectThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::EditResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct UploadFileWhen(::httpmock::When);
    impl UploadFileWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(regex::Regex::new("^/v2/spaces/[^/]*/files$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/files$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::UploadFileRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct UploadFileThen(::httpmock::Then);
    impl UploadFileThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::FileUploadResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn created(self, value: &types::FileUploadResult) -> Self {
            Self(
                self
                    .0
                    .status(201u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct DeleteFileWhen(::httpmock::When);
    impl DeleteFileWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::DELETE)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/files/[^/]*$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/files/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn file_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/files/{}$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn if_match<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("If-Match", value.to_string()))
            } else {
                Self(self.0.header_missing("If-Match"))
            }
        }
    }
    pub struct DeleteFileThen(::httpmock::Then);
    impl DeleteFileThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct ListPropertiesWhen(::httpmock::When);
    impl ListPropertiesWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/properties$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/properties$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn offset<T>(self, value: T) -> Self
        where
            T: Into<Option<i64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("offset", value.to_string()))
            } else {
                Self(self.0.query_param_missing("offset"))
            }
        }
    }
    pub struct ListPropertiesThen(::httpmock::Then);
    impl ListPropertiesThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ListResponsePropertyRow) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct CreatePropertyWhen(::httpmock::When);
    impl CreatePropertyWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/properties$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/properties$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::CreatePropertyRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct CreatePropertyThen(::httpmock::Then);
    impl CreatePropertyThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn created(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(201u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct GetPropertyWhen(::httpmock::When);
    impl GetPropertyWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/properties/[^/]*$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/properties/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn key(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/properties/{}$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
    }
    pub struct GetPropertyThen(::httpmock::Then);
    impl GetPropertyThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::Property) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct DeletePropertyWhen(::httpmock::When);
    impl DeletePropertyWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::DELETE)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/properties/[^/]*$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/properties/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn key(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/properties/{}$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
    }
    pub struct DeletePropertyThen(::httpmock::Then);
    impl DeletePropertyThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct UpdatePropertyWhen(::httpmock::When);
    impl UpdatePropertyWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::PATCH)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/properties/[^/]*$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/properties/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn key(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/properties/{}$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::UpdatePropertyRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct UpdatePropertyThen(::httpmock::Then);
    impl UpdatePropertyThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct ListPropertyOptionsWhen(::httpmock::When);
    impl ListPropertyOptionsWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/properties/[^/]*/options$")
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/properties/.*/options$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn key(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/properties/{}/options$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn offset<T>(self, value: T) -> Self
        where
            T: Into<Option<i64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("offset", value.to_string()))
            } else {
                Self(self.0.query_param_missing("offset"))
            }
        }
        pub fn prefix<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("prefix", value.to_string()))
            } else {
                Self(self.0.query_param_missing("prefix"))
            }
        }
    }
    pub struct ListPropertyOptionsThen(::httpmock::Then);
    impl ListPropertyOptionsThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ListResponseOptionRow) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct CreatePropertyOptionWhen(::httpmock::When);
    impl CreatePropertyOptionWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/properties/[^/]*/options$")
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/properties/.*/options$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn key(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/properties/{}/options$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::CreateOptionRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct CreatePropertyOptionThen(::httpmock::Then);
    impl CreatePropertyOptionThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::OptionResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn created(self, value: &types::OptionResult) -> Self {
            Self(
                self
                    .0
                    .status(201u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct DeletePropertyOptionWhen(::httpmock::When);
    impl DeletePropertyOptionWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::DELETE)
                    .path_matches(
                        regex::Regex::new(
                                "^/v2/spaces/[^/]*/properties/[^/]*/options/[^/]*$",
                            )
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!(
                        "^/v2/spaces/{}/properties/.*/options/.*$", value.to_string()
                    ),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn key(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!(
                        "^/v2/spaces/.*/properties/{}/options/.*$", value.to_string()
                    ),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn option(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!(
                        "^/v2/spaces/.*/properties/.*/options/{}$", value.to_string()
                    ),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
    }
    pub struct DeletePropertyOptionThen(::httpmock::Then);
    impl DeletePropertyOptionThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::OptionResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct UpdatePropertyOptionWhen(::httpmock::When);
    impl UpdatePropertyOptionWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::PATCH)
                    .path_matches(
                        regex::Regex::new(
                                "^/v2/spaces/[^/]*/properties/[^/]*/options/[^/]*$",
                            )
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!(
                        "^/v2/spaces/{}/properties/.*/options/.*$", value.to_string()
                    ),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn key(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!(
                        "^/v2/spaces/.*/properties/{}/options/.*$", value.to_string()
                    ),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn option(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!(
                        "^/v2/spaces/.*/properties/.*/options/{}$", value.to_string()
                    ),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::UpdateOptionRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct UpdatePropertyOptionThen(::httpmock::Then);
    impl UpdatePropertyOptionThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::OptionResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct ListMembersWhen(::httpmock::When);
    impl ListMembersWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/members$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/members$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn offset<T>(self, value: T) -> Self
        where
            T: Into<Option<i64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("offset", value.to_string()))
            } else {
                Self(self.0.query_param_missing("offset"))
            }
        }
    }
    pub struct ListMembersThen(::httpmock::Then);
    impl ListMembersThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ListResponseMemberRow) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct GetMemberWhen(::httpmock::When);
    impl GetMemberWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/members/[^/]*$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/members/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn member_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/members/{}$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
    }
    pub struct GetMemberThen(::httpmock::Then);
    impl GetMemberThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::MemberRow) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct GetMemberMeWhen(::httpmock::When);
    impl GetMemberMeWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/members/me$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/members/me$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
    }
    pub struct GetMemberMeThen(::httpmock::Then);
    impl GetMemberMeThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::MemberRow) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct ListTemplatesWhen(::httpmock::When);
    impl ListTemplatesWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/templates$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/templates$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn keys<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Keys>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("keys", value.to_string()))
            } else {
                Self(self.0.query_param_missing("keys"))
            }
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn offset<T>(self, value: T) -> Self
        where
            T: Into<Option<i64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("offset", value.to_string()))
            } else {
                Self(self.0.query_param_missing("offset"))
            }
        }
        pub fn type_<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("type", value.to_string()))
            } else {
                Self(self.0.query_param_missing("type"))
            }
        }
    }
    pub struct ListTemplatesThen(::httpmock::Then);
    impl ListTemplatesThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ListResponseTemplateRow) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct CreateTemplateWhen(::httpmock::When);
    impl CreateTemplateWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/templates$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/templates$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn create_missing_options<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("create_missing_options", value.to_string()))
            } else {
                Self(self.0.query_param_missing("create_missing_options"))
            }
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::CreateTemplateRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct CreateTemplateThen(::httpmock::Then);
    impl CreateTemplateThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn created(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(201u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct ListTypesWhen(::httpmock::When);
    impl ListTypesWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(regex::Regex::new("^/v2/spaces/[^/]*/types$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/types$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn offset<T>(self, value: T) -> Self
        where
            T: Into<Option<i64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("offset", value.to_string()))
            } else {
                Self(self.0.query_param_missing("offset"))
            }
        }
    }
    pub struct ListTypesThen(::httpmock::Then);
    impl ListTypesThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ListResponseTypeRow) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct CreateTypeWhen(::httpmock::When);
    impl CreateTypeWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(regex::Regex::new("^/v2/spaces/[^/]*/types$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/types$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn create_missing_options<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("create_missing_options", value.to_string()))
            } else {
                Self(self.0.query_param_missing("create_missing_options"))
            }
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn keys<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Keys>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("keys", value.to_string()))
            } else {
                Self(self.0.query_param_missing("keys"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::CreateTypeRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct CreateTypeThen(::httpmock::Then);
    impl CreateTypeThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn created(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(201u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct GetTypeWhen(::httpmock::When);
    impl GetTypeWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/types/[^/]*$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/types/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn type_(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/types/{}$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn ids<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Ids>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("ids", value.to_string()))
            } else {
                Self(self.0.query_param_missing("ids"))
            }
        }
        pub fn keys<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Keys>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("keys", value.to_string()))
            } else {
                Self(self.0.query_param_missing("keys"))
            }
        }
    }
    pub struct GetTypeThen(::httpmock::Then);
    impl GetTypeThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ObjectDocument) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct DeleteTypeWhen(::httpmock::When);
    impl DeleteTypeWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::DELETE)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/types/[^/]*$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/types/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn type_(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/types/{}$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn keys<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Keys>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("keys", value.to_string()))
            } else {
                Self(self.0.query_param_missing("keys"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn if_match<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("If-Match", value.to_string()))
            } else {
                Self(self.0.header_missing("If-Match"))
            }
        }
    }
    pub struct DeleteTypeThen(::httpmock::Then);
    impl DeleteTypeThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct UpdateTypeWhen(::httpmock::When);
    impl UpdateTypeWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::PATCH)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/types/[^/]*$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/types/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn type_(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/types/{}$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn create_missing_options<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("create_missing_options", value.to_string()))
            } else {
                Self(self.0.query_param_missing("create_missing_options"))
            }
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn ids<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Ids>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("ids", value.to_string()))
            } else {
                Self(self.0.query_param_missing("ids"))
            }
        }
        pub fn keys<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Keys>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("keys", value.to_string()))
            } else {
                Self(self.0.query_param_missing("keys"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn if_match<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("If-Match", value.to_string()))
            } else {
                Self(self.0.header_missing("If-Match"))
            }
        }
        pub fn body(self, value: &types::UpdateTypeRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct UpdateTypeThen(::httpmock::Then);
    impl UpdateTypeThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct ListChatsWhen(::httpmock::When);
    impl ListChatsWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(regex::Regex::new("^/v2/spaces/[^/]*/chats$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/chats$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn offset<T>(self, value: T) -> Self
        where
            T: Into<Option<i64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("offset", value.to_string()))
            } else {
                Self(self.0.query_param_missing("offset"))
            }
        }
    }
    pub struct ListChatsThen(::httpmock::Then);
    impl ListChatsThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ListResponseChatRow) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct CreateChatWhen(::httpmock::When);
    impl CreateChatWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(regex::Regex::new("^/v2/spaces/[^/]*/chats$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/chats$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::CreateChatRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct CreateChatThen(::httpmock::Then);
    impl CreateChatThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ChatResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn created(self, value: &types::ChatResult) -> Self {
            Self(
                self
                    .0
                    .status(201u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct GetChatMessagesWhen(::httpmock::When);
    impl GetChatMessagesWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/chats/[^/]*/messages$")
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/chats/.*/messages$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn chat_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/chats/{}/messages$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn after<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("after", value.to_string()))
            } else {
                Self(self.0.query_param_missing("after"))
            }
        }
        pub fn before<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("before", value.to_string()))
            } else {
                Self(self.0.query_param_missing("before"))
            }
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn reactions<T>(self, value: T) -> Self
        where
            T: Into<Option<types::GetChatMessagesReactions>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("reactions", value.to_string()))
            } else {
                Self(self.0.query_param_missing("reactions"))
            }
        }
    }
    pub struct GetChatMessagesThen(::httpmock::Then);
    impl GetChatMessagesThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ChatMessagesResponse) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct AddChatMessageWhen(::httpmock::When);
    impl AddChatMessageWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/chats/[^/]*/messages$")
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/chats/.*/messages$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn chat_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/chats/{}/messages$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::AddChatMessageRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct AddChatMessageThen(::httpmock::Then);
    impl AddChatMessageThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ChatMessageResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn created(self, value: &types::ChatMessageResult) -> Self {
            Self(
                self
                    .0
                    .status(201u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct GetChatMessageWhen(::httpmock::When);
    impl GetChatMessageWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new(
                                "^/v2/spaces/[^/]*/chats/[^/]*/messages/[^/]*$",
                            )
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/chats/.*/messages/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn chat_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/chats/{}/messages/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn message_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/chats/.*/messages/{}$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn reactions<T>(self, value: T) -> Self
        where
            T: Into<Option<types::GetChatMessageReactions>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("reactions", value.to_string()))
            } else {
                Self(self.0.query_param_missing("reactions"))
            }
        }
    }
    pub struct GetChatMessageThen(::httpmock::Then);
    impl GetChatMessageThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ChatMessage) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct DeleteChatMessageWhen(::httpmock::When);
    impl DeleteChatMessageWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::DELETE)
                    .path_matches(
                        regex::Regex::new(
                                "^/v2/spaces/[^/]*/chats/[^/]*/messages/[^/]*$",
                            )
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/chats/.*/messages/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn chat_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/chats/{}/messages/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn message_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/chats/.*/messages/{}$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
    }
    pub struct DeleteChatMessageThen(::httpmock::Then);
    impl DeleteChatMessageThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ChatMessageResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct EditChatMessageWhen(::httpmock::When);
    impl EditChatMessageWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::PATCH)
                    .path_matches(
                        regex::Regex::new(
                                "^/v2/spaces/[^/]*/chats/[^/]*/messages/[^/]*$",
                            )
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/chats/.*/messages/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn chat_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/chats/{}/messages/.*$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn message_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/chats/.*/messages/{}$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::EditChatMessageRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct EditChatMessageThen(::httpmock::Then);
    impl EditChatMessageThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ChatMessageResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct ToggleChatReactionWhen(::httpmock::When);
    impl ToggleChatReactionWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(
                        regex::Regex::new(
                                "^/v2/spaces/[^/]*/chats/[^/]*/messages/[^/]*/reactions$",
                            )
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!(
                        "^/v2/spaces/{}/chats/.*/messages/.*/reactions$", value
                        .to_string()
                    ),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn chat_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!(
                        "^/v2/spaces/.*/chats/{}/messages/.*/reactions$", value
                        .to_string()
                    ),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn message_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!(
                        "^/v2/spaces/.*/chats/.*/messages/{}/reactions$", value
                        .to_string()
                    ),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::ChatReactionRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct ToggleChatReactionThen(::httpmock::Then);
    impl ToggleChatReactionThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ChatReactionResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct ReadChatWhen(::httpmock::When);
    impl ReadChatWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/chats/[^/]*/read$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/chats/.*/read$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn chat_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/chats/{}/read$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::ChatReadRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct ReadChatThen(::httpmock::Then);
    impl ReadChatThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ChatReadResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct ReadAllChatMessagesWhen(::httpmock::When);
    impl ReadAllChatMessagesWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/chats/[^/]*/read_all$")
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/chats/.*/read_all$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn chat_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/chats/{}/read_all$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
    }
    pub struct ReadAllChatMessagesThen(::httpmock::Then);
    impl ReadAllChatMessagesThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ChatReadResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct SearchChatMessagesWhen(::httpmock::When);
    impl SearchChatMessagesWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new(
                                "^/v2/spaces/[^/]*/chats/[^/]*/messages/search$",
                            )
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!(
                        "^/v2/spaces/{}/chats/.*/messages/search$", value.to_string()
                    ),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn chat_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!(
                        "^/v2/spaces/.*/chats/{}/messages/search$", value.to_string()
                    ),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn offset<T>(self, value: T) -> Self
        where
            T: Into<Option<i64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("offset", value.to_string()))
            } else {
                Self(self.0.query_param_missing("offset"))
            }
        }
        pub fn query(self, value: &types::SearchChatMessagesQuery) -> Self {
            Self(self.0.query_param("query", value.to_string()))
        }
    }
    pub struct SearchChatMessagesThen(::httpmock::Then);
    impl SearchChatMessagesThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ListResponseMessageSearchHit) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct StreamChatMessagesWhen(::httpmock::When);
    impl StreamChatMessagesWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new(
                                "^/v2/spaces/[^/]*/chats/[^/]*/messages/stream$",
                            )
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!(
                        "^/v2/spaces/{}/chats/.*/messages/stream$", value.to_string()
                    ),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn chat_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!(
                        "^/v2/spaces/.*/chats/{}/messages/stream$", value.to_string()
                    ),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn heartbeat<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU32>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("heartbeat", value.to_string()))
            } else {
                Self(self.0.query_param_missing("heartbeat"))
            }
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn last_event_id<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Last-Event-ID", value.to_string()))
            } else {
                Self(self.0.header_missing("Last-Event-ID"))
            }
        }
    }
    pub struct StreamChatMessagesThen(::httpmock::Then);
    impl StreamChatMessagesThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: ::serde_json::Value) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct SearchGlobalWhen(::httpmock::When);
    impl SearchGlobalWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(regex::Regex::new("^/v2/search$").unwrap()),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn ids<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Ids>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("ids", value.to_string()))
            } else {
                Self(self.0.query_param_missing("ids"))
            }
        }
        pub fn keys<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Keys>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("keys", value.to_string()))
            } else {
                Self(self.0.query_param_missing("keys"))
            }
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn offset<T>(self, value: T) -> Self
        where
            T: Into<Option<i64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("offset", value.to_string()))
            } else {
                Self(self.0.query_param_missing("offset"))
            }
        }
        pub fn body(self, value: &types::SearchRequestDoc) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct SearchGlobalThen(::httpmock::Then);
    impl SearchGlobalThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ListResponseObjectRow) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct SearchSpaceWhen(::httpmock::When);
    impl SearchSpaceWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/search$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/search$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn keys<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Keys>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("keys", value.to_string()))
            } else {
                Self(self.0.query_param_missing("keys"))
            }
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn offset<T>(self, value: T) -> Self
        where
            T: Into<Option<i64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("offset", value.to_string()))
            } else {
                Self(self.0.query_param_missing("offset"))
            }
        }
        pub fn body(self, value: &types::SearchRequestDoc) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct SearchSpaceThen(::httpmock::Then);
    impl SearchSpaceThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ListResponseObjectRow) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct CreateCollectionWhen(::httpmock::When);
    impl CreateCollectionWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/collections$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/collections$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::CreateCollectionRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct CreateCollectionThen(::httpmock::Then);
    impl CreateCollectionThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn created(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(201u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct GetCollectionObjectsWhen(::httpmock::When);
    impl GetCollectionObjectsWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/collections/[^/]*/objects$")
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/collections/.*/objects$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn collection_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/collections/{}/objects$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn fields<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("fields", value.to_string()))
            } else {
                Self(self.0.query_param_missing("fields"))
            }
        }
        pub fn keys<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Keys>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("keys", value.to_string()))
            } else {
                Self(self.0.query_param_missing("keys"))
            }
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn offset<T>(self, value: T) -> Self
        where
            T: Into<Option<i64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("offset", value.to_string()))
            } else {
                Self(self.0.query_param_missing("offset"))
            }
        }
        pub fn view<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("view", value.to_string()))
            } else {
                Self(self.0.query_param_missing("view"))
            }
        }
    }
    pub struct GetCollectionObjectsThen(::httpmock::Then);
    impl GetCollectionObjectsThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ListResponseObjectRow) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct GetCollectionViewsWhen(::httpmock::When);
    impl GetCollectionViewsWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/collections/[^/]*/views$")
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/collections/.*/views$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn collection_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/collections/{}/views$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn ids<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Ids>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("ids", value.to_string()))
            } else {
                Self(self.0.query_param_missing("ids"))
            }
        }
        pub fn keys<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Keys>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("keys", value.to_string()))
            } else {
                Self(self.0.query_param_missing("keys"))
            }
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn offset<T>(self, value: T) -> Self
        where
            T: Into<Option<i64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("offset", value.to_string()))
            } else {
                Self(self.0.query_param_missing("offset"))
            }
        }
    }
    pub struct GetCollectionViewsThen(::httpmock::Then);
    impl GetCollectionViewsThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ListResponseViewObject) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct CreateQueryWhen(::httpmock::When);
    impl CreateQueryWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::POST)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/queries$").unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/queries$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn create_missing_options<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("create_missing_options", value.to_string()))
            } else {
                Self(self.0.query_param_missing("create_missing_options"))
            }
        }
        pub fn dry_run<T>(self, value: T) -> Self
        where
            T: Into<Option<bool>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("dry_run", value.to_string()))
            } else {
                Self(self.0.query_param_missing("dry_run"))
            }
        }
        pub fn idempotency_key<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.header("Idempotency-Key", value.to_string()))
            } else {
                Self(self.0.header_missing("Idempotency-Key"))
            }
        }
        pub fn body(self, value: &types::CreateQueryRequest) -> Self {
            Self(self.0.json_body_obj(value))
        }
    }
    pub struct CreateQueryThen(::httpmock::Then);
    impl CreateQueryThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn created(self, value: &types::CreateResult) -> Self {
            Self(
                self
                    .0
                    .status(201u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct GetQueryObjectsWhen(::httpmock::When);
    impl GetQueryObjectsWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/queries/[^/]*/objects$")
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/queries/.*/objects$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn query_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/queries/{}/objects$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn fields<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("fields", value.to_string()))
            } else {
                Self(self.0.query_param_missing("fields"))
            }
        }
        pub fn keys<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Keys>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("keys", value.to_string()))
            } else {
                Self(self.0.query_param_missing("keys"))
            }
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn offset<T>(self, value: T) -> Self
        where
            T: Into<Option<i64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("offset", value.to_string()))
            } else {
                Self(self.0.query_param_missing("offset"))
            }
        }
        pub fn view<'a, T>(self, value: T) -> Self
        where
            T: Into<Option<&'a str>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("view", value.to_string()))
            } else {
                Self(self.0.query_param_missing("view"))
            }
        }
    }
    pub struct GetQueryObjectsThen(::httpmock::Then);
    impl GetQueryObjectsThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ListResponseObjectRow) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
    pub struct GetQueryViewsWhen(::httpmock::When);
    impl GetQueryViewsWhen {
        pub fn new(inner: ::httpmock::When) -> Self {
            Self(
                inner
                    .method(::httpmock::Method::GET)
                    .path_matches(
                        regex::Regex::new("^/v2/spaces/[^/]*/queries/[^/]*/views$")
                            .unwrap(),
                    ),
            )
        }
        pub fn into_inner(self) -> ::httpmock::When {
            self.0
        }
        pub fn space_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/{}/queries/.*/views$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn query_id(self, value: &str) -> Self {
            let re = regex::Regex::new(
                    &format!("^/v2/spaces/.*/queries/{}/views$", value.to_string()),
                )
                .unwrap();
            Self(self.0.path_matches(re))
        }
        pub fn ids<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Ids>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("ids", value.to_string()))
            } else {
                Self(self.0.query_param_missing("ids"))
            }
        }
        pub fn keys<T>(self, value: T) -> Self
        where
            T: Into<Option<types::Keys>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("keys", value.to_string()))
            } else {
                Self(self.0.query_param_missing("keys"))
            }
        }
        pub fn limit<T>(self, value: T) -> Self
        where
            T: Into<Option<::std::num::NonZeroU64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("limit", value.to_string()))
            } else {
                Self(self.0.query_param_missing("limit"))
            }
        }
        pub fn offset<T>(self, value: T) -> Self
        where
            T: Into<Option<i64>>,
        {
            if let Some(value) = value.into() {
                Self(self.0.query_param("offset", value.to_string()))
            } else {
                Self(self.0.query_param_missing("offset"))
            }
        }
    }
    pub struct GetQueryViewsThen(::httpmock::Then);
    impl GetQueryViewsThen {
        pub fn new(inner: ::httpmock::Then) -> Self {
            Self(inner)
        }
        pub fn into_inner(self) -> ::httpmock::Then {
            self.0
        }
        pub fn ok(self, value: &types::ListResponseViewObject) -> Self {
            Self(
                self
                    .0
                    .status(200u16)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn client_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 4u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
        pub fn server_error(self, status: u16, value: &types::AnyError) -> Self {
            assert_eq!(status / 100u16, 5u16);
            Self(
                self
                    .0
                    .status(status)
                    .header("content-type", "application/json")
                    .json_body_obj(value),
            )
        }
    }
}
/// An extension trait for [`MockServer`](::httpmock::MockServer) that
/// adds a method for each operation. These are the equivalent of
/// type-checked [`mock()`](::httpmock::MockServer::mock) calls.
pub trait MockServerExt {
    fn create_api_key<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreateApiKeyWhen, operations::CreateApiKeyThen);
    fn create_auth_challenge<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::CreateAuthChallengeWhen,
            operations::CreateAuthChallengeThen,
        );
    fn auth_whoami<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::AuthWhoamiWhen, operations::AuthWhoamiThen);
    fn list_schemas<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ListSchemasWhen, operations::ListSchemasThen);
    fn get_schema<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetSchemaWhen, operations::GetSchemaThen);
    fn get_op_schema<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetOpSchemaWhen, operations::GetOpSchemaThen);
    fn validate<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ValidateWhen, operations::ValidateThen);
    fn list_spaces<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ListSpacesWhen, operations::ListSpacesThen);
    fn create_space<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreateSpaceWhen, operations::CreateSpaceThen);
    fn get_space<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetSpaceWhen, operations::GetSpaceThen);
    fn update_space<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::UpdateSpaceWhen, operations::UpdateSpaceThen);
    fn list_objects<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ListObjectsWhen, operations::ListObjectsThen);
    fn create_object<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreateObjectWhen, operations::CreateObjectThen);
    fn get_object<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetObjectWhen, operations::GetObjectThen);
    fn delete_object<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::DeleteObjectWhen, operations::DeleteObjectThen);
    fn patch_object<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::PatchObjectWhen, operations::PatchObjectThen);
    fn upload_file<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::UploadFileWhen, operations::UploadFileThen);
    fn delete_file<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::DeleteFileWhen, operations::DeleteFileThen);
    fn list_properties<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ListPropertiesWhen, operations::ListPropertiesThen);
    fn create_property<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreatePropertyWhen, operations::CreatePropertyThen);
    fn get_property<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetPropertyWhen, operations::GetPropertyThen);
    fn delete_property<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::DeletePropertyWhen, operations::DeletePropertyThen);
    fn update_property<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::UpdatePropertyWhen, operations::UpdatePropertyThen);
    fn list_property_options<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::ListPropertyOptionsWhen,
            operations::ListPropertyOptionsThen,
        );
    fn create_property_option<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::CreatePropertyOptionWhen,
            operations::CreatePropertyOptionThen,
        );
    fn delete_property_option<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::DeletePropertyOptionWhen,
            operations::DeletePropertyOptionThen,
        );
    fn update_property_option<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::UpdatePropertyOptionWhen,
            operations::UpdatePropertyOptionThen,
        );
    fn list_members<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ListMembersWhen, operations::ListMembersThen);
    fn get_member<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetMemberWhen, operations::GetMemberThen);
    fn get_member_me<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetMemberMeWhen, operations::GetMemberMeThen);
    fn list_templates<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ListTemplatesWhen, operations::ListTemplatesThen);
    fn create_template<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreateTemplateWhen, operations::CreateTemplateThen);
    fn list_types<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ListTypesWhen, operations::ListTypesThen);
    fn create_type<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreateTypeWhen, operations::CreateTypeThen);
    fn get_type<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetTypeWhen, operations::GetTypeThen);
    fn delete_type<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::DeleteTypeWhen, operations::DeleteTypeThen);
    fn update_type<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::UpdateTypeWhen, operations::UpdateTypeThen);
    fn list_chats<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ListChatsWhen, operations::ListChatsThen);
    fn create_chat<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreateChatWhen, operations::CreateChatThen);
    fn get_chat_messages<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetChatMessagesWhen, operations::GetChatMessagesThen);
    fn add_chat_message<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::AddChatMessageWhen, operations::AddChatMessageThen);
    fn get_chat_message<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetChatMessageWhen, operations::GetChatMessageThen);
    fn delete_chat_message<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::DeleteChatMessageWhen, operations::DeleteChatMessageThen);
    fn edit_chat_message<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::EditChatMessageWhen, operations::EditChatMessageThen);
    fn toggle_chat_reaction<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::ToggleChatReactionWhen,
            operations::ToggleChatReactionThen,
        );
    fn read_chat<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ReadChatWhen, operations::ReadChatThen);
    fn read_all_chat_messages<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::ReadAllChatMessagesWhen,
            operations::ReadAllChatMessagesThen,
        );
    fn search_chat_messages<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::SearchChatMessagesWhen,
            operations::SearchChatMessagesThen,
        );
    fn stream_chat_messages<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::StreamChatMessagesWhen,
            operations::StreamChatMessagesThen,
        );
    fn search_global<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::SearchGlobalWhen, operations::SearchGlobalThen);
    fn search_space<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::SearchSpaceWhen, operations::SearchSpaceThen);
    fn create_collection<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreateCollectionWhen, operations::CreateCollectionThen);
    fn get_collection_objects<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::GetCollectionObjectsWhen,
            operations::GetCollectionObjectsThen,
        );
    fn get_collection_views<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::GetCollectionViewsWhen,
            operations::GetCollectionViewsThen,
        );
    fn create_query<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreateQueryWhen, operations::CreateQueryThen);
    fn get_query_objects<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetQueryObjectsWhen, operations::GetQueryObjectsThen);
    fn get_query_views<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetQueryViewsWhen, operations::GetQueryViewsThen);
}
impl MockServerExt for ::httpmock::MockServer {
    fn create_api_key<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreateApiKeyWhen, operations::CreateApiKeyThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::CreateApiKeyWhen::new(when),
                operations::CreateApiKeyThen::new(then),
            )
        })
    }
    fn create_auth_challenge<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::CreateAuthChallengeWhen,
            operations::CreateAuthChallengeThen,
        ),
    {
        self.mock(|when, then| {
            config_fn(
                operations::CreateAuthChallengeWhen::new(when),
                operations::CreateAuthChallengeThen::new(then),
            )
        })
    }
    fn auth_whoami<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::AuthWhoamiWhen, operations::AuthWhoamiThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::AuthWhoamiWhen::new(when),
                operations::AuthWhoamiThen::new(then),
            )
        })
    }
    fn list_schemas<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ListSchemasWhen, operations::ListSchemasThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::ListSchemasWhen::new(when),
                operations::ListSchemasThen::new(then),
            )
        })
    }
    fn get_schema<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetSchemaWhen, operations::GetSchemaThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::GetSchemaWhen::new(when),
                operations::GetSchemaThen::new(then),
            )
        })
    }
    fn get_op_schema<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetOpSchemaWhen, operations::GetOpSchemaThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::GetOpSchemaWhen::new(when),
                operations::GetOpSchemaThen::new(then),
            )
        })
    }
    fn validate<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ValidateWhen, operations::ValidateThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::ValidateWhen::new(when),
                operations::ValidateThen::new(then),
            )
        })
    }
    fn list_spaces<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ListSpacesWhen, operations::ListSpacesThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::ListSpacesWhen::new(when),
                operations::ListSpacesThen::new(then),
            )
        })
    }
    fn create_space<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreateSpaceWhen, operations::CreateSpaceThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::CreateSpaceWhen::new(when),
                operations::CreateSpaceThen::new(then),
            )
        })
    }
    fn get_space<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetSpaceWhen, operations::GetSpaceThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::GetSpaceWhen::new(when),
                operations::GetSpaceThen::new(then),
            )
        })
    }
    fn update_space<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::UpdateSpaceWhen, operations::UpdateSpaceThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::UpdateSpaceWhen::new(when),
                operations::UpdateSpaceThen::new(then),
            )
        })
    }
    fn list_objects<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ListObjectsWhen, operations::ListObjectsThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::ListObjectsWhen::new(when),
                operations::ListObjectsThen::new(then),
            )
        })
    }
    fn create_object<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreateObjectWhen, operations::CreateObjectThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::CreateObjectWhen::new(when),
                operations::CreateObjectThen::new(then),
            )
        })
    }
    fn get_object<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetObjectWhen, operations::GetObjectThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::GetObjectWhen::new(when),
                operations::GetObjectThen::new(then),
            )
        })
    }
    fn delete_object<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::DeleteObjectWhen, operations::DeleteObjectThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::DeleteObjectWhen::new(when),
                operations::DeleteObjectThen::new(then),
            )
        })
    }
    fn patch_object<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::PatchObjectWhen, operations::PatchObjectThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::PatchObjectWhen::new(when),
                operations::PatchObjectThen::new(then),
            )
        })
    }
    fn upload_file<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::UploadFileWhen, operations::UploadFileThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::UploadFileWhen::new(when),
                operations::UploadFileThen::new(then),
            )
        })
    }
    fn delete_file<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::DeleteFileWhen, operations::DeleteFileThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::DeleteFileWhen::new(when),
                operations::DeleteFileThen::new(then),
            )
        })
    }
    fn list_properties<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ListPropertiesWhen, operations::ListPropertiesThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::ListPropertiesWhen::new(when),
                operations::ListPropertiesThen::new(then),
            )
        })
    }
    fn create_property<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreatePropertyWhen, operations::CreatePropertyThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::CreatePropertyWhen::new(when),
                operations::CreatePropertyThen::new(then),
            )
        })
    }
    fn get_property<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetPropertyWhen, operations::GetPropertyThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::GetPropertyWhen::new(when),
                operations::GetPropertyThen::new(then),
            )
        })
    }
    fn delete_property<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::DeletePropertyWhen, operations::DeletePropertyThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::DeletePropertyWhen::new(when),
                operations::DeletePropertyThen::new(then),
            )
        })
    }
    fn update_property<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::UpdatePropertyWhen, operations::UpdatePropertyThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::UpdatePropertyWhen::new(when),
                operations::UpdatePropertyThen::new(then),
            )
        })
    }
    fn list_property_options<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::ListPropertyOptionsWhen,
            operations::ListPropertyOptionsThen,
        ),
    {
        self.mock(|when, then| {
            config_fn(
                operations::ListPropertyOptionsWhen::new(when),
                operations::ListPropertyOptionsThen::new(then),
            )
        })
    }
    fn create_property_option<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::CreatePropertyOptionWhen,
            operations::CreatePropertyOptionThen,
        ),
    {
        self.mock(|when, then| {
            config_fn(
                operations::CreatePropertyOptionWhen::new(when),
                operations::CreatePropertyOptionThen::new(then),
            )
        })
    }
    fn delete_property_option<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::DeletePropertyOptionWhen,
            operations::DeletePropertyOptionThen,
        ),
    {
        self.mock(|when, then| {
            config_fn(
                operations::DeletePropertyOptionWhen::new(when),
                operations::DeletePropertyOptionThen::new(then),
            )
        })
    }
    fn update_property_option<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::UpdatePropertyOptionWhen,
            operations::UpdatePropertyOptionThen,
        ),
    {
        self.mock(|when, then| {
            config_fn(
                operations::UpdatePropertyOptionWhen::new(when),
                operations::UpdatePropertyOptionThen::new(then),
            )
        })
    }
    fn list_members<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ListMembersWhen, operations::ListMembersThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::ListMembersWhen::new(when),
                operations::ListMembersThen::new(then),
            )
        })
    }
    fn get_member<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetMemberWhen, operations::GetMemberThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::GetMemberWhen::new(when),
                operations::GetMemberThen::new(then),
            )
        })
    }
    fn get_member_me<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetMemberMeWhen, operations::GetMemberMeThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::GetMemberMeWhen::new(when),
                operations::GetMemberMeThen::new(then),
            )
        })
    }
    fn list_templates<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ListTemplatesWhen, operations::ListTemplatesThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::ListTemplatesWhen::new(when),
                operations::ListTemplatesThen::new(then),
            )
        })
    }
    fn create_template<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreateTemplateWhen, operations::CreateTemplateThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::CreateTemplateWhen::new(when),
                operations::CreateTemplateThen::new(then),
            )
        })
    }
    fn list_types<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ListTypesWhen, operations::ListTypesThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::ListTypesWhen::new(when),
                operations::ListTypesThen::new(then),
            )
        })
    }
    fn create_type<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreateTypeWhen, operations::CreateTypeThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::CreateTypeWhen::new(when),
                operations::CreateTypeThen::new(then),
            )
        })
    }
    fn get_type<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetTypeWhen, operations::GetTypeThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::GetTypeWhen::new(when),
                operations::GetTypeThen::new(then),
            )
        })
    }
    fn delete_type<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::DeleteTypeWhen, operations::DeleteTypeThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::DeleteTypeWhen::new(when),
                operations::DeleteTypeThen::new(then),
            )
        })
    }
    fn update_type<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::UpdateTypeWhen, operations::UpdateTypeThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::UpdateTypeWhen::new(when),
                operations::UpdateTypeThen::new(then),
            )
        })
    }
    fn list_chats<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ListChatsWhen, operations::ListChatsThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::ListChatsWhen::new(when),
                operations::ListChatsThen::new(then),
            )
        })
    }
    fn create_chat<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreateChatWhen, operations::CreateChatThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::CreateChatWhen::new(when),
                operations::CreateChatThen::new(then),
            )
        })
    }
    fn get_chat_messages<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetChatMessagesWhen, operations::GetChatMessagesThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::GetChatMessagesWhen::new(when),
                operations::GetChatMessagesThen::new(then),
            )
        })
    }
    fn add_chat_message<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::AddChatMessageWhen, operations::AddChatMessageThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::AddChatMessageWhen::new(when),
                operations::AddChatMessageThen::new(then),
            )
        })
    }
    fn get_chat_message<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetChatMessageWhen, operations::GetChatMessageThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::GetChatMessageWhen::new(when),
                operations::GetChatMessageThen::new(then),
            )
        })
    }
    fn delete_chat_message<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::DeleteChatMessageWhen, operations::DeleteChatMessageThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::DeleteChatMessageWhen::new(when),
                operations::DeleteChatMessageThen::new(then),
            )
        })
    }
    fn edit_chat_message<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::EditChatMessageWhen, operations::EditChatMessageThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::EditChatMessageWhen::new(when),
                operations::EditChatMessageThen::new(then),
            )
        })
    }
    fn toggle_chat_reaction<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::ToggleChatReactionWhen,
            operations::ToggleChatReactionThen,
        ),
    {
        self.mock(|when, then| {
            config_fn(
                operations::ToggleChatReactionWhen::new(when),
                operations::ToggleChatReactionThen::new(then),
            )
        })
    }
    fn read_chat<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::ReadChatWhen, operations::ReadChatThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::ReadChatWhen::new(when),
                operations::ReadChatThen::new(then),
            )
        })
    }
    fn read_all_chat_messages<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::ReadAllChatMessagesWhen,
            operations::ReadAllChatMessagesThen,
        ),
    {
        self.mock(|when, then| {
            config_fn(
                operations::ReadAllChatMessagesWhen::new(when),
                operations::ReadAllChatMessagesThen::new(then),
            )
        })
    }
    fn search_chat_messages<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::SearchChatMessagesWhen,
            operations::SearchChatMessagesThen,
        ),
    {
        self.mock(|when, then| {
            config_fn(
                operations::SearchChatMessagesWhen::new(when),
                operations::SearchChatMessagesThen::new(then),
            )
        })
    }
    fn stream_chat_messages<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::StreamChatMessagesWhen,
            operations::StreamChatMessagesThen,
        ),
    {
        self.mock(|when, then| {
            config_fn(
                operations::StreamChatMessagesWhen::new(when),
                operations::StreamChatMessagesThen::new(then),
            )
        })
    }
    fn search_global<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::SearchGlobalWhen, operations::SearchGlobalThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::SearchGlobalWhen::new(when),
                operations::SearchGlobalThen::new(then),
            )
        })
    }
    fn search_space<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::SearchSpaceWhen, operations::SearchSpaceThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::SearchSpaceWhen::new(when),
                operations::SearchSpaceThen::new(then),
            )
        })
    }
    fn create_collection<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreateCollectionWhen, operations::CreateCollectionThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::CreateCollectionWhen::new(when),
                operations::CreateCollectionThen::new(then),
            )
        })
    }
    fn get_collection_objects<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::GetCollectionObjectsWhen,
            operations::GetCollectionObjectsThen,
        ),
    {
        self.mock(|when, then| {
            config_fn(
                operations::GetCollectionObjectsWhen::new(when),
                operations::GetCollectionObjectsThen::new(then),
            )
        })
    }
    fn get_collection_views<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(
            operations::GetCollectionViewsWhen,
            operations::GetCollectionViewsThen,
        ),
    {
        self.mock(|when, then| {
            config_fn(
                operations::GetCollectionViewsWhen::new(when),
                operations::GetCollectionViewsThen::new(then),
            )
        })
    }
    fn create_query<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::CreateQueryWhen, operations::CreateQueryThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::CreateQueryWhen::new(when),
                operations::CreateQueryThen::new(then),
            )
        })
    }
    fn get_query_objects<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetQueryObjectsWhen, operations::GetQueryObjectsThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::GetQueryObjectsWhen::new(when),
                operations::GetQueryObjectsThen::new(then),
            )
        })
    }
    fn get_query_views<F>(&self, config_fn: F) -> ::httpmock::Mock<'_>
    where
        F: FnOnce(operations::GetQueryViewsWhen, operations::GetQueryViewsThen),
    {
        self.mock(|when, then| {
            config_fn(
                operations::GetQueryViewsWhen::new(when),
                operations::GetQueryViewsThen::new(then),
            )
        })
    }
}
