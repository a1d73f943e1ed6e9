//! `dama mine`: looks for puzzles in games that the program plays against itself, in
//! their endings and in what becomes of those when a piece is changed.
//!
//! A bank is only ever added to at its end, and after each find; a run that was stopped
//! goes on where it was. Everything follows from the seed.

use crate::failure::{self, Failure};
use crate::options::Options;
use dama_engine::{Action, Bitboard, Game, Kind, Position, Rules, Setup, Side, Square};
use dama_puzzle::balance::{self, Balance, Shapes, Traits};
use dama_puzzle::plausible;
use dama_puzzle::symmetry::Shape;
use dama_puzzle::{Bank, Entry, Origin, Prover, State, prove, puzzle};
use dama_search::{Features, Limits, Manner, Progress, Root, Search, Seeded, Step};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Puzzles looked for when their number is not said.
const COUNT: u64 = 10;
/// Games of one seed: game k of seed s has the seed s × this + k.
const GAMES: u64 = 1_000_000;
/// Nodes a move of the stronger and of the weaker player.
const NODES: [u64; 2] = [1_000, 250];
/// Plies after which a game is left alone.
const LONGEST: usize = 300;
/// States at the end of a game in which a puzzle is looked for.
const LATE: usize = 60;
/// States at the end of a game that are changed, and how often each.
const CHANGED: usize = 14;
const CHANGES: usize = 6;
/// How often other moves are tried from a late state, and how many at most.
const VARIATIONS: usize = 10;
const PLIES: usize = 4;
/// Nodes that a first look may take, by own moves to the win.
const GLANCE: [u64; 2] = [1_000, 4_000];
/// Candidates of one game that are proved at most.
const CANDIDATES: usize = 40;
/// The least merit of a puzzle worth keeping (see [`merit`]).
const MERIT: u32 = 14;
/// Puzzles kept of one game at most, and on how many squares they differ at least.
const KEPT: usize = 3;
const UNLIKE: u32 = 8;
/// The merit of one so good that the search for better ones soon ends.
const WELCOME: u32 = 18;
/// Games between two lines of progress.
const REPORT: u64 = 100;

/// `mine <id> [--seed S] [--count N] [--out FILE]`.
pub fn run(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::read(words, &["--seed", "--count", "--out"], &[])?;
    let &[id] = options.plain() else {
        return Err(Failure::usage("mine: expected <id>"));
    };
    let rules = failure::rules(id)?;
    let seed = options.number("--seed")?.unwrap_or(1);
    if seed >= u64::MAX / GAMES {
        return Err(Failure::usage(format!(
            "--seed, '{seed}': expected a smaller number"
        )));
    }
    let count = options.number("--count")?.unwrap_or(COUNT);
    let mut store = match options.text("--out") {
        Some(path) => Store::open(Path::new(path), rules, seed)?,
        None => Store::nowhere(rules),
    };
    let mut miner = Miner::new(&store.bank);
    let first = store.bank.puzzles.len() as u64;
    let start = store.next;
    while (store.bank.puzzles.len() as u64) < first + count && store.next < GAMES {
        let game = store.next;
        let found = miner.game(rules, seed * GAMES + game);
        store.next += 1;
        for entry in found {
            store.add(&entry)?;
            writeln!(out, "{} | {entry}", store.bank.puzzles.len())?;
            out.flush()?;
        }
        if (store.next - start).is_multiple_of(REPORT) {
            store.save_state()?;
            writeln!(
                out,
                "# {} games, {} puzzles, {}",
                store.next,
                store.bank.puzzles.len(),
                miner.tally
            )?;
            out.flush()?;
        }
    }
    store.save_state()?;
    Ok(())
}

/// The bank and where it is kept.
struct Store {
    bank: Bank,
    path: Option<PathBuf>,
    seed: u64,
    next: u64,
}

impl Store {
    fn nowhere(rules: &'static Rules) -> Store {
        Store {
            bank: Bank::new(rules),
            path: None,
            seed: 0,
            next: 0,
        }
    }

