//! Games in pasted text, and text without games.

use crate::properties::games::shape;
use crate::properties::pasted::check_as_games;
use proptest::prelude::*;
use tabiya_chess::{Move, Position};
use tabiya_collection::games::{
    GameFaultKind, PastedGame, PastedGames, PlayedMove, games_in_text, write_tree,
};
use tabiya_collection::tree::{NodeId, Played, TreeEdit};
use tabiya_notation::extract::extract;
use tabiya_notation::fen::write_fen;
use tabiya_notation::moves::{PieceNames, write_san_line, write_uci_line};
use tabiya_notation::piece_letters::Language;

const FEN: &str = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1";
const TAGS: &str = "[Event \"Club\"]\n[White \"Anna\"]\n[Black \"Bert\"]\n\n";

fn games(text: &str) -> PastedGames {
    games_in_text(text, Language::English, PlayedMove::LeftOut)
}

fn game(text: &str) -> PastedGame {
    match games(text) {
        PastedGames::One(game) => *game,
        other => panic!("{text:?} is {other:?}"),
    }
}

/// The position after this number of moves of the main line.
fn position(game: &PastedGame, at: usize) -> String {
    write_fen(game.tree.node(game.tree.main_line()[at]).position())
}

fn moves(game: &PastedGame) -> Vec<Move> {
    let line = game.tree.main_line();
    let played = line.iter().filter_map(|id| game.tree.node(*id).played());
    played.filter_map(Played::as_move).collect()
}

/// The moves as engines write them.
fn uci(text: &str) -> String {
    let game = game(text);
    write_uci_line(game.tree.node(NodeId::START).position(), &moves(&game))
}

fn is_none(text: &str) {
    let games = games(text);
    assert!(matches!(games, PastedGames::None), "{text:?}: {games:?}");
}

/// The place where reading stops, and the rest.
fn stops(text: &str) -> (u32, String) {
    let fault = game(text).fault.unwrap();
    (fault.number, fault.rest)
}

#[test]
fn moves_in_any_spelling_make_a_game_from_the_start_position() {
    let ruy = "e2e4 e7e5 g1f3 b8c6 f1b5";
    for text in [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5",
        "e4 e5 Nf3 Nc6 Bb5",
        "  1.e4 e5 2.Nf3 Nc6 3.Bb5 1/2-1/2\n",
        "1 e4 e5 2 Nf3 Nc6 3 Bb5",
        "1) e4 e5 2) Nf3 Nc6 3) Bb5",
        "e2e4 e7e5 g1f3 b8c6 f1b5",
        "e2e4, e7e5, g1f3, b8c6, f1b5",
        "e2-e4 e7-e5 Ng1-f3 Nb8-c6 Bf1-b5",
        "1. e4 e5 2. Sf3 Sc6 3. Lb5",
        "1. e4 e5 2. ♘f3 ♘c6 3. ♗b5",
        "{A comment} 1. e4! $1 e5 (1... c5 2. Nf3) 2. Nf3 {another, long} Nc6 3. Bb5 *",
        "1.\u{a0}e4\u{a0}e5 2.\u{a0}Nf3 Nc6 3.\u{200b} Bb5",
        "[pgn]1. e4 e5 2. Nf3 Nc6 3. Bb5[/pgn]",
        "```\n1. e4 e5 2. Nf3 Nc6 3. Bb5\n```",
        "> 1. e4 e5 2. Nf3\n> Nc6 3. Bb5",
        "position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5",
        "startpos moves e2e4 e7e5 g1f3 b8c6 f1b5",
        "ucinewgame\nposition startpos moves e2e4 e7e5 g1f3\n b8c6 f1b5\ngo movetime 1000\n",
        "12:01 <Engine(0): position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5",
    ] {
        assert_eq!(uci(text), ruy, "{text}");
        let game = game(text);
        assert_eq!(game.fault, None, "{text}");
        assert!(game.is_certain, "{text}");
        assert_eq!(game.count_of_moves(), 3);
    }
}

