//! Books as PDF files: read page by page, by a process that may crash.

use super::running::Folder;
use serde_json::Value;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tabiya_picture::scanned::{PageReading, Pages, ReadBy, ScanFault};

const FENS: [&str; 3] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 1",
    "6k1/5ppp/8/8/8/1Q6/5PPP/3q2K1 w - - 0 1",
];
/// A page with text, encrypted by RC4 with 40 bits; its password is `tal`.
const ENCRYPTED: &[u8] = include_bytes!("../../crates/picture/tests/data/recognise/encrypted.pdf");

/// A file with these objects, numbered from 1; the first is its catalogue.
fn pdf(objects: &[String]) -> Vec<u8> {
    let mut file = "%PDF-1.4\n".to_owned();
    let mut places = Vec::new();
    for (object, number) in objects.iter().zip(1..) {
        places.push(file.len());
        writeln!(file, "{number} 0 obj\n{object}\nendobj").unwrap();
    }
    let table = file.len();
    let size = places.len() + 1;
    writeln!(file, "xref\n0 {size}\n0000000000 65535 f ").unwrap();
    for place in &places {
        writeln!(file, "{place:010} 00000 n ").unwrap();
    }
    writeln!(
        file,
        "trailer\n<</Size {size}/Root 1 0 R>>\nstartxref\n{table}\n%%EOF"
    )
    .unwrap();
    file.into_bytes()
}

fn stream(dictionary: &str, content: &str) -> String {
    let length = content.len();
    format!("<<{dictionary}/Length {length}>>stream\n{content}\nendstream")
}

/// A file with a page for each of these contents.
fn pages(contents: &[String], resources: &str) -> Vec<u8> {
    let ids: Vec<usize> = (0..contents.len()).map(|at| 3 + 2 * at).collect();
    let kids: Vec<String> = ids.iter().map(|id| format!("{id} 0 R")).collect();
    let mut objects = vec![
        "<</Type/Catalog/Pages 2 0 R>>".to_owned(),
        format!(
            "<</Type/Pages/Count {}/Kids[{}]>>",
            ids.len(),
            kids.join(" ")
        ),
    ];
    for (content, id) in contents.iter().zip(ids) {
        objects.push(format!(
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents {} 0 R/Resources<<{resources}>>>>",
            id + 1
        ));
        objects.push(stream("", content));
    }
    pdf(&objects)
}

/// A page of nested drawings, each of which draws the next one ten times, so that it never ends in practice.
fn endless() -> Vec<u8> {
    let mut objects = vec![
        "<</Type/Catalog/Pages 2 0 R>>".to_owned(),
        "<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>".to_owned(),
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 5 0 R/Resources<</XObject<</X 6 0 R>>>>>>"
            .to_owned(),
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>".to_owned(),
        stream("", "/X Do"),
    ];
    for at in 6..46 {
        let next = at + 1;
        let dictionary = format!(
            "/Type/XObject/Subtype/Form/BBox[0 0 300 300]/Resources<</XObject<</X {next} 0 R>>>>"
        );
        objects.push(stream(&dictionary, &"/X Do ".repeat(10)));
    }
    objects.push(stream(
        "/Type/XObject/Subtype/Form/BBox[0 0 300 300]",
        "0 0 300 300 re f",
    ));
    pdf(&objects)
}

fn reading(seconds: u64) -> PageReading {
    PageReading {
        reader: ReadBy::Other(PathBuf::from(env!("CARGO_BIN_EXE_tabiya"))),
        patience: Duration::from_secs(seconds),
        ..PageReading::default()
    }
}

fn opened(path: &Path, seconds: u64) -> Pages {
    Pages::open(path, reading(seconds)).unwrap()
}

/// A book that does not contain the positions of its diagrams.
fn book(folder: &Folder, name: &str) {
    fs::write(folder.file("all.epd"), FENS.join("\n")).unwrap();
    book_of(folder, name);
}

