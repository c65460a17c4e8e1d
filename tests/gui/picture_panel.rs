//! The panel with the picture of the position that was read: when it is there, and what can be set in it.

use super::pictures::{DOUBTS, ROOKS, RUY, board, found, page, png};
use super::program::Program;
use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use image::RgbImage;
use std::fs;
use std::path::Path;
use tabiya::command::Command;
use tabiya::features::pictures::model::{Picture, PictureSource};
use tabiya::model::action::{Action, BoardAction, PicturesAction};
use tabiya_chess::{Piece, Square};
use tabiya_collection::document::Edit;
use tabiya_notation::picture_doubts::PictureTurn;
use tabiya_notation::picture_questions::{PictureQuestion, Questions, TurnSign};
use tempfile::TempDir;

const PICTURE: &str = "The board in the picture";

#[test]
fn another_position_hides_the_panel_and_undo_brings_it_back() {
    let mut program = Program::start();
    program.paste_found(vec![found(RUY, 1, &DOUBTS)]);
    let changes: [fn(&mut Program); 4] = [
        |program| program.paste(ROOKS),
        |program| program.paste("1. e4 e5 2. Nf3"),
        |program| program.paste(&format!("{ROOKS} bm Kf3;")),
        |program| {
            program
                .harness
                .state_mut()
                .apply(Action::Run(Command::StartPosition));
        },
    ];
    for (place, change) in changes.into_iter().enumerate() {
        assert!(program.has(PICTURE), "{place}");
        change(&mut program);
        program.run();
        assert!(program.fen() != RUY && !program.has(PICTURE), "{place}");
        assert!(!program.says("sure that everything is right"), "{place}");
        program.undo();
        assert_eq!(program.fen(), RUY);
    }
    assert!(program.has(PICTURE));
}

#[test]
fn a_position_in_another_tab_has_no_picture() {
    let mut program = Program::start();
    program.paste_found(vec![found(RUY, 1, &DOUBTS)]);
    program.key_with(egui::Modifiers::COMMAND, Key::N);
    assert_eq!(program.state().shared.documents.len(), 2);
    assert!(!program.has(PICTURE));
}

#[test]
fn moves_played_from_the_position_are_listed_in_place_of_the_picture() {
    let mut program = Program::start();
    program.paste_found(vec![found(RUY, 1, &[])]);
    program.ctrl(Key::M);
    program.type_text("O-O");
    program.key(Key::Enter);
    assert!(program.has("1. O-O") && !program.has(PICTURE));
    program.ctrl(Key::M);
    program.undo();
    assert!(program.has(PICTURE));
}

#[test]
fn a_picture_that_is_pasted_while_moves_are_played_is_shown() {
    let mut program = Program::start();
    program.ctrl(Key::M);
    program.left("e4");
    program.paste_found(vec![found(RUY, 1, &[])]);
    assert!(program.has(PICTURE));
}

#[test]
fn side_to_move_and_castling_are_set_in_the_panel() {
    let mut program = Program::start();
    program.paste_found(vec![found(RUY, 1, &[])]);
    assert!(program.has(PICTURE));
    program.click_role(Role::RadioButton, "Black to move");
    assert_eq!(program.fen(), RUY.replace(" w ", " b "));
    program.click("White castles queenside");
    assert_eq!(program.fen(), RUY.replace(" w KQkq", " b Kkq"));
}

#[test]
fn a_click_on_either_side_answers_whose_turn_it_is() {
    for (side, fen) in [
        ("White", RUY.to_owned()),
        ("Black", RUY.replace(" w ", " b ")),
    ] {
        let mut program = Program::start();
        let mut board = found(RUY, 1, &[]);
        board.questions = Questions::NONE.with(PictureQuestion::Turn);
        program.paste_found(vec![board]);
        let question = "Whose turn is it? The picture does not show it.";
        assert!(program.has(question));
        program.click_role(Role::RadioButton, &format!("{side} to move"));
        assert_eq!(program.fen(), fen);
        assert!(!program.has(question));
    }
}

#[test]
fn the_highlighted_last_move_is_named_with_its_certainty() {
    let mut program = Program::start();
    let mut board = found(&RUY.replace(" w ", " b "), 1, &[]);
    board.turn = Some(PictureTurn {
        is_white: false,
        certainty: 0.9,
        sign: TurnSign::LastMove,
    });
    program.paste_found(vec![board]);
    assert!(program.has("Black to move (the highlighted last move, 90% sure)."));
    assert!(!program.says("Whose turn is it?"));
}

