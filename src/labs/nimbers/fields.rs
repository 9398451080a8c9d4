//! What the nimber lab is asked.
use super::{
    asking::{EXPRESSION, LAW, expressed, operation, read_operand},
    expression::LAWS,
    table::{SIZES, Table},
};
use crate::core::notation::NotationError;
use crate::labs::field::{Examples, Field, Kind, Values, dashed};

/// What one may try first.
pub const EXAMPLES: Examples = &[
    ("2 ⊗ 2", "o=product&a=2&b=2"),
    ("6 ⊗ 13", "o=product&a=6&b=13"),
    ("16 ⊗ 16", "o=product&a=16&b=16"),
    ("8 ⊗ 8", "o=product&a=8&b=8"),
    ("24 ⊗ 17", "o=product&a=24&b=17"),
    ("22 ⊕ 51", "o=sum&a=22&b=51"),
    ("Exercise 2.6.1 (a)", "o=sum&a=27&b=17"),
    ("Exercise 2.6.1 (b)", "o=sum&a=38&b=25"),
    ("Exercise 5.5.6 (a)", "o=product&a=6&b=21"),
    ("Exercise 5.5.6 (b)", "o=product&a=25&b=40"),
    ("Exercise 5.5.6 (c)", "o=quotient&a=15&b=14"),
    ("Exercise 5.5.6 (d)", "o=root&a=8"),
    ("Exercise 5.5.6 (e)", "o=quadratic&a=1&b=6"),
    ("1 ÷ 11", "o=quotient&a=1&b=11"),
    ("√14", "o=root&a=14"),
    ("order of 11", "o=order&a=11"),
    ("3 ⊗ (5 ⊗ 6)", "o=expression&e=3 ⊗ (5 ⊗ 6)"),
    ("3 ⊗ (5 ⊕ 6)", "o=expression&e=3 ⊗ (5 ⊕ 6)"),
    ("1 ÷ 2", "o=quotient&a=1&b=2"),
    ("(24 ⊗ 17) ⊕ 5³", "o=expression&e=(24 ⊗ 17) ⊕ 5^3"),
    ("38 ⊕ x = 25", "o=expression&e=38 ⊕ x = 25"),
    ("7 ⊗ x = 3", "o=expression&e=7 ⊗ x = 3"),
    ("3, 5, 6 associate", "o=law&l=associative&a=3&b=5&d=6"),
    ("ω ⊗ ω ⊗ ω", "o=expression&e=ω ⊗ ω ⊗ ω"),
    ("1 ÷ (ω+1)", "o=inverse&a=w+1"),
];

/// `v=1&o=product&a=24&b=17&t=product&n=16&c=7-11`: operation, two numbers, what the table is of, its size, and row and
/// column of a cell. An expression is `e`; a law `l` has a third number `d`.
pub static FIELDS: &[Field] = &[
    Field::word(
        "o",
        &[
            ("sum", "⊕ sum"),
            ("product", "⊗ product"),
            ("quotient", "÷ quotient"),
            ("power", "aⁿ power"),
            ("inverse", "1 ÷ a inverse"),
            ("root", "√ square root"),
            ("quadratic", "x² + ax + b"),
            ("order", "order"),
            ("expression", "expression"),
            ("law", "law"),
        ],
        "Operation",
        "sum, product, quotient, power, inverse, root, quadratic (x² + ax + b), order, expression or law",
    )
    .from("product"),
    Field::new(
        "a",
        Kind::Number,
        "First number",
        "a number below 2^128, or an ordinal such as w*2+1; 24 unless told",
        "24",
        |text, _| read_operand(text).map(drop),
    )
    .when(|values| !values.is("o", EXPRESSION)),
    Field::new(
        "b",
        Kind::Number,
        "Second number",
        "a number below 2^128, or an ordinal; 17 unless told",
        "17",
        |text, _| read_operand(text).map(drop),
    )
    .when(|values| values.is("o", LAW) || !values.is("o", EXPRESSION) && operation(values).is_binary()),
    Field::new(
        "e",
        Kind::Text,
        "Expression or equation",
        "an expression such as (24 x 17) + 5^3, or an equation in x, if o=expression",
        "(24 ⊗ 17) ⊕ 5^3",
        |text, _| expressed(text).map(drop),
    )
    .when(|values| values.is("o", EXPRESSION)),
    Field::word("l", LAWS, "Law", "commutative, associative or distributive, if o=law")
        .when(|values| values.is("o", LAW)),
    Field::new(
        "d",
        Kind::Number,
        "Third number",
        "a third number, for two of the laws; 6 unless told",
        "6",
        |text, _| read_operand(text).map(drop),
    )
    .when(|values| values.is("o", LAW) && !values.is("l", "commutative")),
    Field::word("t", &[("sum", "⊕"), ("product", "⊗")], "Table of", "table of sum or product")
        .from("product"),
    Field::word(
        "n",
        &[("16", "16"), ("64", "64"), ("256", "256")],
        "Size",
        "size of the table: 16, 64 or 256",
    ),
    Field::hidden("c", "row and column of a cell, such as 7-11", |text, values| {
        let size = table(values).size;
        let expected = || format!("row and column below {size}, such as 7-11");
        let cell = dashed::<2>(text, usize::from(size) - 1);
        cell.map(drop).ok_or_else(|| NotationError::syntax(0, expected()))
    })
    .from("7-11"),
];

/// The table that is shown.
pub fn table(values: &Values) -> Table {
    let size = SIZES.into_iter().find(|size| values.is("n", &size.to_string()));
    Table { sums: values.is("t", "sum"), size: size.unwrap_or(SIZES[0]) }
}

/// Row and column of the cell that is pointed at, within the table.
pub fn cell(values: &Values) -> (u16, u16) {
    let last = table(values).size - 1;
    let [row, column] = dashed(values.text("c"), 255).unwrap_or_default();
    ((row as u16).min(last), (column as u16).min(last))
}
