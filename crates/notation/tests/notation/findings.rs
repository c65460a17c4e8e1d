//! The faults of a line in the order of a report.

use tabiya_chess::Level;
use tabiya_notation::findings::{all_findings, finding_of_rejection, verdict};
use tabiya_notation::judgement::{Judgement, judge};

/// The verdict on a line, then the code, the field and the place of each finding.
fn told(line: &str) -> String {
    let row = |code: &str, field: Option<&str>, chars: Option<std::ops::Range<usize>>| {
        format!(" {code}/{}/{chars:?}", field.unwrap_or("-"))
    };
    match judge(line.as_bytes()) {
        Judgement::Skipped => "skipped".to_owned(),
        Judgement::Rejected(why) => {
            let finding = finding_of_rejection(line.as_bytes(), &why);
            assert_eq!(finding.level, Level::Unreadable);
            let field = finding.causes[0].field();
            "rejected".to_owned() + &row(finding.code, field, finding.chars)
        }
        Judgement::Read(read) => {
            let findings = all_findings(line.as_bytes(), &read);
            assert!(findings.is_sorted_by_key(|finding| finding.level));
            let rows = findings
                .iter()
                .map(|it| row(it.code, it.causes[0].field(), it.chars.clone()));
            verdict(&read, &findings).to_owned() + &rows.collect::<String>()
        }
    }
}

#[test]
fn each_fault_has_its_code_its_field_and_its_place() {
    for (line, expected) in [
        ("# a comment", "skipped"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "ok"),
        (
            "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
            "ok bad_castling_rights/castling/None",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 W - - 0 1",
            "repaired letter_case/-/Some(20..21)",
        ),
        (
            "4k3/8/8/7y/8/8/8/4K3 w - - 0 1",
            "rejected bad_piece_letter/board/Some(9..10)",
        ),
        (
            "4k3/8/8/8/8/8/8/3QK3 w - - 0 1 hello",
            "repaired trailing_text/-/Some(31..36)",
        ),
        (
            "4k3/8/8/8/8/8/8/3QK3 w - - id \"ö\"; pm Qd9;",
            "ok wrong_move/operations/Some(38..41)",
        ),
    ] {
        assert_eq!(told(line), expected, "{line}");
    }
}

#[test]
fn a_code_occurs_once_with_all_its_causes() {
    let line = b"4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1";
    let Judgement::Read(read) = judge(line) else {
        panic!("a position");
    };
    let findings = all_findings(line, &read);
    assert_eq!(findings.len(), 1);
    assert_eq!(findings[0].causes.len(), 4);
    assert_eq!(findings[0].squares.len(), 4);
}
