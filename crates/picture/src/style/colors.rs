//! The colours of diagrams.

use std::fmt;
use std::str::FromStr;

/// An opaque colour: red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub [u8; 3]);

impl Rgb {
    pub(super) const fn new(code: u32) -> Self {
        let [_, red, green, blue] = code.to_be_bytes();
        Self([red, green, blue])
    }
}

impl fmt::Display for Rgb {
    /// Writes `#` and six digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

impl FromStr for Rgb {
    type Err = ();

    /// Reads `#rrggbb` and `#rgb`, with or without the `#`.
    fn from_str(text: &str) -> Result<Self, ()> {
        let text = text.trim();
        let digits = text.strip_prefix('#').unwrap_or(text);
        if !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(());
        }
        let code = u32::from_str_radix(digits, 16).map_err(|_no_number| ())?;
        match digits.len() {
            6 => Ok(Self::new(code)),
            3 => {
                let digit = |place: u32| ((code >> place) & 0xf) as u8 * 0x11;
                Ok(Self([digit(8), digit(4), digit(0)]))
            }
            _ => Err(()),
        }
    }
}

/// All colours of a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colors {
    /// The colour of light squares.
    pub light: Rgb,
    /// The colour of dark squares or their hatching.
    pub dark: Rgb,
    /// The background colour.
    pub ground: Rgb,
    /// The colour of texts and the frame.
    pub ink: Rgb,
    /// The colour of the squares of the last move.
    pub last_move: Rgb,
    /// Whether dark squares are hatched instead of filled.
    pub is_hatched: bool,
}

/// A matching set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum BoardTheme {
    /// The colours of the board in the window.
    #[default]
    Sage,
    /// Black and white with hatched dark squares, for print.
    Book,
    Green,
    Blue,
    Brown,
    Grey,
    Contrast,
}

impl BoardTheme {
    /// All themes, in the order in which they are offered.
    pub const ALL: [Self; 7] = [
        Self::Sage,
        Self::Book,
        Self::Green,
        Self::Blue,
        Self::Brown,
        Self::Grey,
        Self::Contrast,
    ];

    /// The colours of the theme.
    pub const fn colors(self) -> Colors {
        let (light, dark, ink, last_move) = match self {
            Self::Sage => (0xec_ee_e8, 0x87_9f_8c, 0x3c_46_40, 0xd9_c7_5c),
            Self::Book => (0xff_ff_ff, 0x00_00_00, 0x00_00_00, 0xc8_c8_c8),
            Self::Green => (0xf0_f1_dc, 0x76_96_5a, 0x34_40_2a, 0xd8_ca_4e),
            Self::Blue => (0xe4_eb_f1, 0x7f_9a_b5, 0x2b_3b_4b, 0x9b_c7_a0),
            Self::Brown => (0xf2_de_bd, 0xb6_8b_66, 0x4a_35_24, 0xc9_c2_5a),
            Self::Grey => (0xea_ea_ea, 0xa3_a3_a3, 0x33_33_33, 0xd6_cf_8a),
            Self::Contrast => (0xff_ff_ff, 0x6c_6c_6c, 0x00_00_00, 0xff_d8_3d),
        };
        Colors {
            light: Rgb::new(light),
            dark: Rgb::new(dark),
            ground: Rgb::new(0xff_ff_ff),
            ink: Rgb::new(ink),
            last_move: Rgb::new(last_move),
            is_hatched: matches!(self, Self::Book),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_has_at_most_one_hash() {
        for text in ["abc", "#abc", " #aabbcc "] {
            assert_eq!(text.parse(), Ok(Rgb([0xaa, 0xbb, 0xcc])), "{text}");
        }
        for text in ["##abc", "###aabbcc", "#", "", "#abcd", "#+ab"] {
            assert_eq!(text.parse::<Rgb>(), Err(()), "{text}");
        }
    }
}
