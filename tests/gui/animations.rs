//! Board, Moves, Animation of the line: its preview, its choices, and the files and copies that it makes.

use super::program::{Program, START};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use image::AnimationDecoder as _;
use image::codecs::gif::GifDecoder;
use image::codecs::webp::WebPDecoder;
use std::fs;
use std::io::Cursor;
use std::path::Path;
use tabiya::command::Command;
use tabiya::features::animation::model::AnimationForm;
use tabiya::features::files::DialogAnswer;
use tabiya::model::action::{Action, AnimationAction, SettingsAction};
use tabiya::model::state::Dialog;
use tabiya_picture::AnimationFormat;
use tempfile::TempDir;

const GAME: &str =
    "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 {the king's pawn} e5 2. Nf3 Nc6 3. Bb5 *";

impl Program {
    /// The program with the dialog about a pasted game of five moves.
    fn on_animation() -> Self {
        let mut program = Self::on(START);
        program.paste(GAME);
        program.open_animation();
        program
    }

    fn open_animation(&mut self) {
        self.menu("Board", "Animation of the line…");
        assert_eq!(self.state().shared.dialog, Some(Dialog::Animation));
    }

    fn animation(&self) -> &AnimationForm {
        self.state().animation.form.as_ref().unwrap()
    }

    fn change_animation(&mut self, change: impl FnOnce(&mut AnimationForm)) {
        let mut form = self.animation().clone();
        change(&mut form);
        let action = AnimationAction::Change(Box::new(form));
        self.harness.state_mut().apply(Action::from(action));
        self.run();
    }

    /// Presses the button, and answers the save dialog with this place.
    fn save_animation_at(&mut self, path: &Path) {
        let answer = DialogAnswer::Chosen(path.to_owned());
        self.dialogs.borrow_mut().save.push_back(answer);
        self.click("Save as…");
    }

    /// The numbers of moves that the preview shows during this many steps of a quarter of a second.
    fn watch(&mut self, steps: usize) -> Vec<usize> {
        let mut seen = Vec::new();
        for _ in 0..steps {
            self.harness.step();
            seen.extend((0..=5).find(|at| self.has(&format!("{at} of 5"))));
        }
        seen
    }
}

fn webp_frames(bytes: &[u8]) -> usize {
    let decoder = WebPDecoder::new(Cursor::new(bytes)).unwrap();
    decoder.into_frames().collect_frames().unwrap().len()
}

#[test]
fn a_pasted_game_is_saved_as_an_animation_in_the_format_of_its_name() {
    let folder = TempDir::new().unwrap();
    let mut program = Program::on_animation();
    let webp = folder.path().join("game.webp");
    program.save_animation_at(&webp);
    assert_eq!(webp_frames(&fs::read(&webp).unwrap()), 6);
    let message = program
        .state()
        .shared
        .message
        .as_ref()
        .unwrap()
        .text
        .clone();
    assert!(message.contains("game.webp"), "{message}");
    let gif = folder.path().join("game.gif");
    program.save_animation_at(&gif);
    let decoder = GifDecoder::new(Cursor::new(fs::read(&gif).unwrap())).unwrap();
    assert_eq!(decoder.into_frames().collect_frames().unwrap().len(), 6);
    assert_eq!(program.animation().format, AnimationFormat::Gif);
    // A name without an extension gets that of the last format.
    program.save_animation_at(&folder.path().join("other"));
    assert!(
        fs::read(folder.path().join("other.gif"))
            .unwrap()
            .starts_with(b"GIF89a")
    );
    program.save_animation_at(&folder.path().join("game.svg"));
    let svg = fs::read_to_string(folder.path().join("game.svg")).unwrap();
    assert!(svg.contains("<title>Ann - Bob</title>"), "{svg}");
}

#[test]
fn the_next_start_proposes_the_choices_of_the_last_animation() {
    let folder = TempDir::new().unwrap();
    let settings = folder.path().join("settings.toml");
    let start = || {
        let settings = SettingsAction::UseSettings(settings.clone());
        Program::start_with(vec![Action::from(settings)])
    };
    let mut program = start();
    program.paste(GAME);
    program.open_animation();
    program.change_animation(|form| {
        form.style.size = 320;
        form.choices.tempo_ms = 700;
        form.choices.shows_comments = true;
        form.choices.from = 2;
    });
    let file = folder.path().join("game.gif");
    program.save_animation_at(&file);
    assert!(file.exists());
    drop(program);
    let mut program = start();
    program.paste(GAME);
    program.open_animation();
    let form = program.animation();
    assert_eq!((form.style.size, form.format), (320, AnimationFormat::Gif));
    assert_eq!(form.choices.tempo_ms, 700);
    assert!(form.choices.shows_comments);
    assert_eq!((form.choices.from, form.choices.to), (0, 5));
}

#[test]
fn it_needs_moves() {
    let mut program = Program::on(START);
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::Animation));
    program.run();
    assert_eq!(program.state().shared.dialog, None);
    let obstacle = Command::Animation.obstacle(program.state());
    assert_eq!(obstacle, Some("obstacle-no-line-of-play"));
}

