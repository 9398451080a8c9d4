use super::*;

mod calculating;
mod fields;
mod tables;
