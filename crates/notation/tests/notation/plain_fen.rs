//! Records as plain FEN: the fields keep their bytes, and every operation that has no place is named.

use tabiya_notation::fen::read_fen;
use tabiya_notation::plain_fen::plain_fen;
use tabiya_notation::record::read_record;

#[test]
fn a_record_with_operations_becomes_six_fields() {
    for (line, expected, lost) in [
        (
            "4k3/8/8/8/8/8/8/4K3 w - -",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 b - - fmvn 36;",
            "4k3/8/8/8/8/8/8/4K3 b - - 0 36",
            "",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - hmvc 9; fmvn 12; bm Ke2; id \"a b\";",
            "4k3/8/8/8/8/8/8/4K3 w - - 9 12",
            "bm id",
        ),
        // The spelling of castling rights and of the target is the user's.
        (
            "4k3/8/8/8/4P3/8/8/4K2R b H e3 id \"x\";",
            "4k3/8/8/8/4P3/8/8/4K2R b H e3 0 1",
            "id",
        ),
        // A right without a rook would be lost if the position were written anew.
        (
            "4k3/8/8/8/8/8/8/4K3 w K - c0 \"x\";",
            "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
            "c0",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 3 9 bm Ke2;",
            "4k3/8/8/8/8/8/8/4K3 w - - 3 9",
            "bm",
        ),
    ] {
        let plain = plain_fen(line.as_bytes()).unwrap();
        assert_eq!(String::from_utf8(plain.line.clone()).unwrap(), expected);
        assert_eq!(plain.lost.join(" "), lost, "{line}");
        assert!(plain_fen(&plain.line).is_none(), "{line}");
        let written = read_fen(expected).unwrap();
        assert_eq!(written, read_record(line.as_bytes()).unwrap().position);
    }
}

#[test]
fn plain_lines_remarks_and_other_text_stay_as_they_are() {
    for line in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 # a study",
        "# 4k3/8/8/8/8/8/8/4K3 w - -",
        "",
        "8/8/8x broken",
    ] {
        assert_eq!(plain_fen(line.as_bytes()), None, "{line}");
    }
}
