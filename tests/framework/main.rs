//! The framework, tested with small games that are no part of the library.

mod search;
mod toys;
