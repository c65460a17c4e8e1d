//! Collection, Statistics: its numbers, its bars as filters, its copies.

use super::program::Program;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::Path;
use tabiya::command::Command;
use tabiya::features::statistics::tasks::count::CountingRows;
use tabiya::model::action::{Action, FilesAction, ListAction, SelectionStep};
use tabiya::model::state::Dialog;
use tabiya_collection::document::{RowsView, ViewOf};
use tempfile::TempDir;

const LINES: &str = "\
4k3/8/8/8/8/8/8/4K2R w K - ce 12; dm 3;
4k3/8/8/8/8/8/8/4K2R w K - ce 12; dm 3;
4k3/8/8/8/8/8/8/4K2R w K - id \"other\";
4k3/8/8/8/8/8/8/4K2Q b - - ce -1200;
4k3/pppp4/8/8/8/8/PPPP4/4K3 b - - bm a6;
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
no position
";

fn program_on(text: &str) -> (TempDir, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.epd");
    fs::write(&path, text).unwrap();
    let program = Program::on_file(&path);
    (folder, program)
}

fn apply(program: &mut Program, action: Action) {
    program.harness.state_mut().apply(action);
    program.run();
}

fn opened(text: &str) -> (TempDir, Program) {
    let (folder, mut program) = program_on(text);
    program.menu("Collection", "Statistics");
    (folder, program)
}

fn view(program: &Program) -> Option<&RowsView> {
    program.state().shared.document().view()
}

fn shown_rows(program: &Program) -> Vec<u64> {
    let document = program.state().shared.document();
    let places = 0..document.shown_count();
    places.filter_map(|place| document.row_at(place)).collect()
}

/// Whether the focus is on the control of this name.
fn has_focus(program: &Program, name: &str) -> bool {
    let mut found = program.harness.query_all_by_label(name);
    found.any(|node| node.accesskit_node().is_focused())
}

/// Moves with Tab to the control of this name.
fn tab_to(program: &mut Program, name: &str) {
    for _ in 0..120 {
        if has_focus(program, name) {
            return;
        }
        program.key(Key::Tab);
    }
    panic!("Tab does not lead to {name}");
}

#[test]
fn the_page_shows_the_number_of_each_bar() {
    let (_folder, program) = opened(LINES);
    assert!(program.has("Statistics of some.epd"));
    assert!(program.says("All 7 positions"));
    for name in [
        "Side to move: White, 4 (67%)",
        "Side to move: Black, 2 (33%)",
        "Legality: Unreadable, 1 (14%)",
        "Phase: Opening (11 or more), 1 (17%)",
        "Endings: Rooks, 3 (50%)",
        "Endings: Pawns, 1 (17%)",
        "Number of pieces: ≤ 3, 4 (67%)",
        "Material balance: +5 … +8, 3 (50%)",
        "Score: ≤ −10, 1 (33%)",
        "Score: −0.3 … +0.3, 2 (67%)",
        "Solution: 3, 2 (67%)",
        "Solution: 1, 1 (33%)",
        "Duplicates: Same position, 3 (43%)",
        "Duplicates: Same line, 2 (29%)",
        "e1: 6 (100%)",
        "a1: 0 (0%)",
    ] {
        assert!(program.has(name), "{name}");
    }
    assert!(program.says("3 differ only in operations or counters."));
}

#[test]
fn a_document_without_duplicates_has_no_remark_on_them() {
    let (_folder, program) =
        opened("4k3/8/8/8/8/8/8/4K2R w K - 0 1\n8/8/8/8/8/8/8/K1k5 w - - 0 1\n");
    assert!(program.has("Duplicates: Same position, 0 (0%)"));
    assert!(!program.says("All with the same position are the same line."));
}

#[test]
fn a_click_on_a_bar_shows_its_positions() {
    for (bar, rows) in [
        ("Side to move: Black, 2 (33%)", &[3, 4][..]),
        ("Legality: Unreadable, 1 (14%)", &[6]),
        ("Endings: Pawns, 1 (17%)", &[4]),
        ("Material balance: +5 … +8, 3 (50%)", &[0, 1, 2]),
        ("Score: ≤ −10, 1 (33%)", &[3]),
        ("Solution: 3, 2 (67%)", &[0, 1]),
        ("Duplicates: Same position, 3 (43%)", &[0, 1, 2]),
        ("Duplicates: Same line, 2 (29%)", &[0, 1]),
        ("e1: 6 (100%)", &[0, 1, 2, 3, 4, 5]),
    ] {
        let (_folder, mut program) = opened(LINES);
        program.click(bar);
        assert_eq!(program.state().shared.dialog, None);
        assert_eq!(shown_rows(&program), rows, "{bar}");
    }
}

