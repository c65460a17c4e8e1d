//! Diagrams in many pictures are read into a collection: chosen in a dialog, added row by row, interrupted and
//! continued.

use super::pictures::board;
use super::program::Program;
use egui::Key;
use image::RgbImage;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use tabiya::features::files::DialogAnswer;
use tabiya::features::read_diagrams::model::ReadForm;
use tabiya::model::action::{FilesAction, ReadDiagramsAction};
use tabiya::model::state::{Dialog, State};
use tabiya_notation::fen::FenStyle;
use tabiya_picture::Style;
use tabiya_publish::Format;
use tempfile::TempDir;

const FENS: [&str; 4] = [
    "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1",
    "8/5pk1/4p1p1/3pP2p/3P1P1P/2r3P1/R5K1/8 w - - 0 1",
    "6k1/5ppp/8/8/8/1Q6/5PPP/3q2K1 w - - 0 1",
    "r4rk1/1bq1bppp/p2ppn2/1p6/3NPP2/P1NBB3/1PPQ2PP/R4RK1 w - - 0 1",
];

/// A page with a board in its middle.
fn save_page(fen: &str, path: &Path) {
    let board = board(fen, 240);
    let (width, height) = board.dimensions();
    let mut page = RgbImage::from_pixel(width + 80, height + 80, image::Rgb([255; 3]));
    image::imageops::replace(&mut page, &board, 40, 40);
    page.save(path).unwrap();
}

/// A folder `book` with pages of these numbers.
fn book(numbers: &[u32]) -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let book = folder.path().join("book");
    fs::create_dir(&book).unwrap();
    for (number, fen) in numbers.iter().zip(FENS) {
        save_page(fen, &book.join(format!("page {number}.png")));
    }
    (folder, book)
}

impl Program {
    /// Checks that the message names the only page with something that is hardly a board.
    #[track_caller]
    fn finds_left_out(&self, page: &str) {
        let message = self.state().shared.message.as_ref().unwrap();
        let begin = "Left out one place that resembles a board but hardly is one: ";
        let expected = format!("{begin}{page}.");
        assert!(message.text.contains(&expected), "{}", message.text);
    }

    /// Chooses this path in the dialog and reads it.
    fn read_diagrams(&mut self, path: &Path) {
        self.choose_diagrams(path);
        self.click("Read");
    }

    fn choose_diagrams(&mut self, path: &Path) {
        self.menu("File", "Read diagrams…");
        assert_eq!(self.state().shared.dialog, Some(Dialog::ReadDiagrams));
        let answer = DialogAnswer::Chosen(vec![path.to_owned()]);
        self.dialogs.borrow_mut().open.push_back(answer);
        self.click(if path.is_dir() {
            "Choose a folder…"
        } else {
            "Choose files…"
        });
        assert_eq!(self.state().read_diagrams.form.paths, [path]);
    }

    fn change_reading(&mut self, form: ReadForm) {
        let action = ReadDiagramsAction::Change(Box::new(form));
        self.harness.state_mut().apply(action);
        self.run();
    }

    fn all_lines(&self) -> Vec<String> {
        let rows = self.state().shared.document().rows();
        let line = |row| String::from_utf8(rows.line(row).unwrap().to_vec()).unwrap();
        (0..rows.len()).map(line).collect()
    }

    /// The sources that the records name, in their order.
    fn sources(&self) -> Vec<String> {
        let lines = self.all_lines();
        let source = |line: &String| {
            let (_, behind) = line.split_once("source \"").unwrap();
            behind.split('"').next().unwrap().to_owned()
        };
        lines.iter().map(source).collect()
    }

    fn save_to(&mut self, place: &Path) {
        let answer = DialogAnswer::Chosen(place.to_owned());
        self.dialogs.borrow_mut().save.push_back(answer);
        self.ctrl(Key::S);
    }
}

