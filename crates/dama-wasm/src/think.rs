//! The computer player for the browser: one question at a time, thought about in slices.
//!
//! A slice is a number of nodes, and the answer does not depend on how the work was cut;
//! whoever calls looks at the clock. Nothing is kept from one question to the next but
//! the small endings of one rule set, which change no answer: a level that wants them
//! waits until they are solved.

use crate::{Answer, error, plain, side};
use dama_engine::Rules;
use dama_engine::record;
use dama_engine::{Game, Side};
use dama_search::explain::view::{self, Deed, DrawAnswer, Worth};
use dama_search::{Builder, Explainer, Level, Limits, Player, Progress, Reviewer, Tables, draws};
use serde::Serialize;
use std::sync::Arc;
use wasm_bindgen::prelude::*;

/// Nodes that answer an offered draw, at most.
const OFFER_NODES: u64 = 60_000;
/// Nodes that look for a hint.
const HINT_NODES: u64 = 600_000;
/// Nodes for each position of a game looked back on.
const REVIEW_NODES: u64 = 20_000;

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
struct Review {
    turn: Option<view::Turn>,
}

/// Pieces on the board at which a level that will want the small endings begins to solve
/// them, while nothing is asked.
const AHEAD: u32 = 10;

/// The small endings of a rule set.
#[derive(Default)]
enum Endings {
    #[default]
    None,
    Solving(Box<Builder>),
    Solved(Arc<Tables>),
}

impl Endings {
    /// Turns to a rule set, dropping what was known of another.
    fn turn_to(&mut self, rules: &'static Rules) {
        let now = match self {
            Endings::None => None,
            Endings::Solving(builder) => Some(builder.rules().id),
            Endings::Solved(tables) => Some(tables.rules().id),
        };
        if now != Some(rules.id) {
            *self = Endings::None; // its memory goes before the next one's is taken
            let builder = Builder::new(rules).map(Box::new);
            *self = builder.map_or(Endings::None, Endings::Solving);
        }
    }

    /// Solves so many positions more; false when there is nothing left to solve.
    fn step(&mut self, positions: usize) -> bool {
        let Endings::Solving(builder) = self else {
            return false;
        };
        if builder.step(positions) {
            return true;
        }
        if let Endings::Solving(builder) = core::mem::replace(self, Endings::None) {
            *self = Endings::Solved(Arc::new(builder.finish()));
        }
        false
    }

    fn tables(&self) -> Option<Arc<Tables>> {
        match self {
            Endings::Solved(tables) => Some(tables.clone()),
            _ => None,
        }
    }
}

/// What is asked, and who thinks about it.
enum Task {
    Reply(Player),
    /// Whether this side takes a draw.
    Draw(Player, Side),
    /// How many nodes it has in all.
    Hint(Explainer, u64),
    Review(Box<Reviewer>),
}

impl Task {
    fn step(&mut self, nodes: u64) -> Progress {
        match self {
            Task::Reply(player) | Task::Draw(player, _) => player.step(nodes),
            Task::Hint(explainer, _) => explainer.step(nodes),
            Task::Review(reviewer) => reviewer.step(nodes),
        }
    }

    fn share(&self) -> f64 {
        match self {
            Task::Reply(player) | Task::Draw(player, _) => player.share(),
            Task::Hint(explainer, nodes) => explainer.nodes() as f64 / *nodes as f64,
            Task::Review(reviewer) => reviewer.share().into(),
        }
    }

    /// What it has found; `None` when there was nothing to find.
    fn answer(&self, game: &Game) -> Option<Answer<JsValue>> {
        let mover = game.position().side();
        Some(match self {
            Task::Reply(player) => {
                let (report, score) = (player.report()?, player.score()?);
                plain(&Reply {
                    deed: Deed::of(game, player.action()?)?,
                    offers_draw: draws::offers(game, score, None),
                    resigns: draws::resigns(game, mover, score),
                    depth: report.depth,
                    nodes: report.nodes,
                    score: score.into(),
                })
            }
            Task::Draw(player, side) => {
                let score = player.score()?;
                let own = if *side == mover { score } else { -score };
                plain(&DrawAnswer::from(draws::answer(game, own)))
            }
            Task::Hint(explainer, _) => plain(&view::hint(game, &explainer.hint()?)?),
            Task::Review(reviewer) => {
                let turn = reviewer.turn().and_then(|turn| view::turn(game, turn));
                plain(&Review { turn })
            }
        })
    }
}

/// Thinks about one question at a time.
#[wasm_bindgen]
#[derive(Default)]
pub struct Thinker {
    question: Option<(Game, Task)>,
    endings: Endings,
    /// The question's player has to know the endings before it begins.
    waits: bool,
}

impl Thinker {
    /// Takes a question to a player of a level: it begins at once, or when the endings
    /// that it wants are solved.
    fn ask_player(
        &mut self,
        text: &str,
        key: &str,
        level: Level,
        player: Player,
        task: impl FnOnce(Player) -> Task,
    ) -> Answer<()> {
        self.ask(text, key, |_| task(player))?;
        let Some((game, _)) = &self.question else {
            return Ok(());
        };
        if level >= Level::Hard && Tables::are_near(game.position(), AHEAD) {
            self.endings.turn_to(game.rules());
        }
        self.waits = true;
        self.begin();
        Ok(())
    }

