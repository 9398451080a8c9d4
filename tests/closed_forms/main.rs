//! Theorems against plain recursion on every small position; larger positions by properties.
mod breaking;
mod brute;
mod coin_boards;
mod colourful;
mod colourful_properties;
mod drawn_sequences;
mod hackenbush;
mod loopy_sums;
mod nim;
mod nim_properties;
mod ordinal_properties;
mod said;
mod sequences;
mod taking;
mod tall;
