//! The search from the free start: `search ID DEPTH` prints `nodes seconds` of a master
//! that looks so deep; `features ID NODES` prints `depth plain all`, the deepest depth that
//! plain alpha-beta with a hash table reaches within so many nodes, at most `DEEPEST`, and
//! the nodes that it and the whole search take to get there.

use dama_engine::{Clocks, Game, Position, Side};
use dama_search::{Features, Level, Limits, Player, Progress, Root, Search};

/// Nodes of one slice, about as many as in a browser.
const SLICE: u64 = 10_000;
/// Nobody asks for more plies.
const DEEPEST: u16 = 12;

pub fn to_depth(id: &str, depth: &str) -> Result<(), String> {
    let limits = Limits::depth(crate::number(depth)?);
    let game = Game::begun(crate::rules(id)?.rules(), true, Side::White);
    // As in the browser: a player that knows the game, not a bare search.
    let mut player = Player::with(limits, Level::Master.manner(1));
    let (nodes, time) = crate::timed(|| {
        player.begin(&game);
        while player.step(SLICE) == Progress::More {}
        player.report().map_or(0, |report| report.nodes)
    });
    println!("{nodes} {}", time.as_secs_f64());
    Ok(())
}

pub fn features(id: &str, nodes: &str) -> Result<(), String> {
    let position = Position::free_start(crate::rules(id)?.rules());
    let search = |limits: Limits, features: Features| {
        let root = Root::new(position, Clocks::default());
        let mut search = Search::new(root, limits).with_features(features);
        while search.step(SLICE) == Progress::More {}
        (search.report().depth, search.report().nodes)
    };
    let plain = Features {
        table: true,
        ..Features::NONE
    };
    let within = Limits {
        nodes: crate::number(nodes)?,
        depth: DEEPEST,
    };
    let (depth, _) = search(within, plain);
    let (_, slow) = search(Limits::depth(depth), plain);
    let (_, fast) = search(Limits::depth(depth), Features::ALL);
    println!("{depth} {slow} {fast}");
    Ok(())
}
