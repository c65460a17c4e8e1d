//! `tabiya convert` reads and writes tables.

use super::running::{Folder, run_on};

const EPD: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"one, two\"; pv e4 Kd7; rating 1500;\n\
    8/8/8/8/8/8/8/K1k5 b - - c0 \"a \\\"b\"; fmvn 9; hmvc 5;\n";

#[test]
fn records_become_tables_and_the_same_records_again() {
    let epd = EPD.replace("\\\"", "'");
    let expected = [
        (
            "csv",
            "fen,bm,c0,id,pv,rating\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,e4,,\"one, two\",e4 Kd7,1500\n8/8/8/8/8/8/8/K1k5 b - - 5 9,,a 'b,,,\n",
        ),
        (
            "tsv",
            "fen\tbm\tc0\tid\tpv\trating\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\te4\t\tone, two\te4 Kd7\t1500\n8/8/8/8/8/8/8/K1k5 b - - 5 9\t\ta 'b\t\t\t\n",
        ),
        (
            "jsonl",
            "{\"fen\":\"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\",\"bm\":\"e4\",\"c0\":null,\"id\":\"one, two\",\"pv\":\"e4 Kd7\",\"rating\":1500}\n{\"fen\":\"8/8/8/8/8/8/8/K1k5 b - - 5 9\",\"c0\":\"a 'b\"}\n",
        ),
    ];
    for (form, table) in expected {
        let made = run_on(epd.as_bytes(), &["convert", "--to", form]);
        assert_eq!((made.text(), &*made.err, made.status), (table, "", 0));
        let again = run_on(table.as_bytes(), &["convert", "--from=table", "--to=epd"]);
        assert_eq!((again.text(), again.status), (&*epd, 0), "{}", again.err);
        // The name of a file tells as well.
        let name = format!("some.{form}");
        let folder = Folder::new().with(&name, table);
        assert_eq!(folder.run(&["convert", "--to=epd", &name]).text(), epd);
        let as_lines = folder.run(&["convert", "--from=lines", "--to=epd", &name]);
        assert_eq!(as_lines.text(), table);
    }
}

#[test]
fn what_a_table_cannot_hold_is_named_before_it_is_written() {
    let lines = "# a remark\n4k3/8/8/8/8/8/8/4K3 w - - name \"x\"; id \"y\";\n\nnot a position\n";
    let run = run_on(lines.as_bytes(), &["convert", "--to=csv"]);
    assert_eq!(
        run.text(),
        "fen,id,name\n4k3/8/8/8/8/8/8/4K3 w - - 0 1,y,\n"
    );
    assert!(
        run.err.contains(
            "Not all of this fits into the table:\n2 lines are not positions.\nname: 1 position\n"
        ),
        "{}",
        run.err
    );
    assert_eq!(run.status, 2);
}

#[test]
fn evaluations_become_the_operations_of_an_analysis() {
    let line = "{\"fen\":\"7K/8/k1P5/7p/8/8/8/8 w - -\",\"evals\":[{\"pvs\":[{\"cp\":5,\"line\":\"h8g7\"}],\"knodes\":1,\"depth\":9}]}\nbroken\n";
    let folder = Folder::new().with("evals.jsonl", line);
    let run = folder.run(&["convert", "--to=epd", "evals.jsonl"]);
    assert_eq!(
        run.text(),
        "7K/8/k1P5/7p/8/8/8/8 w - - acd 9; acn 1000; ce 5; pv Kg7;\n"
    );
    assert_eq!(
        run.err,
        "evals.jsonl:2: row 2: not a JSON object from here: broken\n"
    );
    assert_eq!(run.status, 2);
}

