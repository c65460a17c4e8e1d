//! The end of the standard error of an engine and its keeper.

use super::not_started;
use crate::trouble::{Ended, Trouble};
use crate::uci::plain_text;
use std::fmt;
use std::io;

const MAX_BYTES: usize = 8192;
const MAX_SHOWN_LINES: usize = 6;
const MAX_SHOWN_LETTERS: usize = 200;
/// The beginning of the keeper's own line. It is the last line, because the keeper writes it when all other processes
/// have ended.
const MARK: &str = "\u{1}tabiya keep-engine: ";

/// The last bytes of standard error.
#[derive(Clone, Debug, Default)]
pub(crate) struct ErrorTail(Vec<u8>);

/// The final report of a keeper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeeperReport {
    /// The engine has ended.
    Ended(Ended),
    /// The system refused to start it, with this error number.
    NotStarted(i32),
}

impl fmt::Display for KeeperReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, number) = match self {
            Self::Ended(Ended::Exited(status)) => ("exited", i64::from(*status)),
            Self::Ended(Ended::Signal(signal)) => ("signal", i64::from(*signal)),
            Self::Ended(Ended::Crashed(code)) => ("crashed", i64::from(*code)),
            Self::Ended(Ended::Unknown) => ("unknown", 0),
            Self::NotStarted(error) => ("error", i64::from(*error)),
        };
        write!(f, "\n{MARK}{word} {number}\n")
    }
}

impl ErrorTail {
    pub(crate) fn add(&mut self, written: &[u8]) {
        self.0.extend_from_slice(written);
        let excess = self.0.len().saturating_sub(MAX_BYTES);
        self.0.drain(..excess);
    }

    /// The trouble according to the keeper's report, or else to the keeper's exit status.
    pub(crate) fn trouble(&self, keeper: Ended) -> Trouble {
        let text = String::from_utf8_lossy(&self.0);
        let reports = text.lines().filter_map(|line| line.strip_prefix(MARK));
        let reports: Vec<_> = reports.filter_map(report).collect();
        // A refusal takes precedence over a report of the end, because a refused process also causes such a report.
        let refused = |report: &KeeperReport| matches!(report, KeeperReport::NotStarted(_));
        let report = reports.iter().rfind(|report| refused(report));
        match report.or(reports.last()) {
            Some(KeeperReport::NotStarted(error)) => {
                Trouble::NotStarted(not_started(&io::Error::from_raw_os_error(*error)))
            }
            Some(KeeperReport::Ended(ended)) => Self::died(*ended, &text),
            None => Self::died(keeper, &text),
        }
    }

    fn died(ended: Ended, text: &str) -> Trouble {
        let last_words = words_of(text);
        Trouble::Died { ended, last_words }
    }

    /// The last lines that the engine wrote.
    pub(crate) fn last_words(&self) -> String {
        words_of(&String::from_utf8_lossy(&self.0))
    }
}

fn words_of(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with(MARK));
    let lines = lines.map(|line| plain_text(line.as_bytes(), MAX_SHOWN_LETTERS));
    let mut lines: Vec<_> = lines.filter(|line| !line.trim().is_empty()).collect();
    lines.drain(..lines.len().saturating_sub(MAX_SHOWN_LINES));
    lines.join("\n")
}

fn report(line: &str) -> Option<KeeperReport> {
    let (word, number) = line.split_once(' ')?;
    let number = number.trim();
    Some(match word {
        "exited" => KeeperReport::Ended(Ended::Exited(number.parse().ok()?)),
        "signal" => KeeperReport::Ended(Ended::Signal(number.parse().ok()?)),
        "crashed" => KeeperReport::Ended(Ended::Crashed(number.parse().ok()?)),
        "unknown" => KeeperReport::Ended(Ended::Unknown),
        "error" => KeeperReport::NotStarted(number.parse().ok()?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trouble::NotStarted;

    #[test]
    fn the_end_of_standard_error_says_how_an_engine_ended() {
        let mut tail = ErrorTail::default();
        tail.add("x".repeat(20_000).as_bytes());
        tail.add(b"\nerror while loading\x1b[2J shared libraries\n\n");
        tail.add(
            KeeperReport::Ended(Ended::Signal(11))
                .to_string()
                .as_bytes(),
        );
        let Trouble::Died { ended, last_words } = tail.trouble(Ended::Exited(0)) else {
            unreachable!("it was started");
        };
        assert_eq!(ended, Ended::Signal(11));
        assert!(last_words.ends_with("\nerror while loading[2J shared libraries"));
        assert!(last_words.len() < 2000);
    }

    #[test]
    fn a_failed_start_has_a_reason_and_a_killed_keeper_has_none() {
        let mut tail = ErrorTail::default();
        tail.add(KeeperReport::NotStarted(2).to_string().as_bytes());
        tail.add(
            KeeperReport::Ended(Ended::Exited(127))
                .to_string()
                .as_bytes(),
        );
        let refused = NotStarted::Refused(io::ErrorKind::NotFound);
        let trouble = tail.trouble(Ended::Exited(0));
        assert_eq!(trouble, Trouble::NotStarted(refused));
        let mut tail = ErrorTail::default();
        let crashed = Ended::Crashed(0xC000_0005);
        tail.add(KeeperReport::Ended(crashed).to_string().as_bytes());
        assert_eq!(
            tail.trouble(Ended::Exited(0)),
            Trouble::Died {
                ended: crashed,
                last_words: String::new()
            }
        );
        let ended = Ended::Signal(9);
        let last_words = String::new();
        let died = Trouble::Died { ended, last_words };
        assert_eq!(ErrorTail::default().trouble(ended), died);
    }
}
