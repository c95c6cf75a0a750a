//! Icons (v1.md 18).

use schemars::JsonSchema;
use schemars::r#gen::SchemaGenerator;
use schemars::schema::{InstanceType, Schema, SchemaObject};
use serde::{Deserialize, Serialize};

use super::names::{Color, names};

names! {
    /// The format of an emoji.
    EmojiFormat { Emoji = "emoji" }

    /// The format of an icon that is a picture.
    FileFormat { File = "file" }

    /// The format of a named icon.
    NamedFormat { Icon = "icon" }
}

/// An emoji.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct EmojiIcon {
    /// Always `emoji`.
    pub format: EmojiFormat,
    /// The emoji; an empty one in a request removes the icon.
    pub emoji: String,
}

/// A picture.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct FileIcon {
    /// Always `file`.
    pub format: FileFormat,
    /// The URL of the picture; in a request, its id or that URL.
    pub file: String,
}

/// A built-in icon; on types only.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct NamedIcon {
    /// Always `icon`.
    pub format: NamedFormat,
    /// Its name.
    pub name: IconName,
    /// Its colour.
    pub color: Color,
}

/// An icon by its format.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Icon {
    /// An emoji.
    Emoji(EmojiIcon),
    /// A picture.
    File(FileIcon),
    /// A built-in icon.
    Named(NamedIcon),
}

/// The name of a built-in icon: one of [`ICON_NAMES`].
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(transparent)]
pub struct IconName(String);

impl IconName {
    /// The icon of this name, if there is one.
    pub fn from_name(name: &str) -> Option<Self> {
        let is_known = ICON_NAMES.contains(&name);
        is_known.then(|| Self(name.to_owned()))
    }
}

impl JsonSchema for IconName {
    fn schema_name() -> String {
        "IconName".to_owned()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let schema = SchemaObject {
            instance_type: Some(InstanceType::String.into()),
            enum_values: Some(ICON_NAMES.iter().map(|name| (*name).into()).collect()),
            ..SchemaObject::default()
        };
        schema.into()
    }
}

