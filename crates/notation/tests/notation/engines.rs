//! Reports about programs match their observed behaviour.

use super::any::{any_position, cases, near_fen, ordinary_position};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};
use std::collections::BTreeSet;
use tabiya_chess::{Position, SquareSet};
use tabiya_notation::engines::{
    Engine, EngineReaction, EngineWarning, Reason, warnings_for, warnings_for_text,
};
use tabiya_notation::fen::{Dialect, FenStyle, read_fen, write_fen, write_fen_as};

/// The columns of the table.
const SEEN: [Engine; 8] = [
    Engine::Stockfish18,
    Engine::Stockfish19,
    Engine::FairyStockfish,
    Engine::Lichess,
    Engine::ChessJs,
    Engine::PythonChess,
    Engine::Shakmaty,
    Engine::CozyChess,
];

/// Each text of the table with the behaviour of the programs.
fn reports() -> impl Iterator<Item = (&'static str, String)> {
    include_str!("../data/engine_reports.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let (seen, text) = line.split_once('\t').unwrap();
            (seen, unescaped(text))
        })
}

fn unescaped(text: &str) -> String {
    let mut parts = text.replace("\\t", "\t");
    while let Some(start) = parts.find("\\u{") {
        let end = start + parts[start..].find('}').unwrap();
        let code = u32::from_str_radix(&parts[start + 3..end], 16).unwrap();
        parts.replace_range(start..=end, &char::from_u32(code).unwrap().to_string());
    }
    parts
}

fn effects(warnings: &[EngineWarning], engine: Engine) -> Vec<(EngineReaction, Reason)> {
    let of_engine = warnings.iter().filter(|w| w.engines.contains(&engine));
    of_engine.map(|w| (w.effect, w.reason)).collect()
}

/// Whether the report about a program fits its behaviour.
fn fits(seen: char, said: &[(EngineReaction, Reason)]) -> bool {
    let says = |effect| said.iter().any(|(said, _)| *said == effect);
    let is_silent = |(effect, reason): &(EngineReaction, Reason)| match effect {
        EngineReaction::Refuses => false,
        // Its castling shows only in its moves.
        EngineReaction::Misreads => *reason == Reason::Chess960Castling,
        // Games on lichess.org reduce large counters; its editor does not.
        EngineReaction::Drops => {
            use Reason::{FullmoveNumberTooHigh, HalfmoveClockTooHigh};
            [FullmoveNumberTooHigh, HalfmoveClockTooHigh].contains(reason)
        }
        EngineReaction::Crashes
        | EngineReaction::AnswersNonsense
        | EngineReaction::NeedsChess960 => true,
    };
    match seen {
        '.' => said.iter().all(is_silent),
        'o' => {
            let is_told = says(EngineReaction::Misreads)
                || says(EngineReaction::Drops)
                || says(EngineReaction::Crashes);
            is_told && !says(EngineReaction::Refuses)
        }
        'r' => says(EngineReaction::Refuses),
        'c' => says(EngineReaction::Crashes),
        other => panic!("{other}"),
    }
}

#[test]
fn warnings_match_the_observed_behaviour_of_engines() {
    for (seen, text) in reports() {
        let warnings = warnings_for_text(&text);
        for (seen, engine) in seen.chars().zip(SEEN) {
            let said = effects(&warnings, engine);
            assert!(fits(seen, &said), "{engine:?} {seen} {text:?}: {said:?}");
        }
    }
}

#[test]
fn text_that_every_program_reads_gives_no_warning() {
    let plain = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 100 150",
        "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
    ];
    for text in plain {
        assert_eq!(warnings_for_text(text), [], "{text}");
    }
}

#[test]
fn text_that_is_not_a_fen_gives_no_warning() {
    for text in ["", " ", "startpos", "e2e4 w KQkq", "\u{feff}", "[", "_"] {
        assert_eq!(warnings_for_text(text), [], "{text}");
    }
}

#[test]
fn every_reason_occurs_in_a_report() {
    let told: BTreeSet<Reason> = reports()
        .flat_map(|(_, text)| warnings_for_text(&text))
        .map(|warning| warning.reason)
        .collect();
    // The number of the last reason shows how many there are.
    assert_eq!(told.len(), Reason::ByteOrderMark as usize + 1, "{told:?}");
}

