//! The field of nimbers against the definition of its product, the laws of fields, and what Ferguson says of it.
mod definition;
mod explanations;
mod ferguson;
mod laws;
mod solutions;
