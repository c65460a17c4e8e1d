//! Makes a diagram, and saves it if that is its goal.

use crate::features::clipboard::model::ClipboardOrder;
use crate::features::diagram::tasks::making::publish;
use crate::features::diagram::{DiagramFault, DiagramGoal, DiagramOrder, MadeDiagram};
use crate::features::files::model::question::{Again, Question};
use crate::model::action::{ClipboardAction, DiagramAction, FilesAction};
use crate::model::state::{Abandoned, Effect, MessageOffer, Shared, State, Task};
use std::convert::Infallible;
use std::path::Path;
use std::sync::Arc;
use tabiya_desktop::tasks::{Report, Runner, TaskId, Work};
use tabiya_lines::SaveError;
use tabiya_text::{folder_fault_text, name_text, save_error_text, size_text, tr, tr_with};

/// Makes a diagram, and saves it if that is its goal.
#[derive(Debug)]
pub struct PublishDiagram(pub Arc<DiagramOrder>);

impl Work for PublishDiagram {
    type News = Infallible;
    type Answer = Result<MadeDiagram, DiagramFault>;

    fn perform(self, report: &mut Report<'_, Infallible>) -> Self::Answer {
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
                };
                state.shared.send(ClipboardAction::UseClipboard(order));
            }
            (Ok(MadeDiagram::Text(text)), _) => {
                state.shared.effects.push(Effect::CopyText(text));
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
    shared.folder = path.parent().map(Path::to_owned);
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
    shared.forget_diagram_failures();
    let offer = MessageOffer::OpenFile(path.to_owned());
    shared.inform_offering(tr_with(id, &variables), offer);
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
                .push_back(Question::ReplaceDiagram { path, order });
        }
        (DiagramFault::Save(SaveError::Cancelled), _) => shared.inform(tr("message-cancelled")),
        (DiagramFault::Save(error), DiagramGoal::File { path, .. }) => {
            shared.report_diagram_failure(save_error_text(path, &error));
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