    /// Goes on with what is there; a bank that cannot be read is left untouched.
    fn open(path: &Path, rules: &'static Rules, seed: u64) -> Result<Store, Failure> {
        let shown = path.display();
        let bank = if path.exists() {
            let text = fs::read_to_string(path)
                .map_err(|e| Failure::usage(format!("--out, '{shown}': {e}")))?;
            Bank::read(&text, Some(rules.id))
                .map_err(|e| Failure::usage(format!("--out, '{shown}': {e}")))?
        } else {
            let bank = Bank::new(rules);
            fs::write(path, bank.to_string())
                .map_err(|e| Failure::usage(format!("--out, '{shown}': {e}")))?;
            bank
        };
        let mut store = Store {
            bank,
            path: Some(path.to_path_buf()),
            seed,
            next: 0,
        };
        let state = store
            .state_path()
            .and_then(|path| fs::read_to_string(path).ok());
        if let Some((seed, next)) = state
            .as_deref()
            .and_then(|text| text.trim().split_once(' '))
            && seed.parse() == Ok(store.seed)
        {
            store.next = next.parse().unwrap_or(0);
        }
        Ok(store)
    }

    fn state_path(&self) -> Option<PathBuf> {
        let mut name = self.path.clone()?.into_os_string();
        name.push(".state");
        Some(PathBuf::from(name))
    }

    fn add(&mut self, entry: &Entry) -> Result<(), Failure> {
        if let Some(path) = &self.path {
            let mut file = File::options().append(true).open(path)?;
            file.write_all(format!("{entry}\n").as_bytes())?;
            self.save_state()?;
        }
        self.bank.puzzles.push(entry.clone());
        Ok(())
    }

    fn save_state(&self) -> Result<(), Failure> {
        if let Some(path) = self.state_path() {
            fs::write(path, format!("{} {}\n", self.seed, self.next))?;
        }
        Ok(())
    }
}

/// What became of the candidates.
#[derive(Default)]
struct Tally {
    seen: u64,
    wins: u64,
    several: u64,
    forced: u64,
    tempts: u64,
    near: u64,
    dull: u64,
    room: u64,
    other: u64,
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{} positions, {} wins; refused: {} several win, {} forced, {} nothing tempts, {} alike, {} no room, {} dull, {} other",
            self.seen,
            self.wins,
            self.several,
            self.forced,
            self.tempts,
            self.near,
            self.room,
            self.dull,
            self.other
        )
    }
}

/// A position that is won in so many moves.
struct Candidate {
    position: Position,
    moves: u8,
    origin: Origin,
}

struct Miner {
    prover: Prover,
    reached: [Bitboard; 2],
    shapes: Shapes,
    balance: Balance,
    tally: Tally,
}

impl Miner {
    fn new(bank: &Bank) -> Miner {
        let mut shapes = Shapes::default();
        for entry in &bank.puzzles {
            shapes.add(&entry.position);
        }
        Miner {
            prover: Prover::new(),
            reached: Side::BOTH.map(|side| plausible::reach(bank.rules, side)),
            shapes,
            balance: Balance::of(bank),
            tally: Tally::default(),
        }
    }

    /// The best puzzles that a game gives and the bank has room for.
    fn game(&mut self, rules: &'static Rules, seed: u64) -> Vec<Entry> {
        let game = play(rules, seed);
        let mut seeds = Seeded::new(seed ^ 0x006d_616b_6500);
        let last = game.actions().len();
        let mut candidates = Vec::new();
        for ply in (last.saturating_sub(LATE)..last).rev() {
            let after_huff = ply > 0 && !matches!(game.actions()[ply - 1], Action::Move(_));
            let Some(frame) = game.frame_at(ply).filter(|_| !after_huff) else {
                continue;
            };
            let position = frame.position;
            let (seed, ply32) = (seed, ply as u32);
            self.glance(
                &position,
                Origin::Game { seed, ply: ply32 },
                &mut candidates,
            );
            for _ in 0..VARIATIONS {
                if let Some(varied) = wander(&position, &mut seeds) {
                    self.glance(
                        &varied,
                        Origin::Varied { seed, ply: ply32 },
                        &mut candidates,
                    );
                }
            }
            if ply + CHANGED < last {
                continue;
            }
            for _ in 0..CHANGES {
                if let Some(made) = change(&position, &mut seeds) {
                    self.glance(&made, Origin::Made { seed, ply: ply32 }, &mut candidates);
                }
            }
        }
        self.choose(candidates)
    }

