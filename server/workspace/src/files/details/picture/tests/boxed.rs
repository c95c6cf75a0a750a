//! Pictures in HEIF.

use super::super::super::boxes::boxed;
use super::*;

/// A picture in boxes: a large one that is shown, a small one beside it, and the Exif data.
#[derive(Clone)]
pub(super) struct Heif {
    pub(super) exif: Vec<u8>,
    /// Versions of the boxes that tell of items and of their places.
    pub(super) versions: (u8, u8),
    /// Whether the data lies within the box that tells of it.
    pub(super) is_inside: bool,
    /// What the data is said to have in place of its length.
    pub(super) length: Option<u32>,
    pub(super) pieces: u16,
    pub(super) primary: Option<u8>,
    /// By how many quarters it is turned.
    pub(super) quarters: u8,
}

impl Heif {
    pub(super) fn of(data: &[u8]) -> Self {
        Self {
            exif: [&6_u32.to_be_bytes()[..], b"Exif\0\0", data].concat(),
            versions: (2, 1),
            is_inside: false,
            length: None,
            pieces: 1,
            primary: Some(1),
            quarters: 0,
        }
    }

    pub(super) fn bytes(&self) -> Vec<u8> {
        let head = boxed(b"ftyp", b"heic\0\0\0\0mif1heic");
        let start = (head.len() + self.meta(0).len() + 8) as u32;
        let media = boxed(b"mdat", if self.is_inside { b"" } else { &self.exif });
        [head, self.meta(start), media].concat()
    }

    fn meta(&self, start: u32) -> Vec<u8> {
        let (of_items, of_places) = self.versions;
        let id = |id: u16, is_long: bool| match is_long {
            true => u32::from(id).to_be_bytes().to_vec(),
            false => id.to_be_bytes().to_vec(),
        };
        let item = |number: u16, kind: &[u8]| {
            let said = [
                &[of_items, 0, 0, 0],
                &id(number, of_items == 3)[..],
                &[0; 2],
                kind,
            ];
            boxed(b"infe", &said.concat())
        };
        let items = [
            vec![0, 0, 0, 0, 0, 3],
            item(1, b"hvc1"),
            item(2, b"hvc1"),
            item(3, b"Exif"),
        ];
        let place = |number: u16, method: u8, pieces: u16, offset: u32, length: u32| {
            let method = if of_places == 0 {
                vec![]
            } else {
                vec![0, method]
            };
            let piece = [offset.to_be_bytes(), length.to_be_bytes()].concat();
            [
                id(number, of_places == 2),
                method,
                vec![0, 0],
                pieces.to_be_bytes().to_vec(),
                piece.repeat(pieces.into()),
            ]
            .concat()
        };
        let (method, start) = if self.is_inside { (1, 3) } else { (0, start) };
        let length = self.length.unwrap_or(self.exif.len() as u32);
        let places = [
            vec![of_places, 0, 0, 0, 0x44, 0],
            id(3, of_places == 2),
            place(1, 0, 1, 9, 9),
            place(2, 0, 2, 9, 9),
            place(3, method, self.pieces, start, length),
        ];
        let size = |width: u32, height: u32| {
            boxed(
                b"ispe",
                &[[0; 4], width.to_be_bytes(), height.to_be_bytes()].concat(),
            )
        };
        let properties = [
            size(64, 48),
            boxed(b"hvcC", &[1; 20]),
            size(4032, 3024),
            boxed(b"irot", &[self.quarters]),
        ];
        let owned = [0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 1, 1, 0, 1, 3, 0x82, 3, 0x84];
        let properties = [boxed(b"ipco", &properties.concat()), boxed(b"ipma", &owned)];
        let data = [b"...".to_vec(), self.exif.clone()].concat();
        let primary = self
            .primary
            .map(|item| boxed(b"pitm", &[0, 0, 0, 0, 0, item]));
        let parts = [
            vec![0; 4],
            boxed(b"hdlr", &[0; 24]),
            primary.unwrap_or_default(),
            boxed(b"iinf", &items.concat()),
            boxed(b"iloc", &places.concat()),
            boxed(b"iprp", &properties.concat()),
            if self.is_inside {
                boxed(b"idat", &data)
            } else {
                vec![]
            },
        ];
        boxed(b"meta", &parts.concat())
    }
}

// chats-files-auth.md 2.4
#[test]
fn a_picture_in_boxes_names_its_camera() {
    let whole = Heif::of(&photograph(true));
    let to_the_end = Heif {
        length: Some(0),
        ..whole.clone()
    };
    for versions in [(2, 0), (2, 1), (2, 2), (3, 1), (3, 2)] {
        for is_inside in [false, true] {
            for picture in [&whole, &to_the_end] {
                let picture = Heif {
                    versions,
                    is_inside,
                    ..picture.clone()
                };
                let (seen, size) = read(&picture.bytes());
                // The oldest version knows no other place than the file.
                let is_told = !is_inside || versions.1 > 0;
                let details = if is_told { told() } else { vec![] };
                // What Exif says of its turns does not count here.
                assert_eq!(
                    (seen.details, seen.is_turned),
                    (details, false),
                    "{versions:?}"
                );
                assert_eq!(size, Some((4032, 3024)));
            }
        }
    }
    let bare = Heif {
        exif: [&[0; 4], &photograph(false)[..]].concat(),
        ..whole
    };
    assert_eq!(seen(&bare.bytes()), told());
}

// chats-files-auth.md 2.4
#[test]
fn a_picture_in_boxes_has_the_size_of_what_is_shown() {
    let picture = Heif::of(b"");
    for (primary, quarters, size) in [
        (Some(1), 0, (4032, 3024)),
        (Some(1), 1, (3024, 4032)),
        (Some(1), 2, (4032, 3024)),
        (Some(1), 3, (3024, 4032)),
        // It is not the one that is turned.
        (Some(2), 1, (64, 48)),
        // One that says nothing of itself.
        (Some(9), 1, (4032, 3024)),
        (None, 1, (4032, 3024)),
    ] {
        let picture = Heif {
            primary,
            quarters,
            ..picture.clone()
        };
        assert_eq!(
            read(&picture.bytes()).1,
            Some(size),
            "{primary:?} {quarters}"
        );
    }
}

#[test]
fn data_that_lies_nowhere_tells_nothing() {
    let whole = Heif::of(&photograph(true));
    let length = whole.exif.len() as u32;
    for picture in [
        Heif {
            length: Some(length + 1),
            ..whole.clone()
        },
        Heif {
            length: Some(u32::MAX),
            ..whole.clone()
        },
        // In no piece, and in two.
        Heif {
            pieces: 0,
            ..whole.clone()
        },
        Heif {
            pieces: 2,
            ..whole.clone()
        },
        Heif {
            exif: whole.exif[..3].to_vec(),
            ..whole.clone()
        },
        Heif {
            exif: [&u32::MAX.to_be_bytes()[..], &whole.exif[4..]].concat(),
            ..whole.clone()
        },
    ] {
        for is_inside in [false, true] {
            let picture = Heif {
                is_inside,
                ..picture.clone()
            };
            let (seen, size) = read(&picture.bytes());
            assert_eq!(seen.details, vec![]);
            assert_eq!(size, Some((4032, 3024)));
        }
    }
}
