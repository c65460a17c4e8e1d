//! Makes diagrams that leave the program, as files and on the clipboard, and saves a file if that is the goal.

use crate::features::clipboard::model::ClipboardOrder;
use crate::features::diagram::{DiagramFault, DiagramGoal, DiagramOrder, MadeDiagram};
use crate::features::files::model::question::{Again, WindowQuestion};
use crate::model::action::{ClipboardAction, DiagramAction, FilesAction};
use crate::model::state::{Abandoned, Shared, State, Task, WindowEffect};
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use tabiya_desktop::system::ClipboardOffer;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{Expected, SaveError, save};
use tabiya_picture::{Pixels, Style, Thumbnail};
use tabiya_publish::{Format, Look, PublishError, PublishedRecord, Publisher, look};
use tabiya_text::{folder_fault_text, name_text, save_error_text, size_text, tr, tr_with};

/// Makes a diagram, and saves it if that is its goal.
#[derive(Debug)]
pub struct PublishDiagram(pub Arc<DiagramOrder>);

impl Work for PublishDiagram {
    type News = Infallible;
    type Answer = Result<MadeDiagram, DiagramFault>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        publish(&self.0, &mut |done, of| report.progress(done, of))
    }
}

/// The task that makes a diagram.
#[derive(Debug)]
pub struct PublishingDiagram(pub Arc<DiagramOrder>);

impl Task<State> for PublishingDiagram {
    type Work = PublishDiagram;

    fn status(&self) -> String {
        match &self.0.goal {
            DiagramGoal::File { path, .. } => {
                let name = path.file_name().unwrap_or(path.as_os_str());
                tr_with("status-saving", &[("name", name_text(name).into())])
            }
            _ => tr("status-making-diagram"),
        }
    }

