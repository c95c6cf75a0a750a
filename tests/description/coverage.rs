//! Every operation has a test of its success, of an error and of its authorization.

use crate::auth::{pairing, whoami};
use crate::chats::{
    bin, change, list as chats_list, marks, post, read as chats_read, search, stream,
};
use crate::collections;
use crate::files::{delete, download, upload};
use crate::members;
use crate::objects::{archive, create, etag, list, read};
use crate::ops::{envelope, properties};
use crate::properties::{
    change as property_change, create as property_create, list as property_list, options,
};
use crate::queries;
use crate::schemas::discovery;
use crate::search::{filters, global, request as search_request};
use crate::spaces::{references, rows};
use crate::support::World;
use crate::templates;
use crate::types::{
    archive as types_archive, create as types_create, list as types_list, read as types_read,
    update as types_update,
};
use crate::validate::request;

/// An operation, and its tests in the order of [`KINDS`].
struct Covered {
    operation: &'static str,
    tests: [fn(); 3],
}

/// What the tests of an operation prove.
const KINDS: [&str; 3] = ["success", "error", "authorization"];

const fn covered(
    operation: &'static str,
    success: fn(),
    error: fn(),
    authorization: fn(),
) -> Covered {
    Covered {
        operation,
        tests: [success, error, authorization],
    }
}

