//! All diagrams in one file, or one after the other on standard output.

use super::files;
use super::records::Records;
use super::work::{Order, published};
use crate::escape_controls::escape_controls_in_lines;
use crate::saving::{save_spool, say_not_written};
use crate::status::{Status, complain, say_end};
use crate::stream::{End, Output};
use std::io::{self, IsTerminal as _};
use std::ops::ControlFlow;
use std::path::Path;
use tabiya_lines::Spool;
use tabiya_publish::Format;

pub(super) fn to_standard_output(order: &Order, records: Records) -> Status {
    let mut output = Output::Standard;
    put_all(order, records, None, &mut output, say_end)
}

pub(super) fn to_file(order: &Order, records: Records, path: &Path) -> Status {
    let mut output = match Spool::for_saving_at(path) {
        Ok(spool) => Output::Spool(spool),
        Err(error) => return say_not_written(path, &error),
    };
    let pictures = files::pictures_folder(order, path);
    if let Some(folder) = &pictures
        && let Err(why) = files::make_folder(folder)
    {
        complain(&escape_controls_in_lines(&why));
        return Status::FileError;
    }
    let say_end = |end: &End| match end {
        End::WriteFailed(error) => {
            complain(&files::not_written(path, error));
            Status::FileError
        }
        end => say_end(end),
    };
    let status = put_all(order, records, pictures.as_deref(), &mut output, say_end);
    match output {
        Output::Spool(spool) if status == Status::Fine => save_spool(path, &spool, &order.standing),
        _ => status,
    }
}

fn put_all(
    order: &Order,
    records: Records,
    pictures: Option<&Path>,
    output: &mut Output,
    say_end: impl Fn(&End) -> Status + Sync,
) -> Status {
    let is_document = !order.format.is_picture();
    let is_shown = matches!(output, Output::Standard) && io::stdout().is_terminal();
    let mut status = Status::Fine;
    let mut put = |bytes: &[u8]| {
        let end = if is_shown && order.format != Format::Svg {
            let text = escape_controls_in_lines(&String::from_utf8_lossy(bytes));
            output.print(text.as_bytes())
        } else {
            output.print(bytes)
        };
        match end {
            None => ControlFlow::Continue(()),
            Some(end) => {
                // If the reader stops reading, the work is over as well.
                status = say_end(&end);
                ControlFlow::Break(())
            }
        }
    };
    let booklet = order.booklet();
    if is_document && put(booklet.beginning(&order.title).as_bytes()).is_break() {
        return status;
    }
    let mut is_over = false;
    let drawn = draw_parts(order, records, pictures, |bytes| {
        let flow = put(bytes);
        is_over = flow.is_break();
        flow
    });
    if is_document && !is_over && drawn == Status::Fine && put(booklet.end().as_bytes()).is_break()
    {
        return status;
    }
    status.max(drawn)
}

/// Draws the content of one file, without beginning and end. `pictures` is the folder for the
/// pictures of a text, if it has any.
fn draw_parts(
    order: &Order,
    records: Records,
    pictures: Option<&Path>,
    put: impl FnMut(&[u8]) -> ControlFlow<()>,
) -> Status {
    let booklet = order.booklet();
    order.draw_each(records, put, |publisher, entry, at| {
        if order.format.is_picture() {
            return published(publisher, entry, order.format);
        }
        let picture = match pictures {
            Some(folder) => Some(files::write_picture(order, publisher, folder, entry, at)?),
            None => None,
        };
        let text = booklet.entry(at, entry, picture.as_deref());
        Ok(text.into_bytes())
    })
}
