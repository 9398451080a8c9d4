//! Files beside the page, fetched when something asks for them.
use gloo::utils::window;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The content of a JSON file.
///
/// # Errors
/// The browser's error if the file does not arrive, or its content is not as expected.
pub async fn json<T: DeserializeOwned>(name: &str) -> Result<T, JsValue> {
    let file = JsFuture::from(response(name).await?.json()?).await?;
    Ok(serde_wasm_bindgen::from_value(file)?)
}

/// The content of a text file.
///
/// # Errors
/// The browser's error if the file does not arrive.
pub async fn text(name: &str) -> Result<String, JsValue> {
    let text = JsFuture::from(response(name).await?.text()?).await?;
    Ok(text.as_string().unwrap_or_default())
}

async fn response(name: &str) -> Result<Response, JsValue> {
    let response: Response = JsFuture::from(window().fetch_with_str(name)).await?.dyn_into()?;
    if response.ok() { Ok(response) } else { Err(response.status().into()) }
}