    fn is_publishing(&self) -> bool {
        matches!(self.0.goal, DiagramGoal::File { .. })
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: Result<MadeDiagram, DiagramFault>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        match (result, &self.0.goal) {
            (Ok(MadeDiagram::File { pixels, bytes }), DiagramGoal::File { path, .. }) => {
                saved(&mut state.shared, path, pixels, bytes);
            }
            (
                Ok(MadeDiagram::Picture {
                    offer,
                    pixels,
                    thumbnail,
                }),
                _,
            ) => {
                let order = ClipboardOrder::CopyPicture {
                    offer,
                    pixels,
                    thumbnail,
                    is_of_board: true,
                };
                state.shared.send(ClipboardAction::UseClipboard(order));
            }
            (Ok(MadeDiagram::Text(text)), _) => {
                state.shared.effects.push(WindowEffect::CopyText(text));
                state.shared.inform_copied("message-svg-copied");
            }
            (Ok(MadeDiagram::File { .. }), _) => {}
            (Err(fault), _) => failed(&mut state.shared, fault, &self.0),
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<PublishDiagram as Work>::Answer> {
        Abandoned::Forgotten
    }
}

fn saved(shared: &mut Shared, path: &Path, pixels: Option<(usize, usize)>, bytes: u64) {
    let name = path.file_name().unwrap_or(path.as_os_str());
    let mut variables = vec![
        ("name", name_text(name).into()),
        ("size", size_text(bytes).into()),
    ];
    let id = match pixels {
        Some((width, height)) => {
            variables.push(("width", width.to_string().into()));
            variables.push(("height", height.to_string().into()));
            "message-picture-saved"
        }
        None => "message-drawing-saved",
    };
    shared.inform_diagram_saved(path, tr_with(id, &variables), path.to_owned());
    // The choices that were good enough for a file are the first choices of the next time.
    shared.send(DiagramAction::Remember);
    shared.send(FilesAction::ContinueClosing);
}

fn failed(shared: &mut Shared, fault: DiagramFault, order: &Arc<DiagramOrder>) {
    shared.send(FilesAction::StopClosing);
    match (fault, &order.goal) {
        (DiagramFault::Save(SaveError::ChangedOnDisk), DiagramGoal::File { path, .. }) => {
            let (path, order) = (path.clone(), Again(Arc::clone(order)));
            shared
                .questions
                .push_back(WindowQuestion::ReplaceDiagram { path, order });
        }
        (DiagramFault::Save(SaveError::Cancelled), _) => shared.inform(tr("message-cancelled")),
        (DiagramFault::Save(error), DiagramGoal::File { path, .. }) => {
            shared.report_diagram_failure_about(path, |name| save_error_text(name, &error));
        }
        (DiagramFault::Pieces(fault), _) => {
            shared.report_diagram_failure(folder_fault_text(&fault));
        }
        (DiagramFault::Publish(error), _) => {
            let variables = [("reason", error.to_string().into())];
            shared.report_diagram_failure(tr_with("message-diagram-failed", &variables));
        }
        (DiagramFault::Save(_), _) => {}
    }
}

impl Shared {
    /// Reports that something was copied. If the text of the line cannot be read, it adds that only the board was
    /// copied.
    pub(in crate::features) fn inform_copied(&mut self, id: &str) {
        // A success clears earlier failures of diagrams, as a successful save does.
        self.forget_diagram_failures();
        let mut text = tr(id);
        if self.is_line_unreadable() {
            text = format!("{text} {}", tr("picture-unreadable"));
        }
        self.inform(text);
    }
}

/// The approximate limit for the longer side of a picture, in pixels, where only pixels can be copied.
const MAX_IN_WINDOW: u32 = 2048;

/// Makes a diagram, and saves it if that is its goal.
pub(crate) fn publish(
    order: &DiagramOrder,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<MadeDiagram, DiagramFault> {
    let look = match &order.pieces {
        Some(pieces) => Look {
            style: order.style.clone(),
            pieces: Arc::clone(pieces),
        },
        None => look(order.style.clone()).map_err(DiagramFault::Pieces)?,
    };
    let mut publisher = Publisher::new(look);
    let mut step = Steps::new(progress);
    match &order.goal {
        DiagramGoal::File {
            path,
            format,
            expected,
        } => {
            let bytes = file_bytes(&mut publisher, order, *format, &mut step)?;
            save_bytes(path, &bytes, expected).map_err(DiagramFault::Save)?;
            let layout = order.entry.diagram.draw(&order.style).layout;
            let has_pixels = matches!(format, Format::Png | Format::Jpeg | Format::Webp);
            Ok(MadeDiagram::File {
                pixels: has_pixels.then_some((layout.width as usize, layout.height as usize)),
                bytes: bytes.len() as u64,
            })
        }
        DiagramGoal::Clipboard => picture(&mut publisher, order, &mut step),
        DiagramGoal::SvgText => {
            let drawing = order.entry.diagram.draw(&order.style);
            Ok(MadeDiagram::Text(drawing.to_svg(&publisher.look().pieces)))
        }
    }
}

/// Progress of making a diagram: large pictures take seconds, and may be cancelled between two steps.
struct Steps<'a> {
    progress: &'a mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    done: u64,
}

/// The memory for pixels, file and a little more.
const STEPS: u64 = 3;

impl<'a> Steps<'a> {
    fn new(progress: &'a mut dyn FnMut(u64, u64) -> ControlFlow<()>) -> Self {
        Self { progress, done: 0 }
    }

    fn next(&mut self) -> Result<(), DiagramFault> {
        self.done += 1;
        match (self.progress)(self.done.min(STEPS), STEPS) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(DiagramFault::Save(SaveError::Cancelled)),
        }
    }
}

/// Makes the file of the diagram.
fn file_bytes(
    publisher: &mut Publisher,
    order: &DiagramOrder,
    format: Format,
    step: &mut Steps<'_>,
) -> Result<Vec<u8>, DiagramFault> {
    if !matches!(format, Format::Png | Format::Jpeg | Format::Webp) {
        let bytes = publisher.publish(&order.entry, format);
        return bytes.map_err(DiagramFault::Publish);
    }
    let pixels = publisher.pixels(&order.entry);
    let pixels = pixels.map_err(DiagramFault::Publish)?;
    step.next()?;
    let bytes = encoded(&pixels, format, order)?;
    step.next()?;
    Ok(bytes)
}

fn encoded(pixels: &Pixels, format: Format, order: &DiagramOrder) -> Result<Vec<u8>, DiagramFault> {
    let drawing = order.entry.diagram.draw(&order.style);
    let bytes = match format {
        Format::Jpeg => drawing.to_jpeg(pixels),
        Format::Webp => drawing.to_webp(pixels),
        _ => drawing.to_png(pixels),
    };
    bytes.map_err(|error| DiagramFault::Publish(PublishError::Encode(error)))
}

/// Makes the diagram in all formats in which other programs may want it.
fn picture(
    publisher: &mut Publisher,
    order: &DiagramOrder,
    step: &mut Steps<'_>,
) -> Result<MadeDiagram, DiagramFault> {
    let entry = &order.entry;
    let pixels = publisher.pixels(entry).map_err(DiagramFault::Publish)?;
    let thumbnail = Thumbnail::new(&pixels);
    let mut offer = ClipboardOffer::new();
    step.next()?;
    let bytes = encoded(&pixels, Format::Png, order)?;
    offer = offer.with(Format::Png.mime(), bytes);
    step.next()?;
    let bytes = publisher.publish(entry, Format::Svg);
    offer = offer.with(Format::Svg.mime(), bytes.map_err(DiagramFault::Publish)?);
    let pixels = for_the_window(pixels, publisher.look(), entry)?;
    Ok(MadeDiagram::Picture {
        offer: offer.with_text(&entry.fen),
        pixels: Arc::new(pixels),
        thumbnail: Arc::new(thumbnail),
    })
}

/// Draws large pictures again, smaller, for the window library. Desktops that accept nothing else get pixels, and the
/// window waits while they are copied.
fn for_the_window(
    pixels: Pixels,
    look: &Look,
    entry: &PublishedRecord,
) -> Result<Pixels, DiagramFault> {
    let longer = pixels.width.max(pixels.height);
    let longer = u32::try_from(longer).unwrap_or(u32::MAX);
    if longer <= MAX_IN_WINDOW {
        return Ok(pixels);
    }
    drop(pixels);
    let scaled = |length: u32| length.saturating_mul(MAX_IN_WINDOW) / longer;
    let style = Style {
        size: scaled(look.style.size),
        margin: scaled(look.style.margin),
        ..look.style.clone()
    };
    let pieces = Arc::clone(&look.pieces);
    let mut publisher = Publisher::new(Look { style, pieces });
    publisher.pixels(entry).map_err(DiagramFault::Publish)
}

/// Saves bytes in the same way as documents: a file is replaced by a complete new one, or not at all.
fn save_bytes(path: &Path, bytes: &[u8], expected: &Expected) -> Result<(), SaveError> {
    let mut may_continue = |_| ControlFlow::Continue(());
    save(path, &bytes, expected, None, &mut may_continue).map(drop)
}
