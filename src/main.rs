//! One module, three roles: the page, the solver's worker, and a library for other scripts.
#[cfg(feature = "web")]
fn main() {
    use nimscope::worker::{Role, role, serve};
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

#[cfg(not(feature = "web"))]
fn main() {}
