//! `tabiya positions`: the output for games and tables, with any compression and any content.

use super::running::{Folder, Run, run, run_on};
use flate2::write::GzEncoder;
use std::io::Write as _;

const GAMES: &str = "[Event \"a\"]\n[White \"Réti\"]\n\n1. e4 e5 {said} 2. Nf3 *\n\n[Event \"broken\"]\n\n1. e4 Ke7\n2. Ke3 *\n\n[Event \"c\"]\n\n1. d4 *\n";
const LAST: [&str; 3] = [
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - fmvn 2; hmvc 1; id \"Réti, a, 2.Nf3\";",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 id \"broken, 1.e4\";",
    "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 id \"c, 1.d4\";",
];

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(text).unwrap();
    packed.finish().unwrap()
}

fn bzip2(text: &[u8]) -> Vec<u8> {
    let mut packed = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    packed.write_all(text).unwrap();
    packed.finish().unwrap()
}

fn zstd(text: &[u8]) -> Vec<u8> {
    ruzstd::encoding::compress_to_vec(text, ruzstd::encoding::CompressionLevel::Fastest)
}

fn utf16(text: &str, mark: bool) -> Vec<u8> {
    let units = mark.then_some('\u{feff}').into_iter().chain(text.chars());
    let text: String = units.collect();
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

fn lines(run: &Run) -> Vec<&str> {
    run.text().lines().collect()
}

#[test]
fn a_broken_game_is_reported_and_all_others_are_written() {
    let folder = Folder::new().with("games.pgn", GAMES);
    let run = folder.run(&["positions", "games.pgn"]);
    assert_eq!(lines(&run), LAST);
    assert_eq!(
        run.err,
        "games.pgn:8: game 2: 1... Ke7 is not a legal move\n3 games or rows, 1 of them broken: 3 positions written\n"
    );
    assert_eq!(run.status, 2);
    let whole = run_on(b"1. e4 e5 *", &["positions"]);
    assert_eq!((whole.status, whole.err.as_str()), (0, ""));
}

#[test]
fn games_are_read_with_any_compression_and_encoding() {
    for (name, content) in [
        ("games.pgn.gz", gzip(GAMES.as_bytes())),
        ("games.pgn.bz2", bzip2(GAMES.as_bytes())),
        ("games.pgn.zst", zstd(GAMES.as_bytes())),
        ("utf16.pgn", utf16(GAMES, true)),
        ("unmarked.pgn", utf16(GAMES, false)),
        ("mark.pgn", format!("\u{feff}{GAMES}").into_bytes()),
        ("crlf.pgn", GAMES.replace('\n', "\r\n").into_bytes()),
        (
            "latin1.pgn",
            GAMES
                .chars()
                .map(|sign| u8::try_from(sign).unwrap())
                .collect(),
        ),
        ("packed without saying so", gzip(&utf16(GAMES, true))),
    ] {
        let run = run_on(&content, &["positions", "-"]);
        assert_eq!(lines(&run), LAST, "{name}: {}", run.err);
        let folder = Folder::new().with(name, &content);
        assert_eq!(lines(&folder.run(&["positions", name])), LAST, "{name}");
    }
}

#[test]
fn the_written_positions_can_be_chosen() {
    let count = |args: &[&str]| {
        let run = run_on(GAMES.as_bytes(), &[&["positions"], args].concat());
        lines(&run).len()
    };
    assert_eq!(count(&["--last"]), 3);
    assert_eq!(count(&["--every"]), 4 + 2 + 2);
    assert_eq!(count(&["--at", "1w"]), 3);
    assert_eq!(count(&["--at", "1b"]), 1);
    assert_eq!(count(&["--at", "2W"]), 1);
    assert_eq!(count(&["--comments"]), 1);
    assert_eq!(count(&["--starts"]), 0);
    assert_eq!(count(&["--tabiya"]), 0);
    let reti = run_on(b"1. Nf3 h6 2. h3 *", &["positions", "--tabiya"]);
    assert!(lines(&reti)[0].starts_with("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b "));
    let best = run_on(
        GAMES.as_bytes(),
        &["positions", "--at=1w", "--played", "bm"],
    );
    assert!(lines(&best)[0].contains("bm e5;") && !best.text().contains("pm "));
    let without = run_on(GAMES.as_bytes(), &["positions", "--every", "--played=none"]);
    assert!(!without.text().contains("pm ") && !without.text().contains("bm "));
    for wrong in ["0w", "w", "x", "-1", "4294967296b"] {
        let run = run(&["positions", &format!("--at={wrong}")]);
        assert_eq!(run.status, 3, "{wrong}");
    }
    assert_eq!(run(&["positions", "--last", "--every"]).status, 3);
}

#[test]
fn written_positions_are_read_by_the_other_commands_without_a_message() {
    let every = run_on(GAMES.as_bytes(), &["positions", "--every"]);
    let check = run_on(&every.out, &["check", "--strict"]);
    assert_eq!((check.status, check.text()), (0, "8 positions: 8 fine\n"));
    let same = run_on(&every.out, &["convert", "--to=epd"]);
    assert_eq!(same.out, every.out);
}

#[test]
fn puzzles_begin_after_the_first_move_and_are_recognized_as_tables() {
    let table = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n\
        x,4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,e2e4 e8d7 e4e5,1500,80,90,10,endgame short,https://example.org/x,\n\
        y,nothing,e2e4,1500,80,90,10,endgame,https://example.org/y,\n";
    let record = "4k3/8/8/8/4P3/8/8/4K3 b - e3 bm Kd7; id \"x\"; plays 10; popularity 90; pv Kd7 e5; rating 1500; rating_dev 80; theme endgame short; url \"https://example.org/x\";";
    for input in [table.as_bytes().to_vec(), zstd(table.as_bytes())] {
        let run = run_on(&input, &["positions"]);
        assert_eq!(lines(&run), [record]);
        assert!(
            run.err
                .starts_with("-:3: row 2: no position can be read: nothing\n"),
            "{}",
            run.err
        );
        assert_eq!(run.status, 2);
    }
}

#[test]
fn a_file_is_written_after_all_input_and_numbers_restart_in_each_input() {
    let folder = Folder::new().with("a.pgn", GAMES).with("b.pgn", GAMES);
    let run = folder.run(&["positions", "--output=x.epd", "a.pgn", "b.pgn"]);
    assert_eq!(run.status, 2);
    assert!(run.out.is_empty());
    assert!(run.err.contains("a.pgn:8: game 2: ") && run.err.contains("b.pgn:8: game 2: "));
    assert_eq!(
        folder.read("x.epd"),
        format!("{}\n", [LAST, LAST].concat().join("\n")).as_bytes()
    );
    let run = folder.run(&["positions", "--output=y.epd", "a.pgn", "missing.pgn"]);
    assert_eq!(run.status, 3);
    assert!(run.err.contains("missing.pgn: there is no such file"));
    assert!(!folder.names().contains(&"y.epd".to_owned()));
}

#[test]
fn damage_is_reported_once_and_earlier_positions_are_written() {
    let games = format!(
        "[Event \"x\"]\n\n{}*\n\n",
        "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(20)
    );
    let text: String = (0..3000)
        .map(|at| games.replace('x', &(at * 7919 % 3001).to_string()))
        .collect();
    for packed in [
        gzip(text.as_bytes()),
        bzip2(text.as_bytes()),
        zstd(text.as_bytes()),
    ] {
        let half = &packed[..packed.len() / 2];
        let run = run_on(half, &["positions"]);
        assert_eq!(run.status, 3);
        let told = "-: the compressed file is damaged or incomplete; everything before the damage was read";
        assert_eq!(run.err.matches(told).count(), 1, "{}", run.err);
        assert!(lines(&run).len() > 100, "{}", lines(&run).len());
    }
    for nothing in [&b""[..], b"\n\n", &[0; 10_000], b"\xff\xfe"] {
        let run = run_on(nothing, &["positions"]);
        assert_eq!(
            (run.status, run.err.as_str()),
            (2, "-: no games and no table with positions were found\n")
        );
    }
    let run = run_on(b"PK\x03\x04 and so on", &["positions"]);
    assert_eq!((run.status, run.err.lines().count()), (3, 1));
}

#[test]
fn games_of_variants_are_refused_by_name_and_unknown_words_only_named() {
    let text = "[Event \"a\"]\n[Variant \"Atomic\"]\n\n1. e4 d5 2. exd5 *\n\n\
        [Event \"b\"]\n\n1. d4 novelty d5 *\n";
    let run = run_on(text.as_bytes(), &["positions"]);
    assert_eq!((run.status, lines(&run).len()), (2, 1), "{}", run.err);
    assert!(
        run.err.contains("-:2: game 1: it is a game of Atomic, "),
        "{}",
        run.err
    );
    assert!(
        run.err
            .contains("-:8: game 2: an unknown word was skipped: novelty\n"),
        "{}",
        run.err
    );
    let unseen = run_on("1. e4\u{200b}e5 `\n1-0".as_bytes(), &["positions"]);
    assert_eq!(
        (unseen.status, lines(&unseen).len()),
        (0, 1),
        "{}",
        unseen.err
    );
    assert_eq!(
        unseen.err,
        "-:1: game 1: an unknown sign was skipped: U+200B (and 1 more)\n"
    );
}

#[test]
fn a_file_packed_twice_is_reported_and_nothing_is_written() {
    let games = GAMES.as_bytes();
    for inner in [gzip(games), bzip2(games), zstd(games)] {
        for twice in [gzip(&inner), bzip2(&inner), zstd(&inner)] {
            let run = run_on(&twice, &["positions"]);
            assert_eq!((run.status, run.text()), (3, ""), "{}", run.err);
            assert!(
                run.err.starts_with("-: this file is compressed twice"),
                "{}",
                run.err
            );
            assert_eq!(run.err.lines().count(), 1);
        }
    }
    for archive in [
        &b"PK\x03\x04 and so on"[..],
        b"7z\xBC\xAF\x27\x1C and so on",
        b"\xFD7zXZ\0 and so on",
    ] {
        let run = run_on(&gzip(archive), &["positions"]);
        assert_eq!((run.status, run.text()), (3, ""), "{}", run.err);
        assert!(run.err.contains("compressed twice"), "{}", run.err);
    }
    let folder = Folder::new().with("games.pgn.gz", gzip(&gzip(GAMES.as_bytes())));
    let run = folder.run(&["positions", "--output=x.epd", "games.pgn.gz"]);
    assert_eq!(run.status, 3);
    assert!(!folder.names().contains(&"x.epd".to_owned()));
    // These look like archives, but are texts.
    for text in ["BZh is no mark", "PK", "1. e4 e5 *"] {
        let run = run_on(&gzip(text.as_bytes()), &["positions"]);
        assert!(!run.err.contains("packed"), "{text}: {}", run.err);
    }
}

#[test]
fn a_text_without_a_move_or_a_position_gives_no_record() {
    for text in [
        "Date,Commit,Mates\n2013-04-30,aa2368a,120\n",
        "No chess here.\n",
    ] {
        let run = run_on(text.as_bytes(), &["positions"]);
        assert_eq!((run.status, run.text()), (2, ""), "{text}");
        assert_eq!(
            run.err,
            "-: no games and no table with positions were found\n"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_decompression_bomb_takes_little_memory_and_gives_one_message() {
    // A hundred megabytes of a single comment, in a few kilobytes.
    let zeros = vec![b' '; 1 << 20];
    let mut packed = GzEncoder::new(Vec::new(), flate2::Compression::best());
    packed.write_all(b"[Event \"bomb\"]\n\n1. e4 {").unwrap();
    for _ in 0..100 {
        packed.write_all(&zeros).unwrap();
    }
    packed
        .write_all(b"\n\n[Event \"next\"]\n\n1. d4 *\n")
        .unwrap();
    let folder = Folder::new().with("bomb.pgn.gz", packed.finish().unwrap());
    let (run, peak) = folder.run_measured(&["positions", "bomb.pgn.gz"]);
    assert!(peak < 64 << 10, "{peak} KiB");
    assert_eq!(lines(&run).len(), 2);
    let told: Vec<_> = run.err.lines().collect();
    assert_eq!(told.len(), 2, "{}", run.err);
    assert!(told[0].contains("game 1: it is too long, and the rest of it is left out"));
}

#[test]
fn a_table_with_too_many_columns_is_refused_with_their_number() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    let table = |names: &[String], fen_at: usize| {
        let mut row = vec![String::new(); names.len()];
        row[fen_at] = fen.to_owned();
        format!("{}\n{}\n", names.join(","), row.join(","))
    };
    let names = |count: usize, fen_at: usize| -> Vec<String> {
        let name = |at| {
            if at == fen_at {
                "FEN".to_owned()
            } else {
                format!("c{}", at % 7)
            }
        };
        (0..count).map(name).collect()
    };
    let refused = "wide.csv is a table with more than 4,096 columns, which Tabiya does not read. Remove some columns, then open it again.\n";
    for (count, fen_at) in [
        (4097, 0),
        (5000, 4999),
        (1_000_000, 0),
        (1_000_000, 999_999),
    ] {
        let folder = Folder::new().with("wide.csv", table(&names(count, fen_at), fen_at));
        let run = folder.run(&["positions", "wide.csv"]);
        assert_eq!(
            (run.text(), &*run.err, run.status),
            ("", refused, 3),
            "{count}"
        );
    }
    let folder = Folder::new().with("wide.csv", table(&names(4096, 4000), 4000));
    let run = folder.run(&["positions", "wide.csv"]);
    assert_eq!(
        (run.text(), &*run.err, run.status),
        ("4k3/8/8/8/8/8/8/4K3 w - -\n", "", 0)
    );
}

#[test]
fn rows_may_have_more_fields_than_columns() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    let table = format!("FEN,Name\n{fen},\"a\"{}\n{fen},b\n", ",x".repeat(500_000));
    let run = run_on(table.as_bytes(), &["positions", "-"]);
    assert_eq!(lines(&run).len(), 2, "{}", run.err);
}

#[test]
fn a_hundred_broken_rows_are_reported_and_the_others_counted() {
    let mut table = "FEN,Name\n4k3/8/8/8/8/8/8/4K3 w - - 0 1,a\n".to_owned();
    table.push_str(&"nothing,b\n".repeat(20_100));
    let run = run_on(table.as_bytes(), &["positions", "-"]);
    assert_eq!(lines(&run).len(), 1);
    let told: Vec<_> = run.err.lines().collect();
    assert_eq!(told.len(), 102);
    assert!(
        told[100].starts_with("… and 20,000 more like this: -:3: row 2: "),
        "{}",
        told[100]
    );
    assert_eq!(run.status, 2);
}
