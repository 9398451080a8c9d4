mod asked;
mod brute;
mod table;
