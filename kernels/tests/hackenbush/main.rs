//! Green Hackenbush against its definition, and against what Ferguson says of it.
mod brute;
mod deep;
mod ferguson;
mod generate;
mod input;
mod larger;
mod principles;
mod reduction;
mod shapes;
mod support;
