//! What is to be drawn of the records, and drawing it with all processors.

use super::destination::Destination;
use super::records::{Record, Records};
use crate::escape_controls::escape_controls_in_lines;
use crate::saving::say_no_room;
use crate::standing::Standing;
use crate::status::{Status, complain};
use crate::stream::Progress;
use std::io;
use std::ops::ControlFlow;
use tabiya_notation::fen::FenStyle;
use tabiya_publish::{Booklet, Entry, FileNames, Format, Look, Publisher, entry_of};
use tabiya_text::tr_with;
use tabiya_threads::pool::{Event, MAX_WORKERS, Pool, Stop};

/// What is to be drawn, and where it goes.
#[derive(Debug)]
pub(super) struct Order {
    pub(super) format: Format,
    pub(super) look: Look,
    /// The heading of a document.
    pub(super) title: String,
    /// How many diagrams there are.
    pub(super) count: u64,
    pub(super) destination: Destination,
    /// What stood there when the work began.
    pub(super) standing: Standing,
}

/// So many records are taken at a time.
const BATCH: usize = 8;
/// All pictures that are being made at the same time have so many bytes at most.
const MAX_BYTES: u64 = 1 << 30;

/// What came of some records: bytes for the output; or the first thing that failed.
pub(super) type Done = Result<Vec<u8>, String>;

/// What came of a batch of records, and how far that is.
struct Batch {
    bytes: Vec<u8>,
    last: u64,
}

/// Draws pictures of which each takes so many bytes while it is made.
pub(super) fn drawing_pool(bytes_each: u64) -> Pool {
    let pool = Pool::new("draw");
    let fitting = usize::try_from(MAX_BYTES / bytes_each.max(1)).unwrap_or(MAX_WORKERS);
    Pool {
        workers: pool.workers.min(fitting).max(1),
        // Pictures that wait are large, too.
        pieces_per_worker: 1,
        ..pool
    }
}

/// Why something was not drawn.
pub(super) enum NotDrawn {
    /// It could not be read back from where it was put aside.
    Lost(io::Error),
    /// It could not be drawn or written.
    Failed(String),
}

impl NotDrawn {
    pub(super) fn say(&self) -> Status {
        match self {
            Self::Lost(error) => say_no_room(error),
            Self::Failed(why) => {
                complain(&escape_controls_in_lines(why));
                Status::FileError
            }
        }
    }
}

/// How drawing ended.
pub(super) fn status_of(drawn: ControlFlow<Status>) -> Status {
    match drawn {
        ControlFlow::Continue(()) => Status::Fine,
        ControlFlow::Break(status) => status,
    }
}

impl Order {
    /// Makes something of each entry, and puts it into the output.
    pub(super) fn draw_each(
        &self,
        mut records: Records,
        mut put: impl FnMut(&[u8]) -> ControlFlow<()>,
        make: impl Fn(&mut Publisher, &Entry, u64) -> Done + Sync,
    ) -> Status {
        let draw = |publisher: &mut Publisher, records: io::Result<Vec<Record>>, _: &Stop| {
            let records = records.map_err(NotDrawn::Lost)?;
            let mut bytes = Vec::new();
            for record in &records {
                let made = make(publisher, &entry(record), record.at);
                let made = made.map_err(|why| NotDrawn::Failed(self.failed(record.at, &why)));
                bytes.extend(made?);
            }
            let last = records.last().map_or(0, |record| record.at);
            Ok(Batch { bytes, last })
        };
        let mut progress = Progress::of_drawing(self.count);
        let take = |event| match event {
            Event::Result(Ok(Batch { bytes, last })) => {
                if !bytes.is_empty() {
                    progress.erase();
                }
                let flow = put(&bytes);
                progress.show(last);
                flow.map_break(|()| Status::Fine)
            }
            Event::Result(Err(not_drawn)) => {
                progress.erase();
                ControlFlow::Break(NotDrawn::say(&not_drawn))
            }
            Event::Idle => ControlFlow::Continue(()),
        };
        let drawn = drawing_pool(self.bytes_each()).run(
            |_: &mut Publisher| records.next_batch(BATCH).transpose(),
            || Publisher::new(self.look.clone()),
            draw,
            take,
        );
        progress.erase();
        status_of(drawn)
    }

    pub(super) fn booklet(&self) -> Booklet {
        Booklet::new(self.format, self.look.clone())
    }

    pub(super) fn names(&self) -> FileNames {
        FileNames::for_count(self.count)
    }

    /// About so many bytes a picture takes while it is made.
    fn bytes_each(&self) -> u64 {
        let side = u64::from(self.look.style.size);
        match self.format {
            // The picture, what is given to the encoder, and what the encoder makes of it.
            Format::Png | Format::Jpeg | Format::Webp => 12 * side * side,
            _ => 1,
        }
    }

    /// Which diagram it was, where there are several.
    fn failed(&self, at: u64, why: &str) -> String {
        if self.count == 1 {
            return why.to_owned();
        }
        tr_with(
            "cli-render-failed",
            &[("number", at.to_string().into()), ("reason", why.into())],
        )
    }
}

/// A record made ready.
pub(super) fn entry(record: &Record) -> Entry {
    let style = FenStyle::STANDARD;
    entry_of(record.position, &record.operations, record.at, style)
}

/// The entry as a file of its own.
pub(super) fn published(publisher: &mut Publisher, entry: &Entry, format: Format) -> Done {
    let file = publisher.publish(entry, format);
    file.map_err(|error| error.to_string())
}