    /// Keeps a position that is won in 2 or 3.
    fn glance(&mut self, position: &Position, origin: Origin, candidates: &mut Vec<Candidate>) {
        if is_lopsided(position) {
            return;
        }
        let [short, long] = [2, 3].map(|n| self.balance.has_room(&Traits::hoped(position, n)));
        if !short && !long {
            return;
        }
        self.tally.seen += 1;
        if plausible::check_with(position, &self.reached).is_err() {
            return;
        }
        let state = State::new(*position);
        self.prover.begin(GLANCE[0]);
        let mut found = self.prover.shortest(&state, 2);
        if found == Ok(None) && long {
            self.prover.begin(GLANCE[1]);
            found = self.prover.wins(&state, 3).map(|won| won.then_some(3));
        }
        if let Ok(Some(moves)) = found
            && puzzle::LENGTHS.contains(&moves)
        {
            self.tally.wins += 1;
            candidates.push(Candidate {
                position: *position,
                moves,
                origin,
            });
        }
    }

    fn choose(&mut self, mut candidates: Vec<Candidate>) -> Vec<Entry> {
        // games before what was made of them, then the fuller board
        candidates.sort_by_key(|c| {
            let made = origin_worth(&c.origin);
            let pieces = Side::BOTH.map(|side| c.position.pieces(side).count());
            std::cmp::Reverse((made, pieces[0].min(8) + pieces[1].min(8)))
        });
        let mut good: Vec<(u32, Entry, Traits)> = Vec::new();
        let mut welcome = 0;
        for candidate in candidates.iter().take(CANDIDATES) {
            let Some((entry, traits)) = self.examine(candidate) else {
                continue;
            };
            let merit = merit(&entry, &traits);
            if merit < MERIT {
                self.tally.dull += 1;
                continue;
            }
            good.push((merit, entry, traits));
            welcome += usize::from(merit >= WELCOME);
            if welcome > KEPT {
                break;
            }
        }
        good.sort_by_key(|(merit, ..)| std::cmp::Reverse(*merit));
        let mut found: Vec<Entry> = Vec::new();
        for (_, entry, traits) in good {
            let shape = Shape::of(&entry.position);
            let alike = |other: &Entry| shape.apart(&Shape::of(&other.position)) < UNLIKE;
            if found.len() == KEPT
                || found.iter().any(alike)
                || self.shapes.near(&entry.position).is_some()
                || !self.balance.has_room(&traits)
            {
                continue;
            }
            self.shapes.add(&entry.position);
            self.balance.add(&traits);
            found.push(entry);
        }
        found
    }

    fn examine(&mut self, candidate: &Candidate) -> Option<(Entry, Traits)> {
        let position = &candidate.position;
        let hoped = Traits::hoped(position, candidate.moves);
        if !self.balance.has_room(&hoped) {
            self.tally.room += 1;
            return None;
        }
        if self.shapes.near(position).is_some() {
            self.tally.near += 1;
            return None;
        }
        let proof = match prove(&mut self.prover, position, candidate.moves) {
            Ok(proof) => proof,
            Err(why) => {
                *match why {
                    puzzle::Refusal::SeveralWin(_) => &mut self.tally.several,
                    puzzle::Refusal::Forced => &mut self.tally.forced,
                    puzzle::Refusal::NothingTempts => &mut self.tally.tempts,
                    _ => &mut self.tally.other,
                } += 1;
                return None;
            }
        };
        let traits = Traits::of(position, candidate.moves, proof.themes);
        if !self.balance.has_room(&traits) {
            self.tally.room += 1;
            return None;
        }
        Some((Entry::new(position, &proof, candidate.origin), traits))
    }
}

/// Whether the winner has so many more pieces that there is no game left.
fn is_lopsided(position: &Position) -> bool {
    let own = position.pieces(position.side()).count();
    let other = position.pieces(position.side().other()).count();
    own > 2 * other + balance::pieces_wanted(position.rules()) / 2
}

/// What was played is better than what might have been, and that than what was made.
fn origin_worth(origin: &Origin) -> u32 {
    match origin {
        Origin::Game { .. } => 3,
        Origin::Varied { .. } => 2,
        Origin::Made { .. } => 0,
    }
}

/// How welcome a puzzle is.
fn merit(entry: &Entry, traits: &Traits) -> u32 {
    5 * u32::from(entry.unique >= 2)
        + 3 * u32::from(traits.surprise)
        + origin_worth(&entry.origin)
        + 2 * u32::from(traits.peopled)
        + 2 * u32::from(traits.six)
        + 2 * u32::from(!traits.kings)
        + u32::from(!traits.lone)
        + u32::from(entry.difficulty / 20)
}

