mod automaton;
mod bijection;
mod family;
mod fields;
mod game;
mod pictures;
mod three;
