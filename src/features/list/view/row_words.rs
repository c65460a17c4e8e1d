//! The words of a row: its name, its summary and its details, in the language of the window.

use super::described::{RowDetail, RowMaterial, RowName, RowPlace, RowTurn};
use super::shown::{RowDiagram, ShownContent};
use crate::widgets::style::{LIST_LINE, SMALL_FONT, SMALL_TEXT, bold_font};
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Galley, Ui};
use std::sync::Arc;
use tabiya_chess::Color;
use tabiya_engine::uci::{Bound, Score, Value};
use tabiya_text::{engine_score_text, tr, tr_with};

/// The name of a position.
pub(super) fn name_text(name: &RowName) -> String {
    match name {
        RowName::Title(title) => title.clone(),
        RowName::Diagram(page, place) => {
            let variables = [("page", (*page).into()), ("place", (*place).into())];
            tr_with("picture-place", &variables)
        }
    }
}

/// The summary of a position: its place in the game and the side to move. A position without a name has its pieces, too.
pub(super) fn summary_text(shown: &ShownContent, diagram: &RowDiagram) -> String {
    let place = shown.place.as_ref().map(place_text);
    let material = shown
        .name
        .is_none()
        .then(|| material_text(&diagram.material));
    let parts = place.into_iter().chain([turn_text(diagram.turn)]);
    parts.chain(material).collect::<Vec<_>>().join(" · ")
}

fn place_text(place: &RowPlace) -> String {
    match place {
        RowPlace::After(played) => tr_with("row-after", &[("move", played.as_str().into())]),
        RowPlace::AtMove(number) => tr_with("row-at-move", &[("number", (*number).into())]),
    }
}

fn turn_text(turn: RowTurn) -> String {
    tr(match turn {
        RowTurn::ToMove(Color::White) => "white-to-move",
        RowTurn::ToMove(Color::Black) => "black-to-move",
        RowTurn::Mated(Color::White) => "row-white-mated",
        RowTurn::Mated(Color::Black) => "row-black-mated",
        RowTurn::Stalemated(Color::White) => "row-white-stalemated",
        RowTurn::Stalemated(Color::Black) => "row-black-stalemated",
    })
}

fn material_text(material: &RowMaterial) -> String {
    match material {
        RowMaterial::Whole([white, black]) => format!("{white} – {black}"),
        RowMaterial::Equal => tr("row-equal"),
        RowMaterial::Difference([white, black]) => {
            let id = match (white.is_empty(), black.is_empty()) {
                (false, false) => "row-against",
                (false, true) => "row-white-has-more",
                _ => "row-black-has-more",
            };
            let sides = [
                ("white", white.as_str().into()),
                ("black", black.as_str().into()),
            ];
            tr_with(id, &sides)
        }
    }
}

/// The whole text of a row, for a tooltip where some of it is cut.
pub(super) fn whole_text(shown: &ShownContent, with_moves: bool) -> String {
    let name = shown.name.as_ref().map(name_text);
    let diagram = shown.diagram.as_ref();
    let summary = diagram.map(|diagram| summary_text(shown, diagram));
    let details = shown.details(with_moves).map(|detail| {
        let (label, content) = label_and_content(detail);
        format!("{label} {content}").trim().to_owned()
    });
    let lines = name.into_iter().chain(summary).chain(details);
    lines.collect::<Vec<_>>().join("\n")
}

/// The details in sequence, with labels in a weaker colour than their contents.
pub(super) fn details_job<'a>(ui: &Ui, details: impl Iterator<Item = &'a RowDetail>) -> LayoutJob {
    let format = |color| TextFormat {
        line_height: Some(LIST_LINE),
        ..TextFormat::simple(SMALL_FONT, color)
    };
    let (weak, plain) = (ui.visuals().weak_text_color(), ui.visuals().text_color());
    let mut job = LayoutJob::default();
    for (number, detail) in details.enumerate() {
        if number > 0 {
            // A line can only end at a space, so that a label stays with its content.
            job.append(" ", 6.0, format(plain));
        }
        let (label, content) = label_and_content(detail);
        if label.is_empty() {
            job.append(&content, 0.0, format(plain));
            continue;
        }
        job.append(&label.replace(' ', "\u{a0}"), 0.0, format(weak));
        if !content.is_empty() {
            job.append(&format!("\u{a0}{content}"), 0.0, format(plain));
        }
    }
    job
}

