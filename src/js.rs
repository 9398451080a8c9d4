//! The JavaScript API: one class over [`Game`], and the labs. static/nimscope.d.ts describes it for its users.
//!
//! Arguments may be anything at all; what cannot be understood is thrown as a plain object.
mod arguments;
mod labs;
pub mod moves;
mod scene;

use crate::core::{Budget, Game, ListLimits, MoveRef, analyse};
use crate::games::{all_ready, misere_ready, open};
use arguments::{ErrorSubject, convention, index, number, out_of_range, text, thrown};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// Most moves that one call lists.
const MOST_LISTED: usize = 100_000;
/// Most options that one call examines: beyond this the memory of a page may not suffice.
const MOST_EXAMINED: u64 = 10_000_000;

/// A position of some game. Positions do not change: playing gives another one.
#[wasm_bindgen]
pub struct Position(Box<dyn Api>);

/// What scripts ask of a position. The code that answers is a separate part of the program, since pages do without it.
trait Api {
    fn notation(&self) -> String;
    fn text(&self) -> String;
    fn scene(&self) -> JsValue;
    fn moves(&self, limit: &JsValue) -> Result<JsValue, JsValue>;
    fn play(&self, move_index: &JsValue) -> Result<Box<dyn Api>, JsValue>;
    fn play_move(&self, notation: &JsValue) -> Result<Box<dyn Api>, JsValue>;
    fn analyse(&self, convention: &JsValue, budget: &JsValue) -> Result<JsValue, JsValue>;
    fn why(&self, part: &JsValue, convention_word: &JsValue) -> Result<JsValue, JsValue>;
    fn why_move(&self, notation: &JsValue) -> Result<JsValue, JsValue>;
}

type OpenApi = fn(&JsValue) -> Result<Box<dyn Api>, JsValue>;

type AskLab = fn(&JsValue, &JsValue, &JsValue) -> Result<JsValue, JsValue>;

crate::parts! {
    static API in api: OpenApi = GameApi::open;
    static LABS in answers: AskLab = labs::lab;
}

/// The names of the parts that answer scripts.
pub fn parts() -> [&'static str; 2] {
    [API.name(), LABS.name()]
}

/// Fetches the rules of every game, so that positions can be opened.
///
/// # Errors
/// An `Error` that says so, if a part of the program could not be fetched.
#[wasm_bindgen]
pub async fn ready() -> Result<(), JsValue> {
    let fetched = futures_util::future::try_join3(API.load(), all_ready(), misere_ready()).await;
    fetched.map(drop).map_err(|missing| js_sys::Error::new(&missing.to_string()).into())
}

/// What a lab answers to its link, in the format of this name, with work at most `budget`; its code is fetched when it
/// is asked for the first time.
///
/// # Errors
/// What cannot be understood, or an `Error` if the code could not be fetched.
#[wasm_bindgen]
pub async fn lab(link: JsValue, format: JsValue, budget: JsValue) -> Result<JsValue, JsValue> {
    let ask = LABS.load().await.map_err(|missing| js_sys::Error::new(&missing.to_string()))?;
    ask(&link, &format, &budget)
}

#[wasm_bindgen]
impl Position {
    /// The position of a notation.
    pub fn open(notation: &JsValue) -> Result<Position, JsValue> {
        let open = API.get().ok_or_else(|| js_sys::Error::new("call ready() first, and wait for it"))?;
        open(notation).map(Self)
    }
    /// The text that opens this position again.
    pub fn notation(&self) -> String {
        self.0.notation()
    }
    /// The position as people write it.
    pub fn text(&self) -> String {
        self.0.text()
    }
    /// What lies on the table.
    pub fn scene(&self) -> JsValue {
        self.0.scene()
    }
    /// The first legal moves, at most `limit`, as an array with a property `total`.
    pub fn moves(&self, limit: &JsValue) -> Result<JsValue, JsValue> {
        self.0.moves(limit)
    }
    /// The option reached by the move of this index.
    pub fn play(&self, move_index: &JsValue) -> Result<Position, JsValue> {
        self.0.play(move_index).map(Self)
    }
    /// The option reached by the move of this notation.
    #[wasm_bindgen(js_name = playMove)]
    pub fn play_move(&self, notation: &JsValue) -> Result<Position, JsValue> {
        self.0.play_move(notation).map(Self)
    }
    /// Who wins and how, found by examining at most `budget` options.
    pub fn analyse(&self, convention: &JsValue, budget: &JsValue) -> Result<JsValue, JsValue> {
        self.0.analyse(convention, budget)
    }
    /// Why a component has its value, or the position its misere outcome.
    pub fn why(&self, part: &JsValue, convention_word: &JsValue) -> Result<JsValue, JsValue> {
        self.0.why(part, convention_word)
    }
    /// How a move that wins under normal play is found, where more is to be said than its values.
    #[wasm_bindgen(js_name = whyMove)]
    pub fn why_move(&self, notation: &JsValue) -> Result<JsValue, JsValue> {
        self.0.why_move(notation)
    }
}

