//! Pictures that are pasted, opened or taken from the screen become positions, and the user settles doubts.

use crate::program::{Program, START};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use image::{ImageFormat, RgbImage};
use std::fs;
use std::io::Cursor;
use std::path::Path;
use tabiya::command::Command;
use tabiya::features::files::DialogAnswer;
use tabiya::features::pictures::tasks::read_picture::ReadingPicture;
use tabiya::model::action::{Action, FilesAction};
use tabiya::model::state::Task as _;
use tabiya_chess::Square;
use tabiya_desktop::system::ScreenshotError;
use tabiya_notation::fen::read_fen;
use tabiya_notation::picture_doubts::{Doubt, PictureTurn, Unlikely};
use tabiya_notation::picture_questions::{PictureQuestion, Questions, TurnSign};
use tabiya_notation::record::read_record;
use tabiya_picture::scanned::{Crop, FoundBoard};
use tabiya_picture::{Coordinates, Diagram, Frame, PieceSet, Rasteriser, Style};
use tempfile::TempDir;

pub(crate) const RUY: &str = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1";
pub(crate) const ROOKS: &str = "8/5pk1/4p1p1/3pP2p/3P1P1P/2r3P1/R5K1/8 w - - 0 1";

/// A picture of only the squares of a position.
pub(crate) fn board(fen: &str, side: u32) -> RgbImage {
    let style = Style {
        size: side,
        margin: 0,
        coordinates: Coordinates::None,
        side_to_move: false,
        frame: Frame::None,
        caption: false,
        ..Style::default()
    };
    let drawing = Diagram::of(read_fen(fen).unwrap()).draw(&style);
    let mut rasteriser = Rasteriser::new(PieceSet::usual());
    let pixels = rasteriser.pixels(&drawing).unwrap();
    let rgb = pixels.rgba.chunks_exact(4).flat_map(|pixel| &pixel[..3]);
    let [width, height] = [pixels.width, pixels.height].map(|side| side.try_into().unwrap());
    RgbImage::from_raw(width, height, rgb.copied().collect()).unwrap()
}

/// A white page with these boards, three to a row.
pub(crate) fn page(boards: &[&str]) -> Vec<u8> {
    const SIDE: u32 = 240;
    const STEP: u32 = 300;
    let rows = u32::try_from(boards.len()).unwrap().div_ceil(3);
    let white = image::Rgb([255; 3]);
    let mut page = RgbImage::from_pixel(3 * STEP + 60, rows * STEP + 60, white);
    for (place, fen) in (0..).zip(boards) {
        let corner = [60 + place % 3 * STEP, 60 + place / 3 * STEP].map(i64::from);
        image::imageops::replace(&mut page, &board(fen, SIDE), corner[0], corner[1]);
    }
    png(&page)
}

pub(crate) fn png(picture: &RgbImage) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    picture.write_to(&mut file, ImageFormat::Png).unwrap();
    file.into_inner()
}

/// A board on which these squares are doubtful, with their possible readings.
pub(crate) fn found(fen: &str, place: u32, doubts: &[(&str, &[(char, f32)])]) -> FoundBoard {
    let order = || Square::all_in_fen_order();
    let doubt = |(name, alternatives): &(&str, &[(char, f32)])| Doubt {
        square: order()
            .position(|square| square.to_string() == *name)
            .unwrap(),
        alternatives: alternatives.to_vec(),
    };
    let crop = board(fen, 128);
    FoundBoard {
        fen: fen.to_owned(),
        is_written: false,
        offered: None,
        is_white_below: true,
        below: 0.99,
        turn: None,
        questions: Questions::NONE,
        doubts: doubts.iter().map(doubt).collect(),
        missing: Vec::new(),
        confidence: 0.62,
        page: 1,
        place,
        corners: [[0.0; 2]; 4],
        crop: Some(Crop {
            side: crop.width(),
            rgb: crop.into_raw(),
        }),
        unlikely: None,
        seen: None,
    }
}

/// The possible readings of the two doubtful squares of [`RUY`].
pub(crate) const DOUBTS: [(&str, &[(char, f32)]); 2] = [
    ("b5", &[('B', 0.62), ('P', 0.3), ('.', 0.05)]),
    ("e4", &[('P', 0.9), ('.', 0.1)]),
];

impl Program {
    pub(crate) fn paste_picture(&mut self) {
        self.dialogs.borrow_mut().picture.get_or_insert_default();
        self.key_with(Modifiers::COMMAND, Key::V);
    }

    pub(crate) fn paste_found(&mut self, found: Vec<FoundBoard>) {
        self.dialogs.borrow_mut().found = Some(found);
        self.paste_picture();
    }

    fn command(&mut self, command: Command) {
        self.harness.state_mut().apply(Action::Run(command));
        self.run();
    }

