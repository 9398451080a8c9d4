//! What a class uses while a lesson is presented: the points of two teams, and a clock for each step.
use crate::ui::{
    icons::icon,
    play::{Clock, use_clock},
    storage,
};
use serde::{Deserialize, Serialize};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A team.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Team {
    name: String,
    points: u32,
}

/// The teams as stored in the last lesson, or before a reload.
fn teams() -> [Team; 2] {
    let new = || ["Euler", "Gauss"].map(|name| Team { name: name.into(), points: 0 });
    let kept = storage::get_in_tab(storage::TEAMS);
    kept.and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_else(new)
}

fn keep(teams: &[Team; 2]) {
    // Writing names and numbers never fails.
    if let Ok(text) = serde_json::to_string(teams) {
        storage::set_in_tab(storage::TEAMS, &text);
    }
}

#[derive(Properties, PartialEq)]
pub struct TeamsAndClockProps {
    /// The step that the clock measures.
    pub step: usize,
}

/// Two teams with their points, and a clock on demand.
#[component]
pub fn TeamsAndClock(props: &TeamsAndClockProps) -> Html {
    let known = use_state(teams);
    let clock = use_clock();
    let change = {
        let known = known.clone();
        Callback::from(move |new: [Team; 2]| {
            keep(&new);
            known.set(new);
        })
    };
    let one = |at: usize| {
        let team = known[at].clone();
        let with = {
            let (known, change) = (known.clone(), change.clone());
            move |new: Team| {
                let mut all = (*known).clone();
                all[at] = new;
                change.emit(all);
            }
        };
        let onchange = {
            let (team, with) = (team.clone(), with.clone());
            move |event: Event| {
                let name = event.target_unchecked_into::<HtmlInputElement>().value();
                with(Team { name: name.chars().take(30).collect(), ..team.clone() });
            }
        };
        let points = |by: i32| {
            let (team, with) = (team.clone(), with.clone());
            move |_: MouseEvent| {
                with(Team { points: team.points.saturating_add_signed(by), ..team.clone() });
            }
        };
        let size = team.name.chars().count().clamp(4, 30).to_string();
        html! {
            <span class="team-points">
                <input class="team" type="text" aria-label={format!("Name of team {}", at + 1)} value={team.name.clone()} {size} {onchange} />
                <button class="btn icon" aria-label={format!("A point less for {}", team.name)} disabled={team.points == 0} onclick={points(-1)}>{ "−" }</button>
                <output aria-label={format!("Points of {}", team.name)}>{ team.points }</output>
                <button class="btn icon" aria-label={format!("A point for {}", team.name)} onclick={points(1)}>{ "+" }</button>
            </span>
        }
    };
    let toggle = {
        let clock = clock.clone();
        move |_: MouseEvent| clock.set(!*clock)
    };
    html! {
        <div class="room" role="group" aria-label="Teams and time">
            { one(0) }{ one(1) }
            if *clock { <Clock key={props.step} of="Time for this step" /> }
            <button class={classes!("btn", "icon", clock.then_some("pri"))} aria-label="Clock" aria-pressed={clock.to_string()} onclick={toggle}>{ icon("clock") }</button>
        </div>
    }
}
