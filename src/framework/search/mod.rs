//! One search for every game, with two players or more.
//!
//! It deepens ply by ply, prunes by alpha-beta, and tries the principal
//! variation of the ply before first. What a state is worth comes from an
//! [`Evaluator`].
//!
//! Two players want opposite things: one maximises the own value minus the
//! other's, and whatever one gains the other loses. Three or more do not, so
//! the search assumes the worst for the player it works for: all the others
//! form a *coalition* that minimises what that player leads by over the best
//! of them (the *paranoid* assumption).
//!
//! ```text
//!     turn      two players        three players, the search works for A
//!      A       max  ────────┐     max  ────────┐
//!      B       min  ──────┐ │     min  ──────┐ │  B and C together want A
//!      C                  │ │     min  ────┐ │ │  to fall behind the best
//!      A       max  ...   │ │     max ...  │ │ │  of the two
//! ```
//!
//! So both are one alpha-beta over two sides, with two players as the case in
//! which the coalition has one member. The alternative, max-n, lets everybody
//! play for the own score; it can hardly prune, so it sees about half as deep
//! in the same time, and it stands or falls with guessing whom an indifferent
//! player favours. The lead over the *best* other is what decides places; the
//! mean of the others would let a coalition lose on purpose to spoil it.

mod alphabeta;
mod deepening;
mod evaluator;
mod report;
mod value;

pub use alphabeta::MAX_PLIES;
pub use deepening::{search, search_with};
pub use evaluator::{ByScore, Evaluator};
pub use report::{Limits, Line, Report};
pub use value::Value;
