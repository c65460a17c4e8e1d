//! Handles actions on scores.

use crate::features::files::SaveKind;
use crate::features::files::model::action::FilesAction;
use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::features::list::model::list_state::{RowFilter, Scope};
use crate::features::suite::model::exports::{csv_text, json_text, missed_csv};
use crate::features::suite::model::score::TotalsOrder;
use crate::features::suite::model::texts::plain_text;
use crate::features::suite::model::{
    ScoreForm, Scored, SuiteAction, SuitePart, SuiteReport, SuiteState,
};
use crate::features::suite::tasks::score::{SaveScore, ScoreSuite, Scoring, begin, save_score};
use crate::features::suite::tasks::scoring::ToScore;
use crate::model::action::{Action, FindAction, ListAction};
use crate::model::state::{Dialog, Shared, WindowEffect};
use crate::model::task_control::stop;
use std::path::Path;
use std::sync::Arc;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_collection::search::{MovesCondition, Query};
use tabiya_desktop::tasks::Runner;
use tabiya_lines::Expected;
use tabiya_text::tr;

/// Opens the dialog with the score of the current document.
fn open(own: &mut SuiteState, shared: &mut Shared, part: SuitePart, runner: &mut dyn Runner) {
    shared.end_draft();
    own.part = part;
    shared.dialog = Some(Dialog::Suite);
    if matches!(part, SuitePart::Compared(_)) {
        let shown = shared.document().id();
        let is_other = |document: &&Document| document.id() != shown;
        let is_there = |id: &DocumentId| *id != shown && shared.document_by_id(*id).is_some();
        let next = shared.documents.iter().find(is_other).map(Document::id);
        own.other = own.other.filter(is_there).or(next);
    }
    score(own, shared, runner);
}

/// Handles an action on scores.
pub(crate) fn apply(
    own: &mut SuiteState,
    shared: &mut Shared,
    action: SuiteAction,
    runner: &mut dyn Runner,
) {
    match action {
        SuiteAction::Open(part) => open(own, shared, part, runner),
        SuiteAction::NameFile => {
            let (purpose, name) = (FileDialogPurpose::SaveScore, file_name_to_offer(own));
            shared.send(FilesAction::ShowOwnDialog(purpose, name));
        }
        SuiteAction::Heard(document, results) => own.heard = Some((document, results)),
        SuiteAction::Score => score(own, shared, runner),
        SuiteAction::OfAll(is_of_all) => {
            own.is_of_all = is_of_all;
            score(own, shared, runner);
        }
        SuiteAction::Show(SuitePart::Compared(None)) if own.compared.is_none() => {
            let part = SuitePart::Compared(None);
            open(own, shared, part, runner);
        }
        SuiteAction::Show(part) => own.part = part,
        SuiteAction::SortBy(column) => own.order = Some(TotalsOrder::choosing(own.order, column)),
        SuiteAction::CompareWith(other) => {
            own.other = Some(other);
            own.part = SuitePart::Compared(None);
            score(own, shared, runner);
        }
        SuiteAction::GoTo(document, row) => {
            shared.dialog = None;
            shared.send(Action::SelectDocument(document));
            shared.send(ListAction::SelectRow(row));
            shared.effects.push(WindowEffect::ShowCurrentRow);
        }
        SuiteAction::Filter { solved } => {
            let moves = if solved {
                MovesCondition::Solved
            } else {
                MovesCondition::Missed
            };
            let query = Query {
                moves: Some(moves),
                ..Query::default()
            };
            shared.dialog = None;
            shared.send(FindAction::ShowRows(RowFilter::Found(Box::new(query))));
        }
        SuiteAction::Copy => {
            if let Some(report) = &own.report {
                let text = plain_text(report, own.order, own.compared.as_deref());
                shared.effects.push(WindowEffect::CopyText(text));
                shared.inform(tr("suite-copied"));
            }
        }
        SuiteAction::Save(form) => {
            own.form = Some(form);
            if let Some(report) = &own.report {
                let name = file_name(report, form, own.part);
                shared.send(FilesAction::AskPlace(name, SaveKind::Score(form)));
            }
        }
        SuiteAction::SaveTo(path, may_replace) => {
            let form = own.form.unwrap_or(ScoreForm::Csv);
            let Some(report) = &own.report else {
                return;
            };
            let text = match (form, own.part) {
                (ScoreForm::Csv, SuitePart::Missed) => missed_csv(report),
                (ScoreForm::Csv, _) => csv_text(report),
                (ScoreForm::Json, _) => json_text(report),
            };
            let expected = if may_replace {
                Expected::Anything
            } else {
                Expected::Nothing
            };
            let is_missed = (form, own.part) == (ScoreForm::Csv, SuitePart::Missed);
            let listed = report.missed.len() as u64;
            let work = SaveScore {
                path,
                text,
                expected,
                only_first: (is_missed && listed < report.missed_count()).then_some(listed),
            };
            save_score(shared, work, runner);
        }
    }
}

/// The proposed file name for the score.
fn file_name_to_offer(own: &SuiteState) -> String {
    let form = own.form.unwrap_or(ScoreForm::Csv);
    let report = own.report.as_ref();
    report.map_or_else(String::new, |report| file_name(report, form, own.part))
}

fn file_name(report: &SuiteReport, form: ScoreForm, part: SuitePart) -> String {
    let name = report.of.first().map_or("", |of| of.name.as_str());
    let stem = Path::new(name).file_stem().unwrap_or_default();
    let what = match (form, part) {
        (ScoreForm::Csv, SuitePart::Missed) => "missed",
        _ => "score",
    };
    format!("{}-{what}.{}", stem.to_string_lossy(), form.extension())
}

/// Stops the scoring task after the dialog was closed.
pub(crate) fn closed(own: &mut SuiteState, shared: &mut Shared, runner: &mut dyn Runner) {
    own.task = None;
    stop(shared, runner, |_: &Scoring| true);
}

fn score(own: &mut SuiteState, shared: &mut Shared, runner: &mut dyn Runner) {
    closed(own, shared, runner);
    own.report = None;
    own.compared = None;
    let is_gone = |id: DocumentId| shared.document_by_id(id).is_none();
    own.heard.take_if(|(id, _)| is_gone(*id));
    let own = &mut *own;
    let shown = shared.document();
    let to_score = |document: &Document, scope: Scope| ToScore {
        of: Scored {
            document: document.id(),
            content: document.state_id(),
            name: Shared::name_of(document),
        },
        rows: document.rows().clone(),
        only: scope.rows(document),
        heard: own
            .heard
            .as_ref()
            .filter(|(id, _)| *id == document.id())
            .map(|(_, heard)| Arc::clone(heard)),
    };
    let documents = if own.is_of_all {
        let all = shared.documents.iter();
        all.map(|document| to_score(document, Scope::File))
            .collect()
    } else {
        vec![to_score(shown, Scope::File)]
    };
    let is_compared = matches!(own.part, SuitePart::Compared(_));
    let other = own
        .other
        .filter(|_| is_compared)
        .and_then(|id| shared.document_by_id(id));
    let compared = other.map(|other| [shown, other].map(|one| to_score(one, Scope::File)));
    let work = ScoreSuite {
        documents,
        compared,
    };
    own.task = Some(begin(shared, work, runner));
}
