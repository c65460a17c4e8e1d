//! The animation of a game.

use super::destination::Destination;
use super::pages::put;
use crate::args::{AnimateArgs, MoveNumber};
use crate::escape_controls::escape_controls_in_lines;
use crate::saving::Standing;
use crate::status::{Status, complain, refused, trouble_text};
use crate::stream::{InputFile, InputOrigin, ProgressLine};
use std::io::{self, IsTerminal as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use tabiya_chess::Color;
use tabiya_collection::games::{
    BrokenGame, ChosenGames, Conversion, GameReader, PastedFault, PastedGame, PlayedMove,
    WantedPositions,
};
use tabiya_collection::passes::{FilePart, Parts};
use tabiya_collection::tree::Played;
use tabiya_picture::{AnimationError, AnimationFormat};
use tabiya_publish::{AnimatedLine, AnimationChoices, Look, animation_error_text};
use tabiya_text::{broken_game_text, tr, tr_with};

/// The name of an animation in a folder, without its extension.
const NAME_IN_FOLDER: &str = "animation";
/// The number of characters of an unreadable move that are quoted.
const LONGEST_WORD: usize = 40;

/// The animation to make.
pub(super) struct AnimationOrder {
    pub(super) animate: AnimateArgs,
    pub(super) origins: Vec<InputOrigin>,
    pub(super) title: Option<String>,
    pub(super) look: Look,
    pub(super) output: Option<PathBuf>,
}

impl AnimationOrder {
    /// Reads the game, and writes its animation.
    pub(super) fn carry_out(self) -> Result<Status, Status> {
        let format = self.format()?;
        let destination = self.destination(format)?;
        let [origin] = self.origins.as_slice() else {
            return Err(refused(&tr("cli-animate-one-file")));
        };
        let standing = match &destination {
            Destination::File(path) => Standing::at(path),
            Destination::Standard | Destination::Folder(_) => Standing::default(),
        };
        let mut readings = Vec::new();
        let number = self.animate.game;
        let game = game_of(origin, number, &mut readings)
            .map_err(|error| refused(&trouble_text(origin, &error)))?;
        let Some(game) = game else {
            let variables = [
                ("file", origin.shown_name().into()),
                ("number", number.to_string().into()),
            ];
            complain(&tr_with("cli-animate-no-game", &variables));
            return Err(Status::Rejected);
        };
        let status = game.fault.as_ref().map_or(Status::Fine, |fault| {
            say_fault(origin, number, fault);
            Status::Rejected
        });
        let bytes = self.made(&game, format)?;
        let standing = match &destination {
            Destination::File(path) => standing.read(readings, path),
            Destination::Standard | Destination::Folder(_) => standing,
        };
        let written = put((&destination, &standing), |out| out.write_all(&bytes));
        Ok(status.max(written))
    }

    /// The requested format, or the one implied by the name of the output, or the smallest one.
    fn format(&self) -> Result<AnimationFormat, Status> {
        let unknown = || {
            let formats = AnimationFormat::ALL.map(AnimationFormat::name).join(", ");
            refused(&tr_with(
                "cli-animate-formats",
                &[("formats", formats.into())],
            ))
        };
        if let Some(name) = &self.animate.format {
            return AnimationFormat::from_name(name).ok_or_else(unknown);
        }
        match self.output.as_deref().filter(|path| !path.is_dir()) {
            Some(path) => AnimationFormat::from_path(path).ok_or_else(unknown),
            None => Ok(AnimationFormat::default()),
        }
    }

    fn destination(&self, format: AnimationFormat) -> Result<Destination, Status> {
        match &self.output {
            Some(path) if path.is_dir() => {
                let name = Path::new(NAME_IN_FOLDER).with_extension(format.name());
                Ok(Destination::File(path.join(name)))
            }
            Some(path) => Ok(Destination::File(path.clone())),
            None if format != AnimationFormat::Svg && io::stdout().is_terminal() => {
                Err(refused(&tr("cli-render-terminal")))
            }
            None => Ok(Destination::Standard),
        }
    }

    /// Makes the file.
    fn made(&self, game: &PastedGame, format: AnimationFormat) -> Result<Vec<u8>, Status> {
        let mut line = AnimatedLine::new(self.title.clone().unwrap_or_default());
        for id in game.tree.main_line() {
            let node = game.tree.node(id);
            let played = node.played().and_then(Played::as_move);
            line.add(played, node.position(), node.record());
        }
        let choices = self.part_of(&line)?;
        let failed = |error: AnimationError| {
            let status = refused(&animation_error_text(&error));
            match error {
                AnimationError::NoMoves => Status::Rejected,
                _ => status,
            }
        };
        let animation = line.animation(&choices, &self.look.style).map_err(failed)?;
        let mut progress = ProgressLine::of_drawing(animation.frames().len() as u64);
        let made = animation.encode(format, &self.look.pieces, &mut |done, of| {
            progress.show(done * animation.frames().len() as u64 / of.max(1));
            ControlFlow::Continue(())
        });
        progress.erase();
        made.map_err(failed)
    }

    /// The choices with the requested part of the line.
    fn part_of(&self, line: &AnimatedLine) -> Result<AnimationChoices, Status> {
        let mut choices = self.animate.choices.clone();
        if let Some(first) = self.animate.from {
            let before = line.moves_before(first.number, first.side == Some(Color::Black));
            choices.from = before.ok_or_else(|| no_move(first))?;
        }
        if let Some(last) = self.animate.to {
            let black = || line.moves_before(last.number, true);
            let white = || line.moves_before(last.number, false);
            let before = match last.side {
                None => black().or_else(white),
                Some(Color::White) => white(),
                Some(Color::Black) => black(),
            };
            choices.to = before.ok_or_else(|| no_move(last))? + 1;
        }
        Ok(choices)
    }
}

fn no_move(wanted: MoveNumber) -> Status {
    let dots = match wanted.side {
        None => "",
        Some(Color::White) => ".",
        Some(Color::Black) => "...",
    };
    let wanted = format!("{}{dots}", wanted.number);
    refused(&tr_with("cli-animate-no-move", &[("move", wanted.into())]))
}

/// Returns the main line of the game with this number, and `None` if there are fewer.
fn game_of(
    origin: &InputOrigin,
    number: u64,
    readings: &mut Vec<InputFile>,
) -> io::Result<Option<PastedGame>> {
    let input = origin.open_unpacking(readings, &Arc::new(AtomicU64::new(0)))?;
    let games = Conversion::Games(WantedPositions::default(), ChosenGames::All);
    let mut parts = Parts::new(input, games);
    let mut reader = GameReader::of_main_lines();
    let mut count = 0;
    while let Some(part) = parts.next_part()? {
        let FilePart::Games(part) = part else {
            continue;
        };
        let mut from = 0;
        while let Some(game) = reader.read(&part.text, from) {
            count += 1;
            if count == number {
                return Ok(Some(PastedGame::of(&part.text, game, PlayedMove::LeftOut)));
            }
            from = game.span.end;
        }
    }
    Ok(None)
}

/// Reports that the game breaks off.
fn say_fault(origin: &InputOrigin, number: u64, fault: &PastedFault) {
    let word = fault.rest.split_whitespace().next().unwrap_or_default();
    let broken = BrokenGame {
        game: number,
        line: 0,
        kind: fault.kind,
        number: fault.number,
        side: fault.side,
        word: word.chars().take(LONGEST_WORD).collect(),
        is_in_variation: false,
    };
    let why = escape_controls_in_lines(&broken_game_text(&broken));
    complain(&format!("{}: {why}", origin.shown_name()));
}
