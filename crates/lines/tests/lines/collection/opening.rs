//! Opening in steps: the first rows, more rows, all rows.

use super::lines;
use super::on_disk::{ON_DISK, file, line};
use std::fs::{self, File};
use std::io::{self, Read, Write as _};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;
use tabiya_lines::{
    Fingerprint, LoadError, NotText, OpeningLimits, OpeningStep, Rows, Source, open, open_with,
};

fn numbered(count: usize) -> String {
    (0..count)
        .map(|n| format!("line {n} of many\n"))
        .collect::<Vec<_>>()
        .concat()
}

fn steps(path: &Path, limits: OpeningLimits) -> Vec<OpeningStep> {
    let mut steps = Vec::new();
    let mut take = |step| {
        steps.push(step);
        ControlFlow::Continue(())
    };
    open_with(path, None, limits, &mut take).unwrap();
    steps
}

#[test]
fn the_first_rows_are_available_long_before_the_last() {
    let text = numbered(300_000);
    let (_folder, path) = file(text.as_bytes());
    let mut steps = steps(&path, ON_DISK).into_iter();

    let Some(OpeningStep::First(first)) = steps.next() else {
        panic!("the first step is the first");
    };
    assert!(!first.source.is_whole());
    assert!((1000..10_000).contains(&first.source.line_count()));
    let rows = Rows::new(Arc::new(first.source));
    assert_eq!(line(&rows, 0), b"line 0 of many");
    let last = rows.len() - 1;
    assert_eq!(line(&rows, last), format!("line {last} of many").as_bytes());

    let Some(OpeningStep::Done(growth, fingerprint)) = steps.next_back() else {
        panic!("the last step is the last");
    };
    assert_eq!(growth.line_count(), 300_000);
    assert!(growth.source().is_whole());
    assert_eq!(fingerprint, Fingerprint::of(&fs::metadata(&path).unwrap()));
    assert!(steps.any(|step| matches!(step, OpeningStep::Progress { .. })));
}

#[test]
fn rows_are_added_at_the_end_of_an_edited_list() {
    let text = numbered(300_000).replace('\n', "\r\n");
    let text = text.strip_suffix("\r\n").unwrap();
    let (_folder, path) = file(text.as_bytes());
    let mut rows: Option<Rows> = None;
    let (mut expected, mut undo) = (Vec::new(), Vec::new());
    for step in steps(&path, ON_DISK) {
        match (step, &mut rows) {
            (OpeningStep::First(first), rows) => {
                let mut edited = Rows::new(Arc::new(first.source));
                expected = (0..300_000).map(|n| format!("line {n} of many")).collect();
                let own = edited.add_own_for(3, "edited");
                undo = edited.splice(3, 2, &[own]);
                expected.splice(3..5, [String::from("edited")]);
                assert!(!edited.is_whole());
                *rows = Some(edited);
            }
            (OpeningStep::Grown(growth) | OpeningStep::Done(growth, _), Some(rows)) => {
                rows.grow(growth);
            }
            _ => {}
        }
    }
    let mut rows = rows.unwrap();
    assert!(rows.is_whole());
    assert_eq!(rows.len(), 299_999);
    for row in (0..299_999).step_by(991).chain([299_998]) {
        let at = usize::try_from(row).unwrap();
        assert_eq!(line(&rows, row), expected[at].as_bytes());
    }
    rows.splice(3, 1, &undo);
    assert!(super::written(&rows) == text.as_bytes());
}

#[test]
fn partly_known_rows_cannot_be_saved() {
    let (_folder, path) = file(numbered(100_000).as_bytes());
    for step in steps(&path, ON_DISK) {
        if let OpeningStep::First(first) = step {
            let rows = Rows::new(Arc::new(first.source));
            let mut may_continue = |_| ControlFlow::Continue(());
            assert!(rows.write_to(&mut Vec::new(), &mut may_continue).is_err());
        }
    }
}

#[test]
fn an_unfinished_line_is_not_shown() {
    let text = ["first\n", &"x".repeat(3_000_000), "\nlast\n"].concat();
    let (_folder, path) = file(text.as_bytes());
    let steps = steps(&path, ON_DISK);
    let Some(OpeningStep::First(first)) = steps.first() else {
        panic!("the first step is the first");
    };
    assert_eq!(first.source.line_count(), 1);
    let done = steps.iter().find_map(|step| match step {
        OpeningStep::Done(growth, _) => Some(growth.line_count()),
        _ => None,
    });
    assert_eq!(done, Some(3));
}

#[test]
fn small_and_empty_files_are_complete_at_once() {
    for text in [&b""[..], b"a", b"a\nb\n", b"\xEF\xBB\xBF"] {
        let (_folder, path) = file(text);
        let steps = steps(&path, OpeningLimits::default());
        let whole: Vec<bool> = steps
            .iter()
            .filter_map(|step| match step {
                OpeningStep::First(first) => Some(first.source.is_whole()),
                OpeningStep::Done(growth, _) => Some(growth.source().is_whole()),
                _ => None,
            })
            .collect();
        assert_eq!(whole, [true, true], "{text:?}");
    }
}

