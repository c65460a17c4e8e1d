//! The window with an engine that does what is written down for it, and writes down what it was told.

use crate::program::Program;
use egui::accesskit::Role;
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tabiya::app::action::{Action, EngineAction};
use tabiya::command::Command;
use tempfile::TempDir;

pub(super) const E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

/// So long is waited for what is to come.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the engine does with each command, unless a test has other cases before these.
const CASES: &str = r#"
    uci)
        echo "id name Player 1.0"
        echo "id author Nobody"
        echo "option name Hash type spin default 16 min 1 max 64"
        echo "option name Threads type spin default 1 min 1 max 8"
        echo "option name MultiPV type spin default 1 min 1 max 10"
        echo "option name Clear Hash type button"
        echo "option name Style type combo default Solid var Solid var Risky"
        echo "option name Book File type string default <empty>"
        echo "option name Learn type check default false"
        echo "option name UCI_Chess960 type check default false"
        echo uciok;;
    isready) echo readyok;;
    "setoption name MultiPV value "*) lines="${line##* }";;
    "position fen "*" b "*) moves="e7e5 g1f3"; other="c7c5 g1f3";;
    "position "*) moves="e2e4 e7e5 g1f3"; other="d2d4 d7d5";;
    go*)
        about="depth 3 seldepth 5 nodes 4200 nps 90000 time 40"
        if [ "$lines" -gt 1 ]; then
            echo "info $about multipv 2 score cp 21 pv $other"
        fi
        echo "info $about multipv 1 score cp 33 pv $moves";;
    stop) echo "bestmove ${moves%% *}";;
    quit) exit 0;;
"#;

/// The window with what engines are written into.
pub(super) struct Scene {
    pub(super) program: Program,
    pub(super) folder: TempDir,
}

impl Scene {
    pub(super) fn without_engine(fen: &str) -> Self {
        Self {
            program: Program::on(fen),
            folder: TempDir::new().unwrap(),
        }
    }

    /// An engine that does other things in these cases is chosen and not started.
    pub(super) fn with_engine(fen: &str, cases: &[&str]) -> Self {
        let mut scene = Self::without_engine(fen);
        let engine = scene.write_engine("player", cases);
        scene.apply(EngineAction::Add(engine));
        scene
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(super) fn write_engine(&self, name: &str, cases: &[&str]) -> PathBuf {
        let path = self.path(name);
        let cases = cases.join("\n    ");
        let text = format!(
            "#!/bin/sh\nlog=\"$0.log\"\necho started >> \"$log\"\ntrap 'echo ended >> \"$log\"' EXIT\n\
             lines=1\nwhile read -r line; do\n    echo \"$line\" >> \"$log\"\n    case \"$line\" in\n    \
             {cases}{CASES}    esac\ndone\n"
        );
        fs::write(&path, text).unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o755)).unwrap();
        path
    }

    pub(super) fn apply(&mut self, action: EngineAction) {
        self.program.harness.state_mut().apply(Action::from(action));
        self.program.run();
    }

    pub(super) fn command(&mut self, command: Command) {
        let app = self.program.harness.state_mut();
        app.apply(Action::Run(command));
        self.program.run();
    }

    /// Types a text in the place of the FEN, and goes on typing.
    pub(super) fn type_fen(&mut self, text: &str) {
        self.program.select_field();
        self.program.paste_into_field(text);
    }

    /// Starts the engine and waits for its first line.
    pub(super) fn start(&mut self) {
        self.command(Command::SwitchEngine);
        self.wait_for_line();
    }

    pub(super) fn wait(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) {
        let began = Instant::now();
        while !is_so(self) {
            assert!(
                began.elapsed() < PATIENCE,
                "{what}: {}",
                self.said_to("player")
            );
            std::thread::sleep(Duration::from_millis(10));
            self.program.run();
        }
    }

    /// Waits until there is a line about the position on the board.
    pub(super) fn wait_for_line(&mut self) {
        self.wait("a line", |scene| {
            !scene.program.state().engine.places[0].lines().is_empty()
        });
        self.program.run();
    }

    /// The lines as they are read out.
    pub(super) fn lines(&self) -> String {
        let options = self.program.harness.get_all_by_role(Role::ListBoxOption);
        let names = options.map(|option| label(&option));
        names.collect::<Vec<_>>().join("\n")
    }

    pub(super) fn has_line(&self, line: &str) -> bool {
        self.lines().lines().any(|shown| shown == line)
    }

    /// All that the engine of this name was told.
    pub(super) fn said_to(&self, name: &str) -> String {
        fs::read_to_string(self.path(&format!("{name}.log"))).unwrap_or_default()
    }

    pub(super) fn was_started(&self, name: &str) -> bool {
        self.said_to(name).contains("started")
    }

    pub(super) fn ended(&self, name: &str) -> bool {
        let said = self.said_to(name);
        said.matches("started").count() == said.matches("ended").count()
    }

    /// How many searches the engine was asked for.
    pub(super) fn searches(&self) -> usize {
        let said = self.said_to("player");
        said.lines().filter(|line| line.starts_with("go")).count()
    }
}

pub(super) fn label(node: &Node<'_>) -> String {
    node.accesskit_node().label().unwrap_or_default()
}
