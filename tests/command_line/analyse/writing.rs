//! The output, and the data that passes through unchanged.

use super::{analyse, folder_with, journal, searched, wandering};
use crate::running::run;

const KINGS: &str = "7k/8/8/8/8/8/8/K7 w - -";
const RESULT: &str = "acd 2; acn 200; acs 0; ce 30; pm Ka2; pv Ka2; engine \"Scripted 1\";";

#[test]
fn other_lines_pass_through_byte_for_byte_and_records_get_the_result() {
    let folder = folder_with(&[]);
    let input = format!(
        "\u{feff}# kings\r\n\r\n{KINGS} id \"a\";\r\nrubbish\n{KINGS} 3 70\n  \n// end\n{KINGS} bm Ka2; id \"b\";"
    );
    let folder = folder.with("in.epd", &input);
    let run = analyse(&folder, &["--depth", "2", "--output", "out.epd", "in.epd"]);
    assert_eq!(run.status, 2, "{}", run.err);
    let out = String::from_utf8(folder.read("out.epd")).unwrap();
    let expected = format!(
        "\u{feff}# kings\r\n\r\n{KINGS} id \"a\"; {RESULT}\r\nrubbish\n{KINGS} {RESULT} hmvc 3; fmvn 70;\n  \n// end\n{KINGS} bm Ka2; id \"b\"; {RESULT}"
    );
    assert_eq!(out, expected);
    assert_eq!(
        run.err,
        "in.epd:4: there is no position\n\
         4 positions: 2 searched, 1 already known, 1 unreadable; 1 of 1 solved\n"
    );
    assert_eq!(searched(&folder).len(), 2);
    assert!(!journal(&folder).exists());
    let again = analyse(&folder, &["--depth", "2", "--output", "out.epd", "out.epd"]);
    assert_eq!(folder.read("out.epd"), expected.as_bytes());
    assert!(
        again.err.contains("3 already with a result"),
        "{}",
        again.err
    );
    assert_eq!(searched(&folder).len(), 2);
}

#[test]
fn utf_16_stays_utf_16_and_without_an_output_records_go_to_standard_output() {
    let utf16 = |text: &str| -> Vec<u8> {
        let units = std::iter::once(0xFEFF).chain(text.encode_utf16());
        units.flat_map(u16::to_le_bytes).collect()
    };
    let folder = folder_with(&[]).with("in.epd", utf16(&format!("# é\r\n{KINGS} id \"ü\";\r\n")));
    let run = analyse(&folder, &["--depth=2", "in.epd"]);
    assert_eq!(
        run.out,
        utf16(&format!("# é\r\n{KINGS} id \"ü\"; {RESULT}\r\n"))
    );
    assert_eq!(run.status, 0);
    assert_eq!(folder.names(), ["engine", "in.epd", "searched"]);
}

#[test]
fn the_written_operations_can_be_chosen_and_existing_ones_are_kept() {
    let folder = folder_with(&[]).with("in.epd", format!("{KINGS} acd 1; pv Kb1; id \"a\";\n"));
    let kept = analyse(&folder, &["--depth=2", "in.epd"]);
    assert_eq!(kept.out, folder.read("in.epd"));
    assert!(kept.err.contains("1 left unchanged"), "{}", kept.err);
    let args = ["--depth=2", "--write=acd,pv,bm", "--replace", "in.epd"];
    let replaced = analyse(&folder, &args);
    assert_eq!(
        replaced.text(),
        format!("{KINGS} acd 2; pv Ka2; id \"a\"; bm Ka2;\n")
    );
    assert_eq!(
        analyse(&folder, &["--depth=2", "--write=id", "in.epd"]).status,
        3
    );
}

#[test]
fn an_engine_that_exits_at_a_position_loses_that_one_which_is_marked() {
    let folder = folder_with(&[("7k/8/8/8/8/8/8/K7 w - - 3 ", "exit 9")]);
    let folder = folder.with("in.epd", wandering(8));
    let run = analyse(
        &folder,
        &["--depth=2", "--processes=2", "--output=out.epd", "in.epd"],
    );
    assert_eq!(run.status, 2);
    assert_eq!(
        run.err,
        "in.epd:4: The engine has exited on its own (status 9)\n8 positions: 7 searched, 1 failed\n"
    );
    let out = String::from_utf8(folder.read("out.epd")).unwrap();
    assert_eq!(out.matches("pm Ka2;").count(), 7);
    let marked = out.lines().nth(3).unwrap();
    assert!(
        marked.contains("engine_error \"ended with status 9\";"),
        "{marked}"
    );
    assert!(!journal(&folder).exists());
}

