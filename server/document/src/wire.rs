//! Wire names: JSON objects that keep their order, and enums whose values have names.

use serde_json::{Map, Value};

/// A JSON object that keeps the order of its members.
pub type JsonMap = Map<String, Value>;

/// An enum whose values have wire names.
pub trait Named: Copy + Default + PartialEq + 'static {
    /// Every value, in the order of the specification.
    const EVERY: &'static [Self];

    /// The name on the wire and in the store.
    fn wire_name(self) -> &'static str;

    /// The value with this wire name.
    fn named(name: &str) -> Option<Self> {
        Self::EVERY
            .iter()
            .copied()
            .find(|value| value.wire_name() == name)
    }

    /// True for the value that canonical forms omit.
    fn is_default(self) -> bool {
        self == Self::default()
    }
}

/// Declares an enum whose variants have wire names, one of which is the default.
macro_rules! wire_enum {
    ($(#[$meta:meta])* $name:ident { $first:ident = $first_wire:literal $(, $variant:ident = $wire:literal)* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
        #[expect(missing_docs, reason = "the names are those of the wire")]
        pub enum $name {
            #[default]
            $first,
            $($variant),*
        }

        impl $name {
            /// Every value, in the order of the specification.
            pub const ALL: &'static [Self] = &[Self::$first $(, Self::$variant)*];
            /// Their names.
            pub const NAMES: &'static [&'static str] = &[$first_wire $(, $wire)*];

            /// The name on the wire and in the store.
            pub const fn name(self) -> &'static str {
                match self { Self::$first => $first_wire $(, Self::$variant => $wire)* }
            }

            /// The value with this wire name.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }

        impl $crate::wire::Named for $name {
            const EVERY: &'static [Self] = Self::ALL;

            fn wire_name(self) -> &'static str {
                self.name()
            }
        }
    };
}
pub(crate) use wire_enum;
