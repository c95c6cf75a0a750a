//! The form in which the traits of v1 are written: what all endpoints have in common is said once.

/// Declares the API trait of a resource with its tag. Each operation has its texts, method, path and id, and its method
/// of the trait without the context of the request, which comes first, and without the refusal.
macro_rules! api {
    ($(#[$doc:meta])* $name:ident $tag:tt
        $($(#[$text:meta])* $method:ident $path:tt $id:tt $call:ident($($part:ident: $type:ty),+) -> $answer:ty;)+
    ) => {
        $(#[$doc])*
        #[dropshot::api_description]
        pub trait $name {
            /// What the server shares between requests.
            type Context;

            $(
                $(#[$text])*
                #[endpoint { method = $method, path = $path, tags = [$tag], operation_id = $id }]
                async fn $call(
                    rqctx: dropshot::RequestContext<Self::Context>,
                    $($part: $type),+
                ) -> Result<$answer, $crate::refusal::ApiError>;
            )+
        }
    };
}
pub(super) use api;
