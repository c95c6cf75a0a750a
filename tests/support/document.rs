//! Documents in a few words.

use serde_json::Value;

/// Blocks in the shorthand of the specification's tables: one dot per level, then type and text.
pub(crate) fn sketch(document: &Value) -> Vec<String> {
    let blocks = document["blocks"].as_array().cloned().unwrap_or_default();
    blocks
        .iter()
        .map(|block| {
            let dots = ".".repeat(block["indent"].as_u64().unwrap_or_default() as usize);
            let name = block["type"].as_str().unwrap_or_default();
            let name = match name {
                "heading_1" => "h1",
                "heading_2" => "h2",
                "heading_3" => "h3",
                "paragraph" => "p",
                "bulleted_list_item" => "b",
                "numbered_list_item" => "n",
                "checkbox" => "c",
                "quote" => "q",
                other => other,
            };
            format!(
                "{dots}{name} {}",
                block["text"].as_str().unwrap_or_default()
            )
            .trim_end()
            .to_owned()
        })
        .collect()
}
