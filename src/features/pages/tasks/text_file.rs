//! Writes the diagrams into one text: a web page, Markdown, LaTeX or forum tags.

use crate::features::pages::model::{PagesFault, PagesOrder};
use crate::features::pages::tasks::look_at_pages::{PageEntries, PagesProgress, WORK, check_place};
use crate::features::pages::tasks::text_preview::{as_wanted, booklet, title};
use std::io::{self, BufWriter, Write as _};
use std::sync::Arc;
use tabiya_lines::{SaveError, Spool, save};
use tabiya_picture::PieceSet;
use tabiya_publish::Format;

/// Writes the text to a temporary file, and saves it when it is complete.
pub(super) fn write_text(
    order: &PagesOrder,
    format: Format,
    pieces: Arc<PieceSet>,
    progress: &mut PagesProgress<'_>,
) -> Result<(), PagesFault> {
    check_place(order)?;
    let mut spool = Spool::for_saving_at(&order.path)?;
    let entries = PageEntries::new(order, progress);
    let mut out = BufWriter::new(&mut spool);
    let booklet = booklet(format, &order.setup, pieces);
    let mut write = || -> io::Result<()> {
        out.write_all(booklet.beginning(&title(&order.setup)).as_bytes())?;
        for (at, record) in (1..).zip(entries.records()) {
            let record = as_wanted(record, &order.setup);
            out.write_all(booklet.entry(at, &record, None).as_bytes())?;
        }
        out.write_all(booklet.end().as_bytes())?;
        out.flush()
    };
    let written = write();
    drop(out);
    entries.outcome(written.map_err(SaveError::from))?;
    check_place(order)?;
    let of = order.selection.count() * (WORK + 1);
    save(&order.path, &spool, &order.expected, None, &mut |_| {
        progress(of, of)
    })?;
    Ok(())
}
