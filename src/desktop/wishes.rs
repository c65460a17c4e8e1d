//! What the desktop asks of every program.

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorScheme {
    /// Dark text on light ground.
    Light,
    /// Light text on dark ground.
    Dark,
}

/// What the desktop asks of every program; by default nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// Light or dark, if it matters.
    pub scheme: Option<ColorScheme>,
    /// Whether colours are to stand far apart.
    pub high_contrast: bool,
    /// Whether nothing is to move by itself.
    pub reduced_motion: bool,
    /// How large text is to be, in percent; nothing is as usual.
    pub text_percent: Option<u16>,
}