/// The same for the positions in `all.epd`.
fn book_of(folder: &Folder, name: &str) {
    let run = folder.run(&["render", "--sheet=a4", "-o", "own.pdf", "all.epd"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let mut bytes = folder.read("own.pdf");
    let key = b"/TabiyaBoards";
    let places = memchr::memmem::find_iter(&bytes, key).collect::<Vec<_>>();
    assert!(!places.is_empty());
    for place in places {
        bytes[place + key.len() - 1] = b'z';
    }
    fs::write(folder.file(name), bytes).unwrap();
}

fn boards(folder: &Folder, args: &[&str]) -> Vec<Value> {
    let run = folder.run(&[&["read", "--json"], args].concat());
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{args:?}");
    run.objects()[0]["boards"].as_array().unwrap().clone()
}

#[test]
fn diagrams_on_pages_are_found_at_their_place_and_read() {
    let folder = Folder::new();
    book(&folder, "book.pdf");
    let written = boards(&folder, &["own.pdf"]);
    let read = boards(&folder, &["book.pdf"]);
    assert_eq!((written.len(), read.len()), (FENS.len(), FENS.len()));
    for (written, read) in written.iter().zip(&read) {
        assert_eq!(read["written"], Value::Null);
        assert_eq!(read["page"], written["page"]);
        let part = |board: &Value, corner: usize, axis: usize| {
            board["box"][corner][axis].as_f64().unwrap()
        };
        let square = (part(written, 1, 0) - part(written, 0, 0)) / 8.0;
        for corner in 0..4 {
            for axis in 0..2 {
                let far = (part(written, corner, axis) - part(read, corner, axis)).abs();
                assert!(far < square / 4.0, "{written} {read}");
            }
        }
    }
    let exact = written.iter().zip(&read);
    let exact = exact.filter(|(written, read)| written["placement"] == read["placement"]);
    assert!(exact.count() * 2 >= FENS.len(), "{read:?}");
}

#[test]
fn captions_that_are_text_show_the_side_to_move() {
    let folder = Folder::new();
    let captions = [
        ("b", "1...?"),
        ("b", "Black to move and win"),
        ("w", "White to play"),
    ];
    let records = FENS.iter().zip(captions).map(|(fen, (side, caption))| {
        let placement = fen.split(' ').next().unwrap();
        format!("{placement} {side} - - id \"{caption}\";\n")
    });
    fs::write(folder.file("all.epd"), records.collect::<String>()).unwrap();
    book_of(&folder, "captions.pdf");
    let read = boards(&folder, &["captions.pdf"]);
    let turns = read.iter().map(|board| board["turn"]["side"].as_str());
    let expected = ["black", "black", "white"].map(Some);
    assert_eq!(turns.collect::<Vec<_>>(), expected);
    assert!(read.iter().all(|board| board["turn"]["by"] == "caption"));
    // Words that are text are more certain than words that are recognised.
    for board in &read[1..] {
        assert!(
            board["turn"]["certainty"].as_f64().unwrap() > 0.98,
            "{board}"
        );
    }
}

#[test]
fn only_the_requested_pages_are_read() {
    let folder = Folder::new();
    let contents = vec![String::new(); 5];
    fs::write(folder.file("five.pdf"), pages(&contents, "")).unwrap();
    let run = folder.run(&["read", "--json", "--pages", "2-3", "five.pdf"]);
    assert_eq!((run.status, run.text()), (0, "{\"boards\":[]}\n"));
    let run = folder.run(&["read", "--pages=9-", "five.pdf"]);
    assert_eq!(run.status, 3);
    assert!(run.err.contains("page 9"), "{}", run.err);
    for wrong in ["0", "3-2", "x", "-"] {
        let pages = format!("--pages={wrong}");
        assert_eq!(
            folder.run(&["read", &pages, "five.pdf"]).status,
            3,
            "{wrong}"
        );
    }
}

#[test]
fn a_book_of_ten_thousand_pages_is_opened_and_its_last_page_read() {
    let folder = Folder::new();
    let contents = vec!["0 0 10 10 re f".to_owned(); 10_000];
    fs::write(folder.file("long.pdf"), pages(&contents, "")).unwrap();
    let pages = opened(&folder.file("long.pdf"), 60);
    assert_eq!(pages.count(), 10_000);
    assert_eq!(pages.read(10_000, &|| true), Ok(Vec::new()));
    assert_eq!(pages.read(10_001, &|| true), Err(ScanFault::NoSuchPage));
    assert_eq!(pages.read(0, &|| true), Err(ScanFault::NoSuchPage));
}

/// The final result: a busy machine may need longer than the time limit for an endless page.
fn at_last<T>(read: impl Fn() -> Result<T, ScanFault>) -> Result<T, ScanFault> {
    let began = Instant::now();
    loop {
        match read() {
            Err(ScanFault::TooSlow) if began.elapsed() < Duration::from_mins(1) => {}
            read => return read,
        }
    }
}

#[test]
fn an_endless_page_is_given_up_and_the_others_are_read() {
    let folder = Folder::new();
    let path = folder.file("endless.pdf");
    fs::write(&path, endless()).unwrap();
    let pages = at_last(|| Pages::open(&path, reading(5))).unwrap();
    assert_eq!(pages.read(1, &|| true), Err(ScanFault::TooSlow));
    assert_eq!(at_last(|| pages.read(2, &|| true)), Ok(Vec::new()));
    // A caller that has cancelled does not wait either.
    assert_eq!(pages.read(1, &|| false), Err(ScanFault::Cancelled));
    assert_eq!(at_last(|| pages.read(2, &|| true)), Ok(Vec::new()));
}

/// A file with a page with this stream, and one after it.
fn page_and_another(resources: &str, first: String) -> Vec<u8> {
    pdf(&[
        "<</Type/Catalog/Pages 2 0 R>>".to_owned(),
        "<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>".to_owned(),
        format!(
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 5 0 R/Resources<<{resources}>>>>"
        ),
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>".to_owned(),
        first,
    ])
}

#[test]
fn a_page_that_unpacks_to_gigabytes_is_refused_and_the_next_one_is_read() {
    let folder = Folder::new();
    let path = folder.file("packed.pdf");
    // Each filter expands its data by a factor of 64.
    let filters = "/Filter[/ASCIIHexDecode/RunLengthDecode/RunLengthDecode/RunLengthDecode]";
    // The end of the data is written three times, once for each filter.
    let content = stream(filters, &format!("{}0200808080", "81".repeat(16_000)));
    fs::write(&path, page_and_another("", content)).unwrap();
    let pages = opened(&path, 120);
    let first = pages.read(1, &|| true);
    // Other systems limit only the time, and a fast machine unpacks the page in that.
    if cfg!(target_os = "linux") {
        assert_eq!(first, Err(ScanFault::TooMuch));
    }
    assert_eq!(pages.read(2, &|| true), Ok(Vec::new()));
}

#[test]
fn deeply_nested_dictionaries_prevent_no_page_from_being_read() {
    let folder = Folder::new();
    for (levels, end) in [(100_000, ">>"), (300_000, "")] {
        let nest = format!("/A {}1{}", "<</A ".repeat(levels), end.repeat(levels));
        let path = folder.file("nested.pdf");
        fs::write(&path, page_and_another(&nest, stream("", ""))).unwrap();
        let pages = opened(&path, 30);
        let last = pages.count();
        assert!((1..=2).contains(&last), "{last}");
        assert_eq!(pages.read(last, &|| true), Ok(Vec::new()));
    }
}

/// Reads the memory limit of the page-reading process from the system's list of its limits.
#[cfg(target_os = "linux")]
#[test]
fn the_page_reader_may_take_less_than_a_gigabyte_besides_the_file() {
    use std::io::{Read as _, Write as _};
    use std::process::{Command, Stdio};
    let folder = Folder::new();
    let path = folder.file("one.pdf");
    fs::write(&path, pages(&[String::new()], "")).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabiya"));
    command.args(["read-pages", "--"]).arg(&path);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut reader = command.spawn().unwrap();
    // A message of one zero byte means no password. Once the process has opened the file, its memory is bounded.
    let mut input = reader.stdin.take().unwrap();
    input.write_all(&[1, 0, 0, 0, 0]).unwrap();
    input.flush().unwrap();
    let mut answer = [0; 4];
    let output = reader.stdout.as_mut().unwrap();
    output.read_exact(&mut answer).unwrap();
    let limits = fs::read_to_string(format!("/proc/{}/limits", reader.id())).unwrap();
    drop(input);
    assert!(reader.wait().unwrap().success());
    let limit = |name: &str| {
        let line = limits.lines().find(|line| line.starts_with(name)).unwrap();
        let most = line[name.len()..].split_whitespace().next().unwrap();
        most.parse::<u64>().unwrap_or(u64::MAX)
    };
    assert!(limit("Max data size") < 1_000_000_000, "{limits}");
    assert_eq!(limit("Max core file size"), 0);
}

/// A page with an empty board whose light squares at these places (file and rank from 0) are covered with hairlines. A
/// hairline is one pixel wide at any resolution: at 150 pixels per inch these cover the squares, so that they are
/// darker than the dark ones, and at 300 half of each square shows.
fn under_hairlines(squares: &[(u16, u16)]) -> String {
    let mut content = "0.3 g\n".to_owned();
    for (file, rank) in (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank))) {
        if (file + rank) % 2 == 0 {
            writeln!(content, "{} {} 15 15 re f", 30 + 15 * file, 30 + 15 * rank).unwrap();
        }
    }
    content.push_str("0 G 1 w 30 30 120 120 re S 0 w\n");
    for (file, rank) in squares {
        let (left, below) = (f64::from(30 + 15 * file), 30 + 15 * rank);
        for line in 0..31_u8 {
            let x = left + 0.48 * f64::from(line);
            writeln!(content, "{x:.2} {below} m {x:.2} {} l", below + 15).unwrap();
        }
        content.push_str("S\n");
    }
    content
}