/// The tests that prove each operation; a function that is gone does not compile.
const COVERED: &[Covered] = &[
    covered(
        "create_auth_challenge",
        pairing::a_challenge_becomes_a_key,
        pairing::faults_of_a_challenge,
        pairing::pairing_admits_trusted_origins_only,
    ),
    covered(
        "create_api_key",
        pairing::a_challenge_becomes_a_key,
        pairing::one_text_for_every_failure,
        pairing::pairing_admits_trusted_origins_only,
    ),
    covered(
        "auth_whoami",
        whoami::a_key_is_described,
        whoami::faults_of_whoami,
        whoami::whoami_needs_an_admitted_key,
    ),
    covered(
        "list_schemas",
        discovery::everything_is_listed,
        discovery::unknown_names_list_the_known,
        discovery::every_admitted_key_may_read_schemas,
    ),
    covered(
        "get_schema",
        discovery::everything_is_listed,
        discovery::unknown_names_list_the_known,
        discovery::every_admitted_key_may_read_schemas,
    ),
    covered(
        "get_op_schema",
        discovery::everything_is_listed,
        discovery::unknown_names_list_the_known,
        discovery::every_admitted_key_may_read_schemas,
    ),
    covered(
        "validate",
        request::findings_are_an_answer,
        request::what_is_refused,
        request::every_admitted_key_may_validate,
    ),
    covered(
        "list_spaces",
        rows::spaces_are_listed_within_the_grant,
        rows::spaces_are_listed_within_the_grant,
        rows::spaces_are_listed_within_the_grant,
    ),
    covered(
        "create_space",
        rows::a_space_is_made,
        rows::a_space_is_made,
        rows::who_may_make_a_space,
    ),
    covered(
        "get_space",
        references::every_spelling_is_the_same_space,
        references::what_resolves_to_nothing,
        references::a_space_is_read_within_the_grant,
    ),
    covered(
        "update_space",
        rows::a_space_is_changed,
        rows::a_space_is_changed,
        rows::who_may_change_a_space,
    ),
    covered(
        "list_members",
        members::a_fresh_space_has_its_owner,
        members::faults_of_a_list,
        members::members_are_read_within_the_grant,
    ),
    covered(
        "get_member_me",
        members::a_fresh_space_has_its_owner,
        members::what_names_no_member,
        members::members_are_read_within_the_grant,
    ),
    covered(
        "get_member",
        members::a_fresh_space_has_its_owner,
        members::what_names_no_member,
        members::members_are_read_within_the_grant,
    ),
    covered(
        "list_templates",
        templates::a_template_is_made_and_listed,
        templates::faults_of_a_list,
        templates::who_may_read_and_make_templates,
    ),
    covered(
        "create_template",
        templates::a_template_is_made_and_listed,
        templates::faults_of_a_body,
        templates::who_may_read_and_make_templates,
    ),
    covered(
        "list_types",
        types_list::types_are_listed_by_name,
        types_list::faults_of_a_list,
        types_list::types_are_read_within_the_grant,
    ),
    covered(
        "create_type",
        types_create::a_type_is_made_and_found_by_every_spelling,
        types_create::bodies_that_are_no_type,
        types_create::a_create_is_replayed_and_needs_a_write_grant,
    ),
    covered(
        "update_type",
        types_update::both_forms_change_the_same_members,
        types_update::bodies_that_update_nothing,
        types_update::who_may_update_a_type_and_when,
    ),
    covered(
        "delete_type",
        types_archive::an_archived_type_keeps_its_objects_and_frees_its_key,
        types_archive::built_in_types_that_stay,
        types_archive::who_may_archive_a_type_and_when,
    ),
    covered(
        "get_type",
        types_read::every_spelling_is_the_same_document,
        types_read::what_names_no_type,
        types_list::types_are_read_within_the_grant,
    ),
    covered(
        "list_properties",
        property_list::properties_are_listed_by_name,
        property_list::faults_of_a_list,
        property_list::who_may_read_and_write,
    ),
    covered(
        "create_property",
        property_create::a_property_is_made,
        property_create::faults_of_a_body,
        property_list::who_may_read_and_write,
    ),
    covered(
        "get_property",
        property_create::a_property_is_made,
        property_list::what_names_no_property,
        property_list::who_may_read_and_write,
    ),
    covered(
        "update_property",
        property_change::a_rename_keeps_the_key,
        property_change::faults_of_a_rename,
        property_list::who_may_read_and_write,
    ),
    covered(
        "delete_property",
        property_change::an_archived_property_keeps_its_values,
        property_change::what_cannot_be_archived,
        property_list::who_may_read_and_write,
    ),
    covered(
        "list_property_options",
        options::options_are_listed_in_byte_order,
        options::faults_of_an_option_path,
        property_list::who_may_read_and_write,
    ),
    covered(
        "create_property_option",
        options::an_option_is_made,
        options::faults_of_an_option,
        property_list::who_may_read_and_write,
    ),
    covered(
        "update_property_option",
        options::a_rename_reaches_values_and_filters,
        options::faults_of_an_option,
        property_list::who_may_read_and_write,
    ),
    covered(
        "delete_property_option",
        options::an_archived_option_stays_where_it_is,
        options::faults_of_an_option_path,
        property_list::who_may_read_and_write,
    ),
    covered(
        "list_objects",
        list::objects_are_listed_last_modified_first,
        list::fields_choose_the_properties_of_rows,
        list::objects_are_listed_within_the_grant,
    ),
    covered(
        "create_query",
        queries::create::a_query_is_made_with_its_views,
        queries::create::faulty_queries_are_refused_at_their_place,
        queries::create::a_create_needs_a_write_grant,
    ),
    covered(
        "get_query_objects",
        queries::rows::views_choose_the_rows,
        queries::rows::only_queries_have_rows_here,
        queries::rows::lists_are_read_within_the_grant,
    ),
    covered(
        "get_query_views",
        queries::rows::views_are_listed_as_the_document_has_them,
        queries::rows::views_are_listed_as_the_document_has_them,
        queries::rows::lists_are_read_within_the_grant,
    ),
    covered(
        "create_collection",
        collections::members_are_rows_in_their_order,
        collections::faulty_collections_are_refused_at_their_place,
        queries::create::a_create_needs_a_write_grant,
    ),
    covered(
        "get_collection_objects",
        collections::members_are_rows_in_their_order,
        collections::faulty_collections_are_refused_at_their_place,
        queries::rows::lists_are_read_within_the_grant,
    ),
    covered(
        "get_collection_views",
        queries::rows::lists_are_read_within_the_grant,
        collections::faulty_collections_are_refused_at_their_place,
        queries::rows::lists_are_read_within_the_grant,
    ),
    covered(
        "search_global",
        global::spaces_are_searched_together,
        global::faults_of_every_space_are_refused,
        global::the_grant_bounds_the_search,
    ),
    covered(
        "search_space",
        filters::every_operator_on_every_format,
        search_request::what_is_refused,
        search_request::a_space_is_searched_within_the_grant,
    ),
    covered(
        "create_object",
        create::both_forms_make_the_same_object,
        create::members_that_a_create_does_not_take,
        create::a_create_needs_a_write_grant,
    ),
    covered(
        "get_object",
        read::a_read_is_the_whole_document,
        read::options_that_do_not_go_together,
        read::an_object_is_read_within_the_grant,
    ),
    covered(
        "patch_object",
        properties::values_are_set_and_unset,
        envelope::faults_of_the_request,
        envelope::an_edit_needs_a_write_grant,
    ),
    covered(
        "delete_object",
        archive::an_archived_object_is_read_but_not_listed,
        etag::a_stale_etag_stops_everything,
        archive::an_archive_needs_a_write_grant,
    ),
    covered(
        "list_chats",
        chats_list::chats_are_listed_in_pages,
        chats_list::faults_of_a_list,
        chats_read::who_may_read_and_write_a_chat,
    ),
    covered(
        "create_chat",
        chats_list::a_chat_is_made,
        chats_list::faults_of_a_create,
        chats_read::who_may_read_and_write_a_chat,
    ),
    covered(
        "get_chat_messages",
        chats_read::a_walk_meets_every_message_once,
        chats_read::what_names_no_chat,
        chats_read::who_may_read_and_write_a_chat,
    ),
    covered(
        "add_chat_message",
        post::a_message_reads_back,
        post::faults_of_a_post,
        chats_read::who_may_read_and_write_a_chat,
    ),
    covered(
        "get_chat_message",
        chats_read::one_message_is_its_row,
        chats_read::one_message_is_its_row,
        chats_read::who_may_read_and_write_a_chat,
    ),
    covered(
        "search_chat_messages",
        search::words_find_messages,
        search::faults_of_a_search,
        chats_read::who_may_read_and_write_a_chat,
    ),
    covered(
        "stream_chat_messages",
        stream::opening::a_stream_begins_with_its_window,
        stream::opening::a_refused_stream_is_an_ordinary_answer,
        stream::opening::a_refused_stream_is_an_ordinary_answer,
    ),
    covered(
        "edit_chat_message",
        change::an_edit_changes_the_text_alone,
        change::faults_of_an_edit,
        chats_read::who_may_read_and_write_a_chat,
    ),
    covered(
        "delete_chat_message",
        change::a_deleted_message_is_gone,
        change::only_the_author_changes_a_message,
        chats_read::who_may_read_and_write_a_chat,
    ),
    covered(
        "toggle_chat_reaction",
        change::reactions_come_and_go,
        change::faults_of_a_reaction,
        chats_read::who_may_read_and_write_a_chat,
    ),
    covered(
        "read_chat",
        marks::a_mark_covers_what_was_seen,
        marks::faults_of_a_mark,
        chats_read::who_may_read_and_write_a_chat,
    ),
    covered(
        "read_all_chat_messages",
        marks::everything_is_marked_at_once,
        bin::a_chat_in_the_bin_is_read_only,
        chats_read::who_may_read_and_write_a_chat,
    ),
    covered(
        "upload_file",
        upload::a_form_becomes_a_file,
        upload::forms_that_are_refused,
        upload::an_upload_needs_a_write_grant,
    ),
    covered(
        "download_file",
        download::content_is_served_with_its_headers,
        download::faults_of_a_download,
        download::content_is_read_within_the_grant,
    ),
    covered(
        "head_file",
        download::content_is_served_with_its_headers,
        download::content_is_served_with_its_headers,
        download::content_is_read_within_the_grant,
    ),
    covered(
        "delete_file",
        delete::a_deleted_file_is_in_the_bin,
        delete::what_is_not_deleted,
        delete::a_delete_needs_a_write_grant,
    ),
];