#[test]
fn a_single_move_is_an_uncertain_game() {
    for text in ["e4", "1. e4", "1.e4", "e2e4", "Nf3!", "e4."] {
        assert!(!game(text).is_certain, "{text}");
        assert_eq!(game(text).count_of_moves(), 1);
    }
    // The command leaves no doubt.
    assert!(game("position startpos moves e2e4").is_certain);
}

#[test]
fn a_text_that_does_not_begin_with_a_first_move_is_not_a_game() {
    for text in [
        "",
        " \n ",
        "b6",
        "e5",
        "1... e5 2. Nf3",
        "12. Nf3 Nc6 13. O-O",
        "2. e4 e5",
        "1-0",
        "*",
        "1/2-1/2",
        "{e4 e5}",
        "I played e4 and lost",
        "e4 is the best move",
        "e4 e5 and then Nf3 were played",
        "a3.pdf",
    ] {
        is_none(text);
    }
}

#[test]
fn positions_diagrams_and_piece_lists_are_no_games() {
    for text in [
        FEN,
        "position fen 7k/8/5K2/8/8/8/8/6R1 w - - 0 1",
        "position startpos",
        "position startpos moves",
        "7k/8/5K2/8/8/8/8/6R1 w - - bm Kf7; id \"Two\";",
        "7k/8/5K2/8/8/8/8/6R1 w - - 0 1\n7k/8/5K2/8/8/8/8/7R b - - 0 1\n",
        "[FEN \"7k/8/5K2/8/8/8/8/6R1 w - - 0 1\"]",
        "[SetUp \"1\"]\n[FEN \"7k/8/5K2/8/8/8/8/6R1 w - - 0 1\"]\n\n*\n",
        "[FEN \"7k/8/5K2/8/8/8/8/6R1 w - - 0 1\"]\n*\n\n[FEN \"7k/8/5K2/8/8/8/8/7R w - - 0 1\"]\n*\n",
        // The text is a FEN, whatever follows it.
        "7k/8/5K2/8/8/8/8/6R1 w - - 0 1 1. Kf7 Kh7 2. Rh1",
        "7k/8/5K2/8/8/8/8/6R1 w - - 0 1 moves f6f7",
        "1. e4 e5 is how it begins: 7k/8/5K2/8/8/8/8/6R1 w - - 0 1",
        "7k/8/5K2/8/8/8/8/6R1 W - - O 1",
        "Kg1, Qd1, Rf1, a2-c2, Black: Kg8, pawns a7 b7",
        "Na3, Kg1, Black: Kg8",
        "a3 Kg1 kg8",
        "[quote \"Anna\"]\nI think White is better.",
        "position startpos moves e2e4\nposition startpos moves e2e4 e7e5\n",
    ] {
        is_none(text);
    }
    let game = format!("{TAGS}1. e4 e5 *\n\nAnd an ending: {FEN}");
    is_none(&game);
    let game = format!("{TAGS}1. e4 e5\n\n{FEN}\n");
    is_none(&game);
}

#[test]
fn a_game_with_tags_has_players_start_and_comments() {
    let text =
        format!("Look at this:\n\n{TAGS}1. e4 {{ best }} e5 (1... c5) 2. Nf3 1-0\n\nNice!\n");
    let anna = game(&text);
    assert_eq!(uci(&text), "e2e4 e7e5 g1f3");
    assert_eq!(anna.white.as_deref(), Some("Anna"));
    assert_eq!(anna.black.as_deref(), Some("Bert"));
    assert_eq!((anna.is_certain, anna.count_of_moves()), (true, 2));
    let record = anna.tree.node(anna.tree.main_line()[1]).record();
    let record = str::from_utf8(record).unwrap();
    assert!(record.contains("c0 \"best\";") && record.contains("id \"Anna - Bert, Club, 1.e4\";"));
    // A position in the tags is the start of the game, or repeats what is known anyway.
    let ending =
        format!("[FEN \"{FEN}\"]\n[CurrentPosition \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. Kf7 Kh7 *");
    assert_eq!(uci(&ending), "f6f7 h8h7");
    assert_eq!(position(&game(&ending), 0), FEN);
    let command = format!("position fen {FEN} moves f6f7 h8h7");
    assert_eq!(uci(&command), "f6f7 h8h7");
    // Typographic quotes of a word processor, and quoted mail.
    let text = format!("> {}", TAGS.replace('\n', "\n> ").replace('"', "”"));
    assert_eq!(uci(&format!("{text}1. d4")), "d2d4");
    // The start position is left to the repair of positions.
    is_none(&format!("{TAGS}[FEN \"8/8/broken/8 w\"]\n\n1. e4 e5 *"));
    // A game without moves ends where it begins.
    let empty = game(TAGS);
    assert_eq!((empty.tree.is_empty(), empty.count_of_moves()), (true, 0));
}

