//! Writes a report while a thread panics.

use super::{ENDING, MAX_KEPT, PREFIX, TOLD_ENDING, all_in, without_paths};
use std::any::Any;
use std::backtrace::Backtrace;
use std::cell::{Cell, RefCell};
use std::fmt::{self, Debug, Write as _};
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::SystemTime;
use tabiya_lines::clock::writable;

/// The folder of reports. Until it is set, no reports are written.
static FOLDER: OnceLock<PathBuf> = OnceLock::new();

thread_local! {
    /// The name of this thread's current activity.
    static DOING: RefCell<String> = const { RefCell::new(String::new()) };
    /// The report of this thread's last panic.
    static LAST: RefCell<Option<PathBuf>> = const { RefCell::new(None) };
    /// Whether this thread is panicking and nobody has caught the panic yet.
    static IS_FALLING: Cell<bool> = const { Cell::new(false) };
}

/// Sets the folder for reports. It is created when the first report is written.
pub fn keep_in(folder: PathBuf) {
    // The program has only one such folder, so a second call brings the same one.
    drop(FOLDER.set(folder));
}

/// Records the current activity of this thread: the name of an enum variant, without its contents.
///
/// With debug assertions, the thread panics here when the activity is the one that `TABIYA_PANIC_AT` names, so that
/// tests can observe a fault in the real program. Other builds ignore the variable.
pub fn doing(what: &impl Debug) {
    DOING.with_borrow_mut(|word| {
        word.clear();
        // Formatting stops with an error after the name, which is intended.
        write!(FirstWord(word), "{what:?}").unwrap_or_default();
    });
    #[cfg(debug_assertions)]
    panic_if_wanted();
}

#[cfg(debug_assertions)]
fn panic_if_wanted() {
    static WANTED: OnceLock<Option<String>> = OnceLock::new();
    let wanted = WANTED.get_or_init(|| std::env::var("TABIYA_PANIC_AT").ok());
    let is_it = |wanted: &String| DOING.with_borrow(|word| word == wanted);
    assert!(
        !wanted.as_ref().is_some_and(is_it),
        "as TABIYA_PANIC_AT has it"
    );
}

/// Takes the name of a variant and of the variant inside it, and nothing else.
struct FirstWord<'a>(&'a mut String);

impl fmt::Write for FirstWord<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        const MOST: usize = 60;
        for letter in text.chars() {
            let is_inner = letter == '(' && !self.0.contains('(');
            let is_of_name = letter.is_ascii_alphanumeric() || is_inner;
            if !is_of_name || self.0.len() == MOST {
                return Err(fmt::Error);
            }
            self.0.push(letter);
        }
        Ok(())
    }
}

/// Records that this thread panics. Returns whether it was panicking already. In that case the process is about to
/// abort, and any message must be shown now.
pub fn is_second_panic() -> bool {
    IS_FALLING.replace(true)
}

/// Records that the panic of this thread was caught.
pub fn was_caught() {
    IS_FALLING.set(false);
}

/// Writes a report about a panic. Returns the file, if it could be written.
pub fn write(info: &PanicHookInfo<'_>) -> Option<PathBuf> {
    let place = info.location().map(ToString::to_string).unwrap_or_default();
    let text = text_of(message_of(info.payload()), &place);
    let report = put_into(FOLDER.get()?, &text).ok()?;
    // The newest report counts. An earlier one belongs to a panic that was caught, and is shown at the next start.
    LAST.replace(Some(report.clone()));
    Some(report)
}

/// Returns the report of the last panic on this thread. The next call returns `None`.
pub fn take_last() -> Option<PathBuf> {
    LAST.take()
}

fn message_of(payload: &dyn Any) -> &str {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied())
        .unwrap_or_default()
}

fn text_of(message: &str, place: &str) -> String {
    let thread = std::thread::current();
    let doing = DOING.with(|word| word.try_borrow().map(|word| word.clone()).ok());
    format!(
        "Tabiya {} met a fault of its own. No position and no name of a file is in this report.\n\
         time: {}\n\
         system: {} {}\n\
         thread: {}\n\
         doing: {}\n\
         message: {}\n\
         place: {place}\n\n{}\n",
        env!("CARGO_PKG_VERSION"),
        utc_now(),
        std::env::consts::OS,
        std::env::consts::ARCH,
        thread.name().unwrap_or("without a name"),
        doing.unwrap_or_default(),
        without_paths(message),
        Backtrace::force_capture(),
    )
}

/// The current time, such as `2026-11-21T23:52:22Z`. It must not panic, whatever the clock returns.
fn utc_now() -> String {
    let mut time = String::new();
    let now = humantime::format_rfc3339_seconds(writable(SystemTime::now()));
    write!(time, "{now}").unwrap_or_default();
    time
}

fn put_into(folder: &Path, text: &str) -> io::Result<PathBuf> {
    make_private_folder(folder)?;
    let time = utc_now();
    let digits = |part: &str| part.replace(|letter: char| !letter.is_ascii_digit(), "");
    let (day, hour) = time.split_once('T').unwrap_or((&time, ""));
    let stem = format!(
        "{PREFIX}{}-{}-{}",
        digits(day),
        digits(hour),
        std::process::id()
    );
    let numbered = (2..10).map(|number| format!("{stem}-{number}"));
    for name in std::iter::once(stem.clone()).chain(numbered) {
        let path = folder.join(format!("{name}.{ENDING}"));
        let mut file = match create_private(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            file => file?,
        };
        file.write_all(text.as_bytes())?;
        forget_oldest(folder, &path);
        return Ok(path);
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

#[cfg(unix)]
fn make_private_folder(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt as _;
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true).mode(0o700).create(folder)
}

#[cfg(not(unix))]
fn make_private_folder(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)
}

fn create_private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    options.open(path)
}

/// Removes the oldest reports, but never the newest, even if the clock was set back and others have later times.
fn forget_oldest(folder: &Path, newest: &Path) {
    let mut all = all_in(folder);
    let too_many = all.len().saturating_sub(MAX_KEPT);
    all.retain(|report| report != newest);
    for report in all.iter().take(too_many) {
        // A file that cannot be removed now is removed after the next fault.
        drop(fs::remove_file(report));
        drop(fs::remove_file(report.with_extension(TOLD_ENDING)));
    }
}
