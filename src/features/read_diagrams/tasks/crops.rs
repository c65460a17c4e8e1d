//! Pictures of boards: compressed in memory, and saved in a folder beside the source.

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder as _};
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use tabiya_picture::scanned::Crop;

/// The maximum number of folders for the boards of one file. Their names differ by a number.
const MOST_FOLDERS: u32 = 999;

/// Encodes the board as a PNG file.
pub(crate) fn png_of(crop: &Crop) -> Option<Vec<u8>> {
    let mut png = Vec::new();
    let encoder =
        PngEncoder::new_with_quality(&mut png, CompressionType::Fast, FilterType::Adaptive);
    let written = encoder.write_image(&crop.rgb, crop.side, crop.side, ExtendedColorType::Rgb8);
    written.ok().map(|()| png)
}

/// A folder for pictures of boards.
#[derive(Clone, Debug)]
pub(crate) struct CropFolder {
    path: PathBuf,
    name: String,
}

impl CropFolder {
    /// Opens a folder beside the source, named after it. An existing folder is used only if it belongs to the same
    /// collection (`goes_on_in`); otherwise the new folder gets a number.
    ///
    /// # Errors
    /// Fails when it cannot be made.
    pub(crate) fn beside(read: &Path, goes_on_in: Option<&str>) -> io::Result<Self> {
        let parent = read.parent().unwrap_or(Path::new(""));
        if let Some(name) = goes_on_in.filter(|name| !name.contains(['/', '\\'])) {
            let path = parent.join(name);
            fs::create_dir_all(&path)?;
            return Ok(Self {
                path,
                name: name.to_owned(),
            });
        }
        let stem = read.file_stem().unwrap_or_default().to_string_lossy();
        let (path, name) = new_folder(parent, &format!("{stem}-boards"))?;
        Ok(Self { path, name })
    }

    /// Saves a board under this name and returns its path for the record. It never overwrites a file.
    ///
    /// # Errors
    /// Fails when it cannot be written.
    pub(crate) fn keep(&self, name: &str, png: &[u8]) -> io::Result<String> {
        let mut file = File::create_new(self.path.join(name))?;
        file.write_all(png)?;
        Ok(format!("{}/{name}", self.name))
    }
}

/// Makes a folder of this name, or with a number after it if the name is taken.
///
/// # Errors
/// Fails when it cannot be made.
pub(crate) fn new_folder(parent: &Path, name: &str) -> io::Result<(PathBuf, String)> {
    let mut number = 1;
    loop {
        let numbered = match number {
            1 => name.to_owned(),
            number => format!("{name}-{number}"),
        };
        let path = parent.join(&numbered);
        match fs::create_dir(&path) {
            Ok(()) => return Ok((path, numbered)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < MOST_FOLDERS => {
                number += 1;
            }
            Err(error) => return Err(error),
        }
    }
}
