//! Actions on pictures of boards.

mod opening;

use crate::features::help::model::HelpAction;
use crate::features::pictures::model::{PicturesAction, PicturesState};
use crate::features::pictures::tasks::{read_picture, take_screenshot};
use crate::model::state::Shared;
use tabiya_desktop::tasks::Runner;

/// Handles actions on pictures of boards.
pub(crate) fn apply(
    own: &mut PicturesState,
    shared: &mut Shared,
    action: PicturesAction,
    runner: &mut dyn Runner,
) {
    match action {
        PicturesAction::ReadPicture(source, picture) => {
            read_picture::read(shared, source, picture, runner);
        }
        PicturesAction::ReadScreen => take_screenshot::take(shared, runner),
        PicturesAction::OpenNamed(files) => opening::open_files(shared, files),
        PicturesAction::ToggleBeside => {
            // The panel takes the place of the help.
            shared.send(HelpAction::GiveWay);
            own.is_open = !own.is_open;
        }
        PicturesAction::ToggleUnder => own.is_under = !own.is_under,
    }
}
