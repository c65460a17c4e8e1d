//! The help beside the board: each character of the FEN explained, and marked on the board.

use super::laid_out::faults;
use super::program::Program;
use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers, PointerButton, Pos2, Shape};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tabiya::command::Command;
use tabiya::features::help::model::HelpPage;
use tabiya::model::action::{Action, FilesAction, SettingsAction};
use tabiya::model::state::Dialog;
use tabiya_chess::Square;
use tabiya_settings::Setting;
use tabiya_text::Locale;

const POSITION: &str = "4k3/8/8/8/3pP3/8/5P2/R3K2R b KQ e3 0 12";

impl Program {
    /// The help on the start position, seen from White's side or from Black's.
    fn explaining_from(blacks_side: bool) -> Self {
        let mut program = Self::explaining(POSITION);
        if blacks_side {
            let flip = Action::Run(Command::FlipBoard);
            program.harness.state_mut().apply(flip);
            program.run();
        }
        program
    }

    /// The program on a position, with the help.
    fn explaining(fen: &str) -> Self {
        let mut program = Self::on(fen);
        program.key(Key::F1);
        program
    }

    /// The middle of a part of the FEN by its name.
    fn part(&self, name: &str) -> Pos2 {
        let parts = self.harness.query_all_by_role(Role::ListBoxOption);
        let is_it =
            |node: &egui_kittest::Node<'_>| node.accesskit_node().label().as_deref() == Some(name);
        let mut parts = parts.filter(is_it);
        let part = parts.next().unwrap_or_else(|| panic!("no part {name:?}"));
        part.rect().center()
    }

    fn point_at_part(&mut self, name: &str) {
        let pos = self.part(name);
        self.move_to(pos);
        self.run();
    }

    /// The squares that are marked as explained.
    fn explained(&self) -> String {
        let squares = Square::all().filter(|square| {
            let begin = format!("{square}, ");
            let mut nodes = self.harness.get_all_by_role(Role::Button);
            nodes.any(|node| {
                let node = node.accesskit_node();
                let label = node.label().unwrap_or_default();
                let description = node.description().unwrap_or_default();
                label.starts_with(&begin) && description.contains("explained in the help")
            })
        });
        let names: Vec<_> = squares.map(|square| square.to_string()).collect();
        names.join(" ")
    }

    /// The part that is marked.
    fn marked(&self) -> Option<String> {
        let parts = self.harness.query_all_by_role(Role::ListBoxOption);
        let mut marked = parts.filter_map(|part| {
            let part = part.accesskit_node();
            let in_parts = !part.label().unwrap_or_default().starts_with("Position");
            let is_marked = part.toggled() == Some(Toggled::True) && in_parts;
            is_marked.then(|| part.label().unwrap_or_default())
        });
        marked.next()
    }

    /// The number of brackets painted over this square.
    fn brackets_at(&self, square: &str) -> usize {
        let middle = self.square(square);
        let shapes = &self.harness.output().shapes;
        let is_bracket = |shape: &&Shape| {
            let Shape::Path(path) = shape else {
                return false;
            };
            // Two arms and the line between them, as high as a square.
            let [first, .., last] = path.points[..] else {
                return false;
            };
            let has_form = path.points.len() == 4 && !path.closed && path.fill.a() == 0;
            has_form && first.y < middle.y && middle.y < last.y
        };
        let all = shapes.iter().map(|clipped| &clipped.shape);
        all.filter(is_bracket).count()
    }

    /// Whether one of the parts has the keyboard focus.
    fn is_in_parts(&self) -> bool {
        let parts = self.harness.query_all_by_role(Role::ListBoxOption);
        let mut parts = parts.filter(|part| part.accesskit_node().is_focused());
        parts.next().is_some()
    }

    fn field_rect(&self) -> egui::Rect {
        let field = self.harness.get_by_role_and_label(Role::TextInput, "FEN");
        field.rect()
    }
}