#[test]
fn castling_of_chess960_is_read_in_both_forms() {
    let fen = "4k3/8/8/8/8/8/8/R4K1R w HA - 0 1";
    for castling in ["f1h1", "f1g1", "O-O"] {
        let command = format!("position fen {fen} moves {castling} e8e7");
        let fen = position(&game(&command), 2);
        let is_step = castling == "f1g1";
        let expected = if is_step { "R5KR" } else { "R4RK1" };
        assert!(fen.contains(expected), "{castling}: {fen}");
    }
    let pgn = format!("[Variant \"Chess960\"]\n[FEN \"{fen}\"]\n\n1. O-O-O Ke7 *");
    assert!(position(&game(&pgn), 1).contains("2KR3R"));
}

#[test]
fn letters_of_other_languages_are_decided_by_the_whole_game() {
    let king = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6 f1e1 e8g8 g1f1";
    let french = "1. e4 e5 2. Cf3 Cc6 3. Fc4 Fc5 4. O-O Cf6 5. Te1 O-O 6. Rf1";
    let english = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. Re1 O-O 6. Kf1";
    let dutch = "1. e4 e5 2. Pf3 Pc6 3. Lc4 Lc5 4. O-O Pf6 5. Te1 O-O 6. Kf1";
    let russian = "1. e4 e5 2. Кf3 Кc6 3. Сc4 Сc5 4. O-O Кf6 5. Лe1 O-O 6. Крf1";
    for text in [french, &french.replace('F', "A"), english, dutch, russian] {
        assert_eq!(uci(text), king, "{text}");
        assert_eq!(
            uci(&format!("Some words.\n\n{TAGS}{text} *\n")),
            king,
            "{text}"
        );
    }
    // Without another letter the language stays open.
    assert_eq!(uci("1. a4 a5 2. Ra2 h6 3. Ra1"), "a2a4 a7a5 a1a2 h7h6 a2a1");
}

#[test]
fn a_broken_game_ends_before_the_fault_and_keeps_the_rest_as_text() {
    assert_eq!(
        stops("1. e4 e5 2. Nf9 Nc6 3. Bb5"),
        (2, "Nf9 Nc6 Bb5".to_owned())
    );
    assert_eq!(stops("e4 e5 Ke3 Nc6"), (2, "Ke3 Nc6".to_owned()));
    assert_eq!(stops("e2e4 e7e5 e4e6"), (2, "e4e6".to_owned()));
    assert_eq!(
        stops("1. e4 Ke7 {why?} (1... e5) 2. d4"),
        (1, "Ke7 d4".to_owned())
    );
    let unknown = game("1. e4 e5 and so on");
    assert_eq!(
        (unknown.fault, unknown.skipped.as_deref()),
        (None, Some("and"))
    );
    assert_eq!(
        stops("position startpos moves e7e5"),
        (1, "e7e5".to_owned())
    );
    assert_eq!(stops(&format!("{TAGS}1. e5 e4")), (1, "e5 e4".to_owned()));
    let open = game("1. e4 e5 (1... c5 2. Nf3");
    assert_eq!(open.fault.unwrap().kind, GameFaultKind::Unclosed);
    // A rest too long to repair by hand is not kept.
    let long = format!("1. e4 e5 2. Nf9 {}", "Nc6 ".repeat(10_000));
    assert!(stops(&long).1.len() <= 2000);
}

