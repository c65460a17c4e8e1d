//! Draws the records on all processors.

use super::destination::Destination;
use super::records::{NumberedRecord, RecordContent, RecordsReader};
use crate::escape_controls::escape_controls_in_lines;
use crate::saving::{Standing, say_no_room};
use crate::status::{Status, complain};
use crate::stream::ProgressLine;
use std::io;
use std::ops::ControlFlow;
use tabiya_notation::fen::FenStyle;
use tabiya_notation::moves::PieceNames;
use tabiya_publish::{
    Booklet, FileNames, Format, Look, PublishedRecord, Publisher, entry_of, entry_of_game,
};
use tabiya_text::tr_with;
use tabiya_threads::pool::{MAX_WORKERS, Pool, PoolEvent, StopFlag};

/// The diagrams to draw, and their destination.
#[derive(Debug)]
pub(super) struct RenderOrder {
    pub(super) format: Format,
    pub(super) look: Look,
    /// The heading of a document.
    pub(super) title: String,
    /// The number of diagrams.
    pub(super) count: u64,
    pub(super) destination: Destination,
    /// The existing files at the destination when the work began.
    pub(super) standing: Standing,
}

/// The number of records taken at a time.
const BATCH: usize = 8;
/// The maximum memory in bytes for all pictures being made at the same time.
const MAX_BYTES: u64 = 1 << 30;

/// The result for some records: bytes for the output, or the first error.
pub(super) type RenderResult = Result<Vec<u8>, String>;

/// The result for a batch of records, and the number of its last one.
struct RenderedBatch {
    bytes: Vec<u8>,
    last: u64,
}

/// Returns a pool that draws pictures which each take this many bytes while they are made.
pub(super) fn drawing_pool(bytes_each: u64) -> Pool {
    let pool = Pool::new("draw");
    let fitting = usize::try_from(MAX_BYTES / bytes_each.max(1)).unwrap_or(MAX_WORKERS);
    Pool {
        workers: pool.workers.min(fitting).max(1),
        // Pictures that wait are large as well.
        pieces_per_worker: 1,
        ..pool
    }
}

/// The reason why something was not drawn.
pub(super) enum NotDrawn {
    /// It could not be read back from its temporary file.
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

/// Returns the status after drawing.
pub(super) fn status_of(drawn: ControlFlow<Status>) -> Status {
    match drawn {
        ControlFlow::Continue(()) => Status::Fine,
        ControlFlow::Break(status) => status,
    }
}

impl RenderOrder {
    /// Calls `make` for each entry, and writes the results in order.
    pub(super) fn draw_each(
        &self,
        mut records: RecordsReader,
        mut put: impl FnMut(&[u8]) -> ControlFlow<()>,
        make: impl Fn(&mut Publisher, &PublishedRecord, u64) -> RenderResult + Sync,
    ) -> Status {
        let draw =
            |publisher: &mut Publisher, records: io::Result<Vec<NumberedRecord>>, _: &StopFlag| {
                let records = records.map_err(NotDrawn::Lost)?;
                let mut bytes = Vec::new();
                for record in &records {
                    let made = make(publisher, &entry(record), record.at);
                    let made = made.map_err(|why| NotDrawn::Failed(self.failed(record.at, &why)));
                    bytes.extend(made?);
                }
                let last = records.last().map_or(0, |record| record.at);
                Ok(RenderedBatch { bytes, last })
            };
        let mut progress = ProgressLine::of_drawing(self.count);
        let take = |event| match event {
            PoolEvent::Result(Ok(RenderedBatch { bytes, last })) => {
                if !bytes.is_empty() {
                    progress.erase();
                }
                let flow = put(&bytes);
                progress.show(last);
                flow.map_break(|()| Status::Fine)
            }
            PoolEvent::Result(Err(not_drawn)) => {
                progress.erase();
                ControlFlow::Break(NotDrawn::say(&not_drawn))
            }
            PoolEvent::Idle => ControlFlow::Continue(()),
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

    /// Returns the approximate number of bytes that a picture takes while it is made.
    fn bytes_each(&self) -> u64 {
        let side = u64::from(self.look.style.size);
        match self.format {
            // The picture, the input of the encoder, and its output.
            Format::Png | Format::Jpeg | Format::Webp => 12 * side * side,
            _ => 1,
        }
    }

    /// Returns the error message with the number of the diagram, if there are several.
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

/// Prepares a record for drawing.
pub(super) fn entry(record: &NumberedRecord) -> PublishedRecord {
    let style = FenStyle::STANDARD;
    match &record.content {
        RecordContent::Position(position, operations) => {
            entry_of(**position, operations, record.at, style)
        }
        RecordContent::Game(tree) => entry_of_game(tree, record.at, style, PieceNames::English),
    }
}

/// Returns the entry as a separate file.
pub(super) fn published(
    publisher: &mut Publisher,
    entry: &PublishedRecord,
    format: Format,
) -> RenderResult {
    let file = publisher.publish(entry, format);
    file.map_err(|error| error.to_string())
}
