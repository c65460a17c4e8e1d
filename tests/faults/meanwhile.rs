//! Changes by other programs to a file and its folder during a save.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::ops::ControlFlow;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use rustix::fs::{CWD, RenameFlags, renameat_with};
use tabiya_lines::{Expected, Fingerprint, SaveError, save};

use super::saver::{Dice, may_continue, rows};
use super::scene::{Counting, folder_with_file, names, read, save_new, save_while, seen};
use super::this_program::{open_folder, quick_folder, set_mode, times};

#[test]
fn a_folder_removed_during_a_save_is_reported() {
    for is_new in [false, true] {
        let outer = open_folder();
        let folder = outer.path().join("folder");
        let path = folder.join("a.epd");
        fs::create_dir(&folder).unwrap();
        let expected = if is_new {
            Expected::Nothing
        } else {
            fs::write(&path, "old\n").unwrap();
            seen(&path)
        };

        let saved = save_while(&path, &expected, || fs::remove_dir_all(&folder).unwrap());

        assert!(matches!(saved, Err(SaveError::FolderGone)), "{saved:?}");
        assert!(names(outer.path()).is_empty());
        let elsewhere = outer.path().join("b.epd");
        save_new(&elsewhere, &Expected::Nothing).unwrap();
        assert_eq!(read(elsewhere), "new\n");
    }
}

#[test]
fn a_folder_renamed_during_a_save_is_reported_and_unchanged() {
    let outer = open_folder();
    let (folder, moved) = (outer.path().join("folder"), outer.path().join("moved"));
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("a.epd"), "old\n").unwrap();
    let path = folder.join("a.epd");

    let saved = save_while(&path, &seen(&path), || {
        fs::rename(&folder, &moved).unwrap();
    });

    assert!(matches!(saved, Err(SaveError::FolderGone)), "{saved:?}");
    assert_eq!(names(&moved), ["a.epd"]);
    assert_eq!(read(moved.join("a.epd")), "old\n");
}

#[test]
fn a_folder_replaced_by_a_link_during_a_save_does_not_redirect_it() {
    let outer = open_folder();
    let (folder, moved) = (outer.path().join("folder"), outer.path().join("moved"));
    let elsewhere = outer.path().join("elsewhere");
    for folder in [&folder, &elsewhere] {
        fs::create_dir(folder).unwrap();
        fs::write(folder.join("a.epd"), "old\n").unwrap();
    }
    for expected in [seen(&folder.join("a.epd")), Expected::Anything] {
        let saved = save_while(&folder.join("a.epd"), &expected, || {
            fs::rename(&folder, &moved).unwrap();
            symlink(&elsewhere, &folder).unwrap();
        });

        assert!(matches!(saved, Err(SaveError::ChangedOnDisk)), "{saved:?}");
        for folder in [&moved, &elsewhere] {
            assert_eq!(names(folder), ["a.epd"]);
            assert_eq!(read(folder.join("a.epd")), "old\n");
        }
        fs::remove_file(&folder).unwrap();
        fs::rename(&moved, &folder).unwrap();
    }
}

#[test]
fn a_link_redirected_during_a_save_is_noticed() {
    let folder = open_folder();
    let [one, other, link] = ["one", "other", "link"].map(|name| folder.path().join(name));
    fs::write(&one, "one\n").unwrap();
    fs::write(&other, "other\n").unwrap();
    symlink(&one, &link).unwrap();

    let saved = save_while(&link, &seen(&one), || {
        fs::remove_file(&link).unwrap();
        symlink(&other, &link).unwrap();
    });

    assert!(matches!(saved, Err(SaveError::ChangedOnDisk)), "{saved:?}");
    assert_eq!(
        (read(&one), read(&other)),
        ("one\n".into(), "other\n".into())
    );
    assert_eq!(names(folder.path()), ["link", "one", "other"]);
}