#[test]
fn a_board_that_is_uncertain_at_one_resolution_is_read_at_a_finer_one() {
    let folder = Folder::new();
    let content = under_hairlines(&[(2, 3), (5, 4), (4, 3), (3, 6)]);
    fs::write(folder.file("lines.pdf"), pages(&[content], "")).unwrap();
    let read = boards(&folder, &["lines.pdf"]);
    assert_eq!(read.len(), 1);
    assert_eq!(read[0]["placement"], "8/8/8/8/8/8/8/8");
    assert_eq!(read[0]["doubt"].as_array().unwrap().len(), 0);
    assert!(read[0]["confidence"].as_f64().unwrap() > 0.5, "{read:?}");
}

#[test]
fn a_missing_font_is_no_error() {
    let folder = Folder::new();
    let font = "/Font<</F<</Type/Font/Subtype/Type1/BaseFont/ChessNowhere>>>>";
    let content = "BT /F 12 Tf 20 150 Td (1. Kb6 rnbqkbnr) Tj ET".to_owned();
    fs::write(folder.file("font.pdf"), pages(&[content], font)).unwrap();
    assert_eq!(boards(&folder, &["font.pdf"]).len(), 0);
}

/// Gives the program a terminal of its own by `script` of util-linux.
#[cfg(target_os = "linux")]
#[test]
fn a_terminal_is_asked_for_the_password_until_it_is_right() {
    use std::io::{Read as _, Write as _};
    use std::process::{Command, Stdio};
    let folder = Folder::new().with("locked.pdf", ENCRYPTED);
    let inner = format!("{} read locked.pdf", env!("CARGO_BIN_EXE_tabiya"));
    let mut command = Command::new("script");
    command
        .args(["-q", "-e", "-c", &inner, "/dev/null"])
        .current_dir(folder.path())
        .env("LC_ALL", "C");
    let run = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut run) = run else {
        eprintln!("skipped: no script");
        return;
    };
    let (mut hands, mut screen) = (run.stdin.take().unwrap(), run.stdout.take().unwrap());
    let mut shown = Vec::new();
    for typed in ["wrong\n", "tal\n"] {
        // Do not type before the question.
        shown.clear();
        while !shown.ends_with(b"Password of locked.pdf: ") {
            let mut byte = [0];
            assert_eq!(
                screen.read(&mut byte).unwrap(),
                1,
                "{}",
                shown.escape_ascii()
            );
            shown.extend(byte);
        }
        // Without a pause, the input would come before the program switches the echo off.
        std::thread::sleep(Duration::from_millis(300));
        hands.write_all(typed.as_bytes()).unwrap();
    }
    shown.clear();
    screen.read_to_end(&mut shown).unwrap();
    let shown = String::from_utf8(shown).unwrap();
    assert!(run.wait().unwrap().success(), "{shown}");
    assert!(shown.contains("no board was found"), "{shown}");
    assert!(!shown.contains("tal"), "{shown}");
}

