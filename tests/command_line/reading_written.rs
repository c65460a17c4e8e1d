//! Diagrams that the program wrote itself are read exactly, as long as their pictures are unchanged.

use super::running::Folder;
use serde_json::Value;
use std::fs;
use std::path::Path;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Positions with features that a picture does not show: the side to move, Chess960 castling, en passant, counters;
/// and positions that cannot arise in a game.
const FENS: [&str; 6] = [
    START,
    "8/8/1KP5/3r4/8/8/8/k7 b - - 12 61",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
    "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w KQkq - 4 9",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "QQQQQQQQ/8/3k4/8/8/pppppppp/8/PPPPPPPP w - - 0 1",
];

/// The boards of the files, one after the other.
fn boards(folder: &Folder, files: &[&str]) -> Vec<Value> {
    let run = folder.run(&[&["read", "--json"], files].concat());
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{files:?}");
    let objects = run.objects().into_iter();
    objects
        .flat_map(|object| object["boards"].as_array().unwrap().clone())
        .collect()
}

fn fens(boards: &[Value]) -> Vec<&str> {
    let fens = boards.iter().map(|board| {
        assert_eq!(board["written"], true, "{board}");
        assert_eq!(board["confidence"], 1.0, "{board}");
        assert_eq!(board["doubt"].as_array().unwrap().len(), 0, "{board}");
        board["fen"].as_str().unwrap()
    });
    fens.collect()
}

#[test]
fn drawn_diagrams_are_read_exactly_from_every_kind_of_file() {
    for kind in ["png", "jpg", "webp", "svg", "pdf"] {
        let folder = Folder::new();
        let names: Vec<String> = (0..FENS.len()).map(|at| format!("{at}.{kind}")).collect();
        for (name, fen) in names.iter().zip(FENS) {
            let run = folder.run(&["render", "--size=400", "-o", name, fen]);
            assert_eq!((run.status, run.err.as_str()), (0, ""), "{name}");
        }
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        assert_eq!(fens(&boards(&folder, &names)), FENS, "{kind}");
    }
}

#[test]
fn the_side_below_and_the_place_of_the_board_are_reported() {
    let folder = Folder::new();
    let style = ["--set=orientation=black", "--set=coordinates=none"];
    let run = folder.run(
        &[
            &["render", "-o", "a.png", "--size=400"],
            &style[..],
            &[START],
        ]
        .concat(),
    );
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let boards = boards(&folder, &["a.png"]);
    assert_eq!(fens(&boards), [START]);
    assert_eq!(boards[0]["below"], "black");
    let corner = |index: usize, axis: usize| boards[0]["box"][index][axis].as_f64().unwrap();
    let side = corner(1, 0) - corner(0, 0);
    assert!((300.0..=400.0).contains(&side), "{side}");
    assert_eq!(corner(2, 1) - corner(1, 1), side);
}

#[test]
fn every_diagram_of_a_page_is_read_at_its_place() {
    let folder = Folder::new().with("all.epd", FENS.join("\n"));
    for kind in ["pdf", "svg", "png"] {
        let output = format!("{kind}.{kind}");
        let format = format!("--format={kind}");
        let args = ["render", "--sheet=a4", &format, "-o", &output, "all.epd"];
        let run = folder.run(&args);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{kind}");
        let names = folder.names();
        let of_kind = names
            .iter()
            .filter(|name| Path::new(name).extension().is_some_and(|end| end == kind));
        let files: Vec<&str> = of_kind.map(String::as_str).collect();
        let boards = boards(&folder, &files);
        assert_eq!(fens(&boards), FENS, "{kind}");
        if kind == "pdf" {
            let page = |board: &Value| board["page"].as_u64().unwrap();
            let pages: Vec<u64> = boards.iter().map(page).collect();
            assert!(pages.is_sorted() && pages[0] == 1, "{pages:?}");
        }
    }
}

/// The pixels of a PNG file, three bytes each, and its text chunks.
fn opened(path: &Path) -> (png::Info<'static>, Vec<u8>) {
    let file = std::io::BufReader::new(fs::File::open(path).unwrap());
    let mut reader = png::Decoder::new(file).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut pixels).unwrap();
    reader.finish().unwrap();
    (reader.info().clone(), pixels)
}

