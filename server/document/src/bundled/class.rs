//! What writes may do with a key (document.md 3.4).

/// The class of a property key. Custom properties are always [`KeyClass::Settable`].
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum KeyClass {
    /// A plain property.
    Settable,
    /// Served by reads, kept by the server.
    OutputOnly,
    /// A member of the envelope, never of `properties`.
    Envelope,
    /// Stored as a property elsewhere, here the named member of the document.
    Lifted(&'static str),
    /// Known to search only.
    SearchOnly,
    /// Derived or local, never shown.
    Internal,
    /// Passing state of an editor; never shown.
    Momentary,
}

impl KeyClass {
    /// True if reads of documents serve the property under `properties`.
    pub fn is_served(self) -> bool {
        matches!(self, Self::Settable | Self::OutputOnly)
    }
}
