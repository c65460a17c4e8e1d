//! Repairs that are offered, and those that are not.

use tabiya_notation::fen::read_fen;
use tabiya_notation::repair::repair_error;

fn repaired(text: &str) -> Option<String> {
    let error = read_fen(text).unwrap_err();
    repair_error(text, &error).map(|repair| repair.apply(text))
}

#[test]
fn errors_with_one_sensible_repair_are_repaired() {
    let rows = [
        // Look-alikes among Latin letters: Cyrillic, Greek, full-width, Kelvin sign.
        ("rnbqКbnr/8/8/8/8/8/8/8", "rnbqKbnr/8/8/8/8/8/8/8"),
        ("rnbq\u{39a}bnr/8/8/8/8/8/8/8", "rnbqKbnr/8/8/8/8/8/8/8"),
        ("rnbq\u{ff2b}bnr/8/8/8/8/8/8/8", "rnbqKbnr/8/8/8/8/8/8/8"),
        ("rnbq\u{212a}bnr/8/8/8/8/8/8/8", "rnbqKbnr/8/8/8/8/8/8/8"),
        ("k7/\u{ff18}/8/8/8/8/8/8", "k7/8/8/8/8/8/8/8"),
        // Ranks.
        ("8/8/8/p6/8/8/8/8", "8/8/8/p7/8/8/8/8"),
        ("8/8/8/p8/8/8/8/8", "8/8/8/p7/8/8/8/8"),
        ("8/43/8/8/8/8/8/8", "8/8/8/8/8/8/8/8"),
        ("8/9/8/8/8/8/8/8", "8/8/8/8/8/8/8/8"),
        ("8/p9/8/8/8/8/8/8", "8/p7/8/8/8/8/8/8"),
        ("8/80/8/8/8/8/8/8", "8/8/8/8/8/8/8/8"),
        ("8/pppp0pppp/8/8/8/8/8/8", "8/pppppppp/8/8/8/8/8/8"),
        ("8/ppppppppp/8/8/8/8/8/8", "8/pppppppp/8/8/8/8/8/8"),
        // Other letters, other signs, and characters that belong to no FEN.
        (
            "tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST w",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
        ),
        ("♜7/8/8/8/8/8/8/♖7 w - -", "r7/8/8/8/8/8/8/R7 w - -"),
        ("8\\8\\8\\8\\8\\8\\8\\K7 w", "8/8/8/8/8/8/8/K7 w"),
        ("8/8/8/8/8/8/8/K7[Qn] w - -", "8/8/8/8/8/8/8/K7 w - -"),
        ("fen: 8/8/8/8/8/8/8/K7 w - -", "8/8/8/8/8/8/8/K7 w - -"),
        // Slashes.
        ("k7/8//8/8/8/8/8/8 w", "k7/8/8/8/8/8/8/8 w"),
        ("/k7/8/8/8/8/8/8/8 w", "k7/8/8/8/8/8/8/8 w"),
        ("k7/8/8/8/8/8/8/8/ w", "k7/8/8/8/8/8/8/8 w"),
        ("k7/8/8/8/8/8/8/8/8 w", "k7/8/8/8/8/8/8/8 w"),
        // Side to move.
        ("8/8/8/8/8/8/8/8 W - -", "8/8/8/8/8/8/8/8 w - -"),
        ("8/8/8/8/8/8/8/8 black - -", "8/8/8/8/8/8/8/8 b - -"),
        ("8/8/8/8/8/8/8/8 White", "8/8/8/8/8/8/8/8 w"),
        // Dashes.
        ("8/8/8/8/8/8/8/8 w – -", "8/8/8/8/8/8/8/8 w - -"),
        ("8/8/8/8/8/8/8/8 w - — 0 1", "8/8/8/8/8/8/8/8 w - - 0 1"),
        ("8/8/8/8/8/8/8/8 w - - − 1", "8/8/8/8/8/8/8/8 w - - 0 1"),
        // Castling.
        ("8/8/8/8/8/8/8/8 w KKkq -", "8/8/8/8/8/8/8/8 w Kkq -"),
        ("8/8/8/8/8/8/8/4K2R w KH -", "8/8/8/8/8/8/8/4K2R w K -"),
        ("8/8/8/8/8/8/8/8 w KQkq- -", "8/8/8/8/8/8/8/8 w KQkq -"),
        ("8/8/8/8/8/8/8/8 w K-kq -", "8/8/8/8/8/8/8/8 w Kkq -"),
        ("8/8/8/8/8/8/8/8 w -- -", "8/8/8/8/8/8/8/8 w - -"),
        // En passant.
        ("8/8/8/8/8/8/8/8 b - e4 0 1", "8/8/8/8/8/8/8/8 b - - 0 1"),
        (
            "8/8/8/8/4P3/8/8/8 b - E3 0 1",
            "8/8/8/8/4P3/8/8/8 b - e3 0 1",
        ),
        (
            "8/8/8/8/4P3/8/8/8 b - e4 0 1",
            "8/8/8/8/4P3/8/8/8 b - e3 0 1",
        ),
        (
            "8/8/8/4p3/8/8/8/8 w - e7 0 1",
            "8/8/8/4p3/8/8/8/8 w - e6 0 1",
        ),
        ("8/8/8/8/8/8/8/8 w KQkq 0 1", "8/8/8/8/8/8/8/8 w KQkq - 0 1"),
        ("8/8/8/8/8/8/8/8 w - 12 40", "8/8/8/8/8/8/8/8 w - - 12 40"),
        // Counters and the text after them.
        ("8/8/8/8/8/8/8/8 w - - -1 5", "8/8/8/8/8/8/8/8 w - - 0 5"),
        ("8/8/8/8/8/8/8/8 w - - 3 -", "8/8/8/8/8/8/8/8 w - - 3 1"),
        (
            "8/8/8/8/8/8/8/8 w - - 0 1 moves e2e4",
            "8/8/8/8/8/8/8/8 w - - 0 1",
        ),
    ];
    for (wrong, right) in rows {
        assert_eq!(repaired(wrong).as_deref(), Some(right), "{wrong}");
    }
}

