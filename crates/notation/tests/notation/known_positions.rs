//! The positions that players know by name.

use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{Chess, EnPassantMode, Position as _};
use std::collections::BTreeSet;
use tabiya_chess::Level;
use tabiya_chess::problems::problems;
use tabiya_notation::fen::write_fen;
use tabiya_notation::known_positions::{
    KnownGroup, KnownPosition, known_positions, known_positions_data, search,
};
use tabiya_notation::operations;
use tabiya_notation::record::{LineKind, line_kind, read_exact_epd};

/// The lines that are positions.
fn records() -> impl Iterator<Item = &'static str> {
    let is_record = |line: &&str| line_kind(line.as_bytes()) == LineKind::Record;
    known_positions_data().lines().filter(is_record)
}

/// The position after moves from the start, as FEN with a target after every double push.
fn fen_after(moves: &str) -> String {
    let mut game = Chess::default();
    for word in moves.split_whitespace().filter(|word| !word.ends_with('.')) {
        let san: SanPlus = word.parse().unwrap();
        let next = san.san.to_move(&game).unwrap();
        game.play_unchecked(next);
        assert_eq!(san.suffix.is_some(), game.is_check(), "{word} of {moves}");
    }
    Fen::from_position(&game, EnPassantMode::Always).to_string()
}

fn text_of(line: &str, opcode: &str) -> Option<String> {
    let (_, tail) = read_exact_epd(line.as_bytes()).unwrap();
    let operation = operations::find(&line.as_bytes()[tail], opcode.as_bytes())?;
    let operand = operation.operands().next().unwrap().value().into_owned();
    Some(String::from_utf8(operand).unwrap())
}

/// The results, by name.
fn found(text: &str) -> Vec<&'static str> {
    search(text).iter().map(|known| known.name).collect()
}

fn named(name: &str) -> &'static KnownPosition {
    let mut all = known_positions().iter();
    all.find(|known| known.name == name).unwrap()
}

#[test]
fn every_line_is_a_comment_blank_or_an_exact_record() {
    for line in known_positions_data().lines() {
        match line_kind(line.as_bytes()) {
            LineKind::Blank | LineKind::Comment => {}
            LineKind::Record => assert!(read_exact_epd(line.as_bytes()).is_some(), "{line}"),
            LineKind::Unreadable => panic!("{line}"),
        }
    }
    assert_eq!(records().count(), known_positions().len());
    for (line, known) in records().zip(known_positions()) {
        let (position, _) = read_exact_epd(line.as_bytes()).unwrap();
        assert_eq!(position, known.position, "{line}");
        assert_eq!(text_of(line, "id").as_deref(), Some(known.name));
        assert_eq!(text_of(line, "c0").as_deref(), Some(known.source));
        assert_eq!(text_of(line, "c1").as_deref(), Some(known.group.name()));
        assert_eq!(text_of(line, "eco").as_deref(), known.eco);
    }
}

#[test]
fn the_data_is_standard_epd_except_for_letters_beyond_ascii() {
    for line in records() {
        let (_, tail) = read_exact_epd(line.as_bytes()).unwrap();
        let tail = &line.as_bytes()[tail];
        // Names are written with their diacritics.
        let mut faults = operations::faults(tail);
        faults.retain(|(_, fault)| fault.kind != operations::FaultKind::NotAscii);
        assert_eq!(faults, [], "{line}");
        let opcodes: Vec<_> = operations::operations(tail).collect();
        let is_in_order = opcodes.is_sorted_by_key(operations::Operation::opcode);
        assert!(is_in_order, "{line}");
    }
}

#[test]
fn there_are_over_three_hundred_positions_with_unique_names_and_sources() {
    let known = known_positions();
    assert!(known.len() >= 300, "{}", known.len());
    let names: BTreeSet<_> = known.iter().map(|known| known.name).collect();
    assert_eq!(names.len(), known.len());
    for known in known {
        assert!(known.name.trim().len() > 2, "{known:?}");
        assert!(known.source.trim().len() > 2, "{known:?}");
    }
    for (group, least) in KnownGroup::ALL.into_iter().zip([130, 15, 35, 20, 15, 20]) {
        let count = known.iter().filter(|known| known.group == group).count();
        assert!(count >= least, "{group:?} {count}");
    }
}

