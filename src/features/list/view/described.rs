//! The description of a position in its row: its title, the side to move or the end of the game, the move before it,
//! the pieces, and the solution.
//!
//! It is computed once for each line. The words are chosen when the row is painted, in the language of that moment.

use tabiya_chess::{Board, Color, Mover, Piece, Position, Role};
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::OperationRow;
use tabiya_notation::picture_notes::{is_note, place_of_id};
use tabiya_notation::piece_letters::figurine;

/// The name of a position, from the operation `id`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RowName {
    /// A title in the words of the file.
    Title(String),
    /// The page and the number of a diagram on it, both from 1.
    Diagram(u32, u32),
}

/// The name, and the move at its end, with its number: `12…Bd6`. Positions of games have such names.
pub(super) fn name_and_move(id: &str) -> (Option<RowName>, Option<String>) {
    if let Some((page, place)) = place_of_id(id) {
        return (Some(RowName::Diagram(page, place)), None);
    }
    let title = |text: &str| Some(RowName::Title(text.to_owned()));
    if id.trim().is_empty() {
        return (None, None);
    }
    let parts = id.rsplit_once(", ");
    match parts.and_then(|(head, last)| Some((head, numbered_move(last)?))) {
        Some((head, last)) if !head.trim().is_empty() => (title(head), Some(last)),
        _ => (title(id), None),
    }
}

/// A move with its number, as the names of positions from games have it: `12.Bd6` or `12...Bd6`.
fn numbered_move(text: &str) -> Option<String> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = text.split_at_checked(digits)?;
    let dots = rest.bytes().take_while(|byte| *byte == b'.').count();
    let played = rest.get(dots..)?;
    let is_move = played.starts_with(|first: char| first.is_ascii_alphabetic())
        && !played.contains(char::is_whitespace);
    if number.is_empty() || !is_move {
        return None;
    }
    match dots {
        1 => Some(format!("{number}.{played}")),
        3 => Some(format!("{number}…{played}")),
        _ => None,
    }
}

/// The side to move, or the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowTurn {
    /// This side is to move.
    ToMove(Color),
    /// This side is checkmated.
    Mated(Color),
    /// This side is stalemated.
    Stalemated(Color),
}

impl RowTurn {
    pub(super) fn of(position: &Position) -> Self {
        let side = position.side_to_move;
        match Mover::new(position) {
            Ok(mover) if mover.is_checkmate() => Self::Mated(side),
            Ok(mover) if mover.count() == 0 => Self::Stalemated(side),
            Ok(_) | Err(_) => Self::ToMove(side),
        }
    }
}

/// The pieces of both sides, as figurines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RowMaterial {
    /// All pieces of a position with few of them: White's and Black's.
    Whole([String; 2]),
    /// Both sides have the same pieces.
    Equal,
    /// The pieces that only White and only Black has.
    Difference([String; 2]),
}

/// With more pieces only the difference is shown.
const MAX_LISTED: u32 = 12;
const ROLES: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

impl RowMaterial {
    pub(super) fn of(board: &Board) -> Self {
        let count = |color, role| board.squares_of(Piece::new(color, role)).len();
        let counts = ROLES.map(|role| [Color::White, Color::Black].map(|color| count(color, role)));
        if counts.iter().flatten().sum::<u32>() <= MAX_LISTED {
            return Self::Whole([
                figurines(Color::White, |at| counts[at][0]),
                figurines(Color::Black, |at| counts[at][1]),
            ]);
        }
        let white = figurines(Color::White, |at| {
            counts[at][0].saturating_sub(counts[at][1])
        });
        let black = figurines(Color::Black, |at| {
            counts[at][1].saturating_sub(counts[at][0])
        });
        if white.is_empty() && black.is_empty() {
            Self::Equal
        } else {
            Self::Difference([white, black])
        }
    }
}

/// The figurines of so many pieces of each role. More than three of a kind are written with their number.
fn figurines(color: Color, count: impl Fn(usize) -> u32) -> String {
    let mut text = String::new();
    for (at, role) in ROLES.into_iter().enumerate() {
        let figurine = figurine(Piece::new(color, role));
        match count(at) {
            few @ 0..=3 => text.extend((0..few).map(|_| figurine)),
            many => {
                text.push_str(&many.to_string());
                text.push(figurine);
            }
        }
    }
    text
}

/// An operation as a row shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RowDetail {
    /// The best moves.
    Best(String),
    /// The moves to avoid.
    Avoid(String),
    /// The expected line.
    Line(String),
    /// The side to move mates in this many moves.
    MateIn(String),
    /// The score for White, in hundredths of a pawn.
    Score(i32),
    /// A comment, which needs no label.
    Comment(String),
    /// Another operation: its opcode and its operands.
    Other(String, String),
}

