//! Games: a board of 32 bytes, then four bytes for each move and its score, and four zeros at the end. A game of one
//! move is a position alone.
//!
//! After the pieces the board has the side to move and the en-passant square in one byte, the halfmove clock, the number
//! of the move (two bytes), a score (two bytes, unused), the result (0 Black wins, 1 draw, 2 White wins) and an unused
//! byte. Scores are White's. A move is two squares of six bits, two bits for the new piece of a pawn, and two bits for
//! its kind; in castling the king takes the rook.

use super::findings::Findings;
use super::form::NotWritten;
use super::left_out::LeftOutOfTraining;
use super::packed::{BOARD_LEN, CASTLING_ROOK, PIECES_LEN, number_of, numbers, packed, piece_of};
use super::sample::{Outcome, Sample};
use crate::games::tables::RowFaultKind;
use tabiya_chess::{
    CastlingRight, CastlingRights, Color, Move, MoveKind, Mover, Position, Role, RookSide, Square,
    WantedRight,
};
use tabiya_notation::fen::write_fen;

/// The bytes of a move with its score.
pub(super) const MOVE_LEN: usize = 4;
/// What follows the last move of a game.
pub(super) const GAME_END: [u8; MOVE_LEN] = [0; MOVE_LEN];

/// The number in place of an en-passant square, if there is none.
const NO_SQUARE: u8 = 64;
const BLACK_TO_MOVE: u8 = 0x80;

/// The kinds of moves, as the highest two bits.
const EN_PASSANT: u16 = 1;
const CASTLING: u16 = 2;
const PROMOTION: u16 = 3;

/// The pieces that a pawn can become, by their numbers.
const PROMOTED: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

pub(super) fn append(bytes: &[u8], found: &mut Findings, out: &mut Vec<u8>) {
    let mut rest = bytes;
    let mut game = 0;
    while !rest.is_empty() {
        found.begin();
        let Some((board, moves)) = rest.split_first_chunk() else {
            return found.note(game, RowFaultKind::CutOff, b"");
        };
        let (moves, _) = moves.as_chunks();
        let count = moves.iter().take_while(|bytes| **bytes != GAME_END).count();
        let end = BOARD_LEN + (count + 1) * MOVE_LEN;
        let has_end = count < moves.len();
        let moves = moves.get(..count).unwrap_or_default();
        match start_of(board) {
            Some((start, result)) => append_game(start, result, moves, game, found, out),
            None => found.note(game, RowFaultKind::Board, b""),
        }
        if !has_end {
            return found.note(game, RowFaultKind::CutOff, b"");
        }
        rest = rest.get(end..).unwrap_or_default();
        game += 1;
    }
}

/// Appends a record for each position of a game in which a move was played, up to the first illegal one.
fn append_game(
    start: Position,
    result: Outcome,
    moves: &[[u8; MOVE_LEN]],
    game: u64,
    found: &mut Findings,
    out: &mut Vec<u8>,
) {
    let mut mover = Mover::new(&start).ok();
    for [low, high, score_low, score_high] in moves {
        let number = u16::from_le_bytes([*low, *high]);
        let Some((here, played)) = mover.and_then(|here| Some((here, move_of(&here, number)?)))
        else {
            return found.note(game, RowFaultKind::Move, name_of(number).as_bytes());
        };
        let score = i32::from(i16::from_le_bytes([*score_low, *score_high]));
        let position = *here.position();
        let sample = Sample {
            played: Some(played),
            score: Some(of_side(score, position.side_to_move)),
            result: Some(result),
            ..Sample::at(position)
        };
        found.put(&sample, out);
        mover = Some(here.after(played));
    }
}

/// Returns White's score for a side, and the other way round.
fn of_side(score: i32, side: Color) -> i32 {
    match side {
        Color::White => score,
        Color::Black => score.saturating_neg(),
    }
}

/// Returns the first position of a game, and its result; `None` if there is no such position.
fn start_of(board: &[u8; BOARD_LEN]) -> Option<(Position, Outcome)> {
    let [side, clock, low, high, _, _, result, _] =
        *board.last_chunk::<{ BOARD_LEN - PIECES_LEN }>()?;
    let mut position = Position {
        castling: CastlingRights::NONE,
        halfmove_clock: clock.into(),
        fullmove_number: u16::from_le_bytes([low, high]).into(),
        ..Position::empty()
    };
    if side & BLACK_TO_MOVE != 0 {
        position.side_to_move = Color::Black;
    }
    position.en_passant = Square::from_index(side & !BLACK_TO_MOVE);
    let mut rooks = Vec::new();
    for (square, number) in numbers(board)? {
        let piece = piece_of(number)?;
        position.board.set(square, Some(piece));
        if number & 7 == CASTLING_ROOK {
            rooks.push((square, piece.color()));
        }
    }
    for (rook, color) in rooks {
        let king = position.board.king(color)?;
        let side = if king < rook {
            RookSide::Kingside
        } else {
            RookSide::Queenside
        };
        let right = CastlingRight {
            king: king.file(),
            rook: rook.file(),
        };
        position.castling.set(color, side, WantedRight::Yes(right));
        let possible = position.castling.possible(color, side, &position.board);
        if possible != Some(right) || rook.rank() != color.back_rank() {
            return None;
        }
    }
    let result = i8::try_from(result).ok()? - 1;
    Some((position, Outcome::of_side(result, Color::White)?))
}