#[test]
fn no_position_occurs_twice() {
    let fens: Vec<_> = known_positions()
        .iter()
        .map(|known| write_fen(&known.position))
        .collect();
    let different: BTreeSet<_> = fens.iter().collect();
    assert_eq!(different.len(), fens.len());
}

#[test]
fn groups_are_contiguous_and_ordered_and_openings_are_sorted_by_code() {
    let place = |known: &KnownPosition| {
        KnownGroup::ALL
            .iter()
            .position(|group| *group == known.group)
    };
    assert!(known_positions().is_sorted_by_key(place));
    let openings = known_positions()
        .iter()
        .filter(|known| known.group == KnownGroup::Opening);
    assert!(openings.is_sorted_by_key(|known| known.eco));
}

#[test]
fn all_known_positions_are_legal() {
    for known in known_positions() {
        let illegal: Vec<_> = problems(&known.position)
            .into_iter()
            .filter(|problem| problem.level() == Level::Illegal)
            .collect();
        assert_eq!(illegal, [], "{}", known.name);
    }
}

#[test]
fn openings_follow_from_their_moves_and_codes_cover_all_volumes() {
    let mut volumes = BTreeSet::new();
    for known in known_positions() {
        let is_opening = known.group == KnownGroup::Opening;
        assert_eq!(known.eco.is_some(), is_opening, "{}", known.name);
        if let Some(eco) = known.eco {
            let (volume, number) = eco.split_at(1);
            assert!("ABCDE".contains(volume), "{eco}");
            assert_eq!(number.len(), 2, "{eco}");
            assert!(number.parse::<u8>().is_ok(), "{eco}");
            volumes.insert(volume);
            let fen = fen_after(known.source);
            assert_eq!(write_fen(&known.position), fen, "{}", known.name);
        }
    }
    assert_eq!(volumes.len(), 5);
}

#[test]
fn positions_from_games_follow_from_their_moves() {
    let mut played = 0;
    for (line, known) in records().zip(known_positions()) {
        let comments = (2..10).map_while(|rank| text_of(line, &format!("c{rank}")));
        let moves = comments.collect::<Vec<_>>().join(" ");
        if !moves.is_empty() {
            assert_eq!(known.group, KnownGroup::Game, "{}", known.name);
            assert_eq!(write_fen(&known.position), fen_after(&moves), "{line}");
            played += 1;
        }
    }
    assert_eq!(played, 15);
}

#[test]
fn odds_starts_only_lack_pieces_of_the_start() {
    let start = tabiya_chess::Position::start().board;
    for known in known_positions() {
        if known.group == KnownGroup::Odds {
            let board = known.position.board;
            assert!(board.occupied().len() < 32, "{}", known.name);
            for (square, piece) in board.pieces() {
                let count = board.squares_of(piece).len();
                assert!(count <= start.squares_of(piece).len(), "{square} {known:?}");
            }
        }
    }
}

#[test]
fn diacritics_and_case_do_not_matter() {
    for (plain, written) in [
        ("grunfeld", "Grünfeld Defence"),
        ("RETI STUDY", "Réti study"),
        ("samisch", "King's Indian Defence: Sämisch Variation"),
        ("maroczy", "Sicilian Defence: Maróczy Bind"),
        ("trebuchet", "Trébuchet"),
        ("lodz", "Rubinstein's Immortal: 22… Rxc3"),
        ("legal", "Légal Trap"),
    ] {
        assert!(found(plain).contains(&written), "{plain}");
        assert_eq!(found(plain), found(&plain.to_uppercase()));
    }
    assert_eq!(found("Grünfeld"), found("grunfeld"));
}

#[test]
fn american_spelling_and_missing_apostrophes_find_the_same_names() {
    assert_eq!(found("french defense"), found("French Defence"));
    assert_eq!(found("Kings Gambit"), found("King's Gambit"));
    assert_eq!(found("caro kann"), found("Caro-Kann"));
    assert!(found("queens gambit declined").len() > 5);
}

