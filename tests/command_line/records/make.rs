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
