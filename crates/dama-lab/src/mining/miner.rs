//! Finds the puzzles of one game that the program plays against itself, and chooses those
//! that a bank has room for.

use super::source;
use dama_engine::{Action, Bitboard, Position, Rules, Side};
use dama_puzzle::balance::{self, Balance, Shapes, Traits};
use dama_puzzle::plausible;
use dama_puzzle::symmetry::Shape;
use dama_puzzle::{Bank, Entry, Origin, Prover, State, prove, puzzle};
use dama_search::Seeded;

/// States at the end of a game in which a puzzle is looked for.
const LATE: usize = 60;
/// States at the end of a game that are changed, and how often each.
const CHANGED: usize = 14;
const CHANGES: usize = 6;
/// How often other moves are tried from a late state.
const VARIATIONS: usize = 10;
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

/// What became of the candidates.
#[derive(Default)]
pub(super) struct Tally {
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

pub(super) struct Miner {
    prover: Prover,
    reached: [Bitboard; 2],
    shapes: Shapes,
    balance: Balance,
    /// What became of what was looked at.
    pub(super) tally: Tally,
}

impl Miner {
    pub(super) fn new(bank: &Bank) -> Miner {
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
    pub(super) fn game(&mut self, rules: &'static Rules, seed: u64) -> Vec<Entry> {
        let game = source::play(rules, seed);
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
                if let Some(varied) = source::wander(&position, &mut seeds) {
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
                if let Some(made) = source::change(&position, &mut seeds) {
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
