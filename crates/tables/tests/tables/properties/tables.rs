//! Properties of any bytes that claim to be a table.

use std::sync::Arc;
use tabiya_chess::{Board, Color, Piece, Position, Square};
use tabiya_tables::syzygy::{Kind, Table, Wdl};
use tabiya_tables::{Material, Probe, Shelf, TableError};

/// Tables without pawns, with pawns of one side and of both, and with the same pieces on both sides.
const NAMES: [&str; 6] = ["KRvK", "KPvK", "KPvKP", "KNNvK", "KRvKR", "KPPvKPP"];

/// A shelf with one table.
#[derive(Debug)]
struct One(Arc<Table>, Material, Kind);

impl Shelf for One {
    fn table(&self, material: Material, kind: Kind) -> Result<Option<Arc<Table>>, TableError> {
        let is_here = material == self.1 && kind == self.2;
        Ok(is_here.then(|| Arc::clone(&self.0)))
    }
}

/// The first byte determines which table the rest is.
pub(crate) fn check_fuzz(data: &[u8]) {
    let Some((which, rest)) = data.split_first() else {
        return;
    };
    let name = NAMES[usize::from(*which >> 1) % NAMES.len()];
    let material = Material::from_name(name).unwrap();
    let kind = [Kind::Results, Kind::Distances][usize::from(*which & 1)];
    let magic: &[u8] = match kind {
        Kind::Results => &[0x71, 0xE8, 0x23, 0x5D],
        Kind::Distances => &[0xD7, 0x66, 0x0C, 0xA5],
    };
    let bytes: Arc<[u8]> = [magic, rest].concat().into();
    let Ok(table) = Table::open(Box::new(bytes), material, kind) else {
        return;
    };
    let shelf = One(Arc::new(table), material, kind);
    for seed in 0..16 {
        let position = any_position(name, seed);
        let probe = Probe::new(&shelf);
        let first = probe.wdl(&position);
        assert_eq!(first, probe.wdl(&position));
        if let (Ok(Wdl::Draw), Ok(plies)) = (first, probe.dtz(&position)) {
            assert_eq!(plies, 0);
        }
    }
}

/// These pieces on squares that follow from the seed.
fn any_position(name: &str, seed: u8) -> Position {
    let mut board = Board::EMPTY;
    let (mut square, mut color) = (seed * 7 + 9, Color::White);
    for letter in name.chars() {
        if letter == 'v' {
            color = Color::Black;
            continue;
        }
        let white = Piece::from_letter(letter).unwrap();
        let piece = Piece::new(color, white.role());
        board.set(Square::from_index(8 + square % 48).unwrap(), Some(piece));
        square = square.wrapping_add(11 + seed % 4 * 2);
    }
    Position {
        board,
        side_to_move: Color::ALL[usize::from(seed & 1)],
        ..Position::empty()
    }
}
