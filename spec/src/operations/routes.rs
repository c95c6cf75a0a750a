//! The rows of the table of operations.

use super::{Answer, BodyCap, Class, FaultyBody, Major, Operation, Route, Verb};

/// The default row for [`OPERATIONS`]: a read without controls. Each row overrides what differs.
pub(crate) const fn read(
    id: &'static str,
    method: &'static str,
    path: &'static str,
    class: Class,
) -> Operation {
    Operation {
        major: Major::V2,
        route: Route { id, method, path },
        class,
        verb: Verb::Read,
        idempotent: false,
        body: None,
        faulty_body: FaultyBody::Refused,
        takes_blank: false,
        form: false,
        answer: Answer::Json,
        success: 200,
        paged: false,
        limited: false,
        filters: false,
        successor: None,
        ids: false,
        keys: false,
        create_missing_options: false,
        if_match: false,
        etag: false,
    }
}

const fn write(
    id: &'static str,
    method: &'static str,
    path: &'static str,
    class: Class,
) -> Operation {
    Operation {
        verb: Verb::Write,
        idempotent: true,
        ..read(id, method, path, class)
    }
}

const SPACE: &str = "/v2/spaces/{space_id}";
const MEMBERS: &str = "/v2/spaces/{space_id}/members";
const OWN_MEMBER: &str = "/v2/spaces/{space_id}/members/me";
const MEMBER: &str = "/v2/spaces/{space_id}/members/{member_id}";
const TEMPLATES: &str = "/v2/spaces/{space_id}/templates";
const PROPERTIES: &str = "/v2/spaces/{space_id}/properties";
const PROPERTY: &str = "/v2/spaces/{space_id}/properties/{key}";
const OPTIONS: &str = "/v2/spaces/{space_id}/properties/{key}/options";
const OPTION: &str = "/v2/spaces/{space_id}/properties/{key}/options/{option}";
const OBJECTS: &str = "/v2/spaces/{space_id}/objects";
const OBJECT: &str = "/v2/spaces/{space_id}/objects/{object_id}";
const CHATS: &str = "/v2/spaces/{space_id}/chats";
const MESSAGES: &str = "/v2/spaces/{space_id}/chats/{chat_id}/messages";
const MESSAGE: &str = "/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}";
const FILES: &str = "/v2/spaces/{space_id}/files";
const FILE: &str = "/v2/spaces/{space_id}/files/{file_id}";
const FILE_CONTENT: &str = "/v2/spaces/{space_id}/files/{file_id}/content";
const TYPES: &str = "/v2/spaces/{space_id}/types";
const TYPE: &str = "/v2/spaces/{space_id}/types/{type}";

