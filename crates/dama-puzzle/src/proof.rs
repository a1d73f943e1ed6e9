//! Proofs: whether a side wins within so many own moves, whatever the other does.
//!
//! An exhaustive search over both sides' deeds, to the end of the rules: a duty broken,
//! huffs and obliging are deeds like others. Nothing is judged, nothing left out; a
//! proof that would need more nodes than it may is no proof ([`TooLong`]).

use crate::turn::{State, Turn};
use alloc::vec::Vec;
use core::fmt;
use dama_engine::direction::Direction;
use dama_engine::{Generator, Kind, Move, Position, ending};

/// The proof would need more nodes than allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong;

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the proof needs too many nodes")
    }
}

impl core::error::Error for TooLong {}

/// What is known of a state: won within `wins` moves, not within `fails`.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    age: u32,
    wins: u8,
    fails: u8,
}

const NEVER: u8 = u8::MAX;
const SLOTS: usize = 1 << 15;
/// Told apart in the table: a state in which the attacker is to move.
const ATTACK: u64 = 0x5851_f42d_4c95_7f2d;

/// Proves, keeping its memory from one position to the next.
#[derive(Debug)]
pub struct Prover {
    spare: Vec<Generator>,
    table: Vec<Slot>,
    age: u32,
    nodes: u64,
    budget: u64,
    /// The moves that last won and that last saved, by own moves left: tried first.
    makers: [Option<Move>; 8],
    savers: [Option<Move>; 8],
}

impl Default for Prover {
    fn default() -> Prover {
        Prover::new()
    }
}

impl Prover {
    /// Nodes that the proof of a puzzle may need, so that a phone can judge.
    pub const BUDGET: u64 = 200_000;

    /// A prover with the whole budget.
    pub fn new() -> Prover {
        Prover {
            spare: Vec::new(),
            table: alloc::vec![Slot::default(); SLOTS],
            age: 1,
            nodes: 0,
            budget: Prover::BUDGET,
            makers: [None; 8],
            savers: [None; 8],
        }
    }

    /// Forgets everything and starts to count anew, up to `budget` nodes.
    pub fn begin(&mut self, budget: u64) {
        self.age = self.age.wrapping_add(1).max(1);
        self.nodes = 0;
        self.budget = budget;
        self.makers = [None; 8];
        self.savers = [None; 8];
    }

    /// Positions looked at since the last [`Prover::begin`].
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the side to move wins within `moves` own moves.
    ///
    /// # Errors
    /// [`TooLong`].
    pub fn wins(&mut self, state: &State, moves: u8) -> Result<bool, TooLong> {
        self.attack(state, moves)
    }

    /// The least number of own moves, up to `most`, in which the side to move wins.
    ///
    /// # Errors
    /// [`TooLong`].
    pub fn shortest(&mut self, state: &State, most: u8) -> Result<Option<u8>, TooLong> {
        for moves in 1..=most {
            if self.attack(state, moves)? {
                return Ok(Some(moves));
            }
        }
        Ok(None)
    }

    /// Whether the side *not* to move wins within `moves` own moves, 0 when it has won.
    ///
    /// # Errors
    /// [`TooLong`].
    pub fn holds(&mut self, state: &State, moves: u8) -> Result<bool, TooLong> {
        self.defend(state, moves)
    }

    /// Whether a turn of the side to move, one of its [`State::turns`], wins within
    /// `moves` own moves, that turn's included.
    ///
    /// # Errors
    /// [`TooLong`].
    pub fn turn_wins(
        &mut self,
        turn: &Turn,
        side: dama_engine::Side,
        moves: u8,
    ) -> Result<bool, TooLong> {
        let Some(left) = moves.checked_sub(turn.cost()) else {
            return Ok(false);
        };
        if turn.after.side() == side {
            // a huff that ended the game
            return Ok(turn.after.end() == Some(crate::turn::End::Won(side)));
        }
        self.defend(&turn.after, left)
    }

    fn count(&mut self) -> Result<(), TooLong> {
        if self.nodes >= self.budget {
            return Err(TooLong);
        }
        self.nodes += 1;
        Ok(())
    }

    /// The side to move attacks and has `moves` moves left.
    fn attack(&mut self, state: &State, moves: u8) -> Result<bool, TooLong> {
        let position = state.position();
        let side = position.side();
        if position.has_lost_all(side) || moves == 0 {
            return Ok(false);
        }
        if position.has_lost_all(side.other()) {
            return Ok(true);
        }
        let key = key(state, ATTACK);
        if moves > 1
            && let Some(known) = self.known(key, moves)
        {
            return Ok(known);
        }
        self.count()?;
        let mut generator = self.spare.pop().unwrap_or_default();
        generator.generate(position);
        let result = if is_draw(state, &generator) {
            Ok(false)
        } else {
            self.attack_with(state, moves, &generator)
        };
        self.spare.push(generator);
        if moves > 1
            && let Ok(won) = result
        {
            self.learn(key, moves, won);
        }
        result
    }

