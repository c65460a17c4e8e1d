//! Legal moves compared with those of another library, and written and read as text.

use super::dice::Dice;
use super::theirs::{chess, ours, setup};
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, EnPassantMode, Position as _};
use std::collections::BTreeMap;
use tabiya_chess::chess960;
use tabiya_chess::{
    Color, Move, MoveKind, Mover, NoMoves, Piece, Position, RookSide, Square, checkers,
};
use tabiya_notation::fen::{read_strict, write_fen};
use tabiya_notation::moves::{
    MoveError, MoveRepair, Obstacle, PieceNames, numbered_line, push_san, read_exact_san,
    read_move, read_uci, write_san, write_uci,
};
use tabiya_notation::piece_letters::Language;

fn mover(fen: &str) -> Mover {
    Mover::new(&read_strict(fen.as_bytes()).unwrap()).unwrap()
}

fn fen(position: &Position) -> String {
    write_fen(position)
}

/// A random position of one of the known kinds.
fn by_chance(dice: &mut Dice, number: usize) -> Position {
    let men = 4 + number % 28;
    match number % 4 {
        0 => dice.position(men),
        1 => dice.crowd(men.min(12)),
        2 => dice.armies(),
        _ => dice.castled(),
    }
}

/// The number of times that each thing occurred, so that no claim is empty.
#[derive(Debug, Default)]
struct Met {
    positions: usize,
    castlings: usize,
    promotions: usize,
    en_passants: usize,
}

/// The legal moves are those of shakmaty, with the same names, and lead to the same positions.
fn compare(position: &Position, met: &mut Met) {
    let Some(theirs) = chess(setup(position)) else {
        return;
    };
    let mover = Mover::new(position).unwrap();
    let mut own = BTreeMap::new();
    for played in mover.moves() {
        met.castlings += usize::from(matches!(played.kind, MoveKind::Castling(_)));
        met.promotions += usize::from(matches!(played.kind, MoveKind::Promotion(_)));
        met.en_passants += usize::from(played.kind == MoveKind::EnPassant);
        let name = write_san(&mover, played);
        let after = mover.after(played).position().only_possible();
        let uci = write_uci(&mover, played, true);
        assert_eq!(own.insert(name, (uci, fen(&after))), None);
    }
    assert_eq!(own.len(), mover.count(), "{}", fen(position));
    compare_single_answers(&mover);
    let mut other = BTreeMap::new();
    for played in theirs.legal_moves() {
        let name = SanPlus::from_move(theirs.clone(), played).to_string();
        let mut after = theirs.clone();
        after.play_unchecked(played);
        let uci = played.to_uci(CastlingMode::Chess960).to_string();
        other.insert(name, (uci, fen(&ours(&after, EnPassantMode::Always))));
    }
    assert_eq!(own, other, "{}", fen(position));
    met.positions += 1;
}

/// Questions about one move, or about the existence of any, have the same answer as the list of all moves.
fn compare_single_answers(mover: &Mover) {
    let position = mover.position();
    let moves = mover.moves();
    assert_eq!(mover.is_over(), moves.is_empty(), "{}", fen(position));
    assert_eq!(mover.checkers(), checkers(position), "{}", fen(position));
    for from in position.board.men(position.side_to_move) {
        let targets = mover.targets(from);
        for to in Square::all() {
            assert_eq!(mover.can_step(from, to), targets.contains(to));
        }
    }
    for played in moves {
        let uci = write_uci(mover, played, true);
        assert_eq!(read_uci(mover, &uci), Ok(played), "{}", fen(position));
    }
}

#[test]
fn moves_of_random_positions_agree_with_shakmaty() {
    let mut dice = Dice::new(22);
    let mut met = Met::default();
    for number in 0..8_000 {
        compare(&by_chance(&mut dice, number), &mut met);
    }
    assert!(met.positions > 4_000 && met.promotions > 1_000, "{met:?}");
}

