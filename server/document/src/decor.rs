//! Icons and covers (document.md 5).

use crate::block::wire_enum;

wire_enum! {
    /// The palette of icons and select options.
    PaletteColor {
        Grey = "grey", Yellow = "yellow", Orange = "orange", Red = "red", Pink = "pink", Purple = "purple",
        Blue = "blue", Ice = "ice", Teal = "teal", Lime = "lime",
    }
}

/// An icon of an object or a callout.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Icon {
    /// Which picture.
    pub picture: IconPicture,
    /// Tint.
    pub color: Option<PaletteColor>,
}

/// The four forms of an icon.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum IconPicture {
    /// `format: emoji`, 1..=32 characters.
    Emoji(String),
    /// `format: file`, an image object id of 1..=255 characters.
    File(String),
    /// `format: icon`, a built-in icon, 1..=64 characters.
    Named(String),
    /// `format: color`; the colour itself is [`Icon::color`].
    Color,
}

/// A cover of an object.
#[derive(Clone, Debug, PartialEq)]
pub enum Cover {
    /// `format: image`
    Image {
        /// Image object id.
        file: String,
        /// Zoom.
        scale: Option<f64>,
        /// Horizontal offset.
        x: Option<f64>,
        /// Vertical offset.
        y: Option<f64>,
    },
    /// `format: color`, an open vocabulary.
    Color(String),
    /// `format: gradient`, an open vocabulary.
    Gradient(String),
}
