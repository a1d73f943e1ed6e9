//! Won endings are won: small ones from the tables, played with and without them.

mod support;

use dama_engine::{Clocks, Game, RulesId};
use dama_search::{Level, Limits, Player, Seeded, Tables, Verdict};
use std::sync::Arc;

/// Plays `count` endings that are won in five plies or more; the defender knows the
/// tables and so holds out as long as can be. How many were won.
fn won(id: RulesId, count: usize, nodes: u64, knows: bool) -> usize {
    let tables = Arc::new(Tables::build(id.rules()).unwrap());
    let mut seeded = Seeded::new(50);
    let mut won = 0;
    let mut played = 0;
    while played < count {
        let Some(position) = tables.position(seeded.below(tables.bytes())) else {
            continue;
        };
        match tables.probe(&position).unwrap().verdict() {
            Verdict::Win(plies) if plies >= 5 => played += 1,
            _ => continue,
        }
        let mut game = Game::from_position(position, Clocks::default());
        let winner = position.side();
        let mut attacker = Player::new(Level::Hard, 1).with_tables(knows.then(|| tables.clone()));
        attacker.limit(Limits::nodes(nodes));
        let mut defender = Player::new(Level::Hard, 2).with_tables(Some(tables.clone()));
        defender.limit(Limits::nodes(2_000));
        while game.outcome().is_none() {
            let player = if game.position().side() == winner {
                &mut attacker
            } else {
                &mut defender
            };
            let action = player.think(&game).unwrap();
            game.act(action).unwrap();
        }
        let wins = game.outcome().unwrap().winner == Some(winner);
        won += usize::from(wins);
        if !wins && knows {
            eprintln!("{}", dama_engine::record::write(&game, ' '));
        }
    }
    won
}

#[test]
fn small_endings_are_won_without_the_tables() {
    for id in [RulesId::LaDamaStrict, RulesId::Filippina] {
        assert_eq!(won(id, 25, 20_000, false), 25, "{id}");
    }
}

/// Two kings need up to 15 plies for one there, more than a few thousand nodes see.
#[test]
fn small_endings_are_won_with_them() {
    for id in [RulesId::Turkish, RulesId::Tama] {
        assert_eq!(won(id, 25, 4_000, true), 25, "{id}");
    }
}