/// The names of the built-in icons.
#[rustfmt::skip]
pub const ICON_NAMES: [&str; 391] = [
    "accessibility", "add-circle", "airplane", "alarm", "albums", "alert-circle", "american-football",
    "analytics", "aperture", "apps", "archive", "arrow-back-circle", "arrow-down-circle",
    "arrow-forward-circle", "arrow-redo-circle", "arrow-redo", "arrow-undo-circle", "arrow-undo",
    "arrow-up-circle", "at-circle", "attach", "backspace", "bag-add", "bag-check", "bag-handle", "bag-remove",
    "bag", "balloon", "ban", "bandage", "bar-chart", "barbell", "barcode", "baseball", "basket", "basketball",
    "battery-charging", "battery-dead", "battery-full", "battery-half", "beaker", "bed", "beer", "bicycle",
    "binoculars", "bluetooth", "boat", "body", "bonfire", "book", "bookmark", "bookmarks", "bowling-ball",
    "briefcase", "browsers", "brush", "bug", "build", "bulb", "bus", "business", "cafe", "calculator",
    "calendar-clear", "calendar-number", "calendar", "call", "camera-reverse", "camera", "car-sport", "car",
    "card", "caret-back-circle", "caret-back", "caret-down-circle", "caret-down", "caret-forward-circle",
    "caret-forward", "caret-up-circle", "caret-up", "cart", "cash", "cellular", "chatbox-ellipses", "chatbox",
    "chatbubble-ellipses", "chatbubble", "chatbubbles", "checkbox", "checkmark-circle", "checkmark-done-circle",
    "chevron-back-circle", "chevron-down-circle", "chevron-forward-circle", "chevron-up-circle", "clipboard",
    "close-circle", "cloud-circle", "cloud-done", "cloud-download", "cloud-offline", "cloud-upload", "cloud",
    "cloudy-night", "cloudy", "code-slash", "code", "cog", "color-fill", "color-filter", "color-palette",
    "color-wand", "compass", "construct", "contact", "contract", "contrast", "copy", "create", "crop", "cube",
    "cut", "desktop", "diamond", "dice", "disc", "document-attach", "document-lock", "document-text",
    "document", "documents", "download", "duplicate", "ear", "earth", "easel", "egg", "ellipse",
    "ellipsis-horizontal-circle", "ellipsis-vertical-circle", "enter", "exit", "expand", "extension-puzzle",
    "eye-off", "eye", "eyedrop", "fast-food", "female", "file-tray-full", "file-tray-stacked", "file-tray",
    "film", "filter-circle", "finger-print", "fish", "fitness", "flag", "flame", "flash-off", "flash",
    "flashlight", "flask", "flower", "folder-open", "folder", "football", "footsteps", "funnel",
    "game-controller", "gift", "git-branch", "git-commit", "git-compare", "git-merge", "git-network",
    "git-pull-request", "glasses", "globe", "golf", "grid", "hammer", "hand-left", "hand-right", "happy",
    "hardware-chip", "headset", "heart-circle", "heart-dislike-circle", "heart-dislike", "heart-half", "heart",
    "help-buoy", "help-circle", "home", "hourglass", "ice-cream", "id-card", "image", "images", "infinite",
    "information-circle", "invert-mode", "journal", "key", "keypad", "language", "laptop", "layers", "leaf",
    "library", "link", "list-circle", "list", "locate", "location", "lock-closed", "lock-open", "log-in",
    "log-out", "logo-alipay", "logo-amazon", "logo-amplify", "logo-android", "magnet", "mail-open",
    "mail-unread", "mail", "male-female", "male", "man", "map", "medal", "medical", "medkit", "megaphone",
    "menu", "mic-circle", "mic-off-circle", "mic-off", "mic", "moon", "move", "musical-note", "musical-notes",
    "navigate-circle", "navigate", "newspaper", "notifications-circle", "notifications-off-circle",
    "notifications-off", "notifications", "nuclear", "nutrition", "options", "paper-plane", "partly-sunny",
    "pause-circle", "pause", "paw", "pencil", "people-circle", "people", "person-add", "person-circle",
    "person-remove", "person", "phone-landscape", "phone-portrait", "pie-chart", "pin", "pint", "pizza",
    "planet", "play-back-circle", "play-back", "play-circle", "play-forward-circle", "play-forward",
    "play-skip-back-circle", "play-skip-back", "play-skip-forward-circle", "play-skip-forward", "play",
    "podium", "power", "pricetag", "pricetags", "print", "prism", "pulse", "push", "qr-code",
    "radio-button-off", "radio-button-on", "radio", "rainy", "reader", "receipt", "recording", "refresh-circle",
    "refresh", "reload-circle", "reload", "remove-circle", "repeat", "resize", "restaurant", "ribbon", "rocket",
    "rose", "sad", "save", "scale", "scan-circle", "scan", "school", "search-circle", "search", "send",
    "server", "settings", "shapes", "share-social", "share", "shield-checkmark", "shield-half", "shield",
    "shirt", "shuffle", "skull", "snow", "sparkles", "speedometer", "square", "star-half", "star",
    "stats-chart", "stop-circle", "stop", "stopwatch", "storefront", "subway", "sunny", "swap-horizontal",
    "swap-vertical", "sync-circle", "sync", "t.txt", "tablet-landscape", "tablet-portrait", "telescope",
    "tennisball", "terminal", "text", "thermometer", "thumbs-down", "thumbs-up", "thunderstorm", "ticket",
    "time", "timer", "today", "toggle", "trail-sign", "train", "transgender", "trash-bin", "trash",
    "trending-down", "trending-up", "triangle", "trophy", "tv", "umbrella", "unlink", "videocam-off",
    "videocam", "volume-high", "volume-low", "volume-medium", "volume-mute", "volume-off", "walk", "wallet",
    "warning", "watch", "water", "wifi", "wine", "woman",
];
