//! Requirements of request bodies that the derived schemas do not express. The server has its own message for them
//! ("nothing to update"), so the validation schemas omit them.

use schemars::JsonSchema;
use serde_json::{Map, Value, json};

use super::{member, set};
use crate::properties::{UpdateOptionRequest, UpdatePropertyRequest};
use crate::spaces::UpdateSpaceRequest;
use crate::types::{PropertyDefinition, TypeDocumentPatch, UpdateTypeMembers};

/// Adds the requirements to the components. "At least one member" is only expressed as a member count. Generators would
/// turn alternatives of `required` into useless unions.
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
    // Http.md 20.2: requires its only member.
    if let Some(schema) = schemas.get_mut(&UpdatePropertyRequest::schema_name()) {
        let members = member(schema, "properties").as_object();
        let names: Vec<&String> = members.into_iter().flat_map(Map::keys).collect();
        let required = json!(names);
        set(schema, "required", required);
    }
}
