//! Archiving a type (http.md 19.3).

use rolltop_document::bundled::{Creation, bundled_type};
use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::{KeysMode, TypeDef};
use rolltop_query::value::Symbols;
use rolltop_spec::shared::CreateResult;
use rolltop_store::Tx;

use super::{TYPE, reread};
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::etag::{self, IfMatch};
use crate::properties::Holders;
use crate::refusals::{missing, permanent};
use crate::spaces::SpaceTarget;

/// Types that the server makes objects of, or that callers count on, beside those with routes of their own.
const KEPT: [&str; 6] = ["page", "note", "task", "bookmark", "set", "collection"];

impl Workspace {
    /// Advice on the objects that have a type that may be archived. Counting takes long: it is done before the
    /// transaction that archives the type.
    pub fn type_advice(
        &self,
        space: &SpaceTarget,
        (spelling, keys): (&str, KeysMode),
    ) -> Result<Option<Issue>> {
        self.projection.read(&space.id, |at, rows| {
            let catalogue = self.names_at(at, &space.id)?;
            let vocabulary = &catalogue.vocabulary;
            let may_go = |def: &TypeDef| !is_kept(def);
            let Ok(def) = vocabulary.find_type_to_remove(spelling, keys, &may_go) else {
                return Ok(None);
            };
            let of_type = rows.symbols().symbol(&def.key);
            let holders = Holders::count(rows, |row| of_type == Some(row.type_key));
            Ok(holders.map(|holders| {
                let key = vocabulary.type_key(&def.key);
                let message = format!("{} the type {key}", holders.that("have", "has"));
                Issue::at("key", message).hint("they keep it; set_type gives an object another one")
            }))
        })
    }

    /// Archives a type: its objects keep it, its key and name become free. `advice` is that of
    /// [`Self::type_advice`].
    pub fn delete_type(
        &self,
        tx: &mut Tx<'_>,
        space: &SpaceTarget,
        (spelling, keys): (&str, KeysMode),
        if_match: Option<&IfMatch>,
        advice: Option<Issue>,
    ) -> Result<CreateResult> {
        let catalogue = self.live_names_at(tx, space)?;
        let may_go = |def: &TypeDef| !is_kept(def);
        let vocabulary = &catalogue.vocabulary;
        let found = vocabulary.find_type_to_remove(spelling, keys, &may_go);
        let def = found.map_err(|miss| missing(TYPE, miss))?;
        let record = self.object(tx, space, &def.id)?;
        etag::check(if_match, &record.etag, || reread(space, spelling))?;
        let key = vocabulary.type_key(&def.key);
        self.remove_type(tx, space, (&catalogue, def))?;
        Ok(CreateResult {
            id: Some(def.id.clone()),
            key: Some(key.to_owned()),
            warnings: advice.into_iter().collect(),
            ..CreateResult::default()
        })
    }

    /// Archives a type. A type in the bin stays there.
    ///
    /// # Errors
    /// A type that the server depends on.
    pub fn remove_type(
        &self,
        tx: &mut Tx<'_>,
        space: &SpaceTarget,
        (catalogue, def): (&Catalogue, &TypeDef),
    ) -> Result<()> {
        if is_kept(def) {
            let key = catalogue.vocabulary.type_key(&def.key);
            let message = format!("the built-in type {key} cannot be archived");
            return Err(permanent(TYPE, message, "list_types").into());
        }
        if def.archived {
            return Ok(());
        }
        self.put_archived(tx, space, catalogue, &def.id)
    }
}

/// True for a type that the server depends on.
pub(super) fn is_kept(def: &TypeDef) -> bool {
    bundled_type(&def.key).is_some_and(|bundled| {
        let has_own_route = bundled.creation != Creation::Objects;
        bundled.hidden || has_own_route || KEPT.contains(&bundled.key)
    })
}
