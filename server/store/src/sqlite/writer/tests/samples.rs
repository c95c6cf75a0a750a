//! Records for the tests of the writer.

use crate::records::{ObjectRecord, SpaceRecord, SpaceState};

/// A live space without a name.
pub(super) fn space(id: &str) -> SpaceRecord {
    SpaceRecord {
        id: id.into(),
        name: String::new(),
        description: String::new(),
        icon_image: None,
        state: SpaceState::Live,
        created_at: 1,
        version: 0,
    }
}

/// A listed page in space `s`.
pub(super) fn object(id: &str) -> ObjectRecord {
    ObjectRecord {
        id: id.into(),
        space_id: "s".into(),
        kind: "page".into(),
        type_key: "page".into(),
        name: String::new(),
        snippet: String::new(),
        listed: true,
        archived: false,
        created_at: 1,
        modified_at: 1,
        creator: "m".into(),
        modified_by: "m".into(),
        app_name: None,
        etag: "00000000".into(),
        document: "{}".into(),
        version: 0,
    }
}
