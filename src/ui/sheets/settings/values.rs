//! What can be chosen, in words.

use crate::chess::EnPassantConvention;
use crate::diagram::Theme as BoardTheme;
use crate::notation::fen::Dialect;
use crate::notation::piece_letters::Language;
use crate::settings::{Contrast, Motion, Setting, Theme};
use crate::state::State;
use crate::text::{Locale, tr, tr_with};

/// A choice as a person reads it.
pub(super) fn value_text(state: &State, setting: &Setting) -> String {
    tr(match setting {
        Setting::Zoom(zoom) => {
            return tr_with("setting-percent", &[("percent", zoom.percent().into())]);
        }
        Setting::Language(None) => {
            let language = language_name(state.locale().piece_letters());
            return tr_with(
                "copy-as-language-of-window",
                &[("language", language.into())],
            );
        }
        Setting::Language(Some(language)) => return language_name(*language),
        Setting::Locale(Some(locale)) => return locale_name(*locale),
        Setting::Theme(Theme::System)
        | Setting::Contrast(Contrast::System)
        | Setting::Motion(Motion::System)
        | Setting::Locale(None) => "setting-as-system",
        Setting::Theme(Theme::Light) => "setting-light",
        Setting::Theme(Theme::Dark) => "setting-dark",
        Setting::Contrast(Contrast::Usual) => "setting-contrast-usual",
        Setting::Contrast(Contrast::High) => "setting-contrast-high",
        Setting::Motion(Motion::Full) => "setting-motion-full",
        Setting::Motion(Motion::Reduced) => "setting-motion-reduced",
        Setting::Castling(Dialect::XFen) => "fen-style-x-fen",
        Setting::Castling(Dialect::Shredder) => "fen-style-shredder",
        Setting::EnPassant(EnPassantConvention::Always) => "fen-style-always",
        Setting::EnPassant(EnPassantConvention::PseudoLegal) => "fen-style-pseudo-legal",
        Setting::EnPassant(EnPassantConvention::Legal) => "fen-style-legal",
        Setting::BoardPieces(name) => board_pieces_id(name),
        Setting::BoardTheme(None) => "setting-as-window",
        Setting::BoardTheme(Some(theme)) => board_theme_id(*theme),
        Setting::Figurines(true)
        | Setting::Coordinates(true)
        | Setting::ReopenFiles(true)
        | Setting::RecentFiles(true) => "setting-on",
        Setting::Figurines(false)
        | Setting::Coordinates(false)
        | Setting::ReopenFiles(false)
        | Setting::RecentFiles(false) => "setting-off",
        Setting::FirstSteps(false) => "setting-first-steps-new",
        Setting::FirstSteps(true) => "setting-first-steps-seen",
        // These have no list of words.
        Setting::Keys { .. } | Setting::Style { .. } | Setting::Diagram(_) => {
            return String::new();
        }
    })
}

fn language_name(language: Language) -> String {
    tr(&format!("language-{}", language.code()))
}

/// As those call it who speak it.
fn locale_name(locale: Locale) -> String {
    tr(match locale {
        Locale::English => "command-speak-english",
        Locale::German => "command-speak-german",
        Locale::Spanish => "command-speak-spanish",
        Locale::French => "command-speak-french",
        Locale::Russian => "command-speak-russian",
        // For those who make the program; it has no name.
        Locale::Stretched => return locale.code().to_owned(),
    })
}

fn board_pieces_id(name: &str) -> &'static str {
    match name {
        "flat" => "pieces-flat",
        "print" => "pieces-print",
        _ => "pieces-staunton",
    }
}

fn board_theme_id(theme: BoardTheme) -> &'static str {
    match theme {
        BoardTheme::Sage => "theme-sage",
        BoardTheme::Book => "theme-book",
        BoardTheme::Green => "theme-green",
        BoardTheme::Blue => "theme-blue",
        BoardTheme::Brown => "theme-brown",
        BoardTheme::Grey => "theme-grey",
        BoardTheme::Contrast => "theme-contrast",
    }
}
