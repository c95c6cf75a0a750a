//! whoami: what the credential of a request reaches (chats-files-auth.md 3.7), told from the very record that the
//! gate judges by.

use std::collections::HashMap;

use super::{Caller, KeyStatus, Permission, Reach, Scope};
use crate::Workspace;
use crate::error::Result;
use crate::spaces::{IdSpelling, ShortReferences};

/// Description of a credential.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Whoami {
    /// Hex SHA-256 of the raw key.
    pub key_id: String,
    /// Its name.
    pub name: String,
    /// Unix seconds; `None` = unknown.
    pub created_at: Option<i64>,
    /// Unix seconds; `None` = never.
    pub expires_at: Option<i64>,
    /// Whether a grant record exists.
    pub status: KeyStatus,
    /// What it was made for.
    pub scope: Scope,
    /// The sentence for keys without a grant.
    pub notice: Option<&'static str>,
    /// What it reaches.
    pub grant: WhoamiGrant,
}

/// The reach of a credential.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct WhoamiGrant {
    /// A grant record exists.
    pub scoped: bool,
    /// It reaches just the listed spaces.
    pub restricted: bool,
    /// The grant record covers every space.
    pub all_spaces: bool,
    /// `None` without a grant record.
    pub permission: Option<Permission>,
    /// `None` without a grant record.
    pub space_count: Option<usize>,
    /// Granted spaces; of an all-spaces grant only on demand.
    pub spaces: Vec<GrantedSpace>,
}

/// A space within reach.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct GrantedSpace {
    /// In the spelling asked for.
    pub id: String,
    /// Empty when it is not live.
    pub name: String,
    /// What is allowed there.
    pub permission: Permission,
}

impl Workspace {
    /// Describes the caller. `list_all` asks for the spaces of an all-spaces grant too.
    pub fn whoami(&self, caller: &Caller, ids: IdSpelling, list_all: bool) -> Result<Whoami> {
        let known = |seconds: i64| (seconds != 0).then_some(seconds);
        Ok(Whoami {
            key_id: caller.key_id.clone(),
            name: caller.name.clone(),
            created_at: known(caller.created_at),
            expires_at: known(caller.expires_at),
            status: caller.status(),
            scope: caller.scope,
            notice: caller.notice(),
            grant: self.whoami_grant(caller, ids, list_all)?,
        })
    }

    fn whoami_grant(
        &self,
        caller: &Caller,
        ids: IdSpelling,
        list_all: bool,
    ) -> Result<WhoamiGrant> {
        let Some(grant) = &caller.grant else {
            return Ok(WhoamiGrant {
                scoped: false,
                restricted: false,
                all_spaces: false,
                permission: None,
                space_count: None,
                spaces: Vec::new(),
            });
        };
        let live = self.visible_spaces(caller)?;
        let names: HashMap<&str, &str> = live
            .iter()
            .map(|space| (space.id.as_str(), space.name.as_str()))
            .collect();
        let reached: Vec<&str> = match &grant.reach {
            Reach::AllSpaces => live.iter().map(|space| space.id.as_str()).collect(),
            Reach::Spaces(spaces) => spaces.iter().map(String::as_str).collect(),
        };
        let all_spaces = grant.reach == Reach::AllSpaces;
        let references = ShortReferences::among(reached.iter().copied());
        let listed: &[&str] = if all_spaces && !list_all {
            &[]
        } else {
            &reached
        };
        let granted = |&id: &&str| GrantedSpace {
            id: references.serve(id, ids),
            name: names.get(id).copied().unwrap_or_default().to_owned(),
            permission: grant.permission,
        };
        Ok(WhoamiGrant {
            scoped: true,
            restricted: !all_spaces,
            all_spaces,
            permission: Some(grant.permission),
            space_count: Some(reached.len()),
            spaces: listed.iter().map(granted).collect(),
        })
    }
}
