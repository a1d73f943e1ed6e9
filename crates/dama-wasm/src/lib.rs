//! The engine for the browser: games as handles, their states as plain objects; the
//! computer player is in `think`, puzzles are in `puzzle`.
//!
//! The only crate that knows JavaScript. It decides nothing: every call is one call of
//! the engine with its answer put into a shape. Errors are JavaScript `Error`s with a
//! stable `code` such as `position.square-twice`.

use dama_engine::record::{self, RecordError};
use dama_engine::{
    Action as Done, Clocks, Game as EngineGame, Legal, Position, RulesId, Side, Square,
    WhyNot as Why, fen, view, whynot,
};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

#[cfg(feature = "whole")]
pub mod puzzle;
#[cfg(feature = "whole")]
pub mod think;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// What a call gives, or the `Error` that it throws.
type Answer<T> = Result<T, JsValue>;

/// An error with a stable code.
fn error(code: &str, message: impl ToString) -> JsValue {
    let error = js_sys::Error::new(&message.to_string());
    // setting a property of a fresh object cannot fail
    let _ = js_sys::Reflect::set(&error, &"code".into(), &code.into());
    error.into()
}

/// A shape as plain JavaScript.
fn plain(shape: &impl Serialize) -> Answer<JsValue> {
    shape
        .serialize(&Serializer::json_compatible())
        .map_err(|e| error("internal.shape", e))
}

fn rules_id(name: &str) -> Answer<RulesId> {
    name.parse().map_err(|why| {
        let why = RecordError::Rules(name.to_string(), why);
        error(&why.code(), why)
    })
}

fn position(rules: RulesId, text: &str) -> Answer<(Position, Clocks)> {
    fen::read(rules.rules(), text).map_err(|e| error(&e.code(), e))
}

fn square(index: u8) -> Answer<Square> {
    Square::from_index(index)
        .ok_or_else(|| error("square.off-board", format!("{index}: no square")))
}

fn side(name: &str) -> Answer<Side> {
    let found = Side::BOTH.into_iter().find(|side| side.name() == name);
    found.ok_or_else(|| error("side.unknown", format!("'{name}': white or black")))
}

fn no_such_ply(ply: usize) -> JsValue {
    error("game.no-such-ply", format!("{ply}: no such ply"))
}

/// Every rule set with its board and table.
#[wasm_bindgen(unchecked_return_type = "RulesInfo[]")]
pub fn rules() -> Answer<JsValue> {
    plain(&RulesId::ALL.map(|id| view::rules_info(id.rules())))
}

/// A game from the standard start; `free` leaves Dhamet's fixed opening out, `starter`
/// says who begins (White when it is left out).
#[wasm_bindgen(js_name = newGame)]
pub fn new_game(
    #[wasm_bindgen(unchecked_param_type = "RulesId")] id: &str,
    free: bool,
    #[wasm_bindgen(unchecked_optional_param_type = "Side")] starter: Option<String>,
) -> Answer<Game> {
    let starter = starter.map_or(Ok(Side::White), |name| side(&name))?;
    Ok(Game::holding(EngineGame::begun(
        rules_id(id)?.rules(),
        free,
        starter,
    )))
}

/// A game from a position text.
#[wasm_bindgen(js_name = fromPosition)]
pub fn from_position(
    #[wasm_bindgen(unchecked_param_type = "RulesId")] id: &str,
    text: &str,
) -> Answer<Game> {
    let (position, clocks) = position(rules_id(id)?, text)?;
    Ok(Game::holding(EngineGame::from_position(position, clocks)))
}

/// A game from what `text()` or `address()` wrote.
#[wasm_bindgen(js_name = fromText)]
pub fn from_text(text: &str) -> Answer<Game> {
    let game = record::read(text).map_err(|e| error(&e.code(), e))?;
    Ok(Game::holding(game))
}

