//! Misère quotients against what is published of them, and against recursion.
mod forms;
mod limits;
mod recursion;
mod rule;
mod table;
mod tame;
