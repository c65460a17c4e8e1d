//! The dialog for pages of diagrams: the choices apply to the preview and to the saved pages.

use super::program::{Program, Watched};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::collections::BTreeSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use tabiya::command::Command;
use tabiya::features::files::DialogAnswer;
use tabiya::features::pages::PageOrder;
use tabiya::features::pages::model::{PagesForm, PagesFormat, PagesOf};
use tabiya::features::pages::tasks::look_at_pages::{CountPages, LookAtPage};
use tabiya::model::action::{Action, FenAction, FilesAction, PagesAction, SettingsAction};
use tabiya::model::state::Dialog;
use tabiya_desktop::tasks::{AnyWork, TaskEvent, perform};
use tabiya_notation::extract::extract;
use tabiya_picture::{PageSetup, PaperSize, Style};
use tabiya_publish::{Format, PageFormat};
use tabiya_settings::Setting;
use tempfile::TempDir;

/// `count` mates, among them a comment, a blank line and a line that is not a position.
fn lines(count: usize) -> String {
    let line = |number: usize| {
        let king = ["K7", "1K6", "2K5", "3K4"][number % 4];
        let fault = if number == 3 { "\nno position" } else { "" };
        format!("7k/8/8/8/8/8/8/{king} w - - bm Ka1; id \"mate {number}\";{fault}")
    };
    let lines: Vec<_> = (1..=count).map(line).collect();
    format!("# mates\n\n{}\n", lines.join("\n"))
}

impl Program {
    fn open_pages(&mut self) {
        let action = Action::Run(Command::DiagramPages);
        self.harness.state_mut().apply(action);
        self.run();
        assert_eq!(self.state().shared.dialog, Some(Dialog::DiagramPages));
    }

    fn pages(&self) -> &PagesForm {
        self.state().pages.form.as_ref().unwrap()
    }

    fn change_pages(&mut self, change: impl FnOnce(&mut PagesForm)) {
        let mut form = self.pages().clone();
        change(&mut form);
        let change = PagesAction::Change(Box::new(form));
        self.harness.state_mut().apply(change);
        self.run();
    }

    fn numbers_seen(&self) -> Vec<String> {
        let seen = self.state().pages.seen.as_ref().unwrap();
        let diagrams = seen.entries.iter().map(|entry| &entry.diagram);
        diagrams
            .map(|diagram| format!("{} {}", diagram.number, diagram.caption))
            .collect()
    }

    fn save_pages_at(&mut self, path: &Path) {
        let answer = DialogAnswer::Chosen(path.to_owned());
        self.dialogs.borrow_mut().save.push_back(answer);
        self.click("Save as…");
    }

    fn shown_message(&self) -> String {
        let message = self.state().shared.message.as_ref();
        message
            .map(|message| message.text.clone())
            .unwrap_or_default()
    }
}

fn on(count: usize) -> (TempDir, Program, PathBuf) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("mates_in_one.epd");
    fs::write(&file, lines(count)).unwrap();
    let program = Program::on_file(&file);
    let path = folder.path().join("pages.pdf");
    (folder, program, path)
}

fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    let mut names: Vec<_> = names.collect();
    names.sort();
    names
}

#[test]
fn the_dialog_counts_positions_and_pages_and_suggests_the_title() {
    let (_folder, mut program, _) = on(13);
    program.open_pages();
    assert!(program.says("13 diagrams on 3 pages"));
    assert_eq!(program.pages().setup.title, "mates in one");
    program.click_role(Role::RadioButton, "Per page: 4");
    assert!(program.says("13 diagrams on 4 pages"));
    program.click("Solutions at the end");
    assert!(program.says("13 diagrams on 5 pages"));
    program.key(Key::Escape);
    assert_eq!(program.state().shared.dialog, None);
    // The choices are remembered.
    program.open_pages();
    assert_eq!(program.pages().setup.per_page, 4);
    assert!(program.pages().setup.solutions);
}