fn label_and_content(detail: &RowDetail) -> (String, String) {
    match detail {
        RowDetail::Best(moves) => (tr("row-best"), moves.clone()),
        RowDetail::Avoid(moves) => (tr("row-avoid"), moves.clone()),
        RowDetail::Line(moves) => (tr("row-line"), moves.clone()),
        RowDetail::MateIn(moves) => (tr("row-mate-in"), moves.clone()),
        RowDetail::MatedIn(moves) => (tr("row-mated-in"), moves.clone()),
        RowDetail::Score(score) => {
            let value = Value {
                score: Score::Centipawns(*score),
                bound: Bound::Exact,
            };
            (tr("row-score"), engine_score_text(value))
        }
        RowDetail::Comment(text) => (String::new(), text.clone()),
        RowDetail::Other(opcode, operands) => (opcode.clone(), operands.clone()),
    }
}

/// The place where a title that is too long is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TitleCut {
    /// The end is left out.
    End,
    /// The middle is left out, since the title begins like that of a neighbour.
    Middle,
}

impl TitleCut {
    /// The place where the title of a position is cut, given its neighbours in the list.
    pub(super) fn among<'a>(
        own: Option<&RowName>,
        neighbours: impl IntoIterator<Item = &'a RowName>,
    ) -> Self {
        let is_like = |own: &RowName| {
            let own = name_text(own);
            let mut others = neighbours.into_iter().map(name_text);
            others.any(|other| is_alike(&own, &other))
        };
        if own.is_some_and(is_like) {
            Self::Middle
        } else {
            Self::End
        }
    }
}

/// Whether the first half of a title is the same as in another one.
fn is_alike(title: &str, other: &str) -> bool {
    let pairs = title.chars().zip(other.chars());
    let same = pairs.take_while(|(one, other)| one == other).count();
    2 * same >= title.chars().count()
}

/// A title in bold on one line, and whether it is cut because there is no room for all of it.
pub(super) fn title_line(
    ui: &Ui,
    title: &str,
    cut: TitleCut,
    color: Color32,
    room: f32,
) -> (Arc<Galley>, bool) {
    let font = bold_font(SMALL_TEXT);
    let layout = |text: String| ui.painter().layout_no_wrap(text, font.clone(), color);
    let whole = layout(title.to_owned());
    let letters: Vec<char> = title.chars().collect();
    if whole.size().x <= room || letters.len() < 2 {
        return (whole, false);
    }
    // The largest number of letters that fit.
    let (mut least, mut most) = (0, letters.len() - 1);
    while least < most {
        let middle = (least + most).div_ceil(2);
        if layout(without_some(&letters, middle, cut)).size().x <= room {
            least = middle;
        } else {
            most = middle - 1;
        }
    }
    (layout(without_some(&letters, least, cut)), true)
}

/// This number of letters of a title, with an ellipsis in place of the others.
fn without_some(letters: &[char], count: usize, cut: TitleCut) -> String {
    let at_end = match cut {
        TitleCut::End => 0,
        TitleCut::Middle => count / 2,
    };
    let head: String = letters.iter().take(count - at_end).collect();
    let tail: String = letters.iter().skip(letters.len() - at_end).collect();
    format!("{}…{}", head.trim_end(), tail.trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_like_its_neighbours_keeps_its_end() {
        let letters: Vec<char> = "World Championship, game 12".chars().collect();
        assert_eq!(without_some(&letters, 10, TitleCut::Middle), "World…me 12");
        assert_eq!(without_some(&letters, 10, TitleCut::End), "World Cham…");
    }

    #[test]
    fn titles_are_alike_if_the_first_half_is_the_same() {
        assert!(is_alike("Game 1, move 3", "Game 1, move 4"));
        assert!(!is_alike("Game 1, move 3", "Study"));
    }
}
