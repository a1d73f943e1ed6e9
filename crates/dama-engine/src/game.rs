//! A game: a position and how it came about.
//!
//! Holds what people need to remember and rules do not: history with undo and redo,
//! the clocks of the long game, repetition, results, which piece is which. Every
//! state is kept as a frame, so that looking back costs nothing.

use crate::ending::{self, Outcome, Reason};
use crate::error::code_of;
use crate::fen::Clocks;
use crate::moves::{Legal, Move};
use crate::opening;
use crate::position::Position;
use crate::rules::Rules;
use crate::square::{Kind, Side, Square};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// One thing that happens in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// A move.
    Move(Move),
    /// The side to move huffs the piece there; it moves next (LD-5).
    Huff(Square),
    /// The side to move takes the last move back and obliges its player (4, soufla).
    Oblige,
    /// A side resigns.
    Resign(Side),
    /// The players agree a draw.
    AgreeDraw,
}

/// Why an action cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionFault {
    /// The game is over.
    GameOver,
    /// The move is not legal.
    NotLegal,
    /// The piece may not be huffed now.
    NoHuff(Square),
    /// The last move cannot be taken back.
    NoOblige,
}

impl ActionFault {
    /// A stable code for programs: "move.game-over" and so on.
    pub fn code(&self) -> String {
        let name = match self {
            ActionFault::GameOver => "game-over",
            ActionFault::NotLegal => "not-legal",
            ActionFault::NoHuff(_) => "no-huff",
            ActionFault::NoOblige => "no-oblige",
        };
        code_of("move", name)
    }
}

impl fmt::Display for ActionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ActionFault::GameOver => "the game is over",
            ActionFault::NotLegal => "the move is not legal",
            ActionFault::NoHuff(_) => "the piece there may not be huffed now",
            ActionFault::NoOblige => "there is no move to take back by oblige",
        })
    }
}

impl core::error::Error for ActionFault {}

/// Which piece stands where: the number a piece has had since the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Names([u8; Square::LIMIT as usize]);

/// A state of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The position.
    pub position: Position,
    /// The clocks.
    pub clocks: Clocks,
    /// The end, if the game is over.
    pub outcome: Option<Outcome>,
    /// Whether the last move may be taken back by oblige.
    pub can_oblige: bool,
    /// Whether a turn starts here; such states count for repetition (0-11).
    turn: bool,
    /// The state before this one in the line that counts: obliging leaves out the
    /// move that was taken back.
    before: Option<usize>,
    names: Names,
}

impl Frame {
    /// The number of the piece on an occupied square, the same for its whole life:
    /// the square it stood on at the start, in square order.
    pub fn piece_number(&self, square: Square) -> u8 {
        self.names.0[square.index() as usize]
    }
}

/// A game of one rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    frames: Vec<Frame>,
    actions: Vec<Action>,
    /// Actions in force; those beyond can be redone.
    done: usize,
}

impl Game {
    /// A game from the standard start, with the fixed opening where there is one.
    pub fn new(rules: &'static Rules) -> Game {
        Game::from_position(Position::start(rules), Clocks::default())
    }

    /// A game from the standard start as players may choose it: with or without the
    /// fixed opening, begun by White or by Black (0-10, D-9).
    pub fn begun(rules: &'static Rules, free: bool, starter: Side) -> Game {
        let start = if free {
            Position::free_start(rules)
        } else {
            Position::start(rules)
        };
        Game::from_position(start.begun_by(starter), Clocks::default())
    }

    /// A game from a position. It may be over already.
    pub fn from_position(position: Position, clocks: Clocks) -> Game {
        let mut names = Names([0; Square::LIMIT as usize]);
        for square in position.rules().board.squares() {
            names.0[square.index() as usize] = square.index();
        }
        let outcome = ending::loss(&position, false).or_else(|| ending::draw(&position, clocks, 1));
        let first = Frame {
            position,
            clocks,
            outcome,
            can_oblige: false,
            turn: true,
            before: None,
            names,
        };
        Game {
            frames: alloc::vec![first],
            actions: Vec::new(),
            done: 0,
        }
    }

