//! Claims about saving on Windows: everything about a file but its content stays, and no save leaves it half
//! written.

use std::fs::{self, OpenOptions};
use std::io::Read as _;
use std::ops::ControlFlow;
use std::os::windows::fs::{MetadataExt as _, OpenOptionsExt as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tabiya_lines::{Expected, FileContent, Rows, SaveError, Saved, Source, Spare, load, save};
use tempfile::TempDir;
use windows_permissions::constants::SeObjectType::SE_FILE_OBJECT;
use windows_permissions::constants::SecurityInformation;
use windows_permissions::wrappers::{GetSecurityInfo, SetSecurityInfo};
use windows_permissions::{LocalBox, SecurityDescriptor};
use winsafe::SetFileAttributes;
use winsafe::co::FILE_ATTRIBUTE;

/// The rights to change an access list, and to read it.
const WRITE_DAC: u32 = 0x0004_0000;
const READ_CONTROL: u32 = 0x0002_0000;
/// Lets others read the file, but not write or delete it.
const SHARES_READING: u32 = 1;
/// Lets others write to the file.
const SHARES_WRITING: u32 = 2;

/// A folder with one file `a.epd` that contains `old`.
fn folder_with_file() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("a.epd");
    fs::write(&path, "old\r\n").unwrap();
    (folder, path)
}

fn save_new(path: &Path) -> Result<Saved, SaveError> {
    let rows = Rows::new(Arc::new(Source::from_bytes(b"new\r\n".to_vec()).unwrap()));
    let mut may_continue = |_| ControlFlow::Continue(());
    save(path, &rows, &Expected::Anything, None, &mut may_continue)
}

fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name());
    names.map(|name| name.into_string().unwrap()).collect()
}

fn access_list(path: &Path) -> String {
    let file = fs::File::open(path).unwrap();
    let told = GetSecurityInfo(&file, SE_FILE_OBJECT, SecurityInformation::Dacl).unwrap();
    told.as_sddl().unwrap().into_string().unwrap()
}

#[test]
fn file_attributes_are_kept() {
    let (folder, path) = folder_with_file();
    for attributes in [
        FILE_ATTRIBUTE::HIDDEN,
        FILE_ATTRIBUTE::SYSTEM | FILE_ATTRIBUTE::ARCHIVE,
        FILE_ATTRIBUTE::HIDDEN | FILE_ATTRIBUTE::SYSTEM,
        FILE_ATTRIBUTE::NORMAL,
    ] {
        SetFileAttributes(path.to_str().unwrap(), attributes).unwrap();
        let before = path.metadata().unwrap().file_attributes();
        save_new(&path).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new\r\n");
        let after = path.metadata().unwrap().file_attributes();
        let noted = (FILE_ATTRIBUTE::HIDDEN | FILE_ATTRIBUTE::SYSTEM).raw();
        assert_eq!(after & noted, before & noted, "{before:x} {after:x}");
    }
    assert_eq!(names(&folder), ["a.epd"]);
}

#[test]
fn an_access_list_of_the_file_itself_is_kept() {
    let (folder, path) = folder_with_file();
    let of_folder = access_list(&path);
    // Full access for everyone.
    let wanted: LocalBox<SecurityDescriptor> = "D:P(A;;FA;;;WD)".parse().unwrap();
    let rights = READ_CONTROL | WRITE_DAC;
    let mut file = OpenOptions::new().access_mode(rights).open(&path).unwrap();
    let what = SecurityInformation::Dacl | SecurityInformation::ProtectedDacl;
    SetSecurityInfo(
        &mut file,
        SE_FILE_OBJECT,
        what,
        None,
        None,
        wanted.dacl(),
        None,
    )
    .unwrap();
    drop(file);
    let before = access_list(&path);
    assert_ne!(before, of_folder);

    save_new(&path).unwrap();

    assert_eq!(fs::read(&path).unwrap(), b"new\r\n");
    assert_eq!(access_list(&path), before);
    assert_eq!(names(&folder), ["a.epd"]);
}

#[test]
#[ignore = "Wine 8 has no streams: they are files beside the file there"]
fn alternate_streams_are_kept() {
    let (folder, path) = folder_with_file();
    let mark = folder.path().join("a.epd:Zone.Identifier");
    let note = folder.path().join("a.epd:a note");
    fs::write(&mark, "[ZoneTransfer]\r\nZoneId=3\r\n").unwrap();
    fs::write(&note, vec![7; 100_000]).unwrap();

    save_new(&path).unwrap();

    assert_eq!(fs::read(&path).unwrap(), b"new\r\n");
    assert_eq!(fs::read(&mark).unwrap(), b"[ZoneTransfer]\r\nZoneId=3\r\n");
    assert!(fs::read(&note).unwrap() == vec![7; 100_000]);
    assert_eq!(names(&folder), ["a.epd"]);
}

