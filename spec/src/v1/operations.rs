//! The rows: every operation of v1 that is served, in the order of v1.md 22.

use super::PREFIX;
use crate::operations::{self, Answer, BodyCap, Class, Major, Operation, Verb};

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

/// A write that needs no body.
const fn optional(operation: Operation) -> Operation {
    Operation {
        takes_blank: true,
        ..operation
    }
}

const fn content(id: &'static str, method: &'static str) -> Operation {
    Operation {
        answer: Answer::Content,
        ..read(id, method, FILE, Class::Space)
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

const CHATS: &str = "/v1/spaces/{space_id}/chats";
const MESSAGES: &str = "/v1/spaces/{space_id}/chats/{chat_id}/messages";
const MESSAGE: &str = "/v1/spaces/{space_id}/chats/{chat_id}/messages/{message_id}";
const MESSAGE_REACTIONS: &str =
    "/v1/spaces/{space_id}/chats/{chat_id}/messages/{message_id}/reactions";
const MESSAGE_SEARCH: &str = "/v1/spaces/{space_id}/chats/{chat_id}/messages/search";
const MESSAGE_STREAM: &str = "/v1/spaces/{space_id}/chats/{chat_id}/messages/stream";
const MESSAGES_READ: &str = "/v1/spaces/{space_id}/chats/{chat_id}/messages/read";
const REACTIONS_READ: &str = "/v1/spaces/{space_id}/chats/{chat_id}/reactions/read";
const READ_ALL: &str = "/v1/spaces/{space_id}/chats/{chat_id}/read_all";
const FILES: &str = "/v1/spaces/{space_id}/files";
const FILE: &str = "/v1/spaces/{space_id}/files/{file_id}";

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
    list("v1_list_chats", CHATS, Class::Space),
    create("v1_create_chat", CHATS),
    Operation {
        limited: true,
        ..get("v1_get_chat_messages", MESSAGES)
    },
    create("v1_add_chat_message", MESSAGES),
    get("v1_get_chat_message", MESSAGE),
    write("v1_edit_chat_message", "PATCH", MESSAGE),
    delete("v1_delete_chat_message", MESSAGE),
    write("v1_toggle_chat_reaction", "POST", MESSAGE_REACTIONS),
    Operation {
        paged: true,
        ..get("v1_search_chat_messages", MESSAGE_SEARCH)
    },
    Operation {
        limited: true,
        answer: Answer::Events,
        ..get("v1_chat_message_stream", MESSAGE_STREAM)
    },
    optional(write("v1_read_chat_messages", "POST", MESSAGES_READ)),
    optional(write("v1_read_chat_reactions", "POST", REACTIONS_READ)),
    Operation {
        body: None,
        ..write("v1_read_all_chat_messages", "POST", READ_ALL)
    },
    Operation {
        form: true,
        ..write("v1_upload_file", "POST", FILES)
    },
    content("v1_download_file", "GET"),
    content("v1_head_file", "HEAD"),
    Operation {
        success: 204,
        ..delete("v1_delete_file", FILE)
    },
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