#[test]
fn f1_opens_the_help_beside_the_board_and_closes_it() {
    let mut program = Program::on(POSITION);
    assert!(!program.has("Characters of the FEN"));
    program.key(Key::F1);
    assert!(program.is_in_parts());
    // The board is visible and works as usual.
    program.drag("e1", "d1");
    assert!(program.has("d1, white king"));
    assert!(program.state().help.page.is_some());
    program.key(Key::F1);
    assert!(!program.has("Characters of the FEN"));
    assert!(!program.is_in_parts());
    program.key(Key::F1);
    program.key(Key::Escape);
    assert_eq!(program.state().help.page, None);
    program.key(Key::F1);
    program.click("Close the help");
    assert_eq!(program.state().help.page, None);
}

#[test]
fn pointing_at_a_character_marks_its_squares_on_the_board() {
    for flips in [false, true] {
        let mut program = Program::explaining_from(flips);
        // The keyboard cursor is at the first character.
        assert_eq!(program.explained(), "a8 b8 c8 d8");
        assert_eq!(program.brackets_at("g2"), 0);
        program.point_at_part("2, 2 empty squares: g2 to h2");
        assert_eq!(program.explained(), "g2 h2");
        assert_eq!(program.brackets_at("g2"), 4, "{flips}");
        assert_eq!(program.brackets_at("f3"), 0, "{flips}");
        program.point_at_part("K, White may still castle kingside: king e1, rook h1");
        assert_eq!(program.explained(), "e1 h1");
        program.point_at_part(
            "e3, The pawn that has just gone from e2 to e4 can be captured on e3, by the pawn on d4",
        );
        assert_eq!(program.explained(), "e3 e4");
        program.move_to(Pos2::new(2.0, 2.0));
        assert_eq!(program.explained(), "a8 b8 c8 d8");
    }
}

#[test]
fn pointing_at_a_square_marks_its_character() {
    for flips in [false, true] {
        let mut program = Program::explaining_from(flips);
        program.move_to(program.square("d4"));
        program.run();
        assert_eq!(program.marked().as_deref(), Some("p, black pawn on d4"));
        program.move_to(program.square("b8"));
        program.run();
        assert_eq!(
            program.marked().as_deref(),
            Some("4, 4 empty squares: a8 to d8")
        );
        assert_eq!(program.explained(), "a8 b8 c8 d8");
    }
}

#[test]
fn pointing_into_the_fen_field_marks_squares_while_the_help_is_open() {
    let mut program = Program::explaining(POSITION);
    let field = program.field_rect();
    // The second character: the black king.
    program.move_to(Pos2::new(field.left() + 22.0, field.center().y));
    program.run();
    assert_eq!(program.marked().as_deref(), Some("k, black king on e8"));
    assert_eq!(program.explained(), "e8");
    program.key(Key::F1);
    assert_eq!(program.explained(), "");
}

#[test]
fn the_explanation_of_a_pointed_character_scrolls_into_view() {
    let mut program = Program::explaining(POSITION);
    program.harness.set_size(egui::vec2(760.0, 560.0));
    program.run();
    program.point_at_part("12, Black’s move 12 comes next");
    for _ in 0..20 {
        program.harness.step();
    }
    program.run();
    let name = "12, Black’s move 12 comes next";
    let rows = program.harness.query_all_by_label(name);
    let row = rows.map(|row| row.rect().bottom()).fold(0.0, f32::max);
    assert!(300.0 < row && row < 560.0, "{row}");
}

#[test]
fn a_clicked_character_stays_marked_and_keys_continue_from_there() {
    let mut program = Program::explaining(POSITION);
    let king = program.part("k, black king on e8");
    program.left("d4");
    program.click_at(king, PointerButton::Primary);
    program.move_to(Pos2::new(2.0, 2.0));
    assert_eq!(program.explained(), "e8");
    let name = "3, 3 empty squares: f8 to h8";
    let rows = program.harness.query_all_by_label(name);
    let row = rows.map(|row| row.rect());
    let row = row.max_by(|a, b| a.top().total_cmp(&b.top())).unwrap();
    program.click_at(row.center(), PointerButton::Primary);
    program.move_to(Pos2::new(2.0, 2.0));
    assert_eq!(program.explained(), "f8 g8 h8");
    program.key(Key::ArrowLeft);
    assert_eq!(program.explained(), "e8");
}

