//! Properties of the truth written into any line.

use tabiya_collection::truths::RecordTruth;
use tabiya_notation::record::read_record;

/// Writing the truth into a line changes nothing but its operations, and adding it again changes nothing.
pub(crate) fn check_fuzz(line: &[u8]) {
    let Ok(record) = read_record(line) else {
        assert_eq!(RecordTruth::of(line, None), Ok(None));
        return;
    };
    // Unpacking the tables of four pieces takes too long here.
    if record.position.board.occupied().len() > 3 {
        return;
    }
    let Ok(Some(found)) = RecordTruth::of(line, None) else {
        return;
    };
    for replaces in [false, true] {
        let written = found.written(line, replaces);
        if record.fields < 6 || written == line {
            let fields = line[..record.tail.start].trim_ascii_end();
            assert!(written.starts_with(fields) && written.ends_with(&line[record.tail.end..]));
        }
        let read = read_record(&written).unwrap();
        assert_eq!(read.position, record.position);
        if record.fields == 6 && record.tail.is_empty() && written != line {
            assert_eq!(read.fields, 4);
        }
        let again = RecordTruth::of(&written, None).unwrap().unwrap();
        assert_eq!(again.truth, found.truth);
        assert_eq!(again.written(&written, false), written);
        assert_eq!(again.written(&written, replaces), written);
    }
}
