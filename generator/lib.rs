//! Generator of the Rust client: code from the OpenAPI document `spec/client.json`.
//!
//! It reads the committed document alone. Neither the server nor the client is compiled for it, so that generated code
//! that does not compile cannot block its own regeneration.

use std::fmt::Write as _;

use progenitor::{GenerationSettings, Generator, InterfaceStyle, TagStyle};
use sha2::{Digest, Sha256};

const HEAD: &str = "\
// Generated from spec/client.json by `EXPECTORATE=overwrite cargo test -p rolltop-generator`. Do not edit.
#![allow(clippy::all, clippy::pedantic, clippy::restriction, missing_docs, unreachable_pub, unused)]

";

/// Why there is no client: a fault of the document or of the generator.
#[derive(Debug, thiserror::Error)]
pub enum GeneratorError {
    /// The document is not an OpenAPI 3.0 document.
    #[error("the document cannot be read: {0}")]
    Document(#[from] serde_json::Error),
    /// The document uses something that progenitor does not support.
    #[error("progenitor refuses the document: {0}")]
    Refused(#[from] progenitor::Error),
    /// The generated tokens are not Rust.
    #[error("the generated code cannot be formatted: {0}")]
    Code(#[from] syn::Error),
}

/// The client's source text: one method with positional arguments for each operation, and the types of the document.
///
/// # Errors
/// The document cannot be read, or progenitor does not support it.
pub fn client(document: &str) -> Result<String, GeneratorError> {
    let document = serde_json::from_str(document)?;
    let mut settings = GenerationSettings::default();
    settings
        .with_interface(InterfaceStyle::Positional)
        .with_tag(TagStyle::Merged);
    let tokens = Generator::new(&settings).generate_tokens(&document)?;
    let code = prettyplease::unparse(&syn::parse2(tokens)?);
    Ok(format!("{HEAD}{code}"))
}

/// The document's SHA-256 in hexadecimal: binds the client to the document that it was generated from.
pub fn fingerprint(document: &str) -> String {
    let mut hash = String::new();
    for byte in Sha256::digest(document.as_bytes()) {
        // Writing to a String cannot fail.
        let _ = write!(hash, "{byte:02x}");
    }
    hash
}
