use super::*;

mod calculating;
mod expressions;
mod fields;
mod tables;
