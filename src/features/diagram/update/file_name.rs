//! The file name to offer for a diagram.

use crate::features::diagram::model::DiagramState;
use crate::model::state::Shared;
use std::path::Path;
use tabiya_text::{cleaned_file_name, name_text, tr};

/// The file name to offer: the caption, or the name of the document with the line number.
pub(crate) fn file_name_to_offer(own: &DiagramState, shared: &Shared) -> String {
    let document = shared.document();
    let path = document.path().or(document.origin());
    let stem = path.and_then(Path::file_stem);
    let stem = stem.map(name_text);
    let numbered = |stem: String| match document.rows().len() {
        0 | 1 => stem,
        _ => format!("{stem} {}", document.row() + 1),
    };
    let caption = own.entry(shared).diagram.caption;
    let name = Some(cleaned_file_name(&caption)).filter(|name| !name.is_empty());
    let name = name.or_else(|| stem.map(numbered).map(|name| cleaned_file_name(&name)));
    let name = name.filter(|name| !name.is_empty());
    let name = name.unwrap_or_else(|| tr("picture-file-name"));
    format!("{name}.{}", own.form.format.extension())
}