#[test]
fn a_file_locked_by_another_program_is_reported_as_in_use_and_stays() {
    let (folder, path) = folder_with_file();
    for shared in [0, SHARES_READING] {
        let held = OpenOptions::new().read(true).share_mode(shared).open(&path);
        let held = held.unwrap();
        let refused = save_new(&path).unwrap_err();
        assert!(matches!(refused, SaveError::Busy(_)), "{refused:?}");
        drop(held);
        assert_eq!(fs::read(&path).unwrap(), b"old\r\n");
    }
    assert_eq!(names(&folder), ["a.epd"]);
    save_new(&path).unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"new\r\n");
}

#[test]
fn a_file_that_may_be_written_but_not_removed_is_overwritten_in_place() {
    let (folder, path) = folder_with_file();
    let shared = SHARES_READING | SHARES_WRITING;
    let held = OpenOptions::new().read(true).share_mode(shared).open(&path);
    let mut held = held.unwrap();
    save_new(&path).unwrap();
    // The other program still sees the same file.
    let mut seen = Vec::new();
    held.read_to_end(&mut seen).unwrap();
    assert_eq!(seen, b"new\r\n");
    drop(held);
    assert_eq!(fs::read(&path).unwrap(), b"new\r\n");
    assert_eq!(names(&folder), ["a.epd"]);
}

#[test]
#[ignore = "Wine lets root write to any file"]
fn a_read_only_file_is_reported_and_stays() {
    let (folder, path) = folder_with_file();
    SetFileAttributes(path.to_str().unwrap(), FILE_ATTRIBUTE::READONLY).unwrap();
    let refused = save_new(&path).unwrap_err();
    assert!(matches!(refused, SaveError::MarkedReadOnly), "{refused:?}");
    assert_eq!(fs::read(&path).unwrap(), b"old\r\n");
    assert_eq!(names(&folder), ["a.epd"]);
    // Otherwise the folder could not be deleted.
    SetFileAttributes(path.to_str().unwrap(), FILE_ATTRIBUTE::NORMAL).unwrap();
}

#[test]
fn both_names_of_a_file_show_the_new_text() {
    let (folder, path) = folder_with_file();
    let other = folder.path().join("b.epd");
    fs::hard_link(&path, &other).unwrap();
    save_new(&path).unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"new\r\n");
    assert_eq!(fs::read(&other).unwrap(), b"new\r\n");
}

/// Counts the requests to keep a copy, and keeps nothing.
#[derive(Default)]
struct Counting {
    kept: usize,
    released: usize,
}

impl Spare for Counting {
    fn keep(&mut self, _target: &Path, _content: &dyn FileContent) -> std::io::Result<()> {
        self.kept += 1;
        Ok(())
    }

    fn release(&mut self) {
        self.released += 1;
    }
}

/// On local disks Windows lets an open file be replaced; on USB sticks, on network shares and under Wine it keeps
/// its name.
#[test]
fn a_large_file_is_saved_over_itself_while_lines_are_read_from_it() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("large.epd");
    let line = |number: usize| format!("8/8/8/8/8/8/8/K6k w - - id \"{number}\";\r\n");
    // Files this long are not read into memory.
    let text: String = (0..500_000).map(line).collect();
    fs::write(&path, &text).unwrap();
    let opened = load(&path, &mut |_, _| ControlFlow::Continue(())).unwrap();
    let rows = Rows::new(Arc::new(opened.source));
    let mut spare = Counting::default();
    let mut expected = Expected::SameAs(opened.fingerprint);
    for _ in 0..2 {
        let mut may_continue = |_| ControlFlow::Continue(());
        let spared: &mut dyn Spare = &mut spare;
        let saved = save(&path, &rows, &expected, Some(spared), &mut may_continue).unwrap();
        assert!(fs::read(&path).unwrap() == text.as_bytes());
        expected = Expected::SameAs(saved.fingerprint);
    }
    // It was never overwritten in place: the lines read from it were moved elsewhere first.
    assert_eq!((spare.kept, spare.released), (0, 0));
    assert_eq!(rows.len(), 500_000);
    assert_eq!(names(&folder), ["large.epd"]);
}