/// A fair random number below `below`, for drawing lots.
#[wasm_bindgen(js_name = randomBelow)]
pub fn random_below(below: u8) -> Answer<u8> {
    let below = below.max(1) as u32;
    let fair = 0x1_0000_0000u64 / below as u64 * below as u64;
    loop {
        let mut bytes = [0; 4];
        getrandom::fill(&mut bytes).map_err(|e| error("random.unavailable", e))?;
        let number = u32::from_le_bytes(bytes);
        // the last, incomplete round would favour small numbers
        if (number as u64) < fair {
            return Ok((number % below) as u8);
        }
    }
}

/// The version of the engine.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_string()
}

/// Milliseconds since the page was opened; 0 where there is no clock.
#[wasm_bindgen]
pub fn now() -> f64 {
    web_sys::window()
        .and_then(|window| window.performance())
        .map_or(0.0, |clock| clock.now())
}

/// Perft of a position (an empty text means the free start), for measuring.
#[cfg(feature = "whole")]
#[wasm_bindgen]
pub fn perft(
    #[wasm_bindgen(unchecked_param_type = "RulesId")] id: &str,
    text: &str,
    depth: u32,
) -> Answer<f64> {
    let rules = rules_id(id)?;
    let position = match text {
        "" => Position::free_start(rules.rules()),
        text => position(rules, text)?.0,
    };
    Ok(dama_engine::perft(&position, depth) as f64)
}

/// A game with its history.
#[wasm_bindgen]
pub struct Game {
    game: EngineGame,
    legal: Legal,
}

impl Game {
    fn holding(game: EngineGame) -> Game {
        let legal = game.legal();
        Game { game, legal }
    }

    fn ply(&self) -> usize {
        self.game.actions().len()
    }

    fn moved(&mut self, moved: bool) -> bool {
        self.legal = self.game.legal();
        moved
    }

    fn act(&mut self, action: Done) -> Answer<JsValue> {
        self.game.act(action).map_err(|e| error(&e.code(), e))?;
        self.legal = self.game.legal();
        self.last()
    }

    fn last(&self) -> Answer<JsValue> {
        let last = self.ply().checked_sub(1);
        let action = last.and_then(|ply| view::action(&self.game, ply));
        plain(&action.ok_or_else(|| no_such_ply(0))?)
    }

    fn state_of(&self, ply: usize, legal: &Legal) -> Answer<JsValue> {
        plain(&view::state(&self.game, ply, legal).ok_or_else(|| no_such_ply(ply))?)
    }
}

#[wasm_bindgen]
impl Game {
    /// The present state.
    #[wasm_bindgen(unchecked_return_type = "GameState")]
    pub fn state(&self) -> Answer<JsValue> {
        self.state_of(self.ply(), &self.legal)
    }

    /// The state after the first `ply` actions; the game stays as it is.
    #[wasm_bindgen(js_name = stateAt, unchecked_return_type = "GameState")]
    pub fn state_at(&self, ply: usize) -> Answer<JsValue> {
        self.state_of(ply, &self.game.legal_at(ply))
    }

    /// What happened so far.
    #[wasm_bindgen(unchecked_return_type = "HistoryItem[]")]
    pub fn history(&self) -> Answer<JsValue> {
        plain(&view::history(&self.game))
    }

    /// Where the piece on `from` may go next after the stops in `path`.
    #[wasm_bindgen(unchecked_return_type = "Stop[]")]
    pub fn stops(&self, from: u8, path: &[u8]) -> Answer<JsValue> {
        let path = path
            .iter()
            .map(|&s| square(s))
            .collect::<Answer<Vec<Square>>>()?;
        plain(
            &self
                .game
                .position()
                .stops(&self.legal, square(from)?, &path),
        )
    }