#[test]
fn a_bar_without_positions_is_no_control() {
    let (_folder, program) = opened(LINES);
    let name = "Endings: Kings alone, 0 (0%)";
    let node = program.harness.get_by_label(name);
    assert_ne!(node.accesskit_node().role(), Role::Button);
}

#[test]
fn the_keyboard_alone_chooses_bars_pieces_and_squares() {
    let (_folder, mut program) = program_on(LINES);
    program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Q);
    assert!(program.is_focused("Close"));
    tab_to(&mut program, "Squares: white rook");
    program.key(Key::Space);
    assert!(program.has("h1: 4 (67%)"));
    // The squares come after the last piece.
    tab_to(&mut program, "Squares: black pawn");
    program.key(Key::Tab);
    program.key(Key::End);
    for _ in 0..7 {
        program.key(Key::ArrowDown);
    }
    program.key(Key::Enter);
    assert_eq!(shown_rows(&program), [0, 1, 2, 5]);

    program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Q);
    assert!(program.says("Only the 4 positions shown in the list"));
    tab_to(&mut program, "Phase: Opening (11 or more), 1 (25%)");
    program.key(Key::Enter);
    assert_eq!(shown_rows(&program), [5]);
}

#[test]
fn a_bar_narrows_the_list_that_was_counted() {
    let (_folder, mut program) = opened(LINES);
    program.click("Side to move: White, 4 (67%)");
    program.menu("Collection", "Statistics");
    assert!(program.says("Only the 4 positions shown in the list"));
    program.click("Score: −0.3 … +0.3, 2 (100%)");
    assert_eq!(shown_rows(&program), [0, 1]);
    assert!(matches!(view(&program).unwrap().of(), ViewOf::Both(..)));
    // The list follows edits.
    program.click_row(2);
    apply(&mut program, Action::Run(Command::DeletePosition));
    assert_eq!(shown_rows(&program).len(), 1);
}

#[test]
fn only_the_selected_positions_are_counted_and_those_of_a_bar_stay_selected() {
    let (_folder, mut program) = program_on(LINES);
    program.click_row(2);
    let to_fifth = ListAction::SelectRows(SelectionStep::ExtendTo(4));
    apply(&mut program, Action::from(to_fifth));
    let selected = program.state().shared.document().selected_count();
    program.menu("Collection", "Statistics");
    assert_eq!(selected, 4);
    assert!(program.says("Only the 4 selected positions"));
    program.click("Side to move: White, 2 (50%)");
    let document = program.state().shared.document();
    assert_eq!(shown_rows(&program), [0, 1, 2, 5]);
    let rows: Vec<u64> = document.selected_rows().iter().collect();
    assert_eq!(rows, [1, 2]);
}

/// Clicks on the control in front of others of this name: the entry of a menu.
fn click_first(program: &Program, name: &str) {
    let mut named = program.harness.get_all_by_label(name);
    named.next().unwrap().click();
}

#[test]
fn the_page_and_each_plot_are_copied_as_text() {
    let (_folder, mut program) = opened(LINES);
    program.click("Copy as text");
    let text = program.take_copied().unwrap();
    assert!(text.starts_with("some.epd\nAll 7 positions\n\nSide to move\nWhite\t4\t67%\n"));
    assert!(text.contains("\nScore (ce, in pawns, for the side to move)\n≤ −10\t1\t33%\n"));
    assert!(text.contains("\nSquares: white rook\n"));
    program.click("Copy: Duplicates");
    let entries = program.harness.query_all_by_label("Copy as text");
    assert_eq!(entries.count(), 2);
    click_first(&program, "Copy as text");
    program.run();
    let text = program.take_copied().unwrap();
    assert!(text.contains("Same line\t2\t29%"), "{text}");
    assert!(!text.contains("Endings"), "{text}");
}

