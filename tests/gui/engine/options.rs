//! The dialog with the options of an engine: every type of them, its name and its folder.

use super::scene::Scene;
use crate::program::START;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use tabiya::model::action::EngineAction;

fn dialog() -> Scene {
    let mut scene = Scene::with_engine(START, &[]);
    scene.start();
    scene.apply(EngineAction::OpenOptions(0));
    scene
}

fn option(scene: &Scene, name: &str) -> Option<String> {
    let engine = &scene.program.state().shared.settings.engines["player"];
    engine.options.get(name).cloned()
}

/// Replaces the text of the field of this name, and presses Enter.
fn enter(scene: &mut Scene, field: &str, text: &str) {
    scene.program.click_role(Role::TextInput, field);
    scene
        .program
        .key_with(egui::Modifiers::COMMAND, egui::Key::A);
    scene.program.paste_into_field(text);
    scene.program.key(egui::Key::Enter);
}

#[test]
fn options_of_every_type_are_sent_to_the_engine_and_saved() {
    let mut scene = dialog();
    scene.program.click_role(Role::CheckBox, "Learn");
    enter(&mut scene, "Book File", "/books/mine.bin");
    scene.program.click_role(Role::ComboBox, "Style");
    scene.program.click("Risky");
    scene.program.click_role(Role::Button, "Clear Hash");
    scene.wait("the options", |scene| {
        let said = scene.input_of("player");
        let told = [
            "Learn value true",
            "Book File value /books/mine.bin",
            "Style value Risky",
        ];
        told.iter().all(|told| said.contains(told)) && said.contains("name Clear Hash")
    });
    assert_eq!(option(&scene, "Learn").as_deref(), Some("true"));
    assert_eq!(option(&scene, "Style").as_deref(), Some("Risky"));
    scene.program.click("Learn: reset to default (false)");
    assert_eq!(option(&scene, "Learn"), None);
}

#[test]
fn an_engine_can_be_renamed_while_it_runs() {
    let mut scene = dialog();
    enter(&mut scene, "Name", "My engine");
    let settings = &scene.program.state().shared.settings;
    assert_eq!(settings.panel_engines, ["My engine"]);
    assert!(settings.engines.contains_key("My engine") && settings.engines.len() == 1);
    assert!(!scene.ended("player"), "it continues");
}

#[test]
fn changing_the_working_folder_restarts_the_engine() {
    let mut scene = dialog();
    let folder = scene.path("work");
    std::fs::create_dir(&folder).unwrap();
    enter(&mut scene, "Working folder", folder.to_str().unwrap());
    let kept = &scene.program.state().shared.settings.engines["player"];
    assert_eq!(kept.folder.as_ref(), Some(&folder));
    scene.wait("another process", |scene| {
        scene.input_of("player").matches("started").count() == 2
    });
}

#[test]
fn without_known_options_the_dialog_says_to_start_the_engine() {
    let mut scene = Scene::with_engine(START, &[]);
    scene.apply(EngineAction::OpenOptions(0));
    assert!(scene.program.says("Start the engine"));
    let fields = scene.program.harness.get_all_by_role(Role::TextInput);
    assert!(fields.count() >= 2);
}

/// An engine with a thousand options, whose names and values have the maximum length that is read.
#[cfg(target_os = "linux")]
const MANY_OPTIONS: &str = r#"
name=$(head -c 4000 /dev/zero | tr '\0' x)
while read -r line; do
    case $line in
    uci)
        echo "id name Many"
        number=0
        while [ $number -lt 1000 ]; do
            number=$((number + 1))
            echo "option name $number $name type string default $name"
        done
        echo uciok
        ;;
    isready) echo readyok ;;
    quit) exit ;;
    esac
done"#;

#[cfg(target_os = "linux")]
#[test]
fn a_thousand_options_with_long_names_cause_no_long_frame() {
    use crate::frame_time::{assert_no_freeze, longest_frame};
    let mut scene = Scene::without_engine(START);
    let engine = crate::start_script::write_script(scene.folder.path(), "many", MANY_OPTIONS);
    scene.apply(EngineAction::Add(engine));
    scene.command(tabiya::command::Command::SwitchEngine);
    scene.wait("the options", |scene| {
        scene.program.state().engine.places[0].seen.options.len() == 1000
    });
    scene.apply(EngineAction::OpenOptions(0));
    assert!(scene.program.says("1 xxx"));
    let longest = longest_frame(&mut scene.program);
    scene.command(tabiya::command::Command::SwitchEngine);
    assert_no_freeze(vec![(longest, "a thousand options".to_owned())]);
}