#[test]
fn a_file_replaced_during_a_save_is_not_overwritten() {
    type Change = fn(&Path);
    let changes: [(&str, Change); 6] = [
        ("another file", |path| {
            fs::write(path.with_extension("x"), "theirs\n").unwrap();
            fs::rename(path.with_extension("x"), path).unwrap();
        }),
        ("none", |path| fs::remove_file(path).unwrap()),
        ("a folder", |path| {
            fs::remove_file(path).unwrap();
            fs::create_dir(path).unwrap();
        }),
        ("a link", |path| {
            fs::remove_file(path).unwrap();
            symlink("elsewhere", path).unwrap();
        }),
        ("a second name", |path| {
            fs::hard_link(path, path.with_extension("second")).unwrap();
        }),
        ("another mode", |path| set_mode(path, 0o600)),
    ];
    for (name, change) in changes {
        let (folder, path) = folder_with_file();
        let mut after = Vec::new();

        let saved = save_while(&path, &seen(&path), || change(&path));

        let is_noticed = match saved {
            Err(SaveError::ChangedOnDisk) => name != "none",
            Err(SaveError::Removed) => name == "none",
            _ => false,
        };
        assert!(is_noticed, "{name}: {saved:?}");
        after.extend(names(folder.path()));
        let is_temporary = |name: &OsString| name.to_string_lossy().starts_with(".tabiya");
        assert!(!after.iter().any(is_temporary), "{name}: {after:?}");
        if let Ok(text) = fs::read_to_string(&path) {
            assert!(["old\n", "theirs\n"].contains(&text.as_str()), "{name}");
        }
        assert!(!folder.path().join("elsewhere").exists());
    }
}

#[test]
fn a_file_created_at_the_place_of_a_new_one_is_not_overwritten() {
    type Change = fn(&Path);
    let changes: [Change; 3] = [
        |path| fs::write(path, "theirs\n").unwrap(),
        |path| fs::create_dir(path).unwrap(),
        |path| symlink("elsewhere", path).unwrap(),
    ];
    for change in changes {
        let folder = open_folder();
        let path = folder.path().join("a.epd");

        let saved = save_while(&path, &Expected::Nothing, || change(&path));

        assert!(matches!(saved, Err(SaveError::ChangedOnDisk)), "{saved:?}");
        assert_eq!(names(folder.path()), ["a.epd"]);
        assert!(!fs::read(&path).is_ok_and(|bytes| bytes != b"theirs\n"));
    }
}

#[test]
fn a_link_at_the_place_of_the_temporary_file_redirects_nothing() {
    for is_removed_only in [false, true] {
        for expected in ["same", "anything", "nothing"] {
            let (folder, path) = folder_with_file();
            let victim = folder.path().join("victim");
            fs::write(&victim, "victim\n").unwrap();
            let expected = match expected {
                "same" => seen(&path),
                "anything" => Expected::Anything,
                _ => {
                    fs::remove_file(&path).unwrap();
                    Expected::Nothing
                }
            };
            let was_there = path.exists();

            let saved = save_while(&path, &expected, || {
                let temp = names(folder.path()).remove(0);
                assert!(temp.to_string_lossy().starts_with(".tabiya-"));
                let temp = folder.path().join(temp);
                fs::remove_file(&temp).unwrap();
                if !is_removed_only {
                    symlink(&victim, &temp).unwrap();
                }
            });

            assert!(matches!(saved, Err(SaveError::Write(_))), "{saved:?}");
            assert_eq!(read(&victim), "victim\n");
            assert_eq!(path.exists(), was_there);
            assert!(!was_there || read(&path) == "old\n");
        }
    }
}

#[test]
fn changes_during_the_copy_to_the_spare_are_noticed() {
    type Change = fn(&Path) -> io::Result<()>;
    let replace = |path: &Path| {
        fs::write(path.with_extension("x"), "theirs\n").unwrap();
        fs::rename(path.with_extension("x"), path)
    };
    let write = |path: &Path| fs::write(path, "theirs\n");
    let remove = |path: &Path| fs::remove_file(path);
    let changes: [Change; 3] = [replace, write, remove];
    for change in changes {
        let (_folder, path) = folder_with_file();
        fs::hard_link(&path, path.with_extension("second")).unwrap();
        let mut spare = Counting::new(change);

        let lines = rows(b"new\n".to_vec());
        let saved = save(
            &path,
            &lines,
            &seen(&path),
            Some(&mut spare),
            &mut may_continue,
        );

        let is_noticed = match saved {
            Err(SaveError::ChangedOnDisk) => read(&path) == "theirs\n",
            Err(SaveError::Removed) => !path.exists(),
            _ => false,
        };
        assert!(is_noticed, "{saved:?}");
        assert_eq!((spare.kept, spare.released), (1, 1));
    }
}