#[test]
fn the_page_and_each_plot_are_copied_as_a_picture() {
    let (_folder, mut program) = opened(LINES);
    program.click("Copy as picture");
    program.click("Copy: Side to move");
    click_first(&program, "Copy as picture");
    program.run();
    let offers = program.dialogs.borrow().offered.clone();
    let [page, plot] = [&offers[0], &offers[1]].map(|offer| {
        let formats = offer.formats.iter().map(|(mime, _)| mime.as_str());
        let expected = ["image/png", "image/svg+xml", "text/plain;charset=utf-8"];
        assert!(formats.eq(expected));
        image::load_from_memory(&offer.formats[0].1)
            .unwrap()
            .to_rgb8()
    });
    assert!(plot.width() * 2 < page.width() && plot.height() < page.height());
    // The two bars are as long as 4 and 2 positions.
    let accent = [0x15, 0x5e, 0x9e];
    let long = |row: &image::RgbImage, y: u32| {
        let pixels = (0..row.width()).filter(|x| row.get_pixel(*x, y).0 == accent);
        pixels.count()
    };
    let lengths: Vec<usize> = (0..plot.height()).map(|y| long(&plot, y)).collect();
    let most = *lengths.iter().max().unwrap();
    assert!(most > 100);
    assert!(lengths.iter().any(|length| length.abs_diff(most / 2) <= 1));
    let text = String::from_utf8_lossy(&offers[1].formats[2].1).into_owned();
    assert!(text.contains("White\t4\t67%"), "{text}");
}

#[test]
fn a_count_can_be_cancelled_and_repeated() {
    let (_folder, mut program) = program_on(LINES);
    program.dialogs.borrow_mut().steps = Some(0);
    program.menu("Collection", "Statistics");
    assert!(program.state().shared.tasks.has::<CountingRows>());
    assert!(program.says("Counting positions…"));
    program.click("Cancel");
    program.let_go();
    assert!(program.state().statistics.counted.is_none());
    assert_eq!(program.state().shared.errors(), [] as [&str; 0]);
    program.click("Count again");
    assert!(program.has("Side to move: White, 4 (67%)"));
}

#[test]
fn a_document_without_lines_has_no_statistics() {
    let (_folder, mut program) = program_on("");
    assert!(!Command::Statistics.is_enabled(program.state()));
    apply(&mut program, Action::OpenDialog(Dialog::Statistics));
    assert!(program.has("Count again"));
    program.click("Count again");
    assert!(program.says("There is no position"));
    program.click("Close");
    assert_eq!(program.state().shared.dialog, None);
}

#[test]
fn large_numbers_have_separators() {
    let (_folder, program) = opened(&"4k3/8/8/8/8/8/8/4K3 w - - 0 1\n".repeat(12_345));
    assert!(program.says("All 12,345 positions"));
    assert!(program.has("Duplicates: Same line, 12,345 (100%)"));
    assert!(program.has("Side to move: White, 12,345 (100%)"));
}

#[test]
fn a_few_positions_are_counted_again_after_an_edit() {
    let (_folder, mut program) = opened(LINES);
    program.click("Close");
    program.click_row(1);
    apply(&mut program, Action::Run(Command::ChangeSideToMove));
    program.menu("Collection", "Statistics");
    assert!(program.has("Side to move: Black, 3 (50%)"));
}

#[test]
fn many_positions_are_counted_again_only_on_request() {
    let line = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n";
    let (_folder, mut program) = opened(&line.repeat(200_001));
    assert!(program.has("Side to move: White, 200,001 (100%)"));
    program.click("Close");
    apply(&mut program, Action::Run(Command::ChangeSideToMove));
    program.menu("Collection", "Statistics");
    assert!(program.says("The positions have changed since they were counted."));
    assert!(program.has("Side to move: White, 200,001 (100%)"));
    program.click("Count again");
    assert!(program.has("Side to move: Black, 1 (<1%)"));
    assert!(!program.says("The positions have changed"));
}

#[test]
fn the_numbers_of_a_closed_document_are_forgotten() {
    let (folder, mut program) = opened(LINES);
    program.click("Close");
    let other = folder.path().join("other.epd");
    fs::write(
        &other,
        "4k3/8/8/8/8/8/8/4K3 b - - 0 1\n8/8/8/8/8/8/8/K1k5 b - -\n",
    )
    .unwrap();
    open(&mut program, &other);
    program.menu("Collection", "Statistics");
    assert!(program.has("Statistics of other.epd"));
    assert!(program.has("Side to move: Black, 2 (100%)"));
    program.click("Close");
    apply(&mut program, Action::Run(Command::Close));
    assert!(program.state().statistics.counted.is_none());
}

fn open(program: &mut Program, path: &Path) {
    apply(
        program,
        Action::from(FilesAction::Open(vec![path.to_owned()])),
    );
}
