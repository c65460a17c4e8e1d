//! Tables of puzzles and of other positions.

use crate::properties::games::check_records;
use tabiya_collection::games::{
    BrokenRow, Columns, CutRows, FoundRows, RowFaultKind, TableExtractor, TableForm,
};

const HEAD: &str =
    "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n";
const PUZZLES: &str = "00sHx,q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17,e8d7 a2e6 d7d8 f7f8,1760,80,83,72,mate mateIn2 middlegame short,https://example.org/yyznGmXs/black#34,Italian_Game Italian_Game_Classical_Variation\n\
00sJ9,r3r1k1/p4ppp/2p2n2/1p6/3P1qb1/2NQR3/PPB2PP1/R1B3K1 w - - 5 18,e3g3 e8e1 g1h2 e1c1 a1c1 f4h6 h2g1 h6c1,2671,105,87,325,advantage attraction fork,https://example.org/gyFeQsOE#35,\n";

pub(super) fn extracted(text: &str) -> (Vec<String>, FoundRows) {
    let columns = Columns::of(text.as_bytes()).expect("columns");
    let mut cut = CutRows::new(columns.form);
    let mut extractor = TableExtractor::new(columns);
    let (mut out, mut found) = (Vec::new(), FoundRows::default());
    // The stream ends after the last piece.
    let pieces = text.as_bytes().chunks(1 << 16).map(Some).chain([None]);
    for piece in pieces {
        match piece {
            Some(piece) => cut.put(piece),
            None => cut.end(),
        }
        while let Some(part) = cut.take() {
            found.add(extractor.extract(&part, &mut out));
        }
    }
    check_records(&out);
    let records = String::from_utf8(out).unwrap();
    (records.lines().map(str::to_owned).collect(), found)
}

#[test]
fn a_puzzle_becomes_the_position_after_the_first_move_with_its_solution() {
    let records = [
        "q5nr/1ppknQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 w - - bm Be6+; fmvn 18; hmvc 1; id \"00sHx\"; opening Italian_Game Italian_Game_Classical_Variation; plays 72; popularity 83; pv Be6+ Kd8 Qf8#; rating 1760; rating_dev 80; theme mate mateIn2 middlegame short; url \"https://example.org/yyznGmXs/black#34\";",
        "r3r1k1/p4ppp/2p2n2/1p6/3P1qb1/2NQ2R1/PPB2PP1/R1B3K1 b - - bm Re1+; fmvn 18; hmvc 6; id \"00sJ9\"; plays 325; popularity 87; pv Re1+ Kh2 Rxc1 Rxc1 Qh6+ Kg1 Qxc1+; rating 2671; rating_dev 105; theme advantage attraction fork; url \"https://example.org/gyFeQsOE#35\";",
    ];
    let (found, rows) = extracted(&format!("{HEAD}{PUZZLES}"));
    assert_eq!(found, records);
    assert_eq!((rows.rows, rows.positions, rows.broken.len()), (2, 2, 0));
    // The same table without names, with other line ends, and with a byte order mark of UTF-8.
    assert_eq!(extracted(PUZZLES).0, records);
    let other = format!("\u{feff}{HEAD}{PUZZLES}").replace('\n', "\r\n");
    assert_eq!(extracted(&other).0, records);
}

#[test]
fn quoted_and_unquoted_fields_of_any_length_are_equal() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let head = "one,two,FEN,three,four\n";
    for lengths in 0..20 * 20 {
        let [one, two] = [lengths / 20, lengths % 20].map(|length| "x".repeat(length));
        let bare = format!("{head}{one},{two},{fen},{two},{one}\n");
        let quoted = format!("{head}\"{one}\",{two},\"{fen}\",{two},{one}\n");
        let (records, rows) = extracted(&bare);
        assert_eq!(rows.positions, 1);
        let operations = [
            ("four", &one),
            ("one", &one),
            ("three", &two),
            ("two", &two),
        ];
        let is_there = |(opcode, text): (&str, &String)| {
            let operation = format!(" {opcode} \"{text}\";");
            records.concat().contains(&operation) != text.is_empty()
        };
        assert!(operations.into_iter().all(is_there), "{records:?}");
        assert_eq!(extracted(&quoted).0, records);
    }
    // Blanks within words count once, and text that is no word or too long is left out.
    let (records, _) = extracted(&format!(
        "Themes,FEN,note\nfork  pin   mate,{fen},{}\n\"a;b\",{fen},a  b\n",
        "y".repeat(300)
    ));
    assert!(
        records.concat().contains(" theme fork pin mate;"),
        "{records:?}"
    );
    assert!(records.concat().contains(" theme \"a;b\";"), "{records:?}");
    assert!(records.concat().contains(" note \"a b\";"), "{records:?}");
    let parts = [("note", 254), ("note_2", 46)];
    for (opcode, length) in parts {
        let operation = format!(" {opcode} \"{}\";", "y".repeat(length));
        assert!(records.concat().contains(&operation), "{records:?}");
    }
}

