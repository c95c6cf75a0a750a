//! The members of a stored template that lists need, read without its content.

use serde::Deserialize;

use super::StoredError;

/// The members that decide in which list a template appears.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct TemplateHead {
    /// Internal key of the template's target type.
    pub template_for: Option<String>,
    /// Hidden from lists.
    pub hidden: bool,
}

#[derive(Deserialize)]
struct Stored {
    template_for: Option<String>,
    #[serde(default)]
    properties: Properties,
}

#[derive(Default, Deserialize)]
struct Properties {
    #[serde(default, rename = "isHidden")]
    hidden: Option<bool>,
}

impl TemplateHead {
    /// Parses these members from a stored text and skips everything else.
    ///
    /// # Errors
    /// The text is not JSON, or these members have a wrong type.
    pub fn from_stored(text: &str) -> Result<Self, StoredError> {
        let stored: Stored = serde_json::from_str(text).map_err(|error| StoredError {
            detail: error.to_string(),
        })?;
        Ok(Self {
            template_for: stored.template_for,
            hidden: stored.properties.hidden.unwrap_or_default(),
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::document::{Document, Kind};

    #[test]
    fn the_head_is_that_of_the_document() {
        let mut document = Document {
            kind: Kind::Template,
            type_key: "template".to_owned(),
            template_for: Some("task".to_owned()),
            ..Document::default()
        };
        let head = |document: &Document| TemplateHead::from_stored(&document.to_stored());
        let shown = TemplateHead {
            template_for: Some("task".to_owned()),
            hidden: false,
        };
        assert_eq!(head(&document), Ok(shown.clone()));
        document
            .properties
            .insert("isHidden".to_owned(), json!(true));
        let hidden = TemplateHead {
            hidden: true,
            ..shown
        };
        assert_eq!(head(&document), Ok(hidden));
        assert_eq!(head(&Document::default()), Ok(TemplateHead::default()));
        assert!(TemplateHead::from_stored("{").is_err());
    }
}
