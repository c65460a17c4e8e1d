//! Arrows and square marks, drawn by the mouse or by keys.

use crate::app::action::{Annotation, Message};
use crate::app::state::Shared;
use crate::features::board::model::arrow_draft::ArrowDraft;
use crate::features::board::model::block::Block;
use crate::features::board::model::board_state::BoardState;
use crate::notation::annotations::{Annotations, Arrow, MarkColor, SquareMark};
use crate::notation::record::LineKind;
use crate::text::{mark_color_name, operation_error_text, tr, tr_with};

/// Draws something, or takes it away when it is there in the same colour.
pub(crate) fn annotate(shared: &mut Shared, annotation: Annotation) {
    let mut next = shared.document().annotations();
    annotation.toggle_in(&mut next);
    let said = match annotation {
        Annotation::Mark(mark) => mark_text(mark, next.mark(mark.square).is_some()),
        Annotation::Arrow(arrow) => arrow_text(arrow, next.arrow(arrow.from, arrow.to).is_some()),
    };
    draw(shared, &next, said);
}

/// Gives the cursor's square, or all that are selected, the next colour; after the last one none.
/// The arrow that is being drawn gets the next colour instead.
pub(crate) fn mark_at_cursor(own: &mut BoardState, shared: &mut Shared) {
    if let Some(arrow) = &mut own.arrow {
        arrow.color = next_color(Some(arrow.color)).unwrap_or(MarkColor::Green);
        let arrow = *arrow;
        return say_arrow_begun(shared, arrow);
    }
    let mut next = shared.document().annotations();
    let color = next_color(next.mark(own.cursor));
    let block = own.block.unwrap_or(Block::of(own.cursor));
    for square in block.squares() {
        next.set_mark(square, color);
    }
    let mark = SquareMark {
        square: own.cursor,
        color: color.unwrap_or(MarkColor::Green),
    };
    draw(shared, &next, mark_text(mark, color.is_some()));
}

fn next_color(color: Option<MarkColor>) -> Option<MarkColor> {
    let mut all = MarkColor::ALL.into_iter();
    match color {
        None => all.next(),
        Some(color) => all.skip_while(|other| *other != color).nth(1),
    }
}

/// Begins an arrow on the cursor's square, or ends there the one that was begun.
pub(crate) fn draw_arrow(own: &mut BoardState, shared: &mut Shared) {
    match own.arrow.take() {
        None => {
            let arrow = ArrowDraft {
                from: own.cursor,
                color: MarkColor::Green,
            };
            own.arrow = Some(arrow);
            say_arrow_begun(shared, arrow);
        }
        Some(begun) if begun.from == own.cursor => shared.inform(tr("message-arrow-given-up")),
        Some(begun) => {
            let arrow = Arrow {
                from: begun.from,
                to: own.cursor,
                color: begun.color,
            };
            annotate(shared, Annotation::Arrow(arrow));
        }
    }
}

/// Gives up the arrow that was begun. Returns whether there was one.
pub(crate) fn give_up_arrow(own: &mut BoardState, shared: &mut Shared) -> bool {
    let was_begun = own.arrow.take().is_some();
    if was_begun {
        shared.inform(tr("message-arrow-given-up"));
    }
    was_begun
}

/// Takes all arrows and marks away.
pub(crate) fn clear(own: &mut BoardState, shared: &mut Shared) {
    own.arrow = None;
    let said = tr("announce-annotations-removed");
    draw(shared, &Annotations::default(), said);
}

fn say_arrow_begun(shared: &mut Shared, arrow: ArrowDraft) {
    let variables = [
        ("from", arrow.from.to_string().into()),
        ("color", mark_color_name(arrow.color).into()),
    ];
    shared.inform(tr_with("message-arrow-begun", &variables));
}

/// Puts it into the line, and says so or why not.
fn draw(shared: &mut Shared, wanted: &Annotations, said: String) {
    shared.end_draft();
    let style = shared.settings.fen_style();
    let field = shared.document().field_text(style);
    match shared.document_mut().annotate(wanted, style) {
        Ok(true) => {
            shared.announce(said);
            if field.kind == LineKind::Unreadable && !field.is_cut {
                shared.send(Message::BrokenText(field.text));
            }
        }
        Ok(false) => {}
        Err(error) => shared.complain(operation_error_text(error)),
    }
}

fn mark_text(mark: SquareMark, is_there: bool) -> String {
    let id = if is_there {
        "announce-marked"
    } else {
        "announce-unmarked"
    };
    let variables = [
        ("square", mark.square.to_string().into()),
        ("color", mark_color_name(mark.color).into()),
    ];
    tr_with(id, &variables)
}

fn arrow_text(arrow: Arrow, is_there: bool) -> String {
    let id = if is_there {
        "announce-arrow"
    } else {
        "announce-no-arrow"
    };
    let variables = [
        ("from", arrow.from.to_string().into()),
        ("to", arrow.to.to_string().into()),
        ("color", mark_color_name(arrow.color).into()),
    ];
    tr_with(id, &variables)
}
