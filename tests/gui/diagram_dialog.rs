//! The dialog for a diagram: the choices apply to the preview and to the saved picture.

use super::program::{Program, START, Watched};
use egui::accesskit::Role;
use egui::{ColorImage, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya::command::Command;
use tabiya::features::diagram::model::DiagramForm;
use tabiya::features::diagram::tasks::publish_diagram::PublishDiagram;
use tabiya::features::diagram::{DiagramGoal, DiagramOrder, MadeDiagram};
use tabiya::features::files::DialogAnswer;
use tabiya::model::action::{Action, DiagramAction, FilesAction, SettingsAction};
use tabiya::model::state::Dialog;
use tabiya_desktop::tasks::perform;
use tabiya_picture::{BoardTheme, Coordinates, Orientation, Style};
use tabiya_publish::Format;
use tabiya_settings::recall;
use tempfile::TempDir;

const RECORD: &str = "4k3/8/8/8/8/8/8/4K2R b K - id \"Rook and king\"; c0 \"[%csl Ge4]\";";
const SHIFTED: Modifiers = Modifiers {
    shift: true,
    ..Modifiers::COMMAND
};

impl Program {
    fn open_diagram(&mut self) {
        self.key_with(SHIFTED, Key::G);
        assert_eq!(self.state().shared.dialog, Some(Dialog::Diagram));
    }

    fn form(&self) -> &DiagramForm {
        &self.state().diagram.form
    }

    fn choose(&mut self, role: Role, name: &str) {
        self.click_role(role, name);
    }

    fn open_styles(&mut self) {
        let list = self.harness.get_by_role_and_label(Role::ComboBox, "Style");
        list.click();
        self.run();
        assert!(self.has("Green"), "the list is open");
    }

    /// Chooses from a list.
    fn pick(&mut self, list: &str, entry: &str) {
        self.harness
            .get_by_role_and_label(Role::ComboBox, list)
            .click();
        self.run();
        let entries = self.harness.query_all_by_label(entry);
        entries.last().unwrap().click();
        self.run();
    }

    /// Presses the button, and answers the save dialog with this place.
    fn save_diagram_at(&mut self, path: &Path) {
        let answer = DialogAnswer::Chosen(path.to_owned());
        self.dialogs.borrow_mut().save.push_back(answer);
        self.click("Save as…");
    }

    fn set_size(&mut self, size: u32) {
        let mut form = self.form().clone();
        form.style.size = size;
        self.change(form);
    }

    fn change(&mut self, form: DiagramForm) {
        let action = DiagramAction::Change(Box::new(form));
        self.harness.state_mut().apply(Action::from(action));
        self.run();
    }

    /// The preview of this width that the dialog begins to show.
    fn preview_of(&mut self, width: usize) -> Option<ColorImage> {
        *self.watched.borrow_mut() = Watched { width, image: None };
        self.run();
        self.watched.borrow_mut().image.take()
    }

    fn message(&self) -> String {
        let message = self.state().shared.message.as_ref();
        message
            .map(|message| message.text.clone())
            .unwrap_or_default()
    }
}

fn pixels_of(path: &Path) -> ColorImage {
    let picture = image::open(path).unwrap().to_rgba8();
    let size = [picture.width() as usize, picture.height() as usize];
    ColorImage::from_rgba_unmultiplied(size, picture.as_raw())
}

fn temp() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("a.png");
    (folder, path)
}

#[test]
fn the_saved_picture_equals_the_preview_pixel_by_pixel() {
    let (_folder, path) = temp();
    let mut program = Program::on(RECORD);
    program.open_diagram();
    for (coordinates, theme) in [
        (Coordinates::Outside, BoardTheme::Sage),
        (Coordinates::Inside, BoardTheme::Book),
        (Coordinates::None, BoardTheme::Blue),
    ] {
        let mut form = program.form().clone();
        form.style.size = 301;
        form.style.coordinates = coordinates;
        form.style.theme = theme;
        let action = DiagramAction::Change(Box::new(form));
        program.harness.state_mut().apply(Action::from(action));
        let preview = program.preview_of(301).unwrap();
        program.save_diagram_at(&path);
        if program.has("Overwrite") {
            program.click("Overwrite");
        }
        let saved = pixels_of(&path);
        assert_eq!(saved.size, preview.size);
        assert!(saved.pixels == preview.pixels, "{coordinates:?}");
    }
}

