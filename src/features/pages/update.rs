//! The dialog for pages of diagrams, and the requests that it makes.

use crate::features::files::SaveKind;
use crate::features::files::model::action::FilesAction;
use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::features::files::model::question::Again;
use crate::features::pages::model::{
    PagesAim, PagesDialog, PagesForm, PagesFormat, PagesOf, TextOrder,
};
use crate::features::pages::tasks::look_at_pages::{
    CountPages, CountingPages, LookAtPage, LookingAtPage,
};
use crate::features::pages::tasks::print_pages::{MakePrintout, MakingPrintout};
use crate::features::pages::tasks::publish_pages::{PublishPages, PublishingPages};
use crate::features::pages::{PageOrder, PagesOrder};
use crate::model::action::{DiagramAction, PagesAction};
use crate::model::state::{Dialog, Shared};
use crate::model::task_control::{start, stop};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_desktop::system::PrintJob;
use tabiya_desktop::tasks::Runner;
use tabiya_lines::Expected;
use tabiya_picture::{PageSetup, Style};
use tabiya_publish::PageFormat;
use tabiya_text::{cleaned_file_name, name_text, tr};

/// Opens the dialog with its last choices, for the rows that the user most likely means.
fn open(own: &mut PagesDialog, shared: &mut Shared, aim: PagesAim, runner: &mut dyn Runner) {
    shared.end_draft();
    own.aim = aim;
    let document = shared.document();
    let of = if document.selected_count() > 1 {
        PagesOf::Selection
    } else if document.view().is_some() {
        PagesOf::Shown
    } else {
        PagesOf::All
    };
    let id = document.id();
    let mut form = match own.form.take() {
        Some(form) => PagesForm { of, ..form },
        None => first_form(shared, of),
    };
    // The style may have been changed since then, in the dialog for a diagram.
    if let Some(style) = shared.settings.style(&form.style_name) {
        // The orientation was chosen in this dialog.
        let orientation = form.setup.style.orientation;
        form.setup.style = Style {
            orientation,
            ..style
        };
    }
    if own.titled_for.replace(id) != Some(id) {
        form.setup.title = title_to_offer(shared);
    }
    shared.dialog = Some(Dialog::DiagramPages);
    own.form = Some(form);
    begin_again(own, shared, runner);
}

/// The initial form, with the style of single diagrams.
fn first_form(shared: &Shared, of: PagesOf) -> PagesForm {
    let last = &shared.settings.diagram;
    let named = shared.settings.style(&last.style_name);
    PagesForm {
        of,
        setup: PageSetup {
            solutions_title: tr("publish-solutions"),
            style: named.unwrap_or_default(),
            ..PageSetup::default()
        },
        style_name: last.style_name.clone(),
        format: PagesFormat::default(),
    }
}

/// The file name without its extension.
fn title_to_offer(shared: &Shared) -> String {
    let document = shared.document();
    let path = document.path().or(document.origin());
    let stem = path.and_then(Path::file_stem);
    let text = stem.map(|stem| name_text(stem).replace('_', " "));
    text.unwrap_or_default()
}

/// Shows the first page and starts the count.
fn begin_again(own: &mut PagesDialog, shared: &mut Shared, runner: &mut dyn Runner) {
    own.begins = vec![0];
    own.seen = None;
    if let Some(form) = &own.form {
        let folder = form.setup.style.pieces.clone();
        shared.send(DiagramAction::LoadPieces(folder));
    }
    look(own, shared, runner);
    count(own, shared, runner);
}

/// Handles an action in the dialog.
pub(crate) fn apply(
    own: &mut PagesDialog,
    shared: &mut Shared,
    action: PagesAction,
    runner: &mut dyn Runner,
) {
    match action {
        PagesAction::Open(aim) => open(own, shared, aim, runner),
        PagesAction::ReplacePages(order) => replace(shared, &order, runner),
        PagesAction::SavePagesElsewhere(order) => ask_save(own, shared, Some(order)),
        PagesAction::NameFile => {
            let (purpose, name) = (FileDialogPurpose::SavePages, file_name_to_offer(own));
            shared.send(FilesAction::ShowOwnDialog(purpose, name));
        }
        PagesAction::Change(form) => change(own, shared, *form, runner),
        PagesAction::ChooseStyle(name) => choose_style(own, shared, name),
        PagesAction::NextPage => {
            if own.text_format().is_none()
                && own.has_next_page(shared)
                && let Some(seen) = &own.seen
            {
                own.begins.push(seen.next);
                look(own, shared, runner);
            }
        }
        PagesAction::PreviousPage => {
            if own.begins.len() > 1 {
                own.begins.pop();
                look(own, shared, runner);
            }
        }
        PagesAction::Print => print(own, shared, runner),
        PagesAction::Save => ask_save(own, shared, None),
        PagesAction::SaveTo(path) => save_answered(own, shared, path, runner),
        PagesAction::SaveNew(path) => save_to(own, shared, path, Expected::Nothing, runner),
    }
}