#[test]
fn pages_are_turned_and_skip_lines_without_a_position() {
    let (_folder, mut program, _) = on(13);
    program.open_pages();
    let mates = |range: std::ops::RangeInclusive<u32>| -> Vec<String> {
        range
            .map(|number| format!("{number} mate {number}"))
            .collect()
    };
    assert_eq!(program.numbers_seen(), mates(1..=6));
    program.click_role(Role::Button, "Next page");
    assert_eq!(program.numbers_seen(), mates(7..=12));
    program.key(Key::PageDown);
    assert_eq!(program.numbers_seen(), mates(13..=13));
    assert!(program.says("Page 3 of 3"));
    assert!(!program.state().pages.has_next_page(&program.state().shared));
    program.key(Key::PageDown);
    assert_eq!(program.numbers_seen(), mates(13..=13));
    program.key(Key::PageUp);
    program.click_role(Role::Button, "Previous page");
    assert_eq!(program.numbers_seen(), mates(1..=6));
}

#[test]
fn the_last_pages_show_the_solutions() {
    let (_folder, mut program, _) = on(13);
    program.open_pages();
    program.click("Solutions at the end");
    for _ in 0..3 {
        program.key(Key::PageDown);
    }
    assert!(program.says("Page 4 of 4"));
    // The king of the second position cannot make this move, and an illegal move has no number.
    assert!(program.says("Page 4 of mates in one: 1. 1. Ka1, 2. Ka1"));
    program.key(Key::PageDown);
    assert!(program.says("Page 4 of 4"));
    program.key(Key::PageUp);
    assert_eq!(program.numbers_seen(), ["13 mate 13"]);
}

#[test]
fn each_control_changes_its_option() {
    let (_folder, mut program, _) = on(5);
    program.open_pages();
    program.click_role(Role::RadioButton, "Paper: Letter");
    program.click_role(Role::RadioButton, "Orientation: Landscape");
    program.click_role(Role::RadioButton, "Per page: 20");
    program.click_role(Role::RadioButton, "Answer lines: 2");
    for name in ["Captions", "Numbers", "Page numbers"] {
        program.click_role(Role::CheckBox, name);
    }
    let setup = program.pages().setup.clone();
    assert_eq!((setup.paper, setup.landscape), (PaperSize::Letter, true));
    assert_eq!((setup.per_page, setup.solution_lines), (20, 2));
    assert!(!setup.captions && !setup.numbers && !setup.page_numbers);
    program
        .harness
        .get_by_role_and_label(Role::ComboBox, "Style")
        .click();
    program.run();
    program
        .harness
        .query_all_by_label("Book")
        .last()
        .unwrap()
        .click();
    program.run();
    assert_eq!(program.pages().style_name, "book");
    assert_eq!(
        program.pages().setup.style,
        Style::built_in("book").unwrap()
    );
    program
        .harness
        .get_by_role_and_label(Role::TextInput, "Title")
        .focus();
    program.run();
    program.key_with(Modifiers::COMMAND, Key::A);
    program.type_text("Etudes");
    assert_eq!(program.pages().setup.title, "Etudes");
}

#[test]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a width in pixels"
)]
fn the_preview_shows_the_page_to_be_saved() {
    let (_folder, mut program, _) = on(6);
    program.open_pages();
    let form = program.pages().clone();
    let name = "Page 1 of mates in one: 1 mate 1, White to move, 2 mate 2";
    let page = program.harness.get_by_label_contains(name);
    assert_eq!(page.accesskit_node().role(), Role::Image);
    let width = page.rect().width() as usize;
    *program.watched.borrow_mut() = Watched { width, image: None };
    program.click_role(Role::RadioButton, "Answer lines: 1");
    let image = program.watched.borrow_mut().image.take().unwrap();
    // A page is in portrait format and not blank.
    assert!(image.size[1] > image.size[0]);
    let dark = image.pixels.iter().filter(|pixel| pixel.r() < 200).count();
    assert!(dark > image.pixels.len() / 20, "{dark}");
    assert_ne!(program.pages(), &form);
}

