//! Games that are not chess.

use super::{every, extracted, wanted};
use tabiya_collection::games::{GameFaultKind, Which};

/// The kind and the word of the fault of the only game in a text, and the number of its positions.
fn fault(text: &str) -> (GameFaultKind, String, u64) {
    let (_, found) = extracted(text.as_bytes(), wanted(Which::Every, true));
    assert_eq!((found.games, found.broken.len()), (1, 1), "{text}");
    let broken = &found.broken[0];
    (broken.kind, broken.word.clone(), found.positions)
}

#[test]
fn games_of_other_variants_are_refused_by_name() {
    for name in [
        "Atomic",
        "Crazyhouse",
        "crazyhouse960",
        "Crazyhouse 960",
        "Antichess",
        "Giveaway",
        "Suicide",
        "Losers",
        "Three-check",
        "3-check",
        "3Check",
        "King of the Hill",
        "Racing Kings",
        "Horde",
        "Bughouse",
        "xiangqi",
        "Chinese chess",
        "Double chess",
        "Capablanca",
        "Chess 480",
        "random",
        "Stratomic",
        "wild/5",
    ] {
        let text = format!("[Event \"x\"]\n[Variant \"{name}\"]\n\n1. e4 d5 2. exd5 Nf6 *\n");
        let refused = (GameFaultKind::Variant, name.to_owned(), 0);
        assert_eq!(fault(&text), refused);
        assert_eq!(fault(&text.replace("Variant", "variant")), refused);
    }
    // The tag may have any spelling.
    for tag in [
        "[Variant: \"Atomic\"]",
        "[Variant Atomic]",
        "[VARIANT 'Atomic']",
        "[Variant = \"Atomic\"",
    ] {
        let text = format!("[Event \"x\"]\n{tag}\n\n1. e4 d5 *\n");
        assert_eq!(
            fault(&text),
            (GameFaultKind::Variant, "Atomic".to_owned(), 0),
            "{tag}"
        );
    }
}

#[test]
fn a_refused_game_does_not_affect_the_others() {
    let text = "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n[Variant \"Horde\"]\n\n1. e4 unknown e5 *\n\n\
        [Event \"c\"]\n[Variant \"Racing Kings\"]\n\n1. Kh3 *\n\n[Event \"d\"]\n\n1. d4 *\n";
    let (_, found) = extracted(text.as_bytes(), wanted(Which::Last, false));
    let broken: Vec<_> = found
        .broken
        .iter()
        .map(|one| (one.game, &*one.word))
        .collect();
    assert_eq!(broken, [(2, "Horde"), (3, "Racing Kings")]);
    assert_eq!((found.games, found.positions), (4, 2));
    assert_eq!(found.skipped, []);
}

#[test]
fn chess_and_chess960_are_read_under_every_usual_name() {
    for name in [
        "Standard",
        "standard",
        "normal",
        "Chess",
        "chess",
        "Standard Chess",
        "Orthodox",
        "regular",
        "Classical",
        "From Position",
        "fromPosition",
        "Chess960",
        "chess 960",
        "Chess-960",
        "960",
        "Fischerandom",
        "FischerRandom",
        "fischerrandom",
        "Fischer Random",
        "Fischer Random Chess",
        "Fischerandom/Chess960",
        "Chess960 (position 518)",
        "Double Fischer Random",
        "FRC",
        "DFRC",
        "Freestyle Chess",
        "wild/fr",
        "",
        "?",
        "-",
    ] {
        let text = format!("[Variant \"{name}\"]\n\n1. e4 d5 2. exd5 Nf6 *\n");
        assert_eq!(every(&text).len(), 5, "{name}");
    }
}

#[test]
fn a_position_with_marks_of_a_variant_is_refused() {
    for fen in [
        "4k3/8/8/8/8/8/4P3/4K3[QRnp] w - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3[] w - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3/QRnp w - - 0 1",
        "4k3/8/8/8/8/8/4P3/4KQ~2 w - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 3+3 0 1",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 +0+2",
    ] {
        let (kind, word, positions) = fault(&format!("[FEN \"{fen}\"]\n\n1. e4 Kd7 *"));
        assert_eq!((kind, positions), (GameFaultKind::VariantMarks, 0), "{fen}");
        assert!(word.starts_with("4k3/8/8/8/"), "{word}");
    }
}

#[test]
fn a_time_control_in_a_fen_is_no_mark_of_a_variant() {
    for time in ["161+0", "5+12", "10+0"] {
        let text = format!(
            "[Variant \"fischerandom\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K2R w H - {time} 0 1\"]\n\n1. e4 Kd7 *"
        );
        let records = every(&text);
        assert_eq!(records.len(), 3, "{time}");
        assert!(
            records[2].starts_with("8/3k4/8/8/4P3/8/8/4K2R w K - "),
            "{records:?}"
        );
    }
}
