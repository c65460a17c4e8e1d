//! Division by the values of a property. A line with several values is in the file of each.

use super::numbers::is_position;
use super::parts::{Divided, Parts};
use crate::records::spilled::{filled, sorter};
use crate::records::tally::{RecordTally, each_line_of, end_of};
use crate::saving::say_no_room;
use crate::status::Status;
use crate::stream::{InputOrigin, InputPart, Output, PartAnswer, PartWork, work_through};
use tabiya_collection::passes::{SortKey, each_value};
use tabiya_collection::spill::frame;
use tabiya_lines::decoding::Encoding;
use tabiya_text::cleaned_file_name;

/// The name of the file with lines without the property.
const NONE: &str = "none";

pub(super) fn divide(
    origins: Vec<InputOrigin>,
    property: SortKey,
    memory: usize,
    mut parts: Parts,
) -> Result<Divided, Status> {
    let output = Output::Sorter(sorter(memory));
    let finished = work_through(origins, NameWork(property), output);
    let (tally, readings) = (finished.tally, finished.readings);
    let sorter = filled(finished.end, finished.output)?;
    parts.encoding = tally.encoding.unwrap_or(Encoding::Bytes);
    let mut lines = sorter.finish().map_err(|error| say_no_room(&error))?;
    let mut current: Option<Vec<u8>> = None;
    while let Some(entry) = lines.next_entry().map_err(|error| say_no_room(&error))? {
        let cut = entry.payload.iter().position(|byte| *byte == b'\n');
        let (name, line) = entry
            .payload
            .split_at_checked(cut.unwrap_or_default())
            .unwrap_or_default();
        if current.as_ref() != Some(&entry.key) {
            current = Some(entry.key.clone());
            parts.begin(String::from_utf8_lossy(name).into_owned())?;
        }
        parts.put(line.get(1..).unwrap_or_default(), true)?;
    }
    Ok(Divided {
        parts,
        tally,
        readings,
    })
}

/// Sorts lines by the names of their files. Names that differ only in the case of letters are the same, because some
/// systems do not distinguish them; the first one counts.
struct NameWork(SortKey);

impl PartWork for NameWork {
    const KEEPS_BROKEN_UTF16: bool = true;
    const UNPACKS: bool = true;
    type State = (Vec<String>, Vec<u8>);
    type Tally = RecordTally;

    fn answer(
        &self,
        part: &InputPart,
        (names, payload): &mut (Vec<String>, Vec<u8>),
        answer: &mut PartAnswer<RecordTally>,
    ) {
        let PartAnswer { out, err, tally } = answer;
        each_line_of(part, err, tally, |line| {
            if !is_position(line.text) {
                return;
            }
            names.clear();
            each_value(line.text, &self.0, |value| add_name(value, names));
            if names.is_empty() {
                names.push(NONE.to_owned());
            }
            for name in names.iter() {
                payload.clear();
                payload.extend_from_slice(name.as_bytes());
                payload.push(b'\n');
                payload.extend_from_slice(line.text);
                payload.extend_from_slice(end_of(line));
                frame(name.to_lowercase().as_bytes(), payload, out);
            }
        });
    }
}

/// Adds the name that a value gives to a file, unless it is already there.
fn add_name(value: &str, names: &mut Vec<String>) {
    let name = cleaned_file_name(value);
    let is_same = |other: &String| other.to_lowercase() == name.to_lowercase();
    if !name.is_empty() && !names.iter().any(is_same) {
        names.push(name);
    }
}
