//! Draws plots for the clipboard.

use crate::features::clipboard::model::ClipboardOrder;
use crate::features::statistics::model::picture::picture;
use crate::features::statistics::model::plots::plain_text;
use crate::features::statistics::model::{CountedRows, StatisticsPart};
use crate::model::action::ClipboardAction;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_chess::Piece;
use tabiya_desktop::system::ClipboardOffer;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_picture::{PieceSet, Pixels, Rasteriser, Thumbnail};
use tabiya_publish::Format;
use tabiya_text::{tr, tr_with};

/// Draws a part of the statistics.
#[derive(Debug)]
pub struct DrawStatistics {
    /// The numbers.
    pub counted: Arc<CountedRows>,
    /// The part to draw.
    pub part: StatisticsPart,
    /// The piece whose squares are drawn.
    pub piece: Piece,
}

/// A picture in the formats that other programs take, or the reason why there is none.
type Drawn = Result<(ClipboardOffer, Pixels), String>;

impl Work for DrawStatistics {
    type News = Infallible;
    type Answer = Drawn;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let drawing = picture(&self.counted, self.part, self.piece);
        let pieces = PieceSet::usual();
        let pixels = Rasteriser::new(Arc::clone(&pieces)).pixels(&drawing);
        let pixels = pixels.map_err(|size| format!("{} × {}", size.width, size.height))?;
        let png = drawing.to_png(&pixels).map_err(|error| error.to_string())?;
        let svg = drawing.to_svg(&pieces).into_bytes();
        let offer = ClipboardOffer::new()
            .with(Format::Png.mime(), png)
            .with(Format::Svg.mime(), svg)
            .with_text(&plain_text(&self.counted, self.part, self.piece));
        Ok((offer, pixels))
    }
}

/// The task that draws a part of the statistics.
#[derive(Debug)]
pub struct DrawingStatistics;

impl Task<State> for DrawingStatistics {
    type Work = DrawStatistics;

    fn status(&self) -> String {
        tr("status-copying-picture")
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_answer(&self, _id: TaskId, drawn: Drawn, state: &mut State, _runner: &mut dyn Runner) {
        match drawn {
            Ok((offer, pixels)) => {
                let thumbnail = Arc::new(Thumbnail::new(&pixels));
                let order = ClipboardOrder::CopyPicture {
                    offer,
                    pixels: Arc::new(pixels),
                    thumbnail,
                    is_of_board: false,
                };
                state.shared.send(ClipboardAction::UseClipboard(order));
            }
            Err(reason) => {
                let variables = [("reason", reason.into())];
                let text = tr_with("message-diagram-failed", &variables);
                state.shared.report_failure(text);
            }
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Drawn> {
        Abandoned::Forgotten
    }
}

/// Starts to draw a part of the statistics for the clipboard.
pub(crate) fn copy_picture(shared: &mut Shared, work: DrawStatistics, runner: &mut dyn Runner) {
    start(shared, DrawingStatistics, work, runner);
}