fn squares_of(number: u16) -> Option<[Square; 2]> {
    let square = |bits: u16| Square::from_index(u8::try_from(bits & 63).ok()?);
    Some([square(number)?, square(number >> 6)?])
}

/// Returns the legal move with this number.
fn move_of(mover: &Mover, number: u16) -> Option<Move> {
    let [from, to] = squares_of(number)?;
    let kind = match number >> 14 {
        PROMOTION => MoveKind::Promotion(*PROMOTED.get(usize::from(number >> 12 & 3))?),
        EN_PASSANT => MoveKind::EnPassant,
        CASTLING => {
            let side = if from < to {
                RookSide::Kingside
            } else {
                RookSide::Queenside
            };
            let castling = mover.castling(side)?;
            let rook = rook_of(mover.position(), side)?;
            return (castling.from == from && rook == to).then_some(castling);
        }
        _ => MoveKind::Plain,
    };
    let played = Move { from, to, kind };
    mover.is_legal(played).then_some(played)
}

/// Returns the square of the rook that castles on a side.
fn rook_of(position: &Position, side: RookSide) -> Option<Square> {
    let color = position.side_to_move;
    let right = position.castling.possible(color, side, &position.board)?;
    Some(Square::new(right.rook, color.back_rank()))
}

fn number_of_move(position: &Position, played: Move) -> Option<u16> {
    let (to, kind, promoted) = match played.kind {
        MoveKind::Plain => (played.to, 0, 0),
        MoveKind::EnPassant => (played.to, EN_PASSANT, 0),
        MoveKind::Castling(side) => (rook_of(position, side)?, CASTLING, 0),
        MoveKind::Promotion(role) => {
            let place = PROMOTED.iter().position(|one| *one == role)?;
            (played.to, PROMOTION, u16::try_from(place).ok()?)
        }
    };
    let from = u16::from(played.from.index());
    Some(from | u16::from(to.index()) << 6 | promoted << 12 | kind << 14)
}

/// Returns the squares of a move for a message.
fn name_of(number: u16) -> String {
    let squares = squares_of(number).into_iter().flatten();
    squares.map(|square| square.to_string()).collect()
}

/// The game that is being written.
#[derive(Clone, Debug)]
pub(super) struct OpenGame {
    /// The position after its last move.
    next: String,
    result: Outcome,
}

/// Appends a sample: to the open game if it continues it, and otherwise as the beginning of a new one.
pub(super) fn append_sample(
    sample: &Sample,
    open: &mut Option<OpenGame>,
    out: &mut Vec<u8>,
    left_out: &mut LeftOutOfTraining,
) -> Result<(), NotWritten> {
    let (Some(played), Some(score), Some(result)) = (sample.played, sample.score, sample.result)
    else {
        return Err(NotWritten::Incomplete);
    };
    let position = &sample.position;
    let mover = Mover::new(position).map_err(|_cause| NotWritten::Inexpressible)?;
    let score = i16::try_from(of_side(score, position.side_to_move)).ok();
    let number = number_of_move(position, played);
    let (Some(number), Some(score)) = (number, score) else {
        return Err(NotWritten::Inexpressible);
    };
    let is_next = |open: &OpenGame| open.result == result && open.next == write_fen(position);
    if !open.as_ref().is_some_and(is_next) {
        let board = board_of(position, result).ok_or(NotWritten::Inexpressible)?;
        end_game(open, out);
        out.extend_from_slice(&board);
    }
    out.extend_from_slice(&number.to_le_bytes());
    out.extend_from_slice(&score.to_le_bytes());
    let next = write_fen(mover.after(played).position());
    *open = Some(OpenGame { next, result });
    if sample.ply.is_some() {
        left_out.add_operation(b"ply");
    }
    Ok(())
}

/// Ends the open game, if there is one.
pub(super) fn end_game(open: &mut Option<OpenGame>, out: &mut Vec<u8>) {
    if open.take().is_some() {
        out.extend_from_slice(&GAME_END);
    }
}

fn board_of(position: &Position, result: Outcome) -> Option<[u8; BOARD_LEN]> {
    let position = position.only_possible();
    let mut pieces: Vec<_> = { position.board }
        .pieces()
        .map(|(square, piece)| (square, number_of(piece)))
        .collect();
    pieces.sort_unstable_by_key(|(square, _)| square.index());
    for color in Color::ALL {
        for side in RookSide::ALL {
            let right = position.castling.possible(color, side, &position.board);
            let rook = right.map(|right| Square::new(right.rook, color.back_rank()));
            let mut squares = pieces.iter_mut();
            if let Some((_, number)) = squares.find(|(square, _)| Some(*square) == rook) {
                *number = *number & 8 | CASTLING_ROOK;
            }
        }
    }
    let mut side = position.en_passant.map_or(NO_SQUARE, Square::index);
    if position.side_to_move == Color::Black {
        side |= BLACK_TO_MOVE;
    }
    let clock = u8::try_from(position.halfmove_clock).ok()?;
    let [low, high] = u16::try_from(position.fullmove_number).ok()?.to_le_bytes();
    let result = result.for_side(Color::White).wrapping_add(1).unsigned_abs();
    let mut board = [0; BOARD_LEN];
    *board.first_chunk_mut()? = packed(&pieces)?;
    *board.last_chunk_mut()? = [side, clock, low, high, 0, 0, result, 0];
    Some(board)
}
