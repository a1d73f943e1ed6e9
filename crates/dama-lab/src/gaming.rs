//! `dama game`: one game between two levels, each turn with what was thought. With the
//! same levels, seed and nodes it is the same game everywhere, in a browser too.

use crate::failure::{self, Failure};
use crate::options::Options;
use dama_engine::{Game, Naming, record};
use dama_search::{Level, Player};
use std::io::Write;

/// Plies when their number is not said; games end before.
const PLIES: u64 = 1_000;

/// `game <id> <white> <black> [--seed S] [--nodes N] [--plies P]`: a line for each action,
/// `text depth nodes score`, then the game's text.
pub fn run(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::read(words, &["--seed", "--nodes", "--plies"], &[])?;
    let [id, white, black] = options.plain() else {
        return Err(Failure::usage("game: expected <id> <white> <black>"));
    };
    let mut game = Game::new(failure::rules(id)?);
    let seed = options.number("--seed")?.unwrap_or(1);
    let nodes = options.number("--nodes")?;
    let plies = options.number("--plies")?.unwrap_or(PLIES);
    let mut players = [player(white, seed, nodes)?, player(black, seed, nodes)?];
    for ply in 0..plies as usize {
        if game.outcome().is_some() {
            break;
        }
        let player = &mut players[game.position().side() as usize];
        let action = player.think(&game);
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
    Ok(Player::with(limits, level.manner(seed)))
}