#[test]
fn an_opened_pdf_offers_to_read_its_diagrams_and_the_offer_goes_when_taken() {
    let folder = TempDir::new().unwrap();
    let [pdf, plain] = ["book.pdf", "list.fen"].map(|name| folder.path().join(name));
    let entry = tabiya_publish::entry(FENS[0].as_bytes(), 1, FenStyle::default()).unwrap();
    let look = tabiya_publish::look(Style::default()).unwrap();
    let mut publisher = tabiya_publish::Publisher::new(look);
    let bytes = publisher.publish(&entry, Format::Pdf).unwrap();
    fs::write(&pdf, bytes).unwrap();
    fs::write(&plain, format!("{}\n", FENS[1])).unwrap();
    let mut program = Program::start();
    let answer = DialogAnswer::Chosen(vec![pdf.clone(), plain]);
    program.dialogs.borrow_mut().open.push_back(answer);
    program.ctrl(Key::O);
    assert_eq!(program.fen(), FENS[1]);
    assert!(program.state().shared.failures.is_empty());
    program
        .harness
        .state_mut()
        .apply(FilesAction::Open(vec![pdf]));
    program.run();
    assert!(program.says("book.pdf is a PDF, not a list"));
    program.click("Read its diagrams");
    assert!(!program.says("not a list of positions"));
    assert_eq!(program.all_lines().len(), 1);
    assert!(program.all_lines()[0].starts_with("r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/"));
}

#[test]
fn the_report_about_an_unreadable_file_goes_when_it_opens() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("list.fen");
    let mut program = Program::start();
    let open = |program: &mut Program| {
        let open = FilesAction::Open(vec![path.clone()]);
        program.harness.state_mut().apply(open);
        program.run();
    };
    open(&mut program);
    assert_eq!(program.state().shared.failures.len(), 1);
    fs::write(&path, format!("{}\n", FENS[1])).unwrap();
    open(&mut program);
    assert_eq!(program.fen(), FENS[1]);
    assert!(program.state().shared.failures.is_empty());
}

#[test]
fn a_folder_of_pages_becomes_a_collection_in_name_order() {
    let (folder, book) = book(&[10, 9, 1]);
    fs::write(book.join("page 2.png"), b"\x89PNG\r\n\x1a\n broken").unwrap();
    fs::write(book.join("notes.txt"), "no picture").unwrap();
    let mut program = Program::start();
    program.read_diagrams(&book);
    assert_eq!(program.state().shared.dialog, None);
    assert_eq!(
        program.sources(),
        ["book/page 1.png", "book/page 9.png", "book/page 10.png"]
    );
    assert!(
        program.all_lines()[1].contains("id \"page 3, 1\";"),
        "{:?}",
        program.all_lines()
    );
    // One broken page is reported, and stops nothing.
    assert!(program.says("One page could not be read"));
    assert!(program.says("book/page 2.png"));
    let document = program.state().shared.document();
    assert!(document.is_modified() && !document.can_undo());
    assert_eq!(State::name_of(document), "book.epd");
    assert!((0..3).all(|row| document.pictured_at(row).is_some()));
    let place = folder.path().join("book.epd");
    program.save_to(&place);
    let saved = fs::read_to_string(&place).unwrap();
    assert_eq!(saved.lines().collect::<Vec<_>>(), program.all_lines());
}

#[cfg(unix)]
#[test]
fn pipes_and_devices_are_reported_and_skipped() {
    let (_folder, book) = book(&[1]);
    let pipe = book.join("a pipe.png");
    rustix::fs::mkfifoat(rustix::fs::CWD, &pipe, 0o600.into()).unwrap();
    let mut program = Program::start();
    program.menu("File", "Read diagrams…");
    let chosen = [&pipe, Path::new("/dev/zero"), &book.join("page 1.png")];
    let answer = DialogAnswer::Chosen(chosen.map(Path::to_owned).to_vec());
    program.dialogs.borrow_mut().open.push_back(answer);
    program.click("Choose files…");
    program.click("Read");
    assert_eq!(program.sources(), ["page 1.png"]);
    assert!(program.says("2 pages could not be read"));
    assert!(program.says("a pipe.png") && program.says("zero"));
}

