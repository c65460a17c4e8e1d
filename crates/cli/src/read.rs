//! `tabiya read`: reads the diagrams in pictures, and on the pages of PDF files.
//!
//! People get a line for each board, its FEN first; programs get one JSON object for each file.
//! The pages of a file are reported together, because later pages help to read the pieces on earlier ones.

mod report;

use super::args::ReadArgs;
use super::complaints::{Complainer, Complaints};
use super::escape_controls::escape_controls;
use super::status::{Status, complain, say_end, trouble_text};
use super::stream::{EarlyEnd, InputOrigin};
use report::FileReport;
use std::fs::{self, File};
use std::io::{self, IsTerminal as _, Read as _, Write as _};
use std::ops::{ControlFlow, RangeInclusive};
use std::path::Path;
use tabiya_picture::scanned::{
    BoardToRead, FoundBoard, PageReading, Pages, ScanFault, found_in, is_pdf, read_boards_together,
};
use tabiya_text::{Locale, scan_fault_text, speak_everywhere, tr, tr_with, unlikely_text};

/// The maximum size of a picture file in bytes.
const MAX_BYTES: u64 = 1 << 30;

/// Reads the pictures. Returns the exit status.
pub fn read(args: &ReadArgs) -> u8 {
    if args.is_json {
        // Reports for programs are the same in every language.
        speak_everywhere(Locale::English);
    }
    let password = match password_of(args) {
        Ok(password) => password,
        Err(why) => {
            complain(&why);
            return Status::FileError.code();
        }
    };
    let mut reading = ReadFiles {
        args,
        pages: args.pages.clone().unwrap_or(1..=u32::MAX),
        how: PageReading {
            password,
            ..PageReading::default()
        },
        status: Status::Fine,
        complainer: Complainer::default(),
    };
    let read = args.files.iter().try_for_each(|file| reading.read(file));
    reading.complainer.tell_rest();
    let ended = read.map_or_else(|end| say_end(&end), |()| Status::Fine);
    reading.status.max(ended).code()
}

/// Returns the first line of the password file. Only the line end is cut off, since spaces may be
/// part of the password.
fn password_of(args: &ReadArgs) -> Result<Option<String>, String> {
    let Some(file) = &args.password_file else {
        return Ok(None);
    };
    let text = fs::read_to_string(file).map_err(|error| trouble(file, &error))?;
    Ok(Some(text.lines().next().unwrap_or_default().to_owned()))
}

/// The state of reading all files.
struct ReadFiles<'a> {
    args: &'a ReadArgs,
    pages: RangeInclusive<u32>,
    how: PageReading,
    status: Status,
    complainer: Complainer,
}

impl ReadFiles<'_> {
    fn read(&mut self, file: &Path) -> Result<(), EarlyEnd> {
        match beginning(file) {
            Ok(bytes) if is_pdf(&bytes) => self.read_pdf(file),
            Ok(_) => self.read_picture(file),
            Err(error) => {
                self.add_complaint("file", &trouble(file, &error));
                Ok(())
            }
        }
    }

    fn read_picture(&mut self, file: &Path) -> Result<(), EarlyEnd> {
        let found = match bytes_of(file) {
            Ok(bytes) => found_in(&bytes).map_err(|fault| fault_text(&name_of(file), &fault)),
            Err(error) => Err(trouble(file, &error)),
        };
        match found {
            Ok(boards) => {
                let mut report = self.report(file);
                report.begin();
                report.add(&boards, None);
                self.tell_unlikely(&name_of(file), &boards);
                self.end(file, report)
            }
            Err(why) => {
                self.add_complaint("picture", &why);
                Ok(())
            }
        }
    }

    fn report(&self, file: &Path) -> FileReport {
        let named = (self.args.files.len() > 1).then(|| name_of(file));
        FileReport::new(named, self.args.is_json)
    }

    fn end(&mut self, file: &Path, mut report: FileReport) -> Result<(), EarlyEnd> {
        let is_empty = report.end();
        if is_empty && !self.args.is_json {
            let file = escape_controls(&name_of(file));
            self.say("none", || {
                tr_with("cli-read-none", &[("file", file.into())])
            });
        }
        put_out(&mut report)
    }

    /// Tells people why something that resembles a board was not taken. Programs find it in the report.
    fn tell_unlikely(&mut self, name: &str, boards: &[FoundBoard]) {
        if self.args.is_json {
            return;
        }
        for reason in boards.iter().filter_map(|board| board.unlikely) {
            let variables = [
                ("file", escape_controls(name).into()),
                ("reason", unlikely_text(reason).into()),
            ];
            self.say("unlikely", || tr_with("cli-read-unlikely", &variables));
        }
    }

    fn add_complaint(&mut self, kind: &'static str, why: &str) {
        self.say(kind, || why.to_owned());
        self.status = self.status.max(Status::FileError);
    }

    fn say(&mut self, kind: &'static str, message: impl FnOnce() -> String) {
        let mut complaints = Complaints::default();
        complaints.add(kind, message);
        self.complainer.tell(&mut complaints);
    }
}