/// Scores beyond this are mates, which `dm` says more clearly.
const MAX_PAWNS: i32 = 30_000;

impl RowDetail {
    /// The detail for an operation; `None` for the counters of the position and the program's notes about a picture.
    pub(super) fn of(row: &OperationRow, operands: String, side: Color) -> Option<Self> {
        Some(match row.meaning {
            Some(OpcodeMeaning::HalfmoveClock | OpcodeMeaning::FullmoveNumber) => return None,
            Some(OpcodeMeaning::BestMoves) => Self::Best(operands),
            Some(OpcodeMeaning::AvoidMoves) => Self::Avoid(operands),
            Some(OpcodeMeaning::PredictedVariation) => Self::Line(operands),
            Some(OpcodeMeaning::DirectMate) => Self::MateIn(operands),
            Some(OpcodeMeaning::Comment(_)) => Self::Comment(operands),
            Some(OpcodeMeaning::CentipawnEvaluation) => match score_for_white(&operands, side) {
                Some(score) => Self::Score(score),
                None => Self::Other(row.opcode.clone(), operands),
            },
            _ if is_note(&row.opcode) => return None,
            _ => Self::Other(row.opcode.clone(), operands),
        })
    }
}

fn score_for_white(operands: &str, side: Color) -> Option<i32> {
    let score: i32 = operands.trim().parse().ok()?;
    let is_of_pawns = -MAX_PAWNS < score && score < MAX_PAWNS;
    is_of_pawns.then_some(match side {
        Color::White => score,
        Color::Black => -score,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn title(text: &str) -> RowName {
        RowName::Title(text.to_owned())
    }

    fn position(fen: &str) -> Position {
        tabiya_notation::fen::read_strict(fen.as_bytes()).expect("an exact FEN")
    }

    #[test]
    fn the_move_at_the_end_of_a_name_is_separated_from_its_title() {
        let id = "Kasparov - Topalov, Hoogovens 1999, 12...Bd6";
        let expected = (
            Some(title("Kasparov - Topalov, Hoogovens 1999")),
            Some("12…Bd6".to_owned()),
        );
        assert_eq!(name_and_move(id), expected);
        assert_eq!(
            name_and_move("Anderssen - Kieseritzky, 1.e4"),
            (
                Some(title("Anderssen - Kieseritzky")),
                Some("1.e4".to_owned())
            )
        );
    }

    #[test]
    fn other_names_stay_whole() {
        for id in [
            "WAC.001",
            "12...Bd6",
            "Nolot.1, Heap.100662, move.26",
            "a, 12..Bd6",
            "a, 1999",
        ] {
            assert_eq!(name_and_move(id), (Some(title(id)), None));
        }
        assert_eq!(name_and_move(" "), (None, None));
        assert_eq!(
            name_and_move("page 37, 2"),
            (Some(RowName::Diagram(37, 2)), None)
        );
    }

    #[test]
    fn few_pieces_are_listed_and_of_many_only_the_difference() {
        assert_eq!(RowMaterial::of(&Board::start()), RowMaterial::Equal);
        let board = position("r2qkbnr/pppppppp/8/8/8/8/1PPPPPPP/1NBQKBNR w - - 0 1").board;
        let difference = ["♗♘".to_owned(), "♜♟".to_owned()];
        assert_eq!(RowMaterial::of(&board), RowMaterial::Difference(difference));
        let board = position("8/8/1KP5/3r4/8/8/8/k7 w - - 0 1").board;
        let all = ["♔♙".to_owned(), "♚♜".to_owned()];
        assert_eq!(RowMaterial::of(&board), RowMaterial::Whole(all));
    }

    #[test]
    fn a_mated_side_is_not_to_move() {
        assert_eq!(
            RowTurn::of(&position("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1")),
            RowTurn::Mated(Color::Black)
        );
        assert_eq!(
            RowTurn::of(&position("7k/8/6QK/8/8/8/8/8 b - - 0 1")),
            RowTurn::Stalemated(Color::Black)
        );
        assert_eq!(
            RowTurn::of(&position("8/8/8/8/8/8/8/8 b - - 0 1")),
            RowTurn::ToMove(Color::Black)
        );
    }

    #[test]
    fn a_score_is_shown_for_white() {
        assert_eq!(score_for_white("35", Color::Black), Some(-35));
        assert_eq!(score_for_white("-120", Color::White), Some(-120));
        assert_eq!(score_for_white("32765", Color::White), None);
        assert_eq!(score_for_white("good", Color::White), None);
    }
}
