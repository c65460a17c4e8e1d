//! The diagrams as one text: its parts, and its beginning for the preview.

use crate::features::pages::model::{PageOrder, TextOrder, TextSeen};
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_lines::ReadError;
use tabiya_picture::{PageSetup, PieceSet, Style};
use tabiya_publish::{Booklet, Format, Look, PublishedRecord};
use tabiya_text::tr;

/// The maximum number of characters of the beginning and of each diagram in a preview.
const PART_SHOWN: usize = 1_200;
/// The length in bytes after which a preview takes no more diagrams.
const ENOUGH: usize = 6_000;

/// Returns the beginning of the text, for a preview. Returns `None` if `progress` cancels.
pub(super) fn preview_text(
    order: &PageOrder,
    text: &TextOrder,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Option<TextSeen>, ReadError> {
    let pieces = text.pieces.clone().unwrap_or_else(PieceSet::usual);
    let booklet = booklet(text.format, &text.setup, pieces);
    let mut seen = TextSeen::default();
    seen.push(&booklet.beginning(&title(&text.setup)));
    let mut number = 0;
    for row in order.selection.iter() {
        if progress(0, 0).is_break() {
            return Ok(None);
        }
        if ENOUGH < seen.text.len() {
            seen.is_cut = true;
            return Ok(Some(seen));
        }
        if let Some(record) = order.content.entry(row, number + 1)? {
            number += 1;
            let record = as_wanted(record, &text.setup);
            seen.push(&booklet.entry(number, &record, None));
        }
    }
    seen.push(&booklet.end());
    Ok(Some(seen))
}

impl TextSeen {
    /// Appends a part of the text. Only the beginning of a long part is shown.
    fn push(&mut self, part: &str) {
        match part.char_indices().nth(PART_SHOWN) {
            Some((end, _)) => {
                self.is_cut = true;
                self.text.push_str(part.get(..end).unwrap_or(part));
                self.text.push_str(" …\n");
            }
            None => self.text.push_str(part),
        }
    }
}

/// The writer of the text.
pub(super) fn booklet(format: Format, setup: &PageSetup, pieces: Arc<PieceSet>) -> Booklet {
    let style = Style {
        caption: setup.captions,
        number: has_numbers(setup),
        ..setup.style.clone()
    };
    Booklet::new(format, Look { style, pieces })
}

/// Whether the diagrams have numbers. Solutions refer to diagrams by number.
fn has_numbers(setup: &PageSetup) -> bool {
    setup.numbers || setup.solutions
}

/// Leaves out what the user does not want in the text.
pub(super) fn as_wanted(mut record: PublishedRecord, setup: &PageSetup) -> PublishedRecord {
    if !setup.captions {
        record.diagram.caption.clear();
    }
    if !has_numbers(setup) {
        record.diagram.number.clear();
    }
    if !setup.solutions {
        record.solution = None;
    }
    record
}

/// The title of the text.
pub(super) fn title(setup: &PageSetup) -> String {
    match setup.title.trim() {
        "" => tr("pages-file-name"),
        title => title.to_owned(),
    }
}
