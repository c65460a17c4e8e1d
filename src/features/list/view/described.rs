//! The description of a position in its row: its title, the side to move or the end of the game, the move before it,
//! the pieces, and the solution.
//!
//! It is computed once for each line. The words are chosen when the row is painted, in the language of that moment.

use tabiya_chess::{Board, Color, Mover, Piece, Position, Role, Square};
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::{AnnouncedMate, OperationRow};
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

/// The place of a position in its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RowPlace {
    /// After this move, with its number: `12…Bd6`.
    After(String),
    /// At the move with this number, later than the move in the name: moves were played since.
    AtMove(u32),
}

/// The name of a position and its place in the game. Positions of games have names that end with the move before them.
pub(super) fn name_and_place(id: &str, position: &Position) -> (Option<RowName>, Option<RowPlace>) {
    if let Some((page, place)) = place_of_id(id) {
        return (Some(RowName::Diagram(page, place)), None);
    }
    let title = |text: &str| Some(RowName::Title(text.to_owned()));
    if id.trim().is_empty() {
        return (None, None);
    }
    let parts = id.rsplit_once(", ");
    let parts = parts.filter(|(head, _)| !head.trim().is_empty());
    let place = parts.and_then(|(head, last)| Some((head, place_after(last, position)?)));
    match place {
        Some((head, place)) => (title(head), Some(place)),
        None => (title(id), None),
    }
}

/// The place of a position in a game whose move `text` the name of the position has: `12.Bd6` or `12...Bd6`. `None` if
/// the position cannot be the one after that move, nor a later one.
fn place_after(text: &str, position: &Position) -> Option<RowPlace> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = text.split_at_checked(digits)?;
    let dots = rest.bytes().take_while(|byte| *byte == b'.').count();
    let played = rest.get(dots..)?;
    let is_move = played.starts_with(|first: char| first.is_ascii_alphabetic())
        && !played.contains(char::is_whitespace);
    let number: u32 = number.parse().ok().filter(|_| is_move)?;
    let (mover, dots) = match dots {
        1 => (Color::White, "."),
        3 => (Color::Black, "…"),
        _ => return None,
    };
    let (now, side) = (position.fullmove_number, position.side_to_move);
    let number_after = number.saturating_add(u32::from(mover == Color::Black));
    let next = (number_after, mover.opposite());
    // Records without a fullmove number have 1.
    let is_now = side == next.1 && (now == next.0 || now == 1);
    if is_now && is_at_its_target(played, mover, &position.board) {
        return Some(RowPlace::After(format!("{number}{dots}{played}")));
    }
    let is_later = (now, side == Color::Black) > (next.0, next.1 == Color::Black);
    is_later.then_some(RowPlace::AtMove(now))
}

/// Whether the board has a piece of this colour on the target square of a move; true if the move names no square, as
/// castling.
fn is_at_its_target(played: &str, mover: Color, board: &Board) -> bool {
    let targets = played.as_bytes().windows(2).rev();
    let mut targets = targets.filter_map(|name| Square::from_name(str::from_utf8(name).ok()?));
    targets.next().is_none_or(|target| {
        let piece = board.get(target);
        piece.is_some_and(|piece| piece.color() == mover)
    })
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
    /// The side to move is mated in this many moves.
    MatedIn(String),
    /// The score for White, in hundredths of a pawn.
    Score(i32),
    /// A comment, which needs no label.
    Comment(String),
    /// Another operation: its opcode and its operands.
    Other(String, String),
}

impl RowDetail {
    /// Whether it names moves, which solve the position or spoil it.
    pub(super) fn names_moves(&self) -> bool {
        match self {
            Self::Best(_) | Self::Avoid(_) | Self::Line(_) => true,
            Self::MateIn(_) | Self::MatedIn(_) | Self::Score(_) | Self::Comment(_) => false,
            Self::Other(opcode, _) => OpcodeMeaning::of(opcode.as_bytes())
                .is_some_and(|meaning| meaning.takes().is_moves()),
        }
    }
}

/// Scores beyond this are mates, which `dm` says more clearly.
const MAX_PAWNS: i32 = 30_000;

impl RowDetail {
    /// Whether a row can only name it by its opcode.
    pub(super) fn is_unnamed(&self) -> bool {
        matches!(self, Self::Other(..))
    }

