//! Training data of engines, read and written.

use crate::properties::training::{check, check_fuzz, read, write};
use proptest::prelude::*;
use tabiya_collection::games::{LeftOutOfTraining, LostField, RowFaultKind, TrainingForm};

const PLAIN: &str = "fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\nmove e2e4\nscore 31\nply 0\nresult 1\ne\n\
    fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\nmove c7c5\nscore -28\nply 1\nresult -1\ne\n\
    fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 40\nmove e1g1\nscore 5\nply 7\nresult 0\ne\n";

const RECORDS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ce 31; pm e4; result \"1-0\";\n\
    rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 ce -28; pm c5; result \"1-0\";\n\
    r3k2r/8/8/8/8/8/8/R3K2R w KQkq - ce 5; fmvn 40; hmvc 3; pm O-O; ply 7; result \"1/2-1/2\";\n";

/// A game with castling, a promotion, an en-passant capture and both colours, as records.
const GAME: &str = "r3k2r/P6p/8/4Pp2/8/8/8/R3K2R w KQkq f6 ce 100; fmvn 30; pm exf6; result \"1-0\";\n\
    r3k2r/P6p/5P2/8/8/8/8/R3K2R b KQkq - ce -90; fmvn 30; pm O-O-O; result \"1-0\";\n\
    2kr3r/P6p/5P2/8/8/8/8/R3K2R w KQ - ce 500; fmvn 31; hmvc 1; pm a8=Q+; result \"1-0\";\n";

fn as_text(form: TrainingForm, bytes: &[u8]) -> String {
    let (records, found) = read(form, bytes.len().max(1), bytes);
    assert!(found.broken.is_empty(), "{found:?}");
    String::from_utf8(records).unwrap()
}

#[test]
fn text_is_read_as_records_and_written_as_the_same_text() {
    assert_eq!(as_text(TrainingForm::Plain, PLAIN.as_bytes()), RECORDS);
    let (written, left_out) = write(TrainingForm::Plain, RECORDS.as_bytes());
    assert_eq!(String::from_utf8(written).unwrap(), PLAIN);
    assert!(left_out.is_nothing(), "{left_out:?}");
    let windows = format!("\u{feff}{}", PLAIN.replace('\n', "\r\n"));
    assert_eq!(as_text(TrainingForm::Plain, windows.as_bytes()), RECORDS);
}

#[test]
fn faults_of_a_text_are_reported_with_their_places_and_the_rest_is_read() {
    let text = "fen 8/8 w - - 0 1\ne\n\
        fen 8/8/8/8/8/8/8/K1k5 w - - 0 1\nmove a1a8\nscore much\nresult 2\nspeed 5\nscore 3\ne\n\
        \n\
        fen 8/8/8/8/8/8/8/K1k5 w - - 0 1\nscore 9\n";
    let (records, found) = read(TrainingForm::Plain, 7, text.as_bytes());
    assert_eq!(
        String::from_utf8(records).unwrap(),
        "8/8/8/8/8/8/8/K1k5 w - -\n"
    );
    assert_eq!((found.rows, found.positions), (3, 1));
    let faults: Vec<_> = found
        .broken
        .iter()
        .map(|broken| (broken.row, broken.line, broken.kind, broken.word.as_str()))
        .collect();
    assert_eq!(
        faults,
        [
            (1, 1, RowFaultKind::Position, "8/8 w - - 0 1"),
            (2, 7, RowFaultKind::Property, "speed 5"),
            (2, 8, RowFaultKind::Property, "score 3"),
            (2, 4, RowFaultKind::Move, "a1a8"),
            (2, 5, RowFaultKind::Property, "much"),
            (2, 6, RowFaultKind::Property, "2"),
            (3, 13, RowFaultKind::CutOff, ""),
        ]
    );
}

