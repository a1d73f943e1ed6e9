//! A puzzle and the proof that it is one.
//!
//! A position is a puzzle when its player wins in so many own moves and not in fewer,
//! whatever the other does; when exactly one first turn does it; and when some turn that
//! somebody might well play instead does not. All of it is searched to the end.

use crate::line;
use crate::plausible::{self, Implausible};
use crate::proof::{Prover, TooLong};
use crate::shallow;
use crate::themes::{self, Themes};
use crate::turn::{Deed, State, Turn};
use alloc::vec::Vec;
use core::fmt;
use dama_engine::{Position, Side, sort};

/// The fewest and the most own moves that a puzzle's win may take.
pub const LENGTHS: core::ops::RangeInclusive<u8> = 2..=3;

/// Wrong turns that are looked at as temptations, at most.
const TEMPTING: usize = 8;
/// Nodes that may be spent on showing that a wrong turn does not win a move later.
const LATER: u64 = 60_000;

/// Why a position is no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// "Win in" something else than 2 or 3.
    Length(u8),
    /// No game brings this about.
    Implausible(Implausible),
    /// The game is over.
    Over,
    /// The player does not win in so many moves.
    NotWon,
    /// The player wins in fewer moves: in how many.
    Faster(u8),
    /// Several first turns win in time: how many.
    SeveralWin(usize),
    /// There is but one turn to play.
    Forced,
    /// No turn that one might play instead fails.
    NothingTempts,
    /// The proof takes more nodes than a phone has time for.
    TooLong,
}

impl From<TooLong> for Refusal {
    fn from(_: TooLong) -> Refusal {
        Refusal::TooLong
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Length(n) => write!(f, "'win in {n}': expected 2 or 3"),
            Refusal::Implausible(why) => match why {
                Implausible::Man(s) => write!(f, "no man comes to square {}", s.index()),
                Implausible::TooManyPieces => f.write_str("more pieces than a side has"),
                Implausible::TooManyKings => f.write_str("too many kings"),
                Implausible::NoPieces => f.write_str("a side has no pieces"),
                Implausible::Special => f.write_str("within the opening, or obliged"),
            },
            Refusal::Over => f.write_str("the game is over"),
            Refusal::NotWon => f.write_str("not won in so many moves"),
            Refusal::Faster(n) => write!(f, "won in {n} already"),
            Refusal::SeveralWin(n) => write!(f, "{n} first turns win"),
            Refusal::Forced => f.write_str("there is only one turn to play"),
            Refusal::NothingTempts => f.write_str("no wrong turn tempts"),
            Refusal::TooLong => TooLong.fmt(f),
        }
    }
}

impl core::error::Error for Refusal {}

/// What the proof of a puzzle has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// Own moves to the win.
    pub moves: u8,
    /// The turn that wins.
    pub solution: Turn,
    /// Turns that there are.
    pub choices: usize,
    /// Wrong turns that one might well play, the most tempting first; eight at most.
    pub tempting: Vec<Turn>,
    /// Own turns, from the first on, that are the only ones to win in time against a
    /// defence that holds out as long as it can.
    pub unique: u8,
    /// The solution and the best defence to the end, one turn each.
    pub line: Vec<Turn>,
    /// What it is about.
    pub themes: Themes,
    /// How hard it is, 1–99.
    pub difficulty: u8,
    /// Positions looked at.
    pub nodes: u64,
}