#[test]
fn each_control_changes_its_option() {
    let mut program = Program::on(RECORD);
    program.open_diagram();
    let usual = program.form().style.clone();
    for (role, name, key, word) in [
        (
            Role::RadioButton,
            "Coordinates: Inside",
            "coordinates",
            "inside",
        ),
        (
            Role::RadioButton,
            "Coordinates: None",
            "coordinates",
            "none",
        ),
        (
            Role::RadioButton,
            "At the bottom: Side to move",
            "orientation",
            "side-to-move",
        ),
        (Role::RadioButton, "Frame: Double", "frame", "double"),
        (
            Role::RadioButton,
            "Colours: Hatched, for print",
            "theme",
            "book",
        ),
        (Role::RadioButton, "Colours: Brown", "theme", "brown"),
        (Role::RadioButton, "Pieces: Flat", "pieces", "flat"),
        (Role::CheckBox, "Side to move", "side-to-move", "no"),
        (Role::CheckBox, "Last move", "last-move", "yes"),
        (Role::CheckBox, "Problems", "problems", "yes"),
        (Role::CheckBox, "Arrows and marks", "annotations", "no"),
        (
            Role::CheckBox,
            "Transparent background",
            "transparent",
            "yes",
        ),
        (Role::CheckBox, "Caption", "caption", "no"),
        (Role::CheckBox, "Number", "number", "yes"),
    ] {
        program.choose(role, name);
        let words: Vec<_> = program.form().style.words().collect();
        let now = words.iter().find(|(known, _)| *known == key);
        assert_eq!(now.map(|(_, word)| word.as_str()), Some(word), "{name}");
    }
    assert!(program.says("changed"));
    program.click("Discard changes");
    assert_eq!(program.form().style, usual);
    assert!(
        !program
            .state()
            .diagram
            .is_style_changed(&program.state().shared)
    );
}

#[test]
fn the_file_extension_decides_the_format() {
    let folder = TempDir::new().unwrap();
    let mut program = Program::on(RECORD);
    program.open_diagram();
    for (name, written, begins) in [
        ("a.png", "a.png", &b"\x89PNG"[..]),
        ("a.JPG", "a.JPG", b"\xff\xd8\xff"),
        ("a.webp", "a.webp", b"RIFF"),
        ("a.pdf", "a.pdf", b"%PDF-1"),
        ("a.svg", "a.svg", b"<?xml "),
        // These names have no extension, so the format is that of the last diagram.
        ("b", "b.svg", b"<?xml "),
        ("Game 1. Draw", "Game 1. Draw.svg", b"<?xml "),
    ] {
        program.save_diagram_at(&folder.path().join(name));
        let bytes = fs::read(folder.path().join(written)).unwrap();
        assert!(bytes.starts_with(begins), "{name}");
        assert!(
            program.message().starts_with(&format!("Saved {written} (")),
            "{name}"
        );
    }
    assert_eq!(program.form().format, Format::Svg);
    // The dialog stays open for further diagrams.
    assert_eq!(program.state().shared.dialog, Some(Dialog::Diagram));
}

#[test]
fn the_message_gives_the_size_of_the_saved_picture() {
    let (_folder, path) = temp();
    let mut program = Program::on(START);
    program.open_diagram();
    program.set_size(256);
    program.save_diagram_at(&path);
    let saved = pixels_of(&path);
    let size = format!("Saved a.png (256 × {} pixels, ", saved.size[1]);
    assert_eq!(saved.size[0], 256);
    assert!(
        program.message().starts_with(&size),
        "{}",
        program.message()
    );
}