    /// Plays the legal move with this id.
    #[wasm_bindgen(unchecked_return_type = "Action")]
    pub fn play(&mut self, id: usize) -> Answer<JsValue> {
        match self.legal.moves.get(id) {
            Some(&m) => self.act(Done::Move(m)),
            None => Err(error("move.unknown-id", format!("{id}: no such move"))),
        }
    }

    /// Plays one action given as text.
    #[wasm_bindgen(js_name = playText, unchecked_return_type = "Action")]
    pub fn play_text(&mut self, text: &str) -> Answer<JsValue> {
        let before = self.ply();
        let played = record::play(&mut self.game, text);
        self.legal = self.game.legal();
        played.map_err(|e| error(&e.code(), e))?;
        if self.ply() == before {
            return Err(error("move.malformed", "expected a move"));
        }
        self.last()
    }

    /// Huffs the piece on a square.
    #[wasm_bindgen(unchecked_return_type = "Action")]
    pub fn huff(&mut self, on: u8) -> Answer<JsValue> {
        self.act(Done::Huff(square(on)?))
    }

    /// Has the last move taken back and the maximum played.
    #[wasm_bindgen(unchecked_return_type = "Action")]
    pub fn oblige(&mut self) -> Answer<JsValue> {
        self.act(Done::Oblige)
    }

    /// A side ("white" or "black") resigns.
    #[wasm_bindgen(unchecked_return_type = "Action")]
    pub fn resign(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Side")] side: &str,
    ) -> Answer<JsValue> {
        self.act(Done::Resign(self::side(side)?))
    }

    /// The players agree a draw.
    #[wasm_bindgen(js_name = agreeDraw, unchecked_return_type = "Action")]
    pub fn agree_draw(&mut self) -> Answer<JsValue> {
        self.act(Done::AgreeDraw)
    }

    /// One action back; false when there is none.
    pub fn undo(&mut self) -> bool {
        let moved = self.game.undo();
        self.moved(moved)
    }

    /// One action forth again; false when there is none.
    pub fn redo(&mut self) -> bool {
        let moved = self.game.redo();
        self.moved(moved)
    }

    /// Why the side to move may not go from one square to another; null when it may.
    #[wasm_bindgen(js_name = whyNot, unchecked_return_type = "WhyNot | null")]
    pub fn why_not(&self, from: u8, to: u8) -> Answer<JsValue> {
        let rules = self.game.rules();
        let (from, to) = (square(from)?, square(to)?);
        let why = if self.game.outcome().is_some() {
            Some(Why::GameOver)
        } else {
            whynot::why_not(self.game.position(), &self.legal, from, to)
        };
        plain(&why.map(|why| view::why_not(rules, &why)))
    }

    /// What a typed turn means: squares in any way of writing, or one square to blow.
    #[wasm_bindgen(unchecked_return_type = "Heard")]
    pub fn heard(&self, text: &str) -> Answer<JsValue> {
        plain(&view::heard(&self.game, &self.legal, text))
    }

    /// What the piece on a square attacks and what attacks it.
    #[wasm_bindgen(unchecked_return_type = "Attacks")]
    pub fn attacks(&self, on: u8) -> Answer<JsValue> {
        let (square, position) = (square(on)?, self.game.position());
        plain(&view::Attacks {
            attacks: position.attacks(square),
            attacked_by: position.attackers(square),
        })
    }

    /// Plays what is left of the fixed opening: what happened, in order.
    #[wasm_bindgen(js_name = playOpening, unchecked_return_type = "Action[]")]
    pub fn play_opening(&mut self) -> Answer<JsValue> {
        let before = self.ply();
        self.game.play_opening();
        self.legal = self.game.legal();
        let played = (before..self.ply()).filter_map(|ply| view::action(&self.game, ply));
        plain(&played.collect::<Vec<view::Action>>())
    }

    /// The game in one line.
    pub fn text(&self) -> String {
        record::write(&self.game, ' ')
    }

    /// The game for the page's address.
    pub fn address(&self) -> String {
        record::write(&self.game, '_')
    }
}
