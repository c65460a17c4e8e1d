//! Styles as texts of the form `key = value`, for the settings file and the command line.

use super::{BoardTheme, Coordinates, Frame, MAX_SIZE, MIN_SIZE, Orientation, Rgb, Style};

/// A fault in the name or the value of a style property.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StyleFault {
    /// There is no property of this name.
    UnknownKey(String),
    /// The property cannot have this value.
    UnknownValue {
        /// The name of the property.
        key: &'static str,
        /// The requested value.
        value: String,
        /// The possible values, for a message.
        possible: String,
    },
}

const THEMES: &[(&str, BoardTheme)] = &[
    ("sage", BoardTheme::Sage),
    ("book", BoardTheme::Book),
    ("green", BoardTheme::Green),
    ("blue", BoardTheme::Blue),
    ("brown", BoardTheme::Brown),
    ("grey", BoardTheme::Grey),
    ("contrast", BoardTheme::Contrast),
];
const COORDINATES: &[(&str, Coordinates)] = &[
    ("outside", Coordinates::Outside),
    ("inside", Coordinates::Inside),
    ("none", Coordinates::None),
];
const ORIENTATIONS: &[(&str, Orientation)] = &[
    ("white", Orientation::White),
    ("black", Orientation::Black),
    ("side-to-move", Orientation::SideToMove),
];
const FRAMES: &[(&str, Frame)] = &[
    ("none", Frame::None),
    ("thin", Frame::Thin),
    ("thick", Frame::Thick),
    ("double", Frame::Double),
];
const YES_OR_NO: &[(&str, bool)] = &[("yes", true), ("no", false)];

/// Reads and writes one property.
struct Property {
    key: &'static str,
    get: fn(&Style) -> String,
    /// Sets the value. Returns the possible values when it is not one of them.
    set: fn(&mut Style, &str) -> Result<(), String>,
}

macro_rules! chosen {
    ($key:literal, $field:ident, $words:expr) => {
        Property {
            key: $key,
            get: |style| word_of($words, style.$field),
            set: |style, word| choose($words, word).map(|value| style.$field = value),
        }
    };
}
macro_rules! number {
    ($key:literal, $field:ident, $least:expr, $most:expr) => {
        Property {
            key: $key,
            get: |style| style.$field.to_string(),
            set: |style, word| {
                let number = word.trim().parse().ok();
                let number = number.filter(|number| ($least..=$most).contains(number));
                style.$field = number.ok_or_else(|| format!("{}–{}", $least, $most))?;
                Ok(())
            },
        }
    };
}
macro_rules! color {
    ($key:literal, $field:ident) => {
        Property {
            key: $key,
            get: |style| match style.$field {
                Some(color) => color.to_string(),
                None => String::new(),
            },
            set: |style, word| {
                style.$field = match word.trim() {
                    "" => None,
                    word => Some(word.parse::<Rgb>().map_err(|()| "#rrggbb".to_owned())?),
                };
                Ok(())
            },
        }
    };
}

/// The maximum resolution, in pixels per inch.
const MAX_RESOLUTION: u32 = 4800;
/// The maximum margin, in hundredths of a square.
const MAX_MARGIN: u32 = 400;

const PROPERTIES: &[Property] = &[
    number!("size", size, MIN_SIZE, MAX_SIZE),
    number!("resolution", resolution, 10, MAX_RESOLUTION),
    number!("margin", margin, 0, MAX_MARGIN),
    chosen!("coordinates", coordinates, COORDINATES),
    chosen!("orientation", orientation, ORIENTATIONS),
    chosen!("side-to-move", side_to_move, YES_OR_NO),
    chosen!("frame", frame, FRAMES),
    chosen!("caption", caption, YES_OR_NO),
    chosen!("number", number, YES_OR_NO),
    chosen!("theme", theme, THEMES),
    color!("light", light),
    color!("dark", dark),
    color!("ground", ground),
    color!("ink", ink),
    Property {
        key: "pieces",
        get: |style| style.pieces.clone(),
        set: |style, word| {
            word.clone_into(&mut style.pieces);
            Ok(())
        },
    },
    chosen!("transparent", transparent, YES_OR_NO),
    chosen!("last-move", last_move, YES_OR_NO),
    chosen!("problems", problems, YES_OR_NO),
    chosen!("annotations", annotations, YES_OR_NO),
];

fn word_of<T: Copy + PartialEq>(words: &[(&str, T)], value: T) -> String {
    let found = words.iter().find(|(_, known)| *known == value);
    found.map_or_else(String::new, |(word, _)| (*word).to_owned())
}

fn choose<T: Copy>(words: &[(&str, T)], word: &str) -> Result<T, String> {
    let found = words.iter().find(|(known, _)| *known == word.trim());
    let all = || words.iter().map(|(word, _)| *word).collect::<Vec<_>>();
    found
        .map(|(_, value)| *value)
        .ok_or_else(|| all().join(", "))
}

impl Style {
    /// All properties with their values, in a fixed order. Colours that are not set have an empty value.
    pub fn words(&self) -> impl Iterator<Item = (&'static str, String)> {
        PROPERTIES
            .iter()
            .map(|property| (property.key, (property.get)(self)))
    }

    /// The names of all properties.
    pub fn keys() -> impl Iterator<Item = &'static str> {
        PROPERTIES.iter().map(|property| property.key)
    }

    /// Sets a property.
    ///
    /// # Errors
    /// Fails when there is no such property, or the value is impossible. The style then stays unchanged.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), StyleFault> {
        let property = PROPERTIES.iter().find(|property| property.key == key);
        let Some(property) = property else {
            return Err(StyleFault::UnknownKey(key.to_owned()));
        };
        (property.set)(self, value).map_err(|possible| StyleFault::UnknownValue {
            key: property.key,
            value: value.to_owned(),
            possible,
        })
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    #[test]
    fn a_style_is_read_back_from_its_words() {
        for name in Style::BUILT_IN {
            let mut style = Style::built_in(name).unwrap();
            style.light = Some("#123456".parse().unwrap());
            let mut read = Style::default();
            for (key, value) in style.words() {
                read.set(key, &value).unwrap();
            }
            assert_eq!(read, style, "{name}");
        }
    }

    #[test]
    fn every_theme_has_a_word() {
        for theme in BoardTheme::ALL {
            let mut style = Style::default();
            style.set("theme", &word_of(THEMES, theme)).unwrap();
            assert_eq!(style.theme, theme);
        }
    }

    #[test]
    fn a_refused_value_names_the_possible_ones() {
        let mut style = Style::default();
        for (key, value, possible) in [
            ("size", "63", "64–8192"),
            ("size", "8193", "64–8192"),
            ("frame", "red", "none, thin, thick, double"),
            ("ink", "#12345", "#rrggbb"),
        ] {
            let Err(StyleFault::UnknownValue { possible: said, .. }) = style.set(key, value) else {
                panic!("{key} {value}");
            };
            assert_eq!(said, possible);
        }
        assert_eq!(style, Style::default());
        let unknown = StyleFault::UnknownKey("colour".to_owned());
        assert_eq!(style.set("colour", "red"), Err(unknown));
    }
}