#[test]
fn only_the_selection_is_published_if_there_is_one() {
    let (folder, mut program, path) = on(8);
    program.click_row(3);
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::SelectAllRows));
    program.run();
    program.open_pages();
    assert_eq!(program.pages().of, PagesOf::Selection);
    program.key(Key::Escape);
    program.click_row(4);
    program.open_pages();
    assert_eq!(program.pages().of, PagesOf::All);
    program.save_pages_at(&path);
    assert_eq!(
        program.shown_message(),
        "Saved pages.pdf: 8 diagrams on 2 pages"
    );
    assert_eq!(names(&folder), ["mates_in_one.epd", "pages.pdf"]);
    assert!(fs::read(&path).unwrap().starts_with(b"%PDF-1.7"));
}

#[test]
fn each_page_becomes_one_picture_file_and_no_others_are_left() {
    for (format, begin) in [
        (PageFormat::Svg, &b"<?xml"[..]),
        (PageFormat::Png, b"\x89PNG"),
    ] {
        let (folder, mut program, _) = on(13);
        program.open_pages();
        let extension = format.extension();
        program.save_pages_at(&folder.path().join(format!("book.{extension}")));
        let expected: Vec<_> = (1..=3)
            .map(|page| format!("book-{page}.{extension}"))
            .collect();
        assert_eq!(names(&folder)[..3], expected);
        assert_eq!(names(&folder).len(), 4);
        for name in expected {
            assert!(
                fs::read(folder.path().join(name))
                    .unwrap()
                    .starts_with(begin)
            );
        }
        // The extension of the name is that of the chosen format.
        assert_eq!(program.pages().format, PagesFormat::Drawn(format));
    }
}

#[test]
fn texts_are_previewed_and_saved_as_one_file() {
    for (format, extension, part) in [
        (Format::Html, "html", "<!DOCTYPE html>"),
        (Format::Markdown, "md", "# mates in one"),
        (Format::Latex, "tex", "\\documentclass"),
        (Format::Forum, "txt", "[fen]7k/"),
    ] {
        let (folder, mut program, _) = on(3);
        program.open_pages();
        program.change_pages(|form| form.format = PagesFormat::Text(format));
        assert!(program.says(part), "{format:?}");
        assert!(program.says("3 diagrams") && !program.says(" pages"));
        let path = folder.path().join(format!("book.{extension}"));
        program.save_pages_at(&path);
        let message = format!("Saved book.{extension}: 3 diagrams");
        assert_eq!(program.shown_message(), message);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(part), "{text}");
        let found: BTreeSet<_> = extract(&text).into_iter().collect();
        assert_eq!(found.len(), 3, "{text}");
        assert_eq!(names(&folder).len(), 2);
    }
}

#[test]
fn the_preview_of_a_text_says_whether_it_is_cut() {
    let cut = "The preview is cut. The file has everything.";
    for (count, is_cut) in [(2, false), (200, true)] {
        let (_folder, mut program, _) = on(count);
        program.open_pages();
        program.change_pages(|form| form.format = PagesFormat::Text(Format::Forum));
        assert_eq!(program.says(cut), is_cut);
        assert_eq!(program.says("This is the whole text."), !is_cut);
    }
}

#[test]
fn a_text_has_the_captions_numbers_and_solutions_that_are_wanted() {
    let (folder, mut program, _) = on(2);
    program.open_pages();
    let path = folder.path().join("book.md");
    for (is_wanted, part) in [(true, "mate 1"), (false, "mate 1"), (true, "<details>")] {
        program.open_pages();
        program.change_pages(|form| {
            form.format = PagesFormat::Text(Format::Markdown);
            form.setup.captions = is_wanted;
            form.setup.solutions = part == "<details>";
        });
        program.save_pages_at(&path);
        assert_eq!(fs::read_to_string(&path).unwrap().contains(part), is_wanted);
        fs::remove_file(&path).unwrap();
    }
}

