//! A walk through every field of the program.

use super::plain_dialogs::PLAIN_DIALOGS;
use super::program::Program;
use egui::accesskit::{Action as Ask, NodeId, Role};
use egui_kittest::Node;
use egui_kittest::kittest::NodeT as _;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use tabiya::command::Command;
use tabiya::model::action::{Action, EngineAction, FilesAction, ReadDiagramsAction, SolveAction};
use tabiya::model::state::Dialog;
use tempfile::TempDir;

const LINE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 bm O-O; id \"Rooks\";";

/// Each file below `src` that makes fields, with one field for each place in it that makes any.
const PLACES: [(&str, &str); 39] = [
    ("features/analysis/view/fields.rs", "Processes"),
    ("features/fen/view/fen_field.rs", "FEN"),
    ("features/files/view/file_dialog.rs", "File name"),
    ("features/find/view/field.rs", "Find"),
    ("features/find/view/bounds.rs", "Balance"),
    ("features/find/view/material.rs", "White: rooks"),
    (
        "features/find/view/conditions.rs",
        "Contents of the operation",
    ),
    ("features/operations/view.rs", "New operation: opcode"),
    (
        "features/operations/view/typed.rs",
        "Operation bm: operands",
    ),
    ("app/view/palette.rs", "Find a command"),
    ("features/setup/view/piece_list.rs", "Piece list"),
    ("features/play/view/field.rs", "Moves to be played"),
    ("features/engine/view/head.rs", "Lines"),
    ("features/engine/view/options.rs", "Name"),
    ("features/play_on/view/choices.rs", "Time per move"),
    ("features/games/view.rs", "Number of the move"),
    (
        "features/games/view/choosing.rs",
        "Search games by player, event or date",
    ),
    ("features/session/view.rs", "Find a recent file"),
    ("features/setup/view.rs", "Halfmove clock"),
    (
        "features/help/view/about.rs",
        "Find a library by its name or licence",
    ),
    ("features/setup/view/chess960_dialog.rs", "Number"),
    (
        "features/diagram/view/dialog/options.rs",
        "Text of the caption",
    ),
    ("features/diagram/view/dialog/options.rs", "Margin"),
    ("features/animation/view/options.rs", "Width"),
    ("features/animation/view/options.rs", "From move"),
    ("features/animation/view/options.rs", "Each move"),
    (
        "features/animation/view/options.rs",
        "Text of the players or another heading",
    ),
    (
        "features/diagram/view/dialog/styles.rs",
        "Name of the new style",
    ),
    ("features/pages/view/options.rs", "Title"),
    (
        "features/list/view/dialogs/go_to_line.rs",
        "Position number",
    ),
    ("features/keys/view.rs", "Find a command or a key"),
    (
        "features/setup/view/known_positions_dialog.rs",
        "Search known positions",
    ),
    ("features/settings/view.rs", "Find a setting"),
    ("features/list/view/dialogs/sort.rs", "Opcode to sort by"),
    ("features/read_diagrams/view.rs", "First page of a PDF"),
    ("features/read_diagrams/view.rs", "Password"),
    (
        "features/proofread/view.rs",
        "Only boards that match a search, as in Find",
    ),
    ("features/solve/view/panel.rs", "Your move"),
    ("features/new_positions/view/fields.rs", "Seed"),
];

/// A state of the window that has its own fields.
#[derive(Clone, Copy, Debug)]
enum Scene {
    Plain,
    /// The find panel with all controls of the query.
    Finding,
    /// A style of diagrams is being named.
    NamingStyle,
    /// An engine is chosen and not started.
    Engine,
    /// The card for playing on is shown, with an engine.
    PlayOn,
    /// The options of the engine are shown.
    EngineOptions,
    /// The question about the positions to open from games is shown.
    Games,
    /// The dialog for an animation is open.
    Animation,
    /// The dialog for reading diagrams is open, with a book.
    ReadDiagrams,
    /// A task is asked.
    Solving,
    Command(Command),
    Dialog(Dialog),
}

