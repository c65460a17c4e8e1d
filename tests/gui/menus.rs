//! The menus: their height, their place, and their completeness.

use super::menu_keys::focused;
use super::program::Program;
use egui::accesskit::Role;
use egui::epaint::Shape;
use egui::{Key, LayerId, Order, Pos2, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::collections::BTreeSet;
use tabiya::command::{Command, Menu, Submenu};
use tabiya::model::action::{Action, FilesAction, SettingsAction};
use tabiya_text::{Locale, tr};

/// The largest window on a screen of 1366 × 768 beside a title bar and a panel of the desktop.
const SMALL_SCREEN: [f32; 2] = [1366.0, 700.0];

/// A window of 1366 by 735 pixels at a zoom of 175 %.
const NOTEBOOK: [f32; 2] = [780.0, 420.0];

/// Every entry is lower than this.
const MAX_ENTRY: f32 = 50.0;

/// The open menus, beginning with the one below the bar.
fn open_menus(program: &Program) -> Vec<(LayerId, Rect)> {
    program.harness.ctx.memory(|memory| {
        let areas = memory.areas();
        let is_menu =
            |layer: &LayerId| layer.order == Order::Foreground && areas.visible_last_frame(layer);
        let layers = memory.layer_ids().filter(is_menu);
        let place = |layer: LayerId| Some((layer, memory.area_rect(layer.id)?));
        layers.filter_map(place).collect()
    })
}

/// The entries of a menu that lie outside its visible part.
fn hidden_entries(program: &Program, layer: LayerId, menu: Rect) -> Vec<Rect> {
    program.harness.ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let of_layer = widgets.layers().filter(|(other, _)| **other == layer);
        let entries = of_layer.flat_map(|(_, widgets)| widgets);
        let entries = entries.filter(|widget| widget.sense.senses_click());
        let places = entries.map(|widget| widget.rect);
        // The background of the menu itself is also clickable.
        let own = places.filter(|place| place.height() < MAX_ENTRY);
        own.filter(|place| !menu.contains_rect(*place)).collect()
    })
}

fn name_of(program: &Program, menu: Menu) -> Rect {
    let name = tr(menu.text_id());
    let node = program.harness.get_by_role_and_label(Role::Button, &name);
    node.rect()
}

fn submenus_of(menu: Menu) -> Vec<Submenu> {
    let rows = Command::ALL.iter().map(|command| command.row());
    let of_menu = rows.filter(|row| row.menu == menu);
    let mut submenus: Vec<_> = of_menu.filter_map(|row| row.submenu).collect();
    submenus.dedup();
    submenus
}

/// The entry with this name in an open menu.
fn entry(program: &Program, menu: Rect, name: &str) -> Pos2 {
    let mut nodes = program.harness.query_all_by_label(name);
    let node = nodes.find(|node| menu.contains_rect(node.rect()));
    node.unwrap_or_else(|| panic!("{name}")).rect().center()
}

#[test]
fn every_menu_fits_a_small_screen_in_every_language() {
    for locale in Locale::ALL {
        let first = vec![Action::from(SettingsAction::UseSystemLocale(locale))];
        let mut program = Program::started_at(SMALL_SCREEN, Harness::builder(), first);
        let bar = name_of(&program, Menu::File).bottom();
        let most = SMALL_SCREEN[1] - bar;
        let check = |program: &Program, layer, place: Rect, name: &str| {
            let height = place.height();
            assert!(height <= most, "{locale:?} {name}: {height}");
            assert!(place.top() >= bar - 1.0, "{locale:?} {name}: {place}");
            assert!(
                place.bottom() <= SMALL_SCREEN[1],
                "{locale:?} {name}: {place}"
            );
            let hidden = hidden_entries(program, layer, place);
            assert!(hidden.is_empty(), "{locale:?} {name}: {hidden:?}");
        };
        for menu in Menu::ALL {
            let name = name_of(&program, menu).center();
            program.clicks_at(name, 1);
            let open = open_menus(&program);
            let [(layer, whole)] = open[..] else {
                panic!("{locale:?} {menu:?}: {open:?}");
            };
            check(&program, layer, whole, &tr(menu.text_id()));
            for submenu in submenus_of(menu) {
                let name = tr(submenu.text_id());
                let opener = entry(&program, whole, &name);
                program.clicks_at(opener, 1);
                let open = open_menus(&program);
                let mut others = open.iter().filter(|(other, _)| *other != layer);
                let (beside, place) = *others.next().unwrap_or_else(|| panic!("{name}"));
                check(&program, beside, place, &name);
                assert!(
                    !place.contains(opener),
                    "{locale:?} {name} covers its entry"
                );
            }
            program.key(Key::Escape);
            program.key(Key::Escape);
            assert!(open_menus(&program).is_empty());
        }
        // The menu beside the field has one entry for each form.
        program.click(&tr("copy-as-more"));
        let (layer, place) = open_menus(&program)[0];
        check(&program, layer, place, "forms");
    }
}

