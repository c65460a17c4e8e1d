//! Finds the legal move that a text means.

use super::error::{MoveError, Obstacle, reaches};
use super::spelling::{MoveParts, MoveReading, MoveRepair, WrittenMove, readings};
use super::uci::from_to;
use super::write::{able_to_reach, write_san};
use crate::piece_letters::Language;
use tabiya_chess::{
    File, Move, MoveKind, Mover, PROMOTIONS, Piece, Rank, Role, RookSide, Square, SquareSet,
};

/// A move that was read, and the deviations of the text from standard algebraic notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadMove {
    /// The move.
    pub played: Move,
    /// The kinds of deviations; empty if [`write_san`] writes exactly this text.
    pub repairs: Vec<MoveRepair>,
}

/// Reads a legal move with piece letters of English or of these languages.
///
/// # Errors
///
/// Returns the reason why the text is not a legal move.
///
/// ```
/// use tabiya_chess::{Mover, Position};
/// use tabiya_notation::moves::{MoveError, MoveRepair, Obstacle, read_move, write_san};
/// use tabiya_notation::piece_letters::Language;
///
/// let mover = Mover::new(&Position::start())?;
/// let read = read_move(&mover, "1.Sg1-f3!", &[Language::German])?;
/// assert_eq!(write_san(&mover, read.played), "Nf3");
/// assert!(read.repairs.contains(&MoveRepair::Letter(Language::German)));
///
/// let error = read_move(&mover, "Qh5", &[]).unwrap_err();
/// assert!(matches!(error, MoveError::Illegal(Obstacle::NoneReaches(..))));
/// assert_eq!(error.to_string(), "the move is not legal: no queen can reach h5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_move(mover: &Mover, text: &str, languages: &[Language]) -> Result<ReadMove, MoveError> {
    let text = text.trim();
    let mut found: Vec<ReadMove> = Vec::new();
    let mut error = None;
    for MoveReading { written, repairs } in readings(text, languages) {
        match resolve(mover, written) {
            Ok(played) if found.iter().any(|known| known.played == played) => {}
            Ok(played) => found.push(ReadMove { played, repairs }),
            Err(MoveError::Ambiguous(moves)) => return Err(MoveError::Ambiguous(moves)),
            Err(other) => error = error.or(Some(other)),
        }
    }
    // A small letter is a file if it can be one.
    if found
        .iter()
        .any(|one| !one.repairs.contains(&MoveRepair::Case))
    {
        found.retain(|one| !one.repairs.contains(&MoveRepair::Case));
    }
    match <[ReadMove; 1]>::try_from(found) {
        Ok([mut only]) => {
            add_differences(mover, text, &mut only);
            Ok(only)
        }
        Err(none) if none.is_empty() => Err(error.unwrap_or(MoveError::NotAMove)),
        Err(several) => {
            let moves = several.into_iter().map(|one| one.played);
            Err(MoveError::Ambiguous(moves.collect()))
        }
    }
}

/// Reads a legal move in exact standard algebraic notation, except that signs of check and mate may be wrong
/// or missing. This is the fast way to read files of games. `None` does not mean that the text is not a
/// move: [`read_move`] may still understand it.
///
/// ```
/// use tabiya_chess::{Mover, Position};
/// use tabiya_notation::moves::read_exact_san;
///
/// let mover = Mover::new(&Position::start())?;
/// assert!(read_exact_san(&mover, b"Nf3").is_some());
/// assert!(read_exact_san(&mover, b"Ng1-f3").is_none());
/// # Ok::<(), tabiya_chess::NoMoves>(())
/// ```
pub fn read_exact_san(mover: &Mover, text: &[u8]) -> Option<Move> {
    let sign = text.strip_suffix(b"+").or(text.strip_suffix(b"#"));
    let bare = sign.unwrap_or(text);
    match *bare {
        [b'O', b'-', b'O'] => mover.castling(RookSide::Kingside),
        [b'O', b'-', b'O', b'-', b'O'] => mover.castling(RookSide::Queenside),
        [letter @ (b'K' | b'Q' | b'R' | b'B' | b'N'), ref rest @ ..] => {
            let role = role_of_letter(letter)?;
            exact_step(mover, Some(role), rest, None)
        }
        [ref rest @ .., b'=', letter @ (b'Q' | b'R' | b'B' | b'N')] => {
            exact_step(mover, None, rest, Some(role_of_letter(letter)?))
        }
        ref rest => exact_step(mover, None, rest, None),
    }
}

fn role_of_letter(letter: u8) -> Option<Role> {
    Some(match letter {
        b'K' => Role::King,
        b'Q' => Role::Queen,
        b'R' => Role::Rook,
        b'B' => Role::Bishop,
        b'N' => Role::Knight,
        _ => return None,
    })
}

fn exact_step(
    mover: &Mover,
    role: Option<Role>,
    text: &[u8],
    promotion: Option<Role>,
) -> Option<Move> {
    let (origin, &[to_file, to_rank]) = text.split_last_chunk::<2>()?;
    let to = square_of(to_file, to_rank)?;
    let origin = origin.strip_suffix(b"x").unwrap_or(origin);
    let (file, rank) = match *origin {
        [] => (None, None),
        [file @ b'a'..=b'h'] => (File::from_letter(file), None),
        [rank @ b'1'..=b'8'] => (None, Some(rank_of(rank)?)),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => (File::from_letter(file), Some(rank_of(rank)?)),
        _ => return None,
    };
    // The standard does not write a pawn move with both squares.
    if role.is_none() && rank.is_some() {
        return None;
    }
    let step = MoveParts {
        role,
        file,
        rank,
        to,
        promotion,
    };
    resolve_step(mover, step).ok()
}