#[test]
fn the_suggested_file_name_is_the_id_of_the_record() {
    for (line, offered) in [
        (RECORD, "Rook and king.png"),
        (START, "diagram.png"),
        (
            "4k3/8/8/8/8/8/8/4K2R b K - id \"a/b\\\\c: ..?\";",
            "a b c.png",
        ),
    ] {
        let mut program = Program::on(line);
        program.open_diagram();
        program.click("Save as…");
        let dialog = program.state().files.dialog.clone().unwrap();
        assert_eq!(dialog.name, offered, "{line}");
    }
}

#[test]
fn a_failed_save_is_reported_and_leaves_existing_files() {
    let folder = TempDir::new().unwrap();
    let mut program = Program::on(START);
    program.open_diagram();
    program.save_diagram_at(&folder.path().join("gone").join("a.png"));
    assert_eq!(
        program.state().shared.failures.len(),
        1,
        "the folder is not there"
    );
    assert!(program.says("a.png"));
    program.save_diagram_at(&folder.path().join("b.png"));
    assert!(program.state().shared.failures.is_empty());
    let place = folder.path().join("folder.png");
    fs::create_dir(&place).unwrap();
    program.save_diagram_at(&place);
    assert_eq!(
        program.state().shared.failures.len(),
        1,
        "a folder has this name"
    );
    assert!(place.is_dir());
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 2, "nothing half-written is left");
}

#[test]
fn the_window_closes_only_after_a_running_diagram_save() {
    let (_folder, path) = temp();
    let mut program = Program::on(START);
    program.open_diagram();
    program.dialogs.borrow_mut().steps = Some(0);
    program.save_diagram_at(&path);
    assert!(program.close_window());
    let is_closed = |command: &egui::ViewportCommand| *command == egui::ViewportCommand::Close;
    assert!(!program.sent(is_closed));
    program.dialogs.borrow_mut().steps = None;
    let has_closed = (0..6).any(|_| {
        program.harness.step();
        program.sent(is_closed)
    });
    assert!(has_closed);
    assert!(path.exists());
}

#[test]
fn a_long_diagram_save_can_be_cancelled() {
    let (_folder, path) = temp();
    let mut program = Program::on(START);
    program.open_diagram();
    program.dialogs.borrow_mut().steps = Some(0);
    program.save_diagram_at(&path);
    program.step(1);
    let cancel = program.harness.query_all_by_label("Cancel").last();
    cancel.unwrap().click();
    program.run();
    program.let_go();
    assert!(program.message().starts_with("Cancelled"));
    assert!(!path.exists());
}

#[test]
fn the_programs_own_dialog_asks_before_it_replaces_a_file() {
    let (folder, path) = temp();
    fs::write(&path, "mine").unwrap();
    let mut program = Program::on(START);
    program.state();
    program.open_diagram();
    let ask = |program: &mut Program| {
        program.click("Save as…");
        let name = path.to_string_lossy().into_owned();
        let typed = tabiya::model::action::FileDialogAction::NameChanged(name);
        program
            .harness
            .state_mut()
            .apply(FilesAction::FileDialog(typed));
        program.run();
        program.click("Save");
    };
    ask(&mut program);
    assert!(program.says("a.png"));
    program.click("Cancel");
    assert_eq!(fs::read(&path).unwrap(), b"mine");
    ask(&mut program);
    program.click("Overwrite");
    assert!(fs::read(&path).unwrap().starts_with(b"\x89PNG"));
    assert_eq!(program.state().shared.dialog, Some(Dialog::Diagram));
    drop(folder);
}

