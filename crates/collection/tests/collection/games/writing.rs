//! Lines of moves written as games.

use super::played_by_others;
use crate::dice::Dice;
use shakmaty::EnPassantMode;
use shakmaty::fen::Fen;
use tabiya_chess::{Move, Mover, Position};
use tabiya_collection::games::{GameReader, GameText, write_game};
use tabiya_notation::fen::{read_fen, write_fen};
use tabiya_notation::moves::read_move;

fn line(start: &Position, words: &str) -> Vec<Move> {
    let mut mover = Mover::new(start).unwrap();
    let play = |word| {
        let played = read_move(&mover, word, &[]).unwrap().played;
        mover = mover.after(played);
        played
    };
    words.split(' ').map(play).collect()
}

#[test]
fn a_written_game_has_seven_tags_move_numbers_and_result() {
    let start = Position::start();
    let moves = line(&start, "f3 e5 g4 Qh4#");
    let tags = [
        ("White", "a \"b\" \\"),
        ("ECO", "A00"),
        ("no name", "x"),
        ("FEN", "x"),
    ];
    let game = GameText {
        start: &start,
        moves: &moves,
        tags: &tags,
    };
    assert_eq!(
        write_game(&game).unwrap(),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"a \\\"b\\\" \\\\\"]\n[Black \"?\"]\n[Result \"0-1\"]\n[ECO \"A00\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n"
    );
}

#[test]
fn a_game_from_another_position_has_setup_and_fen_tags() {
    let start = read_fen("4k3/8/8/8/8/8/4P3/4K3 b - - 3 20").unwrap();
    let moves = line(&start, "Kd7 e4");
    let game = GameText {
        start: &start,
        moves: &moves,
        tags: &[("Result", "1/2-1/2")],
    };
    let text = write_game(&game).unwrap();
    assert!(text.contains("[Result \"1/2-1/2\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 20\"]\n\n20... Kd7 21. e4 1/2-1/2\n\n"));
    let start = read_fen("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1").unwrap();
    let game = GameText {
        start: &start,
        moves: &[],
        tags: &[],
    };
    assert!(
        write_game(&game)
            .unwrap()
            .contains("[Variant \"Chess960\"]\n[SetUp \"1\"]\n")
    );
}

#[test]
fn illegal_moves_are_not_written() {
    let start = Position::start();
    let moves = line(&start, "e4 e5");
    let game = |start, moves| {
        write_game(&GameText {
            start,
            moves,
            tags: &[],
        })
    };
    assert_eq!(game(&start, &moves[1..]), None);
    assert_eq!(game(&Position::empty(), &[]), None);
}

/// Tags and moves of a game, read independently of our code: the import format of the standard.
fn read_by_others(text: &str) -> (Option<String>, Vec<String>) {
    let (tags, movetext) = text.trim_end().split_once("\n\n").expect("an empty line");
    let fen = tags
        .lines()
        .find_map(|tag| tag.strip_prefix("[FEN \"")?.strip_suffix("\"]"));
    let is_move = |word: &&str| !word.ends_with('.');
    let mut words: Vec<_> = movetext
        .split_whitespace()
        .filter(is_move)
        .map(str::to_owned)
        .collect();
    let result = words.pop().expect("a result");
    assert!(tags.contains(&format!("[Result \"{result}\"]")));
    assert!(movetext.lines().all(|line| line.len() < 80));
    (fen.map(str::to_owned), words)
}

#[test]
fn random_games_are_read_back_here_and_by_another_library() {
    let mut dice = Dice::new(22);
    for number in 0..150 {
        let start = match number % 3 {
            0 => Position::start(),
            1 => {
                let men = 6 + dice.below(20);
                dice.position(men)
            }
            _ => {
                let array = shakmaty::Board::chess960(u32::try_from(dice.below(960)).unwrap());
                let setup = shakmaty::Setup {
                    castling_rights: array.rooks(),
                    board: array,
                    ..shakmaty::Setup::initial()
                };
                read_fen(&Fen::try_from_setup(setup).unwrap().to_string()).unwrap()
            }
        };
        let mut mover = Mover::new(&start).unwrap();
        let mut moves = Vec::new();
        while moves.len() < 120 && !mover.is_over() {
            let played = dice.pick(&mover.moves());
            moves.push(played);
            mover = mover.after(played);
        }
        let game = GameText {
            start: &start,
            moves: &moves,
            tags: &[],
        };
        let text = write_game(&game).unwrap();
        let ours = GameReader::new().read(text.as_bytes(), 0).cloned().unwrap();
        assert_eq!(ours.faults, [], "{text}");
        let last = ours.places.last().unwrap().position;
        assert_eq!(write_fen(&last), write_fen(mover.position()), "{text}");
        let (fen, words) = read_by_others(&text);
        assert_eq!(words.len(), moves.len());
        let Some(theirs) = played_by_others(fen.as_deref(), &words) else {
            continue;
        };
        let expected = Fen::from_position(&theirs, EnPassantMode::Always).to_string();
        let board = |fen: &str| {
            fen.split(' ')
                .take(2)
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(board(&write_fen(&last)), board(&expected), "{text}");
    }
}
