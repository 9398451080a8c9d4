//! The field of nimbers against the definition of its product, the laws of fields, and the examples in Ferguson.
mod definition;
mod explanations;
mod ferguson;
mod laws;
mod solutions;