/// Returns the message that explains why a file, or a page of it, could not be read.
fn fault_text(name: &str, fault: &ScanFault) -> String {
    let mut text = scan_fault_text(name, fault);
    if *fault == ScanFault::NeedsPassword {
        text.push(' ');
        text.push_str(&tr("cli-read-give-password"));
    }
    escape_controls(&text)
}

fn name_of(file: &Path) -> String {
    InputOrigin::File(file.to_owned()).shown_name()
}

/// Writes the report so far.
fn put_out(report: &mut FileReport) -> Result<(), EarlyEnd> {
    let mut output = io::stdout().lock();
    let written = output.write_all(&report.take());
    written
        .and_then(|()| output.flush())
        .map_err(|error| match error.kind() {
            io::ErrorKind::BrokenPipe => EarlyEnd::NobodyReads,
            _ => EarlyEnd::WriteFailed(error),
        })
}

fn trouble(file: &Path, error: &io::Error) -> String {
    trouble_text(&InputOrigin::File(file.to_owned()), error)
}

/// Reads enough of a file to recognise its kind.
fn beginning(file: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(file)?.take(1024).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn bytes_of(file: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(file)?.take(MAX_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The maximum number of password prompts.
const TRIES: usize = 3;

impl ReadFiles<'_> {
    fn read_pdf(&mut self, file: &Path) -> Result<(), EarlyEnd> {
        let pages = match self.open(file) {
            Ok(pages) => pages,
            Err(fault) => {
                self.add_complaint("file", &fault_text(&name_of(file), &fault));
                return Ok(());
            }
        };
        let (first, last) = (*self.pages.start(), *self.pages.end());
        if first > pages.count() {
            self.add_complaint(
                "page",
                &fault_text(&page_name(file, first), &ScanFault::NoSuchPage),
            );
            return Ok(());
        }
        let mut read = Vec::new();
        pages.read_each(
            first..=last.min(pages.count()),
            &|| true,
            |number, boards| {
                read.push((number, boards.map(without_crops)));
                ControlFlow::Continue(())
            },
        );
        let boards = read
            .iter_mut()
            .filter_map(|(_, boards)| boards.as_mut().ok());
        read_boards_together(boards.flatten().map(BoardToRead::new));
        let mut report = self.report(file);
        report.begin();
        for (number, boards) in read {
            self.tell_page(file, number, boards, &mut report);
        }
        self.end(file, report)
    }

    /// Opens a file, and asks for a missing password if there is a user at a terminal.
    fn open(&mut self, file: &Path) -> Result<Pages, ScanFault> {
        let mut opened = Pages::open(file, self.how.clone());
        for _ in 0..TRIES {
            let is_locked = matches!(
                opened,
                Err(ScanFault::NeedsPassword | ScanFault::WrongPassword)
            );
            if !is_locked || self.args.password_file.is_some() {
                break;
            }
            let Some(password) = asked_password(file) else {
                break;
            };
            // Other files are likely to have the same password.
            self.how.password = Some(password);
            opened = Pages::open(file, self.how.clone());
        }
        opened
    }

    fn tell_page(
        &mut self,
        file: &Path,
        number: u32,
        boards: Result<Vec<FoundBoard>, ScanFault>,
        report: &mut FileReport,
    ) {
        match boards {
            Ok(boards) => {
                report.add(&boards, Some(number));
                self.tell_unlikely(&page_name(file, number), &boards);
            }
            Err(fault) => {
                let why = fault_text(&page_name(file, number), &fault);
                report.leave_out(number, &why);
                self.add_complaint("page", &why);
            }
        }
    }
}

/// Drops the crops, which nobody sees and which would fill the memory in a long book.
fn without_crops(mut boards: Vec<FoundBoard>) -> Vec<FoundBoard> {
    for board in &mut boards {
        board.crop = None;
    }
    boards
}

/// Asks for the password of a file at the terminal without showing it. `None` if there is no
/// terminal, or nothing is typed.
fn asked_password(file: &Path) -> Option<String> {
    if !(io::stdin().is_terminal() && io::stderr().is_terminal()) {
        return None;
    }
    let name = escape_controls(&name_of(file));
    let prompt = tr_with("cli-read-ask-password", &[("file", name.into())]);
    let typed = rpassword::prompt_password(format!("{prompt} ")).ok()?;
    (!typed.is_empty()).then_some(typed)
}

/// Returns the name of a page: the name of its file and its number.
fn page_name(file: &Path, page: u32) -> String {
    tr_with(
        "cli-read-page-of-file",
        &[
            ("file", name_of(file).into()),
            ("page", page.to_string().into()),
        ],
    )
}