/// The pages of the document shown as one text with solutions.
fn pages_as_html(program: &mut Program, folder: &TempDir) -> String {
    program.open_pages();
    program.change_pages(|form| {
        form.format = PagesFormat::Text(Format::Html);
        form.setup.solutions = true;
    });
    let path = folder.path().join("book.html");
    program.save_pages_at(&path);
    let text = fs::read_to_string(&path).unwrap();
    fs::remove_file(&path).unwrap();
    text
}

#[test]
fn the_moves_played_from_a_position_are_printed_with_their_variations() {
    let (folder, mut program, _) = on(2);
    let game = "[FEN \"7K/8/k1P5/7p/8/8/8/8 w - - 0 1\"]\n\n1. Kg7 $1 {Both ways.} (1. c7 Kb7) 1... h4 2. Kf6 *";
    let paste = FenAction::Paste(game.to_owned());
    program.harness.state_mut().apply(paste);
    program.run();
    program.let_go();
    // The board shows the last position, which no moves follow.
    assert!(!pages_as_html(&mut program, &folder).contains("Both ways."));
    let to_start = Action::Run(Command::LineStart);
    program.harness.state_mut().apply(to_start);
    program.run();
    let solution = "<p><b>1. Kg7!</b> Both ways. (1. c7 Kb7) <b>1... h4 2. Kf6</b></p>";
    let page = pages_as_html(&mut program, &folder);
    assert!(page.contains(solution), "{page}");
    // The other record has no game.
    assert!(page.contains("<p>Ka1</p>"));
    let figurines = SettingsAction::Choose(Setting::Figurines(true));
    program.harness.state_mut().apply(figurines);
    let page = pages_as_html(&mut program, &folder);
    assert!(page.contains("<b>1. ♔g7!</b>"), "{page}");
}

#[test]
fn pages_of_games_show_problems_and_last_positions_with_all_moves() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("studies.pgn");
    let games = "[FEN \"7K/8/k1P5/7p/8/8/8/8 w - - 0 1\"]\n\n1. Kg7 (1. c7 Kb7) h4 *\n\n\
        [White \"A\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    fs::write(&path, games).unwrap();
    let mut program = Program::on_file(&path);
    program.click_role(Role::RadioButton, "Games");
    program.click("Open");
    let page = pages_as_html(&mut program, &folder);
    assert!(
        page.contains("<code>7K/8/k1P5/7p/8/8/8/8 w - - 0 1</code>"),
        "{page}"
    );
    assert!(page.contains("<b>1. Kg7</b> (1. c7 Kb7) <b>1... h4</b>"));
    assert!(page.contains("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"));
    assert!(page.contains("<b>1. f3 e5 2. g4 Qh4#</b>"));
    program.open_pages();
    let counted = program.state().pages.counted.as_ref().unwrap();
    assert_eq!(counted.diagrams, 2);
}

#[test]
fn existing_files_are_replaced_only_after_a_question() {
    let (folder, mut program, _) = on(13);
    let second = folder.path().join("book-2.svg");
    fs::write(&second, "mine").unwrap();
    program.open_pages();
    program.save_pages_at(&folder.path().join("book.svg"));
    assert!(program.has("Overwrite"));
    assert_eq!(fs::read(&second).unwrap(), b"mine");
    program.click("Cancel");
    assert_eq!(names(&folder), ["book-2.svg", "mates_in_one.epd"]);
    program.open_pages();
    program.save_pages_at(&folder.path().join("book.svg"));
    program.click("Overwrite");
    assert!(fs::read(&second).unwrap().starts_with(b"<?xml"));
    assert_eq!(names(&folder).len(), 4);
}