    fn unsure(&self) -> Vec<String> {
        let squares = self.state().shared.document().unsure();
        squares.map(|square| square.to_string()).collect()
    }

    fn lines(&self) -> Vec<String> {
        let rows = self.state().shared.document().rows();
        let line = |row| String::from_utf8(rows.line(row).unwrap().to_vec()).unwrap();
        (0..rows.len()).map(line).collect()
    }
}

#[test]
fn a_pasted_page_of_nine_diagrams_becomes_a_list_that_can_be_saved() {
    let fens = [RUY, ROOKS, RUY, ROOKS, START, ROOKS, RUY, START, ROOKS];
    let folder = TempDir::new().unwrap();
    let mut program = Program::start();
    program.dialogs.borrow_mut().picture = Some(page(&fens));
    program.paste_picture();
    assert!(program.says("The picture from the clipboard: 9 diagrams"));
    let lines = program.lines();
    assert_eq!(lines.len(), 9);
    for (place, line) in (1..).zip(&lines) {
        assert!(line.contains(&format!("id \"page 1, {place}\";")), "{line}");
    }
    for (line, fen) in lines.iter().zip(fens) {
        let read = read_record(line.as_bytes()).unwrap().position.board;
        let drawn = read_fen(fen).unwrap().board;
        // The net has never seen these pieces.
        assert_eq!(read, drawn, "{line} {fen}");
    }
    let place = folder.path().join("page.epd");
    let answer = DialogAnswer::Chosen(place.clone());
    program.dialogs.borrow_mut().save.push_back(answer);
    program.ctrl(Key::S);
    let saved = fs::read_to_string(place).unwrap();
    assert_eq!(saved.lines().collect::<Vec<_>>(), lines);
}

#[test]
fn one_pasted_board_is_loaded_in_one_step_with_doubts_and_picture() {
    let mut program = Program::on(ROOKS);
    program.paste_found(vec![found(RUY, 1, &DOUBTS)]);
    assert_eq!(program.fen(), RUY);
    assert_eq!(program.unsure(), ["e4", "b5"]);
    assert!(program.says("The diagram is on the board. 2 squares are in doubt."));
    assert!(program.has("The board in the picture"));
    program.undo();
    assert_eq!(program.fen(), ROOKS);
    assert!(program.unsure().is_empty());
    assert!(!program.has("The board in the picture"));
    program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(program.unsure(), ["e4", "b5"]);
}

#[test]
fn the_reading_of_a_pasted_picture_is_shown() {
    let mut program = Program::start();
    program.dialogs.borrow_mut().picture = Some(page(&[RUY]));
    program.dialogs.borrow_mut().steps = Some(0);
    program.paste_picture();
    let tasks = &program.state().shared.tasks;
    let status = tasks
        .running::<ReadingPicture>()
        .next()
        .map(|(_, picture)| picture.status());
    assert_eq!(
        status.as_deref(),
        Some("Reading the picture from the clipboard")
    );
}

#[test]
fn a_key_goes_to_the_next_doubt_and_a_digit_takes_a_reading() {
    let mut program = Program::start();
    program.paste_found(vec![found(RUY, 1, &DOUBTS)]);
    program.key_with(Modifiers::SHIFT, Key::U);
    program.key_with(Modifiers::SHIFT, Key::U);
    assert_eq!(program.state().board.cursor.to_string(), "b5");
    let said = "b5, white bishop. 1: white bishop, 62%; 2: white pawn, 30%; 3: empty, 5%";
    assert_eq!(program.state().shared.announcement, said);
    assert!(program.has("What is on b5?"));
    program.type_text("2");
    assert_eq!(program.fen(), RUY.replace("1B2p3", "1P2p3"));
    assert_eq!(program.unsure(), ["e4"]);
    // The message names the result and the next doubt.
    let said = "white pawn on b5. e4, white pawn. 1: white pawn, 90%; 2: empty, 10%";
    assert_eq!(program.state().shared.announcement, said);
    assert_eq!(program.state().board.cursor.to_string(), "e4");
    program.type_text("1");
    assert!(program.unsure().is_empty());
    assert!(program.has("No square is in doubt"));
    // Digits skip squares again.
    program.type_text("2");
    assert_eq!(program.state().board.cursor.to_string(), "g4");
    program.undo();
    assert_eq!(program.unsure(), ["e4"]);
    program.undo();
    assert_eq!((program.fen().as_str(), program.unsure().len()), (RUY, 2));
}