#[test]
fn errors_with_two_possible_repairs_are_left_alone() {
    let rows = [
        // Russian letters are not look-alikes.
        "лскфКсkл/8/8/8/8/8/8/8",
        "ЛСКФ/8/8/8/8/8/8/8",
        "rnbqxbnr/8/8/8/8/8/8/8",
        // Which digit, or which piece?
        "8/8/8/p2p3/8/8/8/8",
        "8/8/8/ppppppp/8/8/8/8",
        "8/8/8/pppp1pppp/8/8/8/8",
        // Which of the empty ranks?
        "8/k7/8/8/8/8/8/8/8",
        "8//8/8/8/8/8/8",
        "8/8/8/8",
        "8/8/8/8/8/8/8/8 -",
        "8/8/8/8/8/8/8/8 KQkq - 0 1",
        "8/8/8/8/8/8/8/8 w O-O -",
        // There are two rooks on one side.
        "8/8/8/8/8/8/8/4K1RR w KG -",
        "8/8/8/8/8/8/8/8 w - 3",
        "8/8/8/8/8/8/8/8 w - - 99999999999 1",
    ];
    for wrong in rows {
        assert_eq!(repaired(wrong), None, "{wrong}");
    }
}

#[test]
fn faults_are_repaired_one_after_the_other() {
    let mut text = "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR W KQkq- – -1 x y".to_owned();
    let mut steps = 0;
    while let Err(error) = read_fen(&text) {
        text = repair_error(&text, &error).unwrap().apply(&text);
        steps += 1;
    }
    assert_eq!(
        text,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    assert_eq!(steps, 7);
}