#[test]
fn an_encrypted_file_requires_its_password() {
    let folder = Folder::new().with("secret.pdf", ENCRYPTED);
    let folder = folder.with("right", "tal\n").with("wrong", "fischer\n");
    let said = |args: &[&str]| {
        let run = folder.run(&[&["read"], args, &["secret.pdf"]].concat());
        (run.status, run.err)
    };
    let (status, err) = said(&[]);
    assert_eq!(status, 3);
    assert!(
        err.contains("encrypted") && err.contains("--password-file"),
        "{err}"
    );
    let (status, err) = said(&["--password-file=wrong"]);
    assert_eq!(status, 3);
    assert!(err.contains("does not open"), "{err}");
    let (status, err) = said(&["--password-file=right"]);
    assert_eq!(status, 0, "{err}");
    assert_eq!(said(&["--password-file=nowhere"]).0, 3);
}

#[test]
fn damaged_files_are_read_as_far_as_possible_or_refused_in_one_sentence() {
    let folder = Folder::new();
    book(&folder, "book.pdf");
    let whole = folder.read("book.pdf");
    let huge = String::from_utf8_lossy(&pages(&[String::new()], ""))
        .replace("[0 0 300 300]", "[0 0 9e9 9e9]");
    let image = "/XObject<</I<</Type/XObject/Subtype/Image/Width 60000/Height 60000/BitsPerComponent 8/ColorSpace/DeviceRGB>>>>";
    let mut files = vec![
        b"%PDF-".to_vec(),
        b"%PDF-1.7 nothing".to_vec(),
        huge.into_bytes(),
        pages(&["q 300 0 0 300 0 0 cm /I Do Q".to_owned()], image),
    ];
    files.extend([3, 5, 8].map(|part| whole[..whole.len() * part / 9].to_vec()));
    for (file, number) in files.iter().zip(1..) {
        fs::write(folder.file("a.pdf"), file).unwrap();
        let run = folder.run(&["read", "a.pdf"]);
        assert!([0, 3].contains(&run.status), "{number}: {}", run.status);
        assert!(run.err.lines().count() <= 2, "{number}: {}", run.err);
        assert!(!run.err.contains("panicked"), "{number}: {}", run.err);
    }
}
