//! Engines that contradict themselves, stop responding or fail again and again; and results of another run.

use super::{analyse, folder_with, searched, wandering};

const KINGS: &str = "7k/8/8/8/8/8/8/K7 w - -";

#[test]
fn a_result_without_an_engine_is_not_attributed_to_this_engine() {
    let folder = folder_with(&[]);
    let text = format!(
        "{KINGS} bm Kb1; acn 106652; pv Kb1 Kg8;\n{KINGS} 4 9 bm Kb2; acd 30; pm Kb2; ce 12;\n"
    );
    let folder = folder.with("in.epd", &text);
    let run = analyse(&folder, &["--nodes=100", "--json", "in.epd"]);
    let objects = run.objects();
    for object in &objects[..2] {
        assert_eq!(object["outcome"], "searched");
        assert_eq!(object["verdict"], "missed");
        assert_eq!(object["found"]["move"], "Ka2");
    }
    assert_eq!(objects[2]["summary"]["solved"], 0);
    assert_eq!(searched(&folder).len(), 2);
}

#[test]
fn a_mate_written_by_this_engine_is_no_question_in_the_next_run() {
    let mate = "echo \"info depth 9 nodes 900 time 9 score mate 1 pv a1a8\"; echo bestmove a1a8";
    let folder = folder_with(&[("6k1/5ppp", mate)]);
    let record = "6k1/5ppp/8/8/8/8/8/R5K1 w - -";
    let text =
        format!("{record} id \"a\";\n{record} bm Ra8#; id \"b\";\n{record} dm 1; id \"c\";\n");
    let folder = folder.with("in.epd", text);
    analyse(&folder, &["--depth=9", "--output=out.epd", "in.epd"]);
    let before = searched(&folder).len();
    let run = analyse(&folder, &["--depth=9", "--json", "out.epd"]);
    let objects = run.objects();
    assert!(objects[0]["asked"].is_null() && objects[0]["verdict"].is_null());
    assert!(objects[1]["asked"]["dm"].is_null());
    assert_eq!(objects[2]["asked"]["dm"], 1);
    for object in &objects[..3] {
        assert_eq!(object["outcome"], "skipped");
    }
    assert_eq!(objects[3]["summary"]["asked"], 2);
    assert_eq!(objects[3]["summary"]["solved"], 2);
    assert_eq!(searched(&folder).len(), before);
}

#[test]
fn neither_a_line_of_another_move_nor_a_bound_is_written() {
    let contradicts = "echo \"info depth 1 nodes 9 time 1 score cp 50 pv a1b1 h8g8\"; \
                       echo \"info depth 2 nodes 99 time 2 score cp 20 upperbound pv a1b1\"; \
                       echo bestmove a1a2";
    let folder = folder_with(&[("7k/8", contradicts)]).with("in.epd", format!("{KINGS}\n"));
    let run = analyse(&folder, &["--depth=2", "in.epd"]);
    let expected = format!("{KINGS} acd 2; acn 99; acs 0; pm Ka2; engine \"Scripted 1\";\n");
    assert_eq!(run.text(), expected);
    let run = analyse(&folder, &["--depth=2", "--json", "in.epd"]);
    assert_eq!(run.objects()[0]["found"]["move"], "Ka2");
}

#[test]
fn a_silent_engine_loses_one_record_with_any_limit() {
    for limit in ["--nodes=100", "--depth=2"] {
        let folder = folder_with(&[("7k/8/8/8/8/8/8/K7 w - - 1 ", ":")]);
        let folder = folder.with("in.epd", wandering(4));
        let run = analyse(&folder, &[limit, "--patience=2s", "--json", "in.epd"]);
        let objects = run.objects();
        let outcomes: Vec<_> = objects
            .iter()
            .filter_map(|it| it["outcome"].as_str())
            .collect();
        assert_eq!(outcomes, ["searched", "failed", "searched", "searched"]);
        let told = "The engine reports nothing about its search";
        assert_eq!(objects[1]["message"], told);
        assert_eq!(run.err, format!("in.epd:2: {told}\n"));
        assert_eq!(run.status, 2);
    }
}

#[test]
fn an_engine_that_fails_twice_is_given_up_and_its_last_words_are_shown() {
    let fails =
        "echo 'info string cannot open net.bin'; echo 'error: no licence'; echo help >&2; exit 3";
    let folder = folder_with(&[("", fails)]).with("in.epd", wandering(5));
    let run = analyse(&folder, &["--nodes=100", "--json", "in.epd"]);
    let objects = run.objects();
    let outcomes: Vec<_> = objects
        .iter()
        .filter_map(|it| it["outcome"].as_str())
        .collect();
    assert_eq!(
        outcomes,
        ["failed", "failed", "not_asked", "not_asked", "not_asked"]
    );
    let summary = &objects[5]["summary"];
    assert_eq!(
        (&summary["failed"], &summary["not_asked"]),
        (&2.into(), &3.into())
    );
    for text in [
        &objects[0]["message"],
        &objects[1]["message"],
        &summary["stopped"],
    ] {
        let text = text.as_str().unwrap();
        for words in ["cannot open net.bin", "error: no licence", "help"] {
            assert!(text.contains(words), "{text}");
        }
    }
    let stopped = "Scripted 1 has failed 2 times in a row in the same way and is no longer used";
    assert_eq!(run.err.matches(stopped).count(), 1, "{}", run.err);
    assert_eq!((searched(&folder).len(), run.status), (2, 2));
    // The output again contains all records.
    let run = analyse(&folder, &["--nodes=100", "in.epd"]);
    let lines: Vec<_> = run.text().lines().collect();
    assert_eq!(lines.len(), 5);
    let mark = "engine_error \"ended with status 3\";";
    let marked = lines.iter().filter(|line| line.contains(mark)).count();
    assert_eq!(marked, 2);
    let last: Vec<_> = run.err.lines().last().into_iter().collect();
    assert_eq!(last, ["5 positions: 2 failed, 3 not searched"]);
}

#[test]
fn a_mate_among_the_best_moves_is_solved_by_an_equally_short_one() {
    let mates = "echo \"info depth 9 nodes 900 time 9 score mate 2 pv a1a2\"; echo bestmove a1a2";
    let folder = folder_with(&[("7k/8", mates)]);
    let text = format!("{KINGS} bm #2;\n{KINGS} bm #1;\n{KINGS} dm 3;\n{KINGS} bm #4;\n");
    let folder = folder.with("in.epd", text);
    let run = analyse(&folder, &["--depth=9", "--json", "in.epd"]);
    let objects = run.objects();
    let verdicts: Vec<_> = objects
        .iter()
        .filter_map(|it| it["verdict"].as_str())
        .collect();
    assert_eq!(verdicts, ["solved", "missed", "solved", "solved"]);
    assert_eq!(objects[0]["asked"]["dm"], 2);
    assert_eq!(
        objects[4]["summary"]["remarks"], 2,
        "two announce more than is needed"
    );
}