    /// Lets the player that waits begin, if what it wants is there.
    fn begin(&mut self) {
        let Some((game, Task::Reply(player) | Task::Draw(player, _))) = &mut self.question else {
            return;
        };
        if player.lacks_tables(game) {
            player.learn(self.endings.tables());
        }
        self.waits = player.lacks_tables(game);
        if !self.waits {
            player.begin(game);
        }
    }

    /// Takes a question about the game of this text, which stands at a position with
    /// this key.
    fn ask(&mut self, text: &str, key: &str, task: impl FnOnce(&Game) -> Task) -> Answer<()> {
        self.question = None; // its memory goes before the next one's is taken
        self.waits = false;
        let game = record::read(text).map_err(|e| error(&e.code(), e))?;
        let found = format!("{:016x}", game.position().key());
        if found != key {
            let said = format!("the game stands at {found}, the question is about '{key}'");
            return Err(error("question.other-position", said));
        }
        let task = task(&game);
        if game.outcome().is_some() && !matches!(task, Task::Review(_)) {
            return Err(error("question.game-over", "the game is over"));
        }
        self.question = Some((game, task));
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

    /// Asks what a level does; `nodes` and `depth` replace the level's own limits.
    #[wasm_bindgen(js_name = askReply)]
    pub fn ask_reply(
        &mut self,
        text: &str,
        key: &str,
        #[wasm_bindgen(unchecked_param_type = "Level")] level: &str,
        seed: u32,
        nodes: Option<f64>,
        depth: Option<u16>,
    ) -> Answer<()> {
        let level = self::level(level)?;
        let limits = Limits {
            nodes: given(nodes, level.limits().nodes),
            depth: depth.unwrap_or(level.limits().depth),
        };
        let mut player = Player::new(level, seed.into());
        player.limit(limits);
        self.ask_player(text, key, level, player, Task::Reply)
    }

    /// Asks whether a side that plays at a level takes a draw.
    #[wasm_bindgen(js_name = askDraw)]
    pub fn ask_draw(
        &mut self,
        text: &str,
        key: &str,
        #[wasm_bindgen(unchecked_param_type = "Level")] level: &str,
        #[wasm_bindgen(unchecked_param_type = "Side")] side: &str,
    ) -> Answer<()> {
        let (level, side) = (self::level(level)?, self::side(side)?);
        let limits = Limits {
            nodes: level.limits().nodes.min(OFFER_NODES),
            ..level.limits()
        };
        let mut player = Player::new(level, 0);
        player.limit(limits);
        self.ask_player(text, key, level, player, |player| Task::Draw(player, side))
    }

    /// Asks what the master would do, and why; `nodes` replaces the usual number.
    #[wasm_bindgen(js_name = askHint)]
    pub fn ask_hint(&mut self, text: &str, key: &str, nodes: Option<f64>) -> Answer<()> {
        let nodes = given(nodes, HINT_NODES);
        self.ask(text, key, |game| {
            Task::Hint(Explainer::new(game, nodes, None), nodes)
        })
    }

    /// Asks where a game, over or not, turned; `nodes` replaces the usual number for a
    /// position.
    #[wasm_bindgen(js_name = askReview)]
    pub fn ask_review(&mut self, text: &str, key: &str, nodes: Option<f64>) -> Answer<()> {
        let nodes = given(nodes, REVIEW_NODES);
        self.ask(text, key, |game| {
            Task::Review(Box::new(Reviewer::new(game, nodes, None)))
        })
    }

    /// Thinks for so many nodes more; false when it has finished.
    pub fn step(&mut self, nodes: u32) -> bool {
        if self.waits {
            if !self.endings.step(nodes as usize) {
                self.begin();
            }
            return true;
        }
        let question = self.question.as_mut();
        question.is_some_and(|(_, task)| task.step(nodes.into()) == Progress::More)
    }

    /// Whether it is still solving the endings that the question wants; the thinking has
    /// not begun.
    pub fn waits(&self) -> bool {
        self.waits
    }

    /// Solves so many positions of the small endings, in case they will be wanted; false
    /// when there is nothing to do.
    pub fn idle(&mut self, positions: u32) -> bool {
        self.endings.step(positions as usize)
    }

    /// The share of the work that is done, from 0 to 1.
    pub fn share(&self) -> f64 {
        let question = self.question.as_ref().filter(|_| !self.waits);
        question.map_or(0.0, |(_, task)| task.share())
    }

    /// Drops the question.
    pub fn forget(&mut self) {
        self.question = None;
        self.waits = false;
    }

    /// Ends the thinking; the answer is what has been found so far.
    #[wasm_bindgen(unchecked_return_type = "Reply | Hint | DrawAnswer | Review")]
    pub fn answer(&mut self) -> Answer<JsValue> {
        let (game, mut task) = self
            .question
            .take()
            .ok_or_else(|| error("question.none", "nothing was asked"))?;
        if let Task::Reply(player) = &mut task {
            player.stop();
        }
        let nothing = || error("question.nothing", "there is nothing to be done");
        task.answer(&game).ok_or_else(nothing)?
    }
}

/// The nodes that were given, or the usual ones.
fn given(nodes: Option<f64>, usual: u64) -> u64 {
    nodes.map_or(usual, |nodes| (nodes as u64).max(1))
}

fn level(name: &str) -> Answer<Level> {
    name.parse()
        .map_err(|e| error("level.unknown", format!("'{name}': {e}")))
}