#[test]
fn a_file_replaced_during_an_overwrite_in_place_is_reported() {
    let (_folder, path) = folder_with_file();
    fs::hard_link(&path, path.with_extension("second")).unwrap();

    let lines = rows(b"new\n".to_vec());
    let saved = save(&path, &lines, &seen(&path), None, &mut |bytes| {
        if 0 < bytes {
            fs::write(path.with_extension("x"), "theirs\n").unwrap();
            fs::rename(path.with_extension("x"), &path).unwrap();
        }
        ControlFlow::Continue(())
    });

    assert!(matches!(saved, Err(SaveError::ChangedOnDisk)), "{saved:?}");
    assert_eq!(read(&path), "theirs\n");
}

/// Minimum number of our own successful saves for a meaningful result.
const LEAST: usize = 100;

/// Two programs save the same file again and again. Each replaces only versions of the other that it has
/// seen: each version is either still there or was seen by the program that replaced it.
#[test]
fn a_file_written_at_the_last_moment_is_not_lost() {
    let folder = quick_folder();
    let path = folder.path().join("a.epd");
    fs::write(&path, "rival 0\n").unwrap();
    let is_over = AtomicBool::new(false);
    let rounds = 3_000 * times();

    let (replaced, saved, (replaced_by_rival, rivals)) = thread::scope(|scope| {
        let rival = scope.spawn(|| be_a_rival(&path, &is_over));
        let (mut replaced, mut saved) = (Vec::new(), Vec::new());
        // On a busy disk, few saves happen before the rival's next one.
        for round in 0..10 * rounds {
            if rounds <= round && LEAST <= saved.len() {
                break;
            }
            let file = File::open(&path).unwrap();
            let expected = Expected::SameAs(Fingerprint::of(&file.metadata().unwrap()));
            let before = io::read_to_string(file).unwrap();
            let text = format!("ours {round}\n");
            let lines = rows(text.clone().into_bytes());
            if save(&path, &lines, &expected, None, &mut may_continue).is_ok() {
                replaced.push(before);
                saved.push(text);
            }
        }
        is_over.store(true, Ordering::Relaxed);
        (replaced, saved, rival.join().unwrap())
    });

    let last = read(&path);
    let is_accounted_for = |version: &String| {
        *version == last || replaced.contains(version) || replaced_by_rival.contains(version)
    };
    let versions = (0..=rivals).map(|number| format!("rival {number}\n"));
    let lost = versions
        .filter(|version| !is_accounted_for(version))
        .count();
    // Some of our versions existed for a moment but were reported as not saved, because the rival replaced them instead
    // of the version before.
    let is_untold = |version: &&String| version.starts_with("ours") && !saved.contains(version);
    let untold = replaced_by_rival.iter().filter(is_untold).count();
    let saves = saved.len();
    eprintln!("a rival: {saves} saves, {rivals} of theirs, {untold} replaced at once, {lost} lost");
    assert!(LEAST <= saves && LEAST as u64 <= rivals);
    assert!(lost <= untold);
}

/// Replaces the file at random moments. Returns the replaced versions and the number of replacements.
fn be_a_rival(path: &Path, is_over: &AtomicBool) -> (Vec<String>, u64) {
    let (mut dice, mut replaced, mut number) = (Dice(7), Vec::new(), 0);
    let other = path.with_extension("rival");
    while !is_over.load(Ordering::Relaxed) {
        thread::sleep(Duration::from_micros(dice.below(300)));
        let mut file = File::create(&other).unwrap();
        writeln!(file, "rival {}", number + 1).unwrap();
        drop(file);
        if renameat_with(CWD, &other, CWD, path, RenameFlags::EXCHANGE).is_ok() {
            number += 1;
            replaced.push(read(&other));
        }
        fs::remove_file(&other).unwrap();
    }
    (replaced, number)
}