/// Writes the file like an editor that keeps the text chunks.
fn save(path: &Path, (width, height): (u32, u32), texts: &png::Info<'_>, pixels: &[u8]) {
    let mut encoder = png::Encoder::new(fs::File::create(path).unwrap(), width, height);
    encoder.set_color(png::ColorType::Rgb);
    for text in &texts.uncompressed_latin1_text {
        let (keyword, text) = (text.keyword.clone(), text.text.clone());
        encoder.add_text_chunk(keyword, text).unwrap();
    }
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(pixels).unwrap();
}

#[test]
fn a_reduced_picture_is_read_exactly_and_a_painted_over_one_as_it_appears() {
    let folder = Folder::new();
    let fen = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 3 9";
    let style = [
        "--set=coordinates=none",
        "--set=frame=none",
        "--set=margin=0",
    ];
    let run = folder.run(
        &[
            &["render", "-o", "a.png", "--size=480"],
            &style[..],
            &["--set=side-to-move=no", fen],
        ]
        .concat(),
    );
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let (info, mut pixels) = opened(&folder.file("a.png"));
    assert_eq!(info.uncompressed_latin1_text.len(), 1);
    let (width, height) = (info.width, info.height);
    let picture = image::RgbImage::from_raw(width, height, pixels.clone()).unwrap();
    let filter = image::imageops::FilterType::Triangle;
    let small = image::imageops::resize(&picture, width / 2, height / 2, filter);
    save(
        &folder.file("small.png"),
        (width / 2, height / 2),
        &info,
        &small,
    );
    assert_eq!(fens(&boards(&folder, &["small.png"])), [fen]);

    // Remove the pawn on a2: its square gets the pixels of c4, an empty square of the same colour.
    let side = (width / 8) as usize;
    let line = 3 * width as usize;
    for y in 0..side {
        let from = (4 * side + y) * line + 3 * 2 * side;
        let to = (6 * side + y) * line;
        pixels.copy_within(from..from + 3 * side, to);
    }
    save(&folder.file("painted.png"), (width, height), &info, &pixels);
    let painted = boards(&folder, &["painted.png"]);
    assert_eq!(painted.len(), 1);
    assert_eq!(painted[0]["written"], Value::Null);
    assert_ne!(painted[0]["placement"], fen.split(' ').next().unwrap());
}

#[test]
fn a_changed_svg_file_gives_no_position() {
    let folder = Folder::new();
    folder.run(&["render", "-o", "a.svg", START]);
    let svg = String::from_utf8(folder.read("a.svg")).unwrap();
    let folder = folder.with("b.svg", svg.replacen("<use", "<use ", 1));
    let run = folder.run(&["read", "b.svg"]);
    assert_eq!((run.status, run.text()), (3, ""));
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
}

#[test]
fn a_drawing_added_to_an_svg_file_invalidates_its_records() {
    let folder = Folder::new();
    folder.run(&["render", "-o", "a.svg", START]);
    let svg = String::from_utf8(folder.read("a.svg")).unwrap();
    let added = svg.replacen(
        "</metadata>",
        "</metadata><rect width=\"9\" height=\"9\"/>",
        1,
    );
    assert_ne!(added, svg);
    let folder = folder.with("b.svg", added);
    assert_eq!(folder.run(&["read", "b.svg"]).status, 3);
}

#[test]
fn a_page_with_a_note_is_read_like_any_other() {
    let folder = Folder::new();
    folder.run(&["render", "-o", "a.pdf", START]);
    let file = folder.read("a.pdf");
    let key = b"/TabiyaBoards";
    let place = memchr::memmem::find(&file, key).unwrap();
    let mut noted = file[..place].to_vec();
    noted.extend_from_slice(b"/Annots[] ");
    noted.extend_from_slice(&file[place..]);
    fs::write(folder.file("b.pdf"), noted).unwrap();
    for board in boards(&folder, &["b.pdf"]) {
        assert_eq!(board["written"], Value::Null);
    }
}