/// Every served v2 operation, in the order of http.md 14.
pub const OPERATIONS: &[Operation] = &[
    Operation {
        body: Some(BodyCap::Pairing),
        success: 201,
        ..read(
            "create_auth_challenge",
            "POST",
            "/v2/auth/challenges",
            Class::Exempt,
        )
    },
    Operation {
        body: Some(BodyCap::Pairing),
        success: 201,
        ..read("create_api_key", "POST", "/v2/auth/api_keys", Class::Exempt)
    },
    Operation {
        ids: true,
        ..read(
            "auth_whoami",
            "GET",
            "/v2/auth/whoami",
            Class::ServiceFiltered,
        )
    },
    read("list_schemas", "GET", "/v2/schemas", Class::DataFree),
    read("get_schema", "GET", "/v2/schemas/{kind}", Class::DataFree),
    read(
        "get_op_schema",
        "GET",
        "/v2/schemas/ops/{op}",
        Class::DataFree,
    ),
    Operation {
        idempotent: true,
        body: Some(BodyCap::Document),
        ..read("validate", "POST", "/v2/validate", Class::DataFree)
    },
    Operation {
        body: Some(BodyCap::Structured),
        takes_blank: true,
        paged: true,
        ids: true,
        keys: true,
        ..read(
            "search_global",
            "POST",
            "/v2/search",
            Class::ServiceFiltered,
        )
    },
    Operation {
        paged: true,
        ids: true,
        ..read("list_spaces", "GET", "/v2/spaces", Class::ServiceFiltered)
    },
    Operation {
        body: Some(BodyCap::Structured),
        success: 201,
        ids: true,
        ..write("create_space", "POST", "/v2/spaces", Class::CreateSpace)
    },
    Operation {
        ids: true,
        ..read("get_space", "GET", SPACE, Class::Space)
    },
    Operation {
        body: Some(BodyCap::Structured),
        ids: true,
        ..write("update_space", "PATCH", SPACE, Class::Space)
    },
    Operation {
        paged: true,
        ..read("list_members", "GET", MEMBERS, Class::Space)
    },
    read("get_member_me", "GET", OWN_MEMBER, Class::Space),
    read("get_member", "GET", MEMBER, Class::Space),
    Operation {
        paged: true,
        ..read("list_types", "GET", TYPES, Class::Space)
    },
    Operation {
        body: Some(BodyCap::Document),
        success: 201,
        keys: true,
        create_missing_options: true,
        etag: true,
        ..write("create_type", "POST", TYPES, Class::Space)
    },
    Operation {
        ids: true,
        keys: true,
        etag: true,
        ..read("get_type", "GET", TYPE, Class::Space)
    },
    Operation {
        body: Some(BodyCap::Document),
        ids: true,
        keys: true,
        create_missing_options: true,
        if_match: true,
        etag: true,
        faulty_body: FaultyBody::Judged,
        ..write("update_type", "PATCH", TYPE, Class::Space)
    },
    Operation {
        keys: true,
        if_match: true,
        ..write("delete_type", "DELETE", TYPE, Class::Space)
    },
    Operation {
        paged: true,
        ..read("list_properties", "GET", PROPERTIES, Class::Space)
    },
    Operation {
        body: Some(BodyCap::Structured),
        success: 201,
        ..write("create_property", "POST", PROPERTIES, Class::Space)
    },
    read("get_property", "GET", PROPERTY, Class::Space),
    Operation {
        body: Some(BodyCap::Structured),
        if_match: true,
        ..write("update_property", "PATCH", PROPERTY, Class::Space)
    },
    Operation {
        if_match: true,
        ..write("delete_property", "DELETE", PROPERTY, Class::Space)
    },
    Operation {
        paged: true,
        ..read("list_property_options", "GET", OPTIONS, Class::Space)
    },
    Operation {
        body: Some(BodyCap::Structured),
        success: 201,
        ..write("create_property_option", "POST", OPTIONS, Class::Space)
    },
    Operation {
        body: Some(BodyCap::Structured),
        if_match: true,
        ..write("update_property_option", "PATCH", OPTION, Class::Space)
    },
    Operation {
        if_match: true,
        ..write("delete_property_option", "DELETE", OPTION, Class::Space)
    },
    Operation {
        paged: true,
        keys: true,
        ..read("list_templates", "GET", TEMPLATES, Class::Space)
    },
    Operation {
        body: Some(BodyCap::Document),
        success: 201,
        create_missing_options: true,
        etag: true,
        ..write("create_template", "POST", TEMPLATES, Class::Space)
    },
    Operation {
        paged: true,
        keys: true,
        ..read("list_objects", "GET", OBJECTS, Class::Space)
    },
    Operation {
        body: Some(BodyCap::Document),
        success: 201,
        create_missing_options: true,
        etag: true,
        ..write("create_object", "POST", OBJECTS, Class::Space)
    },
    Operation {
        ids: true,
        keys: true,
        etag: true,
        ..read("get_object", "GET", OBJECT, Class::Space)
    },
    Operation {
        body: Some(BodyCap::Document),
        ids: true,
        keys: true,
        create_missing_options: true,
        if_match: true,
        etag: true,
        ..write("patch_object", "PATCH", OBJECT, Class::Space)
    },
    Operation {
        if_match: true,
        ..write("delete_object", "DELETE", OBJECT, Class::Space)
    },
    Operation {
        paged: true,
        ..read("list_chats", "GET", CHATS, Class::Space)
    },
    Operation {
        body: Some(BodyCap::Structured),
        success: 201,
        ..write("create_chat", "POST", CHATS, Class::Space)
    },
    Operation {
        limited: true,
        ..read("get_chat_messages", "GET", MESSAGES, Class::Space)
    },
    Operation {
        body: Some(BodyCap::Structured),
        success: 201,
        ..write("add_chat_message", "POST", MESSAGES, Class::Space)
    },
    Operation {
        paged: true,
        ..read(
            "search_chat_messages",
            "GET",
            "/v2/spaces/{space_id}/chats/{chat_id}/messages/search",
            Class::Space,
        )
    },
    Operation {
        limited: true,
        answer: Answer::Events,
        ..read(
            "stream_chat_messages",
            "GET",
            "/v2/spaces/{space_id}/chats/{chat_id}/messages/stream",
            Class::Space,
        )
    },
    read("get_chat_message", "GET", MESSAGE, Class::Space),
    Operation {
        body: Some(BodyCap::Structured),
        ..write("edit_chat_message", "PATCH", MESSAGE, Class::Space)
    },
    write("delete_chat_message", "DELETE", MESSAGE, Class::Space),
    Operation {
        body: Some(BodyCap::Structured),
        ..write(
            "toggle_chat_reaction",
            "POST",
            "/v2/spaces/{space_id}/chats/{chat_id}/messages/{message_id}/reactions",
            Class::Space,
        )
    },
    Operation {
        body: Some(BodyCap::Structured),
        ..write(
            "read_chat",
            "POST",
            "/v2/spaces/{space_id}/chats/{chat_id}/read",
            Class::Space,
        )
    },
    write(
        "read_all_chat_messages",
        "POST",
        "/v2/spaces/{space_id}/chats/{chat_id}/read_all",
        Class::Space,
    ),
    Operation {
        body: Some(BodyCap::Structured),
        success: 201,
        create_missing_options: true,
        etag: true,
        ..write(
            "create_query",
            "POST",
            "/v2/spaces/{space_id}/queries",
            Class::Space,
        )
    },
    Operation {
        paged: true,
        keys: true,
        ..read(
            "get_query_objects",
            "GET",
            "/v2/spaces/{space_id}/queries/{query_id}/objects",
            Class::Space,
        )
    },
    Operation {
        paged: true,
        ids: true,
        keys: true,
        ..read(
            "get_query_views",
            "GET",
            "/v2/spaces/{space_id}/queries/{query_id}/views",
            Class::Space,
        )
    },
    Operation {
        body: Some(BodyCap::Structured),
        success: 201,
        etag: true,
        ..write(
            "create_collection",
            "POST",
            "/v2/spaces/{space_id}/collections",
            Class::Space,
        )
    },
    Operation {
        paged: true,
        keys: true,
        ..read(
            "get_collection_objects",
            "GET",
            "/v2/spaces/{space_id}/collections/{collection_id}/objects",
            Class::Space,
        )
    },
    Operation {
        paged: true,
        ids: true,
        keys: true,
        ..read(
            "get_collection_views",
            "GET",
            "/v2/spaces/{space_id}/collections/{collection_id}/views",
            Class::Space,
        )
    },
    Operation {
        body: Some(BodyCap::Structured),
        takes_blank: true,
        paged: true,
        keys: true,
        ..read(
            "search_space",
            "POST",
            "/v2/spaces/{space_id}/search",
            Class::Space,
        )
    },
    Operation {
        body: Some(BodyCap::Structured),
        form: true,
        success: 201,
        ..write("upload_file", "POST", FILES, Class::Space)
    },
    Operation {
        if_match: true,
        ..write("delete_file", "DELETE", FILE, Class::Space)
    },
    Operation {
        answer: Answer::Content,
        ..read("download_file", "GET", FILE_CONTENT, Class::Space)
    },
    Operation {
        answer: Answer::Content,
        ..read("head_file", "HEAD", FILE_CONTENT, Class::Space)
    },
];

/// The route of an operation.
pub fn find(id: &str) -> Option<&'static Route> {
    let mut routes = OPERATIONS.iter().map(|operation| &operation.route);
    routes.find(|route| route.id == id)
}
