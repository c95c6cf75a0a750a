//! Variants of pictures: made at the first request, and cached for as long as there is room (chats-files-auth.md 2.5).

use std::io::{BufReader, Seek};
use std::panic::{AssertUnwindSafe, catch_unwind};

use rolltop_store::{Blob, ContentId};

use super::media::media_type_of;
use super::scale::{Variant, scale};
use super::{FileName, OCTET_STREAM};
use crate::Workspace;
use crate::error::{Error, Result};

/// The variants, the narrowest first.
const VARIANTS: [Variant; 2] = [
    Variant {
        width: 320,
        quality: 80,
    },
    Variant {
        width: 1920,
        quality: 85,
    },
];
/// The kinds of pictures that may have variants.
const MEDIA_TYPES: [&str; 3] = ["image/jpeg", "image/png", "image/webp"];

/// A variant that can be served.
#[derive(Debug)]
pub struct MadeVariant {
    /// The picture.
    pub blob: Blob,
    /// What it is.
    pub media_type: &'static str,
    /// Its width in pixels.
    pub width: u32,
}

/// The cached state of a variant.
#[derive(Debug)]
pub enum KeptVariant {
    /// It is there.
    Made(MadeVariant),
    /// The original is served in its place.
    Original,
    /// It is to be made.
    Unknown,
}

impl Variant {
    /// The variant for this width: the narrowest that is as wide, else the widest. `None` for width 0, and for content
    /// that has no variants.
    pub fn of(media_type: &str, width: u64) -> Option<Self> {
        if width == 0 || !MEDIA_TYPES.contains(&media_type) {
            return None;
        }
        let [.., widest] = VARIANTS;
        let mut variants = VARIANTS.into_iter();
        let wide_enough = variants.find(|variant| u64::from(variant.width) >= width);
        Some(wide_enough.unwrap_or(widest))
    }

    /// Its name in the cache. An empty entry means that the original is served.
    fn label(self) -> String {
        self.width.to_string()
    }
}

impl MadeVariant {
    /// The name of the original with the extension of the variant.
    pub fn file_name(&self, original: &FileName) -> FileName {
        let extension = match self.media_type {
            "image/png" => "png",
            _ => "jpg",
        };
        match original.stem.as_str() {
            "" => FileName::default(),
            stem => FileName {
                stem: stem.to_owned(),
                extension: extension.to_owned(),
            },
        }
    }
}

impl Workspace {
    /// Looks for a variant in the cache.
    pub fn kept_variant(&self, content: &ContentId, variant: Variant) -> Result<KeptVariant> {
        let Some(blob) = self.store.blobs().derived(content, &variant.label())? else {
            return Ok(KeptVariant::Unknown);
        };
        if blob.size == 0 {
            return Ok(KeptVariant::Original);
        }
        let mut file = &*blob.file;
        let found = media_type_of(&mut file).and_then(|found| file.rewind().map(|()| found));
        Ok(KeptVariant::Made(MadeVariant {
            media_type: found.unwrap_or(OCTET_STREAM),
            blob,
            width: variant.width,
        }))
    }

    /// The variant of a picture; `None` if the original is served. Decodes the picture unless the variant was made
    /// meanwhile; the caller bounds how many calls do so at the same time.
    pub fn make_variant(
        &self,
        content: &ContentId,
        blob: &Blob,
        media_type: &str,
        variant: Variant,
    ) -> Result<Option<MadeVariant>> {
        match self.kept_variant(content, variant)? {
            KeptVariant::Made(made) => return Ok(Some(made)),
            KeptVariant::Original => return Ok(None),
            KeptVariant::Unknown => {}
        }
        let mut file = BufReader::new(&*blob.file);
        file.rewind().map_err(Error::internal)?;
        // A picture is served even if a decoder panics on it.
        let scaling = || scale(file, media_type, blob.size, variant);
        let made = catch_unwind(AssertUnwindSafe(scaling)).unwrap_or(Ok(None));
        let made = made.map_err(Error::internal)?.unwrap_or_default();
        let blobs = self.store.blobs();
        if let Err(error) = blobs.keep_derived(content, &variant.label(), &made) {
            slog::warn!(self.log, "a smaller picture was not cached";
                "content.id" => content.as_str(), "error" => %error);
        }
        match self.kept_variant(content, variant)? {
            KeptVariant::Made(made) => Ok(Some(made)),
            KeptVariant::Original | KeptVariant::Unknown => Ok(None),
        }
    }
}

#[cfg(test)]
mod tests;
