//! `tabiya make`: positions made by a recipe, and the recipe that a file keeps.

use super::super::running::{Folder, run_on};

const RECIPE: &str = "KP v K, white to move, white wins, winning moves 1, count 3, seed 7";

#[test]
fn a_recipe_gives_records_with_their_truth_and_stays_in_the_file() {
    let folder = Folder::new();
    let made = folder.run(&["make", RECIPE, "--output", "a.epd"]);
    assert_eq!((made.text(), made.status), ("", 0), "{}", made.err);
    assert_eq!(made.err, "Positions made: 3\n");
    let text = String::from_utf8(folder.read("a.epd")).unwrap();
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[0], format!("# Recipe 1: {RECIPE}"));
    assert_eq!(lines.len(), 4);
    assert!(
        lines[1..]
            .iter()
            .all(|line| line.contains(" w - - dm ") && line.ends_with("; wdl 2;"))
    );
    // All that is written is true.
    let checked = folder.run(&["tables", "--check", "a.epd"]);
    assert_eq!((checked.text(), checked.status), ("", 0));
    // Other commands keep the recipe.
    let same = folder.run(&["tables", "a.epd"]);
    assert_eq!(same.text(), text);
}

#[test]
fn a_file_is_made_again_from_the_recipe_that_it_keeps() {
    let folder = Folder::new().with(
        "none.epd",
        "# Recipe for cakes: flour\n8/8/8/8/8/8/4P3/k3K3 w - -\n",
    );
    let made = folder.run(&["make", RECIPE, "--output", "a.epd"]);
    assert_eq!(made.status, 0);
    let first = String::from_utf8(folder.read("a.epd")).unwrap();
    let again = folder.run(&["make", "--again", "a.epd"]);
    assert_eq!((again.text(), again.status), (first.as_str(), 0));
    // More positions begin with the same ones.
    let more = folder.run(&[
        "make", "--again", "a.epd", "--count", "5", "--output", "a.epd",
    ]);
    assert_eq!(more.status, 0, "{}", more.err);
    let text = String::from_utf8(folder.read("a.epd")).unwrap();
    let records = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(records(&text)[..3], records(&first)[..]);
    assert_eq!(records(&text).len(), 5);
    let other = folder.run(&["make", "--again", "a.epd", "--seed", "8"]);
    assert_ne!(records(other.text())[..3], records(&first)[..]);
    let none = folder.run(&["make", "--again", "none.epd"]);
    assert_eq!((none.text(), none.status), ("", 3));
    assert_eq!(none.err, "none.epd: no line keeps a recipe\n");
}

#[test]
fn a_recipe_is_read_from_a_file_with_a_condition_on_each_line() {
    let folder = Folder::new().with("recipe.txt", RECIPE.replace(", ", ",\n"));
    let from_file = folder.run(&["make", "--recipe", "recipe.txt"]);
    let typed = folder.run(&["make", RECIPE]);
    assert_eq!((from_file.text(), from_file.status), (typed.text(), 0));
    let gone = folder.run(&["make", "--recipe", "gone.txt"]);
    assert_eq!((gone.text(), gone.status), ("", 3));
    assert_eq!(gone.err, "gone.txt: there is no such file\n");
}

#[test]
fn a_recipe_that_is_too_long_is_refused_and_not_cut() {
    let long = format!("{RECIPE}{}, no check", " ".repeat(1 << 20));
    let folder = Folder::new().with("long.txt", long);
    let run = folder.run(&["make", "--recipe", "long.txt"]);
    assert_eq!((run.text(), run.status), ("", 3));
    assert_eq!(
        run.err,
        "long.txt: this is no recipe, because it has more than 1 MiB\n"
    );
}

#[test]
fn a_recipe_is_found_in_any_encoding_and_after_many_other_lines() {
    let folder = Folder::new();
    folder.run(&["make", RECIPE, "--output", "a.epd"]);
    let made = String::from_utf8(folder.read("a.epd")).unwrap();
    let units = "\u{FEFF}".encode_utf16().chain(made.encode_utf16());
    let utf16: Vec<u8> = units.flat_map(u16::to_le_bytes).collect();
    let late = format!("{}{made}", "# nothing\n".repeat(200_000));
    let folder = folder.with("utf16.epd", utf16).with("late.epd", late);
    for name in ["utf16.epd", "late.epd"] {
        let run = folder.run(&["make", "--again", name]);
        assert_eq!((run.text(), run.status), (made.as_str(), 0), "{}", run.err);
    }
}

#[test]
fn positions_that_were_made_before_a_table_is_missing_are_written_but_replace_no_file() {
    let recipe = "KR v K or KRP v KR, P on a2, r on h8, white wins, count 1000000";
    let folder = Folder::new();
    let seeds = (0..100).map(|seed| seed.to_string());
    let broken_off = |seed: &String| {
        let run = folder.run(&["make", recipe, "--seed", seed, "--output", "a.epd"]);
        assert_eq!(run.status, 3);
        assert!(
            run.err.starts_with("The table KRPvKR.rtbw is missing."),
            "{}",
            run.err
        );
        run.err.contains("of 1000000 positions were made\n")
    };
    let seed = { seeds }.find(broken_off).unwrap();
    let made = folder.read("a.epd");
    assert!(memchr::memchr_iter(b'\n', &made).count() > 1);
    let again = folder.run(&["make", recipe, "--seed", &seed, "--output", "a.epd"]);
    assert_eq!((again.status, folder.read("a.epd")), (3, made));
    assert!(again.err.contains("a.epd was not written"), "{}", again.err);
}

#[test]
fn it_is_said_how_many_positions_exist_if_they_are_fewer() {
    let run = run_on(
        b"",
        &[
            "make",
            "KQ v K, white to move, mate in 10",
            "--count",
            "100000",
        ],
    );
    assert_eq!(run.status, 1);
    let count = run.text().lines().count() - 1;
    assert_eq!(run.err, format!("Only {count} of 100000 positions exist\n"));
}

#[test]
fn a_wrong_recipe_and_a_missing_table_are_named_and_nothing_is_written() {
    let folder = Folder::new();
    for (recipe, wanted) in [
        ("KQ v K, sead 1", "There is no such condition: “sead 1”\n"),
        (
            "",
            "The recipe is empty. It begins with the pieces, such as KRP v KR.\n",
        ),
        (
            "KR v KRP, black wins",
            "The table KRPvKR.rtbw is missing. Name its folder with --syzygy.\n",
        ),
        (
            "KR v K, white wins, dtz 1-20",
            "The table KRvK.rtbz is missing. Name its folder with --syzygy.\n",
        ),
    ] {
        let run = folder.run(&["make", recipe, "--output", "a.epd"]);
        assert_eq!((run.text(), run.status), ("", 3), "{recipe}");
        assert_eq!(run.err, wanted, "{recipe}");
        assert!(folder.names().is_empty(), "{recipe}");
    }
}