#[test]
fn a_part_of_the_line_is_chosen_by_typing_its_moves() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("part.webp");
    let mut program = Program::on_animation();
    for (name, typed) in [("From move", "1..."), ("To move", "2.")] {
        program
            .harness
            .get_by_role_and_label(Role::SpinButton, name)
            .click();
        program.run();
        program.key_with(egui::Modifiers::COMMAND, Key::A);
        program.harness.event(egui::Event::Text(typed.to_owned()));
        program.run();
        program.key(Key::Enter);
    }
    let choices = &program.animation().choices;
    assert_eq!((choices.from, choices.to), (1, 3));
    program.save_animation_at(&path);
    assert_eq!(webp_frames(&fs::read(&path).unwrap()), 3);
}

#[test]
fn the_preview_plays_stops_and_steps() {
    let mut program = Program::on_animation();
    program.click("Pause");
    let stopped = program.watch(20);
    assert_eq!(stopped, [stopped[0]; 20]);
    for _ in 0..6 {
        program.key(Key::PageUp);
    }
    assert_eq!(program.watch(1), [0]);
    assert!(program.has("Preview: Starting position"));
    program.key(Key::PageDown);
    assert!(program.has("Preview: 1. e4"));
    program.click("Play");
    let played = program.watch(50);
    let mut order = played.clone();
    order.dedup();
    assert_eq!(order[..7], [1, 2, 3, 4, 5, 0, 1], "{played:?}");
    // A position stays for one second, and the last one for three.
    let steps = |of| played.iter().filter(|at| **at == of).count();
    assert!(2 * steps(3) < steps(5), "{played:?}");
}

#[test]
fn it_waits_if_less_motion_is_preferred() {
    let mut program = Program::on(START);
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::ReducedMotion));
    program.paste(GAME);
    program.open_animation();
    assert!(program.has("Play"));
    assert_eq!(program.watch(20), [0; 20]);
    program.click("Play");
    let mut order = program.watch(12);
    order.dedup();
    assert!(
        order.ends_with(&[1, 2]) || order.ends_with(&[2, 3]),
        "{order:?}"
    );
}

#[test]
fn copying_offers_the_animation_and_no_still_picture() {
    let mut program = Program::on_animation();
    program.click("Copy animation");
    let offered = program.dialogs.borrow().offered.clone();
    let [offer] = offered.as_slice() else {
        panic!("{offered:?}");
    };
    let [(mime, bytes)] = offer.formats.as_slice() else {
        panic!("{offer:?}");
    };
    assert_eq!(mime, "image/webp");
    assert_eq!(webp_frames(bytes), 6);
    program.change_animation(|form| form.format = AnimationFormat::Svg);
    program.click("Copy animation");
    let text = program.take_copied().unwrap();
    assert!(text.starts_with("<?xml") && text.contains("@keyframes"));
}

#[test]
fn choices_stay_but_the_part_and_the_heading_are_those_of_the_line() {
    let mut program = Program::on_animation();
    program.change_animation(|form| {
        form.choices.tempo_ms = 500;
        form.choices.from = 2;
        form.heading = Some("Typed".to_owned());
        form.style.size = 300;
    });
    program.click("Close");
    program.open_animation();
    let form = program.animation();
    assert_eq!((form.choices.tempo_ms, form.style.size), (500, 300));
    assert_eq!((form.choices.from, form.choices.to), (0, 5));
    assert_eq!(form.heading, None);
    let field = program
        .harness
        .get_by_role_and_label(Role::TextInput, "Text of the players or another heading");
    assert_eq!(field.value().as_deref(), Some("Ann - Bob"));
}

#[test]
fn every_choice_has_a_control() {
    let mut program = Program::on_animation();
    let before = program.animation().clone();
    for name in [
        "Squares of the move",
        "Arrows and marks",
        "Side to move",
        "Players",
        "Moves",
        "Comments",
    ] {
        program.click_role(Role::CheckBox, name);
    }
    program.click_role(Role::RadioButton, "At the bottom: Black");
    let after = program.animation();
    assert_ne!(before.style.last_move, after.style.last_move);
    assert_ne!(before.style.annotations, after.style.annotations);
    assert_ne!(before.style.side_to_move, after.style.side_to_move);
    assert_ne!(before.style.orientation, after.style.orientation);
    assert_ne!(before.choices.shows_heading, after.choices.shows_heading);
    assert_ne!(before.choices.shows_moves, after.choices.shows_moves);
    assert_ne!(before.choices.shows_comments, after.choices.shows_comments);
}

#[test]
fn the_menu_of_forms_to_copy_offers_the_animation_once_there_are_moves() {
    let mut program = Program::on(START);
    let name = "Animation of the line…";
    program.click("More forms to copy");
    let entry = program.harness.get_by_label(name);
    assert!(entry.accesskit_node().is_disabled());
    program.key(Key::Escape);
    program.paste(GAME);
    program.click("More forms to copy");
    program.click(name);
    assert_eq!(program.state().shared.dialog, Some(Dialog::Animation));
}
