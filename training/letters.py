"""What the net of captions tells apart: letters without their case and accents, look-alikes of
Latin and Cyrillic as one, digits, all other signs. The reader has the same table
(recognise/letters.rs)."""

import unicodedata

LETTERS = "abcdefghijklmnopqrstuvwxyzßбгджзилпфцчшщъыьэюя"
DIGIT, SIGN = len(LETTERS) + 1, len(LETTERS) + 2
CLASSES = len(LETTERS) + 3  # 0 is nothing, or the ground between letters
ALIKE = dict(zip("авекмнорстухіё", "abekmhopctyxie"))
UNSEEN = " .,:;'’‘\"“”„«»…·"  # too small to be told


def class_of(letter):
    """The class of a letter, or 0."""
    if letter in UNSEEN:
        return 0
    letter = letter.lower()
    letter = ALIKE.get(letter, letter)
    if letter not in LETTERS:
        letter = unicodedata.normalize("NFD", letter)[0]
        letter = ALIKE.get(letter, letter)
    if letter in LETTERS:
        return 1 + LETTERS.index(letter)
    return DIGIT if letter.isdigit() else SIGN


def classes_of(line):
    """The classes of a line, without what is not told."""
    return [c for c in map(class_of, line) if c]