#[test]
fn the_position_column_of_other_tables_is_found_by_name_or_content() {
    let (records, _) = extracted(
        "Name;Position;Best move;Source\n\
         \"Lucena; the bridge\";\"1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1\";Rd1+;\"Salvio,\nNaples \"\"1634\"\"\"\n",
    );
    assert_eq!(
        records,
        [
            "1K1k4/1P6/8/8/8/8/r7/2R5 w - - best_move \"Rd1+\"; id \"Lucena; the bridge\"; source \"Salvio, Naples '1634'\";"
        ]
    );
    let (records, _) =
        extracted("1,4k3/8/8/8/8/8/4P3/4K3 w - - 3 20,good\n2,4k3/8/8/8/8/8/8/4K3 b - -,bad\n");
    assert_eq!(
        records,
        [
            "4k3/8/8/8/8/8/4P3/4K3 w - - column1 1; column3 \"good\"; fmvn 20; hmvc 3;",
            "4k3/8/8/8/8/8/8/4K3 b - - column1 2; column3 \"bad\";"
        ]
    );
    // No move has the number 0, so none is written.
    let (records, _) = extracted("position,note\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 0,good\n");
    assert_eq!(records, ["4k3/8/8/8/8/8/4P3/4K3 w - - note \"good\";"]);
    let (records, _) = extracted(
        "fen\tsolution\tbm\tbm\thmvc\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\t1. e4 Kd7\tx\ty\t7\n",
    );
    assert_eq!(
        records,
        ["4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; bm_2 \"x\"; bm_3 \"y\"; hmvc_2 7; pv e4 Kd7;"]
    );
    assert_eq!(Columns::of(b"a,b\n1,2\n"), None);
    assert_eq!(Columns::of(b""), None);
}

#[test]
fn unwanted_columns_are_left_out() {
    let mut columns = Columns::of(HEAD.as_bytes()).unwrap();
    for column in &mut columns.others {
        column.is_kept = column.opcode == "rating";
    }
    let mut cut = CutRows::new(columns.form);
    cut.put(format!("{HEAD}{PUZZLES}").as_bytes());
    cut.end();
    let mut out = Vec::new();
    TableExtractor::new(columns).extract(&cut.take().unwrap(), &mut out);
    assert!(out.starts_with(b"q5nr/1ppknQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 w - - bm Be6+; fmvn 18; hmvc 1; pv Be6+ Kd8 Qf8#; rating 1760;\n"));
}

#[test]
fn a_broken_row_is_reported_and_all_others_are_read() {
    let text = format!(
        "{HEAD}{PUZZLES}x1,not a position,e2e4,1,1,1,1,a,b,\n\nx2,4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,e2e5 e8d7,1,1,1,1,a,b,\n\
         x3,4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,e2e4 e8d7 e4e6,1,1,1,1,a,b,\nx4,4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,\"e2e4 e8d7,1\n{PUZZLES}"
    );
    let (records, found) = extracted(&text);
    let broken = |row, line, kind, word: &str| BrokenRow {
        row,
        line,
        kind,
        word: word.to_owned(),
    };
    assert_eq!(
        found.broken,
        [
            broken(3, 4, RowFaultKind::Position, "not a position"),
            broken(4, 6, RowFaultKind::Move, "e2e5"),
            broken(5, 7, RowFaultKind::Move, "e4e6"),
            broken(
                6,
                8,
                RowFaultKind::OpenQuote,
                "x4,4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,'e2e4"
            ),
        ]
    );
    assert_eq!(records.len(), 5);
    assert!(records[2].contains("bm Kd7;") && records[2].contains("pv Kd7;"));
}

#[test]
fn a_row_that_is_too_long_is_reported_and_has_no_record_in_any_table() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let long = "x".repeat(3 << 19);
    let (tabs, commas) = ("n\tfen\tzz\n", "n,fen,zz\n");
    let (blank, quoted) = (" ".repeat(3 << 19), format!("\"{long}, y\""));
    for (head, row) in [
        (tabs, format!("{long}\t{fen}\t7")),
        (tabs, format!("1\t{fen}\t{long}")),
        (tabs, format!("{blank}\t{fen}\t7")),
        (commas, format!("{quoted},{fen},7")),
        (commas, format!("1,{fen},{quoted}")),
    ] {
        let separator = head.get(1..2).unwrap();
        let short = ["1", fen, "7"].join(separator);
        let (records, found) = extracted(&format!("{head}{short}\n{row}\n{short}\n"));
        let broken: Vec<_> = found
            .broken
            .iter()
            .map(|row| (row.line, row.kind))
            .collect();
        assert_eq!(broken, [(3, RowFaultKind::TooLong)]);
        assert_eq!((found.rows, records.len()), (3, 2));
        assert!(
            records.iter().all(|record| record.ends_with(" zz 7;")),
            "{records:?}"
        );
    }
}

#[test]
fn a_stream_of_rows_is_cut_only_between_rows() {
    let quoted = "q,\"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\",\"e2e4\ne8d7\",\"1\n2\"\"\n\",1,1,1,a,b,\n";
    let text = format!("{HEAD}{}", format!("{PUZZLES}{quoted}").repeat(4000));
    let columns = Columns::of(text.as_bytes()).unwrap();
    let whole = {
        let mut cut = CutRows::new(TableForm::Separated(b','));
        cut.put(text.as_bytes());
        cut.end();
        let mut out = Vec::new();
        let found = TableExtractor::new(columns.clone()).extract(&cut.take().unwrap(), &mut out);
        (out, found)
    };
    assert_eq!(whole.1.rows, 12_000);
    for piece in [100_000, 997] {
        let mut cut = CutRows::new(TableForm::Separated(b','));
        let mut extractor = TableExtractor::new(columns.clone());
        let (mut out, mut found, mut parts) = (Vec::new(), FoundRows::default(), 0);
        for piece in text.as_bytes().chunks(piece) {
            cut.put(piece);
            while let Some(part) = cut.take() {
                parts += 1;
                found.add(extractor.extract(&part, &mut out));
            }
        }
        cut.end();
        while let Some(part) = cut.take() {
            found.add(extractor.extract(&part, &mut out));
        }
        assert!(parts > 4);
        assert!(out == whole.0);
        assert_eq!(found, whole.1);
    }
}
