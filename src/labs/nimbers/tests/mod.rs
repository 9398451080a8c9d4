use super::*;

mod address;
mod calculating;
mod tables;