#[test]
fn the_diagram_dialog_works_with_keys_alone() {
    let (_folder, path) = temp();
    let mut program = Program::on(RECORD);
    program.open_diagram();
    let answer = DialogAnswer::Chosen(path.clone());
    program.dialogs.borrow_mut().save.push_back(answer);
    program.key(Key::Enter);
    assert!(path.exists());
    // Tab goes through all controls once: every one is a stop.
    let mut seen = Vec::new();
    for _ in 0..80 {
        let nodes = program
            .harness
            .query_all_by(|node| node.is_focused() && !node.is_disabled());
        let label = |node: egui_kittest::Node<'_>| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value())
        };
        seen.extend(nodes.filter_map(label));
        program.key(Key::Tab);
    }
    for name in [
        "Style",
        "Save as new style…",
        "Width",
        "Pixels per inch",
        "Margin",
        "Coordinates: Inside",
        "At the bottom: Black",
        "Frame: Thick",
        "Colours: Green",
        "Light squares",
        "Pieces: Book print",
        "Folder…",
        "Transparent background",
        "Text of the caption",
        "Text of the number",
        "Format",
        "Save as…",
        "Copy picture",
        "Copy SVG text",
        "Close",
    ] {
        assert!(seen.iter().any(|label| label == name), "{name} in {seen:?}");
    }
    program.key(Key::Escape);
    assert_eq!(program.state().shared.dialog, None);
}

#[test]
fn a_typed_caption_applies_to_this_diagram_only_and_enter_saves() {
    let (_folder, path) = temp();
    let path = path.with_extension("svg");
    let mut program = Program::on(RECORD);
    program.open_diagram();
    let field = program.harness.get_by_label("Text of the caption");
    assert_eq!(field.value().as_deref(), Some("Rook and king"));
    field.focus();
    program.run();
    program.ctrl(Key::A);
    program.type_text("Endgame");
    let answer = DialogAnswer::Chosen(path.clone());
    program.dialogs.borrow_mut().save.push_back(answer);
    program.key(Key::Enter);
    let svg = fs::read_to_string(path).unwrap();
    assert!(svg.contains("<title>Endgame, Black to move</title>"));
    // The record is unchanged, and the next one has its own caption.
    program.key(Key::Escape);
    assert!(!program.state().shared.document().is_modified());
    program.key_with(SHIFTED, Key::N);
    program.open_diagram();
    assert_eq!(program.form().caption, None);
}

#[test]
fn the_picture_is_copied_together_with_svg_and_fen() {
    let mut program = Program::on(RECORD);
    program.open_diagram();
    program.click("Copy picture");
    let offers = program.dialogs.borrow().offered.clone();
    let formats: Vec<_> = offers[0]
        .formats
        .iter()
        .map(|(mime, _)| mime.as_str())
        .collect();
    let expected = ["image/png", "image/svg+xml", "text/plain;charset=utf-8"];
    assert_eq!(formats, expected);
    assert!(offers[0].formats[0].1.starts_with(b"\x89PNG"));
    assert!(offers[0].formats[1].1.starts_with(b"<?xml "));
    assert_eq!(&*offers[0].formats[2].1, b"4k3/8/8/8/8/8/8/4K2R b K - 0 1");
    assert_eq!(program.message(), "Picture copied");
}

#[test]
fn the_command_copies_the_picture_in_the_last_used_style() {
    let mut program = Program::on(RECORD);
    program.open_diagram();
    program.set_size(200);
    program.key(Key::Escape);
    program.key_with(SHIFTED, Key::B);
    let offers = program.dialogs.borrow().offered.clone();
    let picture = image::load_from_memory(&offers[0].formats[0].1).unwrap();
    assert_eq!(picture.width(), 200);
    assert_eq!(program.state().shared.dialog, None);
}

#[test]
fn a_clipboard_that_refuses_pictures_is_reported() {
    let mut program = Program::on(START);
    program.open_diagram();
    program.dialogs.borrow_mut().refuses_pictures = true;
    program.click("Copy picture");
    assert!(program.says("Nothing was copied"));
}

