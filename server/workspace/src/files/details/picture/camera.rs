//! The camera of a picture and what it was set to, out of Exif data.

use std::io::{Read, Seek};

use serde_json::json;

use super::super::{Details, camera};
use super::exif::Exif;

const MAKE: u16 = 0x010f;
const MODEL: u16 = 0x0110;
/// Where Exif's own directory lies.
const EXIF_DIRECTORY: u16 = 0x8769;
const EXPOSURE_TIME: u16 = 0x829a;
const F_NUMBER: u16 = 0x829d;
const SENSITIVITY: u16 = 0x8827;

/// Stands for every sensitivity that two bytes do not hold.
const NOT_SAID: u32 = u16::MAX as u32;
/// Exposures that are shorter than this are written as a part of a second.
const LONG_EXPOSURE: f64 = 0.3;

pub(super) fn details(exif: &mut Exif<'_, impl Read + Seek>) -> Details {
    let Some(first) = exif.first() else {
        return Details::new();
    };
    let [make, model, own] = exif.entries(first, [MAKE, MODEL, EXIF_DIRECTORY]);
    let make = make.and_then(|entry| exif.text(entry));
    let model = model.and_then(|entry| exif.text(entry));
    let own = own.and_then(|entry| exif.whole(entry)).map(u64::from);
    let [time, number, speed] = own.map_or([None; 3], |own| {
        exif.entries(own, [EXPOSURE_TIME, F_NUMBER, SENSITIVITY])
    });
    let speed = speed.and_then(|entry| exif.whole(entry));
    let speed = speed.filter(|speed| !matches!(*speed, 0 | NOT_SAID));
    let number = number.and_then(|entry| exif.fraction(entry));
    let number = number.map(to_hundredths).filter(|number| *number > 0.0);
    let time = time.and_then(|entry| exif.fraction(entry));
    let found = [
        ("camera", camera(make, model)),
        ("cameraIso", speed.map(|speed| json!(speed))),
        (
            "aperture",
            number.map(|number| json!(format!("f/{number}"))),
        ),
        ("focalRatio", number.map(|number| json!(number))),
        ("exposure", time.and_then(exposure).map(|time| json!(time))),
    ];
    found
        .into_iter()
        .filter_map(|(key, value)| Some((key, value?)))
        .collect()
}

/// In seconds, as photographers write it.
fn exposure(seconds: f64) -> Option<String> {
    (seconds > 0.0).then(|| {
        if seconds < LONG_EXPOSURE {
            format!("1/{} s", (1.0 / seconds).round())
        } else {
            format!("{} s", to_hundredths(seconds))
        }
    })
}

fn to_hundredths(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
