//! The first of the texts that will be looked through: what tells which way through them pays.

use memchr::memchr;

use crate::value::Searched;

/// Texts like those that will be looked through.
#[derive(Debug, Default)]
pub(super) struct Sample {
    bytes: Vec<u8>,
    /// How many there are, and how long they are as a whole.
    texts: usize,
    length: usize,
}

/// Bytes of texts that tell how often blocks occur, and bytes between two places of them.
pub(super) const SAMPLE: usize = 1 << 14;
const STRIDE: usize = 3;

impl Sample {
    /// The first of these.
    pub(super) fn of<'t>(texts: impl Iterator<Item = Searched<'t>>) -> Self {
        let mut sample = Self::default();
        for text in texts {
            let text = text.text().as_bytes();
            let room = SAMPLE - sample.bytes.len();
            sample.bytes.extend(text.iter().take(room));
            sample.texts += 1;
            sample.length += text.len();
            if text.len() >= room {
                break;
            }
        }
        sample
    }

    /// True if none of them has this byte.
    pub(super) fn lacks(&self, byte: u8) -> bool {
        memchr(byte, &self.bytes).is_none()
    }

    /// Bytes of so many texts like these.
    pub(super) fn bytes_of(&self, texts: usize) -> f64 {
        self.length as f64 / self.texts.max(1) as f64 * texts as f64
    }

    /// What is loaded at places of one half of its bytes and of the other: what is chosen by the one is judged by the
    /// other.
    pub(super) fn halves<T>(
        &self,
        load: impl Fn(&[u8], usize) -> T + Copy,
    ) -> [impl ExactSizeIterator<Item = T>; 2] {
        let half = self.bytes.len() / 2;
        let halves = [0..half, half..self.bytes.len()];
        halves.map(|half| {
            let places = half.step_by(STRIDE);
            places.map(move |at| load(&self.bytes, at))
        })
    }
}