#[test]
fn arrow_keys_go_from_character_to_character() {
    let mut program = Program::explaining(POSITION);
    assert_eq!(
        program.marked().as_deref(),
        Some("4, 4 empty squares: a8 to d8")
    );
    program.key(Key::ArrowRight);
    assert_eq!(program.marked().as_deref(), Some("k, black king on e8"));
    assert_eq!(program.explained(), "e8");
    program.key(Key::ArrowDown);
    let rank = "8, eight empty squares: all of rank 7";
    assert_eq!(program.marked().as_deref(), Some(rank));
    program.key(Key::End);
    assert_eq!(
        program.marked().as_deref(),
        Some("12, Black’s move 12 comes next")
    );
    program.key(Key::ArrowRight);
    program.key(Key::ArrowUp);
    let clock = "0, The last move was a capture or a pawn move, or there was none";
    assert_eq!(program.marked().as_deref(), Some(clock));
    program.key(Key::Home);
    assert_eq!(
        program.marked().as_deref(),
        Some("4, 4 empty squares: a8 to d8")
    );
    assert_eq!(program.fen(), POSITION);
}

#[test]
fn shift_f1_explains_the_character_at_the_caret_or_the_cursor() {
    let mut program = Program::on(POSITION);
    program.focus_field();
    program.key(Key::Home);
    program.key(Key::ArrowRight);
    program.key_with(Modifiers::SHIFT, Key::F1);
    assert_eq!(program.state().shared.announcement, "k, black king on e8");
    assert_eq!(program.marked().as_deref(), Some("k, black king on e8"));
    // The caret stays in the field, and the next character is marked as it moves.
    program.key(Key::ArrowRight);
    assert_eq!(
        program.marked().as_deref(),
        Some("3, 3 empty squares: f8 to h8")
    );
    program.left("d4");
    program.key_with(Modifiers::SHIFT, Key::F1);
    assert_eq!(program.state().shared.announcement, "p, black pawn on d4");
    assert_eq!(program.explained(), "d4");
}

#[test]
fn broken_text_is_explained_as_far_as_it_can_be_read() {
    let mut program = Program::explaining(POSITION);
    program.select_field();
    program.paste_into_field("4k3/8/8/7/8/x7/8/4K3 w KZ");
    for part in [
        "k, black king on e8",
        "x, “x” is not a piece letter",
        "Z, “Z” is not a castling right: use K, Q, k, q, a file letter, or “-” for none",
        "7, 7 empty squares",
    ] {
        program.part(part);
    }
    for fault in [
        "Rank 5 has 7 squares, one is missing",
        "The en-passant target is missing",
        "The fullmove number is missing",
    ] {
        assert!(program.says(fault), "{fault}");
    }
    program.point_at_part("7, 7 empty squares");
    assert_eq!(program.explained(), "");
}

#[test]
fn a_comment_has_no_characters_to_explain() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("a.fen");
    std::fs::write(&path, "# A heading.\n8/8/8/3k4/8/8/4K3/8 w - - 0 1\n").unwrap();
    let mut program = Program::on_file(&path);
    program.key_with(Modifiers::ALT, Key::ArrowUp);
    program.key(Key::F1);
    assert!(program.says("This line contains no position."));
    program.key_with(Modifiers::SHIFT, Key::F1);
    assert_eq!(
        program.state().shared.announcement,
        "This line contains no position."
    );
    program.key_with(Modifiers::ALT, Key::ArrowDown);
    program.part("k, black king on d5");
}

