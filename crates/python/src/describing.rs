//! Facts about positions.

use crate::columns::structure;
use crate::rows::{RowWork, on_rows, position_of_row};
use arrow_array::ArrayRef;
use arrow_array::builder::{BooleanBuilder, StringBuilder, UInt8Builder};
use arrow_buffer::NullBufferBuilder;
use pyo3::prelude::*;
use pyo3_arrow::input::AnyArray;
use std::sync::Arc;
use tabiya_chess::{Board, Color, Role, checkers};
use tabiya_collection::passes::GamePhase;
use tabiya_collection::search::Army;
use tabiya_notation::fen::write_board;

/// Material, number of pieces, side to move, check, phase, and the pawns as the first field of a FEN.
type Described = (String, u8, &'static str, bool, &'static str, String);

struct Describing;

struct FactColumns {
    material: StringBuilder,
    pieces: UInt8Builder,
    side_to_move: StringBuilder,
    check: BooleanBuilder,
    phase: StringBuilder,
    structure: StringBuilder,
    validity: NullBufferBuilder,
}

impl FactColumns {
    fn append_null(&mut self) {
        self.material.append_null();
        self.pieces.append_null();
        self.side_to_move.append_null();
        self.check.append_null();
        self.phase.append_null();
        self.structure.append_null();
    }
}

/// The board with its pawns alone.
fn pawns_of(board: &Board) -> Board {
    let mut pawns = Board::EMPTY;
    for square in board.role(Role::Pawn) {
        pawns.set(square, board.get(square));
    }
    pawns
}

impl RowWork<1> for Describing {
    type Row = Option<Described>;
    type Columns = FactColumns;

    fn row(&self, [text]: [&[u8]; 1]) -> Option<Described> {
        let position = position_of_row(text).ok()?.position;
        let board = &position.board;
        let [white, black] = Color::ALL.map(|color| Army::of(board, color));
        Some((
            format!("{white}v{black}"),
            u8::try_from(board.occupied().len()).unwrap_or(u8::MAX),
            match position.side_to_move {
                Color::White => "white",
                Color::Black => "black",
            },
            !checkers(&position).is_empty(),
            GamePhase::of(board).name(),
            write_board(&pawns_of(board)),
        ))
    }

    fn columns(&self, rows: usize) -> FactColumns {
        FactColumns {
            material: StringBuilder::with_capacity(rows, rows * 16),
            pieces: UInt8Builder::with_capacity(rows),
            side_to_move: StringBuilder::with_capacity(rows, rows * 5),
            check: BooleanBuilder::with_capacity(rows),
            phase: StringBuilder::with_capacity(rows, rows * 10),
            structure: StringBuilder::with_capacity(rows, rows * 32),
            validity: NullBufferBuilder::new(rows),
        }
    }

    fn append(&self, row: Option<Option<Described>>, columns: &mut FactColumns) {
        let row = row.flatten();
        columns.validity.append(row.is_some());
        let Some((material, pieces, side_to_move, check, phase, structure)) = row else {
            return columns.append_null();
        };
        columns.material.append_value(material);
        columns.pieces.append_value(pieces);
        columns.side_to_move.append_value(side_to_move);
        columns.check.append_value(check);
        columns.phase.append_value(phase);
        columns.structure.append_value(structure);
    }

    fn finish(&self, mut columns: FactColumns) -> ArrayRef {
        structure(
            vec![
                ("material", Arc::new(columns.material.finish())),
                ("pieces", Arc::new(columns.pieces.finish())),
                ("side_to_move", Arc::new(columns.side_to_move.finish())),
                ("check", Arc::new(columns.check.finish())),
                ("phase", Arc::new(columns.phase.finish())),
                ("structure", Arc::new(columns.structure.finish())),
            ],
            columns.validity,
        )
    }
}

/// The facts of the position of a text.
#[pyfunction]
pub(crate) fn facts_one(text: &[u8]) -> Option<Described> {
    Describing.row([text])
}

/// The facts of the positions of rows.
#[pyfunction]
pub(crate) fn facts_all(py: Python<'_>, rows: AnyArray) -> PyResult<Py<PyAny>> {
    on_rows(py, [rows], &Describing)
}