/// Proves that `position` is a puzzle "win in `moves`".
///
/// # Errors
/// [`Refusal`]: the first thing that is wrong.
pub fn prove(prover: &mut Prover, position: &Position, moves: u8) -> Result<Proof, Refusal> {
    if !LENGTHS.contains(&moves) {
        return Err(Refusal::Length(moves));
    }
    plausible::check(position).map_err(Refusal::Implausible)?;
    let state = State::new(*position);
    if state.end().is_some() {
        return Err(Refusal::Over);
    }
    prover.begin(Prover::BUDGET);
    match prover.shortest(&state, moves)? {
        None => return Err(Refusal::NotWon),
        Some(least) if least < moves => return Err(Refusal::Faster(least)),
        Some(_) => {}
    }
    let side = state.side();
    let turns = state.turns();
    if turns.len() < 2 {
        return Err(Refusal::Forced);
    }
    let (mut winning, mut wrong) = (Vec::new(), Vec::new());
    for turn in &turns {
        if prover.turn_wins(turn, side, moves)? {
            winning.push(turn);
        } else {
            wrong.push(turn);
        }
    }
    let &[solution] = &winning[..] else {
        return Err(Refusal::SeveralWin(winning.len()));
    };
    let unique = 1 + line::unique(prover, &solution.after, side, moves - 1)?;
    let line = line::best(prover, &state, moves)?;
    let huffs = themes::needs_huff(prover, &state, moves)?;
    let nodes = prover.nodes();
    let themes = themes::of(&state, &line, huffs);

    let seen = shallow::look(&solution.after, side);
    let looks: Vec<i32> = turns
        .iter()
        .map(|t| shallow::look(&t.after, side))
        .collect();
    let (mut tempting, mut narrow) = (Vec::new(), 0);
    let mut natural: Vec<(i32, &Turn)> = wrong
        .into_iter()
        .map(|turn| (shallow::look(&turn.after, side), turn))
        .filter(|(look, turn)| *look >= seen || takes(turn))
        .collect();
    sort::sort_by_key(&mut natural, |(look, _)| core::cmp::Reverse(*look));
    for (_, turn) in natural {
        if tempting.len() == TEMPTING {
            break;
        }
        if !wins_late(prover, turn, side, moves) {
            narrow += usize::from(saving(prover, turn, side, moves)? == 1);
            tempting.push(turn.clone());
        }
    }
    if tempting.is_empty() {
        return Err(Refusal::NothingTempts);
    }
    let measured = Measured {
        moves,
        tempting: tempting.len(),
        narrow,
        choices: turns.len(),
        replies: solution.after.turns().len(),
        overlooked: looks.iter().any(|look| *look > seen),
        surprising: themes.contains(Themes::SACRIFICE) || themes.contains(Themes::QUIET),
    };
    Ok(Proof {
        moves,
        choices: turns.len(),
        solution: solution.clone(),
        tempting,
        unique,
        line,
        themes,
        difficulty: measured.difficulty(),
        nodes,
    })
}

/// Whether it captures or promotes.
fn takes(turn: &Turn) -> bool {
    let step = |deed: &Deed| matches!(deed, Deed::Move(m) if m.is_capture() || m.promotes);
    turn.deeds.iter().any(step)
}

/// Whether a wrong turn still wins, one move later: it is then not wrong enough to tempt.
/// What cannot be proved in time does not count as wrong either.
fn wins_late(prover: &mut Prover, turn: &Turn, side: Side, moves: u8) -> bool {
    prover.begin(LATER);
    prover.turn_wins(turn, side, moves + 1).unwrap_or(true)
}

/// How many replies to a wrong turn save the other.
fn saving(prover: &mut Prover, turn: &Turn, side: Side, moves: u8) -> Result<usize, TooLong> {
    if turn.after.side() == side || turn.after.end().is_some() {
        return Ok(0);
    }
    prover.begin(Prover::BUDGET);
    let replies = line::defences(prover, &turn.after, moves - turn.cost())?;
    Ok(replies
        .iter()
        .filter(|reply| reply.wins_in.is_none())
        .count())
}

/// What difficulty is made of.
struct Measured {
    moves: u8,
    /// Wrong turns that one might well play, and those of them that one reply alone
    /// refutes.
    tempting: usize,
    narrow: usize,
    /// First turns, and replies to the solution.
    choices: usize,
    replies: usize,
    /// Something else looks better at a first look.
    overlooked: bool,
    surprising: bool,
}

impl Measured {
    fn difficulty(&self) -> u8 {
        let length = 28 * usize::from(self.moves - LENGTHS.start());
        let choices = self.choices.min(16) + self.replies.min(12);
        let wrong = 2 * self.tempting + 3 * self.narrow.min(4);
        let hidden = 8 * usize::from(self.overlooked) + 6 * usize::from(self.surprising);
        (length + choices + wrong + hidden).clamp(1, 99) as u8
    }
}
