//! The declared directions of a board.

use super::{Direction, MAX_DIRECTIONS, TopologyError};

/// The declared directions of a board: names and which is the opposite of
/// which.
///
/// ```
/// use outflank::topology::Directions;
/// let ways = Directions::new(&[("east", Some("west")), ("north", Some("south"))]).unwrap();
/// assert_eq!(ways.len(), 4);
/// let east = ways.named("east").unwrap();
/// assert_eq!(ways.name(ways.opposite(east).unwrap()), "west");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Directions {
    names: Vec<String>,
    opposites: Vec<Option<Direction>>,
}

impl Directions {
    /// Directions from axes, each a name and, where links go both ways, the
    /// name of the way back. Numbered in the order given.
    ///
    /// # Errors
    /// When a name is declared twice or there are more than
    /// [`MAX_DIRECTIONS`].
    pub fn new(axes: &[(&str, Option<&str>)]) -> Result<Self, TopologyError> {
        let mut ways = Self::none();
        for &(forward, backward) in axes {
            let first = ways.declare(forward)?;
            if let Some(backward) = backward {
                let second = ways.declare(backward)?;
                ways.opposites[first.index()] = Some(second);
                ways.opposites[second.index()] = Some(first);
            }
        }
        Ok(ways)
    }

    /// Directions named round the compass, numbered in that order: the opposite
    /// of each stands half the list away, so the list has an even length.
    pub(super) fn compass(names: &[&str]) -> Result<Self, TopologyError> {
        let mut ways = Self::none();
        for name in names {
            ways.declare(name)?;
        }
        let half = names.len() / 2;
        ways.opposites = (0..names.len())
            .map(|way| Some(Direction::new((way + half) % names.len())))
            .collect();
        Ok(ways)
    }

    fn none() -> Self {
        Self {
            names: Vec::new(),
            opposites: Vec::new(),
        }
    }

    fn declare(&mut self, name: &str) -> Result<Direction, TopologyError> {
        if self.names.iter().any(|known| known == name) {
            return Err(TopologyError::Twice {
                what: "direction",
                name: name.into(),
            });
        }
        if self.names.len() == MAX_DIRECTIONS {
            return Err(TopologyError::Shape {
                problem: format!("more than {MAX_DIRECTIONS} directions are declared"),
                help: "use the same direction for links that do not meet".into(),
            });
        }
        self.names.push(name.into());
        self.opposites.push(None);
        Ok(Direction::new(self.names.len() - 1))
    }

    /// How many directions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether no direction is declared.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// All directions, in the order of declaration.
    pub fn iter(&self) -> impl Iterator<Item = Direction> + use<> {
        (0..self.names.len()).map(Direction::new)
    }

    /// The name of a direction.
    #[must_use]
    pub fn name(&self, direction: Direction) -> &str {
        &self.names[direction.index()]
    }

    /// The way back, where there is one.
    #[must_use]
    pub fn opposite(&self, direction: Direction) -> Option<Direction> {
        self.opposites[direction.index()]
    }

    /// The direction of this name.
    ///
    /// # Errors
    /// [`TopologyError::UnknownDirection`], which lists those there are.
    pub fn named(&self, name: &str) -> Result<Direction, TopologyError> {
        match self.names.iter().position(|known| known == name) {
            Some(index) => Ok(Direction::new(index)),
            None => Err(TopologyError::UnknownDirection {
                name: name.into(),
                known: self.names.clone(),
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_compass_turns_half_round() {
        let ways = Directions::compass(&["n", "e", "s", "w"]).unwrap();
        let opposite = |name| ways.name(ways.opposite(ways.named(name).unwrap()).unwrap());
        assert_eq!(["n", "e", "s", "w"].map(opposite), ["s", "w", "n", "e"]);
    }

    #[test]
    fn names_are_declared_once_and_not_too_many() {
        let twice = Directions::new(&[("up", Some("up"))]).unwrap_err();
        assert_eq!(twice.to_string(), "direction `up` is declared twice");
        let names: Vec<String> = (0..=MAX_DIRECTIONS).map(|n| n.to_string()).collect();
        let axes: Vec<_> = names.iter().map(|name| (name.as_str(), None)).collect();
        assert!(Directions::new(&axes[1..]).is_ok());
        assert!(Directions::new(&axes).is_err());
    }
}
