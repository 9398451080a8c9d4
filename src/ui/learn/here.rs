//! The card with the reader's place in the course: chapter, lesson and step, with the board of that step.
use super::{address, load, results, step_board::first};
use crate::games::ready;
use crate::learn::{Course, Drill, Lesson, Mark, Place, Progress, position};
use crate::part::{BoxedFuture, FetchError};
use crate::ui::{boards::thumb, icons::reticle_mark};
use std::rc::Rc;
use yew::prelude::*;

/// Fetches the picture of a step; nothing where its lesson has no board.
type Fetch = fn(Place, usize) -> BoxedFuture<Result<Html, FetchError>>;

crate::parts! {
    // In the same part of the program as the lesson, which a reader who continues needs next.
    static BOARD_HERE in lesson: Fetch = |place, step| Box::pin(picture(place, step));
}

/// The small picture of a step's board. For a step without a board it is the last board before it, or else the first
/// after it.
async fn picture(place: Place, step: usize) -> Result<Html, FetchError> {
    let texts = load::texts(place.chapter).await?;
    let Some(board) = texts.lesson(place).and_then(|lesson| nearest(lesson, step)) else {
        return Ok(Html::default());
    };
    ready(&board.position).await?;
    Ok(position(&board).map_or_else(Html::default, |game| thumb(&game.scene())))
}

fn nearest(lesson: &Lesson, step: usize) -> Option<crate::learn::Setup> {
    let (before, after) = lesson.steps.split_at((step + 1).min(lesson.steps.len()));
    before.iter().rev().chain(after).find_map(first)
}

#[derive(Properties, PartialEq)]
pub struct ContinueCardProps {
    pub course: Rc<Course>,
    pub progress: Progress,
}

/// The reader's place, and the link that continues. A new reader sees no board, so nothing is fetched before there is
/// some progress.
#[component]
pub fn ContinueCard(props: &ContinueCardProps) -> Html {
    let (course, progress) = (&props.course, &props.progress);
    let shown = use_state(|| None::<((Place, usize), Html)>);
    let here = progress.next(course).and_then(|place| {
        let brief = course.brief(place)?;
        Some((place, brief, progress.next_step(place, brief.steps)))
    });
    let at = here.map(|(place, _, step)| (place, step));
    {
        let shown = shown.setter();
        let wanted = at.filter(|_| !progress.is_empty());
        use_effect_with(wanted, move |wanted| {
            if let Some((place, step)) = *wanted {
                wasm_bindgen_futures::spawn_local(async move {
                    // Without its picture the card still works.
                    let Ok(fetch) = BOARD_HERE.load().await else { return };
                    if let Ok(picture) = fetch(place, step).await {
                        shown.set(Some(((place, step), picture)));
                    }
                });
            }
        });
    }
    let Some((place, brief, step)) = here else {
        let drill = least_tried();
        return html! {
            <section class="goes-on" aria-labelledby="goes-on"><h2 id="goes-on">{ reticle_mark() }{ "All lessons are done" }</h2>
                <p><b>{ format!("Drill: {}", drill.name()) }</b><span class="dim">{ drill.example() }</span>
                    <a class="btn pri" href={format!("#/drills?k={}", drill.id())}>{ "Practise" }<kbd class="kb">{ "C" }</kbd></a></p></section>
        };
    };
    let begun = progress.of(place, brief.steps) != Mark::New;
    let minutes = if begun {
        format!("{} left", minutes(left(brief.minutes, brief.steps, step)))
    } else {
        minutes(brief.minutes)
    };
    // A picture that arrives late may belong to another step.
    let picture = shown.as_ref().filter(|(of, _)| Some(*of) == at && !progress.is_empty());
    html! {
        <section class="goes-on" aria-labelledby="goes-on">
            <h2 id="goes-on">{ reticle_mark() }{ format!("{} {}", place.chapter, course.chapter(place.chapter).map_or("", |chapter| &chapter.title)) }
                if begun { <span class="dim">{ format!("step {} of {}", step + 1, brief.steps) }</span> }</h2>
            if let Some((_, picture)) = picture { <div class="thumb stage">{ picture.clone() }</div> }
            <p><b>{ brief.title.clone() }</b><span class="dim">{ minutes }</span>
                <a class="btn pri" href={address(place)}>{ if begun { "Continue" } else { "Start" } }<kbd class="kb">{ "C" }</kbd></a></p>
        </section>
    }
}

/// The drill that was never finished, or else the one with the worst result.
fn least_tried() -> Drill {
    let all = Drill::ALL.iter().copied();
    all.min_by_key(|drill| results::last(*drill).map_or(0, |right| right + 1)).unwrap_or(Drill::Mex)
}

/// The estimated minutes from this step to the end, at least one.
fn left(minutes: u32, steps: usize, step: usize) -> u32 {
    let rest = u32::try_from(steps.saturating_sub(step)).unwrap_or(u32::MAX);
    let all = u32::try_from(steps.max(1)).unwrap_or(u32::MAX);
    minutes.saturating_mul(rest).div_ceil(all).max(1)
}

fn minutes(count: u32) -> String {
    if count == 1 { "1 minute".into() } else { format!("{count} minutes") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::{Setup, Step};

    #[test]
    fn minutes_left_go_down_with_the_steps() {
        let of_six = |step| left(6, 6, step);
        assert_eq!((of_six(0), of_six(2), of_six(5)), (6, 4, 1));
        assert_eq!((left(5, 7, 6), left(0, 0, 0), minutes(1)), (1, 1, "1 minute".into()));
    }

    #[test]
    fn a_step_without_a_board_shows_the_one_before_it() {
        let step = |board: Option<&str>| Step { board: board.map(Setup::of), ..Step::default() };
        let lesson = Lesson {
            title: String::new(),
            source: String::new(),
            minutes: 1,
            steps: vec![step(None), step(Some("nim/1")), step(None), step(Some("nim/2"))],
        };
        let at = |number| nearest(&lesson, number).map(|board| board.position);
        assert_eq!((at(0).as_deref(), at(1).as_deref()), (Some("nim/1"), Some("nim/1")));
        assert_eq!((at(2).as_deref(), at(3).as_deref()), (Some("nim/1"), Some("nim/2")));
        assert_eq!(at(9).as_deref(), Some("nim/2"));
    }
}
