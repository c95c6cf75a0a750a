//! The local owner's surface (chats-files-auth.md 3.2): what only the person at this machine may do.
//!
//! A [`Request`] reaches the workspace over the control socket of a running server, or directly when none runs.
//! Either way [`perform`] carries it out. Nothing of it can be reached over TCP or with an API key.

mod answer;
mod client;
mod data;
mod request;
mod socket;

use std::sync::Arc;
use std::time::Duration;

use rolltop_document::wording::PUT_BACK;
use rolltop_workspace::Workspace;
use rolltop_workspace::error::Error;
use rolltop_workspace::keys::{CreatedKey, Grant, KeyReach, KeyRequest, Permission, Scope};
use rolltop_workspace::pairing::ApproveError;

pub(crate) use self::answer::{Answer, NewKey, Secret};
pub(crate) use self::client::{Conversation, Reach, ask};
pub(crate) use self::data::{Opened, default_directory, open};
pub(crate) use self::request::{Request, Spaces};
pub(crate) use self::socket::{ControlSocket, fits, unusable};

/// Carries a request out.
pub(crate) fn perform(workspace: &Arc<Workspace>, request: Request) -> Answer {
    let done = match request {
        Request::KeysCreate {
            name,
            scope,
            reach,
            expires_in,
        } => create_key(workspace, name, &scope, reach, expires_in),
        Request::KeysList {} => workspace.list_keys().map(Answer::Keys).map_err(sentence),
        Request::KeysRevoke { key } => workspace
            .revoke_key(&key)
            .map(Answer::KeyRevoked)
            .map_err(sentence),
        Request::PairList {} => {
            let (challenges, locked) = workspace.list_pairing();
            Ok(Answer::Challenges {
                locked_seconds: locked.map(|time| time.as_secs()),
                challenges,
            })
        }
        Request::PairApprove {
            challenge_id,
            reach,
        } => approve(workspace, &challenge_id, reach),
        Request::PairDeny { challenge_id } => match workspace.deny_pairing(&challenge_id) {
            Ok(barred) => Ok(Answer::Denied {
                challenge_id,
                barred: barred.map(|claimant| claimant.to_string()),
            }),
            Err(refusal) => Err(refusal.to_string()),
        },
        Request::SpacesList {} => workspace
            .list_owned_spaces()
            .map(Answer::Spaces)
            .map_err(sentence),
        Request::SpacesFind { references } => workspace
            .find_owned_spaces(&references)
            .map(Answer::Spaces)
            .map_err(sentence),
        Request::SpacesDelete { references } => workspace
            .delete_spaces(references)
            .map(Answer::SpacesDeleted)
            .map_err(sentence),
        Request::BinList { space, limit } => workspace
            .list_bin(space.as_deref(), limit.into())
            .map(|bin| Answer::Bin {
                rows: bin.rows,
                total: bin.total,
            })
            .map_err(sentence),
        Request::IndexRebuild { space } => workspace
            .start_rebuild(space.as_deref())
            .map(|()| rebuilding(workspace))
            .map_err(sentence),
        Request::IndexProgress {} => Ok(rebuilding(workspace)),
        Request::BinRestore { reference, space } => workspace
            .restore(&reference, space.as_deref())
            .map(|restored| Answer::Restored {
                row: restored.row,
                warnings: restored
                    .warnings
                    .into_iter()
                    .map(|one| one.message)
                    .collect(),
            })
            .map_err(sentence),
    };
    done.unwrap_or_else(Answer::Refused)
}

fn rebuilding(workspace: &Workspace) -> Answer {
    Answer::Rebuilding(workspace.rebuild_status().unwrap_or_default())
}

fn create_key(
    workspace: &Workspace,
    name: String,
    scope: &str,
    reach: Spaces,
    expires_in: Option<u64>,
) -> Result<Answer, String> {
    let scope = Scope::from_name(scope).ok_or_else(|| format!("there is no scope {scope:?}"))?;
    let reach = key_reach(reach)?;
    let request = KeyRequest {
        name,
        scope,
        reach,
        expires_in: expires_in.map(Duration::from_secs),
    };
    let CreatedKey {
        token,
        id,
        grant,
        name_is_shared,
    } = workspace.create_key(&request).map_err(sentence)?;
    let grant = grant.as_ref().map(Grant::served);
    Ok(Answer::KeyCreated(NewKey {
        api_key: Secret(token),
        id,
        grant,
        name_is_shared,
    }))
}

fn approve(workspace: &Workspace, challenge_id: &str, reach: Spaces) -> Result<Answer, String> {
    workspace
        .approve_pairing(challenge_id, &key_reach(reach)?)
        .map(|approval| Answer::Approved {
            challenge_id: challenge_id.to_owned(),
            code: Secret(approval.code),
            app_name: approval.app_name,
            name_is_shared: approval.name_is_shared,
        })
        .map_err(|error| match error {
            ApproveError::Refused(refusal) => refusal.to_string(),
            ApproveError::Grant(error) => sentence(error),
        })
}

fn key_reach(reach: Spaces) -> Result<KeyReach, String> {
    let permission = |name: &str| {
        Permission::from_name(name).ok_or_else(|| format!("there is no permission {name:?}"))
    };
    Ok(match reach {
        Spaces::Unscoped => KeyReach::Unscoped,
        Spaces::All(name) => KeyReach::AllSpaces(permission(&name)?),
        Spaces::Some(spaces, name) => KeyReach::Spaces(spaces, permission(&name)?),
    })
}

/// A refusal as one line: what is wrong, and how to repair it.
fn sentence(error: Error) -> String {
    match &error {
        Error::Fault(fault) => match fault.issues.first().and_then(|issue| issue.hint.as_deref()) {
            Some(hint) => format!("{}; {hint}", fault.message),
            None => fault.message.to_string(),
        },
        Error::Unwritable { obstacle, .. } => format!("{error}: {}", obstacle.repair()),
        Error::Damaged { .. } => format!("{error}: {PUT_BACK}"),
        _ => error.to_string(),
    }
}
