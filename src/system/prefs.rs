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
pub struct DesktopPrefs {
    /// Light or dark, if it matters.
    pub scheme: Option<ColorScheme>,
    /// Whether colours are to stand far apart.
    pub high_contrast: bool,
    /// Whether less is to move by itself.
    pub less_motion: bool,
    /// Whether nothing is to be animated: the same, said by another switch.
    pub no_animations: bool,
    /// How large text is to be, in percent; nothing is as usual.
    pub text_percent: Option<u16>,
}

impl DesktopPrefs {
    /// Whether nothing is to move by itself.
    pub fn reduced_motion(&self) -> bool {
        self.less_motion || self.no_animations
    }
}
