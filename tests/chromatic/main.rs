//! Chromatic nim against the plain definition: the mex of the options.
mod brute;
mod pairing;
mod reals;
mod sets;
mod tables;
