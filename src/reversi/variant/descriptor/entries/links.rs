//! Links, and the cells of a graph.

use std::fmt;
use std::str::FromStr;

use schemars::json_schema;

use super::as_string;

/// A link `"from direction to"`, or `"from direction to arriving"` where it
/// bends the ray.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkEntry {
    /// Name of the cell it leaves.
    pub from: String,
    /// The direction in which it leaves.
    pub direction: String,
    /// Name of the cell it leads to.
    pub to: String,
    /// The direction in which a ray goes on from there, where it is another.
    pub arriving: Option<String>,
}

/// A cell of a graph, `"name x y"`.
#[derive(Clone, PartialEq, Debug)]
pub struct CellEntry {
    /// The name.
    pub name: String,
    /// Where it is drawn, to the right.
    pub x: f64,
    /// Where it is drawn, downwards.
    pub y: f64,
}

impl FromStr for LinkEntry {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace().map(String::from);
        let (from, direction, to) = (words.next(), words.next(), words.next());
        match (from, direction, to, words.next(), words.next()) {
            (Some(from), Some(direction), Some(to), arriving, None) => Ok(Self {
                from,
                direction,
                to,
                arriving,
            }),
            _ => Err(format!(
                "`{text}` is not a link\nwrite cell, direction, cell, such as `a1 east b1`, and where the ray bends also the direction in which it goes on: `a1 east b1 south`"
            )),
        }
    }
}

impl fmt::Display for LinkEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.from, self.direction, self.to)?;
        match &self.arriving {
            Some(arriving) => write!(f, " {arriving}"),
            None => Ok(()),
        }
    }
}

impl FromStr for CellEntry {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |word: &str| word.parse().ok().filter(|n: &f64| n.is_finite());
        match words[..] {
            [name, x, y] => match (number(x), number(y)) {
                (Some(x), Some(y)) => Some((name, x, y)),
                _ => None,
            },
            _ => None,
        }
        .map(|(name, x, y)| Self {
            name: name.into(),
            x,
            y,
        })
        .ok_or_else(|| {
            format!(
                "`{text}` is not a cell\nwrite its name and the point where it is drawn, such as `a1 0 2.5`"
            )
        })
    }
}

impl fmt::Display for CellEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.name, self.x, self.y)
    }
}

as_string! {
    LinkEntry: "a link in quotes, such as \"a1 east b1\"",
        json_schema!({"type": "string", "pattern": r"^\s*\S+\s+\S+\s+\S+(\s+\S+)?\s*$"});
    CellEntry: "a cell in quotes, such as \"a1 0 2.5\"",
        json_schema!({"type": "string", "pattern": r"^\s*\S+\s+[-+.eE0-9]+\s+[-+.eE0-9]+\s*$"});
}
