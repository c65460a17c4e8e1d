//! The classes of the net that reads captions, as `training/letters.py` defines them: letters without case and accents,
//! with look-alikes of Latin and Cyrillic as one class; digits; all other signs.

/// The letters of the classes 1, 2 and so on. Class 0 is the ground between them.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzßбгджзилпфцчшщъыьэюя";
/// Letters with a look-alike among `LETTERS`.
const ALIKE: [(&str, &str); 2] = [
    ("авекмнорстухіёй", "abekmhopctyxieи"),
    ("äàâáçéèêëíîïñóôöúûüú", "aaaaceeeeiiinooouuuu"),
];
/// The number of classes: the ground, the letters, digits, and signs.
pub(super) const CLASSES: usize = 49;
/// The class of digits. Other signs have the next class; letters have smaller ones.
pub(super) const DIGIT: u8 = 47;

/// The class of a letter; `None` for any other character.
fn class_of(letter: char) -> Option<u8> {
    let letter = letter.to_lowercase().next()?;
    let alike = ALIKE.iter().find_map(|(letters, others)| {
        let place = letters.chars().position(|other| other == letter)?;
        others.chars().nth(place)
    });
    let letter = alike.unwrap_or(letter);
    let place = LETTERS.chars().position(|other| other == letter)?;
    u8::try_from(place + 1).ok()
}

/// The classes of the letters of a line.
pub(super) fn classes_of(line: &str) -> Vec<u8> {
    line.chars().filter_map(class_of).collect()
}