fn set(names: &str) -> SquareSet {
    let square = |name| tabiya_chess::Square::from_name(name).unwrap();
    names.split_whitespace().map(square).collect()
}

#[test]
fn a_warning_names_its_squares() {
    let rows = [
        (
            "4k3/8/8/8/8/8/4Q3/K3K3 w - - 0 1",
            Reason::KingCanBeTaken,
            "e2 e8",
        ),
        (
            "4k3/8/8/8/8/8/4P3/K3K3 w - - 0 1",
            Reason::SeveralKings,
            "a1 e1",
        ),
        ("8/8/8/3kK3/8/8/8/8 w - - 0 1", Reason::KingsTouch, "d5 e5"),
        (
            "4k3/8/8/8/8/8/8/R3K3 w K - 0 1",
            Reason::CastlingWithoutRook,
            "h1",
        ),
        (
            "4k3/8/8/8/4K3/8/8/8 w K - 0 1",
            Reason::CastlingWithoutRook,
            "e1 h1",
        ),
        (
            "4k3/8/8/8/8/8/8/5KR1 w G - 0 1",
            Reason::Chess960Castling,
            "f1 g1",
        ),
        (
            "4k3/8/8/8/8/8/8/5R1K w F - 0 1",
            Reason::CastlingKingOnEdge,
            "f1 h1",
        ),
        (
            "4k3/4p3/8/4pP2/8/8/8/4K3 w - e6 0 1",
            Reason::EnPassantImpossible,
            "e6 e7",
        ),
        (
            "k7/8/8/r3K2r/8/8/8/8 w - - 0 1",
            Reason::ImpossibleDoubleCheck,
            "a5 e5 h5",
        ),
        (
            "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
            Reason::PawnOnBackRank,
            "a1",
        ),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", Reason::NoKing, ""),
    ];
    for (text, reason, squares) in rows {
        let warnings = warnings_for_text(text);
        let told: Vec<_> = warnings.iter().filter(|w| w.reason == reason).collect();
        assert!(!told.is_empty(), "{text}");
        for warning in told {
            assert_eq!(warning.squares, set(squares), "{text}: {warning:?}");
        }
    }
}

#[test]
fn the_most_severe_warning_comes_first() {
    let warnings = warnings_for_text("8/8/8/8/8/8/8/8 W KQkq - 101 0 ");
    let effects: Vec<_> = warnings.iter().map(|w| w.effect).collect();
    assert!(effects.is_sorted() && effects[0] == EngineReaction::Crashes);
}

#[test]
fn programs_that_refuse_for_the_same_reason_share_a_warning() {
    let warnings = warnings_for_text("4k3/8/8/8/8/8/8/4K3 w - - 40000 1");
    let refusing = warnings
        .iter()
        .filter(|w| w.effect == EngineReaction::Refuses);
    let engines: Vec<_> = refusing.map(|w| w.engines.clone()).collect();
    let all = [Engine::Stockfish19, Engine::Lichess, Engine::CozyChess];
    assert_eq!(engines, [all.to_vec()]);
}

#[test]
fn warnings_for_a_position_leave_out_faults_of_spelling() {
    let odd = read_fen("4k3/8/8/8/8/8/8/4K3 w KQkq e6 40000 0").unwrap();
    assert_eq!(warnings_for(&odd), []);
    let chess960 = read_fen("4k3/8/8/8/8/8/8/5KR1 w K - 0 1").unwrap();
    let effects: Vec<_> = warnings_for(&chess960).iter().map(|w| w.effect).collect();
    assert!(effects.contains(&EngineReaction::NeedsChess960));
}

/// The behaviour of shakmaty in the castling mode that it detects.
fn is_refused_by_shakmaty(text: &str) -> bool {
    Fen::from_ascii(text.as_bytes()).map_or(true, |fen| {
        let mode = CastlingMode::detect(fen.as_setup());
        fen.into_position::<Chess>(mode).is_err()
    })
}

fn is_refused_by_cozy_chess(text: &str) -> bool {
    let read = |is_by_files| cozy_chess::Board::from_fen(text, is_by_files);
    read(false).or_else(|_| read(true)).is_err()
}