#[test]
fn a_large_picture_is_copied_at_a_smaller_size() {
    for caption in [true, false] {
        let mut program = Program::on(RECORD);
        program.open_diagram();
        let mut form = program.form().clone();
        form.style.size = 5000;
        form.style.margin = 100;
        form.style.caption = caption;
        program.change(form);
        let entry = program.state().diagram.entry(&program.state().shared);
        let order = DiagramOrder {
            entry,
            style: program.form().style.clone(),
            pieces: None,
            goal: DiagramGoal::Clipboard,
        };
        let work = Box::new(PublishDiagram(Arc::new(order)));
        let made = perform(work, &mut |_| ControlFlow::Continue(()));
        let result = made.into_answer::<PublishDiagram>().unwrap();
        let Ok(MadeDiagram::Picture { pixels, .. }) = result else {
            panic!("{result:?}");
        };
        let longer = pixels.width.max(pixels.height);
        assert!((2000..=2100).contains(&longer), "{longer}");
    }
}

#[test]
fn overwriting_saves_the_diagram_that_was_requested() {
    let (folder, path) = temp();
    let other = folder.path().join("b.svg");
    let path = path.with_extension("svg");
    let mut program = Program::on(RECORD);
    program.open_diagram();
    program.save_diagram_at(&path);
    let mine = fs::read(&path).unwrap();
    fs::write(&other, "mine").unwrap();
    program.dialogs.borrow_mut().steps = Some(0);
    program.save_diagram_at(&other.with_extension(""));
    // The board changes before the program notices the existing file.
    program.harness.state_mut().apply(Action::Run(Command::New));
    program.let_go();
    let elsewhere = folder.path().join("c");
    fs::write(elsewhere.with_extension("svg"), "mine").unwrap();
    let answer = DialogAnswer::Chosen(elsewhere.clone());
    program.dialogs.borrow_mut().save.push_back(answer);
    program.click("Save elsewhere…");
    assert!(program.says("c.svg"));
    program.click("Overwrite");
    let made = fs::read(elsewhere.with_extension("svg")).unwrap();
    assert!(made == mine && fs::read(&other).unwrap() == b"mine");
}

#[test]
fn the_svg_is_copied_as_text() {
    let mut program = Program::on(RECORD);
    program.open_diagram();
    program.harness.get_by_label("Copy SVG text").click();
    let copied = (0..4).find_map(|_| {
        program.harness.step();
        program.take_copied()
    });
    assert!(copied.unwrap().starts_with("<?xml "));
}

#[test]
fn an_unreadable_text_is_reported_in_the_dialog_and_when_copying() {
    let mut program = Program::start();
    program.select_field();
    program.paste_into_field("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN? w KQkq - 0 1");
    program.key(Key::Enter);
    program.open_diagram();
    assert!(program.says("cannot be read"));
    program.click("Copy picture");
    assert!(
        program.message().contains("cannot be read"),
        "{}",
        program.message()
    );
    assert_eq!(program.dialogs.borrow().offered.len(), 1);
}

#[test]
fn saved_styles_and_the_last_choice_survive_a_restart() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("settings.toml");
    let start = || {
        Program::start_with(vec![Action::from(SettingsAction::UseSettings(
            file.clone(),
        ))])
    };
    let mut program = start();
    program.open_diagram();
    program.pick("Style", "Book");
    program.choose(Role::RadioButton, "At the bottom: Black");
    program.click("Save as new style…");
    program.type_text("My book");
    program.key(Key::Enter);
    assert_eq!(program.form().style_name, "My book");
    assert!(
        !program
            .state()
            .diagram
            .is_style_changed(&program.state().shared)
    );
    program.choose(Role::RadioButton, "Frame: Thick");
    program.pick("Format", "PDF");
    program.key(Key::Escape);
    drop(program);

    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("[styles.\"My book\"]"), "{text}");
    assert!(text.contains("orientation = \"black\""), "{text}");
    assert!(!text.contains("margin"), "only changed values: {text}");
    let mut program = start();
    program.open_diagram();
    let form = program.form().clone();
    assert_eq!(form.style_name, "My book");
    assert_eq!(form.format, Format::Pdf);
    let mine = program.state().shared.settings.style("My book").unwrap();
    let book = Style::built_in("book").unwrap();
    let expected = Style {
        orientation: Orientation::Black,
        ..book
    };
    assert_eq!(mine, expected);
    assert_eq!(form.style.frame, tabiya_picture::Frame::Thick);
    assert!(program.says("changed"));
    program.click("Delete");
    program.key(Key::Escape);
    drop(program);
    assert!(recall(&file).settings.styles.is_empty());
    assert!(!fs::read_to_string(&file).unwrap().contains("My book"));
}

