//! The formats in which the dialog for pages saves: drawn pages, or a text with all diagrams.

use std::path::Path;
use tabiya_publish::{Format, PageFormat};

/// A format of pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PagesFormat {
    /// Drawn pages.
    Drawn(PageFormat),
    /// One text with all diagrams.
    Text(Format),
}

impl Default for PagesFormat {
    fn default() -> Self {
        Self::Drawn(PageFormat::default())
    }
}

impl PagesFormat {
    /// All formats, in the order in which they are offered.
    pub const ALL: [Self; 7] = [
        Self::Drawn(PageFormat::Pdf),
        Self::Drawn(PageFormat::Svg),
        Self::Drawn(PageFormat::Png),
        Self::Text(Format::Html),
        Self::Text(Format::Markdown),
        Self::Text(Format::Latex),
        Self::Text(Format::Forum),
    ];

    /// The extension of its files, without the dot.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Drawn(format) => format.extension(),
            Self::Text(format) => format.extension(),
        }
    }

    /// The format that the extension of a file implies. A `.txt` file has forum tags.
    pub fn from_path(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?;
        if let Some(format) = PageFormat::from_extension(extension) {
            return Some(Self::Drawn(format));
        }
        let format = match Format::from_path(path)? {
            Format::Figurines => Format::Forum,
            format => format,
        };
        let format = Self::Text(format);
        Self::ALL.contains(&format).then_some(format)
    }

    /// The format in which the pages are laid out and counted.
    pub const fn as_pages(self) -> PageFormat {
        match self {
            Self::Drawn(format) => format,
            Self::Text(_) => PageFormat::Pdf,
        }
    }

    /// The text format, if it is one.
    pub const fn as_text(self) -> Option<Format> {
        match self {
            Self::Drawn(_) => None,
            Self::Text(format) => Some(format),
        }
    }

    /// Whether all diagrams are in one file.
    pub fn is_one_file(self) -> bool {
        self.as_pages() == PageFormat::Pdf
    }
}
