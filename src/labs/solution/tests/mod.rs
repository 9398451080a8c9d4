mod asked;
mod brute;
mod evil;
mod table;