    /// The detail for an operation; `None` for the counters of the position, the cost of an analysis, scores of mates,
    /// and the program's notes about a picture.
    pub(super) fn of(row: &OperationRow, operands: String, side: Color) -> Option<Self> {
        Some(match row.meaning {
            Some(
                OpcodeMeaning::HalfmoveClock
                | OpcodeMeaning::FullmoveNumber
                | OpcodeMeaning::AnalysisDepth
                | OpcodeMeaning::AnalysisMilliseconds
                | OpcodeMeaning::AnalysisNodes
                | OpcodeMeaning::AnalysisSeconds,
            ) => return None,
            Some(OpcodeMeaning::BestMoves) => {
                match AnnouncedMate::of_word(operands.trim().as_bytes()) {
                    Some(AnnouncedMate::Mates(moves)) => Self::MateIn(moves.to_string()),
                    Some(AnnouncedMate::IsMated(moves)) => Self::MatedIn(moves.to_string()),
                    None => Self::Best(operands),
                }
            }
            Some(OpcodeMeaning::AvoidMoves) => Self::Avoid(operands),
            Some(OpcodeMeaning::PredictedVariation) => Self::Line(operands),
            Some(OpcodeMeaning::DirectMate) => Self::MateIn(operands),
            Some(OpcodeMeaning::Comment(_)) => Self::Comment(operands),
            Some(OpcodeMeaning::CentipawnEvaluation) => match operands.trim().parse() {
                Ok(score) => Self::Score(score_for_white(score, side)?),
                Err(_) => Self::Other(row.opcode.clone(), operands),
            },
            _ if is_note(&row.opcode) => return None,
            _ => Self::Other(row.opcode.clone(), operands),
        })
    }
}

/// The score for White; `None` for a mate.
fn score_for_white(score: i32, side: Color) -> Option<i32> {
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
        let after = |text: &str| Some(RowPlace::After(text.to_owned()));
        let id = "Kasparov - Topalov, Hoogovens 1999, 12...Bd6";
        for number in [13, 1] {
            let position = position(&format!("4k3/8/3b4/8/8/8/8/4K3 w - - 0 {number}"));
            let head = title("Kasparov - Topalov, Hoogovens 1999");
            assert_eq!(name_and_place(id, &position), (Some(head), after("12…Bd6")));
        }
        let start = position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        assert_eq!(
            name_and_place("Anderssen - Kieseritzky, 1.e4", &start),
            (Some(title("Anderssen - Kieseritzky")), after("1.e4"))
        );
        let castled = position("r1bq1rk1/8/8/8/8/8/8/4K3 w - - 0 9");
        assert_eq!(
            name_and_place("A - B, 8...O-O", &castled),
            (Some(title("A - B")), after("8…O-O"))
        );
    }

    #[test]
    fn a_position_later_than_the_move_in_its_name_has_its_own_number() {
        let id = "A - B, 12...Bd6";
        for (fen, number) in [
            ("4k3/8/3b4/8/8/8/8/3K4 b - - 0 13", 13),
            ("4k3/8/8/4b3/8/8/8/3K4 w - - 0 14", 14),
        ] {
            let expected = (Some(title("A - B")), Some(RowPlace::AtMove(number)));
            assert_eq!(name_and_place(id, &position(fen)), expected, "{fen}");
        }
    }

    #[test]
    fn a_name_whose_move_does_not_lead_to_the_position_stays_whole() {
        let id = "A - B, 12...Bd6";
        for fen in [
            "4k3/8/3b4/8/8/8/8/4K3 b - - 0 1",
            "4k3/8/3b4/8/8/8/8/4K3 b - - 0 12",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 13",
        ] {
            let expected = (Some(title(id)), None);
            assert_eq!(name_and_place(id, &position(fen)), expected, "{fen}");
        }
    }

    #[test]
    fn other_names_stay_whole() {
        let bishop = position("4k3/8/3b4/8/8/8/8/4K3 w - - 0 13");
        for id in [
            "WAC.001",
            "12...Bd6",
            "Nolot.1, Heap.100662, move.26",
            "a, 12..Bd6",
            "a, 1999",
        ] {
            assert_eq!(name_and_place(id, &bishop), (Some(title(id)), None));
        }
        assert_eq!(name_and_place(" ", &bishop), (None, None));
        assert_eq!(
            name_and_place("page 37, 2", &bishop),
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
        assert_eq!(score_for_white(35, Color::Black), Some(-35));
        assert_eq!(score_for_white(-120, Color::White), Some(-120));
        assert_eq!(score_for_white(32_765, Color::White), None);
    }
}
