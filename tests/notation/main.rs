//! Moves, boards and games as text: written, read and refused.

mod boards;
mod games;
mod moves;
mod never_panic;
mod pictures;
mod position_errors;
mod transcript_errors;
mod transcripts;
