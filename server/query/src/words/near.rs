//! Terms that a word may have been meant for (query.md 9, Typing errors).

/// Most typing errors in a word; two letters in each other's place are one.
pub const MAX_STEPS: usize = 2;

/// The terms with the first letter of a word that are few typing errors away from it. No digit is a typing error: another
/// number is another thing.
///
/// A term is read byte by byte and given up as soon as nothing that begins so can be near, so that a dictionary that
/// is a tree need not be walked as a whole.
#[derive(Clone, Debug)]
pub struct Near {
    letters: Vec<u32>,
    steps: u8,
}

/// How far a term was read, and how far it is from the word so far.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Reading {
    /// Letters that were read.
    length: usize,
    /// The distances of these letters to the beginnings of the word that are about as long; all others are far.
    distances: Distances,
    /// The same without the last letter.
    before: Distances,
    last: u32,
    /// The bits of a letter that is not yet whole, and how many bytes it lacks.
    letter: u32,
    lacking: u8,
}

/// By the length of the beginning, from [`MAX_STEPS`] fewer letters to as many more.
type Distances = [u8; 2 * MAX_STEPS + 1];

/// Any distance beyond the greatest that counts.
const FAR: u8 = MAX_STEPS as u8 + 1;
/// Of no letter.
const NO_LETTER: u32 = u32::MAX;

/// Whether it counts as a letter that may be mistyped: digits of all scripts do not.
#[inline]
pub(super) fn is_letter(c: char) -> bool {
    !c.is_numeric()
}

/// What it costs to add a letter, to leave it out, or to take it for another one.
#[inline]
fn price(letter: u32) -> u8 {
    let is_digit = char::from_u32(letter).is_some_and(|c| !is_letter(c));
    if is_digit { FAR } else { 1 }
}

impl Near {
    /// At most [`MAX_STEPS`] count.
    pub fn new(word: &str, steps: usize) -> Self {
        Self {
            letters: word.chars().map(u32::from).collect(),
            steps: u8::try_from(steps.min(MAX_STEPS)).unwrap_or(0),
        }
    }

    /// Nothing was read.
    pub fn start(&self) -> Reading {
        let mut distances = [FAR; 2 * MAX_STEPS + 1];
        let whole = distances.iter_mut().skip(MAX_STEPS);
        let left_out = self.letters.iter().scan(0_u8, |cost, letter| {
            *cost = cost.saturating_add(price(*letter)).min(FAR);
            Some(*cost)
        });
        for (distance, cost) in whole.zip(std::iter::once(0).chain(left_out)) {
            *distance = cost;
        }
        Reading {
            length: 0,
            distances,
            before: [FAR; 2 * MAX_STEPS + 1],
            last: NO_LETTER,
            letter: 0,
            lacking: 0,
        }
    }

    /// After one more byte of UTF-8.
    pub fn read(&self, reading: &Reading, byte: u8) -> Reading {
        let bits = u32::from(byte);
        let (letter, lacking) = match (reading.lacking, byte) {
            (0, 0xf0..) => (bits & 0x07, 3),
            (0, 0xe0..) => (bits & 0x0f, 2),
            (0, 0xc0..) => (bits & 0x1f, 1),
            (0, _) => (bits, 0),
            (lacking, _) => (reading.letter << 6 | bits & 0x3f, lacking - 1),
        };
        if lacking > 0 {
            return Reading {
                letter,
                lacking,
                ..*reading
            };
        }
        self.after(reading, letter)
    }

    /// After one more letter.
    fn after(&self, reading: &Reading, letter: u32) -> Reading {
        let length = reading.length + 1;
        let mut distances = [FAR; 2 * MAX_STEPS + 1];
        let added_price = price(letter);
        if length > 1 || self.letters.first() == Some(&letter) {
            let of = |list: &Distances, at: usize| list.get(at).copied().unwrap_or(FAR);
            let mut shorter = FAR;
            for (at, distance) in distances.iter_mut().enumerate() {
                // How long the beginning of the word is; the one without letters is far from all but the shortest.
                let Some(end) = (length + at).checked_sub(MAX_STEPS) else {
                    continue;
                };
                *distance = match end.checked_sub(1).map(|end| self.letters.get(end)) {
                    None => of(&reading.distances, at + 1) + added_price,
                    Some(None) => FAR,
                    Some(Some(wanted)) => {
                        let left_out_price = price(*wanted);
                        let replaced_price = match *wanted == letter {
                            true => 0,
                            false => added_price.max(left_out_price),
                        };
                        let replaced = of(&reading.distances, at) + replaced_price;
                        let added = of(&reading.distances, at + 1) + added_price;
                        let left_out = shorter + left_out_price;
                        let before = end.checked_sub(2).and_then(|end| self.letters.get(end));
                        let is_swapped = *wanted == reading.last && before == Some(&letter);
                        let swapped = if is_swapped {
                            of(&reading.before, at) + added_price.max(left_out_price)
                        } else {
                            FAR
                        };
                        replaced.min(added).min(left_out).min(swapped)
                    }
                }
                .min(FAR);
                shorter = *distance;
            }
        }
        Reading {
            length,
            distances,
            before: reading.distances,
            last: letter,
            letter: 0,
            lacking: 0,
        }
    }