impl Scene {
    fn all() -> Vec<Self> {
        let commands = [
            Command::PieceList,
            Command::PlayMoves,
            Command::Help,
            Command::Diagram,
            Command::DiagramPages,
            Command::Analyse,
            Command::CheckAll,
            Command::RepairAll,
            Command::Open,
            Command::SaveAs,
            Command::Palette,
        ];
        let commands = commands.into_iter().map(Self::Command);
        let dialogs = PLAIN_DIALOGS.into_iter().map(Self::Dialog);
        let others = [
            Self::Plain,
            Self::Finding,
            Self::NamingStyle,
            Self::Engine,
            Self::PlayOn,
            Self::EngineOptions,
            Self::Games,
            Self::Animation,
            Self::ReadDiagrams,
            Self::Solving,
        ];
        others.into_iter().chain(commands).chain(dialogs).collect()
    }

    fn show(self) -> Shown {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("lines.epd");
        fs::write(&path, format!("{LINE}\n{LINE}\n")).unwrap();
        let mut program = Program::on_file(&path);
        match self {
            Self::Plain => {}
            Self::Finding => {
                // The window is so high that all sections are open.
                program.harness.set_size(egui::vec2(1280.0, 1500.0));
                program.run();
                program
                    .harness
                    .state_mut()
                    .apply(Action::Run(Command::Find));
                program.run();
                program.paste_into_field("bm:e4 men<=5");
            }
            Self::NamingStyle => {
                program
                    .harness
                    .state_mut()
                    .apply(Action::Run(Command::Diagram));
                program.run();
                program.click("Save as new style…");
            }
            Self::Engine | Self::EngineOptions => {
                let app = program.harness.state_mut();
                app.apply(EngineAction::Add("/no such folder/engine".into()));
                app.apply(EngineAction::Open);
                if matches!(self, Self::EngineOptions) {
                    app.apply(EngineAction::OpenOptions(0));
                }
            }
            Self::PlayOn => {
                let app = program.harness.state_mut();
                app.apply(EngineAction::Add("/no such folder/engine".into()));
                app.apply(Action::Run(Command::PlayOn));
            }
            Self::Games => {
                let games = folder.path().join("games.pgn");
                fs::write(&games, "[Event \"?\"]\n\n1. e4 e5 *\n\n".repeat(2)).unwrap();
                program
                    .harness
                    .state_mut()
                    .apply(FilesAction::Open(vec![games]));
                program.run();
                program.click("Chosen games");
            }
            Self::Animation => {
                program.paste("1. e4 e5 2. Nf3 Nc6");
                let app = program.harness.state_mut();
                app.apply(Action::Run(Command::Animation));
            }
            Self::ReadDiagrams => {
                let book = vec![folder.path().join("book.pdf")];
                let take = ReadDiagramsAction::Take(book);
                program.harness.state_mut().apply(take);
            }
            Self::Solving => {
                program.harness.state_mut().apply(SolveAction::Open);
                program.run();
                program.harness.state_mut().apply(SolveAction::Start);
            }
            Self::Command(command) => program.harness.state_mut().apply(Action::Run(command)),
            Self::Dialog(dialog) => program
                .harness
                .state_mut()
                .apply(Action::OpenDialog(dialog)),
        }
        program.run();
        Shown {
            program,
            _folder: folder,
        }
    }
}

struct Shown {
    program: Program,
    _folder: TempDir,
}

/// Fields in different dialogs may have the same number.
type Key = (NodeId, String);

fn key_of(node: &Node<'_>) -> Key {
    let node = node.accesskit_node();
    (node.locate().0, node.label().unwrap_or_default())
}

/// Controls that take text or numbers.
pub(super) fn fields(program: &Program) -> Vec<Node<'_>> {
    let nodes = program.harness.root().children_recursive();
    let is_field = |node: &Node<'_>| {
        let node = node.accesskit_node();
        let is_typed = matches!(node.role(), Role::TextInput | Role::SpinButton);
        is_typed || node.data().supports_action(Ask::ReplaceSelectedText)
    };
    nodes.filter(is_field).collect()
}

