//! Means with their errors.

/// The mean of some observations, with spread and error.
///
/// ```
/// use outflank::reversi::survey::Mean;
/// let mean: Mean = [1.0, 2.0, 3.0, 4.0].into_iter().collect();
/// assert_eq!(mean.count(), 4);
/// assert_eq!(mean.mean(), 2.5);
/// assert!((mean.deviation() - 1.291).abs() < 1e-3);
/// assert!((mean.error() - 0.645).abs() < 1e-3);
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    count: u64,
    mean: f64,
    /// Sum of the squared distances from the mean.
    squares: f64,
}

impl Mean {
    /// Takes in one observation (Welford 1962: no cancellation).
    pub fn push(&mut self, value: f64) {
        self.count += 1;
        let before = value - self.mean;
        self.mean += before / self.count as f64;
        self.squares += before * (value - self.mean);
    }

    /// How many observations there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean; 0 of no observations.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// The standard deviation of the sample; 0 of fewer than two observations.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        match self.count {
            0 | 1 => 0.0,
            count => (self.squares / (count - 1) as f64).sqrt(),
        }
    }

    /// The standard error of the mean; 0 of fewer than two observations.
    #[must_use]
    pub fn error(&self) -> f64 {
        match self.count {
            0 | 1 => 0.0,
            count => self.deviation() / (count as f64).sqrt(),
        }
    }

    /// Half the width of the 95 % interval: 1.96 standard errors.
    #[must_use]
    pub fn margin(&self) -> f64 {
        1.96 * self.error()
    }
}

impl Extend<f64> for Mean {
    fn extend<I: IntoIterator<Item = f64>>(&mut self, values: I) {
        values.into_iter().for_each(|value| self.push(value));
    }
}

impl FromIterator<f64> for Mean {
    fn from_iter<I: IntoIterator<Item = f64>>(values: I) -> Self {
        let mut mean = Self::default();
        mean.extend(values);
        mean
    }
}