#[test]
fn opening_can_be_stopped_at_every_step() {
    let (_folder, path) = file(numbered(100_000).as_bytes());
    for limits in [ON_DISK, OpeningLimits::default()] {
        let count = steps(&path, limits).len();
        for stop in 0..count {
            let mut left = stop;
            let stopped = open_with(&path, None, limits, &mut |_| {
                if left == 0 {
                    return ControlFlow::Break(());
                }
                left -= 1;
                ControlFlow::Continue(())
            });
            assert!(matches!(stopped, Err(LoadError::Cancelled)), "{stop}");
        }
    }
}

#[test]
fn binary_data_is_refused_before_anything_is_shown() {
    let binary = b"line\n\x01\x02\x03\x04\x05\x06".repeat(100_000);
    let (_folder, path) = file(&binary);
    let refused = open_with(&path, None, ON_DISK, &mut |step| {
        assert!(!matches!(step, OpeningStep::First(_)));
        ControlFlow::Continue(())
    });
    assert!(matches!(
        refused,
        Err(LoadError::NotText(NotText::Binary { offset: 5 }))
    ));
}

/// Opens a file that `change` changes as soon as its first lines are shown.
fn changed_meanwhile(change: impl Fn(&File)) -> (Result<(), LoadError>, Option<Source>) {
    let (_folder, path) = file(numbered(200_000).as_bytes());
    let mut newest = None;
    let result = open_with(&path, None, ON_DISK, &mut |step| {
        match step {
            OpeningStep::First(loaded) => {
                change(&File::options().append(true).open(&path).unwrap());
                newest = Some(loaded.source);
            }
            OpeningStep::Done(growth, _) => newest = Some(growth.source().clone()),
            _ => {}
        }
        ControlFlow::Continue(())
    });
    (result, newest)
}

#[test]
fn a_file_truncated_during_counting_is_an_error() {
    let (result, _) = changed_meanwhile(|file| file.set_len(1 << 20).unwrap());
    assert!(matches!(result, Err(LoadError::ChangedWhileReading)));
}

#[test]
fn a_file_extended_or_touched_during_counting_is_no_error() {
    for appended in ["more\n", ""] {
        let (result, source) = changed_meanwhile(|mut file| {
            file.write_all(appended.as_bytes()).unwrap();
            file.set_modified(SystemTime::UNIX_EPOCH).unwrap();
        });
        result.unwrap();
        let source = source.unwrap();
        assert!(source.is_whole());
        assert_eq!(source.line_count(), 200_000);
    }
}

#[test]
fn a_file_changed_before_anything_is_shown_is_read_again() {
    let (_folder, path) = file(b"old\n");
    let mut is_changed = false;
    let mut shown = None;
    open(&path, &mut |step| {
        match step {
            OpeningStep::Progress { .. } if !is_changed => {
                is_changed = true;
                fs::write(&path, "newer\n").unwrap();
            }
            OpeningStep::First(first) => shown = Some(first.source),
            _ => {}
        }
        ControlFlow::Continue(())
    })
    .unwrap();
    let rows = Rows::new(Arc::new(shown.unwrap()));
    assert_eq!(lines(&rows), [b"newer"]);
}

/// A reader that returns a few bytes at a time, with interruptions between them.
struct Dribble<'a>(&'a [u8], bool);

impl Read for Dribble<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.1 = !self.1;
        if self.1 {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let len = self.0.len().min(buffer.len()).min(7001);
        self.0.read(&mut buffer[..len])
    }
}

#[test]
fn a_stream_is_read_to_its_end_into_memory_or_onto_the_disk() {
    for (count, on_disk) in [(0, false), (10, false), (1_200_000, true)] {
        let text = numbered(count);
        let mut told = 0;
        let mut progress = |done, of| {
            assert_eq!(of, 0);
            told = done;
            ControlFlow::Continue(())
        };
        let mut stream = Dribble(text.as_bytes(), false);
        let source = Source::from_reader(&mut stream, &mut progress).unwrap();
        assert_eq!(told, text.len() as u64);
        assert_eq!(source.is_on_disk(), on_disk);
        assert!(super::written(&Rows::new(Arc::new(source))) == text.as_bytes());
    }
    let mut stop = |_, _| ControlFlow::Break(());
    let stopped = Source::from_reader(&mut Dribble(b"a", false), &mut stop);
    assert!(matches!(stopped, Err(LoadError::Cancelled)));
    let mut may_continue = |_, _| ControlFlow::Continue(());
    let binary = Source::from_reader(&mut Dribble(b"a\0\0\0\0", false), &mut may_continue);
    assert!(matches!(binary, Err(LoadError::NotText(_))));
}

#[cfg(unix)]
#[test]
fn lines_beyond_four_gigabytes_are_found() {
    let (_folder, path) = file(b"first\n");
    let file = File::options().write(true).open(&path).unwrap();
    let far = (4_u64 << 30) + 5;
    // Unwritten parts contain NULs, which take no space on the disk.
    let written = std::os::unix::fs::FileExt::write_all_at(&file, &vec![b'x'; 100_000], 6)
        .and_then(|()| std::os::unix::fs::FileExt::write_all_at(&file, b"\nlast\n", far));
    if written.is_err() {
        return;
    }
    drop(file);
    let source = tabiya_lines::load(&path, &mut |_, _| ControlFlow::Continue(()))
        .unwrap()
        .source;
    let rows = Rows::new(Arc::new(source));
    assert_eq!(rows.len(), 3);
    assert_eq!(line(&rows, 2), b"last");
    assert_eq!(rows.byte_len().unwrap(), far + 6);
}
