//! Properties of any settings file.

use tabiya_chess::EnPassantConvention;
use tabiya_notation::fen::Dialect;
use tabiya_notation::piece_letters::Language;
use tabiya_picture::{BoardTheme, Frame, PieceSet, Style};
use tabiya_settings::keys::{ctrl, key};
use tabiya_settings::{
    Contrast, LastDiagram, Motion, Oddity, Setting, Theme, WrittenSettings, Zoom,
};

/// The first two bytes are choices, the rest is the file.
pub(crate) fn check_fuzz(data: &[u8]) {
    let [first, second, file @ ..] = data else {
        return;
    };
    let Ok(mut written) = WrittenSettings::read(file) else {
        return;
    };
    let before = written.understood();
    check_is_short(&before.oddities);
    assert!(before.settings.styles.len() <= 500 && before.settings.keys.len() <= 1000);
    let mut expected = before.settings;
    for byte in [first, second] {
        let setting = choice(*byte);
        written.choose(&setting);
        expected.choose(setting);
    }
    // The written text is the file of the next start.
    let text = written.to_string();
    let again = WrittenSettings::read(text.as_bytes());
    let again = again.unwrap_or_else(|fault| panic!("{fault:?}: {text}"));
    assert_eq!(again.understood().settings, expected, "{text}");
    assert_eq!(again.to_string(), text);
    // A comment belongs to the user, and every choice keeps it.
    for remark in remarks(file) {
        assert!(text.contains(remark), "{remark:?} is gone: {text}");
    }
}

/// Messages about a file are readable.
fn check_is_short(oddities: &[Oddity]) {
    assert!(oddities.len() <= 9);
    for oddity in oddities {
        let texts = match oddity {
            Oddity::Word { word, .. } => vec![word],
            Oddity::Folder { folder } => vec![folder],
            Oddity::Keys { command, word } => vec![command, word],
            Oddity::StyleWord { style, key, word } => vec![style, key, word],
            Oddity::More { count } => {
                assert!(0 < *count);
                vec![]
            }
        };
        for text in texts {
            assert!(text.chars().count() <= 61, "{text}");
        }
    }
}

/// Comments on separate lines before the first table, where nothing is removed.
fn remarks(file: &[u8]) -> Vec<&str> {
    let text = std::str::from_utf8(file).unwrap_or_default();
    if text.contains(['[', '{', '\'', '"', '\r']) {
        return Vec::new();
    }
    let lines = text.lines().map(str::trim);
    lines.filter(|line| line.starts_with('#')).collect()
}

fn choice(byte: u8) -> Setting {
    let style = Style {
        size: 640,
        frame: Frame::Double,
        ..Style::default()
    };
    match byte % 20 {
        0 => Setting::Theme(Theme::Dark),
        1 => Setting::Theme(Theme::System),
        2 => Setting::Castling(Dialect::Shredder),
        3 => Setting::EnPassant(EnPassantConvention::Legal),
        4 => Setting::Language(Some(Language::Russian)),
        5 => Setting::Figurines(true),
        6 => keys(Some(vec![ctrl("K")])),
        7 => keys(Some(vec![key("F3"), key("?")])),
        8 => keys(Some(Vec::new())),
        9 => keys(None),
        10 => Setting::BoardPieces(PieceSet::OWN[2]),
        11 => Setting::BoardTheme(Some(BoardTheme::Brown)),
        12 => style_named("a", Some(style)),
        13 => style_named("a\"\n]b", Some(Style::default())),
        14 => style_named("a", None),
        15 => Setting::Contrast(Contrast::High),
        16 => Setting::Motion(Motion::Reduced),
        18 => Setting::Coordinates(false),
        17 => Setting::Zoom(Zoom::of_percent(175)),
        _ => Setting::Diagram(LastDiagram {
            style_name: "\u{1b}'''".to_owned(),
            style,
            format: "pdf".to_owned(),
        }),
    }
}

fn keys(keys: Option<Vec<tabiya_settings::keys::Keys>>) -> Setting {
    let command = "redo";
    Setting::Keys { command, keys }
}

fn style_named(name: &str, style: Option<Style>) -> Setting {
    let name = name.to_owned();
    Setting::Style { name, style }
}
