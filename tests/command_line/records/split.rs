//! `tabiya split`: the lines of each file, and what is left when something fails.

use super::super::running::{Folder, Run, run_on};
use super::LINES;
use std::collections::BTreeSet;
use std::fmt::Write as _;

fn text(folder: &Folder, name: &str) -> String {
    String::from_utf8(folder.read(name)).unwrap()
}

/// Splits and returns what is printed.
fn split(folder: &Folder, args: &[&str]) -> Run {
    folder.run(&[&["split"], args, &["a.epd"]].concat())
}

/// Different positions, each `copies` times with another number.
fn positions(count: usize, copies: usize) -> String {
    let mut text = String::new();
    for number in 0..count * copies {
        let place = number % count;
        let (file, rank) = (place % 8, place / 8 % 6);
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
        let mut ranks = ["8"; 6].map(str::to_owned);
        ranks[rank] = format!("{before}N{after}");
        let (ranks, side) = (ranks.join("/"), if place < 48 { "w" } else { "b" });
        writeln!(text, "k6K/8/{ranks} {side} - - id \"{number}\";").unwrap();
    }
    text
}

#[test]
fn numbered_files_have_the_same_number_of_positions_and_are_the_input_together() {
    let folder = Folder::new().with("a.epd", format!("{LINES}\n# end\n"));
    let run = split(&folder, &["--number=2", "--output=part-{}.epd"]);
    assert_eq!(
        (run.text(), run.status),
        ("part-1.epd\t2\npart-2.epd\t2\npart-3.epd\t1\n", 0),
        "{}",
        run.err
    );
    assert_eq!(run.err, "Positions: 5, files: 3\n");
    let all = ["part-1.epd", "part-2.epd", "part-3.epd"].map(|name| text(&folder, name));
    assert_eq!(all.concat(), text(&folder, "a.epd"));
    assert!(all[0].starts_with("# comment\n"));
    let many = Folder::new().with("a.epd", positions(12, 1));
    split(&many, &["-n1", "-o{}.fen"]);
    assert!(
        many.names().contains(&"07.fen".to_owned()),
        "{:?}",
        many.names()
    );
}

#[test]
fn shares_are_seeded_and_no_position_is_in_two_files() {
    let (distinct, copies) = (96, 5);
    let folder = Folder::new().with(
        "a.epd",
        format!("# comment\n{}", positions(distinct, copies)),
    );
    let names = ["train.epd", "validation.epd", "test.epd"];
    let args = [
        "--shares=train=8,validation=1,test=1",
        "--output={}.epd",
        "--replace",
    ];
    let run = split(&folder, &args);
    assert_eq!(run.status, 0, "{}", run.err);
    let first = names.map(|name| text(&folder, name));
    let lines: usize = first.iter().map(|text| text.lines().count()).sum();
    assert_eq!(lines, distinct * copies);
    let boards = first.each_ref().map(|text| {
        let fields = text.lines().map(|line| line.split(" id").next().unwrap());
        fields.map(str::to_owned).collect::<BTreeSet<_>>()
    });
    assert_eq!(boards.iter().map(BTreeSet::len).sum::<usize>(), distinct);
    assert!(boards[0].is_disjoint(&boards[1]) && boards[1].is_disjoint(&boards[2]));
    for (text, expected) in first.iter().zip([384, 48, 48]) {
        assert!(text.lines().count().abs_diff(expected) <= copies);
    }
    split(&folder, &[&args[..], &["--memory=1"]].concat());
    assert_eq!(names.map(|name| text(&folder, name)), first);
    split(&folder, &[&args[..], &["--seed=1"]].concat());
    assert_ne!(names.map(|name| text(&folder, name)), first);
    let few = Folder::new().with("a.epd", positions(1, 1));
    let run = split(&few, &["--shares=x=1,y=1,z=1", "-o{}.epd"]);
    assert_eq!(run.text(), "x.epd\t0\ny.epd\t1\nz.epd\t0\n", "{}", run.err);
    assert_eq!(text(&few, "z.epd"), "");
}

