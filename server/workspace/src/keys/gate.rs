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
mod tests {
    use rolltop_spec::operations::served;

    use super::*;
    use crate::keys::Scope;

    fn operation(id: &str) -> &'static Operation {
        served(id).unwrap()
    }

    fn caller(grant: Option<(Reach, Permission)>) -> Caller {
        Caller {
            key_id: "k".to_owned(),
            name: "Notes bot".to_owned(),
            scope: Scope::JsonApi,
            grant: grant.map(|(reach, permission)| Grant { reach, permission }),
            created_at: 0,
            expires_at: 0,
        }
    }

    fn one(id: &str) -> Reach {
        Reach::Spaces(vec![id.to_owned()])
    }

    fn space(id: &str) -> SpaceTarget {
        SpaceTarget {
            id: id.to_owned(),
            spelled: format!("spelled-{id}"),
        }
    }

    /// The verdict in one word.
    fn verdict(answer: Result<()>) -> &'static str {
        match answer {
            Ok(()) => "pass",
            Err(Error::SpaceNotGranted { .. }) => "space_not_granted",
            Err(Error::WriteNotGranted { .. }) => "write_not_granted",
            Err(_) => "other",
        }
    }

    #[test]
    fn the_space_is_judged_before_the_verb() {
        // C-102, H-61, H-63
        use Permission::{Read, ReadWrite};
        for (grant, read_own, write_own, read_other, write_other) in [
            (None, "pass", "pass", "pass", "pass"),
            (
                Some((one("a"), Read)),
                "pass",
                "write_not_granted",
                "space_not_granted",
                "space_not_granted",
            ),
            (
                Some((one("a"), ReadWrite)),
                "pass",
                "pass",
                "space_not_granted",
                "space_not_granted",
            ),
            (
                Some((Reach::AllSpaces, Read)),
                "pass",
                "write_not_granted",
                "pass",
                "write_not_granted",
            ),
            (
                Some((Reach::AllSpaces, ReadWrite)),
                "pass",
                "pass",
                "pass",
                "pass",
            ),
            (
                Some((Reach::Spaces(Vec::new()), ReadWrite)),
                "space_not_granted",
                "space_not_granted",
                "space_not_granted",
                "space_not_granted",
            ),
        ] {
            let caller = caller(grant);
            for (access, id, expected) in [
                ("get_object", "a", read_own),
                ("create_object", "a", write_own),
                ("get_object", "b", read_other),
                ("create_object", "b", write_other),
            ] {
                let answer = caller.check_grant(operation(access), Some(&space(id)));
                assert_eq!(
                    verdict(answer),
                    expected,
                    "{:?} {} {id}",
                    caller.grant,
                    access
                );
            }
        }
    }

    #[test]
    fn spaces_are_made_by_keys_that_reach_all_of_them() {
        // C-105, H-65
        use Permission::{Read, ReadWrite};
        for (grant, expected) in [
            (None, "pass"),
            (Some((one("a"), Read)), "space_not_granted"),
            (Some((one("a"), ReadWrite)), "space_not_granted"),
            (Some((Reach::AllSpaces, Read)), "write_not_granted"),
            (Some((Reach::AllSpaces, ReadWrite)), "pass"),
        ] {
            assert_eq!(
                verdict(caller(grant).check_grant(operation("create_space"), None)),
                expected
            );
        }
    }

    #[test]
    fn refusals_name_the_space_as_spelled_the_grant_and_what_was_needed() {
        let caller = caller(Some((one("a"), Permission::Read)));
        let Err(Error::SpaceNotGranted { issue, needs }) =
            caller.check_grant(operation("create_object"), Some(&space("b")))
        else {
            unreachable!("the space is not covered");
        };
        let told = |issue: &Issue, words: [&str; 2], repair: &str| {
            let says = words.iter().all(|word| issue.message.contains(word));
            let hint = issue.hint.as_deref().unwrap_or_default();
            assert!(says && hint.contains(repair), "{issue:?}");
        };
        assert_eq!(issue.path_str(), "space_id");
        told(
            &issue,
            ["spelled-b", "spaces [a] with read access"],
            "`rolltop keys create --name NAME --space b --permission readwrite`",
        );
        assert_eq!(
            needs.unwrap(),
            Needed {
                space_id: "b".to_owned(),
                permission: Permission::ReadWrite
            }
        );
        let Err(Error::WriteNotGranted { issue, needs }) =
            caller.check_grant(operation("create_object"), Some(&space("a")))
        else {
            unreachable!("the grant is read only");
        };
        assert_eq!(issue.path_str(), "Authorization");
        told(
            &issue,
            ["create_object", "with read access"],
            "--space a --permission readwrite`",
        );
        assert_eq!(needs.unwrap().space_id, "a");
    }

    #[test]
    fn routes_without_a_space_take_any_key() {
        let caller = caller(Some((Reach::Spaces(Vec::new()), Permission::Read)));
        for id in ["create_auth_challenge", "validate", "list_spaces"] {
            let answer = caller.check_grant(operation(id), None);
            assert_eq!(verdict(answer), "pass", "{id}");
        }
    }

    #[test]
    fn a_space_route_without_its_space_is_refused() {
        let caller = caller(Some((Reach::AllSpaces, Permission::ReadWrite)));
        assert_eq!(
            verdict(caller.check_grant(operation("get_object"), None)),
            "other"
        );
    }
}