#[test]
fn a_new_style_cannot_take_a_built_in_name() {
    let mut program = Program::start();
    program.open_diagram();
    program.click("Save as new style…");
    program.type_text("Book");
    assert!(program.has("That name is taken"));
    program.key(Key::Enter);
    assert!(program.state().shared.settings.styles.is_empty());
    // Escape cancels the naming and does not close the dialog.
    program.key(Key::Escape);
    assert_eq!(program.state().shared.dialog, Some(Dialog::Diagram));
    assert!(!program.has("Name of the new style"));
}

#[test]
fn a_folder_of_pieces_is_read_and_one_without_pieces_is_reported() {
    let folder = TempDir::new().unwrap();
    let set = folder.path().join("mine");
    fs::create_dir(&set).unwrap();
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pieces/flat");
    for entry in fs::read_dir(own).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), set.join(entry.file_name())).unwrap();
    }
    let empty = folder.path().join("empty");
    fs::create_dir(&empty).unwrap();
    let mut program = Program::on(START);
    program.open_diagram();
    let mut choose = |folder: &Path| {
        let answer = DialogAnswer::Chosen(vec![folder.to_owned()]);
        program.dialogs.borrow_mut().open.push_back(answer);
        program.click("Folder…");
        program.run();
        (
            program
                .state()
                .diagram
                .pieces(&program.state().shared)
                .is_some(),
            program.says("Pieces from the folder mine"),
        )
    };
    assert_eq!(choose(&set), (true, true));
    assert_eq!(choose(&empty), (false, false));
    // With this folder nothing is published, and the message gives the reason.
    program.click("Copy picture");
    assert!(program.dialogs.borrow().offered.is_empty());
    assert_eq!(program.state().shared.failures.len(), 1);
}

#[test]
fn the_chosen_pieces_and_colours_are_used_on_the_board_and_kept() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("settings.toml");
    let mut program = Program::start_with(vec![Action::from(SettingsAction::UseSettings(
        file.clone(),
    ))]);
    program.menu("View", "Pieces");
    program.choose(Role::MenuItemCheckBox, "Flat pieces");
    program.menu("View", "Board colours");
    program.choose(Role::MenuItemCheckBox, "Hatched board");
    let settings = recall(&file).settings;
    assert_eq!(settings.board_pieces, "flat");
    assert_eq!(settings.board_theme, Some(BoardTheme::Book));
    assert_eq!(
        program.state().shared.settings.board_theme,
        Some(BoardTheme::Book)
    );
}

/// Lists open in the foreground. A dialog that is brought to the front again must not cover them.
#[test]
fn lists_open_in_front_of_a_reopened_dialog() {
    let mut program = Program::on(START);
    for _ in 0..3 {
        program.open_diagram();
        program.open_styles();
        let layer_at = |name: &str| {
            let shown = program.harness.query_all_by_label(name).last().unwrap();
            program
                .harness
                .ctx
                .layer_id_at(shown.rect().center())
                .unwrap()
        };
        assert_ne!(layer_at("Green"), layer_at("Copy picture"));
        program.key(Key::Escape);
        program.key(Key::Escape);
        assert_eq!(program.state().shared.dialog, None);
    }
}

#[test]
fn enter_in_a_list_does_not_press_the_button_of_the_dialog() {
    let mut program = Program::on(START);
    program.open_diagram();
    program.open_styles();
    program.key(Key::Enter);
    assert!(program.state().files.dialog.is_none(), "nothing is saved");
}
