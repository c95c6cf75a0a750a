//! What the values of Exif data say.

use ::exif::Reader;
use proptest::prelude::*;

use super::super::exif::Exif;
use super::*;

#[test]
fn numbers_are_written_as_photographers_do() {
    for (time, number, exposure, aperture) in [
        (
            ratio(1, 8000),
            ratio(95, 100),
            Some("1/8000 s"),
            Some("f/0.95"),
        ),
        (ratio(1, 4), ratio(4, 1), Some("1/4 s"), Some("f/4")),
        (
            ratio(1, 3),
            ratio(178_885, 100_000),
            Some("0.33 s"),
            Some("f/1.79"),
        ),
        (ratio(10, 25), ratio(2, 3), Some("0.4 s"), Some("f/0.67")),
        (ratio(5, 2), ratio(11, 1), Some("2.5 s"), Some("f/11")),
        (ratio(30, 1), ratio(1, 1000), Some("30 s"), None),
        (ratio(0, 1), ratio(0, 0), None, None),
        (ratio(1, 0), ratio(1, 0), None, None),
        // Of another kind.
        (Value::Long(vec![1]), ascii("2.8"), None, None),
    ] {
        let data = written(&[(Tag::ExposureTime, time), (Tag::FNumber, number)], true);
        let found = seen(&data);
        let value = |key| {
            found
                .iter()
                .find(|(known, _)| *known == key)
                .map(|(_, value)| value)
        };
        assert_eq!(value("exposure"), exposure.map(|text| json!(text)).as_ref());
        assert_eq!(value("aperture"), aperture.map(|text| json!(text)).as_ref());
    }
    for (speed, told) in [
        (Value::Short(vec![100, 200, 300]), Some(100)),
        (Value::Long(vec![102_400]), Some(102_400)),
        (Value::Byte(vec![50]), Some(50)),
        (Value::Short(vec![0]), None),
        // As two bytes do not hold it.
        (Value::Short(vec![u16::MAX]), None),
    ] {
        let told: Vec<_> = told
            .map(|speed| ("cameraIso", json!(speed)))
            .into_iter()
            .collect();
        assert_eq!(
            seen(&written(&[(Tag::PhotographicSensitivity, speed)], false)),
            told
        );
    }
}

#[test]
fn names_are_cut_where_they_end() {
    for (make, model, camera) in [
        ("FUJIFILM", "X-T5", Some("FUJIFILM X-T5")),
        ("NIKON CORPORATION", "NIKON D850", Some("NIKON D850")),
        ("SONY   ", "  DSC-RX1 \0 garbage", Some("SONY DSC-RX1")),
        ("", "X", Some("X")),
        ("   ", "X", Some("X")),
        // A model that is not said, or not known, leaves its maker.
        ("Canon", "", Some("Canon")),
        ("Canon", " \0", Some("Canon")),
        (" ", " ", None),
    ] {
        let data = written(
            &[(Tag::Make, ascii(make)), (Tag::Model, ascii(model))],
            true,
        );
        let camera: Vec<_> = camera
            .map(|name| ("camera", json!(name)))
            .into_iter()
            .collect();
        assert_eq!(seen(&data), camera, "{make} {model}");
    }
    // Of a program that knows another alphabet.
    let model = Value::Ascii(vec![b"Caf\xe9 5".to_vec()]);
    let camera = vec![("camera", json!("Caf\u{fffd} 5"))];
    assert_eq!(seen(&written(&[(Tag::Model, model)], true)), camera);
    let maker = (Tag::Make, ascii("Canon"));
    let unread = (Tag::Model, Value::Ascii(vec![b"\xe6\x97".to_vec()]));
    let camera = vec![("camera", json!("Canon"))];
    for said in [&[maker.clone(), unread][..], &[maker]] {
        assert_eq!(seen(&written(said, true)), camera);
    }
    let long = "x".repeat(257);
    assert_eq!(seen(&written(&[(Tag::Model, ascii(&long))], true)), vec![]);
}

/// Any values of the entries that are read, of kinds that may be wrong.
fn any_fields() -> impl Strategy<Value = Vec<(Tag, Value)>> {
    let tag = prop::sample::select(vec![
        Tag::Make,
        Tag::Model,
        Tag::PhotographicSensitivity,
        Tag::FNumber,
        Tag::ExposureTime,
        Tag::Software,
    ]);
    let value = prop_oneof![
        "[ -~]{0,40}".prop_map(|text| ascii(&text)),
        prop::collection::vec(any::<u16>(), 1..5).prop_map(Value::Short),
        prop::collection::vec(any::<u32>(), 1..4).prop_map(Value::Long),
        prop::collection::vec(any::<(u32, u32)>(), 1..3).prop_map(|numbers| {
            let numbers = numbers
                .into_iter()
                .map(|(num, denom)| Rational { num, denom });
            Value::Rational(numbers.collect())
        }),
    ];
    prop::collection::hash_map(tag, value, 1..6).prop_map(|fields| fields.into_iter().collect())
}

proptest! {
    // What another reader finds in whole data, this one finds as well.
    #[test]
    fn others_read_the_same(fields in any_fields(), is_little: bool) {
        let data = written(&fields, is_little);
        let other = Reader::new().read_raw(data.clone()).unwrap();
        let mut places = Places::of(Cursor::new(&data), data.len() as u64);
        let mut exif = Exif::of(&mut places, 0..data.len() as u64).unwrap();
        let first = exif.first().unwrap();
        let [own] = exif.entries(first, [0x8769]);
        let own = own.and_then(|entry| exif.whole(entry));
        for (tag, _) in fields {
            let directory = match tag {
                Tag::Make | Tag::Model | Tag::Software => first,
                _ => own.unwrap().into(),
            };
            let [entry] = exif.entries(directory, [tag.number()]);
            let entry = entry.unwrap();
            let (mut text, mut whole, mut fraction) = (None, None, None);
            match &other.get_field(tag, In::PRIMARY).unwrap().value {
                Value::Ascii(parts) => {
                    text = Some(String::from_utf8(parts[0].clone()).unwrap());
                }
                Value::Rational(numbers) => {
                    fraction = Some(numbers[0].to_f64()).filter(|number| number.is_finite());
                }
                value => whole = value.get_uint(0),
            }
            prop_assert_eq!(exif.text(entry), text);
            prop_assert_eq!(exif.whole(entry), whole);
            prop_assert_eq!(exif.fraction(entry), fraction);
        }
    }
}
