//! `dama endings`: won endings, proved before anybody plays them, and how many of them a
//! level wins against the best defence.
//!
//! They are met in quick games that the program plays against itself. An ending is taken
//! when it is won by force in at least some plies: by the tables of small endings where
//! the game has them, else by a search that stops at nothing but exact wins. The defender
//! thinks as long as the attacker and knows the tables.

use crate::failure::{self, Failure};
use crate::matches;
use crate::options::Options;
use dama_engine::{Game, Rules, RulesId, Side, fen};
use dama_search::{Level, Limits, Manner, Player, Progress, Root, Search, Seeded, Tables, Verdict};
use std::io::Write;
use std::sync::Arc;

/// Endings of a game.
const ENDINGS: usize = 50;
/// Pieces of an ending at most.
const PIECES: u32 = 6;
/// Plies of the shortest win, at least.
const PLIES: u16 = 7;
/// Nodes in which the win has to be proved.
const PROOF: u64 = 40_000;
/// Nodes a move in the games.
const NODES: u64 = 300;
/// Taken from one game at most.
const OF_ONE_GAME: usize = 3;

/// `endings <id> [--level L] [--nodes N] [--count N]`: how many a level wins.
/// `endings <id> --make [--seed S]`: makes them anew.
pub fn run(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::read(
        words,
        &["--level", "--nodes", "--count", "--seed"],
        &["--make"],
    )?;
    let [id] = options.plain() else {
        return Err(Failure::usage("endings: expected <id>"));
    };
    let rules = failure::rules(id)?;
    let seed = options.number("--seed")?.unwrap_or(1);
    let tables = Tables::build(rules).map(Arc::new);
    if options.has("--make") {
        return make(rules, seed, &tables, out);
    }
    let level = options.level("--level")?.unwrap_or(Level::Hard);
    let nodes = options.number("--nodes")?.unwrap_or(u64::MAX);
    let count = options.number("--count")?.unwrap_or(u64::MAX) as usize;
    let Some(text) = stored(rules.id) else {
        return Err(Failure::usage(format!(
            "endings, '{id}': expected one of the five games"
        )));
    };
    let mut limits = level.limits();
    limits.nodes = limits.nodes.min(nodes);
    let attacker = || {
        let mut player = Player::new(level, seed).with_tables(tables.clone());
        player.limit(limits);
        player
    };
    let (mut played, mut won) = (0, 0);
    for ending in endings(text).take(count) {
        played += 1;
        if is_won(rules, ending, attacker(), limits.nodes, &tables)? {
            won += 1;
        } else {
            writeln!(out, "not won: {ending}")?;
        }
    }
    writeln!(out, "{id} {level}: {won} of {played} won")?;
    Ok(())
}

/// The lines of a file of endings that hold one.
fn endings(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with('#'))
}

/// Whether `attacker` wins an ending against somebody who looks at as many nodes and
/// knows the tables.
fn is_won(
    rules: &'static Rules,
    ending: &str,
    attacker: Player,
    nodes: u64,
    tables: &Option<Arc<Tables>>,
) -> Result<bool, Failure> {
    let position = ending.split(" | ").next().unwrap_or(ending);
    let (start, clocks) = failure::position(rules, position)?;
    let defender = Player::with(Limits::nodes(nodes), Manner::default());
    let mut players = [attacker, defender.with_tables(tables.clone())];
    Ok(play(Game::from_position(start, clocks), &mut players) == Some(true))
}

/// Plays to the end; whether the side to move at the beginning won.
fn play(mut game: Game, players: &mut [Player; 2]) -> Option<bool> {
    let attacker = game.position().side();
    while game.outcome().is_none() {
        let mover = usize::from(game.position().side() != attacker);
        let action = players[mover].think(&game)?;
        game.act(action).ok()?;
    }
    Some(game.outcome()?.winner == Some(attacker))
}

