//! The values of the group-wide query parameters `ids` and `keys` (http.md 2).

/// Declares an enumeration of the values of a query parameter.
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

            /// The value as it is written.
            pub const fn name(self) -> &'static str {
                match self { Self::$first => $first_text $(, Self::$variant => $text)* }
            }

            /// The value that is written so, exactly.
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