// H-10, H-132
#[tokio::test]
async fn every_operation_has_its_tests() {
    let world = World::new().await;
    let served = super::served(&world).await;
    let mut named: Vec<&str> = COVERED.iter().map(|covered| covered.operation).collect();
    named.sort_unstable();
    assert_eq!(named, served.keys().map(String::as_str).collect::<Vec<_>>());
    assert!(
        COVERED
            .iter()
            .all(|covered| covered.tests.len() == KINDS.len())
    );
}

// H-10, C-109
#[tokio::test]
async fn every_operation_asks_for_a_key_but_pairing() {
    let world = World::new().await;
    for (id, described) in super::served(&world).await {
        let path = described
            .path
            .replace("{space_id}", &world.one.short)
            .replace("{object_id}", "x")
            .replace("{chat_id}", "x")
            .replace("{message_id}", "x")
            .replace("{file_id}", "x")
            .replace("{type}", "x")
            .replace("{key}", "x")
            .replace("{option}", "x")
            .replace("{member_id}", "x")
            .replace("{kind}", "space")
            .replace("{op}", "set_type");
        let reply = world.anonymous(&described.method, &path).send().await;
        let exempt = matches!(id.as_str(), "create_auth_challenge" | "create_api_key");
        assert_eq!(reply.status == 401, !exempt, "{id} {}", reply.text);
    }
}
