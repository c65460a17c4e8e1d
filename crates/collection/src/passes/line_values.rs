//! The values by which lines are divided into groups with names.

use super::boards::position_of_line;
use super::order::{SortKey, is_black_stronger};
use crate::games::{plies_in_row, tag_in_row};
use crate::search::Army;
use tabiya_chess::{Board, Color};
use tabiya_notation::operations::{Operation, find};
use tabiya_notation::record::read_record;

/// Calls `take` with each value that a line has for a property: its material, such as `KRPvKR` for either colour, its
/// number of pieces, or each operand of an operation; of a game in a row, a tag or the number of moves. A line without
/// the property has none.
pub fn each_value(line: &[u8], property: &SortKey, mut take: impl FnMut(&str)) {
    match property {
        SortKey::Material => {
            if let Some(position) = position_of_line(line) {
                take(&material_name(&position.board));
            }
        }
        SortKey::Men => {
            if let Some(position) = position_of_line(line) {
                take(&position.board.occupied().len().to_string());
            }
        }
        SortKey::Text => take(&String::from_utf8_lossy(line)),
        SortKey::Operation(opcode) => each_operand(line, opcode, take),
        SortKey::Tag(name) => {
            if let Some(value) = tag_in_row(line, name) {
                take(&value);
            }
        }
        SortKey::Plies => {
            if let Some(plies) = plies_in_row(line) {
                take(&plies.to_string());
            }
        }
    }
}

/// Returns the material with the stronger side first, whatever its colour.
fn material_name(board: &Board) -> String {
    let [white, black] = Color::ALL.map(|color| Army::of(board, color));
    if is_black_stronger(board) {
        format!("{black}v{white}")
    } else {
        format!("{white}v{black}")
    }
}

fn each_operand(line: &[u8], opcode: &str, mut take: impl FnMut(&str)) {
    let tail = read_record(line)
        .ok()
        .and_then(|record| line.get(record.tail));
    let found = tail.and_then(|tail| find(tail, opcode.as_bytes()));
    for operand in found.iter().flat_map(Operation::operands) {
        take(&String::from_utf8_lossy(&operand.value()));
    }
}
