//! The game library: rules, values and explanations. Knows nothing of the web.