#[test]
fn unsuitable_positions_are_not_sent_and_a_fix_is_named() {
    let lines = format!(
        "{KINGS}\nK7/8/8/8/8/8/8/8 w - -\n4k3/4Q3/4K3/8/8/8/8/8 b - -\n4k3/8/8/8/8/8/8/4K2P w - -\n"
    );
    let folder = folder_with(&[]).with("in.epd", &lines);
    let run = analyse(&folder, &["--depth=2", "in.epd"]);
    assert_eq!(run.status, 1);
    let said: Vec<_> = run.err.lines().collect();
    assert!(
        said[0].starts_with("in.epd:2: ") && said[0].ends_with(" king. Give each side a king.")
    );
    assert_eq!(
        said[1],
        "in.epd:3: Checkmate: there is no move to look for."
    );
    assert!(
        said[2].starts_with("in.epd:4: ") && said[2].contains("pawns"),
        "{}",
        said[2]
    );
    assert_eq!(said[3], "4 positions: 1 searched, 3 not sent");
    assert_eq!(
        run.text().lines().skip(1).collect::<Vec<_>>(),
        lines.lines().skip(1).collect::<Vec<_>>()
    );
    assert_eq!(searched(&folder).len(), 1);
}

#[test]
fn unusable_options_are_reported_before_any_search() {
    let folder = folder_with(&[]).with("in.epd", wandering(1));
    for (args, said) in [
        (
            &["in.epd"] as &[&str],
            "Give a limit for the search of each position",
        ),
        (
            &["--depth=1", "--memory=65", "in.epd"],
            "Hash: from 1 to 64",
        ),
        (
            &["--depth=1", "--option=Style=Wild", "in.epd"],
            "Style: one of these: Solid, Risky",
        ),
        (
            &["--depth=1", "--option=Colour=1", "in.epd"],
            "Colour: the engine has no such option",
        ),
        (&["--depth=1", "--option==1", "in.epd"], "NAME=VALUE"),
        (&["--time=0", "in.epd"], "500ms"),
        (&["--nodes=x", "in.epd"], "1000k"),
        (&["--depth=1", "--resume", "in.epd"], "--output"),
    ] {
        let run = analyse(&folder, args);
        assert_eq!(run.status, 3, "{args:?}");
        assert!(run.err.contains(said), "{args:?}: {}", run.err);
    }
    for engine in ["./nothing", "no-such-engine", "/bin/true", "./in.epd"] {
        let file = folder.file("in.epd");
        let run = run(&[
            "analyse",
            "--engine",
            engine,
            "--depth=1",
            file.to_str().unwrap(),
        ]);
        assert_eq!(run.status, 3, "{engine}");
        assert!(run.err.contains(engine), "{engine}: {}", run.err);
    }
    assert!(searched(&folder).is_empty());
    let run = analyse(&folder, &["--depth=1", "missing.epd"]);
    assert_eq!(run.status, 3);
}

#[test]
fn a_full_disk_is_reported_and_earlier_results_are_kept() {
    let folder = folder_with(&[]).with("in.epd", wandering(90));
    let program = env!("CARGO_BIN_EXE_tabiya");
    let words = "analyse --engine ./engine --depth 2 --output out.epd in.epd";
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", &format!("ulimit -f 8; exec '{program}' {words}")]);
    let ended = shell
        .env("LC_ALL", "C")
        .current_dir(folder.path())
        .output()
        .unwrap();
    let err = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(3), "{err}");
    assert!(
        err.contains("Results cannot be kept in out.epd.analysis"),
        "{err}"
    );
    assert!(err.contains("--resume"), "{err}");
    assert!(!folder.file("out.epd").exists());
    let run = analyse(
        &folder,
        &["--depth=2", "--output=out.epd", "--resume", "in.epd"],
    );
    assert_eq!(run.status, 0, "{}", run.err);
    let found = searched(&folder).len();
    assert!((1..90).contains(&found), "{found}");
    let out = String::from_utf8(folder.read("out.epd")).unwrap();
    assert_eq!(out.matches("pm Ka2;").count(), 90);
}
