//! POST /v2/validate (http.md 16): the request itself and the documents that are right. The tests of `rolltop-document`
//! prove what is found in a document (document.md 10).

mod examples;
mod request;

const VALIDATE: &str = "/v2/validate";
