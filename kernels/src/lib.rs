//! What must be fast: values of sequences and statements about them, products of nimbers, Hackenbush pictures, tables of
//! chromatic nim, numbers of P-positions and graphs of many vertices. A crate of its own, so that it can be built for speed while
//! the rest of the module is built for size. No module here knows another one.
pub mod counts;
pub mod digraph;
pub mod hackenbush;
pub mod nimbers;
pub mod sequences;
pub mod statements;
pub mod tables;