struct GameApi(Rc<dyn Game>);

impl GameApi {
    fn open(notation: &JsValue) -> Result<Box<dyn Api>, JsValue> {
        let notation = text(notation, "the notation of a position")?;
        open(&notation).map(Self::of).map_err(|error| thrown(error, ErrorSubject::In(&notation)))
    }
    fn of(game: Rc<dyn Game>) -> Box<dyn Api> {
        Box::new(Self(game))
    }
    fn made(&self, mv: MoveRef) -> Result<Box<dyn Api>, JsValue> {
        self.0.option(mv).map(Self::of).map_err(|error| thrown(error, ErrorSubject::In(mv.notation)))
    }
}

impl Api for GameApi {
    fn notation(&self) -> String {
        self.0.notation()
    }
    fn text(&self) -> String {
        self.0.text()
    }
    fn scene(&self) -> JsValue {
        plain(&scene::published(&self.0.scene()))
    }
    fn moves(&self, limit: &JsValue) -> Result<JsValue, JsValue> {
        let limit = index(limit, Some(1000), MOST_LISTED + 1, "a limit")?;
        let found = self.0.moves(limit);
        let array = plain(&moves::found(&found).moves);
        js_sys::Reflect::set(&array, &"total".into(), &number(found.total))?;
        Ok(array)
    }
    fn play(&self, move_index: &JsValue) -> Result<Box<dyn Api>, JsValue> {
        let expected = "the index of a move";
        let index = index(move_index, None, MOST_LISTED, expected)?;
        let moves = self.0.moves(index + 1);
        let mv = moves.moves.get(index).ok_or_else(|| out_of_range(expected, moves.total))?;
        self.made(mv.into())
    }
    fn play_move(&self, notation: &JsValue) -> Result<Box<dyn Api>, JsValue> {
        self.made((&*text(notation, "the notation of a move")?).into())
    }
    fn analyse(&self, convention: &JsValue, budget: &JsValue) -> Result<JsValue, JsValue> {
        let convention = arguments::convention(convention)?;
        let budget = arguments::budget(budget, MOST_EXAMINED)?;
        let lists = ListLimits { winning: 1000, replies: 100 };
        let found = analyse(&*self.0, convention, lists, &mut within(budget));
        Ok(plain(&moves::JsAnalysis::from(&found)))
    }
    fn why(&self, part: &JsValue, convention_word: &JsValue) -> Result<JsValue, JsValue> {
        let parts = self.0.parts(&mut Budget::new(0)).len();
        let part = index(part, Some(0), parts.max(1), "the index of a component")?;
        Ok(plain(&self.0.why(part, convention(convention_word)?)))
    }
    fn why_move(&self, notation: &JsValue) -> Result<JsValue, JsValue> {
        let notation = text(notation, "the notation of a move")?;
        let mv = self.0.read_move(&notation).map_err(|error| thrown(error, ErrorSubject::In(&notation)))?;
        let total = self.0.value(&mut within(MOST_EXAMINED));
        Ok(plain(&total.ok().and_then(|total| self.0.why_move((&mv).into(), total))))
    }
}

/// A budget with the memory of a page where this runs in one, else with that of a worker.
fn within(work: u64) -> Budget<'static> {
    if web_sys::window().is_some() { Budget::on_page(work) } else { Budget::new(work) }
}

/// As plain objects, with null for what is missing.
fn plain(value: &impl Serialize) -> JsValue {
    // Numbers are within range and keys are texts, so this cannot fail.
    value.serialize(&Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}
