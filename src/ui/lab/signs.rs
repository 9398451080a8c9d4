//! What the words of the language of statements mean.
use yew::prelude::*;

/// Each word with its meaning.
const WORDS: [(&str, &str); 10] = [
    ("//, mod", "quotient and remainder of a division of whole numbers; ** is a power"),
    ("xor", "the nim-sum"),
    ("wt(n)", "how many ones n has in binary"),
    ("v2(n)", "how often 2 divides n"),
    ("len(n)", "how many binary digits n has"),
    ("oddpart(n)", "n without its factors 2"),
    ("fib(n)", "the n-th Fibonacci number"),
    ("zeck(n)", "how many Fibonacci numbers, no two of them neighbours, have the sum n"),
    ("evil, odious", "numbers with an even, an odd number of ones in binary"),
    ("beatty(c)", "the whole parts of c, 2c, 3c, …"),
];

/// A collapsible list of the words, leaving out those that begin with one of `unknown`.
pub fn words(unknown: &[&str]) -> Html {
    let known = WORDS.iter().filter(|(word, _)| !unknown.iter().any(|other| word.starts_with(other)));
    html! {
        <details class="help small"><summary>{ "What the words mean" }</summary>
            <dl class="signs">{ for known.map(|(word, means)| html! { <><dt><code>{ *word }</code></dt><dd>{ *means }</dd></> }) }</dl>
        </details>
    }
}
