//! Work on the rows of Arrow arrays, on all processors and without the interpreter's lock.
//!
//! The rows are cut into pieces of a few thousand; the workers of a pool make a small array of each, and these are
//! joined in their order. Nothing but the results is copied.

use arrow_array::cast::AsArray as _;
use arrow_array::{
    Array, ArrayRef, BinaryArray, BinaryViewArray, FixedSizeBinaryArray, LargeBinaryArray,
    LargeStringArray, StringArray, StringViewArray,
};
use arrow_schema::{DataType, Field};
use arrow_select::concat::concat;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3_arrow::input::AnyArray;
use pyo3_arrow::{PyArray, PyChunkedArray};
use std::num::NonZero;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use tabiya_notation::judgement::{Judgement, Read, judge, judge_beginning};
use tabiya_threads::pool::{Pool, PoolEvent};

/// The number of rows that a worker takes at a time.
const PIECE: usize = 1 << 12;

/// The time between two looks for Ctrl+C.
const BETWEEN_LOOKS: Duration = Duration::from_millis(100);

/// The command line judges longer lines by their beginning.
const LONGEST_ROW: usize = 1 << 16;

/// Work on rows, each with a text from `N` arrays.
pub(crate) trait RowWork<const N: usize>: Sync {
    /// The result for one row.
    type Row;
    /// The results for many rows, while they are collected.
    type Columns;

    /// The result for these texts, none of which is null.
    fn row(&self, texts: [&[u8]; N]) -> Self::Row;

    /// Columns with room for this number of rows.
    fn columns(&self, rows: usize) -> Self::Columns;

    /// Appends a result, or null.
    fn append(&self, row: Option<Self::Row>, columns: &mut Self::Columns);

    /// The columns as an array.
    fn finish(&self, columns: Self::Columns) -> ArrayRef;
}

/// Judges a row as the command line judges a line.
pub(crate) fn judge_row(text: &[u8]) -> Judgement {
    match text.get(..LONGEST_ROW) {
        Some(beginning) => judge_beginning(beginning),
        None => judge(text),
    }
}

/// The reading of a row, or the code of the reason why it has no position.
pub(crate) fn position_of_row(text: &[u8]) -> Result<Read, &'static str> {
    match judge_row(text) {
        Judgement::Read(read) => Ok(read),
        Judgement::Rejected(why) => Err(why.code()),
        Judgement::Skipped => Err("no_position"),
    }
}