#[test]
fn a_code_prefix_finds_its_openings() {
    let codes: Vec<_> = search("B9")
        .iter()
        .map(|known| known.eco.unwrap())
        .collect();
    assert!(codes.len() >= 5, "{codes:?}");
    assert!(codes.iter().all(|code| code.starts_with("B9")), "{codes:?}");
    assert_eq!(search("e97")[0].eco, Some("E97"));
    assert_eq!(
        search("b90 english")[0].name,
        "Sicilian Defence: Najdorf, English Attack"
    );
}

#[test]
fn moves_find_openings_with_and_without_numbers() {
    let sicilian = found("1. e4 c5");
    assert_eq!(sicilian[0], "Sicilian Defence");
    assert_eq!(found("e4 c5"), sicilian);
    assert_eq!(found("1.e4 c5"), sicilian);
    assert_eq!(
        found("1.e4 c5 2.Nf3 Nc6 3.Bb5")[0],
        "Sicilian Defence: Rossolimo Variation"
    );
}

#[test]
fn the_name_of_a_group_is_searched_too() {
    for group in KnownGroup::ALL {
        let all = known_positions().iter().filter(|one| one.group == group);
        let found = search(group.name());
        for known in all {
            assert!(found.contains(&known), "{known:?}");
        }
    }
    let is_odds = |known: &&KnownPosition| known.group == KnownGroup::Odds;
    assert!(search("odds").iter().take(20).all(is_odds));
    assert!(search("odd").iter().any(is_odds));
    let knights = found("knight odds");
    assert!(knights.len() > 4, "{knights:?}");
    for name in &knights[..4] {
        assert!(name.starts_with("Knight "), "{knights:?}");
    }
    assert!(search("knight odds").iter().all(is_odds));
    assert_eq!(found("rook endings")[0], found("rook ending")[0]);
    assert_eq!(found("najdorf opening"), found("najdorf"));
    assert_eq!(found("najdorf study"), [""; 0]);
}

#[test]
fn every_word_must_occur() {
    assert!(found("najdorf english").len() < found("najdorf").len());
    assert_eq!(found("najdorf lucena"), [""; 0]);
    assert_eq!(found("xyzzy"), [""; 0]);
    for known in search("lasker 1890") {
        assert!(known.source.contains("1890"), "{known:?}");
    }
}

#[test]
fn names_beginning_with_the_text_come_before_names_containing_it() {
    assert_eq!(found("french")[0], "French Defence");
    assert_eq!(found("sicilian")[0], "Sicilian Defence");
    assert_eq!(found("ruy")[0], "Ruy Lopez");
    assert_eq!(
        found("dragon")[0],
        "Sicilian Defence: Hyperaccelerated Dragon"
    );
    let names = found("rook");
    let begins = names
        .iter()
        .take_while(|name| name.starts_with("Rook"))
        .count();
    assert!(begins > 3, "{names:?}");
    assert!(
        names[begins..].iter().all(|name| !name.starts_with("Rook")),
        "{names:?}"
    );
    let in_word = names
        .iter()
        .position(|name| name.contains("Back-rank"))
        .unwrap_or(names.len());
    assert!(in_word >= begins);
}

#[test]
fn empty_text_finds_all_in_order() {
    let all: Vec<_> = known_positions().iter().map(|known| known.name).collect();
    for text in ["", "   ", "-", "1."] {
        assert_eq!(found(text), all, "{text:?}");
    }
}

#[test]
fn every_position_is_among_the_first_results_for_its_name() {
    for known in known_positions() {
        let place = found(known.name)
            .iter()
            .position(|name| *name == known.name);
        assert!(
            place.is_some_and(|place| place < 3),
            "{} {place:?}",
            known.name
        );
    }
}

#[test]
fn well_known_positions_are_correct() {
    for (name, fen) in [
        ("Lucena position", "1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1"),
        ("Réti study", "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"),
        ("Saavedra position", "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1"),
        (
            "Opera Game: 16. Qb8+",
            "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 0 16",
        ),
    ] {
        assert_eq!(write_fen(&named(name).position), fen);
    }
}