#[test]
fn every_language_explains_the_position() {
    for locale in Locale::SPOKEN {
        let fen = Action::from(FilesAction::OpenText(POSITION.to_owned()));
        let language = Action::from(SettingsAction::Choose(Setting::Locale(Some(locale))));
        let mut program = Program::start_with(vec![fen, language]);
        program.key(Key::F1);
        let word = match locale {
            Locale::German => "K, Weiß darf noch kurz rochieren: König e1, Turm h1",
            Locale::French => {
                "K, Les Blancs peuvent encore faire le petit roque\u{a0}: roi e1, tour h1"
            }
            Locale::Spanish => "K, Las blancas aún pueden hacer el enroque corto: rey e1, torre h1",
            Locale::Russian => "K, Белые ещё могут сделать короткую рокировку: король e1, ладья h1",
            _ => "K, White may still castle kingside: king e1, rook h1",
        };
        program.part(word);
    }
}

#[test]
fn every_explanation_fits_a_small_window_with_longer_words() {
    let fen = Action::from(FilesAction::OpenText(
        "4k3/8/8/8/k2Pp2Q/8/8/3KR3 b KE d3 140 12".to_owned(),
    ));
    let language = Action::from(SettingsAction::Choose(Setting::Locale(Some(
        Locale::Stretched,
    ))));
    let mut program = Program::start_with(vec![fen, language]);
    program.harness.set_size(egui::vec2(760.0, 560.0));
    program.key(Key::F1);
    program.key(Key::End);
    for _ in 0..12 {
        program.key(Key::ArrowLeft);
        let faults = faults(&mut program);
        assert!(faults.is_empty(), "{:?}: {faults:#?}", program.marked());
    }
}

#[test]
fn help_and_find_panel_replace_each_other_and_the_query_stays() {
    let mut program = Program::on(POSITION);
    program.ctrl(Key::F);
    program.type_text("check");
    program.key(Key::F1);
    assert!(program.state().find.form.is_none() && program.state().help.page.is_some());
    program.ctrl(Key::F);
    assert!(program.state().help.page.is_none());
    let form = program.state().find.form.as_ref().unwrap();
    assert_eq!(form.text, "check");
}

#[test]
fn the_other_help_pages_explain_fen_and_gestures() {
    let mut program = Program::explaining(POSITION);
    program.click("About FEN");
    assert_eq!(program.state().help.page, Some(HelpPage::Rules));
    assert!(program.says("Rook files (Shredder-FEN)"));
    program.click("Gestures");
    assert!(program.has("Drag a piece") && program.has("Shift+F1"));
    let all = program.harness.get_by_label("Keys and gestures");
    all.click_accesskit();
    program.run();
    assert_eq!(program.state().shared.dialog, Some(Dialog::Gestures));
}

#[test]
fn the_table_of_gestures_has_those_of_playing_moves_and_every_key_of_a_command() {
    let mut program = Program::on(POSITION);
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::Gestures));
    program.run();
    assert_eq!(program.state().shared.dialog, Some(Dialog::Gestures));
    let gestures = [
        "While moves are played: Ctrl while dragging",
        "In the list of moves: arrows; Home, End; Enter",
    ];
    let keys = [
        "F2",
        "Shift+F2",
        "Ctrl+Shift+F2",
        "Ctrl+Shift+F5",
        "Ctrl+Shift+W",
    ];
    for text in gestures.into_iter().chain(keys) {
        let mut shown = program.harness.query_all_by_label(text);
        assert!(shown.next().is_some(), "{text}");
    }
}

#[test]
fn a_wide_window_has_the_help_beside_the_setup_panel() {
    let mut program = Program::explaining(POSITION);
    let has_setup = |program: &Program| {
        let mut counters = program.harness.query_all_by_role(Role::SpinButton);
        counters.next().is_some()
    };
    assert!(!has_setup(&program));
    program.harness.set_size(egui::vec2(1600.0, 900.0));
    program.run();
    assert!(has_setup(&program));
    assert!(program.has("Characters of the FEN"));
}

#[test]
fn an_untouched_help_panel_requests_no_frames() {
    let mut program = Program::explaining(POSITION);
    program.move_to(program.square("e4"));
    program.run();
    let steps = program.harness.run();
    assert!(steps <= 2, "{steps}");
}
