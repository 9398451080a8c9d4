//! A picture of edges for other programs.
use crate::core::Graph;
use crate::ui::copy::CopyButton;
use crate::ui::dialogs::form::segment;
use crate::ui::export::save_text;
use crate::ui::icons::icon;
use crate::ui::model::GameRef;
use crate::ui::toast::Toast;
use yew::prelude::*;

/// A text is shown up to this length; saved or copied it is whole.
const SHOWN: usize = 4000;
/// What there is, and how files of it end.
const FORMATS: [(&str, &str); 3] = [("Edge list", "txt"), ("JSON", "json"), ("TikZ", "tex")];

#[derive(Properties, PartialEq)]
pub struct EdgesProps {
    pub game: GameRef,
    pub on_toast: Callback<Toast>,
}

#[component]
pub fn Edges(props: &EdgesProps) -> Html {
    let format = use_state(|| 0usize);
    let scene = props.game.scene();
    let Some(graph) = scene.graphs().next() else { return html! {} };
    let text = match *format {
        0 => edge_list(graph),
        1 => json(graph),
        _ => props.game.latex(),
    };
    let (label, end) = FORMATS.get(*format).copied().unwrap_or(FORMATS[0]);
    let choose = {
        let format = format.clone();
        Callback::from(move |index| format.set(index))
    };
    let save = {
        let (text, name) = (text.clone(), [props.game.card().id, ".", end].concat());
        move |_: MouseEvent| save_text(&text, &name)
    };
    let shown = match text.char_indices().nth(SHOWN) {
        Some((end, _)) => text[..end].to_string() + "…",
        None => text.clone(),
    };
    html! { <>
        { segment("Format", "edges-format", &FORMATS.map(|(label, _)| label.to_string()), *format, choose) }
        <pre class="code" tabindex="0" aria-label={label}><code>{ shown }</code></pre>
        <p class="line">
            <CopyButton {text} label="Copy" what={label} on_toast={props.on_toast.clone()} />
            <button class="btn" onclick={save}>{ icon("download") }{ "Save" }</button>
        </p>
    </> }
}

/// The names of the ends of each edge.
fn ends(graph: &Graph) -> impl Iterator<Item = [&str; 2]> {
    let name = |end: u32| graph.vertices.get(end as usize).map_or("0", |vertex| vertex.name.as_str());
    graph.edges.iter().map(move |edge| edge.ends.map(name))
}

/// One edge a line, as its two ends.
fn edge_list(graph: &Graph) -> String {
    ends(graph).map(|[a, b]| [a, " ", b, "\n"].concat()).collect()
}

/// The edges and what is on the ground. Names have letters and digits alone.
fn json(graph: &Graph) -> String {
    let edges: Vec<String> = ends(graph).map(|[a, b]| ["[\"", a, "\",\"", b, "\"]"].concat()).collect();
    let ground = graph.vertices.iter().filter(|vertex| vertex.grounded());
    let ground: Vec<String> = ground.map(|vertex| ["\"", &vertex.name, "\""].concat()).collect();
    ["{\"edges\":[", &edges.join(","), "],\"ground\":[", &ground.join(","), "]}\n"].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    #[test]
    fn what_is_written_is_read_again() {
        for text in ["3,4", "(()(()))", "0a-a-b-0b,a-a,0a-c,0a-c"] {
            let game = open(&("hackenbush/".to_string() + text)).unwrap();
            let scene = game.scene();
            let graph = scene.graphs().next().unwrap();
            for written in [edge_list(graph), json(graph)] {
                let again = open(&("hackenbush/".to_string() + &written)).unwrap();
                let again = again.scene();
                assert_eq!(edge_list(again.graphs().next().unwrap()), edge_list(graph), "{written}");
            }
        }
        let graph = open("hackenbush/0-a-0").unwrap().scene().graphs().next().cloned().unwrap();
        assert_eq!(edge_list(&graph), "0 a\n0 a\n");
        assert_eq!(json(&graph), "{\"edges\":[[\"0\",\"a\"],[\"0\",\"a\"]],\"ground\":[\"0\"]}\n");
    }
}