#[test]
fn a_cancelled_reading_keeps_its_results_and_can_be_continued() {
    let (_folder, book) = book(&[1, 2, 3, 4]);
    let mut program = Program::start();
    program.choose_diagrams(&book);
    program.dialogs.borrow_mut().steps = Some(0);
    program.click("Read");
    for _ in 0..200 {
        if program.says("one board found") {
            break;
        }
        program.step(1);
    }
    assert_eq!(program.state().shared.document().rows().len(), 1);
    assert!(program.has("Reading diagrams: one board found"));
    program.click("Cancel");
    program.let_go();
    let kept = program.sources();
    assert!((1..4).contains(&kept.len()), "{kept:?}");
    assert!(program.says("Reading the same files again continues from there."));
    assert!(program.state().shared.tasks.is_empty());
    let documents = program.state().shared.documents.len();
    program.menu("File", "Read diagrams…");
    program.click("Read");
    let all = [1, 2, 3, 4].map(|number| format!("book/page {number}.png"));
    assert_eq!(program.sources(), all);
    assert_eq!(program.state().shared.documents.len(), documents);
    // The third time nothing is left; the message says how to read everything again.
    program.menu("File", "Read diagrams…");
    program.click("Read");
    assert!(program.says("All of these pages have been read already."));
    assert_eq!(program.sources(), all);
}

#[test]
fn a_saved_collection_continues_after_its_last_page() {
    let (folder, book) = book(&[1, 2]);
    let place = folder.path().join("book.epd");
    let mut program = Program::start();
    program.read_diagrams(&book);
    program.save_to(&place);
    for (number, fen) in [3, 4].iter().zip(FENS) {
        save_page(fen, &book.join(format!("page {number}.png")));
    }
    let mut program = Program::on_file(&place);
    program.read_diagrams(&book);
    let all = [1, 2, 3, 4].map(|number| format!("book/page {number}.png"));
    assert_eq!(program.sources(), all);
    assert_eq!(
        program.state().shared.document().path(),
        Some(place.as_path())
    );
    assert!(program.state().shared.document().is_modified());
}

#[test]
fn board_pictures_go_to_a_new_folder_and_overwrite_nothing() {
    let (folder, book) = book(&[1]);
    let taken = folder.path().join("book-boards");
    fs::create_dir(&taken).unwrap();
    fs::write(taken.join("page 1-1.jpg"), "mine").unwrap();
    let mut program = Program::start();
    program.choose_diagrams(&book);
    program.click("Save the boards as pictures in a folder");
    program.click("Read");
    assert!(program.all_lines()[0].contains("crop \"book-boards-2/page 1-1.jpg\";"));
    let kept = fs::read(folder.path().join("book-boards-2/page 1-1.jpg")).unwrap();
    assert!(image::load_from_memory(&kept).is_ok());
    assert_eq!(fs::read(taken.join("page 1-1.jpg")).unwrap(), b"mine");
}

#[test]
fn a_range_of_pages_is_read_first_and_the_rest_later() {
    let folder = TempDir::new().unwrap();
    let list = folder.path().join("list.epd");
    fs::write(&list, FENS.map(|fen| format!("{fen}\n")).concat()).unwrap();
    let book = folder.path().join("book.pdf");
    let tabiya = env!("CARGO_BIN_EXE_tabiya");
    let mut render = process::Command::new(tabiya);
    render.args(["render", "--sheet=a4", "--per-page", "1", "--output"]);
    assert!(render.arg(&book).arg(&list).status().unwrap().success());
    let mut program = Program::start();
    program.choose_diagrams(&book);
    let mut form = program.state().read_diagrams.form.clone();
    (form.first_page, form.last_page) = (2, Some(3));
    program.change_reading(form);
    program.click("Read");
    let placements = |program: &Program| {
        let lines = program.all_lines();
        let placement = |line: &String| line.split(' ').next().unwrap().to_owned();
        lines.iter().map(placement).collect::<Vec<_>>()
    };
    let placement = |fen: &str| fen.split(' ').next().unwrap().to_owned();
    // Diagrams written by Tabiya contain their positions, so the reading is exact.
    assert_eq!(placements(&program), [FENS[1], FENS[2]].map(placement));
    assert!(program.all_lines()[0].contains("id \"page 2, 1\"; source \"book.pdf\";"));
    let mut form = program.state().read_diagrams.form.clone();
    form.last_page = None;
    program.change_reading(form);
    program.menu("File", "Read diagrams…");
    program.click("Read");
    assert_eq!(
        placements(&program),
        [FENS[1], FENS[2], FENS[3]].map(placement)
    );
}

