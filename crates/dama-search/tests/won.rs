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

/// Who wants tables depends on level and position alone, and who is given others' tables
/// thinks as if there were none.
#[test]
fn a_level_uses_tables_where_it_wants_them() {
    let rules = RulesId::Filippina.rules();
    let tables = Arc::new(Tables::build(rules).unwrap());
    let of = |rules, text| {
        let (position, clocks) = dama_engine::fen::read(rules, text).unwrap();
        Game::from_position(position, clocks)
    };
    let five = of(rules, "B:We1,c3:BKa5,d8,f8");
    let six = of(rules, "B:We1,c3:BKa5,d8,f8,h8");
    let owed = of(RulesId::LaDama.rules(), "B:We1,e4:Bb1,a5,e5");
    for level in Level::ALL {
        let wants = level >= Level::Hard;
        assert_eq!(level.wants_tables(five.position()), wants, "{level}");
        assert!(!level.wants_tables(six.position()), "{level}");
        assert!(!level.wants_tables(owed.position()), "{level}");
        for game in [&five, &six] {
            let mut without = Player::new(level, 1);
            let mut with = Player::new(level, 1).with_tables(Some(tables.clone()));
            for player in [&mut without, &mut with] {
                player.limit(Limits::nodes(3_000));
                player.think(game);
            }
            assert_eq!(
                without.lacks_tables(game),
                level.wants_tables(game.position())
            );
            assert!(!with.lacks_tables(game));
            if !without.lacks_tables(game) {
                assert_eq!(with.report(), without.report(), "{level}");
            }
        }
    }
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
