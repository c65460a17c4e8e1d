//! One journal and one file.

use super::workshop::{Workshop, bytes_of, restored, rows_of, rows_with, save_rows};
use std::fs;
use tabiya_lines::recovery::{
    About, BaseOf, FileState, LineChange, RecoveryJournal, find_crash_recovery,
};
use tabiya_lines::{LineId, LineList, Rows, Span};

const THREE: &[u8] = b"one\r\ntwo\r\nthree\r\n";

fn put(rows: &mut Rows, row: u64, line: &str) {
    let new = rows.add_own_for(row, line);
    rows.splice(row, 1, &[new]);
}

#[test]
fn the_last_written_lines_are_recovered_with_their_line_ends() {
    let workshop = Workshop::with_file(THREE);
    let mut rows = workshop.open();
    let journal = workshop.begin(BaseOf::Kept, &rows);
    put(&mut rows, 1, "zwei");
    journal.write(&rows, 1).unwrap();
    put(&mut rows, 1, "deux");
    journal.write(&rows, 1).unwrap();
    drop(journal);

    let found = workshop.only_one_left();
    let restored = restored(&found);

    assert_eq!(bytes_of(&rows_of(&restored)), b"one\r\ndeux\r\nthree\r\n");
    assert_eq!(restored.row, 1);
    assert_eq!(found.head.path, Some(workshop.file()));
    assert_eq!(restored.file.unwrap().0, workshop.file());
    assert!(!restored.is_part);
}

#[test]
fn recovery_reports_the_lines_before_and_after() {
    let workshop = Workshop::with_file(b"one\ntwo\nthree\nfour\n");
    let mut rows = workshop.open();
    let journal = workshop.begin(BaseOf::FileAsRead, &rows);
    put(&mut rows, 1, "zwei");
    rows.splice(2, 1, &[]);
    let new = rows.add_own("five");
    rows.splice(3, 0, &[new]);
    journal.write(&rows, 0).unwrap();
    drop(journal);

    let changes = restored(&workshop.only_one_left()).changes;

    let text = |text: &str| Some(text.as_bytes().to_vec());
    let change = |row, before, after| LineChange { row, before, after };
    assert_eq!(
        changes.shown,
        [
            change(1, text("two"), text("zwei")),
            change(2, text("three"), None),
            change(3, None, text("five")),
        ]
    );
    assert_eq!((changes.changed, changes.added, changes.removed), (1, 1, 1));
    assert!(!changes.is_reordered);
}

#[test]
fn a_changed_file_is_never_the_place_to_save_to() {
    for base in [BaseOf::Kept, BaseOf::FileAsRead] {
        let workshop = Workshop::with_file(THREE);
        let mut rows = workshop.open();
        let is_kept = matches!(base, BaseOf::Kept);
        let journal = workshop.begin(base, &rows);
        put(&mut rows, 2, "drei");
        journal.write(&rows, 2).unwrap();
        drop(journal);
        fs::write(workshop.file(), "somebody else's\n").unwrap();

        let restored = restored(&workshop.only_one_left());

        assert_eq!(restored.file, None);
        assert_eq!(restored.is_part, !is_kept);
        let expected: &[u8] = if is_kept {
            b"one\r\ntwo\r\ndrei\r\n"
        } else {
            b"drei\r\n"
        };
        assert_eq!(bytes_of(&rows_of(&restored)), expected);
    }
}

#[test]
fn the_changed_lines_of_a_missing_file_are_recovered() {
    let workshop = Workshop::with_file(THREE);
    let mut rows = workshop.open();
    let journal = workshop.begin(BaseOf::FileAsRead, &rows);
    put(&mut rows, 0, "eins");
    journal.write(&rows, 0).unwrap();
    drop(journal);
    fs::remove_file(workshop.file()).unwrap();

    let restored = restored(&workshop.only_one_left());

    assert!(restored.is_part);
    assert_eq!(bytes_of(&rows_of(&restored)), b"eins\r\n");
}

#[test]
fn a_document_without_a_file_is_recovered_whole() {
    let workshop = Workshop::with_file(b"");
    let mut rows = rows_with(b"from a pipe\nsecond");
    let about = About {
        path: None,
        name: "Untitled".to_owned(),
        fingerprint: None,
        base: BaseOf::Kept,
    };
    let journal = RecoveryJournal::begin(&workshop.journals(), &about, &rows).unwrap();
    put(&mut rows, 0, "changed");
    journal.write(&rows, 0).unwrap();
    drop(journal);

    let restored = restored(&workshop.only_one_left());

    assert_eq!(restored.file, None);
    assert!(!restored.is_part);
    assert_eq!(bytes_of(&rows_of(&restored)), b"changed\nsecond");
}

