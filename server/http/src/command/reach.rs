//! `--space`, `--all-spaces` and `--permission`, as `keys create` and `pair approve` share them, and scopes.

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use rolltop_workspace::keys::{KeyReach, Permission, Scope};

/// Where a grant reaches and what it allows there.
#[derive(Args)]
pub struct Granted {
    /// A space: its id, the end of its id, or its exact name; can be repeated
    #[arg(long = "space", value_name = "REF", group = "reach")]
    spaces: Vec<String>,
    /// All spaces, including future ones
    #[arg(long, group = "reach")]
    all_spaces: bool,
    /// What the key may do in these spaces [default: read]
    #[arg(long, value_parser = permissions())]
    permission: Option<Permission>,
}

impl Granted {
    /// `None` when neither spaces nor all of them were chosen.
    pub(super) fn chosen(self) -> Option<KeyReach> {
        let permission = self.permission.unwrap_or(Permission::Read);
        if self.all_spaces {
            return Some(KeyReach::AllSpaces(permission));
        }
        (!self.spaces.is_empty()).then_some(KeyReach::Spaces(self.spaces, permission))
    }
}

fn permissions() -> impl TypedValueParser<Value = Permission> {
    let read = PossibleValue::new(Permission::Read.name()).help("Reads only");
    let write = PossibleValue::new(Permission::ReadWrite.name()).help("Reads and writes");
    let named = |name: String| {
        Permission::ALL
            .iter()
            .find(|one| one.name() == name)
            .copied()
    };
    PossibleValuesParser::new([read, write])
        .try_map(move |name| named(name).ok_or("not a permission"))
}

/// A scope by its name.
pub(super) fn scopes() -> impl TypedValueParser<Value = Scope> {
    PossibleValuesParser::new(Scope::ALL.iter().map(|scope| scope.name()))
        .try_map(|name| Scope::from_name(&name).ok_or("not a scope"))
}