#[test]
fn a_null_move_is_a_step_of_the_line() {
    let game = game("1. e4 -- 2. d4 d5");
    assert_eq!((moves(&game).len(), game.count_of_moves()), (3, 2));
    assert!(position(&game, 4).starts_with("rnbqkbnr/ppp1pppp/8/3p4/3PP3/"));
    assert!(write_tree(&game.tree).ends_with("\n\n1. e4 -- 2. d4 d5 *\n"));
}

#[test]
fn a_pasted_game_keeps_variations_comments_and_glyphs_and_is_written_as_it_was() {
    let text = "[Event \"„Cup“\"]\r\n[Result \"1-0\"]\r\n\r\n{first} 1.e4 $146 {[%clk 0:03:00] a}  ( {other} 1.d4 d5 (1...Nf6! 2.c4) 2.c4 ) e5 {b} {c} 1-0\r\n\r\n";
    let pasted = game(text);
    assert_eq!((pasted.fault.clone(), pasted.broken_variations), (None, 0));
    assert_eq!(write_tree(&pasted.tree), text, "untouched");
    let tree = &pasted.tree;
    let start = tree.node(NodeId::START);
    let [e4, d4] = *start.children() else {
        panic!("{start:?}")
    };
    assert_eq!(start.notes().after, ["first"]);
    assert_eq!(tree.node(e4).notes().glyphs, [146]);
    assert_eq!(tree.node(e4).notes().after, ["[%clk 0:03:00] a"]);
    assert_eq!(tree.node(d4).notes().before, ["other"]);
    assert_eq!(tree.node(d4).children().len(), 2);
    let mut touched = tree.clone();
    assert!(touched.edit(TreeEdit::CutOff, d4));
    assert_eq!(
        write_tree(&touched),
        "[Event \"„Cup“\"]\n[Result \"1-0\"]\n\n{first} 1. e4 $146 {[%clk 0:03:00] a} ( {other} 1. d4 ) 1... e5 {b} {c} 1-0\n"
    );
    // The words around a game are not part of it.
    let around = format!("See:\n\n{TAGS}1. e4 *\n\nGood!\n");
    let written = write_tree(&game(&around).tree);
    assert_eq!(written.trim_end(), format!("{TAGS}1. e4 *"));
}

#[test]
fn broken_variations_are_counted_and_the_game_goes_on() {
    let game = game("1. e4 (1. d4 d6 2. Kd7 c5) (1. c9) 1... e5 2. Nf3 *");
    assert_eq!(game.fault, None);
    assert_eq!(game.broken_variations, 2);
    assert!(!game.is_whole());
    assert_eq!(moves(&game).len(), 3);
}

#[test]
fn variations_nested_to_any_depth_are_read_and_written() {
    const DEPTH: usize = 10_000;
    let mut text = "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n".to_owned();
    let kings = ["Kf1 (Kd1 ", "Kf8 (Kd8 ", "Kc1 (Ke1 ", "Kc8 (Ke8 "];
    text.extend(kings.into_iter().cycle().take(DEPTH));
    text.extend(std::iter::repeat_n(')', DEPTH));
    text.push_str(" *\n");
    let game = game(&text);
    assert_eq!((game.fault.clone(), game.broken_variations), (None, 0));
    let mut tree = game.tree.clone();
    let first = tree.node(NodeId::START).children()[0];
    assert!(tree.edit(TreeEdit::Demote, first));
    assert!(tree.edit(TreeEdit::Promote, first));
    let written = write_tree(&tree);
    assert_eq!(written.matches('(').count(), DEPTH);
    assert_eq!(shape(&self::game(&written).tree), shape(&tree));
}

