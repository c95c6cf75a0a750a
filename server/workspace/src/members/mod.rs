//! The members of a space (http.md 18): read only here, out of the catalogue.

use rolltop_document::bundled::ParticipantPermissions;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::wording::shown;

use crate::Workspace;
use crate::error::Result;
use crate::spaces::{Page, SpaceTarget};

/// The path parameter that names a member.
const MEMBER: &str = "member_id";

/// An active member of a space.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Member {
    /// Object id, the value for properties that point to members.
    pub id: String,
    /// Display name, possibly empty.
    pub name: String,
    /// What the member may do; `None` while its object is not there yet.
    pub permissions: Option<ParticipantPermissions>,
    /// Content id of the image that is its icon; the content route of the space serves it.
    pub icon_image: Option<String>,
}

/// A page of members.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MemberPage {
    /// The rows of the page.
    pub rows: Vec<Member>,
    /// How many active members the space has.
    pub total: usize,
}

impl Workspace {
    /// A page of the active members of a space, by name, then id.
    pub fn list_members(&self, space: &SpaceTarget, page: Page) -> Result<MemberPage> {
        let catalogue = self.names_of(space)?;
        Ok(MemberPage {
            rows: page.of(catalogue.members.iter().cloned()).collect(),
            total: catalogue.members.len(),
        })
    }

    /// The member that every key of this server acts as, even before its object is there.
    ///
    /// # Errors
    /// Not found where the server has no account in the space.
    pub fn get_own_member(&self, space: &SpaceTarget) -> Result<Member> {
        let catalogue = self.names_of(space)?;
        if catalogue.me.is_empty() {
            return Err(not_found("this server has no account in the space".to_owned()).into());
        }
        let own = catalogue
            .members
            .iter()
            .find(|member| member.id == catalogue.me);
        Ok(own.cloned().unwrap_or_else(|| Member {
            id: catalogue.me.clone(),
            name: String::new(),
            permissions: None,
            icon_image: None,
        }))
    }

    /// An active member by full id.
    ///
    /// # Errors
    /// Not found: unknown, another object, or one who left.
    pub fn get_member(&self, space: &SpaceTarget, member_id: &str) -> Result<Member> {
        let catalogue = self.names_of(space)?;
        let mut members = catalogue.members.iter();
        let found = members.find(|member| member.id == member_id);
        let missing = || {
            not_found(format!(
                "the space has no member {member_id:?}",
                member_id = shown(member_id)
            ))
        };
        Ok(found.cloned().ok_or_else(missing)?)
    }
}

fn not_found(message: String) -> Fault {
    let issue = Issue::at(MEMBER, message).hint("list the members of the space");
    Fault::not_found(issue.see(Ref::op("list_members")))
}
