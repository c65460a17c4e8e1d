//! Contrast of the drawn window: every text on its actual
//! background, in each palette, in the window and in everything that opens over it.

use super::program::Program;
use egui::epaint::{ClippedShape, TextShape};
use egui::{Color32, Key, Pos2, Shape, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::collections::BTreeSet;
use tabiya::command::{Command, Menu};
use tabiya::model::action::{Action, FilesAction, ListAction, SettingsAction};
use tabiya::widgets::style::contrast;
use tabiya_desktop::system::{ColorScheme, DesktopPrefs};

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
/// Lines with faults, repairs, comments and names.
const LINES: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1
8/8/8/8/8/8/8/8 w - - 0 1
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 id \"Start\"; bm e4;
# a comment

rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w
no position at all
PPPPPPPP/8/8/8/8/8/8/4K2k w - - 0 1
";

/// All palettes, each with the contrast required of texts.
fn palettes() -> [(&'static str, DesktopPrefs, f32); 4] {
    let prefs = |scheme, high_contrast| DesktopPrefs {
        scheme: Some(scheme),
        high_contrast,
        ..DesktopPrefs::default()
    };
    [
        ("light", prefs(ColorScheme::Light, false), 4.5),
        ("dark", prefs(ColorScheme::Dark, false), 4.5),
        ("high light", prefs(ColorScheme::Light, true), 7.0),
        ("high dark", prefs(ColorScheme::Dark, true), 7.0),
    ]
}

/// All shapes in the order in which they are painted, with their clip rectangles.
fn shapes(program: &Program) -> Vec<(egui::Rect, Shape)> {
    let mut all = Vec::new();
    for ClippedShape {
        clip_rect, shape, ..
    } in &program.harness.output().shapes
    {
        let mut left = vec![shape.clone()];
        while let Some(shape) = left.pop() {
            match shape {
                Shape::Vec(parts) => left.extend(parts.into_iter().rev()),
                shape => all.push((*clip_rect, shape)),
            }
        }
    }
    all
}

/// The colour with which a shape fills this place.
fn fill_at(clip: egui::Rect, shape: &Shape, pos: Pos2) -> Option<Color32> {
    if !clip.contains(pos) {
        return None;
    }
    match shape {
        Shape::Rect(rect) if rect.rect.contains(pos) => Some(rect.fill),
        Shape::Circle(circle) if circle.center.distance(pos) <= circle.radius => Some(circle.fill),
        Shape::Mesh(mesh) => square_at(mesh, pos),
        _ => None,
    }
}

/// The colour of the square of a board at this place.
fn square_at(mesh: &egui::Mesh, pos: Pos2) -> Option<Color32> {
    let mut last_first = mesh.vertices.chunks_exact(4).rev();
    let square = last_first.find(|corners| {
        let rect = egui::Rect::from_two_pos(corners[0].pos, corners[3].pos);
        // A shape with its own texture is a piece.
        corners[0].uv == corners[3].uv && rect.contains(pos)
    });
    square.map(|corners| corners[0].color)
}

/// The colour in which the window is painted first.
fn window_color(program: &Program) -> Color32 {
    let visuals = &program.harness.ctx.global_style().visuals;
    let cleared = eframe::App::clear_color(program.harness.state(), visuals);
    let panel = visuals.panel_fill;
    let wanted = panel.to_normalized_gamma_f32();
    assert_eq!(format!("{cleared:?}"), format!("{wanted:?}"));
    panel
}

/// The background at this place.
fn ground_at(window: Color32, below: &[(egui::Rect, Shape)], pos: Pos2) -> Color32 {
    below.iter().fold(window, |ground, (clip, shape)| {
        fill_at(*clip, shape, pos).map_or(ground, |fill| ground.blend(fill))
    })
}

/// The place and colour of each letter of a text.
fn letters_of(text: &TextShape) -> Vec<(Pos2, Color32, String)> {
    let mut letters = Vec::new();
    for row in &text.galley.rows {
        let corners = &row.visuals.mesh.vertices[row.visuals.glyph_vertex_range.clone()];
        for corners in corners.chunks_exact(4) {
            let color = match text.override_text_color {
                Some(color) => color,
                None if corners[0].color == Color32::PLACEHOLDER => text.fallback_color,
                None => corners[0].color,
            };
            let middle = corners[0].pos.lerp(corners[3].pos, 0.5);
            let pos = text.pos + row.pos.to_vec2() + middle.to_vec2();
            letters.push((pos, color, row.text()));
        }
    }
    letters
}

/// Texts with too little contrast to their background. Disabled controls may be pale.
fn too_weak(program: &Program, least: f32) -> BTreeSet<String> {
    let shapes = shapes(program);
    let window = window_color(program);
    let mut weak = BTreeSet::new();
    let mut seen = 0;
    for (place, (clip, shape)) in shapes.iter().enumerate() {
        let Shape::Text(text) = shape else {
            continue;
        };
        if text.opacity_factor < 1.0 {
            continue;
        }
        for (pos, color, words) in letters_of(text) {
            let is_switched_off = color.a() < u8::MAX;
            if is_switched_off || !clip.contains(pos) {
                continue;
            }
            seen += 1;
            let ground = ground_at(window, &shapes[..place], pos);
            let contrast = contrast(ground.blend(color), ground);
            if contrast < least {
                weak.insert(format!("{words:?} {color:?} on {ground:?}: {contrast:.2}"));
            }
        }
    }
    assert!(100 < seen, "only {seen} letters were seen");
    weak
}

fn on_lines(prefs: DesktopPrefs) -> Program {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("lines.epd");
    std::fs::write(&path, LINES).unwrap();
    let mut program = Program::start_with(vec![
        Action::from(SettingsAction::UseDesktopPrefs(prefs)),
        Action::from(FilesAction::Open(vec![path])),
    ]);
    program.harness.state_mut().apply(ListAction::CheckAll);
    program.run();
    program
}

fn run(program: &mut Program, command: Command) {
    program.harness.state_mut().apply(Action::Run(command));
    program.run();
}

/// The dialogs and panels of the window.
const DIALOGS: [Command; 21] = [
    Command::CopyAs,
    Command::Diagram,
    Command::DiagramPages,
    Command::FenStyle,
    Command::GoToLine,
    Command::CheckAll,
    Command::RepairAll,
    Command::WhatChanged,
    Command::FindDuplicates,
    Command::Sort,
    Command::KnownPositions,
    Command::Chess960,
    Command::Palette,
    Command::Gestures,
    Command::Keys,
    Command::About,
    Command::Open,
    Command::Find,
    Command::PlayMoves,
    Command::Engine,
    Command::Help,
];

fn assert_no_weak(found: &[(String, BTreeSet<String>)]) {
    let bad: Vec<_> = found.iter().filter(|(_, weak)| !weak.is_empty()).collect();
    assert!(bad.is_empty(), "{bad:#?}");
}

#[test]
fn every_text_of_the_window_is_readable_in_every_palette() {
    let mut found = Vec::new();
    for (name, prefs, least) in palettes() {
        let mut program = on_lines(prefs);
        for row in 1..=7 {
            program.click_row(row);
            found.push((format!("{name}, row {row}"), too_weak(&program, least)));
        }
        let tour = format!("{DATA}/tour.fen");
        program
            .harness
            .state_mut()
            .apply(FilesAction::Open(vec![tour.into()]));
        program.run();
        found.push((format!("{name}, tour"), too_weak(&program, least)));
        program.select_field();
        program.type_text("not a FEN");
        found.push((format!("{name}, broken text"), too_weak(&program, least)));
    }
    assert_no_weak(&found);
}

#[test]
fn every_text_of_menus_and_dialogs_is_readable_in_every_palette() {
    let mut found = Vec::new();
    for (name, prefs, least) in palettes() {
        for command in DIALOGS {
            let mut program = on_lines(prefs);
            if command == Command::WhatChanged {
                run(&mut program, Command::DuplicatePosition);
                run(&mut program, Command::ChangeSideToMove);
            }
            run(&mut program, command);
            found.push((format!("{name}, {command:?}"), too_weak(&program, least)));
        }
        for menu in Menu::ALL {
            let mut program = on_lines(prefs);
            let label = tabiya_text::tr(menu.text_id());
            program.click_role(egui::accesskit::Role::Button, &label);
            found.push((format!("{name}, {menu:?}"), too_weak(&program, least)));
        }
    }
    assert_no_weak(&found);
}

/// The focus ring, if there is one.
fn has_ring(program: &Program, color: Color32) -> Result<(), String> {
    let ctx = &program.harness.ctx;
    let Some(id) = ctx.memory(egui::Memory::focused) else {
        return Ok(());
    };
    // After a frame, its widgets are those of the previous pass.
    let widget = ctx.viewport(|viewport| viewport.prev_pass.widgets.get(id).copied());
    let Some(widget) = widget else {
        return Err(format!("{id:?} is not there"));
    };
    let nodes = program
        .harness
        .query_all_by(|node| node.is_focused() && node.label().is_some());
    let name: Vec<_> = nodes
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    let is_ring = |(clip, shape): &(egui::Rect, Shape)| {
        let Shape::Rect(rect) = shape else {
            return false;
        };
        let around = rect.rect.expand(0.5).contains_rect(widget.interact_rect);
        rect.stroke.color == color && around && clip.intersects(rect.rect)
    };
    let window = program.harness.ctx.content_rect();
    let shown = widget.interact_rect.intersect(window);
    if !shown.is_positive() || shown.height() < 0.5 * widget.rect.height().min(40.0) {
        return Err(format!("{name:?} is out of sight: {:?}", widget.rect));
    }
    if !shapes(program).iter().any(is_ring) {
        let rings: Vec<_> = shapes(program)
            .into_iter()
            .filter_map(|(clip, shape)| match shape {
                Shape::Rect(rect) if rect.stroke.color == color => Some((clip, rect.rect)),
                _ => None,
            })
            .collect();
        let place = (widget.rect, widget.interact_rect);
        return Err(format!("{name:?} has no ring: {place:?}, {rings:?}"));
    }
    Ok(())
}

/// Goes through everything that Tab reaches.
fn walk(program: &mut Program, color: Color32) -> (usize, Vec<String>) {
    let mut faults = Vec::new();
    let mut first = None;
    let mut seen = BTreeSet::new();
    for _ in 0..160 {
        program.key(Key::Tab);
        let focused = program.harness.ctx.memory(egui::Memory::focused);
        if focused.is_some() && first.is_none() {
            first = focused;
        } else if first.is_some() && focused == first && 1 < seen.len() {
            break;
        }
        seen.extend(focused.map(|id| format!("{id:?}")));
        faults.extend(has_ring(program, color).err());
    }
    (seen.len(), faults)
}

#[test]
fn the_focused_control_is_visible_with_a_ring_around_it() {
    let color = tabiya::widgets::style::LIGHT.focus;
    let (_, prefs, _) = palettes()[0];
    let mut program = on_lines(prefs);
    let (count, mut faults) = walk(&mut program, color);
    assert!(20 < count, "{count}");
    for command in DIALOGS {
        // In these dialogs the keyboard focus stays in the field.
        if command == Command::Palette {
            continue;
        }
        let mut program = on_lines(prefs);
        run(&mut program, command);
        let (count, found) = walk(&mut program, color);
        assert!(0 < count, "{command:?}");
        faults.extend(
            found
                .into_iter()
                .map(|fault| format!("{command:?}: {fault}")),
        );
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The window has 1280 by 800 pixels and a zoom of three.
#[test]
fn a_very_small_window_scrolls_to_the_focused_control() {
    let (_, prefs, _) = palettes()[0];
    let mut program = on_lines(prefs);
    let (all, _) = walk(&mut program, Color32::WHITE);
    program.harness.set_size(vec2(427.0, 267.0));
    program.run();
    let (count, faults) = walk(&mut program, tabiya::widgets::style::LIGHT.focus);
    assert!(faults.is_empty(), "{faults:#?}");
    // A very narrow window has six tools and pasting in the menu of tools, and seven of the sixteen controls of the setup
    // panel on a strip.
    let expected = all - 7 - 9;
    assert!(expected <= count, "{count} of {expected} are reached");
    program
        .harness
        .get_by_label("Show the whole panel")
        .click_accesskit();
    program.run();
    let (_, faults) = walk(&mut program, tabiya::widgets::style::LIGHT.focus);
    assert!(faults.is_empty(), "{faults:#?}");
}
