//! The dialog for diagram sheets, and the pages that are made.

use crate::app::action::PagesAction;
use crate::app::state::{Sheet, State};
use crate::app::update::tasks::{start, stop};
use crate::features::diagram::tasks::load_pieces::load_pieces;
use crate::features::diagram::update as diagram;
use crate::features::fen::update::draft;
use crate::features::files::model::question::Again;
use crate::features::files::update::{file_dialog, system_dialog};
use crate::features::pages::model::{PagesForm, PagesOf};
use crate::features::pages::tasks::look_at_pages::{
    CountPages, CountingPages, LookAtPage, LookingAtPage,
};
use crate::features::pages::tasks::publish_pages::{PublishPages, PublishingPages};
use crate::features::pages::{PageOrder, PagesOrder};
use crate::lines::Expected;
use crate::picture::Sheet as Pages;
use crate::picture::publish::PageFormat;
use crate::tasks::Runner;
use crate::text::{name_text, tr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Opens the dialog as it was left, for the rows that are most likely meant.
pub(crate) fn open(state: &mut State, runner: &mut dyn Runner) {
    draft::end(state);
    let document = state.shared.document();
    let of = if document.selected_count() > 1 {
        PagesOf::Selection
    } else if document.view().is_some() {
        PagesOf::Shown
    } else {
        PagesOf::All
    };
    let id = document.id();
    let mut form = match state.pages.form.take() {
        Some(form) => PagesForm { of, ..form },
        None => first_form(state, of),
    };
    // The style may have been changed since, and be about another file.
    if let Some(style) = state.shared.settings.style(&form.style_name) {
        form.sheet.style = style;
    }
    if state.pages.titled_for.replace(id) != Some(id) {
        form.sheet.title = title_to_offer(state);
    }
    state.shared.sheet = Some(Sheet::DiagramSheets);
    state.pages.form = Some(form);
    begin_again(state, runner);
}

/// The form before anything was chosen: with the style of single diagrams.
fn first_form(state: &State, of: PagesOf) -> PagesForm {
    let last = &state.shared.settings.diagram;
    let named = state.shared.settings.style(&last.style_name);
    PagesForm {
        of,
        sheet: Pages {
            solutions_title: tr("publish-solutions"),
            style: named.unwrap_or_default(),
            ..Pages::default()
        },
        style_name: last.style_name.clone(),
        format: PageFormat::default(),
    }
}

/// The name of the file, without its extension.
fn title_to_offer(state: &State) -> String {
    let document = state.shared.document();
    let path = document.path().or(document.origin());
    let stem = path.and_then(Path::file_stem);
    let text = stem.map(|stem| name_text(stem).replace('_', " "));
    text.unwrap_or_default()
}

/// Shows the first page and counts.
fn begin_again(state: &mut State, runner: &mut dyn Runner) {
    state.pages.begins = vec![0];
    state.pages.seen = None;
    if let Some(form) = &state.pages.form {
        let folder = form.sheet.style.pieces.clone();
        load_pieces(state, folder, runner);
    }
    look(state, runner);
    count(state, runner);
}

/// Something was done in the dialog.
pub(crate) fn apply(state: &mut State, action: PagesAction, runner: &mut dyn Runner) {
    match action {
        PagesAction::Change(form) => change(state, *form, runner),
        PagesAction::ChooseStyle(name) => choose_style(state, name, runner),
        PagesAction::NextPage => {
            if state.pages.has_next_page(&state.shared)
                && let Some(seen) = &state.pages.seen
            {
                state.pages.begins.push(seen.next);
                look(state, runner);
            }
        }
        PagesAction::PreviousPage => {
            if state.pages.begins.len() > 1 {
                state.pages.begins.pop();
                look(state, runner);
            }
        }
        PagesAction::Save => ask_save(state, None, runner),
        PagesAction::SaveTo(path) => save_answered(state, path, runner),
    }
}

fn change(state: &mut State, form: PagesForm, runner: &mut dyn Runner) {
    let Some(before) = state.pages.form.take() else {
        return;
    };
    let (then, now) = (&before.sheet, &form.sheet);
    let is_same_page = then.diagrams_of_a_page() == now.diagrams_of_a_page();
    // The words of the title change nothing about the number of pages.
    let shape = |sheet: &Pages| Pages {
        title: if sheet.title.trim().is_empty() {
            String::new()
        } else {
            "-".to_owned()
        },
        ..sheet.clone()
    };
    let is_same_count = before.format == form.format && shape(then) == shape(now);
    let is_same_row = before.of == form.of;
    state.pages.form = Some(form);
    if !is_same_row || !is_same_page {
        begin_again(state, runner);
    } else if !is_same_count {
        count(state, runner);
    }
}

fn choose_style(state: &mut State, name: String, runner: &mut dyn Runner) {
    let named = state.shared.settings.style(&name);
    if let Some((form, style)) = state.pages.form.as_mut().zip(named) {
        form.sheet.style = style;
        form.style_name = name;
        let folder = form.sheet.style.pieces.clone();
        load_pieces(state, folder, runner);
    }
}

/// Looks at the page that is to be shown.
fn look(state: &mut State, runner: &mut dyn Runner) {
    let Some(form) = &state.pages.form else {
        return;
    };
    let most = form.sheet.diagrams_of_a_page();
    let order = PageOrder {
        rows: state.shared.document().rows().clone(),
        selection: state.shared.rows_of_pages(form.of),
        fen_style: state.shared.settings.fen_style(),
        first: state.pages.begins.last().copied().unwrap_or_default(),
        number: state.pages.page() * most + 1,
        most,
    };
    stop(state, runner, |_: &LookingAtPage| true);
    let work = LookAtPage(Box::new(order));
    state.pages.looking = Some(start(state, LookingAtPage, work, runner));
}

/// Counts diagrams and pages.
fn count(state: &mut State, runner: &mut dyn Runner) {
    let Some(form) = &state.pages.form else {
        return;
    };
    let work = CountPages {
        rows: state.shared.document().rows().clone(),
        selection: state.shared.rows_of_pages(form.of),
        sheet: Box::new(form.sheet.clone()),
        format: form.format,
    };
    stop(state, runner, |_: &CountingPages| true);
    state.pages.counted = None;
    state.pages.counting = Some(start(state, CountingPages, work, runner));
}

/// The dialog was closed.
pub(crate) fn closed(state: &mut State, runner: &mut dyn Runner) {
    stop(state, runner, |_: &LookingAtPage| true);
    stop(state, runner, |_: &CountingPages| true);
    (state.pages.looking, state.pages.counting) = (None, None);
    state.pages.seen = None;
    state.pages.counted = None;
}

/// Asks where to save the pages: those that were asked for before, if there are such.
pub(crate) fn ask_save(
    state: &mut State,
    before: Option<Again<PagesOrder>>,
    runner: &mut dyn Runner,
) {
    if !system_dialog::is_free(state, runner) {
        return;
    }
    state.pages.elsewhere = before;
    file_dialog::ask_save_pages(state, runner);
}

/// The format that is chosen.
pub(crate) fn format(state: &State) -> PageFormat {
    let form = state.pages.form.as_ref();
    form.map(|form| form.format).unwrap_or_default()
}

/// What the file may be called: as the title.
pub(crate) fn file_name_to_offer(state: &State) -> String {
    let form = state.pages.form.as_ref();
    let title = form.map_or("", |form| form.sheet.title.as_str());
    let name = diagram::harmless(title);
    let name = if name.is_empty() {
        tr("pages-file-name")
    } else {
        name
    };
    format!("{name}.{}", format(state).extension())
}

/// The system's dialog was answered. It has asked about replacing exactly this file.
fn save_answered(state: &mut State, path: PathBuf, runner: &mut dyn Runner) {
    let is_asked_about = format_of(&path) == Some(PageFormat::Pdf);
    let expected = if is_asked_about {
        Expected::Anything
    } else {
        Expected::Nothing
    };
    save_to(state, path, expected, runner);
}

fn format_of(path: &Path) -> Option<PageFormat> {
    PageFormat::from_extension(path.extension()?.to_str()?)
}

/// Saves the pages; what the name of the file ends in decides as what.
pub(crate) fn save_to(
    state: &mut State,
    path: PathBuf,
    expected: Expected,
    runner: &mut dyn Runner,
) {
    let pieces = state.pages.pieces(&state.shared);
    let Some(form) = &mut state.pages.form else {
        return;
    };
    let path = if let Some(format) = format_of(&path) {
        form.format = format;
        path
    } else {
        let mut name = path.into_os_string();
        name.push(format!(".{}", form.format.extension()));
        PathBuf::from(name)
    };
    let form = form.clone();
    let format = form.format;
    let order = match state.pages.elsewhere.take() {
        Some(before) => PagesOrder {
            format,
            path,
            expected,
            ..PagesOrder::clone(&before.0)
        },
        None => PagesOrder {
            rows: state.shared.document().rows().clone(),
            selection: state.shared.rows_of_pages(form.of),
            sheet: form.sheet,
            fen_style: state.shared.settings.fen_style(),
            pieces,
            format,
            path,
            expected,
        },
    };
    // How far it is, and Cancel, stand at the foot of the window.
    if state.shared.sheet == Some(Sheet::DiagramSheets) {
        state.shared.sheet = None;
        closed(state, runner);
    }
    make(state, order, runner);
}

/// Makes what was asked for before, and replaces the files that stand there.
pub(crate) fn replace(state: &mut State, order: &Again<PagesOrder>, runner: &mut dyn Runner) {
    let mut order = PagesOrder::clone(&order.0);
    order.expected = Expected::Anything;
    make(state, order, runner);
}

fn make(state: &mut State, order: PagesOrder, runner: &mut dyn Runner) {
    let order = Arc::new(order);
    let task = PublishingPages(Arc::clone(&order));
    start(state, task, PublishPages(order), runner);
}
