//! The values of the group-wide query parameters (http.md 2).

use crate::limits::PAGE_LIMIT_DEFAULT;

/// Declares an enum for the values of a query parameter.
macro_rules! parameter_values {
    ($(#[$doc:meta])* $name:ident { $(#[$first_doc:meta])* $first:ident = $first_text:literal,
        $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
        pub enum $name {
            $(#[$first_doc])*
            #[default]
            $first,
            $($(#[$variant_doc])* $variant,)*
        }

        impl $name {
            /// Every value, the default first.
            pub const NAMES: &'static [&'static str] = &[$first_text $(, $text)*];

            /// The value as written in a query.
            pub const fn name(self) -> &'static str {
                match self { Self::$first => $first_text $(, Self::$variant => $text)* }
            }

            /// The value with exactly this spelling.
            pub fn parse(text: &str) -> Option<Self> {
                match text { $first_text => Some(Self::$first), $($text => Some(Self::$variant),)* _ => None }
            }
        }
    };
}

parameter_values! {
    /// How ids of blocks, rows, columns, views and spaces are spelled in answers.
    Ids {
        /// Shortened where that stays unique.
        Compact = "compact",
        /// In full.
        Full = "full",
    }
}

parameter_values! {
    /// How property and type keys are spelled in answers.
    Keys {
        /// By stable key.
        Slug = "slug",
        /// By display name.
        Name = "name",
    }
}

/// A page of a list: `offset` and `limit`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Page {
    /// Number of rows before it.
    pub offset: u64,
    /// Maximum number of rows in it.
    pub limit: u64,
}

impl Default for Page {
    fn default() -> Self {
        Self {
            offset: 0,
            limit: PAGE_LIMIT_DEFAULT.into(),
        }
    }
}

impl Page {
    /// The number of rows before the page.
    pub fn start(self) -> usize {
        bounded(self.offset)
    }

    /// The maximum number of rows, as a response states it.
    pub fn limit(self) -> u32 {
        u32::try_from(self.limit).unwrap_or(u32::MAX)
    }

    /// The number of rows before the end of the page.
    pub fn end(self) -> usize {
        bounded(self.offset.saturating_add(self.limit))
    }

    /// The rows of the page.
    pub fn of<T>(self, rows: impl IntoIterator<Item = T>) -> impl Iterator<Item = T> {
        rows.into_iter()
            .skip(self.start())
            .take(bounded(self.limit))
    }
}

/// A number of rows as an in-memory length.
fn bounded(rows: u64) -> usize {
    usize::try_from(rows).unwrap_or(usize::MAX)
}