fn change(own: &mut PagesDialog, shared: &mut Shared, form: PagesForm, runner: &mut dyn Runner) {
    let Some(before) = own.form.take() else {
        return;
    };
    let (then, now) = (&before.setup, &form.setup);
    let is_same_page = then.diagrams_of_a_page() == now.diagrams_of_a_page();
    // The wording of the title and the style of the diagrams do not change the number of pages.
    let shape = |setup: &PageSetup| PageSetup {
        style: Style::default(),
        title: if setup.title.trim().is_empty() {
            String::new()
        } else {
            "-".to_owned()
        },
        ..setup.clone()
    };
    let is_same_count = before.format == form.format && shape(then) == shape(now);
    let is_same_row = before.of == form.of;
    let was_text = before.format.as_text().is_some();
    let is_text = was_text || form.format.as_text().is_some();
    let is_same_text = !is_text || before == form;
    own.form = Some(form);
    if !is_same_row || !is_same_page || !is_same_text {
        begin_again(own, shared, runner);
    } else if !is_same_count {
        count(own, shared, runner);
    }
}

fn choose_style(own: &mut PagesDialog, shared: &mut Shared, name: String) {
    let named = shared.settings.style(&name);
    if let Some((form, style)) = own.form.as_mut().zip(named) {
        form.setup.style = style;
        form.style_name = name;
        let folder = form.setup.style.pieces.clone();
        shared.send(DiagramAction::LoadPieces(folder));
    }
}

/// Starts a task that reads the page for the preview.
fn look(own: &mut PagesDialog, shared: &mut Shared, runner: &mut dyn Runner) {
    let Some(form) = &own.form else {
        return;
    };
    let most = form.setup.diagrams_of_a_page();
    let order = PageOrder {
        content: shared.pages_content(),
        selection: shared.rows_of_pages(form.of),
        first: own.begins.last().copied().unwrap_or_default(),
        number: own.page() * most + 1,
        most,
        text: own.text_format().map(|format| TextOrder {
            format,
            setup: form.setup.clone(),
            pieces: own.pieces(shared),
        }),
    };
    stop(shared, runner, |_: &LookingAtPage| true);
    let work = LookAtPage(Box::new(order));
    own.looking = Some(start(shared, LookingAtPage, work, runner));
}

/// Starts to count diagrams and pages.
fn count(own: &mut PagesDialog, shared: &mut Shared, runner: &mut dyn Runner) {
    let Some(form) = &own.form else {
        return;
    };
    let work = CountPages {
        content: shared.pages_content(),
        selection: shared.rows_of_pages(form.of),
        setup: Box::new(form.setup.clone()),
        format: form.format.as_pages(),
    };
    stop(shared, runner, |_: &CountingPages| true);
    own.counted = None;
    own.counting = Some(start(shared, CountingPages, work, runner));
}

/// Stops the tasks of the dialog after it was closed.
pub(crate) fn closed(own: &mut PagesDialog, shared: &mut Shared, runner: &mut dyn Runner) {
    stop(shared, runner, |_: &LookingAtPage| true);
    stop(shared, runner, |_: &CountingPages| true);
    (own.looking, own.counting) = (None, None);
    own.seen = None;
    own.counted = None;
}

/// Asks where to save the pages. It takes the pages of an earlier request if there is one.
fn ask_save(own: &mut PagesDialog, shared: &mut Shared, before: Option<Again<PagesOrder>>) {
    if shared.can_ask_system() {
        own.elsewhere = before;
    }
    let (name, kind) = (file_name_to_offer(own), SaveKind::Pages(format(own)));
    shared.send(FilesAction::AskPlace(name, kind));
}

