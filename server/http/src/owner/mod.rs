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
use rolltop_workspace::keys::{Grant, KeyReach, KeyRequest, Permission, Scope};
use rolltop_workspace::pairing::ApproveError;
use serde::Serialize;
use serde_json::Value;

pub(crate) use self::answer::{Answer, Approved, Back, Challenges, Denied, NewKey, Secret};
pub(crate) use self::client::{Conversation, Reach};
pub(crate) use self::data::{Opened, default_directory, open};
pub(crate) use self::request::{Request, Spaces};
pub(crate) use self::socket::{ControlSocket, fits, unusable};

pub(crate) fn perform(workspace: &Arc<Workspace>, request: Request) -> Answer {
    let done = match request {
        Request::KeysCreate {
            name,
            scope,
            reach,
            expires_in,
        } => create_key(workspace, name, &scope, reach, expires_in),
        Request::KeysList {} => done(workspace.list_keys()),
        Request::KeysRevoke { key } => done(workspace.revoke_key(&key)),
        Request::PairList {} => {
            let (challenges, locked) = workspace.list_pairing();
            json(Challenges {
                locked_seconds: locked.map(|time| time.as_secs()),
                challenges,
            })
        }
        Request::PairApprove {
            challenge_id,
            reach,
        } => approve(workspace, challenge_id, reach),
        Request::PairDeny { challenge_id } => match workspace.deny_pairing(&challenge_id) {
            Ok(barred) => json(Denied {
                challenge_id,
                barred: barred.map(|claimant| claimant.to_string()),
            }),
            Err(refusal) => Err(refusal.to_string()),
        },
        Request::SpacesList {} => done(workspace.list_owned_spaces()),
        Request::SpacesFind { references } => done(workspace.find_owned_spaces(&references)),
        Request::SpacesDelete { references } => done(workspace.delete_spaces(references)),
        Request::BinList { space, limit } => {
            done(workspace.list_bin(space.as_deref(), limit.into()))
        }
        Request::IndexRebuild { space } => {
            let started = workspace.start_rebuild(space.as_deref());
            done(started.map(|()| workspace.rebuild_status().unwrap_or_default()))
        }
        Request::IndexProgress {} => json(workspace.rebuild_status().unwrap_or_default()),
        Request::BinRestore { reference, space } => {
            let restored = workspace.restore(&reference, space.as_deref());
            done(restored.map(|restored| {
                Back {
                    row: restored.row,
                    warnings: restored
                        .warnings
                        .into_iter()
                        .map(|one| one.message)
                        .collect(),
                }
            }))
        }
    };
    done.map_or_else(Answer::Refused, Answer::Done)
}

fn done<T: Serialize>(result: Result<T, Error>) -> Result<Value, String> {
    json(result.map_err(sentence)?)
}

fn json<T: Serialize>(done: T) -> Result<Value, String> {
    serde_json::to_value(done).map_err(|error| error.to_string())
}

fn create_key(
    workspace: &Workspace,
    name: String,
    scope: &str,
    reach: Spaces,
    expires_in: Option<u64>,
) -> Result<Value, String> {
    let scope = Scope::from_name(scope).ok_or_else(|| format!("there is no scope {scope:?}"))?;
    let created = workspace.create_key(&KeyRequest {
        name,
        scope,
        reach: key_reach(reach)?,
        expires_in: expires_in.map(Duration::from_secs),
    });
    done(created.map(|created| NewKey {
        api_key: Secret(created.token),
        id: created.id,
        grant: created.grant.as_ref().map(Grant::served),
        name_is_shared: created.name_is_shared,
    }))
}

fn approve(workspace: &Workspace, challenge_id: String, reach: Spaces) -> Result<Value, String> {
    let approved = workspace.approve_pairing(&challenge_id, &key_reach(reach)?);
    let approval = approved.map_err(|error| match error {
        ApproveError::Refused(refusal) => refusal.to_string(),
        ApproveError::Grant(error) => sentence(error),
    })?;
    json(Approved {
        challenge_id,
        code: Secret(approval.code),
        app_name: approval.app_name,
        name_is_shared: approval.name_is_shared,
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
