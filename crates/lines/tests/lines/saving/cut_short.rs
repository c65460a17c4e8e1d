//! A save that ends half-way leaves the old file or the new one.

#[cfg(unix)]
use super::{CHILD, folder, names};
use super::{assert_alone, folder_with_file, may_continue, rows, this_test};
use std::ops::ControlFlow;
use std::path::Path;
#[cfg(unix)]
use std::process::Command;
use std::time::Duration;
use std::{env, fs, thread};
use tabiya_lines::{Expected, LoadError, SaveError, load, save};
#[cfg(unix)]
use tempfile::TempDir;

/// The approximate time that a program takes until it saves.
const STARTING: Duration = Duration::from_millis(if cfg!(windows) { 600 } else { 60 });

#[test]
fn a_cancelled_save_leaves_only_the_old_file() {
    let big = rows(&b"0123456789\n".repeat(500_000));
    let (_folder, path) = folder_with_file();
    let mut calls = 0;

    let saved = save(&path, &big, &Expected::Anything, None, &mut |_| {
        calls += 1;
        if calls < 2 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });

    assert!(matches!(saved, Err(SaveError::Cancelled)));
    assert_eq!(calls, 2);
    assert_alone(&path, "old\n");
    let new = path.with_extension("new");
    let saved = save(&new, &big, &Expected::Anything, None, &mut |_| {
        ControlFlow::Break(())
    });
    assert!(matches!(saved, Err(SaveError::Cancelled)));
    assert_alone(&path, "old\n");
}

#[test]
fn overwriting_in_place_can_be_cancelled_only_before_the_first_byte() {
    let (folder, path) = folder_with_file();
    fs::hard_link(&path, folder.path().join("b")).unwrap();

    let at_once = save(
        &path,
        &rows(b"new\n"),
        &Expected::Anything,
        None,
        &mut |_| ControlFlow::Break(()),
    );
    assert!(matches!(at_once, Err(SaveError::Cancelled)));
    assert_eq!(fs::read_to_string(&path).unwrap(), "old\n");

    let too_late = save(
        &path,
        &rows(b"new\n"),
        &Expected::Anything,
        None,
        &mut |bytes| {
            if bytes == 0 {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        },
    );
    assert_eq!(too_late.unwrap().bytes, 4);
    assert_eq!(fs::read_to_string(&path).unwrap(), "new\n");
}

#[test]
fn loading_can_be_cancelled() {
    let (_folder, path) = folder_with_file();

    let loaded = load(&path, &mut |_, _| ControlFlow::Break(()));

    assert!(matches!(loaded, Err(LoadError::Cancelled)));
}

#[cfg(unix)]
#[test]
fn a_limit_on_file_size_is_reported_as_a_full_disk() {
    if env::var_os(CHILD).is_none() {
        let child = this_test(&env::current_exe().unwrap());
        let mut limited = Command::new("sh");
        limited.args(["-c", "ulimit -f 8; exec \"$@\"", "sh"]);
        limited
            .arg(child.get_program())
            .args(child.get_args())
            .env(CHILD, "limited");
        // The child writes to pipes, because our own output may be a file, to which the limit would apply, too.
        let output = limited.output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{said}");
        let tests = String::from_utf8_lossy(&output.stdout);
        assert!(tests.contains("1 passed"), "{tests}");
        return;
    }
    let (_folder, path) = folder_with_file();

    let saved = save(
        &path,
        &rows(&vec![b'x'; 100_000]),
        &Expected::Anything,
        None,
        &mut may_continue,
    );

    assert!(matches!(saved, Err(SaveError::DiskFull)));
    assert_alone(&path, "old\n");
}

/// A disk of 1 MiB, which is removed when this value is dropped.
#[cfg(unix)]
struct SmallDisk(TempDir);

#[cfg(unix)]
impl SmallDisk {
    fn mount() -> Option<Self> {
        let folder = folder();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=1m", "tabiya-test"]);
        let output = mount.arg(folder.path()).output().ok()?;
        output.status.success().then(|| Self(folder))
    }
}

#[cfg(unix)]
impl Drop for SmallDisk {
    fn drop(&mut self) {
        // A process that another test is starting has our open files until its program runs.
        let unmounts = || Command::new("umount").arg(self.0.path()).status();
        let mut tries = (0..100).map(|_| {
            thread::sleep(Duration::from_millis(20));
            unmounts().unwrap().success()
        });
        assert!(tries.any(|is_gone| is_gone));
    }
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_the_old_file() {
    let Some(disk) = SmallDisk::mount() else {
        eprintln!("skipped: cannot mount a small disk");
        return;
    };
    let path = disk.0.path().join("a.epd");
    let other = disk.0.path().join("b.epd");
    fs::write(&path, "old\n").unwrap();
    let big = rows(&b"0123456789\n".repeat(120_000));

    assert!(matches!(
        save(&path, &big, &Expected::Anything, None, &mut may_continue),
        Err(SaveError::DiskFull)
    ));
    assert_alone(&path, "old\n");

    fs::hard_link(&path, &other).unwrap();
    assert!(matches!(
        save(&path, &big, &Expected::Anything, None, &mut may_continue),
        Err(SaveError::DiskFull)
    ));
    assert_eq!(fs::read_to_string(&other).unwrap(), "old\n");
    assert_eq!(names(disk.0.path()), ["a.epd", "b.epd"]);
}

#[test]
fn a_killed_save_leaves_the_old_file_or_the_new_one() {
    if let Some(path) = env::var_os("TABIYA_TEST_PATH") {
        for round in 0_u64.. {
            let line = format!("{round:010}\n");
            save(
                Path::new(&path),
                &rows(line.repeat(20_000).as_bytes()),
                &Expected::Anything,
                None,
                &mut may_continue,
            )
            .unwrap();
        }
    }
    let (_folder, path) = folder_with_file();
    fs::write(&path, "0000000000\n".repeat(20_000)).unwrap();
    let program = env::current_exe().unwrap();
    for round in 0..10 {
        let mut child = this_test(&program)
            .env("TABIYA_TEST_PATH", &path)
            .spawn()
            .unwrap();
        thread::sleep(STARTING + Duration::from_millis(7) * round);
        child.kill().unwrap();
        child.wait().unwrap();

        let text = fs::read_to_string(&path).unwrap();
        let line = text.get(..11).unwrap();
        assert!(text == line.repeat(20_000), "torn at {line}");
    }
}
