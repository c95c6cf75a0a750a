//! Pictures that are cut off or damaged.

use proptest::prelude::*;

use super::boxed::Heif;
use super::containers::{jpeg, png, webp};
use super::*;

#[test]
fn a_cut_picture_is_read_as_far_as_it_goes() {
    let data = photograph(false);
    for whole in [
        jpeg(&data),
        png(&data),
        webp(&data),
        Heif::of(&data).bytes(),
        data,
    ] {
        for cut in 0..whole.len() {
            let found = seen(&whole[..cut]);
            // Where the model is cut off, its maker is what is left.
            let maker = ("camera", json!("Canon"));
            let is_told = |here| told().contains(here) || *here == maker;
            assert!(found.iter().all(is_told), "{found:?}");
        }
        assert_eq!(seen(&whole), told());
    }
}

proptest! {
    // Whatever stands in a picture, looking at it ends, and soon.
    #[test]
    fn spoiled_pictures_do_no_harm(
        kind in 0..5_usize,
        versions in prop::sample::select(vec![(2, 0), (2, 1), (3, 2)]),
        is_inside: bool,
        spoiled in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..12),
        cut in any::<prop::sample::Index>(),
    ) {
        let data = photograph(is_inside);
        let mut bytes = match kind {
            0 => jpeg(&data),
            1 => png(&data),
            2 => webp(&data),
            3 => data,
            _ => Heif { versions, is_inside, ..Heif::of(&data) }.bytes(),
        };
        for (place, byte) in spoiled {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        bytes.truncate(bytes.len() - cut.index(bytes.len()) / 8);
        read(&bytes);
    }
}
