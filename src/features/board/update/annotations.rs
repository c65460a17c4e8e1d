//! Arrows and square marks, drawn with the mouse or with keys.

use crate::features::board::model::board_state::{ArrowDraft, Block, BoardState, Tool};
use crate::model::action::{Annotation, FenAction};
use crate::model::state::{Shared, WindowEffect};
use tabiya_chess::Square;
use tabiya_notation::annotations::{Annotations, Arrow, MarkColor, SquareMark};
use tabiya_notation::record::LineKind;
use tabiya_text::{mark_color_name, operation_error_text, tr, tr_with};

/// Draws an annotation, or removes it if it exists in the same colour.
pub(crate) fn annotate(shared: &mut Shared, annotation: Annotation) {
    let mut next = shared.document().annotations();
    annotation.toggle_in(&mut next);
    let said = match annotation {
        Annotation::Mark(mark) => mark_text(mark, next.mark(mark.square).is_some()),
        Annotation::Arrow(arrow) => arrow_text(arrow, next.arrow(arrow.from, arrow.to).is_some()),
    };
    draw(shared, &next, said);
}

/// Chooses the drawing tool in this colour, or puts it down if it already has this colour. The right button and the
/// keys draw in that colour, too.
pub(crate) fn draw_in(own: &mut BoardState, color: MarkColor) {
    let is_at_it = own.tool == Tool::Draw && own.draw_color == color;
    own.draw_color = color;
    own.tool = if is_at_it { Tool::Pointer } else { Tool::Draw };
    if let Some(arrow) = &mut own.arrow {
        arrow.color = color;
    }
}

/// Gives the cursor's square, or all selected squares, the next colour, and after the last colour none. If an arrow is
/// being drawn, it gets the next colour instead.
pub(crate) fn mark_at_cursor(own: &mut BoardState, shared: &mut Shared) {
    if let Some(arrow) = &mut own.arrow {
        arrow.color = next_color(own.draw_color, Some(arrow.color)).unwrap_or(own.draw_color);
        let arrow = *arrow;
        return say_what_is_next(shared, arrow);
    }
    let mut next = shared.document().annotations();
    let color = next_color(own.draw_color, next.mark(own.cursor));
    let block = own.block.unwrap_or(Block::of(own.cursor));
    for square in block.squares() {
        next.set_mark(square, color);
    }
    let mark = SquareMark {
        square: own.cursor,
        color: color.unwrap_or(own.draw_color),
    };
    draw(shared, &next, mark_text(mark, color.is_some()));
}

/// The next colour in an order that begins with `first`; `None` after the last one.
fn next_color(first: MarkColor, color: Option<MarkColor>) -> Option<MarkColor> {
    let all = MarkColor::ALL.into_iter().cycle();
    let from_first = all.skip_while(|other| *other != first);
    let mut all = from_first.take(MarkColor::ALL.len());
    match color {
        None => all.next(),
        Some(color) => all.skip_while(|other| *other != color).nth(1),
    }
}

/// Begins an arrow chosen from a menu, where there is no current square. The user chooses its first square next.
pub(crate) fn ask_arrow(own: &mut BoardState, shared: &mut Shared) {
    let arrow = ArrowDraft {
        from: None,
        color: own.draw_color,
    };
    own.arrow = Some(arrow);
    own.block = None;
    say_what_is_next(shared, arrow);
    shared.effects.push(WindowEffect::FocusBoard);
}

/// Takes the clicked square as an end of the arrow.
pub(crate) fn arrow_at(own: &mut BoardState, shared: &mut Shared, square: Square) {
    own.cursor = square;
    draw_arrow(own, shared);
}

/// Begins an arrow on the cursor's square, or ends there the arrow that was begun.
pub(crate) fn draw_arrow(own: &mut BoardState, shared: &mut Shared) {
    let draft = own.arrow.take();
    let color = draft.map_or(own.draw_color, |draft| draft.color);
    match draft.and_then(|draft| draft.from) {
        None => {
            let from = Some(own.cursor);
            let arrow = ArrowDraft { from, color };
            own.arrow = Some(arrow);
            say_what_is_next(shared, arrow);
        }
        Some(from) if from == own.cursor => shared.inform(tr("message-arrow-given-up")),
        Some(from) => {
            let to = own.cursor;
            annotate(shared, Annotation::Arrow(Arrow { from, to, color }));
        }
    }
}

/// Abandons the arrow that was begun. Returns whether there was one.
pub(crate) fn give_up_arrow(own: &mut BoardState, shared: &mut Shared) -> bool {
    let was_begun = own.arrow.take().is_some();
    if was_begun {
        shared.inform(tr("message-arrow-given-up"));
    }
    was_begun
}

/// Removes all arrows and marks.
pub(crate) fn clear(own: &mut BoardState, shared: &mut Shared) {
    own.arrow = None;
    let said = tr("announce-annotations-removed");
    draw(shared, &Annotations::default(), said);
}

fn say_what_is_next(shared: &mut Shared, arrow: ArrowDraft) {
    let color = mark_color_name(arrow.color);
    shared.inform(match arrow.from {
        None => tr_with("message-arrow-asked", &[("color", color.into())]),
        Some(from) => tr_with(
            "message-arrow-begun",
            &[("from", from.to_string().into()), ("color", color.into())],
        ),
    });
}

/// Writes the annotations into the line, and announces it or reports why that failed.
fn draw(shared: &mut Shared, wanted: &Annotations, said: String) {
    shared.end_draft();
    let style = shared.settings.fen_style();
    let field = shared.document().field_text(style);
    match shared.document_mut().annotate(wanted, style) {
        Ok(true) => {
            shared.announce(said);
            if field.kind == LineKind::Unreadable && !field.is_cut {
                shared.send(FenAction::BrokenText(field.text));
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