#[test]
fn several_games_are_separated_from_the_text_between_them() {
    let text = format!("Here:\n\n{TAGS}1. e4 e5 1-0\n\nMore words.\n\n{TAGS}1. d4 *\nThe end.");
    let PastedGames::Several(all) = games(&text) else {
        panic!("{:?}", games(&text));
    };
    assert_eq!(all, format!("{TAGS}1. e4 e5 1-0\n\n{TAGS}1. d4 *\n\n"));
    assert!(matches!(
        games("1. e4 e5 1-0\n\n1. d4 d5 0-1\n"),
        PastedGames::Several(_)
    ));
    let ending = format!("[FEN \"{FEN}\"]\n\n1. Kf7 *\n\n[FEN \"{FEN}\"]\n\n1. Ke7 *\n");
    assert!(matches!(games(&ending), PastedGames::Several(_)));
}

#[test]
fn a_game_of_a_variant_is_refused_by_name_and_a_position_alone_is_kept() {
    let refused = |text: &str| match games(text) {
        PastedGames::OfVariant(kind, name) => (kind, name),
        other => panic!("{text:?} is {other:?}"),
    };
    assert_eq!(
        refused(&format!("{TAGS}[Variant \"Atomic\"]\n\n1. e4 d5 2. exd5 *")),
        (GameFaultKind::Variant, "Atomic".to_owned())
    );
    let pocket = "4k3/8/8/8/8/8/4P3/4K3[QRnp] w - - 0 1";
    assert_eq!(
        refused(&format!("[FEN \"{pocket}\"]\n\n1. e4 Kd7 *")),
        (GameFaultKind::VariantMarks, pocket.to_owned())
    );
    is_none(&format!("position fen {pocket} moves e2e4"));
    is_none(&format!("[FEN \"{pocket}\"]\n\n*"));
    is_none(&format!("[Variant \"Atomic\"]\n[FEN \"{FEN}\"]\n\n*"));
}

/// Words that occur in texts about chess.
fn words() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "e4",
        "e5",
        "Nf3",
        "Nc6",
        "Bb5",
        "O-O",
        "0-0",
        "b6",
        "1.",
        "1...",
        "2.",
        "12.",
        "1-0",
        "*",
        "--",
        "$1",
        "!?",
        "(",
        ")",
        "{",
        "}",
        "{note}",
        "; rest\n",
        "[Event \"x\"]\n",
        "[White \"A\"]\n",
        "[FEN \"7k/8/5K2/8/8/8/8/6R1 w - - 0 1\"]\n",
        "\n\n",
        "\n",
        "position",
        "startpos",
        "fen",
        "moves",
        "go",
        "e2e4",
        "e7e5",
        "7k/8/5K2/8/8/8/8/6R1 w - - 0 1",
        "7k/8/5K2/8/8/8/8/6R1",
        "w",
        "-",
        "Kg1",
        "Kg8",
        "White:",
        "Sf3",
        "♘f3",
        "and",
        "„",
        "\u{a0}",
        "[#]",
        "% x\n",
        "<",
        ">",
        "8/8",
        "bm Kf7;",
    ]);
    prop::collection::vec(word, 0..24).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn positions_take_precedence_over_games_in_any_pasted_text(text in words()) {
        check_as_games(&text);
    }

    #[test]
    fn any_line_of_moves_is_read_back_in_each_spelling(choices in prop::collection::vec(any::<u8>(), 1..60)) {
        let start = Position::start();
        let mut position = start;
        let mut line = Vec::new();
        for choice in choices {
            let mover = tabiya_chess::Mover::new(&position).unwrap();
            let moves = mover.moves();
            let Some(played) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
            line.push(*played);
            position = position.after(*played);
        }
        let names = [PieceNames::Letters(Language::English), PieceNames::Figurines];
        let texts = names.map(|names| write_san_line(&start, &line, names));
        let uci = write_uci_line(&start, &line);
        for text in texts.iter().chain([&uci, &format!("position startpos moves {uci}")]) {
            let game = game(text);
            prop_assert_eq!(&game.fault, &None);
            prop_assert_eq!(&moves(&game), &line);
            if !text.contains("startpos") {
                prop_assert!(extract(text).is_empty());
            }
        }
    }
}
