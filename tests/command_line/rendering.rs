//! The output of `tabiya render`, and its place.

use super::running::{Folder, Run, feed, run, run_on, tabiya};
use std::fs;
use std::io::Read as _;
use std::process::Stdio;
use tabiya_chess::Position;
use tabiya_notation::extract::extract;
use tabiya_notation::fen::{read_fen, read_strict, write_fen};

const SAAVEDRA: &str = "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1";

/// A collection of `count` positions, each with an `id`.
fn collection(count: u64) -> String {
    let line = |number: u64| {
        let square = number % 7;
        format!(
            "8/8/1KP5/3r4/8/8/8/{square}k{} w - - id \"No. {number}\";\n",
            7 - square
        )
        .replace("/0k", "/k")
        .replace("k0 ", "k ")
    };
    (1..=count).map(line).collect()
}

fn is_png(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x89PNG\r\n\x1a\n")
}

/// The width and height in the header of a PNG file.
fn png_size(bytes: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn the_format_follows_from_the_output_name_and_has_its_signature() {
    let beginnings: [(&str, &str, &[u8]); 10] = [
        ("svg", "svg", b"<?xml"),
        ("png", "png", b"\x89PNG\r\n\x1a\n"),
        ("jpeg", "jpg", b"\xff\xd8\xff"),
        ("webp", "webp", b"RIFF"),
        ("pdf", "pdf", b"%PDF-1."),
        ("html", "html", b"<!DOCTYPE html>\n"),
        ("markdown", "md", b"# "),
        ("latex", "tex", b"%"),
        ("forum", "forum", b"[fen]8/8/1KP5/"),
        ("figurines", "txt", "8 · · · · · · · ·\n".as_bytes()),
    ];
    let folder = Folder::new();
    for (format, extension, beginning) in beginnings {
        let out = run(&["render", "--format", format, SAAVEDRA]);
        assert_eq!((out.status, out.err.as_str()), (0, ""), "{format}");
        assert!(out.out.starts_with(beginning), "{format}");
        let name = format!("a.{extension}");
        let saved = match format {
            "forum" => folder.run(&["render", "--format", format, "-o", &name, SAAVEDRA]),
            _ => folder.run(&["render", "-o", &name, SAAVEDRA]),
        };
        assert_eq!((saved.status, saved.err.as_str()), (0, ""), "{format}");
        let bytes = folder.read(&name);
        if matches!(format, "markdown" | "html" | "latex") {
            assert!(bytes.starts_with(beginning), "{format}");
        } else {
            assert!(bytes == out.out, "{format}");
        }
    }
}

#[test]
fn a_picture_has_the_requested_width() {
    for size in ["64", "101", "720", "2000"] {
        let run = run(&["render", "--size", size, "--format=png", SAAVEDRA]);
        assert!(is_png(&run.out));
        assert_eq!(png_size(&run.out).0.to_string(), size);
    }
    for size in ["63", "8193", "x", "-1"] {
        assert_eq!(run(&["render", "--size", size, SAAVEDRA]).status, 3);
    }
}

#[test]
fn a_position_is_read_back_from_its_picture() {
    let fens = fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/crates/notation/tests/data/valid.fens"
    ));
    let fens = fens.unwrap();
    let written = fens.lines().filter_map(|line| line.split('\t').next());
    let lines: Vec<_> = written
        .filter(|line| read_strict(line.as_bytes()).is_ok())
        .collect();
    assert!(lines.len() > 10);
    let folder = Folder::new().with("a.fen", lines.join("\n"));
    folder.run(&["render", "-o", "pictures", "a.fen"]);
    let mut pictures: Vec<_> = fs::read_dir(folder.file("pictures")).unwrap().collect();
    assert_eq!(pictures.len(), lines.len());
    pictures.sort_by_key(|entry| entry.as_ref().unwrap().file_name());
    for (picture, line) in pictures.into_iter().zip(lines) {
        let svg = fs::read_to_string(picture.unwrap().path()).unwrap();
        let expected: Position = read_fen(line).unwrap();
        assert_eq!(extract(&svg), [write_fen(&expected)], "{line}");
    }
}

