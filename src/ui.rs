//! The window. egui lives here and in `app.rs`, nowhere else.
//!
//! Promises: functions ending in `_ui` read the state and push actions; they decide nothing and
//! change nothing but what dies with the window ([`UiState`]).
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "points and pixels are small; where rows are meant the sums are in f64"
)]

mod advice;
mod announce;
pub mod board;
mod board_look;
mod board_strip;
mod bounded;
mod caption;
mod compare_bar;
mod copy_as;
mod diagram;
mod dialogs;
mod fen_field;
mod field_memory;
mod file_dialog;
mod find;
mod first_steps;
mod focus_ring;
mod fonts;
mod help;
mod keyboard;
mod layout;
mod leaving;
mod line_with_end;
mod list;
mod long_texts;
mod menu;
mod menu_keys;
mod operations;
mod palette;
mod picker;
mod piece_atlas;
mod piece_list;
mod piece_menu;
mod pointer_moved;
mod reading_choice;
mod recent;
mod roomy_modal;
mod setup_panel;
mod sheets;
mod shortcuts;
mod spare_pieces;
mod status_line;
pub mod style;
mod tabs;
mod tips;
mod touch;
mod tray;
mod typed_ahead;
mod virtual_list;
mod wheel;
mod wheel_at_once;

pub use fonts::install_fonts;
pub use layout::window_ui;
pub use long_texts::LongTexts;
pub use piece_atlas::{USUAL_SIDES, draw_pieces_ahead};
pub(crate) use shortcuts::{is_modifier, types_text};

use crate::action::Action;
use crate::chess::Position;
use crate::command::Command;
use crate::document::DocumentId;
use crate::notation::forms::Form;
use crate::state::{Effect, Question, Sheet};
use advice::Advice;
use list::ListPane;
use piece_atlas::PieceAtlases;

/// What the window remembers from frame to frame and forgets when it closes.
#[derive(Debug, Default)]
pub struct UiState {
    advice: Advice,
    operations: operations::Fields,
    /// Squares that what is pointed at is about.
    highlight: Option<board::Highlight>,
    atlases: PieceAtlases,
    /// Arrows and marks over the board.
    annotations: board::AnnotationPicture,
    gesture: board::Gesture,
    list: ListPane,
    find: find::FindPanel,
    help: help::Help,
    line_sheets: sheets::LineSheets,
    known: sheets::KnownSheet,
    diagram: sheets::DiagramSheet,
    pages: sheets::PagesSheet,
    recovery: sheets::RecoverySheet,
    recent: picker::Picker,
    keys_sheet: sheets::KeysSheet,
    settings_sheet: sheets::SettingsSheet,
    about: sheets::AboutSheet,
    palette: palette::Palette,
    fen_shown: String,
    piece_list_shown: String,
    understood: fen_field::Understood,
    focus_wanted: Option<Focus>,
    /// What stands over the window, so that its first widget gets the keyboard once.
    modal: Option<ModalShown>,
    modal_focus_wanted: bool,
    /// How many lines of a question are shown.
    question_lines: dialogs::LinesShown,
    /// The tab that was in front in the last frame.
    tab_shown: Option<DocumentId>,
    was_typing: bool,
    /// The form of a copy that was looked at last.
    previewed_form: Option<Form>,
    typed_ahead: typed_ahead::TypedAhead,
    long_texts: long_texts::ToldOf,
    /// The keys of commands as egui knows them.
    shortcuts: shortcuts::Shortcuts,
    /// The position that is shown in the place of the one on the board, while what would lead to it
    /// is pointed at.
    preview: Option<Position>,
    /// The command that would lead to it, if it is one.
    previewed: Option<Command>,
    /// The square whose menu of pieces is open.
    piece_menu: Option<piece_menu::PieceMenu>,
    /// Whether keys or the mouse work on the board.
    hands: board::Hands,
    /// The wheel over the board.
    turning: board::Turning,
    touchscreen: touch::Touchscreen,
    focus_ring: focus_ring::FocusRing,
    menu_keys: menu_keys::MenuKeys,
    has_drawn: bool,
}

/// What stands over the window.
#[derive(Clone, Debug, PartialEq, Eq)]
enum ModalShown {
    Question(Question),
    FileDialog,
    Sheet(Sheet),
}

/// Where the keyboard is to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Focus {
    FenField,
    Board,
    /// The field of the find panel.
    Find,
    /// The help beside the board.
    Help,
    /// The line in which pieces are entered by name.
    PieceList,
    /// The same, with all of it selected.
    AllOfPieceList,
    /// The operation with this number, or the field to add one.
    Operation(usize),
}

impl UiState {
    /// Whether the keyboard is to go there; asked once.
    fn take_focus(&mut self, place: Focus) -> bool {
        self.focus_wanted
            .take_if(|wanted| *wanted == place)
            .is_some()
    }

    /// The form of a copy that is looked at.
    fn previewed_form(&self) -> Form {
        self.previewed_form.unwrap_or(Form::Fen)
    }

    /// Whether a key is waited for whatever it does otherwise.
    pub(crate) fn hears_every_key(&self) -> bool {
        self.keys_sheet.is_listening()
    }

    /// Takes what the state wants of the window; returns what only the app can do.
    pub fn take_effect(&mut self, effect: Effect) -> Option<Effect> {
        match effect {
            Effect::FocusFenField => self.focus_wanted = Some(Focus::FenField),
            Effect::FocusBoard => self.focus_wanted = Some(Focus::Board),
            Effect::FocusPieceList { selects: true } => {
                self.focus_wanted = Some(Focus::AllOfPieceList);
            }
            Effect::FocusPieceList { selects: false } => {
                self.focus_wanted = Some(Focus::PieceList);
            }
            Effect::OpenPieceMenu(square) => {
                self.piece_menu = Some(piece_menu::PieceMenu::on(square));
            }
            Effect::FocusFind => self.focus_wanted = Some(Focus::Find),
            Effect::FocusHelp => self.focus_wanted = Some(Focus::Help),
            Effect::ExplainHere => self.help.ask(),
            Effect::FocusOperation(row) => self.focus_wanted = Some(Focus::Operation(row)),
            Effect::ShowCurrentRow => self.list.show_current(),
            Effect::ShowFrom(document, row) => self.list.show_from(document, row),
            Effect::CopyText(_) | Effect::RequestPaste | Effect::Pasted(_) | Effect::Quit => {
                return Some(effect);
            }
        }
        None
    }
}

/// What the window asks for, in order.
pub type Actions = Vec<Action>;
