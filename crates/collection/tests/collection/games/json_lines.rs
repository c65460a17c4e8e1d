//! JSON lines with positions.

use super::tables::extracted as extracted_from_table;
use proptest::prelude::*;
use tabiya_collection::games::{Columns, FoundRows, RowFaultKind, TableFault, TableForm};

const FEN: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

const EVALS: &str = r#"{"fen":"7r/1p3k2/p1bPR3/5p2/2B2P1p/8/PP4P1/3K4 b - -","evals":[{"pvs":[{"cp":69,"line":"f7g7 e6e2 h8d8 e2d2 b7b5 c4e6"},{"cp":163,"line":"h8d8 d1e1"}],"knodes":200973,"depth":36},{"pvs":[{"cp":65,"line":"f7g7 e6e2 h8d8"}],"knodes":4189972,"depth":46}]}
{"fen":"8/4r3/2R2pk1/6pp/3P4/6P1/5K1P/8 w - -","evals":[{"pvs":[{"mate":3,"line":"c6c5 e7d7 nonsense"}],"knodes":9,"depth":5}]}
{"fen":"8/4r3/2R2pk1/6pp/3P4/6P1/5K1P/8 b - -","evals":[{"pvs":[{"mate":2,"line":""}],"depth":5}]}
"#;

fn extracted(text: &str) -> (Vec<String>, FoundRows) {
    let columns = Columns::of(text.as_bytes()).expect("columns");
    assert_eq!(columns.form, TableForm::Objects);
    extracted_from_table(text)
}

#[test]
fn the_deepest_evaluation_becomes_the_operations_of_an_analysis_for_the_side_to_move() {
    let (records, found) = extracted(EVALS);
    assert_eq!(
        records,
        [
            "7r/1p3k2/p1bPR3/5p2/2B2P1p/8/PP4P1/3K4 b - - acd 46; acn 4189972000; ce -65; pv Kg7 Re2 Rd8;",
            "8/4r3/2R2pk1/6pp/3P4/6P1/5K1P/8 w - - acd 5; acn 9000; ce 32762; dm 3; pv Rc5 Rd7;",
            "8/4r3/2R2pk1/6pp/3P4/6P1/5K1P/8 b - - acd 5; ce -32763;",
        ]
    );
    assert_eq!((found.rows, found.broken.len()), (3, 0));
}

#[test]
fn columns_are_the_names_of_the_first_lines_in_any_order() {
    let text = format!(
        "{{\"id\": 7, \"FEN\": \"{FEN}\", \"note\": \"a \\\"b\\\" \\u00e9\\ud83d\\ude00\\n\\/\", \"ok\": true, \"x\": null}}\n\
         \n\
         {{\"Themes\":[\"fork\"],\"FEN\":\"{FEN}\"}}\r\n\
         {{ \"note\" : -1.5e3 , \"FEN\" : \"8/8/8/8/8/8/8/K1k5 b - - 5 9\" }}"
    );
    let (records, found) = extracted(&text);
    assert_eq!(
        records,
        [
            "4k3/8/8/8/8/8/4P3/4K3 w - - id \"7\"; note \"a 'b' é😀 /\"; ok \"true\";",
            "4k3/8/8/8/8/8/4P3/4K3 w - - theme \"['fork']\";",
            "8/8/8/8/8/8/8/K1k5 b - - fmvn 9; hmvc 5; note \"-1.5e3\";",
        ]
    );
    assert_eq!((found.rows, found.broken.len()), (3, 0));
    // A position counts under any name, and moves are a solution.
    let (records, _) = extracted(&format!(
        "{{\"start\":\"{FEN}\",\"moves\":\"e2e4 e8d7\"}}\n"
    ));
    assert_eq!(records, ["4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; pv e4 Kd7;"]);
}

#[test]
fn each_broken_line_has_one_message_and_all_others_are_read() {
    let deep = |depth| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    let broken = [
        ("{\"fen\":\"", RowFaultKind::NotAnObject),
        ("not JSON", RowFaultKind::NotAnObject),
        ("[1]", RowFaultKind::NotAnObject),
        ("{\"fen\":1,}", RowFaultKind::NotAnObject),
        ("{\"fen\":01}", RowFaultKind::NotAnObject),
        ("{\"fen\":\"\\x\"}", RowFaultKind::NotAnObject),
        ("{\"fen\":\"\\u12g4\"}", RowFaultKind::NotAnObject),
        ("{\"fen\":nul}", RowFaultKind::NotAnObject),
        ("{\"fen\":\"\t\"}", RowFaultKind::NotAnObject),
        ("{} {}", RowFaultKind::NotAnObject),
        ("{}", RowFaultKind::Position),
        ("{\"fen\":[]}", RowFaultKind::Position),
        ("{\"fen\":\"x\",\"fen\":\"y\"}", RowFaultKind::RepeatedName),
    ];
    let mut broken: Vec<_> = broken.map(|(line, kind)| (line.to_owned(), kind)).into();
    broken.push((format!("{{\"fen\":{}}}", deep(65)), RowFaultKind::TooDeep));
    broken.push((format!("{{\"fen\":{}}}", deep(64)), RowFaultKind::Position));
    broken.push((
        format!("{{\"fen\":{}", "[".repeat(900_000)),
        RowFaultKind::TooDeep,
    ));
    let long = format!("{{\"fen\":\"{FEN}\",\"note\":\"{}", "x".repeat(3 << 19));
    broken.push((long, RowFaultKind::TooLong));
    let good = format!("{{\"fen\":\"{FEN}\"}}\n");
    let mut text = good.clone();
    for (line, _) in &broken {
        text.push_str(line);
        text.push('\n');
        text.push_str(&good);
    }
    let (records, found) = extracted(&text);
    assert_eq!(records.len(), broken.len() + 1);
    assert_eq!(found.broken.len(), broken.len());
    for (number, (found, (line, kind))) in found.broken.iter().zip(&broken).enumerate() {
        let place = 2 * number as u64 + 2;
        let start: String = line.chars().take(60).collect();
        assert_eq!((found.kind, found.line), (*kind, place), "{start}");
        assert!(found.word.len() <= 43, "{}", found.word);
    }
}

