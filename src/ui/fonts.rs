//! Fonts: the bundled ones, so that no sign ever shows as an empty box.

use egui::FontFamily;

/// Lets the proportional face borrow from the monospaced one, which has arrows and the like that it
/// lacks; both are in the program anyway.
pub fn install_fonts(ctx: &egui::Context) {
    let mut fonts = egui::FontDefinitions::default();
    let monospaced = fonts.families.get(&FontFamily::Monospace).cloned();
    if let Some(family) = fonts.families.get_mut(&FontFamily::Proportional) {
        for name in monospaced.unwrap_or_default() {
            if !family.contains(&name) {
                family.push(name);
            }
        }
    }
    ctx.set_fonts(fonts);
}
