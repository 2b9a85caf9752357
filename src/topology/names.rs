//! What cells are called.

use std::collections::HashMap;

use super::{Cell, TopologyError};

/// The names of a board's cells, both ways.
///
/// ```
/// use outflank::topology::{Cell, Lattice, Ways};
/// let board = Lattice::square(8, 8, Ways::All).unwrap().build().unwrap();
/// let names = board.names();
/// assert_eq!(names.name(Cell::new(10)), "c2");
/// assert_eq!(names.cell("C2").unwrap(), Cell::new(10));
/// assert_eq!(names.near("i2"), Some("h2"));
/// ```
#[derive(Clone, Debug)]
pub struct Names {
    names: Vec<String>,
    cells: HashMap<String, Cell>,
}

impl Names {
    /// Names in the order of the cells; they are kept in lower case.
    ///
    /// # Errors
    /// When a name is given twice (in any case), empty, or made of other
    /// characters than letters, digits, `-`, `_` and `.`, and when there are
    /// 0 or more than [`MAX_CELLS`](super::MAX_CELLS) names.
    pub fn new<'a>(given: impl IntoIterator<Item = &'a str>) -> Result<Self, TopologyError> {
        let names: Vec<String> = given.into_iter().map(str::to_lowercase).collect();
        TopologyError::check_cell_count(names.len())?;
        let mut cells = HashMap::with_capacity(names.len());
        for (index, name) in names.iter().enumerate() {
            check_name(name)?;
            if cells.insert(name.clone(), Cell::new(index)).is_some() {
                return Err(TopologyError::Twice {
                    what: "cell",
                    name: name.clone(),
                });
            }
        }
        Ok(Self { names, cells })
    }

    /// How many cells are named.
    #[must_use]
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Never: a board has at least one cell.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// The name of a cell, lower case.
    #[must_use]
    pub fn name(&self, cell: Cell) -> &str {
        &self.names[cell.index()]
    }

    /// The cell of this name, in any case.
    ///
    /// # Errors
    /// [`TopologyError::UnknownCell`], with the nearest name if one is near.
    pub fn cell(&self, name: &str) -> Result<Cell, TopologyError> {
        match self.cells.get(&name.to_lowercase()) {
            Some(&cell) => Ok(cell),
            None => Err(TopologyError::UnknownCell {
                name: name.into(),
                near: self.near(name).map(str::to_owned),
                such_as: self.names[0].clone(),
            }),
        }
    }

    /// All cells with their names, in rising order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, &str)> + '_ {
        let named = self.names.iter().enumerate();
        named.map(|(index, name)| (Cell::new(index), name.as_str()))
    }

    /// The name most like this one, or `None` when none is like it: one slip of
    /// the finger away, two in names of six letters and so on. Among several,
    /// the one whose letters lie nearest in the alphabet: `i4` is near `h4`.
    #[must_use]
    pub fn near(&self, name: &str) -> Option<&str> {
        let wanted = name.to_lowercase();
        let length = wanted.chars().count();
        if length > MAX_NAME {
            return None;
        }
        let slips = (length / 3).max(1);
        let named = self.names.iter().map(String::as_str);
        named
            .map(|known| (strsim::osa_distance(known, &wanted), known))
            .filter(|&(distance, known)| distance <= slips && distance < known.len())
            .min_by_key(|&(distance, known)| (distance, letters_apart(known, &wanted)))
            .map(|(_, known)| known)
    }
}

/// Longest name of a cell, in characters.
const MAX_NAME: usize = 32;

fn check_name(name: &str) -> Result<(), TopologyError> {
    let allowed = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.');
    if !name.is_empty() && name.chars().count() <= MAX_NAME && name.chars().all(allowed) {
        return Ok(());
    }
    Err(TopologyError::Shape {
        problem: format!("`{}` cannot be the name of a cell", name.escape_debug()),
        help: format!(
            "use 1 to {MAX_NAME} letters, digits, dashes, underscores or dots, without blanks"
        ),
    })
}

fn letters_apart(one: &str, other: &str) -> u32 {
    let pairs = one.chars().zip(other.chars());
    pairs
        .map(|(a, b)| u32::from(a).abs_diff(u32::from(b)))
        .sum()
}

/// The letters of a column: `a` to `z`, then `aa`, `ab` and on to `zz`, `aaa`.
pub(super) fn column_letters(column: usize) -> String {
    let mut letters = Vec::new();
    let mut rest = column + 1;
    while rest > 0 {
        rest -= 1;
        letters.push(char::from(b'a' + (rest % 26) as u8));
        rest /= 26;
    }
    letters.iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(of: &[&str]) -> Result<Names, TopologyError> {
        Names::new(of.iter().copied())
    }

    #[test]
    fn letters_go_on_after_z() {
        let of = [0, 25, 26, 27, 51, 52, 701, 702];
        let letters = of.map(column_letters);
        assert_eq!(letters, ["a", "z", "aa", "ab", "az", "ba", "zz", "aaa"]);
    }

    #[test]
    fn a_name_is_given_once_in_any_case() {
        let twice = names(&["Hub", "rim", "hub"]).unwrap_err();
        assert_eq!(twice.to_string(), "cell `hub` is declared twice");
        assert!(names(&["a b"]).is_err());
        assert!(names(&[""]).is_err());
        assert!(names(&[]).is_err());
    }

    #[test]
    fn an_unknown_name_comes_with_the_nearest() {
        let names = names(&["hub", "north-gate", "south-gate"]).unwrap();
        assert_eq!(names.near("nroth-gat"), Some("north-gate"));
        assert_eq!(names.near("moon"), None);
        let error = names.cell("hut").unwrap_err();
        assert_eq!(error.to_string(), "there is no cell `hut` on this board");
        assert_eq!(error.help(), "did you mean `hub`?");
        let error = names.cell("moon").unwrap_err();
        assert_eq!(error.help(), "name a cell of the board, such as `hub`");
    }
}
