//! The columns of a file.

use parquet::basic::{ConvertedType, LogicalType, Type};
use parquet::schema::types::ColumnDescriptor;

/// Parts of the path of a column that only say that it has lists.
const OF_LISTS: [&str; 6] = ["list", "element", "item", "array", "bag", "array_element"];

/// The maximum number of digits after the point: those of a number of 256 bits.
const MAX_SCALE: usize = 76;

/// A column that is read.
#[derive(Clone, Debug)]
pub(crate) struct Column {
    /// Its number in the file.
    pub(crate) leaf: usize,
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// The level of a value that is there.
    pub(crate) present: i16,
    pub(crate) has_lists: bool,
}

/// The type of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    /// Bytes that are shown as hexadecimal digits.
    Bytes,
    Boolean,
    Signed,
    Unsigned,
    Float,
    /// Numbers with this many digits after the point.
    Decimal(usize),
}

impl Column {
    /// Returns the column with this number.
    pub(crate) fn of(leaf: usize, descriptor: &ColumnDescriptor) -> Self {
        let decimal = scale_of(descriptor).map(Kind::Decimal);
        let kind = match descriptor.physical_type() {
            Type::BYTE_ARRAY => decimal.unwrap_or(Kind::Text),
            Type::BOOLEAN => Kind::Boolean,
            Type::INT32 | Type::INT64 if is_unsigned(descriptor) => Kind::Unsigned,
            Type::INT32 | Type::INT64 => decimal.unwrap_or(Kind::Signed),
            Type::FLOAT | Type::DOUBLE => Kind::Float,
            Type::FIXED_LEN_BYTE_ARRAY => decimal.unwrap_or(Kind::Bytes),
            Type::INT96 => Kind::Bytes,
        };
        let parts = descriptor.path().parts();
        let has_lists = descriptor.max_rep_level() > 0;
        let is_named = |part: &&str| !has_lists || !OF_LISTS.contains(part);
        let mut names: Vec<&str> = parts.iter().map(String::as_str).collect();
        if let Some((first, inner)) = names.split_first() {
            let inner = inner.iter().copied().filter(is_named);
            names = [*first].into_iter().chain(inner).collect();
        }
        Self {
            leaf,
            name: names.join("."),
            kind,
            present: descriptor.max_def_level(),
            has_lists,
        }
    }

    pub(crate) fn is_text(&self) -> bool {
        self.kind == Kind::Text && !self.has_lists
    }
}

/// Returns the number of digits after the point of a column of decimal numbers.
fn scale_of(descriptor: &ColumnDescriptor) -> Option<usize> {
    let is_decimal = matches!(descriptor.logical_type_ref(), Some(LogicalType::Decimal(_)))
        || descriptor.converted_type() == ConvertedType::DECIMAL;
    let scale = usize::try_from(descriptor.type_scale()).ok();
    scale.filter(|scale| is_decimal && *scale <= MAX_SCALE)
}

fn is_unsigned(descriptor: &ColumnDescriptor) -> bool {
    if let Some(LogicalType::Integer(integer)) = descriptor.logical_type_ref() {
        return !integer.is_signed;
    }
    matches!(
        descriptor.converted_type(),
        ConvertedType::UINT_8
            | ConvertedType::UINT_16
            | ConvertedType::UINT_32
            | ConvertedType::UINT_64
    )
}