/// The endings of a game.
fn stored(id: RulesId) -> Option<&'static str> {
    Some(match id {
        RulesId::LaDama => include_str!("../../../tests/data/won/la-dama.txt"),
        RulesId::Filippina => include_str!("../../../tests/data/won/filippina.txt"),
        RulesId::Tama => include_str!("../../../tests/data/won/tama.txt"),
        RulesId::Dhamet => include_str!("../../../tests/data/won/dhamet.txt"),
        RulesId::Turkish => include_str!("../../../tests/data/won/turkish.txt"),
        _ => return None,
    })
}

/// Finds endings and writes them, with what made them.
fn make(
    rules: &'static Rules,
    seed: u64,
    tables: &Option<Arc<Tables>>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    writeln!(out, "# dama endings {} --make --seed {seed}", rules.id)?;
    writeln!(out, "# position | plies of the shortest win")?;
    let mut seeded = Seeded::new(seed);
    let mut known = std::collections::HashSet::new();
    let mut count = 0;
    while count < ENDINGS {
        let mut game = matches::random_game(rules, &mut seeded);
        let mut found = 0;
        let mut players = [0, 1].map(|_| {
            let manner = Manner {
                margin: 20,
                seed: seeded.draw(),
                ..Manner::default()
            };
            Player::with(Limits::nodes(NODES), manner)
        });
        while game.outcome().is_none() && count < ENDINGS && found < OF_ONE_GAME {
            let side = game.position().side() as usize;
            let position = game.position();
            let pieces = Side::BOTH.map(|side| position.pieces(side).count());
            if pieces[0] + pieces[1] <= PIECES && known.insert(position.key()) {
                // without a past: its clock and its repetitions begin here
                let alone = Game::from_position(*position, Default::default());
                if let Some(plies) = won_in(&alone, tables).filter(|&plies| plies >= PLIES) {
                    let text = fen::write(position, Default::default());
                    writeln!(out, "{text} | {plies}")?;
                    out.flush()?;
                    count += 1;
                    found += 1;
                }
            }
            match players[side].think(&game) {
                Some(action) if game.act(action).is_ok() => (),
                _ => break,
            }
        }
    }
    Ok(())
}

/// The plies in which the side to move wins by force, if it is proved.
fn won_in(game: &Game, tables: &Option<Arc<Tables>>) -> Option<u16> {
    let mut search = Search::new(Root::of(game), Limits::nodes(PROOF)).with_tables(tables.clone());
    while search.step(u64::MAX) == Progress::More {}
    match search.report().score.verdict() {
        Verdict::Win(plies) => Some(plies),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hard wins won endings: a few near ones with few nodes and no tables on either side,
    /// or all of them as it is and against the best defence in the full suite.
    #[test]
    fn hard_wins_what_is_won() {
        let full = std::env::var_os("DAMA_FULL").is_some();
        for id in [
            RulesId::LaDama,
            RulesId::Filippina,
            RulesId::Tama,
            RulesId::Dhamet,
            RulesId::Turkish,
        ] {
            let text = stored(id).expect("endings");
            assert_eq!(endings(text).count(), ENDINGS, "{id}");
            let nodes = if full { u64::MAX } else { 20_000 };
            let tables = full
                .then(|| Tables::build(id.rules()))
                .flatten()
                .map(Arc::new);
            let mut limits = Level::Hard.limits();
            limits.nodes = limits.nodes.min(nodes);
            let near = endings(text).filter(|ending| ending.ends_with(" | 7"));
            let chosen: Vec<&str> = if full {
                endings(text).collect()
            } else {
                near.take(2).collect()
            };
            assert!(!chosen.is_empty(), "{id}");
            let mut lost = Vec::new();
            let count = chosen.len();
            for ending in chosen {
                let attacker = if full {
                    Player::new(Level::Hard, 1).with_tables(tables.clone())
                } else {
                    Player::with(limits, Level::Hard.manner(1))
                };
                let won = is_won(id.rules(), ending, attacker, limits.nodes, &tables);
                if !won.is_ok_and(|won| won) {
                    lost.push(ending);
                }
            }
            assert!(lost.is_empty(), "{id}: of {count} not won {lost:?}");
        }
    }
}
