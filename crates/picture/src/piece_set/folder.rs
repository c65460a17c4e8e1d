//! A folder of twelve SVG files as a piece set.
//!
//! The files may come from anywhere, so nothing in them is trusted. Each file is measured before it is expanded,
//! nothing outside it is ever fetched, and diagrams contain only a rewritten form of the elements that the reader
//! understood. The limits keep memory small and drawing fast. Callers must run the reading and the trial on a separate
//! thread with a time limit, because the disk may not answer.
//!
//! The files must be regular files of at most 1 MiB. Before `usvg` reads one, a check counts the size to which its
//! references would expand. Pictures, scripts, filters and patterns are refused, and the reading has a deadline.
//! Diagrams embed the form that `usvg` writes back, never the file itself.

mod before;
mod behind;
mod doctype;
mod limits;
mod names;

use super::{FolderFault, FolderReason as Reason, PieceDrawing, PieceSet};
use crate::piece_pixels::piece_pixels;
use names::piece_of_name;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_chess::Piece;
use tabiya_lines::{LoadError, open_regular_file};
use usvg::{ImageHrefResolver, Indent, Options, Tree, WriteOptions};

/// The maximum size of a piece's file, in bytes.
pub const MAX_BYTES: u64 = 1 << 20;
/// The maximum number of files in a folder.
const MAX_FILES: usize = 10_000;
/// The side of the trial pictures, which show whether drawing works and how long it takes. It is the size of pieces on
/// a board that fills a large screen.
const TRIAL_SIDE: u32 = 256;

impl PieceSet {
    /// Reads the set of drawings in a folder. The file names identify the pieces: `wK.svg`, `white-king.svg`,
    /// `Chess_klt45.svg`, `k_.svg` and others. Files with other names are ignored.
    ///
    /// # Errors
    /// Returns the first fault.
    pub fn in_folder(folder: &Path) -> Result<Arc<Self>, FolderFault> {
        let files = files_of(folder)?;
        let name = folder.file_name().unwrap_or(folder.as_os_str());
        let name = name.to_string_lossy().into_owned();
        let mut drawings = Vec::new();
        for (piece, file) in &files {
            let path = folder.join(file);
            let prefix = format!("{}-{}-", super::id_of(&name), piece.letter());
            let drawing = read(&path).and_then(|text| drawing(&text, prefix));
            drawings.push(drawing.map_err(|reason| fault(path, reason))?);
        }
        // The map has each piece once, so there are twelve drawings.
        let Ok(drawings) = <[PieceDrawing; 12]>::try_from(drawings) else {
            unreachable!("every piece has its file");
        };
        let set = Self::new(&name, drawings);
        for (piece, file) in files {
            let picture = piece_pixels(&set, piece, TRIAL_SIDE);
            if picture.rgba.iter().all(|part| *part == 0) {
                return Err(fault(folder.join(file), Reason::Empty));
            }
        }
        Ok(Arc::new(set))
    }
}

impl PieceDrawing {
    /// Reads the drawing in the text of an SVG file. Its ids get this prefix, so that the ids of two pieces never
    /// collide.
    ///
    /// # Errors
    /// Returns the first fault.
    pub fn of_svg(text: &str, id_prefix: String) -> Result<Self, Reason> {
        drawing(text, id_prefix)
    }
}

fn fault(file: PathBuf, reason: Reason) -> FolderFault {
    FolderFault { file, reason }
}

/// Finds the file of each piece, in the order of [`Piece::ALL`].
fn files_of(folder: &Path) -> Result<BTreeMap<Piece, OsString>, FolderFault> {
    let unreadable = |error: io::Error| fault(folder.to_owned(), Reason::Unreadable(error.kind()));
    let mut files: BTreeMap<Piece, OsString> = BTreeMap::new();
    let mut names = Vec::new();
    for entry in folder.read_dir().map_err(unreadable)? {
        if names.len() == MAX_FILES {
            return Err(fault(folder.to_owned(), Reason::TooManyFiles));
        }
        names.push(entry.map_err(unreadable)?.file_name());
    }
    // The order of files in a folder is arbitrary, but the reported fault must be the same every time.
    names.sort();
    for name in names {
        let Some(piece) = name.to_str().and_then(piece_of_name) else {
            continue;
        };
        if let Some(other) = files.get(&piece) {
            let other = other.to_string_lossy().into_owned();
            return Err(fault(folder.join(name), Reason::Twice { other, piece }));
        }
        files.insert(piece, name);
    }
    let is_missing = |piece: &Piece| !files.contains_key(piece);
    let missing: Vec<_> = Piece::ALL.into_iter().filter(is_missing).collect();
    if missing.is_empty() {
        Ok(files)
    } else {
        Err(fault(folder.to_owned(), Reason::Missing(missing)))
    }
}

fn read(path: &Path) -> Result<String, Reason> {
    let unreadable = |error: io::Error| Reason::Unreadable(error.kind());
    let (file, _) = open_regular_file(path).map_err(|error| match error {
        LoadError::IsFolder | LoadError::NotRegular => Reason::NotAFile,
        LoadError::NotFound => Reason::Unreadable(io::ErrorKind::NotFound),
        LoadError::NoPermission => Reason::Unreadable(io::ErrorKind::PermissionDenied),
        LoadError::Io(error) => unreadable(error),
        _ => Reason::Unreadable(io::ErrorKind::Other),
    })?;
    let mut bytes = Vec::new();
    let mut beginning = file.take(MAX_BYTES + 1);
    beginning.read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(Reason::TooLarge);
    }
    String::from_utf8(bytes).map_err(|_not_utf_8| Reason::NotText)
}

/// Reads the drawing in a file. Its ids get this prefix, so that the ids of two pieces never collide.
fn drawing(text: &str, prefix: String) -> Result<PieceDrawing, Reason> {
    let document = before::checked(text)?;
    let options = Options {
        resources_dir: None,
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    };
    let tree = Tree::from_xmltree(&document, &options);
    let tree = tree.map_err(|error| Reason::NotSvg(error.to_string()))?;
    behind::check(&tree)?;
    let markup = markup(&tree, prefix);
    Ok(PieceDrawing { markup, tree })
}

/// Writes the parsed drawing again, for a square of 64 by 64.
fn markup(tree: &Tree, prefix: String) -> String {
    let (width, height) = (tree.size().width(), tree.size().height());
    let digits = digits(width.max(height));
    let written = tree.to_string(&WriteOptions {
        id_prefix: Some(prefix),
        coordinates_precision: digits,
        // Transforms need more digits because they are multiplied by coordinates.
        transforms_precision: 8,
        indent: Indent::None,
        attributes_indent: Indent::None,
        ..WriteOptions::default()
    });
    let begin = written.find('>').map_or(0, |end| end + 1);
    let end = written.rfind("</svg>").unwrap_or(begin);
    let inside = written.get(begin..end).unwrap_or_default().trim();
    format!(r#"<svg width="64" height="64" viewBox="0 0 {width} {height}">{inside}</svg>"#)
}

/// The number of decimal places that give positions in drawings of this size to a thousandth of a percent.
fn digits(size: f32) -> u8 {
    let is_fine = |digits: &u8| size * 10_f32.powi(i32::from(*digits)) >= 1e5;
    (1..8).find(is_fine).unwrap_or(8)
}

#[cfg(test)]
mod any_tests;
#[cfg(test)]
mod tests;
