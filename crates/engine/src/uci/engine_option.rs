//! The options that an engine offers, and values for them.

use super::words::{UciWords, plain_text, signed};

/// The maximum length of names and values in bytes; it suffices for paths.
const MAX_TEXT: usize = 4096;
const MAX_CHOICES: usize = 1000;
/// The protocol's word for an empty text.
const EMPTY: &str = "<empty>";

/// An option that an engine offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineOption {
    /// Its name, which may have several words.
    pub name: String,
    /// The type of its values.
    pub kind: OptionKind,
}

/// The type and range of an option's values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// On or off.
    Check {
        /// The initial value.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// The initial value.
        default: i64,
        /// The least value.
        min: i64,
        /// The greatest value.
        max: i64,
    },
    /// One of several words.
    Combo {
        /// The initial value.
        default: String,
        /// The words to choose from.
        choices: Vec<String>,
    },
    /// Any text.
    Text {
        /// The initial value.
        default: String,
    },
    /// It has no value and is only pressed.
    Button,
}

/// An option with a valid value, or a button to press. It always fits on one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionSetting {
    name: String,
    value: Option<String>,
}

/// The reason why an option does not accept a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongValue {
    /// The engine has no option of this name.
    NoSuchOption,
    /// The value is neither `true` nor `false`.
    NotOnOrOff,
    /// The value is not a whole number.
    NotANumber,
    /// The value is a number outside the range.
    OutOfRange {
        /// The least value.
        min: i64,
        /// The greatest value.
        max: i64,
    },
    /// The value is none of the words.
    NoSuchChoice,
    /// The value contains a line end or another control character.
    ControlCharacter,
    /// The value is too long.
    TooLong,
}

impl OptionSetting {
    /// The name of the option.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its value; `None` for a button.
    pub fn value(&self) -> Option<&str> {
        self.value.as_deref()
    }
}

impl EngineOption {
    /// Reads the words after `option`; `None` if they are not an option of a known type.
    pub fn read(offered: &[u8]) -> Option<Self> {
        let mut words = UciWords::of(offered);
        if words.next() != Some(b"name") {
            return None;
        }
        let name = plain_text(words.take_until(|word| word == b"type"), MAX_TEXT);
        words.next();
        let kind = words.next()?;
        let fields = Fields::read(words, kind == b"string");
        let kind = fields.kind(kind)?;
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        (!name.is_empty()).then_some(Self { name, kind })
    }

    /// Whether this is its name. Engines ignore case.
    pub fn is_called(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }

    /// The initial value; `None` for a button.
    pub fn default_value(&self) -> Option<String> {
        match &self.kind {
            OptionKind::Check { default } => Some(default.to_string()),
            OptionKind::Spin { default, .. } => Some(default.to_string()),
            OptionKind::Combo { default, .. } | OptionKind::Text { default } => {
                Some(default.clone())
            }
            OptionKind::Button => None,
        }
    }

    /// This option with a value, ready to send.
    ///
    /// # Errors
    ///
    /// Returns the reason why the option does not accept the value.
    pub fn set_to(&self, value: &str) -> Result<OptionSetting, WrongValue> {
        let value = match &self.kind {
            OptionKind::Check { .. } => Some(on_or_off(value)?.to_string()),
            OptionKind::Spin { min, max, .. } => Some(within(value, *min, *max)?.to_string()),
            OptionKind::Combo { choices, default } => {
                let mut choices = choices.iter().chain([default]);
                let is_it = |choice: &&String| choice.eq_ignore_ascii_case(value.trim());
                let choice = choices.find(is_it).ok_or(WrongValue::NoSuchChoice)?;
                Some(choice.clone())
            }
            // The protocol's form; an empty text would be taken for no value.
            OptionKind::Text { .. } => Some(match one_line(value)? {
                "" => EMPTY.to_owned(),
                text => text.to_owned(),
            }),
            OptionKind::Button => None,
        };
        Ok(OptionSetting {
            name: self.name.clone(),
            value,
        })
    }

    /// The nearest value that a spin accepts.
    pub(super) fn nearest(&self, wanted: i64) -> Option<i64> {
        match self.kind {
            OptionKind::Spin { min, max, .. } => Some(wanted.max(min).min(max)),
            _ => None,
        }
    }
}

fn on_or_off(value: &str) -> Result<bool, WrongValue> {
    let value = value.trim();
    let is = |word: &str| value.eq_ignore_ascii_case(word);
    match (is("true"), is("false")) {
        (true, _) => Ok(true),
        (_, true) => Ok(false),
        _ => Err(WrongValue::NotOnOrOff),
    }
}

fn within(value: &str, min: i64, max: i64) -> Result<i64, WrongValue> {
    let number = value.trim().parse();
    let number: i64 = number.or(Err(WrongValue::NotANumber))?;
    if (min..=max).contains(&number) {
        Ok(number)
    } else {
        Err(WrongValue::OutOfRange { min, max })
    }
}

fn one_line(value: &str) -> Result<&str, WrongValue> {
    if value.contains(char::is_control) {
        return Err(WrongValue::ControlCharacter);
    }
    if MAX_TEXT < value.len() {
        return Err(WrongValue::TooLong);
    }
    Ok(value.trim())
}

/// The fields after the type of an option, as text.
#[derive(Debug, Default)]
struct Fields {
    default: String,
    min: Option<i64>,
    max: Option<i64>,
    choices: Vec<String>,
}

impl Fields {
    fn read(mut words: UciWords<'_>, is_text: bool) -> Self {
        let is_field = |word: &[u8]| matches!(word, b"default" | b"min" | b"max" | b"var");
        let mut fields = Self::default();
        while let Some(word) = words.next() {
            // A text may contain the names of fields.
            let mut text = || {
                plain_text(
                    words.take_until(|word| !is_text && is_field(word)),
                    MAX_TEXT,
                )
            };
            match word {
                b"default" => fields.default = text(),
                b"var" if fields.choices.len() < MAX_CHOICES => fields.choices.push(text()),
                b"min" => fields.min = signed(text().as_bytes()),
                b"max" => fields.max = signed(text().as_bytes()),
                _ => {}
            }
        }
        fields
    }

    fn kind(self, name: &[u8]) -> Option<OptionKind> {
        match name {
            b"check" => Some(OptionKind::Check {
                default: self.default.eq_ignore_ascii_case("true"),
            }),
            b"spin" => {
                // Some engines omit a limit or swap the two.
                let (min, max) = (self.min.unwrap_or(i64::MIN), self.max.unwrap_or(i64::MAX));
                let (min, max) = (min.min(max), min.max(max));
                let default = signed(self.default.as_bytes()).unwrap_or(0);
                let default = default.clamp(min, max);
                Some(OptionKind::Spin { default, min, max })
            }
            b"combo" => Some(OptionKind::Combo {
                default: self.default,
                choices: self.choices,
            }),
            b"string" => {
                let is_empty = self.default == EMPTY;
                let default = if is_empty {
                    String::new()
                } else {
                    self.default
                };
                Some(OptionKind::Text { default })
            }
            b"button" => Some(OptionKind::Button),
            _ => None,
        }
    }
}
