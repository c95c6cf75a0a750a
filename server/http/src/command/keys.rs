//! `rolltop keys`: works with and without a running server.

use std::process::ExitCode;
use std::time::Duration;

use clap::{ArgGroup, Args, Subcommand};
use rolltop_document::envelope::IdSpelling;
use rolltop_spec::auth::ApiKeyGrant;
use rolltop_store::{OpenError, Store};
use rolltop_workspace::keys::{
    CreatedKey, KeyInfo, KeyReach, KeyRequest, KeyStatus, Scope, Secret, check_key_name,
};
use rolltop_workspace::spaces::ShortReferences;
use serde_json::json;

use super::reach::{Granted, scopes};
use super::text::{harmless, parse_span};
use super::{Asking, Done, misused, print_once, say, warn_of_shared_name};
use crate::owner::{Reach, Request};

/// How much of an id a list shows; enough to revoke by.
const ID_SHOWN: usize = 12;
/// How many spaces of a grant a list shows.
const SPACES_SHOWN: usize = 4;

/// What can be done with keys.
#[derive(Subcommand)]
pub enum Keys {
    /// Create a key and print it; it is shown only once
    #[command(after_help = "Only the key goes to standard output:\n  \
        export ROLLTOP_API_KEY=$(rolltop keys create --name notes --all-spaces)")]
    Create(Create),
    /// List the keys without their tokens
    List(Asking),
    /// Revoke a key; it stops working immediately
    Revoke {
        /// At least the first 8 characters of the id, or the exact name
        #[arg(value_name = "ID_OR_NAME")]
        key: String,
        #[command(flatten)]
        asking: Asking,
    },
}

/// Options of `keys create`.
#[derive(Args)]
#[command(group(ArgGroup::new("reach").required(true).multiple(false)))]
pub struct Create {
    /// The name of the program that uses the key, 1 to 128 bytes; the server stores it with each object that the program creates
    #[arg(long, value_parser = key_name)]
    name: String,
    #[command(flatten)]
    granted: Granted,
    /// Give access to everything, without a grant, like a key of older versions
    #[arg(long, group = "reach", conflicts_with = "permission")]
    unscoped: bool,
    /// The lifetime of the key, such as 30s, 15m, 12h or 30d [default: unlimited]
    #[arg(long, value_name = "SPAN", value_parser = parse_span)]
    expires_in: Option<Duration>,
    /// The kind of the key; full and limited need --unscoped, and a limited key cannot use this API
    #[arg(long, default_value = Scope::JsonApi.name(), value_parser = scopes())]
    scope: Scope,
    #[command(flatten)]
    asking: Asking,
}

impl Keys {
    pub(super) fn run(self) -> Done {
        match self {
            Self::Create(create) => return create.run(),
            Self::List(asking) => {
                let keys: Vec<KeyInfo> = asking.ask(Request::KeysList {}, Reach::Anywhere)?;
                let headings = [
                    "ID",
                    "NAME",
                    "STATUS",
                    "SCOPE",
                    "GRANT",
                    "CREATED",
                    "LAST USED",
                    "EXPIRES",
                ];
                let none = "there are no keys; make one with `rolltop keys create`";
                asking.list(&keys, none, headings, row)?;
            }
            Self::Revoke { key, asking } => {
                let key: KeyInfo = asking.ask(Request::KeysRevoke { key }, Reach::Anywhere)?;
                let revoked = format!("revoked key {} ({})", short(&key.id), harmless(&key.name));
                asking.tell(&json!({ "id": key.id, "name": key.name }), &revoked)?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Create {
    fn run(self) -> Done {
        if self.scope != Scope::JsonApi && !self.unscoped {
            return Ok(misused(
                "only keys of scope jsonApi have a grant: choose --unscoped, or leave --scope out",
            ));
        }
        let directory = self.asking.data.path()?;
        // The name of the directory may be misspelled.
        if matches!(Store::find(&directory), Err(OpenError::Missing(_))) {
            let directory = directory.display();
            say(&format!("making a new workspace in {directory}"));
        }
        let request = Request::KeysCreate(KeyRequest {
            name: self.name.clone(),
            scope: self.scope,
            reach: self.granted.chosen().unwrap_or(KeyReach::Unscoped),
            expires_in: self.expires_in,
        });
        let created: CreatedKey = self.asking.ask(request, Reach::New)?;
        if created.name_is_shared {
            warn_of_shared_name(&self.name);
        }
        let (Secret(api_key), id, grant) = (created.token, created.id, created.grant);
        let revoke = format!("rolltop keys revoke {id}");
        if self.asking.json {
            let shown = json!({ "api_key": api_key, "id": id, "grant": grant });
            print_once(&shown.to_string(), &revoke)?;
        } else {
            let (id, reaches) = (short(&id), reaches(self.scope.name(), grant.as_ref()));
            say(&format!("key {id} for {reaches}; it is not shown again:"));
            print_once(&api_key, &revoke)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// A name that a key may have.
fn key_name(name: &str) -> Result<String, String> {
    check_key_name(name).map_err(|issue| issue.message)?;
    Ok(name.to_owned())
}

fn short(id: &str) -> &str {
    id.get(..ID_SHOWN).unwrap_or(id)
}

fn row(key: &KeyInfo) -> [String; 8] {
    let grant = match (&key.grant, key.status) {
        (None, KeyStatus::Scoped) => "not understood, grants nothing".to_owned(),
        (grant, _) => reaches(&key.scope, grant.as_ref()),
    };
    let time = |time: &Option<String>, none: &str| time.clone().unwrap_or_else(|| none.to_owned());
    [
        short(&key.id).to_owned(),
        harmless(&key.name),
        key.status.name().to_owned(),
        key.scope.clone(),
        grant,
        time(&key.created_at, "unknown"),
        time(&key.last_used_at, "never"),
        time(&key.expires_at, "never"),
    ]
}

/// What a key of this scope reaches with this grant, in words (chats-files-auth.md 3.5).
fn reaches(scope: &str, grant: Option<&ApiKeyGrant>) -> String {
    if scope == Scope::Limited.name() {
        return "nothing".to_owned();
    }
    let Some(grant) = grant else {
        return "everything".to_owned();
    };
    let permission = grant.permission.name();
    if grant.all_spaces {
        return format!("all spaces, {permission}");
    }
    let ids = || grant.space_ids.iter().map(String::as_str);
    let short = ShortReferences::among(ids());
    let named: Vec<String> = ids()
        .take(SPACES_SHOWN)
        .map(|id| short.serve(id, IdSpelling::Compact))
        .collect();
    let more = match grant.space_ids.len().saturating_sub(SPACES_SHOWN) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    format!("{}{more}, {permission}", named.join(" "))
}

#[cfg(test)]
mod tests;