    /// True if a term that begins with what was read may be near.
    pub fn may_be_near(&self, reading: &Reading) -> bool {
        reading.distances.iter().any(|known| *known <= self.steps)
    }

    /// How far what was read is from the word; `None` if it is not near.
    pub fn distance(&self, reading: &Reading) -> Option<u8> {
        // Of nothing, no letter is the same.
        if reading.lacking > 0 || reading.length == 0 {
            return None;
        }
        let at = (self.letters.len() + MAX_STEPS).checked_sub(reading.length)?;
        let distance = *reading.distances.get(at)?;
        (distance <= self.steps).then_some(distance)
    }

    /// How far a term is from the word; `None` if it is not near.
    pub fn distance_of(&self, term: &str) -> Option<u8> {
        let mut reading = self.start();
        for byte in term.bytes() {
            reading = self.read(&reading, byte);
            if !self.may_be_near(&reading) {
                return None;
            }
        }
        self.distance(&reading)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    // query.md 9: the same first letter, a transposition counting one; only letters are taken for others.
    #[test]
    fn words_are_near_that_differ_by_few_errors() {
        for (word, term, distance) in [
            ("meetnig", "meeting", Some(1)),
            ("meeting", "meeting", Some(0)),
            ("meeting", "meetings", Some(1)),
            ("meeting", "meting", Some(1)),
            ("meeting", "greeting", None),
            ("meeting", "eeting", None),
            ("invoice", "invoicing", None),
            ("elans", "élan", None),
            ("日本語日本", "日本日語本", Some(1)),
            ("straße", "strase", Some(1)),
            ("invoices10234", "invioces10234", Some(1)),
            ("invoices10234", "invoices10235", None),
            ("invoices10234", "invoices1234", None),
            ("invoices10234", "invoices102341", None),
            ("invoices10234", "invoices10324", None),
            ("order7s", "order7", Some(1)),
            ("order7s", "orders7", None),
            ("7orders", "7order", Some(1)),
            ("order", "order7", None),
            ("7orders", "77orders", None),
            ("aorders", "abaorders", None),
            ("", "a", None),
            ("a", "", None),
        ] {
            assert_eq!(
                Near::new(word, 1).distance_of(term),
                distance,
                "{word} {term}"
            );
        }
        let two = Near::new("internatoinalisaton", 2);
        assert_eq!(two.distance_of("internationalisation"), Some(2));
        assert_eq!(two.distance_of("internationalisations"), None);
    }

    proptest! {
        #[test]
        fn distances_are_those_of_the_plain_algorithm(
            word in "[abé日]{1,9}",
            term in "[abé日]{0,9}",
            steps in 0_usize..=MAX_STEPS,
        ) {
            let plain = strsim::osa_distance(&word, &term);
            let is_near = plain <= steps && word.chars().next() == term.chars().next();
            let expected = is_near.then_some(plain);
            let found = Near::new(&word, steps).distance_of(&term);
            prop_assert_eq!(found.map(usize::from), expected);
        }

        // Where digits are, they stay as they are, and the letters between them are as near as they are alone.
        #[test]
        fn no_digit_is_a_typing_error(
            word in "[ab]{0,4}1[ab]{0,4}",
            term in "1?[ab]{0,4}1[ab]{0,4}1?",
            steps in 0_usize..=MAX_STEPS,
        ) {
            let parts = |text: &str| text.split('1').map(str::to_owned).collect::<Vec<String>>();
            let expected = match (parts(&word).as_slice(), parts(&term).as_slice()) {
                ([before, behind], [term_before, term_behind]) => {
                    let plain = strsim::osa_distance(before, term_before) + strsim::osa_distance(behind, term_behind);
                    let is_near = plain <= steps && word.chars().next() == term.chars().next();
                    is_near.then_some(plain)
                }
                _ => None,
            };
            let found = Near::new(&word, steps).distance_of(&term);
            prop_assert_eq!(found.map(usize::from), expected);
        }
    }
}
