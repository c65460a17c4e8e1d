//! Actions on pictures of boards, and the opening of the files that a pasted text lists.

use crate::features::help::model::HelpAction;
use crate::features::pictures::model::named::{MOST_FILES, NamedFiles, is_picture};
use crate::features::pictures::model::{Picture, PictureSource, PicturesAction, PicturesState};
use crate::features::pictures::tasks::learn::learn;
use crate::features::pictures::tasks::read_picture::{self, Insists};
use crate::model::action::FilesAction;
use crate::model::state::Shared;
use tabiya_desktop::tasks::Runner;
use tabiya_text::{counted, tr_with};

/// Handles actions on pictures of boards.
pub(crate) fn apply(
    own: &mut PicturesState,
    shared: &mut Shared,
    action: PicturesAction,
    runner: &mut dyn Runner,
) {
    match action {
        PicturesAction::ReadPicture(source, picture) => {
            read_picture::read(shared, source, picture, Insists::No, runner);
        }
        PicturesAction::ReadAnyway => {
            if let Some((source, picture)) = own.left_unread.take() {
                // The message has done its work.
                shared.message = None;
                read_picture::read(shared, source, picture, Insists::Yes, runner);
            }
        }
        PicturesAction::ReadScreen => read_picture::take(shared, runner),
        PicturesAction::OpenNamed(files) => open_files(shared, files),
        PicturesAction::Learn(document) => learn(shared, document, runner),
        PicturesAction::ToggleBeside => {
            // The panel takes the place of the help.
            shared.send(HelpAction::GiveWay);
            own.is_open = !own.is_open;
        }
        PicturesAction::ToggleUnder => own.is_under = !own.is_under,
    }
}

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
