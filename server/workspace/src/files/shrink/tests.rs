#![expect(clippy::unwrap_used, reason = "tests")]

use super::*;

fn grey(width: u32, height: u32, pixels: &[u8], to: (u32, u32)) -> Vec<u8> {
    let picture = GrayImage::from_raw(width, height, pixels.to_vec()).unwrap();
    let small = shrink(&picture.into(), to.0, to.1).unwrap();
    assert_eq!((small.width(), small.height()), to);
    small.into_luma8().into_raw()
}

#[test]
fn a_pixel_is_the_mean_of_what_it_covers() {
    assert_eq!(
        grey(4, 2, &[0, 20, 100, 100, 40, 60, 200, 0], (2, 1)),
        [30, 100]
    );
    assert_eq!(grey(3, 1, &[0, 90, 180], (2, 1)), [30, 150]);
    assert_eq!(grey(1, 3, &[0, 90, 180], (1, 2)), [30, 150]);
    let same: Vec<u8> = (0..20).collect();
    assert_eq!(grey(5, 4, &same, (5, 4)), same);
    // Whatever the sizes, what is even stays so.
    for to in 1..=97 {
        let even = grey(97, 3, &[77; 291], (to, 2));
        assert_eq!(even, vec![77; to as usize * 2], "{to}");
        let even = grey(2, 97, &[77; 194], (1, to));
        assert_eq!(even, vec![77; to as usize], "{to}");
    }
}

#[test]
fn what_cannot_be_seen_has_no_colour() {
    let pixels = vec![200, 10, 0, 255, 0, 255, 0, 0];
    let picture = RgbaImage::from_raw(2, 1, pixels).unwrap();
    let small = shrink(&picture.into(), 1, 1).unwrap().into_rgba8();
    assert_eq!(small.into_raw(), [200, 10, 0, 128]);
}

#[test]
fn colours_stay_apart() {
    let pixels = vec![250, 0, 0, 0, 250, 0, 0, 0, 250, 0, 0, 250];
    let picture = RgbImage::from_raw(2, 2, pixels).unwrap();
    let small = shrink(&picture.into(), 2, 1).unwrap().into_rgb8();
    assert_eq!(small.into_raw(), [125, 0, 125, 0, 125, 125]);
    assert!(shrink(&DynamicImage::new_rgb16(2, 2), 1, 1).is_none());
}