#[test]
fn overwriting_saves_the_pages_that_were_requested() {
    let (folder, mut program, _) = on(13);
    let path = folder.path().join("book.svg");
    fs::write(folder.path().join("book-2.svg"), "mine").unwrap();
    program.open_pages();
    program.dialogs.borrow_mut().steps = Some(0);
    program.save_pages_at(&path);
    // Another document is opened before the program notices the existing file.
    let action = Action::Run(Command::New);
    program.harness.state_mut().apply(action);
    program.let_go();
    assert!(program.has("Overwrite"));
    let answer = DialogAnswer::Chosen(folder.path().join("mates-2.svg"));
    program.dialogs.borrow_mut().save.push_back(answer);
    fs::write(folder.path().join("mates-2-3.svg"), "mine").unwrap();
    program.click("Save elsewhere…");
    assert!(program.says("mates-2.svg"));
    program.click("Overwrite");
    assert_eq!(
        program.shown_message(),
        "Saved mates-2.svg: 13 diagrams on 3 pages"
    );
}

#[test]
fn the_window_closes_only_after_running_pages() {
    let is_closed = |command: &egui::ViewportCommand| *command == egui::ViewportCommand::Close;
    let closes = |program: &mut Program| {
        (0..60).any(|_| {
            program.harness.step();
            program.sent(is_closed)
        })
    };
    for stands_there in [false, true] {
        let (folder, mut program, _) = on(3);
        let path = folder.path().join("pages.svg");
        if stands_there {
            fs::write(&path, "mine").unwrap();
        }
        program.open_pages();
        program.dialogs.borrow_mut().steps = Some(0);
        program.save_pages_at(&path);
        assert!(program.close_window());
        assert!(!closes(&mut program));
        program.dialogs.borrow_mut().steps = None;
        // The question must be answered first, so the window stays.
        assert_eq!(closes(&mut program), !stands_there);
        assert_eq!(
            program.state().shared.questions.len(),
            usize::from(stands_there)
        );
        assert_eq!(program.state().files.closing, None);
        assert!(path.exists());
    }
}

#[test]
fn saved_pages_clear_only_the_failures_of_pages() {
    let (folder, mut program, path) = on(3);
    let gone = folder.path().join("gone.epd");
    program
        .harness
        .state_mut()
        .apply(FilesAction::Open(vec![gone]));
    program.run();
    program.open_pages();
    program.save_pages_at(&folder.path().join("no folder").join("pages.pdf"));
    assert_eq!(program.state().shared.failures.len(), 2);
    program.open_pages();
    program.save_pages_at(&path);
    assert_eq!(program.state().shared.failures.len(), 1);
    assert!(program.state().shared.failures[0].contains("gone.epd"));
}

#[test]
fn a_failed_write_is_reported_and_leaves_existing_files() {
    let (folder, mut program, _) = on(3);
    program.open_pages();
    let nowhere = folder.path().join("no folder").join("pages.pdf");
    program.save_pages_at(&nowhere);
    assert!(program.state().shared.failures[0].contains("pages.pdf"));
    let taken = folder.path().join("taken.pdf");
    fs::create_dir(&taken).unwrap();
    program.open_pages();
    program.save_pages_at(&taken);
    assert_eq!(program.state().shared.failures.len(), 2);
    assert_eq!(names(&folder), ["mates_in_one.epd", "taken.pdf"]);
}

#[test]
fn a_cancelled_job_leaves_no_new_file_and_keeps_the_old_one() {
    for name in ["pages.pdf", "pages.svg"] {
        let (folder, mut program, _) = on(400);
        let path = folder.path().join(name);
        fs::write(&path, "mine").unwrap();
        program.open_pages();
        program.step(0);
        program.save_pages_at(&path);
        program.step(1);
        // The making of pages is well under way, because counting reports progress once for each line.
        program.step(450);
        assert!(program.says(&format!("Making {name}")));
        program.click("Cancel");
        program.let_go();
        assert_eq!(program.shown_message(), "Cancelled. Nothing was changed.");
        assert_eq!(fs::read(&path).unwrap(), b"mine");
        assert_eq!(names(&folder), ["mates_in_one.epd", name]);
    }
}

