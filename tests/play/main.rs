//! The game table: sessions as pure data, saved games, and `outflank play`
//! itself through a pipe.

mod clocks;
mod pipe;
mod random_play;
mod saves;
mod screen;
mod session;
mod table;
