//! Archiving a type (http.md 19.3).

use rolltop_document::bundled::{Creation, bundled_type};
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::vocabulary::{KeysMode, TypeDef};
use rolltop_store::Plan;

use super::{TYPE, reread};
use crate::Workspace;
use crate::error::Result;
use crate::etag::{self, IfMatch};
use crate::mutation::{Mutation, Planned, Reply};
use crate::objects::put_archived;
use crate::refusals::missing;
use crate::spaces::SpaceTarget;

/// Types that the server makes objects of, or that callers count on, beside those with routes of their own.
const KEPT: [&str; 6] = ["page", "note", "task", "bookmark", "set", "collection"];

/// What an archiving comes to.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ArchivedType {
    /// Object id.
    pub id: String,
    /// The key that becomes free.
    pub key: String,
    /// Advice.
    pub warnings: Vec<Issue>,
}

impl Workspace {
    /// Archives a type: its objects keep it, its key and name become free.
    pub fn delete_type(
        &self,
        space: &SpaceTarget,
        (spelling, keys): (&str, KeysMode),
        if_match: Option<&IfMatch>,
        mutation: &Mutation<'_, ArchivedType>,
    ) -> Result<Reply> {
        self.mutate(mutation, None, || {
            self.live_space(space)?;
            let catalogue = self.catalogue(&space.id)?;
            let may_go = |def: &TypeDef| !is_kept(def);
            let vocabulary = &catalogue.vocabulary;
            let found = vocabulary.find_type_to_remove(spelling, keys, &may_go);
            let def = found.map_err(|miss| missing(TYPE, miss))?;
            let record = self.object(space, &def.id)?;
            etag::check(if_match, &record.etag, || reread(space, spelling))?;
            let key = vocabulary.type_key(&def.key);
            refuse_kept(def, key)?;
            let warning = self.objects_of(space, def, key)?;
            let mut plan = Plan::at(self.clock.now_millis());
            // The record is read after the names: whoever archived it in between was first.
            plan.preconditions.push(catalogue.relied_on(&space.id)?);
            put_archived(&mut plan, &record, true);
            let outcome = ArchivedType {
                id: def.id.clone(),
                key: key.to_owned(),
                warnings: warning.into_iter().collect(),
            };
            Ok(Planned { outcome, plan })
        })
    }

    /// A warning with the number of objects that still have the type.
    fn objects_of(&self, space: &SpaceTarget, def: &TypeDef, key: &str) -> Result<Option<Issue>> {
        let holders = self.counted(space, |_, row| row.type_key() == def.key)?;
        Ok(holders.map(|holders| {
            Issue::at(
                "key",
                format!("{} the type {key}", holders.that("have", "has")),
            )
            .hint("they go on reading with it; set_type gives an object another one")
        }))
    }
}

/// True for a type that the server itself leans on.
pub(super) fn is_kept(def: &TypeDef) -> bool {
    bundled_type(&def.key).is_some_and(|bundled| {
        let has_own_route = bundled.creation != Creation::Objects;
        bundled.hidden || has_own_route || KEPT.contains(&bundled.key)
    })
}

/// What the server itself leans on stays.
fn refuse_kept(def: &TypeDef, key: &str) -> Result<(), Fault> {
    if !is_kept(def) {
        return Ok(());
    }
    let message = format!("the built-in type {key} cannot be archived");
    let issue = Issue::at(TYPE, message).hint("this is permanent: do not retry");
    Err(Fault::forbidden(issue.see(Ref::op("list_types"))))
}
