//! Solving a puzzle: whether what somebody does still wins in time, what the other
//! answers, why a wrong turn fails, hints, and the whole solution.
//!
//! Everything is judged by proof; nothing is compared with a stored solution. Knows no
//! attempts: those are counted in [`attempt`](crate::attempt).

use crate::line;
use crate::proof::{Prover, TooLong};
use crate::shallow;
use crate::turn::{Deed, End, State, Turn};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use dama_engine::{Naming, Position, Side, Square, notation};

/// Nodes that one judgement may take: a proved puzzle needs [`Prover::BUDGET`] for all of
/// them together, but not always in the same order.
const BUDGET: u64 = 4 * Prover::BUDGET;

/// Nodes spent on finding out that a wrong turn wins a move later.
const LATER: u64 = 60_000;

/// Why something cannot be judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolvingFault {
    /// It cannot be done in this position.
    NotLegal,
    /// The puzzle is solved, or lost.
    Over,
    /// See [`TooLong`].
    TooLong,
}

impl SolvingFault {
    /// A stable code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            SolvingFault::NotLegal => "puzzle.not-legal",
            SolvingFault::Over => "puzzle.over",
            SolvingFault::TooLong => "puzzle.too-long",
        }
    }
}

impl fmt::Display for SolvingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SolvingFault::NotLegal => "that cannot be done in this position",
            SolvingFault::Over => "the puzzle is over",
            SolvingFault::TooLong => "the proof needs too many nodes",
        })
    }
}

impl core::error::Error for SolvingFault {}

impl From<TooLong> for SolvingFault {
    fn from(_: TooLong) -> SolvingFault {
        SolvingFault::TooLong
    }
}

/// What a deed was.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "kind", rename_all = "kebab-case")
)]
pub enum Verdict {
    /// A huff that keeps the win; the turn goes on.
    GoesOn,
    /// It still wins in time.
    Right {
        /// The best defence, already played.
        reply: Vec<Deed>,
        /// Own moves left.
        left: u8,
    },
    /// It wins the game.
    Won,
    /// It does not win in time. Nothing has changed.
    Wrong(Refutation),
}

/// Why a deed is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Refutation {
    /// What is played after the wrong deed: the rest of the own turn, if there is any,
    /// and the reply that saves.
    pub line: Vec<Deed>,
    /// The same in move texts.
    pub texts: Vec<String>,
    /// What the reply does.
    pub reason: Saving,
    /// Pieces that the reply captures.
    pub captures: u32,
    /// Own moves that the win would take after all, when that has been found out.
    pub late: Option<u8>,
}

/// How a reply saves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
pub enum Saving {
    /// The wrong turn itself ends the game otherwise.
    Ends,
    /// The other wins.
    Wins,
    /// The game is drawn: one king each.
    Draws,
    /// The other huffs.
    Huffs,
    /// The other obliges.
    Obliges,
    /// The other captures.
    Captures,
    /// The other promotes.
    Promotes,
    /// The other gets away with a quiet move.
    Escapes,
}

/// A turn of the solution and what may follow.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Variation {
    /// What is done in this turn.
    pub deeds: Vec<Deed>,
    /// Its text.
    pub text: String,
    /// Whether the winner plays it.
    pub own: bool,
    /// What may follow, the best defence first; after a defence, one winning turn.
    pub then: Vec<Variation>,
}

/// What a hint shows: first which piece, then to which square it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Hint {
    /// The piece that moves, or the one that is huffed.
    pub piece: Square,
    /// Where it goes; the same square for a huff.
    pub square: Square,
}

/// A puzzle being solved.
#[derive(Debug)]
pub struct Solving {
    prover: Prover,
    start: State,
    moves: u8,
    now: State,
    left: u8,
    /// The side that is to win.
    side: Side,
}

impl Solving {
    /// A puzzle at its beginning.
    pub fn new(position: &Position, moves: u8) -> Solving {
        let start = State::new(*position);
        Solving {
            prover: Prover::new(),
            start,
            moves,
            now: start,
            left: moves,
            side: start.side(),
        }
    }

    /// What stands now.
    pub fn state(&self) -> &State {
        &self.now
    }

