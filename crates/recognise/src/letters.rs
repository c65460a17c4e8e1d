//! What the net of captions tells apart, as `training/letters.py` has it: letters without their case and accents,
//! look-alikes of Latin and Cyrillic as one, digits, all other signs.

/// The classes 1, 2 … are these letters; 0 is the ground between them.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzßбгджзилпфцчшщъыьэюя";
/// Letters that stand for others of the same shape.
const ALIKE: [(&str, &str); 2] = [
    ("авекмнорстухіёй", "abekmhopctyxieи"),
    ("äàâáçéèêëíîïñóôöúûüú", "aaaaceeeeiiinooouuuu"),
];
/// So many classes the net has: the ground, the letters, digits, signs.
pub(super) const CLASSES: usize = 49;
/// The class of a digit; that of another sign follows, those of letters are below.
pub(super) const DIGIT: u8 = 47;

/// The class of a letter; `None` for what is none.
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