#[test]
fn rendering_and_counting_pages_can_be_stopped_anywhere() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("notes.epd");
    // The file has much text before the first position, and many solutions after the last diagram.
    fs::write(&file, format!("{}{}", "# note\n".repeat(500), lines(500))).unwrap();
    let program = Program::on_file(&file);
    let content = program.state().shared.pages_content();
    let selection = program.state().shared.rows_of_pages(PagesOf::All);
    let order = PageOrder {
        content: content.clone(),
        selection: selection.clone(),
        first: 0,
        number: 1,
        most: 6,
        text: None,
    };
    let stop = |work: Box<dyn AnyWork>, when: &dyn Fn(u64, u64) -> bool| {
        let mut asked_after = 0;
        let mut is_stopped = false;
        let last = perform(work, &mut |event| {
            asked_after += u32::from(is_stopped);
            is_stopped |= matches!(event, TaskEvent::Progress { done, of } if when(done, of));
            if is_stopped {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        assert!(is_stopped && asked_after == 0, "{asked_after}");
        last
    };
    let looked = stop(Box::new(LookAtPage(Box::new(order))), &|_, _| true);
    let looked = looked.into_answer::<LookAtPage>();
    assert!(matches!(looked, Some(Ok(None))));
    let setup = PageSetup {
        solutions: true,
        ..PageSetup::default()
    };
    let work = CountPages {
        content,
        selection,
        setup: Box::new(setup),
        format: PageFormat::Pdf,
    };
    let counted = stop(Box::new(work), &|done, of| done == of);
    let counted = counted.into_answer::<CountPages>();
    assert!(matches!(counted, Some(Ok(None))));
}

#[test]
fn a_file_without_positions_saves_no_pages() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("notes.epd");
    fs::write(&file, "# one\n# two\n").unwrap();
    let mut program = Program::on_file(&file);
    program.open_pages();
    assert!(program.says("These lines contain no position"));
    program.key(Key::Enter);
    assert!(program.dialogs.borrow().save.is_empty());
    assert_eq!(program.state().shared.dialog, Some(Dialog::DiagramPages));
}

/// The left edges of the letters in each line of the text that contains this part.
fn letter_places(program: &Program, part: &str) -> Vec<Vec<(char, f32)>> {
    let shapes = program.harness.output().shapes.iter();
    let texts = shapes.filter_map(|clipped| match &clipped.shape {
        egui::Shape::Text(text) if text.galley.text().contains(part) => Some(&text.galley),
        _ => None,
    });
    let rows = texts.flat_map(|galley| galley.rows.iter());
    let letters = rows.map(|row| {
        let glyphs = row.glyphs.iter();
        glyphs.map(|glyph| (glyph.chr, glyph.pos.x)).collect()
    });
    letters.collect()
}

#[test]
fn the_squares_of_a_board_of_symbols_are_below_each_other_in_the_preview() {
    let (_folder, mut program, _) = on(1);
    program.open_pages();
    program.change_pages(|form| form.format = PagesFormat::Text(Format::Markdown));
    let lines = letter_places(&program, "# mates in one");
    let is_rank = |line: &&Vec<(char, f32)>| {
        line.len() == 17 && line[0].0.is_ascii_digit() && line[2].0 != ' '
    };
    let ranks: Vec<_> = lines.iter().filter(is_rank).collect();
    assert_eq!(ranks.len(), 8, "{lines:?}");
    assert!(
        ranks
            .iter()
            .any(|rank| rank.iter().any(|(chr, _)| *chr == '♔'))
    );
    for rank in &ranks {
        for (square, first) in rank.iter().zip(ranks[0]) {
            assert!((square.1 - first.1).abs() < 1.1, "{rank:?}");
        }
    }
}