    /// Own moves left.
    pub fn left(&self) -> u8 {
        self.left
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.now.end().is_some()
    }

    /// Puts the puzzle back to its beginning.
    pub fn again(&mut self) {
        self.now = self.start;
        self.left = self.moves;
    }

    /// Judges a deed of the player. When it is right it is played, and so is the answer.
    ///
    /// # Errors
    /// [`SolvingFault`]; nothing has then changed.
    pub fn judge(&mut self, deed: &Deed) -> Result<Verdict, SolvingFault> {
        if self.is_over() || self.now.side() != self.side {
            return Err(SolvingFault::Over);
        }
        if !self.now.deeds().contains(deed) {
            return Err(SolvingFault::NotLegal);
        }
        let next = self.now.after(deed).ok_or(SolvingFault::NotLegal)?;
        self.prover.begin(BUDGET);
        let (side, left) = (self.side, self.left);
        if next.end() == Some(End::Won(side)) {
            self.now = next;
            self.left = left.saturating_sub(1);
            return Ok(Verdict::Won);
        }
        if matches!(deed, Deed::Huff(_)) {
            if self.prover.wins(&next, left)? {
                self.now = next;
                return Ok(Verdict::GoesOn);
            }
            return Ok(Verdict::Wrong(self.refute(&next, left)?));
        }
        let after = left - u8::from(*deed != Deed::Oblige);
        if !self.prover.holds(&next, after)? {
            return Ok(Verdict::Wrong(self.refute(&next, after)?));
        }
        let Some(best) = line::defences(&mut self.prover, &next, after)?
            .into_iter()
            .next()
        else {
            return Err(SolvingFault::Over);
        };
        self.left = after + 1 - best.turn.cost();
        self.now = best.turn.after;
        Ok(Verdict::Right {
            reply: best.turn.deeds,
            left: self.left,
        })
    }

    /// Why a wrong deed is wrong: `next` stands after it, with `left` own moves left.
    fn refute(&mut self, next: &State, left: u8) -> Result<Refutation, SolvingFault> {
        let side = self.side;
        let mut turns: Vec<(State, Turn)> = Vec::new();
        let (mut now, mut left) = (*next, left);
        if now.end().is_none() && now.side() == side {
            // a wrong huff: the turn is ended as well as can be
            let rest = now.turns().into_iter();
            if let Some(turn) = rest.max_by_key(|turn| shallow::look(&turn.after, side)) {
                left = left.saturating_sub(turn.cost());
                turns.push((now, turn.clone()));
                now = turn.after;
            }
        }
        let mut reason = Saving::Ends;
        let (mut captures, mut late) = (0, None);
        if now.end().is_none() && now.side() != side {
            let other = side.other();
            let mut saving = Vec::new();
            for turn in now.turns() {
                if !self.reply_loses(&turn, left)? {
                    let won = turn.after.end() == Some(End::Won(other));
                    saving.push((won, shallow::look(&turn.after, other), turn));
                }
            }
            saving.sort_by_key(|(won, look, _)| core::cmp::Reverse((*won, *look)));
            if let Some((.., turn)) = saving.into_iter().next() {
                reason = Saving::of(&turn, other);
                captures = turn.step().map_or(0, |m| m.captured.count());
                late = self.is_late(&now, left).then_some(self.moves + 1);
                turns.push((now, turn));
            }
        }
        let texts = turns
            .iter()
            .map(|(state, turn)| text(state, turn, Naming::Names));
        Ok(Refutation {
            texts: texts.collect(),
            line: turns
                .iter()
                .flat_map(|(_, turn)| turn.deeds.clone())
                .collect(),
            reason,
            captures,
            late,
        })
    }

    /// Whether a reply of the other side does not save it.
    fn reply_loses(&mut self, reply: &Turn, left: u8) -> Result<bool, TooLong> {
        match reply.after.end() {
            Some(end) => Ok(end == End::Won(self.side)),
            // obliging gives the move back that was taken
            None => self.prover.wins(&reply.after, left + 1 - reply.cost()),
        }
    }

    /// Whether the win only takes a move longer, as far as a short look can tell.
    fn is_late(&mut self, state: &State, left: u8) -> bool {
        self.prover.begin(LATER);
        self.prover.holds(state, left + 1).unwrap_or(false)
    }