#[test]
fn the_dialog_works_by_keys_and_reports_nothing_to_read() {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start();
    program.menu("File", "Read diagrams…");
    assert!(program.has("Nothing chosen yet."));
    assert!(program.is_focused("Choose files…"));
    let answer = DialogAnswer::Chosen(vec![folder.path().to_owned()]);
    program.dialogs.borrow_mut().open.push_back(answer);
    program.key(Key::Tab);
    program.key(Key::Enter);
    for name in ["First page of a PDF", "Last page of a PDF"] {
        assert!(program.has(name), "{name}");
    }
    program.click("Read");
    assert!(program.says("There are no pictures and no PDF files there."));
    program.menu("File", "Read diagrams…");
    program.key(Key::Escape);
    assert_eq!(program.state().shared.dialog, None);
}

#[test]
fn the_message_counts_boards_that_do_not_show_whose_turn_it_is() {
    let (_folder, book) = book(&[1, 2]);
    let mut program = Program::start();
    program.read_diagrams(&book);
    assert!(program.says("2 that do not show whose turn it is"));
    let lines = program.all_lines();
    assert!(lines[0].contains(" ask turn castling;"), "{lines:?}");
    assert!(lines[1].contains(" ask turn;"), "{lines:?}");
    program.click("Proofread…");
    assert_eq!(program.state().shared.dialog, Some(Dialog::Proofread));
}

/// A page with pieces in space: round bodies that are higher than their squares.
fn save_pieces_in_space(path: &Path) {
    let mut page = RgbImage::from_fn(640, 640, |x, y| {
        let square = (x.wrapping_sub(80) / 60, y.wrapping_sub(120) / 60);
        image::Rgb(match square {
            (file @ 0..8, rank @ 0..8) if (file + rank) % 2 == 0 => [240, 217, 181],
            (0..8, 0..8) => [181, 136, 99],
            _ => [255; 3],
        })
    });
    for rank in [0, 1, 6, 7] {
        for file in 0..8 {
            let color = [if rank < 4 { 30 } else { 225 }; 3];
            let [x, foot] = [110 + 60 * file, 164 + 60 * rank];
            let height = 50 + (file * 7 + rank * 5) % 46;
            for step in 0..20 {
                let radius = 20 - 14 * (step * 3).min(19) / 19;
                fill_disc(&mut page, [x, foot - height * step / 19], radius, color);
            }
            fill_disc(&mut page, [x, foot - height], 11, color);
        }
    }
    page.save(path).unwrap();
}

fn fill_disc(page: &mut RgbImage, [x, y]: [u32; 2], radius: u32, color: [u8; 3]) {
    for (dx, dy) in (0..=2 * radius).flat_map(|dy| (0..=2 * radius).map(move |dx| (dx, dy))) {
        if dx.abs_diff(radius).pow(2) + dy.abs_diff(radius).pow(2) <= radius.pow(2) {
            page.put_pixel(x + dx - radius, y + dy - radius, image::Rgb(color));
        }
    }
}

#[test]
fn the_message_says_where_something_was_left_out_because_it_is_hardly_a_board() {
    let (_folder, book) = book(&[1]);
    save_pieces_in_space(&book.join("page 2.png"));
    let mut program = Program::start();
    program.read_diagrams(&book);
    assert_eq!(program.all_lines().len(), 1);
    program.finds_left_out("book/page 2.png");
}

#[test]
fn pages_with_nothing_but_such_places_are_reported_with_them() {
    let folder = TempDir::new().unwrap();
    let book = folder.path().join("book");
    fs::create_dir(&book).unwrap();
    save_pieces_in_space(&book.join("a.png"));
    let mut program = Program::start();
    program.read_diagrams(&book);
    assert!(program.says("No diagram was found on that page."));
    program.finds_left_out("book/a.png");
}
