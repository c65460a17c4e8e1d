//! Properties of the moves of a record with any operations.

use tabiya_chess::Level;
use tabiya_notation::fen::read_fen;
use tabiya_notation::opcodes::{OpcodeMeaning, Takes};
use tabiya_notation::operations::{TailPart, operations, tail_parts};
use tabiya_notation::record_moves::{
    MoveFault, move_faults_in_file, record_moves, with_standard_moves,
};

/// Positions with moves of every kind, and some without.
const FENS: [&str; 6] = [
    "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
    "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 9",
    "1n2k3/P7/8/8/8/5N2/8/1N2K3 w - - 0 1",
    "1r2k1r1/8/8/8/8/8/8/1R2K1R1 b GBgb - 0 1",
    "8/8/8/8/8/8/8/K7 w - - 0 1",
    "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1",
];

/// Places of moves are within the operations, the quick and the full reading agree, and a repaired record
/// has nothing left to repair and is otherwise unchanged.
pub(crate) fn check_moves(tail: &[u8]) {
    for fen in FENS {
        let position = read_fen(fen).unwrap();
        let found = record_moves(&position, tail);
        for fault in &found.faults {
            let operation = operations(tail).nth(fault.row).unwrap();
            let (all, part) = (operation.span(), &fault.span);
            assert!(all.start <= part.start && part.start <= part.end && part.end <= all.end);
        }
        let in_file = found.faults.into_iter();
        let in_file: Vec<_> = in_file.filter(|it| it.kind.level() < Level::Note).collect();
        assert_eq!(in_file, move_faults_in_file(&position, tail));
        let is_repair = |fault: &MoveFault| fault.kind.level() == Level::Repair;
        let Some(new) = with_standard_moves(&position, tail) else {
            // A text with too many words has no fault of spelling.
            assert!(!in_file.iter().any(is_repair), "{fen}: {in_file:?}");
            continue;
        };
        let left = move_faults_in_file(&position, &new);
        assert!(
            !left.iter().any(is_repair) || tail.len() > 1024,
            "{fen}: {left:?}"
        );
        assert_eq!(without_moves(&new), without_moves(tail));
    }
}

/// Opcodes with their operands, unless these are moves; and remarks.
fn without_moves(tail: &[u8]) -> Vec<Vec<u8>> {
    let part = |part| match part {
        TailPart::Blanks(_) | TailPart::Semicolon(_) => None,
        TailPart::Remark(span) => Some(tail[span].to_vec()),
        TailPart::Operation(operation) => {
            let takes = operation.meaning().map(OpcodeMeaning::takes);
            let is_moves = takes.is_some_and(Takes::is_moves);
            let operands = if is_moves {
                b""
            } else {
                operation.operand_bytes()
            };
            Some([operation.opcode(), b" ", operands].concat())
        }
    };
    tail_parts(tail).filter_map(part).collect()
}