#[test]
fn boards_of_32_bytes_are_seen_by_the_side_to_move() {
    let record = "4k3/8/8/8/8/8/4P3/4K3 b - - ce -35; result \"0-1\";\n";
    let (bytes, left_out) = write(TrainingForm::Bullet, record.as_bytes());
    // Black's king, now White's, is on e1; White's pawn, now Black's, is on e7; White's king on e8 is Black's.
    let mut expected = ((1u64 << 4) | (1 << 52) | (1 << 60)).to_le_bytes().to_vec();
    expected.extend([0x85, 0x0d]);
    expected.extend([0; 14]);
    expected.extend((-35i16).to_le_bytes());
    expected.extend([2, 4, 4, 0, 0, 0]);
    assert_eq!(bytes, expected);
    assert_eq!(left_out.fields.get(&LostField::Side), Some(&1));
    assert_eq!(
        as_text(TrainingForm::Bullet, &bytes),
        "4k3/4p3/8/8/8/8/8/4K3 w - - ce -35; result \"1-0\";\n"
    );
}

#[test]
fn impossible_boards_are_reported_with_their_numbers_and_the_rest_is_read() {
    let good = "4k3/8/8/8/8/8/4P3/4K3 w - - ce 1; result \"1/2-1/2\";\n";
    let (board, _) = write(TrainingForm::Bullet, good.as_bytes());
    let mut full = board.clone();
    full[..8].copy_from_slice(&[255; 8]);
    let mut unknown = board.clone();
    unknown[8] = 0x7f;
    let mut result = board.clone();
    result[26] = 3;
    let file = [&board[..], &full, &unknown, &result, &board, &board[..9]].concat();
    let (records, found) = read(TrainingForm::Bullet, 50, &file);
    assert_eq!(String::from_utf8(records).unwrap(), good.repeat(2));
    let faults: Vec<_> = found
        .broken
        .iter()
        .map(|one| (one.line, one.kind))
        .collect();
    let board = RowFaultKind::Board;
    assert_eq!(
        faults,
        [
            (2, board),
            (3, board),
            (4, board),
            (6, RowFaultKind::CutOff)
        ]
    );
}

#[test]
fn the_records_of_a_game_stay_a_game() {
    let (bytes, left_out) = write(TrainingForm::Viri, GAME.as_bytes());
    assert!(left_out.is_nothing(), "{left_out:?}");
    assert_eq!(bytes.len(), 32 + 3 * 4 + 4);
    assert_eq!(as_text(TrainingForm::Viri, &bytes), GAME);
    // Records that do not follow each other are games of their own.
    let lines: Vec<_> = GAME.split_inclusive('\n').rev().collect();
    let (bytes, _) = write(TrainingForm::Viri, lines.concat().as_bytes());
    assert_eq!(bytes.len(), 3 * (32 + 4 + 4));
    assert_eq!(as_text(TrainingForm::Viri, &bytes), lines.concat());
    // An illegal move ends its game, and the next one is read.
    let mut broken = bytes.clone();
    broken[32] ^= 1;
    let (records, found) = read(TrainingForm::Viri, 11, &broken);
    assert_eq!(String::from_utf8(records).unwrap(), lines[1..].concat());
    assert_eq!(
        (found.broken[0].line, found.broken[0].kind),
        (1, RowFaultKind::Move)
    );
    let (_, found) = read(TrainingForm::Viri, 11, &bytes[..bytes.len() - 2]);
    assert_eq!(
        (found.broken[0].line, found.broken[0].kind),
        (3, RowFaultKind::CutOff)
    );
}

#[test]
fn everything_that_does_not_fit_is_counted() {
    let records = "# remark\n\
        r3k2r/8/8/8/8/8/8/R3K2R w KQ - bm O-O Kd2; ce 40000; id \"x\"; result \"1-0\";\n\
        r3k2r/8/8/8/8/8/8/R3K2R w KQ - bm O-O; ce 4; id \"x\"; result \"1-0\"; fmvn 3;\n\
        8/8/8/8/8/8/8/K1k5 w - - ce 4;\n";
    let counts = |left_out: &LeftOutOfTraining| {
        (left_out.unreadable, left_out.positions, left_out.incomplete)
    };
    let operations = |left_out: &LeftOutOfTraining| {
        let all = left_out.operations.iter();
        all.map(|(opcode, count)| format!("{opcode} {count}"))
            .collect::<Vec<_>>()
    };
    let (text, left_out) = write(TrainingForm::Plain, records.as_bytes());
    assert_eq!(
        text.split(|byte| *byte == b'\n')
            .filter(|line| *line == b"e")
            .count(),
        3
    );
    assert_eq!(counts(&left_out), (1, 0, 0));
    assert_eq!(operations(&left_out), ["bm 1", "id 2"]);
    let (boards, left_out) = write(TrainingForm::Bullet, records.as_bytes());
    assert_eq!(boards.len(), 32);
    assert_eq!(counts(&left_out), (1, 1, 1));
    assert_eq!(operations(&left_out), ["bm 1", "id 1"]);
    let fields: Vec<_> = left_out.fields.into_keys().collect();
    assert_eq!(fields, [LostField::Castling, LostField::Counters]);
    let (games, left_out) = write(TrainingForm::Viri, records.as_bytes());
    assert_eq!(games.len(), 40);
    assert_eq!(counts(&left_out), (1, 0, 2));
}

