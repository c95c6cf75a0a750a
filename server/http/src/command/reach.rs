//! `--space`, `--all-spaces` and `--permission`, as `keys create` and `pair approve` share them.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use rolltop_workspace::keys::{self, KeyReach};

/// The values of `--permission`.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, ValueEnum)]
pub(super) enum Permission {
    /// Reads only.
    #[default]
    Read,
    /// Reads and writes.
    Readwrite,
}

impl Permission {
    fn granted(self) -> keys::Permission {
        match self {
            Self::Read => keys::Permission::Read,
            Self::Readwrite => keys::Permission::ReadWrite,
        }
    }
}

/// Where a grant reaches and what it allows there.
#[derive(Args, Debug)]
pub(super) struct Granted {
    /// A space: its id, the end of its id, or its exact name; can be repeated
    #[arg(long = "space", value_name = "REF", group = "reach")]
    spaces: Vec<String>,
    /// All spaces, including future ones
    #[arg(long, group = "reach")]
    all_spaces: bool,
    /// What the key may do in these spaces [default: read]
    #[arg(long, value_enum)]
    permission: Option<Permission>,
}

impl Granted {
    /// `None` when neither spaces nor all of them were chosen.
    pub(super) fn chosen(&self) -> Option<KeyReach> {
        let permission = self.permission.unwrap_or_default().granted();
        if self.all_spaces {
            return Some(KeyReach::AllSpaces(permission));
        }
        (!self.spaces.is_empty()).then(|| KeyReach::Spaces(self.spaces.clone(), permission))
    }
}

/// A scope by its name.
pub(super) fn scopes() -> impl TypedValueParser<Value = keys::Scope> {
    PossibleValuesParser::new(keys::Scope::ALL.iter().map(|scope| scope.name()))
        .try_map(|name| keys::Scope::from_name(&name).ok_or("not a scope"))
}
