//! The window shows the same as an exported diagram.

use super::running::Twin;
use crate::patience::run;
use crate::x_server::Desktop;
use tabiya_notation::annotations::annotations;
use tabiya_notation::fen::read_strict;
use tabiya_picture::{Coordinates, Diagram, Frame, PieceSet, Rasteriser, Style};

/// Every piece on light and dark squares, and nothing for which the editor shows signs.
const FEN: &str = "bnqkqbnr/ppppppp1/8/8/8/8/PPPPPPPP/NRBQKBNR w - - 0 1";
const MARKS: &str = "c0 \"[%csl Ge4,Ra5][%cal Bg1f3,Yd7d5]\";";
/// Graphics drivers may round the last bits of a blend differently.
const ROUNDING: u8 = 2;

#[test]
fn the_board_in_the_window_equals_a_diagram_of_its_size() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let record = desktop.folder().join("marked.epd");
    std::fs::write(&record, format!("{FEN} {MARKS}\n")).unwrap();
    // The diagram has no coordinates, and nothing in its squares.
    let settings = desktop.folder().join("tabiya");
    std::fs::create_dir_all(&settings).unwrap();
    std::fs::write(settings.join("settings.toml"), "coordinates = \"hidden\"\n").unwrap();
    let path = desktop.folder().join("window.png");
    let mut command = desktop.tabiya();
    command.args(["--size", "1280x800", "--theme", "light", "--screenshot"]);
    let finished = run(command.arg(&path).arg(&record));
    assert_eq!(finished.status.code(), Some(0), "{}", finished.err);
    let window = image::open(&path).unwrap().to_rgba8();

    let twin = Twin::on_file(&record);
    let (first, last) = (twin.square("a8"), twin.square("h1"));
    let side = (last.x - first.x) / 7.0;
    let corner = first - egui::vec2(side, side) / 2.0;
    let whole = |length: f32| format!("{length:.0}").parse::<u32>().unwrap();
    let mut diagram = Diagram::of(read_strict(FEN.as_bytes()).unwrap());
    diagram.annotations = annotations(MARKS.as_bytes());
    let style = Style {
        size: 8 * whole(side),
        margin: 0,
        coordinates: Coordinates::None,
        frame: Frame::None,
        side_to_move: false,
        ..Style::default()
    };
    let drawn = Rasteriser::new(PieceSet::usual())
        .pixels(&diagram.draw(&style))
        .unwrap();
    let shown = image::imageops::crop_imm(
        &window,
        whole(corner.x),
        whole(corner.y),
        style.size,
        style.size,
    );
    let shown = shown.to_image().into_raw();
    // The keyboard's square, in the upper left corner, has a frame.
    let line = 4 * style.size as usize;
    let has_frame = |place: &usize| place % line < line / 8 && place / line < line / 32;
    let places = (0..shown.len()).filter(|place| !has_frame(place));
    let differing = places.filter(|place| shown[*place].abs_diff(drawn.rgba[*place]) > ROUNDING);
    assert_eq!(differing.count(), 0, "of {} parts", shown.len());
}
