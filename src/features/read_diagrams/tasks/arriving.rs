//! Takes pages as they are read.

use crate::features::read_diagrams::model::{
    FoundRecord, PagesEnd, ReadBefore, ReadDiagramsState, ReadPage, ReadingState,
};
use crate::features::read_diagrams::tasks::look_again::{failed_text, look_again, nothing_text};
use crate::model::state::Shared;
use std::path::{Path, PathBuf};
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::{Runner, TaskId};
use tabiya_notation::picture_questions::PictureQuestion;
use tabiya_text::tr;

/// The maximum number of unreadable pages that are listed.
const MOST_NAMED: usize = 20;

/// The maximum number of pages that are named because something on them was left out.
const MOST_LEFT_OUT: usize = 3;

fn reading(own: &mut ReadDiagramsState, id: TaskId) -> Option<&mut ReadingState> {
    let (_, reading) = own.reading.as_mut().filter(|(task, _)| *task == id)?;
    Some(reading)
}

/// Records the collection to continue, if there is one.
pub(crate) fn begun(own: &mut ReadDiagramsState, id: TaskId, goes_on_in: Option<DocumentId>) {
    if let Some(reading) = reading(own, id) {
        reading.document = goes_on_in;
    }
}

/// Adds the boards of a page as rows after all others. Returns whether the collection for them exists.
pub(crate) fn page(
    own: &mut ReadDiagramsState,
    shared: &mut Shared,
    id: TaskId,
    page: ReadPage,
) -> bool {
    let Some(reading) = reading(own, id) else {
        return false;
    };
    if !page.found.is_empty() && !put(reading, shared, id, &page) {
        own.reading = None;
        return false;
    }
    reading.pages += 1;
    reading.boards += page.found.len() as u64;
    let is_doubtful = |found: &&FoundRecord| !found.picture.doubts.is_empty();
    reading.doubtful += page.found.iter().filter(is_doubtful).count() as u64;
    let is_open = |found: &&FoundRecord| found.picture.questions.contains(PictureQuestion::Turn);
    reading.open_turns += page.found.iter().filter(is_open).count() as u64;
    if let Some((place, count)) = page.left_out {
        reading.left_out += count;
        if reading.left_out_on.len() < MOST_LEFT_OUT {
            reading.left_out_on.push(place);
        }
    }
    if let Some(why) = page.fault {
        reading.failed_count += 1;
        if reading.failed.len() < MOST_NAMED {
            reading.failed.push(why);
        }
    }
    reading.last = Some(page.place);
    true
}

/// Adds boards to the collection, which is created with the first board. Returns whether the collection still exists.
fn put(reading: &mut ReadingState, shared: &mut Shared, id: TaskId, page: &ReadPage) -> bool {
    let lines = page.found.iter().map(|found| found.line.clone()).collect();
    let append = |document: &mut Document| {
        let first = document.rows().len();
        document.append_found(lines);
        for (found, row) in page.found.iter().zip(first..) {
            document.note_pictured(row, found.picture.clone());
        }
    };
    let Some(open) = reading.document else {
        let new = DocumentId(id.0);
        let mut document = Document::being_found(new, place_of(&reading.paths));
        append(&mut document);
        shared.show_document(document);
        reading.document = Some(new);
        return true;
    };
    shared.document_mut_by_id(open).map(append).is_some()
}

/// The path of the collection, named after the file, or after the folder of several files. The path leads into the
/// source, like that of an unpacked file, so it cannot be the path of a real file.
fn place_of(paths: &[PathBuf]) -> PathBuf {
    let Some(first) = paths.first() else {
        return PathBuf::new();
    };
    let folder = first.parent().unwrap_or(first);
    let named = if paths.len() == 1 { first } else { folder };
    let stem = named.file_stem().unwrap_or_default();
    let mut name = stem.to_os_string();
    name.push(".epd");
    first.join(Path::new("boards")).join(name)
}

/// Handles the end of reading.
pub(crate) fn ended(
    own: &mut ReadDiagramsState,
    shared: &mut Shared,
    id: TaskId,
    end: PagesEnd,
    runner: &mut dyn Runner,
) {
    let Some((_, reading)) = own.reading.take_if(|(task, _)| *task == id) else {
        return;
    };
    let has_failed = reading.failed_count > 0;
    if has_failed {
        shared.report_failure(failed_text(&reading));
    }
    if let (Some(document), Some(last)) = (reading.document, reading.last.clone()) {
        let paths = reading.paths.clone();
        own.before.retain(|before| before.paths != paths);
        own.before.push(ReadBefore {
            paths,
            document,
            last,
        });
    }
    match end {
        PagesEnd::Failed(why) => shared.report_failure(why),
        PagesEnd::NothingLeft => shared.complain(tr("read-diagrams-nothing-left")),
        PagesEnd::Done if reading.boards == 0 && !has_failed => {
            shared.complain(nothing_text(&reading));
        }
        PagesEnd::Done => look_again(shared, "read-diagrams-done", reading, runner),
        PagesEnd::Cancelled => look_again(shared, "read-diagrams-stopped", reading, runner),
    }
}
