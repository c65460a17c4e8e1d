//! The options that an engine offers, and values for them.

use super::words::{Words, plain_text, signed};

/// Names and values are no longer than this; a path has room.
const MAX_TEXT: usize = 4096;
const MAX_CHOICES: usize = 1000;
/// What stands for an empty text.
const EMPTY: &str = "<empty>";

/// An option that an engine offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineOption {
    /// Its name, which can have several words.
    pub name: String,
    /// Which values it takes.
    pub kind: OptionKind,
}

/// Which values an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// On or off.
    Check {
        /// What it is at first.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// What it is at first.
        default: i64,
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// One of several words.
    Combo {
        /// What it is at first.
        default: String,
        /// The words.
        choices: Vec<String>,
    },
    /// Any text.
    Text {
        /// What it is at first.
        default: String,
    },
    /// Nothing: it is pressed.
    Button,
}

/// An option with a value that it takes, or a button that is pressed. It is one line, whatever was
/// typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    name: String,
    value: Option<String>,
}

/// Why an option does not take a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongValue {
    /// The engine has no option of this name.
    NoSuchOption,
    /// It is neither `true` nor `false`.
    NotOnOrOff,
    /// It is no whole number.
    NotANumber,
    /// It is a number, but not from the least to the greatest.
    OutOfRange {
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// It is none of the words.
    NoSuchChoice,
    /// It has a line end or another control character.
    ControlCharacter,
    /// It is too long.
    TooLong,
}

impl Setting {
    /// The option.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its value; a button has none.
    pub fn value(&self) -> Option<&str> {
        self.value.as_deref()
    }
}

impl EngineOption {
    /// Reads what stands behind the word `option`; nothing when that is no option of a known type.
    pub fn read(offered: &[u8]) -> Option<Self> {
        let mut words = Words::of(offered);
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

    /// Whether this is its name. Engines do not distinguish large and small letters.
    pub fn is_called(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }

    /// The value that it has when nothing is said; a button has none.
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

    /// This option with a value, as it is to be sent.
    ///
    /// # Errors
    ///
    /// Why the option does not take it.
    pub fn set_to(&self, value: &str) -> Result<Setting, WrongValue> {
        let value = match &self.kind {
            OptionKind::Check { .. } => Some(on_or_off(value)?.to_string()),
            OptionKind::Spin { min, max, .. } => Some(within(value, *min, *max)?.to_string()),
            OptionKind::Combo { choices, default } => {
                let mut choices = choices.iter().chain([default]);
                let is_it = |choice: &&String| choice.eq_ignore_ascii_case(value.trim());
                let choice = choices.find(is_it).ok_or(WrongValue::NoSuchChoice)?;
                Some(choice.clone())
            }
            // As the protocol has it; no text at all would be taken for no value.
            OptionKind::Text { .. } => Some(match one_line(value)? {
                "" => EMPTY.to_owned(),
                text => text.to_owned(),
            }),
            OptionKind::Button => None,
        };
        Ok(Setting {
            name: self.name.clone(),
            value,
        })
    }

    /// The value nearest to this one that a spin takes.
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

/// What stands behind the type of an option, as text.
#[derive(Debug, Default)]
struct Fields {
    default: String,
    min: Option<i64>,
    max: Option<i64>,
    choices: Vec<String>,
}

impl Fields {
    fn read(mut words: Words<'_>, is_text: bool) -> Self {
        let is_field = |word: &[u8]| matches!(word, b"default" | b"min" | b"max" | b"var");
        let mut fields = Self::default();
        while let Some(word) = words.next() {
            // A text may have any words in it.
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
                // Some leave a limit out or have them the wrong way round.
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
