//! Laws that every game of the library keeps, over its presets, over positions reached by play and drawn
//! at random, and over sums. A ruleset added to the library is covered without a line here.
mod analysis;
mod boards;
mod coins;
mod extras;
mod graphs;
mod layouts;
mod making;
mod moves;
mod notation;
mod proofs;
mod random;
mod rows;
mod sequences;
mod tried;
mod values;
mod walk;
