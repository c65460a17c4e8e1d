use super::*;
use crate::record::read_exact_epd;
use proptest::prelude::*;

/// Lines that are exact EPD or nearly so.
fn nearly_epd() -> impl Strategy<Value = String> {
    let fields = proptest::sample::select(
        &[
            "8/8/8/8/8/8/8/K1k5 w - -",
            "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3",
            "r3k2r/8/8/8/8/8/8/R3K2R w HAha -",
            "44/8/8/8/8/8/8/K1k5 w - -",
            "8/8/8/8/8/8/8/K1k5 w -",
            "8/8/8/8/8/8/8/K1k5 W - -",
        ][..],
    );
    let piece = proptest::sample::select(
        &[
            " bm Nf3;",
            " id \"a b;c\";",
            " hmvc 4;",
            " fmvn 30;",
            " fmvn 0;",
            " hmvc x;",
            " c0 \"é\";",
            " acd 3",
            ";",
            " ",
            " # note",
            " 0 1",
            " \"",
            " pv e4 e5;",
            " bm Nf3;",
            "\t",
            " D1 20;",
            " hmvc 99999999999;",
        ][..],
    );
    (fields, proptest::collection::vec(piece, 0..4))
        .prop_map(|(fields, pieces)| fields.to_owned() + &pieces.concat())
}

proptest! {
    #[test]
    fn the_fast_epd_reader_agrees_with_the_tolerant_one(line in nearly_epd()) {
        let Understanding::One(slow) = understand(&line) else {
            prop_assert!(read_exact_epd(line.as_bytes()).is_none());
            return Ok(());
        };
        let is_exact = slow.repairs.is_empty() && slow.fields == 4;
        let fast = read_exact_epd(line.as_bytes());
        prop_assert_eq!(fast.is_some(), is_exact, "{:?}", slow.repairs);
        if let Some((position, operations)) = fast {
            prop_assert_eq!(position, slow.position);
            prop_assert_eq!(line.get(operations), line.get(slow.operations));
        }
    }
}

#[test]
fn operations_of_a_latin_1_line_are_found_in_its_own_bytes() {
    let line = b"\xe9: 8/8/8/8/8/8/8/K1k5 w - - id \"M\xfcnchen\";";
    let Judgement::Read(read) = judge(line) else {
        unreachable!("it can be read");
    };
    let operations = line.get(read.operations);
    assert_eq!(operations, Some(&b"id \"M\xfcnchen\";"[..]));
}
