//! A player: given a game, what to do, down to huffs and obliging.

use crate::eval::Evaluator;
use crate::level::Level;
use crate::order::Step;
use crate::root::Root;
use crate::score::Score;
use crate::search::{Features, Limits, Manner, Progress, Report, Search};
use crate::tablebase::Tables;
use alloc::sync::Arc;
use alloc::vec::Vec;
use dama_engine::{Action, Game};

/// Nodes for a position where there is but one thing to do.
const FORCED: u64 = 1_000;

/// A computer player. What it does in a game depends on the game, its limits and its
/// seed, and on nothing that it thought about before.
#[derive(Debug)]
pub struct Player {
    /// `None` for a player of no level.
    level: Option<Level>,
    limits: Limits,
    manner: Manner,
    tables: Option<Arc<Tables>>,
    /// Another judgement than the game's own.
    evaluator: Option<Evaluator>,
    search: Option<Search>,
    /// A search of the position that obliging would make, the other side to move.
    obliged: Option<Search>,
}

impl Player {
    /// A player of a level. Equal seeds play equal games, natively and in a browser.
    pub fn new(level: Level, seed: u64) -> Player {
        Player {
            level: Some(level),
            ..Player::with(level.limits(), level.manner(seed))
        }
    }

    /// A player of any strength, who uses whatever tables it is given.
    pub fn with(limits: Limits, manner: Manner) -> Player {
        Player {
            level: None,
            limits,
            manner,
            tables: None,
            evaluator: None,
            search: None,
            obliged: None,
        }
    }

    /// The same player, knowing small endings by heart; one of a level uses them exactly
    /// where its level wants them.
    pub fn with_tables(mut self, tables: Option<Arc<Tables>>) -> Player {
        self.tables = tables;
        self
    }

    /// Whether it has to be given tables before it thinks about `game`.
    pub fn lacks_tables(&self, game: &Game) -> bool {
        let wants = |level: Level| level.wants_tables(game.position());
        let has = |tables: &Arc<Tables>| tables.rules().id == game.rules().id;
        self.level.is_some_and(wants) && !self.tables.as_ref().is_some_and(has)
    }

    /// Gives it tables.
    pub fn learn(&mut self, tables: Option<Arc<Tables>>) {
        self.tables = tables;
    }

    /// The same player with another judgement than the game's own.
    pub fn with_evaluator(mut self, evaluator: Evaluator) -> Player {
        self.evaluator = Some(evaluator);
        self
    }

    /// Other limits from the next move on.
    pub fn limit(&mut self, limits: Limits) {
        self.limits = limits;
    }

    /// Begins to think about what to do in `game`.
    pub fn begin(&mut self, game: &Game) {
        let root = Root::of(game);
        let legal = game.legal();
        let forced = legal.moves.len() == 1
            && game.position().huffs().is_empty()
            && !game.frame().can_oblige;
        let nodes = if forced { FORCED } else { u64::MAX };
        let limits = Limits {
            nodes: self.limits.nodes.min(nodes),
            ..self.limits
        };
        // nothing is kept from move to move: what it does depends on the game alone, not
        // on what it thought before something was taken back
        self.obliged = None;
        self.search = None; // its memory goes before the next one's is taken
        self.search = Some(self.fresh(root, limits));
        if game.frame().can_oblige && game.outcome().is_none() {
            let mut other = game.clone();
            if other.act(Action::Oblige).is_ok() {
                self.obliged = Some(self.fresh(Root::of(&other), limits));
            }
        }
    }

    fn fresh(&self, root: Root, limits: Limits) -> Search {
        let level = self.level;
        let wanted = level.is_none_or(|level| level.wants_tables(&root.position));
        let search = Search::new(root, limits)
            .with_features(Features {
                exact: false,
                ..Features::ALL
            })
            .with_manner(self.manner)
            .with_tables(self.tables.clone().filter(|_| wanted));
        match &self.evaluator {
            Some(evaluator) => search.with_evaluator(evaluator.clone()),
            None => search,
        }
    }

    /// Thinks for so many nodes, or fewer when it has finished; about both its own turn and
    /// obliging where that is open, so that whoever stops early has looked at both.
    pub fn step(&mut self, nodes: u64) -> Progress {
        let searches = [&mut self.search, &mut self.obliged].into_iter().flatten();
        let open: Vec<&mut Search> = searches.filter(|search| !search.is_done()).collect();
        let share = nodes / open.len().max(1) as u64;
        let mut progress = Progress::Done;
        for search in open {
            if search.step(share.max(1)) == Progress::More {
                progress = Progress::More;
            }
        }
        progress
    }

    /// The share of its nodes that it has spent, from 0 to 1; it may be done before.
    pub fn share(&self) -> f64 {
        let searches = [&self.search, &self.obliged].into_iter().flatten();
        let shares = searches.map(|search| match search.is_done() {
            true => 1.0,
            false => search.report().nodes as f64 / search.limits.nodes.max(1) as f64,
        });
        shares.fold(1.0, f64::min)
    }

    /// Ends the thinking now; what is known stays.
    pub fn stop(&mut self) {
        for search in [&mut self.search, &mut self.obliged].into_iter().flatten() {
            search.stop();
        }
    }

    /// What it has found about its own turn, `None` before [`Player::begin`].
    pub fn report(&self) -> Option<&Report> {
        self.search.as_ref().map(Search::report)
    }

    /// What it does, as far as it has thought; `None` when nothing can be done.
    pub fn action(&self) -> Option<Action> {
        let search = self.search.as_ref()?;
        let own = search.choose();
        if let Some(obliged) = &self.obliged {
            let then = -obliged.report().score;
            if own.is_none() || then > search.report().score {
                return Some(Action::Oblige);
            }
        }
        Some(match own? {
            Step::Huff(square) => Action::Huff(square),
            Step::Move(m) => Action::Move(m),
        })
    }

    /// What the game's position is worth to the side to move, obliging included; `None`
    /// before [`Player::begin`].
    pub fn score(&self) -> Option<Score> {
        let own = self.report()?.score;
        let obliged = self.obliged.as_ref().map(|search| -search.report().score);
        Some(obliged.map_or(own, |then| own.max(then)))
    }

    /// Thinks to the end and says what to do.
    pub fn think(&mut self, game: &Game) -> Option<Action> {
        self.begin(game);
        while self.step(u64::MAX) == Progress::More {}
        self.action()
    }
}
