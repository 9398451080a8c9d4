//! Chromatic nim against the plain definition: the mex of the options.
mod brute;
mod evil;
mod nth;
mod pairing;
mod papers;
mod reals;
mod sets;
mod tables;
mod theorems;