    /// The rule set.
    pub fn rules(&self) -> &'static Rules {
        self.position().rules()
    }

    /// The present state.
    pub fn frame(&self) -> &Frame {
        &self.frames[self.done]
    }

    /// The state after the first `ply` actions.
    pub fn frame_at(&self, ply: usize) -> Option<&Frame> {
        self.frames.get(ply)
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        &self.frame().position
    }

    /// The end, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.frame().outcome
    }

    /// The actions done so far.
    pub fn actions(&self) -> &[Action] {
        &self.actions[..self.done]
    }

    /// The legal moves, none when the game is over.
    pub fn legal(&self) -> Legal {
        self.legal_at(self.done)
    }

    /// The legal moves of the state after `ply` actions, none when it is an end.
    pub fn legal_at(&self, ply: usize) -> Legal {
        match self.frames.get(ply) {
            Some(frame) if frame.outcome.is_none() => frame.position.legal(),
            _ => Legal::default(),
        }
    }

    /// Does an action; what was undone before is forgotten.
    ///
    /// # Errors
    /// [`ActionFault`]; the game is then unchanged.
    pub fn act(&mut self, action: Action) -> Result<(), ActionFault> {
        let frame = self.frame();
        if frame.outcome.is_some() {
            return Err(ActionFault::GameOver);
        }
        let next = match action {
            Action::Move(m) => self.after_move(&m)?,
            Action::Huff(square) => self.after_huff(square)?,
            Action::Oblige => self.after_oblige()?,
            Action::Resign(side) => Frame {
                outcome: Some(Outcome {
                    winner: Some(side.other()),
                    reason: Reason::Resigned,
                }),
                turn: false,
                before: Some(self.done),
                ..frame.clone()
            },
            Action::AgreeDraw => Frame {
                outcome: Some(Outcome {
                    winner: None,
                    reason: Reason::Agreed,
                }),
                turn: false,
                before: Some(self.done),
                ..frame.clone()
            },
        };
        self.actions.truncate(self.done);
        self.frames.truncate(self.done + 1);
        self.actions.push(action);
        self.frames.push(next);
        self.done += 1;
        Ok(())
    }

    fn after_move(&self, m: &Move) -> Result<Frame, ActionFault> {
        let frame = self.frame();
        let before = &frame.position;
        let legal = before.legal();
        let piece = before.piece(m.from).ok_or(ActionFault::NotLegal)?;
        if !legal.moves.contains(m) {
            return Err(ActionFault::NotLegal);
        }
        let position = before.after(m, legal.due);
        let board = before.rules().board;
        let (start, end) = (board.rank(m.from), board.rank(m.to));
        let forward = piece.kind == Kind::Man
            && match piece.side {
                Side::White => end > start,
                Side::Black => end < start,
            };
        let quiet = if m.is_capture() || m.promotes || forward {
            0
        } else {
            (frame.clocks.quiet + 1).min(Rules::QUIET_LIMIT) // 0-12
        };
        let number = match piece.side {
            Side::White => frame.clocks.number,
            Side::Black => frame.clocks.number.saturating_add(1),
        };
        let clocks = Clocks { quiet, number };
        let mut names = frame.names;
        names.0[m.to.index() as usize] = frame.piece_number(m.from);
        let can_oblige = before.rules().oblige && !position.huffs().is_empty();
        let times = 1 + self.times(&position);
        let outcome =
            ending::loss(&position, can_oblige).or_else(|| ending::draw(&position, clocks, times));
        Ok(Frame {
            position,
            clocks,
            outcome,
            can_oblige,
            turn: true,
            before: Some(self.done),
            names,
        })
    }

    /// How often `position` has stood at the start of a turn, in the line that counts.
    fn times(&self, position: &Position) -> usize {
        let mut times = 0;
        let mut at = Some(self.done);
        while let Some(frame) = at.and_then(|i| self.frames.get(i)) {
            if frame.turn && frame.position == *position {
                times += 1;
            }
            at = frame.before;
        }
        times
    }

    fn after_huff(&self, square: Square) -> Result<Frame, ActionFault> {
        let frame = self.frame();
        let position = frame
            .position
            .after_huff(square)
            .ok_or(ActionFault::NoHuff(square))?;
        Ok(Frame {
            position,
            clocks: Clocks {
                quiet: 0, // 0-12
                ..frame.clocks
            },
            // no draw before the answering turn (0-14)
            outcome: ending::loss(&position, false),
            can_oblige: false,
            turn: false,
            before: Some(self.done),
            names: frame.names,
        })
    }

    fn after_oblige(&self) -> Result<Frame, ActionFault> {
        let frame = self.frame();
        if !frame.can_oblige {
            return Err(ActionFault::NoOblige);
        }
        let before = frame
            .before
            .and_then(|i| self.frames.get(i).map(|f| (i, f)));
        let (index, before) = before.ok_or(ActionFault::NoOblige)?;
        Ok(Frame {
            position: before.position.obliged(),
            outcome: None,
            can_oblige: false,
            turn: false,
            before: Some(index),
            ..before.clone()
        })
    }

    /// Takes the last action back. False when there is none.
    pub fn undo(&mut self) -> bool {
        if self.done == 0 {
            return false;
        }
        self.done -= 1;
        true
    }

    /// Does again what was undone. False when there is nothing.
    pub fn redo(&mut self) -> bool {
        if self.done == self.actions.len() {
            return false;
        }
        self.done += 1;
        true
    }

    /// Whether something was undone and can be done again.
    pub fn can_redo(&self) -> bool {
        self.done < self.actions.len()
    }

    /// Plays what is left of the fixed opening, the first of its moves where two are
    /// open. The number of moves played.
    pub fn play_opening(&mut self) -> usize {
        let mut played = 0;
        while self.position().opening().is_some() {
            let choice = opening::choices(self.position()).first().copied();
            let legal = self.legal();
            let found = choice.and_then(|c| legal.moves.iter().find(|m| c.is(m)));
            let Some(&m) = found else { break };
            if self.act(Action::Move(m)).is_err() {
                break;
            }
            played += 1;
        }
        played
    }
}
