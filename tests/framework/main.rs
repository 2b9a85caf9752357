//! The framework, tested with small games that are no part of the library.

mod battery;
mod clock;
mod search;
mod toys;