#[test]
fn a_click_takes_a_reading_and_the_last_leads_to_the_next_position() {
    let mut program = Program::start();
    let second = found(ROOKS, 2, &[("g2", &[('K', 0.5), ('Q', 0.5)])]);
    program.paste_found(vec![found(RUY, 1, &DOUBTS[..1]), second]);
    assert!(program.says("In 2 of them squares are in doubt."));
    program.click("Next unsure square");
    assert_eq!(program.state().board.cursor.to_string(), "b5");
    program.click_role(Role::Button, "3: empty, 5%");
    assert!(program.fen().starts_with("r1bqkbnr/pppp1ppp/2n5/4p3/"));
    assert!(program.unsure().is_empty());
    assert!(
        program
            .state()
            .shared
            .announcement
            .contains("Other positions have squares in doubt.")
    );
    program.key_with(Modifiers::SHIFT, Key::U);
    assert_eq!(program.state().shared.document().row(), 1);
    assert_eq!(program.state().board.cursor.to_string(), "g2");
    program.click_role(Role::Button, "2: white queen, 50%");
    assert!(program.fen().contains("/R5Q1/"));
    assert!(program.state().shared.announcement.contains("All squares"));
}

#[test]
fn open_questions_of_a_picture_are_answered_by_a_click() {
    let mut program = Program::start();
    let mut board = found(RUY, 1, &[]);
    board.below = 0.86;
    board.turn = Some(PictureTurn {
        is_white: true,
        certainty: 0.5,
        sign: TurnSign::Caption,
    });
    board.questions = PictureQuestion::ALL.into_iter().collect();
    program.paste_found(vec![board]);
    program.unfold("About this picture");
    assert!(program.has("White is at the bottom of the picture (86% sure)."));
    assert!(program.has("White to move (a caption, 50% sure)."));
    assert!(program.has("Who may still castle? A picture cannot show it."));
    program.click("Only White");
    assert_eq!(program.fen(), RUY.replace("KQkq", "KQ"));
    assert_eq!(program.state().shared.announcement, "castling: Only White");
    assert!(!program.has("Only White"));
    // Both remaining questions have answers of the same names.
    assert!(program.has("Whose turn is it? The picture contradicts itself."));
    program.undo();
    assert!(program.has("Only White"));
    program.click("Nobody");
    assert_eq!(program.fen(), RUY.replace("KQkq", "-"));
}

#[test]
fn a_picture_without_the_side_to_move_says_so() {
    let mut program = Program::start();
    program.paste_found(vec![found(RUY, 1, &[])]);
    assert!(program.has("Nothing in the picture shows whose turn it is."));
    assert!(!program.has("Nobody"));
}

#[test]
fn a_click_on_the_picture_moves_the_cursor_to_that_square() {
    let mut program = Program::start();
    let mut black = found(RUY, 1, &[]);
    black.is_white_below = false;
    program.paste_found(vec![black]);
    program.unfold("About this picture");
    assert!(program.has("Black is at the bottom of the picture (99% sure)."));
    let crop = program
        .harness
        .get_by_label("The board in the picture")
        .rect();
    program.clicks_at(crop.left_top() + crop.size() / 16.0, 1);
    assert_eq!(program.state().board.cursor.to_string(), "h1");
}

#[test]
fn the_picture_panel_closes_and_a_key_reopens_it() {
    let mut program = Program::start();
    program.paste_found(vec![found(RUY, 1, &[])]);
    assert!(program.has("The diagram is on the board. Compare it with the picture."));
    program.click("Close the picture panel");
    assert!(!program.has("The board in the picture"));
    program.key(Key::I);
    assert!(program.has("The board in the picture"));
    program.key_with(Modifiers::SHIFT, Key::I);
    assert!(program.state().pictures.is_under);
}

#[test]
fn an_opened_picture_replaces_no_work() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("diagram.png");
    fs::write(&path, page(&[RUY])).unwrap();
    let program = Program::on_file(&path);
    assert_eq!(program.state().shared.documents.len(), 1);
    assert!(program.state().shared.document().pictured().is_some());
    let mut program = Program::on(ROOKS);
    program
        .harness
        .state_mut()
        .apply(FilesAction::Open(vec![path]));
    program.run();
    assert_eq!(program.state().shared.documents.len(), 2);
    assert!(program.lines()[0].contains("id \"page 1, 1\";"));
}

/// The text by which the system's clipboard names a copied file.
fn copied(path: &Path) -> String {
    if cfg!(windows) {
        path.to_str().unwrap().to_owned()
    } else {
        let place = path.to_str().unwrap().replace(' ', "%20");
        format!("file://{place}\r\n")
    }
}

