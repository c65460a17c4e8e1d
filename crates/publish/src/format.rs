//! The formats in which a position can be published.

use std::path::Path;

/// A format in which positions are published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Format {
    Svg,
    Png,
    Jpeg,
    Webp,
    Pdf,
    Html,
    Markdown,
    Latex,
    Forum,
    Figurines,
}

impl Format {
    /// All formats, in the order in which they are offered.
    pub const ALL: [Self; 10] = [
        Self::Svg,
        Self::Png,
        Self::Jpeg,
        Self::Webp,
        Self::Pdf,
        Self::Html,
        Self::Markdown,
        Self::Latex,
        Self::Forum,
        Self::Figurines,
    ];

    /// The name on the command line and in catalogue ids, where it is the last part.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Jpeg => "jpeg",
            Self::Webp => "webp",
            Self::Pdf => "pdf",
            Self::Html => "html",
            Self::Markdown => "markdown",
            Self::Latex => "latex",
            Self::Forum => "forum",
            Self::Figurines => "figurines",
        }
    }

    /// The format with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }

    /// The extension of file names, without the dot.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Jpeg => "jpg",
            Self::Webp => "webp",
            Self::Pdf => "pdf",
            Self::Html => "html",
            Self::Markdown => "md",
            Self::Latex => "tex",
            Self::Forum | Self::Figurines => "txt",
        }
    }

    /// The format that a file's extension implies. `.txt` is figurines.
    pub fn from_path(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        Some(match extension.as_str() {
            "svg" => Self::Svg,
            "png" => Self::Png,
            "jpg" | "jpeg" => Self::Jpeg,
            "webp" => Self::Webp,
            "pdf" => Self::Pdf,
            "html" | "htm" => Self::Html,
            "md" | "markdown" => Self::Markdown,
            "tex" | "latex" => Self::Latex,
            "txt" => Self::Figurines,
            _ => return None,
        })
    }

    /// The media type.
    pub const fn mime(self) -> &'static str {
        match self {
            Self::Svg => "image/svg+xml",
            Self::Png => "image/png",
            Self::Jpeg => "image/jpeg",
            Self::Webp => "image/webp",
            Self::Pdf => "application/pdf",
            Self::Html => "text/html",
            Self::Markdown => "text/markdown",
            Self::Latex => "application/x-tex",
            Self::Forum | Self::Figurines => "text/plain",
        }
    }

    /// Whether it is a picture of a single position.
    pub const fn is_picture(self) -> bool {
        matches!(
            self,
            Self::Svg | Self::Png | Self::Jpeg | Self::Webp | Self::Pdf
        )
    }

    /// Whether its files are binary instead of text.
    pub const fn is_binary(self) -> bool {
        matches!(self, Self::Png | Self::Jpeg | Self::Webp | Self::Pdf)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_is_found_by_its_name_and_by_a_file_name() {
        for format in Format::ALL {
            assert_eq!(Format::from_name(format.name()), Some(format));
            let path = format!("a.b/c.{}", format.extension().to_uppercase());
            let found = Format::from_path(Path::new(&path));
            let expected = match format {
                Format::Forum => Format::Figurines,
                other => other,
            };
            assert_eq!(found, Some(expected));
        }
        assert_eq!(Format::from_path(Path::new("svg")), None);
        assert_eq!(Format::from_path(Path::new("a.fen")), None);
    }
}
