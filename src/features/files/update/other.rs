//! Saves in another form: as a table, as games, or only the selected positions.

use super::may_save::{IfUnexpected, can_save, refuse_packed_name};
use super::{asking, positions};
use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::features::files::model::files_state::FilesState;
use crate::features::files::model::saving::OtherSave;
use crate::features::files::tasks::choose::{AskSave, ChoosingPlace};
use crate::features::files::tasks::save_other::{SaveOther, SavingOther};
use crate::features::files::{CopyPlace, OtherForm, OtherOrder, SaveKind};
use crate::model::state::Shared;
use crate::model::task_control::start;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_collection::games::{Conversion, TableForm};
use tabiya_desktop::tasks::Runner;
use tabiya_lines::Expected;
use tabiya_lines::file_endings::{
    FEN, GAMES, JSON_LINES, TABLE, has_ending, is_packed, unpacked_name,
};
use tabiya_notation::forms::FormSettings;
use tabiya_text::{name_text, tr};

/// Asks for a place to save the document shown.
pub(crate) fn ask(
    own: &mut FilesState,
    shared: &mut Shared,
    what: OtherSave,
    runner: &mut dyn Runner,
) {
    let id = shared.document().id();
    ask_about(own, shared, id, what, runner);
}

/// Asks for a place to save a document.
pub(crate) fn ask_about(
    own: &mut FilesState,
    shared: &mut Shared,
    id: DocumentId,
    what: OtherSave,
    runner: &mut dyn Runner,
) {
    if !asking::is_dialog_free(own, shared, runner) {
        own.closing = None;
        return;
    }
    let ask = AskSave {
        folder: shared.folder.clone(),
        name: name_to_offer(shared, id, what),
        kind: SaveKind::Positions,
    };
    let task = ChoosingPlace(FileDialogPurpose::SaveOther(id, what));
    asking::ask_system(own, shared, task, ask, runner);
}

/// The name to offer: that of the document, with the extension of the form.
pub(crate) fn name_to_offer(shared: &Shared, id: DocumentId, what: OtherSave) -> String {
    let document = shared.document_by_id(id);
    let table = document.and_then(Document::table);
    if let (OtherSave::Table, Some(table)) = (what, table) {
        let entry = table.entry().map(|entry| Path::new(&entry.name));
        let name = unpacked_name(entry.unwrap_or(table.path()));
        return name_text(name.as_os_str());
    }
    let path = document.and_then(|document| document.path().or(document.origin()));
    let stem = path
        .and_then(Path::file_stem)
        .map_or_else(|| tr("untitled-file-name"), name_text);
    match what {
        OtherSave::Table => format!("{stem}.csv"),
        OtherSave::Games => format!("{stem}.pgn"),
        OtherSave::PlainFen => format!("{stem}.fen"),
        OtherSave::OfGames => format!("{stem}.epd"),
        OtherSave::Selected => {
            let count = document.map_or(0, Document::selected_count);
            format!("{stem} ({count}).epd")
        }
    }
}

/// Saves to the place chosen in the system's dialog, which has already asked about replacing exactly this file.
pub(crate) fn place_chosen(
    own: &mut FilesState,
    shared: &mut Shared,
    id: DocumentId,
    what: OtherSave,
    path: PathBuf,
    runner: &mut dyn Runner,
) {
    if path.extension().is_some() {
        write(own, shared, id, what, path, IfUnexpected::Overwrite, runner);
    } else {
        save_to(own, shared, id, what, path, runner);
    }
}

/// Saves to a file, whose name gets the extension of the form if it has none.
pub(crate) fn save_to(
    own: &mut FilesState,
    shared: &mut Shared,
    id: DocumentId,
    what: OtherSave,
    mut path: PathBuf,
    runner: &mut dyn Runner,
) {
    if path.extension().is_none() {
        path.set_extension(match what {
            OtherSave::Table => "csv",
            OtherSave::Games => "pgn",
            OtherSave::PlainFen => "fen",
            OtherSave::Selected | OtherSave::OfGames => "epd",
        });
    }
    write(own, shared, id, what, path, IfUnexpected::Ask, runner);
}

/// The part of a document to save under this name, if the name implies a form other than lines.
pub(crate) fn meant_by(path: &Path) -> Option<OtherSave> {
    if has_ending(path, GAMES) {
        return Some(OtherSave::Games);
    }
    has_ending(path, TABLE).then_some(OtherSave::Table)
}