fn square_of(file: u8, rank: u8) -> Option<Square> {
    match file {
        b'a'..=b'h' => Some(Square::new(File::from_letter(file)?, rank_of(rank)?)),
        _ => None,
    }
}

fn rank_of(digit: u8) -> Option<Rank> {
    Rank::ALL
        .get(usize::from(digit.checked_sub(b'1')?))
        .copied()
}

fn resolve(mover: &Mover, written: WrittenMove) -> Result<Move, MoveError> {
    match written {
        WrittenMove::Castling(side) => mover
            .castling(side)
            .ok_or(MoveError::Illegal(Obstacle::Castling(side))),
        WrittenMove::Step(step) => resolve_step(mover, step),
    }
}

fn resolve_step(mover: &Mover, step: MoveParts) -> Result<Move, MoveError> {
    if let (None, Some(file), Some(rank)) = (step.role, step.file, step.rank) {
        return from_to(mover, Square::new(file, rank), step.to, step.promotion);
    }
    let position = mover.position();
    let role = step.role.unwrap_or(Role::Pawn);
    let piece = Piece::new(position.side_to_move, role);
    let origin = step.file.map_or(SquareSet::ALL, SquareSet::file)
        & step.rank.map_or(SquareSet::ALL, SquareSet::rank);
    if role == Role::Pawn {
        return pawn_move(mover, step, position.board.squares_of(piece) & origin);
    }
    let from = able_to_reach(mover, step.to, piece, origin);
    let plain = |from| Move {
        from,
        to: step.to,
        kind: MoveKind::Plain,
    };
    match from.single() {
        Some(_) if step.promotion.is_some() => Err(MoveError::NotAMove),
        Some(from) => Ok(plain(from)),
        None if from.is_empty() => Err(none_reaches(mover, piece, origin, step.to)),
        None => Err(MoveError::Ambiguous(from.map(plain).collect())),
    }
}

fn pawn_move(mover: &Mover, step: MoveParts, pawns: SquareSet) -> Result<Move, MoveError> {
    // Without a file it goes straight ahead.
    let pawns = match step.file {
        None => pawns & SquareSet::file(step.to.file()),
        Some(_) => pawns,
    };
    let is_en_passant = |from| mover.en_passant(from) == Some(step.to);
    let is_able = |from: &Square| mover.can_step(*from, step.to) || is_en_passant(*from);
    let able: SquareSet = pawns.filter(is_able).collect();
    if able.is_empty() {
        let piece = Piece::new(mover.position().side_to_move, Role::Pawn);
        return Err(none_reaches(mover, piece, pawns, step.to));
    }
    let is_last = SquareSet::BACK_RANKS.contains(step.to);
    let kind = match step.promotion {
        Some(role) if is_last && PROMOTIONS.contains(&role) => MoveKind::Promotion(role),
        Some(_) => return Err(MoveError::NotAMove),
        None if is_last => return Err(MoveError::NoPromotion),
        None if { able }.any(is_en_passant) => MoveKind::EnPassant,
        None => MoveKind::Plain,
    };
    let move_of = |from| Move {
        from,
        to: step.to,
        kind,
    };
    match able.single() {
        Some(from) => Ok(move_of(from)),
        None => Err(MoveError::Ambiguous(able.map(move_of).collect())),
    }
}

/// The reason why no piece of this kind on these squares can reach a square.
fn none_reaches(mover: &Mover, piece: Piece, among: SquareSet, to: Square) -> MoveError {
    let board = &mover.position().board;
    let mut candidates = board.squares_of(piece) & among;
    MoveError::Illegal(if board.men(piece.color()).contains(to) {
        Obstacle::OwnPiece(to)
    } else if candidates.any(|from| reaches(mover, from, piece, to)) {
        Obstacle::KingInCheck
    } else {
        Obstacle::NoneReaches(piece.role(), to)
    })
}

/// Adds the deviations that only the position shows: missing or superfluous parts.
fn add_differences(mover: &Mover, text: &str, read: &mut ReadMove) {
    let standard = write_san(mover, read.played);
    if standard == text {
        read.repairs.clear();
        return;
    }
    for repair in differences(text, &standard, read) {
        if !read.repairs.contains(&repair) {
            read.repairs.push(repair);
        }
    }
    if read.repairs.is_empty() {
        read.repairs.push(MoveRepair::Signs);
    }
}

fn differences(text: &str, standard: &str, read: &ReadMove) -> Vec<MoveRepair> {
    let mut differences = Vec::new();
    let marks = |text: &str| -> String {
        let is_mark = |sign: &char| matches!(sign, '+' | '#' | '†' | '‡');
        text.chars().filter(is_mark).collect()
    };
    let has_word = text.ends_with("ch") || text.ends_with("mate");
    if has_word || marks(text) != marks(standard) {
        differences.push(MoveRepair::CheckSign);
    }
    if matches!(read.played.kind, MoveKind::Castling(_))
        && read.repairs.contains(&MoveRepair::Castling)
    {
        return differences;
    }
    let captures = |text: &str| text.contains(['x', '×', ':', 'X', '*']);
    let digits = |text: &str| text.bytes().filter(u8::is_ascii_digit).count();
    let places = |text: &str| {
        let is_place = |byte: &u8| byte.is_ascii_digit() || (b'a'..=b'h').contains(byte);
        text.bytes().filter(is_place).count()
    };
    if text.starts_with(|first: char| matches!(first, 'a'..='h')) && digits(text) == 2 {
        differences.push(MoveRepair::Coordinates);
    } else if captures(text) != captures(standard) {
        differences.push(MoveRepair::Capture);
    } else if differences.is_empty() && read.repairs.is_empty() && places(text) > places(standard) {
        differences.push(MoveRepair::Origin);
    }
    differences
}
