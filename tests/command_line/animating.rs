//! `tabiya render --animate`: the part of the game, the format and its place, the messages, and the exit status.

use super::running::{Folder, Run, run, run_on};
use crate::tools::has_tools;
use image::AnimationDecoder as _;
use image::codecs::gif::GifDecoder;
use image::codecs::webp::WebPDecoder;
use std::io::Cursor;
use std::process::Command;
use std::time::Duration;

const GAMES: &str = "\
[Event \"Test\"]
[White \"Ann\"]
[Black \"Bob\"]

1. e4 {the king's pawn} e5 2. Nf3 (2. f4 exf4) Nc6 3. Bb5 a6 1-0

[Event \"Other\"]

1. d4 d5 *

[Event \"Broken\"]

1. c4 e5 2. Nc9 Nc6 *
";

/// The milliseconds of each frame, and the width and height.
fn frames(bytes: &[u8]) -> (Vec<u128>, (u32, u32)) {
    let frames = if bytes.starts_with(b"GIF89a") {
        GifDecoder::new(Cursor::new(bytes)).unwrap().into_frames()
    } else {
        WebPDecoder::new(Cursor::new(bytes)).unwrap().into_frames()
    };
    let frames = frames.collect_frames().unwrap();
    let size = frames[0].buffer().dimensions();
    let times = frames
        .iter()
        .map(|frame| Duration::from(frame.delay()).as_millis());
    (times.collect(), size)
}

fn animate(args: &[&str]) -> Run {
    run_on(GAMES.as_bytes(), &[&["render", "--animate"], args].concat())
}

#[test]
fn the_moves_of_the_first_game_become_frames_of_one_second() {
    let run = animate(&[]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let (times, (width, _)) = frames(&run.out);
    assert_eq!(times, [1000, 1000, 1000, 1000, 1000, 1000, 3000]);
    assert_eq!(width, 480);
}

#[test]
fn the_name_of_the_output_gives_the_format() {
    let folder = Folder::new().with("games.pgn", GAMES);
    for (name, begins) in [
        ("a.webp", &b"RIFF"[..]),
        ("a.gif", b"GIF89a"),
        ("a.svg", b"<?xml"),
    ] {
        let run = folder.run(&["render", "--animate", "--output", name, "games.pgn"]);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{name}");
        assert!(folder.read(name).starts_with(begins), "{name}");
    }
    let run = folder.run(&[
        "render",
        "--animate",
        "--format",
        "gif",
        "--output",
        "a.webp",
        "games.pgn",
    ]);
    assert_eq!(run.status, 0);
    assert!(folder.read("a.webp").starts_with(b"GIF89a"));
    let run = folder.run(&["render", "--animate", "--output", "a.png", "games.pgn"]);
    assert_eq!(run.status, 3);
    assert!(run.err.contains("webp, gif, svg"), "{}", run.err);
    std::fs::create_dir(folder.path().join("there")).unwrap();
    let run = folder.run(&["render", "--animate", "--output", "there", "games.pgn"]);
    assert_eq!(run.status, 0);
    assert!(folder.read("there/animation.webp").starts_with(b"RIFF"));
}

#[test]
fn a_part_of_the_game_is_chosen_by_the_numbers_of_moves() {
    for (args, count) in [
        (&["--from", "2"][..], 5),
        (&["--from", "2..."], 4),
        (&["--to", "2"], 5),
        (&["--to", "2."], 4),
        (&["--from", "2", "--to", "2"], 3),
        (&["--from", "1...", "--to", "2."], 3),
        (&["--game", "2"], 3),
    ] {
        let run = animate(args);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{args:?}");
        assert_eq!(frames(&run.out).0.len(), count, "{args:?}");
    }
}

#[test]
fn tempo_pause_and_size_are_chosen() {
    let args = [
        "--tempo", "0.5", "--pause", "2.25", "--size", "200", "--to", "1.",
    ];
    for format in ["webp", "gif"] {
        let run = animate(&[&args[..], &["--format", format]].concat());
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        let (times, (width, _)) = frames(&run.out);
        assert_eq!(times, [500, 2250], "{format}");
        assert_eq!(width, 200);
    }
}

#[test]
fn captions_make_the_picture_higher() {
    let height = |captions| {
        let run = animate(&["--captions", captions, "--to", "1"]);
        assert_eq!(run.status, 0, "{}", run.err);
        frames(&run.out).1.1
    };
    let none = height("none");
    assert!(none < height("moves"));
    assert!(height("moves") < height("players,moves"));
    assert!(height("players,moves") < height("players,moves,comments"));
}

#[test]
fn a_game_can_be_an_argument() {
    let run = run(&["render", "--animate", "--format", "svg", "1. e4 e5 2. Qh5"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let svg = String::from_utf8(run.out).unwrap();
    assert!(svg.contains("1. e4 e5 2. Qh5\n"), "{svg}");
}

#[test]
fn a_game_that_breaks_off_is_drawn_up_to_there_and_reported() {
    let run = animate(&["--game", "3"]);
    assert_eq!(run.status, 2);
    assert!(run.err.contains("Nc9"), "{}", run.err);
    assert_eq!(frames(&run.out).0.len(), 3);
}

#[test]
fn impossible_wishes_are_refused_in_a_sentence() {
    let folder = Folder::new()
        .with("games.pgn", GAMES)
        .with("one.fen", "8/8/8/8/8/8/8/K1k5 w - - 0 1\n");
    for (args, status, says) in [
        (&["--game", "4", "games.pgn"][..], 2, "has no game 4"),
        (&["one.fen"], 2, "no "),
        (&["--from", "9", "games.pgn"], 3, "no move 9"),
        (&["--to", "4...", "games.pgn"], 3, "no move 4..."),
        (&["--from", "3", "--to", "2", "games.pgn"], 2, "no moves"),
        (&["--from", "x", "games.pgn"], 3, "12..."),
        (&["--tempo", "0", "games.pgn"], 3, "0.1"),
        (&["--tempo", "11", "games.pgn"], 3, "10"),
        (&["--size", "2001", "games.pgn"], 3, "2000"),
        (&["--size", "99999999", "games.pgn"], 3, "8192"),
        (&["--format", "pdf", "games.pgn"], 3, "webp, gif, svg"),
        (&["--sheet", "a4", "games.pgn"], 3, "--sheet"),
        (&["games.pgn", "one.fen"], 3, "one file"),
        (&["missing.pgn"], 3, "missing.pgn"),
    ] {
        let all = [&["render", "--animate", "--output", "out.webp"], args].concat();
        let run = folder.run(&all);
        assert_eq!(run.status, status, "{args:?}: {}", run.err);
        assert!(run.err.contains(says), "{args:?}: {}", run.err);
        assert!(!folder.path().join("out.webp").exists(), "{args:?}");
    }
    let still = folder.run(&["render", "--format", "gif", "one.fen"]);
    assert_eq!(still.status, 3);
    assert!(still.err.contains("--animate"), "{}", still.err);
    let alone = folder.run(&["render", "--tempo", "1", "one.fen"]);
    assert_eq!(alone.status, 3);
}

#[test]
fn a_file_that_exists_is_replaced_only_by_a_whole_animation() {
    let folder = Folder::new()
        .with("games.pgn", GAMES)
        .with("out.webp", "old");
    let run = folder.run(&[
        "render",
        "--animate",
        "--game",
        "9",
        "-o",
        "out.webp",
        "games.pgn",
    ]);
    assert_eq!(run.status, 2);
    assert_eq!(folder.read("out.webp"), b"old");
    let run = folder.run(&["render", "--animate", "-o", "out.webp", "games.pgn"]);
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(folder.read("out.webp").starts_with(b"RIFF"));
}

#[test]
fn imagemagick_reads_the_same_frames_and_times() {
    if !has_tools(&[("identify", "imagemagick")]) {
        return;
    }
    let folder = Folder::new().with("games.pgn", GAMES);
    for name in ["a.gif", "a.webp"] {
        let run = folder.run(&["render", "--animate", "--output", name, "games.pgn"]);
        assert_eq!(run.status, 0, "{}", run.err);
        // The time of each frame in hundredths of a second.
        let mut identify = Command::new("identify");
        let identify = identify.args(["-format", "%T ", name]);
        let output = identify.current_dir(folder.path()).output().unwrap();
        let times = String::from_utf8_lossy(&output.stdout);
        assert_eq!(times.trim(), "100 100 100 100 100 100 300", "{name}");
    }
}