/// Positions of games with a typing error.
fn slipped_fen() -> impl Strategy<Value = String> {
    const GOOD: &[&str] = &[
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 12 40",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 99 120",
        "2bnk1rr/8/8/8/8/8/8/2BNK1RR w Gg - 3 20",
    ];
    const SLIPS: &[&str] = &[
        "", "", " ", "/", "8", "9", "1", "p", "P", "K", "k", "q", "R", "-", "w", "W", "KQ", "e3",
        "e6", "E6", "3", "\u{a0}", "\t", ";", " bm Nf3;", "_", "+", "~", "[", "Qn]", "\u{feff}",
        "x", "00", "000",
    ];
    let slip = (any::<Index>(), 0..3_usize, select(SLIPS));
    (select(GOOD), prop::collection::vec(slip, 1..3)).prop_map(|(text, slips)| {
        let mut text: Vec<char> = text.chars().collect();
        for (at, removed, inserted) in slips {
            let start = at.index(text.len() + 1);
            let end = (start + removed).min(text.len());
            text.splice(start..end, inserted.chars());
        }
        text.into_iter().collect()
    })
}

fn is_said_to_be_refused_by(engine: Engine, text: &str) -> bool {
    let warnings = warnings_for_text(text);
    effects(&warnings, engine)
        .iter()
        .any(|(effect, _)| *effect == EngineReaction::Refuses)
}

#[test]
fn check_counters_with_leading_zeros_are_not_reported_as_refused() {
    let board = "4k3/8/8/8/8/8/8/4K3 w - -";
    for counters in [
        "0+003 20 1",
        "003+3 0 1",
        "+00+0 0 1",
        "+0++1 0 1",
        "0 1 +01+0",
    ] {
        let text = format!("{board} {counters}");
        assert!(!is_refused_by_shakmaty(&text), "{counters}");
        assert!(
            !is_said_to_be_refused_by(Engine::Shakmaty, &text),
            "{counters}"
        );
    }
    for counters in ["4+0 0 1", "a+0 0 1"] {
        let text = format!("{board} {counters}");
        assert!(is_refused_by_shakmaty(&text), "{counters}");
        assert!(
            is_said_to_be_refused_by(Engine::Shakmaty, &text),
            "{counters}"
        );
    }
}

proptest! {
    #![proptest_config(cases(3000))]

    #[test]
    fn predicted_refusals_are_real(text in slipped_fen()) {
        if is_said_to_be_refused_by(Engine::Shakmaty, &text) {
            prop_assert!(is_refused_by_shakmaty(&text), "shakmaty {:?}", text);
        }
        // For cozy-chess, two spaces enclose an empty field, which it treats as `-`.
        let has_empty_field = text.contains("  ");
        if is_said_to_be_refused_by(Engine::CozyChess, &text) && !has_empty_field {
            prop_assert!(is_refused_by_cozy_chess(&text), "cozy-chess {:?}", text);
        }
    }

    #[test]
    fn any_text_is_examined_without_a_panic(text in near_fen(), other in any::<String>()) {
        for text in [text, other] {
            for warning in warnings_for_text(&text) {
                prop_assert!(!warning.engines.is_empty());
                prop_assert!(warning.engines.is_sorted_by(|one, next| one < next));
            }
        }
    }

    #[test]
    fn canonical_text_gives_no_warning_about_its_form(position in any_position()) {
        let shredder = FenStyle { dialect: Dialect::Shredder, ..FenStyle::STANDARD };
        let texts = [write_fen(&position), write_fen_as(&position, shredder)];
        for (text, is_x_fen) in texts.into_iter().zip([true, false]) {
            for warning in warnings_for_text(&text) {
                let is_about_position = warning.reason <= Reason::CastlingKingOnEdge
                    || [
                        Reason::CastlingFiles,
                        Reason::HalfmoveClockTooHigh,
                        Reason::FullmoveNumberTooHigh,
                    ].contains(&warning.reason)
                    || is_x_fen && warning.reason == Reason::CastlingMixed;
                prop_assert!(is_about_position, "{}: {:?}", text, warning);
            }
        }
    }

    #[test]
    fn only_positions_with_more_than_32_pieces_crash_an_engine(position in ordinary_position()) {
        let men = position.board.pieces().count();
        let warnings = warnings_for(&Position { fullmove_number: 1, ..position });
        let crashes = warnings.iter().any(|w| w.effect == EngineReaction::Crashes);
        prop_assert_eq!(crashes, men > 32);
    }
}
