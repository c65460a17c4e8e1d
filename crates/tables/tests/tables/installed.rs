//! The Syzygy tables of three and four pieces in the folder that `TABIYA_SYZYGY` names.

use crate::properties::small::any_board;
use std::cell::RefCell;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_chess::{CastlingRights, Color, Mover};
use tabiya_notation::fen::read_fen;
use tabiya_tables::small::contained;
use tabiya_tables::syzygy::{Kind, ProbeError, Table, Wdl};
use tabiya_tables::{Material, Probe, Shelf, TableError, Truth};

struct Folder {
    path: PathBuf,
    open: RefCell<HashMap<(Material, Kind), Arc<Table>>>,
}

impl Shelf for Folder {
    fn table(&self, material: Material, kind: Kind) -> Result<Option<Arc<Table>>, TableError> {
        if let Some(known) = self.open.borrow().get(&(material, kind)) {
            return Ok(Some(Arc::clone(known)));
        }
        let name = format!("{}.{}", material.name(), kind.ending());
        let Ok(bytes) = std::fs::read(self.path.join(name)) else {
            return Ok(None);
        };
        let bytes: Arc<[u8]> = bytes.into();
        let table = Arc::new(Table::open(Box::new(bytes), material, kind)?);
        let mut open = self.open.borrow_mut();
        open.insert((material, kind), Arc::clone(&table));
        Ok(Some(table))
    }
}

/// The folder, or none after saying so.
#[expect(clippy::print_stderr, reason = "a skipped claim says why")]
fn folder() -> Option<Folder> {
    let path = std::env::var_os("TABIYA_SYZYGY");
    if path.is_none() {
        eprintln!("skipped: TABIYA_SYZYGY names no folder with tables");
    }
    let path = path?.into();
    Some(Folder {
        path,
        open: RefCell::default(),
    })
}

#[test]
fn known_endings_have_their_results_and_distances() {
    let Some(folder) = folder() else {
        return;
    };
    let probe = Probe::new(&folder);
    for line in include_str!("../data/syzygy.txt").lines() {
        let (fen, wanted) = line.split_once(" = ").unwrap();
        let position = read_fen(fen).unwrap();
        let (wdl, dtz) = (probe.wdl(&position).unwrap(), probe.dtz(&position).unwrap());
        assert_eq!(format!("{} {dtz}", wdl.number()), wanted, "{fen}");
    }
}

#[test]
fn a_result_is_the_best_of_the_results_after_each_move() -> Result<(), ProbeError> {
    let Some(folder) = folder() else {
        return Ok(());
    };
    let probe = Probe::new(&folder);
    for line in include_str!("../data/syzygy.txt").lines() {
        let position = read_fen(line.split_once(" = ").unwrap().0).unwrap();
        let mover = Mover::new(&position).unwrap();
        let mut best = None;
        for played in mover.moves() {
            let next = probe.wdl(mover.after(played).position())?;
            best = best.max(Some(next.for_the_other()));
        }
        let ended = if mover.is_checkmate() {
            Wdl::Loss
        } else {
            Wdl::Draw
        };
        let (best, wdl) = (best.unwrap_or(ended), probe.wdl(&position)?);
        // A move that is no capture can turn a win into one that the fifty-move rule makes a draw.
        assert_eq!(best.number().signum(), wdl.number().signum(), "{line}");
    }
    Ok(())
}

/// Compares the results of the tables in the program with those of the folder, for every `step`th placement. Returns
/// the number of positions.
fn compare_placements(folder: &Folder, name: &str, step: usize) -> u64 {
    let probe = Probe::new(folder);
    let has_pawns = name.contains('P');
    let pieces = name.len() - 1;
    let mut compared = 0;
    for number in (0..1_usize << (6 * pieces)).step_by(step) {
        let places = number << (24 - 6 * pieces);
        let squares = [18, 12, 6, 0].map(|shift| u8::try_from(places >> shift & 63).unwrap());
        if !is_on_part_of_board(squares[0], has_pawns) {
            continue;
        }
        for side in Color::ALL {
            let Some(mut position) = any_board(name, squares, side) else {
                continue;
            };
            position.castling = CastlingRights::NONE;
            let truth = Truth::of(&position, None).unwrap();
            let wdl = probe.wdl(&position).unwrap();
            assert_eq!(truth.result, wdl, "{name} {squares:?} {side:?}");
            compared += 1;
        }
    }
    compared
}

/// Whether a square is in the part of the board in which one piece of each set of symmetric placements is: the left
/// half, and a triangle of ten squares in it if there are no pawns.
fn is_on_part_of_board(square: u8, has_pawns: bool) -> bool {
    let (file, rank) = (square & 7, square >> 3);
    file < 4 && (has_pawns || rank <= file)
}

#[test]
fn the_program_knows_what_the_tables_of_a_folder_say() {
    /// A prime, so that all squares occur.
    const STEP: usize = 307;
    let Some(folder) = folder() else {
        return;
    };
    let compared: u64 = contained()
        .iter()
        .map(|made| compare_placements(&folder, &made.name, STEP))
        .sum();
    assert!(compared > 100_000, "{compared}");
}

/// Takes an hour of processor time in a release build.
#[expect(clippy::print_stderr, reason = "the progress of a long run")]
#[test]
#[ignore = "it takes an hour"]
fn every_result_in_the_program_is_that_of_the_tables_of_a_folder() {
    let Some(folder) = folder() else {
        return;
    };
    for made in contained() {
        let compared = compare_placements(&folder, &made.name, 1);
        eprintln!("{}: {compared} positions", made.name);
    }
}
