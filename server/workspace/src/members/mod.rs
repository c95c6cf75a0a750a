//! The members of a space (http.md 18): read only here, out of the catalogue.

use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::wording::shown;
use rolltop_spec::members::MemberRow;
use rolltop_spec::shared::{ListResponse, Narrowing};

use crate::Workspace;
use crate::error::Result;
use crate::spaces::{Page, SpaceTarget};

/// The path parameter that names a member.
const MEMBER: &str = "member_id";

impl Workspace {
    /// A page of the active members of a space, by name, then id.
    pub fn list_members(&self, space: &SpaceTarget, page: Page) -> Result<ListResponse<MemberRow>> {
        let catalogue = self.names_of(space)?;
        let members = &catalogue.members;
        let rows = page.of(members.iter().cloned()).collect();
        let total = members.len() as u64;
        Ok(ListResponse::page(page, rows, total, Narrowing::Offset))
    }

    /// The member that every key of this server acts as, also while its object cannot be read.
    pub fn get_own_member(&self, space: &SpaceTarget) -> Result<MemberRow> {
        let catalogue = self.names_of(space)?;
        if catalogue.me.is_empty() {
            return Err(not_found("this server has no account in the space".to_owned()).into());
        }
        let mut members = catalogue.members.iter();
        let own = members.find(|member| member.id == catalogue.me);
        Ok(own.cloned().unwrap_or_else(|| MemberRow {
            id: catalogue.me.clone(),
            name: String::new(),
            role: String::new(),
            identity: Some(catalogue.account.clone()),
            icon_image: None,
        }))
    }

    /// An active member by full id.
    pub fn get_member(&self, space: &SpaceTarget, member_id: &str) -> Result<MemberRow> {
        let catalogue = self.names_of(space)?;
        let mut members = catalogue.members.iter();
        let found = members.find(|member| member.id == member_id);
        let missing = || not_found(format!("the space has no member {:?}", shown(member_id)));
        Ok(found.cloned().ok_or_else(missing)?)
    }
}

fn not_found(message: String) -> Fault {
    let issue = Issue::at(MEMBER, message).hint("list the members of the space");
    Fault::not_found(issue.see(Ref::op("list_members")))
}
