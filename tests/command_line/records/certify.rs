//! `tabiya certify`: the mark of exercises with only one right move, and the reasons for the others; `tabiya find` by
//! endgame tables.

#[cfg(unix)]
use super::super::analyse::folder_with;
use super::super::running::{Folder, run_on};
#[cfg(unix)]
use crate::tools::has_tools;
#[cfg(unix)]
use std::path::Path;

const LINES: &str = "# comment\n\
    k7/8/1K6/8/8/8/8/7R w - - bm Rh8#; id \"a\";\r\n\
    k7/8/1K6/8/8/8/8/6RR w - - bm Rh8#;\n\
    k7/8/8/2K5/3Q4/8/8/8 w - - pv Kb6 Kb8 Qh8#;\n\
    6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#;\n\
    8/8/8/3k4/8/8/8/KB6 w - - 0 1\n";

#[test]
fn exercises_are_marked_and_the_others_have_a_reason() {
    let folder = Folder::new().with("a.epd", LINES);
    let run = folder.run(&["certify", "a.epd"]);
    let wanted = "# comment\n\
        k7/8/1K6/8/8/8/8/7R w - - bm Rh8#; id \"a\"; certified 1 tables;\r\n\
        k7/8/1K6/8/8/8/8/6RR w - - bm Rh8#;\n\
        k7/8/8/2K5/3Q4/8/8/8 w - - pv Kb6 Kb8 Qh8#; certified 1 tables;\n\
        6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#;\n\
        8/8/8/3k4/8/8/8/KB6 w - - 0 1\n";
    assert_eq!((run.text(), run.status), (wanted, 1));
    let reasons = "a.epd:3: not certified: Rg8# is right as well\n\
        a.epd:4: certified up to move 1: Qd8# is right as well\n\
        a.epd:5: not certified: no endgame table knows the position, or its distance to mate\n\
        Lines: 6, certified: 2, not certified: 2, skipped: 0\n";
    let sorted = |text: &str| {
        let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
        lines.sort_unstable();
        lines
    };
    assert_eq!(sorted(&run.err), sorted(reasons));
    let checked = folder.run(&["certify", "--check", "a.epd"]);
    assert_eq!((checked.text().lines().count(), checked.status), (3, 1));
}

#[test]
fn certified_records_are_skipped_and_solutions_cut_only_if_asked() {
    let folder = Folder::new().with("a.epd", LINES);
    folder.run(&["certify", "--output", "b.epd", "a.epd"]);
    let again = folder.run(&["certify", "b.epd"]);
    assert_eq!(again.text().as_bytes(), folder.read("b.epd"));
    assert!(
        again
            .err
            .ends_with("certified: 0, not certified: 2, skipped: 2\n")
    );
    let cut = folder.run(&["certify", "--again", "--replace", "b.epd"]);
    assert!(
        cut.text()
            .contains("k7/8/8/2K5/3Q4/8/8/8 w - - pv Kb6; certified 1 tables;\n")
    );
}

#[test]
fn a_solution_that_is_certified_to_its_end_keeps_its_last_reply() {
    let line = "k7/8/8/2K5/3Q4/8/8/8 w - - dm 2; pv Kb6 Kb8;\n";
    let run = run_on(line.as_bytes(), &["certify", "--replace"]);
    let marked = "k7/8/8/2K5/3Q4/8/8/8 w - - dm 2; pv Kb6 Kb8; certified 1 tables;\n";
    assert_eq!(run.text(), marked, "{}", run.err);
}

#[cfg(unix)]
#[test]
fn an_engine_judges_what_no_table_knows() {
    // Debian's folder for games is not in everybody's path.
    let engine = "/usr/games/stockfish";
    if !Path::new(engine).is_file() && !has_tools(&[("stockfish", "stockfish")]) {
        return;
    }
    let folder = Folder::new().with("a.epd", LINES);
    let run = folder.run(&["certify", "--engine", engine, "--depth", "8", "a.epd"]);
    let marked = "R5K1 w - - bm Ra8#; certified 1 engine;\n";
    assert!(run.text().contains(marked), "{}{}", run.text(), run.err);
}

/// A shell command that reports two lines of analysis with these scores, the mate first.
#[cfg(unix)]
fn two_lines(first: &str, second: &str) -> String {
    format!(
        "echo \"info depth 9 multipv 1 score {first} pv a1a8\"; \
         echo \"info depth 9 multipv 2 score {second} pv a1b1\"; echo bestmove a1a8"
    )
}

/// The result of `certify` with an engine that behaves like this.
#[cfg(unix)]
fn by_scripted_engine(command: &str) -> crate::running::Run {
    let record = "6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#;\n";
    let folder = folder_with(&[("6k1/5ppp", command)]).with("a.epd", record);
    folder.run(&["certify", "--engine", "./engine", "a.epd"])
}

#[cfg(unix)]
#[test]
fn bounds_of_an_engine_certify_nothing_that_they_do_not_prove() {
    for (first, second, is_certified) in [
        ("mate 1", "cp 300", true),
        ("mate 1", "cp 300 upperbound", true),
        ("mate 1 upperbound", "cp 300", false),
        ("mate 1", "cp 300 lowerbound", false),
    ] {
        let run = by_scripted_engine(&two_lines(first, second));
        let status = u8::from(!is_certified);
        assert_eq!(
            run.status,
            i32::from(status),
            "{first}, {second}: {}",
            run.err
        );
        let reason = "not certified: the values of the moves prove nothing\n";
        assert_eq!(run.err.contains(reason), !is_certified, "{}", run.err);
    }
}

#[cfg(unix)]
#[test]
fn an_engine_that_gives_one_line_has_failed() {
    let run = by_scripted_engine("say a1a8");
    assert_eq!(run.status, 3);
    assert!(
        run.err
            .contains("engine: it gave fewer than two lines of analysis"),
        "{}",
        run.err
    );
}

#[test]
fn an_engine_that_is_none_is_refused() {
    let run = run_on(LINES.as_bytes(), &["certify", "--engine", "no/such/engine"]);
    assert_eq!((run.text(), run.status), ("", 3));
}

#[test]
fn endgames_are_found_by_their_truth_and_the_unknown_ones_are_counted() {
    let run = run_on(LINES.as_bytes(), &["find", "tables:draw"]);
    assert_eq!(
        (run.text(), run.status),
        ("8/8/8/3k4/8/8/8/KB6 w - - 0 1\n", 0)
    );
    assert_eq!(run.err, "One position is beyond the endgame tables.\n");
    let folder = Folder::new()
        .with("a.epd", "8/8/8/8/k7/8/8/KRNr4 w - -\n")
        .with("KRNvKR.rtbw", "cut");
    let damaged = folder.run(&["find", "--syzygy", ".", "tables:win", "a.epd"]);
    assert_eq!((damaged.text(), damaged.status), ("", 3));
    assert!(damaged.err.contains("KRNvKR.rtbw: is cut short"));
}
