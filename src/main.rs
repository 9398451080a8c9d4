//! One module, three roles: the page, the solver's worker, and a library for other scripts.
fn main() {
    use nimscope::worker::{Role, role, serve};
    // The message and the place of a panic become the error that the browser reports. The build of the site leaves
    // these texts out where the compiler can: there a panic is a bare trap.
    std::panic::set_hook(Box::new(|panic| wasm_bindgen::throw_str(&panic.to_string())));
    match role() {
        Role::Worker => serve(),
        Role::Library => {}
        Role::Page => {
            let page = web_sys::window()
                .and_then(|window| window.document())
                .and_then(|document| document.get_element_by_id("nimscope"));
            if let Some(root) = page {
                yew::Renderer::<nimscope::ui::App>::with_root(root).render();
            }
        }
    }
}
