//! The report on a position that was taken from a text: its repairs, the fields that are assumed, and the operations
//! that it replaced.

use crate::model::action::Action;
use crate::model::state::Shared;
use tabiya_chess::Position;
use tabiya_collection::document::{Document, DocumentId, StateId, understand_typed};
use tabiya_notation::operations::operations;
use tabiya_notation::repair::{AssumedFields, Interpretation, Repair, RepairKind, Understanding};
use tabiya_text::{
    assumed_fields_text, assumption_text, listed, listed_apart, repair_text, tr, tr_with,
};

/// What to report about a position.
#[derive(Clone, Debug, Default)]
pub(super) struct Taken {
    /// The repairs of its text.
    pub(super) repairs: Vec<String>,
    /// The fields that the text lacks.
    pub(super) assumed: AssumedFields,
}

impl Taken {
    /// The report on a reading.
    pub(super) fn of(reading: &Interpretation) -> Self {
        Self {
            repairs: repairs_of_reading(reading),
            assumed: AssumedFields::of(reading),
        }
    }
}

/// The repairs of a line, except those of text around a position.
pub(super) fn repairs_of(line: &str) -> Vec<String> {
    match understand_typed(line) {
        Some(Understanding::One(reading)) => repairs_of_reading(&reading),
        _ => Vec::new(),
    }
}

fn repairs_of_reading(reading: &Interpretation) -> Vec<String> {
    const MAX_SAID: usize = 3;
    let is_worth_saying = |repair: &&Repair| {
        !matches!(
            repair.kind,
            RepairKind::Wrapper
                | RepairKind::WhiteSpace
                | RepairKind::TrailingText
                | RepairKind::MissingFields
                // The assumption of the reading names the square or the rank.
                | RepairKind::MissingSquare
                | RepairKind::SurplusSquare
                | RepairKind::MissingRank
        )
    };
    let repairs = reading.repairs.iter().filter(is_worth_saying);
    repairs.take(MAX_SAID).map(repair_text).collect()
}

/// The names of the operations of the current record, which a pasted position replaces. The counters belong to the
/// position.
pub(super) fn replaced_operations(document: &Document) -> Vec<String> {
    let names = operations(document.operations()).map(|operation| {
        let name = operation.opcode();
        String::from_utf8_lossy(name).into_owned()
    });
    let names: Vec<_> = names.filter(|name| !is_counter(name)).collect();
    let is_remark = !document.operations().is_empty() && document.operation_count() == 0;
    if is_remark {
        return vec![tr("message-replaced-remark")];
    }
    names
}

fn is_counter(opcode: &str) -> bool {
    matches!(opcode, "hmvc" | "fmvn")
}

/// The content that was shown before a position was taken from a text.
pub(super) type Before = (DocumentId, u64, StateId);

/// Reports a position that was taken from a text, with a button that undoes this if `before` is known.
pub(super) fn say_taken(
    shared: &mut Shared,
    before: Option<Before>,
    taken: &Taken,
    position: &Position,
    replaced: &[String],
) {
    let head = if taken.repairs.is_empty() {
        tr("message-pasted")
    } else {
        let repairs = listed_apart(&taken.repairs);
        tr_with("message-pasted-repaired", &[("repairs", repairs.into())])
    };
    let said = with_rest(head, taken.assumed, position, replaced);
    shared.send(match before {
        Some(before) => Action::InformWithUndo(said, before),
        None => Action::Inform(said),
    });
}

/// Reports the assumptions and the repairs of a chosen reading, and the operations that it replaced.
pub(super) fn say_chosen(shared: &mut Shared, reading: &Interpretation, replaced: &[String]) {
    let mut taken = Taken::of(reading);
    if let Some(assumed) = reading.assumed {
        taken.repairs.insert(0, assumption_text(assumed));
    }
    say_taken(shared, None, &taken, &reading.position, replaced);
}

/// A sentence, followed by those about assumed fields and replaced operations.
pub(super) fn with_rest(
    head: String,
    assumed: AssumedFields,
    position: &Position,
    replaced: &[String],
) -> String {
    const MAX_NAMED: usize = 5;
    let mut more = Vec::from_iter(assumed_fields_text(assumed, position));
    if !replaced.is_empty() {
        let mut names = replaced.to_vec();
        if MAX_NAMED < names.len() {
            names.truncate(MAX_NAMED);
            names.push("…".to_owned());
        }
        let variables = [("operations", listed(&names).into())];
        more.push(tr_with("message-replaced", &variables));
    }
    more.into_iter().fold(head, |first, next| {
        let first = first.trim_end_matches('.');
        let variables = [("first", first.into()), ("next", next.into())];
        tr_with("message-and-next", &variables)
    })
}
