//! What bodies need beside what the derives of their types know. The server tells of it in words of its own ("nothing to
//! update"), so that the schemas which guard these bodies do not say it.

use schemars::JsonSchema;
use serde_json::{Map, Value, json};

use super::{member, set};
use crate::properties::{UpdateOptionRequest, UpdatePropertyRequest};
use crate::spaces::UpdateSpaceRequest;
use crate::types::{PropertyDefinition, TypeDocumentPatch, UpdateTypeMembers};

/// Narrows their components. That one of several members is needed is said by their number alone: generators make a
/// union of nothing out of alternatives of `required`.
pub(super) fn narrow(schemas: &mut Map<String, Value>) {
    let with_a_member = [
        UpdateSpaceRequest::schema_name(),
        UpdateOptionRequest::schema_name(),
        UpdateTypeMembers::schema_name(),
        TypeDocumentPatch::schema_name(),
        PropertyDefinition::schema_name(),
    ];
    for component in with_a_member {
        if let Some(schema) = schemas.get_mut(&component) {
            set(schema, "minProperties", json!(1));
        }
    }
    // http.md 20.2: its one member.
    if let Some(schema) = schemas.get_mut(&UpdatePropertyRequest::schema_name()) {
        let members = member(schema, "properties").as_object();
        let names: Vec<&String> = members.into_iter().flat_map(Map::keys).collect();
        let required = json!(names);
        set(schema, "required", required);
    }
}
