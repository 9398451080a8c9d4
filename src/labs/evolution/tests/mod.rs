mod address;
mod automaton;
mod bijection;
mod family;
mod game;
mod three;