/// A field that has the keyboard focus.
pub(super) struct InField<'p> {
    pub(super) program: &'p mut Program,
    pub(super) what: String,
    pub(super) id: NodeId,
}

impl Shown {
    /// Moves the keyboard focus to a field, if it is present and no dialog prevents that.
    fn enter(&mut self, key: &Key) -> bool {
        let all = fields(&self.program);
        let Some(field) = all.iter().find(|field| key_of(field) == *key) else {
            return false;
        };
        field.focus();
        self.program.run();
        // The reported focus may be a row of a list that belongs to the field.
        let focused = self.program.harness.ctx.memory(egui::Memory::focused);
        focused.map(|focused| focused.accesskit_id()) == Some(key.0)
    }
}

/// Goes through all fields, each in the first scene that has it.
pub(super) fn each_field(visit: impl FnMut(&mut InField<'_>)) {
    let met = walk(|_| true, visit);
    assert_eq!(met, PLACES.map(|(_, name)| name).into());
}

/// Goes through one field of each place where fields are made.
pub(super) fn each_kind_of_field(visit: impl FnMut(&mut InField<'_>)) {
    let met = walk(|name| PLACES.iter().any(|place| place.1 == name), visit);
    assert_eq!(met, PLACES.map(|(_, name)| name).into());
}

/// Goes through the wanted fields. Returns the places whose fields occurred.
fn walk(
    is_wanted: impl Fn(&str) -> bool,
    mut visit: impl FnMut(&mut InField<'_>),
) -> BTreeSet<&'static str> {
    let mut met = BTreeSet::new();
    for scene in Scene::all() {
        let mut shown = scene.show();
        let mut is_fresh = true;
        let there: Vec<_> = fields(&shown.program).iter().map(key_of).collect();
        for key in there {
            if met.contains(&key) || !is_wanted(&key.1) {
                continue;
            }
            let mut is_in = shown.enter(&key);
            if !is_in && !is_fresh {
                // An action in the previous field may have removed this one.
                shown = scene.show();
                is_in = shown.enter(&key);
            }
            if is_in {
                visit(&mut InField {
                    program: &mut shown.program,
                    what: format!("{scene:?}, {}", key.1),
                    id: key.0,
                });
                is_fresh = false;
                met.insert(key);
            }
        }
    }
    let has_met = |name: &&str| met.iter().any(|(_, met)| met == name);
    PLACES
        .map(|(_, name)| name)
        .into_iter()
        .filter(has_met)
        .collect()
}

/// The number of fields that the files of a folder make.
fn count_fields(folder: &Path, root: &Path, counts: &mut BTreeMap<String, usize>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            count_fields(&path, root, counts);
            continue;
        }
        let code = fs::read_to_string(&path).unwrap();
        let makes = [
            "TextEdit::singleline(",
            "DragValue::new(",
            "= SearchField {",
            "= NumberField {",
        ];
        let count: usize = makes.iter().map(|make| code.matches(make).count()).sum();
        // Fields of one kind are made in one place, and its users are counted instead.
        let shared = [("widgets/picker.rs", 1), ("find/view/bounds.rs", 1)];
        let shared = shared.iter().find(|(file, _)| path.ends_with(file));
        let count = count - shared.map_or(0, |(_, makes)| *makes);
        if count > 0 {
            let name = path.strip_prefix(root).unwrap();
            counts.insert(name.to_str().unwrap().replace('\\', "/"), count);
        }
    }
}

#[test]
fn the_list_of_fields_covers_every_place_that_creates_one() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut made = BTreeMap::new();
    count_fields(&root, &root, &mut made);
    let mut known = BTreeMap::new();
    for (path, _) in PLACES {
        *known.entry(path.to_owned()).or_insert(0) += 1;
    }
    assert_eq!(made, known);
}
