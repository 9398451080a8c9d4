//! Green Hackenbush against its definition, and against what Ferguson says of it.
mod brute;
mod deep;
mod generate;
mod input;
mod larger;
mod reduction;
mod shapes;
mod support;