/// An array of texts, however they are stored.
enum Texts<'a> {
    Utf8(&'a StringArray),
    LargeUtf8(&'a LargeStringArray),
    Utf8View(&'a StringViewArray),
    Binary(&'a BinaryArray),
    LargeBinary(&'a LargeBinaryArray),
    BinaryView(&'a BinaryViewArray),
    Fixed(&'a FixedSizeBinaryArray),
    Nulls,
}

impl<'a> Texts<'a> {
    fn of(array: &'a dyn Array) -> PyResult<Self> {
        let found = match array.data_type() {
            DataType::Utf8 => array.as_string_opt().map(Self::Utf8),
            DataType::LargeUtf8 => array.as_string_opt().map(Self::LargeUtf8),
            DataType::Utf8View => array.as_string_view_opt().map(Self::Utf8View),
            DataType::Binary => array.as_binary_opt().map(Self::Binary),
            DataType::LargeBinary => array.as_binary_opt().map(Self::LargeBinary),
            DataType::BinaryView => array.as_binary_view_opt().map(Self::BinaryView),
            DataType::FixedSizeBinary(_) => array.as_fixed_size_binary_opt().map(Self::Fixed),
            DataType::Null => Some(Self::Nulls),
            _ => None,
        };
        let kind = array.data_type();
        found.ok_or_else(|| PyTypeError::new_err(format!("an array of strings, not of {kind}")))
    }

    fn get(&self, row: usize) -> Option<&'a [u8]> {
        match self {
            Self::Utf8(array) => array.is_valid(row).then(|| array.value(row).as_bytes()),
            Self::LargeUtf8(array) => array.is_valid(row).then(|| array.value(row).as_bytes()),
            Self::Utf8View(array) => array.is_valid(row).then(|| array.value(row).as_bytes()),
            Self::Binary(array) => array.is_valid(row).then(|| array.value(row)),
            Self::LargeBinary(array) => array.is_valid(row).then(|| array.value(row)),
            Self::BinaryView(array) => array.is_valid(row).then(|| array.value(row)),
            Self::Fixed(array) => array.is_valid(row).then(|| array.value(row)),
            Self::Nulls => None,
        }
    }
}

/// The inputs of a function: chunks of equal lengths, and whether they came as one array.
struct Inputs<const N: usize> {
    chunks: Vec<[ArrayRef; N]>,
    is_one: bool,
}

impl<const N: usize> Inputs<N> {
    fn of(arrays: [AnyArray; N]) -> PyResult<Self> {
        let is_one = arrays.iter().all(|it| matches!(it, AnyArray::Array(_)));
        let mut columns = Vec::with_capacity(N);
        for array in arrays {
            let (chunks, field) = array.into_chunked_array()?.into_inner();
            columns.push(if chunks.is_empty() {
                vec![arrow_array::new_empty_array(field.data_type())]
            } else {
                chunks
            });
        }
        let lengths = |chunks: &Vec<ArrayRef>| chunks.iter().map(Array::len).collect::<Vec<_>>();
        let first = columns.first().map(lengths);
        if columns.iter().any(|chunks| Some(lengths(chunks)) != first) {
            columns = columns
                .iter()
                .map(|chunks| joined(chunks))
                .collect::<PyResult<_>>()?;
            let rows = columns.first().map(lengths);
            if columns.iter().any(|chunks| Some(lengths(chunks)) != rows) {
                return Err(PyValueError::new_err("the arrays have different lengths"));
            }
        }
        let count = columns.first().map_or(0, Vec::len);
        let chunk = |at: usize| -> Option<[ArrayRef; N]> {
            let arrays = columns.iter().filter_map(|chunks| chunks.get(at).cloned());
            arrays.collect::<Vec<_>>().try_into().ok()
        };
        let chunks = (0..count).filter_map(chunk).collect();
        Ok(Self { chunks, is_one })
    }
}

/// The chunks as one.
fn joined(chunks: &[ArrayRef]) -> PyResult<Vec<ArrayRef>> {
    let arrays: Vec<_> = chunks.iter().map(AsRef::as_ref).collect();
    Ok(vec![concat(&arrays).map_err(value_error)?])
}

fn value_error(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// Works on all rows of these arrays. Returns an array for arrays, and a chunked array if one of them was chunked.
pub(crate) fn on_rows<const N: usize>(
    py: Python<'_>,
    arrays: [AnyArray; N],
    work: &impl RowWork<N>,
) -> PyResult<Py<PyAny>> {
    let inputs = Inputs::of(arrays)?;
    let mut made = py.detach(|| work_on(&inputs.chunks, work))?;
    if inputs.is_one
        && let Some(array) = made.pop()
    {
        let array = PyArray::from_array_ref(array);
        return Ok(array.into_pyobject(py)?.into_any().unbind());
    }
    let kind = made
        .first()
        .map_or(DataType::Null, |it| it.data_type().clone());
    let field = Arc::new(Field::new("", kind, true));
    let chunked = PyChunkedArray::try_new(made, field)?;
    Ok(chunked.into_pyobject(py)?.into_any().unbind())
}

/// Returns an array of results for each chunk.
fn work_on<const N: usize, W: RowWork<N>>(
    chunks: &[[ArrayRef; N]],
    work: &W,
) -> PyResult<Vec<ArrayRef>> {
    let mut texts = Vec::with_capacity(chunks.len());
    for chunk in chunks {
        let all = chunk.iter().map(|array| Texts::of(array.as_ref()));
        texts.push(all.collect::<PyResult<Vec<_>>>()?);
    }
    let rows_of = |chunk: &[ArrayRef; N]| chunk.first().map_or(0, Array::len);
    let mut pieces = chunks.iter().enumerate().flat_map(|(chunk, arrays)| {
        let rows = rows_of(arrays);
        let starts = (0..rows.max(1)).step_by(PIECE);
        starts.map(move |start| (chunk, start..rows.min(start + PIECE)))
    });
    let make = |(chunk, rows): (usize, Range<usize>)| {
        let mut columns = work.columns(rows.len());
        if let Some(texts) = texts.get(chunk) {
            for row in rows {
                let found = texts_of_row(texts, row).map(|texts| work.row(texts));
                work.append(found, &mut columns);
            }
        }
        (chunk, work.finish(columns))
    };
    let mut made: Vec<Vec<ArrayRef>> = vec![Vec::new(); chunks.len()];
    let mut keep = |(chunk, array): (usize, ArrayRef)| {
        if let Some(arrays) = made.get_mut(chunk) {
            arrays.push(array);
        }
    };
    if chunks.iter().map(rows_of).sum::<usize>() <= PIECE {
        pieces.map(make).for_each(keep);
    } else {
        let pool = Pool {
            workers: thread::available_parallelism().map_or(1, NonZero::get),
            ..Pool::new("tabiya")
        };
        let mut signals = Signals::new();
        let flow = pool.run(
            move |(): &mut ()| pieces.next(),
            || (),
            |(), piece, _| make(piece),
            |event| {
                if let PoolEvent::Result(result) = event {
                    keep(result);
                }
                signals.look()
            },
        );
        if let ControlFlow::Break(error) = flow {
            return Err(error);
        }
    }
    made.iter()
        .map(|arrays| {
            let arrays: Vec<_> = arrays.iter().map(AsRef::as_ref).collect();
            concat(&arrays).map_err(value_error)
        })
        .collect()
}

fn texts_of_row<'a, const N: usize>(texts: &[Texts<'a>], row: usize) -> Option<[&'a [u8]; N]> {
    let mut found = [&[][..]; N];
    for (place, texts) in found.iter_mut().zip(texts) {
        *place = texts.get(row)?;
    }
    Some(found)
}

/// Looks for Ctrl+C at intervals, since each look has to wait for the interpreter.
pub(crate) struct Signals(Instant);

impl Signals {
    /// Begins the first interval.
    pub(crate) fn new() -> Self {
        Self(Instant::now())
    }

    /// Ends the work when the user has pressed Ctrl+C.
    pub(crate) fn look(&mut self) -> ControlFlow<PyErr> {
        if self.0.elapsed() < BETWEEN_LOOKS {
            return ControlFlow::Continue(());
        }
        self.0 = Instant::now();
        match Python::attach(pressed) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => ControlFlow::Break(error),
        }
    }
}

/// An error if the user has pressed Ctrl+C.
fn pressed(py: Python<'_>) -> PyResult<()> {
    py.check_signals()
}
