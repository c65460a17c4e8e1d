//! Each thing that is done with a collection, as the program's jobs do it.

use crate::measure::{Took, forget_most_memory, memory, peer, shortest, timed};
use crate::{Peers, print_note, print_row};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use tabiya_collection::passes::{
    Boards, LineMark, LineMarks, RepairScope, SameFields, Sameness, SortKey, SortOrder, check_all,
    count_marks, count_statistics, find, find_duplicates, repair_all, rows_with_marks, shuffle,
    sort,
};
use tabiya_collection::search::Query;
use tabiya_lines::{Expected, OpeningStep, Rows, load, open, save};
use tabiya_notation::fen::FenStyle;

const ROUNDS: usize = 3;
const PAGES: u64 = 1000;
const PAGE: u64 = 40;

fn may_continue(_done: u64, _of: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Until the first rows can be shown, and until all lines are known.
pub(crate) fn opening(path: &Path, rounds: usize) -> (Took, Took) {
    let (first, ()) = shortest(rounds, || {
        open(path, &mut |opening| match opening {
            OpeningStep::First(_) => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        })
        .expect_err("it was stopped");
    });
    let (whole, _) = shortest(rounds, || load(path, &mut may_continue).expect("the file"));
    (first, whole)
}

/// The file with all its lines known.
pub(crate) fn opened(path: &Path) -> Rows {
    let loaded = load(path, &mut may_continue).expect("the file");
    Rows::new(Arc::new(loaded.source))
}

/// The slowest of many pages.
pub(crate) fn page(rows: &Rows) -> Took {
    let mut place = 1_u64;
    let pages = (0..PAGES).map(|_| {
        place = place.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
        let first = (place >> 20) % rows.len().saturating_sub(PAGE).max(1);
        let (took, bytes) = timed(|| {
            let lines = (first..first + PAGE).filter_map(|row| rows.line(row).ok());
            lines.map(|line| line.len()).sum::<usize>()
        });
        assert!(0 < bytes, "the page cache has the file");
        took
    });
    pages.max_by_key(|took| took.wall).expect("a page")
}

/// Everything that works through the whole file.
pub(crate) fn whole(rows: &Rows, peers: &Peers, empty: f64) {
    check(rows, peers);
    let boards = Boards::new(rows.source());
    search(rows, &boards, peers);
    most_memory("most memory until now, with all boards kept", empty);
    drop(boards);
    statistics(rows, peers, empty);
    duplicates(rows, peers, empty);
    orders(rows, peers, empty);
}

/// The numbers of the statistics, after a check and without one, beside an awk script that counts only the side to move
/// and the number of pieces.
fn statistics(rows: &Rows, peers: &Peers, empty: f64) {
    let unknown = LineMarks::new(rows.source());
    let count = |marks: &LineMarks| {
        count_statistics(rows, marks, None, &mut may_continue).expect("the file")
    };
    let (took, counted) = timed(|| count(&unknown));
    print_row(
        "statistics, not checked before",
        took,
        Some(("awk", peers.awk)),
    );
    most_memory("most memory of it", empty);
    let marks = LineMarks::new(rows.source());
    check_all(rows, &marks, &mut may_continue).expect("the file");
    let (took, again) = timed(|| count(&marks));
    print_row("statistics, checked before", took, Some(("awk", peers.awk)));
    assert_eq!(counted, again, "known marks change no number");
    print_note("rows with a position", counted.positions() as f64, "");
}

fn most_memory(name: &str, empty: f64) {
    print_note(name, memory().1 - empty, "MiB");
    forget_most_memory();
}

fn check(rows: &Rows, peers: &Peers) {
    let (took, marks) = shortest(ROUNDS, || {
        let marks = LineMarks::new(rows.source());
        check_all(rows, &marks, &mut may_continue).expect("the file");
        marks
    });
    let beside = Some(("tabiya check", peers.check));
    print_row("check of everything", took, beside);
    let (took, counts) = shortest(ROUNDS, || {
        count_marks(rows, &marks, &mut may_continue).expect("the marks")
    });
    print_row("counting the marks again", took, None);
    let (took, _) = shortest(ROUNDS, || {
        rows_with_marks(rows, &marks, &[LineMark::Illegal], &mut may_continue).expect("the marks")
    });
    print_row("only the illegal ones", took, None);
    let scope = RepairScope {
        style: FenStyle::default(),
        only: None,
        positions: None,
    };
    let (took, _) = shortest(ROUNDS, || {
        repair_all(rows, &marks, &scope, &mut may_continue).expect("the file")
    });
    print_row("what could be repaired", took, None);
    print_note("fine lines", counts.of(LineMark::Fine) as f64, "");
}

fn search(rows: &Rows, boards: &Boards, peers: &Peers) {
    let material = Query::parse("wQ=1 bQ=0").expect("material");
    let look = |query: &Query| {
        find(rows, boards, query, &mut may_continue)
            .expect("the file")
            .count()
    };
    let (first, hits) = timed(|| look(&material));
    let beside = Some(("tabiya check", peers.check));
    print_row("material, first search", first, beside);
    print_note("hits of a queen against none", hits as f64, "");
    let (again, _) = shortest(ROUNDS, || look(&material));
    print_row("material, second search", again, Some(("the first", first)));
    let mut drawn = Query::default();
    let pattern = tabiya_collection::search::Pattern::from_board(&outpost());
    drawn.pattern = Some(pattern);
    let (again, hits) = shortest(ROUNDS, || look(&drawn));
    print_row(
        "drawn pattern, second search",
        again,
        Some(("the first", first)),
    );
    print_note("hits of the pattern", hits as f64, "");
    let check = Query::parse("check").expect("a condition");
    let (again, _) = shortest(ROUNDS, || look(&check));
    print_row("check, second search", again, Some(("the first", first)));
    let text = Query::parse("\"r4rk1/1p2\"").expect("text");
    let (took, _) = shortest(ROUNDS, || look(&text));
    print_row("text", took, None);
}

/// A knight on e5, held by a pawn.
fn outpost() -> tabiya_chess::Board {
    let text = b"8/8/8/4N3/3P4/8/8/8 w - - 0 1";
    let position = tabiya_notation::fen::read_strict(text).expect("a FEN");
    position.board
}

fn duplicates(rows: &Rows, peers: &Peers, empty: f64) {
    let same = |fields, mirrored| Sameness {
        fields,
        mirrored,
        colours_swapped: mirrored,
    };
    let beside = || Some(("sort -u", peers.sort));
    for (name, sameness) in [
        ("duplicates, all six fields", same(SameFields::All, false)),
        ("duplicates, four fields", same(SameFields::Four, false)),
        (
            "duplicates, board, mirrored or swapped",
            same(SameFields::Board, true),
        ),
    ] {
        let (took, groups) = timed(|| {
            let found = find_duplicates(rows, sameness, &mut may_continue).expect("the file");
            found.group_count()
        });
        print_row(name, took, beside());
        print_note("groups", groups as f64, "");
        most_memory("most memory of it", empty);
    }
}

fn orders(rows: &Rows, peers: &Peers, empty: f64) {
    for (name, key) in [
        ("sort by material", SortKey::Material),
        ("sort by number of men", SortKey::Men),
        ("sort by text", SortKey::Text),
    ] {
        let order = SortOrder {
            key,
            descending: false,
        };
        let (took, list) = timed(|| sort(rows, &order, None, &mut may_continue).expect("the file"));
        print_row(name, took, Some(("sort -u", peers.sort)));
        most_memory("most memory of it", empty);
        drop(list);
    }
    let (took, list) = timed(|| shuffle(rows, None, 1, &mut may_continue).expect("the rows"));
    print_row("shuffle", took, None);
    let mut rows = rows.clone();
    let spans = rows.spans_of(&list);
    drop(list);
    let (took, old) = timed(|| rows.splice(0, rows.len(), &spans));
    print_row("putting the new order in place", took, None);
    let own = rows.add_own("8/8/8/8/8/8/8/8 w - - 0 1");
    let (took, ()) = timed(|| {
        for row in 0..100 {
            let at = row * 99_991 % rows.len();
            let removed = rows.splice(at, 1, std::slice::from_ref(&own));
            rows.splice(at, 1, &removed);
        }
    });
    print_row(
        "a hundred rows edited and undone, shuffled file",
        took,
        None,
    );
    rows.splice(0, rows.len(), &old);
    most_memory("most memory of it", empty);
}

/// Saving with three edited rows, beside `cp`, and beside `cp` that waits for the disk as a save must.
///
/// They take turns: how fast the disk is differs more from minute to minute than they do.
pub(crate) fn save_with_three_edits(path: &Path, rounds: usize) {
    let mut rows = opened(path);
    for row in [0, rows.len() / 2, rows.len() - 1] {
        let own = rows.add_own_for(row, "8/8/8/8/8/8/8/8 w - - 0 1");
        rows.splice(row, 1, &[own]);
    }
    let target = path.with_extension("saved");
    let name = |path: &Path| path.to_str().expect("a plain name").to_owned();
    let (from, to) = (name(path), name(&target));
    let removed = || std::fs::remove_file(&target).expect("what was saved");
    let mut best: [Option<Took>; 3] = [None; 3];
    for _ in 0..rounds {
        let copied = peer(1, "cp", &[&from, &to]);
        removed();
        let durable = "cp \"$0\" \"$1\" && sync \"$1\"";
        let synced = peer(1, "sh", &["-c", durable, &from, &to]);
        removed();
        let (saved, _) = timed(|| {
            save(&target, &rows, &Expected::Anything, None, &mut |_| {
                ControlFlow::Continue(())
            })
            .expect("a save")
        });
        removed();
        for (best, took) in best.iter_mut().zip([copied, synced, saved]) {
            *best = Some(best.map_or(took, |best| if took.wall < best.wall { took } else { best }));
        }
    }
    let [copied, synced, saved] = best.map(|best| best.expect("a round"));
    print_row("cp, beside the next two", copied, None);
    print_row("cp, and sync of the copy", synced, Some(("cp", copied)));
    print_row("save with three edited rows", saved, Some(("cp", copied)));
    print_row("the same", saved, Some(("cp and sync", synced)));
}
