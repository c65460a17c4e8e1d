//! Properties of any packed file.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::{Cursor, Write as _};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use tabiya_lines::{
    ArchiveEntry, LoadError, OpeningLimits, OpeningStep, Rows, Source, archive_entries, open_with,
};
use tempfile::TempDir;
use zip::write::SimpleFileOptions;

/// The limits are small, so that both are reached.
const LIMITS: OpeningLimits = OpeningLimits {
    in_memory: 256,
    unpacked: 4096,
};
const NAME: &str = "packed";

thread_local! {
    static FOLDER: TempDir = TempDir::new().unwrap();
}

/// The first byte determines how the rest becomes a file, and how many bytes of it are changed; two bytes for each
/// change give its place and its value.
pub(crate) fn check_fuzz(data: &[u8]) {
    let Some((how, rest)) = data.split_first() else {
        return;
    };
    let changes = usize::from(how >> 2) % 8;
    let Some((changes, text)) = rest.split_at_checked(changes * 2) else {
        return;
    };
    let mut file = match how % 4 {
        0 => text.to_vec(),
        1 => gz(text),
        2 => zipped(&[("../a.fen", text)]),
        _ => {
            let (first, second) = text.split_at(text.len() / 2);
            let inner = gz(second);
            zipped(&[("/etc/a.epd", first), ("b\u{1b}.txt", &inner), ("c", text)])
        }
    };
    let is_sound = changes.is_empty();
    for change in changes.chunks_exact(2) {
        // Most faults are at the ends.
        let place = usize::from(change[0]);
        let at = if place < 128 {
            place
        } else {
            (file.len() + 127).wrapping_sub(place)
        };
        if let Some(byte) = file.get_mut(at) {
            *byte = change[1];
        }
    }
    FOLDER.with(|folder| check_file(folder.path(), &file, (how % 4, is_sound), text));
}

fn check_file(folder: &Path, file: &[u8], (how, is_sound): (u8, bool), text: &[u8]) {
    let path = folder.join(NAME);
    fs::write(&path, file).unwrap();
    let whole = unpacked(&path, None);
    if is_sound && how == 1 {
        check_is(text, &whole);
    }
    if let Ok(Some(entries)) = archive_entries(&path) {
        assert!(!entries.is_empty());
        for (place, entry) in entries.iter().take(4).enumerate() {
            let found = unpacked(&path, Some(entry));
            if is_sound && how == 2 && place == 0 {
                check_is(text, &found);
            }
        }
    }
    // For any names inside, nothing is unpacked to another place.
    let names: Vec<_> = fs::read_dir(folder).unwrap().collect();
    assert_eq!(names.len(), 1, "{names:?}");
    assert_eq!(fs::read(&path).unwrap(), file);
}

/// Packed text is unpacked again, unless it was not text or too long.
fn check_is(text: &[u8], found: &Result<Vec<u8>, LoadError>) {
    match found {
        Ok(found) => assert_eq!(found, text),
        Err(LoadError::TooLarge { .. }) => assert!(LIMITS.unpacked < text.len() as u64),
        Err(LoadError::NotText(_)) => {}
        Err(other) => panic!("{other:?}"),
    }
}

fn unpacked(path: &Path, entry: Option<&ArchiveEntry>) -> Result<Vec<u8>, LoadError> {
    let mut last: Option<Arc<Source>> = None;
    let mut take = |step: OpeningStep| {
        match step {
            OpeningStep::First(loaded) => last = Some(Arc::new(loaded.source)),
            OpeningStep::Grown(growth) | OpeningStep::Done(growth, _) => {
                last = Some(Arc::new(growth.source().clone()));
            }
            OpeningStep::Progress { .. } => {}
        }
        ControlFlow::Continue(())
    };
    open_with(path, entry, LIMITS, &mut take)?;
    let rows = Rows::new(last.expect("lines were passed on"));
    let mut written = Vec::new();
    let mut may_continue = |_| ControlFlow::Continue(());
    rows.write_to(&mut written, &mut may_continue).unwrap();
    // The size of a plain file is not limited; only unpacked content is.
    let len = fs::metadata(path).unwrap().len();
    assert!(written.len() as u64 <= LIMITS.unpacked.max(len) + 2);
    Ok(written)
}

fn gz(text: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(text).unwrap();
    encoder.finish().unwrap()
}

fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in files {
        let options = SimpleFileOptions::default();
        writer.start_file(*name, options).unwrap();
        writer.write_all(text).unwrap();
    }
    writer.finish().unwrap().into_inner()
}
