//! What must be fast: values of sequences and statements about them, products of nimbers, Hackenbush pictures, tables
//! of chromatic nim, numbers of P-positions, graphs of many vertices and misère quotients. A crate of its own, so that
//! it can be built for speed while the rest of the module is built for size. No module here knows another one.
pub mod counts;
pub mod digraph;
pub mod hackenbush;
pub mod nimbers;
pub mod quotients;
pub mod sequences;
pub mod statements;
pub mod stretches;
pub mod tables;