/// Whether the handle of a scroll bar is visible at the right edge of a menu.
fn has_bar(program: &Program, menu: Rect) -> bool {
    let bars = program.harness.query_all_by_role(Role::ScrollBar);
    let bars: Vec<_> = bars.map(|bar| bar.rect()).collect();
    let is_handle = |place: Rect| {
        let is_in = |bar: &Rect| menu.contains_rect(*bar) && bar.expand(1.0).contains_rect(place);
        place.width() > 4.0 && place.height() > 8.0 && bars.iter().any(is_in)
    };
    let mut shapes = program.harness.output().shapes.iter();
    shapes.any(|clipped| match &clipped.shape {
        Shape::Rect(shape) => shape.fill.a() > 100 && is_handle(shape.rect),
        _ => false,
    })
}

#[test]
fn menus_that_do_not_fit_show_a_scroll_bar_and_stay_below_the_bar_of_menus() {
    let mut scrolling = Vec::new();
    for height in [NOTEBOOK[1], 360.0, 300.0] {
        let size = [NOTEBOOK[0], height];
        let mut program = Program::started_at(size, Harness::builder(), Vec::new());
        for (number, menu) in Menu::ALL.into_iter().enumerate() {
            let submenus: Vec<_> = submenus_of(menu)
                .into_iter()
                .map(|submenu| tr(submenu.text_id()))
                .collect();
            let name = name_of(&program, menu);
            program.key(Key::F10);
            for _ in 0..number {
                program.key(Key::ArrowRight);
            }
            program.key(Key::Enter);
            let first = focused(&program);
            loop {
                let at = focused(&program);
                if submenus.contains(&at) {
                    program.key(Key::ArrowRight);
                }
                for (layer, place) in open_menus(&program) {
                    let what = format!("{menu:?} {at} {size:?}: {place}");
                    assert!(place.top() >= name.bottom() - 1.0, "{what}");
                    assert!(place.bottom() <= height, "{what}");
                    let hidden = hidden_entries(&program, layer, place);
                    if !hidden.is_empty() {
                        assert!(has_bar(&program, place), "{what}: {hidden:?}");
                        scrolling.push(what);
                    }
                }
                if submenus.contains(&at) {
                    program.key(Key::ArrowLeft);
                }
                program.key(Key::ArrowDown);
                if focused(&program) == first {
                    break;
                }
            }
            program.key(Key::Escape);
            program.key(Key::Escape);
        }
    }
    assert!(scrolling.len() > 2, "{scrolling:?}");
}

#[test]
fn a_double_click_on_a_menu_name_only_opens_the_menu() {
    for size in [[1366.0, 768.0], SMALL_SCREEN, [760.0, 500.0]] {
        for menu in Menu::ALL {
            let builder = Harness::builder().with_step_dt(0.05);
            let first = vec![Action::from(FilesAction::OpenText(
                "8/8/4k3/8/8/4K3/8/8 b - - 3 7".to_owned(),
            ))];
            let mut program = Program::started_at(size, builder, first);
            let (fen, documents) = (program.fen(), program.state().shared.documents.len());
            let name = name_of(&program, menu);
            program.clicks_at(name.center(), 2);
            assert_eq!(program.fen(), fen, "{menu:?}");
            let state = program.state();
            assert_eq!(state.shared.documents.len(), documents, "{menu:?}");
            assert_eq!(
                (state.shared.dialog, state.shared.question()),
                (None, None),
                "{menu:?}"
            );
            assert!(!state.shared.document().can_undo(), "{menu:?}");
            let open = open_menus(&program);
            assert_eq!(open.len(), 1, "{menu:?} {size:?}");
            assert!(open[0].1.top() >= name.bottom() - 1.0, "{menu:?} {size:?}");
        }
    }
}

#[test]
fn arrow_keys_reach_every_command_and_leave_each_submenu() {
    let mut program = Program::start();
    let mut met = BTreeSet::new();
    for (place, menu) in Menu::ALL.into_iter().enumerate() {
        program.key(Key::F10);
        for _ in 0..place {
            program.key(Key::ArrowRight);
        }
        program.key(Key::Enter);
        let submenus: Vec<_> = submenus_of(menu)
            .into_iter()
            .map(|s| tr(s.text_id()))
            .collect();
        let first = focused(&program);
        loop {
            let name = focused(&program);
            if submenus.contains(&name) {
                program.key(Key::ArrowRight);
                let first = focused(&program);
                assert_ne!(first, name);
                loop {
                    met.insert(focused(&program));
                    program.key(Key::ArrowDown);
                    if focused(&program) == first {
                        break;
                    }
                }
                program.key(Key::ArrowLeft);
                assert_eq!(focused(&program), name);
            }
            met.insert(name);
            program.key(Key::ArrowDown);
            if focused(&program) == first {
                break;
            }
        }
        program.key(Key::Escape);
        program.key(Key::Escape);
        assert!(open_menus(&program).is_empty(), "{menu:?}");
    }
    for command in Command::ALL {
        let name = tr(command.row().text_id);
        let is_there = met.contains(&name);
        assert!(is_there || !command.is_enabled(program.state()), "{name}");
    }
}

#[test]
fn no_menu_has_more_than_15_entries() {
    for menu in Menu::ALL {
        let rows = Command::ALL.iter().map(|command| command.row());
        let own = rows.filter(|row| row.menu == menu && row.submenu.is_none());
        let count = own.count() + submenus_of(menu).len();
        assert!(count <= 15, "{menu:?}: {count}");
    }
}
