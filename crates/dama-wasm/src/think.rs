//! The computer player for the browser: one question at a time, thought about in slices.
//!
//! A slice is a number of nodes, and the answer does not depend on how the work was cut;
//! whoever calls looks at the clock. Nothing is kept from one question to the next.

use crate::{Answer, error, plain, side};
use dama_engine::record;
use dama_engine::{Action, Game, Side};
use dama_search::{Level, Limits, Player, Progress, Score, Verdict, player};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// Nodes for a question about who stands better.
const JUDGING: u64 = 60_000;

/// Something to do, as `Deed` in the types.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Deed {
    Move { id: usize },
    Huff { square: u8 },
    Oblige,
}

impl Deed {
    fn of(game: &Game, action: Action) -> Option<Deed> {
        match action {
            Action::Move(m) => {
                let id = game.legal().moves.iter().position(|legal| *legal == m)?;
                Some(Deed::Move { id })
            }
            Action::Huff(square) => Some(Deed::Huff {
                square: square.index(),
            }),
            Action::Oblige => Some(Deed::Oblige),
            _ => None,
        }
    }
}

/// A score, as `Verdict` in the types.
#[derive(Serialize)]
struct Worth {
    kind: &'static str,
    value: i32,
}

impl From<Score> for Worth {
    fn from(score: Score) -> Worth {
        let (kind, value) = match score.verdict() {
            Verdict::Win(plies) => ("win", plies.into()),
            Verdict::Loss(plies) => ("loss", plies.into()),
            Verdict::Draw => ("draw", 0),
            Verdict::Eval(value) => ("eval", value.into()),
        };
        Worth { kind, value }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Reply {
    deed: Deed,
    offers_draw: bool,
    resigns: bool,
    depth: u16,
    nodes: u64,
    score: Worth,
}

#[derive(Serialize)]
struct DrawAnswer {
    accepts: bool,
}

/// What is asked.
enum Task {
    Reply,
    /// Whether this side takes a draw.
    Draw(Side),
}

struct Question {
    task: Task,
    game: Game,
    player: Player,
}

/// Thinks about one question at a time.
#[wasm_bindgen]
#[derive(Default)]
pub struct Thinker {
    question: Option<Question>,
}

impl Thinker {
    fn begin(&mut self, task: Task, text: &str, key: &str, mut player: Player) -> Answer<()> {
        self.question = None; // its memory goes before the next one's is taken
        let game = record::read(text).map_err(|e| error(&e.code(), e))?;
        let found = format!("{:016x}", game.position().key());
        if found != key {
            let said = format!("the game stands at {found}, the question is about '{key}'");
            return Err(error("question.other-position", said));
        }
        if game.outcome().is_some() {
            return Err(error("question.game-over", "the game is over"));
        }
        player.begin(&game);
        self.question = Some(Question { task, game, player });
        Ok(())
    }
}

#[wasm_bindgen]
impl Thinker {
    /// Thinks about nothing yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Thinker {
        Thinker::default()
    }

    /// Asks what a level does in a game whose position has this key; `nodes` replaces
    /// the level's own limit.
    #[wasm_bindgen(js_name = askReply)]
    pub fn ask_reply(
        &mut self,
        text: &str,
        key: &str,
        #[wasm_bindgen(unchecked_param_type = "Level")] level: &str,
        seed: u32,
        nodes: Option<f64>,
    ) -> Answer<()> {
        let level = self::level(level)?;
        let limits = Limits {
            nodes: nodes.map_or(level.limits().nodes, |nodes| nodes as u64),
            ..level.limits()
        };
        let player = Player::with(limits, level.manner(seed.into()));
        self.begin(Task::Reply, text, key, player)
    }

    /// Asks whether a side takes a draw.
    #[wasm_bindgen(js_name = askDraw)]
    pub fn ask_draw(
        &mut self,
        text: &str,
        key: &str,
        #[wasm_bindgen(unchecked_param_type = "Level")] level: &str,
        #[wasm_bindgen(unchecked_param_type = "Side")] side: &str,
    ) -> Answer<()> {
        let (level, side) = (self::level(level)?, self::side(side)?);
        let limits = Limits::nodes(level.limits().nodes.min(JUDGING));
        let player = Player::with(limits, level.manner(0));
        self.begin(Task::Draw(side), text, key, player)
    }

    /// Thinks for so many nodes more; false when it has finished.
    pub fn step(&mut self, nodes: u32) -> bool {
        let question = self.question.as_mut();
        question.is_some_and(|q| q.player.step(nodes.into()) == Progress::More)
    }

    /// The share of the work that is done, from 0 to 1.
    pub fn share(&self) -> f64 {
        self.question.as_ref().map_or(0.0, |q| q.player.share())
    }

    /// Ends the thinking now, so that what is known is the answer.
    pub fn stop(&mut self) {
        if let Some(question) = &mut self.question {
            question.player.stop();
        }
    }

    /// Drops the question.
    pub fn forget(&mut self) {
        self.question = None;
    }

    /// The answer, as far as it has thought; the question is then over.
    #[wasm_bindgen(unchecked_return_type = "Reply | DrawAnswer")]
    pub fn answer(&mut self) -> Answer<JsValue> {
        let nothing = || error("question.none", "nothing was asked");
        let Question { task, game, player } = self.question.take().ok_or_else(nothing)?;
        let report = player.report().ok_or_else(nothing)?;
        match task {
            Task::Reply => {
                let deed = player.action().and_then(|action| Deed::of(&game, action));
                plain(&Reply {
                    deed: deed.ok_or_else(nothing)?,
                    offers_draw: false,
                    resigns: player::resigns(report.score),
                    depth: report.depth,
                    nodes: report.nodes,
                    score: report.score.into(),
                })
            }
            Task::Draw(side) => {
                let own = if side == game.position().side() {
                    report.score
                } else {
                    -report.score
                };
                plain(&DrawAnswer {
                    accepts: player::accepts_draw(own),
                })
            }
        }
    }
}

fn level(name: &str) -> Answer<Level> {
    name.parse()
        .map_err(|e| error("level.unknown", format!("'{name}': {e}")))
}