#[test]
fn objects_without_a_position_are_refused_with_their_names() {
    let refused = |text: &str| Columns::read(text.as_bytes()).unwrap_err();
    let names = |names: &[&str]| {
        TableFault::NoPositions(names.iter().map(|name| (*name).to_owned()).collect())
    };
    assert_eq!(
        refused("{\"a\":1,\"b c\":\"x\"}\n{\"d\":[]}\n"),
        names(&["a", "b c", "d"])
    );
    let long = "n".repeat(50);
    let many: Vec<_> = (0..13).map(|number| format!("\"{number}\":0")).collect();
    let TableFault::NoPositions(told) = refused(&format!("{{\"{long}\":1,{}}}", many.join(",")))
    else {
        panic!("it has few columns");
    };
    assert_eq!(told.first(), Some(&format!("{}…", "n".repeat(40))));
    assert_eq!(
        (told.len(), told.last().map(String::as_str)),
        (13, Some("…"))
    );
    // Names in an object that is never closed count as well, but a comment of a game is no object.
    assert_eq!(refused("{\"a\":1,\"b\":"), names(&["a"]));
    assert_eq!(Columns::read(b"{\"a\" is a good move} 1. e4"), Ok(None));
    let wide: Vec<_> = (0..4097).map(|number| format!("\"{number}\":0")).collect();
    let wide = format!("{{\"fen\":\"{FEN}\",{}}}", wide.join(","));
    assert!(
        Columns::of(wide.as_bytes()).is_some(),
        "only its beginning counts"
    );
}

#[test]
fn separated_values_without_a_position_are_refused_with_their_names() {
    let named = |names: &[&str]| {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Err(TableFault::NoPositions(names))
    };
    assert_eq!(Columns::read_table(b"a;b\n1;2\n"), named(&["a", "b"]));
    assert_eq!(
        Columns::read_table(b"a\tb,c\td\n"),
        named(&["a", "b,c", "d"])
    );
    // A single column may be anything.
    assert_eq!(Columns::read_table(b"a\nb\n"), Ok(None));
    assert_eq!(Columns::read_table(b""), Ok(None));
}

fn any_json() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        Just("null".to_owned()),
        any::<bool>().prop_map(|value| value.to_string()),
        any::<i32>().prop_map(|value| value.to_string()),
        any::<f64>().prop_map(|value| serde_json::json!(value).to_string()),
        any::<String>().prop_map(|value| serde_json::json!(value).to_string()),
        "[-0-9.eE+]{0,6}",
        "\"[\\\\u0-9a-fbnrt/\"]{0,10}\"",
    ];
    leaf.prop_recursive(4, 16, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4)
                .prop_map(|values| format!("[ {}]", values.join(" ,"))),
            prop::collection::vec(("[a-c]", inner), 0..4).prop_map(|members| {
                let members = members
                    .iter()
                    .map(|(name, value)| format!("\"{name}\":{value}"));
                format!("{{{}}}", members.collect::<Vec<_>>().join(","))
            }),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// The reader accepts exactly what an independent reader accepts, and reads the same text.
    #[test]
    fn any_value_is_read_as_by_another_reader(value in any_json()) {
        let text = format!("{{\"fen\":\"{FEN}\",\"note\":\"x\"}}\n{{\"fen\":\"{FEN}\",\"note\":{value}}}\n");
        prop_assume!(!value.contains('\n'));
        let (records, found) = extracted(&text);
        let line = text.lines().nth(1).unwrap();
        match serde_json::from_str::<serde_json::Value>(line) {
            Err(error) if error.to_string().contains("number out of range") => {}
            Err(error) if error.to_string().contains("surrogate") => {}
            Err(error) => {
                prop_assert_eq!(records.len(), 1, "{} {}", value, error);
                prop_assert_eq!(found.broken.len(), 1);
            }
            Ok(read) => {
                prop_assert_eq!(records.len(), 2, "{} {:?}", value, found.broken);
                if let Some(text) = read["note"].as_str() {
                    let is_plain = |sign: char| sign.is_ascii_alphanumeric() || sign == ' ';
                    if text.len() < 200 && text.chars().all(is_plain) {
                        let words: Vec<_> = text.split_whitespace().collect();
                        let words = words.join(" ");
                        prop_assert!(words.is_empty() || records[1].contains(&words), "{:?}", records);
                    }
                }
            }
        }
    }
}
