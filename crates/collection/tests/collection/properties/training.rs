//! Properties of any training data.

use tabiya_collection::games::{
    CutTraining, FoundRows, LeftOutOfTraining, TrainingForm, TrainingWriter, append_samples,
};
use tabiya_notation::operations::is_exact_epd_tail;
use tabiya_notation::record::read_exact_epd;

/// The first byte chooses the form, and the second how the rest is cut.
pub(crate) fn check_fuzz(data: &[u8]) {
    let [form, cut, bytes @ ..] = data else {
        return;
    };
    let form = TrainingForm::ALL[usize::from(*form) % TrainingForm::ALL.len()];
    check(form, usize::from(*cut) + 1, bytes);
}

/// Every record is exact EPD, the result is the same in whatever pieces the file comes, and what is written is read as
/// the same records.
pub(crate) fn check(form: TrainingForm, piece: usize, bytes: &[u8]) {
    let (records, found) = read(form, bytes.len().max(1), bytes);
    assert_eq!(read(form, piece, bytes), (records.clone(), found.clone()));
    let lines = records.split_inclusive(|byte| *byte == b'\n');
    for line in lines.clone() {
        let line = line.strip_suffix(b"\n").expect("each record is a line");
        let (_, tail) = read_exact_epd(line).expect("a record is exact");
        assert!(is_exact_epd_tail(&line[tail]));
    }
    assert_eq!(found.positions, lines.clone().count() as u64);
    for broken in &found.broken {
        assert!((1..=found.rows).contains(&broken.row), "{broken:?}");
        assert!(broken.word.len() <= 40);
    }
    let (written, left_out) = write(form, &records);
    assert_eq!(left_out.unreadable, 0);
    let (again, found) = read(form, piece, &written);
    assert!(found.broken.is_empty(), "{found:?}");
    if !left_out.has_lost_records() && left_out.operations.is_empty() {
        assert_eq!(
            String::from_utf8(again),
            String::from_utf8(records),
            "what is written is read as the same"
        );
    }
}

pub(crate) fn read(form: TrainingForm, piece: usize, bytes: &[u8]) -> (Vec<u8>, FoundRows) {
    let mut cut = CutTraining::new(form);
    let (mut out, mut found) = (Vec::new(), FoundRows::default());
    for piece in bytes.chunks(piece) {
        cut.put(piece);
        while let Some(part) = cut.take() {
            found.add(append_samples(&part, &mut out));
        }
    }
    cut.end();
    while let Some(part) = cut.take() {
        found.add(append_samples(&part, &mut out));
    }
    (out, found)
}

pub(crate) fn write(form: TrainingForm, records: &[u8]) -> (Vec<u8>, LeftOutOfTraining) {
    let mut writer = TrainingWriter::new(form);
    let (mut out, mut left_out) = (Vec::new(), LeftOutOfTraining::default());
    for record in records.split(|byte| *byte == b'\n') {
        writer.append(record, &mut out, &mut left_out);
    }
    writer.finish(&mut out);
    (out, left_out)
}
