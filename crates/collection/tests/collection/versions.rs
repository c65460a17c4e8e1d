//! Three versions of a collection, merged record by record.

use proptest::prelude::*;
use tabiya_collection::versions::{MergedPart, merged, merged_record};

fn lines(text: &str) -> Vec<Vec<u8>> {
    text.split_inclusive('\n')
        .map(|line| line.as_bytes().to_vec())
        .collect()
}

/// The merged text, with each conflict as `<ours|theirs>`.
fn merged_text(base: &str, ours: &str, theirs: &str) -> String {
    let parts = merged(&lines(base), &lines(ours), &lines(theirs));
    let text = |line: Vec<u8>| String::from_utf8(line).unwrap();
    let shown = |part| match part {
        MergedPart::Line(line) => text(line),
        MergedPart::Conflict { ours, theirs } => {
            let [ours, theirs] = [ours, theirs].map(|line| line.map(text).unwrap_or_default());
            format!("<{}|{}>\n", ours.trim_end(), theirs.trim_end())
        }
    };
    parts.into_iter().map(shown).collect()
}

/// A line with a knight on this file and some operations.
fn line(file: u8, operations: &str) -> String {
    let before = if file == 0 {
        String::new()
    } else {
        file.to_string()
    };
    let after = if file == 7 {
        String::new()
    } else {
        (7 - file).to_string()
    };
    format!("k6K/8/8/8/8/8/{before}N{after}/8 w - - {operations}\n")
}

#[test]
fn a_change_of_one_side_is_taken() {
    let all: String = (0..4).map(|file| line(file, "ce 1;")).collect();
    let [first, second, third, last] = [0, 1, 2, 3].map(|file| line(file, "ce 1;"));
    let (changed, ours_added, theirs_added) = (line(1, "ce 2;"), line(7, ""), line(6, ""));
    let ours = format!("{first}{changed}{third}{last}{ours_added}");
    // They removed the first line, added two, and exchanged two.
    let theirs = format!("{theirs_added}{second}{last}# note\n{third}");
    let expected = format!("{theirs_added}{changed}{last}# note\n{ours_added}{third}");
    assert_eq!(merged_text(&all, &ours, &theirs), expected);
    assert_eq!(merged_text(&all, &all, &theirs), theirs);
    assert_eq!(merged_text(&all, &ours, &all), ours);
    assert_eq!(merged_text(&all, &ours, &ours), ours);
}

#[test]
fn contradictions_are_conflicts() {
    let (base, ours, theirs) = (line(0, "ce 1;"), line(0, "ce 2;"), line(0, "ce 3;"));
    let conflict =
        |ours: &str, theirs: &str| format!("<{}|{}>\n", ours.trim_end(), theirs.trim_end());
    assert_eq!(merged_text(&base, &ours, &theirs), conflict(&ours, &theirs));
    assert_eq!(merged_text("", &ours, &theirs), conflict(&ours, &theirs));
    assert_eq!(merged_text(&base, &ours, ""), conflict(&ours, ""));
    assert_eq!(merged_text(&base, "", &theirs), conflict("", &theirs));
    assert_eq!(merged_text(&base, "", &base), "");
    assert_eq!(merged_text("", &ours, &ours), ours);
}

#[test]
fn operations_of_both_sides_are_joined() {
    let merged = |base: &str, ours: &str, theirs: &str| {
        let [base, ours, theirs] =
            [base, ours, theirs].map(|tail| line(3, tail).trim_end().to_owned());
        let merged = merged_record(Some(base.as_bytes()), ours.as_bytes(), theirs.as_bytes());
        let tail = |merged: Vec<u8>| {
            let text = String::from_utf8(merged).unwrap();
            text.split_once("- - ")
                .map(|(_, tail)| tail.to_owned())
                .unwrap_or_default()
        };
        merged.map(tail)
    };
    let some = |tail: &str| Some(tail.to_owned());
    assert_eq!(
        merged("ce 1;", "ce 1; id \"a\";", "ce 1; bm Nd4;"),
        some("ce 1; id \"a\"; bm Nd4;")
    );
    assert_eq!(
        merged("ce 1; id \"a\";", "id \"a\";", "ce 1; id \"b\";"),
        some("id \"b\";")
    );
    assert_eq!(merged("ce 1; acd 9;", "ce 2; acd 9;", "acd 9;"), None);
    assert_eq!(
        merged("ce 1;", "ce 2;", "ce 2; acd 9;"),
        some("ce 2; acd 9;")
    );
    assert_eq!(merged("ce 1; # a", "ce 2; # a", "ce 1; # b"), None);
    let (base, ours) = (
        "8/8/8/8/8/8/4R3/k3K3 w - - 0 1",
        "8/8/8/8/8/8/4R3/k3K3 w - - 3 9",
    );
    let theirs = format!("{base} id \"a\";");
    let both = merged_record(Some(base.as_bytes()), ours.as_bytes(), theirs.as_bytes());
    assert_eq!(both, Some(format!("{ours} id \"a\";").into_bytes()));
}

fn any_version() -> impl Strategy<Value = String> {
    let one = (0_u8..8, 0_u8..3).prop_map(|(file, value)| line(file, &format!("ce {value};")));
    prop::collection::vec(one, 0..8).prop_map(|lines| lines.concat())
}

proptest! {
    #[test]
    fn sides_that_agree_with_the_base_or_each_other_never_conflict(
        base in any_version(),
        other in any_version(),
    ) {
        for (ours, theirs) in [(&base, &other), (&other, &base), (&other, &other)] {
            let merged = merged_text(&base, ours, theirs);
            let sorted = |text: &str| {
                let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
                lines.sort();
                lines
            };
            prop_assert_eq!(sorted(&merged), sorted(&other));
        }
    }
}
