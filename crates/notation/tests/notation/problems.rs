//! Problems of a position.

use tabiya_chess::Level;
use tabiya_chess::problems::{Problem, ProblemKind, problems};
use tabiya_chess::{
    CastlingObstacle, CastlingRights, Color, EnPassantObstacle, Position, RookSide, Square,
};
use tabiya_notation::fen::read_fen;

/// The problems of a FEN, each with the names of its squares.
fn told(fen: &str) -> Vec<(ProblemKind, String)> {
    let name = |square: &Square| square.to_string();
    problems(&read_fen(fen).unwrap())
        .iter()
        .map(|problem| {
            let squares: Vec<_> = problem.squares.iter().map(name).collect();
            (problem.kind, squares.join(" "))
        })
        .collect()
}

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

#[test]
fn the_start_of_a_game_has_no_problem() {
    assert_eq!(problems(&Position::start()), []);
}

#[test]
fn each_problem_is_reported_with_its_squares() {
    use Color::{Black, White};
    let rows = [
        ("8/8/8/8/8/8/8/4K3 w", ProblemKind::NoKing(Black), ""),
        (
            "4k3/8/8/8/8/8/8/K3K3 w",
            ProblemKind::TooManyKings(White),
            "a1 e1",
        ),
        (
            "4k3/p7/pppppppp/8/8/8/8/4K3 w",
            ProblemKind::TooManyPawns(Black),
            "a6 b6 c6 d6 e6 f6 g6 h6 a7",
        ),
        (
            "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w",
            ProblemKind::TooManyPromoted(White),
            "a1 b1",
        ),
        (
            "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w",
            ProblemKind::TooManyPromoted(White),
            "a1 c1",
        ),
        (
            "P3k3/8/8/8/8/8/8/4K2p w",
            ProblemKind::PawnOnBackRank,
            "h1 a8",
        ),
        (
            "4k3/8/8/8/8/8/8/4RK2 w",
            ProblemKind::OppositeCheck,
            "e1 e8",
        ),
        (
            "8/8/8/8/8/8/4k3/4K3 b",
            ProblemKind::KingsSideBySide,
            "e1 e2",
        ),
        (
            "4k3/8/8/8/4r3/8/2n3n1/4K3 w",
            ProblemKind::TooManyCheckers,
            "e1 c2 g2 e4",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 151 200",
            ProblemKind::HalfmoveClockOver150,
            "",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 3 2",
            ProblemKind::HalfmoveClockTooHigh,
            "",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
            ProblemKind::FullmoveNumberZero,
            "",
        ),
        (
            "4k3/8/8/4p3/8/8/8/4K3 w - e6 1 9",
            ProblemKind::HalfmoveClockWithEnPassant,
            "e6",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e6 0 9",
            ProblemKind::EnPassantLeftOut(EnPassantObstacle::NoPawn(square("e5"))),
            "e5 e6",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w K - 0 9",
            ProblemKind::CastlingLeftOut {
                color: White,
                side: RookSide::Kingside,
                obstacle: CastlingObstacle::NoRook(square("h1")),
            },
            "h1",
        ),
    ];
    for (fen, kind, squares) in rows {
        assert_eq!(told(fen), [(kind, squares.to_owned())], "{fen}");
    }
}

#[test]
fn all_problems_are_reported_with_the_worst_first() {
    let fen = "4k3/8/8/8/8/8/8/P3R3 w KQ e6 9 0";
    let found = problems(&read_fen(fen).unwrap());
    let levels: Vec<_> = found.iter().map(Problem::level).collect();
    let expected = [[Level::Illegal; 3], [Level::Warning; 3]].concat();
    assert_eq!(levels[..6], expected);
    assert_eq!(levels[6..], [Level::Note; 2]);
}

#[test]
fn an_empty_board_also_has_no_kings() {
    let kinds: Vec<_> = problems(&Position::empty())
        .iter()
        .map(|p| p.kind)
        .collect();
    let no_kings = Color::ALL.map(ProblemKind::NoKing);
    assert_eq!(kinds, [&[ProblemKind::EmptyBoard], &no_kings[..]].concat());
}

#[test]
fn seventeen_pieces_are_too_many() {
    let found = told("4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w");
    assert_eq!(found, []);
    let found = told("4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w");
    let is_told = |kind| found.iter().any(|(told, _)| *told == kind);
    assert!(is_told(ProblemKind::TooManyMen(Color::White)));
}

#[test]
fn a_clock_up_to_the_number_of_plies_is_not_too_high() {
    assert_eq!(told("4k3/8/8/8/8/8/8/4K3 w - - 2 2"), []);
    assert_eq!(told("4k3/8/8/8/8/8/8/4K3 b - - 3 2"), []);
}

#[test]
fn an_undecided_castling_right_is_not_reported_as_missing() {
    let position = Position {
        castling: CastlingRights::IF_AT_HOME,
        ..read_fen("4k3/8/8/8/8/8/8/4K3 w").unwrap()
    };
    assert_eq!(problems(&position), []);
}
