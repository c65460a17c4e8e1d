//! The bytes that are read are the bytes that are saved.

use super::{
    assert_alone, fingerprint, folder, folder_with_file, load_all, may_continue, save_known,
};
use std::fs;
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_lines::{Expected, LoadError, NotText, Rows, load, save};

#[test]
fn saving_replaces_the_text_and_returns_the_new_fingerprint() {
    let (_folder, path) = folder_with_file();

    let saved = save_known(&path, &fingerprint(&path)).unwrap();

    assert_alone(&path, "new\n");
    assert_eq!(saved.bytes, 4);
    assert_eq!(saved.fingerprint, fingerprint(&path));
    save_known(&path, &saved.fingerprint).unwrap();
}

#[test]
fn a_loaded_file_is_saved_byte_for_byte() {
    let folder = folder();
    let path = folder.path().join("a.epd");
    let bytes = b"\xEF\xBB\xBFone\r\ntwo\xFF\0\n\nthree";
    fs::write(&path, bytes).unwrap();

    let loaded = load_all(&path).unwrap();
    let rows = Rows::new(Arc::new(loaded.source));
    save(
        &path,
        &rows,
        &Expected::SameAs(loaded.fingerprint),
        None,
        &mut may_continue,
    )
    .unwrap();

    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[test]
fn a_utf_16_file_is_saved_in_utf_16_with_other_lines_unchanged() {
    let (_folder, path) = folder_with_file();
    let utf16 = |text: &str| -> Vec<u8> {
        let units = text.encode_utf16().flat_map(u16::to_le_bytes);
        b"\xFF\xFE".iter().copied().chain(units).collect()
    };
    fs::write(&path, utf16("# König\r\n8/8 w\r\n♔\n")).unwrap();

    let loaded = load_all(&path).unwrap();
    let mut rows = Rows::new(Arc::new(loaded.source));
    let own = rows.add_own_for(1, "neu ♚");
    rows.splice(1, 1, &[own]);
    let saved = save(
        &path,
        &rows,
        &Expected::SameAs(loaded.fingerprint),
        None,
        &mut may_continue,
    )
    .unwrap();

    let expected = utf16("# König\r\nneu ♚\r\n♔\n");
    assert_eq!(fs::read(&path).unwrap(), expected);
    assert_eq!(saved.bytes, expected.len() as u64);
}

#[test]
fn a_file_with_all_kinds_of_line_ends_keeps_them() {
    let (_folder, path) = folder_with_file();
    fs::write(&path, b"one\rtwo\r\nthree\n\rfive\0\n").unwrap();

    let loaded = load_all(&path).unwrap();
    let mut rows = Rows::new(Arc::new(loaded.source));
    assert_eq!(rows.len(), 5);
    let own = rows.add_own_for(0, "eins");
    rows.splice(0, 1, &[own]);
    save(
        &path,
        &rows,
        &Expected::SameAs(loaded.fingerprint),
        None,
        &mut may_continue,
    )
    .unwrap();

    let expected = b"eins\rtwo\r\nthree\n\rfive\0\n";
    assert_eq!(fs::read(&path).unwrap(), expected);
}

#[test]
fn a_damaged_file_in_utf_16_loses_no_byte() {
    let (_folder, path) = folder_with_file();
    let damaged = b"\xFE\xFF\0a\xDE\x00\0\n\xD8\x00\xD8\x00\0\r\0b\0";
    fs::write(&path, damaged).unwrap();

    let loaded = load_all(&path).unwrap();
    let rows = Rows::new(Arc::new(loaded.source));
    assert_eq!(rows.len(), 3);
    save(
        &path,
        &rows,
        &Expected::SameAs(loaded.fingerprint),
        None,
        &mut may_continue,
    )
    .unwrap();

    assert_eq!(fs::read(&path).unwrap(), damaged);
}

#[test]
fn loading_reports_the_reason_of_a_failure() {
    let (folder, path) = folder_with_file();
    fs::write(&path, b"a\0b\0").unwrap();

    let utf16 = load_all(&path);
    assert!(matches!(utf16, Err(LoadError::NotText(NotText::Utf16))));
    let missing = load_all(&folder.path().join("missing"));
    assert!(matches!(missing, Err(LoadError::NotFound)));
}

#[test]
fn loading_reports_progress_up_to_the_end() {
    let (_folder, path) = folder_with_file();
    fs::write(&path, b"0123456789\n".repeat(300_000)).unwrap();
    let mut calls = Vec::new();

    load(&path, &mut |read, of| {
        calls.push((read, of));
        ControlFlow::Continue(())
    })
    .unwrap();

    assert!(4 <= calls.len());
    assert!(calls.is_sorted());
    assert_eq!(calls.last(), Some(&(3_300_000, 3_300_000)));
}
