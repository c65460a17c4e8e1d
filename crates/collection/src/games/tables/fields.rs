//! The fields of a row by the numbers of their columns, whatever the form of the table.

use super::form::TableForm;
use super::json::{JsonFault, Member, object_members, value_text};
use super::rows::FieldSpans;
use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;

/// The fields of a row. Reuses its memory from row to row.
#[derive(Clone, Debug)]
pub(super) struct TableFields {
    form: TableForm,
    separated: FieldSpans,
    objects: ObjectFields,
}

/// The reason why a row has no fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FieldFault {
    /// It is not a JSON object.
    Json(JsonFault),
    /// It has a name twice, for the second time at this place.
    Repeated(usize),
}

impl TableFields {
    pub(super) fn new(form: TableForm, names: &[String]) -> Self {
        let objects = match form {
            TableForm::Separated(_) => ObjectFields::default(),
            TableForm::Objects => ObjectFields::new(names),
        };
        Self {
            form,
            separated: FieldSpans::default(),
            objects,
        }
    }

    /// Finds the fields of this row.
    pub(super) fn find(&mut self, row: &[u8]) -> Result<(), FieldFault> {
        match self.form {
            TableForm::Separated(separator) => {
                self.separated.find(row, separator);
                Ok(())
            }
            TableForm::Objects => self.objects.find(row),
        }
    }

    /// Returns the text of the field with this number; `row` must be the row passed to [`Self::find`].
    pub(super) fn field<'row>(&self, row: &'row [u8], number: usize) -> Cow<'row, [u8]> {
        match self.form {
            TableForm::Separated(_) => self.separated.field(row, number),
            TableForm::Objects => value_text(self.objects.value(row, number)),
        }
    }
}

/// The values of a JSON object.
#[derive(Clone, Debug, Default)]
struct ObjectFields {
    /// The numbers of the columns by their names.
    numbers: HashMap<Vec<u8>, usize>,
    /// The places of the values, by the numbers of the columns.
    values: Vec<Option<Range<usize>>>,
    members: Vec<Member>,
}

impl ObjectFields {
    fn new(names: &[String]) -> Self {
        let names = names.iter().enumerate();
        let numbers: HashMap<_, _> = names
            .map(|(number, name)| (name.as_bytes().to_vec(), number))
            .collect();
        Self {
            values: vec![None; numbers.len()],
            numbers,
            members: Vec::new(),
        }
    }

    fn find(&mut self, row: &[u8]) -> Result<(), FieldFault> {
        self.values.fill(None);
        object_members(row, &mut self.members).map_err(FieldFault::Json)?;
        for member in &self.members {
            let key = row.get(member.key.clone()).unwrap_or_default();
            let number = self.numbers.get(value_text(key).as_ref());
            // A name that the first rows do not have is no column.
            let Some(place) = number.and_then(|number| self.values.get_mut(*number)) else {
                continue;
            };
            if place.replace(member.value.clone()).is_some() {
                return Err(FieldFault::Repeated(member.key.start));
            }
        }
        Ok(())
    }

    fn value<'row>(&self, row: &'row [u8], number: usize) -> &'row [u8] {
        let place = self.values.get(number).cloned().flatten();
        place.and_then(|place| row.get(place)).unwrap_or_default()
    }
}
