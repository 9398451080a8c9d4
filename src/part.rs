//! Parts of the program that are fetched when they are first needed.
//!
//! Each part is known by one function. With the feature `split` that function is a place to cut at: what only it needs,
//! code and constants, goes into files of their own when the site is built. In every other build all parts are there
//! from the start, and waiting for one takes no time.
use std::{fmt, future::Future, pin::Pin, sync::OnceLock};

/// A boxed future.
pub type BoxedFuture<T> = Pin<Box<dyn Future<Output = T>>>;

/// A part of the program could not be fetched. Asking again fetches again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FetchError;

impl fmt::Display for FetchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a part of the program could not be fetched")
    }
}

impl std::error::Error for FetchError {}

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for FetchError {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// A part, known by the function through which it is used.
pub struct Part<F: 'static> {
    name: &'static str,
    source: Source<F>,
}

enum Source<F: 'static> {
    /// In the program itself.
    Here(F),
    /// Fetched by this, and then kept.
    Away(fn() -> BoxedFuture<Result<F, FetchError>>, OnceLock<F>),
}

impl<F: Copy> Part<F> {
    /// A part that is in the program itself.
    pub const fn here(name: &'static str, code: F) -> Self {
        Self { name, source: Source::Here(code) }
    }
    /// A part that `fetch` brings.
    pub const fn away(name: &'static str, fetch: fn() -> BoxedFuture<Result<F, FetchError>>) -> Self {
        Self { name, source: Source::Away(fetch, OnceLock::new()) }
    }
    /// What the part is called among the files of the site. Parts of one name are fetched together.
    pub fn name(&self) -> &'static str {
        self.name
    }
    /// The function, if it is here.
    pub fn get(&self) -> Option<F> {
        match &self.source {
            Source::Here(code) => Some(*code),
            Source::Away(_, code) => code.get().copied(),
        }
    }
    /// The function, fetched unless it is here.
    ///
    /// # Errors
    /// If it could not be fetched this time.
    pub async fn load(&self) -> Result<F, FetchError> {
        match &self.source {
            Source::Here(code) => Ok(*code),
            Source::Away(fetch, code) => match code.get() {
                Some(code) => Ok(*code),
                None => fetch().await.map(|fetched| *code.get_or_init(|| fetched)),
            },
        }
    }
}

/// Declares parts, each a static: `pub static NAME in part: type of the function = the function;`.
#[macro_export]
macro_rules! parts {
    ($($(#[$doc:meta])* $vis:vis static $static:ident in $part:ident: $type:ty = $code:expr;)*) => { $(
        $(#[$doc])*
        $vis static $static: $crate::part::Part<$type> = {
            #[cfg(feature = "split")]
            {
                #[::wasm_split_helpers::wasm_split($part, fallible)]
                #[allow(non_snake_case)]
                fn $static() -> Result<$type, $crate::part::FetchError> {
                    Ok($code)
                }
                $crate::part::Part::away(stringify!($part), || Box::pin($static()))
            }
            #[cfg(not(feature = "split"))]
            $crate::part::Part::here(stringify!($part), $code)
        };
    )* };
}
