//! Makes animations that leave the program, as files and on the clipboard.

use crate::features::animation::model::{AnimationFault, AnimationOrder, MadeAnimation};
use crate::features::clipboard::model::ClipboardOrder;
use crate::model::action::{ClipboardAction, FilesAction};
use crate::model::state::{Abandoned, Shared, State, Task, WindowEffect};
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use tabiya_desktop::system::ClipboardOffer;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{SaveError, save};
use tabiya_picture::{AnimationError, AnimationFormat, PieceSet, Rasteriser, Thumbnail};
use tabiya_publish::{animation_error_text, look};
use tabiya_text::{folder_fault_text, name_text, save_error_text, size_text, tr, tr_with};

/// Makes an animation, and saves it if that is its goal.
#[derive(Debug)]
pub struct MakeAnimation(pub Arc<AnimationOrder>);

impl Work for MakeAnimation {
    type News = Infallible;
    type Answer = Result<MadeAnimation, AnimationFault>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        make(&self.0, &mut |done, of| report.progress(done, of))
    }
}

/// The task that makes an animation.
#[derive(Debug)]
pub struct MakingAnimation(pub Arc<AnimationOrder>);

impl Task<State> for MakingAnimation {
    type Work = MakeAnimation;

    fn status(&self) -> String {
        tr("status-making-animation")
    }

    fn is_publishing(&self) -> bool {
        self.0.file.is_some()
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        made: Result<MadeAnimation, AnimationFault>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let shared = &mut state.shared;
        // A window that waits for the file can close now, or stays open because of the fault.
        shared.send(match made {
            Ok(_) => FilesAction::ContinueClosing,
            Err(_) => FilesAction::StopClosing,
        });
        let path = self.0.file.as_ref().map(|(path, _)| path.as_path());
        match (made, path) {
            (Ok(MadeAnimation::File(bytes)), Some(path)) => saved(shared, path, bytes),
            (Ok(MadeAnimation::File(_)), None) => {}
            (
                Ok(MadeAnimation::Offer {
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
                    is_of_board: false,
                };
                shared.send(ClipboardAction::UseClipboard(order));
            }
            (Ok(MadeAnimation::Text(text)), _) => {
                shared.effects.push(WindowEffect::CopyText(text));
                shared.inform(tr("message-svg-copied"));
            }
            (Err(AnimationFault::Cancelled | AnimationFault::Save(SaveError::Cancelled)), _) => {
                shared.inform(tr("message-cancelled"));
            }
            (Err(AnimationFault::Made(text)), _) => shared.report_diagram_failure(text),
            (Err(AnimationFault::Save(error)), path) => {
                let path = path.unwrap_or(Path::new(""));
                shared.report_diagram_failure_about(path, |name| save_error_text(name, &error));
            }
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<MakeAnimation as Work>::Answer> {
        Abandoned::Forgotten
    }
}

fn saved(shared: &mut Shared, path: &Path, bytes: u64) {
    let name = path.file_name().unwrap_or(path.as_os_str());
    let variables = [
        ("name", name_text(name).into()),
        ("size", size_text(bytes).into()),
    ];
    let text = tr_with("message-drawing-saved", &variables);
    shared.inform_diagram_saved(path, text, path.to_owned());
}

/// Makes an animation, and saves it if that is its goal.
fn make(
    order: &AnimationOrder,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<MadeAnimation, AnimationFault> {
    let pieces = if let Some(pieces) = &order.pieces {
        Arc::clone(pieces)
    } else {
        let look = look(order.style.clone());
        look.map_err(|fault| AnimationFault::Made(folder_fault_text(&fault)))?
            .pieces
    };
    let failed = |error: AnimationError| match error {
        AnimationError::Cancelled => AnimationFault::Cancelled,
        error => AnimationFault::Made(animation_error_text(&error)),
    };
    let bytes = order.animation.encode(order.format, &pieces, progress);
    let bytes = bytes.map_err(failed)?;
    if let Some((path, expected)) = &order.file {
        let mut may_continue = |_| ControlFlow::Continue(());
        let content = bytes.as_slice();
        save(path, &content, expected, None, &mut may_continue).map_err(AnimationFault::Save)?;
        return Ok(MadeAnimation::File(bytes.len() as u64));
    }
    if order.format == AnimationFormat::Svg {
        return Ok(MadeAnimation::Text(
            String::from_utf8_lossy(&bytes).into_owned(),
        ));
    }
    offered(order, bytes, pieces).map_err(failed)
}

/// Offers the animation alone. Programs that also find a still picture would take that.
fn offered(
    order: &AnimationOrder,
    bytes: Vec<u8>,
    pieces: Arc<PieceSet>,
) -> Result<MadeAnimation, AnimationError> {
    let last = order.animation.frames().len();
    let drawing = order
        .animation
        .drawing(last)
        .ok_or(AnimationError::NoMoves)?;
    let pixels = Rasteriser::new(pieces).pixels(&drawing);
    let pixels = pixels.map_err(AnimationError::TooLarge)?;
    Ok(MadeAnimation::Offer {
        offer: ClipboardOffer::new().with(order.format.mime(), bytes),
        thumbnail: Arc::new(Thumbnail::new(&pixels)),
        pixels: Arc::new(pixels),
    })
}
