//! Where a search starts: a position, its clocks and what stood before it.

use alloc::vec::Vec;
use dama_engine::{Action, Clocks, Game, Position};

/// A position to think about, with all that decides about draws.
#[derive(Clone, Debug)]
pub struct Root {
    pub(crate) position: Position,
    pub(crate) quiet: u8,
    /// Whether a turn starts here: not after a huff, nor when obliged.
    pub(crate) turn: bool,
    /// Keys of the positions at which turns started, in the line that counts for
    /// repetition (0-11), this one included when a turn starts here.
    pub(crate) history: Vec<u64>,
}

impl Root {
    /// A position without a past.
    pub fn new(position: Position, clocks: Clocks) -> Root {
        Root {
            position,
            quiet: clocks.quiet,
            turn: true,
            history: alloc::vec![position.key()],
        }
    }

    /// The present position of a game.
    pub fn of(game: &Game) -> Root {
        let mut history = Vec::new();
        let mut turn = true;
        for ply in 0..=game.actions().len() {
            let Some(frame) = game.frame_at(ply) else {
                break;
            };
            turn = match ply.checked_sub(1).map(|before| game.actions()[before]) {
                None | Some(Action::Move(_)) => true,
                Some(Action::Oblige) => {
                    history.pop(); // the move that was taken back does not count
                    false
                }
                Some(_) => false,
            };
            if turn {
                history.push(frame.position.key());
            }
        }
        let frame = game.frame();
        Root {
            position: frame.position,
            quiet: frame.clocks.quiet,
            turn,
            history,
        }
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }
}
