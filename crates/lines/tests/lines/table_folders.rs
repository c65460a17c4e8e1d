//! Folders with endgame tables.

use std::fs;
use std::path::{Path, PathBuf};
use tabiya_lines::TableFolders;
use tabiya_notation::fen::read_fen;
use tabiya_tables::syzygy::{Kind, ProbeError};
use tabiya_tables::{Material, Probe, Shelf as _, TableError, Truth, Wdl};
use tempfile::TempDir;

/// A table of king and rook against king: White to move always wins, and Black loses.
const ROOK: [u8; 14] = [
    0x71, 0xE8, 0x23, 0x5D, 1, 0, 0x66, 0x44, 0xEE, 0, 0x80, 4, 0x80, 0,
];
const FEN: &str = "8/8/8/3k4/8/8/8/K6R w - - 0 1";

fn folder_with(files: &[(&str, &[u8])]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (name, bytes) in files {
        fs::write(folder.path().join(name), bytes).unwrap();
    }
    folder
}

fn folders(paths: &[&Path]) -> TableFolders {
    TableFolders::new(paths.iter().map(|path| path.to_path_buf()))
}

fn result(tables: &TableFolders) -> Result<Wdl, ProbeError> {
    Probe::new(tables).wdl(&read_fen(FEN).unwrap())
}

#[test]
fn tables_of_several_folders_answer_and_the_first_folder_counts() {
    let first = folder_with(&[
        ("KRvK.rtbw", &ROOK),
        ("readme.txt", b"?"),
        ("KvKR.rtbw", b"?"),
    ]);
    let second = folder_with(&[("KRvK.rtbw", b"a cut file"), ("KQvK.rtbz", b"?")]);
    let tables = folders(&[first.path(), second.path()]);
    assert_eq!((tables.count(), tables.most_pieces()), (3, 3));
    let names = tables.all().into_iter();
    let names = names.map(|(.., path)| path.file_name().unwrap().to_owned());
    let names: Vec<_> = names.collect();
    assert_eq!(names, ["KQvK.rtbz", "KRvK.rtbw", "KvKR.rtbw"]);
    assert_eq!(result(&tables), Ok(Wdl::Win));
    let material = Material::from_name("KRvK").unwrap();
    let path = tables.path(material, Kind::Results).unwrap();
    assert_eq!(path, first.path().join("KRvK.rtbw"));
    let list = std::env::join_paths([first.path(), second.path()]).unwrap();
    assert_eq!(result(&TableFolders::of_list(&list)), Ok(Wdl::Win));
}

#[test]
fn faults_of_files_and_folders_are_named() {
    let cut = folder_with(&[("KRvK.rtbw", &ROOK[..9])]);
    let foreign = folder_with(&[("KRvK.rtbw", b"[Event \"?\"]")]);
    let other = folder_with(&[]);
    fs::create_dir(other.path().join("KRvK.rtbw")).unwrap();
    let material = Material::from_name("KRvK").unwrap();
    for (folder, wanted) in [(&cut, TableError::Cut), (&foreign, TableError::Foreign)] {
        let tables = folders(&[folder.path()]);
        let error = ProbeError::Table(material, Kind::Results, wanted);
        assert_eq!(result(&tables), Err(error));
        // The answer stays the same.
        assert_eq!(result(&tables), Err(error));
    }
    // A folder in place of a file cannot even be opened on some systems.
    assert!(
        folders(&[other.path()])
            .table(material, Kind::Results)
            .is_err()
    );
    let missing = PathBuf::from("/no/such/folder");
    let tables = TableFolders::new([missing.clone()]);
    assert_eq!((tables.count(), tables.most_pieces()), (0, 0));
    assert_eq!(tables.troubles()[0].folder, missing);
    assert!(matches!(result(&tables), Err(ProbeError::NoTable(..))));
}

#[test]
fn a_file_that_shrinks_while_it_is_open_is_cut() {
    // Blocks that are read later are beyond the first 4 KiB.
    let folder = folder_with(&[]);
    let path = folder.path().join("KRvK.rtbw");
    let mut bytes = ROOK[..10].to_vec();
    bytes.extend([0, 6, 16, 0, 1, 0, 0, 0, 4, 4, 0, 0, 16, 0]);
    bytes.extend([4, 0xF0, 0xFF]);
    for symbol in 0..15_u8 {
        bytes.extend([symbol, symbol << 4, 0]);
    }
    bytes.extend([0x80, 0]);
    bytes.resize(10_000, 0);
    fs::write(&path, &bytes).unwrap();
    let tables = folders(&[folder.path()]);
    let material = Material::from_name("KRvK").unwrap();
    assert!(tables.table(material, Kind::Results).is_ok());
    fs::write(&path, &bytes[..50]).unwrap();
    // The head is still in memory, and so are its blocks.
    assert!(tables.table(material, Kind::Results).is_ok());
}

#[test]
fn a_folder_answers_for_more_pieces_than_the_program_knows() {
    let Some(path) = std::env::var_os("TABIYA_SYZYGY") else {
        return;
    };
    let tables = TableFolders::of_list(&path);
    let position = read_fen(FEN).unwrap();
    let truth = Truth::of(&position, Some(&tables)).unwrap();
    assert_eq!(truth.result, Wdl::Win);
    assert!(truth.zeroing <= truth.mate && truth.zeroing.is_some());
}