#[test]
fn values_name_the_files_and_a_line_with_several_is_in_each() {
    let folder = Folder::new().with(
        "a.epd",
        "8/8/8/8/8/8/4R3/k3K3 w - - theme fork pin;\n\
         8/8/8/8/8/8/4r3/K3k3 w - - theme Fork \"mate in 2\";\n\
         # comment\n4k3/8/8/8/8/8/4P3/4K3 w - -\nnothing\n",
    );
    let run = split(&folder, &["--by=material", "--output=m-{}.epd"]);
    assert_eq!(
        run.text(),
        "m-KPvK.epd\t1\nm-KRvK.epd\t2\nm-none.epd\t1\n",
        "{}",
        run.err
    );
    assert_eq!(text(&folder, "m-none.epd"), "nothing\n");
    let run = split(&folder, &["--by=theme", "--output=t-{}.epd"]);
    assert_eq!(
        run.text(),
        "t-fork.epd\t2\nt-mate in 2.epd\t1\nt-none.epd\t2\nt-pin.epd\t1\n",
        "{}",
        run.err
    );
    let run = split(&folder, &["--by=men", "--output={}-men.epd"]);
    assert_eq!(run.text(), "3-men.epd\t3\nnone-men.epd\t1\n", "{}", run.err);
}

#[test]
fn an_existing_file_stays_unless_its_replacement_is_chosen() {
    let folder = Folder::new().with("a.epd", LINES).with("2.epd", "old\n");
    let run = split(&folder, &["--number=2", "--output={}.epd"]);
    assert_eq!((run.text(), run.status), ("", 3));
    assert!(run.err.starts_with("2.epd exists already"), "{}", run.err);
    assert_eq!(folder.names(), ["2.epd", "a.epd"]);
    assert_eq!(text(&folder, "2.epd"), "old\n");
    let run = split(&folder, &["--number=2", "--output={}.epd", "--replace"]);
    assert_eq!(run.status, 0, "{}", run.err);
    assert_eq!(text(&folder, "2.epd").lines().count(), 2);
    let into_itself = split(&folder, &["--number=99", "--output=a{}.epd", "--replace"]);
    assert_eq!(into_itself.text(), "a1.epd\t5\n", "{}", into_itself.err);
}

#[test]
fn nothing_is_written_when_something_cannot_be_read_or_written() {
    let long = "x".repeat(70_000);
    let folder = Folder::new().with("a.epd", format!("{LINES}{long}\n"));
    for args in [&["--number=2"][..], &["--by=men"], &["--shares=a=1,b=1"]] {
        let run = split(&folder, &[args, &["--output={}.epd"]].concat());
        assert_eq!((run.text(), run.status), ("", 3), "{args:?}");
        assert!(run.err.contains("{}.epd was not written"), "{}", run.err);
        assert_eq!(folder.names(), ["a.epd"], "{args:?}");
    }
    // The second file cannot replace a folder, so the first one is removed again.
    let folder = Folder::new().with("a.epd", LINES);
    std::fs::create_dir(folder.file("2.epd")).unwrap();
    let run = split(&folder, &["--number=2", "--output={}.epd", "--replace"]);
    assert_eq!((run.text(), run.status), ("", 3));
    assert_eq!(folder.names(), ["2.epd", "a.epd"], "{}", run.err);
    for wrong in [
        &["split"][..],
        &["split", "-n1"],
        &["split", "-n1", "-ox.epd"],
        &["split", "-n1", "-o{}/x.epd"],
        &["split", "-n0", "-o{}"],
        &["split", "-n1", "--by=men", "-o{}"],
        &["split", "--shares=a", "-o{}"],
        &["split", "--shares=a/b=1", "-o{}"],
        &["split", "-n1", "-omissing/{}.epd"],
    ] {
        assert_eq!(run_on(b"", wrong).status, 3, "{wrong:?}");
    }
    let empty = run_on(b"", &["split", "-n1", "-ono-{}.epd"]);
    assert_eq!((empty.text(), empty.status), ("", 0), "{}", empty.err);
}

#[test]
fn each_file_begins_with_the_mark_of_the_encoding() {
    let utf16 = |text: &str| -> Vec<u8> {
        let units = format!("\u{feff}{text}");
        units.encode_utf16().flat_map(u16::to_le_bytes).collect()
    };
    let folder = Folder::new().with("a.epd", utf16("b\r\na\r\n"));
    let run = split(&folder, &["-n1", "-o{}.epd"]);
    assert_eq!(run.status, 0, "{}", run.err);
    assert_eq!(folder.read("1.epd"), utf16("b\r\n"));
    assert_eq!(folder.read("2.epd"), utf16("a\r\n"));
}
