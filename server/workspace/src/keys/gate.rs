//! The grant gate: which keys may take which route into which space (http.md 8, chats-files-auth.md 3.6).

use rolltop_document::issue::{Issue, Ref};
use rolltop_spec::operations::{Class, Operation, Verb};

use super::{Caller, Grant, Permission, Reach};
use crate::error::{Error, Needed, Result};
use crate::space_ids::{SpaceTarget, TECHNICAL_SPACE};

impl Caller {
    /// Judges a request before anything is known of what it names: the space first, then the verb, both before
    /// existence. `space` is the resolved space of a [`Class::Space`] operation.
    pub fn check_grant(&self, operation: &Operation, space: Option<&SpaceTarget>) -> Result<()> {
        let Some(grant) = &self.grant else {
            return Ok(());
        };
        match operation.class {
            Class::Exempt | Class::DataFree | Class::ServiceFiltered => Ok(()),
            Class::CreateSpace => gate_create_space(grant, operation),
            Class::Space => match space {
                Some(space) => gate_space(grant, operation, space),
                // A route of this class without a space is a mistake of ours: refused, never let through.
                None => Err(Error::internal(
                    "a space route was judged without its space",
                )),
            },
        }
    }
}

/// The least permission that allows an operation.
fn needed(operation: &Operation) -> Permission {
    match operation.verb {
        Verb::Read => Permission::Read,
        Verb::Write => Permission::ReadWrite,
    }
}

/// The credential, where it is what stands against a request (http.md 11: the bare name of a header).
const CREDENTIAL: &str = "Authorization";
/// The space of a path.
const SPACE: &str = "space_id";

fn gate_create_space(grant: &Grant, operation: &Operation) -> Result<()> {
    if grant.reach != Reach::AllSpaces {
        let message = format!("this key cannot create spaces; granted: {grant}");
        let hint = another_key(None, needed(operation));
        return Err(Error::SpaceNotGranted {
            issue: Box::new(Issue::at(CREDENTIAL, message).hint(hint)),
            needs: None,
        });
    }
    gate_verb(grant, operation, None)
}

fn gate_space(grant: &Grant, operation: &Operation, space: &SpaceTarget) -> Result<()> {
    let needs = Needed {
        space_id: space.id.clone(),
        permission: needed(operation),
    };
    if !grant.covers(&space.id) {
        let message = format!(
            "space {:?} is not granted to this key; granted: {grant}",
            space.spelled
        );
        let hint = match space.id.as_str() {
            // No key is made for it.
            TECHNICAL_SPACE => "name a space that is".to_owned(),
            _ => format!(
                "name a space that is, or {}",
                another_key(Some(&needs), needs.permission)
            ),
        };
        let issue = Issue::at(SPACE, message).hint(hint);
        return Err(Error::SpaceNotGranted {
            issue: Box::new(issue.see(Ref::op("list_spaces"))),
            needs: Some(needs),
        });
    }
    gate_verb(grant, operation, Some(needs))
}

fn gate_verb(grant: &Grant, operation: &Operation, needs: Option<Needed>) -> Result<()> {
    let permission = needed(operation);
    if grant.permission == Permission::ReadWrite || permission == Permission::Read {
        return Ok(());
    }
    let message = format!(
        "{} writes, and this key may only read; granted: {grant}",
        operation.route.id
    );
    // A key for all spaces is not to be exchanged for a narrower one.
    let space = needs.as_ref().filter(|_| grant.reach != Reach::AllSpaces);
    let issue = Issue::at(CREDENTIAL, message).hint(another_key(space, permission));
    Err(Error::WriteNotGranted {
        issue: Box::new(issue),
        needs,
    })
}

/// What the owner can do; without a space, a key for all of them is wanted.
fn another_key(space: Option<&Needed>, permission: Permission) -> String {
    let reach = match space {
        Some(needs) => format!("--space {}", needs.space_id),
        None => "--all-spaces".to_owned(),
    };
    format!(
        "ask the owner for another key: `rolltop keys create --name NAME {reach} --permission {}`",
        permission.name()
    )
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