#[test]
fn moves_of_random_chess960_games_agree_with_shakmaty() {
    let mut dice = Dice::new(518);
    let mut met = Met::default();
    for number in 0..240 {
        let array = u16::try_from(dice.below(960)).unwrap();
        let mut position = chess960::start(array, array).unwrap();
        for _ in 0..50 + number % 50 {
            // Their position has no counters.
            position.halfmove_clock = 0;
            position.fullmove_number = 1;
            compare(&position, &mut met);
            let moves = Mover::new(&position).unwrap().moves();
            if moves.is_empty() {
                break;
            }
            // Castling is rare in random moves.
            let is_castling = |played: &&Move| matches!(played.kind, MoveKind::Castling(_));
            let castling = moves.iter().find(is_castling).copied();
            let castling = castling.filter(|_| dice.one_in(3));
            position = position.after(castling.unwrap_or_else(|| dice.pick(&moves)));
        }
    }
    let all = [met.positions / 40, met.castlings, 2 * met.en_passants];
    assert!(all.into_iter().all(|count| count > 100), "{met:?}");
}

#[test]
fn every_move_of_a_hundred_thousand_positions_is_read_back_without_a_repair() {
    let mut dice = Dice::new(960);
    let mut text = String::new();
    for number in 0..100_000 {
        let position = by_chance(&mut dice, number);
        let mover = Mover::new(&position).unwrap();
        let moves = mover.moves();
        // Every move goes through the quick reader, and one of each position through the careful one, which takes
        // longer.
        let chosen = number % moves.len().max(1);
        for (place, played) in moves.into_iter().enumerate() {
            text.clear();
            push_san(&mut text, &mover, played, PieceNames::English);
            assert_eq!(
                read_exact_san(&mover, text.as_bytes()),
                Some(played),
                "{text}"
            );
            if place == chosen {
                let read = read_move(&mover, &text, &[]).unwrap();
                assert_eq!((read.played, read.repairs), (played, vec![]), "{text}");
                for chess960 in [true, false] {
                    let uci = write_uci(&mover, played, chess960);
                    let is_short_castling = !chess960
                        && matches!(played.kind, MoveKind::Castling(_))
                        && uci != write_uci(&mover, played, true)
                        && played
                            .from
                            .file()
                            .index()
                            .abs_diff(played.to.file().index())
                            < 2;
                    if !is_short_castling {
                        assert_eq!(
                            read_uci(&mover, &uci),
                            Ok(played),
                            "{uci} {}",
                            fen(&position)
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn moves_in_other_letters_and_figurines_are_read_back() {
    let mut dice = Dice::new(7);
    let mut text = String::new();
    for number in 0..2_000 {
        let position = by_chance(&mut dice, number);
        let mover = Mover::new(&position).unwrap();
        for played in mover.moves() {
            text.clear();
            push_san(&mut text, &mover, played, PieceNames::Figurines);
            let read = read_move(&mover, &text, &[]).unwrap();
            assert_eq!(read.played, played, "{text}");
            for language in [Language::German, Language::Russian] {
                text.clear();
                push_san(&mut text, &mover, played, PieceNames::Letters(language));
                match read_move(&mover, &text, &[language]) {
                    Ok(read) => assert_eq!(read.played, played, "{text}"),
                    // A letter that names another piece in English.
                    Err(MoveError::Ambiguous(moves)) => assert!(moves.contains(&played)),
                    Err(other) => panic!("{text}: {other:?}"),
                }
            }
        }
    }
}

/// `fen`, the typed text, the move in standard notation, and the deviations from it.
const TYPED: &[(&str, &str, &str, &[MoveRepair])] = {
    use MoveRepair::*;
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    const PROMOTES: &str = "7k/4P3/8/8/8/8/8/K7 w - - 0 1";
    const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    const KNIGHTS: &str = "4k3/8/8/8/8/8/8/N1N1K3 w - - 0 1";
    &[
        (START, "e4", "e4", &[]),
        (START, "1.e4", "e4", &[Number]),
        (START, "1... e4!?", "e4", &[Number, Remark]),
        (START, "e2e4", "e4", &[Coordinates]),
        (START, "e2-e4", "e4", &[Signs, Coordinates]),
        (START, "Pe4", "e4", &[PawnLetter]),
        (START, "E4", "e4", &[Case]),
        (START, "Sf3", "Nf3", &[Letter(Language::German)]),
        (START, "Кf3", "Nf3", &[Letter(Language::Russian)]),
        (START, "♘f3", "Nf3", &[Figurine]),
        (START, "nf3", "Nf3", &[Case]),
        (START, "Ng1-f3", "Nf3", &[Signs]),
        (START, "Ngf3", "Nf3", &[Origin]),
        (START, "Nxf3", "Nf3", &[Capture]),
        (START, "Nf3+", "Nf3", &[CheckSign]),
        (CASTLES, "0-0", "O-O", &[Castling]),
        (CASTLES, "o-o-o", "O-O-O", &[Castling]),
        (CASTLES, "00", "O-O", &[Castling]),
        (CASTLES, "e1g1", "O-O", &[Coordinates]),
        (CASTLES, "Rxh8", "Rxh8+", &[CheckSign]),
        (PROMOTES, "e8Q", "e8=Q+", &[Promotion, CheckSign]),
        (PROMOTES, "e8(Q)+", "e8=Q+", &[Promotion]),
        (PROMOTES, "e8=N", "e8=N", &[]),
        (
            PROMOTES,
            "e7e8q",
            "e8=Q+",
            &[Promotion, Case, CheckSign, Coordinates],
        ),
        (EN_PASSANT, "exd6 e.p.", "exd6", &[EnPassant]),
        (EN_PASSANT, "exd6ep!", "exd6", &[Remark, EnPassant]),
        (EN_PASSANT, "ed6", "exd6", &[Capture]),
        (KNIGHTS, "Nab3", "Nab3", &[]),
        (KNIGHTS, "Ncb3", "Ncb3", &[]),
    ]
};

#[test]
fn typed_moves_are_understood_and_each_repair_is_reported() {
    let languages = [Language::German, Language::Russian];
    for (fen, typed, standard, repairs) in TYPED {
        let mover = mover(fen);
        let read = read_move(&mover, typed, &languages);
        let read = read.unwrap_or_else(|error| panic!("{typed}: {error:?}"));
        assert_eq!(write_san(&mover, read.played), *standard, "{typed}");
        assert_eq!(read.repairs, *repairs, "{typed}");
    }
}

#[test]
fn a_capital_piece_letter_is_never_read_as_a_file() {
    let pawns = mover("4k3/8/1P6/8/8/2n5/1P6/4K3 w - - 0 1");
    for typed in ["Bb7", "Bxc3", "Bb4"] {
        let read = read_move(&pawns, typed, &[]);
        assert!(
            matches!(read, Err(MoveError::Illegal(_))),
            "{typed}: {read:?}"
        );
    }
    let queen = read_move(
        &mover("4k3/8/8/8/8/8/3P4/4K3 w - - 0 1"),
        "Dd4",
        &[Language::German],
    );
    assert!(matches!(queen, Err(MoveError::Illegal(_))), "{queen:?}");
    for (typed, standard) in [("B7", "b7"), ("B2-B4", "b4"), ("B2XC3", "bxc3")] {
        let read = read_move(&pawns, typed, &[]).unwrap();
        assert_eq!(write_san(&pawns, read.played), standard, "{typed}");
    }
}

#[test]
fn a_refused_move_has_a_reason() {
    let square = |name| Square::from_name(name).unwrap();
    let knights = mover("4k3/8/8/8/8/8/8/N1N1K3 w - - 0 1");
    let both = read_move(&knights, "Nb3", &[]);
    assert!(matches!(both, Err(MoveError::Ambiguous(moves)) if moves.len() == 2));
    let pinned = mover("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    assert_eq!(
        read_move(&pinned, "Nc3", &[]),
        Err(MoveError::Illegal(Obstacle::KingInCheck))
    );
    assert_eq!(
        read_move(&pinned, "O-O", &[]),
        Err(MoveError::Illegal(Obstacle::Castling(RookSide::Kingside)))
    );
    assert_eq!(
        read_uci(&pinned, "d1d2"),
        Err(MoveError::Illegal(Obstacle::NothingThere(square("d1"))))
    );
    let start = mover("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(
        read_move(&start, "Bd2", &[]),
        Err(MoveError::Illegal(Obstacle::OwnPiece(square("d2"))))
    );
    for typed in ["", "hello", "e", "e9", "Z0", "--", "O-O-O-O", "e4e5e6", "♘"] {
        assert_eq!(
            read_move(&start, typed, &[]),
            Err(MoveError::NotAMove),
            "{typed}"
        );
    }
    let promotes = mover("7k/4P3/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(read_move(&promotes, "e8", &[]), Err(MoveError::NoPromotion));
    assert_eq!(read_uci(&promotes, "e7e8"), Err(MoveError::NoPromotion));
}

#[test]
fn a_letter_with_different_meanings_in_two_languages_is_ambiguous() {
    // In French R is the king (roi), in English the rook.
    let mover = mover("7k/8/8/8/8/8/8/R3K3 w - - 0 1");
    let read = read_move(&mover, "Rd1", &[Language::French]);
    assert!(matches!(read, Err(MoveError::Ambiguous(moves)) if moves.len() == 2));
    assert!(read_move(&mover, "Rd1", &[]).is_ok());
}

#[test]
fn positions_without_moves_have_a_reason_and_more_pieces_than_a_set_are_allowed() {
    let reason = |fen: &str| Mover::new(&read_strict(fen.as_bytes()).unwrap()).unwrap_err();
    assert_eq!(
        reason("8/8/8/8/8/8/8/K7 w - - 0 1"),
        NoMoves::NoKing(Color::Black)
    );
    assert_eq!(
        reason("k7/8/8/8/8/8/8/KK6 w - - 0 1"),
        NoMoves::SeveralKings(Color::White)
    );
    assert_eq!(
        reason("k6R/8/8/8/8/8/8/K7 w - - 0 1"),
        NoMoves::OpponentInCheck
    );
    let crowded = mover("k7/8/8/8/QQQQ4/QQQQQQQQ/QQQQQQQQ/K7 b - - 0 1");
    assert_eq!((crowded.count(), crowded.is_checkmate()), (0, true));
    let on_back_rank = mover("k7/8/8/8/8/8/8/K2P4 w - - 0 1");
    let pawn = on_back_rank
        .position()
        .board
        .squares_of(Piece::WhitePawn)
        .single();
    assert_eq!(
        on_back_rank.targets(pawn.unwrap()).single(),
        Square::from_name("d2")
    );
}

#[test]
fn a_right_lost_in_play_does_not_return_with_the_pieces() {
    let mut mover = mover("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    for text in ["Rg1", "Kd8", "Rh1", "Ke8"] {
        mover = mover.after(read_move(&mover, text, &[]).unwrap().played);
    }
    assert_eq!(fen(mover.position()), "4k3/8/8/8/8/8/8/4K2R w - - 4 3");
    let mut undecided = Position::empty();
    for (name, piece) in [
        ("e1", Piece::WhiteKing),
        ("h1", Piece::WhiteRook),
        ("e8", Piece::BlackKing),
    ] {
        undecided
            .board
            .set(Square::from_name(name).unwrap(), Some(piece));
    }
    let mover = Mover::new(&undecided).unwrap();
    let castled = mover.after(mover.castling(RookSide::Kingside).unwrap());
    assert_eq!(fen(castled.position()), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

#[test]
fn move_numbers_precede_moves_of_white_and_the_first_move() {
    let numbered = |fen: &[u8], line: &str| {
        let words: Vec<_> = line.split(' ').collect();
        numbered_line(&words, &read_strict(fen).unwrap()).text
    };
    let black = b"rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 23";
    assert_eq!(numbered(black, "Qh4#"), "23... Qh4#");
    assert_eq!(numbered(black, "d5 e3 Bxg4"), "23... d5 24. e3 Bxg4");
    let start = b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(numbered(start, "e4 e5 Nf3"), "1. e4 e5 2. Nf3");
    // After an illegal move the side to move is unknown.
    assert_eq!(numbered(start, "e4 e4 Nf3"), "1. e4 e4 Nf3");
    assert_eq!(numbered(start, "1. e4 e5"), "1. e4 e5");
    // Other numbering and spelling is converted to the standard.
    assert_eq!(numbered(start, "1.e4, e5 2.Sf3!"), "1. e4, e5 2. Nf3!");
}
