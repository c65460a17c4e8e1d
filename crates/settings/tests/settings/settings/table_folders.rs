//! The folders with endgame tables in the settings file.

use super::{holding, place};
use std::fs;
use std::path::PathBuf;
use tabiya_settings::{Oddity, Setting, SettingsNote, recall, remember};

#[test]
#[cfg_attr(windows, ignore = "its paths begin with a slash")]
fn folders_with_tables_are_kept_in_their_order() {
    let (_folder, file) = place();
    let folders: Vec<_> = ["/srv/syzygy", "/home/anna/tables \"5\""]
        .map(PathBuf::from)
        .into();
    remember(&file, &[Setting::TableFolders(folders.clone())]).unwrap();
    let recalled = recall(&file);
    assert!(recalled.notes.is_empty(), "{:?}", recalled.notes);
    assert_eq!(recalled.settings.table_folders, folders);
    remember(&file, &[Setting::TableFolders(Vec::new())]).unwrap();
    assert!(recall(&file).settings.table_folders.is_empty());
    assert!(!fs::read_to_string(&file).unwrap().contains("table-folders"));
}

#[test]
#[cfg_attr(windows, ignore = "its paths begin with a slash")]
fn a_folder_without_an_absolute_path_is_reported_and_so_is_another_word() {
    let (_folder, file) = holding(b"table-folders = [\"tables\", \"/srv/syzygy\"]\n");
    let recalled = recall(&file);
    assert_eq!(
        recalled.settings.table_folders,
        [PathBuf::from("/srv/syzygy")]
    );
    let [SettingsNote::Odd(Oddity::Folder { folder })] = &*recalled.notes else {
        panic!("{:?}", recalled.notes);
    };
    assert_eq!(folder, "tables");
    let (_folder, file) = holding(b"table-folders = \"/srv/syzygy\"\n");
    let recalled = recall(&file);
    assert!(recalled.settings.table_folders.is_empty());
    assert_eq!(recalled.notes.len(), 1);
}

#[cfg(unix)]
#[test]
fn a_folder_whose_path_is_not_text_keeps_its_bytes() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;
    let (_folder, file) = place();
    let folders = vec![PathBuf::from(OsStr::from_bytes(b"/srv/t\xf6 100%"))];
    remember(&file, &[Setting::TableFolders(folders.clone())]).unwrap();
    assert_eq!(recall(&file).settings.table_folders, folders);
}