#[test]
fn after_a_save_lines_are_found_in_the_new_file() {
    let workshop = Workshop::with_file(b"one\ntwo\nthree\nfour\n");
    let mut rows = workshop.open();
    put(&mut rows, 0, "eins");
    let removed = rows.splice(2, 1, &[]);
    save_rows(&workshop.file(), &rows);
    let journal = workshop.begin(BaseOf::FileAsSaved(rows.clone()), &rows);
    put(&mut rows, 1, "zwei");
    // The line that is not in the file any more comes back.
    rows.splice(2, 0, &removed);
    journal.write(&rows, 0).unwrap();
    drop(journal);

    let restored = restored(&workshop.only_one_left());

    assert_eq!(bytes_of(&rows_of(&restored)), b"eins\nzwei\nthree\nfour\n");
}

#[test]
fn the_order_of_sorted_lines_is_recovered() {
    let workshop = Workshop::with_file(b"c\na\nb\n");
    let mut rows = workshop.open();
    let journal = workshop.begin(BaseOf::FileAsRead, &rows);
    let new = rows.add_own("aa");
    rows.splice(3, 0, &[new]);
    let order: LineList = [
        LineId::Source(1),
        LineId::Own(0),
        LineId::Source(2),
        LineId::Source(0),
    ]
    .into_iter()
    .collect();
    let spans = rows.spans_of(order);
    rows.splice(0, 4, &spans);
    journal.write(&rows, 3).unwrap();
    drop(journal);

    let restored = restored(&workshop.only_one_left());

    assert_eq!(bytes_of(&rows_of(&restored)), b"a\naa\nb\nc\n");
    assert!(restored.changes.is_reordered);
}

#[test]
fn a_list_is_written_once_for_all_later_records() {
    const LINES: u64 = 200_000;
    let text: Vec<u8> = (0..LINES)
        .flat_map(|n| format!("{n}\n").into_bytes())
        .collect();
    let workshop = Workshop::with_file(&text);
    let mut rows = workshop.open();
    let journal = workshop.begin(BaseOf::FileAsRead, &rows);
    let shuffled = (0..LINES).map(|n| LineId::Source(n * 7919 % LINES));
    let spans = rows.spans_of(shuffled.collect::<LineList>());
    assert!(
        matches!(spans[..], [Span::Picked(_)]),
        "not shuffled enough"
    );
    rows.splice(0, LINES, &spans);
    journal.write(&rows, 0).unwrap();
    let size = || {
        fs::metadata(journal.folder().join("journal"))
            .unwrap()
            .len()
    };
    let after_sorting = size();
    for row in [5, 100_000, 199_999] {
        put(&mut rows, row, "edited");
        journal.write(&rows, row).unwrap();
    }
    assert!(size() < after_sorting + 4_000, "{after_sorting} {}", size());
    drop(journal);

    let restored = restored(&workshop.only_one_left());

    assert_eq!(bytes_of(&rows_of(&restored)), bytes_of(&rows));
}

#[test]
fn a_line_of_many_megabytes_is_recovered() {
    let workshop = Workshop::with_file(THREE);
    let mut rows = workshop.open();
    let journal = workshop.begin(BaseOf::FileAsRead, &rows);
    put(&mut rows, 1, &"x".repeat(5 << 20));
    journal.write(&rows, 1).unwrap();
    drop(journal);

    let restored = restored(&workshop.only_one_left());

    assert_eq!(bytes_of(&rows_of(&restored)), bytes_of(&rows));
}

#[test]
fn changes_are_reported_relative_to_the_saved_file() {
    let workshop = Workshop::with_file(THREE);
    let mut rows = workshop.open();
    put(&mut rows, 0, "eins");
    let two = rows.spans(1..2);
    rows.splice(3, 0, &two);
    save_rows(&workshop.file(), &rows);
    let saved = rows.clone();
    let journal = workshop.begin(BaseOf::SavedKept(saved), &rows);
    put(&mut rows, 3, "zwei");
    journal.write(&rows, 3).unwrap();
    drop(journal);

    let restored = restored(&workshop.only_one_left());

    assert!(restored.is_in_file);
    assert_eq!(bytes_of(&restored.rows), b"eins\r\ntwo\r\nthree\r\ntwo\r\n");
    assert_eq!(
        bytes_of(&rows_of(&restored)),
        b"eins\r\ntwo\r\nthree\r\nzwei\r\n"
    );
    let change = LineChange {
        row: 3,
        before: Some(b"two".to_vec()),
        after: Some(b"zwei".to_vec()),
    };
    assert_eq!(restored.changes.shown, [change]);
    assert!(!restored.changes.is_reordered);
}

#[test]
fn a_file_with_other_content_is_not_used_for_the_lines() {
    for (base, is_in_file) in [(BaseOf::Kept, false), (BaseOf::FileKept, true)] {
        let workshop = Workshop::with_file(THREE);
        let mut rows = workshop.open();
        let journal = workshop.begin(base, &rows);
        put(&mut rows, 0, "eins");
        journal.write(&rows, 0).unwrap();
        drop(journal);
        let restored = restored(&workshop.only_one_left());
        assert_eq!(restored.is_in_file, is_in_file);
        assert_eq!(restored.file_state, FileState::AsItWas);
    }
}