#[test]
fn files_of_a_folder_sort_in_order_and_stay_inside() {
    let names = [
        "../../out",
        "/etc/passwd",
        "..",
        "CON",
        "a/b\\\\c",
        "-rf",
        "",
        "a\u{7}b",
    ];
    let lines = names.map(|name| format!("{} id \"{name}\";\n", SAAVEDRA.replace("0 1", "")));
    let folder = Folder::new();
    fs::create_dir(folder.file("deep")).unwrap();
    fs::write(folder.file("deep/a.epd"), lines.concat()).unwrap();
    let run = folder.run(&["render", "-o", "deep/out/", "deep/a.epd"]);
    assert!(run.status < 2, "{}", run.err);
    assert_eq!(folder.names(), ["deep"]);
    let mut made: Vec<_> = fs::read_dir(folder.file("deep/out"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    made.sort();
    assert_eq!(made.len(), names.len());
    for (name, number) in made.iter().zip(1..) {
        assert!(name.starts_with(&number.to_string()) && name.strip_suffix(".svg").is_some());
        let is_harmless = |letter: char| letter.is_alphanumeric() || "-.".contains(letter);
        assert!(name.chars().all(is_harmless), "{name}");
    }
}

#[test]
fn many_files_are_the_same_on_every_run_and_the_same_as_single_ones() {
    let folder = Folder::new().with("a.epd", collection(120));
    for out in ["one", "two"] {
        let run = folder.run(&["render", "--size=80", "--format=png", "-o", out, "a.epd"]);
        assert_eq!((run.status, run.err.as_str()), (0, ""));
    }
    let names = |name: &str| {
        let names = fs::read_dir(folder.file(name)).unwrap();
        let mut names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        names
    };
    assert_eq!(names("one"), names("two"));
    assert_eq!(names("one").len(), 120);
    assert_eq!(names("one")[36], "037-No-37.png");
    let text = collection(120);
    for (name, line) in names("one").iter().zip(text.lines()) {
        let bytes = fs::read(folder.file("one").join(name)).unwrap();
        assert!(bytes == fs::read(folder.file("two").join(name)).unwrap());
        if name.to_string_lossy().starts_with("03") {
            let alone = run_on(line.as_bytes(), &["render", "--size=80", "--format=png"]);
            assert!(alone.out == bytes, "{name:?}");
        }
    }
}

#[test]
fn lines_left_out_are_reported_with_file_and_line() {
    let text = format!("# note\n{SAAVEDRA}\nno position\n\n8/8/8/8/8/8/8/K1k5 w - -  0 1\n");
    let folder = Folder::new().with("a.fen", &text);
    let args = ["render", "--format=forum", "a.fen"];
    let run = folder.run(&args);
    assert_eq!(run.status, 2);
    assert_eq!(run.text().matches("[fen]").count(), 2);
    assert!(run.err.contains("a.fen:3: left out: "), "{}", run.err);
    assert!(run.err.contains("a.fen:5: drawn as repaired: "));
    assert!(run.err.contains("3 positions: 1 drawn, "), "{}", run.err);
    let strict = folder.run(&[&args[..], &["--strict"]].concat());
    assert_eq!(strict.status, 2);
    assert_eq!(strict.text().matches("[fen]").count(), 1);
    let odd = run_on(b" 8/8/8/8/8/8/8/K1k5 w - - 0 1", &["render"]);
    assert_eq!(odd.status, 1);
    assert_eq!(run_on(b"# nothing\n", &["render"]).status, 2);
    assert_eq!(run_on(SAAVEDRA.as_bytes(), &["render", "-"]).status, 0);
    assert!(
        folder
            .run(&["render", "8/8/8/8 w - - 0 1"])
            .err
            .contains("argument:1: left out")
    );
}

#[test]
fn nothing_is_written_if_an_input_is_unreadable() {
    let folder = Folder::new().with("a.fen", SAAVEDRA).with("out.svg", "old");
    for output in ["out.svg", "out.html", "pictures/"] {
        let run = folder.run(&["render", "-o", output, "a.fen", "none.fen"]);
        assert_eq!(run.status, 3);
        assert!(run.err.contains("none.fen: there is no such file"));
    }
    assert_eq!(folder.read("out.svg"), b"old");
    assert_eq!(folder.names(), ["a.fen", "out.svg"]);
}

#[test]
fn several_pictures_require_a_folder() {
    let folder = Folder::new()
        .with("a.epd", collection(3))
        .with("b.svg", "old");
    for output in ["a.svg", "b.svg", "a.epd"] {
        let run = folder.run(&["render", "--format=svg", "-o", output, "a.epd"]);
        assert_eq!(run.status, 3);
        assert!(run.err.contains("Name a folder"), "{}", run.err);
    }
    assert_eq!(folder.run(&["render", "a.epd"]).status, 3);
    assert_eq!(folder.names(), ["a.epd", "b.svg"]);
    let run = folder.run(&["render", "--format=png", "-o", "none/deep", "a.epd"]);
    assert_eq!(run.status, 3);
    assert!(
        run.err.contains("none/deep could not be created"),
        "{}",
        run.err
    );
}

#[test]
fn existing_files_are_replaced_and_no_other_file_is_left_over() {
    let folder = Folder::new().with("a.epd", collection(3));
    fs::create_dir(folder.file("out")).unwrap();
    fs::write(folder.file("out/2-No-2.svg"), "old").unwrap();
    fs::write(folder.file("out/other"), "mine").unwrap();
    let run = folder.run(&["render", "-o", "out", "a.epd"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let names = fs::read_dir(folder.file("out")).unwrap();
    let mut names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["1-No-1.svg", "2-No-2.svg", "3-No-3.svg", "other"]);
    assert!(folder.read("out/2-No-2.svg").starts_with(b"<?xml"));
    // A file cannot be written where a folder exists.
    fs::remove_file(folder.file("out/2-No-2.svg")).unwrap();
    fs::create_dir_all(folder.file("out/2-No-2.svg/x")).unwrap();
    let run = folder.run(&["render", "-o", "out", "a.epd"]);
    assert_eq!(run.status, 3);
    assert!(
        run.err.contains("2-No-2.svg was not written"),
        "{}",
        run.err
    );
}

#[test]
fn no_possible_collection_is_replaced_by_a_diagram_without_request() {
    let names = ["a.epd", "a.fen", "a.PGN", "a.txt", "a.backup", "notes"];
    for sheets in [&[][..], &["--sheet=a4"]] {
        let folder = names
            .into_iter()
            .fold(Folder::new(), |folder, name| folder.with(name, "mine"));
        for name in names.into_iter().chain(["new.epd", "new.fen", "new.pgn"]) {
            let run = folder.run(&[&["render"], sheets, &["-o", name, SAAVEDRA]].concat());
            assert_eq!(run.status, 3, "{name}");
            assert!(run.err.contains("Name the format"), "{}", run.err);
        }
        for name in names {
            assert_eq!(folder.read(name), b"mine", "{name}");
        }
        assert_eq!(folder.names().len(), names.len());
    }
    let folder = Folder::new().with("a.backup", "old").with("a.txt", "old");
    for args in [
        &["--format=svg", "-o", "a.backup"][..],
        &["--format=forum", "-o", "a.txt"],
        &["-o", "new.txt"],
        &["-o", "new"],
    ] {
        let run = folder.run(&[&["render"], args, &[SAAVEDRA]].concat());
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{args:?}");
    }
    assert!(folder.read("a.backup").starts_with(b"<?xml"));
    assert!(folder.read("a.txt").starts_with(b"[fen]"));
}

#[test]
fn a_closed_output_ends_the_command_silently() {
    let mut command = tabiya();
    command.args(["render", "--format=html"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let text = collection(3000);
    let writer = std::thread::spawn(move || {
        use std::io::Write as _;
        drop(input.write_all(text.as_bytes()));
    });
    let mut out = child.stdout.take().unwrap();
    out.read_exact(&mut [0; 100]).unwrap();
    drop(out);
    let ended = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert_eq!(ended.status.code(), Some(0));
    assert!(ended.stderr.is_empty());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    for format in ["html", "png", "pdf", "svg"] {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let mut command = tabiya();
        command.args(["render", "--format", format, SAAVEDRA]);
        let ended = command.stdin(Stdio::null()).stdout(full).output().unwrap();
        assert_eq!(ended.status.code(), Some(3), "{format}");
        assert!(!ended.stderr.is_empty());
    }
}

#[test]
fn quoted_text_contains_no_control_characters() {
    const EVIL: &str = "\u{1b}]0;owned\u{7}\u{1b}[2J\u{202e}";
    let tame = |run: &Run| {
        let is_harmful =
            |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
        assert!(!run.err.contains(is_harmful), "{:?}", run.err);
        assert!(run.status == 3 && !run.err.is_empty());
    };
    let set = format!("pieces={EVIL}");
    tame(&run(&["render", "--set", &set, SAAVEDRA]));
    tame(&run(&["render", "--style", EVIL, SAAVEDRA]));
    tame(&run(&["render", EVIL]));
    let place = format!("none{EVIL}/x");
    tame(&run(&["render", "-o", &place, SAAVEDRA]));
}

#[test]
fn styles_are_own_or_built_in() {
    let folder = Folder::new();
    let styled = |args: &[&str]| {
        let mut command = tabiya();
        command.env("XDG_CONFIG_HOME", folder.path());
        command
            .args(["render", "--format=png"])
            .args(args)
            .arg(SAAVEDRA);
        feed(command, b"")
    };
    let settings = "version = 1\n[styles.tiny]\nsize = \"99\"\nframe = \"none\"\n";
    fs::create_dir(folder.file("tabiya")).unwrap();
    fs::write(folder.file("tabiya/settings.toml"), settings).unwrap();
    if cfg!(target_os = "linux") {
        assert_eq!(png_size(&styled(&["--style=tiny"]).out).0, 99);
        let larger = styled(&["--style=tiny", "--set", "size=111"]);
        assert_eq!(png_size(&larger.out).0, 111);
    }
    assert_eq!(png_size(&styled(&["--style=web"]).out).0, 480);
    let unknown = styled(&["--style=nobody"]);
    assert_eq!(unknown.status, 3);
    assert!(unknown.err.contains("usual, book, web"), "{}", unknown.err);
}

#[test]
fn a_folder_of_drawings_is_used_and_a_hostile_one_is_refused() {
    let folder = Folder::new();
    let drawing = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#123456" d="M1 1h7v7z"/></svg>"##;
    for side in ["w", "b"] {
        for piece in ["K", "Q", "R", "B", "N", "P"] {
            fs::write(folder.file(&format!("{side}{piece}.svg")), drawing).unwrap();
        }
    }
    let run = folder.run(&["render", "--set=pieces=.", SAAVEDRA]);
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.text().contains("#123456"));
    fs::write(
        folder.file("bR.svg"),
        r#"<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>"#,
    )
    .unwrap();
    let run = folder.run(&["render", "--set=pieces=.", SAAVEDRA]);
    assert_eq!((run.status, run.text()), (3, ""));
    assert!(
        run.err
            .contains("bR.svg: pieces cannot have the element image"),
        "{}",
        run.err
    );
}