    /// A hint for what stands now.
    ///
    /// # Errors
    /// [`SolvingFault`].
    pub fn hint(&mut self) -> Result<Hint, SolvingFault> {
        if self.is_over() {
            return Err(SolvingFault::Over);
        }
        self.prover.begin(BUDGET);
        let least = self.prover.shortest(&self.now, self.left)?;
        let turns = line::answers(&mut self.prover, &self.now, least.unwrap_or(self.left))?;
        let deed = turns.first().and_then(|turn| turn.deeds.first());
        match deed {
            Some(Deed::Move(m)) => Ok(Hint {
                piece: m.from,
                square: m.to,
            }),
            Some(Deed::Huff(square)) => Ok(Hint {
                piece: *square,
                square: *square,
            }),
            Some(Deed::Oblige) | None => Err(SolvingFault::Over),
        }
    }

    /// The whole solution from the beginning, with every defence.
    ///
    /// # Errors
    /// [`SolvingFault`].
    pub fn solution(&mut self, naming: Naming) -> Result<Vec<Variation>, SolvingFault> {
        self.prover.begin(BUDGET);
        let (start, moves) = (self.start, self.moves);
        Ok(self.attack(&start, moves, naming)?)
    }

    fn attack(
        &mut self,
        state: &State,
        left: u8,
        naming: Naming,
    ) -> Result<Vec<Variation>, TooLong> {
        let Some(least) = self.prover.shortest(state, left)? else {
            return Ok(Vec::new());
        };
        let turns = line::answers(&mut self.prover, state, least)?;
        let Some(turn) = turns.into_iter().next() else {
            return Ok(Vec::new());
        };
        let then = if turn.after.end().is_some() || turn.after.side() == self.side {
            Vec::new()
        } else {
            self.defend(&turn.after, least - turn.cost(), naming)?
        };
        Ok(alloc::vec![Variation {
            text: text(state, &turn, naming),
            deeds: turn.deeds,
            own: true,
            then,
        }])
    }

    fn defend(
        &mut self,
        state: &State,
        left: u8,
        naming: Naming,
    ) -> Result<Vec<Variation>, TooLong> {
        let replies = line::defences(&mut self.prover, state, left)?;
        let mut variations = Vec::with_capacity(replies.len());
        for reply in replies {
            let turn = reply.turn;
            let then = if turn.after.end().is_some() {
                Vec::new()
            } else {
                self.attack(&turn.after, left + 1 - turn.cost(), naming)?
            };
            variations.push(Variation {
                text: text(state, &turn, naming),
                deeds: turn.deeds,
                own: false,
                then,
            });
        }
        Ok(variations)
    }
}

impl Saving {
    fn of(turn: &Turn, side: Side) -> Saving {
        match (turn.after.end(), turn.deeds.first(), turn.step()) {
            (Some(End::Won(winner)), ..) if winner == side => Saving::Wins,
            (Some(End::Drawn), ..) => Saving::Draws,
            (_, Some(Deed::Oblige), _) => Saving::Obliges,
            (_, Some(Deed::Huff(_)), _) => Saving::Huffs,
            (_, _, Some(m)) if m.is_capture() => Saving::Captures,
            (_, _, Some(m)) if m.promotes => Saving::Promotes,
            _ => Saving::Escapes,
        }
    }
}

/// The text of a turn: `~d4 b3-b4`, `a4xc4`, `oblige`.
pub fn text(state: &State, turn: &Turn, naming: Naming) -> String {
    let rules = state.position().rules();
    let mut now = *state;
    let mut text = String::new();
    for deed in &turn.deeds {
        if !text.is_empty() {
            text.push(' ');
        }
        match deed {
            Deed::Oblige => text.push_str("oblige"),
            Deed::Huff(square) => {
                text.push('~');
                text.push_str(&naming.square(rules, *square));
            }
            Deed::Move(m) => {
                let legal = now.position().legal();
                text.push_str(&notation::write(now.position(), &legal, m, naming));
            }
        }
        let Some(next) = now.after(deed) else { break };
        now = next;
    }
    text
}
