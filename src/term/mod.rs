//! How people play in a terminal.
