//! The local owner's surface (chats-files-auth.md 3.2): what only the person at this machine may do.
//!
//! A [`Request`] reaches the workspace over the control socket of a running server, or directly when none runs.
//! Either way [`perform`] carries it out. Nothing of it can be reached over TCP or with an API key.

mod client;
mod data;
mod request;
mod socket;

use std::sync::Arc;

use rolltop_document::wording::PUT_BACK;
use rolltop_workspace::Workspace;
use rolltop_workspace::error::Error;
use serde::Serialize;

pub(crate) use self::client::{Conversation, Reach};
pub(crate) use self::data::{Opened, default_directory, open};
pub(crate) use self::request::{Answer, Request};
pub(crate) use self::socket::{ControlSocket, fits, unusable};

pub(crate) fn perform(workspace: &Arc<Workspace>, request: Request) -> Answer {
    match request {
        Request::KeysCreate(request) => done(workspace.create_key(&request)),
        Request::KeysList {} => done(workspace.list_keys()),
        Request::KeysRevoke { key } => done(workspace.revoke_key(&key)),
        Request::PairList {} => done(Ok(workspace.list_pairing())),
        Request::PairApprove {
            challenge_id,
            reach,
        } => done(workspace.approve_pairing(&challenge_id, &reach)),
        Request::PairDeny { challenge_id } => done(workspace.deny_pairing(&challenge_id)),
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
        Request::IndexProgress {} => done(Ok(workspace.rebuild_status().unwrap_or_default())),
        Request::BinRestore { reference, space } => {
            done(workspace.restore(&reference, space.as_deref()))
        }
    }
}

fn done<T: Serialize>(result: Result<T, Error>) -> Answer {
    match result.map(serde_json::to_value) {
        Ok(Ok(done)) => Answer::Done(done),
        Ok(Err(error)) => Answer::Refused(error.to_string()),
        Err(error) => Answer::Refused(sentence(&error)),
    }
}

/// A refusal as one line: what is wrong, and how to repair it.
fn sentence(error: &Error) -> String {
    match error {
        Error::Fault(fault) => match fault.issues.first().and_then(|issue| issue.hint.as_deref()) {
            Some(hint) => format!("{}; {hint}", fault.message),
            None => fault.message.to_string(),
        },
        Error::Unwritable { obstacle, .. } => format!("{error}: {}", obstacle.repair()),
        Error::Damaged { .. } => format!("{error}: {PUT_BACK}"),
        _ => error.to_string(),
    }
}
