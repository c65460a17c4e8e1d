//! The dialog for an animation: its choices, and the making of animations.

use crate::features::animation::model::{
    AnimationAction, AnimationForm, AnimationOrder, AnimationState,
};
use crate::features::animation::tasks::make_animation::{MakeAnimation, MakingAnimation};
use crate::features::diagram::tasks::load_pieces;
use crate::features::files::SaveKind;
use crate::features::files::model::action::FilesAction;
use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::model::action::SettingsAction;
use crate::model::state::{Dialog, Shared};
use crate::model::task_control::start;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_desktop::tasks::Runner;
use tabiya_lines::Expected;
use tabiya_picture::AnimationFormat;
use tabiya_publish::animation_error_text;
use tabiya_settings::Setting;
use tabiya_text::{cleaned_file_name, tr};

/// Handles an action in the dialog.
pub(crate) fn apply(
    own: &mut AnimationState,
    shared: &mut Shared,
    action: AnimationAction,
    runner: &mut dyn Runner,
) {
    match action {
        AnimationAction::Open => open(own, shared, runner),
        AnimationAction::Change(form) => {
            load_pieces::load_pieces(shared, form.style.pieces.clone(), runner);
            own.form = Some(*form);
        }
        AnimationAction::Copy => make(own, shared, None, runner),
        AnimationAction::Save => {
            if let Some(form) = &own.form {
                let kind = SaveKind::Animation(form.format);
                shared.send(FilesAction::AskPlace(name_to_offer(form, shared), kind));
            }
        }
        AnimationAction::NameFile => {
            if let Some(form) = &own.form {
                let name = name_to_offer(form, shared);
                shared.send(FilesAction::ShowOwnDialog(
                    FileDialogPurpose::SaveAnimation,
                    name,
                ));
            }
        }
        AnimationAction::SaveTo(path, may_replace) => {
            save_to(own, shared, path, may_replace, runner);
        }
    }
}

/// Opens the dialog about the whole line, with the choices that were made before.
fn open(own: &mut AnimationState, shared: &mut Shared, runner: &mut dyn Runner) {
    shared.end_draft();
    let line = shared.animated_line(None);
    let before = own.form.take();
    let settings = &shared.settings;
    let mut form =
        before.unwrap_or_else(|| AnimationForm::of(&settings.diagram, &settings.animation));
    form.heading = None;
    form.choices.from = 0;
    form.choices.to = line.moves();
    form.choices.names = shared.move_names();
    load_pieces::load_pieces(shared, form.style.pieces.clone(), runner);
    own.form = Some(form);
    // Messages in the dialog are about animations, so an older one is removed.
    shared.message = None;
    shared.dialog = Some(Dialog::Animation);
}

/// Saves to the chosen place, in the format that the name implies.
fn save_to(
    own: &mut AnimationState,
    shared: &mut Shared,
    path: PathBuf,
    may_replace: bool,
    runner: &mut dyn Runner,
) {
    let Some(form) = &mut own.form else {
        return;
    };
    // The system's dialog has asked about exactly the chosen name.
    let (path, may_replace) = if let Some(format) = AnimationFormat::from_path(&path) {
        form.format = format;
        (path, may_replace)
    } else {
        let mut name = path.into_os_string();
        name.push(format!(".{}", form.format.name()));
        (PathBuf::from(name), false)
    };
    let expected = if may_replace {
        Expected::Anything
    } else {
        Expected::Nothing
    };
    make(own, shared, Some((path, expected)), runner);
}

/// Starts to make the animation.
fn make(
    own: &AnimationState,
    shared: &mut Shared,
    file: Option<(PathBuf, Expected)>,
    runner: &mut dyn Runner,
) {
    let Some(form) = &own.form else {
        return;
    };
    let line = shared.animated_line(form.heading.as_ref());
    let animation = match form.animation(&line) {
        Ok(animation) => animation,
        Err(error) => return shared.complain(animation_error_text(&error)),
    };
    let last = Setting::Animation(form.to_remember());
    shared.send(SettingsAction::Remember(last));
    shared.forget_diagram_failures();
    let order = Arc::new(AnimationOrder {
        animation,
        format: form.format,
        style: form.style.clone(),
        pieces: form.pieces(shared),
        file,
    });
    let task = MakingAnimation(Arc::clone(&order));
    start(shared, task, MakeAnimation(order), runner);
}

fn name_to_offer(form: &AnimationForm, shared: &Shared) -> String {
    let line = shared.animated_line(form.heading.as_ref());
    let usual = tr("animation-file-name");
    let name = match line.heading.trim() {
        "" => usual,
        heading => cleaned_file_name(heading),
    };
    format!("{name}.{}", form.format.name())
}