/// A game between a stronger and a weaker player from a random opening.
fn play(rules: &'static Rules, seed: u64) -> Game {
    let mut seeds = Seeded::new(seed);
    let mut game = Game::new(rules);
    game.play_opening();
    for _ in 0..4 + seeds.below(8) {
        let legal = game.legal();
        let Some(m) = legal.moves.get(seeds.below(legal.moves.len())) else {
            break;
        };
        if game.act(Action::Move(*m)).is_err() {
            break;
        }
    }
    let strong = seeds.below(2);
    let manner = Manner {
        margin: 12,
        oversight: None,
        seed,
    };
    let features = Features {
        exact: false,
        ..Features::ALL
    };
    let mut searches = NODES.map(|nodes| {
        Search::new(Root::of(&game), Limits::nodes(nodes))
            .with_features(features)
            .with_manner(manner)
    });
    while game.outcome().is_none() && game.actions().len() < LONGEST {
        let which = usize::from(game.position().side() as usize != strong);
        let search = &mut searches[which];
        search.restart(Root::of(&game), Limits::nodes(NODES[which]));
        while search.step(u64::MAX) == Progress::More {}
        let action = match search.choose() {
            Some(Step::Move(m)) => Action::Move(m),
            Some(Step::Huff(square)) => Action::Huff(square),
            None => break,
        };
        if game.act(action).is_err() {
            break;
        }
    }
    game
}

/// What stands after a few random moves; `None` when the game ends before.
fn wander(position: &Position, seeds: &mut Seeded) -> Option<Position> {
    let mut state = State::new(*position);
    for _ in 0..1 + seeds.below(PLIES) {
        let mut turns = state.turns();
        if turns.is_empty() {
            return None;
        }
        state = turns.swap_remove(seeds.below(turns.len())).after;
    }
    let whole = state.begins() && state.end().is_none();
    whole.then_some(*state.position())
}

/// The position with a piece or two taken away, added or moved, or with the other side
/// to move; `None` when that is no position.
fn change(position: &Position, seeds: &mut Seeded) -> Option<Position> {
    let rules = position.rules();
    let mut setup = position.setup();
    setup.huffable = Default::default();
    for _ in 0..1 + seeds.below(2) {
        match seeds.below(8) {
            0 => setup.side = setup.side.other(),
            1 | 2 => {
                let square = pick(all(&setup), seeds)?;
                remove(&mut setup, square);
            }
            3 | 4 => {
                let from = pick(all(&setup), seeds)?;
                let kind = kind(&setup, from);
                let side = side(&setup, from);
                remove(&mut setup, from);
                add(rules, &mut setup, side, kind, seeds)?;
            }
            5 => {
                let side = if seeds.below(2) == 0 {
                    Side::White
                } else {
                    Side::Black
                };
                add(rules, &mut setup, side, Kind::King, seeds)?;
            }
            _ => {
                let side = if seeds.below(2) == 0 {
                    Side::White
                } else {
                    Side::Black
                };
                add(rules, &mut setup, side, Kind::Man, seeds)?;
            }
        }
    }
    Position::new(rules, &setup).ok()
}

fn all(setup: &Setup) -> Bitboard {
    setup.pieces[0] | setup.pieces[1]
}

fn side(setup: &Setup, square: Square) -> Side {
    if setup.pieces[0].contains(square) {
        Side::White
    } else {
        Side::Black
    }
}

fn kind(setup: &Setup, square: Square) -> Kind {
    if setup.kings.contains(square) {
        Kind::King
    } else {
        Kind::Man
    }
}

fn pick(set: Bitboard, seeds: &mut Seeded) -> Option<Square> {
    let count = set.count() as usize;
    set.iter().nth(seeds.below(count))
}

fn remove(setup: &mut Setup, square: Square) {
    for pieces in &mut setup.pieces {
        *pieces = pieces.without(square);
    }
    setup.kings = setup.kings.without(square);
}

fn add(rules: &Rules, setup: &mut Setup, side: Side, kind: Kind, seeds: &mut Seeded) -> Option<()> {
    let room = match kind {
        Kind::Man => plausible::reach(rules, side) & !rules.promotion(side),
        Kind::King => rules.board.squares(),
    };
    let square = pick(room & !all(setup), seeds)?;
    setup.pieces[side as usize] = setup.pieces[side as usize].with(square);
    if kind == Kind::King {
        setup.kings = setup.kings.with(square);
    }
    Some(())
}
