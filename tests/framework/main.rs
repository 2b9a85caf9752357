//! The framework, tested with small games that are no part of the library.

mod battery;
mod clock;
mod perft;
mod record;
mod search;
mod toys;
