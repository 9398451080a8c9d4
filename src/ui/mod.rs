//! The interface: sees only what `core` exports.
mod app;
mod bar;
pub mod boards;
pub mod copy;
pub mod defs;
pub mod dialogs;
pub mod embed_messages;
pub mod export;
pub mod history;
mod home;
mod hooks;
pub mod icons;
mod keyfocus;
mod lost;
pub mod markup;
pub mod model;
pub mod panels;
pub mod play;
pub mod qr;
pub mod rich;
pub mod route;
mod storage;
mod theme;
pub mod toast;
pub mod view;
pub mod words;

pub use app::App;
