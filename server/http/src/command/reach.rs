//! `--space`, `--all-spaces` and `--permission`, as `keys create` and `pair approve` share them.

use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};
use rolltop_workspace::keys;

use crate::owner::Spaces;

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
    fn name(self) -> String {
        let permission = match self {
            Self::Read => keys::Permission::Read,
            Self::Readwrite => keys::Permission::ReadWrite,
        };
        permission.name().to_owned()
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
    pub(super) fn chosen(&self) -> Option<Spaces> {
        let permission = self.permission.unwrap_or_default().name();
        if self.all_spaces {
            return Some(Spaces::All(permission));
        }
        (!self.spaces.is_empty()).then(|| Spaces::Some(self.spaces.clone(), permission))
    }
}

/// The names of the scopes.
pub(super) fn scopes() -> PossibleValuesParser {
    PossibleValuesParser::new(keys::Scope::ALL.iter().map(|scope| scope.name()))
}
