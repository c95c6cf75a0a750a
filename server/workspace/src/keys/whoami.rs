//! whoami: what the key of a request reaches, by the record that the gate judges by (chats-files-auth.md 3.7).

use std::collections::HashMap;

use rolltop_document::envelope::IdSpelling;
use rolltop_spec::SERVICE_VERSION;
use rolltop_spec::auth::{WhoamiApi, WhoamiGrant, WhoamiKey, WhoamiResponse, WhoamiSpace};

use super::{Caller, Reach};
use crate::Workspace;
use crate::clock::rfc3339;
use crate::error::Result;
use crate::space_ids::ShortReferences;

impl Workspace {
    /// Describes the caller. `list_all` asks for the spaces of an all-spaces grant too.
    pub fn whoami(
        &self,
        caller: &Caller,
        ids: IdSpelling,
        list_all: bool,
    ) -> Result<WhoamiResponse> {
        let known = |seconds: i64| (seconds != 0).then_some(seconds).and_then(rfc3339);
        Ok(WhoamiResponse {
            api: WhoamiApi {
                version: SERVICE_VERSION.to_owned(),
            },
            key: WhoamiKey {
                id: caller.key_id.clone(),
                name: caller.name.clone(),
                created_at: known(caller.created_at),
                expires_at: known(caller.expires_at),
            },
            key_status: caller.status(),
            scope: caller.scope,
            grant: self.whoami_grant(caller, ids, list_all)?,
            notice: caller.notice().map(str::to_owned),
        })
    }

    fn whoami_grant(
        &self,
        caller: &Caller,
        ids: IdSpelling,
        list_all: bool,
    ) -> Result<WhoamiGrant> {
        let Some(grant) = &caller.grant else {
            return Ok(WhoamiGrant::default());
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
        let listed = reached.iter().filter(|_| list_all || !all_spaces);
        let granted = |&id: &&str| WhoamiSpace {
            id: references.serve(id, ids),
            name: names.get(id).copied().unwrap_or_default().to_owned(),
            permission: grant.permission,
        };
        Ok(WhoamiGrant {
            scoped: true,
            restricted: !all_spaces,
            all_spaces,
            permission: Some(grant.permission),
            space_count: Some(reached.len() as u64),
            spaces: listed.map(granted).collect(),
        })
    }
}
