//! `dama game`: one game between two levels, each turn with what was thought. With the
//! same levels, seed and nodes it is the same game everywhere, in a browser too.

use crate::failure::{self, Failure};
use crate::knowing::Knowing;
use crate::options::Options;
use dama_engine::{Game, Naming, record};
use dama_search::{Level, Player};
use std::io::Write;

/// Plies when their number is not said; games end before.
const PLIES: u64 = 1_000;

/// `game <id> <white> <black> [--from POSITION] [--seed S] [--nodes N] [--plies P]`: a line for each action,
/// `text depth nodes score`, then the game's text.
pub fn run(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::read(words, &["--from", "--seed", "--nodes", "--plies"], &[])?;
    let [id, white, black] = options.plain() else {
        return Err(Failure::usage("game: expected <id> <white> <black>"));
    };
    let rules = failure::rules(id)?;
    let mut game = match options.text("--from") {
        Some(text) => {
            let (position, clocks) = failure::position(rules, text)?;
            Game::from_position(position, clocks)
        }
        None => Game::new(rules),
    };
    let knowing = Knowing::new(rules);
    let seed = options.number("--seed")?.unwrap_or(1);
    let nodes = options.number("--nodes")?;
    let plies = options.number("--plies")?.unwrap_or(PLIES);
    let mut players = [player(white, seed, nodes)?, player(black, seed, nodes)?];
    for ply in 0..plies as usize {
        if game.outcome().is_some() {
            break;
        }
        let player = &mut players[game.position().side() as usize];
        let action = knowing.think(player, &game);
        let broken = || Failure::usage("a player found nothing to do");
        game.act(action.ok_or_else(broken)?)
            .map_err(|e| Failure::usage(e.to_string()))?;
        let text = record::write_action(&game, ply, Naming::Names);
        if let (Some(report), Some(score)) = (player.report(), player.score()) {
            writeln!(out, "{text} {} {} {score}", report.depth, report.nodes)?;
        }
    }
    writeln!(out, "{}", record::write(&game, ' '))?;
    Ok(())
}

fn player(name: &str, seed: u64, nodes: Option<u64>) -> Result<Player, Failure> {
    let level: Level = name
        .parse()
        .map_err(|e| Failure::usage(format!("player, '{name}': {e}")))?;
    let mut limits = level.limits();
    limits.nodes = nodes.unwrap_or(limits.nodes);
    let mut player = Player::new(level, seed);
    player.limit(limits);
    Ok(player)
}
