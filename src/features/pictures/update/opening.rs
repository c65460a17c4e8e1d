//! Opens the files that a pasted text lists.

use crate::features::pictures::model::named::{MOST_FILES, NamedFiles, is_picture};
use crate::features::pictures::model::{Picture, PictureSource};
use crate::model::action::{FilesAction, PicturesAction};
use crate::model::state::Shared;
use tabiya_text::{counted, tr_with};

/// Reads a copied picture file like a copied picture, and opens other files. If there are more than [`MOST_FILES`], it
/// opens none and reports their number.
pub(crate) fn open_files(shared: &mut Shared, files: NamedFiles) {
    if (MOST_FILES as u64) < files.count {
        let [number, count] = counted(files.count);
        let variables = [number, count, ("most", MOST_FILES.into())];
        return shared.report_failure(tr_with("message-too-many-copied-files", &variables));
    }
    match files.paths.as_slice() {
        [one] if is_picture(one) => {
            let picture = Picture::File(one.clone());
            shared.send(PicturesAction::ReadPicture(
                PictureSource::Clipboard,
                picture,
            ));
        }
        _ => shared.send(FilesAction::Open(files.paths)),
    }
}