#[test]
fn a_text_without_an_end_takes_no_memory_and_the_next_samples_are_read() {
    let text = format!("{}e\n{PLAIN}", "fen 8/8\n".repeat(300_000));
    let (records, found) = read(TrainingForm::Plain, 1 << 16, text.as_bytes());
    assert_eq!(String::from_utf8(records).unwrap(), RECORDS);
    assert!(!found.broken.is_empty());
    // A game without an end hides what comes after it.
    let endless = vec![1; 1 << 21];
    let (records, found) = read(TrainingForm::Viri, 1 << 16, &endless);
    assert!(records.is_empty());
    assert!(
        found.broken.iter().all(|broken| broken.row == 1),
        "{found:?}"
    );
}

/// Training data that is nearly right.
fn nearly() -> impl Strategy<Value = Vec<u8>> {
    let forms = 0u8..3;
    let change = (any::<prop::sample::Index>(), any::<u8>());
    let changes = proptest::collection::vec(change, 0..4);
    (forms, any::<u8>(), changes).prop_map(|(form, cut, changes)| {
        let records = format!("{GAME}{RECORDS}");
        let (mut bytes, _) = write(TrainingForm::ALL[usize::from(form)], records.as_bytes());
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        [&[form, cut], bytes.as_slice()].concat()
    })
}

proptest! {
    #[test]
    fn nearly_right_data_is_read_as_far_as_possible(data in nearly()) {
        check_fuzz(&data);
    }

    #[test]
    fn any_bytes_are_read_or_reported(form in 0usize..3, cut in 1usize..99, bytes in any::<Vec<u8>>()) {
        check(TrainingForm::ALL[form], cut, &bytes);
    }
}

#[test]
fn boards_are_packed_as_by_another_implementation() {
    let records = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ce 31; result \"1-0\";\n\
        rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - ce -28; result \"1-0\";\n\
        r1b2rk1/2q1b1pp/p2ppn2/1p6/3QP3/1BN1B3/PPP3PP/R4RK1 w - - ce 150; result \"1/2-1/2\";\n\
        1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - ce 32767; result \"0-1\";\n\
        2q1rr1k/3bbnnp/p2p1pp1/2pPp3/PpP1P1P1/1P2BNNP/2BQ1PRK/7R b - - ce 7; result \"1-0\";\n";
    let (bytes, _) = write(TrainingForm::Bullet, records.as_bytes());
    let boards: Vec<_> = bytes.chunks(32).collect();
    assert_eq!(boards.len(), records.lines().count());
    for (record, board) in records.lines().zip(boards) {
        let (fen, operations) = record.split_once(" ce ").unwrap();
        let (score, result) = operations.split_once(';').unwrap();
        let score: i16 = score.parse().unwrap();
        // The other implementation takes White's score and result.
        let score = if fen.contains(" b ") { -score } else { score };
        let result = match result.split('"').nth(1).unwrap() {
            "1-0" => "1.0",
            "0-1" => "0.0",
            _ => "0.5",
        };
        let other: bulletformat::ChessBoard =
            format!("{fen} | {score} | {result}").parse().unwrap();
        let mut expected = other.occ().to_le_bytes().to_vec();
        expected.extend(other.pcs);
        expected.extend(other.score.to_le_bytes());
        expected.extend([other.result, other.our_ksq(), other.opp_ksq()]);
        expected.extend(other.extra());
        assert_eq!(board, expected, "{record}");
    }
}