#[test]
fn copied_files_of_positions_are_opened() {
    let folder = TempDir::new().unwrap();
    let [one, two] = ["a b.fen", "c.epd"].map(|name| folder.path().join(name));
    fs::write(&one, format!("{RUY}\n")).unwrap();
    fs::write(&two, "8/8/8/8/8/8/8/K1k5 b - -\n").unwrap();
    let mut program = Program::on(ROOKS);
    program.put_on_clipboard(&[copied(&one), copied(&two)].join("\n"));
    program.key_with(Modifiers::COMMAND, Key::V);
    assert_eq!(program.state().shared.documents.len(), 3);
    assert_eq!(
        program.state().shared.document().path(),
        Some(two.as_path())
    );
}

#[test]
fn a_copied_file_of_a_picture_is_read_like_a_copied_picture() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("a b.png");
    fs::write(&path, page(&[RUY])).unwrap();
    let mut program = Program::on(ROOKS);
    program.put_on_clipboard(&copied(&path));
    program.key_with(Modifiers::COMMAND, Key::V);
    assert_eq!(program.state().shared.documents.len(), 1);
    assert!(program.state().shared.document().pictured().is_some());
    program.undo();
    assert_eq!(program.fen(), ROOKS);
}

#[test]
fn a_picture_without_a_board_is_reported_and_changes_nothing() {
    let grey = RgbImage::from_pixel(300, 200, image::Rgb([120; 3]));
    for (picture, said) in [
        (
            png(&grey),
            "The picture from the clipboard contains no recognisable chess board",
        ),
        (
            b"no picture".to_vec(),
            "The picture from the clipboard is not a picture that can be read",
        ),
        (page(&[RUY])[..400].to_vec(), "the picture is damaged"),
    ] {
        let mut program = Program::on(ROOKS);
        program.dialogs.borrow_mut().picture = Some(picture);
        program.paste_picture();
        assert!(program.says(said), "{said}");
        assert_eq!(program.fen(), ROOKS);
        assert!(!program.state().shared.document().can_undo());
    }
    let mut program = Program::on(ROOKS);
    let folder = TempDir::new().unwrap();
    let gone = folder.path().join("board.png");
    program.put_on_clipboard(gone.to_str().unwrap());
    program.key_with(Modifiers::COMMAND, Key::V);
    assert!(program.says("board.png"));
    assert_eq!(program.fen(), ROOKS);
}

/// A reading of something that is hardly a board.
fn hardly_a_board(fen: &str, reason: Unlikely) -> FoundBoard {
    FoundBoard {
        unlikely: Some(reason),
        ..found(fen, 1, &DOUBTS)
    }
}

#[test]
fn what_is_hardly_a_board_is_read_only_on_request() {
    for (reason, said) in [
        (Unlikely::OtherGame, "another game or a puzzle"),
        (Unlikely::InSpace, "three-dimensional pieces"),
        (Unlikely::Unclear, "hardly anything on it can be recognised"),
    ] {
        let mut program = Program::on(ROOKS);
        program.paste_found(vec![hardly_a_board(RUY, reason)]);
        assert!(program.says("The picture from the clipboard was not read."));
        assert!(program.says(said), "{said}");
        assert_eq!(program.fen(), ROOKS);
        assert!(!program.state().shared.document().can_undo());
        program.click("Read it anyway");
        assert_eq!(program.fen(), RUY);
        assert_eq!(program.unsure(), ["e4", "b5"]);
        assert!(!program.has("Read it anyway"));
        program.undo();
        assert_eq!(program.fen(), ROOKS);
    }
}

#[test]
fn what_is_hardly_a_board_is_left_out_beside_a_board() {
    let mut program = Program::start();
    let game = hardly_a_board(ROOKS, Unlikely::OtherGame);
    program.paste_found(vec![game, found(RUY, 2, &[])]);
    assert_eq!(program.fen(), RUY);
    assert_eq!(program.state().shared.documents.len(), 1);
    assert!(!program.has("Read it anyway"));
}

#[test]
fn a_screenshot_is_read_and_a_desktop_without_them_is_reported() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("screen.png");
    fs::write(&path, page(&[RUY])).unwrap();
    let mut program = Program::on(ROOKS);
    program.command(Command::ReadScreen);
    assert!(program.says("Take a screenshot with the desktop’s own tool, and paste it here."));
    assert_eq!(program.fen(), ROOKS);
    let mut program = Program::on(ROOKS);
    program.dialogs.borrow_mut().screenshot = Some(Ok(None));
    program.command(Command::ReadScreen);
    assert!(program.state().shared.errors().is_empty());
    let refused = ScreenshotError::Refused("response 2".to_owned());
    program.dialogs.borrow_mut().screenshot = Some(Err(refused));
    program.command(Command::ReadScreen);
    assert!(program.says("Allow Tabiya to take screenshots"));
    program.dialogs.borrow_mut().screenshot = Some(Ok(Some(path)));
    program.command(Command::ReadScreen);
    assert!(program.state().shared.document().pictured().is_some());
}
