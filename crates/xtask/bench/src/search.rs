//! The search: `search ID DEPTH` prints `nodes seconds` of a master that looks so deep from
//! the free start. `features ID NODES` prints `depth plain level all`: the deepest depth that
//! plain alpha-beta with a hash table reaches within so many nodes, at most `DEEPEST`, and the
//! nodes to get there of plain alpha-beta, of the whole search when single replies cost depth
//! as they do there, and of the whole search. First from the free start, then the same added
//! up over positions of games, and last how many these are. Where most replies are forced, as
//! at Dhamet's start, the whole search looks far beyond a depth, and its nodes tell little.

use dama_engine::{Clocks, Game, Position, Rules, Side};
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

/// Games that positions are taken from, and the plies after which.
const GAMES: u64 = 3;
const PLIES: [usize; 3] = [8, 16, 24];
/// A depth that tells something.
const WORTH: u64 = 4;

pub fn features(id: &str, nodes: &str) -> Result<(), String> {
    let rules = crate::rules(id)?.rules();
    let nodes = crate::number(nodes)?;
    let start = Root::new(Position::free_start(rules), Clocks::default());
    let mut sums = [0; 4];
    let mut count = 0;
    for root in (1..=GAMES).flat_map(|seed| positions(rules, seed)) {
        let numbers = compared(&root, nodes / 6);
        if numbers[0] >= WORTH {
            count += 1;
            for (sum, number) in sums.iter_mut().zip(numbers) {
                *sum += number;
            }
        }
    }
    let [depth, plain, level, all] = compared(&start, nodes);
    let [depths, plains, levels, alls] = sums;
    println!("{depth} {plain} {level} {all} {depths} {plains} {levels} {alls} {count}");
    Ok(())
}

/// Positions of a game between two players of middling strength.
fn positions(rules: &'static Rules, seed: u64) -> Vec<Root> {
    let mut game = Game::begun(rules, true, Side::White);
    let mut player = Player::new(Level::Medium, seed);
    let mut found = Vec::new();
    for ply in 1..=PLIES[PLIES.len() - 1] {
        let Some(action) = player.think(&game) else {
            break;
        };
        if game.act(action).is_err() || game.outcome().is_some() {
            break;
        }
        if PLIES.contains(&ply) {
            found.push(Root::of(&game));
        }
    }
    found
}

/// The deepest depth of plain alpha-beta, its nodes, and those of the whole search without
/// extensions and with them.
fn compared(root: &Root, nodes: u64) -> [u64; 4] {
    let search = |limits: Limits, features: Features| {
        let mut search = Search::new(root.clone(), limits).with_features(features);
        while search.step(SLICE) == Progress::More {}
        (search.report().depth, search.report().nodes)
    };
    let plain = Features {
        table: true,
        ..Features::NONE
    };
    let level = Features {
        extensions: false,
        ..Features::ALL
    };
    let within = Limits {
        nodes,
        depth: DEEPEST,
    };
    let (depth, _) = search(within, plain);
    let to = |features| search(Limits::depth(depth), features).1;
    [u64::from(depth), to(plain), to(level), to(Features::ALL)]
}
