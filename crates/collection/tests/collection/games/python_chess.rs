//! Written trees as python-chess reads them. Without it, this test says that it was skipped.
#![expect(clippy::print_stderr, reason = "a skipped test says so")]

use crate::dice::Dice;
use crate::tree::random_tree;
use std::io::Write as _;
use std::process::{Command, Stdio};
use tabiya_collection::games::{GameReader, write_tree};
use tabiya_collection::tree::{GameTree, NodeId, Played, TreeEdit, TreeEvent};
use tabiya_notation::moves::write_uci_line;

/// Prints each game of the standard input: a line for the start, each move and each end of a variation.
const SCRIPT: &str = r#"
import sys, chess.pgn

def plain(comment):
    return comment.replace("\n", "\\n")

def tell(game):
    print(f"start {plain(game.comment)}")
    steps = [("follow", game)]
    while steps:
        kind, node = steps.pop()
        if kind == "close":
            print(")")
            continue
        if kind == "open":
            print("(")
            move(node)
            steps += [("close", None), ("follow", node)]
        elif node.variations:
            first, *others = node.variations
            move(first)
            steps.append(("follow", first))
            steps += [("open", other) for other in reversed(others)]

def move(node):
    nags = " ".join(str(nag) for nag in sorted(node.nags))
    print(f"{plain(node.starting_comment)}|{node.move.uci()}|{nags}|{plain(node.comment)}")

while game := chess.pgn.read_game(sys.stdin):
    assert not game.errors, game.errors
    tell(game)
"#;

/// Returns what the script prints of these games; `None` without python-chess.
fn told_by_others(games: &str) -> Option<String> {
    let mut python = Command::new("python3");
    let has_library = python.args(["-c", "import chess.pgn"]).output();
    if !has_library.is_ok_and(|found| found.status.success()) {
        return None;
    }
    let mut python = Command::new("python3")
        .args(["-c", SCRIPT])
        .env("PYTHONIOENCODING", "utf-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = python.stdin.take().unwrap();
    let games = games.to_owned();
    let writer = std::thread::spawn(move || input.write_all(games.as_bytes()));
    let output = python.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.status.success());
    Some(String::from_utf8(output.stdout).unwrap())
}

/// Returns the same of a tree.
fn told(tree: &GameTree) -> String {
    let joined = |comments: &[String]| {
        let plain = comments.iter().map(|comment| {
            let comment = comment.strip_prefix(' ').unwrap_or(comment);
            let comment = comment.strip_suffix(' ').unwrap_or(comment);
            comment
                .replace('{', "(")
                .replace('}', ")")
                .replace('\n', "\\n")
        });
        let plain: Vec<_> = plain.filter(|comment| !comment.is_empty()).collect();
        plain.join(" ")
    };
    let start = tree.node(NodeId::START).notes();
    let mut text = format!("start {}\n", joined(&start.after));
    for event in tree.walk() {
        let line = match event {
            TreeEvent::Open(_) => "(".to_owned(),
            TreeEvent::Close => ")".to_owned(),
            TreeEvent::Move(id) => {
                let node = tree.node(id);
                let before = tree.node(node.parent()).position();
                let played = match node.played() {
                    Some(Played::Move(played)) => write_uci_line(before, &[played]),
                    Some(Played::Pass) | None => "0000".to_owned(),
                };
                let notes = node.notes();
                let mut glyphs = notes.glyphs.clone();
                glyphs.sort_unstable();
                glyphs.dedup();
                let glyphs: Vec<_> = glyphs.iter().map(u16::to_string).collect();
                let (before, after) = (joined(&notes.before), joined(&notes.after));
                format!("{before}|{played}|{}|{after}", glyphs.join(" "))
            }
        };
        text.push_str(&line);
        text.push('\n');
    }
    text
}

/// Games with nested variations, comments everywhere, glyphs and null moves.
const GAMES: [&str; 6] = [
    "[Event \"A\"]\n[Result \"1-0\"]\n\n{before} 1. e4 {after} (1. d4 {x} d5 (1... Nf6 2. c4 (2. Bg5)) 2. c4) {again} 1... e5 $1 $14 2. Nf3! Nc6?! {end} 1-0\n",
    "[Event \"B\"]\n\n1. e4 ({first} {second} 1. d4 -- 2. c4) ( 1. c4 !? ) 1... Z0 2. d4 *\n",
    "[Event \"C\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 5\"]\n\n5... Kd8 {a} (5... Ke7 6. e4) 6. e3 1/2-1/2\n",
    "[Event \"D\"]\n\n1. e4 { [%clk 0:03:00] [%eval 0.2] } e5 { [%cal Ge2e4,Rd1d8][%csl Ye5] } *\n",
    "[Event \"E\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O (5. d3 b5 (5... Bc5 6. O-O)) 5... Be7 *\n",
    "[Event \"F\"]\n\n{only a comment} *\n",
];

#[test]
fn python_chess_reads_written_trees_as_they_are() {
    let mut dice = Dice::new(1138);
    let mut trees: Vec<_> = (0..60).map(|at| random_tree(&mut dice, 2 * at)).collect();
    for game in GAMES {
        let mut reader = GameReader::new();
        let read = reader.read(game.as_bytes(), 0).unwrap();
        assert_eq!(read.faults, [], "{game}");
        let tree = read.to_tree(game.as_bytes(), &[]);
        let mut edited = tree.clone();
        let first = tree.node(NodeId::START).children().first().copied();
        edited.edit(TreeEdit::Demote, first.unwrap_or(NodeId::START));
        trees.extend([tree, edited]);
    }
    let mut written: Vec<_> = trees.iter().map(write_tree).collect();
    let mut expected: Vec<_> = trees.iter().map(told).collect();
    // The games themselves are read as the same.
    written.extend(GAMES.map(str::to_owned));
    let of_games = expected.len() - 2 * GAMES.len()..expected.len();
    let untouched: Vec<_> = expected[of_games].iter().step_by(2).cloned().collect();
    expected.extend(untouched);
    let Some(theirs) = told_by_others(&written.join("\n")) else {
        eprintln!("skipped: no python3 with python-chess");
        return;
    };
    assert_eq!(theirs, expected.concat());
}