#[test]
#[cfg_attr(windows, ignore = "Wine 8 keeps a removed file until it is closed")]
fn a_removed_journal_is_reported() {
    let workshop = Workshop::with_file(THREE);
    let rows = workshop.open();
    let journal = workshop.begin(BaseOf::Kept, &rows);
    journal.write(&rows, 0).unwrap();
    assert!(!journal.is_gone());
    fs::remove_dir_all(workshop.journals()).unwrap();
    assert!(journal.is_gone());
}

#[test]
fn a_repeated_line_counts_as_added_and_a_moved_line_as_reordered() {
    let told = |change: &dyn Fn(&mut Rows)| {
        let workshop = Workshop::with_file(b"one\ntwo\nthree\nfour\n");
        let mut rows = workshop.open();
        let journal = workshop.begin(BaseOf::FileKept, &rows);
        change(&mut rows);
        journal.write(&rows, 0).unwrap();
        drop(journal);
        let restored = restored(&workshop.only_one_left());
        assert_eq!(bytes_of(&rows_of(&restored)), bytes_of(&rows));
        let changes = restored.changes;
        let counts = [changes.changed, changes.added, changes.removed];
        (counts, changes.is_reordered, changes.shown)
    };
    let (counts, is_reordered, shown) = told(&|rows| {
        let two = rows.spans(1..2);
        rows.splice(3, 0, &two);
    });
    assert_eq!((counts, is_reordered), ([0, 1, 0], false));
    assert_eq!((shown[0].row, &shown[0].before), (3, &None));
    assert_eq!(shown[0].after.as_deref(), Some(&b"two"[..]));
    let (counts, is_reordered, _) = told(&|rows| {
        let first = rows.spans(0..1);
        rows.splice(0, 1, &[]);
        rows.splice(3, 0, &first);
    });
    assert_eq!((counts, is_reordered), ([0, 0, 0], true));
    let (counts, is_reordered, shown) = told(&|rows| {
        put(rows, 1, "zwei");
        let last = rows.spans(3..4);
        rows.splice(3, 1, &[]);
        rows.splice(0, 0, &last);
    });
    assert_eq!((counts, is_reordered), ([1, 0, 0], true));
    assert_eq!(shown[0].before.as_deref(), Some(&b"two"[..]));
    let (counts, is_reordered, _) = told(&|rows| {
        let one = rows.spans(0..1);
        rows.splice(3, 1, &one);
    });
    assert_eq!((counts, is_reordered), ([1, 0, 0], false));
}

#[test]
fn a_damaged_copy_of_the_file_is_not_used() {
    for is_changed in [false, true] {
        let workshop = Workshop::with_file(THREE);
        let mut rows = workshop.open();
        let journal = workshop.begin(BaseOf::FileKept, &rows);
        put(&mut rows, 1, "zwei");
        journal.write(&rows, 1).unwrap();
        let base = journal.folder().join("base");
        drop(journal);
        fs::write(base, "one\r\ntwo\r\nthere\r\n").unwrap();
        if is_changed {
            fs::write(workshop.file(), "somebody else's\n").unwrap();
        }

        let restored = restored(&workshop.only_one_left());

        assert!(restored.is_damaged);
        assert_eq!(restored.is_part, is_changed);
        assert_eq!(restored.file.is_none(), is_changed);
        let expected: &[u8] = if is_changed {
            b"zwei\r\n"
        } else {
            b"one\r\nzwei\r\nthree\r\n"
        };
        assert_eq!(bytes_of(&rows_of(&restored)), expected);
    }
}

#[test]
fn damage_inside_a_journal_is_reported_and_a_torn_end_is_not() {
    let workshop = Workshop::with_file(THREE);
    let mut rows = workshop.open();
    let journal = workshop.begin(BaseOf::FileKept, &rows);
    let path = journal.folder().join("journal");
    let begun = fs::read(&path).unwrap().len();
    put(&mut rows, 0, "eins");
    journal.write(&rows, 0).unwrap();
    let first = fs::read(&path).unwrap().len();
    put(&mut rows, 1, "zwei");
    journal.write(&rows, 1).unwrap();
    drop(journal);
    let whole = fs::read(&path).unwrap();
    let damaged_at = |place: usize| {
        let mut bytes = whole.clone();
        bytes[place] ^= 0x55;
        bytes
    };

    fs::write(&path, damaged_at(first + 20)).unwrap();
    let after_damage = restored(&workshop.only_one_left());
    assert!(after_damage.is_damaged);
    assert_eq!(
        bytes_of(&rows_of(&after_damage)),
        b"eins\r\ntwo\r\nthree\r\n"
    );

    let zeros = [whole[..first].to_vec(), vec![0; 5000]].concat();
    for torn in [&whole[..first + 20], &whole[..first + 3], &zeros[..]] {
        fs::write(&path, torn).unwrap();
        assert!(!restored(&workshop.only_one_left()).is_damaged);
    }

    fs::write(&path, damaged_at(begun + 20)).unwrap();
    let findings = find_crash_recovery(&workshop.journals()).unwrap();
    assert!(findings.found.is_empty());
    assert_eq!(findings.unreadable, [path.parent().unwrap()]);
}
