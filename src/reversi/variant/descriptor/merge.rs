//! What `extends` means, key by key.

use super::{BoardSpec, Descriptor, OpeningSpec, RulesSpec};

impl Descriptor {
    /// This descriptor laid over the one it extends: what it says counts, and
    /// what it leaves out is taken from `base`. `name` and `title` belong to a
    /// file and are not taken over.
    ///
    /// - A board with a `shape` stands alone; without one, its keys replace
    ///   keys of the base's board.
    /// - An opening with a `layout` or a `centre` stands alone; without, its
    ///   keys replace keys of the base's opening.
    /// - `players` replaces the whole list, and `first` with it.
    /// - Each key of `rules` replaces the same key.
    ///
    /// ```
    /// use outflank::reversi::variant::Descriptor;
    /// let base = Descriptor::parse("[board]\nshape = \"square\"\nwidth = 8\nwrap = \"torus\"").unwrap();
    /// let wide = Descriptor::parse("[board]\nwidth = 10").unwrap();
    /// let board = wide.over(&base).board;
    /// assert_eq!((board.width, board.wrap), (Some(10), base.board.wrap));
    /// ```
    #[must_use]
    pub fn over(self, base: &Self) -> Self {
        let own_players = !self.players.is_empty();
        Self {
            extends: None,
            name: self.name,
            title: self.title,
            first: match self.first {
                None if !own_players => base.first.clone(),
                first => first,
            },
            board: self.board.over(&base.board),
            players: if own_players {
                self.players
            } else {
                base.players.clone()
            },
            opening: self.opening.over(&base.opening),
            rules: self.rules.over(&base.rules),
        }
    }
}

/// For each field: what `$over` says, else what `$base` says.
macro_rules! lay_over {
    ($over:ident, $base:ident, $($field:ident),+) => {
        Self { $($field: $over.$field.or_else(|| $base.$field.clone()),)+ }
    };
}

impl BoardSpec {
    fn over(self, base: &Self) -> Self {
        if self.shape.is_some() {
            return self;
        }
        lay_over!(
            self, base, shape, width, height, side, lattice, map, cells, directions, holes, wrap,
            links, origin
        )
    }
}

impl OpeningSpec {
    fn over(self, base: &Self) -> Self {
        if self.layout.is_some() || self.centre.is_some() {
            return self;
        }
        lay_over!(self, base, layout, centre, discs, free, moves, random, seed)
    }
}

impl RulesSpec {
    fn over(self, base: &Self) -> Self {
        lay_over!(self, base, run, pass, when_blocked, goal, empties)
    }
}
