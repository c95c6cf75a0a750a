//! How writes treat a property key (document.md 3.4).

/// The class of a property key. Custom properties are always [`KeyClass::Settable`].
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum KeyClass {
    /// A plain property.
    Settable,
    /// Served by reads and maintained by the server.
    OutputOnly,
    /// A member of the envelope, never of `properties`.
    Envelope,
    /// A property in other programs; here the named member of the document.
    Lifted(&'static str),
    /// Available only in searches.
    SearchOnly,
    /// Computed or local, never shown.
    Internal,
    /// Temporary editor state, never shown.
    Momentary,
}

impl KeyClass {
    /// True if reads of documents serve the property under `properties`.
    pub fn is_served(self) -> bool {
        matches!(self, Self::Settable | Self::OutputOnly)
    }
}
