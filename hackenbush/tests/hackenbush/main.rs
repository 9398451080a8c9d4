//! Green Hackenbush against its definition.
mod brute;
mod deep;
mod input;
mod larger;
mod shapes;
mod support;
