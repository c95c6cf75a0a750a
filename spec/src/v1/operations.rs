//! The rows: every operation of v1 that is served, in the order of v1.md 22.

use super::PREFIX;
use crate::operations::{self, BodyCap, Class, Major, Operation, Verb};

/// Builds the rows of [`OPERATIONS`]: a read without anything, then what differs.
const fn read(
    id: &'static str,
    method: &'static str,
    path: &'static str,
    class: Class,
) -> Operation {
    Operation {
        major: Major::V1,
        ..operations::read(id, method, path, class)
    }
}

const fn list(id: &'static str, path: &'static str, class: Class) -> Operation {
    Operation {
        paged: true,
        filters: true,
        ..read(id, "GET", path, class)
    }
}

const fn get(id: &'static str, path: &'static str) -> Operation {
    read(id, "GET", path, Class::Space)
}

const fn search(id: &'static str, path: &'static str, class: Class) -> Operation {
    Operation {
        body: Some(BodyCap::Structured),
        paged: true,
        ..read(id, "POST", path, class)
    }
}

/// A write with a body of JSON.
const fn write(id: &'static str, method: &'static str, path: &'static str) -> Operation {
    Operation {
        verb: Verb::Write,
        body: Some(BodyCap::Structured),
        ..read(id, method, path, Class::Space)
    }
}

const fn create(id: &'static str, path: &'static str) -> Operation {
    Operation {
        success: 201,
        ..write(id, "POST", path)
    }
}

/// A write whose body is a text of Markdown, and more.
const fn document(operation: Operation) -> Operation {
    Operation {
        body: Some(BodyCap::Document),
        ..operation
    }
}

const fn delete(id: &'static str, path: &'static str) -> Operation {
    Operation {
        body: None,
        ..write(id, "DELETE", path)
    }
}

const fn pairing(id: &'static str, path: &'static str) -> Operation {
    Operation {
        body: Some(BodyCap::Structured),
        success: 201,
        ..read(id, "POST", path, Class::Exempt)
    }
}

const fn older_pairing(id: &'static str, path: &'static str, successor: &'static str) -> Operation {
    Operation {
        body: None,
        successor: Some(successor),
        ..pairing(id, path)
    }
}

const CHALLENGES: &str = "/v1/auth/challenges";
const API_KEYS: &str = "/v1/auth/api_keys";
const SPACES: &str = "/v1/spaces";
const SPACE: &str = "/v1/spaces/{space_id}";
const OBJECTS: &str = "/v1/spaces/{space_id}/objects";
const OBJECT: &str = "/v1/spaces/{space_id}/objects/{object_id}";
const PROPERTIES: &str = "/v1/spaces/{space_id}/properties";
const PROPERTY: &str = "/v1/spaces/{space_id}/properties/{property_id}";
const TAGS: &str = "/v1/spaces/{space_id}/properties/{property_id}/tags";
const TAG: &str = "/v1/spaces/{space_id}/properties/{property_id}/tags/{tag_id}";
const TYPES: &str = "/v1/spaces/{space_id}/types";
const TYPE: &str = "/v1/spaces/{space_id}/types/{type_id}";
const TEMPLATES: &str = "/v1/spaces/{space_id}/types/{type_id}/templates";
const TEMPLATE: &str = "/v1/spaces/{space_id}/types/{type_id}/templates/{template_id}";
const MEMBERS: &str = "/v1/spaces/{space_id}/members";
const MEMBER: &str = "/v1/spaces/{space_id}/members/{member_id}";
const LIST_OBJECTS: &str = "/v1/spaces/{space_id}/lists/{list_id}/objects";
const LIST_OBJECT: &str = "/v1/spaces/{space_id}/lists/{list_id}/objects/{object_id}";
const VIEWS: &str = "/v1/spaces/{space_id}/lists/{list_id}/views";
const VIEW_OBJECTS: &str = "/v1/spaces/{space_id}/lists/{list_id}/views/{view_id}/objects";

/// Every operation of v1 that is served.
pub const OPERATIONS: &[Operation] = &[
    pairing("v1_create_auth_challenge", CHALLENGES),
    pairing("v1_create_api_key", API_KEYS),
    older_pairing(
        "v1_create_display_code",
        "/v1/auth/display_code",
        CHALLENGES,
    ),
    older_pairing("v1_create_token", "/v1/auth/token", API_KEYS),
    search("v1_search_global", "/v1/search", Class::ServiceFiltered),
    search(
        "v1_search_space",
        "/v1/spaces/{space_id}/search",
        Class::Space,
    ),
    list("v1_list_spaces", SPACES, Class::ServiceFiltered),
    Operation {
        class: Class::CreateSpace,
        success: 201,
        ..write("v1_create_space", "POST", SPACES)
    },
    get("v1_get_space", SPACE),
    write("v1_update_space", "PATCH", SPACE),
    list("v1_list_objects", OBJECTS, Class::Space),
    document(create("v1_create_object", OBJECTS)),
    get("v1_get_object", OBJECT),
    document(write("v1_update_object", "PATCH", OBJECT)),
    delete("v1_delete_object", OBJECT),
    list("v1_list_properties", PROPERTIES, Class::Space),
    create("v1_create_property", PROPERTIES),
    get("v1_get_property", PROPERTY),
    write("v1_update_property", "PATCH", PROPERTY),
    delete("v1_delete_property", PROPERTY),
    list("v1_list_tags", TAGS, Class::Space),
    create("v1_create_tag", TAGS),
    get("v1_get_tag", TAG),
    write("v1_update_tag", "PATCH", TAG),
    delete("v1_delete_tag", TAG),
    list("v1_list_types", TYPES, Class::Space),
    create("v1_create_type", TYPES),
    get("v1_get_type", TYPE),
    write("v1_update_type", "PATCH", TYPE),
    delete("v1_delete_type", TYPE),
    list("v1_list_templates", TEMPLATES, Class::Space),
    get("v1_get_template", TEMPLATE),
    list("v1_list_members", MEMBERS, Class::Space),
    get("v1_get_member", MEMBER),
    write("v1_add_list_objects", "POST", LIST_OBJECTS),
    delete("v1_remove_list_object", LIST_OBJECT),
    Operation {
        filters: false,
        ..list("v1_get_list_views", VIEWS, Class::Space)
    },
    list("v1_get_list_objects", VIEW_OBJECTS, Class::Space),
];

/// The served operation of v1 with this id.
pub fn served(id: &str) -> Option<&'static Operation> {
    OPERATIONS.iter().find(|operation| operation.route.id == id)
}

/// The id of an operation as v1 alone knows it.
pub(crate) fn own_id(operation: &Operation) -> &'static str {
    let id = operation.route.id;
    id.strip_prefix(PREFIX).unwrap_or(id)
}