/// The chosen format.
pub(crate) fn format(own: &PagesDialog) -> PagesFormat {
    let form = own.form.as_ref();
    form.map(|form| form.format).unwrap_or_default()
}

/// The proposed file name.
fn file_name_to_offer(own: &PagesDialog) -> String {
    format!("{}.{}", name_to_offer(own), format(own).extension())
}

/// The proposed name of the pages: their title.
fn name_to_offer(own: &PagesDialog) -> String {
    let form = own.form.as_ref();
    let title = form.map_or("", |form| form.setup.title.as_str());
    let name = cleaned_file_name(title);
    if name.is_empty() {
        tr("pages-file-name")
    } else {
        name
    }
}

/// Saves the pages after the system's file dialog was answered. That dialog has asked before replacing exactly this
/// file.
fn save_answered(
    own: &mut PagesDialog,
    shared: &mut Shared,
    path: PathBuf,
    runner: &mut dyn Runner,
) {
    let is_asked_about = PagesFormat::from_path(&path).is_some_and(PagesFormat::is_one_file);
    let expected = if is_asked_about {
        Expected::Anything
    } else {
        Expected::Nothing
    };
    save_to(own, shared, path, expected, runner);
}

/// Saves the pages. The extension of the file name decides the format.
pub(crate) fn save_to(
    own: &mut PagesDialog,
    shared: &mut Shared,
    path: PathBuf,
    expected: Expected,
    runner: &mut dyn Runner,
) {
    let Some(form) = &mut own.form else {
        return;
    };
    let path = if let Some(format) = PagesFormat::from_path(&path) {
        form.format = format;
        path
    } else {
        let mut name = path.into_os_string();
        name.push(format!(".{}", form.format.extension()));
        PathBuf::from(name)
    };
    let format = form.format;
    let order = match own.elsewhere.take() {
        Some(before) => Some(PagesOrder {
            format,
            path,
            expected,
            ..PagesOrder::clone(&before.0)
        }),
        None => order(own, shared, path, expected),
    };
    // A card shows the progress and a Cancel button.
    put_away(own, shared, runner);
    if let Some(order) = order {
        make(shared, order, runner);
    }
}

/// The request for the current choices.
fn order(
    own: &PagesDialog,
    shared: &Shared,
    path: PathBuf,
    expected: Expected,
) -> Option<PagesOrder> {
    let form = own.form.as_ref()?;
    Some(PagesOrder {
        content: shared.pages_content(),
        selection: shared.rows_of_pages(form.of),
        setup: form.setup.clone(),
        pieces: own.pieces(shared),
        format: form.format,
        path,
        expected,
    })
}

/// Closes the dialog, if it is open.
fn put_away(own: &mut PagesDialog, shared: &mut Shared, runner: &mut dyn Runner) {
    if shared.dialog == Some(Dialog::DiagramPages) {
        shared.dialog = None;
        closed(own, shared, runner);
    }
}

/// Makes the pages and prints them.
fn print(own: &mut PagesDialog, shared: &mut Shared, runner: &mut dyn Runner) {
    let Some(order) = order(own, shared, PathBuf::new(), Expected::Nothing) else {
        return;
    };
    let setup = &order.setup;
    let title = match setup.title.trim() {
        "" => tr("pages-file-name"),
        title => title.to_owned(),
    };
    let job = PrintJob {
        title,
        paper: setup.paper.standard_name(),
        millimetres: setup.paper.millimetres(),
        landscape: setup.landscape,
    };
    let name = format!("{}.{}", name_to_offer(own), PageFormat::Pdf.extension());
    put_away(own, shared, runner);
    let order = Box::new(order);
    let task = MakingPrintout {
        job,
        name: name.clone(),
    };
    start(shared, task, MakePrintout { order, name }, runner);
}

/// Repeats an earlier request and replaces the existing files.
fn replace(shared: &mut Shared, order: &Again<PagesOrder>, runner: &mut dyn Runner) {
    let mut order = PagesOrder::clone(&order.0);
    order.expected = Expected::Anything;
    make(shared, order, runner);
}

fn make(shared: &mut Shared, order: PagesOrder, runner: &mut dyn Runner) {
    let order = Arc::new(order);
    let task = PublishingPages(Arc::clone(&order));
    start(shared, task, PublishPages(order), runner);
}
