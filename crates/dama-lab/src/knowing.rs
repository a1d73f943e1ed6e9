//! The small endings of a game, solved once, when a player first wants them.

use dama_engine::{Action, Game, Rules};
use dama_search::{Player, Tables};
use std::cell::OnceCell;
use std::sync::Arc;

/// Tables that are made when first wanted.
pub struct Knowing {
    rules: &'static Rules,
    tables: OnceCell<Option<Arc<Tables>>>,
}

impl Knowing {
    /// Nothing solved yet.
    pub fn new(rules: &'static Rules) -> Knowing {
        Knowing {
            rules,
            tables: OnceCell::new(),
        }
    }

    /// The tables; `None` for a game that only owes the duty.
    pub fn tables(&self) -> Option<Arc<Tables>> {
        let build = || Tables::build(self.rules).map(Arc::new);
        self.tables.get_or_init(build).clone()
    }

    /// Lets a player think, with the tables where its level wants them.
    pub fn think(&self, player: &mut Player, game: &Game) -> Option<Action> {
        if player.lacks_tables(game) {
            player.learn(self.tables());
        }
        player.think(game)
    }
}