#[test]
fn several_inputs_of_any_kind_are_one_output_in_their_order() {
    let folder = Folder::new()
        .with("one.epd", "4k3/8/8/8/8/8/8/4K3 w - - id \"1\";\n")
        .with(
            "two.jsonl",
            "{\"fen\":\"4k3/8/8/8/8/8/8/4K3 b - - 0 1\",\"id\":2}\n",
        )
        .with("three.fen", "\u{feff}4k3/8/8/8/8/8/8/4K3 w - - 0 3");
    let run = folder.run(&["convert", "--to=csv", "one.epd", "two.jsonl", "three.fen"]);
    let expected = "fen,id\n4k3/8/8/8/8/8/8/4K3 w - - 0 1,1\n4k3/8/8/8/8/8/8/4K3 b - - 0 1,2\n4k3/8/8/8/8/8/8/4K3 w - - 0 3,\n";
    assert_eq!((run.text(), &*run.err, run.status), (expected, "", 0));
    let saved = folder.run(&["convert", "--to=jsonl", "-o", "two.jsonl", "two.jsonl"]);
    assert_eq!((saved.text(), saved.status), ("", 0), "{}", saved.err);
    let expected = "{\"fen\":\"4k3/8/8/8/8/8/8/4K3 b - - 0 1\",\"id\":2}\n";
    assert_eq!(folder.read("two.jsonl"), expected.as_bytes());
}

#[test]
fn a_table_without_positions_is_refused_with_its_columns_and_not_read_as_games() {
    let refused = |name: &str, table: &str, columns: &str| {
        let folder = Folder::new().with(name, table);
        for command in [&["positions", name][..], &["convert", "--to=epd", name]] {
            let run = folder.run(command);
            let told = format!("{name} is a table without positions. Its columns are: {columns}. ");
            assert!(run.err.starts_with(&told), "{}", run.err);
            assert_eq!((run.text(), run.status), ("", 3));
        }
    };
    refused("a.csv", "name,year\nx,1\n", "name, year");
    refused("a.tsv", "name\tyear\nx\t1\n", "name, year");
    // JSON lines are recognised by their content as well.
    let run = run_on(b"{\"a\":{\"b\":1}}\n", &["positions"]);
    let told = "- is a table without positions. Its columns are: a. ";
    assert!(run.err.starts_with(told), "{}", run.err);
    assert_eq!((run.text(), run.status), ("", 3));
    refused("a.jsonl", "{\"name\":1,\"ye\\u001bar\":2}\n", "name, year");
}

const GAMES: &str = "[Event \"Cup, final\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"0-1\"]\n\n\
    1. f3 $2 e5 (1... d5) 2. g4 Qh4# {Mate.} 0-1\n\n\
    [White \"C\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 9\"]\n\n9... Kd7 10. -- Kd6 *\n\n\
    [White \"D\"]\n\n1. e4 Kd4 2. d4 *\n";

#[test]
fn games_become_a_table_with_a_row_for_each() {
    let folder = Folder::new().with("games.pgn", GAMES);
    let run = folder.run(&["convert", "--to=csv", "games.pgn"]);
    assert_eq!(
        run.text(),
        "Event,White,Black,Result,StartFEN,movetext,fen\n\
        \"Cup, final\",A,B,0-1,,1. f3 e5 2. g4 Qh4#,rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n\
        ,C,,*,4k3/8/8/8/8/8/4P3/4K3 b - - 0 9,9... Kd7 10. -- Kd6,8/8/3k4/8/8/8/4P3/4K3 w - - 3 11\n\
        ,D,,*,,1. e4,rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\n"
    );
    assert_eq!(run.status, 1, "{}", run.err);
    for said in [
        "games.pgn: game 3",
        "1 game has variations.",
        "1 game has comments.",
        "1 game has signs",
        "1 game cannot be read to its end.",
    ] {
        assert!(run.err.contains(said), "{said}: {}", run.err);
    }
    // Read again, the table has the last positions.
    let folder = folder.with("again.csv", run.text());
    let again = folder.run(&["convert", "--to=fen", "again.csv"]);
    assert!(
        again
            .text()
            .contains("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq -")
    );
    assert_eq!(again.text().lines().count(), 3);
}

#[test]
fn no_table_has_games_and_records() {
    let folder = Folder::new().with("games.pgn", GAMES).with("a.epd", EPD);
    let run = folder.run(&[
        "convert",
        "--to=csv",
        "--output=a.csv",
        "games.pgn",
        "a.epd",
    ]);
    assert_eq!(run.status, 3);
    assert!(run.err.contains("Convert them separately."), "{}", run.err);
    assert!(!folder.file("a.csv").exists());
}
