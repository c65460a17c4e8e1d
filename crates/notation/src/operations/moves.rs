//! The notation of a move, legal or not.

use crate::moves::is_move_number;

/// The notation of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveForm {
    /// Standard algebraic notation: `Nbd7`, `exd6`, `e8=Q+`, `O-O`.
    San,
    /// The two squares: `g1f3`, `e7e8q`.
    Coordinate,
    /// Notation that people understand and few programs: `Nf3!`, `0-0`, `Ng1-f3`, `e8Q`, `exd6ep`, `e8=K`.
    Loose,
}

/// The notation of a move; `None` if the text is not a move.
///
/// ```
/// use tabiya_notation::operations::{MoveForm, move_form};
///
/// assert_eq!(move_form(b"Nbd7"), Some(MoveForm::San));
/// assert_eq!(move_form(b"e7e8q"), Some(MoveForm::Coordinate));
/// assert_eq!(move_form(b"0-0"), Some(MoveForm::Loose));
/// assert_eq!(move_form(b"hello"), None);
/// ```
pub fn move_form(text: &[u8]) -> Option<MoveForm> {
    match text {
        _ if is_san(text) => Some(MoveForm::San),
        _ if is_coordinate(text) => Some(MoveForm::Coordinate),
        _ if is_loose(text) => Some(MoveForm::Loose),
        _ => None,
    }
}

/// A mate in the place of a best move, such as `#5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnnouncedMate {
    /// The side to move mates in this many moves.
    Mates(u64),
    /// The side to move is mated in this many moves.
    IsMated(u64),
}

impl AnnouncedMate {
    /// Reads such a word: `#3`, `+#3`, `#+3`, `M3` or `+M3` if the side to move mates, and with `-` if it is mated.
    ///
    /// ```
    /// use tabiya_notation::operations::AnnouncedMate;
    ///
    /// assert_eq!(AnnouncedMate::of_word(b"#5"), Some(AnnouncedMate::Mates(5)));
    /// assert_eq!(AnnouncedMate::of_word(b"#-2"), Some(AnnouncedMate::IsMated(2)));
    /// assert_eq!(AnnouncedMate::of_word(b"Qh7#"), None);
    /// ```
    pub fn of_word(word: &[u8]) -> Option<Self> {
        let (before, word) = split_sign(word);
        let [b'#' | b'M', number @ ..] = word else {
            return None;
        };
        let (behind, digits) = split_sign(number);
        if !digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        let moves = str::from_utf8(digits).ok()?.parse().ok()?;
        match (before, behind) {
            _ if moves == 0 => None,
            (None | Some(b'+'), None | Some(b'+')) => Some(Self::Mates(moves)),
            (Some(b'-'), None) | (None, Some(b'-')) => Some(Self::IsMated(moves)),
            _ => None,
        }
    }
}

/// Separates the sign of a number from the rest.
fn split_sign(text: &[u8]) -> (Option<u8>, &[u8]) {
    match text {
        [sign @ (b'+' | b'-'), rest @ ..] => (Some(*sign), rest),
        _ => (None, text),
    }
}

/// The words of an operand: people put several moves into one pair of quotes, and commas between them.
pub(super) fn move_words(operand: &[u8]) -> impl Iterator<Item = &[u8]> {
    operand
        .split(|byte| is_between_moves(*byte))
        .filter(|word| !word.is_empty())
}

/// Whether a byte of an operand separates moves.
pub(crate) fn is_between_moves(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == b','
}

/// Whether a word of an operation is only a move number.
pub(crate) fn is_number_of_move(word: &[u8]) -> bool {
    str::from_utf8(word).is_ok_and(is_move_number)
}

fn is_san(text: &[u8]) -> bool {
    let check = text.strip_suffix(b"+").or(text.strip_suffix(b"#"));
    match check.unwrap_or(text) {
        b"O-O" | b"O-O-O" => true,
        [b'K' | b'Q' | b'R' | b'B' | b'N', rest @ ..] => is_piece_move(rest),
        [pawn @ .., b'=', b'Q' | b'R' | b'B' | b'N'] => is_pawn_move(pawn, true),
        pawn => is_pawn_move(pawn, false),
    }
}

/// Whether this is the rest of a move after the letter of a piece: the origin as far as necessary, a sign of capture,
/// the target.
fn is_piece_move(text: &[u8]) -> bool {
    let [origin @ .., b'a'..=b'h', b'1'..=b'8'] = text else {
        return false;
    };
    let origin = origin.strip_suffix(b"x").unwrap_or(origin);
    matches!(
        origin,
        [] | [b'a'..=b'h' | b'1'..=b'8'] | [b'a'..=b'h', b'1'..=b'8']
    )
}

fn is_pawn_move(text: &[u8], promotes: bool) -> bool {
    let [origin @ .., b'a'..=b'h', rank @ b'1'..=b'8'] = text else {
        return false;
    };
    matches!(origin, [] | [b'a'..=b'h', b'x']) && matches!(rank, b'1' | b'8') == promotes
}

fn is_coordinate(text: &[u8]) -> bool {
    let is_square = |square: &[u8]| matches!(square, [b'a'..=b'h', b'1'..=b'8']);
    let (from, rest) = text.split_at_checked(2).unwrap_or_default();
    let (to, promoted) = rest.split_at_checked(2).unwrap_or_default();
    let is_step = is_square(from) && is_square(to);
    is_step && matches!(promoted, [] | [b'q' | b'r' | b'b' | b'n'])
}

fn is_loose(text: &[u8]) -> bool {
    let is_mark = |byte: &u8| matches!(byte, b'+' | b'#' | b'!' | b'?' | b',' | b'.');
    let marks = text.iter().rev().take_while(|byte| is_mark(byte)).count();
    let text = text.get(..text.len() - marks).unwrap_or_default();
    let text = text.strip_suffix(b"e.p").unwrap_or(text);
    let text = text.strip_suffix(b"ep").unwrap_or(text);
    let is_castling = matches!(
        text,
        b"O-O" | b"O-O-O" | b"0-0" | b"0-0-0" | b"o-o" | b"o-o-o"
    );
    is_castling || is_loose_step(text)
}

/// Whether this is a move from square to square, or to a square, with any of the usual signs in between.
fn is_loose_step(text: &[u8]) -> bool {
    let mut plain = [0; 7];
    let mut length = 0;
    let signs = b"-x:=()/";
    for byte in text.iter().filter(|byte| !signs.contains(byte)) {
        let Some(place) = plain.get_mut(length) else {
            return false;
        };
        *place = *byte;
        length += 1;
    }
    let step = plain.get(..length).unwrap_or_default();
    // In giveaway chess pawns can become kings.
    let promoted = b"QRBNKqrbnk";
    match step {
        [b'K' | b'Q' | b'R' | b'B' | b'N', rest @ ..] => is_piece_move(rest),
        [rest @ .., last] if promoted.contains(last) => is_piece_move(rest),
        // A pawn on the last rank must be promoted.
        [_, b'1' | b'8'] | [_, _, b'1' | b'8'] => false,
        step => is_piece_move(step.strip_prefix(b"P").unwrap_or(step)),
    }
}
