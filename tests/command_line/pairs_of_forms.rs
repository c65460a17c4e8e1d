//! Every form is converted into every other: what is lost without a word is not lost at all.

use super::running::Folder;

/// The forms that hold records.
const FORMS: [&str; 10] = [
    "fen", "shredder", "epd", "csv", "tsv", "jsonl", "parquet", "plain", "bullet", "viri",
];

/// Records that no form but EPD holds completely, and others that most hold.
const COLLECTIONS: [&str; 3] = [
    "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 bm exd6 O-O; fmvn 9; id \"one, \\two\"; rating 1500;\n",
    "4k3/8/8/8/8/8/4P3/4K3 b - - ce -70000; pm Kd7; ply 3; result \"0-1\"; share 0.50;\n\
     8/8/8/8/8/8/8/K1k5 w - - acd 9; ce 5; pv Ka2 Kc2;\n",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 ce -28; pm c5; result \"1-0\";\n\
     rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 ce 30; fmvn 2; pm Nf3; result \"1-0\";\n",
];

/// The word that says how a file of this form is read.
fn option_of(form: &str) -> &str {
    match form {
        "fen" | "shredder" | "epd" => "lines",
        "csv" | "tsv" | "jsonl" => "table",
        _ => form,
    }
}

/// The records in a file of this form.
fn records(folder: &Folder, form: &str, name: &str) -> String {
    let from = format!("--from={}", option_of(form));
    let run = folder.run(&["convert", "--to=epd", &from, name]);
    assert_eq!((&*run.err, run.status), ("", 0), "{name}");
    let lines: Vec<_> = run.text().lines().map(in_order).collect();
    lines.join("\n")
}

/// The four fields of a record with its operations in alphabetical order.
fn in_order(record: &str) -> String {
    let words: Vec<_> = record.splitn(5, ' ').collect();
    let operations = words.get(4).copied().unwrap_or_default().split(';');
    let mut operations: Vec<_> = operations.map(str::trim).collect();
    operations.sort_unstable();
    format!("{} {}", words[..4].join(" "), operations.join("; "))
}

#[test]
fn what_is_lost_between_two_forms_is_named() {
    for collection in COLLECTIONS {
        let folder = Folder::new().with("start.epd", collection);
        let mut silent = 0;
        for from in FORMS {
            let first = format!("first.{from}x");
            let to = format!("--to={from}");
            let made = folder.run(&["convert", &to, "-o", &first, "start.epd"]);
            // Records that the form cannot express are named.
            if made.status == 2 {
                assert!(!made.err.is_empty());
                continue;
            }
            let before = records(&folder, from, &first);
            for to in FORMS {
                let second = format!("second.{to}x");
                let options = [format!("--from={}", option_of(from)), format!("--to={to}")];
                let run = folder.run(&["convert", &options[0], &options[1], "-o", &second, &first]);
                let said = format!("{from} to {to}: {}\n{collection}", run.err);
                assert!(run.status <= 2, "{said}");
                assert_eq!(run.err.is_empty(), run.status == 0, "{said}");
                if run.status == 0 {
                    assert_eq!(records(&folder, to, &second), before, "{said}");
                    silent += 1;
                }
            }
        }
        assert!(20 < silent, "{silent} pairs lose nothing");
    }
}