#[test]
fn the_castling_question_counts_pieces_that_were_put_down_by_hand() {
    let mut program = Program::start();
    let mut board = found("4k3/8/8/8/8/8/8/4K2R w K - 0 1", 1, &[]);
    board.questions = Questions::NONE.with(PictureQuestion::Castling);
    program.paste_found(vec![board]);
    assert!(program.has("Only White") && !program.has("Only Black"));
    let place = Edit::Put(Square::from_name("h8").unwrap(), Some(Piece::BlackRook));
    let edit = Action::from(BoardAction::Edit(place, None));
    program.harness.state_mut().apply(edit);
    program.run();
    program.click("Both sides");
    assert_eq!(program.fen(), "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1");
    assert!(!program.has("Both sides"));
}

#[test]
fn the_way_to_the_next_unsure_square_is_never_below_the_edge() {
    let mut program = Program::start();
    let mut board = found(RUY, 1, &DOUBTS);
    board.questions = PictureQuestion::ALL.into_iter().collect();
    program.paste_found(vec![board]);
    for height in [500.0, 600.0, 768.0, 1000.0] {
        program.harness.set_size(vec2(1366.0, height));
        program.run();
        program.run();
        let buttons = program
            .harness
            .get_all_by_role_and_label(Role::Button, "Next unsure square");
        let lowest = buttons
            .map(|button| button.rect().bottom())
            .fold(0.0, f32::max);
        assert!(0.0 < lowest && lowest <= height, "{lowest} in {height}");
        let sides = program
            .harness
            .get_by_role_and_label(Role::RadioButton, "Black to move");
        assert!(sides.rect().bottom() <= height, "{height}");
    }
}

#[test]
fn statistics_are_folded_and_only_one_of_several_boards_has_a_place() {
    let mut program = Program::start();
    program.paste_found(vec![found(RUY, 1, &[])]);
    assert!(!program.says("62% sure"));
    program.unfold("About this picture");
    assert!(program.says("62% sure") && !program.says("Page 1"));
    let mut program = Program::start();
    program.paste_found(vec![found(RUY, 1, &[]), found(ROOKS, 2, &[])]);
    program.unfold("About this picture");
    assert!(program.has("Page 1, diagram 1"));
}

#[test]
fn squares_that_a_window_covers_are_in_doubt() {
    let mut picture = RgbImage::from_pixel(400, 400, image::Rgb([255; 3]));
    image::imageops::replace(&mut picture, &board(RUY, 320), 40, 40);
    let window = RgbImage::from_pixel(160, 120, image::Rgb([240; 3]));
    image::imageops::replace(&mut picture, &window, 230, 270);
    let mut program = Program::start();
    program.dialogs.borrow_mut().picture = Some(png(&picture));
    program.paste_picture();
    assert!(program.has(PICTURE));
    assert!(!program.has("No square is in doubt"));
    let unsure = program.state().shared.document().unsure();
    let covered = ["g1", "h1", "g2", "h2"].map(|name| Square::from_name(name).unwrap());
    assert!(
        covered.iter().all(|square| unsure.contains(*square)),
        "{unsure:?}"
    );
}

#[test]
fn the_message_about_several_pictures_is_about_the_one_that_is_shown() {
    let folder = TempDir::new().unwrap();
    let [slow, quick] = ["slow.png", "quick.png"].map(|name| folder.path().join(name));
    let mut program = Program::on(ROOKS);
    let read = |program: &mut Program, path: &Path| {
        fs::write(path, page(&[RUY, ROOKS])).unwrap();
        let picture = Picture::File(path.to_owned());
        let source = PictureSource::File(path.to_owned());
        let app = program.harness.state_mut();
        app.apply(PicturesAction::ReadPicture(source, picture));
    };
    program.dialogs.borrow_mut().steps = Some(0);
    read(&mut program, &slow);
    program.dialogs.borrow_mut().steps = None;
    read(&mut program, &quick);
    program.dialogs.borrow_mut().steps = Some(0);
    program.run();
    assert!(program.says("quick.png: 2 diagrams"));
    program.dialogs.borrow_mut().steps = Some(usize::MAX);
    program.run();
    assert_eq!(program.state().shared.documents.len(), 3);
    assert!(program.says("quick.png: 2 diagrams") && !program.says("slow.png: 2 diagrams"));
}

#[test]
fn the_button_to_the_next_unsure_square_is_disabled_when_there_is_none() {
    for (doubts, is_disabled) in [(&DOUBTS[..], false), (&[], true)] {
        let mut program = Program::start();
        program.paste_found(vec![found(RUY, 1, doubts)]);
        let button = program
            .harness
            .get_by_role_and_label(Role::Button, "Next unsure square Shift+U");
        assert_eq!(button.accesskit_node().is_disabled(), is_disabled);
    }
}