    fn attack_with(
        &mut self,
        state: &State,
        moves: u8,
        generator: &Generator,
    ) -> Result<bool, TooLong> {
        let position = state.position();
        for square in position.huffs() {
            if let Some(next) = state.after_huff(square)
                && self.attack(&next, moves)?
            {
                return Ok(true);
            }
        }
        if let Some(next) = state.after_oblige()
            && self.defend(&next, moves)?
        {
            return Ok(true);
        }
        let moves_left = usize::from(moves) & 7;
        let maker = self.makers[moves_left];
        for m in ordered(&generator.legal().moves, maker) {
            if moves == 1 && survives(position, m) {
                continue;
            }
            if self.defend(&state.after_move(m, generator), moves - 1)? {
                self.makers[moves_left] = Some(*m);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The side to move defends; the other has `moves` moves left.
    fn defend(&mut self, state: &State, moves: u8) -> Result<bool, TooLong> {
        let position = state.position();
        let side = position.side();
        if position.has_lost_all(side) {
            return Ok(true);
        }
        if position.has_lost_all(side.other()) {
            return Ok(false);
        }
        let key = key(state, 0);
        if let Some(known) = self.known(key, moves) {
            return Ok(known);
        }
        self.count()?;
        let mut generator = self.spare.pop().unwrap_or_default();
        generator.generate(position);
        let result = if is_draw(state, &generator) {
            Ok(false)
        } else {
            self.defend_with(state, moves, &generator)
        };
        self.spare.push(generator);
        if let Ok(won) = result {
            self.learn(key, moves, won);
        }
        result
    }

    fn defend_with(
        &mut self,
        state: &State,
        moves: u8,
        generator: &Generator,
    ) -> Result<bool, TooLong> {
        let position = state.position();
        let stuck = generator.legal().moves.is_empty();
        if stuck {
            return Ok(ending::loss(position, state.can_oblige()).is_some());
        }
        if moves == 0 {
            return Ok(false);
        }
        if let Some(next) = state.after_oblige()
            // the move taken back does not count
            && !self.attack(&next, moves + 1)?
        {
            return Ok(false);
        }
        for square in position.huffs() {
            if let Some(next) = state.after_huff(square)
                && !self.defend(&next, moves)?
            {
                return Ok(false);
            }
        }
        let moves_left = usize::from(moves) & 7;
        let saver = self.savers[moves_left];
        for m in ordered(&generator.legal().moves, saver) {
            if !self.attack(&state.after_move(m, generator), moves)? {
                self.savers[moves_left] = Some(*m);
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn known(&self, key: Option<u64>, moves: u8) -> Option<bool> {
        let key = key?;
        let slot = &self.table[key as usize & (SLOTS - 1)];
        if slot.age != self.age || slot.key != key {
            None
        } else if slot.wins <= moves {
            Some(true)
        } else if slot.fails != NEVER && slot.fails >= moves {
            Some(false)
        } else {
            None
        }
    }

    fn learn(&mut self, key: Option<u64>, moves: u8, won: bool) {
        let Some(key) = key else { return };
        let age = self.age;
        let slot = &mut self.table[key as usize & (SLOTS - 1)];
        if slot.age != age || slot.key != key {
            *slot = Slot {
                key,
                age,
                wins: NEVER,
                fails: NEVER,
            };
        }
        if won {
            slot.wins = slot.wins.min(moves);
        } else if slot.fails == NEVER || slot.fails < moves {
            slot.fails = moves;
        }
    }
}

/// The key of a state in the table; none within a turn, where draws are not looked for.
fn key(state: &State, role: u64) -> Option<u64> {
    let before = state.before().map_or(0, |p| p.key().rotate_left(23));
    state
        .begins()
        .then(|| state.position().key() ^ role ^ before)
}

/// One king each (0-13), at the start of a turn, with no huff open (0-14).
fn is_draw(state: &State, generator: &Generator) -> bool {
    let position = state.position();
    state.begins()
        && position.huffs().is_empty()
        && generator.legal().due.count == 0
        && position.kings().count() == 2
        && ending::one_king_each(position)
}

/// The moves in the order of trying: what decided elsewhere, then captures, then the rest.
fn ordered(moves: &[Move], decided: Option<Move>) -> impl Iterator<Item = &Move> {
    let pass = move |m: &Move| match (Some(*m) == decided, m.is_capture()) {
        (true, _) => 0,
        (false, true) => 1,
        (false, false) => 2,
    };
    (0..3).flat_map(move |wanted| moves.iter().filter(move |m| pass(m) == wanted))
}

/// Whether some piece of the side not to move can certainly still step after `m`: such a
/// move does not end the game.
fn survives(position: &Position, m: &Move) -> bool {
    let rules = position.rules();
    let side = position.side().other();
    let free = position.empty().without(m.to);
    let left = position.pieces(side) & !m.captured;
    left.iter().any(|square| {
        let kind = if position.kings().contains(square) {
            Kind::King
        } else {
            Kind::Man
        };
        let mut ways = rules.moves(side, kind).iter();
        ways.any(|d: Direction| {
            let next = rules.board.next(square, d);
            next.is_some_and(|next| free.contains(next))
        })
    })
}
