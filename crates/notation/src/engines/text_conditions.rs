//! Conditions of the table on the words of a FEN.

use super::given_fen::{BoardSlip, GivenFen};
use tabiya_chess::{File, Square};

// Blanks.

fn is_blank(character: char) -> bool {
    character.is_ascii_whitespace()
}

pub(super) fn has_foreign_blank(fen: &GivenFen<'_>) -> bool {
    fen.text
        .contains(|c: char| c.is_whitespace() && !c.is_ascii())
}

/// Whether all fields are one word for a reader that does not treat `_` as a space.
pub(super) fn is_one_word(fen: &GivenFen<'_>) -> bool {
    let mut words = fen.text.split_whitespace();
    words.next().is_some_and(|word| word.contains('_'))
}

pub(super) fn has_underscores(fen: &GivenFen<'_>) -> bool {
    fen.has_underscores
}

pub(super) fn has_blank_around(fen: &GivenFen<'_>) -> bool {
    fen.text.starts_with(is_blank) || fen.text.ends_with(is_blank)
}

pub(super) fn has_blank_around_or_doubled(fen: &GivenFen<'_>) -> bool {
    let behind = fen.text.chars().skip(1);
    let mut pairs = fen.text.chars().zip(behind);
    has_blank_around(fen) || pairs.any(|(one, next)| is_blank(one) && is_blank(next))
}

pub(super) fn has_blank_other_than_space(fen: &GivenFen<'_>) -> bool {
    fen.text.contains(|c| is_blank(c) && c != ' ')
}

pub(super) fn has_byte_order_mark(fen: &GivenFen<'_>) -> bool {
    fen.has_byte_order_mark()
}

// The side to move, and the number of fields.

pub(super) fn lacks_side(fen: &GivenFen<'_>) -> bool {
    fen.field(1).is_none()
}

pub(super) fn has_unknown_side(fen: &GivenFen<'_>) -> bool {
    fen.field(1).is_some_and(|side| !matches!(side, "w" | "b"))
}

pub(super) fn has_unknown_side_but_capital_b(fen: &GivenFen<'_>) -> bool {
    has_unknown_side(fen) && fen.field(1) != Some("B")
}

pub(super) fn has_two_or_three_fields(fen: &GivenFen<'_>) -> bool {
    (2..4).contains(&fen.fields())
}

pub(super) fn has_two_to_five_fields(fen: &GivenFen<'_>) -> bool {
    (2..6).contains(&fen.fields())
}

pub(super) fn has_text_behind(fen: &GivenFen<'_>) -> bool {
    fen.has_tail && !has_check_counters(fen)
}

// Castling letters.

fn is_file(letter: char) -> bool {
    u8::try_from(letter).is_ok_and(|letter| File::from_letter(letter).is_some())
}

fn is_side(letter: char) -> bool {
    matches!(letter, 'K' | 'Q' | 'k' | 'q')
}

/// Whether a castling letter names the rook's file.
pub(super) fn has_castling_file(fen: &GivenFen<'_>) -> bool {
    fen.castling_letters().contains(is_file)
}

pub(super) fn mixes_sides_and_files(fen: &GivenFen<'_>) -> bool {
    fen.castling_letters().contains(is_side) && has_castling_file(fen)
}

pub(super) fn has_five_rights(fen: &GivenFen<'_>) -> bool {
    fen.castling_letters().len() > 4
}

pub(super) fn has_three_rights_of_a_colour(fen: &GivenFen<'_>) -> bool {
    let letters = fen.castling_letters().bytes();
    let white = letters.clone().filter(u8::is_ascii_uppercase).count();
    white.max(letters.filter(u8::is_ascii_lowercase).count()) > 2
}

pub(super) fn has_white_right_behind_black(fen: &GivenFen<'_>) -> bool {
    let mut letters = fen.castling_letters().bytes();
    let has_black = letters.any(|letter| letter.is_ascii_lowercase());
    has_black && letters.any(|letter| letter.is_ascii_uppercase())
}

pub(super) fn has_unknown_castling_letter(fen: &GivenFen<'_>) -> bool {
    let is_known = |c| is_file(c) || is_side(c) || c == '-';
    fen.castling_letters().contains(|c| !is_known(c))
}

