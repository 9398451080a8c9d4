//! Misère quotients against published results, and against recursion.
mod forms;
mod limits;
mod recursion;
mod rule;
mod table;
mod tame;