/// Saves to a file.
pub(crate) fn write(
    own: &mut FilesState,
    shared: &mut Shared,
    id: DocumentId,
    what: OtherSave,
    path: PathBuf,
    if_unexpected: IfUnexpected,
    runner: &mut dyn Runner,
) {
    if !can_save(own, shared, id) {
        return;
    }
    if is_packed(&path) {
        return refuse_packed_name(own, shared, &path);
    }
    let Some(document) = shared.document_by_id(id) else {
        return;
    };
    let holds_games = document.holds_games();
    let is_selection = what == OtherSave::Selected;
    let is_fen_file = has_ending(&path, FEN).then_some(OtherSave::PlainFen);
    let by_name = meant_by(&path).or(is_fen_file);
    let what_form = by_name.filter(|_| is_selection).unwrap_or(what);
    let form = match what_form {
        _ if holds_games && has_ending(&path, TABLE) => OtherForm::TableOfGames(table_form(&path)),
        _ if holds_games => OtherForm::Lines,
        OtherSave::Games => {
            let settings = FormSettings {
                style: shared.settings.fen_style(),
                ..FormSettings::default()
            };
            OtherForm::Games(settings, document.games_of_rows())
        }
        OtherSave::Table => form_of_table(document, &path),
        OtherSave::PlainFen => OtherForm::PlainFen,
        OtherSave::Selected | OtherSave::OfGames => OtherForm::Lines,
    };
    let order = OtherOrder {
        document: id,
        what,
        rows: document.rows().clone(),
        only: is_selection.then(|| document.selected_rows()),
        form,
        expected: match if_unexpected {
            IfUnexpected::Overwrite => Expected::Anything,
            IfUnexpected::Ask => Expected::Nothing,
        },
        state: document.state_id(),
        copy: CopyPlace::of(shared),
        may_leave_out: false,
        path,
    };
    let order = if holds_games {
        positions::order_of_games(own, shared, order)
    } else {
        Some(order)
    };
    if let Some(order) = order {
        begin(shared, order, runner);
    }
}

/// Saves the positions that the user wants of the games to save.
pub(crate) fn write_positions(
    own: &mut FilesState,
    shared: &mut Shared,
    order: &OtherOrder,
    made: Conversion,
    runner: &mut dyn Runner,
) {
    if can_save(own, shared, order.document) {
        begin(shared, positions::with_positions(order, made), runner);
    }
}

/// The table that the positions came from, unless the name means one in another form. Then it is a new one.
fn form_of_table(document: &Document, path: &Path) -> OtherForm {
    let named = table_form(path);
    let same = document.table().filter(|table| {
        let entry = table.entry().map(|entry| Path::new(&entry.name));
        let origin = entry.unwrap_or(table.path());
        are_objects(named) == are_objects(table_form(unpacked_name(origin)))
    });
    match same {
        Some(table) => OtherForm::Table(Arc::clone(table)),
        None => OtherForm::NewTable(named),
    }
}

/// The form of a table with this name.
fn table_form(path: &Path) -> TableForm {
    if has_ending(path, JSON_LINES) {
        TableForm::Objects
    } else if has_ending(path, &["tsv"]) {
        TableForm::Separated(b'\t')
    } else {
        TableForm::Separated(b',')
    }
}

fn are_objects(form: TableForm) -> bool {
    form == TableForm::Objects
}

/// Saves to an `.epd` file, which has a place for operations, instead of the `.fen` file that was chosen.
pub(crate) fn write_epd(
    own: &mut FilesState,
    shared: &mut Shared,
    order: &OtherOrder,
    runner: &mut dyn Runner,
) {
    if !can_save(own, shared, order.document) {
        return;
    }
    let form = match &order.form {
        OtherForm::Positions(_) => order.form.clone(),
        _ => OtherForm::Lines,
    };
    let order = OtherOrder {
        path: order.path.with_extension("epd"),
        form,
        expected: Expected::Nothing,
        ..order.clone()
    };
    begin(shared, order, runner);
}

/// Saves after the user was told about the obstacle and chose to save anyway.
pub(crate) fn write_again(
    shared: &mut Shared,
    order: &OtherOrder,
    may_leave_out: bool,
    runner: &mut dyn Runner,
) {
    let expected = if may_leave_out {
        order.expected.clone()
    } else {
        Expected::Anything
    };
    let order = OtherOrder {
        expected,
        may_leave_out: may_leave_out || order.may_leave_out,
        ..order.clone()
    };
    begin(shared, order, runner);
}

fn begin(shared: &mut Shared, order: OtherOrder, runner: &mut dyn Runner) {
    let order = Arc::new(order);
    let task = SavingOther(Arc::clone(&order));
    start(shared, task, SaveOther(order), runner);
}