pub(super) fn has_dash_among_rights(fen: &GivenFen<'_>) -> bool {
    fen.castling_letters().contains('-')
}

pub(super) fn has_dash_before_rights(fen: &GivenFen<'_>) -> bool {
    fen.castling_letters().starts_with('-')
}

pub(super) fn has_dash_behind_rights(fen: &GivenFen<'_>) -> bool {
    has_dash_among_rights(fen) && !has_dash_before_rights(fen)
}

pub(super) fn black_may_castle_on_seven_ranks(fen: &GivenFen<'_>) -> bool {
    let is_black = |letter: char| letter.is_ascii_lowercase();
    fen.has_slip(BoardSlip::MissingRank) && fen.castling_letters().contains(is_black)
}

// The en-passant field, when it is neither `-` nor a target.

fn en_passant_word<'a>(fen: &GivenFen<'a>) -> Option<&'a str> {
    fen.field(3)
        .filter(|word| !matches!(word.as_bytes(), b"-" | [b'a'..=b'h', b'3' | b'6']))
}

pub(super) fn has_en_passant_word(fen: &GivenFen<'_>) -> bool {
    en_passant_word(fen).is_some()
}

/// Whether the word has text left after a file and one more character.
pub(super) fn has_long_en_passant_word(fen: &GivenFen<'_>) -> bool {
    en_passant_word(fen).is_some_and(|word| !matches!(word.as_bytes(), [b'a'..=b'h', _]))
}

pub(super) fn has_dashed_en_passant_word(fen: &GivenFen<'_>) -> bool {
    en_passant_word(fen).is_some_and(|word| word.starts_with('-'))
}

pub(super) fn has_undashed_en_passant_word(fen: &GivenFen<'_>) -> bool {
    has_en_passant_word(fen) && !has_dashed_en_passant_word(fen)
}

pub(super) fn has_en_passant_word_no_square(fen: &GivenFen<'_>) -> bool {
    en_passant_word(fen).is_some_and(|word| Square::from_name(word).is_none())
}

// The counters, if one is not all digits. Check counters have their own conditions.

fn has_counter(fen: &GivenFen<'_>, is_such: fn(&str) -> bool) -> bool {
    if has_check_counters(fen) {
        return false;
    }
    let counters = [fen.field(4), fen.field(5)].into_iter().flatten();
    counters.filter(|word| !is_digits(word)).any(is_such)
}

fn is_digits(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether the word is a plus sign followed by digits.
fn is_signed(word: &str) -> bool {
    let digits = word.strip_prefix('+').unwrap_or_default();
    !digits.is_empty() && is_digits(digits)
}

fn starts_with_number(word: &str) -> bool {
    let digits = word.strip_prefix('+').unwrap_or(word);
    digits.starts_with(|c: char| c.is_ascii_digit())
}

fn is_negative(word: &str) -> bool {
    word.strip_prefix('-')
        .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

pub(super) fn has_counter_not_of_digits(fen: &GivenFen<'_>) -> bool {
    has_counter(fen, |_| true)
}

pub(super) fn has_counter_not_a_number(fen: &GivenFen<'_>) -> bool {
    has_counter(fen, |word| !is_signed(word))
}

pub(super) fn has_counter_not_an_integer(fen: &GivenFen<'_>) -> bool {
    has_counter(fen, |word| !is_signed(word) && !is_negative(word))
}

pub(super) fn has_negative_counter(fen: &GivenFen<'_>) -> bool {
    has_counter(fen, is_negative)
}

pub(super) fn has_counter_without_number(fen: &GivenFen<'_>) -> bool {
    has_counter(fen, |word| !starts_with_number(word))
}

pub(super) fn has_counter_beyond_its_number(fen: &GivenFen<'_>) -> bool {
    has_counter(fen, |word| starts_with_number(word) && !is_signed(word))
}

// The check counters of Three-check.

pub(super) fn has_check_counters(fen: &GivenFen<'_>) -> bool {
    fen.check_counters().is_some()
}

pub(super) fn has_check_counters_in_front(fen: &GivenFen<'_>) -> bool {
    fen.check_counters() == Some(4)
}

pub(super) fn has_check_counters_behind(fen: &GivenFen<'_>) -> bool {
    has_check_counters(fen) && !has_check_counters_in_front(fen)
}
