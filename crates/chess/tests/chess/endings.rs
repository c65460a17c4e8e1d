//! Ends of games by the rules, compared with those of another library and with counts over texts.

use super::dice::Dice;
use super::theirs::{chess, setup};
use shakmaty::Position as _;
use tabiya_chess::{
    Color, EnPassantConvention, Ending, Move, Mover, NoMoves, Position, Role, ending,
    lacks_mating_material,
};
use tabiya_notation::fen::{read_strict, write_fen};
use tabiya_notation::moves::read_move;

fn position(fen: &str) -> Position {
    read_strict(fen.as_bytes()).unwrap()
}

/// The moves of a line in words.
fn moves(start: &Position, line: &str) -> Vec<Move> {
    let mut mover = Mover::new(start).unwrap();
    let read = |word: &str| {
        let played = read_move(&mover, word, &[]).unwrap().played;
        mover = mover.after(played);
        played
    };
    line.split_whitespace().map(read).collect()
}

fn end_of(fen: &str, line: &str) -> Option<Ending> {
    let start = position(fen);
    ending(&start, &moves(&start, line)).unwrap()
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn mate_and_stalemate_end_a_game() {
    let mate = end_of(START, "f3 e5 g4 Qh4");
    assert_eq!(mate, Some(Ending::Checkmate(Color::Black)));
    assert_eq!(mate.and_then(Ending::winner), Some(Color::Black));
    let stalemate = end_of("7k/8/6K1/5Q2/8/8/8/8 w - - 0 1", "Qf7");
    assert_eq!(stalemate, Some(Ending::Stalemate));
    assert_eq!(stalemate.and_then(Ending::winner), None);
}

#[test]
fn the_third_occurrence_of_a_position_ends_a_game_and_the_second_does_not() {
    let once = "Nf3 Nf6 Ng1 Ng8";
    assert_eq!(end_of(START, once), None);
    assert_eq!(
        end_of(START, &format!("{once} {once}")),
        Some(Ending::Repetition)
    );
    assert_eq!(end_of(START, &format!("{once} {once} e4")), None);
}

#[test]
fn a_lost_castling_right_and_an_en_passant_capture_make_another_position() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let around = "Ra2 Ra7 Ra1 Ra8";
    // The first round loses two rights, so the first occurrence is another position.
    assert_eq!(end_of(fen, &format!("{around} {around}")), None);
    assert_eq!(
        end_of(fen, &format!("{around} {around} {around}")),
        Some(Ending::Repetition)
    );
    // After e4 Black can capture en passant once.
    let can_capture = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
    let around = "Ke7 Ke2 Ke8 Ke1";
    assert_eq!(end_of(can_capture, &format!("e4 {around} {around}")), None);
    let cannot_capture = "4k3/8/8/8/p7/8/4P3/4K3 w - - 0 1";
    assert_eq!(
        end_of(cannot_capture, &format!("e4 {around} {around}")),
        Some(Ending::Repetition)
    );
}

#[test]
fn fifty_moves_without_capture_or_pawn_move_end_a_game_unless_the_last_one_mates() {
    let fen = |clock| format!("7k/8/5K2/8/8/8/P7/6Q1 w - - {clock} 90");
    assert_eq!(end_of(&fen(98), "Qg2"), None);
    assert_eq!(end_of(&fen(99), "Qg2"), Some(Ending::FiftyMoves));
    assert_eq!(
        end_of(&fen(99), "Qg7"),
        Some(Ending::Checkmate(Color::White))
    );
    assert_eq!(end_of(&fen(99), "a3"), None);
}

#[test]
fn a_capture_that_leaves_no_mating_material_ends_a_game() {
    let end = end_of("4k3/8/8/8/8/8/4p3/4KN2 w - - 0 1", "Kxe2");
    assert_eq!(end, Some(Ending::InsufficientMaterial));
}

#[test]
fn without_kings_there_is_no_end_to_find() {
    let error = ending(&Position::empty(), &[]);
    assert_eq!(error, Err(NoMoves::NoKing(Color::White)));
}

/// The roles that leave few mates, so that both answers occur often.
const MINOR: [Role; 3] = [Role::Knight, Role::Bishop, Role::Pawn];

#[test]
fn material_without_a_mate_is_that_of_shakmaty() {
    let mut dice = Dice::new(38);
    let mut counts = [0, 0];
    for _ in 0..4000 {
        let men = 2 + dice.below(4);
        let position = dice.position(men);
        let board = &position.board;
        let is_minor = board
            .pieces()
            .all(|(_, piece)| piece.role() == Role::King || MINOR.contains(&piece.role()));
        let Some(theirs) = chess(setup(&position)).filter(|_| is_minor) else {
            continue;
        };
        let lacks = lacks_mating_material(board);
        assert_eq!(
            lacks,
            theirs.is_insufficient_material(),
            "{}",
            write_fen(&position)
        );
        counts[usize::from(lacks)] += 1;
    }
    assert!(counts.iter().all(|count| 20 < *count), "{counts:?}");
}

/// The fields of a FEN that count for a repetition.
fn fields(position: &Position) -> String {
    let named = Position {
        en_passant: position.en_passant_as(EnPassantConvention::Legal),
        ..*position
    };
    let fen = write_fen(&named);
    fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
}

#[test]
fn random_games_end_where_a_count_over_their_texts_says() {
    let mut dice = Dice::new(83);
    let (mut repeated, mut fifty) = (0, 0);
    for number in 0..150 {
        let mut start = dice.position(3 + number % 3);
        // The clock is high in some games, as it takes long to get there.
        start.halfmove_clock = if number % 4 == 0 { 80 } else { 0 };
        let Ok(mut mover) = Mover::new(&start) else {
            continue;
        };
        let mut played = Vec::new();
        let mut texts = vec![fields(&start)];
        for _ in 0..60 {
            let found = ending(&start, &played).unwrap();
            let last = texts.last().unwrap();
            let times = texts.iter().filter(|text| *text == last).count();
            let position = mover.position();
            let expected = if mover.is_checkmate() {
                Some(Ending::Checkmate(position.side_to_move.opposite()))
            } else if mover.is_over() {
                Some(Ending::Stalemate)
            } else if lacks_mating_material(&position.board) {
                Some(Ending::InsufficientMaterial)
            } else if 3 <= times {
                Some(Ending::Repetition)
            } else {
                (100 <= position.halfmove_clock).then_some(Ending::FiftyMoves)
            };
            assert_eq!(found, expected, "{}", write_fen(position));
            repeated += usize::from(found == Some(Ending::Repetition));
            fifty += usize::from(found == Some(Ending::FiftyMoves));
            if found.is_some() {
                break;
            }
            // A move back to an earlier position makes repetitions likely.
            let all = mover.moves();
            let back = all.iter().copied().find(|one| {
                let text = fields(mover.after(*one).position());
                texts.contains(&text)
            });
            let one = back
                .filter(|_| dice.one_in(2))
                .unwrap_or_else(|| dice.pick(&all));
            mover = mover.after(one);
            played.push(one);
            texts.push(fields(mover.position()));
        }
    }
    assert!(10 < repeated && 5 < fifty, "{repeated} and {fifty}");
}
