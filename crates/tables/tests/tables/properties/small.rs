//! Properties of the tables in the program.

use tabiya_chess::{Board, Color, Mover, Piece, Position, Role, Square, SquareSet};
use tabiya_tables::{Truth, Wdl};

/// These pieces on these squares; `None` if that is no position.
pub(crate) fn any_board(name: &str, squares: [u8; 4], side_to_move: Color) -> Option<Position> {
    let mut board = Board::EMPTY;
    let (white, black) = name.split_once('v').unwrap();
    let white = white.chars().map(|letter| (Color::White, letter));
    let black = black.chars().map(|letter| (Color::Black, letter));
    for ((color, letter), index) in white.chain(black).zip(squares) {
        let piece = Piece::new(color, Piece::from_letter(letter).unwrap().role());
        let square = Square::from_index(index)?;
        let is_lost_pawn = piece.role() == Role::Pawn && SquareSet::BACK_RANKS.contains(square);
        if is_lost_pawn || board.get(square).is_some() {
            return None;
        }
        board.set(square, Some(piece));
    }
    let position = Position {
        board,
        side_to_move,
        ..Position::empty()
    };
    Mover::new(&position).is_ok().then_some(position)
}

/// The truth of a position follows from those of the positions after each move.
pub(crate) fn check_position(position: &Position) {
    let mover = Mover::new(position).unwrap();
    let truth = Truth::of(position, None).unwrap();
    let mut best = if mover.is_checkmate() {
        (-1000, Some(0))
    } else {
        (0, None)
    };
    let mut is_first = true;
    for played in mover.moves() {
        let mut next = *mover.after(played).position();
        next.halfmove_clock = 0;
        let next = Truth::of(&next, None).unwrap();
        let plies = next.mate.map(|plies| plies + 1);
        let worth = worth(next.result.for_the_other(), plies);
        if is_first || worth > best.0 {
            best = (worth, plies);
        }
        is_first = false;
    }
    assert_eq!(
        (worth(truth.result, truth.mate), truth.mate),
        best,
        "{position:?}"
    );
}

/// The larger, the better for the side to move.
fn worth(result: Wdl, mate: Option<u32>) -> i64 {
    let plies = i64::from(mate.unwrap_or(0));
    match result {
        Wdl::Win => 1000 - plies,
        Wdl::Loss => plies - 1000,
        _ => 0,
    }
}
